"""Metrics (section 18), and what counts as a member (section 17)."""

import pytest

from moothall.games.guilds.state import FACTIONS, METRICS, RACES, ROOM_TYPES
from tests.games.guilds.table import Table

# What can't be reached: S30 opens to the hall alone, and what lies above it is behind its wall.
SHUT = ("S30", 2, 2, 0)


def members(table: Table) -> dict[str, int]:
    """Only the factions that have some."""
    counts = {faction: table.metric(f"members:{faction}") for faction in FACTIONS}
    return {faction: count for faction, count in counts.items() if count}


def test_at_the_start_there_is_only_the_hall() -> None:
    table = Table()
    counts = {name: table.metric(name) for name in METRICS}
    assert counts == dict.fromkeys(METRICS, 0) | {"built_cells": 1, "income_weekly": 10}


@pytest.mark.rule("GLD-284")
def test_members_are_characters_of_that_faction_and_rooms_with_its_symbol() -> None:
    table = Table()
    table.join("W1", "W3", "M2", seat=0)
    assert members(table) == {"warriors": 2, "mages": 1}
    table.furnish("S09", "S06")  # warriors and priests
    assert members(table) == {"warriors": 3, "mages": 1, "priests": 1}


@pytest.mark.rule("GLD-284", "GLD-279")
@pytest.mark.parametrize(
    ("name", "factions"),
    [
        ("W7", {"warriors", "artisans"}),
        ("M6", {"mages", "rogues"}),
        ("R7", {"rogues", "nobles"}),
        ("B1", {"animals", "warriors"}),
        ("B2", {"animals", "mages"}),
    ],
)
def test_a_second_faction_counts_for_both_but_is_one_character(name: str, factions: set[str]) -> None:
    table = Table()
    table.join(name, seat=0)
    assert members(table) == dict.fromkeys(factions, 1)
    assert table.metric("factions_distinct") == 2
    assert table.metric("members_total") == 1


@pytest.mark.rule("GLD-284")
def test_only_the_own_guild_and_site_count() -> None:
    table = Table(players=3)
    table.join("W1", "W3", seat=1)
    table.furnish("S09", seat=2)
    assert members(table) == {}
    assert [table.metric("members:warriors", seat) for seat in range(3)] == [0, 2, 1]


@pytest.mark.rule("GLD-280")
def test_a_symbol_counts_as_a_member_only_while_the_room_is_active() -> None:
    table = Table()
    table.lay(*SHUT, seat=0)
    table.lay("S09", 2, 3, 1, seat=0)  # E and W
    assert members(table) == {}
    table.lay("S15", 1, 1, 0, seat=0)
    table.lay("S01", 1, 2, 0, seat=0)
    table.lay("S02", 1, 3, 1, seat=0)  # mages, and the way to S09
    assert members(table) == {"warriors": 1, "mages": 1}


@pytest.mark.rule("GLD-280")
@pytest.mark.parametrize(
    ("faction", "rooms"),
    [
        ("warriors", ["S09", "S12", "L06"]),
        ("mages", ["S02", "S05", "L02"]),
        ("priests", ["S06", "S27", "L03"]),
        ("rogues", ["S13", "S19", "L07"]),
        ("nobles", ["S31", "S33", "L16"]),
        ("artisans", ["S16", "S20", "L08"]),
        ("animals", ["S23", "S26", "L11"]),
    ],
)
def test_each_faction_has_three_rooms_with_its_symbol(faction: str, rooms: list[str]) -> None:
    for room in rooms:
        table = Table()
        table.furnish(room)
        assert members(table) == {faction: 1}


@pytest.mark.rule("GLD-281", "GLD-285")
def test_a_symbol_is_no_character() -> None:
    table = Table()
    table.furnish("S09", "S02", "S31")
    assert table.metric("members_total") == 0
    assert table.metric("races_distinct") == 0
    assert table.metric("women") == 0
    assert table.metric("factions_distinct") == 3
    assert table.board(0).members == 0


@pytest.mark.rule("GLD-282", "GLD-285")
def test_animals_are_auctioned_taken_and_counted_like_all_others() -> None:
    table = Table(characters=["B5", "W1", "B4"])
    table.bid("A1", 2, "A5", 1)
    table.pass_turn()
    table.take("B5")
    assert table.guild(0) == ["B5"]
    assert table.silver(0) == 7
    table.pass_turn(2)
    assert table.guild(0) == ["B5", "B4"]
    assert table.metric("members_total") == 2
    assert members(table) == {"animals": 2}
    assert table.income(0) == (11, 0)


@pytest.mark.rule("GLD-285")
def test_the_total_is_the_number_of_cards() -> None:
    table = Table()
    table.join("W7", "M6", "B1", "C1", seat=0)
    assert table.metric("members_total") == 4


@pytest.mark.rule("GLD-286")
def test_factions_are_counted_once_each_by_members_of_any_kind() -> None:
    table = Table()
    table.join("W1", "W3", "B2", seat=0)  # warriors; animals and mages
    assert table.metric("factions_distinct") == 3
    table.furnish("S16", "S09")  # artisans, and warriors again
    assert table.metric("factions_distinct") == 4
    table.join("P1", "R3", "N1", seat=0)
    assert table.metric("factions_distinct") == len(FACTIONS)


@pytest.mark.rule("GLD-287")
def test_races_are_counted_once_each_and_animals_have_none() -> None:
    table = Table()
    table.join("B5", "B1", seat=0)
    assert table.metric("races_distinct") == 0
    found = []
    for name in ("W1", "M2", "M1", "C1", "W6", "W2", "W4"):  # human twice, elf, halfling, dwarf, orc twice
        table.join(name, seat=0)
        found.append(table.metric("races_distinct"))
    assert found == [1, 1, 2, 3, 4, 5, 5]
    assert len(RACES) == 6


@pytest.mark.rule("GLD-288")
def test_women_are_counted_and_neither_men_nor_animals() -> None:
    table = Table()
    table.join("W1", "B5", seat=0)
    assert table.metric("women") == 0
    table.join("W2", "C1", "M2", seat=0)
    assert table.metric("women") == 2


@pytest.mark.rule("GLD-289")
@pytest.mark.parametrize(
    ("kind", "small", "large"),
    [
        ("study", "S01", "L01"),
        ("training", "S08", "L05"),
        ("workshop", "S15", "L08"),
        ("garden", "S22", "L12"),
        ("parlour", "S29", "L17"),
    ],
)
def test_rooms_of_a_type_are_counted_small_and_large_alike(kind: str, small: str, large: str) -> None:
    table = Table()
    table.furnish(small, large)
    counts = {other: table.metric(f"rooms_type:{other}") for other in ROOM_TYPES}
    assert counts == dict.fromkeys(ROOM_TYPES, 0) | {kind: 2}


@pytest.mark.rule("GLD-289", "GLD-290")
def test_inactive_rooms_are_not_counted() -> None:
    table = Table()
    table.lay(*SHUT, seat=0)
    table.lay("L14", 2, 3, 0, seat=0)
    assert table.metric("rooms_type:garden") == 0
    assert table.metric("rooms_type:parlour") == 1
    assert table.metric("rooms_large") == 0


@pytest.mark.rule("GLD-290")
def test_large_rooms_are_counted_and_small_ones_not() -> None:
    table = Table()
    table.furnish("S22", "L12", "L05")
    assert table.metric("rooms_large") == 2


@pytest.mark.rule("GLD-291")
def test_built_cells_are_those_under_active_rooms_and_the_hall() -> None:
    table = Table()
    counts = [table.metric("built_cells")]
    for room in (SHUT, ("L14", 2, 3, 0), ("L13", 3, 1, 3)):
        table.lay(*room, seat=0)
        counts.append(table.metric("built_cells"))
    # The hall, a small room, a large one that can't be reached, a large one in the east that can.
    assert counts == [1, 2, 2, 4]


@pytest.mark.rule("GLD-292")
def test_windows_are_doors_of_active_rooms_to_the_outer_wall() -> None:
    table = Table()
    counts = []
    for room in (
        ("S22", 1, 1, 0),  # to the street and to the west; the hall's double door is none
        ("L15", 3, 2, 1),  # W | E and S turned once: the second cell, at (3,1), opens to the street
        ("S30", 1, 2, 0),  # its only door meets S22's
        ("S11", 1, 3, 1),  # W and E above a wall: can't be reached, so its window doesn't count
    ):
        table.lay(*room, seat=0)
        counts.append(table.metric("windows"))
    assert counts == [2, 3, 3, 3]


@pytest.mark.rule("GLD-293")
def test_income_counts_gold_five_times() -> None:
    table = Table()
    assert table.metric("income_weekly") == 10
    table.join("P2", seat=0)  # 2 silver
    assert table.metric("income_weekly") == 12
    table.join("N2", seat=0)  # 1 gold
    assert table.metric("income_weekly") == 17
    table.furnish("S21", "S17")  # 1 gold, 1 silver
    assert table.metric("income_weekly") == 23
    table.join("N3", seat=0)  # 1 silver for each three members
    assert table.metric("income_weekly") == 24


@pytest.mark.rule("GLD-294")
def test_gold_held_is_the_gold_in_hand() -> None:
    table = Table()
    table.has(silver=30, gold=0, seat=0)
    table.tent("A1", 4, seat=0)
    assert table.metric("gold_held") == 0
    table.has(gold=3, seat=0)
    assert table.metric("gold_held") == 3


@pytest.mark.rule("GLD-294")
def test_in_scoring_it_is_what_is_left_after_the_last_phase() -> None:
    table = Table()
    table.goals("G17")
    table.week(8)
    table.begin("money")
    table.has(silver=15, gold=0, seat=0)
    table.has(silver=0, gold=2, seat=1)
    table.play("exchange", lots=3)
    table.display("S12")
    table.play("done")
    table.play("done")
    assert [table.score(seat) for seat in range(2)] == [4, 0]
    table.buy("S12", 2, 2, 2)  # 2 gold for 4 points
    table.next_week()
    assert table.s.over
    assert table.golds() == [1, 2]
    assert [table.score(seat) for seat in range(2)] == [4, 4]
