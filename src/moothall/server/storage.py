"""What is kept on disk, in SQLite, or in PostgreSQL by a URL: people, tables, answers, chat.

Whoever changes what is declared here adds a step to `migrations.py`: stored databases are brought up to date.

Nothing is acknowledged before it is committed. On SQLite many tables' changes share one transaction: while
one commit is on its way to the disk the next ones gather, so the price of a commit is split among them.
"""

import asyncio
import fcntl
import logging
import os
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from moothall.server.migrations import bring_up_to_date

log = logging.getLogger("moothall")
SCHEMA = sql.MetaData()

people = sql.Table(
    "people",
    SCHEMA,
    sql.Column("id", sql.String(24), primary_key=True),
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("login", sql.Text, unique=True),  # an account's name, case folded
    sql.Column("password", sql.String(200)),
    sql.Column("created_at", sql.String(32), nullable=False),
    sql.Column("sessions_since", sql.BigInteger),  # in milliseconds; earlier ones are good for nothing
)

ended_sessions = sql.Table(
    "ended_sessions",
    SCHEMA,
    sql.Column("id", sql.String(80), primary_key=True),
    sql.Column("expires", sql.BigInteger, nullable=False),  # in seconds, when it would have ended anyway
)

tables = sql.Table(
    "tables",
    SCHEMA,
    sql.Column("id", sql.String(24), primary_key=True),
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("house_name", sql.Integer),  # which of the house's it is, where nobody gave it one
    sql.Column("game", sql.String(40), nullable=False),
    sql.Column("rules", sql.Integer, nullable=False),  # the version that the game was begun under
    sql.Column("options", sql.Text, nullable=False),
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("owner", sql.String(24), nullable=False),
    sql.Column("clock", sql.Integer),
    sql.Column("follows", sql.String(24)),  # the table that the same people sat at before
    sql.Column("orders", sql.Text),  # of its piles, where it was laid out by hand for a lesson
    sql.Column("hints", sql.Boolean, nullable=False, server_default=sql.false()),  # its maker allows them
    sql.Column("branch_of", sql.Text),  # the table and the ply from which it plays on
    sql.Column("puzzle", sql.String(40)),  # the one that it begins with
    sql.Column("created_at", sql.String(32), nullable=False),
    # What changes.
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("status", sql.String(10), nullable=False),
    sql.Column("ply", sql.Integer, nullable=False),
    sql.Column("asked_seat", sql.Integer),
    sql.Column("progress", sql.Integer, nullable=False),
    sql.Column("seed", sql.String(20)),
    sql.Column("salt", sql.String(40)),
    sql.Column("wish", sql.Text),  # who wants to undo, and who has agreed
    sql.Column("undone", sql.Text, nullable=False),
    sql.Column("offer", sql.Text),  # to end the game, or to let a bot play on for somebody
    sql.Column("ending", sql.Text),  # where the game wasn't played to its end
    sql.Column("result", sql.Text),  # of a finished game, for the lists
    sql.Column("peeked", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("rematch", sql.String(24)),
    sql.Column("rematch_by", sql.Integer),
    sql.Column("stand_in", sql.Integer),
    sql.Column("changed_at", sql.String(32), nullable=False),
    sql.Column("asked_at", sql.String(32), nullable=False),
    sql.Index("tables_by_status", "status", "listed", "changed_at"),
)

seats = sql.Table(
    "seats",
    SCHEMA,
    sql.Column("table_id", sql.String(24), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String(10), nullable=False),
    sql.Column("person", sql.String(24), index=True),
    sql.Column("name", sql.String(40)),
    sql.Column(
        "named", sql.Boolean, nullable=False
    ),  # the name was given to the seat, not taken from the person
    sql.Column("bot", sql.String(40)),
    sql.Column("gone", sql.String(10)),  # how its person went, for whom a bot plays on
)

answers = sql.Table(
    "answers",
    SCHEMA,
    sql.Column("table_id", sql.String(24), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("ply", sql.Integer, primary_key=True),  # the ply that it led to
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("action", sql.Integer, nullable=False),
    sql.Column("by_itself", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("entry", sql.LargeBinary, nullable=False),  # the log's entry, as JSON
    sqlite_with_rowid=False,
)

positions = sql.Table(
    "positions",
    SCHEMA,
    sql.Column("table_id", sql.String(24), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("ply", sql.Integer, primary_key=True),
    sql.Column("state", sql.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

chat = sql.Table(
    "chat",
    SCHEMA,
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=True),
    sql.Column("table_id", sql.String(24), sql.ForeignKey("tables.id"), nullable=False, index=True),
    sql.Column("person", sql.String(24), nullable=False),
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("seat", sql.Integer),
    sql.Column("text", sql.String(500), nullable=False),
    sql.Column("at", sql.String(32), nullable=False),
)

studies = sql.Table(
    "studies",
    SCHEMA,
    sql.Column("table_id", sql.String(24), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("asked_at", sql.String(32), nullable=False),
    sql.Column("study", sql.Text),  # as JSON; none yet while it is being made
)

schema_version = sql.Table("schema_version", SCHEMA, sql.Column("number", sql.Integer, primary_key=True))

CHANGING = ("rules", *tables.c.keys()[tables.c.keys().index("version") :])

# The writes that make up a change of a table, in the order in which they are carried out.
NEW_TABLE = sql.insert(tables)
CHANGE_TABLE = (
    sql.update(tables)
    .where(tables.c.id == sql.bindparam("table"), tables.c.version == sql.bindparam("from_version"))
    .values({name: sql.bindparam(name) for name in CHANGING})
)
CHANGE_HEAD = (  # seldom, so that not every answer writes it
    sql.update(tables)
    .where(tables.c.id == sql.bindparam("table"))
    .values({name: sql.bindparam(name) for name in ("name", "house_name", "owner")})
)
NEW_SEAT = sql.insert(seats)
CHANGE_SEAT = (
    sql.update(seats)
    .where(seats.c.table_id == sql.bindparam("table"), seats.c.seat == sql.bindparam("number"))
    .values({name: sql.bindparam(name) for name in ("kind", "person", "name", "named", "bot", "gone")})
)
DROP_ANSWERS = sql.delete(answers).where(
    answers.c.table_id == sql.bindparam("table"), answers.c.ply > sql.bindparam("after")
)
DROP_POSITIONS = sql.delete(positions).where(
    positions.c.table_id == sql.bindparam("table"), positions.c.ply > sql.bindparam("after")
)
DROP_CHAT = sql.delete(chat).where(chat.c.table_id == sql.bindparam("table"))
DROP_STUDY = sql.delete(studies).where(studies.c.table_id == sql.bindparam("table"))
DROP_SEATS = sql.delete(seats).where(seats.c.table_id == sql.bindparam("table"))
DROP_TABLE = sql.delete(tables).where(tables.c.id == sql.bindparam("table"))
NEW_ANSWER = sql.insert(answers)
NEW_POSITION = sql.insert(positions)
ORDER: tuple[Any, ...] = (
    NEW_TABLE,
    CHANGE_TABLE,
    CHANGE_HEAD,
    NEW_SEAT,
    CHANGE_SEAT,
    DROP_ANSWERS,
    DROP_POSITIONS,
    DROP_CHAT,
    DROP_STUDY,
    DROP_SEATS,
    DROP_TABLE,
    NEW_ANSWER,
    NEW_POSITION,
)


class Write(NamedTuple):
    statement: Any
    values: dict[str, Any]


class _Job(NamedTuple):
    """What waits to be written: a table's change, or any other statement, and who waits for it."""

    writes: Sequence[Write]
    statement: Any
    done: "asyncio.Future[Any]"


class Overtaken(Exception):
    """Somebody else changed the table first (in another process, or by another tab)."""


class InUse(Exception):
    """Another server works on the same SQLite file."""


class Storage:
    def __init__(self, url: str) -> None:
        self.url = url
        self.shared = not url.startswith("sqlite")  # other processes may change what we hold in memory
        self.engine: AsyncEngine = create_async_engine(url, pool_size=8, max_overflow=8)
        self._waiting: list[_Job] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._writer: asyncio.Task[None] | None = None
        self._lock: int | None = None
        if not self.shared:
            # One thread writes, in one go for each group; reading goes on beside it.
            self._thread = ThreadPoolExecutor(1, "writer")
            self._writing = sql.create_engine(url.replace("+aiosqlite", ""))
            sql.event.listen(self._writing, "connect", _prepare_sqlite)
            sql.event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    async def open(self) -> None:
        if not self.shared:
            self._take_file()
        try:
            await self._prepare_tables()
        except BaseException:
            await self.close()
            raise
        if not self.shared:
            self._writer = asyncio.create_task(self._write_groups())

    async def _prepare_tables(self) -> None:
        async with self.engine.begin() as connection:
            if self.shared:  # several processes may start at once
                await connection.execute(sql.text("SELECT pg_advisory_xact_lock(7260214)"))
            else:  # by itself, Python's driver would begin a transaction only after the tables are made
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            await connection.run_sync(bring_up_to_date, SCHEMA, schema_version)

    async def close(self) -> None:
        if self._writer is not None:
            self._closing = True
            self._wake.set()
            await self._writer
            self._thread.shutdown()
            self._writing.dispose()
        await self.engine.dispose()
        if self._lock is not None:
            os.close(self._lock)

    def _take_file(self) -> None:
        """One process at a time: what a table is lives in its memory."""
        name = self.engine.url.database
        if name in (None, "", ":memory:"):
            return
        self._lock = os.open(f"{name}.lock", os.O_CREAT | os.O_RDWR, 0o600)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._lock)
            self._lock = None
            raise InUse(f"another Moothall server uses {name}") from None

    # Writing.

    def commit(self, writes: Sequence[Write]) -> "asyncio.Future[None]":
        """Carry one table's change out, all of it or nothing, at once; when that is done, it is on disk.

        Whoever may be cancelled waits for it behind a shield.
        """
        if not self.shared:
            return self._wait_for(writes, None)
        return asyncio.ensure_future(self._commit_alone(writes))

    async def _commit_alone(self, writes: Sequence[Write]) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(_write_change, writes)

    async def execute(self, statement: Any) -> Any:
        """Carry out a statement that isn't part of a table's change; what it returns, if anything."""
        if not self.shared:
            return await asyncio.shield(self._wait_for((), statement))
        async with self.engine.begin() as connection:
            return _outcome(await connection.execute(statement))

    def _wait_for(self, writes: Sequence[Write], statement: Any) -> "asyncio.Future[Any]":
        job = _Job(writes, statement, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._wake.set()
        return job.done

    async def _write_groups(self) -> None:
        """SQLite has one writer anyway: this task. A table has at most one change in a group."""
        loop = asyncio.get_running_loop()
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            group, self._waiting = self._waiting, []
            outcomes = await loop.run_in_executor(self._thread, _write_group, self._writing, group)
            for job, outcome in zip(group, outcomes, strict=True):
                if isinstance(outcome, Exception):
                    job.done.set_exception(outcome)
                else:
                    job.done.set_result(outcome)

    # Reading.

    async def rows(self, statement: Any) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).all()


def _write_group(engine: sql.Engine, group: Sequence[_Job]) -> list[Any]:
    """What came of each job of a group: all in one transaction, or each by itself if one of them fails."""
    try:
        with engine.begin() as connection:
            _write_together(connection, [write for job in group for write in job.writes])
            return [_carry_out(connection, job.statement) for job in group]
    except Exception as error:
        if not isinstance(error, (Overtaken, IntegrityError)):
            log.warning("a group of changes is written one by one", exc_info=True)
        return [_write_alone(engine, job) for job in group]


def _write_alone(engine: sql.Engine, job: _Job) -> Any:
    try:
        with engine.begin() as connection:
            _write_change(connection, job.writes)
            return _carry_out(connection, job.statement)
    except Exception as error:
        return error


# What every answer writes, for a whole group of them in one step of SQLite. A step for each row would let go
# of the interpreter's lock each time, and wait for the busy event loop to give it back.
_CHANGE_TABLES = (
    "UPDATE tables SET "
    + ", ".join(f"{name} = given.value ->> '{name}'" for name in CHANGING)
    + " FROM json_each(?) AS given"
    " WHERE tables.id = given.value ->> 'table' AND tables.version = given.value ->> 'from_version'"
)
_NEW_ANSWERS = (
    "INSERT INTO answers (table_id, ply, seat, action, by_itself, entry) "
    "SELECT value ->> 'table_id', value ->> 'ply', value ->> 'seat', value ->> 'action',"
    " value ->> 'by_itself', CAST(value ->> 'entry' AS BLOB) FROM json_each(?)"
)


def _write_together(connection: sql.Connection, writes: Sequence[Write]) -> None:
    by_statement: dict[int, list[dict[str, Any]]] = {}
    for write in writes:
        by_statement.setdefault(id(write.statement), []).append(write.values)
    for statement in ORDER:
        if not (rows := by_statement.get(id(statement))):
            continue
        if statement is CHANGE_TABLE:
            if connection.exec_driver_sql(_CHANGE_TABLES, (_as_json(rows),)).rowcount != len(rows):
                raise Overtaken
        elif statement is NEW_ANSWER:
            connection.exec_driver_sql(_NEW_ANSWERS, (_as_json(rows),))
        else:
            connection.execute(statement, rows)


def _as_json(rows: list[dict[str, Any]]) -> str:
    texts = [row | {"entry": row["entry"].decode()} if "entry" in row else row for row in rows]
    return msgspec.json.encode(texts).decode()


def _write_change(connection: sql.Connection, writes: Sequence[Write]) -> None:
    try:
        for statement in ORDER:
            for write in writes:
                if write.statement is statement:
                    result = connection.execute(statement, write.values)
                    if statement is CHANGE_TABLE and result.rowcount != 1:
                        raise Overtaken
    except IntegrityError as error:
        raise Overtaken from error


def _carry_out(connection: sql.Connection, statement: Any) -> Any:
    return None if statement is None else _outcome(connection.execute(statement))


def _outcome(result: Any) -> Any:
    return result.scalar() if result.returns_rows else None


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # a commit survives a power cut, not only a crash
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "moothall"


def database_url(given: str | None) -> str:
    """A file or a URL as SQLAlchemy wants it; the file in the user's data folder where none is given."""
    if given and given.startswith(("postgresql://", "postgres://")):
        return "postgresql+asyncpg://" + given.split("://", 1)[1]
    if given and "://" in given:
        return given
    path = Path(given) if given else data_folder() / "moothall.db"
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{path.absolute()}"


def server_secret(folder: Path) -> bytes:
    """The key that signs cookies: MOOTHALL_SECRET, or a file that is made once for its owner alone."""
    if given := os.environ.get("MOOTHALL_SECRET"):
        return given.encode()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "secret"
    if not path.exists():
        fresh = folder / f"secret.{os.getpid()}"
        with os.fdopen(os.open(fresh, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_hex(32))
        with suppress(FileExistsError):
            os.link(fresh, path)  # the first of several servers wins
        fresh.unlink()
    return path.read_text().strip().encode()
