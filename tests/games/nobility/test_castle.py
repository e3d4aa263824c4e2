"""White Castle and the die slot of the own board (sections 24 and 25, NOB-344, NOB-345)."""

import numpy as np
import pytest

from tests.games.nobility.table import Table, guild

GAINS = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}


@pytest.mark.rule("NOB-308", "NOB-309", "NOB-310", "NOB-311")
@pytest.mark.parametrize("value", GAINS)
def test_each_slot_raises_reputation_at_once(value: int) -> None:
    table = Table(3)
    table.dice(value)
    table.place("castle", value)
    assert (table.stage, table.seat) == ("turn", 0)
    assert table.me.reputation == 9 + GAINS[value]
    assert table.pips("castle").tolist() == [value if slot == (value - 1) // 2 else 0 for slot in range(4)]


@pytest.mark.rule("NOB-311", "NOB-078")
@pytest.mark.parametrize(("before", "after"), [(21, 24), (22, 24), (24, 24)])
def test_reputation_ends_at_24_and_the_die_may_be_placed(before: int, after: int) -> None:
    table = Table(3)
    table.has(reputation=before)
    table.dice(6)
    table.place("castle", 6)
    assert table.me.reputation == after


@pytest.mark.rule("NOB-307")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_three_slots_whatever_the_number_of_players(players: int) -> None:
    table = Table(players)
    table.has(reputation=24)
    for value in (2, 4, 5):
        table.dice(value)
        table.place("castle", value)
        table.turn(0)
    for value in (1, 3, 6):
        table.dice(value)
        assert table.may_place("castle", value) == 117


@pytest.mark.rule("NOB-307", "NOB-117")
@pytest.mark.parametrize(("there", "value"), [(1, 2), (2, 2), (4, 3), (5, 6)])
def test_one_die_for_each_slot(there: int, value: int) -> None:
    table = Table(3)
    table.occupy("castle", there, (there - 1) // 2, seat=1)
    table.dice(1, 3, 5, value)
    assert table.may_place("castle", value) == 117
    assert [table.may_place("castle", other) for other in (1, 3, 5)].count(0) == 2


@pytest.mark.rule("NOB-344", "NOB-122")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_there_is_no_fourth_slot_with_fewer_than_six(players: int) -> None:
    table = Table(players)
    table.dice(1, 3, 5)
    assert [table.may_place("castle", value, slot=1) for value in (1, 3, 5)] == [344] * 3


@pytest.mark.rule("NOB-344", "NOB-345")
@pytest.mark.parametrize("value", GAINS)
def test_with_six_a_fourth_slot_takes_any_value(value: int) -> None:
    table = Table(6)
    table.dice(value, value)
    table.place("castle", value)
    table.turn(0)
    table.has(reputation=12)
    assert table.may_place("castle", value) == 117
    table.place("castle", value, slot=1)
    assert table.me.reputation == 12 + GAINS[value]
    assert table.pips("castle")[3] == value
    assert np.count_nonzero(table.pips("castle")) == 2


@pytest.mark.rule("NOB-344")
def test_all_four_slots_are_usable_and_the_fourth_once() -> None:
    table = Table(6)
    table.has(reputation=24)
    for value, slot in ((1, 0), (3, 0), (5, 0), (2, 1)):
        table.dice(value)
        table.place("castle", value, slot=slot)
        table.turn(0)
    assert np.count_nonzero(table.pips("castle")) == 4
    table.dice(6)
    assert table.may_place("castle", 6, slot=1) == 117


@pytest.mark.rule("NOB-312", "NOB-083")
def test_the_raised_limit_holds_for_the_next_die_of_the_round() -> None:
    table = Table(3)
    table.has(reputation=9)
    table.dice(6, 6)
    table.has(placed=3)
    assert table.why_not("take_die", die=6, value=6) == 0
    table.place("castle", 6)
    assert (table.me.reputation, table.me.placed) == (12, 9)
    table.turn(0)
    table.dice(3, 4)
    assert table.why_not("take_die", die=3, value=3) == 0
    assert table.why_not("take_die", die=4, value=4) == 81


@pytest.mark.rule("NOB-312", "NOB-081")
def test_what_the_castle_would_give_does_not_let_the_die_in() -> None:
    table = Table(3)
    table.has(reputation=9, placed=4)
    table.dice(6)
    assert table.may_place("castle", 6) == 81


# The slot on the own board.


def with_apprentices() -> Table:
    table = Table(3)
    table.employ("wizards", 2)
    table.employ("artists")
    table.has(reputation=24)
    table.dice(1, 2, 3, 5, 6)
    return table


@pytest.mark.rule("NOB-315", "NOB-466")
def test_who_came_this_turn_and_comes_back_is_no_longer_new_there() -> None:
    """As an apprentice whom a Lord benefit has placed."""
    table = with_apprentices()
    table.s.command.fresh[guild("artists")] = 1
    table.place("player_board", 5)
    table.play("return_apprentice", guild="artists")
    assert table.view_of(0).command.fresh == {}


@pytest.mark.rule("NOB-313")
def test_each_board_has_one_slot_of_its_own() -> None:
    table = with_apprentices()
    table.place("player_board", 5)
    table.play("return_apprentice", guild="artists")
    assert (table.me.own_die, table.board(1).own_die) == (5, 0)
    table.end_turn()
    # The next player's own slot is empty, and the first player's stays taken.
    table.employ("scholars")
    table.dice(5)
    assert table.may_place("player_board", 5) == 0
    table.turn(0)
    assert table.may_place("player_board", 6) == 117


@pytest.mark.rule("NOB-314")
def test_it_takes_a_five_or_a_six() -> None:
    table = with_apprentices()
    assert {value: table.may_place("player_board", value) for value in (1, 2, 3, 5, 6)} == {
        1: 314,
        2: 314,
        3: 314,
        5: 0,
        6: 0,
    }
    table.dice(4)
    assert table.may_place("player_board", 4) == 314


@pytest.mark.rule("NOB-315")
def test_exactly_one_apprentice_comes_back_to_the_lot() -> None:
    table = with_apprentices()
    table.place("player_board", 6)
    assert table.stage == "return"
    assert table.refused("done") == 446
    assert table.legal() == [
        ("return_apprentice", {"guild": guild("artists")}),
        ("return_apprentice", {"guild": guild("wizards")}),
    ]
    table.play("return_apprentice", guild="wizards")
    assert table.stage == "turn"
    assert table.figures() == {"supply": 11, "lot": 1, "wizards": 1, "artists": 1}


@pytest.mark.rule("NOB-315")
def test_only_an_own_apprentice_comes_back() -> None:
    table = with_apprentices()
    table.employ("scholars", seat=1)
    table.place("player_board", 6)
    assert table.refused("return_apprentice", guild="scholars") == 315


@pytest.mark.rule("NOB-128", "NOB-315", "NOB-316")
def test_masters_keepers_and_clerks_stay() -> None:
    table = Table(3, chancery=True)
    table.own("wizards", 0, "B19")
    table.public(1, "B37")
    table.seat_at(3)
    table.lot(2)
    table.employ("scholars", seat=1)
    table.dice(5)
    assert table.may_place("player_board", 5) == 128
    table.employ("artists")
    table.place("player_board", 5)
    assert table.legal() == [("return_apprentice", {"guild": guild("artists")})]
    assert table.refused("return_apprentice", guild="wizards") == 315
    table.play("return_apprentice", guild="artists")
    assert table.figures() == {"supply": 8, "lot": 3, "masters": 1, "keepers": 1, "desks": 1}


@pytest.mark.rule("NOB-082", "NOB-313")
def test_the_die_on_the_own_board_counts_for_the_placed_sum() -> None:
    table = with_apprentices()
    table.place("player_board", 6)
    assert table.me.placed == 6
