"""Tables in lists: one's own, those to join or watch, finished ones."""

from collections import defaultdict
from typing import Any

import msgspec
import sqlalchemy as sql

from moothall.server.hall import Hall
from moothall.server.storage import seats, tables
from moothall.server.tables import ALWAYS_THERE
from moothall.server.wire import Seat, TableCard

AT_MOST = 100


async def own_tables(hall: Hall, person: str) -> list[TableCard]:
    return await _cards(hall, person, tables.c.id.in_(_sat_at(person)), tables.c.status != "finished")


async def finished_tables(hall: Hall, person: str) -> list[TableCard]:
    return await _cards(hall, person, tables.c.id.in_(_sat_at(person)), tables.c.status == "finished")


async def open_tables(hall: Hall, person: str | None) -> list[TableCard]:
    """What its owner listed: tables that wait for players, and those that are being played."""
    return await _cards(hall, person, tables.c.listed.is_(True), tables.c.status != "finished")


def _sat_at(person: str) -> Any:
    return sql.select(seats.c.table_id).where(seats.c.person == person)


async def _cards(hall: Hall, person: str | None, *which: Any) -> list[TableCard]:
    found = await hall.storage.rows(
        sql.select(tables).where(*which).order_by(tables.c.changed_at.desc()).limit(AT_MOST)
    )
    ids = [row.id for row in found]
    chairs: defaultdict[str, list[Any]] = defaultdict(list)
    for chair in await hall.storage.rows(
        sql.select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    ):
        chairs[chair.table_id].append(chair)
    return [_card(hall, row, chairs[row.id], person) for row in found]


def _card(hall: Hall, row: Any, chairs: list[Any], person: str | None) -> TableCard:
    online = hall.live.online(row.id)
    shown = [
        Seat(
            seat=chair.seat,
            kind=chair.kind,
            name=chair.name,
            bot=chair.bot,
            yours=person is not None and chair.person == person,
            online=chair.kind in ALWAYS_THERE or chair.person in online,
        )
        for chair in chairs
    ]
    asked = row.asked_seat if row.status == "playing" else None
    return TableCard(
        id=row.id,
        name=row.name,
        game=row.game,
        options=msgspec.json.decode(row.options),
        status=row.status,
        seats=shown,
        your_turn=asked is not None and shown[asked].yours,
        asked_seat=asked,
        progress=row.progress,
        changed_at=row.changed_at,
    )
