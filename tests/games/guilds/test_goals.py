"""Goals (GLD-220 to GLD-227): each of the 18, and how places are awarded."""

from typing import NamedTuple

import pytest

from moothall.games.guilds.scoring import goal_score
from moothall.games.guilds.state import METRICS
from tests.games.guilds.printed import GOAL, GOALS
from tests.games.guilds.table import GOAL_IDS, PRINTED, Table


class Holding(NamedTuple):
    """What a player has, and how much of a goal's quantity that is."""

    value: int
    characters: str = ""
    rooms: str = ""
    gold: int = 0


NOBODY = Holding(0)
# For each goal: two holdings that score, the better one first, and one that misses the minimum.
HOLDINGS: dict[str, tuple[Holding, Holding, Holding]] = {
    "G01": (Holding(3, "W1 B1", "S09"), Holding(2, "W2 W7"), NOBODY),
    "G02": (Holding(3, "M1 B2", "S02"), Holding(2, "M2 M6"), NOBODY),
    "G03": (Holding(3, "P1 P2", "S06"), Holding(1, "P3"), NOBODY),
    "G04": (Holding(3, "R3 M6", "S13"), Holding(2, "R7", "S19"), NOBODY),
    "G05": (Holding(3, "N1 R7", "S31"), Holding(1, "", "S33"), NOBODY),
    "G06": (Holding(3, "C1 W7", "S16"), Holding(2, "C3", "S20"), NOBODY),
    "G07": (Holding(3, "B1 B2", "S23"), Holding(2, "B3 B4"), NOBODY),
    "G08": (Holding(3, "W2 M3 C1"), Holding(2, "N1 P1 W1"), Holding(0, "W4 B5")),
    "G09": (Holding(4, "W1 W2 M1 C1"), Holding(2, "W3 W6"), Holding(1, "M2 P1 B5")),
    "G10": (Holding(4, "W1 R7", "S02"), Holding(3, "P1 B1"), Holding(1, "C1 C2", "S16")),
    "G11": (Holding(5, "", "S22 S01 L12"), Holding(3, "", "L01"), Holding(1)),
    "G12": (Holding(2, "", "S22 L12"), Holding(1, "", "L14"), NOBODY),
    "G13": (Holding(2, "", "S01 L01"), Holding(1, "", "S04"), NOBODY),
    "G14": (Holding(2, "", "S08 L05"), Holding(1, "", "S11"), NOBODY),
    "G15": (Holding(2, "", "L12 L05"), Holding(1, "", "L01"), Holding(0, "", "S22")),
    "G16": (Holding(16, "N2 W3"), Holding(11, "", "S17"), Holding(10, "W1")),
    "G17": (Holding(4, gold=4), Holding(1, gold=1), NOBODY),
    "G18": (Holding(2, "", "S22"), Holding(1, "", "S08"), Holding(0, "", "S30")),
}


def table_of(goal: str, *holdings: Holding) -> Table:
    """A table with this goal, and with a holding for each seat."""
    table = Table(players=len(holdings))
    table.goals(goal)
    for seat, holding in enumerate(holdings):
        if holding.characters:
            table.join(*holding.characters.split(), seat=seat)
        if holding.rooms:
            table.furnish(*holding.rooms.split(), seat=seat)
        table.has(gold=holding.gold, seat=seat)
        assert holding is NOBODY or table.metric(GOAL[goal].metric, seat) == holding.value
    return table


def points(table: Table, goal: str) -> list[int]:
    return [goal_score(table.s, table.printed, seat, GOAL_IDS.index(goal)) for seat in table._seats()]


def test_there_are_eighteen_goals() -> None:
    assert [*HOLDINGS] == [*GOAL] == GOAL_IDS
    assert len(GOALS) == 18


@pytest.mark.rule("GLD-276", "GLD-220", "GLD-221", "GLD-222", "GLD-224")
@pytest.mark.parametrize("goal", GOAL)
def test_each_goal_compares_the_players_by_its_quantity(goal: str) -> None:
    best, good, poor = HOLDINGS[goal]
    first, second = GOAL[goal].first, GOAL[goal].second
    assert points(table_of(goal, good, best, poor, NOBODY), goal) == [second, first, 0, 0]
    assert points(table_of(goal, good, best), goal) == [0, first]
    assert points(table_of(goal, good, poor), goal) == [first, 0]
    assert points(table_of(goal, poor, NOBODY), goal) == [0, 0]


@pytest.mark.rule("GLD-276", "GLD-221", "GLD-222", "GLD-224")
@pytest.mark.parametrize("goal", GOAL)
def test_each_goal_is_as_printed(goal: str) -> None:
    found = PRINTED.goals[GOAL_IDS.index(goal)]
    assert METRICS[found.metric] == GOAL[goal].metric
    assert (found.first, found.second, found.least) == GOAL[goal][2:]


@pytest.mark.rule("GLD-224")
@pytest.mark.parametrize("goal", ["G09", "G10", "G11", "G16"])
def test_the_highest_value_is_not_enough_if_it_misses_the_minimum(goal: str) -> None:
    """Somebody has some of it, but nobody enough."""
    poor = HOLDINGS[goal][2]
    assert poor.value == GOAL[goal].minimum - 1
    assert points(table_of(goal, poor, NOBODY, NOBODY, NOBODY), goal) == [0, 0, 0, 0]


@pytest.mark.rule("GLD-224", "GLD-225")
def test_the_minimum_itself_is_enough() -> None:
    assert points(table_of("G09", HOLDINGS["G09"][1], NOBODY), "G09") == [4, 0]
    assert points(table_of("G11", Holding(2, "", "S22"), Holding(1)), "G11") == [6, 0]
    assert points(table_of("G16", HOLDINGS["G16"][1], Holding(10)), "G16") == [6, 0]


@pytest.mark.rule("GLD-222", "GLD-226")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_second_place_is_awarded_with_four_players_only(players: int) -> None:
    golds = [5, 3, 1, 1][:players]
    table = table_of("G17", *(Holding(gold, gold=gold) for gold in golds))
    assert points(table, "G17") == [4, 2 if players == 4 else 0, 0, 0][:players]


@pytest.mark.rule("GLD-223", "GLD-225", "GLD-226", "GLD-224")
@pytest.mark.parametrize(
    ("golds", "expected"),
    [
        ([3, 3, 1, 0], [4, 4, 2, 0]),  # two share the first place, and there is a second one still
        ([1, 3, 0, 3], [2, 4, 0, 4]),
        ([3, 3, 3, 1], [4, 4, 4, 2]),
        ([2, 2, 2, 2], [4, 4, 4, 4]),
        ([5, 2, 2, 1], [4, 2, 2, 0]),  # two share the second
        ([2, 5, 2, 2], [2, 4, 2, 2]),
        ([1, 2, 3, 4], [0, 0, 2, 4]),  # each order of the seats
        ([4, 3, 2, 1], [4, 2, 0, 0]),
        ([2, 4, 1, 3], [0, 4, 0, 2]),
        ([3, 1, 4, 2], [2, 0, 4, 0]),
        ([5, 0, 0, 0], [4, 0, 0, 0]),  # the next lower value misses the minimum
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_places_with_four_players(golds: list[int], expected: list[int]) -> None:
    table = table_of("G17", *(Holding(gold, gold=gold) for gold in golds))
    assert points(table, "G17") == expected


@pytest.mark.rule("GLD-223", "GLD-225")
@pytest.mark.parametrize(
    ("golds", "expected"),
    [
        ([3, 3, 1], [4, 4, 0]),
        ([1, 2, 2], [0, 4, 4]),
        ([2, 2, 2], [4, 4, 4]),
        ([2, 2], [4, 4]),
        ([0, 0], [0, 0]),
    ],
)
def test_who_is_tied_gets_the_full_points(golds: list[int], expected: list[int]) -> None:
    table = table_of("G17", *(Holding(gold, gold=gold) for gold in golds))
    assert points(table, "G17") == expected


@pytest.mark.rule("GLD-226")
def test_the_second_place_of_a_goal_with_a_minimum_above_one() -> None:
    """One race is below the minimum: whoever has it is not second."""
    best, good, poor = HOLDINGS["G09"]
    assert points(table_of("G09", best, poor, NOBODY, NOBODY), "G09") == [4, 0, 0, 0]
    assert points(table_of("G09", poor, best, good, NOBODY), "G09") == [0, 4, 2, 0]


@pytest.mark.rule("GLD-220")
def test_all_players_are_compared_whatever_their_seats() -> None:
    for seat in range(4):
        golds = [3 if other == seat else 1 for other in range(4)]
        table = table_of("G17", *(Holding(gold, gold=gold) for gold in golds))
        assert points(table, "G17") == [4 if other == seat else 2 for other in range(4)]


@pytest.mark.rule("GLD-227")
def test_each_goal_on_the_table_counts_by_itself() -> None:
    table = Table(players=4)
    table.join("R3", seat=0)  # -1.5
    table.has(gold=2, seat=0)
    table.has(gold=1, seat=1)
    table.goals("G04", "G17")
    assert [table.score(seat) for seat in range(4)] == [-2 + 5 + 4, 2, 0, 0]
    table.goals("G17")
    assert [table.score(seat) for seat in range(4)] == [-2 + 4, 2, 0, 0]
    table.goals("G01", "G02", "G03", "G04", "G17")
    assert table.score(0) == -2 + 5 + 4


@pytest.mark.rule("GLD-227")
def test_the_fifth_goal_counts_too() -> None:
    table = Table(players=3)
    table.has(gold=1, seat=2)
    table.goals("G01", "G02", "G03", "G04", "G17")
    assert [table.score(seat) for seat in range(3)] == [0, 0, 4]
