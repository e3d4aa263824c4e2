"""Building-site geometry (section 9)."""

from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moothall.engine.record import plain
from moothall.games.guilds.game import GAME
from moothall.games.guilds.stages.building import judge_place
from moothall.games.guilds.stages.site import clear_site, lay_room, legal_cells, placement_verdict
from moothall.games.guilds.state import Player
from tests.games.guilds.printed import ROOMS
from tests.games.guilds.surveyor import CELLS, Cell, Site, lay, number_of
from tests.games.guilds.table import PRINTED, ROOM_IDS, SCRIPTORIUM, Table, cell

Placement = tuple[str, int, int, int]  # room, x, y, quarter turns
PLAIN_DECK = plain(PRINTED)
# A room of each shape: where they may lie depends on nothing else.
SHAPES = [*{room.doors: room.id for room in ROOMS}.values()]
EMPTY_SITE_DOORS = {"west": (1, 1, 3), "east": (3, 1, 1), "north": (2, 2, 0)}  # S30's door towards the hall


def placing(room: str, *laid: Placement) -> Table:
    """Seat 0 has these rooms on its site and has just bought another."""
    table = Table()
    for name, x, y, turns in laid:
        table.lay(name, x, y, turns)
    table.display(room)
    table.begin("building")
    table.has(gold=9)
    table.play("buy", place=table.place_of(room))
    return table


def may_place(table: Table, x: int, y: int, turns: int = 0) -> int:
    """0, or the rule that forbids it."""
    return table.why_not("place", cell=cell(x, y), rotation=turns)


def verdicts(table: Table, turns: int) -> dict[Cell, int]:
    return {(x, y): may_place(table, x, y, turns) for x, y in CELLS}


def on_the_site(table: Table, turns: int) -> set[Cell]:
    """Where the first cell may lie as far as the border and other rooms are concerned."""
    return {where for where, reason in verdicts(table, turns).items() if reason != 166}


# The grid.


@pytest.mark.rule("GLD-152")
def test_a_site_has_three_columns_and_four_rows() -> None:
    small = placing("S30")
    assert on_the_site(small, 0) == {(x, y) for x in (1, 2, 3) for y in (1, 2, 3, 4)} - {(2, 1)}
    # Lengthwise a large room has room for two anchors in each row but the hall's, across for three in
    # each column but the hall's.
    large = placing("L01")
    assert on_the_site(large, 0) == {(x, y) for x in (1, 2) for y in (2, 3, 4)}
    assert on_the_site(large, 2) == {(x, y) for x in (2, 3) for y in (2, 3, 4)}
    upwards = {(x, y) for x in (1, 2, 3) for y in (1, 2, 3)} - {(2, 1)}
    assert on_the_site(large, 3) == upwards
    assert on_the_site(large, 1) == {(x, y + 1) for x, y in upwards}


@pytest.mark.rule("GLD-153", "GLD-154", "GLD-159")
@pytest.mark.parametrize(("number", "turns"), [(0, 3), (2, 1), (4, 0)])
def test_cells_are_counted_from_the_west_and_from_the_street(number: int, turns: int) -> None:
    """S30 has one door: west of the hall it must face east, east of it west, north of it south."""
    table = placing("S30")
    assert [table.why_not("place", cell=number, rotation=other) for other in range(4)] == [
        0 if other == turns else 171 for other in range(4)
    ]
    table.play("place", cell=number, rotation=turns)
    assert table.is_active("S30", seat=0)
    assert table.board(0).occupied == 1 << 1 | 1 << number


@pytest.mark.rule("GLD-153")
def test_the_end_of_a_row_is_not_beside_the_beginning_of_the_next() -> None:
    """Between (3,1) and (1,2), or (3,2) and (1,3), there is no edge, though their numbers are neighbours."""
    table = placing("S22", ("S30", 3, 1, 1))
    assert may_place(table, 1, 2) == 167
    table = placing("S22", ("S15", 1, 1, 0), ("S01", 1, 2, 0), ("S09", 1, 3, 0))
    assert may_place(table, 3, 2) == 167


@pytest.mark.rule("GLD-154", "GLD-155", "GLD-156")
@pytest.mark.parametrize(
    ("x", "y", "turns", "windows"), [(1, 1, 0, 0), (1, 1, 1, 1), (3, 1, 2, 1), (3, 1, 3, 0)]
)
def test_the_street_side_is_outer_wall(x: int, y: int, turns: int, windows: int) -> None:
    """S02 has doors on N and E: one opens to the hall, the other to the street or away from it."""
    table = Table()
    table.lay("S02", x, y, turns, seat=0)
    assert table.metric("windows") == windows


@pytest.mark.rule("GLD-156", "GLD-174", "GLD-175")
def test_all_four_borders_are_outer_wall() -> None:
    """Up the western column and along the back: what opens to the outside at each cell."""
    table = Table()
    seen = []
    for name, x, y, turns in (
        ("S07", 1, 1, 0),  # NESW: west and street
        ("S18", 1, 2, 0),  # west
        ("S22", 1, 3, 0),  # west
        ("S28", 1, 4, 0),  # west and back
        ("S01", 2, 4, 1),  # E and W: nothing
        ("S03", 3, 4, 0),  # N, E, W: back and east
    ):
        table.lay(name, x, y, turns, seat=0)
        seen.append(table.metric("windows"))
    assert seen == [2, 3, 4, 6, 6, 8]


# Footprints and doors.


@pytest.mark.rule("GLD-157", "GLD-158")
@pytest.mark.parametrize("turns", range(4))
def test_a_small_room_covers_one_cell_and_a_large_one_two_side_by_side(turns: int) -> None:
    for name, count in (("S22", 1), ("L12", 2)):
        spot = next(where for where in CELLS if not Site().broken(lay(name, where, turns)))
        table = placing(name)
        assert may_place(table, *spot, turns) == 0
        table.play("place", cell=number_of(spot), rotation=turns)
        covered = int(table.board(0).occupied) & ~(1 << 1)
        cells = [where for where in CELLS if covered >> number_of(where) & 1]
        assert len(cells) == count
        assert spot in cells
        if count == 2:
            (x, y), (other_x, other_y) = cells
            assert abs(x - other_x) + abs(y - other_y) == 1


@pytest.mark.rule("GLD-157", "GLD-158")
@pytest.mark.parametrize(
    ("kind", "cells"),
    [
        ("small_room", [(0, 0), (1, 0)]),
        ("small_room", []),
        ("large_room", [(0, 0)]),
        ("large_room", [(0, 0), (1, 1)]),
        ("large_room", [(0, 0), (0, 0)]),
        ("large_room", [(0, 0), (1, 0), (0, 1)]),
    ],
)
def test_a_deck_can_not_have_rooms_of_another_shape(kind: str, cells: list[Cell]) -> None:
    listed = [{"dx": dx, "dy": dy, "doors": ["N"]} for dx, dy in cells]
    error = SCRIPTORIUM.complaint(SCRIPTORIUM.changed((kind, 0, "cells"), listed))
    name = "S01" if kind == "small_room" else "L01"
    assert error.entry == f"{kind} '{name}'"
    assert error.field.startswith("cells")


@pytest.mark.rule("GLD-159", "GLD-177")
def test_the_hall_covers_one_cell_and_has_no_door_to_the_street() -> None:
    table = Table()
    for seat in range(2):
        assert table.board(seat).occupied == 0b10
        assert [int(doors) for doors in table.board(seat).doors] == [0b10, 0b10, 0, 0b10]


@pytest.mark.rule("GLD-159")
@pytest.mark.parametrize(("x", "y", "turns"), EMPTY_SITE_DOORS.values(), ids=EMPTY_SITE_DOORS)
def test_the_hall_has_a_door_on_three_sides(x: int, y: int, turns: int) -> None:
    table = placing("S30")
    assert [may_place(table, x, y, other) for other in range(4)].count(0) == 1
    assert may_place(table, x, y, turns) == 0


@pytest.mark.rule("GLD-160")
@pytest.mark.parametrize("name", ROOM_IDS)
def test_exactly_the_printed_sides_are_doors(name: str) -> None:
    """Over a wall (S30 faces the hall below it) a room may lie only with wall, over a door only with door."""
    for below, x, y, is_door in (("S30", 2, 2, False), ("S22", 2, 2, True)):
        if name == below:
            continue
        table = placing(name, (below, x, y, 0))
        for turns in range(4):
            room = lay(name, (2, 3), turns)
            if (2, 2) in room.doors or not set(room.doors) <= set(CELLS):
                continue
            expected = 0 if ("S" in room.doors[2, 3]) == is_door else 171
            assert may_place(table, 2, 3, turns) == expected, (below, turns)


@pytest.mark.rule("GLD-161")
def test_the_edge_within_a_large_room_is_open() -> None:
    """L03: S | N. Nothing has to match there, and who enters one cell is in the other too."""
    table = placing("L03")
    assert may_place(table, 2, 2) == 0
    table.play("place", cell=cell(2, 2), rotation=0)
    table.lay("S01", 3, 3, seat=0)
    assert table.is_active("L03", seat=0)
    assert table.is_active("S01", seat=0)
    assert table.metric("built_cells") == 4
    assert table.metric("windows") == 0


@pytest.mark.rule("GLD-161")
def test_a_deck_can_not_have_a_door_within_a_room() -> None:
    for number, side in ((0, "E"), (1, "W")):
        error = SCRIPTORIUM.complaint(
            SCRIPTORIUM.changed(("large_room", 0, "cells", number, "doors"), [side])
        )
        assert (error.entry, error.field) == ("large_room 'L01'", f"cells.{number}.doors")


# Turning.


@pytest.mark.rule("GLD-162", "GLD-163", "GLD-164")
def test_a_room_is_turned_clockwise_about_its_first_cell() -> None:
    """L07: S | E. One quarter turn puts its second cell south of the first, and that one's door too."""
    table = placing("L07")
    assert may_place(table, 2, 3, 1) == 0
    table.play("place", cell=cell(2, 3), rotation=1)
    board = table.board(0)
    assert board.occupied == 1 << 1 | 1 << cell(2, 3) | 1 << cell(2, 2)
    assert table.is_active("L07", seat=0)
    # The first cell's door has gone from S to W: who lies west of it must have a door there.
    assert may_place(placing("S30", ("L07", 2, 3, 1)), 1, 3, 3) == 0
    assert may_place(placing("S30", ("L07", 2, 3, 1)), 1, 3, 0) == 171


@pytest.mark.rule("GLD-162", "GLD-164")
@pytest.mark.parametrize(
    ("turns", "second", "first_door", "second_door"),
    [(0, (1, 0), "S", "E"), (1, (0, -1), "W", "S"), (2, (-1, 0), "N", "W"), (3, (0, 1), "E", "N")],
)
def test_each_quarter_turn_moves_cells_and_doors_alike(
    turns: int, second: Cell, first_door: str, second_door: str
) -> None:
    """L07 again, at (2,3) with a free site around it: where it is open to."""
    me = Player.blank()
    clear_site(me)
    lay_room(PRINTED, me, ROOM_IDS.index("L07"), number_of((2, 3)), turns)
    first, other = 1 << number_of((2, 3)), 1 << number_of((2 + second[0], 3 + second[1]))
    assert me.occupied == first | other | 0b10
    for cells, door, inner in ((first, first_door, second), (other, second_door, (-second[0], -second[1]))):
        inside = "NESW"[[(0, 1), (1, 0), (0, -1), (-1, 0)].index(inner)]
        assert {side for side, found in zip("NESW", me.doors, strict=True) if found & cells} == {door, inside}


@pytest.mark.rule("GLD-163")
def test_without_turning_it_a_room_might_not_fit() -> None:
    table = placing("S30")
    assert [may_place(table, 1, 1, turns) for turns in range(4)] == [171, 171, 171, 0]


@pytest.mark.rule("GLD-165")
def test_a_room_may_not_be_mirrored() -> None:
    """L03 (S | N) would fit above the hall to the west only as its mirror image, which L13 (N | S) is."""
    covering = [(1, 2, 0), (2, 2, 2)]
    table = placing("L03")
    assert [may_place(table, *spot) for spot in covering] == [171, 171]
    table = placing("L13")
    assert [may_place(table, *spot) for spot in covering] == [0, 0]
    places = range(GAME.space.first("place"), GAME.space.first("protect"))
    answers = [GAME.space.decode(place).values for place in places]
    assert answers == [{"cell": number, "rotation": turns} for number in range(12) for turns in range(4)]


# Where a room may lie.


@pytest.mark.rule("GLD-166")
def test_a_room_lies_on_free_cells_of_the_site() -> None:
    table = placing("L01", ("S22", 2, 2, 0))
    assert may_place(table, 2, 1, 3) == 166  # on the hall
    assert may_place(table, 2, 2) == 166  # on the other room
    assert may_place(table, 1, 2) == 166  # with the second cell
    assert may_place(table, 3, 3) == 166  # over the eastern border
    assert may_place(table, 1, 3, 2) == 166  # the western
    assert may_place(table, 3, 4, 3) == 166  # the back
    assert may_place(table, 3, 1, 1) == 166  # the street
    assert may_place(table, 3, 2) == 166
    assert table.refused("place", cell=cell(3, 3), rotation=0) == 166


@pytest.mark.rule("GLD-166")
def test_another_site_is_another_matter() -> None:
    table = Table()
    table.lay("S22", 2, 2, seat=1)
    table.display("S18")
    table.begin("building")
    table.has(gold=9)
    table.play("buy", place=0)
    assert may_place(table, 2, 2) == 0
    assert may_place(table, 2, 3) == 167


@pytest.mark.rule("GLD-167", "GLD-168", "GLD-169")
def test_a_room_touches_another_one_or_the_hall() -> None:
    """S22 has a door on each side, as the hall has: beside it is right, across a corner or apart is not."""
    table = placing("S22")
    found = verdicts(table, 0)
    assert {where for where, reason in found.items() if reason == 0} == {(1, 1), (3, 1), (2, 2)}
    assert found[1, 2] == found[3, 2] == 167
    assert {found[where] for where in CELLS[6:]} == {167}
    assert table.refused("place", cell=cell(2, 3), rotation=0) == 167


@pytest.mark.rule("GLD-167")
def test_one_cell_of_a_large_room_is_enough() -> None:
    """L07 (S | E): its first cell above the hall, or its second one; two rows up neither touches it."""
    table = placing("L07")
    assert may_place(table, 2, 2) == 0
    assert may_place(table, 2, 3, 1) == 0
    assert may_place(table, 2, 3) == 167
    assert may_place(table, 2, 4, 1) == 167


@pytest.mark.rule("GLD-170", "GLD-183")
def test_wall_against_wall_is_a_contact() -> None:
    """Above S30, which opens to the hall alone; S11 turned opens to the sides alone."""
    table = placing("S11", ("S30", 2, 2, 0))
    assert may_place(table, 2, 3, 1) == 0
    table.play("place", cell=cell(2, 3), rotation=1)
    assert table.site(0) == ["S30", "S11"]
    assert not table.is_active("S11", seat=0)


@pytest.mark.rule("GLD-171")
def test_a_door_must_not_face_a_wall_nor_a_wall_a_door() -> None:
    over_wall = placing("S01", ("S30", 2, 2, 0))
    assert [may_place(over_wall, 2, 3, turns) for turns in range(4)] == [171, 0, 171, 0]
    over_door = placing("S01", ("S22", 2, 2, 0))
    assert [may_place(over_door, 2, 3, turns) for turns in range(4)] == [0, 171, 0, 171]
    assert over_door.refused("place", cell=cell(2, 3), rotation=1) == 171


@pytest.mark.rule("GLD-172")
def test_every_shared_edge_must_match() -> None:
    """(1,2) lies above a wall (S30 at (1,1)) and west of a door (S22 at (2,2)): S wall, E door."""
    table = placing("S02", ("S30", 1, 1, 3), ("S22", 2, 2, 0))
    # N and E; E and S; S and W; W and N.
    assert [may_place(table, 1, 2, turns) for turns in range(4)] == [0, 171, 171, 171]


@pytest.mark.rule("GLD-172")
def test_every_shared_edge_of_both_cells_must_match() -> None:
    """L05 (W | NE) has walls below: over a wall with one cell, and over nothing or a door with the other."""
    wall = ("S30", 2, 2, 0)
    assert may_place(placing("L05", wall), 2, 3) == 0
    under_the_second = (("S24", 3, 1, 3), ("S01", 3, 2, 0))
    assert may_place(placing("L05", wall, *under_the_second), 2, 3) == 171
    under_the_first = (("S15", 1, 1, 0), ("S01", 1, 2, 0))
    assert may_place(placing("L05", wall, *under_the_first), 1, 3) == 171


@pytest.mark.rule("GLD-173")
def test_an_inactive_neighbour_is_as_good_as_an_active_one() -> None:
    below = (("S30", 2, 2, 0), ("S11", 2, 3, 1))
    table = placing("S01", *below)
    assert not table.is_active("S11", seat=0)
    # Beside it a door must meet its door; above it a wall must meet its wall.
    assert [may_place(table, 1, 3, turns) for turns in range(4)] == [171, 0, 171, 0]
    assert [may_place(table, 2, 4, turns) for turns in range(4)] == [171, 0, 171, 0]


@pytest.mark.rule("GLD-174", "GLD-175")
@pytest.mark.parametrize(("turns", "windows"), [(0, 0), (1, 1)])
def test_door_and_wall_may_both_face_the_outer_wall(turns: int, windows: int) -> None:
    """S15 at (1,1): N and E, with walls outside; or E and S, with a window to the street."""
    table = placing("S15")
    assert may_place(table, 1, 1, turns) == 0
    table.play("place", cell=cell(1, 1), rotation=turns)
    assert table.metric("windows") == windows


@pytest.mark.rule("GLD-176")
def test_what_faces_an_empty_cell_binds_who_comes_later() -> None:
    for first, legal in (("S22", [0, 171, 0, 171]), ("S06", [171, 0, 171, 0])):
        table = placing(first)
        assert may_place(table, 2, 2) == 0  # whether it is open to (2,3) or not
        table.play("place", cell=cell(2, 2), rotation=0)
        table.display("S01")
        table.begin("building")
        table.play("buy", place=0)
        assert [may_place(table, 2, 3, turns) for turns in range(4)] == legal


@pytest.mark.rule("GLD-177")
def test_the_double_door_is_no_window() -> None:
    table = Table()
    assert table.metric("windows") == 0
    table.lay("S30", 2, 2, seat=0)
    assert table.metric("windows") == 0


# The same once more, by a naive survey of many sites.


def built(site: Site, me: Player, room: str, anchor: Cell, turns: int) -> None:
    site.rooms.append(lay(room, anchor, turns))
    lay_room(PRINTED, me, ROOM_IDS.index(room), number_of(anchor), turns)


def compare_places(site: Site, me: Player, rooms: list[str]) -> None:
    """Of every room, in every cell, turned in every way."""
    mine = plain(me)
    for name in rooms:
        room = ROOM_IDS.index(name)
        for turns in range(4):
            legal = 0
            for anchor in CELLS:
                broken = site.broken(lay(name, anchor, turns))
                found = placement_verdict(PLAIN_DECK, mine, room, number_of(anchor), turns)
                assert found in broken if broken else found == 0, (name, anchor, turns, found, broken)
                legal |= (not broken) << number_of(anchor)
            assert legal_cells(PLAIN_DECK, mine, room, turns) == legal, (name, turns)


def first_rooms() -> Iterator[Placement]:
    for name in SHAPES:
        for (x, y), turns in Site().spots(name):
            yield name, x, y, turns


@pytest.mark.rule("GLD-160", "GLD-162", "GLD-164", "GLD-166", "GLD-167", "GLD-171")
def test_beside_every_possible_first_room_the_survey_agrees() -> None:
    site, me = Site(), Player.blank()
    clear_site(me)
    compare_places(site, me, ROOM_IDS)
    count = 0
    for name, x, y, turns in first_rooms():
        site, me = Site(), Player.blank()
        clear_site(me)
        built(site, me, name, (x, y), turns)
        compare_places(site, me, SHAPES)
        count += 1
    assert count > 100


steps = st.lists(st.tuples(st.integers(0, 52), st.integers(0, 1 << 16)), min_size=2, max_size=11)


@pytest.mark.rule("GLD-160", "GLD-162", "GLD-164", "GLD-166", "GLD-167", "GLD-170", "GLD-171", "GLD-172")
@settings(max_examples=150)
@given(steps)
def test_on_any_site_the_survey_agrees(chosen: list[tuple[int, int]]) -> None:
    site, me = Site(), Player.blank()
    clear_site(me)
    for room, spot in chosen:
        name = ROOM_IDS[room]
        if spots := site.spots(name):
            built(site, me, name, *spots[spot % len(spots)])
    compare_places(site, me, SHAPES)


@pytest.mark.rule("GLD-166", "GLD-167", "GLD-171")
@settings(max_examples=40)
@given(steps, st.sampled_from(ROOM_IDS))
def test_what_is_offered_is_what_the_survey_allows(chosen: list[tuple[int, int]], name: str) -> None:
    """The verdicts on all places at once, as a player gets them."""
    table = Table()
    site = Site()
    for room, spot in chosen:
        other = ROOM_IDS[room]
        if other not in (name, *table.site(0)) and (spots := site.spots(other)):
            built(site, table.board(0), other, *spots[spot % len(spots)])
    table.s.display[0], table.s.command.place = ROOM_IDS.index(name), 0
    verdict = np.zeros(len(GAME.space), np.int16)
    judge_place(table.s, table.printed, 0, verdict)
    for number, anchor in enumerate(CELLS):
        for turns in range(4):
            broken = site.broken(lay(name, anchor, turns))
            found = verdict[GAME.space.encode("place", cell=number, rotation=turns)]
            assert found in broken if broken else found == 0, (anchor, turns, found, broken)
