"""How often somebody may do what others would suffer from: guessing passwords, coming anew, opening tables.

Requests are counted by each process, which tells the others every second (`safety.Gate`). What is counted
here must be right at once: where several processes share a database, it is counted there. It is one number
for each who does something: the moment at which all that was spent is there again.
"""

import time

import sqlalchemy as sql

from moothall.server.safety import Gate, Limit
from moothall.server.storage import Storage, allowances


class Allowances:
    def __init__(self, storage: Storage, gate: Gate) -> None:
        self._storage, self._gate = storage, gate

    async def wait(self, kind: str, who: str) -> float:
        """0 if that is fine, else the seconds to wait."""
        if not self._storage.shared:
            return self._gate.wait(kind, who)
        limit: Limit = getattr(self._gate.limits, kind)
        key, now, each = f"{kind}:{who}"[:80], time.time(), 1 / limit.per_second
        latest = now + limit.burst * each
        paid_back = allowances.c.paid_back
        spent = sql.case((paid_back > now, paid_back), else_=now) + each
        new = self._storage.upsert(allowances).values(id=key, paid_back=now + each)
        counted = new.on_conflict_do_update(
            index_elements=[allowances.c.id], set_={"paid_back": spent}, where=spent <= latest
        )
        if await self._storage.execute(counted.returning(paid_back)) is not None:
            return 0.0
        rows = await self._storage.rows(sql.select(paid_back).where(allowances.c.id == key))
        return max(1.0, rows[0].paid_back + each - latest) if rows else 0.0

    async def give_back(self, kind: str, who: str) -> None:
        """What was counted should not have been."""
        if not self._storage.shared:
            self._gate.give_back(kind, who)
            return
        limit: Limit = getattr(self._gate.limits, kind)
        back = sql.update(allowances).where(allowances.c.id == f"{kind}:{who}"[:80])
        await self._storage.execute(back.values(paid_back=allowances.c.paid_back - 1 / limit.per_second))

    async def forget(self) -> None:
        """Those who have everything again."""
        if self._storage.shared:
            gone = sql.delete(allowances).where(allowances.c.paid_back < time.time())
            await self._storage.execute(gone)
