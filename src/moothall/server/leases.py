"""Which process serves which table and makes which study, where several share a database.

A process says every second that it lives. A table is held by the process that changed it last: a balancer
sends what concerns a table to one, and when it sends it to another, that one takes the table over with its
first change. What a holder has left behind when it dies, or goes, is taken over by the others within seconds;
only the holder lets bots think. It is the same with studies that were asked for and are not done. Nothing
depends on a lease for being right: a change is stored only if nobody else has changed the table meanwhile.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from moothall.games import CATALOGUE, find_game
from moothall.server.chairs import ALWAYS_THERE
from moothall.server.faults import is_outage
from moothall.server.people import now
from moothall.server.storage import NOT_MADE, Storage, processes, seats, studies, tables

log = logging.getLogger("moothall")
BEAT = 1.0  # seconds from one sign of life to the next
DEAD = 5.0  # seconds without any, after which a process is taken for dead
FORGOTTEN = 3600.0  # and after which nobody remembers it

Wake = Callable[[str], Awaitable[None]]
Study = Callable[[str], None]


def _own_rules() -> dict[str, int]:
    return {name: find_game(name).version for name in CATALOGUE}


class Leases:
    def __init__(self, storage: Storage, process: str, wake: Wake, study: Study) -> None:
        """`wake` lets the bots of a table go on that has been taken over, `study` has its game studied."""
        self._storage, self.process, self._wake, self._study = storage, process, wake, study
        self.rules = _own_rules()
        self._beating: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if self._storage.shared:
            await self._beat()
            self._beating = asyncio.create_task(self._live())

    async def close(self) -> None:
        """What we hold is anybody's at once."""
        if self._beating is None:
            return
        self._beating.cancel()
        await asyncio.gather(self._beating, return_exceptions=True)
        with suppress(Exception):  # the database may be what goes down
            mine = sql.update(tables).where(tables.c.holder == self.process)
            await self._storage.execute(mine.values(holder=None))
            await self._storage.execute(sql.delete(processes).where(processes.c.id == self.process))

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat()
                await self.take_over()
                await self.take_over_studies()
            except Exception as error:
                if is_outage(error):
                    self._storage.outages.note(error)
                else:
                    log.exception("tables of other processes could not be looked after")

    async def _beat(self) -> None:
        rules = msgspec.json.encode(self.rules).decode()
        alive = {"seen_at": self._storage.clock, "rules": rules}
        new = self._storage.upsert(processes).values(id=self.process, **alive)
        await self._storage.execute(new.on_conflict_do_update(index_elements=[processes.c.id], set_=alive))

    # What nobody looks after.

    def _alive(self) -> "sql.Select[tuple[str]]":
        return sql.select(processes.c.id).where(processes.c.seen_at > self._storage.clock - DEAD)

    async def take_over(self) -> None:
        """Tables at which a bot is asked, and whose holder is gone."""
        query = (
            sql.select(tables.c.id, tables.c.game, tables.c.rules)
            .join(seats, (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.asked_seat))
            .where(tables.c.status == "playing")
            .where(seats.c.kind.in_(ALWAYS_THERE) | (tables.c.stand_in == tables.c.asked_seat))
            .where(self._is_free(tables))
        )
        for row in await self._storage.rows(query):
            if self.rules.get(row.game) == row.rules and await self._take(tables, tables.c.id == row.id):
                await self._wake(row.id)

    async def take_over_studies(self) -> None:
        """Those that were asked for and that nobody makes."""
        query = sql.select(studies.c.table_id).where(NOT_MADE, self._is_free(studies))
        for row in await self._storage.rows(query.order_by(studies.c.asked_at)):
            if await self._take(studies, NOT_MADE & (studies.c.table_id == row.table_id)):
                self._study(row.table_id)

    async def take_study(self, table: str) -> bool:
        """Have one made that nobody else makes; whether it is ours to make."""
        asked = {"asked_at": now(), "study": None, "holder": self.process}
        new = self._storage.upsert(studies).values(table_id=table, **asked)
        free = self._is_free(studies) | (studies.c.holder == self.process)  # ours has failed
        taken = new.on_conflict_do_update(index_elements=[studies.c.table_id], set_=asked, where=free)
        try:
            return await self._storage.execute(taken.returning(studies.c.table_id)) is not None
        except IntegrityError:  # the table has just been deleted
            return False

    def _is_free(self, held: sql.Table) -> "sql.ColumnElement[bool]":
        """Nobody who lives holds it."""
        if not self._storage.shared:  # then nobody else does anything
            return sql.true()
        return held.c.holder.is_(None) | held.c.holder.not_in(self._alive())

    async def _take(self, held: sql.Table, which: "sql.ColumnElement[bool]") -> bool:
        """Whether we were the first to take it."""
        taken = sql.update(held).where(which, self._is_free(held)).values(holder=self.process)
        return await self._storage.execute(taken.returning(held.c.holder)) is not None

    async def forget_the_dead(self) -> None:
        long_gone = sql.delete(processes).where(processes.c.seen_at < self._storage.clock - FORGOTTEN)
        await self._storage.execute(long_gone)

    # Rules of another version.

    async def plays_elsewhere(self, game: str, rules: int) -> bool:
        """Whether some other process still plays by these rules, as in the midst of an upgrade."""
        if not self._storage.shared:
            return False
        query = sql.select(processes.c.rules).where(processes.c.seen_at > self._storage.clock - DEAD)
        known = [
            msgspec.json.decode(row.rules, type=dict[str, int]) for row in await self._storage.rows(query)
        ]
        return any(each.get(game) == rules for each in known)
