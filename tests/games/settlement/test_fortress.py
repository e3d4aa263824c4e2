"""Actions 4 and 7: erect a fortress, activate a fortress (sections 6.4 and 6.7)."""

import pytest

from moothall.games.settlement.state import AT_ERECT, AT_FORTRESS, COLOURS
from tests.games.settlement.playthroughs import playthroughs
from tests.games.settlement.table import Table

GOOD_OF_ROW = ("wood", "diamond", "gold")
FIELDS = range(9)


def table_with_landscape(field: int = 0, good: str | None = None) -> Table:
    table = Table()
    table.hold("mace_of_bravery")
    table.has(wood=0, clay=0, stone=0)
    table.lay(field, good or GOOD_OF_ROW[field // 3])
    return table


def table_with_fortress(field: int = 0, good: str | None = None) -> Table:
    table = table_with_landscape(field, good)
    table.fortress(field)
    return table


def at(field: int) -> dict[str, int]:
    return {"row": field // 3, "column": field % 3}


# Erecting one.


@pytest.mark.rule("SET-102", "SET-105")
@pytest.mark.parametrize("field", FIELDS)
def test_a_fortress_costs_one_settler_no_resources_and_yields_nothing(field: int) -> None:
    table = table_with_landscape(field)
    table.settlers(0)
    assert table.refused("erect_fortress", **at(field)) == 102
    table.settlers(1)
    table.play("erect_fortress", **at(field))
    assert table.me.fortress[field] == table.me.fortress.sum() == 1
    assert (table.me.settlers, table.me.deployed[AT_ERECT]) == (0, 1)
    assert table.supply() == {}


@pytest.mark.rule("SET-102")
def test_erecting_takes_no_resource_away() -> None:
    table = table_with_landscape()
    table.has(wood=2, clay=2, stone=2, diamond=2, gold=2)
    table.play("erect_fortress", row=0, column=0)
    assert table.supply() == {"wood": 2, "clay": 2, "stone": 2, "diamond": 2, "gold": 2}


@pytest.mark.rule("SET-103")
@pytest.mark.parametrize("field", FIELDS)
def test_it_stands_on_a_free_landscape_of_the_player(field: int) -> None:
    empty = Table()
    empty.lay(field, GOOD_OF_ROW[field // 3], seat=1 - empty.seat)  # another's does not serve
    assert empty.refused("erect_fortress", **at(field)) == 103
    with_monster = table_with_landscape(field)
    with_monster.monster(field)
    assert with_monster.refused("erect_fortress", **at(field)) == 103
    with_fortress = table_with_fortress(field)
    assert with_fortress.refused("erect_fortress", **at(field)) == 103
    free = table_with_landscape(field)
    free.play("erect_fortress", **at(field))
    assert free.board(1 - free.seat).fortress.sum() == 0


@pytest.mark.rule("SET-104")
def test_no_fortress_is_ever_moved_or_removed() -> None:
    games = playthroughs()
    before, after = games.before["players"]["fortress"], games.after["players"]["fortress"]
    assert (after >= before).all()
    assert (after > before).sum() > 50
    assert (after > before).sum(axis=(1, 2)).max() == 1
    assert not (after & (games.after["players"]["landscape"] < 0)).any()


@pytest.mark.rule("SET-104")
def test_a_fortress_stands_to_the_end_of_the_game() -> None:
    table = table_with_landscape(4)
    seat = table.seat
    table.play("erect_fortress", row=1, column=1)
    table.finish()
    assert [field for field in FIELDS if table.board(seat).fortress[field]] == [4]


@pytest.mark.rule("SET-105")
@pytest.mark.parametrize("artifact", ["crown_of_dominion", "enchanted_compass", "scroll_of_fortune"])
def test_erecting_yields_nothing_whatever_else_is_held(artifact: str) -> None:
    table = table_with_landscape()
    table.hold(artifact)
    table.play("erect_fortress", row=0, column=0)
    assert table.supply() == {}


@pytest.mark.rule("SET-106")
def test_it_may_be_activated_in_a_later_turn_of_the_same_round() -> None:
    table = table_with_landscape()
    seat = table.seat
    table.play("erect_fortress", row=0, column=0)
    assert table.refused("activate_fortress", row=0, column=0) == 54  # not in the same turn
    table.play("end_turn")
    table.play("activate_wilderness_row", row=0)
    table.play("end_turn")
    assert (table.seat, table.view.round) == (seat, 1)
    table.play("activate_fortress", row=0, column=0)
    assert table.supply() == {"wood": 1}


# Activating one.


@pytest.mark.rule("SET-124", "SET-125")
@pytest.mark.parametrize("field", FIELDS)
def test_an_activation_costs_one_settler_on_its_field_and_yields_the_resource(field: int) -> None:
    table = table_with_fortress(field)
    table.settlers(0)
    assert table.refused("activate_fortress", **at(field)) == 124
    table.settlers(1)
    table.play("activate_fortress", **at(field))
    assert table.supply() == {GOOD_OF_ROW[field // 3]: 1}
    assert (table.me.settlers, table.me.deployed[AT_FORTRESS + field]) == (0, 1)


@pytest.mark.rule("SET-125")
@pytest.mark.parametrize(
    ("field", "good"),
    [
        (0, "wood"),
        (1, "clay"),
        (2, "stone"),
        (3, "wood"),
        (4, "clay"),
        (5, "diamond"),
        (6, "diamond"),
        (8, "gold"),
    ],
)
def test_only_the_landscape_under_the_fortress_yields(field: int, good: str) -> None:
    table = table_with_fortress(field, good)
    for other in set(FIELDS) - {field}:
        table.lay(other, GOOD_OF_ROW[other // 3])
    table.play("activate_fortress", **at(field))
    assert table.supply() == {good: 1}


@pytest.mark.rule("SET-124")
def test_the_fortress_of_another_player_is_not_to_be_activated() -> None:
    table = Table()
    table.lay(0, "wood", seat=1 - table.seat)
    table.fortress(0, seat=1 - table.seat)
    table.lay(0, "wood")
    assert table.refused("activate_fortress", row=0, column=0) == 7


@pytest.mark.rule("SET-126")
@pytest.mark.parametrize("artifact", ["mace_of_bravery", "crown_of_dominion", "lodestar", "key_of_knowledge"])
@pytest.mark.parametrize("field", [0, 4, 8])
def test_each_fortress_is_activated_once_a_round(field: int, artifact: str) -> None:
    table = table_with_fortress(field)
    table.hold(artifact)
    seat = table.seat
    table.play("activate_fortress", **at(field))
    table.new_turn()
    assert table.refused("activate_fortress", **at(field)) == 126
    table.has(bonus_settler=2)  # more settlers do not help
    assert table.refused("activate_fortress", **at(field)) == 126
    table.go_to_round(2)
    assert table.seat == seat
    assert table.is_legal("activate_fortress", **at(field))


@pytest.mark.rule("SET-127")
@pytest.mark.parametrize("row", range(3))
@pytest.mark.parametrize("row_first", [True, False])
def test_fortress_and_row_are_activated_in_either_order(row: int, row_first: bool) -> None:
    table = table_with_fortress(3 * row)
    for first in (row_first, not row_first):
        if first:
            table.play("activate_wilderness_row", row=row)
        else:
            table.play("activate_fortress", row=row, column=0)
        table.new_turn()
    assert table.supply() == {GOOD_OF_ROW[row]: 2}


@pytest.mark.rule("SET-128")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("artifact", ["mace_of_bravery", "shamans_mask"])
def test_no_monster_is_checked_for(colour: str, artifact: str) -> None:
    table = Table()
    table.hold(artifact)
    table.hero_row_of(colour, colour, colour, colour)
    table.lay(3, None, colour=colour)
    table.lay(4, None, colour=colour)
    table.fortress(3)
    table.play("activate_fortress", row=1, column=0)
    assert table.stage == "turn"
    assert not table.me.monster.any()


@pytest.mark.rule("SET-299")
def test_the_yield_of_a_fortress_cannot_be_declined() -> None:
    table = table_with_fortress()
    table.play("activate_fortress", row=0, column=0)
    assert table.stage == "turn"  # nothing was asked
    assert table.supply() == {"wood": 1}
