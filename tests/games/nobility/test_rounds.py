"""The course of a round (section 4)."""

import pytest

from moothall.engine.match import Match
from moothall.games.nobility.game import GAME
from tests.games.nobility.table import Table

EVENTS = ["E01", "E07", "E03", "E04", "E05", "E09", "E10", "E11", "E12", "E13"]


def dice_of(table: Table, seat: int) -> list[int]:
    return [int(value) for value in table.board(seat).dice]


@pytest.mark.rule("NOB-056")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_game_lasts_ten_rounds(players: int) -> None:
    table = Table(players)
    for number in range(1, 11):
        assert (table.s.round_number, table.stage) == (number, "turn")
        table.end_round()
    assert (table.stage, table.match.over, table.s.round_number) == ("over", True, 10)


@pytest.mark.rule("NOB-057")
def test_income_comes_after_the_actions_and_before_the_clean_up() -> None:
    """The event of the round still counts for the income; then the dice return, and new ones are rolled."""
    table = Table(players=3, events=["E02", "E01", "E03", "E04", "E05", "E09", "E10", "E11", "E12", "E13"])
    table.employ("wizards")
    table.dice(1, 1)
    table.place("castle", 1)
    table.end_turn()
    assert table.board(0).coins == 8
    table.end_round()
    assert table.board(0).coins == 8 + 3 + 1
    view = table.view_of(None)
    assert (view.round_number, view.event.card, view.castle) == (2, "E01", [None, None, None])
    assert 0 not in dice_of(table, 0)


@pytest.mark.rule("NOB-058")
def test_everybody_rolls_all_own_dice_in_the_open() -> None:
    rolled: list[set[int]] = [set() for _ in range(10)]
    for seed in range(60):
        match = Match(GAME, {"players": 2}, seed=seed)
        for die in range(10):
            rolled[die].add(int(match.state[0].players[die // 5].dice[die % 5]))
    assert rolled == [{1, 2, 3, 4, 5, 6}] * 10
    later: list[set[int]] = [set() for _ in range(10)]
    for seed in range(60):
        table = Table(players=2, seed=seed)
        table.end_round()
        for die in range(10):
            later[die].add(dice_of(table, die // 5)[die % 5])
    assert later == [{1, 2, 3, 4, 5, 6}] * 10
    table = Table(players=3)
    for seat in (0, 1, 2, None):
        for other in range(3):
            assert table.view_of(seat).boards[other].dice == dice_of(table, other)


@pytest.mark.rule("NOB-058")
def test_the_dice_keep_their_values_until_they_are_placed() -> None:
    table = Table(players=2)
    table.dice(1, 2, 3, 4, 5)
    others = dice_of(table, 1)
    table.place("castle", 3)
    table.end_turn()
    assert dice_of(table, 0) == [1, 2, 0, 4, 5]
    assert dice_of(table, 1) == others
    first, second = dice_of(Table(players=2), 0), dice_of(Table(players=2, seed=99), 0)
    assert first != second


@pytest.mark.rule("NOB-059")
def test_the_event_comes_before_the_dice_and_gives_in_seat_order() -> None:
    """Two tokens are left for four players: the first in seat order get them, without being asked."""
    table = Table(players=4, events=EVENTS)
    table.has(seat=3, modifiers=18)
    assert table.s.modifiers == 2
    table.end_round()
    assert (table.view_of(None).event.card, table.seat, table.stage) == ("E07", 1, "turn")
    assert [int(table.board(seat).modifiers) for seat in range(4)] == [0, 1, 1, 18]
    assert all(0 not in dice_of(table, seat) for seat in range(4))


@pytest.mark.rule("NOB-059")
def test_the_automa_rolls_after_the_player() -> None:
    """From the same seed the player's dice are the first of two players', and the automa's the second's."""
    solo, pair = Table(players=1), Table(players=2)
    assert dice_of(solo, 0) == dice_of(pair, 0)
    assert [int(value) for value in solo.s.automa] == dice_of(pair, 1)
    with_event = Table(
        players=1, events=["E07", "E01", "E03", "E04", "E05", "E09", "E10", "E11", "E12", "E13"]
    )
    assert with_event.board(0).modifiers == 1
    assert with_event.stage == "turn"


@pytest.mark.rule("NOB-060")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = Table(players=4, start_seat=2)
    for seat in range(4):
        table.dice(1, 3, 3, seat=seat)
    turns = []
    for value in (1, 3):
        for guild in ("scholars", "artists", "blacksmiths", "wizards"):
            turns.append(table.seat)
            table.place("guild", value, guild=guild)
            table.finish_action()
            table.end_turn()
    assert turns == [2, 3, 0, 1, 2, 3, 0, 1]


@pytest.mark.rule("NOB-060", "NOB-447")
def test_nobody_acts_out_of_turn() -> None:
    table = Table(players=3, start_seat=1)
    for other in (0, 2):
        assert table.refused("end_turn", by=other) == 60
    table.dice(1)
    assert table.refused("take_die", by=2, die=1, value=1) == 60
    table.end_turn()
    assert table.seat == 2


@pytest.mark.rule("NOB-061", "NOB-062")
def test_the_round_goes_on_without_those_who_have_passed() -> None:
    table = Table(players=3)
    for seat in range(3):
        table.dice(1, 1, 1, seat=seat)
    table.end_turn()  # seat 0 passes
    for turn, (seat, location) in enumerate([(1, "castle"), (2, "berk"), (1, "tavern")]):
        assert (table.seat, table.s.round_number) == (seat, 1), turn
        table.place(location, 1)
        table.finish_action()
        table.end_turn()
    assert table.seat == 2
    table.end_turn()
    assert (table.seat, table.s.round_number) == (1, 1)
    table.end_turn()
    assert table.s.round_number == 2
    assert not any(table.board(seat).passed for seat in range(3))


@pytest.mark.rule("NOB-063")
def test_passing_first_or_last_does_not_change_the_next_round() -> None:
    for last in range(3):
        table = Table(players=3)
        for seat in range(3):
            table.dice(2, seat=seat)
        for seat in range(3):
            if seat == last:
                table.place("castle", 2)
            table.end_turn()
        while table.s.round_number == 1:
            table.end_turn()
        assert (table.s.start_seat, table.seat) == (1, 1)
