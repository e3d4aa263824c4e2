"""Prestige (section 13); goals have a file of their own."""

import pytest

from moothall.games.guilds.scoring import character_score, room_score
from tests.games.guilds.table import Table


def unscored(players: int = 2) -> Table:
    """No goal is on the table."""
    table = Table(players)
    table.goals()
    return table


def parts(table: Table, seat: int = 0) -> tuple[int, int]:
    """Points for characters and for rooms."""
    return character_score(table.s, table.printed, seat), room_score(table.s, table.printed, seat)


@pytest.mark.rule("GLD-211")
def test_characters_rooms_and_goals_add_up() -> None:
    table = unscored()
    table.join("W1", "W2", seat=0)  # 3 and 4
    assert table.score(0) == 7
    table.furnish("S07")  # 6.5
    assert table.score(0) == 13
    table.goals("G01", "G13")  # most warriors, most studies
    assert table.score(0) == 23
    assert table.score(1) == 0


@pytest.mark.rule("GLD-212")
def test_characters_count_what_is_printed_and_what_counts_at_the_end() -> None:
    table = unscored()
    table.join("W1", seat=0)
    assert parts(table) == (3, 0)
    table.join("W6", seat=0)  # half a point, and one for each of two warriors
    assert parts(table) == (5, 0)
    table.join("B1", seat=0)  # 1.5, and one more for W6: 3 + 0.5 + 3 + 1.5
    assert parts(table) == (8, 0)
    assert parts(table, seat=1) == (0, 0)


@pytest.mark.rule("GLD-212")
def test_effects_of_characters_that_joined_last_count_as_well() -> None:
    table = unscored()
    table.join("W6", seat=0, fresh=True)
    assert parts(table) == (1, 0)


@pytest.mark.rule("GLD-213")
def test_rooms_count_what_is_printed_and_what_counts_at_the_end() -> None:
    table = unscored()
    table.furnish("L04", "S01")  # 8.5 and 2, and one for each of two studies
    assert parts(table) == (0, 12)
    assert parts(table, seat=1) == (0, 0)


@pytest.mark.rule("GLD-213")
def test_inactive_rooms_are_worth_nothing() -> None:
    table = unscored()
    table.lay("S30", 2, 2, seat=0)  # 2.5; opens to the hall alone
    table.lay("L14", 2, 3, seat=0)  # 9, and one for each garden
    assert parts(table) == (0, 2)


@pytest.mark.rule("GLD-213", "GLD-212")
def test_an_end_effect_of_a_character_may_count_rooms_and_the_other_way_round() -> None:
    """Each effect belongs to where it is printed: both sums end on a half, which is lost twice."""
    table = unscored()
    table.join("M5", "M3", "M6", seat=0)  # 1, 0.5, 2.5; M5: one for each study
    table.furnish("S07")  # 6.5
    assert parts(table) == (5, 6)
    table = unscored()
    table.join("M3", "M6", "P1", seat=0)  # 0.5 + 2.5 + 3.5 = 6.5
    table.furnish("L15", "S24")  # 7 + 0.5, and one for three members = 8.5
    assert parts(table) == (6, 8)
    assert table.score(0) == 14


@pytest.mark.rule("GLD-214")
def test_the_hall_is_worth_nothing() -> None:
    table = unscored()
    assert parts(table) == (0, 0)
    assert [table.score(seat) for seat in range(2)] == [0, 0]


@pytest.mark.rule("GLD-215", "GLD-216")
def test_fractions_are_rounded_down_once_for_characters() -> None:
    table = unscored()
    table.join("M3", seat=0)
    assert parts(table) == (0, 0)
    table.join("C2", seat=0)  # two halves are a whole
    assert parts(table) == (1, 0)
    table.join("B4", seat=0)
    assert parts(table) == (1, 0)


@pytest.mark.rule("GLD-215", "GLD-216")
def test_fractions_are_rounded_down_once_for_rooms() -> None:
    table = unscored()
    table.furnish("S17")
    assert parts(table) == (0, 0)
    table = unscored()
    table.furnish("S17", "S29")
    assert parts(table) == (0, 1)


@pytest.mark.rule("GLD-216")
def test_half_a_point_of_characters_and_half_a_point_of_rooms_stay_halves() -> None:
    table = unscored()
    table.join("M3", seat=0)
    table.furnish("S17")
    assert parts(table) == (0, 0)
    assert table.score(0) == 0


@pytest.mark.rule("GLD-217")
@pytest.mark.parametrize(
    ("guild", "points"),
    [(["R1"], -1), (["R3"], -2), (["N2"], -2), (["C3"], -3), (["R3", "P2"], -2), (["R3", "W3"], 0)],
)
def test_rounding_down_is_towards_minus_infinity(guild: list[str], points: int) -> None:
    """-0.5, -1.5, -2, -2.5; -1.5 - 0.5 and -1.5 + 1.5."""
    table = unscored()
    table.join(*guild, seat=0)
    assert parts(table) == (points, 0)
    assert table.score(0) == points


@pytest.mark.rule("GLD-217")
def test_half_a_point_less_than_nothing_costs_a_whole_one() -> None:
    table = unscored()
    table.join("R1", seat=0)
    table.furnish("S17")
    assert table.score(0) == -1


@pytest.mark.rule("GLD-218")
def test_goals_are_whole_and_lose_nothing_to_rounding() -> None:
    table = unscored()
    table.join("R1", seat=0)  # -0.5
    table.goals("G04")
    assert table.score(0) == -1 + 5


@pytest.mark.rule("GLD-219")
def test_coins_are_worth_nothing() -> None:
    table = unscored()
    table.join("W1", seat=0)
    table.has(silver=40, gold=30, seat=0)
    table.tent("A1", 9, seat=0)
    assert table.score(0) == 3
