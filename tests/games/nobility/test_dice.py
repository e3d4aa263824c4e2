"""Reputation, the limit of the dice (section 6) and modifier tokens (section 7)."""

import pytest

from tests.games.nobility.everywhere import PLACES, Place, well_off
from tests.games.nobility.table import Table


def at_council(reputation: int, placed: int = 0) -> Table:
    """Seat 0 can complete T01 with a one, which costs two reputation."""
    table = well_off()
    table.has(reputation=reputation, placed=placed)
    table.dice(1, 1, 2)
    return table


# Reputation.


@pytest.mark.rule("NOB-077", "NOB-078")
@pytest.mark.parametrize(("before", "after"), [(20, 23), (21, 24), (22, 24), (24, 24)])
def test_reputation_stops_at_24(before: int, after: int) -> None:
    table = Table()
    table.has(reputation=before)
    table.dice(5)
    assert table.may_place("castle", 5) == 0
    table.place("castle", 5)
    assert table.board(0).reputation == after


@pytest.mark.rule("NOB-077", "NOB-079")
@pytest.mark.parametrize(("before", "after"), [(9, 7), (8, 6), (7, 6), (6, 6)])
def test_reputation_stops_at_6(before: int, after: int) -> None:
    table = at_council(before)
    assert table.may_place("council", 1, column="halfling") == 0
    table.place("council", 1, column="halfling")
    assert table.board(0).reputation == after


@pytest.mark.rule("NOB-080", "NOB-081")
@pytest.mark.parametrize("reputation", [6, 7, 9, 17, 24])
def test_the_limit_is_the_reputation(reputation: int) -> None:
    table = Table()
    table.has(reputation=reputation, placed=reputation - 4)
    table.dice(4, 5)
    assert table.is_legal("take_die", die=4, value=4)
    assert table.refused("take_die", die=5, value=5) == 81
    assert table.view_of(None).boards[0].limit == reputation


@pytest.mark.rule("NOB-080")
def test_effects_change_the_limit() -> None:
    table = Table(players=2, events=True)
    table.event("E14")  # Queen's Favour: two more
    table.has(placed=6)
    table.dice(5, 6)
    assert table.is_legal("take_die", die=5, value=5)
    assert table.refused("take_die", die=6, value=6) == 81
    assert table.view_of(None).boards[0].limit == 11


@pytest.mark.rule("NOB-081")
def test_what_a_die_would_earn_does_not_help_to_place_it() -> None:
    table = Table()
    table.has(placed=4)
    table.dice(6)
    assert table.may_place("castle", 6) == 81
    table.has(placed=3)
    table.place("castle", 6)
    assert (table.board(0).placed, table.board(0).reputation) == (9, 12)


@pytest.mark.rule("NOB-082", "NOB-458")
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.location)
def test_every_placed_die_counts(place: Place) -> None:
    table = well_off()
    table.dice(place.value, 3)
    table.has(placed=4)
    table.place(place.location, place.value, **place.where)
    assert table.board(0).placed == 4 + place.value
    table.finish_action()
    assert table.board(0).placed == 4 + place.value


@pytest.mark.rule("NOB-083", "NOB-311", "NOB-312")
def test_the_gain_of_a_placement_counts_when_it_is_resolved() -> None:
    table = Table()
    table.has(placed=3)
    table.dice(6, 3, 4)
    table.place("castle", 6)
    table.end_turn()
    table.turn(0)
    assert table.is_legal("take_die", die=3, value=3)
    assert table.refused("take_die", die=4, value=4) == 81


@pytest.mark.rule("NOB-083", "NOB-110")
def test_other_gains_count_at_once() -> None:
    """The Lord benefit of Rhys Lusys, before the die of the same turn."""
    table = Table()
    table.character("P01")
    table.has(nobility=4, placed=9)
    table.dice(4, 5)
    table.hand("S01")
    table.goods_all(3)
    assert table.why_not("take_die", die=4, value=4) == 81
    table.play("complete", slot=0)
    table.play("spend", good=0, goods=1)
    table.play("spend", good=1, goods=2)
    table.done()
    assert table.stage == "turn"
    assert table.is_legal("take_die", die=4, value=4)
    assert table.refused("take_die", die=5, value=5) == 81


@pytest.mark.rule("NOB-084")
def test_a_loss_bars_only_further_dice() -> None:
    table = at_council(reputation=9, placed=8)
    table.place("council", 1, column="halfling")
    board = table.board(0)
    assert (board.placed, board.reputation, board.vp, board.council_tiles) == (9, 7, 5, 1)
    assert table.pips("council")[0, 0] == 1
    table.turn(0)
    assert table.refused("take_die", die=1, value=1) == 81
    assert table.view_of(None).boards[0].council_tiles == ["T01"]


@pytest.mark.rule("NOB-085", "NOB-086")
def test_the_sum_begins_anew_and_reputation_stays() -> None:
    table = Table(players=3)
    for seat, reputation in enumerate((7, 14, 22)):
        table.has(seat, placed=6, reputation=reputation)
    table.end_round()
    assert [int(table.board(seat).placed) for seat in range(3)] == [0, 0, 0]
    assert [int(table.board(seat).reputation) for seat in range(3)] == [7, 14, 22]


# Modifiers.


@pytest.mark.rule("NOB-087", "NOB-088", "NOB-092", "NOB-455")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_each_token_is_a_step(value: int) -> None:
    cost = abs(value - 3)
    table = Table()
    table.has(modifiers=3)
    table.dice(3, 3, 6)
    table.place("castle", 3, as_value=value)
    board = table.board(0)
    assert (board.modifiers, table.s.modifiers) == (3 - cost, 17 + cost)
    assert [int(die) for die in board.dice] == [0, 3, 6, 0, 0]
    assert table.pips("castle")[(value - 1) // 2] == value
    if cost:
        table = Table()
        table.has(modifiers=cost - 1)
        table.dice(3)
        assert table.refused("take_die", die=3, value=value) == 455


@pytest.mark.rule("NOB-089", "NOB-455")
def test_a_six_never_becomes_a_one_in_one_step() -> None:
    table = Table()
    table.has(modifiers=4)
    table.dice(6, 1)
    assert table.refused("take_die", die=6, value=1) == 455
    assert table.refused("take_die", die=1, value=6) == 455
    assert table.refused("take_die", die=1, value=0) == 89
    table.has(modifiers=5)
    table.place("castle", 6, as_value=1)
    assert (table.board(0).modifiers, int(table.pips("castle")[0])) == (0, 1)


@pytest.mark.rule("NOB-090")
def test_tokens_are_spent_only_with_the_die_that_is_placed() -> None:
    table = Table()
    table.has(modifiers=5)
    table.dice(3, 4)
    assert table.legal_names() == {"take_die", "end_turn"}
    table.play("take_die", die=3, value=5)
    assert (table.board(0).modifiers, [int(die) for die in table.board(0).dice[:2]]) == (5, [3, 4])
    table.play("place_castle", slot=0)
    assert (table.board(0).modifiers, [int(die) for die in table.board(0).dice[:2]]) == (3, [0, 4])
    assert table.legal_names() == {"end_turn"}


@pytest.mark.rule("NOB-091")
def test_the_changed_value_is_what_counts() -> None:
    """For the slot, the limit, the sum and the effect."""
    table = Table()
    table.has(modifiers=1)
    table.has(placed=7)
    table.dice(3)
    assert table.refused("take_die", die=3, value=3) == 81
    assert table.refused("take_die", die=3, value=4) == 81
    table.place("castle", 3, as_value=2)
    assert (table.board(0).placed, table.board(0).reputation) == (9, 10)
    assert table.pips("castle")[:3].tolist() == [2, 0, 0]
    table = Table()
    table.has(modifiers=1)
    table.dice(2)
    table.place("castle", 2, as_value=3)
    assert (table.board(0).placed, table.board(0).reputation) == (3, 11)
    assert table.pips("castle")[:3].tolist() == [0, 3, 0]
    table = Table(players=3)
    table.occupy("tavern", 4, seat=1)
    table.has(modifiers=2)
    table.dice(3)
    assert table.may_place("tavern", 3) == 136
    table.place("tavern", 3, as_value=5)
    table.play("take_settler", space=0)
    table.turn(2)
    table.dice(4, 5)
    assert (table.may_place("tavern", 4), table.may_place("tavern", 5)) == (136, 0)


@pytest.mark.rule("NOB-092")
def test_tokens_are_taken_only_as_far_as_the_supply_reaches() -> None:
    table = Table()
    table.has(seat=1, modifiers=18)
    table.has(coins=8)
    table.dice(5)
    table.place("berk", 5)
    assert table.why_not("take_tokens", tokens=3) == 92
    table.play("take_tokens", tokens=2)
    assert (table.board(0).modifiers, table.s.modifiers) == (2, 0)
    table = Table()
    table.character("P04")  # four tokens for a Lord
    table.has(seat=1, modifiers=17)
    table.has(nobility=4)
    table.hand("S01")
    table.goods_all(3)
    table.play("complete", slot=0)
    table.play("spend", good=0, goods=1)
    table.play("spend", good=1, goods=2)
    assert (table.board(0).modifiers, table.s.modifiers) == (3, 0)


@pytest.mark.rule("NOB-093", "NOB-121")
def test_only_own_dice_can_be_changed() -> None:
    table = Table()
    table.has(modifiers=5)
    table.dice(2)
    table.dice(5, seat=1)
    assert table.refused("take_die", die=5, value=4) == 121
    assert table.refused("take_die", die=5, value=5) == 121
    solo = Table(players=1)
    solo.has(modifiers=5)
    solo.dice(2)
    for value in (1, 3, 4, 5, 6):
        assert solo.refused("take_die", die=value, value=value) == 121
