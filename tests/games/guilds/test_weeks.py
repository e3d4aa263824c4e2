"""Weeks, phases and the round track (section 3)."""

import pytest
from msgspec import to_builtins

from moothall.games.guilds.game import GAME
from moothall.games.guilds.state import PHASES
from tests.games.guilds.table import DECK, SCRIPTORIUM, Table

TRACK = to_builtins(GAME.components(DECK))["track"]


def phases_seen(table: Table) -> list[tuple[int, str]]:
    """The week and the phase of each question of an idle game, every change once."""
    seen: list[tuple[int, str]] = []
    while not table.s.over:
        now = (table.view.week, table.view.phase)
        if now not in seen[-1:]:
            seen.append(now)
        table.idle()
    return seen


@pytest.mark.rule("GLD-050")
@pytest.mark.parametrize(("players", "weeks"), [(2, 8), (3, 6), (4, 6)])
def test_each_week_has_its_phases_in_order(players: int, weeks: int) -> None:
    """The first needs no answer: at the first question of the auction the new cards and rooms are there."""
    phases = ("auction", "money", "building", "end")
    assert phases_seen(Table(players)) == [(week, phase) for week in range(1, weeks + 1) for phase in phases]
    assert PHASES[1:] == ("start", *phases)


@pytest.mark.rule("GLD-050")
def test_the_money_phase_follows_however_the_auction_ends() -> None:
    table = Table(2)
    table.empty_town("A1")
    table.tent("A1", 1, seat=0)
    table.take("W1")
    assert (table.stage, table.view.phase) == ("money", "money")


@pytest.mark.rule("GLD-050")
def test_the_first_phase_is_through_before_the_first_turn_of_the_auction() -> None:
    table = Table(3)
    table.has(0, silver=0)
    shown, town = table.display_ids(), table.town_ids()
    table.idle_until("protect")
    assert (table.display_ids(), table.town_ids()) == (shown, town)
    table.next_week()
    assert table.stage == "auction"
    assert table.silvers() == [10, 10, 10]
    assert not {*shown} & {*table.display_ids()}
    assert not {*town} & {*table.town_ids()}


@pytest.mark.rule("GLD-051", "GLD-052", "GLD-059")
@pytest.mark.parametrize(("players", "last"), [(2, 8), (3, 6), (4, 6)])
def test_the_last_week(players: int, last: int) -> None:
    table = Table(players)
    assert table.view.weeks == last
    for _ in range(last - 1):
        table.next_week()
    assert (table.s.week, table.s.over) == (last, 0)
    table.next_week()
    assert table.s.over
    for wrong in (last - 1, last + 1):
        error = SCRIPTORIUM.complaint(SCRIPTORIUM.changed(("player_count", players - 2, "weeks"), wrong))
        assert error.field == "weeks"


@pytest.mark.rule("GLD-053")
def test_the_track_has_a_space_for_each_of_eight_weeks() -> None:
    assert TRACK["spaces"] == 8
    table = Table(2)
    spaces = []
    while not table.s.over:
        spaces.append(table.view.week)
        table.next_week()
    assert spaces == list(range(1, 9))


@pytest.mark.rule("GLD-054", "GLD-055", "GLD-058")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_marker_shows_the_dove_and_from_the_sixth_space_on_the_cat(players: int) -> None:
    assert (TRACK["dove"], TRACK["cat"]) == (1, 6)
    table = Table(players)
    faces = []
    while not table.s.over:
        faces.append(table.view.marker)
        table.next_week()
    assert faces == ["dove"] * 5 + ["cat"] * (len(faces) - 5)
    assert table.view.marker == "cat"


@pytest.mark.rule("GLD-056")
def test_the_marker_moves_one_space_at_the_end_of_a_week_and_not_before() -> None:
    table = Table(3)
    for week in range(1, 6):
        while table.stage != "protect" or (table.seat + 1) % 3 != table.s.start_seat:
            assert table.view.week == week
            table.idle()
        table.idle()
        assert (table.view.week, table.view.phase) == (week + 1, "auction")


@pytest.mark.rule("GLD-057")
@pytest.mark.parametrize(("players", "last"), [(2, 8), (3, 6), (4, 6)])
def test_the_marker_stays_when_the_game_ends(players: int, last: int) -> None:
    table = Table(players)
    while not table.s.over:
        table.next_week()
    assert table.view.week == last
    full = Table(players)
    full.furnish("S22", "S18", "S07", "S28", "S01", "S11", "S08", "S16", "S04", "S13", "S23", seat=1)
    full.next_week()
    assert full.s.over
    assert full.view.week == 1


@pytest.mark.rule("GLD-059")
def test_with_two_players_the_cat_changes_nothing() -> None:
    table = Table(2)
    table.week(6)
    assert table.view.marker == "cat"
    table.next_week()
    assert (table.s.week, table.s.over, table.stage) == (7, 0, "auction")
    assert table.silvers() == [10, 10]
