"""Tables in lists: one's own, those to join or watch, finished ones."""

from collections import defaultdict
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql

from moothall.engine.game import Result
from moothall.engine.match import Ending
from moothall.server.chairs import Chair, chair_from
from moothall.server.hall import Hall
from moothall.server.showing import show_seats
from moothall.server.storage import seats, tables
from moothall.server.wire import TableCard

AT_MOST = 100
T = TypeVar("T")


async def own_tables(hall: Hall, person: str) -> list[TableCard]:
    """Those where they sit, may sit, or may come back to."""
    theirs = _sat_at(person).where(seats.c.gone.is_(None) | (seats.c.gone != "resigned"))
    return await _cards(hall, person, tables.c.id.in_(theirs), tables.c.status != "finished")


async def finished_tables(hall: Hall, person: str) -> list[TableCard]:
    return await _cards(hall, person, tables.c.id.in_(_sat_at(person)), tables.c.status == "finished")


async def open_tables(hall: Hall, person: str | None) -> list[TableCard]:
    """What its owner listed: tables that wait for players, and those that are being played."""
    return await _cards(hall, person, tables.c.listed.is_(True), tables.c.status != "finished")


async def house_names_of(hall: Hall, person: str) -> set[int]:
    """Which of the house's names their tables in play have."""
    named = tables.c.house_name.is_not(None)
    theirs = tables.c.id.in_(_sat_at(person))
    query = sql.select(tables.c.house_name).where(theirs, named, tables.c.status != "finished")
    return {row.house_name for row in await hall.storage.rows(query)}


def _sat_at(person: str) -> Any:
    return sql.select(seats.c.table_id).where(seats.c.person == person)


async def _cards(hall: Hall, person: str | None, *which: Any) -> list[TableCard]:
    found = await hall.storage.rows(
        sql.select(tables).where(*which).order_by(tables.c.changed_at.desc()).limit(AT_MOST)
    )
    ids = [row.id for row in found]
    chairs: defaultdict[str, list[Chair]] = defaultdict(list)
    for chair in await hall.storage.rows(
        sql.select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    ):
        chairs[chair.table_id].append(chair_from(chair))
    return [_card(hall, row, chairs[row.id], person) for row in found]


def _card(hall: Hall, row: Any, chairs: list[Chair], person: str | None) -> TableCard:
    shown = show_seats(chairs, person, hall.live.online(row.id))
    asked = row.asked_seat if row.status == "playing" else None
    return TableCard(
        id=row.id,
        name=row.name,
        house_name=row.house_name,
        game=row.game,
        options=msgspec.json.decode(row.options),
        status=row.status,
        seats=shown,
        your_turn=asked is not None and shown[asked].yours,
        asked_seat=asked,
        progress=row.progress,
        changed_at=row.changed_at,
        owner=person is not None and row.owner == person,
        result=_kept(row.result, Result),
        ending=_kept(row.ending, Ending),
        lesson=row.orders is not None,
    )


def _kept(text: str | None, kind: type[T]) -> T | None:
    return None if text is None else msgspec.json.decode(text, type=kind)
