"""A crowd at many tables: people who answer and listen on websockets, in one process of its own.

It speaks HTTP and the websocket's frames by hand, so that it takes as little of the machine as it can from
the server that is measured:

    python -m bench.crowd URLS PROCESSES GAME TABLES GAMES SECONDS AT_ONCE PACE WATCHERS BY

Where there are several URLs, with commas between them, all that concerns a table goes to one of them, as a
balancer would have it. At each table one game follows another, up to GAMES of them; all are opened before
anything is measured. When the first table has played them all, the crowd goes home. WATCHERS look on at each
table. Answers are given BY `line`, the open websocket, or by `post`, as older servers have it.

Once all sit, it says so and waits for a line on its standard input, so that several crowds begin together.
"""

import asyncio
import base64
import os
import random
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
import uvloop

from moothall.server.command import allow_many_files

TEXT, PING, PONG = 0x81, 0x89, 0x8A  # a frame's first byte
SEATED = b"seated\n"
EVERY = 15.0  # seconds from one word of how it goes to the next


class Seen(msgspec.Struct):
    """What a person at a table needs of its state to go on."""

    id: str
    ply: int
    status: str
    asked_seat: int | None
    verdict: list[int] | None


class Heard(msgspec.Struct):
    """A live notice."""

    type: str
    ply: int = 0
    state: Seen | None = None
    number: int = 0  # of the answer that it replies to


class Measured(msgspec.Struct):
    answers: int  # that were given
    recorded: int  # with those that gave themselves after them
    seconds: float
    processor_seconds: float  # of the server's processes
    own_seconds: float  # of the crowd's process
    milliseconds: list[float]  # from sending an answer to the new table in hand
    notices: int
    fetches: int
    errors: int


class Wire(asyncio.Protocol):
    """One kept-alive connection; one request at a time."""

    def __init__(self) -> None:
        self._buffer = b""
        self._reply: asyncio.Future[tuple[int, bytes]] | None = None
        self._busy = asyncio.Lock()
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        head, gap, body = self._buffer.partition(b"\r\n\r\n")
        if not gap:
            return
        at = head.lower().find(b"content-length:")
        length = int(head[at + 15 :].split(b"\r\n", 1)[0]) if at >= 0 else 0
        if len(body) >= length and self._reply is not None:
            self._buffer = b""
            reply, self._reply = self._reply, None
            if not reply.done():  # nobody waits for it any more at the very end
                reply.set_result((int(head[9:12]), body[:length]))

    def connection_lost(self, error: Exception | None) -> None:
        if self._reply is not None and not self._reply.done():
            self._reply.set_exception(ConnectionError(str(error)))

    async def send(self, request: bytes) -> tuple[int, bytes]:
        async with self._busy:
            self._reply = asyncio.get_running_loop().create_future()
            self.transport.write(request)
            return await self._reply


class Line(asyncio.Protocol):
    """A websocket: text frames of a server, and short ones to it."""

    def __init__(self, hear: Any) -> None:
        self._hear, self._buffer, self._open = hear, b"", False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def say(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, text: bytes) -> None:
        """With a mask of zeros, which changes nothing."""
        assert len(text) < 126
        self.transport.write(bytes((kind, 0x80 | len(text), 0, 0, 0, 0)) + text)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, gap, rest = self._buffer.partition(b"\r\n\r\n")
            if not gap:
                return
            assert b" 101 " in head.split(b"\r\n", 1)[0], head
            self._open, self._buffer = True, rest
            self.opened.set_result(None)
        while (frame := self._next_frame()) is not None:
            kind, text = frame
            if kind == TEXT:
                self._hear(text)
            elif kind == PING:
                self._send(PONG, text)
            else:
                raise ConnectionError(f"the server closes a websocket: {text[2:].decode()}")

    def _next_frame(self) -> tuple[int, bytes] | None:
        """Its first byte, and what it says."""
        known = len(self._buffer)
        if known < 2:
            return None
        kind, length, start = self._buffer[0], self._buffer[1], 2
        if length >= 126:
            start = 4 if length == 126 else 10
            if known < start:
                return None
            length = int.from_bytes(self._buffer[2:start], "big")
        if known < start + length:
            return None
        frame, self._buffer = self._buffer[start : start + length], self._buffer[start + length :]
        return kind, frame


class House(NamedTuple):
    """A process of the server."""

    host: str
    port: int

    async def person(self) -> tuple[Wire, str]:
        _, wire = await asyncio.get_running_loop().create_connection(Wire, self.host, self.port)
        _, body = await wire.send(self.request("POST", "/api/guests", "", b'{"name":"One of the crowd"}'))
        return wire, msgspec.json.decode(body)["token"]

    def request(self, method: str, path: str, token: str, body: bytes = b"") -> bytes:
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nAuthorization: Bearer {token}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        return head.encode() + body

    async def listen(self, table: str, token: str, hear: Any) -> Line:
        loop = asyncio.get_running_loop()
        transport, line = await loop.create_connection(lambda: Line(hear), self.host, self.port)
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n"
        )
        transport.write(head.encode())
        await line.opened
        return line


class Crowd:
    def __init__(
        self, urls: Sequence[str], game: str, at_once: int, pace: float, watchers: int, by: str
    ) -> None:
        self.game, self.watchers, self.posts = game, watchers, by == "post"
        places = map(urlsplit, urls)
        self.houses = [House(place.hostname or "127.0.0.1", place.port or 80) for place in places]
        self.turn = asyncio.Semaphore(at_once)
        self.pace = pace
        self.done = Measured(0, 0, 0, 0, 0, [], 0, 0, 0)
        self.decode = msgspec.json.Decoder(Seen).decode
        self.decode_notice = msgspec.json.Decoder(Heard).decode
        self.dice = random.Random(1)
        self.until = 0.0


class Pair:
    """Two people at a table. Whoever is asked answers; the other hears of it and sees the new table."""

    def __init__(self, crowd: Crowd, house: House) -> None:
        self.crowd, self.house = crowd, house
        self.seen: list[Seen] = []
        self.people: list[tuple[Wire, str]] = []
        self.lines: list[Line] = []
        self.replying: asyncio.Future[Heard] | None = None
        self.looking: set[asyncio.Task[None]] = set()
        self.id = ""

    async def sit(self) -> None:
        crowd, house = self.crowd, self.house
        self.people = [await house.person(), await house.person()]
        (anna, token), (bela, other) = self.people
        seats = f'{{"game":"{crowd.game}","seats":[{{"kind":"me"}},{{"kind":"open"}}]}}'.encode()
        _, body = await anna.send(house.request("POST", "/api/tables", token, seats))
        self.id = crowd.decode(body).id
        await bela.send(house.request("POST", f"/api/tables/{self.id}/seats/1", other))
        await anna.send(house.request("POST", f"/api/tables/{self.id}/start", token))
        for seat, (_, who) in enumerate(self.people):
            self.lines.append(await house.listen(self.id, who, partial(self.hear, seat)))
        for _ in range(crowd.watchers):
            wire, who = await house.person()
            wire.transport.close()
            self.lines.append(await house.listen(self.id, who, self.overhear))
        self.seen = [await self.look(0), await self.look(1)]

    def overhear(self, text: bytes) -> None:
        self.crowd.done.notices += 1

    @property
    def ply(self) -> int:
        return max(seen.ply for seen in self.seen)

    def hear(self, seat: int, text: bytes) -> None:
        heard = self.crowd.decode_notice(text)
        if heard.number:
            assert self.replying is not None
            if not self.replying.done():
                self.replying.set_result(heard)
            return
        self.crowd.done.notices += 1
        if heard.state is not None:
            self.seen[seat] = heard.state
        elif heard.type == "ply":
            task = asyncio.create_task(self.look_again(seat))
            self.looking.add(task)
            task.add_done_callback(self.looking.discard)

    async def look(self, seat: int) -> Seen:
        wire, token = self.people[seat]
        _, body = await wire.send(self.house.request("GET", f"/api/tables/{self.id}", token))
        return self.crowd.decode(body)

    async def look_again(self, seat: int) -> None:
        """A notice came without the table, which was about to change again."""
        self.seen[seat] = await self.look(seat)
        self.crowd.done.fetches += 1

    async def play(self) -> None:
        """Until the game is over, or the time."""
        crowd = self.crowd
        while time.perf_counter() < crowd.until:
            latest = max(self.seen, key=lambda seen: seen.ply)
            if latest.status != "playing":
                break
            asked = latest.asked_seat
            assert asked is not None
            if self.seen[asked].verdict is None or self.seen[asked].ply < latest.ply:
                await asyncio.sleep(0.001)
                continue
            began = time.perf_counter()
            await self.answer(asked)
            if crowd.pace:
                await asyncio.sleep(max(0.0, crowd.pace - (time.perf_counter() - began)))

    async def answer(self, seat: int) -> None:
        crowd, seen = self.crowd, self.seen[seat]
        legal = [action for action, number in enumerate(seen.verdict or ()) if number == 0]
        given = f'"ply":{seen.ply},"seat":{seat},"action":{crowd.dice.choice(legal)}'
        async with crowd.turn:
            began = time.perf_counter()
            state = await (self.post(seat, given) if crowd.posts else self.say(seat, given))
            crowd.done.milliseconds.append(1000 * (time.perf_counter() - began))
        if state is None:
            crowd.done.errors += 1
            self.seen[seat] = await self.look(seat)
            return
        self.seen[seat] = state
        crowd.done.answers += 1

    async def say(self, seat: int, given: str) -> Seen | None:
        self.replying = asyncio.get_running_loop().create_future()
        self.lines[seat].say(f'{{"type":"answer","number":1,{given}}}'.encode())
        return (await self.replying).state

    async def post(self, seat: int, given: str) -> Seen | None:
        wire, token = self.people[seat]
        path, body = f"/api/tables/{self.id}/answers", f"{{{given}}}".encode()
        status, reply = await wire.send(self.house.request("POST", path, token, body))
        return self.crowd.decode(reply) if status == 200 else None


async def tell_how_it_goes(crowd: Crowd, pairs: list[Pair]) -> None:
    """Now and then, for whoever waits for a large crowd or a long stay."""
    told = 0
    while True:
        await asyncio.sleep(EVERY)
        seated, done = sum(bool(pair.seen) for pair in pairs), crowd.done
        slowest = sorted(done.milliseconds[told:])[-len(done.milliseconds[told:]) // 100 :]
        told = len(done.milliseconds)
        p99 = f", the slowest hundredth since then from {slowest[0]:.0f} ms on" if slowest else ""
        print(
            f"{time.strftime('%H:%M:%S')} {seated:,} of {len(pairs):,} tables sit; {told:,} answers, "
            f"{done.errors} refused{p99}",
            file=sys.stderr,
            flush=True,
        )


async def play_on(crowd: Crowd, pairs: list[Pair]) -> None:
    """One game after the other."""
    if crowd.pace:
        await asyncio.sleep(crowd.dice.random() * crowd.pace)
    for pair in pairs:
        await pair.play()
    crowd.until = min(crowd.until, time.perf_counter())


def processor_seconds(processes: Sequence[int]) -> float:
    """That they have used so far, in their own code and in the kernel's; 0 where Linux doesn't say so."""
    used = 0
    for process in processes:
        with suppress(OSError):
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
            used += int(fields[11]) + int(fields[12])
    return used / os.sysconf("SC_CLK_TCK")


def wait_for_the_others() -> None:
    sys.stdout.buffer.write(SEATED)
    sys.stdout.buffer.flush()
    sys.stdin.buffer.readline()


async def measure(
    urls: Sequence[str],
    processes: Sequence[int],
    game: str,
    tables: int,
    games: int,
    seconds: float,
    at_once: int,
    pace: float,
    watchers: int,
    by: str,
) -> Measured:
    crowd = Crowd(urls, game, at_once, pace, watchers, by)
    houses = crowd.houses
    pairs = [Pair(crowd, houses[number % len(houses)]) for number in range(tables * games)]
    telling = asyncio.create_task(tell_how_it_goes(crowd, pairs))
    for start in range(0, len(pairs), 20):
        await asyncio.gather(*(pair.sit() for pair in pairs[start : start + 20]))
    await asyncio.to_thread(wait_for_the_others)
    before = sum(pair.ply for pair in pairs)
    began, used, own = time.perf_counter(), processor_seconds(processes), time.process_time()
    crowd.until = began + seconds
    await asyncio.gather(*(play_on(crowd, pairs[table::tables]) for table in range(tables)))
    crowd.done.seconds = time.perf_counter() - began
    crowd.done.processor_seconds = processor_seconds(processes) - used
    crowd.done.own_seconds = time.process_time() - own
    telling.cancel()
    crowd.done.recorded = sum(pair.ply for pair in pairs) - before
    return crowd.done


def main() -> None:
    allow_many_files()
    urls, processes, game, tables, games, seconds, at_once, pace, watchers, by = sys.argv[1:]
    counts = (int(tables), int(games), float(seconds), int(at_once), float(pace), int(watchers))
    numbers = [int(process) for process in processes.split(",")]
    measured = uvloop.run(measure(urls.split(","), numbers, game, *counts, by))
    # Somebody else's crowd may be read first: Python's unbuffered output would end where the pipe is full.
    with open(sys.stdout.fileno(), "wb", closefd=False) as told:
        told.write(msgspec.json.encode(measured))


if __name__ == "__main__":
    main()
