"""How a room lies on a site, or would lie there, as a person sees it: its cells, doors and windows."""

from functools import lru_cache
from types import SimpleNamespace
from typing import Any

from msgspec import Struct

from moothall.engine.deck import Deck
from moothall.engine.telling import Values
from moothall.engine.verdict import LEGAL
from moothall.games.guilds.stages import site
from moothall.games.guilds.state import HALL_CELL, NOTHING, SIDES

HALL = "hall"
REACHED, ASLEEP, WOKEN = 180, 184, 186  # the rules about what can be reached


class RoomCell(Struct, frozen=True):
    cell: int
    doors: list[str]  # sides, the windows among them
    windows: list[str]  # doors to the outer wall
    inner: str | None  # the side on which the room's other cell lies


class Contact(Struct, frozen=True):
    """An edge that the room would share with another one."""

    cell: int  # of the room that is placed
    side: str
    door: bool
    meets: bool  # the other side is the same: a door too, or a wall too (GLD-171)
    room: str  # the other one, or HALL
    links: bool  # a way in from a room that can be reached


class Woken(Struct, frozen=True):
    room: str
    rule: int


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
    contacts: list[Contact]
    active: bool = False  # it could be reached
    rule: int = 0  # that says so, or says what it lacks otherwise
    wakes: list[Woken] = []  # other rooms that could be reached through it, and can't now
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


def tell_ways(deck: Deck, me: Any, cells: list[RoomCell]) -> Values:
    """Where the doors of a room would lead: into which rooms, and on which sides to nothing yet."""
    beyond = rooms_by_cell(deck, me)
    joined, free = dict[str, None](), set[str]()
    for cell in cells:
        for side in cell.doors:
            other = int(site.moved(1 << cell.cell, SIDES.index(side))).bit_length() - 1
            if other in beyond:
                joined[beyond[other]] = None
            elif side not in cell.windows:
                free.add(side)
    open_sides = [side for side in SIDES if side in free]
    return {
        "joined": len(joined),
        "rooms_joined": ",".join(joined),
        "open": len(open_sides),
        "ways_open": ",".join(open_sides),
        "windows": sum(len(cell.windows) for cell in cells),
    }


def rooms_by_cell(deck: Deck, me: Any) -> dict[int, str]:
    """What lies on a site: the hall, and each room by its cells."""
    laid = (tuple(map(int, each[: me.built])) for each in (me.rooms, me.anchors, me.rotations))
    return _rooms_laid(deck, *laid)


@lru_cache(1024)  # it is asked for each place where the next room could lie
def _rooms_laid(
    deck: Deck, rooms: tuple[int, ...], anchors: tuple[int, ...], rotations: tuple[int, ...]
) -> dict[int, str]:
    names, found = deck.ids("room"), {HALL_CELL: HALL}
    for room, anchor, rotation in zip(rooms, anchors, rotations, strict=True):
        found |= dict.fromkeys((cell.cell for cell in room_cells(deck, room, anchor, rotation)), names[room])
    return found


def view_placement(deck: Deck, me: Any, room: int, cell: int, rotation: int, verdict: int) -> Placement:
    cells = room_cells(deck, room, cell, rotation)
    shown = Placement(cell, rotation, verdict, cells, contacts(deck, me, cells))
    if verdict != LEGAL:
        return shown
    draft = with_room(deck, me, room, cell, rotation)
    shown.active = bool(site.is_active(draft, int(me.built)))
    shown.rule = REACHED if shown.active else ASLEEP
    shown.wakes = [
        Woken(deck.ids("room")[int(me.rooms[number])], WOKEN)
        for number in range(me.built)
        if site.is_active(draft, number) and not site.is_active(me, number)
    ]
    return shown


def contacts(deck: Deck, me: Any, cells: list[RoomCell]) -> list[Contact]:
    """All edges between cells and what lies on the site beside them."""
    own, rooms, found = {each.cell for each in cells}, rooms_by_cell(deck, me), []
    for each in cells:
        for side, name in enumerate(SIDES):
            beside = int(site.moved(1 << each.cell, side)).bit_length() - 1
            if beside in rooms and beside not in own:
                door = name in each.doors
                meets = bool(me.doors[site.opposite(side)] >> beside & 1) == door
                links = door and meets and bool(me.active >> beside & 1)
                found.append(Contact(each.cell, name, door, meets, rooms[beside], links))
    return found


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
