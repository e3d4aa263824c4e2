"""The Black Market reset (section 10.1)."""

from collections import Counter

import pytest

from tests.games.architects.building_site import construct, prepare
from tests.games.architects.printed import MARKET
from tests.games.architects.table import MARKET_IDS, Table, building

HAND_OF_EIGHT = ("BD30", "BD31", "BD32", "BD33", "BD34", "BD35", "BD36", "BD37")


def before_reset(players: int = 3) -> Table:
    """Seat 0's worker on the small space, seat 1's on the large one, silver for the middle."""
    table = Table(players)
    table.deal_at("small", seat=0)
    table.deal_at("large", seat=1)
    table.has(silver=2)
    return table


def fill(table: Table) -> None:
    """The middle space is dealt at, and whatever was hired: the reset begins."""
    table.grid("AP13")  # without an ability
    table.place("black_market_middle")
    table.play("hire", row=0, column=0)


def prisons(table: Table) -> list[int]:
    return [int(table.board(seat).prison) for seat in range(table.s.seats)]


def debts(table: Table) -> list[int]:
    return [int(table.board(seat).unpaid) for seat in range(table.s.seats)]


def virtues(table: Table) -> list[int]:
    return [int(table.board(seat).virtue) for seat in range(table.s.seats)]


def was_reset(table: Table) -> bool:
    return len(table.pile_ids("market")) < 10


# When.


@pytest.mark.rule("ARC-143")
def test_three_occupied_spaces_trigger_a_reset() -> None:
    table = Table(players=3)
    for seat, space in enumerate(("large", "small")):
        table.has(silver=9)
        table.place(f"black_market_{space}")
        assert not was_reset(table)
        assert table.workers(seat)[f"black_market_{space}"] == 1
    table.has(silver=9)
    table.place("black_market_middle")
    assert not was_reset(table)
    table.play("hire", row=0, column=0)
    assert was_reset(table)


@pytest.mark.rule("ARC-144")
@pytest.mark.parametrize(
    ("filled", "resets"), [(0, False), (5, False), (6, True), (7, False), (9, True), (10, False)]
)
def test_a_worker_on_the_first_space_of_the_third_or_fourth_row_triggers_one(
    filled: int, resets: bool
) -> None:
    table = Table()
    table.fill_guildhall(filled)
    construct(prepare("Well", table), "Well")
    assert was_reset(table) == resets
    assert table.s.guildhall_filled == filled + 1


@pytest.mark.rule("ARC-144")
def test_it_is_triggered_once() -> None:
    table = Table()
    table.fill_guildhall(6)
    construct(prepare("Well", table), "Well")
    table.idle()
    table.idle()
    assert len(table.pile_ids("market")) == 9


@pytest.mark.rule("ARC-143", "ARC-144")
def test_both_triggers_in_one_turn_are_one_reset() -> None:
    """The Guildhall's reset space cannot be filled from the Market, so the Market was full by hand."""
    table = Table()
    for space in ("small", "middle", "large"):
        table.deal_at(space, seat=1)
    table.fill_guildhall(6)
    construct(prepare("Well", table), "Well")
    assert len(table.pile_ids("market")) == 9
    assert prisons(table) == [0, 3]


@pytest.mark.rule("ARC-145")
def test_the_action_that_triggered_it_is_completed_first() -> None:
    table = before_reset()
    table.hire("AP31")  # Swindler
    table.place("black_market_middle")
    table.play("blueprint")
    assert (table.stage, was_reset(table), prisons(table)) == ("blueprint", False, [0, 0, 0])
    table.match.play(table.match.legal()[0])
    assert was_reset(table)
    assert table.goods(0)["clay"] == 2


@pytest.mark.rule("ARC-145")
def test_a_building_takes_effect_before_the_reset() -> None:
    table = Table()
    table.fill_guildhall(6)
    table.deal_at("small", seat=1)
    prepare("Clay Pit", table)
    construct(table, "Clay Pit")
    assert (table.stage, was_reset(table), prisons(table)) == ("choose_gain", False, [0, 0])
    table.play("gain", option=0)
    assert (was_reset(table), prisons(table)) == (True, [0, 1])


# Steps 1 and 2.


@pytest.mark.rule("ARC-146")
def test_all_workers_on_the_market_go_to_the_prison() -> None:
    table = before_reset()
    fill(table)
    assert prisons(table) == [2, 1, 0]
    assert [space.worker for space in table.view.market.spaces] == [None, None, None]


@pytest.mark.rule("ARC-147")
def test_the_top_card_is_turned_onto_the_large_pile() -> None:
    table = before_reset()
    fill(table)
    market = table.view.market
    assert table.pile_ids("market") == MARKET_IDS[1:]
    assert (market.large_card, market.large_pile) == ("BM01", ["BM01"])
    assert market.spaces[0].goods == MARKET["BM02"][0]
    assert market.spaces[2].goods == MARKET["BM01"][1]


@pytest.mark.rule("ARC-147")
def test_it_lies_on_top_of_those_turned_before() -> None:
    table = before_reset()
    table.market_pile(*MARKET_IDS[4:], large="BM02")
    fill(table)
    market = table.view.market
    assert (market.large_card, market.large_pile) == ("BM05", MARKET_IDS[:5])
    assert table.pile_ids("market") == MARKET_IDS[5:]


@pytest.mark.rule("ARC-147")
def test_the_last_card_of_the_small_pile_is_turned_too() -> None:
    table = before_reset()
    table.market_pile("BM07", large="BM02")
    fill(table)
    assert (table.pile_ids("market"), table.view.market.large_card) == ([], "BM07")
    assert (table.s.market_left, table.view.market.large_pile) == (0, MARKET_IDS)


@pytest.mark.rule("ARC-148")
def test_an_empty_small_pile_is_made_of_the_large_one_first() -> None:
    turned: Counter[str | None] = Counter()
    orders = set()
    for seed in range(60):
        table = Table(players=3, seed=seed)
        table.turn(0)
        table.market_pile(large="BM04")
        table.deal_at("small")
        table.deal_at("large")
        table.has(silver=2)
        fill(table)
        market = table.view.market
        assert market.small_pile == len(table.pile_ids("market")) == 9
        assert market.large_pile == [market.large_card]
        assert sorted([*table.pile_ids("market"), str(market.large_card)]) == MARKET_IDS
        turned[market.large_card] += 1
        orders.add(tuple(table.pile_ids("market")))
    assert set(turned) == set(MARKET_IDS)  # shuffled: the card that was on top is as good as any
    assert len(orders) == 60


# Step 3.


@pytest.mark.rule("ARC-149")
def test_abilities_are_resolved_after_the_workers_have_gone_to_prison() -> None:
    table = before_reset()
    table.hire("AP26", seat=0)  # Squires: with nobody in the Prison a gold, a marble, two virtue
    table.hire("AP27", seat=1)
    table.hire("AP28", seat=2)
    fill(table)
    assert table.goods(0).get("gold") is None
    assert table.goods(1).get("marble") is None
    assert table.board(2).virtue == 9


@pytest.mark.rule("ARC-149")
def test_an_apprentice_hired_in_the_same_turn_has_its_say() -> None:
    table = before_reset()
    table.grid("AP09")  # Gatekeeper
    table.place("black_market_middle")
    table.play("hire", row=0, column=0)
    assert (table.stage, table.seat) == ("gatekeeper", 0)


@pytest.mark.rule("ARC-150")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_abilities_go_round_from_the_active_player(active: int) -> None:
    table = Table(players=3)
    # Two abilities each, so that everybody is asked for the order.
    for seat, pair in enumerate((("AP26", "AP27"), ("AP28", "AP09"), ())):
        table.hire(*pair, seat=seat)
        table.imprison(1, seat=seat)
    table.fill_guildhall(8)
    table.turn(active)
    construct(prepare("Well", table), "Well")
    asked = []
    while table.stage in ("reset_order", "gatekeeper"):
        if table.stage == "reset_order":
            asked.append(table.seat)
        table.match.play(table.match.legal()[0])
    assert asked == [seat for seat in ((active + step) % 3 for step in range(3)) if seat != 2]


@pytest.mark.rule("ARC-150")
@pytest.mark.parametrize("squire_first", [True, False])
def test_each_player_orders_the_own_abilities(squire_first: bool) -> None:
    """Gatekeeper may empty the Prison before Squire looks at it."""
    table = Table()
    table.hire("AP20", "AP26", "AP09")  # Miner, Squire, Gatekeeper
    table.imprison(2)
    table.fill_guildhall(6)
    construct(prepare("Well", table), "Well")
    assert (table.stage, table.seat) == ("reset_order", 0)
    assert [table.why_not("resolve", slot=slot) for slot in range(6)] == [150, 0, 0, 150, 150, 150]
    assert table.refused("resolve", slot=0) == 150
    table.play("resolve", slot=1 if squire_first else 2)
    assert table.stage == "gatekeeper"
    table.play("let_out", workers=2)
    assert table.goods(0).get("gold", 0) == (0 if squire_first else 1)
    assert (prisons(table), table.stage, table.seat) == ([0, 0], "turn", 1)


@pytest.mark.rule("ARC-150")
def test_an_ability_is_resolved_once() -> None:
    table = Table()
    table.hire("AP26", "AP27", "AP28")
    table.fill_guildhall(6)
    construct(prepare("Well", table), "Well")
    table.play("resolve", slot=1)
    assert [table.why_not("resolve", slot=slot) for slot in range(3)] == [0, 150, 0]
    table.play("resolve", slot=0)
    # The last one resolves itself.
    assert (table.stage, table.seat) == ("turn", 1)
    goods = table.goods(0)
    assert (goods["gold"], goods["marble"], table.board(0).virtue) == (1, 1, 9)


# Steps 4 and 5.


@pytest.mark.rule("ARC-151")
def test_three_in_the_prison_cost_a_virtue() -> None:
    table = Table(players=4)
    for seat, prisoners in enumerate((2, 3, 4, 0)):
        table.imprison(prisoners, seat=seat)
    table.fill_guildhall(10)
    construct(prepare("Well", table), "Well")
    assert virtues(table) == [7, 6, 6, 7]


@pytest.mark.rule("ARC-151")
def test_those_who_come_from_the_market_count() -> None:
    table = before_reset()
    table.imprison(1, seat=0)
    table.imprison(1, seat=1)
    fill(table)
    assert prisons(table) == [3, 2, 0]
    assert virtues(table) == [7 - 1 - 1, 7, 7]  # one for dealing, one in the reset


@pytest.mark.rule("ARC-152")
@pytest.mark.parametrize(
    ("prisoners", "expected"),
    [
        ((1, 2, 0), [0, 1, 0]),
        ((2, 2, 1), [1, 1, 0]),
        ((4, 4, 4), [1, 1, 1]),
        ((0, 0, 1), [0, 0, 1]),
        ((5, 6, 7), [0, 0, 1]),
    ],
)
def test_whoever_has_most_in_the_prison_takes_a_debt(prisoners: tuple[int, ...], expected: list[int]) -> None:
    table = Table(players=3)
    for seat, count in enumerate(prisoners):
        table.imprison(count, seat=seat)
    table.fill_guildhall(8)
    construct(prepare("Well", table), "Well")
    assert debts(table) == expected
    assert [int(table.board(seat).paid) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("ARC-153")
def test_nobody_takes_a_debt_when_the_prison_is_empty() -> None:
    table = Table(players=3)
    table.fill_guildhall(8)
    construct(prepare("Well", table), "Well")
    assert was_reset(table)
    assert (debts(table), virtues(table)) == ([0, 0, 0], [7, 7, 7])


@pytest.mark.rule("ARC-154")
@pytest.mark.parametrize(("let_out", "virtue", "expected"), [(0, 6, [1, 0]), (1, 7, [1, 1]), (2, 7, [0, 1])])
def test_the_prison_is_counted_after_the_abilities(let_out: int, virtue: int, expected: list[int]) -> None:
    table = Table()
    table.hire("AP09")  # Gatekeeper
    table.imprison(3)
    table.imprison(2, seat=1)
    table.fill_guildhall(6)
    construct(prepare("Well", table), "Well")
    table.play("let_out", workers=let_out)
    assert (table.board(0).virtue, debts(table)) == (virtue, expected)


@pytest.mark.rule("ARC-154")
def test_everybodys_abilities_come_before_anybody_is_punished() -> None:
    table = Table()
    table.hire("AP09", seat=1)
    table.imprison(3)
    table.imprison(4, seat=1)
    table.fill_guildhall(6)
    construct(prepare("Well", table), "Well")
    assert (table.stage, table.seat) == ("gatekeeper", 1)
    assert (virtues(table), debts(table)) == ([7, 7], [0, 0])
    table.play("let_out", workers=2)
    assert (virtues(table), debts(table)) == ([6, 7], [1, 0])


@pytest.mark.rule("ARC-155")
def test_step_4_changes_nothing_about_step_5() -> None:
    """At virtue 0 the lost virtue is a debt of its own; who has most in the Prison stays the same."""
    table = Table(players=3)
    for seat, prisoners in enumerate((3, 4, 4)):
        table.imprison(prisoners, seat=seat)
        table.has(seat=seat, virtue=0)
    table.fill_guildhall(8)
    construct(prepare("Well", table), "Well")
    assert (prisons(table), virtues(table), debts(table)) == ([3, 4, 4], [0, 0, 0], [1, 2, 2])


@pytest.mark.rule("ARC-156")
def test_the_reset_comes_before_the_hand_limit() -> None:
    table = before_reset(players=2)
    table.hand(*HAND_OF_EIGHT)
    fill(table)
    assert (table.stage, table.seat) == ("hand_limit", 0)
    assert (prisons(table), debts(table), was_reset(table)) == ([2, 1], [1, 0], True)
    for name in HAND_OF_EIGHT[:2]:
        table.play("discard", building=building(name))
    assert (table.stage, table.seat) == ("turn", 1)
