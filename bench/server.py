"""The server under a crowd: answers a second, how long one takes, long games, and boardgame.io beside it.

Everything goes over HTTP and websockets to `moothall serve` as a process of its own, on SQLite, each answer
committed to disk before it is acknowledged. The crowd (`bench/crowd.py`) is another process: 200 tables, two
people and two websockets at each, up to 32 of them answering at any moment. Whoever answers has the new table
with the reply, the other person with the notice on the websocket, as the client does.

boardgame.io's server runs the game of its own tutorial, in memory, under a crowd of the same size; there an
answer is done when whoever gave it has the new state. It needs Node and is installed into a temporary folder.
"""

import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec

from bench.crowd import Measured
from bench.figure import Figure, show
from bench.loading import CLAY_TO_WOOD, TAKE_MIRROR, WOOD_TO_CLAY
from moothall.games import CATALOGUE, find_game

TABLES = 200
FEW_TABLES = 40  # that measure the other games too
SECONDS = 10
AT_ONCE = 32
SHORT, LONG = 10, 1_000
SAMPLE = 100
HERE = Path(__file__).parent


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


class Served(NamedTuple):
    url: str
    process: int


@contextmanager
def serving(folder: Path) -> Iterator[Served]:
    """`moothall serve` on a fresh port, once its rules are compiled."""
    port = free_port()
    environment = os.environ | {"XDG_DATA_HOME": str(folder)}
    command = [sys.executable, "-m", "moothall.server", "--port", str(port), "--unlimited", "--workers", "1"]
    with subprocess.Popen(
        command, env=environment, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL
    ) as process:
        assert process.stderr is not None
        waiting = len(CATALOGUE)
        while waiting:
            waiting -= b"compiled rules" in process.stderr.readline()
        try:
            yield Served(f"http://127.0.0.1:{port}", process.pid)
        finally:
            process.terminate()


def crowd(served: Served, game: str = "settlement", *, tables: int = TABLES, pace: float = 0) -> Measured:
    arguments = [*served, game, tables, SECONDS, AT_ONCE, pace]
    command = [sys.executable, "-m", "bench.crowd", *map(str, arguments)]
    output = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
    measured = msgspec.json.decode(output, type=Measured)
    assert not measured.errors, "some answers were refused"
    return measured


def cost(served: Served, game: str) -> Figure:
    """What an answer costs the server, those that give themselves among them, with two listeners."""
    measured = crowd(served, game, tables=FEW_TABLES)
    milliseconds = 1000 * measured.processor_seconds / measured.recorded
    return Figure(f"processor time of a recorded answer, {find_game(game).title}", milliseconds, "ms")


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[int(len(values) * share)]


class Lonely:
    """Somebody who plays alone for ever, with the Mirror that changes one resource into another."""

    def __init__(self, url: str) -> None:
        token = httpx.post(f"{url}/api/guests", json={"name": "Lonely"}).json()["token"]
        self.http = httpx.Client(base_url=url, headers={"authorization": f"Bearer {token}"}, timeout=60)
        self.table = self._table_with_a_mirror()
        self.path = f"/api/tables/{self.table['id']}"
        self.answer(TAKE_MIRROR)

    def _table_with_a_mirror(self) -> Any:
        wanted = {"game": "settlement", "seats": [{"kind": "me"}]}
        while True:
            table = self.http.post("/api/tables", json=wanted).json()
            if table["verdict"][TAKE_MIRROR] == 0:
                return table

    def answer(self, action: int) -> float:
        given = {"ply": self.table["ply"], "seat": 0, "action": action}
        began = time.perf_counter()
        response = self.http.post(f"{self.path}/answers", json=given)
        took = time.perf_counter() - began
        assert response.status_code == 200, response.text
        self.table = response.json()
        return 1000 * took

    def play_to(self, ply: int) -> list[float]:
        return [
            self.answer(WOOD_TO_CLAY if self.table["ply"] % 2 else CLAY_TO_WOOD)
            for _ in range(ply - self.table["ply"])
        ]

    def look(self) -> float:
        began = time.perf_counter()
        assert self.http.get(self.path).json()["ply"] == self.table["ply"]
        return 1000 * (time.perf_counter() - began)


def growth(folder: Path) -> list[Figure]:
    """What an answer costs in a short and in a long game, and how long each takes to come back."""
    with serving(folder) as (url, _):
        short, long = Lonely(url), Lonely(url)
        short.play_to(SHORT)
        at_first = statistics.median(long.play_to(SHORT + SAMPLE)[SHORT:])
        long.play_to(LONG - SAMPLE)
        at_last = statistics.median(long.play_to(LONG))
        paths = [(short, SHORT), (long, LONG)]
    with serving(folder) as (url, _):
        looks = []
        httpx.get(f"{url}/api/tables/{short.table['id']}/chat")  # the first request of all pays for much
        for lonely, _ in paths:
            lonely.http.base_url = url
            looks.append(lonely.look())
    return [
        Figure(f"an answer after about {SHORT} others", at_first, "ms"),
        Figure(
            f"the same after about {LONG:,} others", at_last / at_first, "times", 1.25, less_is_better=True
        ),
        Figure(f"fetch a table of {SHORT} answers after a start", looks[0], "ms"),
        Figure(f"the same with {LONG:,} answers", looks[1], "ms", 50, less_is_better=True),
    ]


@contextmanager
def boardgame_io() -> Iterator[tuple[str, Path]]:
    """boardgame.io's server, installed into a folder that goes away again."""
    with tempfile.TemporaryDirectory() as temporary:
        home = Path(temporary) / "boardgame_io"
        shutil.copytree(HERE / "boardgame_io", home)
        subprocess.run(["npm", "ci", "--silent"], cwd=home, check=True)
        port = free_port()
        with subprocess.Popen(["node", "server.js", str(port)], cwd=home, stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            process.stdout.readline()
            try:
                yield f"http://127.0.0.1:{port}", home
            finally:
                process.terminate()


class TheirMeasured(msgspec.Struct):
    answers: int
    seconds: float
    milliseconds: list[float]
    notices: int


def their_crowd() -> TheirMeasured:
    with boardgame_io() as (url, home):
        command = ["node", "crowd.js", url, *map(str, (TABLES, SECONDS, AT_ONCE))]
        output = subprocess.run(command, cwd=home, stdout=subprocess.PIPE, check=True).stdout
    return msgspec.json.decode(output, type=TheirMeasured)


def figures() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        with serving(Path(folder)) as served:
            ours = crowd(served)
            paced = crowd(served, pace=TABLES / 500)
            costs = [cost(served, game) for game in CATALOGUE]
        lonely = growth(Path(folder))
    ours_a_second = ours.answers / ours.seconds
    measured = [
        Figure(f"answers a second, {TABLES} tables, all with listeners", ours_a_second, "", 1_000),
        Figure("the slowest hundredth of those (p99)", percentile(ours.milliseconds, 0.99), "ms", 50, True),
        Figure("p99 at 500 answers a second", percentile(paced.milliseconds, 0.99), "ms", 50, True),
        *costs,
        *lonely,
    ]
    if shutil.which("npm"):
        theirs = their_crowd()
        theirs_a_second = theirs.answers / theirs.seconds
        measured.append(Figure("boardgame.io, in memory: answers a second", theirs_a_second, ""))
        measured.append(Figure("ours (durable) to theirs", ours_a_second / theirs_a_second, "times", 1))
    return measured


if __name__ == "__main__":
    show(figures())
