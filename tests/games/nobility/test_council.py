"""Stone Council (section 22): goods, coins and reputation for points."""

import numpy as np
import pytest

from tests.games.nobility.table import Table

RACES = ["halfling", "human", "elf", "dwarf", "green_elf", "trobit"]
OF_RACE = dict(zip(RACES, ["S25", "S26", "S27", "S28", "S29", "S30"], strict=True))

# Nobility, goods, coins and points of each tile (NOB-295).
TILES: dict[str, tuple[int, dict[str, int], int, int]] = {
    "T01": (1, {"books": 1, "artwork": 1, "weaponry": 1}, 0, 5),
    "T02": (1, {"artwork": 1, "weaponry": 1, "magic": 1}, 0, 5),
    "T03": (1, {"weaponry": 1, "magic": 1, "jewelry": 1}, 0, 5),
    "T04": (1, {"magic": 1, "jewelry": 1, "furnishings": 1}, 0, 5),
    "T05": (1, {"books": 1, "jewelry": 1, "furnishings": 1}, 0, 5),
    "T06": (1, {"books": 1, "artwork": 1, "furnishings": 1}, 0, 5),
    "T07": (3, {"books": 2, "weaponry": 2}, 0, 7),
    "T08": (3, {"artwork": 2, "magic": 2}, 0, 7),
    "T09": (3, {"weaponry": 2, "jewelry": 2}, 0, 7),
    "T10": (3, {"magic": 2, "furnishings": 2}, 0, 7),
    "T11": (3, {"books": 2, "jewelry": 2}, 0, 7),
    "T12": (3, {"artwork": 2, "furnishings": 2}, 0, 7),
    "T13": (5, {"books": 2, "artwork": 1, "jewelry": 1}, 2, 9),
    "T14": (5, {"artwork": 2, "weaponry": 1, "furnishings": 1}, 2, 9),
    "T15": (5, {"books": 1, "weaponry": 2, "magic": 1}, 2, 9),
    "T16": (5, {"artwork": 1, "magic": 2, "jewelry": 1}, 2, 9),
    "T17": (5, {"weaponry": 1, "jewelry": 2, "furnishings": 1}, 2, 9),
    "T18": (5, {"books": 1, "magic": 1, "furnishings": 2}, 2, 9),
    "T19": (8, {"books": 3, "weaponry": 2}, 3, 12),
    "T20": (8, {"artwork": 3, "magic": 2}, 3, 12),
    "T21": (8, {"weaponry": 3, "jewelry": 2}, 3, 12),
    "T22": (8, {"magic": 3, "furnishings": 2}, 3, 12),
    "T23": (8, {"books": 2, "jewelry": 3}, 3, 12),
    "T24": (8, {"artwork": 2, "furnishings": 3}, 3, 12),
    "T25": (12, {"books": 3, "artwork": 2, "magic": 1}, 4, 14),
    "T26": (12, {"artwork": 3, "weaponry": 2, "jewelry": 1}, 4, 14),
    "T27": (12, {"weaponry": 3, "magic": 2, "furnishings": 1}, 4, 14),
    "T28": (12, {"books": 1, "magic": 3, "jewelry": 2}, 4, 14),
    "T29": (12, {"artwork": 1, "jewelry": 3, "furnishings": 2}, 4, 14),
    "T30": (12, {"books": 2, "weaponry": 1, "furnishings": 3}, 4, 14),
}


def at_council(*races: str, players: int = 3) -> Table:
    """A wealthy White Lord who has settled these races, and dice of every value but the four."""
    table = Table(players)
    table.settled(*[OF_RACE[race] for race in races or RACES])
    table.has(nobility=12, reputation=24)
    table.goods_all(9)
    table.has(coins=30)
    table.dice(1, 2, 3, 5, 6)
    return table


def facing(tile: str, row: int = 0, column: str = "elf") -> Table:
    """With exactly what this tile takes."""
    level, goods, coins, _ = TILES[tile]
    table = at_council(column)
    table.council(row, column, tile)
    table.has(nobility=level)
    table.goods_all(0)
    table.has(coins=coins, **goods)
    return table


@pytest.mark.rule("NOB-289", "NOB-290", "NOB-291", "NOB-295")
@pytest.mark.parametrize("tile", TILES)
def test_each_tile_takes_what_it_shows_and_scores(tile: str) -> None:
    table = facing(tile)
    table.place("council", 1, column="elf")
    assert (table.goods(), table.me.coins) == ({}, 0)
    assert (table.me.vp, table.me.reputation) == (TILES[tile][3], 22)
    assert table.stage == "turn"


@pytest.mark.rule("NOB-284")
@pytest.mark.parametrize("tile", TILES)
def test_each_tile_asks_for_nobility(tile: str) -> None:
    table = facing(tile)
    assert table.may_place("council", 1, column="elf") == 0
    table.has(nobility=TILES[tile][0] - 1)
    assert table.may_place("council", 1, column="elf") == 284


@pytest.mark.rule("NOB-289", "NOB-030", "NOB-127", "NOB-457")
@pytest.mark.parametrize("tile", ["T01", "T12", "T18", "T19", "T30"])
def test_goods_are_not_replaced_by_others(tile: str) -> None:
    for missing, count in TILES[tile][1].items():
        table = facing(tile)
        table.goods_all(9)
        table.has(coins=50)
        table.has(**{missing: count - 1})
        assert table.may_place("council", 1, column="elf") == 289
        table.has(**{missing: count})
        assert table.may_place("council", 1, column="elf") == 0


@pytest.mark.rule("NOB-289", "NOB-030")
@pytest.mark.parametrize("tile", ["T13", "T19", "T25"])
def test_all_coins_have_to_be_there(tile: str) -> None:
    table = facing(tile)
    table.has(coins=TILES[tile][2] - 1)
    assert table.may_place("council", 1, column="elf") == 289


@pytest.mark.rule("NOB-280", "NOB-296")
def test_three_rows_of_six_columns_one_for_each_race() -> None:
    table = Table(3)
    assert table.council_ids() == [
        ["T01", "T02", "T03", "T04", "T05", "T06"],
        ["T07", "T08", "T09", "T10", "T11", "T12"],
        ["T13", "T14", "T15", "T16", "T17", "T18"],
    ]


@pytest.mark.rule("NOB-285", "NOB-296")
@pytest.mark.parametrize("column", range(6))
def test_a_settler_of_the_race_of_the_column_is_needed(column: int) -> None:
    table = at_council(RACES[column])
    allowed = [number for number in range(6) if table.may_place("council", 3, column=number) == 0]
    assert allowed == [column]
    for other in range(6):
        if other != column:
            assert table.may_place("council", 3, column=other) == 285


@pytest.mark.rule("NOB-285")
def test_the_settler_has_to_be_completed_and_ones_own() -> None:
    table = at_council("human")
    table.hand("S27")
    table.settled("S45", seat=1)
    assert table.may_place("council", 3, column="elf") == 285


@pytest.mark.rule("NOB-281", "NOB-282", "NOB-283", "NOB-286")
@pytest.mark.parametrize(
    ("value", "tile"), [(1, "T03"), (2, "T03"), (3, "T09"), (4, "T09"), (5, "T15"), (6, "T15")]
)
def test_the_value_says_which_row(value: int, tile: str) -> None:
    table = at_council()
    table.dice(value)
    table.place("council", value, column="elf")
    taken = {name for row in Table(3).council_ids() for name in row}
    assert taken - {name for row in table.council_ids() for name in row} == {tile}
    for row in range(3):
        table = at_council()
        table.council(row, "elf", None)
        table.dice(value)
        assert table.may_place("council", value, column="elf") == (468 if row == (value - 1) // 2 else 0)


@pytest.mark.rule("NOB-287")
def test_several_tiles_of_a_row_and_of_a_column_in_one_round() -> None:
    table = at_council()
    table.has(reputation=20)
    for value, column in ((1, "elf"), (2, "human"), (3, "elf")):
        table.place("council", value, column=column)
        table.turn(0)
    assert table.me.council_tiles == 3
    assert table.council_ids()[0][1:3] == [None, None]
    assert table.council_ids()[1][2] is None


@pytest.mark.rule("NOB-288", "NOB-292")
def test_the_tile_is_taken_and_counted_and_the_die_lies_there() -> None:
    table = at_council()
    table.place("council", 5, column="dwarf")
    assert table.council_ids()[2][3] is None
    assert table.pips("council")[2, 3] == 5
    assert np.count_nonzero(table.pips("council")) == 1
    assert table.me.council_tiles == 1
    assert table.s.council_taken[15] == 0  # T16
    assert [board.council_tiles for board in table.view_of(1).boards] == [["T16"], [], []]


@pytest.mark.rule("NOB-288", "NOB-117")
def test_nobody_else_can_use_the_space_in_this_round() -> None:
    table = at_council()
    table.place("council", 5, column="dwarf")
    table.end_turn()
    table.settled("S46")
    table.has(nobility=12, reputation=24)
    table.goods_all(9)
    table.has(coins=30)
    table.dice(6)
    assert table.may_place("council", 6, column="dwarf") == 117


@pytest.mark.rule("NOB-468")
def test_a_space_without_a_tile_takes_no_die() -> None:
    table = at_council()
    table.council(1, "elf", None)
    assert table.may_place("council", 3, column="elf") == 468


@pytest.mark.rule("NOB-291", "NOB-079")
@pytest.mark.parametrize(("before", "after"), [(24, 22), (10, 8), (8, 6), (7, 6), (6, 6)])
def test_two_reputation_are_lost_as_far_as_the_track_goes(before: int, after: int) -> None:
    table = at_council()
    table.has(reputation=before)
    table.place("council", 1, column="human")
    assert table.me.reputation == after


@pytest.mark.rule("NOB-293", "NOB-324")
def test_spaces_are_filled_again_at_the_end_of_the_round_only() -> None:
    table = at_council()
    table.place("council", 5, column="halfling")
    table.end_turn()
    table.turn(0)
    table.place("council", 1, column="trobit")
    table.end_turn()
    assert table.pile_ids("council")[:3] == ["T19", "T20", "T21"]
    assert (table.council_ids()[0][5], table.council_ids()[2][0]) == (None, None)
    table.end_round()
    # Row by row from the top, and no other tile has moved.
    assert (table.council_ids()[0][5], table.council_ids()[2][0]) == ("T19", "T20")
    assert table.council_ids()[0][:5] == ["T01", "T02", "T03", "T04", "T05"]
    assert table.council_ids()[2][1:] == ["T14", "T15", "T16", "T17", "T18"]
    assert table.pile_ids("council")[0] == "T21"


@pytest.mark.rule("NOB-324")
def test_a_row_is_filled_from_left_to_right_and_tiles_do_not_move() -> None:
    table = Table(3)
    for column in (1, 4):
        table.council(1, column, None)
    table.end_round()
    assert table.council_ids()[1] == ["T07", "T19", "T09", "T10", "T20", "T12"]


@pytest.mark.rule("NOB-294")
def test_without_tiles_in_the_stack_spaces_stay_empty() -> None:
    table = Table(3)
    table.council(0, "human", None)
    table.council(2, "elf", None)
    table.council(2, "dwarf", None)
    last = table.pile_ids("council")[-1]
    table.s.council_pile[1:] = -1
    table.s.council_left = 1
    table.end_round()
    assert table.council_ids()[0][1] == last
    assert table.council_ids()[2][2:4] == [None, None]
    table.end_round()
    assert (table.council_ids()[2][2:4], int(table.s.council_left)) == ([None, None], 0)
