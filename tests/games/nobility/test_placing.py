"""Placing dice in general (section 10)."""

from typing import Any

import numpy as np
import pytest

from tests.games.nobility.everywhere import PLACES, Place, well_off
from tests.games.nobility.table import PLACES as PLACE_ACTIONS
from tests.games.nobility.table import Table

BY_NAME = {place.location: place for place in PLACES}


def placed(location: str) -> Table:
    """A die placed there, and resolved; it is the same player's next turn."""
    table = well_off()
    place = BY_NAME[location]
    table.dice(place.value, place.value)
    table.place(location, place.value, **place.where)
    table.finish_action()
    table.turn(0)
    return table


def dice_at(table: Table, location: str) -> Any:
    if location == "player_board":
        return table.board(0).own_die
    return table.s.tile_dice if location == "dice_tile" else table.pips(location)


@pytest.mark.rule("NOB-117", "NOB-119", "NOB-132")
@pytest.mark.parametrize("place", PLACES[2:10], ids=lambda place: place.location)
def test_a_slot_takes_one_die(place: Place) -> None:
    table = placed(place.location)
    assert np.count_nonzero(dice_at(table, place.location)) == 1
    table.employ("scholars", 1)
    table.lot(2)
    reason = table.may_place(place.location, place.value, **place.where)
    assert reason == (401 if place.location == "chancery" else 117)


@pytest.mark.rule("NOB-117")
def test_a_filled_slot_of_a_dice_tile_takes_no_further_die() -> None:
    table = placed("dice_tile")
    assert table.may_place("dice_tile", 6, tile="D01") == 421


@pytest.mark.rule("NOB-118")
def test_the_value_decides_about_the_slot() -> None:
    """Three slots by pairs of values; six slots by single ones; the board's only from five."""
    for value in range(1, 7):
        band = (value - 1) // 2
        table = well_off()
        table.dice(value)
        table.place("berk", value)
        assert table.pips("berk").tolist() == [value if slot == band else 0 for slot in range(3)]
        table = well_off()
        table.dice(value)
        table.place("guild", value, guild="artists")
        assert table.pips("guild")[1].tolist() == [value if slot == band else 0 for slot in range(3)]
        table = well_off()
        table.dice(value)
        table.place("harbour", value)
        assert table.pips("harbour").tolist() == [value if slot == value - 1 else 0 for slot in range(6)]
        table = well_off()
        table.dice(value)
        assert table.may_place("player_board", value) == (0 if value >= 5 else 314)


@pytest.mark.rule("NOB-120")
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.location)
def test_a_die_stays_until_the_clean_up(place: Place) -> None:
    table = well_off()
    table.dice(place.value, 1)
    table.place(place.location, place.value, **place.where)
    table.finish_action()
    table.end_turn()  # all others have passed: it is the same player's turn again
    assert (table.seat, table.s.round_number) == (0, 1)
    assert np.count_nonzero(dice_at(table, place.location)) == 1
    table.dice()
    table.end_round()
    assert np.count_nonzero(dice_at(table, place.location)) == 0
    assert np.count_nonzero(table.board(0).dice) == 5


@pytest.mark.rule("NOB-121")
def test_a_placed_die_cannot_be_placed_again() -> None:
    table = Table()
    table.dice(1, 3)
    table.place("castle", 1)
    table.turn(0)
    table.has(modifiers=6)
    for value in range(1, 7):
        assert table.refused("take_die", die=1, value=value) == 121
        assert table.refused("take_die", die=0, value=value) == 121
    assert table.is_legal("take_die", die=3, value=3)


@pytest.mark.rule("NOB-122")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_most_locations_do_not_depend_on_the_number_of_players(players: int) -> None:
    view = Table(players).view_of(None)
    assert [space.value for space in view.hall.spaces] == [6, 5, 4, 3, 2, 1]
    assert len(view.harbour.dice) == 6
    assert (len(view.council.rows), len(view.council.rows[0])) == (3, 6)
    assert len(view.berk) == 3
    assert len(view.castle) == (4 if players == 6 else 3)
    table = Table(players)
    table.employ("artists")
    for value in (1, 2, 3, 4, 5, 6):
        table.has(placed=0, reputation=9)
        table.dice(value)
        assert table.may_place("harbour", value) == 0
        assert table.may_place("berk", value) == 0
        assert table.may_place("castle", value) == 0
        assert table.may_place("player_board", value) == (0 if value >= 5 else 314)


# Where something has to be gained.


@pytest.mark.rule("NOB-123")
def test_no_die_in_a_tavern_without_settlers() -> None:
    table = Table()
    table.dice(3)
    table.leave_settlers(0, discard=False)
    table.s.display[1:] = -1
    table.place("tavern", 3)
    assert table.refused("done") == 123
    table.play("take_settler", space=0)
    table.turn(0)
    table.dice(3)
    assert table.may_place("tavern", 3) == 123


@pytest.mark.rule("NOB-124")
def test_no_die_in_the_yard_without_buying_a_house() -> None:
    table = Table()
    table.dice(3)
    table.has(coins=4)
    assert table.may_place("yard", 3) == 171
    table.has(coins=5)
    assert table.may_place("yard", 3) == 0
    table.platform(7)
    assert table.may_place("yard", 3) == 173
    table.platform(6)
    table.place("yard", 3)
    assert table.stage == "turn"
    assert (table.houses(0), table.board(0).coins) == ((0, 7, 0), 0)


@pytest.mark.rule("NOB-125")
def test_no_die_in_the_hall_without_buying_a_building() -> None:
    table = well_off()
    table.dice(6)
    assert table.may_place("hall", 6) == 0
    table.has(coins=3)
    assert table.may_place("hall", 6) == 231
    table.has(coins=20)
    table.employ("scholars", 0)
    assert table.may_place("hall", 6) == 234
    table.employ("scholars", 1)
    table.hall(None)
    assert table.may_place("hall", 6) == 232


@pytest.mark.rule("NOB-126")
def test_no_die_in_the_harbour_without_a_sale() -> None:
    table = Table()
    table.ship("H07")  # takes no artwork
    table.goods_all(0)
    table.dice(6)
    assert table.may_place("harbour", 6) == 126
    table.has(artwork=5)
    assert table.may_place("harbour", 6) == 126
    table.has(books=1)
    table.place("harbour", 6)
    assert table.refused("done") == 273


@pytest.mark.rule("NOB-127")
def test_no_die_at_the_council_without_a_tile() -> None:
    table = well_off()
    table.dice(1)
    assert table.may_place("council", 1, column="halfling") == 0
    table.has(weaponry=0)
    assert table.may_place("council", 1, column="halfling") == 289
    table.goods_all(6)
    table.has(nobility=0)
    assert table.may_place("council", 1, column="halfling") == 284
    table.has(nobility=1)
    assert table.may_place("council", 1, column="human") == 285  # none is settled
    table.council(0, "halfling", None)
    assert table.may_place("council", 1, column="halfling") == 468
    table.council(0, "halfling", "T01")
    table.place("council", 1, column="halfling")
    assert (table.stage, table.board(0).council_tiles) == ("turn", 1)


@pytest.mark.rule("NOB-128")
def test_no_die_on_the_own_board_without_an_apprentice() -> None:
    table = Table()
    table.lot(3)
    table.own("wizards", 0, "B20")
    table.dice(5)
    assert table.may_place("player_board", 5) == 128
    table.employ("wizards")
    table.place("player_board", 5)
    assert table.legal() == [("return_apprentice", {"guild": 3})]


@pytest.mark.rule("NOB-129")
def test_no_die_in_the_chancery_without_a_worker() -> None:
    table = well_off()
    table.dice(6)
    table.lot(0)
    assert table.may_place("chancery", 6, row=0) == 404
    table.lot(1)
    table.place("chancery", 6, row=0)
    assert (table.stage, int(table.s.desks[5]), table.board(0).lot) == ("turn", 0, 0)


@pytest.mark.rule("NOB-130")
def test_elsewhere_a_die_may_bring_nothing() -> None:
    table = Table(players=3)
    table.has(coins=0)
    table.dice(6)
    table.place("guild", 6, guild="artists")
    assert (table.stage, table.goods()["artwork"]) == ("turn", 1)
    table = Table(players=3)  # with coins and a worker, and all is declined
    table.lot(1)
    table.dice(1)
    table.place("guild", 1, guild="artists")
    table.play("buy", goods=0)
    table.done()
    assert (table.stage, table.board(0).coins, table.board(0).lot) == ("turn", 8, 1)
    table = Table()
    table.has(seat=1, modifiers=20)
    table.dice(6)
    table.place("berk", 6)
    table.done()
    assert (table.stage, table.board(0).modifiers) == ("turn", 0)
    table = Table()
    table.has(reputation=24)
    table.dice(6)
    table.place("castle", 6)
    assert (table.stage, table.board(0).reputation) == ("turn", 24)
    table = well_off()
    table.dice(6)
    before = table.view_of(0).boards[0].points.total
    table.place("dice_tile", 6, tile="D01")
    assert (table.stage, table.view_of(0).boards[0].points.total) == ("turn", before)


@pytest.mark.rule("NOB-131", "NOB-137")
@pytest.mark.parametrize(
    ("location", "values"),
    [("tavern", (2, 2)), ("yard", (4, 3)), ("guild", (1, 3)), ("harbour", (1, 2)), ("berk", (1, 3))],
)
def test_a_location_may_be_used_again_in_another_turn(location: str, values: tuple[int, int]) -> None:
    table = Table(players=3)
    table.has(coins=20)
    table.dice(*values)
    where: dict[str, Any] = {"guild": "artists"} if location == "guild" else {}
    for value in values:
        table.place(location, value, **where)
        table.finish_action()
        assert table.refused("take_die", die=values[1], value=values[1]) == 68
        table.turn(0)
    assert np.count_nonzero(dice_at(table, location)) == 2


@pytest.mark.rule("NOB-132", "NOB-458")
def test_the_die_lies_there_while_it_is_resolved() -> None:
    table = well_off()
    table.has(modifiers=2)
    table.dice(4, 1)
    table.place("tavern", 4, as_value=6)
    assert table.stage == "take_settler"
    assert (int(table.pips("tavern")[0]), table.board(0).modifiers, table.board(0).placed) == (6, 0, 6)
    table = well_off()
    table.dice(3, 1)
    table.place("harbour", 3)
    assert (table.stage, int(table.pips("harbour")[2])) == ("sell", 3)
    assert [int(die) for die in table.board(0).dice[:2]] == [0, 1]


@pytest.mark.rule("NOB-457")
def test_what_a_die_earns_cannot_pay_for_it() -> None:
    """Becoming a Lord brings five coins, but only after the price of the workshop has been paid."""
    table = well_off()
    table.character("P02")
    table.has(nobility=4)
    table.has(coins=3)
    table.dice(6)
    assert table.may_place("hall", 6) == 231
    table.has(coins=4)
    table.place("hall", 6)
    assert table.board(0).coins == 5


@pytest.mark.rule("NOB-457")
def test_workers_and_plots_must_be_there_when_the_die_is_placed() -> None:
    """The worker that Sister Calla's benefit would bring comes too late."""
    table = well_off()
    table.character("P08")
    table.has(nobility=4)
    table.hall("B37")
    table.lot(0)
    table.dice(6)
    assert table.may_place("hall", 6) == 247


@pytest.mark.rule("NOB-458")
def test_the_tokens_are_paid_before_the_location_is_resolved() -> None:
    """They are back in the supply when Berk's Office gives some out."""
    table = Table()
    table.has(seat=1, modifiers=18)
    table.has(modifiers=2)
    assert table.s.modifiers == 0
    table.dice(4)
    table.place("berk", 4, as_value=6)
    table.play("take_tokens", tokens=2)
    assert (table.board(0).modifiers, table.s.modifiers) == (2, 0)


# A die can be taken only if there is a place for it somewhere.


def nowhere_but(location: str | None) -> Table:
    """As well off as can be, but every location is taken up, except for one."""
    table = well_off()
    for name in ("tavern", "yard", "guild", "hall", "harbour", "berk", "castle", "chancery"):
        if name != location:
            table.fill(name, 3, seat=1)
    if location != "council":
        table.s.council[:] = -1
    if location != "player_board":
        table.board(0).own_die = 5
    if location != "dice_tile":
        table.fill_tile("D01")
    table.platform(0)
    return table


@pytest.mark.rule("NOB-117", "NOB-118", "NOB-076")
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.location)
def test_one_free_slot_anywhere_is_enough(place: Place) -> None:
    table = nowhere_but(place.location)
    table.dice(place.value)
    assert table.is_legal("take_die", die=place.value, value=place.value)
    table.turn(1)
    table.end_turn()  # and nobody else is left
    assert (table.seat, table.s.round_number) == (0, 1)
    table.play("take_die", die=place.value, value=place.value)
    places = {name for name, _ in table.legal()}
    assert places == {PLACE_ACTIONS[place.location]}


@pytest.mark.rule("NOB-117", "NOB-076")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_without_a_free_slot_no_die_can_be_taken(value: int) -> None:
    table = nowhere_but(None)
    table.dice(value)
    table.has(placed=24 - value)  # the limit would just allow it
    assert table.refused("take_die", die=value, value=value) == 117
    table.turn(1)
    table.end_turn()
    assert table.s.round_number == 2


@pytest.mark.rule("NOB-117", "NOB-356")
@pytest.mark.parametrize(("event", "location"), [("E08", "harbour"), ("E11", "council"), ("E15", "castle")])
def test_an_event_closes_one_location_and_no_other(event: str, location: str) -> None:
    for place in PLACES:
        table = well_off()
        table.event(event)
        table.dice(place.value)
        reason = table.may_place(place.location, place.value, **place.where)
        assert reason == (356 if place.location == location else 0), place.location
    table = Table()
    table.event(event)
    table.dice(BY_NAME[location].value)
    assert table.may_place(location, BY_NAME[location].value, **BY_NAME[location].where) == 356
    table = nowhere_but(location)
    table.event(event)
    table.dice(BY_NAME[location].value)
    assert table.why_not("take_die", die=BY_NAME[location].value, value=BY_NAME[location].value) == 117
