"""The Cathedral (section 14)."""

from collections import Counter

import pytest

from moothall.engine.telling import amount_of
from moothall.games.architects.game import GAME
from moothall.games.architects.state import REVEALED
from tests.games.architects.building_site import NO_GOODS
from tests.games.architects.printed import ROW_POINTS, ROW_SLOTS, Goods
from tests.games.architects.table import REWARD_IDS, Table, building

# What a row costs: gold, marble, and wood or stone in any mix.
ROW_COST: dict[int, tuple[Goods, int]] = {
    5: ({"gold": 1}, 0),
    4: ({}, 4),
    3: ({"marble": 1}, 0),
    2: ({}, 8),
    1: ({"gold": 2, "marble": 2}, 0),
}
RULE_OF_ROW = {5: 199, 4: 200, 3: 201, 2: 202, 1: 203}
ROWS = [5, 4, 3, 2, 1]
HAND = ("BD11", "BD39", "BD34")
QUIET = "RW05"  # 2 virtue and nothing else


def climbed(row: int) -> int:
    """Rows that a marker has climbed when it stands below this one."""
    return 5 - row


def below(row: int, table: Table | None = None) -> Table:
    """Whoever's turn it is stands below a row with exactly its cost, the mix in wood, and three cards."""
    table = table or Table()
    cost, mix = ROW_COST[row]
    table.has(**(NO_GOODS | cost | {"wood": mix}))
    table.has(cathedral=climbed(row), virtue=7)
    table.hand(*HAND)
    table.reward_pile(QUIET)
    return table


def at_guildhall(row: int, table: Table | None = None) -> Table:
    """As above; the Well in the hand could be constructed as well."""
    table = below(row, table)
    wood = table.goods().get("wood", 0)
    table.has(wood=max(wood, 2), stone=2)
    table.place("guildhall")
    return table


def advance(table: Table, stone: int = 0, card: str = "BD39") -> None:
    table.place("guildhall")
    table.play("advance")
    if table.stage == "pay_wood_or_stone":
        table.play("pay_stone", stone=stone)
    table.play("discard", building=building(card))


@pytest.mark.rule("ARC-190")
def test_a_marker_climbs_the_five_rows_one_by_one_from_the_bottom() -> None:
    table = Table()
    assert table.view.cathedral[0].row == 5
    seen = []
    for row in ROWS:
        table.turn(0)
        advance(below(row, table))
        seen.append([step.row for step in table.view.cathedral if 0 in step.seats])
    assert seen == [[5], [4], [3], [2], [1]]
    assert len(table.view.cathedral) == 5


@pytest.mark.rule("ARC-191")
@pytest.mark.parametrize("virtue", range(15))
def test_with_four_virtue_or_less_nobody_advances(virtue: int) -> None:
    table = at_guildhall(5)
    table.has(virtue=virtue)
    assert table.why_not("advance") == (191 if virtue <= 4 else 0)
    if virtue <= 4:
        assert table.refused("advance") == 191


@pytest.mark.rule("ARC-192")
@pytest.mark.parametrize("row", ROWS)
def test_the_next_row_needs_a_free_slot(row: int) -> None:
    table = at_guildhall(row, Table(5))
    for other in range(1, ROW_SLOTS[row]):
        table.has(other, cathedral=climbed(row) + 1)
    assert table.is_legal("advance")
    table.has(ROW_SLOTS[row], cathedral=climbed(row) + 1)
    assert table.refused("advance") == 192


@pytest.mark.rule("ARC-192")
def test_only_the_next_row_matters() -> None:
    table = at_guildhall(4, Table(5))
    for other, row in ((1, 5), (2, 5), (3, 3), (4, 3)):
        table.has(other, cathedral=climbed(row) + 1)
    assert table.is_legal("advance")


@pytest.mark.rule("ARC-193")
def test_from_the_top_row_there_is_no_further_way() -> None:
    table = at_guildhall(5)
    table.has(**dict.fromkeys(NO_GOODS, 20))
    table.has(cathedral=5, virtue=14)
    assert table.refused("advance") == 193


@pytest.mark.rule("ARC-194", "ARC-199", "ARC-200", "ARC-201", "ARC-202", "ARC-203")
@pytest.mark.parametrize("row", ROWS)
def test_a_row_costs_what_stands_beside_it(row: int) -> None:
    table = below(row)
    tax, others = int(table.s.tax_stand), table.goods(1)
    advance(table)
    assert table.goods(0) == {}
    assert table.board(0).cathedral == climbed(row) + 1
    assert (table.s.tax_stand, table.goods(1)) == (tax, others)


@pytest.mark.rule("ARC-194", "ARC-199", "ARC-200", "ARC-201", "ARC-202", "ARC-203")
@pytest.mark.parametrize("row", ROWS)
def test_with_less_there_is_no_advance(row: int) -> None:
    cost, mix = ROW_COST[row]
    for good in [*cost] + ["wood"] * (mix > 0):
        table = at_guildhall(row)
        table.has(clay=20, stone=0, silver=20, wood=mix, **cost)
        assert table.is_legal("advance")
        table.has(**{good: table.goods()[good] - 1})
        assert table.refused("advance") == RULE_OF_ROW[row]


@pytest.mark.rule("ARC-200", "ARC-202")
@pytest.mark.parametrize("row", [4, 2])
def test_wood_and_stone_pay_in_any_mix(row: int) -> None:
    _, mix = ROW_COST[row]
    for stone in range(mix + 1):
        table = below(row)
        table.has(wood=mix, stone=mix)
        advance(table, stone)
        left = {"wood": stone, "stone": mix - stone}
        assert table.goods(0) == {good: amount for good, amount in left.items() if amount}


@pytest.mark.parametrize("row", [4, 2])
def test_every_mix_says_what_it_takes(row: int) -> None:
    _, mix = ROW_COST[row]
    table = below(row)
    table.has(wood=mix, stone=mix)
    table.place("guildhall")
    table.play("advance")
    for stone in range(mix + 1):
        told = GAME.tell_action(table.match.shown(), table.match.deck, table.number("pay_stone", stone=stone))
        assert told.values["goods_paid"] == amount_of(wood=mix - stone, stone=stone)


@pytest.mark.rule("ARC-200", "ARC-202")
@pytest.mark.parametrize("row", [4, 2])
def test_a_mix_is_made_of_what_there_is(row: int) -> None:
    _, mix = ROW_COST[row]
    table = below(row)
    table.has(wood=mix - 1, stone=2)
    table.place("guildhall")
    table.play("advance")
    assert [stone for stone in range(9) if table.is_legal("pay_stone", stone=stone)] == [1, 2]
    for stone in {*range(9)} - {1, 2}:
        assert table.refused("pay_stone", stone=stone) == RULE_OF_ROW[row]


@pytest.mark.rule("ARC-195")
@pytest.mark.parametrize("card", HAND)
def test_a_card_of_choice_goes_face_down_under_the_building_pile(card: str) -> None:
    table = below(5)
    pile = table.pile_ids()
    table.place("guildhall")
    table.play("advance")
    assert (table.stage, table.seat) == ("discard_for_cathedral", 0)
    assert table.refused("discard", building=building(pile[0])) == 195
    assert table.refused("discard", building=building(table.hand_ids(1)[0])) == 195
    assert table.refused("done") == 394
    table.play("discard", building=building(card))
    assert table.pile_ids() == [*pile, card]
    assert table.hand_ids(0) == sorted({*HAND} - {card})
    assert table.board(0).hand == 2
    assert card not in [known.card for known in table.view_of(1).buildings.known]


@pytest.mark.rule("ARC-195")
def test_without_a_card_there_is_no_advance() -> None:
    table = below(5)
    table.hand()
    assert table.may_place("guildhall") == 70
    table = at_guildhall(5)
    assert table.is_legal("advance")
    table.hand()
    assert table.refused("advance") == 195


@pytest.mark.rule("ARC-196")
def test_the_slot_that_a_marker_leaves_becomes_free() -> None:
    table = Table(5)
    for other, row in ((1, 1), (2, 2), (3, 2)):
        table.has(other, cathedral=climbed(row) + 1)
    table = below(2, table)
    assert table.may_place("guildhall") == 192
    table.has(1, cathedral=0)
    table.turn(2)
    advance(below(1, table))
    table.turn(0)
    advance(below(2, table))
    standing = {step.row: step.seats for step in table.view.cathedral}
    assert standing == {5: [], 4: [], 3: [], 2: [0, 3], 1: [2]}


@pytest.mark.rule("ARC-197")
def test_the_top_reward_is_revealed_gained_and_leaves_the_game() -> None:
    table = below(5)
    table.reward_pile("RW01", "RW06", "RW05")
    reveals = int(table.s.chance.reveals)
    advance(table)
    assert table.goods(0) == {"silver": 3}
    assert table.board(0).virtue == 8
    assert table.pile_ids("reward") == ["RW06", "RW05"]
    assert table.s.reward_at[REWARD_IDS.index("RW01")] == REVEALED
    assert table.view.rewards.left == 2
    assert "RW01" in table.view.rewards.revealed
    assert table.s.chance.reveals == reveals + 1


@pytest.mark.rule("ARC-198")
def test_with_an_empty_reward_pile_there_is_one_virtue() -> None:
    table = below(5)
    table.reward_pile()
    advance(table)
    assert (table.board(0).virtue, table.goods(0)) == (8, {})
    assert table.s.rewards_left == 0
    assert table.view.rewards.left == 0


@pytest.mark.rule("ARC-199", "ARC-200", "ARC-201", "ARC-202", "ARC-203")
@pytest.mark.parametrize("row", ROWS)
def test_a_row_is_worth_its_points_and_has_its_slots(row: int) -> None:
    table = Table(5)
    table.has(2, cathedral=climbed(row) + 1)
    assert [detail["cathedral"] for detail in table.result().details] == [0, 0, ROW_POINTS[row], 0, 0]
    assert {step.row: step.slots for step in table.view.cathedral} == ROW_SLOTS


@pytest.mark.rule("ARC-204")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("row", ROWS)
def test_slots_do_not_depend_on_the_number_of_players(row: int, players: int) -> None:
    table = at_guildhall(row, Table(players))
    fits = ROW_SLOTS[row]
    for others in range(1, players):
        table.has(others, cathedral=climbed(row) + 1)
        assert table.why_not("advance") == (192 if others >= fits else 0)


@pytest.mark.rule("ARC-205")
def test_any_number_of_markers_may_stand_below_the_lowest_row_for_nothing() -> None:
    table = Table(5)
    assert [int(table.board(seat).cathedral) for seat in range(5)] == [0] * 5
    assert [detail["cathedral"] for detail in table.result().details] == [0] * 5
    assert [step.seats for step in table.view.cathedral] == [[]] * 5


REWARDS = Counter({
    (("virtue", 1), ("silver", 3)): 2,
    (("virtue", 1), ("wood", 2)): 2,
    (("virtue", 1), ("stone", 2)): 2,
    (("virtue", 1), ("card", 1)): 2,
    (("virtue", 2),): 2,
    (("virtue", 1), ("gold", 1)): 1,
})  # fmt: skip


@pytest.mark.rule("ARC-206")
def test_the_eleven_rewards() -> None:
    """Each is received once; what was gained, in all, is the table of the rules."""
    gained: Counter[tuple[tuple[str, int], ...]] = Counter()
    for reward in REWARD_IDS:
        table = below(5)
        table.reward_pile(reward)
        advance(table)
        gains = {"virtue": int(table.board(0).virtue) - 7} | table.goods(0)
        gains |= {"card": 1} if table.board(0).hand == 3 else {}
        gained[tuple(gains.items())] += 1
    assert gained == REWARDS
    assert len(REWARD_IDS) == 11


# ARC-389: lay worker, pay, discard, move marker, reward, Acolytes.


@pytest.mark.rule("ARC-389")
def test_the_order_up_to_the_discard() -> None:
    table = below(4)
    table.place("guildhall")
    assert table.workers(0)["guildhall"] == 1
    table.play("advance")
    assert (table.stage, table.goods(0)) == ("pay_wood_or_stone", {"wood": 4})
    table.play("pay_stone", stone=0)
    assert (table.stage, table.goods(0)) == ("discard_for_cathedral", {})
    assert table.board(0).cathedral == climbed(4)
    assert table.s.rewards_left == 1
    table.play("discard", building="BD39")
    assert table.board(0).cathedral == climbed(4) + 1
    assert table.s.rewards_left == 0


@pytest.mark.rule("ARC-389")
def test_the_discard_comes_before_the_reward() -> None:
    """From an empty pile the reward draws the very card that was discarded."""
    table = below(5)
    table.leave_buildings(0)
    table.reward_pile("RW04")
    advance(table, card="BD39")
    assert "BD39" in table.hand_ids(0)
    assert table.pile_ids() == []


@pytest.mark.rule("ARC-389")
@pytest.mark.parametrize("reward", [True, False])
def test_acolytes_come_after_the_reward(reward: bool) -> None:
    """Virtue beyond 14 asks in between: the reward has been received by then, Acolytes have not."""
    table = below(5)
    table.hire("AP02")
    table.has(virtue=14, unpaid=1)
    table.reward_pile(*["RW01"] * reward)
    advance(table)
    assert (table.stage, table.seat) == ("surplus_virtue", 0)
    assert table.board(0).cathedral == 1
    assert "clay" not in table.goods(0)
    table.play("done")
    assert table.goods(0) == {"clay": 2} | ({"silver": 3} if reward else {})
