"""How a room lies on a site, or would lie there, as a person sees it: its cells, doors and windows."""

from functools import lru_cache
from types import SimpleNamespace
from typing import Any

from msgspec import Struct

from moothall.engine.deck import Deck
from moothall.engine.telling import Values
from moothall.engine.verdict import LEGAL
from moothall.games.guilds import telling
from moothall.games.guilds.stages import site
from moothall.games.guilds.state import NOTHING, SIDES


class RoomCell(Struct, frozen=True):
    cell: int
    doors: list[str]  # sides, the windows among them
    windows: list[str]  # doors to the outer wall
    inner: str | None  # the side on which the room's other cell lies


class GoalChange(Struct):
    """How a goal would stand for the buyer once the room lies there."""

    goal: str
    before: int
    value: int
    place: int | None  # 1 or 2 where it would score


class Placement(Struct):
    """How the room that is being bought would lie, for one cell of its first cell and one rotation."""

    cell: int
    rotation: int
    verdict: int  # 0: it fits; else the number of the rule that forbids it
    cells: list[RoomCell]  # none where it would stick out of the site
    active: bool  # it could be reached
    wakes: list[str]  # other rooms that could be reached through it, and can't now
    goals: list[GoalChange] = []  # those that it changes


def sides_in(bits: int) -> list[str]:
    return [name for side, name in enumerate(SIDES) if bits >> side & 1]


@lru_cache(8192)  # all rooms, turns and cells of some decks: that is printed, so it stays
def room_cells(deck: Deck, room: int, cell: int, rotation: int) -> list[RoomCell]:
    """The cells of a room that lies there; none where it sticks out of the site."""
    printed = deck.printed
    if not site.footprint(printed, room, cell, rotation):
        return []
    side = int(site.second_side(printed, room, rotation))
    cells = [room_cell(cell, int(site.doors_at(printed, room, 0, rotation)), side)]
    if side != NOTHING:
        other = int(site.moved(1 << cell, side)).bit_length() - 1
        cells.append(
            room_cell(other, int(site.doors_at(printed, room, 1, rotation)), int(site.opposite(side)))
        )
    return cells


def room_cell(cell: int, edges: int, inner: int) -> RoomCell:
    doors = doors_among(edges, inner)
    outer = sum(1 << side for side in range(4) if int(site.border(side)) >> cell & 1)
    other = None if inner == NOTHING else SIDES[inner]
    return RoomCell(cell, sides_in(doors), sides_in(doors & outer), other)


def doors_among(edges: int, inner: int) -> int:
    """The rules keep the open inner edge as a door, which it is not (GLD-161)."""
    return edges if inner == NOTHING else edges & ~(1 << inner)


def tell_cells(cells: list[RoomCell]) -> Values:
    """Where a room would lie, and the sides that its doors are on; nothing where it would stick out."""
    doors = [",".join(cell.doors) or "no" for cell in cells]
    told: Values = dict(zip(("sides_first", "sides_second"), doors, strict=False))
    if cells:
        told["where"] = "–".join(telling.coordinates(cell.cell) for cell in cells)
    return {"sides_first": "no"} | told


def view_placement(deck: Deck, me: Any, room: int, cell: int, rotation: int, verdict: int) -> Placement:
    cells = room_cells(deck, room, cell, rotation)
    if verdict != LEGAL:
        return Placement(cell, rotation, verdict, cells, active=False, wakes=[])
    draft = with_room(deck, me, room, cell, rotation)
    wakes = [
        deck.ids("room")[int(me.rooms[number])]
        for number in range(me.built)
        if site.is_active(draft, number) and not site.is_active(me, number)
    ]
    return Placement(cell, rotation, verdict, cells, bool(site.is_active(draft, int(me.built))), wakes)


def with_room(deck: Deck, me: Any, room: int, cell: int, rotation: int) -> Any:
    """A player's record with a room laid on the site: what shows a table has the true one to read only."""
    draft: Any = SimpleNamespace(
        gold=int(me.gold),
        built=int(me.built),
        rooms=list(me.rooms),
        anchors=list(me.anchors),
        rotations=list(me.rotations),
        occupied=int(me.occupied),
        active=int(me.active),
        doors=[int(cells) for cells in me.doors],
    )
    site.lay_room(deck.printed, draft, room, cell, rotation)
    return draft
