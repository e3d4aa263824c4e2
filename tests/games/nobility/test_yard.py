"""Building yard (section 13)."""

import pytest

from moothall.games.nobility.state import NOTHING
from tests.games.nobility.table import Table


@pytest.mark.rule("NOB-167")
@pytest.mark.parametrize(("players", "slots"), [(1, 2), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_as_many_slots_as_players(players: int, slots: int) -> None:
    table = Table(players)
    table.sweep("yard")
    for _ in range(slots):
        table.dice(1)
        assert table.may_place("yard", 1) == 0
        table.occupy("yard", 1)
    assert table.may_place("yard", 1) == 167


@pytest.mark.rule("NOB-168")
def test_slots_are_filled_from_the_left() -> None:
    table = Table(players=4)
    for seat, value in enumerate((5, 3, 3)):
        table.turn(seat)
        table.dice(value)
        table.place("yard", value)
        assert table.stage == "turn"
    assert table.pips("yard").tolist() == [5, 3, 3, 0, 0, 0]
    assert table.owners("yard").tolist() == [0, 1, 2, NOTHING, NOTHING, NOTHING]
    assert [die.value for die in table.view_of(None).yard.dice] == [5, 3, 3]


@pytest.mark.rule("NOB-169")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_the_first_die_may_have_any_value(value: int) -> None:
    table = Table()
    table.dice(value)
    assert table.may_place("yard", value) == 0


@pytest.mark.rule("NOB-170")
@pytest.mark.parametrize("first", [1, 2, 3, 4, 5, 6])
def test_later_dice_are_no_higher(first: int) -> None:
    for value in range(1, 7):
        table = Table(players=3)
        table.occupy("yard", first, seat=1)
        table.dice(value)
        assert table.may_place("yard", value) == (0 if value <= first else 170)


@pytest.mark.rule("NOB-170")
def test_the_die_placed_last_is_what_counts() -> None:
    table = Table(players=3)
    table.occupy("yard", 5)
    table.occupy("yard", 2, seat=1)
    table.dice(3, 2)
    assert table.may_place("yard", 3) == 170
    assert table.may_place("yard", 2) == 0


@pytest.mark.rule("NOB-171", "NOB-172")
@pytest.mark.parametrize("value", [1, 6])
def test_each_die_buys_one_house_for_five_coins(value: int) -> None:
    table = Table()
    table.dice(value)
    assert table.houses() == (6, 1, 0)
    table.place("yard", value)
    assert (table.stage, table.houses(), table.board(0).coins) == ("turn", (5, 2, 0), 3)
    table = Table()
    table.dice(value)
    table.has(coins=4)
    assert table.may_place("yard", value) == 171


@pytest.mark.rule("NOB-171")
def test_timber_surplus_makes_houses_cheaper() -> None:
    table = Table(events=True)
    table.event("E04")
    table.dice(3)
    table.has(coins=2)
    assert table.may_place("yard", 3) == 171
    table.has(coins=3)
    table.place("yard", 3)
    assert table.board(0).coins == 0


@pytest.mark.rule("NOB-173")
def test_without_a_house_in_the_supply_no_die() -> None:
    table = Table()
    table.dice(3)
    table.platform(7)
    assert table.may_place("yard", 3) == 173


@pytest.mark.rule("NOB-174")
def test_the_platform_holds_all_seven() -> None:
    table = Table(players=6)
    table.has(coins=99)
    table.has(reputation=24)
    for count in range(2, 8):
        table.dice(1)
        table.place("yard", 1)
        assert table.houses(0) == (7 - count, count, 0)
        table.turn(0)
