"""Which process serves which table, where several share a database.

A process says every second that it lives. A table is held by the process that changed it last: a balancer
sends what concerns a table to one, and when it sends it to another, that one takes the table over with its
first change. What a holder has left behind when it dies, or goes, is taken over by the others within seconds;
only the holder lets bots think. Nothing depends on a lease for being right: a change is stored only if nobody
else has changed the table meanwhile.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
import sqlalchemy as sql

from moothall.games import CATALOGUE, find_game
from moothall.server.chairs import ALWAYS_THERE
from moothall.server.faults import is_outage
from moothall.server.storage import Storage, processes, seats, tables

log = logging.getLogger("moothall")
BEAT = 1.0  # seconds from one sign of life to the next
DEAD = 5.0  # seconds without any, after which a process is taken for dead
FORGOTTEN = 3600.0  # and after which nobody remembers it

Wake = Callable[[str], Awaitable[None]]


def _own_rules() -> dict[str, int]:
    return {name: find_game(name).version for name in CATALOGUE}


class Leases:
    def __init__(self, storage: Storage, process: str, wake: Wake) -> None:
        """`wake` lets the bots of a table go on that has been taken over."""
        self._storage, self.process, self._wake = storage, process, wake
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

    # Tables that nobody looks after.

    async def take_over(self) -> None:
        """Tables at which a bot is asked, and whose holder is gone."""
        alive = sql.select(processes.c.id).where(processes.c.seen_at > self._storage.clock - DEAD)
        query = (
            sql.select(tables.c.id, tables.c.holder, tables.c.game, tables.c.rules)
            .join(seats, (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.asked_seat))
            .where(tables.c.status == "playing")
            .where(seats.c.kind.in_(ALWAYS_THERE) | (tables.c.stand_in == tables.c.asked_seat))
            .where(tables.c.holder.is_(None) | tables.c.holder.not_in(alive))
        )
        for row in await self._storage.rows(query):
            if self.rules.get(row.game) == row.rules and await self._take(row.id, row.holder):
                await self._wake(row.id)

    async def _take(self, table: str, holder: str | None) -> bool:
        """Whether we were the first to take it."""
        taken = sql.update(tables).where(tables.c.id == table, tables.c.holder.is_not_distinct_from(holder))
        taken = taken.values(holder=self.process).returning(tables.c.id)
        return await self._storage.execute(taken) is not None

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
