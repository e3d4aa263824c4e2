"""The worker processes: started with the server, each doing one thing at a time, replaced when one fails.

A worker that takes too long or dies is replaced and the question put to the next one; should that fail too,
the bot gives any legal answer, so that the people at its table can go on.
"""

import asyncio
import logging
import random
import sys
from collections.abc import Sequence

import msgspec

from moothall.engine.game import Game
from moothall.server.worker import LENGTH, Compile, Request, Think, Thought

log = logging.getLogger("moothall")
PATIENCE = 30.0  # seconds for an answer
COMPILING = 300.0
TRIES = 2


class WorkerFailed(Exception):
    """It died, took too long, or said that it can't."""


class Worker:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls) -> "Worker":
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", "moothall.server.worker")
        # In a session of its own, so that Ctrl-C reaches the server alone, which then ends its workers.
        return cls(
            await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, start_new_session=True)
        )

    async def ask(self, request: Request, patience: float) -> Thought:
        try:
            async with asyncio.timeout(patience):
                return await self._ask(request)
        except TimeoutError:
            raise WorkerFailed(f"no answer within {patience:.0f} s") from None
        except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            raise WorkerFailed(f"it died ({error})") from None

    async def _ask(self, request: Request) -> Thought:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        message = msgspec.msgpack.encode(request)
        self.process.stdin.write(LENGTH.pack(len(message)) + message)
        await self.process.stdin.drain()
        (length,) = LENGTH.unpack(await self.process.stdout.readexactly(LENGTH.size))
        return msgspec.msgpack.decode(await self.process.stdout.readexactly(length), type=Thought)

    async def end(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


class Workers:
    def __init__(self, count: int) -> None:
        self.count = count
        self.patience = PATIENCE
        self.native: set[str] = set()  # the games whose rules are compiled
        self._idle: asyncio.Queue[Worker | None] = asyncio.Queue()  # None: a place without a process yet
        self._all: set[Worker] = set()

    async def open(self) -> None:
        for _ in range(self.count):
            self._idle.put_nowait(None)

    async def close(self) -> None:
        await asyncio.gather(*(worker.end() for worker in list(self._all)))

    async def choose(
        self, game: Game, options: dict[str, int | str], bot: str, state: bytes, legal: Sequence[int]
    ) -> int:
        """A bot's answer to the open question."""
        if len(legal) == 1:
            return legal[0]
        for _ in range(TRIES):
            request = Think(game.name, options, bot, state, game.name in self.native)
            try:
                action = (await self._ask(request, self.patience)).action
            except WorkerFailed as failure:
                log.warning("the %s bot's worker failed: %s", bot, failure)
                continue
            if action in legal:
                return action
            log.error("the %s bot gave the illegal answer %d", bot, action)
        return random.choice(legal)

    async def compile(self, game: Game) -> None:
        """Have a game's rules compiled into the cache, by a process that ends with it.

        None of those that think does it: until then bots think by interpreted rules, rather than wait.
        """
        worker = await self._start()
        try:
            thought = await worker.ask(Compile(game.name), COMPILING)
        finally:
            self._all.discard(worker)
            await asyncio.shield(asyncio.ensure_future(worker.end()))
        if thought.error:
            raise WorkerFailed(thought.error)
        self.native.add(game.name)

    async def _start(self) -> Worker:
        try:
            worker = await Worker.start()
        except OSError as error:
            raise WorkerFailed(f"no process can be started ({error})") from None
        self._all.add(worker)
        return worker

    async def _ask(self, request: Request, patience: float) -> Thought:
        worker = await self._idle.get()
        fit = False
        try:
            if worker is None:
                worker = await self._start()
            thought = await worker.ask(request, patience)
            fit = True
        finally:
            if worker is not None and not fit:
                self._all.discard(worker)
                ending = asyncio.ensure_future(worker.end())
                await asyncio.shield(ending)
            self._idle.put_nowait(worker if fit else None)
        if thought.error:
            raise WorkerFailed(thought.error)
        return thought
