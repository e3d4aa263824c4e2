"""Sections 9 and 10 once more, naively: cell by cell and side by side, from the printed doors.

Nothing here knows how the rules keep a site: a room is a set of doors for each cell that it covers.
"""

from functools import cache
from typing import NamedTuple

from tests.games.guilds.printed import ROOM

Cell = tuple[int, int]
STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
TURNED = {"N": "E", "E": "S", "S": "W", "W": "N"}
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}
CELLS = [(x, y) for y in (1, 2, 3, 4) for x in (1, 2, 3)]
HALL = (2, 1)


def number_of(cell: Cell) -> int:
    """As actions and states number it."""
    return CELLS.index(cell)


def beside(cell: Cell, side: str) -> Cell:
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


class Laid(NamedTuple):
    name: str
    doors: dict[Cell, set[str]]


def lay(name: str, anchor: Cell, turns: int) -> Laid:
    """A room on paper: maybe off the site, maybe on top of another."""
    doors = {}
    for number, sides in enumerate(ROOM[name].cells):
        dx, dy, facing = number, 0, set(sides)
        for _ in range(turns):
            dx, dy, facing = dy, -dx, {TURNED[side] for side in facing}
        doors[anchor[0] + dx, anchor[1] + dy] = facing
    return Laid(name, doors)


class Site:
    def __init__(self) -> None:
        self.rooms = [Laid("hall", {HALL: {"N", "E", "W"}})]

    @property
    def doors(self) -> dict[Cell, set[str]]:
        return {cell: sides for room in self.rooms for cell, sides in room.doors.items()}

    def broken(self, room: Laid) -> set[int]:
        """The rules that forbid the room to lie there."""
        taken, numbers = self.doors, set()
        if any(cell not in CELLS or cell in taken for cell in room.doors):
            numbers.add(166)
        shared = [
            (sides, side, cell)
            for cell, sides in room.doors.items()
            for side in STEPS
            if beside(cell, side) in taken
        ]
        if not shared:
            numbers.add(167)
        for sides, side, cell in shared:
            if (side in sides) != (ACROSS[side] in taken[beside(cell, side)]):
                numbers.add(171)
        return numbers

    def spots(self, name: str) -> list[tuple[Cell, int]]:
        """Where the room may lie, and turned how."""
        places = [(cell, turns) for cell in CELLS for turns in range(4)]
        return [place for place in places if not self.broken(lay(name, *place))]

    def with_room(self, room: Laid) -> "Site":
        site = Site()
        site.rooms = [*self.rooms, room]
        return site

    def are_linked(self, one: Laid, other: Laid) -> bool:
        return any(
            ACROSS[side] in other.doors.get(beside(cell, side), set())
            for cell, sides in one.doors.items()
            for side in sides
        )

    def active(self) -> list[Laid]:
        """The hall and what can be reached from it."""
        reached = [self.rooms[0]]
        for room in reached:
            reached += [new for new in self.rooms if new not in reached and self.are_linked(room, new)]
        return reached

    def active_cells(self) -> set[Cell]:
        return {cell for room in self.active() for cell in room.doors}

    def windows(self) -> int:
        return sum(
            beside(cell, side) not in CELLS
            for room in self.active()
            for cell, sides in room.doors.items()
            for side in sides
        )


@cache
def floor_plan(*names: str) -> list[tuple[str, Cell, int]]:
    """A way to lay these rooms one after the other so that each can be reached at once."""
    plan = _plan(Site(), names)
    assert plan is not None, names
    return plan


def _plan(site: Site, names: tuple[str, ...]) -> list[tuple[str, Cell, int]] | None:
    if not names:
        return []
    for anchor, turns in site.spots(names[0]):
        room = lay(names[0], anchor, turns)
        grown = site.with_room(room)
        if room in grown.active() and (rest := _plan(grown, names[1:])) is not None:
            return [(names[0], anchor, turns), *rest]
    return None
