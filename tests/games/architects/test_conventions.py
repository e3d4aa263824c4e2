"""Conventions (section 1): numbers, chance, what is hidden, who is next."""

import random
from typing import Any

import msgspec
import pytest

from moothall.engine.match import Match
from moothall.games.architects.cards import components
from moothall.games.architects.game import GAME
from moothall.games.architects.state import IN_HAND, LOCATIONS, REMOVED
from tests.games.architects.table import (
    APPRENTICE_IDS,
    BUILDING_IDS,
    DECK,
    MARKET_IDS,
    REWARD_IDS,
    Table,
    building,
)
from tests.games.architects.walks import generous_deck

OPEN_CIRCLES = (
    "quarry",
    "forest",
    "mines",
    "silversmith",
    "kings_storehouse",
    "workshop",
    "town_centre",
    "tax_stand",
    "guardhouse",
)


def shown(table: Table, seat: int | None) -> Any:
    """All that a seat sees, to compare."""
    return msgspec.to_builtins(table.view_of(seat))


def swap(places: Any, one: int, other: int) -> None:
    places[one], places[other] = int(places[other]), int(places[one])


# Numbers.


@pytest.mark.rule("ARC-001")
def test_virtue_never_rises_above_14() -> None:
    table = Table()
    table.has(virtue=13)
    table.has(wood=4)
    table.send("kings_storehouse", 1)
    table.place("kings_storehouse")
    for virtue in (14, 14):
        table.play("exchange_for_virtue", pair=3)
        assert table.board(0).virtue == virtue


@pytest.mark.rule("ARC-001")
@pytest.mark.parametrize("virtue", [0, 1, 2])
def test_virtue_never_falls_below_0(virtue: int) -> None:
    table = Table()
    table.has(virtue=virtue)
    table.place("tax_stand")
    assert table.board(0).virtue == 0


@pytest.mark.rule("ARC-002")
@pytest.mark.parametrize(
    ("workers", "gold", "cards"), [(2, 1, 2), (3, 1, 2), (4, 2, 3), (5, 2, 3), (7, 3, 4)]
)
def test_quotients_are_rounded_down(workers: int, gold: int, cards: int) -> None:
    table = Table()
    table.send("mines", workers - 1)
    table.place("mines")
    table.play("mine_gold")
    assert table.goods(0) == {"silver": 3, "gold": gold}
    table.hand(seat=1)
    table.send("workshop", workers - 1)
    table.place("workshop")
    table.play("draw_buildings")
    assert len(table.hand_ids(1)) == cards


# Chance.


@pytest.mark.rule("ARC-003")
@pytest.mark.parametrize("options", [{"players": 3}, {"players": 5, "boards": "random"}, {"players": 1}])
def test_seed_and_decisions_give_the_same_game(options: dict[str, int | str]) -> None:
    one, other = (Match(GAME, options, seed=11) for _ in range(2))
    assert one.state.tobytes() != Match(GAME, options, seed=12).state.tobytes()
    dice = random.Random(5)
    for _ in range(400):
        if one.over:
            break
        action = dice.choice(one.legal())
        one.play(action)
        other.play(action)
        assert one.state.tobytes() == other.state.tobytes()


@pytest.mark.rule("ARC-003")
def test_chance_after_the_set_up_comes_from_the_same_generator() -> None:
    """The market pile is shuffled anew by what is left of the seed."""

    def piles_after_reset(seed: int) -> list[str]:
        table = Table(seed=seed)
        table.market_pile()
        for space in ("small", "middle"):
            table.deal_at(space)
        table.has(silver=9)
        table.place("black_market_large")
        return table.pile_ids("market")

    first = piles_after_reset(1)
    assert first == piles_after_reset(1)
    assert len({tuple(piles_after_reset(seed)) for seed in range(1, 12)}) == 11


# What is hidden.


@pytest.mark.rule("ARC-004")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    table = Table(players=3)
    table.hand("BD30", "BD31", seat=1)
    before = [shown(table, seat) for seat in (None, 0, 1, 2)]
    assert table.view_of(1).boards[1].cards == ["BD30", "BD31"]
    for seat in (None, 0, 2):
        assert table.view_of(seat).boards[1].cards is None
    for places in (table.s.building_at, table.s.building_seen):
        swap(places, building("BD31"), building("BD32"))  # for a card that nobody has seen
    assert table.view_of(1).boards[1].cards == ["BD30", "BD32"]
    after = [shown(table, seat) for seat in (None, 0, 1, 2)]
    assert [one == other for one, other in zip(before, after, strict=True)] == [True, True, False, True]


@pytest.mark.rule("ARC-005")
def test_the_order_of_piles_is_hidden_and_the_size_of_hands_is_not() -> None:
    table = Table(players=3)
    before = [shown(table, seat) for seat in (None, 0, 1, 2)]
    unseen = [building(name) for name in table.pile_ids()]
    swap(table.s.building_at, unseen[0], unseen[-4])  # the last three are the draft's
    swap(table.s.apprentice_depth, 10, 30)
    swap(table.s.reward_at, 0, 6)
    swap(table.s.market_depth, 3, 7)
    assert [shown(table, seat) for seat in (None, 0, 1, 2)] == before
    table.hand("BD30", seat=1)
    for seat in (None, 0, 1, 2):
        assert [board.hand for board in table.view_of(seat).boards] == [3, 1, 3]


@pytest.mark.rule("ARC-005")
def test_all_else_is_public() -> None:
    table = Table(players=3)
    table.has(seat=1, clay=1, wood=2, stone=3, gold=4, marble=5, silver=6)
    table.has(seat=1, virtue=3, unpaid=2, paid=1, cathedral=1)
    table.hire("AP20", seat=1)
    table.built("BD20", seat=1)
    table.send("forest", 2, seat=1)
    table.captive(1, 3, seat=2)
    table.imprison(1, seat=1)
    for seat in (None, 0, 2):
        view = table.view_of(seat)
        board = view.boards[1]
        assert list(board.goods.values()) == [1, 2, 3, 4, 5, 6]
        assert (board.virtue, board.unpaid, board.paid, board.cathedral) == (3, 2, 1, 1)
        assert (board.apprentices, board.buildings, board.captured) == (["AP20"], ["BD20"], [0, 0, 3])
        assert (board.workers.supply, board.workers.prison, board.workers.working) == (17, 1, 2)
        assert view.circles[1].workers == [0, 2, 0]
        assert (view.apprentices.left, view.buildings.left, view.rewards.left) == (31, 30, 7)
        assert [c.apprentice for c in view.grid if c] == APPRENTICE_IDS[:8]


@pytest.mark.rule("ARC-378")
def test_of_the_small_market_pile_one_side_of_the_top_card_is_seen() -> None:
    table = Table(players=3)
    assert table.view.market.spaces[0].goods == {"marble": 1}  # the small side of BM01, and of BM06
    assert (table.view.market.small_pile, table.view.market.large_pile) == (10, [])
    before = [shown(table, seat) for seat in (None, 0, 1, 2)]
    swap(table.s.market_depth, 0, 5)  # their large sides differ
    assert [shown(table, seat) for seat in (None, 0, 1, 2)] == before
    swap(table.s.market_depth, 5, 1)
    assert table.view.market.spaces[0].goods == {"gold": 2}


@pytest.mark.rule("ARC-378")
def test_the_large_market_pile_is_known_to_all() -> None:
    table = Table()
    table.market_pile(*(name for name in MARKET_IDS if name not in ("BM02", "BM03")), large="BM03")
    for seat in (None, 0, 1):
        market = table.view_of(seat).market
        assert (market.large_pile, market.large_card) == (["BM02", "BM03"], "BM03")
        assert market.spaces[2].goods == {"marble": 2, "stone": 2}


@pytest.mark.rule("ARC-379")
def test_a_card_from_the_hand_stays_known_to_its_owner() -> None:
    table = Table(players=3)
    table.hand("BD30", "BD31")
    table.has(gold=1)
    table.place("guildhall")
    table.play("advance")
    table.play("discard", building="BD31")
    bottom = len(table.pile_ids()) - 1
    assert table.pile_ids()[bottom] == "BD31"
    for seat in (None, 0, 1, 2):
        known = {card.card: card.depth for card in table.view_of(seat).buildings.known}
        assert known.get("BD31") == (bottom if seat == 0 else None)


@pytest.mark.rule("ARC-379")
def test_a_card_from_a_blueprint_stays_known_to_who_looked_at_it() -> None:
    table = Table(players=3)
    top = table.pile_ids()[:5]
    table.place("black_market_middle")
    table.play("blueprint")
    table.play("pick", building=building(top[0]))
    for seat in (None, 0, 1, 2):
        known = {card.card for card in table.view_of(seat).buildings.known}
        assert known & set(top) == (set(top[1:]) if seat == 0 else set())


@pytest.mark.rule("ARC-379")
def test_a_card_that_another_looks_at_later_stays_known_to_who_saw_it_before() -> None:
    table = Table(players=3)
    table.hand("BD31")
    table.hand()  # under the pile, and then on top
    table.building_pile("BD31", "BD32")
    table.turn(1)
    table.place("black_market_middle")
    table.play("blueprint")
    table.play("pick", building="BD32")
    assert "BD31" in table.pile_ids()[-4:]
    for seat in (None, 0, 1, 2):
        known = {card.card for card in table.view_of(seat).buildings.known}
        assert ("BD31" in known) == (seat in (0, 1))


@pytest.mark.rule("ARC-379")
def test_a_card_from_the_draft_stays_known_to_those_who_held_its_packet() -> None:
    table = Table(players=5)
    # Everybody keeps the first card that there is, so the last of each packet goes back.
    for dealt in range(5):
        card = BUILDING_IDS[4 * dealt + 3]
        for seat in range(5):
            known = {known.card for known in table.view_of(seat).buildings.known}
            assert (card in known) == (seat in {dealt, (dealt + 1) % 5, (dealt + 2) % 5})


@pytest.mark.rule("ARC-379")
def test_an_apprentice_under_the_pile_is_known_to_all() -> None:
    table = Table(players=3)
    table.hire("AP20", "AP21", "AP22", "AP23", "AP24")
    table.has(silver=9)
    table.place("workshop")
    table.play("hire", row=0, column=0)
    table.play("dismiss", slot=2)
    for seat in (None, 0, 1, 2):
        known = [card.card for card in table.view_of(seat).apprentices.known]
        assert known == ["AP22"]


@pytest.mark.rule("ARC-379")
def test_a_card_revealed_by_the_opponent_is_known_to_all() -> None:
    table = Table(players=2, opponent="constantine")
    table.has(seat=2, materials=3)
    table.building_pile("BD01", "BD02", "BD03", "BD04")
    table.scheme_pile(next(name for name in DECK.ids("scheme") if is_building_scheme(name)))
    table.turn(2)
    table.play("scheme")
    assert table.built_ids(2) == ["BD03"]
    for seat in (None, 0, 1):
        known = [card.card for card in table.view_of(seat).buildings.known]
        assert known[-2:] == ["BD01", "BD02"]


def is_building_scheme(name: str) -> bool:
    card = components(DECK).schemes[name]
    return card.kind == "construct" and card.detail == 0


@pytest.mark.rule("ARC-380")
def test_nobody_knows_the_rewards_that_were_removed() -> None:
    table = Table(players=2)
    assert [REWARD_IDS[i] for i in range(11) if table.s.reward_at[i] == REMOVED] == REWARD_IDS[5:]
    before = [shown(table, seat) for seat in (None, 0, 1)]
    swap(table.s.reward_at, 0, 10)
    assert [shown(table, seat) for seat in (None, 0, 1)] == before
    rewards = table.view.rewards
    assert (rewards.left, rewards.revealed, rewards.removed) == (5, [], 6)


# Piles.


@pytest.mark.rule("ARC-006")
@pytest.mark.parametrize(("left", "drawn"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_a_short_pile_gives_what_it_has(left: int, drawn: int) -> None:
    table = Table()
    table.hand()
    table.leave_buildings(left)
    table.send("workshop", 3)
    table.place("workshop")
    table.play("draw_buildings")
    assert len(table.hand_ids(0)) == table.view.boards[0].hand == drawn
    assert len(table.pile_ids()) == table.view.buildings.left == left - drawn
    assert table.stage == "turn"


@pytest.mark.rule("ARC-006")
@pytest.mark.parametrize("left", [1, 2, 4, 5])
def test_a_blueprint_of_a_short_pile_shows_what_there_is(left: int) -> None:
    table = Table()
    table.leave_buildings(left)
    there = table.pile_ids()
    table.place("black_market_middle")
    table.play("blueprint")
    assert table.view_of(0).boards[0].choosing == there
    table.play("pick", building=building(there[-1]))
    assert table.pile_ids() == there[:-1]


@pytest.mark.rule("ARC-006")
def test_a_gain_of_more_cards_than_there_are_takes_them_all() -> None:
    """In a deck whose Palace gives twenty cards for each virtue: more than one byte counts."""
    table = Table(deck=generous_deck())
    table.hand("BD38")
    table.has(virtue=14)
    table.has(clay=1, marble=1)
    there = len(table.pile_ids())
    table.place("guildhall")
    table.play("construct", building="BD38")
    assert (table.stage, table.view.boards[0].hand, table.view.buildings.left) == ("hand_limit", there, 0)


@pytest.mark.rule("ARC-007")
def test_cards_of_a_blueprint_go_under_the_pile_in_the_order_drawn() -> None:
    table = Table()
    table.building_pile("BD30", "BD21", "BD35", "BD20", "BD25")
    table.place("black_market_middle")
    table.play("blueprint")
    table.play("pick", building="BD35")
    assert table.pile_ids()[-4:] == ["BD30", "BD21", "BD20", "BD25"]


@pytest.mark.rule("ARC-007")
def test_discards_go_under_the_pile_in_the_order_chosen() -> None:
    table = Table()
    table.hand("BD30", "BD31", "BD32", "BD33", "BD34", "BD35", "BD36", "BD37", "BD38")
    table.place("quarry")
    for name in ("BD36", "BD31", "BD38"):
        table.play("discard", building=building(name))
    assert table.pile_ids()[-3:] == ["BD36", "BD31", "BD38"]


# Paying.


@pytest.mark.rule("ARC-008")
def test_a_hire_is_paid_in_full_or_not_at_all() -> None:
    table = Table()
    table.has(silver=4)
    table.place("workshop")
    assert table.refused("hire", row=0, column=1) == 388
    table.play("hire", row=0, column=0)
    assert table.silver(0) == 0


@pytest.mark.rule("ARC-008")
@pytest.mark.parametrize(("space", "price"), [("small", 1), ("middle", 2), ("large", 3)])
def test_the_black_market_is_paid_in_full_or_not_at_all(space: str, price: int) -> None:
    table = Table()
    table.has(silver=price - 1)
    assert table.may_place(f"black_market_{space}") in (130, 131, 137)
    table.has(silver=price)
    table.place(f"black_market_{space}")
    assert table.silver(0) == 0


@pytest.mark.rule("ARC-008")
def test_an_exchange_is_paid_in_full_or_not_at_all() -> None:
    table = Table()
    table.has(wood=1, stone=1)
    table.send("kings_storehouse", 1)
    table.place("kings_storehouse")
    for stone in range(4):
        assert table.why_not("exchange_for_marble", stone=stone) == 80
    assert table.why_not("exchange_for_virtue", pair=3) == 79
    table.play("exchange_for_virtue", pair=4)
    assert table.goods(0) == {"silver": 3}
    assert table.why_not("exchange_for_virtue", pair=4) == 79


@pytest.mark.rule("ARC-382")
@pytest.mark.parametrize(
    "place", ["tax_stand", "black_market_small", "black_market_middle", "black_market_large"]
)
def test_virtue_can_always_be_lost(place: str) -> None:
    table = Table()
    table.has(virtue=0)
    table.place(place)
    assert table.board(0).virtue == 0
    assert table.board(0).unpaid == (2 if place == "tax_stand" else 1)


@pytest.mark.rule("ARC-382")
def test_debts_can_always_be_taken() -> None:
    """Even when the 22 cards of the box would be gone, and without virtue."""
    table = Table()
    table.has(virtue=0, unpaid=40)
    table.has(silver=0)
    table.captive(1, 2)
    table.place("guardhouse")
    table.play("ransom_with_debt")
    assert (table.board(0).virtue, table.board(0).unpaid) == (0, 42)


# Others, places, seats.


@pytest.mark.rule("ARC-009")
@pytest.mark.parametrize("others", [0, 1, 3])
def test_other_players_workers_change_nothing(others: int) -> None:
    table = Table(players=3)
    for name in ("quarry", "forest", "silversmith", "mines", "workshop", "kings_storehouse"):
        table.send(name, others, seat=1)
        table.send(name, others, seat=2)
    table.hand()
    for name in ("quarry", "forest", "silversmith"):
        table.turn(0)
        table.place(name)
    table.turn(0)
    table.place("mines")
    assert table.why_not("mine_gold") == 76
    table.play("mine_clay")
    table.turn(0)
    table.place("workshop")
    table.play("draw_buildings")
    table.turn(0)
    table.has(wood=5)
    table.place("kings_storehouse")
    table.play("exchange_for_virtue", pair=3)
    assert table.stage == "turn"  # one exchange, and no more
    assert table.goods(0) == {"clay": 2, "wood": 3, "stone": 1, "silver": 5}
    assert len(table.hand_ids(0)) == 1


@pytest.mark.rule("ARC-010")
def test_the_open_circles_have_a_fixed_order() -> None:
    assert tuple(circle.location for circle in Table().view.circles) == OPEN_CIRCLES
    assert LOCATIONS[:9] == OPEN_CIRCLES


@pytest.mark.rule("ARC-010")
@pytest.mark.parametrize("first", range(8))
def test_where_locations_tie_the_first_of_that_order_counts(first: int) -> None:
    table = Table(players=1)
    table.bench(seat=1, leaving=20)
    for name in OPEN_CIRCLES[first:]:
        table.send(name, 2, seat=1)
    table.bench(seat=1)
    table.turn(1)
    table.play("scheme")
    assert table.workers(1)["supply"] == 2
    assert OPEN_CIRCLES[first] not in table.workers(1)


@pytest.mark.rule("ARC-377")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("start", [0, 1])
def test_clockwise_is_the_next_seat_and_the_last_is_followed_by_the_first(players: int, start: int) -> None:
    table = Table(players, start_seat=start)
    order = []
    for _ in range(2 * players):
        order.append(table.seat)
        table.idle()
    assert order == [(start + turn) % players for turn in range(2 * players)]


@pytest.mark.rule("ARC-377")
def test_packets_go_to_the_next_seat() -> None:
    table = Table(players=3, drafted=False)
    for card in ("BD01", "BD05", "BD09"):
        table.play("pick", building=building(card))
    packets = [table.view_of(seat).boards[seat].choosing for seat in range(3)]
    assert packets == [["BD10", "BD11", "BD12"], ["BD02", "BD03", "BD04"], ["BD06", "BD07", "BD08"]]


@pytest.mark.rule("ARC-381")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_an_effect_on_all_goes_round_from_the_active_player(active: int) -> None:
    """Monument: at 14 virtue everybody decides on an own debt, one after the other."""
    table = Table(players=3)
    for seat in range(3):
        table.has(seat=seat, virtue=14, unpaid=3)
    table.turn(active)
    table.hire("AP13")
    table.hand("BD36")
    table.has(wood=2, stone=3, marble=2)
    table.place("guildhall")
    table.play("construct", building="BD36")
    asked = []
    while table.stage == "surplus_virtue":
        asked.append(table.seat)
        table.play("destroy_debt")
    # Once for the virtue printed on the card, then once for everybody.
    assert asked == [active, active, (active + 1) % 3, (active + 2) % 3]
    assert [int(table.board((active + step) % 3).unpaid) for step in range(3)] == [1, 2, 2]


@pytest.mark.rule("ARC-381")
def test_a_watchtower_takes_virtue_of_everybody_with_three_in_the_prison() -> None:
    table = Table(players=3)
    for seat, prisoners in enumerate((3, 2, 4)):
        table.has(seat=seat, virtue=8)
        table.imprison(prisoners, seat=seat)
    table.hire("AP13")
    table.hand("BD10")
    table.has(clay=3, wood=4, gold=1, marble=1)
    table.place("guildhall")
    table.play("construct", building="BD10")
    assert [int(table.board(seat).virtue) for seat in range(3)] == [6, 8, 7]


def test_hands_made_by_hand_are_where_the_rules_look_for_them() -> None:
    table = Table()
    table.hand("BD30", "BD31")
    assert table.s.building_at[building("BD30")] == IN_HAND
    assert table.why_not("place", location="guildhall") == 70
