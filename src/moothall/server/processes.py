"""Several processes of the server on one machine (`moothall serve --processes N`).

This one only holds the sockets and sees to it that the others live. All listen at the hall's own port, so
that it works without more ado, and each at a port of its own after it, to which a load balancer can send all
that concerns a table. As the sockets are held here, nobody is turned away while a process is replaced: by one
that takes the place of a dead one or, after SIGHUP, one after the other by those of a newer version, each of
which is open before the one that it replaces goes.
"""

import asyncio
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Sequence

log = logging.getLogger("moothall")
DOORS = "MOOTHALL_DOORS"  # for such a process: the sockets that it listens at, and its line to this one
AGAIN = 1.0  # seconds until one that died is started again
OPEN = b"open"


class NeverOpened(Exception):
    """A process ended before it was open; it has said why."""


class Child:
    def __init__(self, process: asyncio.subprocess.Process, line: socket.socket) -> None:
        self.process, self._line = process, line

    @classmethod
    async def start(cls, doors: Sequence[socket.socket]) -> "Child":
        """A process that listens at these, once it is open."""
        ours, theirs = socket.socketpair()
        with theirs:
            numbers = [door.fileno() for door in (*doors, theirs)]
            environment = os.environ | {DOORS: ",".join(map(str, numbers))}
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "moothall.server", *sys.argv[1:], env=environment, pass_fds=numbers
            )
        child = cls(process, ours)
        await child._opened()
        return child

    async def _opened(self) -> None:
        self._line.setblocking(False)
        if await asyncio.get_running_loop().sock_recv(self._line, len(OPEN)) != OPEN:
            await self.process.wait()
            raise NeverOpened

    async def end(self) -> None:
        """Let it finish what it is about."""
        if self.process.returncode is None:
            self.process.terminate()
        await self.process.wait()
        self._line.close()


class Crew:
    def __init__(self, shared: socket.socket, own: Sequence[socket.socket]) -> None:
        self._doors = [(shared, door) for door in own]
        self._children: list[Child] = []
        self._closing = asyncio.Event()
        self._renewing: asyncio.Task[None] | None = None

    async def run(self, say_open: Callable[[], None]) -> None:
        """Until somebody ends it."""
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, self._closing.set)
        loop.add_signal_handler(signal.SIGHUP, self._renew)
        try:
            self._children = await asyncio.gather(*(Child.start(doors) for doors in self._doors))
            say_open()
            watching = [asyncio.create_task(self._watch(place)) for place in range(len(self._doors))]
            await self._closing.wait()
            for task in (*watching, *filter(None, [self._renewing])):
                task.cancel()
        finally:
            await asyncio.gather(*(child.end() for child in self._children), return_exceptions=True)

    async def _watch(self, place: int) -> None:
        """Whoever dies is replaced."""
        while True:
            child = self._children[place]
            status = await child.process.wait()
            if self._children[place] is not child:  # it was told to go
                continue
            log.error("process %d died (%d); another takes its place", child.process.pid, status)
            await asyncio.sleep(AGAIN)
            try:
                self._children[place] = await Child.start(self._doors[place])
            except NeverOpened:
                log.error("it can't be started again; the next try is in %.0f s", 5 * AGAIN)
                await asyncio.sleep(5 * AGAIN)

    def _renew(self) -> None:
        if self._renewing is None or self._renewing.done():
            self._renewing = asyncio.create_task(self._replace_all())

    async def _replace_all(self) -> None:
        for place, doors in enumerate(self._doors):
            try:
                fresh = await Child.start(doors)
            except NeverOpened:
                log.error("the new version can't be started; those that are here stay")
                return
            old, self._children[place] = self._children[place], fresh
            await old.end()
        log.info("all processes are new")


def given_doors() -> tuple[list[socket.socket], socket.socket] | None:
    """In a process of a crew: where it listens, and its line to who started it."""
    if (numbers := os.environ.pop(DOORS, None)) is None:
        return None
    *doors, line = (socket.socket(fileno=int(number)) for number in numbers.split(","))
    return doors, line


async def end_with(line: socket.socket, end: Callable[[], None]) -> None:
    """Nobody replaces a process whose crew is gone: it ends too."""
    line.setblocking(False)
    await asyncio.get_running_loop().sock_recv(line, 1)
    end()
