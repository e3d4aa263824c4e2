"""Winners and tie-breaks (GLD-228 to GLD-237). No goal is on the table, so points are easily made equal."""

import pytest

from moothall.games.guilds.scoring import tie_break_income
from tests.games.guilds.table import Table


def table_of(*guilds: str) -> Table:
    """A guild for each seat."""
    table = Table(players=len(guilds))
    table.goals()
    for seat, guild in enumerate(guilds):
        if guild:
            table.join(*guild.split(), seat=seat)
    return table


def scores(table: Table) -> list[int]:
    return [table.score(seat) for seat in table._seats()]


def incomes(table: Table) -> list[int]:
    return [tie_break_income(table.s, table.printed, seat) for seat in table._seats()]


@pytest.mark.rule("GLD-228")
@pytest.mark.parametrize("best", [0, 1, 2])
def test_the_highest_total_wins(best: int) -> None:
    guilds = ["W1", "M2", "P1"]  # 3, 4 and 3 points
    guilds[best] = guilds[best] + " N1"  # 5 more
    table = table_of(*guilds)
    assert scores(table)[best] == max(scores(table))
    assert table.winners() == [best]


@pytest.mark.rule("GLD-228")
def test_a_point_more_outweighs_every_tie_break() -> None:
    """Seat 1 has less income, more cells and more characters, and a point less."""
    table = table_of("P1 P2 N1", "M4 R5 B6 C2 C6")  # 16 halves, and 9
    table.furnish("S22", "S08", seat=1)  # 7
    assert scores(table) == [8, 7]
    assert table.winners() == [0]


@pytest.mark.rule("GLD-229")
def test_of_those_tied_the_lowest_income_wins() -> None:
    table = table_of("W3 W4", "W1")  # 6 halves each; W3 brings 1 silver
    assert scores(table) == [3, 3]
    assert incomes(table) == [11, 10]
    assert table.winners() == [1]


@pytest.mark.rule("GLD-229")
def test_the_lowest_income_beats_size_and_number() -> None:
    table = table_of("W3 W4 M4", "W2")  # 8 halves each
    assert scores(table) == [4, 4]
    assert table.winners() == [1]


@pytest.mark.rule("GLD-230")
@pytest.mark.parametrize(
    ("other", "income", "winners"),
    [("P1 P2", 12, [1]), ("P1 P2 M3 R1", 13, [1]), ("R3 P2 M2 M4", 14, [0])],
)
def test_one_gold_of_income_counts_as_three_silver(other: str, income: int, winners: list[int]) -> None:
    """N1 and N2 have 6 halves and bring a gold: as much as 3 silver, so that the number of cards decides."""
    table = table_of("N1 N2", other)
    assert scores(table) == [3, 3]
    assert incomes(table) == [13, income]
    assert table.winners() == winners


@pytest.mark.rule("GLD-230")
def test_only_the_tie_break_counts_gold_so() -> None:
    table = table_of("N1 N2", "P1 P2")
    assert [table.metric("income_weekly", seat) for seat in range(2)] == [15, 12]


@pytest.mark.rule("GLD-231")
def test_the_income_is_what_a_next_week_would_bring() -> None:
    table = table_of("N3 W1 W2 M2", "")  # N3: 1 silver for three members
    table.furnish("S17", "S21", seat=1)  # 1 silver, 1 gold
    assert incomes(table) == [11, 14]
    table.has(silver=50, gold=50, seat=0)
    table.tent("A1", 9, seat=0)
    assert incomes(table) == [11, 14]


@pytest.mark.rule("GLD-231")
def test_rooms_that_cannot_be_reached_bring_nothing() -> None:
    """Seat 0's S29 would bring a silver, but lies behind the wall of S30: its character decides."""
    table = table_of("R6", "")  # half a point, which is none
    table.lay("S30", 2, 2, seat=0)  # 2.5
    table.lay("S29", 2, 3, 1, seat=0)
    table.furnish("S01", seat=1)  # 2
    assert scores(table) == [2, 2]
    assert incomes(table) == [10, 10]
    assert table.winners() == [0]


@pytest.mark.rule("GLD-232")
def test_then_the_largest_headquarters_wins() -> None:
    """A room of 1.5 against a character of 1: as many points, no income; more characters come later."""
    table = table_of("", "M4")
    table.furnish("S22", seat=0)
    assert scores(table) == [1, 1]
    assert incomes(table) == [10, 10]
    assert table.winners() == [0]


@pytest.mark.rule("GLD-232")
def test_a_large_room_is_larger() -> None:
    table = table_of("", "")
    table.furnish("L01", seat=0)  # 7 points
    table.furnish("S14", seat=1)  # 7 points
    assert table.winners() == [0]


@pytest.mark.rule("GLD-233")
def test_size_is_what_is_active_with_the_hall() -> None:
    """Seat 0 has two cells more that can't be reached, seat 1 a character more: who would lose by size."""
    table = table_of("", "R6")  # half a point, which is none
    table.lay("S30", 2, 2, seat=0)  # 2.5
    table.lay("L01", 2, 3, seat=0)
    table.furnish("S01", seat=1)  # 2
    assert scores(table) == [2, 2]
    assert [table.metric("built_cells", seat) for seat in range(2)] == [2, 2]
    assert table.winners() == [1]


@pytest.mark.rule("GLD-234")
def test_then_the_most_characters_win() -> None:
    table = table_of("W1", "M4 R5 B6")  # 6 halves each
    assert scores(table) == [3, 3]
    assert incomes(table) == [10, 10]
    assert table.winners() == [1]


@pytest.mark.rule("GLD-235")
def test_symbols_are_no_characters() -> None:
    table = table_of("", "R6")  # half a point, which is none
    table.furnish("S23", "S09", seat=0)  # animals and warriors, 1.5 each
    table.furnish("S22", "S10", seat=1)  # no symbols, 1.5 each
    assert scores(table) == [3, 3]
    assert table.winners() == [1]


@pytest.mark.rule("GLD-236")
def test_who_is_still_tied_shares_the_victory() -> None:
    table = table_of("W1", "B5", "M4")  # 6, 6 and 2 halves
    assert table.winners() == [0, 1]
    assert Table(players=4).winners() == [0, 1, 2, 3]


@pytest.mark.rule("GLD-236")
def test_with_equal_size_and_number_the_seat_makes_no_difference() -> None:
    table = table_of("W2", "M2", "", "R3")
    assert table.winners() == [0, 1]


@pytest.mark.rule("GLD-237")
def test_each_step_compares_only_those_still_tied() -> None:
    """Seat 2 has the least income but fewer points; seat 0 the larger site but more income than seat 1."""
    table = table_of("W1", "M4 R5 B6 C6", "P3")  # 3, 4 and 2 points
    table.furnish("S24", "S29", seat=0)  # 1 point and 2 silver
    table.furnish("S17", seat=1)  # half a point and a silver
    assert scores(table) == [4, 4, 2]
    assert incomes(table) == [12, 11, 10]
    assert table.winners() == [1]


@pytest.mark.rule("GLD-237")
def test_who_fell_behind_by_income_is_not_asked_for_size() -> None:
    """Seats 0 and 1 are tied up to size; seat 2, with one silver more a week, has the largest site."""
    table = table_of("R6", "", "")
    table.furnish("S01", seat=0)  # 2 points
    table.furnish("S30", seat=1)  # 2.5
    table.furnish("L12", seat=2)  # 2.5 and a silver
    assert scores(table) == [2, 2, 2]
    assert incomes(table) == [10, 10, 11]
    assert [table.metric("built_cells", seat) for seat in range(3)] == [2, 2, 3]
    assert table.winners() == [0]
