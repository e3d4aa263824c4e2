"""Action 2, Explore (section 6.2)."""

import pytest

from moothall.games.settlement.state import AT_EXPLORE, COLOURS, GOODS, NOTHING
from tests.games.settlement.playthroughs import playthroughs
from tests.games.settlement.table import DECK, LANDSCAPES, Table

PRINTED = DECK.record[0]
FIELDS = [(row, column) for row in range(3) for column in range(3)]
GOOD_OF_ROW = ("wood", "diamond", "gold")


def quiet_table() -> Table:
    """No artifact that matters here, and no hero that would lure a monster."""
    table = Table()
    table.hold("mace_of_bravery")
    table.hero_row_of(None, None, None, None)
    return table


def lay(table: Table, *fields: tuple[int, int]) -> None:
    for row, column in fields:
        table.lay(3 * row + column, GOOD_OF_ROW[row])


def landscape_at(table: Table, field: tuple[int, int]) -> int:
    return int(table.me.landscape[3 * field[0] + field[1]])


def edge_neighbours(field: tuple[int, int]) -> set[tuple[int, int]]:
    row, column = field
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)} & set(FIELDS)


# Settlers.


@pytest.mark.rule("SET-085")
@pytest.mark.parametrize(("row", "settlers"), [(0, 1), (1, 2), (2, 3)])
def test_exploring_takes_as_many_settlers_as_the_row_is_far(row: int, settlers: int) -> None:
    table = quiet_table()
    lay(table, (0, 0), (1, 0))
    me = table.me
    table.settlers(settlers - 1)
    assert table.refused("explore", row=row) == 85
    table.settlers(settlers)
    table.play("explore", row=row)
    assert me.settlers == 0
    assert me.deployed[AT_EXPLORE] == settlers


@pytest.mark.rule("SET-085")
@pytest.mark.parametrize(
    ("row", "normal", "bonus", "enough"),
    [
        (1, 1, 1, True),
        (1, 0, 1, False),
        (2, 1, 2, True),
        (2, 1, 1, False),
        (2, 0, 3, True),
        (2, 2, 0, False),
        (0, 0, 1, True),
        (0, 0, 0, False),
    ],
)
def test_normal_and_bonus_settlers_count_together(row: int, normal: int, bonus: int, enough: bool) -> None:
    table = quiet_table()
    lay(table, (0, 0), (1, 0))
    table.settlers(normal)
    table.has(bonus_settler=bonus)
    assert table.why_not("explore", row=row) == (0 if enough else 85)


# The tile.


@pytest.mark.rule("SET-086")
@pytest.mark.parametrize("row", range(3))
def test_the_top_tile_of_the_rows_stack_is_laid_on_an_own_field_of_that_row(row: int) -> None:
    table = quiet_table()
    lay(table, (0, 0), (1, 0), (2, 0))
    others = {0, 1, 2} - {row}
    stacks = [list(table.s.landscape_stack[i]) for i in range(3)]
    left = [int(n) for n in table.s.landscapes_left]
    seat, held = table.seat, {i for i in range(9) if table.me.landscape[i] != NOTHING}
    table.play("explore", row=row)
    assert landscape_at(table, (row, 1)) == stacks[row][left[row] - 1]
    assert {i for i in range(9) if table.me.landscape[i] != NOTHING} == held | {3 * row + 1}
    assert (table.board(1 - seat).landscape == NOTHING).all()
    assert table.s.landscapes_left[row] == left[row] - 1
    for other in others:
        assert list(table.s.landscape_stack[other]) == stacks[other]
        assert table.s.landscapes_left[other] == left[other]


@pytest.mark.rule("SET-086")
@pytest.mark.parametrize("row", range(3))
def test_the_tile_goes_on_an_empty_field_of_the_row_and_nowhere_else(row: int) -> None:
    table = quiet_table()
    lay(table, (0, 1), (1, 1), (2, 1))
    table.play("explore", row=row)
    for field in FIELDS:
        if field in ((row, 0), (row, 2)):
            assert table.is_legal("lay", row=field[0], column=field[1])
        else:
            assert table.refused("lay", row=field[0], column=field[1]) == 86


@pytest.mark.rule("SET-088", "SET-089")
def test_the_view_says_beforehand_where_a_landscape_could_lie() -> None:
    table = quiet_table()
    assert table.view.boards[table.seat].laying == [0, 0, 0, 88, 88, 88, 88, 88, 88]
    lay(table, (0, 1))
    assert table.view.boards[table.seat].laying == [0, 86, 0, 89, 0, 89, 89, 89, 89]


@pytest.mark.rule("SET-086")
def test_in_no_game_does_a_landscape_lie_in_a_row_that_is_not_its_own() -> None:
    games = playthroughs()
    tiles = games.after["players"]["landscape"].reshape(-1, 4, 3, 3)
    for row in range(3):
        laid = tiles[:, :, row][games.seated]
        assert set(laid[laid != NOTHING] // 12) == {row}


@pytest.mark.rule("SET-087")
@pytest.mark.parametrize("resource", ["wood", "clay", "stone"])
def test_the_field_is_chosen_when_the_tile_has_been_seen(resource: str) -> None:
    table = quiet_table()
    table.next_landscape(0, resource)
    table.has(bonus_settler=1)
    table.play("explore", row=0)
    assert not table.view.command.landscape  # the row is chosen, the tile not yet drawn
    reveals = int(table.s.chance.reveals)
    table.play("deploy", bonus=0)
    assert table.stage == "lay_landscape"
    assert table.s.chance.reveals == reveals + 1
    seen = table.view.command.landscape
    assert GOODS[PRINTED.landscape_good[LANDSCAPES.index(seen)]] == resource
    assert (table.me.landscape == NOTHING).all()
    assert table.refused("explore", row=0) == 277  # no other row or tile now
    table.play("lay", row=0, column=2)
    assert table.view.boards[table.seat].wilderness[2].tile == seen
    assert not table.view.command.landscape


# Where.


@pytest.mark.rule("SET-088")
def test_the_first_landscape_is_of_row_1() -> None:
    table = quiet_table()
    assert table.refused("explore", row=1) == 88
    assert table.refused("explore", row=2) == 88
    table.settlers(1)  # the reason stays the same when settlers lack too
    assert table.refused("explore", row=2) == 88


@pytest.mark.rule("SET-088")
@pytest.mark.parametrize("column", range(3))
def test_the_first_landscape_may_lie_on_any_field_of_row_1(column: int) -> None:
    table = quiet_table()
    table.play("explore", row=0)
    assert [(v["row"], v["column"]) for _, v in table.legal()] == [(0, 0), (0, 1), (0, 2)]
    table.play("lay", row=0, column=column)
    assert landscape_at(table, (0, column)) != NOTHING


@pytest.mark.rule("SET-088", "SET-089")
def test_only_the_own_landscapes_count() -> None:
    table = quiet_table()
    table.lay(0, "wood", seat=1 - table.seat)
    table.lay(3, "diamond", seat=1 - table.seat)
    assert table.refused("explore", row=1) == 88
    table.play("explore", row=0)
    assert len(table.legal()) == 3


@pytest.mark.rule("SET-089", "SET-090")
@pytest.mark.parametrize("held", FIELDS)
def test_a_further_landscape_must_share_an_edge_with_an_own_one(held: tuple[int, int]) -> None:
    for row in range(3):
        table = quiet_table()
        lay(table, held)
        open_fields = sorted(field for field in edge_neighbours(held) if field[0] == row)
        if not open_fields:
            assert table.refused("explore", row=row) == 89
            continue
        table.play("explore", row=row)
        if len(open_fields) == 1:  # nothing to choose
            assert landscape_at(table, open_fields[0]) != NOTHING
            continue
        assert [(v["row"], v["column"]) for _, v in table.legal()] == open_fields


@pytest.mark.rule("SET-089", "SET-090")
@pytest.mark.parametrize(
    ("held", "open_fields", "diagonal"),
    [
        ([(0, 0), (0, 1)], {(1, 0), (1, 1)}, (1, 2)),
        ([(0, 1), (0, 2)], {(1, 1), (1, 2)}, (1, 0)),
        ([(0, 0), (1, 0), (1, 1)], {(2, 0), (2, 1)}, (2, 2)),
    ],
)
def test_a_diagonal_field_is_no_neighbour(
    held: list[tuple[int, int]], open_fields: set[tuple[int, int]], diagonal: tuple[int, int]
) -> None:
    table = quiet_table()
    lay(table, *held)
    table.play("explore", row=diagonal[0])
    assert {(v["row"], v["column"]) for _, v in table.legal()} == open_fields
    assert table.refused("lay", row=diagonal[0], column=diagonal[1]) == 89


@pytest.mark.rule("SET-091")
@pytest.mark.parametrize("piece", ["monster", "fortress"])
@pytest.mark.parametrize("held", FIELDS)
def test_a_landscape_is_a_neighbour_whatever_stands_on_it(held: tuple[int, int], piece: str) -> None:
    for row in range(3):
        table = quiet_table()
        lay(table, held)
        getattr(table, piece)(3 * held[0] + held[1])
        open_fields = sorted(field for field in edge_neighbours(held) if field[0] == row)
        assert table.why_not("explore", row=row) == (0 if open_fields else 89)
        if open_fields:
            table.play("explore", row=row)
        if len(open_fields) > 1:
            assert [(v["row"], v["column"]) for _, v in table.legal()] == open_fields


@pytest.mark.rule("SET-092")
@pytest.mark.parametrize("row", range(3))
def test_a_full_row_cannot_be_explored(row: int) -> None:
    table = quiet_table()
    lay(table, *((row, column) for column in range(2)))
    assert table.is_legal("explore", row=row)
    lay(table, (row, 2))
    assert table.refused("explore", row=row) == 92


@pytest.mark.rule("SET-092")
def test_a_row_out_of_reach_cannot_be_explored() -> None:
    table = quiet_table()
    lay(table, (0, 0), (0, 1), (0, 2))
    assert table.refused("explore", row=2) == 89
    lay(table, (1, 1))
    assert table.is_legal("explore", row=2)


# What follows.


@pytest.mark.rule("SET-093")
@pytest.mark.parametrize("row", range(3))
@pytest.mark.parametrize(
    "artifact", ["mace_of_bravery", "potion_of_power", "crown_of_dominion", "scroll_of_fortune"]
)
def test_exploring_yields_nothing_by_itself(row: int, artifact: str) -> None:
    table = quiet_table()
    table.hold(artifact)
    lay(table, (0, 0), (1, 0), (2, 0))
    table.play("explore", row=row)
    assert landscape_at(table, (row, 1)) != NOTHING
    assert table.supply() == {"wood": 1, "clay": 1, "stone": 1}


@pytest.mark.rule("SET-094")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_new_landscape_is_checked_for_a_monster(colour: str) -> None:
    others = [other for other in COLOURS if other != colour]
    for row_of_heroes, monster in (([*others, colour], 1), ([*others, others[0]], 0)):
        table = quiet_table()
        table.hero_row_of(*row_of_heroes)
        table.next_landscape(1, None, colour=colour)
        lay(table, (0, 0), (0, 1))
        table.play("explore", row=1)
        table.play("lay", row=1, column=1)
        assert list(table.me.monster) == [0, 0, 0, 0, monster, 0, 0, 0, 0]


@pytest.mark.rule("SET-095")
def test_the_settlers_are_deployed_before_the_tile_is_drawn() -> None:
    table = quiet_table()
    table.has(bonus_settler=1)
    reveals, left = int(table.s.chance.reveals), int(table.s.landscapes_left[0])
    table.play("explore", row=0)
    assert table.stage == "choose_settlers"
    assert (table.s.chance.reveals, table.s.landscapes_left[0]) == (reveals, left)
    table.play("deploy", bonus=1)
    assert table.me.deployed_bonus[AT_EXPLORE] == 1
    assert (table.s.chance.reveals, table.s.landscapes_left[0]) == (reveals + 1, left - 1)


@pytest.mark.rule("SET-095")
def test_compass_and_check_come_after_the_tile_is_laid() -> None:
    table = quiet_table()
    table.hold("enchanted_compass")
    table.hero_row_of("green", "green", "green", "green")
    table.next_landscape(0, "wood", colour="green")
    table.play("explore", row=0)
    assert table.supply() == {"wood": 1, "clay": 1, "stone": 1}
    assert not table.me.monster.any()
    table.play("lay", row=0, column=0)
    assert table.supply() == {"wood": 2, "clay": 1, "stone": 1}  # the monster does not keep the Compass off
    assert table.me.monster[0]


@pytest.mark.rule("SET-095")
def test_the_check_is_the_last_step() -> None:
    table = quiet_table()
    table.hold("shamans_mask")
    table.play("explore", row=0)
    table.play("lay", row=0, column=0)
    assert table.stage == "mask"
    assert landscape_at(table, (0, 0)) != NOTHING
    table.play("monster", appears=1)
    assert table.stage == "turn"
    assert table.me.monster[0]
