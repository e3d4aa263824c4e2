"""Action 1, Build (section 6.1)."""

import pytest

from moothall.games.settlement.game import GAME
from moothall.games.settlement.stages.build import fullest_stack
from moothall.games.settlement.state import AT_BUILD, NOTHING
from tests.games.settlement.playthroughs import playthroughs
from tests.games.settlement.table import BUILDINGS, Table

COSTS = {
    "sawmill": "stone",
    "clay_pit": "wood",
    "quarry": "clay",
    "bank": "clay",
    "diamond_mine": "gold",
    "bazaar": "diamond",
    "gem_cutter": "gold",
    "church": "wood",
    "alchemist": "stone",
    "warehouse": "diamond",
    "tavern": "gold",
    "trading_post": "diamond",
}
ALL_KINDS = {"wood": 3, "clay": 3, "stone": 3, "diamond": 3, "gold": 3}


def table_with_market(*buildings: str | None) -> Table:
    table = Table()
    table.hold("mace_of_bravery")
    table.has(**ALL_KINDS)
    table.market(*buildings)
    return table


def build(table: Table, market: int, place: int = 0, stack: int = 0) -> None:
    table.play("build", market=market)
    if table.stage == "place_building":
        table.play("place", row=place // 3, column=place % 3)
    if table.stage == "choose_stack":
        table.play("stack", stack=stack)


def tiles_of(table: Table, seat: int | None = None) -> list[str | None]:
    board = table.me if seat is None else table.board(seat)
    return [None if tile == NOTHING else BUILDINGS[tile] for tile in board.building]


def test_what_lies_on_a_building_and_counts_is_printed() -> None:
    stores = {name: card.stores for name, card in GAME.components(GAME.read_deck()).buildings.items()}
    assert {name: good for name, good in stores.items() if good} == {"bank": "gold", "church": "diamond"}


# What it costs.


@pytest.mark.rule("SET-075")
@pytest.mark.parametrize("building", COSTS)
def test_who_has_the_price_of_a_building_is_shown(building: str) -> None:
    table = table_with_market(building, None)
    table.has(1 - table.seat, **ALL_KINDS | {COSTS[building]: 0})
    assert table.view.market[0].affordable == [True, False]
    assert table.view.market[1].affordable == []
    table.has(**{COSTS[building]: 0})
    assert table.view.market[0].affordable == [False, False]


@pytest.mark.rule("SET-073", "SET-075")
@pytest.mark.parametrize("building", COSTS)
def test_a_building_costs_a_settler_and_what_is_printed_on_it(building: str) -> None:
    table = table_with_market(building)
    build(table, market=0)
    assert table.supply() == ALL_KINDS | {COSTS[building]: 2}
    assert table.supply(1 - table.seat) == {"wood": 1, "clay": 1, "stone": 1}  # paid to nobody at the table
    assert table.me.settlers == 5
    assert table.me.deployed[AT_BUILD] == table.me.deployed.sum() == 1
    assert tiles_of(table)[0] == building


@pytest.mark.rule("SET-073")
def test_building_needs_a_settler() -> None:
    table = table_with_market("sawmill")
    table.settlers(0)
    assert table.refused("build", market=0) == 73
    table.settlers(1)
    build(table, market=0)
    assert table.me.settlers == 0


@pytest.mark.rule("SET-075")
@pytest.mark.parametrize("building", COSTS)
def test_building_needs_the_printed_resource_itself(building: str) -> None:
    table = table_with_market(building)
    cost = COSTS[building]
    table.has(**{cost: 0})  # plenty of everything else does not help: exchanges come before
    assert table.refused("build", market=0) == 75
    table.has(**(dict.fromkeys(ALL_KINDS, 0) | {cost: 1}))
    build(table, market=0)
    assert table.supply() == {}


# Which tile, and where it goes.


@pytest.mark.rule("SET-074")
@pytest.mark.parametrize("field", range(9))
def test_any_tile_on_the_market_may_be_chosen(field: int) -> None:
    market = ["sawmill", "clay_pit", "quarry", "bank", "church", "alchemist", "bazaar", "tavern", "warehouse"]
    table = table_with_market(*market)
    build(table, market=field)
    assert tiles_of(table) == [market[field]] + [None] * 8
    for other in set(range(9)) - {field}:
        assert table.view.market[other].building == market[other]


@pytest.mark.rule("SET-074")
def test_an_empty_market_field_offers_nothing() -> None:
    table = table_with_market("sawmill", None, "quarry")
    assert table.refused("build", market=1) == 74
    assert table.is_legal("build", market=0)
    assert table.is_legal("build", market=2)


@pytest.mark.rule("SET-076")
@pytest.mark.parametrize("place", range(9))
def test_the_tile_goes_on_any_empty_field_of_any_row(place: int) -> None:
    table = table_with_market("sawmill")
    table.play("build", market=0)
    assert [(v["row"], v["column"]) for _, v in table.legal()] == [(i // 3, i % 3) for i in range(9)]
    table.play("place", row=place // 3, column=place % 3)
    assert tiles_of(table)[place] == "sawmill"
    assert tiles_of(table).count(None) == 8


@pytest.mark.rule("SET-076")
@pytest.mark.parametrize("place", range(9))
def test_the_tile_never_goes_on_another(place: int) -> None:
    table = table_with_market("sawmill")
    table.building(place, "bank", stored=2)
    table.play("build", market=0)
    assert table.refused("place", row=place // 3, column=place % 3) == 76
    assert len(table.legal()) == 8


@pytest.mark.rule("SET-076")
def test_the_only_empty_field_is_not_asked_for() -> None:
    table = table_with_market("sawmill")
    for place in set(range(9)) - {5}:
        table.building(place, "bank")
    table.play("build", market=0)
    assert table.stage == "choose_stack"
    assert tiles_of(table) == ["bank"] * 5 + ["sawmill"] + ["bank"] * 3


@pytest.mark.rule("SET-077")
def test_without_an_empty_field_nothing_can_be_built() -> None:
    table = table_with_market(*["sawmill"] * 9)
    for place in range(9):
        assert table.is_legal("build", market=0)
        table.building(place, "bank")
    for field in range(9):
        assert table.refused("build", market=field) == 77


@pytest.mark.rule("SET-078")
def test_no_building_is_ever_moved_removed_or_covered() -> None:
    games = playthroughs()
    before, after = games.before["players"]["building"], games.after["players"]["building"]
    standing = (before != NOTHING) & games.seated[:, :, None]
    assert standing.any()
    assert (before == after)[standing].all()


@pytest.mark.rule("SET-078")
def test_the_end_of_a_round_leaves_the_buildings_alone() -> None:
    table = table_with_market("sawmill")
    seat = table.seat
    build(table, market=0, place=4)
    table.finish()
    assert tiles_of(table, seat) == [None] * 4 + ["sawmill"] + [None] * 4


@pytest.mark.rule("SET-079")
def test_a_player_may_own_several_buildings_of_a_type() -> None:
    table = table_with_market("bank", "bank", "bank")
    for field in range(3):
        table.new_turn()
        build(table, market=field, place=field)
    assert tiles_of(table)[:3] == ["bank"] * 3


# The refill.


@pytest.mark.rule("SET-080", "SET-082")
@pytest.mark.parametrize("stack", range(3))
@pytest.mark.parametrize("field", [0, 4, 8])
def test_an_emptied_field_gets_the_top_tile_of_the_stack_chosen(stack: int, field: int) -> None:
    table = table_with_market(*["sawmill"] * 9)
    for i, building in enumerate(("tavern", "warehouse", "bazaar")):
        table.next_building(i, building)
    left = list(table.s.buildings_left)
    seat = table.seat
    table.play("build", market=field)
    table.play("place", row=0, column=0)
    assert (table.stage, table.seat) == ("choose_stack", seat)
    assert table.view.market[field].tiles == 0
    assert [values["stack"] for _, values in table.legal()] == [0, 1, 2]
    table.play("stack", stack=stack)
    assert table.view.market[field].building == ("tavern", "warehouse", "bazaar")[stack]
    assert table.view.market[field].tiles == 1
    left[stack] -= 1
    assert list(table.s.buildings_left) == left


@pytest.mark.rule("SET-081")
@pytest.mark.parametrize("pile", [2, 3])
def test_a_field_that_still_has_tiles_is_not_refilled(pile: int) -> None:
    table = table_with_market("sawmill")
    table.s.market_pile[0] = pile
    left = list(table.s.buildings_left)
    table.play("build", market=0)
    table.play("place", row=0, column=0)
    assert table.stage == "turn"  # no stack is chosen
    assert (table.view.market[0].building, table.view.market[0].tiles) == ("sawmill", pile - 1)
    assert list(table.s.buildings_left) == left


def leave(table: Table, *tiles: int) -> None:
    """So many tiles in each building stack."""
    table.s.buildings_left[:] = tiles
    for stack in range(3):
        table.s.building_stack[stack, tiles[stack] :] = NOTHING
    table._changed()


@pytest.mark.rule("SET-082")
@pytest.mark.parametrize("empty", range(3))
def test_an_empty_stack_cannot_be_chosen(empty: int) -> None:
    table = table_with_market("sawmill")
    leave(table, *(0 if stack == empty else 1 for stack in range(3)))
    table.play("build", market=0)
    table.play("place", row=0, column=0)
    assert table.refused("stack", stack=empty) == 82
    for stack in {0, 1, 2} - {empty}:
        assert table.is_legal("stack", stack=stack)


@pytest.mark.rule("SET-082")
@pytest.mark.parametrize("last", range(3))
def test_the_last_stack_with_tiles_is_not_asked_for(last: int) -> None:
    table = table_with_market("sawmill")
    table.next_building(last, "tavern")
    leave(table, *(9 if stack == last else 0 for stack in range(3)))
    table.play("build", market=0)
    table.play("place", row=0, column=0)
    assert table.stage == "turn"
    assert table.view.market[0].building == "tavern"
    assert table.s.buildings_left[last] == 8


@pytest.mark.rule("SET-082")
@pytest.mark.parametrize(
    ("tiles", "stack"),
    [
        ((9, 9, 9), 0),
        ((8, 9, 9), 1),
        ((8, 8, 9), 2),
        ((9, 8, 9), 0),
        ((0, 1, 0), 1),
        ((3, 5, 4), 1),
        ((0, 0, 1), 2),
    ],
)
def test_without_a_choice_the_fullest_stack_serves_and_the_lowest_of_equals(
    tiles: tuple[int, int, int], stack: int
) -> None:
    """As at the end of a round, where nobody chooses."""
    table = Table()
    leave(table, *tiles)
    assert fullest_stack(table.s) == stack
    table.market(None, *[name for name in BUILDINGS if name != "sawmill"][:8])
    table.go_to_round(2)
    assert [int(n) for n in table.s.buildings_left] == [n - (i == stack) for i, n in enumerate(tiles)]


@pytest.mark.rule("SET-083")
def test_with_all_stacks_empty_the_field_stays_empty() -> None:
    table = table_with_market("sawmill", "bank")
    leave(table, 0, 0, 0)
    table.play("build", market=0)
    table.play("place", row=0, column=0)
    assert table.stage == "turn"
    assert (table.view.market[0].building, table.view.market[0].tiles) == (None, 0)
    assert table.s.acted
    table.new_turn()
    assert table.refused("build", market=0) == 74
    table.go_to_round(3)
    assert sum(field.tiles for field in table.view.market) == 8


# The order of events.


@pytest.mark.rule("SET-084")
def test_settlers_are_chosen_before_anything_is_paid_or_placed() -> None:
    table = table_with_market("sawmill")
    table.has(bonus_settler=1)
    table.play("build", market=0)
    table.play("place", row=0, column=0)
    assert table.stage == "choose_settlers"
    assert table.supply() == ALL_KINDS | {"bonus_settler": 1}
    assert tiles_of(table) == [None] * 9
    table.play("deploy", bonus=1)
    assert table.stage == "choose_stack"
    assert table.supply() == ALL_KINDS | {"stone": 2}
    assert tiles_of(table)[0] == "sawmill"


@pytest.mark.rule("SET-084")
def test_the_hourglass_comes_after_placing_and_before_the_refill() -> None:
    table = table_with_market("sawmill")
    table.hold("eternal_hourglass")
    table.play("build", market=0)
    table.play("place", row=0, column=0)
    assert table.stage == "hourglass"
    assert table.me.deployed[AT_BUILD] == 1
    assert table.supply() == ALL_KINDS | {"stone": 2}
    assert tiles_of(table)[0] == "sawmill"
    assert table.view.market[0].tiles == 0
    table.play("resolve", row=0, column=0)
    assert table.supply() == ALL_KINDS | {"stone": 2, "wood": 4}
    assert table.stage == "choose_stack"
    assert table.view.market[0].tiles == 0
    table.play("stack", stack=1)
    assert table.view.market[0].tiles == 1
    assert table.stage == "turn"


@pytest.mark.rule("SET-084")
def test_the_cost_is_paid_before_the_hourglass_resolves_the_effect() -> None:
    table = table_with_market("bazaar")
    table.hold("eternal_hourglass")
    table.has(wood=0, clay=0, stone=0, diamond=1, gold=0)
    table.play("build", market=0)
    table.play("place", row=0, column=0)
    assert table.supply() == {}
    assert table.refused("resolve", row=0, column=0) == 255


@pytest.mark.rule("SET-084")
def test_the_refill_follows_also_when_the_hourglass_is_not_used() -> None:
    table = table_with_market("sawmill")
    table.hold("eternal_hourglass")
    table.play("build", market=0)
    table.play("place", row=0, column=0)
    table.play("done")
    assert table.stage == "choose_stack"
    assert table.supply() == ALL_KINDS | {"stone": 2}
