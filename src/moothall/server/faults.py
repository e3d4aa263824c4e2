"""When storage fails: what is wrong and what to do about it, for whoever runs the server, and a refusal that
players understand. Nothing is lost by it: what could not be stored was never acknowledged.
"""

import logging
import socket
import sqlite3
import time

import asyncpg
import sqlalchemy.exc

log = logging.getLogger("moothall")
QUIET = 60.0  # seconds after which an outage that goes on is worth another line
BACKUP = "Restore a backup, or move the file away to begin anew."


class Fault(Exception):
    """Why the server can't start, and what to do: a line or two."""


def cause(error: BaseException) -> BaseException:
    """What the driver said, beneath what SQLAlchemy makes of it."""
    while True:
        beneath = getattr(error, "orig", None)
        if beneath is None and isinstance(error, sqlalchemy.exc.DBAPIError | asyncpg.InterfaceError):
            beneath = error.__cause__
        if beneath is None:
            said = error.__cause__ if type(error).__module__.startswith("sqlalchemy.dialects") else None
            return said or error
        error = beneath


def is_outage(error: BaseException) -> bool:
    """Whether storage is full, locked or not there for now, rather than misused by us."""
    if isinstance(error, sqlalchemy.exc.IntegrityError):
        return False
    if isinstance(error, sqlalchemy.exc.TimeoutError):  # all connections are busy
        return True
    beneath = cause(error)
    if isinstance(beneath, asyncpg.PostgresError):
        return (beneath.sqlstate or "")[:2] in ("08", "25", "53", "55", "57", "58")
    if isinstance(beneath, asyncpg.InterfaceError):
        return True
    if isinstance(beneath, sqlite3.OperationalError):
        return getattr(beneath, "sqlite_errorcode", 0) & 0xFF in _OUTAGES
    # The last is what a socket in the file system says that nobody listens at.
    return isinstance(beneath, ConnectionError | TimeoutError | socket.gaierror | FileNotFoundError)


_OUTAGES = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_NOMEM,
    }
)


class Outages:
    """Speaks once of an outage, however many requests it refuses, and once of its end."""

    def __init__(self) -> None:
        self._said: float | None = None
        self._refused = 0

    def note(self, error: BaseException) -> None:
        self._refused += 1
        if self._said is None or time.monotonic() - self._said > QUIET:
            self._said = time.monotonic()
            log.error("storage fails (%s); until it is well again, changes are refused", _in_a_line(error))

    def is_over(self) -> None:
        """Something was stored."""
        if self._said is not None:
            log.warning("storage is well again; %d requests were refused meanwhile", self._refused)
            self._said, self._refused = None, 0


def _in_a_line(error: BaseException) -> str:
    said = str(cause(error)) or type(cause(error)).__name__
    return " ".join(said.split())[:200]


def start_fault(error: BaseException, database: str) -> Fault | None:
    """What a person is told who wanted to start the server; None where it is our own mistake."""
    beneath = cause(error)
    if isinstance(beneath, asyncpg.PostgresError | asyncpg.InterfaceError | OSError | TimeoutError):
        if database.startswith("postgresql"):
            told = _postgres_fault(beneath)
            return None if told is None else Fault(told)
    said = _in_a_line(error)
    if isinstance(beneath, sqlite3.Error):
        kind = getattr(beneath, "sqlite_errorcode", 0) & 0xFF
        if kind == sqlite3.SQLITE_ERROR:  # what we asked for makes no sense
            return None
        if kind in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
            return Fault(f"{database} is damaged, or no database of Moothall's ({said}).\n{BACKUP}")
        if kind == sqlite3.SQLITE_FULL:
            return Fault(
                f"{database}: the disk is full.\nMake room, or choose another place with --database."
            )
        if kind in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            return Fault(f"{database} is locked by another program.\nClose that one first.")
        if kind in (
            sqlite3.SQLITE_READONLY,
            sqlite3.SQLITE_CANTOPEN,
            sqlite3.SQLITE_IOERR,
            sqlite3.SQLITE_PERM,
        ):
            return Fault(_no_place(database, said))
        return Fault(f"{database}: {said}.\n{BACKUP}")
    if isinstance(beneath, OSError):
        return Fault(_no_place(database, beneath.strerror or said))
    return None


def _no_place(database: str, said: str) -> str:
    return f"{database} can't be written ({said}).\nChoose another place with --database, or mend its rights."


def _postgres_fault(error: BaseException) -> str | None:
    said = _in_a_line(error)
    if isinstance(error, asyncpg.InvalidCatalogNameError):
        return f"PostgreSQL says: {said}.\nMake it first: createdb NAME."
    if isinstance(error, asyncpg.InvalidAuthorizationSpecificationError):
        return f"PostgreSQL says: {said}.\nCheck the name and the password in --database."
    if isinstance(error, asyncpg.InsufficientPrivilegeError):
        return f"PostgreSQL says: {said}.\nThe user must own the database: ALTER DATABASE ... OWNER TO ..."
    if isinstance(error, asyncpg.PostgresError):
        mistake = (error.sqlstate or "").startswith(("42", "22", "23"))  # what we asked for makes no sense
        return None if mistake else f"PostgreSQL says: {said}."
    return f"PostgreSQL can't be reached ({said}).\nStart it, or check host and port in --database."
