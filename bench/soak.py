"""The server under everything at once: `python -m bench.soak --minutes 20`.

People play as fast as they can, some against bots, while the server is killed with -9 and started again, its
bots' processes die, its disk is full for a while, another program locks the database, and listeners come and
vanish without a word. Each acknowledged answer is remembered; at the end all are looked for in the database,
and the program ends with 1 if one is lost. With `--processes N` as many serve, and one of them is killed at a
time.
"""

import argparse
import contextlib
import os
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from bench.server import free_ports

PLAYERS = 12
LISTENERS = 8
FAULTS = 15.0  # seconds from one fault to the next, about
NO_ROOM = 4096  # bytes that a file may have while the disk is "full"


class Books:
    """What was acknowledged, by table and ply; and what else happened."""

    def __init__(self) -> None:
        self.taken: dict[str, dict[int, int]] = {}
        self.counts: Counter[str] = Counter()
        self._lock = threading.Lock()

    def take(self, table: str, ply: int, action: int) -> None:
        with self._lock:
            self.taken.setdefault(table, {})[ply] = action
            self.counts["acknowledged"] += 1

    def count(self, what: str) -> None:
        with self._lock:
            self.counts[what] += 1


def children_of(process: int) -> list[int]:
    with contextlib.suppress(FileNotFoundError):
        return [*map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split())]
    return []


class Server:
    """`moothall serve` as a process that can be killed, and whose disk can be filled."""

    def __init__(self, folder: Path, processes: int) -> None:
        self.folder, self.processes, self.port = folder, processes, free_ports(processes + 1)
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = (folder / "log").open("ab")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = os.environ | {"XDG_DATA_HOME": str(self.folder), "MOOTHALL_SECRET": "of the soak"}
        command = [sys.executable, "-m", "moothall.server", "--port", str(self.port), "--unlimited"]
        command += ["--processes", str(self.processes)]
        self._process = subprocess.Popen(
            [*command, "--workers", "2", "--no-native"],
            env=environment,
            stdout=self.log,
            stderr=self.log,
        )
        while not self.answers():
            assert self._process.poll() is None, "the server did not start; see its log"
            time.sleep(0.1)

    def answers(self) -> bool:
        with contextlib.suppress(httpx.TransportError):
            return httpx.get(f"{self.url}/api/games", timeout=10).status_code == 200
        return False

    def kill(self, sign: signal.Signals = signal.SIGKILL) -> None:
        if self._process is not None:
            self._process.send_signal(sign)
            self._process.wait()
            self._process = None

    def serving(self) -> list[int]:
        """The processes that serve."""
        assert self._process is not None
        own = self._process.pid
        return [own] if self.processes == 1 else children_of(own)

    # Faults.

    def die(self) -> str:
        if self.processes > 1:  # its crew replaces it
            for process in self.serving()[:1]:
                os.kill(process, signal.SIGKILL)
            return "one process killed"
        self.kill()
        self.start()
        return "killed"

    def lose_a_worker(self) -> str:
        workers = [worker for process in self.serving() for worker in children_of(process)]
        for worker in workers[:1]:
            os.kill(worker, signal.SIGKILL)
        return "worker killed" if workers else "no worker to kill"

    def be_full(self) -> str:
        limits = [(each, resource.prlimit(each, resource.RLIMIT_FSIZE)) for each in self.serving()]
        for each, (_, hard) in limits:
            resource.prlimit(each, resource.RLIMIT_FSIZE, (NO_ROOM, hard))
        time.sleep(5)
        for each, before in limits:
            with contextlib.suppress(ProcessLookupError):
                resource.prlimit(each, resource.RLIMIT_FSIZE, before)
        return "disk full for 5 s"

    def be_locked(self) -> str:
        """By some other program."""
        books = sqlite3.connect(self.folder / "moothall" / "moothall.db", isolation_level=None, timeout=30)
        books.execute("BEGIN IMMEDIATE")
        time.sleep(4)
        books.execute("ROLLBACK")
        books.close()
        return "locked for 4 s"


class Soaked(threading.Thread):
    """Somebody who keeps at it, whatever happens to the server."""

    def __init__(self, server: Server, books: Books, number: int, is_over: threading.Event) -> None:
        super().__init__(daemon=True)
        self.server, self.books, self.dice, self.is_over = server, books, random.Random(number), is_over
        self.number = number
        self.http = httpx.Client(base_url=server.url, timeout=30)

    def run(self) -> None:
        self.prepare()
        while not self.is_over.is_set():
            try:
                self.go_on()
            except (httpx.TransportError, OSError, WebSocketException):
                self.books.count("lost lines")
                time.sleep(0.2)

    def prepare(self) -> None:
        """Before anything happens to the server."""

    def go_on(self) -> None:
        raise NotImplementedError


class Player(Soaked):
    table: dict[str, Any] | None = None

    def prepare(self) -> None:
        token = self.http.post("/api/guests", json={"name": f"Player {self.number}"}).json()["token"]
        self.http.headers["authorization"] = f"Bearer {token}"

    def go_on(self) -> None:
        if self.table is None or self.table["status"] != "playing":
            other = {"kind": "bot", "bot": "random"} if self.number % 3 == 0 else {"kind": "me"}
            seats = [{"kind": "me"}, other]
            opened = self.http.post("/api/tables", json={"game": "settlement", "seats": seats})
            self.table = opened.json() if opened.status_code == 201 else None
            self.heed(opened)
        elif self.table["verdict"] is None:
            time.sleep(0.05)
            self.look()
        else:
            self.answer(self.table)

    def answer(self, table: dict[str, Any]) -> None:
        action = self.dice.choice([action for action, number in enumerate(table["verdict"]) if number == 0])
        given = {"ply": table["ply"], "seat": table["asked_seat"], "action": action}
        try:
            answered = self.http.post(f"/api/tables/{table['id']}/answers", json=given)
        except httpx.TransportError:
            self.table = table | {"verdict": None}  # it may have been taken all the same: look first
            raise
        if answered.status_code == 200:
            self.books.take(table["id"], table["ply"] + 1, action)
            self.table = answered.json()
        else:
            self.table = table | {"verdict": None}
        self.heed(answered)

    def look(self) -> None:
        assert self.table is not None
        seen = self.http.get(f"/api/tables/{self.table['id']}")
        if seen.status_code == 200:
            self.table = seen.json()
        self.heed(seen)

    def heed(self, response: httpx.Response) -> None:
        if response.status_code >= 400:
            self.books.count(f"status {response.status_code}")
            if response.status_code not in (409, 503):
                self.books.count("unexpected")
                print(f"\nunexpected: {response.status_code} {response.text[:200]}", file=sys.stderr)
            time.sleep(0.2)


class Vanisher(Soaked):
    """Listens at some table and goes without a word."""

    def go_on(self) -> None:
        tables = list(self.books.taken)
        if not tables:
            time.sleep(0.5)
            return
        url = f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{self.dice.choice(tables)}/live"
        line = connect(url, open_timeout=10, close_timeout=0)
        with contextlib.suppress(TimeoutError):
            line.recv(timeout=self.dice.random() * 2)
        line.socket.close()
        self.books.count("listeners vanished")


def lost(database: Path, books: Books) -> list[tuple[str, int]]:
    """Acknowledged answers that are not in the database."""
    missing = []
    with contextlib.closing(sqlite3.connect(database)) as stored:
        for table, taken in books.taken.items():
            rows = stored.execute("SELECT ply, action FROM answers WHERE table_id = ?", (table,))
            kept = dict(rows.fetchall())
            missing += [(table, ply) for ply, action in taken.items() if kept.get(ply) != action]
        (state,) = stored.execute("PRAGMA integrity_check").fetchone()
        assert state == "ok", state
    return missing


def soak(minutes: float, folder: Path, seed: int, processes: int) -> int:
    server, books, is_over = Server(folder, processes), Books(), threading.Event()
    dice = random.Random(seed)
    server.start()
    people: list[Soaked] = [Player(server, books, number, is_over) for number in range(PLAYERS)]
    people += [Vanisher(server, books, number, is_over) for number in range(LISTENERS)]
    for person in people:
        person.start()
    began = time.monotonic()
    faults: list[Callable[[], str]] = [server.die, server.lose_a_worker, server.be_full, server.be_locked]
    turn = 0
    while (spent := time.monotonic() - began) < 60 * minutes:
        time.sleep(min(FAULTS * (0.5 + dice.random()), max(0.0, 60 * minutes - spent)))
        books.count(faults[turn % len(faults)]())
        turn += 1
        seen = ", ".join(f"{count:,} {what}" for what, count in sorted(books.counts.items()))
        print(
            f"\r\x1b[K{(time.monotonic() - began) / 60:5.1f} of {minutes:g} min: {seen}", end="", flush=True
        )
    is_over.set()
    for person in people:
        person.join(60)
    server.kill(signal.SIGTERM)
    gone = lost(folder / "moothall" / "moothall.db", books)
    taken = books.counts["acknowledged"]
    print(f"\n{taken:,} acknowledged answers at {len(books.taken):,} tables: {len(gone)} lost")
    return 1 if gone or books.counts["unexpected"] or not books.counts["acknowledged"] else 0


def main() -> None:
    plain = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=plain)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1, help="of the players' answers and of when faults come")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        sys.exit(soak(given.minutes, Path(folder), given.seed, given.processes))


if __name__ == "__main__":
    main()
