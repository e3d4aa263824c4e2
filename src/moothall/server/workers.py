"""The worker processes: started with the server, each doing one thing at a time, replaced when one fails.

A worker that takes too long or dies is replaced and the question put to the next one; should that fail too,
the bot gives any legal answer, so that the people at its table can go on. A bot that searches is asked where
it was asked last, if that worker is free: there it remembers what it has found out.
"""

import asyncio
import logging
import os
import random
import sys
from collections import deque

import msgspec

from moothall.bots.compiling import Part
from moothall.bots.levels import SEARCHING, USUAL
from moothall.engine.game import Game
from moothall.engine.match import Match
from moothall.server.worker import KEPT, LENGTH, Compile, Request, Think, Thought, Whose

log = logging.getLogger("moothall")
PATIENCE = 30.0  # seconds for an answer: no bot means to take more than five
COMPILING = 600.0
TRIES = 2
MOST_HEADS = 4


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class WorkerFailed(Exception):
    """It died, took too long, or said that it can't."""


class Worker:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.remembers: deque[Whose] = deque(maxlen=KEPT)

    @classmethod
    async def start(cls) -> "Worker":
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", "moothall.server.worker")
        return cls(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe))

    async def ask(self, request: Request, patience: float) -> Thought:
        if isinstance(request, Think):
            self.note(request)
        try:
            async with asyncio.timeout(patience):
                return await self._ask(request)
        except TimeoutError:
            raise WorkerFailed(f"no answer within {patience:.0f} s") from None
        except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            raise WorkerFailed(f"it died ({error})") from None

    def note(self, request: Think) -> None:
        """Remember whom it remembers, as the process itself does."""
        whose = request.whose
        if whose in self.remembers:
            self.remembers.remove(whose)
        if whose.bot in SEARCHING:
            self.remembers.append(whose)

    async def _ask(self, request: Request) -> Thought:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        if self.process.stdin.is_closing():  # it died while nobody asked it anything
            raise BrokenPipeError("it is gone")
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
        self.heads = max(1, min(MOST_HEADS, (cores() - 1) // count))  # one core is the server's own
        self.patience = PATIENCE
        self.compiled: set[tuple[str, Part]] = set()
        self._places = asyncio.Semaphore(count)
        self._idle: list[Worker | None] = [None] * count  # None: a place without a process yet
        self._all: set[Worker] = set()
        self._compiler: tuple[Game, Worker] | None = None

    async def close(self) -> None:
        await asyncio.gather(*(worker.end() for worker in list(self._all)))

    # Thinking.

    def plays_as(self, game: Game, bot: str) -> str:
        """The bot itself, or who plays for it until its search is compiled."""
        is_ready = bot not in SEARCHING or (game.name, "search") in self.compiled
        return bot if is_ready else USUAL

    async def choose(self, table: str, match: Match, bot: str) -> int:
        """A bot's answer to the question that is open at a table."""
        legal, asked = match.legal(), self._question(table, match, bot)
        if len(legal) == 1:
            return legal[0]
        for _ in range(TRIES):
            try:
                action = (await self._ask(asked)).action
            except WorkerFailed as failure:
                log.warning("the %s bot's worker failed: %s", bot, failure)
                continue
            if action in legal:
                return action
            log.error("the %s bot gave the illegal answer %d", bot, action)
        return random.choice(legal)

    def _question(self, table: str, match: Match, bot: str) -> Think:
        """What a worker is told: the position, and which free answers led to it."""
        game, since = match.game, match.ply - match.frees
        assert match.seat is not None
        return Think(
            whose=Whose(table, match.seat, self.plays_as(game, bot)),
            game=game.name,
            options=match.options,
            position=(since, match.state_at(since).tobytes()),
            answers=[(given.action, given.by_itself) for given in match.given[since - match.first :]],
            native=(game.name, "rules") in self.compiled,
            heads=self.heads,
        )

    async def _ask(self, request: Think) -> Thought:
        async with self._places:
            worker = self._take(request.whose)
            fit = False
            try:
                if worker is None:
                    worker = await self._start()
                thought = await worker.ask(request, self.patience)
                fit = True
            finally:
                if worker is not None and not fit:
                    await self._end(worker)
                self._idle.append(worker if fit else None)
        if thought.error:
            raise WorkerFailed(thought.error)
        return thought

    def _take(self, whose: Whose) -> Worker | None:
        """Who remembers, or else whoever is there and has rested longest."""
        there = [worker for worker in self._idle if worker is not None]
        knowing = [worker for worker in there if whose in worker.remembers]
        worker = next(iter([*knowing, *there]), None)
        self._idle.remove(worker)
        return worker

    async def _start(self) -> Worker:
        try:
            worker = await Worker.start()
        except OSError as error:
            raise WorkerFailed(f"no process can be started ({error})") from None
        self._all.add(worker)
        return worker

    async def _end(self, worker: Worker) -> None:
        self._all.discard(worker)
        await asyncio.shield(asyncio.ensure_future(worker.end()))

    # Compiling.

    async def compile(self, game: Game, part: Part) -> None:
        """Have a part of a game compiled into the cache, by a process of its own.

        None of those that think does it: until then bots think by interpreted rules, rather than wait. The
        process stays for the game's next part, which finds half of its work done there.
        """
        worker = await self._compiler_for(game)
        try:
            thought = await worker.ask(Compile(game.name, part), COMPILING)
            if thought.error:
                raise WorkerFailed(thought.error)
        except BaseException:
            await self.end_compiling()
            raise
        self.compiled.add((game.name, part))

    async def _compiler_for(self, game: Game) -> Worker:
        if self._compiler is not None and self._compiler[0] is game:
            return self._compiler[1]
        await self.end_compiling()
        self._compiler = game, await self._start()
        return self._compiler[1]

    async def end_compiling(self) -> None:
        if self._compiler is not None:
            (_, worker), self._compiler = self._compiler, None
            await self._end(worker)
