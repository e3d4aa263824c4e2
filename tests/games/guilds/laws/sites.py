"""Building sites: what lies there fits, was placed in order, and what can be reached is known."""

import numpy as np

from moothall.engine.record import Ints
from moothall.games.guilds.stages.site import opposite
from moothall.games.guilds.state import (
    CELLS,
    EAST,
    HALL_CELL,
    HALL_DOORS,
    NORTH,
)
from tests.games.guilds.laws.positions import NEIGHBOUR, Positions, turned
from tests.laws.law import NOTHING, Bools, Laws, per_position

LAWS = Laws()

HALL = 1 << HALL_CELL
EVERYWHERE = np.arange(1 << CELLS)
# Sets of cells: by side, all neighbours on that side of any set; and how many cells any set has.
MOVED = np.zeros((4, 1 << CELLS), np.int64)
SIZE = np.zeros(1 << CELLS, np.int64)
for cell in range(CELLS):
    has_cell = EVERYWHERE >> cell & 1 == 1
    SIZE += has_cell
    for side in range(4):
        MOVED[side] |= np.where(has_cell, NEIGHBOUR[cell, side], 0)
AROUND = MOVED[0] | MOVED[1] | MOVED[2] | MOVED[3]


def cells_of(covered: Ints) -> Ints:
    """Both cells of a room as one set."""
    return np.asarray(covered[..., 0] | covered[..., 1])


@LAWS.enact("rooms lie on a site in the order of placement, each on cells of the site")
def placed_rooms(p: Positions) -> Bools:
    missing = [p.players[field] == NOTHING for field in ("rooms", "anchors", "rotations")]
    wanted = np.where(p.printed_rooms["side"] == NOTHING, 1, 2)
    there = np.where(p.seated[:, :, None], p.laid, False)
    whole = SIZE[cells_of(p.covered)] == wanted
    laid = ~np.any(missing, axis=0) & whole
    return per_position(~p.seated[:, :, None] | np.where(there, laid, np.all(missing, axis=0)))


@LAWS.enact("GLD-033, GLD-166: the hall and the rooms cover different cells, and no others are occupied")
def occupied(p: Positions) -> Bools:
    cells = cells_of(p.covered)
    together = np.bitwise_or.reduce(cells, axis=2) | HALL
    apart = SIZE[cells].sum(axis=2) + 1 == SIZE[together]
    return per_position(~p.seated | (apart & (p.players["occupied"] == together)))


@LAWS.enact("GLD-167: each room was placed beside one that was there")
def touching(p: Positions) -> Bools:
    cells = cells_of(p.covered)
    until = np.bitwise_or.accumulate(cells, axis=2)
    before = np.concatenate([np.zeros_like(until[:, :, :1]), until[:, :, :-1]], axis=2) | HALL
    return per_position(~p.laid | (AROUND[before] & cells != 0))


@LAWS.enact("GLD-160, GLD-164: the doors of a site are those of its rooms, as they were turned")
def doors(p: Positions) -> Bools:
    printed = p.printed_rooms["doors"].astype(int)
    sides = np.where(p.covered != 0, turned(printed, p.rotations[..., None]), 0)
    holds = np.ones(len(p.states), bool)
    for side in range(4):
        cells = np.where(sides >> side & 1 == 1, p.covered, 0)
        expected = np.bitwise_or.reduce(cells.reshape(*cells.shape[:2], -1), axis=2)
        expected |= (HALL_DOORS >> side & 1) << HALL_CELL
        holds &= per_position(~p.seated | (p.players["doors"][:, :, side] == expected))
    return holds


@LAWS.enact("GLD-171, GLD-172: wherever two rooms meet there are doors on both sides or walls on both")
def matching_doors(p: Positions) -> Bools:
    there = p.players["occupied"]
    holds = np.ones(len(p.states), bool)
    for side in (NORTH, EAST):
        facing = MOVED[side][p.players["doors"][:, :, side]] & there
        behind = p.players["doors"][:, :, opposite(side)] & MOVED[side][there]
        holds &= per_position(facing == behind)
    return holds


@LAWS.enact("GLD-180, GLD-186: what can be reached from the hall is active, and nothing else")
def reached(p: Positions) -> Bools:
    active = np.full(p.seated.shape, HALL)
    for _ in range(CELLS):
        for side in range(4):
            through = MOVED[side][active & p.players["doors"][:, :, side]]
            active |= through & p.players["doors"][:, :, opposite(side)]
    return per_position(~p.seated | (p.players["active"] == active))
