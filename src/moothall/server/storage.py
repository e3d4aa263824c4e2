"""What is kept on disk, in SQLite, or in PostgreSQL by a URL: people, tables, answers, chat.

Whoever changes what is declared here adds a step to `migrations.py`: stored databases are brought up to date.

Nothing is acknowledged before it is committed. Many tables' changes share one transaction: while one commit
is on its way to the disk the next ones gather, so the price of a commit is split among them.
"""

import asyncio
import fcntl
import logging
import os
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from operator import itemgetter
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from moothall.server.faults import Fault, Outages, is_outage, start_fault
from moothall.server.migrations import bring_up_to_date

log = logging.getLogger("moothall")
GATHERING = 0.003  # seconds that a commit waits at most while more and more changes come in
TURN = 0.001  # seconds until a process looks again whether another one still writes
PATIENCE = 2.0  # seconds with a locked database: one that waits behind another is refused within twice that
LONG_LOG = 2_000  # rows written after which the log is brought into the file
LONGEST_LOG = 16_384  # pages of 4 KiB after which SQLite does so by itself, whoever waits
STOP_IT = "Stop it, or give this one another file with --database."
WHAT_TO_GIVE = "Give the path of a file, or postgresql://user@host/name."
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
    sql.Column("chat_by", sql.String(10), nullable=False, server_default="seated"),  # who may talk here
    sql.Column("holder", sql.String(16)),  # the process that serves it, where there are several
    sql.Column("branch_of", sql.Text),  # the table and the ply from which it plays on
    sql.Column("puzzle", sql.String(40)),  # the one that it begins with
    sql.Column("created_at", sql.String(32), nullable=False),
    # What changes.
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("status", sql.String(10), nullable=False),
    sql.Column("ply", sql.Integer, nullable=False),
    sql.Column("asked_seat", sql.Integer),
    sql.Column("progress", sql.Integer, nullable=False),
    sql.Column("seed", sql.String(40)),
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
    sql.Column("holder", sql.String(16)),  # the process that makes it
)
NOT_MADE = studies.c.study.is_(None)
sql.Index("studies_not_made", studies.c.asked_at, sqlite_where=NOT_MADE, postgresql_where=NOT_MADE)

allowances = sql.Table(
    "allowances",
    SCHEMA,
    sql.Column("id", sql.String(80), primary_key=True),  # of what, and whose
    sql.Column("paid_back", sql.Float, nullable=False),  # when all is there again, in seconds
)

processes = sql.Table(
    "processes",
    SCHEMA,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("seen_at", sql.Float, nullable=False),  # in seconds, by the database's clock
    sql.Column("rules", sql.Text, nullable=False),  # the versions that it plays by, by game, as JSON
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
# What an ordinary answer changes; the rest is as it was.
MOVING_ON = ("version", "ply", "asked_seat", "progress", "stand_in", "changed_at", "asked_at")
MOVE_ON = (
    sql.update(tables)
    .where(tables.c.id == sql.bindparam("table"), tables.c.version == sql.bindparam("from_version"))
    .values({name: sql.bindparam(name) for name in MOVING_ON})
)
CHANGE_HEAD = (  # seldom, so that not every answer writes it
    sql.update(tables)
    .where(tables.c.id == sql.bindparam("table"))
    .values({name: sql.bindparam(name) for name in ("name", "house_name", "owner")})
)
TAKE_TABLE = (  # only where another process held it
    sql.update(tables)
    .where(tables.c.id == sql.bindparam("table"))
    .values({"holder": sql.bindparam("process")})
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
    MOVE_ON,
    CHANGE_HEAD,
    TAKE_TABLE,
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
VERSIONED = (CHANGE_TABLE, MOVE_ON)  # that find the table as it was before, or somebody else was faster


# Seconds since 1970, by the one clock that all processes can ask.
_POSTGRES_CLOCK = sql.literal_column("extract(epoch from clock_timestamp())", sql.Float)
_SQLITE_CLOCK = sql.literal_column("((julianday('now') - 2440587.5) * 86400.0)", sql.Float)


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


class InUse(Fault):
    """Another server works on the same SQLite file."""


class Storage:
    def __init__(self, url: str, lock: int | None = None) -> None:
        """`lock`: of a file that was taken for several processes together (`take_file`)."""
        self.url = url
        self.is_file = url.startswith("sqlite")
        # Other processes may change what we hold in memory.
        self.shared = not self.is_file or lock is not None
        self.clock = _SQLITE_CLOCK if self.is_file else _POSTGRES_CLOCK
        self.engine: AsyncEngine = create_async_engine(
            url, pool_size=8, max_overflow=8, pool_timeout=PATIENCE, connect_args=_patience(url)
        )
        self.outages = Outages()
        self._is_open = False
        self._waiting: list[_Job] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._writer: asyncio.Task[None] | None = None
        self._lock: int | None = None
        self._pen: _SqlitePen | _PostgresPen | None = None
        if self.is_file:
            # One thread writes, in one go for each group; reading goes on beside it.
            self._thread = ThreadPoolExecutor(1, "writer")
            self._writing = sql.create_engine(url.replace("+aiosqlite", ""))
            sql.event.listen(self._writing, "connect", _prepare_sqlite)
            sql.event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    async def open(self) -> None:
        """Take the database, or say what keeps us from it."""
        if self._is_open:
            return
        try:
            if not self.shared:
                self._lock = take_file(self.url)
            await self._prepare_tables()
            self._pen = self._take_pen()
        except BaseException as error:
            await self.close()
            if fault := start_fault(error, self.engine.url.database or "" if self.is_file else self.url):
                raise fault from error
            raise
        self._is_open = True
        self._writer = asyncio.create_task(self._write_groups())

    def _take_pen(self) -> "_SqlitePen | _PostgresPen":
        if self.is_file:
            return _SqlitePen(self.engine.url.database or "", self._thread)
        return _PostgresPen(plain_postgres(self.url))

    async def _prepare_tables(self) -> None:
        async with self.engine.begin() as connection:
            if not self.is_file:  # several processes may start at once, and steps may take their time
                await connection.execute(sql.text("SET LOCAL statement_timeout = 0"))
                await connection.execute(sql.text("SET LOCAL lock_timeout = 0"))
                await connection.execute(sql.text("SELECT pg_advisory_xact_lock(7260214)"))
            else:  # by itself, Python's driver would begin a transaction only after the tables are made
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            await connection.run_sync(bring_up_to_date, SCHEMA, schema_version)

    async def close(self) -> None:
        if self._writer is not None:
            self._closing = True
            self._wake.set()
            await self._writer
        if self._pen is not None:
            await self._pen.close()
        if self.is_file:
            self._thread.shutdown()
            self._writing.dispose()
        await self.engine.dispose()
        if self._lock is not None:
            os.close(self._lock)

    # Writing.

    def commit(self, writes: Sequence[Write]) -> "asyncio.Future[None]":
        """Carry one table's change out, all of it or nothing, at once; when that is done, it is on disk.

        Whoever may be cancelled waits for it behind a shield.
        """
        return self._wait_for(writes, None)

    async def execute(self, statement: Any) -> Any:
        """Carry out a statement that isn't part of a table's change; what it returns, if anything."""
        if self.is_file:
            return await asyncio.shield(self._wait_for((), statement))
        async with self.engine.begin() as connection:
            return _outcome(await connection.execute(statement))

    def _wait_for(self, writes: Sequence[Write], statement: Any) -> "asyncio.Future[Any]":
        job = _Job(writes, statement, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._wake.set()
        return job.done

    async def _write_groups(self) -> None:
        """The one writer of this process; SQLite has one at a time anyway. A table has one change in a
        group."""
        while self._waiting or not self._closing:
            await self._wake.wait()
            await self._gather()
            self._wake.clear()
            group, self._waiting = self._waiting, []
            for job, outcome in zip(group, await self._write_group(group), strict=True):
                if job.done.done():  # whoever waited has gone
                    continue
                if isinstance(outcome, Exception):
                    job.done.set_exception(outcome)
                else:
                    self.outages.is_over()
                    job.done.set_result(outcome)

    async def _gather(self) -> None:
        """Those who answer in the same moment share a commit; nobody waits for who may come later."""
        until, gathered = time.monotonic() + GATHERING, 0
        while len(self._waiting) > gathered and time.monotonic() < until:
            gathered = len(self._waiting)
            await asyncio.sleep(0)

    def upsert(self, table: sql.Table) -> Any:
        """An insert that can say what happens where the row is there already."""
        return (postgresql if self.url.startswith("postgresql") else sqlite).insert(table)

    async def _write_group(self, group: Sequence[_Job]) -> list[Any]:
        """What came of each job: changes of tables alone go the short way."""
        if self._pen is not None and all(job.statement is None for job in group):
            try:
                await self._pen.write([write for job in group for write in job.writes])
                return [None] * len(group)
            except Exception as error:  # the long way says what is wrong, and with which of them
                if _is_locked(error):
                    return [error] * len(group)
                log.debug("a group of changes goes the long way", exc_info=error)
        if not self.is_file:
            return await asyncio.gather(*(self._commit_alone(job.writes) for job in group))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, _write_group, self._writing, group)

    async def _commit_alone(self, writes: Sequence[Write]) -> Exception | None:
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(_write_change, writes)
        except Exception as error:
            return error
        return None

    # Reading.

    async def rows(self, statement: Any) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).all()


def _write_group(engine: sql.Engine, group: Sequence[_Job]) -> list[Any]:
    """What came of each job of a group: all in one transaction, or each by itself if one of them fails."""
    try:
        with engine.begin() as connection:
            _write_change(connection, [write for job in group for write in job.writes])
            return [_carry_out(connection, job.statement) for job in group]
    except Exception as error:
        if is_outage(error):
            return [error] * len(group)
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


class _Written(NamedTuple):
    """A statement as the database reads it, and what picks its values in their order."""

    text: str
    pick: Callable[[dict[str, Any]], tuple[Any, ...]]


class _Pen:
    """What carries out a whole group's changes of tables, as fast as the database can."""

    def __init__(self, dialect: Any) -> None:
        self._dialect = dialect
        self._known: dict[int, _Written] = {}

    def _in_order(self, writes: Sequence[Write]) -> Iterator[tuple[Any, str, list[tuple[Any, ...]]]]:
        """Each statement, as it is written, with the values for every time that it is carried out."""
        by_statement: dict[int, list[dict[str, Any]]] = {}
        for write in writes:
            by_statement.setdefault(id(write.statement), []).append(write.values)
        for statement in ORDER:
            if rows := by_statement.get(id(statement)):
                text, pick = self._written(statement, rows[0])
                yield statement, text, [pick(row) for row in rows]

    def _written(self, statement: Any, row: dict[str, Any]) -> _Written:
        if (known := self._known.get(id(statement))) is None:
            text = statement.compile(dialect=self._dialect, column_keys=list(row))
            known = self._known[id(statement)] = _Written(str(text), itemgetter(*text.positiontup))
        return known


class _SqlitePen(_Pen):
    """As fast as SQLite can.

    The statements are carried out where the event loop runs: in a thread of their own each would let go of
    the interpreter's lock, and wait for the busy loop to give it back. What waits for the disk is the commit,
    and that is done in the writer's thread.

    A commit goes into SQLite's log. To bring what is there into the file takes many times as long; left to
    SQLite, some commit would wait for it every second. So it is done beside the writing, and only the little
    that was written meanwhile is left to a commit: then the log begins anew.
    """

    def __init__(self, path: str, thread: ThreadPoolExecutor) -> None:
        super().__init__(sqlite.dialect())
        self._thread = thread
        self._books = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        _prepare_sqlite(self._books, None)
        self._books.execute("PRAGMA busy_timeout=0")  # the event loop does something else meanwhile
        self._sweeper = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        _prepare_sqlite(self._sweeper, None)
        self._sweeping: asyncio.Task[None] | None = None
        self._unswept = 0  # rows that were written since then
        self._is_swept = False  # the log, but for what was written meanwhile

    async def close(self) -> None:
        if self._sweeping is not None:
            await asyncio.gather(self._sweeping, return_exceptions=True)
        self._sweeper.close()
        self._books.close()

    async def write(self, writes: Sequence[Write]) -> None:
        """All of it or, with an error, nothing."""
        await self._begin()
        try:
            for statement, text, rows in self._in_order(writes):
                count = self._books.executemany(text, rows).rowcount
                if statement in VERSIONED and count != len(rows):
                    raise Overtaken
            await asyncio.get_running_loop().run_in_executor(self._thread, self._commit)
        except BaseException:
            if self._books.in_transaction:
                self._books.execute("ROLLBACK")
            raise
        self._unswept += len(writes)
        if self._unswept > LONG_LOG and (self._sweeping is None or self._sweeping.done()):
            self._unswept = 0
            self._sweeping = asyncio.create_task(self._sweep())

    def _commit(self) -> None:
        self._books.execute("COMMIT")
        if self._is_swept:
            self._is_swept = False
            with suppress(sqlite3.Error):  # what was committed stays so
                self._books.execute(_SWEEP)

    async def _sweep(self) -> None:
        with suppress(sqlite3.Error):  # there is a next time
            for _ in range(2):  # the second time what was written during the first
                await asyncio.to_thread(self._sweeper.execute, _SWEEP)
            self._is_swept = True

    async def _begin(self) -> None:
        """As soon as no other process writes."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self._books.execute("BEGIN IMMEDIATE")
                return
            except sqlite3.OperationalError as error:
                if not _is_locked(error) or time.monotonic() > until:
                    raise
            await asyncio.sleep(TURN)


_SWEEP = "PRAGMA wal_checkpoint(PASSIVE)"


def _is_locked(error: Exception) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY


class _PostgresPen(_Pen):
    """One connection of its own, and as few round trips as there are statements."""

    def __init__(self, url: str) -> None:
        dialect: Any = postgresql.asyncpg.dialect
        super().__init__(dialect())
        self._url = url
        self._line: asyncpg.Connection[Any] | None = None

    async def close(self) -> None:
        if self._line is not None:
            with suppress(Exception):  # it may be gone already
                await self._line.close(timeout=2)

    async def write(self, writes: Sequence[Write]) -> None:
        """All of it or, with an error, nothing."""
        if self._line is None or self._line.is_closed():
            self._line = await asyncpg.connect(self._url, **_patience(self._url))
        try:
            await self._write(self._line, writes)
        except Overtaken:
            raise
        except BaseException:
            self._line.terminate()  # the next one begins afresh
            raise

    async def _write(self, line: "asyncpg.Connection[Any]", writes: Sequence[Write]) -> None:
        found = {w.values["table"]: w.values["from_version"] for w in writes if w.statement in VERSIONED}
        async with line.transaction():
            await self._take(line, found)
            for _, text, rows in self._in_order(writes):
                await line.executemany(text, rows)

    async def _take(self, line: "asyncpg.Connection[Any]", found: dict[str, int]) -> None:
        """Nobody else has changed these tables since they had these versions, and nobody does meanwhile.

        All processes take them in one order, so that none waits for another in a ring.
        """
        rows = await line.fetch(_TAKE, sorted(found))
        if {row["id"]: row["version"] for row in rows} != found:
            raise Overtaken


_TAKE = "SELECT id, version FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE"


def _write_change(connection: sql.Connection, writes: Sequence[Write]) -> None:
    try:
        for statement in ORDER:
            for write in writes:
                if write.statement is statement:
                    result = connection.execute(statement, write.values)
                    if statement in VERSIONED and result.rowcount != 1:
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
    cursor.execute(f"PRAGMA wal_autocheckpoint={LONGEST_LOG}")
    cursor.execute(f"PRAGMA busy_timeout={int(1000 * PATIENCE)}")
    cursor.close()


def _patience(url: str) -> dict[str, Any]:
    """How long a statement may wait, for the driver: everybody hears within seconds that it can't be done."""
    if url.startswith("sqlite"):
        return {"timeout": PATIENCE}
    within = {
        "statement_timeout": "4000",
        "lock_timeout": "2000",
        "idle_in_transaction_session_timeout": "10000",
    }
    return {"timeout": 4, "command_timeout": 4, "server_settings": within}


def take_file(url: str) -> int:
    """One server at a time: what a table is lives in its memory. The lock is held while anybody has it open,
    so that the processes of one server may share it."""
    name = sql.make_url(url).database
    assert name is not None
    try:
        _keep_private(Path(name))
        lock = os.open(f"{name}.lock", os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise start_fault(error, name) or error from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise InUse(f"another Moothall server uses {name}.\n{STOP_IT}") from None
    return lock


def _keep_private(file: Path) -> None:
    """It has people's passwords, if only as hashes: for its owner alone."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    for each in (file, *(file.with_name(file.name + more) for more in ("-wal", "-shm"))):
        with suppress(FileNotFoundError, PermissionError):
            each.chmod(0o600)


def data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "moothall"


def plain_postgres(url: str) -> str:
    """As PostgreSQL's own tools want it."""
    return url.replace("postgresql+asyncpg://", "postgresql://")


def database_url(given: str | None) -> str:
    """A file or a URL as SQLAlchemy wants it; the file in the user's data folder where none is given."""
    if given is not None and "://" in given:
        kind, _, place = given.partition("://")
        if kind in ("postgresql", "postgres"):
            return f"postgresql+asyncpg://{place}"
        if kind != "sqlite":
            raise Fault(
                f"--database {given}: there are no databases of the kind {kind!r} here.\n{WHAT_TO_GIVE}"
            )
        given = place.removeprefix("/")  # sqlite:///here.db, sqlite:////there/it.db
        if not given or not place.startswith("/"):
            raise Fault(f"--database sqlite://{place}: which file?\n{WHAT_TO_GIVE}")
    if given is not None and (given.startswith((":memory:", "file:")) or not given.strip()):
        raise Fault(f"--database {given}: that is no file that would be kept.\n{WHAT_TO_GIVE}")
    path = Path(given).expanduser() if given else data_folder() / "moothall.db"
    if path.is_dir():
        raise Fault(
            f"--database {given}: that is a folder.\nName a file in it, such as {path / 'moothall.db'}."
        )
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise start_fault(error, str(path)) or error from None
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
