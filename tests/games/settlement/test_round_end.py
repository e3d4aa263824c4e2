"""The end of a round (section 12)."""

from collections import Counter

import numpy as np
import pytest

from moothall.games.settlement.state import DISCARDED, NOTHING
from tests.games.settlement.questions import changed_fields, snapshot
from tests.games.settlement.random_games import steps
from tests.games.settlement.table import BUILDINGS, HEROES, Table
from tests.games.settlement.test_heroes import last_heroes, row_of

NINE = BUILDINGS[:9]  # nine different types


def market(table: Table) -> list[tuple[str, int] | None]:
    """What lies on each field, and how many tiles."""
    return [
        (BUILDINGS[table.s.market[field]], int(table.s.market_pile[field]))
        if table.s.market_pile[field]
        else None
        for field in range(9)
    ]


def singles(*buildings: str) -> list[tuple[str, int] | None]:
    return [(building, 1) for building in buildings]


def stacks(table: Table, *orders: tuple[str, ...]) -> None:
    """What the three building stacks hold, from the top; a stack that isn't named is empty."""
    table._changed()
    table.s.building_stack[:] = NOTHING
    table.s.buildings_left[:] = 0
    for number, order in enumerate(orders):
        table.s.buildings_left[number] = len(order)
        for i, building in enumerate(reversed(order)):
            table.s.building_stack[number, i] = BUILDINGS.index(building)


def pile(table: Table, field: int, tiles: int) -> None:
    table._changed()
    table.s.market_pile[field] = tiles


def left(table: Table) -> list[int]:
    return [int(tiles) for tiles in table.s.buildings_left]


# When it happens.


@pytest.mark.rule("SET-197", "SET-206")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_round_ends_once_when_the_last_player_has_passed(players: int) -> None:
    table = Table(players)
    for round_number in range(1, 6):
        for seat_number in range(players):
            assert table.s.round_number == round_number
            row, passed = row_of(table), seat_number
            table.play("pass_round")
            assert row_of(table) == row  # even the last must still take an artifact
            assert sum(int(table.board(seat).passed) for seat in range(players)) == passed + 1
            table.match.play(table.match.legal()[0])
        assert row_of(table)[1:] == row[:3]
        assert table.s.round_number == round_number + 1
        assert not any(table.board(seat).passed for seat in range(players))


@pytest.mark.rule("SET-197")
def test_nothing_of_it_happens_after_round_6() -> None:
    table = Table()
    table.go_to_round(6)
    table.market("bank", "bank", None)
    before = snapshot(table)
    table.pass_all()
    assert table.match.over
    assert changed_fields(before, table.s) == {"players", "over", "agenda"}


@pytest.mark.rule("SET-206")
def test_the_round_marker_moves_one_space_at_a_time_from_1_to_6() -> None:
    seen = [int(table.s.round_number) for table in steps(3, seed=5)]
    assert sorted(set(seen)) == [1, 2, 3, 4, 5, 6]
    assert seen == sorted(seen)


# The hero row.


@pytest.mark.rule("SET-198", "SET-199", "SET-200")
def test_the_last_hero_leaves_the_others_move_on_and_one_comes_in() -> None:
    table = Table()
    table.hero_row("adv_01", "bld_02", "dfd_03", "art_04")
    top = HEROES[table.s.hero_deck[table.s.heroes_left - 1]]
    cards = int(table.s.heroes_left)
    table.pass_all()
    assert row_of(table) == [top, "adv_01", "bld_02", "dfd_03"]
    assert table.s.hero_at[HEROES.index("art_04")] == DISCARDED
    assert table.s.heroes_left == cards - 1


@pytest.mark.rule("SET-198")
def test_a_discarded_hero_never_comes_back() -> None:
    gone: set[int] = set()
    for table in steps(2, seed=3, rich=True):
        gone |= {hero for hero in range(48) if table.s.hero_at[hero] == DISCARDED}
        assert all(table.s.hero_at[hero] == DISCARDED for hero in gone)
        assert not gone & {int(hero) for hero in table.s.hero_row}
    assert len(gone) == 5


@pytest.mark.rule("SET-200", "SET-302")
def test_with_an_empty_deck_heroes_still_leave_and_move_on_until_none_is_left() -> None:
    table = Table()
    table.hero_row("adv_01", "bld_02", "dfd_03", "art_04")
    table.hero("art_12")  # the last card of the set, where a slip below the first would end
    last_heroes(table)
    owner = table.seat
    discarded = np.count_nonzero(table.s.hero_at == DISCARDED)
    for row in (
        [None, "adv_01", "bld_02", "dfd_03"],
        [None, None, "adv_01", "bld_02"],
        [None, None, None, "adv_01"],
        [None, None, None, None],
    ):
        table.pass_all()
        discarded += 1
        assert row_of(table) == row
        assert np.count_nonzero(table.s.hero_at == DISCARDED) == discarded
    table.pass_all()
    assert row_of(table) == [None] * 4
    assert np.count_nonzero(table.s.hero_at == DISCARDED) == discarded
    assert table.s.hero_at[HEROES.index("art_12")] == owner
    assert table.s.round_number == 6


# The market.


@pytest.mark.rule("SET-201", "SET-203")
def test_equal_tiles_are_piled_on_the_lowest_of_their_fields_and_the_gaps_are_filled() -> None:
    table = Table()
    table.market("sawmill", "bank", "church", "bank", "tavern", "sawmill", "quarry", "bazaar", "bank")
    stacks(table, ("clay_pit", "alchemist", "warehouse"))
    table.pass_all()
    assert market(table) == [
        ("sawmill", 2),
        ("bank", 3),
        ("church", 1),
        ("clay_pit", 1),
        ("tavern", 1),
        ("alchemist", 1),
        ("quarry", 1),
        ("bazaar", 1),
        ("warehouse", 1),
    ]


@pytest.mark.rule("SET-202")
def test_a_pile_and_single_tiles_are_merged_for_every_type() -> None:
    table = Table()
    table.market("sawmill", "bank", "church", "bank", "church", "sawmill", "quarry", "bazaar", "tavern")
    pile(table, 3, 2)
    pile(table, 0, 2)
    stacks(table, ("clay_pit",) * 3)
    table.pass_all()
    assert market(table)[:3] == [("sawmill", 3), ("bank", 3), ("church", 2)]
    assert [field for field in market(table) if field] == [
        ("sawmill", 3),
        ("bank", 3),
        ("church", 2),
        ("clay_pit", 1),
        ("clay_pit", 1),
        ("clay_pit", 1),
        ("quarry", 1),
        ("bazaar", 1),
        ("tavern", 1),
    ]


@pytest.mark.rule("SET-203", "SET-205")
def test_fields_that_were_empty_before_are_filled_too() -> None:
    table = Table()
    table.market(None, *NINE[1:8], None)
    stacks(table, ("tavern", "warehouse"))
    table.pass_all()
    assert market(table) == singles("tavern", *NINE[1:8], "warehouse")


@pytest.mark.rule("SET-204")
def test_a_drawn_tile_lies_alone_until_the_next_round_ends() -> None:
    table = Table()
    table.market(None, *NINE[1:8], None)
    stacks(table, (NINE[1], NINE[1], "tavern", "warehouse"))
    table.pass_all()
    assert market(table) == singles(NINE[1], *NINE[1:8], NINE[1])
    table.pass_all()
    assert market(table) == [(NINE[1], 3), ("tavern", 1), *singles(*NINE[2:8]), ("warehouse", 1)]


@pytest.mark.rule("SET-205")
@pytest.mark.parametrize(
    ("sizes", "drawn_from"),
    [((4, 4, 4), [0, 1, 2]), ((1, 3, 2), [1, 1, 2]), ((0, 0, 5), [2, 2, 2]), ((2, 0, 1), [0, 0, 2])],
)
def test_the_fullest_stack_gives_the_tile_the_first_among_equals(
    sizes: tuple[int, ...], drawn_from: list[int]
) -> None:
    table = Table()
    table.market(None, None, None, *NINE[3:])
    tiles = ("tavern", "warehouse", "alchemist")  # a type for each stack
    stacks(table, *[(tiles[stack],) * size for stack, size in enumerate(sizes)])
    table.pass_all()
    assert market(table)[:3] == singles(*[tiles[stack] for stack in drawn_from])
    assert left(table) == [size - drawn_from.count(stack) for stack, size in enumerate(sizes)]


@pytest.mark.rule("SET-205")
@pytest.mark.parametrize("tiles", range(4))
def test_when_the_stacks_run_out_the_last_fields_stay_empty(tiles: int) -> None:
    table = Table()
    table.market(None, NINE[1], None, *NINE[3:8], None)
    stacks(table, (), ("tavern",) * tiles)
    table.pass_all()
    filled: list[tuple[str, int] | None] = [("tavern", 1)] * tiles + [None] * (3 - tiles)
    assert [market(table)[field] for field in (0, 2, 8)] == filled
    assert market(table)[1] == (NINE[1], 1)
    assert left(table) == [0, 0, 0]


@pytest.mark.rule("SET-207")
def test_a_pile_is_one_choice_and_gives_one_tile_for_each_build_action() -> None:
    table = Table(1)
    table.hold("lodestar")
    table.market("sawmill")
    pile(table, 0, 3)
    table.has(stone=9)
    before = left(table)
    for place, tiles in enumerate((2, 1)):
        table.play("build", market=0)
        table.play("place", row=place, column=0)
        assert table.stage == "turn"  # tiles remain on the field, so it isn't refilled
        assert market(table)[0] == ("sawmill", tiles)
        table.play("end_turn")
    assert left(table) == before
    assert [int(building) for building in table.me.building if building != NOTHING] == [0, 0]
    table.play("build", market=0)
    table.play("place", row=2, column=0)
    assert table.stage == "choose_stack"


@pytest.mark.rule("SET-208")
def test_during_a_round_nothing_is_piled_up() -> None:
    table = Table(1)
    table.hold("lodestar")
    table.market(*NINE)  # a Sawmill first
    stacks(table, (NINE[1], "tavern"), ("tavern",))
    table.has(stone=1)
    table.play("build", market=0)
    table.play("place", row=0, column=0)
    table.play("stack", stack=0)
    table.play("end_turn")
    assert market(table) == singles(NINE[1], *NINE[1:])


@pytest.mark.rule("SET-202", "SET-208")
@pytest.mark.parametrize("players", [2, 4])
def test_piles_grow_only_when_a_round_ends_and_then_no_type_lies_twice(players: int) -> None:
    before: list[tuple[str, int] | None] = []
    round_number, merged = 1, 0
    for table in steps(players, seed=players + 1, rich=True):
        now = market(table)
        if table.s.round_number == round_number:
            for was, field in zip(before or now, now, strict=True):
                assert not (was and field and field[1] > was[1])
        else:
            # Whatever lay there is on one field; only freshly drawn single tiles repeat a type.
            fields = Counter(field[0] for field in before if field)
            for building in fields:
                merged += fields[building] > 1
                tiles = sum(field[1] for field in before if field and field[0] == building)
                assert max(field[1] for field in now if field and field[0] == building) == tiles
        before, round_number = now, int(table.s.round_number)
    assert merged > 2
