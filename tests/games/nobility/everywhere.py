"""A player who can place a die at every location, whatever it needs."""

from typing import Any, NamedTuple

from tests.games.nobility.table import Table


class Place(NamedTuple):
    location: str
    value: int  # of a die that fits
    where: dict[str, Any]


# One slot of each location; `well_off` provides what they need.
PLACES = [
    Place("tavern", 3, {}),
    Place("yard", 4, {}),
    Place("guild", 2, {"guild": "wizards"}),
    Place("hall", 6, {}),
    Place("harbour", 2, {}),
    Place("council", 1, {"column": "halfling"}),
    Place("berk", 6, {}),
    Place("castle", 5, {"slot": 0}),
    Place("player_board", 5, {}),
    Place("chancery", 6, {"row": 0}),
    Place("dice_tile", 6, {"tile": "D01"}),
]


def well_off(players: int = 4) -> Table:
    """Seat 0 with coins, goods, a settled halfling, an apprentice among the scholars and a worker.

    B01 costs 4 coins in the hall, T01 is the first council tile; D01 asks for 1, 2 and 6. All other seats
    have passed.
    """
    table = Table(players, chancery=True)
    table.has(coins=20)
    table.goods_all(6)
    table.has(reputation=24, nobility=1)
    table.settled("S07")
    table.employ("scholars")
    table.lot(1)
    table.hall("B01")
    table.ship("H01")
    table.council(0, "halfling", "T01")
    assert table.tile_of(0) == "D01"
    for seat in range(1, players):
        table.has(seat, passed=1)
    return table
