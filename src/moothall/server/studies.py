"""Studies of finished games and hints: computed by processes of their own, one study at a time.

A study is asked for once and kept with its table. Whoever asks while it is being made hears how far it has
come; after a restart those begin again that were not done, each in one process (`leases.py`). Hints have
another process: nobody who waits for one waits for a study.
"""

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable

import msgspec
import sqlalchemy as sql

from moothall.server.leases import Leases
from moothall.server.refusals import No
from moothall.server.scholar import Advise, Examine, Found, Game, Prepare, Progress, Reply, Request
from moothall.server.storage import Storage, studies
from moothall.server.wire import StudyState
from moothall.server.worker import LENGTH

log = logging.getLogger("moothall")
LEVEL = "master"
SEED = 0  # the same game has the same study, wherever it is made
PATIENCE = 120.0  # seconds for hints, and likewise until what they need is compiled

Tell = Callable[[int, int], None]


class Kept(msgspec.Struct):
    """What was Studied, sent on as it was written."""

    study: msgspec.Raw
    tellings: msgspec.Raw
    outlooks: msgspec.Raw


class ScholarFailed(Exception):
    """It died, took too long, or said that it can't."""


class Scholar:
    COMMAND = (sys.executable, "-m", "moothall.server.scholar")

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls) -> "Scholar":
        pipe = asyncio.subprocess.PIPE
        try:
            return cls(await asyncio.create_subprocess_exec(*cls.COMMAND, stdin=pipe, stdout=pipe))
        except OSError as error:
            raise ScholarFailed(f"no process can be started ({error})") from None

    async def ask(self, request: Request, tell: Tell | None = None) -> bytes:
        try:
            found = await self._ask(request, tell)
        except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            raise ScholarFailed(f"it died ({error})") from None
        if found.error:
            raise ScholarFailed(found.error)
        return found.text

    async def _ask(self, request: Request, tell: Tell | None) -> Found:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        if self.process.stdin.is_closing():  # it died while nobody asked it anything
            raise BrokenPipeError("it is gone")
        message = msgspec.msgpack.encode(request)
        self.process.stdin.write(LENGTH.pack(len(message)) + message)
        await self.process.stdin.drain()
        while True:
            (length,) = LENGTH.unpack(await self.process.stdout.readexactly(LENGTH.size))
            reply = msgspec.msgpack.decode(await self.process.stdout.readexactly(length), type=Reply)
            if isinstance(reply, Found):
                return reply
            if isinstance(reply, Progress) and tell is not None:
                tell(reply.done, reply.of)

    async def end(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


class Studies:
    def __init__(self, storage: Storage, leases: Leases, game_at: Callable[[str], Awaitable[Game]]) -> None:
        """`game_at`: all of the game that was played at a table."""
        self.storage, self._leases, self._game_at = storage, leases, game_at
        self._waiting: list[str] = []  # tables, in the order in which they were asked for
        self._progress: dict[str, tuple[int, int]] = {}  # of the one that is being studied
        self._failed: set[str] = set()
        self._working: asyncio.Task[None] | None = None
        self._adviser: Scholar | None = None
        self._prepared: dict[str, asyncio.Task[bytes]] = {}  # games, by the adviser that there is
        self._advising = asyncio.Lock()

    # Studies.

    async def state(self, table_id: str) -> StudyState:
        if table_id in self._progress:
            return StudyState("running", *self._progress[table_id])
        if table_id in self._waiting:
            return StudyState("waiting")
        if table_id in self._failed:
            return StudyState("failed")
        rows = await self.storage.rows(sql.select(studies.c.study).where(studies.c.table_id == table_id))
        if not rows:
            return StudyState("none")
        if rows[0].study is None:  # asked for elsewhere
            return StudyState("waiting")
        try:
            kept = msgspec.json.decode(rows[0].study, type=Kept)
        except msgspec.ValidationError:  # of an earlier format: it is made again when somebody asks
            return StudyState("none")
        return StudyState("done", **msgspec.structs.asdict(kept))

    async def ask_for(self, table_id: str) -> StudyState:
        """Have a game studied, unless it is or is being studied."""
        state = await self.state(table_id)
        if state.status in ("none", "failed"):
            if await self._leases.take_study(table_id):
                self.begin(table_id)
            return await self.state(table_id)
        return state

    def begin(self, table_id: str) -> None:
        """One that this process holds."""
        if table_id in self._waiting or table_id in self._progress:
            return
        self._failed.discard(table_id)
        self._waiting.append(table_id)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())

    async def _work(self) -> None:
        while self._waiting:
            table_id = self._waiting.pop(0)
            self._progress[table_id] = (0, 0)
            try:
                await self._study(table_id)
            except No as no:  # deleted since, or its rules have changed
                log.info("the game at table %s is not studied: %s", table_id, no)
                self._failed.add(table_id)
            except Exception as error:
                log.error("the game at table %s could not be studied: %s", table_id, error)
                self._failed.add(table_id)
            finally:
                del self._progress[table_id]

    async def _study(self, table_id: str) -> None:
        game = await self._game_at(table_id)

        def tell(done: int, of: int) -> None:
            self._progress[table_id] = (done, of)

        scholar = await Scholar.start()
        try:
            found = await scholar.ask(Examine(game, LEVEL, SEED), tell)
        finally:
            await asyncio.shield(asyncio.ensure_future(scholar.end()))
        done = (
            sql.update(studies)
            .where(studies.c.table_id == table_id)
            .values(study=found.decode(), holder=None)
        )
        await self.storage.execute(done)

    # Hints.

    async def advise(self, game: Game, seed: int) -> bytes:
        """The Advice for the question that is open, as JSON."""
        async with self._advising:
            if self._adviser is None:
                self._adviser = await Scholar.start()
            await self._prepare(self._adviser, game.game)
            fit = False
            try:
                async with asyncio.timeout(PATIENCE):
                    found = await self._adviser.ask(Advise(game, LEVEL, seed))
                fit = True
            except TimeoutError:
                raise ScholarFailed(f"no hints within {PATIENCE:.0f} s") from None
            finally:
                if not fit:
                    await self._dismiss(self._adviser)
        return found

    async def _prepare(self, adviser: Scholar, game: str) -> None:
        """Who waits too long for it is refused, but it goes on: a slow machine has its hints later."""
        for other in [name for name in self._prepared if name != game]:
            await self._ready(adviser, self._prepared[other])  # one thing after the other
        if game not in self._prepared:
            self._prepared[game] = asyncio.create_task(adviser.ask(Prepare(game)))
        await self._ready(adviser, self._prepared[game])

    async def _ready(self, adviser: Scholar, preparing: asyncio.Task[bytes]) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(preparing)
        except TimeoutError:
            raise ScholarFailed("what hints need is still being compiled") from None
        except ScholarFailed:
            await self._dismiss(adviser)
            raise

    async def _dismiss(self, adviser: Scholar) -> None:
        self._adviser, preparing = None, [*self._prepared.values()]
        self._prepared.clear()
        await asyncio.shield(asyncio.ensure_future(adviser.end()))
        await asyncio.gather(*preparing, return_exceptions=True)

    async def close(self) -> None:
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)
        if self._adviser is not None:
            await self._dismiss(self._adviser)
