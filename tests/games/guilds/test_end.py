"""The end of the game (section 12), and its result."""

import pytest

from moothall.engine.match import Refused
from tests.games.guilds.table import Table

# Ten small rooms that leave one cell of a site.
FILLING = ("S22", "S18", "S07", "S28", "S01", "S11", "S08", "S16", "S04", "S13")

# Three rooms whose only doors lead to the hall, and behind them eight that can't be reached.
BEHIND_WALLS = (
    ("S10", 2, 2, 0),
    ("S30", 1, 1, 3),
    ("S06", 3, 1, 1),
    ("S02", 1, 2, 3),
    ("S05", 3, 2, 0),
    ("S12", 1, 3, 1),
    ("S14", 2, 3, 3),
    ("S15", 3, 3, 1),
    ("S20", 1, 4, 0),
    ("S24", 2, 4, 2),
    ("S26", 3, 4, 0),
)


def nearly_full(players: int = 2, seat: int = 0) -> Table:
    """One cell of a site is left, into which S10 fits."""
    table = Table(players)
    table.furnish(*FILLING, seat=seat)
    assert table.view.boards[seat].site.occupied == 11
    table.display("S10", "S19")
    table.begin("building")
    return table


def fill(table: Table) -> None:
    """Whoever's turn it is buys S10 and fills the site."""
    table.has(gold=1)
    table.play("buy", place=table.place_of("S10"))
    table.match.play(table.match.legal()[0])


@pytest.mark.rule("GLD-206")
@pytest.mark.parametrize(("players", "last"), [(2, 8), (3, 6), (4, 6)])
def test_the_game_ends_with_the_last_week(players: int, last: int) -> None:
    table = Table(players)
    table.week(last)
    table.idle_until("protect")
    for _ in range(players - 1):
        table.play("done")
        assert not table.s.over
    table.play("done")
    assert table.s.over
    assert (table.match.over, table.match.seat, table.match.stage) == (True, None, "over")
    assert table.match.legal() == []
    assert table.view.result is not None


@pytest.mark.rule("GLD-206")
def test_no_week_before_the_last_ends_the_game() -> None:
    for players, last in ((2, 8), (3, 6), (4, 6)):
        for week in range(1, last):
            table = Table(players)
            table.week(week)
            table.next_week()
            assert (table.s.week, table.s.over) == (week + 1, 0)


@pytest.mark.rule("GLD-206")
def test_after_the_end_nothing_can_be_done() -> None:
    table = Table(2)
    table.week(8)
    table.next_week()
    assert table.s.over
    for name, values in (("pass_turn", {}), ("done", {}), ("bid", {"area": 0}), ("buy", {"place": 0})):
        with pytest.raises(Refused) as refused:
            table.play(name, **values)
        assert refused.value.number == 206


@pytest.mark.rule("GLD-207", "GLD-209")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_full_site_ends_the_game_with_the_week(players: int) -> None:
    table = nearly_full(players)
    fill(table)
    # The week goes on: the others may still buy, and all may protect rooms.
    assert (table.stage, table.seat, table.s.over) == ("building", 1, 0)
    table.has(1, gold=2)
    table.buy("S19", 2, 2)
    assert table.site(1) == ["S19"]
    assert table.s.over  # that was the last room: phase 5 has nothing to ask
    assert table.s.week == 1


@pytest.mark.rule("GLD-209", "GLD-210")
def test_phases_4_and_5_are_completed_normally() -> None:
    table = nearly_full(3, seat=2)
    table.pass_turn(2)
    fill(table)
    assert (table.stage, table.seat) == ("building", 0)
    assert [table.may_buy("S19"), table.s.passes] == [143, 0]
    table.pass_turn(3)
    assert (table.stage, table.seat, table.s.over) == ("protect", 0, 0)
    table.protect("S19")
    for seat in range(3):
        table.has(seat, silver=3 + seat, gold=2)
        table.play("done")
    assert table.s.over
    assert (table.s.week, table.s.start_seat, table.display_ids()) == (1, 2, ["S19"])
    assert (table.silvers(), table.golds()) == ([0, 0, 0], [2, 2, 2])


@pytest.mark.rule("GLD-207")
def test_one_empty_cell_is_enough_to_go_on() -> None:
    table = nearly_full()
    table.pass_turn(2)
    table.next_week()
    assert (table.s.week, table.s.over) == (2, 0)


@pytest.mark.rule("GLD-207")
def test_whoever_fills_a_site_ends_the_game() -> None:
    for seat in range(4):
        table = nearly_full(4, seat=seat)
        table.turn(seat)
        fill(table)
        table.next_week()
        assert (table.s.week, table.s.over) == (1, 1)


@pytest.mark.rule("GLD-208")
def test_inactive_rooms_fill_cells_too() -> None:
    """A room behind walls can't be reached, and with it the site is full all the same."""
    table = Table(2)
    for room, x, y, turns in BEHIND_WALLS:
        table.lay(room, x, y, turns)
    player = table.board(0)
    assert (table.view.boards[0].site.occupied, int(player.active).bit_count()) == (12, 4)
    assert table.metric("built_cells") == 4
    table.next_week()
    assert (table.s.week, table.s.over) == (1, 1)


@pytest.mark.rule("GLD-210")
def test_phase_5_of_the_final_week_is_carried_out_completely() -> None:
    """Rooms are protected and discarded, the figure is handed on, silver goes and gold stays."""
    table = Table(2)
    table.week(8)
    table.idle_until("protect")
    rooms = table.display_ids()
    table.has(0, silver=5, gold=4)
    table.has(1, silver=9, gold=7)
    table.protect(rooms[0])
    table.play("done")
    table.play("done")
    assert table.s.over
    assert (table.display_ids(), table.discards("room")) == (rooms[:1], rooms[1:])
    assert table.discards() == ["W1", "W2", "W3"]
    assert (table.s.start_seat, table.silvers(), table.golds()) == (1, [0, 0], [4, 7])
    assert table.town_ids() == []


@pytest.mark.rule("GLD-210")
def test_scoring_comes_after_it() -> None:
    """Gold counts for its goal at the end; no income of a next week is added to it."""
    table = Table(2)
    table.goals("G17")
    table.join("N2", "C3", seat=1)
    table.week(8)
    table.has(0, gold=3)
    table.has(1, gold=2)
    table.next_week()
    assert table.s.over
    assert [goal.standings[0].value for goal in table.view.goals] == [3]
    result = table.result()
    assert [detail["G17"] for detail in result.details] == [4, 0]


@pytest.mark.rule("GLD-312")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_result_lists_points_by_source_ties_and_winners(players: int) -> None:
    table = Table(players)
    table.goals("G05", "G11")
    table.join("N1", "P7", seat=0)
    table.furnish("S07", "L18", seat=1)
    table.week(8 if players == 2 else 6)
    table.next_week()
    assert table.s.over
    result = table.result()
    assert len(result.details) == players
    for seat, detail in enumerate(result.details):
        goals = [detail[goal] for goal in table.goal_ids()]
        assert detail["total"] == detail["characters"] + detail["rooms"] + sum(goals) == table.score(seat)
        assert {*detail} == {"characters", "rooms", *table.goal_ids(), "total"} | {
            "tie_income",
            "tie_cells",
            "tie_members",
        }
    assert [detail["characters"] for detail in result.details][:2] == [7, 0]
    assert [detail["rooms"] for detail in result.details][:2] == [0, 14]
    assert [(detail["G05"], detail["G11"]) for detail in result.details][:2] == [(5, 0), (0, 6)]
    assert [detail["tie_income"] for detail in result.details][:2] == [10, 13]
    assert [detail["tie_cells"] for detail in result.details][:2] == [1, 4]
    assert [detail["tie_members"] for detail in result.details][:2] == [2, 0]
    assert result.winners == [1]
    assert table.view.result == result
