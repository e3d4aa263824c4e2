"""Exchanges (section 8)."""

from collections import Counter
from collections.abc import Callable

import pytest

from moothall.games.settlement.actions import END_TURN, EXCHANGE_TWO, MIRROR, SPACE
from moothall.games.settlement.game import GAME
from moothall.games.settlement.state import GOODS
from tests.games.settlement.questions import AT, at_keep, at_swap_artifact
from tests.games.settlement.table import Table

NORMAL = ("wood", "clay", "stone")
PAIRS = (
    ("wood", "wood"),
    ("wood", "clay"),
    ("wood", "stone"),
    ("clay", "clay"),
    ("clay", "stone"),
    ("stone", "stone"),
)
EXCHANGES = range(EXCHANGE_TWO, END_TURN)
WITHOUT_MIRROR = range(EXCHANGE_TWO, MIRROR)
# The Mirror gives nothing for its own kind.
MIRRORED = [
    SPACE.encode("mirror", pay=pay, gain=gain) for pay in range(3) for gain in range(3) if pay != gain
]
EVERYTHING = {"wood": 3, "clay": 3, "stone": 3, "diamond": 4, "gold": 3}
NOTHING = dict.fromkeys(EVERYTHING, 0)


def table_with(**goods: int) -> Table:
    """The active player has exactly these goods and an artifact that takes no part in exchanges."""
    table = Table()
    table.hold("lodestar")
    table.has(**(NOTHING | goods))
    return table


def refused(table: Table, action: int, by: int | None = None) -> int:
    name, values = SPACE.decode(action)
    return table.refused(name, by, **values)


def possible_changes(**goods: int) -> set[tuple[tuple[str, int], ...]]:
    """What each legal exchange with these goods does to the supply."""
    changes = set()
    for action in EXCHANGES:
        table = table_with(**goods)
        if table.match.refusal(action):
            continue
        table.match.play(action)
        after = table.supply()
        change = {good: after.get(good, 0) - goods.get(good, 0) for good in GOODS}
        changes.add(tuple(sorted((good, amount) for good, amount in change.items() if amount)))
    return changes


def rate(paid: list[str], gained: str) -> tuple[tuple[str, int], ...]:
    change = Counter([gained])
    change.subtract(paid)
    return tuple(sorted((good, amount) for good, amount in change.items() if amount))


# The rates.


@pytest.mark.rule("SET-141")
@pytest.mark.parametrize("gain", range(3))
@pytest.mark.parametrize("pair", range(6))
def test_any_two_normal_resources_become_any_one(pair: int, gain: int) -> None:
    table = table_with(**Counter(PAIRS[pair]))
    table.play("exchange_two", pair=pair, gain=gain)
    assert table.supply() == {NORMAL[gain]: 1}


@pytest.mark.rule("SET-141")
@pytest.mark.parametrize("missing", range(2))
@pytest.mark.parametrize("pair", range(6))
def test_two_for_one_needs_both_of_the_pair(pair: int, missing: int) -> None:
    needed = Counter(PAIRS[pair])
    needed[PAIRS[pair][missing]] -= 1
    table = table_with(**(EVERYTHING | {good: needed[good] for good in PAIRS[pair]}))
    for gain in range(3):
        assert table.refused("exchange_two", pair=pair, gain=gain) == 141


@pytest.mark.rule("SET-142")
def test_wood_clay_and_stone_become_a_diamond() -> None:
    table = table_with(wood=1, clay=1, stone=1)
    table.play("exchange_set")
    assert table.supply() == {"diamond": 1}


@pytest.mark.rule("SET-142")
@pytest.mark.parametrize("missing", NORMAL)
def test_a_diamond_needs_each_of_the_three(missing: str) -> None:
    table = table_with(**(EVERYTHING | {missing: 0}))
    assert table.refused("exchange_set") == 142


@pytest.mark.rule("SET-143")
def test_two_diamonds_become_a_gold() -> None:
    table = table_with(diamond=2)
    table.play("exchange_diamonds_for_gold")
    assert table.supply() == {"gold": 1}


@pytest.mark.rule("SET-143")
def test_one_diamond_is_too_little_for_a_gold() -> None:
    assert table_with(**(EVERYTHING | {"diamond": 1})).refused("exchange_diamonds_for_gold") == 143


@pytest.mark.rule("SET-144")
@pytest.mark.parametrize("gain", range(3))
def test_a_gold_becomes_any_normal_resource(gain: int) -> None:
    table = table_with(gold=1)
    table.play("exchange_gold", gain=gain)
    assert table.supply() == {NORMAL[gain]: 1}
    assert table.refused("exchange_gold", gain=gain) == 144


@pytest.mark.rule("SET-145")
@pytest.mark.parametrize("gain", range(3))
def test_two_diamonds_become_any_normal_resource_as_by_way_of_gold(gain: int) -> None:
    direct, detour = table_with(diamond=2), table_with(diamond=2)
    direct.play("exchange_diamonds", gain=gain)
    detour.play("exchange_diamonds_for_gold")
    detour.play("exchange_gold", gain=gain)
    assert direct.supply() == detour.supply() == {NORMAL[gain]: 1}


@pytest.mark.rule("SET-145")
@pytest.mark.parametrize("gain", range(3))
def test_one_diamond_is_too_little_for_a_normal_resource(gain: int) -> None:
    assert table_with(**(EVERYTHING | {"diamond": 1})).refused("exchange_diamonds", gain=gain) == 145


@pytest.mark.rule("SET-146")
def test_there_are_these_rates_and_no_others() -> None:
    rates = {rate(list(pair), gain) for pair in PAIRS for gain in NORMAL}
    rates |= {rate(["wood", "clay", "stone"], "diamond"), rate(["diamond", "diamond"], "gold")}
    rates |= {rate(["gold"], gain) for gain in NORMAL}
    rates |= {rate(["diamond", "diamond"], gain) for gain in NORMAL}
    assert possible_changes(**EVERYTHING) == rates


@pytest.mark.rule("SET-146")
def test_gold_never_becomes_diamonds() -> None:
    assert possible_changes(gold=9) == {rate(["gold"], gain) for gain in NORMAL}


@pytest.mark.rule("SET-147")
@pytest.mark.parametrize("three", [{"wood": 3}, {"clay": 2, "stone": 1}, {"stone": 2, "wood": 1}])
def test_three_that_are_not_all_different_give_no_diamond(three: dict[str, int]) -> None:
    assert table_with(**three).refused("exchange_set") == 142
    changes = possible_changes(**three)
    assert changes
    assert all(good in NORMAL for change in changes for good, _ in change)


@pytest.mark.rule("SET-148")
@pytest.mark.parametrize("action", [*WITHOUT_MIRROR, *MIRRORED])
def test_an_exchange_changes_the_own_supply_and_nothing_else_on_the_table(action: int) -> None:
    table = Table(3)
    table.hold("mirror_of_transformation")
    for seat in range(3):
        table.has(seat, **EVERYTHING)
    before, supply = table.match.state.tobytes(), table.me.supply.copy()
    table.match.play(action)
    assert table.match.state.tobytes() != before
    table.me.supply[:] = supply
    assert table.match.state.tobytes() == before


# When exchanges are possible.


@pytest.mark.rule("SET-140")
def test_exchanges_come_before_between_and_after_action_and_invitation_as_often_as_one_likes() -> None:
    table = table_with(wood=20, stone=1, diamond=1, gold=4)
    table.hero_row("art_02", "art_03", "art_04", "art_05")  # the last costs two gold

    def exchange_thrice() -> None:
        for _ in range(3):
            table.play("exchange_two", pair=0, gain=1)

    exchange_thrice()
    table.play("explore", row=0)
    table.play("lay", row=0, column=0)
    exchange_thrice()
    table.play("invite", space=3)
    exchange_thrice()
    assert table.supply() == {"wood": 2, "clay": 9, "stone": 1, "diamond": 1, "gold": 2}
    assert table.stage == "turn"


@pytest.mark.rule("SET-140", "SET-149", "SET-300")
@pytest.mark.parametrize("stage", ["turn", "settlement_row", "hourglass"])
def test_these_questions_can_wait_for_an_exchange(stage: str) -> None:
    table = AT[stage]()
    assert all(table.match.refusal(action) == 0 for action in WITHOUT_MIRROR)
    table.play("exchange_two", pair=0, gain=1)
    assert table.stage == stage


@pytest.mark.rule("SET-149", "SET-300")
@pytest.mark.parametrize("stage", sorted(set(GAME.stages) - {"over", "turn", "settlement_row", "hourglass"}))
def test_a_choice_that_completes_a_command_is_not_interrupted_by_an_exchange(stage: str) -> None:
    table = AT[stage]()
    assert table.stage == stage
    assert {refused(table, action) for action in EXCHANGES} == {300}


@pytest.mark.rule("SET-300")
def test_exchanges_come_before_each_building_and_before_the_row_is_done() -> None:
    table = AT["settlement_row"]()  # Alchemist and Church
    table.has(**(NOTHING | {"diamond": 4}))
    assert table.refused("resolve", row=0, column=0) == 255
    table.play("exchange_diamonds_for_gold")
    table.play("resolve", row=0, column=0)
    table.play("exchange_diamonds_for_gold")
    table.play("resolve", row=0, column=1)
    table.play("exchange_gold", gain=0)
    table.play("done")
    assert table.supply() == {"wood": 1, "diamond": 1}


@pytest.mark.rule("SET-300")
def test_with_the_hourglass_one_may_exchange_for_the_new_building() -> None:
    table = AT["hourglass"]()  # an Alchemist
    table.has(**(NOTHING | {"diamond": 2}))
    assert table.refused("resolve", row=1, column=1) == 255
    table.play("exchange_diamonds_for_gold")
    table.play("resolve", row=1, column=1)
    assert table.supply() == {"diamond": 2}


@pytest.mark.rule("SET-150")
@pytest.mark.parametrize("stage", sorted(AT))
def test_nobody_exchanges_in_the_turn_of_another(stage: str) -> None:
    table = AT[stage]()
    other = 1 - table.seat
    table.has(other, **EVERYTHING)
    assert {refused(table, action, by=other) for action in EXCHANGES} == {150}


@pytest.mark.rule("SET-150")
@pytest.mark.parametrize("at", [at_keep, at_swap_artifact])
def test_who_has_passed_exchanges_no_more(at: Callable[[], Table]) -> None:
    table = at()
    passed = table.seat
    assert {refused(table, action, by=passed) for action in EXCHANGES} == {300}
    while table.seat == passed:
        table.match.play(table.match.legal()[-1])
    table.has(passed, **EVERYTHING)
    assert {refused(table, action, by=passed) for action in EXCHANGES} == {150}
