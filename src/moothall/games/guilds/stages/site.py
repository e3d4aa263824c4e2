"""The geometry of a building site (sections 9 and 10): where a room fits, and which rooms can be reached.

A set of cells is one number with a bit for each cell, so a question about all cells is a few operations.
The open inner edge of a large room is kept as a door on both sides: it joins its two cells, and no other
room ever lies beyond it.
"""

from types import SimpleNamespace
from typing import Any

from moothall.engine.record import wide
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.guilds.state import (
    EAST,
    FULL_SITE,
    HALL_CELL,
    HALL_DOORS,
    MOST_ROOMS,
    NORTH,
    NOTHING,
    ROTATIONS,
    SOUTH,
    WIDTH,
    Player,
    Printed,
)

WEST_COLUMN = 0b001_001_001_001
EAST_COLUMN = 0b100_100_100_100
STREET_ROW = 0b000_000_000_111
BACK_ROW = 0b111_000_000_000


@rule
def opposite(side: int) -> int:
    return (side + 2) % 4


@rule
def moved(cells: int, side: int) -> int:
    """The neighbours of cells on one side, as far as they are on the site."""
    if side == NORTH:
        return (cells << WIDTH) & FULL_SITE
    if side == EAST:
        return (cells & ~EAST_COLUMN) << 1
    if side == SOUTH:
        return cells >> WIDTH
    return (cells & ~WEST_COLUMN) >> 1


@rule
def border(side: int) -> int:
    """The cells that have the outer wall on a side (GLD-156)."""
    if side == NORTH:
        return BACK_ROW
    if side == EAST:
        return EAST_COLUMN
    return STREET_ROW if side == SOUTH else WEST_COLUMN


@rule
def turned(doors: int, rotation: int) -> int:
    """The sides that doors are on after quarter turns clockwise (GLD-164)."""
    return (doors << rotation | doors >> (ROTATIONS - rotation)) & 15


@rule
def doors_at(deck: Printed, room: int, number: int, rotation: int) -> int:
    """The doors of a room's first (0) or second (1) cell: a bit for each side."""
    return turned(wide(deck.rooms[room].doors[number]), rotation)


@rule
def second_side(deck: Printed, room: int, rotation: int) -> int:
    """On which side of its first cell a large room's second cell lies; NOTHING of a small room."""
    side = wide(deck.rooms[room].side)
    return NOTHING if side == NOTHING else (side + rotation) % 4


@rule
def footprint(deck: Printed, room: int, cell: int, rotation: int) -> int:
    """The cells that a room would cover; none if one of them is off the site."""
    first = 1 << cell
    side = second_side(deck, room, rotation)
    if side == NOTHING:
        return first
    second = moved(first, side)
    return first | second if second else 0


# Of all anchor cells at once: where a room would lie, turned in one way.


@rule
def fitting(deck: Printed, me: Player, room: int, rotation: int) -> int:
    """GLD-166: on the site, and on no other room."""
    free = FULL_SITE & ~wide(me.occupied)
    side = second_side(deck, room, rotation)
    return free if side == NOTHING else free & moved(free, opposite(side))


@rule
def touching(deck: Printed, me: Player, room: int, rotation: int) -> int:
    """GLD-167 to GLD-170: beside another room, the hall too; the side may be wall."""
    occupied = wide(me.occupied)
    cells = 0
    for side in range(4):
        cells |= moved(occupied, side)
    side = second_side(deck, room, rotation)
    return cells if side == NOTHING else cells | moved(cells, opposite(side))


@rule
def clashing(deck: Printed, me: Player, room: int, rotation: int) -> int:
    """GLD-171, GLD-172: where a door would face a wall of another room."""
    cells = clashing_cells(me, doors_at(deck, room, 0, rotation))
    side = second_side(deck, room, rotation)
    if side == NOTHING:
        return cells
    return cells | moved(clashing_cells(me, doors_at(deck, room, 1, rotation)), opposite(side))


@rule
def clashing_cells(me: Player, doors: int) -> int:
    """Where a cell with these doors would have a neighbour that doesn't match."""
    occupied = wide(me.occupied)
    cells = 0
    for side in range(4):
        behind = opposite(side)
        facing = wide(me.doors[behind])
        if (doors >> side) & 1:
            facing = occupied & ~facing
        cells |= moved(facing, behind)
    return cells


def clashing_sides(me: Player, cell: int, doors: int) -> list[int]:
    """On which sides a cell with these doors doesn't match its neighbour: each asked as if it were alone."""
    sides = []
    for side in range(4):
        neighbour = int(moved(1 << cell, side)) & int(me.occupied)
        alone: Any = SimpleNamespace(occupied=neighbour, doors=[int(each) & neighbour for each in me.doors])
        if clashing_cells(alone, doors) >> cell & 1:
            sides.append(side)
    return sides


@rule
def legal_cells(deck: Printed, me: Player, room: int, rotation: int) -> int:
    """All cells that the room's first cell may lie on, turned in this way."""
    cells = fitting(deck, me, room, rotation) & touching(deck, me, room, rotation)
    return cells & ~clashing(deck, me, room, rotation)


@rule
def has_legal_place(deck: Printed, me: Player, room: int) -> bool:
    """GLD-146."""
    for rotation in range(ROTATIONS):
        if legal_cells(deck, me, room, rotation):
            return True
    return False


@rule
def placement_verdict(deck: Printed, me: Player, room: int, cell: int, rotation: int) -> int:
    """Whether a room may lie there, turned like that; else the rule that forbids it."""
    if (fitting(deck, me, room, rotation) >> cell) & 1 == 0:
        return 166
    if (touching(deck, me, room, rotation) >> cell) & 1 == 0:
        return 167
    return 171 if (clashing(deck, me, room, rotation) >> cell) & 1 else LEGAL


# What lies on the site.


@rule
def clear_site(me: Player) -> None:
    """GLD-031 to GLD-034: only the entrance hall."""
    me.occupied = me.active = 1 << HALL_CELL
    for side in range(4):
        me.doors[side] = ((HALL_DOORS >> side) & 1) << HALL_CELL
    for number in range(MOST_ROOMS):
        me.rooms[number] = me.anchors[number] = me.rotations[number] = NOTHING


@rule
def lay_room(deck: Printed, me: Player, room: int, cell: int, rotation: int) -> None:
    """GLD-145, GLD-186: onto a legal place, and see what can be reached now."""
    me.rooms[me.built] = room
    me.anchors[me.built] = cell
    me.rotations[me.built] = rotation
    me.built += 1
    lay_cell(me, 1 << cell, doors_at(deck, room, 0, rotation))
    side = second_side(deck, room, rotation)
    if side != NOTHING:
        lay_cell(me, moved(1 << cell, side), doors_at(deck, room, 1, rotation))
    me.active = reach(me)


@rule
def lay_cell(me: Player, cell: int, doors: int) -> None:
    me.occupied |= cell
    for side in range(4):
        if (doors >> side) & 1:
            me.doors[side] |= cell


@rule
def reach(me: Player) -> int:
    """GLD-178 to GLD-182: from the hall through all doors that meet."""
    reached = 1 << HALL_CELL
    grown = 0
    while grown != reached:
        grown = reached
        for side in range(4):
            reached |= moved(reached & wide(me.doors[side]), side) & wide(me.doors[opposite(side)])
    return reached


@rule
def is_active(me: Player, number: int) -> bool:
    """Whether the room that was placed as that number can be reached (GLD-181)."""
    return (wide(me.active) >> wide(me.anchors[number])) & 1 != 0


@rule
def count_cells(cells: int) -> int:
    count = 0
    while cells:
        cells &= cells - 1
        count += 1
    return count


@rule
def built_cells(me: Player) -> int:
    """GLD-233, GLD-291."""
    return count_cells(wide(me.active))


@rule
def windows(me: Player) -> int:
    """GLD-292: doors of active rooms to the outer wall; the hall has none of them."""
    count = 0
    for side in range(4):
        count += count_cells(wide(me.doors[side]) & wide(me.active) & border(side))
    return count
