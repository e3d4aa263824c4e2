"""The way of a stored database from the version that wrote it to this one's.

A new database is made as `storage.SCHEMA` says. One that is there already takes every step that it has not
taken yet, in one transaction with the number of its version. A step is SQL as it was right when it was
written, for SQLite and PostgreSQL alike, and is never changed again: whoever changes `SCHEMA` adds a step.
"""

import sqlalchemy as sql

from moothall.server.faults import Fault

# The first leads from version 1, which had no number, to version 2, and so on.
STEPS: tuple[tuple[str, ...], ...] = (
    (
        "ALTER TABLE people ADD COLUMN sessions_since BIGINT",
        "CREATE TABLE ended_sessions (id VARCHAR(80) NOT NULL PRIMARY KEY, expires BIGINT NOT NULL)",
    ),
    (
        "ALTER TABLE answers ADD COLUMN by_itself BOOLEAN DEFAULT false NOT NULL",
        "UPDATE tables SET undone = '[]'",
    ),
    (
        "ALTER TABLE tables ADD COLUMN follows VARCHAR(24)",
        "ALTER TABLE tables ADD COLUMN offer TEXT",
        "ALTER TABLE tables ADD COLUMN ending TEXT",
        "ALTER TABLE tables ADD COLUMN result TEXT",
        "ALTER TABLE tables ADD COLUMN peeked BOOLEAN DEFAULT false NOT NULL",
        "ALTER TABLE tables ADD COLUMN rematch_by INTEGER",
        "ALTER TABLE seats ADD COLUMN gone VARCHAR(10)",
    ),
    ("ALTER TABLE tables ADD COLUMN orders TEXT",),
    ("ALTER TABLE tables ADD COLUMN house_name INTEGER",),
    (
        """CREATE TABLE studies (table_id VARCHAR(24) NOT NULL PRIMARY KEY, asked_at VARCHAR(32) NOT NULL,
        study TEXT, FOREIGN KEY(table_id) REFERENCES tables (id))""",
        "ALTER TABLE tables ADD COLUMN hints BOOLEAN DEFAULT false NOT NULL",
        "ALTER TABLE tables ADD COLUMN branch_of TEXT",
        "ALTER TABLE tables ADD COLUMN puzzle VARCHAR(40)",
    ),
    (
        "ALTER TABLE tables ADD COLUMN chat_by VARCHAR(10) DEFAULT 'seated' NOT NULL",
        "UPDATE tables SET chat_by = 'anyone'",  # as it was until then
        "ALTER TABLE tables ADD COLUMN holder VARCHAR(16)",
        "ALTER TABLE tables RENAME COLUMN seed TO short_seed",
        "ALTER TABLE tables ADD COLUMN seed VARCHAR(40)",
        "UPDATE tables SET seed = short_seed",
        "ALTER TABLE tables DROP COLUMN short_seed",
        "CREATE TABLE allowances (id VARCHAR(80) NOT NULL PRIMARY KEY, paid_back FLOAT NOT NULL)",
        """CREATE TABLE processes (id VARCHAR(16) NOT NULL PRIMARY KEY, seen_at FLOAT NOT NULL,
        rules TEXT NOT NULL)""",
    ),
    (
        "ALTER TABLE studies ADD COLUMN holder VARCHAR(16)",
        "CREATE INDEX studies_not_made ON studies (asked_at) WHERE study IS NULL",
    ),
)
NEWEST = 1 + len(STEPS)


class TooNew(Fault):
    """The database was written by a later version, which knows what we don't."""


def bring_up_to_date(connection: sql.Connection, schema: sql.MetaData, version: sql.Table) -> None:
    """Make the database, or take the steps that it lacks."""
    found = _version_of(connection, version)
    if found > NEWEST:
        raise TooNew(
            f"the database has version {found}; this Moothall knows versions up to {NEWEST}.\n"
            "Start the newer Moothall that wrote it, or one of its backups."
        )
    if found == 0:
        schema.create_all(connection)
    else:
        version.create(connection, checkfirst=True)
        for step in STEPS[found - 1 :]:
            for statement in step:
                connection.exec_driver_sql(statement)
    connection.execute(sql.delete(version))
    connection.execute(sql.insert(version).values(number=NEWEST))


def _version_of(connection: sql.Connection, version: sql.Table) -> int:
    """0 where there is nothing yet."""
    there = sql.inspect(connection)
    if there.has_table(version.name):
        return int(connection.execute(sql.select(version.c.number)).scalar_one())
    return 1 if there.has_table("tables") else 0
