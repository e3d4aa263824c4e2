"""Action 5: activate a wilderness row (section 6.5)."""

import pytest

from moothall.games.settlement.state import AT_FORTRESS, AT_WILDERNESS_ROW
from tests.games.settlement.table import Table

ROWS = range(3)
GOODS_OF_ROW = (("wood", "clay", "stone"), ("wood", "clay", "diamond"), ("diamond", "gold", "gold"))


def quiet_table() -> Table:
    """No artifact that matters here, no hero that would lure a monster, nothing in the supply."""
    table = Table()
    table.hold("mace_of_bravery")
    table.hero_row_of(None, None, None, None)
    table.has(wood=0, clay=0, stone=0)
    return table


def fill_row(table: Table, row: int) -> None:
    for column, good in enumerate(GOODS_OF_ROW[row]):
        table.lay(3 * row + column, good)


def totals(*goods: str) -> dict[str, int]:
    return {good: goods.count(good) for good in goods}


@pytest.mark.rule("SET-107")
@pytest.mark.parametrize("row", ROWS)
def test_an_activation_costs_one_settler_on_the_field_of_the_row(row: int) -> None:
    table = quiet_table()
    fill_row(table, row)
    table.settlers(0)
    assert table.refused("activate_wilderness_row", row=row) == 107
    table.settlers(1)
    table.play("activate_wilderness_row", row=row)
    assert table.me.settlers == 0
    assert [int(table.me.deployed[AT_WILDERNESS_ROW + i]) for i in ROWS] == [i == row for i in ROWS]


@pytest.mark.rule("SET-107")
def test_a_bonus_settler_serves_as_well() -> None:
    table = quiet_table()
    table.settlers(0)
    table.has(bonus_settler=1)
    table.play("activate_wilderness_row", row=0)
    assert table.supply() == {}


@pytest.mark.rule("SET-108")
@pytest.mark.parametrize("artifact", ["mace_of_bravery", "key_of_knowledge", "scroll_of_fortune"])
@pytest.mark.parametrize("row", ROWS)
def test_each_row_is_activated_once_a_round(row: int, artifact: str) -> None:
    table = quiet_table()
    table.hold(artifact)
    table.play("activate_wilderness_row", row=row)
    table.new_turn()
    assert table.refused("activate_wilderness_row", row=row) == 108
    for other in set(ROWS) - {row}:
        assert table.is_legal("activate_wilderness_row", row=other)
    table.go_to_round(2)
    for every in ROWS:
        assert table.is_legal("activate_wilderness_row", row=every)


@pytest.mark.rule("SET-108")
def test_the_lodestar_is_the_exception() -> None:
    table = quiet_table()
    table.hold("lodestar")
    table.play("activate_wilderness_row", row=0)
    table.new_turn()
    assert table.is_legal("activate_wilderness_row", row=0)


@pytest.mark.rule("SET-109")
@pytest.mark.parametrize("row", ROWS)
def test_every_landscape_of_the_row_yields_and_no_other(row: int) -> None:
    table = quiet_table()
    for every in ROWS:
        fill_row(table, every)
    fill_other = table.board(1 - table.seat)
    table.lay(3 * row, GOODS_OF_ROW[row][0], seat=1 - table.seat)
    supply = list(fill_other.supply)
    table.play("activate_wilderness_row", row=row)
    assert table.supply() == totals(*GOODS_OF_ROW[row])
    assert list(fill_other.supply) == supply


@pytest.mark.rule("SET-109", "SET-110")
@pytest.mark.parametrize("monsters", range(8))
def test_a_landscape_with_a_monster_yields_nothing(monsters: int) -> None:
    table = quiet_table()
    fill_row(table, 0)
    blocked = [column for column in range(3) if monsters & (1 << column)]
    for column in blocked:
        table.monster(column)
    table.play("activate_wilderness_row", row=0)
    assert table.supply() == totals(*(g for i, g in enumerate(GOODS_OF_ROW[0]) if i not in blocked))


@pytest.mark.rule("SET-111")
def test_a_landscape_yields_though_its_fortress_was_activated_before() -> None:
    table = quiet_table()
    fill_row(table, 1)
    table.fortress(4)
    table.play("activate_fortress", row=1, column=1)
    table.new_turn()
    assert table.me.deployed[AT_FORTRESS + 4] == 1
    table.play("activate_wilderness_row", row=1)
    assert table.supply() == {"wood": 1, "clay": 2, "diamond": 1}


@pytest.mark.rule("SET-112", "SET-113")
def test_every_landscape_that_yielded_and_has_no_fortress_is_checked() -> None:
    table = quiet_table()
    table.hero_row_of("green", "green", "green", "green")
    for column, good in enumerate(("wood", "clay", "stone")):
        table.lay(column, good, colour="green")
    table.lay(3, "wood", colour="green")  # another row
    table.lay(0, "wood", colour="green", seat=1 - table.seat)  # another's
    table.fortress(1)
    table.play("activate_wilderness_row", row=0)
    assert list(table.me.monster) == [1, 0, 1] + [0] * 6
    assert not table.board(1 - table.seat).monster.any()
    assert table.supply() == totals("wood", "clay", "stone")  # the yields came first


@pytest.mark.rule("SET-113", "SET-112")
def test_with_the_mask_only_landscapes_that_yielded_are_asked_for() -> None:
    table = quiet_table()
    table.hold("shamans_mask")
    fill_row(table, 0)
    table.monster(0)
    table.fortress(1)
    table.play("activate_wilderness_row", row=0)
    assert table.stage == "mask"
    assert table.view.command.columns == [False, False, True]
    table.play("monster", appears=1)
    assert table.stage == "turn"
    assert list(table.me.monster[:3]) == [1, 0, 1]


@pytest.mark.rule("SET-113")
def test_a_landscape_with_a_monster_is_not_checked_again() -> None:
    """Its monster stays even when no hero matches, and the Mask has no say."""
    for artifact in ("mace_of_bravery", "shamans_mask"):
        table = quiet_table()
        table.hold(artifact)
        table.lay(0, "wood")
        table.monster(0)
        table.play("activate_wilderness_row", row=0)
        assert table.stage == "turn"
        assert table.me.monster[0]


@pytest.mark.rule("SET-114")
@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("blocked", [False, True])
def test_a_row_in_which_nothing_yields_may_be_activated(row: int, blocked: bool) -> None:
    table = quiet_table()
    table.hero_row_of("green", "yellow", "blue", "red")
    table.hold("scroll_of_fortune")
    if blocked:
        fill_row(table, row)
        for column in range(3):
            table.monster(3 * row + column)
    board = table.me.monster.tolist(), table.me.landscape.tolist()
    table.play("activate_wilderness_row", row=row)
    assert table.stage == "turn"
    assert table.supply() == {}
    assert (table.me.settlers, table.me.deployed[AT_WILDERNESS_ROW + row]) == (5, 1)
    assert (table.me.monster.tolist(), table.me.landscape.tolist()) == board
    assert table.s.acted


@pytest.mark.rule("SET-299")
@pytest.mark.parametrize("row", ROWS)
def test_a_yield_cannot_be_declined(row: int) -> None:
    table = quiet_table()
    table.hero_row_of("green", "yellow", "blue", "red")
    fill_row(table, row)
    table.play("activate_wilderness_row", row=row)
    assert table.stage == "turn"  # nothing was asked
    assert table.supply() == totals(*GOODS_OF_ROW[row])
    assert list(table.me.monster[3 * row : 3 * row + 3]) == [1, 1, 1]  # all were checked


@pytest.mark.rule("SET-299")
@pytest.mark.parametrize("artifact", ["scroll_of_fortune", "shamans_mask"])
def test_nor_in_the_middle_of_the_activation(artifact: str) -> None:
    table = quiet_table()
    table.hold(artifact)
    fill_row(table, 0)
    table.play("activate_wilderness_row", row=0)
    assert table.supply() == totals("wood", "clay", "stone")
    for way_out in ("done", "end_turn", "pass_round"):
        assert table.refused(way_out) == 277


@pytest.mark.rule("SET-115")
def test_the_settler_is_deployed_before_anything_yields() -> None:
    table = quiet_table()
    table.has(bonus_settler=1)
    fill_row(table, 0)
    table.play("activate_wilderness_row", row=0)
    assert table.stage == "choose_settlers"
    assert table.supply() == {"bonus_settler": 1}
    table.play("deploy", bonus=1)
    assert table.supply() == totals("wood", "clay", "stone")


@pytest.mark.rule("SET-115")
def test_the_scroll_comes_after_the_yields_and_before_the_checks() -> None:
    table = quiet_table()
    table.hold("scroll_of_fortune")
    table.hero_row_of("green", "yellow", "blue", "red")
    fill_row(table, 0)
    table.play("activate_wilderness_row", row=0)
    assert table.stage == "scroll"
    assert table.me.deployed[AT_WILDERNESS_ROW] == 1
    assert table.supply() == totals("wood", "clay", "stone")
    assert not table.me.monster.any()
    table.play("scroll", row=0, column=1)
    assert table.supply() == totals("wood", "clay", "clay", "stone")
    assert list(table.me.monster[:3]) == [1, 1, 1]
    assert table.stage == "turn"


@pytest.mark.rule("SET-115")
def test_the_checks_come_when_all_have_yielded() -> None:
    table = quiet_table()
    table.hold("shamans_mask")
    fill_row(table, 0)
    table.play("activate_wilderness_row", row=0)
    for column in range(3):
        assert table.supply() == totals("wood", "clay", "stone")
        assert table.view.command.columns == [i >= column for i in range(3)]
        table.play("monster", appears=1)
    assert list(table.me.monster[:3]) == [1, 1, 1]
