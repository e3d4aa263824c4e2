"""The server under a crowd: what an answer costs in each game, how many it gives, and boardgame.io beside it.

Everything goes over websockets to `moothall serve` as a process of its own, on SQLite, each answer committed
to disk before it is acknowledged. The crowd (`bench/crowd.py`) is another process: 200 tables, two people and
two websockets at each, up to 32 of them answering at any moment. Whoever answers has the new table with the
reply, the other person with the notice, as the client does.

boardgame.io's server runs the game of its own tutorial, in memory and on files, under a crowd of the same
size; there an answer is done when whoever gave it has the new state. It needs Node and is installed into a
temporary folder; `--boardgame-io FOLDER` names one where it is installed (`npm ci` in a copy of
`bench/boardgame_io`).

`python -m bench.server GAME ...` measures some games only; `--seconds S` has each crowd stay so long;
`--postgres` measures what they cost on a PostgreSQL that is started for it, `--postgres URL` on another;
`--processes 2,4` has as many processes serve them and compares with one, each with a crowd of its own;
`--many MINUTES` has 2,000 tables with 6,000 websockets play for so long.

Rules are compiled before anything is measured, all games side by side: once for each version.
"""

import argparse
import contextlib
import multiprocessing
import os
import shutil
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec

from bench.crowd import SEATED, Measured
from bench.figure import Figure, show
from bench.loading import CLAY_TO_WOOD, TAKE_MIRROR, WOOD_TO_CLAY
from bench.postgres import a_postgres
from moothall.bots.compiling import PARTS, compile_part
from moothall.games import CATALOGUE, find_game

TABLES = 200
FEW_TABLES = 40  # for comparing one server with another
SECONDS = 10
AT_ONCE = 32
GAMES_EACH = {"settlement": 4, "guilds": 2}  # that a table plays in that time, at most; of longer games one
MILLISECONDS = {"settlement": 0.35, "guilds": 0.45, "architects": 0.45, "nobility": 0.6}  # the targets
AGAINST_THEIRS = {"settlement": 0.9}  # of theirs in memory; of the other games half
MANY_TABLES, MANY_A_SECOND = 2_000, 300
SHORT, LONG = 10, 1_000
SAMPLE = 100
HERE = Path(__file__).parent


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


class Served(NamedTuple):
    """Where each process is, and its number."""

    urls: tuple[str, ...]
    processes: tuple[int, ...]

    @property
    def url(self) -> str:
        return self.urls[0]


def free_ports(count: int) -> int:
    """The first of so many in a row."""
    while True:
        first = free_port()
        with contextlib.suppress(OSError, OverflowError):
            for port in range(first, first + count):
                with socket.socket() as tried:
                    tried.bind(("127.0.0.1", port))
            return first


def compile_all() -> None:
    """All games at the same time; a server would compile one after the other."""
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as pool:
        for done in as_completed([pool.submit(_compile, game) for game in CATALOGUE]):
            say(f"{find_game(done.result()).title} is compiled")


def _compile(game: str) -> str:
    for part in PARTS:
        compile_part(find_game(game), part)
    return game


def say(what: str) -> None:
    """How far it has come; the figures alone go to the standard output."""
    print(f"{time.strftime('%H:%M:%S')} {what}", file=sys.stderr, flush=True)


@contextmanager
def serving(
    folder: Path, database: str | None = None, *, source: Path | None = None, processes: int = 1
) -> Iterator[Served]:
    """`moothall serve` on fresh ports, once its rules are compiled; of another checkout's `src` if given."""
    port = free_ports(1 + processes)
    environment = os.environ | {"XDG_DATA_HOME": str(folder)}
    if source is not None:
        environment["PYTHONPATH"] = str(source)
    command = [sys.executable, "-m", "moothall.server", "--port", str(port), "--unlimited", "--workers", "1"]
    command += [] if database is None else ["--database", database]
    command += [] if processes == 1 else ["--processes", str(processes)]
    with subprocess.Popen(
        command, env=environment, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL
    ) as process:
        assert process.stderr is not None
        # Also for those who search: until then a worker compiles. Not every server of another age has them.
        signs = (b"compiled rules", b"players that search")[: 1 if source else 2]
        waiting = processes * len(CATALOGUE) * len(signs)
        while waiting:
            said = process.stderr.readline()
            assert said, "the server did not start"
            waiting -= any(sign in said for sign in signs)
        try:
            yield _served(port, process.pid, processes)
        finally:
            process.terminate()


def _served(port: int, process: int, processes: int) -> Served:
    if processes == 1:
        return Served((f"http://127.0.0.1:{port}",), (process,))
    urls = tuple(f"http://127.0.0.1:{port + number}" for number in range(1, processes + 1))
    started = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return Served(urls, (*map(int, started), process))


def crowd(
    served: Served,
    game: str,
    *,
    tables: int = TABLES,
    pace: float = 0,
    by: str = "line",
    seconds: float = SECONDS,
) -> Measured:
    (measured,) = crowds([served], game, tables, GAMES_EACH.get(game, 1), seconds, AT_ONCE, pace, 0, by)
    assert not measured.errors, "some answers were refused"
    return measured


def crowds(places: Sequence[Served], *arguments: object) -> list[Measured]:
    """A crowd at each of these places, which begin when all of them sit."""
    say(f"{len(places)} crowd{'s' * (len(places) > 1)} at {arguments[0]}")
    started = [_start_crowd(place, arguments) for place in places]
    for each in started:
        assert each.stdout is not None
        assert each.stdout.readline() == SEATED, "the crowd could not sit down"
    for each in started:
        assert each.stdin is not None
        each.stdin.write(b"\n")
        each.stdin.flush()
    told = [each.communicate()[0] for each in started]
    return [msgspec.json.decode(text, type=Measured) for text in told]


def _start_crowd(place: Served, arguments: Iterable[object]) -> "subprocess.Popen[bytes]":
    joined = (",".join(map(str, each)) for each in place)
    command = [sys.executable, "-m", "bench.crowd", *joined, *map(str, arguments)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def each(measured: Measured) -> float:
    """Milliseconds of the server's processor time for a recorded answer."""
    return 1000 * measured.processor_seconds / measured.recorded


class Played(NamedTuple):
    """What a game's crowd saw."""

    game: str
    a_second: float
    crowd: float  # the share of a core that it took itself
    milliseconds: float  # of processor time for an answer, with those that give themselves after it
    recorded: float  # for each answer in the log
    p99: float  # at half that rate


def play(served: Served, game: str, seconds: float = SECONDS) -> Played:
    fast = crowd(served, game, seconds=seconds)
    a_second = fast.answers / fast.seconds
    slow = crowd(served, game, pace=TABLES / (a_second / 2), seconds=seconds)
    cost = 1000 * fast.processor_seconds
    p99 = percentile(slow.milliseconds, 0.99)
    busy = fast.own_seconds / fast.seconds
    return Played(game, a_second, busy, cost / fast.answers, each(fast), p99)


def of_game(played: Played) -> list[Figure]:
    title = find_game(played.game).title
    most = MILLISECONDS.get(played.game)
    return [
        Figure(f"{title}: answers a second, {TABLES} tables, all with listeners", played.a_second, ""),
        Figure(f"{title}: processor time of the crowd meanwhile", 100 * played.crowd, "% of a core"),
        Figure(f"{title}: processor time of an answer", played.milliseconds, "ms", most, True),
        Figure(f"{title}: the same of an answer in the log", played.recorded, "ms", most, True),
        Figure(f"{title}: the slowest hundredth (p99) at half that rate", played.p99, "ms", 25, True),
    ]


def against(played: Played, theirs: dict[str, float]) -> list[Figure]:
    title, least = find_game(played.game).title, AGAINST_THEIRS.get(played.game, 0.5)
    return [
        Figure(f"{title} (durable) to theirs in memory", played.a_second / theirs["memory"], "times", least),
        Figure(f"{title} (durable) to theirs on files", played.a_second / theirs["files"], "times", 1),
    ]


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
    with serving(folder) as served:
        url = served.url
        short, long = Lonely(url), Lonely(url)
        short.play_to(SHORT)
        at_first = statistics.median(long.play_to(SHORT + SAMPLE)[SHORT:])
        long.play_to(LONG - SAMPLE)
        at_last = statistics.median(long.play_to(LONG))
        paths = [(short, SHORT), (long, LONG)]
    with serving(folder) as served:
        url, looks = served.url, []
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
def boardgame_io(home: Path, folder: str | None) -> Iterator[str]:
    """boardgame.io's server, in memory or on the files of a folder."""
    port = free_port()
    command = ["node", "server.js", str(port), *([] if folder is None else [folder])]
    with subprocess.Popen(command, cwd=home, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


class TheirMeasured(msgspec.Struct):
    answers: int
    seconds: float
    milliseconds: list[float]
    notices: int


def their_crowd(home: Path, folder: str | None, seconds: float) -> float:
    """Answers a second."""
    with boardgame_io(home, folder) as url:
        command = ["node", "crowd.js", url, *map(str, (TABLES, seconds, AT_ONCE))]
        output = subprocess.run(command, cwd=home, stdout=subprocess.PIPE, check=True).stdout
    measured = msgspec.json.decode(output, type=TheirMeasured)
    return measured.answers / measured.seconds


def theirs(installed: Path | None, seconds: float) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as temporary:
        home = installed or _install_theirs(Path(temporary))
        matches = str(Path(temporary) / "matches")
        return {"memory": their_crowd(home, None, seconds), "files": their_crowd(home, matches, seconds)}


def _install_theirs(folder: Path) -> Path:
    home = folder / "boardgame_io"
    shutil.copytree(HERE / "boardgame_io", home)
    subprocess.run(["npm", "ci", "--silent"], cwd=home, check=True)
    return home


def on_postgres(url: str, games: Sequence[str], seconds: float) -> Iterator[Figure]:
    """What an answer costs our process on PostgreSQL, to what it costs on SQLite."""
    with (
        tempfile.TemporaryDirectory() as one,
        tempfile.TemporaryDirectory() as other,
        contextlib.nullcontext(url) if url else a_postgres() as place,
        serving(Path(one)) as on_file,
        serving(Path(other), place) as on_server,
    ):
        for game in games:
            by_file, by_server = (
                1000 * measured.processor_seconds / measured.answers
                for measured in (crowd(served, game, seconds=seconds) for served in (on_file, on_server))
            )
            title = find_game(game).title
            yield Figure(f"{title} on PostgreSQL: processor time of an answer", by_server, "ms")
            yield Figure(f"{title}: that to SQLite's", by_server / by_file, "times", 1.3, True)


def by_several(counts: Iterable[int], games: Sequence[str], seconds: float) -> Iterator[Figure]:
    """Several processes on one SQLite file, to one; each has a crowd of its own, as large as any."""
    alone: dict[str, float] = {}
    for count in (1, *(count for count in counts if count > 1)):
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder), processes=count) as served:
            for game in games:
                all_of_it = (TABLES, GAMES_EACH.get(game, 1), seconds, AT_ONCE, 0, 0, "line")
                measured = crowds(_apart(served, count), game, *all_of_it)
                a_second = sum(each.answers / each.seconds for each in measured)
                yield from _of_several(count, game, measured)
                if count > 1:
                    what = f"{find_game(game).title}: that to one process"
                    yield Figure(what, a_second / alone[game], "times", 1.7 if count == 2 else None)
                alone.setdefault(game, a_second)


def _apart(served: Served, count: int) -> list[Served]:
    """Where each crowd goes, and the processes whose time it takes."""
    return [Served(served.urls[number::count], served.processes[number::count]) for number in range(count)]


def _of_several(count: int, game: str, measured: Sequence[Measured]) -> Iterator[Figure]:
    assert not any(each.errors for each in measured), "some answers were refused"
    title, answers = find_game(game).title, sum(each.answers for each in measured)
    used = sum(each.processor_seconds for each in measured)
    own = sum(each.own_seconds for each in measured)
    busiest = max(each.own_seconds / each.seconds for each in measured)
    a_second = sum(each.answers / each.seconds for each in measured)
    yield Figure(f"{title}: answers a second of {count} process{'es' * (count > 1)}", a_second, "")
    yield Figure(f"{title}: processor time of an answer, all of them", 1000 * used / answers, "ms")
    yield Figure(f"{title}: the crowds' own for it", 1000 * own / answers, "ms")
    yield Figure(f"{title}: processor time of the busiest crowd meanwhile", 100 * busiest, "% of a core")
    most = len(os.sched_getaffinity(0)) * answers / (used + own)
    yield Figure(f"{title}: with both, these cores do at most, answers a second", most, "")


def many(minutes: float) -> list[Figure]:
    """2,000 tables at which two play and one looks on, at an even pace; and whether all of it is on disk.

    They play Nobility, whose games are long enough for that.
    """
    pace = MANY_TABLES / MANY_A_SECOND
    with tempfile.TemporaryDirectory() as folder:
        with serving(Path(folder)) as served:
            (crowd,) = crowds([served], "nobility", MANY_TABLES, 1, 60 * minutes, 1_000, pace, 1, "line")
            status = Path(f"/proc/{served.processes[0]}/status").read_text()
        stored = Path(folder) / "moothall" / "moothall.db"
        with contextlib.closing(sqlite3.connect(stored)) as books:
            (kept,) = books.execute("SELECT count(*) FROM answers").fetchone()
    peak = int(status.partition("VmHWM:")[2].split()[0]) / 1024
    return [
        Figure(f"{MANY_TABLES:,} tables: answers a second", crowd.answers / crowd.seconds, ""),
        Figure("of them refused or failed", crowd.errors, "", 0, True),
        Figure("the slowest hundredth (p99)", percentile(crowd.milliseconds, 0.99), "ms", 100, True),
        Figure("memory of the server at its most", peak, "MB", 1_000, True),
        Figure("answers that were acknowledged and are not on disk", crowd.recorded - kept, "", 0, True),
    ]


def figures(
    games: Sequence[str] = tuple(CATALOGUE), seconds: float = SECONDS, boardgame_io: Path | None = None
) -> Iterator[Figure]:
    played = []
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as served:
        for game in games:
            played.append(play(served, game, seconds))
            yield from of_game(played[-1])
    if boardgame_io is not None or shutil.which("npm"):
        others = theirs(boardgame_io, seconds)
        yield Figure("boardgame.io, in memory: answers a second", others["memory"], "")
        yield Figure("boardgame.io, on files: answers a second", others["files"], "")
        for each in played:
            yield from against(each, others)
    with tempfile.TemporaryDirectory() as folder:
        yield from growth(Path(folder))


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("games", nargs="*", default=list(CATALOGUE), metavar="GAME")
    asked.add_argument("--seconds", type=float, default=SECONDS)
    asked.add_argument("--boardgame-io", type=Path)
    asked.add_argument("--postgres", nargs="?", const="", metavar="URL")
    asked.add_argument("--processes", type=lambda counts: [*map(int, counts.split(","))])
    asked.add_argument("--many", type=float)
    given = asked.parse_args()
    compile_all()
    if given.many:
        show(many(given.many))
    elif given.processes:
        show(by_several(given.processes, given.games, given.seconds))
    elif given.postgres is not None:
        show(on_postgres(given.postgres, given.games, given.seconds))
    else:
        show(figures(given.games, given.seconds, given.boardgame_io))


if __name__ == "__main__":
    main()
