"""Databases that earlier versions wrote, brought up to date with all that is in them.

`version_1.json` is a database as the first version left it: how it made its tables, and an account with a
table in play, one that waits for players, and a line of chat.
"""

import asyncio
import secrets
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql
from sqlalchemy.ext.asyncio import create_async_engine

from moothall.server import migrations
from moothall.server.migrations import NEWEST, TooNew
from moothall.server.storage import SCHEMA, Storage, database_url, schema_version
from tests.server.running import running, settings

Rows = dict[str, list[dict[str, Any]]]
OLD = msgspec.json.decode((Path(__file__).parent / "version_1.json").read_bytes())
PASSWORD = "correct horse battery"


def unpacked(value: Any) -> Any:
    return bytes.fromhex(value["hex"]) if isinstance(value, dict) else value


ROWS: Rows = {
    table: [{name: unpacked(value) for name, value in row.items()} for row in rows]
    for table, rows in OLD["rows"].items()
}


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty one of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "moothall.db")
    server: str = request.getfixturevalue("postgres")
    name = f"earlier_{secrets.token_hex(4)}"  # it goes away with the server
    at_server(server, f"CREATE DATABASE {name}")
    return server.replace("/postgres?", f"/{name}?")


def at_server(url: str, statement: str) -> None:
    async def carry_out() -> None:
        engine = create_async_engine(database_url(url), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(sql.text(statement))
        await engine.dispose()

    asyncio.run(carry_out())


def at(database: str, look: Any) -> Any:
    """What a function of a connection comes to; it may write."""

    async def begin() -> Any:
        engine = create_async_engine(database_url(database))
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(look)
        finally:
            await engine.dispose()

    return asyncio.run(begin())


def open_and_close(database: str) -> None:
    async def visit() -> None:
        storage = Storage(database_url(database))
        await storage.open()
        await storage.close()

    asyncio.run(visit())


def write_old(connection: sql.Connection) -> None:
    for statement in OLD[connection.dialect.name]:
        connection.exec_driver_sql(statement)
    for name in ("people", "tables", "seats", "answers", "positions", "chat"):
        columns = [sql.column(column, SCHEMA.tables[name].c[column].type) for column in ROWS[name][0]]
        connection.execute(sql.insert(sql.table(name, *columns)), ROWS[name])


def rows_of_old(connection: sql.Connection) -> Rows:
    """What is in the columns that the first version had."""
    found = {}
    for name, rows in ROWS.items():
        table = SCHEMA.tables[name]
        query = sql.select(*(table.c[column] for column in rows[0])).order_by(*table.primary_key)
        found[name] = [dict(row._mapping) for row in connection.execute(query)]
    return found


def shape(connection: sql.Connection) -> Any:
    """All tables with their columns, keys and indices, whatever their order."""
    seen = sql.inspect(connection)
    return {
        name: (
            sorted((c["name"], str(c["type"]), c["nullable"]) for c in seen.get_columns(name)),
            seen.get_pk_constraint(name)["constrained_columns"],
            sorted(str(sorted(key["constrained_columns"])) for key in seen.get_foreign_keys(name)),
            sorted(str((i["name"], i["column_names"], i["unique"])) for i in seen.get_indexes(name)),
            sorted(str(unique["column_names"]) for unique in seen.get_unique_constraints(name)),
        )
        for name in seen.get_table_names()
    }


def test_everything_survives_the_way_from_the_first_version(database: str) -> None:
    at(database, write_old)
    for _ in range(2):  # the second time there is nothing to do
        open_and_close(database)
        kept = at(database, rows_of_old)
        for name, rows in ROWS.items():
            key = [column.name for column in SCHEMA.tables[name].primary_key]
            assert kept[name] == sorted(rows, key=lambda row: [row[column] for column in key]), name
        assert at(database, lambda c: c.execute(sql.select(schema_version)).all()) == [(NEWEST,)]


def test_a_database_that_came_all_the_way_is_like_a_new_one(database: str) -> None:
    """Who declares a column or a table anew must write the step that brings it to those that are there."""
    at(database, write_old)
    open_and_close(database)
    grown = at(database, shape)
    at(database, SCHEMA.drop_all)
    open_and_close(database)
    assert grown == at(database, shape)


def test_people_go_on_where_they_were(database: str) -> None:
    at(database, write_old)
    with running(settings(database)) as house:
        anna = house.browser()
        assert anna.post("/api/session", {"name": "Anna", "password": PASSWORD}).json()["account"]
        waiting = next(row for row in ROWS["tables"] if row["status"] == "waiting")
        table = anna.table(waiting)
        assert (table["name"], table["owner"]) == ("The old table", True)
        started = anna.post(f"/api/tables/{table['id']}/start?bots=random")
        assert started.json()["status"] == "playing"


def test_a_step_that_fails_leaves_the_database_as_it_was(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    at(database, write_old)
    before = at(database, shape)
    half = ("CREATE TABLE half (number INTEGER)", "ALTER TABLE nowhere ADD COLUMN number INTEGER")
    monkeypatch.setattr(migrations, "STEPS", (*migrations.STEPS, half))
    monkeypatch.setattr(migrations, "NEWEST", NEWEST + 1)
    with pytest.raises(sql.exc.DBAPIError):
        open_and_close(database)
    assert at(database, shape) == before


def test_a_later_version_s_database_is_left_alone(database: str) -> None:
    open_and_close(database)
    at(database, lambda c: c.execute(sql.update(schema_version).values(number=NEWEST + 1)).rowcount)
    with pytest.raises(TooNew, match=f"version {NEWEST + 1}"):
        open_and_close(database)
