"""Action 6: activate a settlement row (section 6.6)."""

from itertools import permutations

import pytest

from moothall.games.settlement.state import AT_SETTLEMENT_ROW
from tests.games.settlement.table import LOWER, MIDDLE, UPPER, Table

ROWS = (UPPER, MIDDLE, LOWER)


def table_with_row(row: int, *buildings: str | None, **goods: int) -> Table:
    """These buildings from the left, and nothing in the supply but what is given."""
    table = Table()
    table.hold("mace_of_bravery")
    table.has(**({"wood": 0, "clay": 0, "stone": 0} | goods))
    for column, building in enumerate(buildings):
        if building:
            table.building(3 * row + column, building)
    return table


def resolvable(table: Table) -> list[tuple[int, int]]:
    return [(values["row"], values["column"]) for name, values in table.legal() if name == "resolve"]


@pytest.mark.rule("SET-116")
@pytest.mark.parametrize("row", ROWS)
def test_an_activation_costs_one_settler_on_the_field_of_the_row(row: int) -> None:
    table = table_with_row(row, "sawmill")
    table.settlers(0)
    assert table.refused("activate_settlement_row", row=row) == 116
    table.settlers(1)
    table.play("activate_settlement_row", row=row)
    assert table.me.settlers == 0
    assert [int(table.me.deployed[AT_SETTLEMENT_ROW + i]) for i in ROWS] == [i == row for i in ROWS]


@pytest.mark.rule("SET-116")
def test_a_bonus_settler_serves_as_well() -> None:
    table = table_with_row(UPPER, bonus_settler=1)
    table.settlers(0)
    table.play("activate_settlement_row", row=UPPER)
    assert table.supply() == {}


@pytest.mark.rule("SET-117")
@pytest.mark.parametrize("artifact", ["mace_of_bravery", "lodestar", "eternal_hourglass"])
@pytest.mark.parametrize("row", ROWS)
def test_each_row_is_activated_once_a_round(row: int, artifact: str) -> None:
    table = table_with_row(row, "sawmill")
    table.hold(artifact)
    table.play("activate_settlement_row", row=row)
    table.play("done")
    table.new_turn()
    assert table.refused("activate_settlement_row", row=row) == 117
    for other in set(ROWS) - {row}:
        assert table.is_legal("activate_settlement_row", row=other)
    table.go_to_round(2)
    for every in ROWS:
        assert table.is_legal("activate_settlement_row", row=every)


@pytest.mark.rule("SET-117")
def test_the_key_of_knowledge_is_the_exception() -> None:
    table = table_with_row(UPPER)
    table.hold("key_of_knowledge")
    table.play("activate_settlement_row", row=UPPER)
    table.play("done")
    table.new_turn()
    assert table.is_legal("activate_settlement_row", row=UPPER)


@pytest.mark.rule("SET-118")
@pytest.mark.parametrize("row", ROWS)
def test_every_building_of_the_row_may_be_resolved_once(row: int) -> None:
    table = table_with_row(row, "sawmill", "clay_pit", "quarry")
    table.play("activate_settlement_row", row=row)
    for column in range(3):
        assert resolvable(table) == [(row, i) for i in range(column, 3)]
        table.play("resolve", row=row, column=column)
        assert table.refused("resolve", row=row, column=column) == 254
    assert table.supply() == {"wood": 1, "clay": 1, "stone": 1}


@pytest.mark.rule("SET-118")
@pytest.mark.parametrize("row", ROWS)
def test_only_buildings_of_the_row_are_resolved(row: int) -> None:
    table = table_with_row(row, "sawmill", None, "quarry")
    for other in set(ROWS) - {row}:
        table.building(3 * other, "clay_pit")
    table.play("activate_settlement_row", row=row)
    assert resolvable(table) == [(row, 0), (row, 2)]
    assert table.refused("resolve", row=row, column=1) == 118  # no building there
    for other in set(ROWS) - {row}:
        assert table.refused("resolve", row=other, column=0) == 118


@pytest.mark.rule("SET-118")
def test_two_buildings_of_a_type_are_resolved_each() -> None:
    table = table_with_row(UPPER, "sawmill", "sawmill", "sawmill")
    table.play("activate_settlement_row", row=UPPER)
    for column in range(3):
        table.play("resolve", row=UPPER, column=column)
    assert table.supply() == {"wood": 3}


@pytest.mark.rule("SET-119")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_player_chooses_the_order(order: tuple[int, int, int]) -> None:
    table = table_with_row(MIDDLE, "sawmill", "clay_pit", "quarry")
    table.play("activate_settlement_row", row=MIDDLE)
    goods = ("wood", "clay", "stone")
    for done, column in enumerate(order):
        table.play("resolve", row=MIDDLE, column=column)
        assert table.supply() == {goods[i]: 1 for i in sorted(order[: done + 1])}


@pytest.mark.rule("SET-119", "SET-121")
def test_the_order_matters() -> None:
    """An Alchemist turns gold into diamonds, a Gem Cutter diamonds into normal resources."""
    table = table_with_row(UPPER, "gem_cutter", "alchemist", gold=1)
    table.play("activate_settlement_row", row=UPPER)
    assert table.refused("resolve", row=UPPER, column=0) == 255
    table.play("resolve", row=UPPER, column=1)
    table.play("resolve", row=UPPER, column=0)
    assert table.supply() == {"wood": 1, "clay": 1, "stone": 1, "diamond": 1}


@pytest.mark.rule("SET-120")
@pytest.mark.parametrize("resolved", range(4))
def test_resolving_is_always_optional(resolved: int) -> None:
    table = table_with_row(LOWER, "sawmill", "clay_pit", "quarry")
    table.play("activate_settlement_row", row=LOWER)
    assert table.stage == "settlement_row"  # nothing happens by itself
    assert table.supply() == {}
    for column in range(resolved):
        table.play("resolve", row=LOWER, column=column)
    table.play("done")
    assert table.stage == "turn"
    assert sum(table.supply().values()) == resolved


@pytest.mark.rule("SET-121")
def test_what_one_building_gives_serves_the_next() -> None:
    table = table_with_row(UPPER, "sawmill", "bazaar", "bank")
    table.play("activate_settlement_row", row=UPPER)
    assert table.refused("resolve", row=UPPER, column=1) == 255
    assert table.refused("resolve", row=UPPER, column=2) == 255
    table.play("resolve", row=UPPER, column=0)
    table.play("resolve", row=UPPER, column=1)
    assert table.supply() == {"gold": 1}
    table.play("resolve", row=UPPER, column=2)
    assert table.supply() == {}
    assert table.me.stored[2] == 1


@pytest.mark.rule("SET-122")
def test_exchanges_are_allowed_between_the_buildings() -> None:
    table = table_with_row(UPPER, "diamond_mine", "bank", "church", diamond=1)
    table.play("activate_settlement_row", row=UPPER)
    table.play("resolve", row=UPPER, column=0)
    table.play("exchange_diamonds_for_gold")
    assert table.stage == "settlement_row"
    assert resolvable(table) == [(UPPER, 1)]
    table.play("resolve", row=UPPER, column=1)
    table.has(wood=1, clay=1, stone=1)
    table.play("exchange_set")
    table.play("resolve", row=UPPER, column=2)
    assert [int(n) for n in table.me.stored[:3]] == [0, 1, 1]
    assert table.supply() == {}


@pytest.mark.rule("SET-122")
def test_exchanges_are_allowed_before_the_first_and_after_the_last_building() -> None:
    table = table_with_row(UPPER, "bank", diamond=2, wood=2)
    table.play("activate_settlement_row", row=UPPER)
    table.play("exchange_diamonds_for_gold")
    table.play("resolve", row=UPPER, column=0)
    table.play("exchange_two", pair=0, gain=1)
    assert table.supply() == {"clay": 1}
    table.play("done")


@pytest.mark.rule("SET-123")
@pytest.mark.parametrize("row", ROWS)
def test_a_row_without_buildings_may_be_activated(row: int) -> None:
    table = table_with_row((row + 1) % 3, "sawmill", "clay_pit", "quarry")
    table.play("activate_settlement_row", row=row)
    assert resolvable(table) == []
    table.play("done")
    assert table.supply() == {}
    assert (table.me.settlers, table.me.deployed[AT_SETTLEMENT_ROW + row]) == (5, 1)
    assert table.s.acted


@pytest.mark.rule("SET-119")
def test_the_order_in_which_buildings_were_resolved_leaves_no_trace() -> None:
    positions = set()
    for columns in ((1, 2), (2, 1)):
        table = table_with_row(UPPER, "clay_pit", "sawmill", "quarry")
        table.play("activate_settlement_row", row=UPPER)
        for column in columns:
            table.play("resolve", row=UPPER, column=column)
        positions.add(table.match.state.tobytes())
    assert len(positions) == 1
