"""Several processes serve one hall behind HAProxy: a table stays with one; nothing is lost when it goes."""

import asyncio
import contextlib
import os
import random
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import asyncpg
import httpx
import pytest
import sqlalchemy as sql

from moothall.server import leases
from moothall.server.leases import Leases
from moothall.server.safety import Limits
from moothall.server.storage import InUse, database_url, take_file
from moothall.server.studies import Studies
from tests.server.running import House, crew, free_port, legal, refused, two_at_a_table, wait_until
from tests.server.test_faults import complaint, start
from tests.server.test_safety import is_full
from tests.server.test_studies import play_out

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"
POSTGRES_CLOCK = "extract(epoch from clock_timestamp())"
SQLITE_CLOCK = "strftime('%s', 'now')"
SECRET = {"MOOTHALL_SECRET": "for tests"}


class Books:
    """What is stored, for whoever looks from outside."""

    def __init__(self, database: str) -> None:
        self.database = database

    def ask(self, question: str, *values: Any) -> list[Any]:
        """With `$1` and so on for the values."""
        if "://" not in self.database:
            with closing(sqlite3.connect(self.database, timeout=600)) as books, books:
                return books.execute(re.sub(r"\$(\d)", r"?\1", question), values).fetchall()
        return asyncio.run(self._fetch(question, *values))

    async def _fetch(self, question: str, *values: Any) -> list[Any]:
        connection = await asyncpg.connect(self.database)
        rows = await connection.fetch(question, *values)
        await connection.close()
        return [tuple(row) for row in rows]

    def holder(self, table: dict[str, Any]) -> str | None:
        ((holder,),) = self.ask("SELECT holder FROM tables WHERE id = $1", table["id"])
        return cast(str | None, holder)


# Leases.


def test_a_table_is_held_by_whoever_changed_it_last(database: str) -> None:
    with crew(database) as (one, other):
        anna = one.guest()
        there = other.bearer(anna.http.headers["authorization"].removeprefix("Bearer "))
        table = anna.open_table("me", "me")
        for who, house in ((anna, one), (there, other), (anna, one)):
            table = who.play(who.table(table), random.Random(1))
            assert Books(database).holder(table) == house.server.hall.leases.process
        assert there.table(table)["ply"] == table["ply"]


def test_a_table_that_is_thrown_away_while_it_is_looked_up(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when storing a change fails just then: it is fetched anew."""
    with crew(database) as (house, _):
        anna = house.guest()
        table = anna.open_table("me", "me")
        hall, rows = house.server.hall, house.server.storage.rows
        thrown_away: list[str] = []

        async def look_up(statement: Any) -> Any:
            found = await rows(statement)
            held = hall._tables.get(table["id"])
            if held is not None and str(statement).startswith("SELECT tables.version"):
                thrown_away.append(held.id)
                hall.forget(held)
            return found

        monkeypatch.setattr(house.server.storage, "rows", look_up)
        assert anna.table(table)["ply"] == 0
        assert thrown_away


def fall_silent(house: House) -> None:
    """As a process that has died: it shows no sign of life any more."""
    beating = house.server.hall.leases._beating
    assert beating is not None
    beating.get_loop().call_soon_threadsafe(beating.cancel)


def go(house: House) -> None:
    """As a process that is told to go."""
    leases = house.server.hall.leases
    assert leases._beating is not None
    asyncio.run_coroutine_threadsafe(leases.close(), leases._beating.get_loop()).result()


def think_for_ever(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    hold = asyncio.Event()

    async def think(*_asked: Any) -> int:
        await hold.wait()
        return 0

    monkeypatch.setattr(house.server.workers, "choose", think)


def test_a_study_is_made_by_one_process(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after all were started anew, and when the one that makes it goes."""
    begun: list[tuple[str, str]] = []
    looked, found = Counter[str](), set[str]()
    take_over, take_it = Leases.take_over_studies, Leases._take

    async def look(of: Leases) -> None:
        await take_over(of)
        looked[of.process] += 1

    async def take(of: Leases, held: sql.Table, which: Any) -> bool:
        """All find it free before one takes it."""
        found.add(of.process)
        while len(found) < 2:
            await asyncio.sleep(0.01)
        return await take_it(of, held, which)

    def ask(house: House, table: str) -> bool:
        """Again, as after a failure."""
        leases = house.server.hall.leases
        assert leases._beating is not None
        asking = leases.take_study(table)
        return asyncio.run_coroutine_threadsafe(asking, leases._beating.get_loop()).result()

    monkeypatch.setattr(Studies, "begin", lambda of, table: begun.append((of._leases.process, table)))
    monkeypatch.setattr(Leases, "take_over_studies", look)
    monkeypatch.setattr(leases, "DEAD", 600.0)  # nobody is taken for dead, however busy this machine is
    with crew(database) as (one, other):
        anna = one.guest()
        there = other.bearer(anna.http.headers["authorization"].removeprefix("Bearer "))
        study = f"/api/tables/{play_out(anna, anna.open_table('me'))['id']}/study"
        anna.post(study)
        assert there.post(study).json()["status"] == "waiting"
        ((process, table),) = begun
        assert process == one.server.hall.leases.process
        assert (ask(other, table), ask(one, table)) == (False, True)
    monkeypatch.setattr(Leases, "_take", take)
    with crew(database) as houses:
        both = {house.server.hall.leases.process: house for house in houses}
        wait_until(lambda: all(looked[process] > 1 for process in both), "they don't look")
        assert len(begun) == 2, "both of them make it"
        maker = begun[1][0]
        go(both[maker])
        wait_until(lambda: len(begun) > 2, "nobody takes it over")
        assert begun[2:] == [(process, table) for process in both if process != maker]


@pytest.mark.parametrize("end", [fall_silent, go])
def test_bots_of_a_process_that_is_gone_go_on_elsewhere(
    database: str, end: Callable[[House], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if it was in the midst of thinking."""
    with crew(database) as (one, other):
        anna = one.guest()
        think_for_ever(one, monkeypatch)
        table = anna.open_table("me", "random")
        while (seen := anna.table(table))["asked_seat"] == 0:
            table = anna.play(seen, random.Random(2))
        again = other.bearer(anna.http.headers["authorization"].removeprefix("Bearer "))
        time.sleep(2 * leases.BEAT)
        assert again.table(table)["asked_seat"] == 1, "as long as its process lives, the table is its own"
        end(one)
        wait_until(lambda: again.table(table)["asked_seat"] != 1, "nobody takes the table over")


@pytest.mark.parametrize("holder_lives", [True, False])
def test_a_clock_runs_out_once(database: str, holder_lives: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever process is asked for a stand-in, or both at once, and whichever lives."""
    books = Books(database)
    with crew(database) as houses:
        anna, bela, table = two_at_a_table(houses[0], clock={"seconds_per_answer": 3600})
        late, waits = (anna, bela) if table["asked_seat"] == 0 else (bela, anna)
        token = waits.http.headers["authorization"].removeprefix("Bearer ")
        callers = [house.bearer(token) for house in houses]
        path = f"/api/tables/{table['id']}/stand-in"
        for caller in callers:
            refused(caller.post(path), 409, "not_yet")
        if not holder_lives:
            think_for_ever(houses[0], monkeypatch)
            refused(callers[0].post(path), 409, "not_yet")
        books.ask(
            "UPDATE tables SET asked_at = '2020-01-01T00:00:00.000Z', version = version + 1 WHERE id = $1",
            table["id"],
        )
        if holder_lives:
            with ThreadPoolExecutor(2) as both:
                called = [*both.map(lambda caller: caller.post(path).status_code, callers)]
        else:
            called = [callers[0].post(path).status_code]
            fall_silent(houses[0])
        assert 200 in called
        assert {*called} <= {200, 409}
        wait_until(lambda: late.table(table)["ply"] > 0, "nobody stands in")
        wait_until(lambda: late.table(table)["asked_seat"] != table["asked_seat"], "nobody else is asked")
        time.sleep(2 * leases.BEAT)
        asked = table["asked_seat"]
        for caller in callers:
            refused(caller.post(path), 409, "not_yet")
        rows = books.ask("SELECT ply, seat FROM answers WHERE table_id = $1 ORDER BY ply", table["id"])
        assert [ply for ply, _ in rows] == [*range(1, len(rows) + 1)]
        assert {seat for _, seat in rows} == {asked}, "who stands in answers until another is asked"


def test_presence_and_a_dead_process(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who listens there is seen and counted here, and no longer once nothing is heard from there."""
    monkeypatch.setattr("moothall.server.live.HEARTBEAT", 0.5)
    with crew(database, limits=Limits(sockets=1)) as (one, other):
        anna, bela = one.guest("Anna"), other.guest("Béla")
        table = anna.open_table("me", "open")
        assert bela.post(f"/api/tables/{table['id']}/seats/1").status_code == 200

        def is_there() -> bool:
            seats: list[dict[str, Any]] = anna.table(table)["seats"]
            return bool(seats[1]["online"])

        with bela.listen(table):
            wait_until(is_there, "nobody says who is there")
            here = one.bearer(bela.http.headers["authorization"].removeprefix("Bearer "))
            wait_until(lambda: is_full(here, table), "nobody says what is open there")
            for silenced in other.server.hall.live._announcing:
                silenced.get_loop().call_soon_threadsafe(silenced.cancel)
            wait_until(lambda: not is_there(), "the dead are still here")
            wait_until(lambda: not is_full(here, table), "the dead still count")


def test_games_under_rules_that_another_process_still_has(database: str) -> None:
    """In the midst of an upgrade: nothing is published of a game that goes on elsewhere."""
    books, clock = Books(database), POSTGRES_CLOCK if "://" in database else SQLITE_CLOCK
    with crew(database) as (house, _):
        anna = house.guest()
        table = anna.open_table("me", "me")
        path = f"/api/tables/{table['id']}"
        books.ask("UPDATE tables SET rules = rules - 1, version = version + 1 WHERE id = $1", table["id"])
        ((rules,),) = books.ask("SELECT rules FROM tables WHERE id = $1", table["id"])
        alive = f"INSERT INTO processes VALUES ('older', {clock} + 3600, $1)"
        books.ask(alive, f'{{"settlement": {rules}}}')
        for asked in (path, f"{path}/record"):
            refused(anna.get(asked), 503, "plays_elsewhere")
        books.ask("DELETE FROM processes WHERE id = 'older'")
        refused(anna.get(path), 410, "earlier_rules")
        assert anna.get(f"{path}/record").json()["rules"] == rules


@contextlib.contextmanager
def started_crew(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """As it is while it opens."""
    command = [sys.executable, "-m", "moothall.server", "--port", str(free_ports(3)), "--processes", "2"]
    command += ["--no-native", "--database", str(folder / "moothall.db")]
    environment = os.environ | SECRET | {"XDG_DATA_HOME": str(folder)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as first:
        try:
            yield first
        finally:
            first.terminate()


def is_open(crew: "subprocess.Popen[str]") -> bool:
    assert crew.stdout is not None
    return "is open" in crew.stdout.readline()


def test_a_crew_ends_with_its_first_process(tmp_path: Path) -> None:
    """And then the file is free for another."""
    with started_crew(tmp_path) as first:
        assert is_open(first)
        first.kill()

    def is_free() -> bool:
        try:
            os.close(take_file(database_url(str(tmp_path / "moothall.db"))))
        except InUse:
            return False
        return True

    wait_until(is_free, "somebody stays behind")


def test_a_crew_opens_even_if_one_dies_while_it_starts(tmp_path: Path) -> None:
    with started_crew(tmp_path) as first:
        wait_until(lambda: len(served_by(first)) == 2, "the second doesn't start")
        os.kill(served_by(first)[1], signal.SIGKILL)
        assert is_open(first)
        assert len(served_by(first)) == 2


def served_by(crew: "subprocess.Popen[str]") -> list[int]:
    """The processes of a crew that serve, oldest first."""
    command = ["ps", "-ww", "-o", "pid=,args=", "--sort", "start_time,pid", "--ppid", str(crew.pid)]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    return [int(line.split()[0]) for line in found.stdout.splitlines() if "--processes" in line]


# The whole house: a crew of processes behind HAProxy.


class Hall:
    def __init__(self, folder: Path, database: str) -> None:
        self.books, self.folder = Books(database), folder
        self.port, self.front = free_ports(3), free_port()
        self.url = f"http://127.0.0.1:{self.front}"
        environment = os.environ | SECRET | {"XDG_DATA_HOME": str(folder)}
        command = [sys.executable, "-m", "moothall.server", "--port", str(self.port), "--processes", "2"]
        command += ["--workers", "1", "--no-native", "--unlimited", "--database", database]
        command += ["--trusted-proxy", "127.0.0.1"]
        self.crew = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.crew.stdout is not None
        assert "is open" in self.crew.stdout.readline()
        self.proxy = subprocess.Popen(["haproxy", "-db", "-f", self._configuration(folder)])
        wait_until(self._answers, "HAProxy doesn't open")

    def _configuration(self, folder: Path) -> str:
        """As it is shipped, but for the ports."""
        text = CONFIGURATION.read_text()
        text = text.replace("bind :80", f"bind 127.0.0.1:{self.front}")
        for number in (1, 2):
            text = text.replace(f"127.0.0.1:842{number}", f"127.0.0.1:{self.port + number}")
        (folder / "haproxy.cfg").write_text(text)
        return str(folder / "haproxy.cfg")

    def _answers(self) -> bool:
        with contextlib.suppress(httpx.TransportError):
            return httpx.get(f"{self.url}/api/games").status_code == 200
        return False

    def processes(self) -> list[int]:
        """The processes that serve."""
        return served_by(self.crew)

    def close(self) -> None:
        self.proxy.terminate()
        self.crew.terminate()
        self.crew.wait()
        self.proxy.wait()
        if self.crew.stdout is not None:
            self.crew.stdout.close()


def free_ports(count: int) -> int:
    """The first of so many in a row."""
    while True:
        first = free_port()
        try:
            for port in range(first, first + count):
                with contextlib.closing(socket.socket()) as tried:
                    tried.bind(("127.0.0.1", port))
            return first
        except (OSError, OverflowError):
            continue


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def hall(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    if shutil.which("haproxy") is None:
        pytest.skip("HAProxy is not installed (Debian: apt-get install haproxy)")
    folder = tmp_path_factory.mktemp("hall")
    on_sqlite = request.param == "sqlite"
    hall = Hall(folder, str(folder / "moothall.db") if on_sqlite else request.getfixturevalue("postgres"))
    yield hall
    hall.close()


class Player(threading.Thread):
    """Plays at one table until told to stop, whatever becomes of the processes; remembers what was taken."""

    def __init__(self, house: House, number: int) -> None:
        super().__init__(daemon=True)
        self.person, self.dice = house.guest(f"Player {number}"), random.Random(number)
        self.table = self.person.open_table("me", "me", "me", "me")
        self.taken: dict[int, int] = {}  # by ply
        self.stopping = False
        self.strange: list[str] = []

    def run(self) -> None:
        while not self.stopping and self.table["status"] == "playing":
            try:
                self._answer()
            except httpx.TransportError:
                self._look()

    def _answer(self) -> None:
        action = self.dice.choice(legal(self.table))
        response = self.person.answer(self.table, action)
        if response.status_code == 200:
            self.taken[self.table["ply"] + 1] = action
            self.table = response.json()
        elif response.status_code in (409, 502, 503, 504):
            self._look()
        else:
            self.strange.append(f"{response.status_code} {response.text}")
            self._look()

    def _look(self) -> None:
        """After a fault: how the table stands. An answer whose acknowledgement was lost may be there."""
        deadline = time.monotonic() + 600
        while time.monotonic() < deadline:
            with contextlib.suppress(httpx.TransportError):
                response = self.person.get(f"/api/tables/{self.table['id']}")
                if response.status_code == 200:
                    self.table = response.json()
                    return
            time.sleep(0.1)
        self.strange.append("the table can't be reached any more")


def test_the_proxy_sends_a_table_to_one_process(hall: Hall) -> None:
    house = House(hall.url)
    anna = house.guest()
    tables = [anna.open_table("me", "me") for _ in range(8)]
    holders: dict[str, set[str | None]] = {}
    for _ in range(4):
        for table in tables:
            anna.play(anna.table(table), random.Random(1))
            holders.setdefault(table["id"], set()).add(hall.books.holder(table))
    # One that is too busy to say that it is well may lose its tables for a while; by chance most would move.
    assert sum(len(each) == 1 for each in holders.values()) >= 5
    with anna.listen(tables[0]) as line:
        line.send("ping")
        assert line.recv(timeout=600)
    house.close()
    assert re.search(r"^\s*hash-type consistent$", CONFIGURATION.read_text(), re.MULTILINE)


def test_a_second_server_keeps_off_the_file_of_a_crew(hall: Hall) -> None:
    if "://" in hall.books.database:
        pytest.skip("PostgreSQL is there for many")
    for several in ([], ["--processes", "2"]):
        place = ["--port", str(free_ports(3)), "--database", hall.books.database]
        second = start(hall.folder, *place, *several)
        assert "another Moothall server uses" in complaint(second)


def test_an_upgrade_and_a_death_under_load_lose_nothing(hall: Hall) -> None:
    house = House(hall.url)
    players = [Player(house, number) for number in range(6)]
    for player in players:
        player.start()

    def all_go_on() -> None:
        stood = [len(player.taken) for player in players]
        wait_until(
            lambda: all(
                len(player.taken) > before + 3 or player.table["status"] != "playing"
                for player, before in zip(players, stood, strict=True)
            ),
            "somebody's table stands still",
        )

    all_go_on()
    holders = {row[0] for row in hall.books.ask("SELECT holder FROM tables WHERE status = 'playing'")}
    assert holders, "nobody holds anything"
    before = hall.processes()
    assert len(before) == 2
    hall.crew.send_signal(signal.SIGHUP)  # a newer version takes over, one process after the other
    wait_until(lambda: len(hall.processes()) == 2 and not {*before} & {*hall.processes()}, "they stay")
    all_go_on()
    os.kill(hall.processes()[0], signal.SIGKILL)
    all_go_on()
    wait_until(lambda: len(hall.processes()) == 2, "the dead one is not replaced")
    for player in players:
        player.stopping = True
    for player in players:
        player.join()
    lost = []
    for player in players:
        rows = hall.books.ask("SELECT ply, action FROM answers WHERE table_id = $1", player.table["id"])
        stored = dict(rows)
        lost += [ply for ply, action in player.taken.items() if stored.get(ply) != action]
        assert sorted(stored) == list(range(1, len(stored) + 1))
    house.close()
    assert sum(len(player.taken) for player in players) > 60, "there was no load"
    assert lost == []
    assert [each for player in players for each in player.strange] == []
