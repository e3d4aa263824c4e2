"""Several processes serve one hall behind HAProxy: a table stays with one; nothing is lost when it goes."""

import asyncio
import contextlib
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from moothall.server import leases
from tests.server.running import House, free_port, legal, refused, running, settings
from tests.server.test_faults import complaint, start

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"
SECRET = {"MOOTHALL_SECRET": "for tests"}


def ask(postgres: str, question: str, *values: Any) -> list[Any]:
    async def fetch() -> list[Any]:
        connection = await asyncpg.connect(postgres)
        rows = await connection.fetch(question, *values)
        await connection.close()
        return list(rows)

    return asyncio.run(fetch())


def wait_until(happened: Callable[[], Any], what: str) -> None:
    deadline = time.monotonic() + 600
    while not happened():
        assert time.monotonic() < deadline, what
        time.sleep(0.1)


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    assert "need PostgreSQL" in complaint(start(tmp_path, "--processes", "2"))


# Leases.


def test_a_table_is_held_by_whoever_changed_it_last(postgres: str) -> None:
    with running(settings(postgres)) as one, running(settings(postgres)) as other:
        anna = one.guest()
        there = other.bearer(anna.http.headers["authorization"].removeprefix("Bearer "))
        table = anna.open_table("me", "me")
        for who, house in ((anna, one), (there, other), (anna, one)):
            table = who.play(who.table(table), random.Random(1))
            ((holder,),) = ask(postgres, "SELECT holder FROM tables WHERE id = $1", table["id"])
            assert holder == house.server.hall.leases.process
        assert there.table(table)["ply"] == table["ply"]


@pytest.mark.parametrize("how", ["dies", "goes"])
def test_bots_of_a_process_that_is_gone_go_on_elsewhere(
    postgres: str, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if it was in the midst of thinking."""
    with contextlib.ExitStack() as stay:
        one = stay.enter_context(running(settings(postgres)))
        anna = one.guest()
        hold = asyncio.Event()

        async def think_for_ever(*_asked: Any) -> int:
            await hold.wait()
            return 0

        monkeypatch.setattr(one.server.workers, "choose", think_for_ever)
        table = anna.open_table("me", "random")
        while (seen := anna.table(table))["asked_seat"] == 0:
            table = anna.play(seen, random.Random(2))
        other = stay.enter_context(running(settings(postgres)))
        again = other.bearer(anna.http.headers["authorization"].removeprefix("Bearer "))
        time.sleep(2 * leases.BEAT)
        assert again.table(table)["asked_seat"] == 1, "as long as its process lives, the table is its own"
        if how == "dies":  # it shows no sign of life any more
            beating = one.server.hall.leases._beating
            assert beating is not None
            beating.get_loop().call_soon_threadsafe(beating.cancel)
        else:
            asyncio.run_coroutine_threadsafe(
                one.server.hall.leases.close(),
                one.server.hall.leases._beating.get_loop(),  # type: ignore[union-attr]
            ).result()
        wait_until(lambda: again.table(table)["asked_seat"] != 1, "nobody takes the table over")


def test_presence_and_a_dead_process(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who listens there is seen here, and no longer once nothing is heard from there."""
    monkeypatch.setattr("moothall.server.live.HEARTBEAT", 0.5)
    with running(settings(postgres)) as one, running(settings(postgres)) as other:
        anna, bela = one.guest("Anna"), other.guest("Béla")
        table = anna.open_table("me", "open")
        assert bela.post(f"/api/tables/{table['id']}/seats/1").status_code == 200

        def is_there() -> bool:
            seats: list[dict[str, Any]] = anna.table(table)["seats"]
            return bool(seats[1]["online"])

        with bela.listen(table):
            wait_until(is_there, "nobody says who is there")
            silenced = other.server.hall.live._tasks[1]
            silenced.get_loop().call_soon_threadsafe(silenced.cancel)
            wait_until(lambda: not is_there(), "the dead are still here")


def test_games_under_rules_that_another_process_still_has(postgres: str) -> None:
    """In the midst of an upgrade: nothing is published of a game that goes on elsewhere."""
    with running(settings(postgres)) as house:
        anna = house.guest()
        table = anna.open_table("me", "me")
        path = f"/api/tables/{table['id']}"
        ask(postgres, "UPDATE tables SET rules = rules - 1, version = version + 1 WHERE id = $1", table["id"])
        ((rules,),) = ask(postgres, "SELECT rules FROM tables WHERE id = $1", table["id"])
        alive = "INSERT INTO processes VALUES ('older', extract(epoch from clock_timestamp()) + 3600, $1)"
        ask(postgres, alive, f'{{"settlement": {rules}}}')
        for asked in (path, f"{path}/record"):
            refused(anna.get(asked), 503, "plays_elsewhere")
        ask(postgres, "DELETE FROM processes WHERE id = 'older'")
        refused(anna.get(path), 410, "earlier_rules")
        assert anna.get(f"{path}/record").json()["rules"] == rules


# The whole house: a crew of processes behind HAProxy.


class Hall:
    def __init__(self, folder: Path, postgres: str) -> None:
        self.port, self.front = free_ports(3), free_port()
        self.url = f"http://127.0.0.1:{self.front}"
        environment = os.environ | SECRET | {"XDG_DATA_HOME": str(folder)}
        command = [sys.executable, "-m", "moothall.server", "--port", str(self.port), "--processes", "2"]
        command += ["--workers", "1", "--no-native", "--unlimited", "--database", postgres]
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
        found = subprocess.run(
            ["ps", "-ww", "-o", "pid=,args=", "--ppid", str(self.crew.pid)],
            capture_output=True,
            text=True,
            check=False,
        )
        return [int(line.split()[0]) for line in found.stdout.splitlines() if "--processes" in line]

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


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[Hall]:
    if shutil.which("haproxy") is None:
        pytest.skip("HAProxy is not installed (Debian: apt-get install haproxy)")
    hall = Hall(tmp_path_factory.mktemp("hall"), postgres)
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


def test_the_proxy_sends_a_table_to_one_process(hall: Hall, postgres: str) -> None:
    house = House(hall.url)
    anna = house.guest()
    tables = [anna.open_table("me", "me") for _ in range(8)]
    holders: dict[str, set[str]] = {}
    for _ in range(4):
        for table in tables:
            anna.play(anna.table(table), random.Random(1))
            ((holder,),) = ask(postgres, "SELECT holder FROM tables WHERE id = $1", table["id"])
            holders.setdefault(table["id"], set()).add(holder)
    # One that is too busy to say that it is well may lose its tables for a while; by chance most would move.
    assert sum(len(each) == 1 for each in holders.values()) >= 5
    with anna.listen(tables[0]) as line:
        line.send("ping")
        assert line.recv(timeout=600)
    house.close()
    assert re.search(r"^\s*hash-type consistent$", CONFIGURATION.read_text(), re.MULTILINE)


def test_an_upgrade_and_a_death_under_load_lose_nothing(hall: Hall, postgres: str) -> None:
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
    holders = {row[0] for row in ask(postgres, "SELECT holder FROM tables WHERE status = 'playing'")}
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
        rows = ask(postgres, "SELECT ply, action FROM answers WHERE table_id = $1", player.table["id"])
        stored = {row["ply"]: row["action"] for row in rows}
        lost += [ply for ply, action in player.taken.items() if stored.get(ply) != action]
        assert sorted(stored) == list(range(1, len(stored) + 1))
    house.close()
    assert sum(len(player.taken) for player in players) > 60, "there was no load"
    assert lost == []
    assert [each for player in players for each in player.strange] == []
