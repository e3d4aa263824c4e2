"""Who is logged in where: a signed token for each browser or client, until it is logged out.

A token names a person and when it was given out, and is signed by the server; browsers carry it in a cookie,
other clients as a bearer. So nothing need be stored for one that is in use. What is stored is which ones were
ended before their time, and since when a person's are good who has ended all of them.
"""

import base64
import hashlib
import hmac
import secrets
import time
from contextlib import suppress
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from moothall.server.storage import Storage, ended_sessions, people

COOKIE = "moothall"
LIFETIME = 400 * 24 * 3600  # as long as browsers keep any cookie
REMEMBERED = 10_000


class Session(NamedTuple):
    id: str  # the part of the token that is signed
    person: str
    issued: int  # in milliseconds


class Passport:
    """Signs and reads tokens: person.issued.number.signature"""

    def __init__(self, secret: bytes) -> None:
        self._key = hashlib.sha256(b"moothall person token" + secret).digest()
        self._read: dict[str, Session] = {}  # tokens that have been found to be ours
        self.latest = (
            0  # when the last one was given out that we know of: the clock may have been set back since
        )

    def issue(self, person: str, since: int = 0) -> str:
        """A token that counts as given out now, or at a later moment from which a person's are good."""
        issued = max(milliseconds(), since)
        self.latest = max(self.latest, issued)
        text = f"{person}.{issued:x}.{secrets.token_hex(4)}"
        return f"{text}.{self._sign(text)}"

    def read(self, token: str) -> Session | None:
        """What a token says; None if it was not signed here, or too long ago."""
        session = self._read.get(token)
        if session is None:
            text, _, signature = token.rpartition(".")
            if not hmac.compare_digest(signature.encode(), self._sign(text).encode()):
                return None
            if len(self._read) >= REMEMBERED:
                self._read.clear()
            session = self._read[token] = _session(text)
            self.latest = max(self.latest, session.issued)
        return session if milliseconds() - session.issued < 1000 * LIFETIME else None

    def _sign(self, text: str) -> str:
        signature = hmac.digest(self._key, text.encode("utf-8", "replace"), "sha256")
        return base64.urlsafe_b64encode(signature[:24]).decode()


def _session(text: str) -> Session:
    person, issued, *number = text.split(".")
    # The first tokens had no number, and told the time in seconds.
    return Session(text, person, int(issued, 16) * (1 if number else 1000))


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Sessions:
    def __init__(self, storage: Storage, passport: Passport) -> None:
        self._storage, self._passport = storage, passport
        # All that is stored, where no other process may end a session.
        self._ended: set[str] = set()
        self._good_since: dict[str, int] = {}

    async def open(self) -> None:
        await self._storage.execute(
            sql.delete(ended_sessions).where(ended_sessions.c.expires < int(time.time()))
        )
        if not self._storage.shared:
            self._ended = {row.id for row in await self._storage.rows(sql.select(ended_sessions.c.id))}
            since = sql.select(people.c.id, people.c.sessions_since).where(
                people.c.sessions_since.is_not(None)
            )
            self._good_since = {row.id: row.sessions_since for row in await self._storage.rows(since)}

    async def issue(self, person: str) -> str:
        return self._passport.issue(person, await self._since(person) or 0)

    async def _since(self, person: str) -> int | None:
        """The moment from which a person's sessions are good, if they have ever ended all of them."""
        if not self._storage.shared:
            return self._good_since.get(person)
        rows = await self._storage.rows(sql.select(people.c.sessions_since).where(people.c.id == person))
        return rows[0].sessions_since if rows else None

    async def find(self, token: str) -> Session | None:
        """The session that a token is good for, if it is."""
        session = self._passport.read(token)
        return None if session is None or not await self.is_good(session) else session

    async def is_good(self, session: Session) -> bool:
        """Whether it has not been ended."""
        if self._storage.shared:
            is_ended, since = await self._look_up(session)
        else:
            is_ended, since = session.id in self._ended, self._good_since.get(session.person)
        return not is_ended and (since is None or session.issued >= since)

    async def _look_up(self, session: Session) -> tuple[bool, int | None]:
        ended = sql.exists().where(ended_sessions.c.id == session.id)
        since = sql.select(people.c.sessions_since).where(people.c.id == session.person).scalar_subquery()
        (row,) = await self._storage.rows(sql.select(ended, since))
        return bool(row[0]), row[1]

    async def end(self, session: Session) -> None:
        """Its token is good for nothing any more, whoever has a copy of it."""
        self._ended.add(session.id)
        row = {"id": session.id, "expires": session.issued // 1000 + LIFETIME}
        with suppress(IntegrityError):  # it was ended before
            await self._storage.execute(sql.insert(ended_sessions).values(row))

    async def end_all(self, person: str) -> None:
        """Of every browser and client that the person is logged in with."""
        since = max(milliseconds(), self._passport.latest, await self._since(person) or 0) + 1
        self._good_since[person] = since
        await self._storage.execute(
            sql.update(people).where(people.c.id == person).values(sessions_since=since)
        )
