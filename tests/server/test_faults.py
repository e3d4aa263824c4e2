"""Faults: a server that can't start says why in a line or two, and one whose storage fails comes back."""

import asyncio
import os
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from moothall.server.faults import Fault
from moothall.server.storage import Storage, database_url
from tests.server.running import House, free_port, legal, refused, running, settings


def start(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Start a server that can't, and hear what it says."""
    environment = os.environ | {"XDG_DATA_HOME": str(folder), "MOOTHALL_SECRET": "for tests"}
    command = [sys.executable, "-m", "moothall.server", "--port", str(free_port()), "--no-native", *options]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=600, check=False)


def complaint(ended: subprocess.CompletedProcess[str]) -> str:
    """What a person reads who wanted to open the hall: a line or two, and never that it is open."""
    assert ended.returncode == 1, ended
    assert "is open" not in ended.stdout
    lines = ended.stderr.strip().splitlines()
    assert 1 <= len(lines) <= 2, ended.stderr
    assert lines[0].startswith("moothall: ")
    return ended.stderr


def test_what_keeps_a_server_from_starting_is_said_in_two_lines(tmp_path: Path) -> None:
    """As whoever starts the program sees it."""
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(random.Random(1).randbytes(10_000))
    assert "Restore a backup" in complaint(start(tmp_path, "--database", str(damaged)))
    with running(settings(str(tmp_path / "used.db"))) as house:
        used = start(tmp_path, "--database", str(tmp_path / "used.db"))
        assert "another Moothall server uses" in complaint(used)
        port = house.url.rsplit(":", 1)[1]
        assert "choose another with --port" in complaint(start(tmp_path, "--port", port))


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    newer = tmp_path / "newer.db"
    asyncio.run(make(newer))
    with sqlite3.connect(newer) as books:
        books.execute("UPDATE schema_version SET number = 999")
    books.close()
    assert "newer Moothall" in why_not(str(newer))


async def make(file: Path) -> None:
    storage = Storage(database_url(str(file)))
    await storage.open()
    await storage.close()


def why_not(database: str) -> str:
    """What keeps a database from being opened, in two lines at most."""
    with pytest.raises(Fault) as fault:
        asyncio.run(make(Path(database)) if "://" not in database else visit(database))
    said = str(fault.value)
    assert said.count("\n") <= 1
    return said


async def visit(url: str) -> None:
    storage = Storage(database_url(url))
    await storage.open()
    await storage.close()


@pytest.mark.parametrize("url", ["mysql://root@localhost/x", "foo://bar", "sqlite://", "sqlite://x.db"])
def test_urls_that_lead_nowhere(url: str) -> None:
    with pytest.raises(Fault, match="Give the path of a file, or postgresql://"):
        database_url(url)


@pytest.mark.parametrize("given", [":memory:", "file:x.db", "file:///tmp/x.db?mode=ro", " "])
def test_what_would_not_be_kept(given: str) -> None:
    with pytest.raises(Fault, match="Give the path of a file"):
        database_url(given)


def test_files_by_url_and_by_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for given in ("sqlite:///here.db", "here.db", f"sqlite:///{tmp_path}/here.db", str(tmp_path / "here.db")):
        assert database_url(given) == f"sqlite+aiosqlite:///{tmp_path}/here.db"


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(Fault, match=r"such as .*/moothall\.db"):
        database_url(str(tmp_path))
    (tmp_path / "file").touch()
    with pytest.raises(Fault, match="Choose another place"):
        database_url(str(tmp_path / "file" / "moothall.db"))


def test_no_such_database_in_postgresql(postgres: str) -> None:
    assert "createdb" in why_not(postgres.replace("/postgres?", "/nowhere?"))
    for nowhere in (f"127.0.0.1:{free_port()}", "no-such-machine.invalid"):
        assert "can't be reached" in why_not(f"postgresql://nobody@{nowhere}/x")


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="Linux has a place where even root can't write")
def test_a_place_where_nothing_can_be_written() -> None:
    assert "Choose another place" in why_not("/proc/moothall.db")


# Storage that fails while people play.


def answer_until_it_is_taken(anna: Any, table: dict[str, Any]) -> dict[str, Any]:
    deadline = time.monotonic() + 600
    while True:
        response = anna.answer(table, legal(table)[0])
        if response.status_code == 200:
            after: dict[str, Any] = response.json()
            return after
        refused(response, 503, "storage_unavailable")
        assert time.monotonic() < deadline, "it never recovers"
        time.sleep(0.05)


def lines_about_storage(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if "storage" in record.getMessage()]


def test_a_locked_database_is_said_and_got_over(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(settings(str(tmp_path / "moothall.db"))) as house:
        anna = house.guest()
        table, other = anna.open_table("me"), anna.open_table("me", "random")
        books = sqlite3.connect(tmp_path / "moothall.db", isolation_level=None)
        books.execute("BEGIN IMMEDIATE")
        caplog.clear()
        for _ in range(2):
            response = anna.answer(table, legal(table)[0])
            refused(response, 503, "storage_unavailable")
            assert response.headers["retry-after"]
        assert anna.table(table)["ply"] == 0, "what was refused has not happened"
        assert len(lines_about_storage(caplog)) == 1
        books.execute("ROLLBACK")
        books.close()
        assert answer_until_it_is_taken(anna, table)["ply"] == 1
        assert len(lines_about_storage(caplog)) == 2, "that it is over"
        assert anna.table(other)["status"] == "playing"


def test_a_bot_answers_after_an_outage(tmp_path: Path) -> None:
    """Nobody would ask it again."""
    with running(settings(str(tmp_path / "moothall.db"))) as house:
        anna = house.guest()
        table = anna.open_table("me", "random")
        while (seen := anna.table(table))["asked_seat"] != 0:
            time.sleep(0.02)
        hold = house.server.hall.workers
        choose = hold.choose

        async def choose_later(*asked: Any) -> int:
            chosen = await choose(*asked)
            if locked:
                await asyncio.sleep(0.2)
            return chosen

        locked: list[sqlite3.Connection] = []
        hold.choose = choose_later  # type: ignore[assignment, method-assign]
        while seen["asked_seat"] == 0:
            seen = anna.play(anna.table(table), random.Random(3))
        books = sqlite3.connect(tmp_path / "moothall.db", isolation_level=None)
        locked.append(books)
        books.execute("BEGIN IMMEDIATE")
        time.sleep(3)  # longer than a statement waits
        books.execute("ROLLBACK")
        books.close()
        deadline = time.monotonic() + 600
        while (seen := anna.table(table))["status"] == "playing" and seen["asked_seat"] != 0:
            assert time.monotonic() < deadline, "the bot sleeps"
            time.sleep(0.05)


def test_a_full_disk_is_said_and_got_over(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """No file may grow any further for a while, which is what a full disk is to a database."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        with running(settings(str(tmp_path / "moothall.db"))) as house:
            anna = house.guest()
            table = anna.open_table("me")
            caplog.clear()
            resource.setrlimit(resource.RLIMIT_FSIZE, (4096, before[1]))
            response = anna.answer(table, legal(table)[0])
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
            refused(response, 503, "storage_unavailable")
            assert [line.split(" (")[0] for line in lines_about_storage(caplog)] == ["storage fails"]
            assert anna.table(table)["ply"] == 0
            assert answer_until_it_is_taken(anna, table)["ply"] == 1
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, ignored)


def test_postgresql_that_stands_still_is_said_and_got_over(postgres: str) -> None:
    import asyncpg

    async def lock_while(answer: Any) -> Any:
        connection = await asyncpg.connect(postgres)
        transaction = connection.transaction()
        await transaction.start()
        await connection.execute("LOCK TABLE answers IN ACCESS EXCLUSIVE MODE")
        response = await asyncio.to_thread(answer)
        await transaction.rollback()
        await connection.close()
        return response

    with running(settings(postgres)) as house:
        anna = house.guest()
        table = anna.open_table("me")
        response = asyncio.run(lock_while(lambda: anna.answer(table, legal(table)[0])))
        refused(response, 503, "storage_unavailable")
        assert answer_until_it_is_taken(anna, table)["ply"] == 1


def test_the_hall_is_open_only_once_it_is(tmp_path: Path) -> None:
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "MOOTHALL_SECRET": "for tests"}
    port = free_port()
    command = [sys.executable, "-m", "moothall.server", "--port", str(port), "--no-native"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert "Moothall is open" in process.stdout.readline()
            at_once = House(f"http://127.0.0.1:{port}")
            assert at_once.stranger().get("/api/games").status_code == 200
            at_once.close()
        finally:
            process.terminate()
