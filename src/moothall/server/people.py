"""Who is who: guests by their token alone (`sessions.py`), accounts by name and password too.

A guest costs nothing until there is something to keep: only then is it stored.
"""

import asyncio
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from functools import lru_cache
from typing import TypeVar

import argon2
import sqlalchemy as sql
from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from moothall.server.refusals import No
from moothall.server.storage import Storage, people, seats, tables
from moothall.server.wire import Credentials, Me

T = TypeVar("T")
GUEST = "Guest"
REMEMBERED = 10_000
HASHER = argon2.PasswordHasher()


class Person(Struct):
    id: str
    name: str
    account: bool
    stored: bool

    def card(self) -> Me:
        return Me(self.id, self.name, self.account, self.name != GUEST)


class People:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._hasher = HASHER
        # Compared against where no account has the name, so that the answer takes as long.
        self._nobody = self._hasher.hash(secrets.token_hex())
        self._hashing = asyncio.Semaphore(2)  # each takes 64 MiB for a moment

    def newcomer(self) -> Person:
        return self._remember(Person(secrets.token_hex(10), GUEST, account=False, stored=False))

    async def find(self, person: str) -> Person:
        if known := self._known.get(person):
            if not self._storage.shared:
                self._known.move_to_end(person)
                return known
        rows = await self._storage.rows(sql.select(people).where(people.c.id == person))
        if rows:
            found = Person(rows[0].id, rows[0].name, account=rows[0].login is not None, stored=True)
        else:
            found = Person(person, GUEST, account=False, stored=False)
        return self._remember(found)

    def _remember(self, person: Person) -> Person:
        self._known[person.id] = person
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return person

    async def keep(self, person: Person) -> None:
        """Store a guest who does something that lasts."""
        if person.stored:
            return
        row = {"id": person.id, "name": person.name, "created_at": now()}
        with suppress(IntegrityError):  # another request of the same guest may be quicker
            await self._storage.execute(sql.insert(people).values(row))
        person.stored = True

    async def rename(self, person: Person, name: str) -> None:
        await self.keep(person)
        await self._storage.execute(sql.update(people).where(people.c.id == person.id).values(name=name))
        changed = sql.update(seats).where(seats.c.person == person.id, seats.c.named.is_(False))
        await self._storage.execute(changed.values(name=name))
        await self._tables_changed(person)
        person.name = name

    async def _tables_changed(self, person: Person) -> None:
        """Other processes must fetch a person's tables anew."""
        if self._storage.shared:
            theirs = sql.select(seats.c.table_id).where(seats.c.person == person.id)
            changed = sql.update(tables).where(tables.c.id.in_(theirs) | (tables.c.owner == person.id))
            await self._storage.execute(changed.values(version=tables.c.version + 1))

    # Accounts.

    async def register(self, person: Person, wanted: Credentials) -> None:
        """Turn a guest into an account; its seats stay its own."""
        if person.account:
            raise No(409, "already_an_account", "you are logged in; log out first")
        hashed = await self._in_thread(self._hasher.hash, wanted.password)
        await self.keep(person)
        row = {"name": wanted.name, "login": fold(wanted.name), "password": hashed}
        try:
            await self._storage.execute(sql.update(people).where(people.c.id == person.id).values(row))
        except IntegrityError:
            raise No(409, "name_taken", "somebody has that name already") from None
        await self.rename(person, wanted.name)
        person.account = True

    async def log_in(self, given: Credentials) -> Person:
        query = sql.select(people.c.id, people.c.password).where(people.c.login == fold(given.name))
        rows = await self._storage.rows(query)
        hashed = rows[0].password if rows else self._nobody
        if not await self._in_thread(self._fits, hashed, given.password) or not rows:
            raise No(403, "wrong_credentials", "no account has that name and password")
        if self._hasher.check_needs_rehash(hashed):  # it was made when less was asked of a hash
            fresh = await self._in_thread(self._hasher.hash, given.password)
            changed = sql.update(people).where(people.c.id == rows[0].id, people.c.password == hashed)
            await self._storage.execute(changed.values(password=fresh))
        return await self.find(rows[0].id)

    async def hand_over(self, guest: Person, account: Person) -> None:
        """The guest of this browser turns out to be the account: the guest's seats and tables come along."""
        named = {"person": account.id, "name": sql.case((seats.c.named, seats.c.name), else_=account.name)}
        await self._storage.execute(sql.update(seats).where(seats.c.person == guest.id).values(named))
        owned = sql.update(tables).where(tables.c.owner == guest.id).values(owner=account.id)
        await self._storage.execute(owned)
        await self._tables_changed(account)

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except argon2.exceptions.VerifyMismatchError:
            return False

    async def _in_thread(self, function: Callable[..., T], *arguments: str) -> T:
        async with self._hashing:
            return await asyncio.to_thread(function, *arguments)


def fold(name: str) -> str:
    """Names that look the same to a person are the same."""
    return unicodedata.normalize("NFKC", name).strip().casefold()


def now() -> str:
    second, thousandth = divmod(time.time_ns() // 1_000_000, 1000)
    return f"{_second(second)}.{thousandth:03}Z"


@lru_cache(maxsize=1)  # every answer asks more than once
def _second(since_1970: int) -> str:
    return datetime.fromtimestamp(since_1970, UTC).strftime("%Y-%m-%dT%H:%M:%S")
