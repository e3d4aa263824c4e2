"""Several processes of the server on one machine (`moothall serve --processes N`).

This one only holds the sockets and the lock of a SQLite file, passes on what the others say to each other and
sees to it that they live. All listen at the hall's own port, so that it works without more ado, and each at a
port of its own after it, to which a load balancer can send all that concerns a table. As the sockets are held
here, nobody is turned away while a process is replaced: by one that takes the place of a dead one or, after
SIGHUP, one after the other by those of a newer version, each of which is open before the one that it replaces
goes.
"""

import asyncio
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress

from moothall.server.criers import Hear, Recovered

log = logging.getLogger("moothall")
DOORS = "MOOTHALL_DOORS"  # for such a process: the sockets that it listens at, and its line to this one
LOCK = "MOOTHALL_LOCK"  # and the lock that it shares with the others, if it does
AGAIN = 1.0  # seconds until one that died is started again
OPEN = b"open\n"
LONGEST = 1 << 20  # bytes that wait for a process that doesn't listen; it is told nothing more


class NeverOpened(Exception):
    """A process ended before it was open; it has said why."""


class Exchange:
    """Hands what each process says to all others."""

    def __init__(self) -> None:
        self._others: set[asyncio.StreamWriter] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One process, until its end of the line is closed."""
        self._others.add(writer)
        try:
            while text := await reader.readline():
                for other in self._others - {writer}:
                    if other.transport.get_write_buffer_size() < LONGEST:
                        other.write(text)
        except ConnectionError:
            pass
        finally:
            self._others.discard(writer)
            writer.close()


class Child:
    """A process of the crew, seen from the one that started it."""

    def __init__(self, process: asyncio.subprocess.Process, talking: asyncio.Task[None]) -> None:
        self.process, self._talking = process, talking

    @classmethod
    async def start(cls, doors: Sequence[socket.socket], lock: int | None, exchange: Exchange) -> "Child":
        """A process that listens at these, once it is open."""
        ours, theirs = socket.socketpair()
        with theirs:
            numbers = [door.fileno() for door in (*doors, theirs)]
            environment = os.environ | {DOORS: ",".join(map(str, numbers))}
            if lock is not None:
                environment[LOCK] = str(lock)
                numbers.append(lock)
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "moothall.server", *sys.argv[1:], env=environment, pass_fds=numbers
            )
        reader, writer = await asyncio.open_unix_connection(sock=ours)
        while (said := await reader.readline()) != OPEN:  # before that, nobody listens there
            if not said:
                writer.close()
                await process.wait()
                raise NeverOpened
        return cls(process, asyncio.create_task(exchange.serve(reader, writer)))

    async def end(self) -> None:
        """Let it finish what it is about."""
        if self.process.returncode is None:
            self.process.terminate()
        await self.process.wait()
        await self._talking


class Crew:
    def __init__(self, shared: socket.socket, own: Sequence[socket.socket], lock: int | None = None) -> None:
        """`lock`: of the SQLite file that all of them work on."""
        self._doors = [(shared, door) for door in own]
        self._lock, self._exchange = lock, Exchange()
        self._children: dict[int, Child] = {}  # by place
        self._all_here = asyncio.Event()
        self._closing = asyncio.Event()
        self._renewing: asyncio.Task[None] | None = None

    async def run(self, say_open: Callable[[], None]) -> None:
        """Until somebody ends it."""
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, self._closing.set)
        loop.add_signal_handler(signal.SIGHUP, self._renew)
        try:
            # The first brings the database up to date, or says why it can't be opened, and then all is over.
            self._children[0] = await self._start(0)
            tasks = [asyncio.create_task(self._watch(place)) for place in range(len(self._doors))]
            tasks.append(asyncio.create_task(self._greet(say_open)))
            await self._closing.wait()
            for task in (*tasks, *filter(None, [self._renewing])):
                task.cancel()
        finally:
            await asyncio.gather(*(child.end() for child in self._children.values()), return_exceptions=True)

    async def _start(self, place: int) -> Child:
        return await Child.start(self._doors[place], self._lock, self._exchange)

    async def _greet(self, say_open: Callable[[], None]) -> None:
        await self._all_here.wait()
        say_open()

    async def _watch(self, place: int) -> None:
        """Somebody is there, and whoever dies is replaced."""
        while True:
            if (child := self._children.get(place)) is None:
                await self._fill(place)
                continue
            status = await child.process.wait()
            if self._children.get(place) is not child:  # it was told to go
                continue
            log.error("process %d died (%d); another takes its place", child.process.pid, status)
            del self._children[place]
            await asyncio.sleep(AGAIN)

    async def _fill(self, place: int) -> None:
        try:
            fresh = await self._start(place)
        except NeverOpened:
            log.error("a process can't be started; the next try is in %.0f s", 5 * AGAIN)
            await asyncio.sleep(5 * AGAIN)
            return
        if place in self._children:  # a newer one was quicker
            await fresh.end()
            return
        self._children[place] = fresh
        if len(self._children) == len(self._doors):
            self._all_here.set()

    def _renew(self) -> None:
        if self._renewing is None or self._renewing.done():
            self._renewing = asyncio.create_task(self._replace_all())

    async def _replace_all(self) -> None:
        for place in range(len(self._doors)):
            try:
                fresh = await self._start(place)
            except NeverOpened:
                log.error("the new version can't be started; those that are here stay")
                return
            old, self._children[place] = self._children.get(place), fresh
            if old is not None:
                await old.end()
        log.info("all processes are new")


def _go_on() -> None:
    pass


class Hand:
    """This process as one of a crew: where it listens, its line to who started it, the lock that all share.

    Over the line they speak to each other (a `criers.Crier`).
    """

    def __init__(self, doors: list[socket.socket], line: socket.socket, lock: int | None) -> None:
        self.doors, self.lock, self._line = doors, lock, line
        self.end: Callable[[], None] = _go_on  # nobody replaces a process whose crew is gone: it ends too
        self._hear: Hear | None = None
        self._writer: asyncio.StreamWriter | None = None
        self._reading: asyncio.Task[None] | None = None

    @classmethod
    def of_crew(cls) -> "Hand | None":
        """None in a process that nobody started as one of a crew."""
        if (numbers := os.environ.pop(DOORS, None)) is None:
            return None
        *doors, line = (socket.socket(fileno=int(number)) for number in numbers.split(","))
        lock = os.environ.pop(LOCK, None)
        return cls(doors, line, None if lock is None else int(lock))

    async def join(self) -> None:
        reader, self._writer = await asyncio.open_unix_connection(sock=self._line)
        self._reading = asyncio.create_task(self._read(reader))

    async def _read(self, reader: asyncio.StreamReader) -> None:
        with suppress(ConnectionError):
            while text := await reader.readline():
                if self._hear is not None:
                    self._hear(text)
        self.end()

    def say_open(self) -> None:
        self._say(OPEN)

    def _say(self, text: bytes) -> None:
        if self._writer is not None and not self._writer.is_closing():
            self._writer.write(text)

    async def leave(self) -> None:
        if self._writer is not None and self._reading is not None:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)
            self._writer.close()

    # What is said to the others.

    async def open(self, hear: Hear, _recovered: Recovered) -> None:
        """Nothing is ever missed: who can't be heard any more is gone, and so are all others."""
        self._hear = hear

    def cry(self, text: bytes) -> None:
        self._say(text + b"\n")

    async def close(self) -> None:
        self._hear = None
