"""A server for tests, in a thread of this process or as a process of its own, and people who use it."""

import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import argon2
import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from moothall.engine.unasked import habits_of
from moothall.games import find_game
from moothall.server import people
from moothall.server.app import Server, Settings, build
from moothall.server.door import uvicorn_for
from moothall.server.processes import Exchange, Hand
from moothall.server.safety import UNLIMITED
from moothall.server.storage import database_url, take_file

SECRET = b"only for tests"
# Passwords cost whoever guesses them time and memory: two fifths of what it takes to open a house. A server
# that is a process of its own has its own hasher.
QUICK_HASHER = argon2.PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


class House:
    """A running server: where it is, and what is inside (when it runs in this process)."""

    def __init__(self, url: str, server: Server | None = None) -> None:
        self.url, self._server = url, server
        self._people: list[Person] = []

    def _known(self, headers: dict[str, str]) -> "Person":
        self._people.append(Person(self.url, headers))
        return self._people[-1]

    def close(self) -> None:
        for person in self._people:
            person.http.close()

    @property
    def server(self) -> Server:
        assert self._server is not None
        return self._server

    def guest(self, name: str = "Somebody") -> "Person":
        return self.bearer(httpx.post(f"{self.url}/api/guests", json={"name": name}).json()["token"])

    def bearer(self, token: str) -> "Person":
        """Whoever has got hold of a token."""
        return self._known({"authorization": f"Bearer {token}"})

    def stranger(self) -> "Person":
        return self._known({})

    def browser(self) -> "Person":
        """Somebody who is known by a cookie, as in a browser."""
        person = self._known({"origin": self.url})
        assert person.get("/api/me").status_code == 200
        return person


class Person:
    def __init__(self, url: str, headers: dict[str, str]) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, headers=headers, timeout=600)
        self.seen: list[bytes] = []  # every body that came from the server

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        given = {} if body is None else {"json": body}
        response = self.http.request(method, path, **given, **more)
        self.seen.append(response.content)
        return response

    def get(self, path: str) -> httpx.Response:
        return self.ask("GET", path)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.ask("POST", path, body)

    def open_table(self, *seats: Any, **more: Any) -> dict[str, Any]:
        """A table of Settlement; each seat is "me", "open", or the name of a bot."""
        wishes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        response = self.post("/api/tables", {"game": "settlement", "seats": wishes} | more)
        assert response.status_code == 201, response.text
        table: dict[str, Any] = response.json()
        return table

    def table(self, table: dict[str, Any]) -> dict[str, Any]:
        response = self.get(f"/api/tables/{table['id']}")
        assert response.status_code == 200, response.text
        seen: dict[str, Any] = response.json()
        return seen

    def answer(self, table: dict[str, Any], action: int, **more: Any) -> httpx.Response:
        """Asked for everything, so that each answer is given here, unless `ask` says otherwise."""
        given = {"ply": table["ply"], "seat": table["asked_seat"], "action": action, "ask": EVERYTHING}
        return self.post(f"/api/tables/{table['id']}/answers", given | more)

    def play(self, table: dict[str, Any], dice: random.Random) -> dict[str, Any]:
        """Give any legal answer; the table after it. Dice that are new each time don't go round for ever."""
        choices = legal(table)
        response = self.answer(table, choices[(dice.randrange(1 << 30) + table["ply"]) % len(choices)])
        assert response.status_code == 200, response.text
        after: dict[str, Any] = response.json()
        return after

    def listen(self, table: dict[str, Any], **more: Any) -> ClientConnection:
        headers = {
            name: value for name, value in self.http.headers.items() if name in ("authorization", "origin")
        }
        if cookie := "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar):
            headers["cookie"] = cookie
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table['id']}/live"
        line: ClientConnection = connect(url, additional_headers=headers, **more)
        return line


EVERYTHING = [*habits_of(find_game("settlement"))]


def legal(table: dict[str, Any]) -> list[int]:
    assert table["verdict"] is not None, "it is not this person's question"
    return [action for action, number in enumerate(table["verdict"]) if number == 0]


def refused(response: httpx.Response, status: int, error: str) -> dict[str, Any]:
    """A clear refusal: its status, its word, a sentence."""
    assert response.status_code == status, response.text
    refusal: dict[str, Any] = response.json()
    assert refusal.keys() == {"error", "detail", "rule", "number"}
    assert refusal["error"] == error, refusal
    assert refusal["detail"]
    return refusal


def two_at_a_table(house: House, **more: Any) -> tuple[Person, Person, dict[str, Any]]:
    """A started table of two people, and what the first sees of it."""
    anna, bela = house.guest("Anna"), house.guest("Béla")
    table = anna.open_table("me", "open", **more)
    assert bela.post(f"/api/tables/{table['id']}/seats/1").status_code == 200
    started = anna.post(f"/api/tables/{table['id']}/start")
    assert started.status_code == 200, started.text
    return anna, bela, started.json()


def play_on(people: list[Person], table: dict[str, Any], dice: random.Random, answers: int) -> dict[str, Any]:
    """So many random answers by whoever is asked (the person of each seat is given), or to the end."""
    for _ in range(answers):
        if table["status"] != "playing":
            break
        person = people[table["asked_seat"]]
        table = person.play(person.table(table), dice)
    return table


@contextlib.contextmanager
def running(settings: Settings) -> Iterator[House]:
    """In a thread of this process."""
    with patch.object(people, "HASHER", QUICK_HASHER):
        server = build(settings)
    port = free_port()
    config = uvicorn_for(server.app, settings.trusted_proxies)
    config.port, config.timeout_graceful_shutdown = port, 1
    uvicorn_server = uvicorn.Server(config)
    thread = threading.Thread(target=uvicorn_server.run)
    thread.start()
    while not uvicorn_server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    house = House(f"http://127.0.0.1:{port}", server)
    try:
        yield house
    finally:
        house.close()
        uvicorn_server.should_exit = True
        thread.join()


@contextlib.contextmanager
def crew(database: str, **more: Any) -> Iterator[tuple[House, House]]:
    """Two servers that share a database, in threads of this process; on SQLite as the hands of one crew."""
    with contextlib.ExitStack() as stay:
        hands = (None, None) if "://" in database else stay.enter_context(_hands(database))
        one, other = (stay.enter_context(running(settings(database, hand=hand, **more))) for hand in hands)
        yield one, other


@contextlib.contextmanager
def _hands(database: str) -> Iterator[list[Hand]]:
    """What the first process of a crew does for the others."""
    lock, exchange, loop = take_file(database_url(database)), Exchange(), asyncio.new_event_loop()
    lines = [socket.socketpair() for _ in range(2)]

    async def pass_on() -> None:
        ends = [await asyncio.open_unix_connection(sock=ours) for ours, _ in lines]
        await asyncio.gather(*(exchange.serve(*end) for end in ends))

    thread = threading.Thread(target=loop.run_until_complete, args=(pass_on(),))
    thread.start()
    yield [Hand([], theirs, lock) for _, theirs in lines]
    thread.join()
    loop.close()
    os.close(lock)


def settings(database: str, **more: Any) -> Settings:
    plain: dict[str, Any] = {"secret": SECRET, "workers": 1, "native": False, "limits": UNLIMITED}
    return Settings(database=database, **(plain | more))


def wait_until(happened: Callable[[], Any], what: str) -> None:
    deadline = time.monotonic() + 600
    while not happened():
        assert time.monotonic() < deadline, what
        time.sleep(0.1)


class Process:
    """The server as a process of its own, that can be killed."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.port, self.folder, self.options = free_port(), folder, options
        self.house = House(f"http://127.0.0.1:{self.port}")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> House:
        environment = os.environ | {"XDG_DATA_HOME": str(self.folder), "MOOTHALL_SECRET": "for tests"}
        command = [sys.executable, "-m", "moothall.server", "--port", str(self.port), "--workers", "1"]
        self._process = subprocess.Popen(
            [*command, "--unlimited", "--no-native", *self.options], env=environment
        )
        while True:
            assert self._process.poll() is None, "the server did not start"
            try:
                httpx.get(f"{self.house.url}/api/games")
                return self.house
            except httpx.TransportError:
                time.sleep(0.05)

    def kill(self, sign: signal.Signals = signal.SIGKILL) -> None:
        self.house.close()
        if self._process is not None:
            self._process.send_signal(sign)
            self._process.wait()
            self._process = None
