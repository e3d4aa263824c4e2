"""Reachability: active and inactive rooms (section 10)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moothall.games.guilds.stages.site import built_cells, clear_site, is_active, lay_room, windows
from moothall.games.guilds.state import METRICS, Player
from tests.games.guilds.printed import ROOM
from tests.games.guilds.surveyor import Site, lay, number_of
from tests.games.guilds.table import PRINTED, ROOM_IDS, Table

# S30 or S35 above the hall opens to it alone; a room above that which is open to the sides can't be reached.
SHUT = ("S30", 2, 2, 0)
CUT_OFF = (SHUT, ("S11", 2, 3, 1))
# The way around: up the western column and in by the western door at (2,3).
WAY_AROUND = (("S15", 1, 1, 0), ("S01", 1, 2, 0), ("S02", 1, 3, 1))


def site_with(*rooms: tuple[str, int, int, int], table: Table | None = None) -> Table:
    table = table or Table()
    for name, x, y, turns in rooms:
        table.lay(name, x, y, turns, seat=0)
    return table


def active_rooms(table: Table) -> set[str]:
    return {name for name in table.site(0) if table.is_active(name, 0)}


@pytest.mark.rule("GLD-178")
def test_the_hall_is_always_active() -> None:
    table = Table()
    assert table.board(0).active == 0b10
    assert table.metric("built_cells") == 1
    site_with(*CUT_OFF, table=table)
    assert int(table.board(0).active) & 0b10


@pytest.mark.rule("GLD-179", "GLD-180")
def test_rooms_are_linked_where_door_meets_door() -> None:
    table = site_with(("S22", 2, 2, 0), ("S01", 2, 3, 0), ("S08", 2, 4, 2))
    assert active_rooms(table) == {"S22", "S01", "S08"}
    assert table.metric("built_cells") == 4


@pytest.mark.rule("GLD-179")
def test_wall_to_wall_is_no_link() -> None:
    assert active_rooms(site_with(*CUT_OFF)) == {"S30"}


@pytest.mark.rule("GLD-179")
def test_one_of_several_shared_edges_is_enough() -> None:
    """L13 (N | S) over both cells of L03 (S | N): wall to wall on the left, door to door on the right."""
    assert active_rooms(site_with(("L03", 2, 2, 0), ("L13", 2, 3, 0))) == {"L03", "L13"}


@pytest.mark.rule("GLD-180")
def test_a_chain_must_lead_to_the_hall() -> None:
    """Rooms that are linked with each other alone are not active."""
    table = site_with(*CUT_OFF, ("S01", 1, 3, 1), ("S25", 3, 3, 1))
    assert active_rooms(table) == {"S30"}
    assert table.metric("built_cells") == 2


@pytest.mark.rule("GLD-180")
def test_a_chain_may_be_long_and_winding() -> None:
    """Up in the west, across at the back and down in the east."""
    up = [("S07", 1, 1, 0), ("S01", 1, 2, 0), ("S09", 1, 3, 0), ("S02", 1, 4, 1)]
    across = [("S11", 2, 4, 1), ("S05", 3, 4, 2)]
    down = [("S17", 3, 3, 0), ("S24", 3, 2, 0)]
    table = site_with(*up, *across, *down)
    assert active_rooms(table) == {name for name, *_ in up + across + down}
    assert table.metric("built_cells") == 9


@pytest.mark.rule("GLD-181")
@pytest.mark.parametrize(
    ("room", "beyond"),
    [
        (("L03", 2, 2, 0), ("S01", 3, 3, 0)),  # S | N: in by the first cell, out by the second
        (("L13", 1, 2, 0), ("S01", 1, 3, 0)),  # N | S: in by the second, out by the first
    ],
)
def test_a_large_room_is_one_room(room: tuple[str, int, int, int], beyond: tuple[str, int, int, int]) -> None:
    table = site_with(room)
    assert table.is_active(room[0], 0)
    assert table.metric("built_cells") == 3
    assert table.metric("rooms_large") == 1
    site_with(beyond, table=table)
    assert table.is_active("S01", 0)


@pytest.mark.rule("GLD-182")
def test_windows_do_not_link() -> None:
    """Two rooms with windows to the west, one above the other, and a wall between them."""
    table = site_with(("S01", 1, 1, 1), ("S30", 1, 2, 1))
    assert active_rooms(table) == {"S01"}
    assert table.metric("windows") == 1


@pytest.mark.rule("GLD-183")
def test_a_room_may_be_bought_for_a_place_that_cannot_be_reached() -> None:
    table = site_with(SHUT)
    table.display("S11")
    table.begin("building")
    table.has(gold=2)
    table.buy("S11", 2, 3, 1)
    assert table.site(0) == ["S30", "S11"]
    assert active_rooms(table) == {"S30"}
    assert table.gold(0) == 0


# What an inactive room is worth.


def cut_off(name: str) -> Table:
    """A site on which the room lies and can't be reached, beside what makes no difference to it."""
    rooms = [("S30" if name == "S35" else "S35", 2, 2, 0), ("S25" if name == "S11" else "S11", 2, 3, 1)]
    site = Site()
    for room, x, y, turns in rooms:
        site.rooms.append(lay(room, (x, y), turns))
    for (x, y), turns in site.spots(name):
        laid = lay(name, (x, y), turns)
        if laid not in site.with_room(laid).active():
            return site_with(*rooms, (name, x, y, turns))
    raise AssertionError(name)


@pytest.mark.rule("GLD-184", "GLD-185")
@pytest.mark.parametrize("name", ROOM_IDS)
def test_an_inactive_room_counts_for_nothing(name: str) -> None:
    """All that is left is S35 (or S30), a parlour of 7 points (or 2), and the hall."""
    table = cut_off(name)
    assert table.site(0)[-1] == name
    table.goals()
    assert table.score(0) == (2 if name == "S35" else 7)
    assert table.income(0) == (10, 0)
    expected = {"rooms_type:parlour": 1, "built_cells": 2, "income_weekly": 10}
    assert {metric: table.metric(metric) for metric in METRICS} == dict.fromkeys(METRICS, 0) | expected


@pytest.mark.rule("GLD-184")
def test_what_an_inactive_room_would_count_at_the_end_is_not_counted() -> None:
    table = cut_off("L15")
    table.join("B1", "B2", "B5", seat=0)  # 6 points; L15 would have 7 and one more
    table.goals()
    assert table.score(0) == 7 + 6


@pytest.mark.rule("GLD-184")
def test_an_inactive_room_has_no_ability_to_use() -> None:
    table = cut_off("L10")
    table.begin("money")
    table.has(silver=4)
    assert table.may_use("L10") == 184
    assert table.refused("use_ability", ability=table.ability("L10")) == 184


@pytest.mark.rule("GLD-184")
def test_an_inactive_room_does_not_keep_silver() -> None:
    table = cut_off("S34")
    table.begin("end")
    table.has(silver=9)
    table.next_week()
    assert table.silver(0) == 10  # the new week's income alone


@pytest.mark.rule("GLD-184")
def test_an_inactive_room_does_not_protect() -> None:
    table = cut_off("S10")
    table.join("R2", seat=1)
    table.begin("money", start=1)
    table.has(silver=3, seat=0)
    table.use("R2")
    assert table.silver(0) == 2


@pytest.mark.rule("GLD-184")
def test_an_inactive_room_makes_nothing_cheaper() -> None:
    table = cut_off("L09")
    table.display("S12", "S14")
    table.begin("building")
    table.has(gold=1)
    assert table.may_buy("S12") == 143


@pytest.mark.rule("GLD-184")
def test_an_inactive_room_protects_no_room_free_of_charge() -> None:
    table = cut_off("S03")
    table.display("S12")
    table.begin("end")
    assert table.may_protect("S12", free=True) == 274


# What changes when a way is opened.


@pytest.mark.rule("GLD-186")
def test_a_room_that_becomes_reachable_is_active() -> None:
    table = site_with(*CUT_OFF)
    for step in WAY_AROUND:
        assert not table.is_active("S11", 0)
        site_with(step, table=table)
    assert table.is_active("S11", 0)
    assert table.metric("built_cells") == 6
    assert table.metric("rooms_type:training") == 1


@pytest.mark.rule("GLD-186")
def test_rooms_behind_it_become_reachable_too() -> None:
    table = site_with(*CUT_OFF, ("S25", 3, 3, 1), *WAY_AROUND)
    assert active_rooms(table) == set(table.site(0))
    assert table.metric("windows") == 1  # of S25, in the east


@pytest.mark.rule("GLD-186", "GLD-248")
def test_it_works_in_the_same_phase() -> None:
    """L09 makes small rooms cheaper as soon as the last room of the way is bought, not before."""
    table = site_with(SHUT, ("L09", 2, 3, 0), *WAY_AROUND[:2])
    table.display("S02", "S12")
    table.begin("building")
    table.has(gold=2)
    table.buy("S02", 1, 3, 1)
    assert table.gold(0) == 1
    table.pass_turn()
    assert table.seat == 0
    assert table.may_buy("S12") == 0
    table.buy("S12", 3, 1, 3)
    assert table.gold(0) == 0


steps = st.lists(st.tuples(st.integers(0, 52), st.integers(0, 1 << 16)), min_size=2, max_size=16)


@pytest.mark.rule("GLD-178", "GLD-179", "GLD-180", "GLD-181", "GLD-182", "GLD-186", "GLD-187")
@settings(max_examples=300)
@given(steps)
def test_the_survey_finds_the_same_rooms_active(chosen: list[tuple[int, int]]) -> None:
    """After every placement on any site; and what has been active stays so."""
    site, me, before = Site(), Player.blank(), 0b10
    clear_site(me)
    for room, spot in chosen:
        name = ROOM_IDS[room]
        if places := site.spots(name):
            cell, turns = places[spot % len(places)]
            site.rooms.append(lay(name, cell, turns))
            lay_room(PRINTED, me, room, number_of(cell), turns)
            assert int(me.active) == sum(1 << number_of(cell) for cell in site.active_cells())
            assert built_cells(me) == len(site.active_cells())
            assert windows(me) == site.windows()
            assert int(me.active) & before == before
            before = int(me.active)
    for number, laid in enumerate(site.rooms[1:]):
        assert is_active(me, number) == (laid in site.active()), ROOM[laid.name]
