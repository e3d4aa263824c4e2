"""Events (section 27): one for each round, and what each of them does."""

from typing import Any

import numpy as np
import pytest

from moothall.engine.match import Match
from moothall.games.nobility.game import GAME
from moothall.games.nobility.stages.automa import place_automa
from moothall.games.nobility.stages.parameters import parameter
from moothall.games.nobility.state import (
    ADD,
    AUTOMA,
    CLOSE_LOCATION,
    COUNCIL_COINS,
    HOUSE_PRICE,
    MODIFY,
    NO_EFFECT,
    SET,
    TAVERN,
    YARD,
)
from tests.games.nobility.fortunes import own_workshops
from tests.games.nobility.table import DECK, PRINTED, Table

FIRST, SECOND = [f"E{n:02}" for n in range(1, 9)], [f"E{n:02}" for n in range(9, 17)]


def in_event(name: str | None, players: int = 3, **more: Any) -> Table:
    """In the middle of a round with this event, or in the same round without one."""
    table = Table(players, events=True, **more)
    table.event(name)
    table.has(reputation=20)
    return table


@pytest.mark.rule("NOB-350", "NOB-351", "NOB-352", "NOB-019", "NOB-018")
def test_five_of_the_first_deck_then_five_of_the_second_at_random() -> None:
    orders = set()
    seen: set[str] = set()
    for seed in range(60):
        match = Match(GAME, {"players": 3, "events": "on"}, seed=seed)
        order = [DECK.ids("event")[number] for number in match.state[0].event_order]
        assert len({*order}) == 10
        assert {*order[:5]} < {*FIRST}
        assert {*order[5:]} < {*SECOND}
        orders.add(tuple(order))
        seen |= {*order}
    assert seen == {*FIRST, *SECOND}
    assert len(orders) == 60


@pytest.mark.rule("NOB-353", "NOB-352", "NOB-355")
def test_each_round_has_the_next_event_from_its_beginning() -> None:
    order = ["E05", "E02", "E08", "E01", "E07", "E16", "E09", "E12", "E10", "E15"]
    table = Table(3, events=order)
    seen = []
    while table.stage != "over":
        seen.append(DECK.ids("event")[table.s.event])
        table.end_round()
    assert seen == order


@pytest.mark.rule("NOB-475", "NOB-442")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_events_with_any_number_of_players_with_or_without_the_chancery(players: int) -> None:
    for chancery in ("off", "on"):
        if (players, chancery) in ((1, "on"), (6, "off")):
            continue
        match = Match(GAME, {"players": players, "events": "on", "chancery": chancery}, seed=3)
        while match.stage == "first_commission":
            match.play(match.legal()[0])
        assert match.state[0].event == match.state[0].event_order[0] >= 0
        plain = Match(GAME, {"players": players, "events": "off", "chancery": chancery}, seed=3)
        assert plain.state[0].event == -1


# What each event does.


@pytest.mark.rule("NOB-359", "NOB-276", "NOB-485")
def test_port_traders_give_a_coin_for_each_good_sold_to_everybody() -> None:
    for event, coins in ((None, 5), ("E01", 7)):
        table = in_event(event)
        table.ship("H01")  # books 2, artwork 3
        for seat in range(2):
            table.turn(seat)
            table.has(coins=0)
            table.dice(2 + seat)
            table.place("harbour", 2 + seat)
            table.play("sell_good", good="books")
            table.play("sell_good", good="artwork")
            if seat:
                table.done()
            assert table.me.coins == coins


@pytest.mark.rule("NOB-354", "NOB-360", "NOB-317")
@pytest.mark.parametrize(("event", "coins"), [(None, 7), ("E02", 10), ("E09", 4)])
def test_apprentices_earn_more_or_less(event: str | None, coins: int) -> None:
    """Two wizards at 2 each, an artist at 3: hardworking apprentices earn one more, a levy takes one."""
    table = in_event(event)
    table.has(coins=0)
    table.employ("wizards", 2)
    table.employ("artists")
    table.end_round()
    assert table.board(0).coins == coins


@pytest.mark.rule("NOB-361", "NOB-360")
def test_a_levy_takes_no_more_than_there_is() -> None:
    table = in_event("E09")
    table.has(coins=0)
    table.employ("wizards", 3)  # at 1 each
    table.end_round()
    assert table.board(0).coins == 0


@pytest.mark.rule("NOB-358")
@pytest.mark.parametrize(("event", "coins"), [("E02", 4), ("E09", 2)])
def test_clerks_earn_the_same(event: str, coins: int) -> None:
    table = in_event(event, chancery=True)
    for seat in range(3):
        table.has(seat=seat, coins=0)
    table.seat_at(3)
    table.employ("artists", seat=1)
    table.end_round()
    assert [int(table.board(seat).coins) for seat in range(2)] == [3, coins]


@pytest.mark.rule("NOB-360", "NOB-486")
@pytest.mark.parametrize(("die", "most"), [(1, 2), (3, 3), (5, 4)])
def test_flourishing_guilds_sell_one_more(die: int, most: int) -> None:
    table = in_event("E03")
    table.has(coins=9)
    table.dice(die)
    table.place("guild", die, guild="wizards")
    assert table.is_legal("buy", goods=most)
    assert table.refused("buy", goods=most + 1) == 208 + (die - 1) // 2


@pytest.mark.rule("NOB-360")
@pytest.mark.parametrize(("event", "price"), [(None, 5), ("E04", 3)])
def test_timber_surplus_makes_houses_cheaper(event: str | None, price: int) -> None:
    table = in_event(event)
    table.dice(4)
    table.has(coins=price - 1)
    assert table.may_place("yard", 4) == 171
    table.has(coins=price)
    table.place("yard", 4)
    assert table.me.coins == 0


@pytest.mark.rule("NOB-360", "NOB-478", "NOB-134")
def test_open_casks_let_lower_dice_in_from_left_to_right() -> None:
    table = in_event("E05")
    table.occupy("tavern", 5, seat=1)
    table.dice(2)
    table.place("tavern", 2)
    assert table.pips("tavern")[:3].tolist() == [5, 2, 0]
    table.play("take_settler", space=0)
    table.turn(2)
    table.dice(1)
    table.place("tavern", 1)
    assert (table.pips("tavern")[2], table.owners("tavern")[2]) == (1, 2)
    table = in_event(None)
    table.occupy("tavern", 5, seat=1)
    table.dice(2)
    assert table.may_place("tavern", 2) == 136


@pytest.mark.rule("NOB-478", "NOB-378")
def test_open_casks_help_against_the_automa_in_the_tavern_and_not_in_the_yard() -> None:
    table = in_event("E05", players=1)
    table.sweep("tavern", "yard")
    table.occupy("tavern", 5, seat=AUTOMA)
    table.occupy("yard", 2, seat=AUTOMA)
    table.dice(2, 3)
    assert table.may_place("tavern", 2) == 0
    assert table.may_place("yard", 3) == 378
    table.event("E01")
    assert table.may_place("tavern", 2) == 378


@pytest.mark.rule("NOB-360")
@pytest.mark.parametrize(("die", "gain"), [(1, 2), (4, 3), (6, 4)])
def test_a_royal_audience_raises_reputation_by_one_more(die: int, gain: int) -> None:
    table = in_event("E06")
    table.has(reputation=12)
    table.dice(die)
    table.place("castle", die)
    assert table.me.reputation == 12 + gain


@pytest.mark.rule("NOB-360", "NOB-059")
def test_clerks_gifts_come_once_at_the_beginning_to_everybody() -> None:
    table = Table(4, events=["E07", "E01", "E02", "E03", "E04", "E09", "E10", "E11", "E12", "E13"])
    assert [int(table.board(seat).modifiers) for seat in range(4)] == [1, 1, 1, 2]
    table.end_round()
    assert [int(table.board(seat).modifiers) for seat in range(4)] == [1, 1, 1, 2]


@pytest.mark.rule("NOB-059", "NOB-092")
def test_gifts_go_out_in_seat_order() -> None:
    """In the second round seat 1 is first: seats 1 and 2 get the last two tokens."""
    table = Table(3, events=["E01", "E07", "E02", "E03", "E04", "E09", "E10", "E11", "E12", "E13"])
    table.has(seat=0, modifiers=18)
    table.end_round()
    assert [int(table.board(seat).modifiers) for seat in range(3)] == [18, 1, 1]
    assert table.s.modifiers == 0


@pytest.mark.rule("NOB-356", "NOB-360")
@pytest.mark.parametrize(
    ("event", "location", "die"), [("E08", "harbour", 3), ("E11", "council", 1), ("E15", "castle", 5)]
)
def test_a_closed_place_takes_no_die_from_anybody(event: str, location: str, die: int) -> None:
    where: dict[str, dict[str, Any]] = {"harbour": {}, "council": {"column": "halfling"}, "castle": {}}
    for seat, card in ((0, "S25"), (1, "S43")):
        table = in_event(event)
        table.turn(seat)
        table.settled(card)
        table.has(nobility=12, reputation=20)
        table.goods_all(9)
        table.dice(die)
        assert table.may_place(location, die, **where[location]) == 356
        table.event("E01")
        assert table.may_place(location, die, **where[location]) == 0
        table.event(event)
        table.dice(1)
        for other in where.keys() - {location}:
            assert table.may_place(other, 1, **where[other]) == 0


@pytest.mark.rule("NOB-356", "NOB-344")
def test_barred_gates_close_the_extra_slot_of_the_castle_too() -> None:
    table = in_event("E15", players=6)
    table.dice(5)
    assert table.may_place("castle", 5, slot=1) == 356


@pytest.mark.rule("NOB-356")
def test_the_automa_is_not_kept_out() -> None:
    """No event of the standard deck closes a place of the automa: here one closes tavern and yard."""
    printed = DECK.record.copy()[0]
    for number, location in enumerate((TAVERN, YARD)):
        printed.events[0].effects[number].kind = CLOSE_LOCATION
        printed.events[0].effects[number].target = location
    table = in_event("E01", players=1)
    table.sweep("tavern", "yard")
    place_automa(table.s, printed)
    assert (table.owners("tavern")[0], table.owners("yard")[0]) == (AUTOMA, AUTOMA)


@pytest.mark.rule("NOB-360")
@pytest.mark.parametrize(("event", "price"), [(None, 9), ("E10", 7)])
def test_a_masons_fair_makes_buildings_cheaper(event: str | None, price: int) -> None:
    table = in_event(event)
    table.hall(None, None, None, None, None, "B19")
    table.employ("wizards")
    table.dice(1)
    table.has(coins=price - 1)
    assert table.may_place("hall", 1) == 231
    table.has(coins=price)
    table.place("hall", 1)
    assert table.me.coins == 0


@pytest.mark.rule("NOB-360")
def test_a_gracious_council_costs_one_reputation() -> None:
    for event, loss in ((None, 2), ("E12", 1)):
        table = in_event(event)
        table.settled("S25")
        table.has(nobility=12)
        table.goods_all(9)
        table.dice(1)
        table.place("council", 1, column="halfling")
        assert table.me.reputation == 20 - loss


@pytest.mark.rule("NOB-360", "NOB-463")
def test_a_housewarming_scores_two_more_once_for_each_card() -> None:
    for event, points in ((None, 4), ("E13", 6)):
        table = in_event(event)
        table.public(0, "B37")
        table.hand("S03")
        table.goods_all(3)
        table.play("complete", slot=0)
        table.play("spend", good="weaponry", goods=2)
        table.play("spend", good="magic", goods=1)
        assert table.me.vp == points


@pytest.mark.rule("NOB-463", "NOB-108")
def test_the_bonus_comes_after_a_lord_benefit() -> None:
    table = in_event("E13")
    table.character("P01")
    table.hand("S03")
    table.has(nobility=4)
    table.goods_all(3)
    table.play("complete", slot=0)
    table.play("spend", good="weaponry", goods=2)
    table.play("spend", good="magic", goods=1)
    assert (table.stage, table.me.vp) == ("lord_settler", 0)
    table.done()
    assert table.me.vp == 5


@pytest.mark.rule("NOB-360", "NOB-080", "NOB-485")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_queens_favour_raises_everybodys_limit_by_two(seat: int) -> None:
    table = in_event("E14")
    table.turn(seat)
    table.has(reputation=9, placed=7)
    table.dice(4, 5)
    assert table.why_not("take_die", die=4, value=4) == 0
    assert table.why_not("take_die", die=5, value=5) == 81
    table.event(None)
    assert table.why_not("take_die", die=4, value=4) == 81
    assert table.me.reputation == 9


@pytest.mark.rule("NOB-357", "NOB-360", "NOB-181")
def test_silent_workshops_do_nothing_for_anybody() -> None:
    for event, stage, coins in (("E16", "buy", 0), (None, "workshop", 1)):
        table = in_event(event)
        table.own("wizards", 0, "B22", seat=1)
        table.has(seat=1, coins=0)
        table.dice(1)
        table.place("guild", 1, guild="wizards")
        assert table.stage == stage
        table.finish_action()
        assert table.board(1).coins == coins


@pytest.mark.rule("NOB-357", "NOB-380")
def test_silent_workshops_give_nothing_when_the_automa_comes() -> None:
    gained = {}
    for event in ("E16", "E13"):
        table = Table(1, events=True)
        own_workshops(table, [(number, 0) for number in range(6)])
        table.has(coins=0)
        table.s.event_order[1] = DECK.ids("event").index(event)
        table.end_round()
        assert (table.s.round_number, DECK.ids("event")[table.s.event]) == (2, event)
        assert np.count_nonzero(table.pips("guild")) in (1, 2)
        gained[event] = int(table.me.coins)
    assert gained["E16"] == 0
    assert gained["E13"] in (2, 4)


# How effects meet.


def with_effects(*effects: tuple[int, int, int, int]) -> Any:
    """A deck whose first event modifies (parameter, op, amount, least)."""
    printed = DECK.record.copy()[0]
    for number in range(2):
        effect = printed.events[0].effects[number]
        effect.kind = NO_EFFECT
        if number < len(effects):
            effect.kind = MODIFY
            effect.target, effect.op, effect.amount, effect.least = effects[number]
    return printed


@pytest.mark.rule("NOB-361")
def test_set_first_then_all_that_is_added_then_the_minimum() -> None:
    table = in_event("E01", chancery=True)
    for effects, expected in (
        ([(HOUSE_PRICE, ADD, 3, 0), (HOUSE_PRICE, SET, 4, 0)], 7),
        ([(HOUSE_PRICE, ADD, 3, 0), (HOUSE_PRICE, ADD, -1, 0)], 7),
        ([(HOUSE_PRICE, ADD, -9, 0)], 0),
        ([(HOUSE_PRICE, ADD, -9, 2)], 2),
        ([(HOUSE_PRICE, SET, 1, 0), (HOUSE_PRICE, ADD, -3, 0)], 0),
        ([(COUNCIL_COINS, SET, 1, 0)], 5),
    ):
        assert parameter(table.s, with_effects(*effects), 0, HOUSE_PRICE, 5) == expected


@pytest.mark.rule("NOB-361", "NOB-415", "NOB-485")
def test_an_event_and_a_desk_are_added() -> None:
    table = in_event("E04", chancery=True)
    table.seat_at(4)
    table.dice(3)
    table.has(coins=2)
    table.place("yard", 3)
    assert table.me.coins == 0


@pytest.mark.rule("NOB-361", "NOB-412")
def test_a_gracious_council_and_a_desk_leave_nothing_to_lose() -> None:
    table = in_event("E12", chancery=True)
    table.seat_at(2)
    table.settled("S25")
    table.has(nobility=12)
    table.goods_all(9)
    table.dice(1)
    table.place("council", 1, column="halfling")
    assert table.me.reputation == 20


@pytest.mark.rule("NOB-479")
def test_of_several_set_effects_the_lowest_counts() -> None:
    table = in_event("E01", chancery=True)
    for first, second in ((6, 3), (3, 6)):
        printed = with_effects((HOUSE_PRICE, SET, first, 0), (HOUSE_PRICE, SET, second, 0))
        assert parameter(table.s, printed, 0, HOUSE_PRICE, 5) == 3
    # An event against the desk that sets the coins of a council tile to nothing.
    table.seat_at(0)
    assert parameter(table.s, with_effects((COUNCIL_COINS, SET, 2, 0)), 0, COUNCIL_COINS, 4) == 0
    assert parameter(table.s, with_effects((COUNCIL_COINS, SET, 2, 0)), 1, COUNCIL_COINS, 4) == 2


@pytest.mark.rule("NOB-485")
def test_a_desk_is_for_who_sits_there_and_an_event_for_all() -> None:
    table = in_event("E04", chancery=True)
    table.seat_at(4, seat=1)
    assert [parameter(table.s, PRINTED, seat, HOUSE_PRICE, 5) for seat in range(3)] == [3, 2, 3]
