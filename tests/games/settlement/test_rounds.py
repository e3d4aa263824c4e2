"""The structure of a round (section 3)."""

import pytest

from moothall.games.settlement.state import IN_ROW
from tests.games.settlement.table import HEROES, Table, standard_orders

PLAYERS = (1, 2, 3, 4)


def started(players: int, start: int) -> Table:
    return Table(players, orders=standard_orders(start_seat=start))


def take_turn(table: Table) -> int:
    """The quickest turn that is none of passing; who took it."""
    seat = table.seat
    row = next(i for i in range(3) if table.is_legal("activate_wilderness_row", row=i))
    table.play("activate_wilderness_row", row=row)
    if table.stage == "choose_settlers":
        table.play("deploy", bonus=0)
    table.play("end_turn")
    return seat


def pass_round(table: Table) -> int:
    """Pass, keep nothing, swap the artifact; who passed."""
    seat = table.seat
    table.play("pass_round")
    if table.stage == "swap_artifact" and table.seat == seat:
        table.play("take", artifact=next(i for i in range(14) if table.s.artifact_at[i] == IN_ROW))
    return seat


@pytest.mark.rule("SET-046")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_game_lasts_exactly_six_rounds(players: int) -> None:
    table = Table(players)
    for number in range(1, 7):
        assert table.view.round == number
        assert not table.match.over
        for _ in range(players):
            take_turn(table)
            assert table.view.round == number
        for _ in range(players):
            assert not table.match.over
            pass_round(table)
    assert table.match.over
    assert table.match.legal() == []


@pytest.mark.rule("SET-047")
@pytest.mark.parametrize(("players", "start"), [(n, start) for n in PLAYERS for start in range(n)])
def test_turns_go_clockwise_from_the_start_player_again_and_again(players: int, start: int) -> None:
    table = started(players, start)
    turns = [take_turn(table) for _ in range(3 * players)]
    assert turns == [(start + i) % players for i in range(3 * players)]


@pytest.mark.rule("SET-047")
def test_the_holder_of_the_start_marker_begins_the_next_round() -> None:
    table = started(3, 0)
    take_turn(table)
    assert pass_round(table) == 1
    take_turn(table)
    pass_round(table)
    pass_round(table)
    assert [take_turn(table) for _ in range(4)] == [1, 2, 0, 1]


@pytest.mark.rule("SET-047")
@pytest.mark.parametrize("other", [1, 2, 3])
def test_nobody_acts_in_the_turn_of_another(other: int) -> None:
    table = started(4, 0)
    assert table.refused("explore", by=other, row=0) == 47
    assert table.refused("pass_round", by=other) == 47
    table.play("explore", row=0)
    assert table.refused("lay", by=other, row=0, column=0) == 47


@pytest.mark.rule("SET-048")
@pytest.mark.parametrize("passing", range(4))
def test_who_has_passed_is_skipped_for_the_rest_of_the_round(passing: int) -> None:
    table = started(4, 0)
    for _ in range(passing):
        take_turn(table)
    assert pass_round(table) == passing
    turns = [take_turn(table) for _ in range(6)]
    others = [(passing + i) % 4 for i in (1, 2, 3)]
    assert turns == others * 2
    assert table.board(passing).passed
    assert table.refused("explore", by=passing, row=0) == 47


@pytest.mark.rule("SET-048")
def test_whoever_passed_is_back_in_the_next_round() -> None:
    table = started(3, 0)
    for seat in (0, 1, 2):
        assert not table.board(seat).passed
        assert pass_round(table) == seat
    assert [int(table.board(seat).passed) for seat in range(3)] == [0, 0, 0]
    assert [take_turn(table) for _ in range(3)] == [0, 1, 2]


@pytest.mark.rule("SET-049")
@pytest.mark.parametrize("last", range(4))
def test_the_last_who_has_not_passed_takes_turn_after_turn(last: int) -> None:
    table = started(4, (last + 1) % 4)
    for _ in range(3):
        pass_round(table)
    assert [take_turn(table) for _ in range(3)] == [last] * 3
    assert table.view.round == 1
    assert pass_round(table) == last
    assert table.view.round == 2


@pytest.mark.rule("SET-050")
def test_every_round_begins_with_six_settlers_and_the_bonus_settlers_kept() -> None:
    table = Table(2)
    kept = {0: 3, 1: 0}
    for seat in (0, 1):
        table.has(seat, bonus_settler=kept[seat])
    for number in range(2, 7):
        for _ in range(4):
            take_turn(table)
        assert [int(table.board(seat).settlers) for seat in (0, 1)] == [4, 4]
        table.artifact_row("lodestar", "key_of_knowledge", "shamans_mask")  # none gives anything on taking
        table.pass_all()
        assert table.view.round == number
        for seat in (0, 1):
            assert table.board(seat).settlers == 6
            assert table.board(seat).supply[5] == kept[seat]


@pytest.mark.rule("SET-051")
@pytest.mark.parametrize("first", range(3))
def test_the_first_to_pass_takes_the_start_marker_at_once(first: int) -> None:
    table = started(3, 0)
    for _ in range(first):
        take_turn(table)
    assert table.view.start_seat == 0
    table.play("pass_round")
    assert table.stage == "swap_artifact"  # at once, not when the round ends
    assert table.view.start_seat == first
    table.play("take", artifact=next(i for i in range(14) if table.s.artifact_at[i] == IN_ROW))
    for _ in range(2):
        pass_round(table)
        assert table.view.start_seat == first
    assert table.view.round == 2
    assert table.seat == first


@pytest.mark.rule("SET-052")
def test_the_start_marker_does_not_change_the_order_of_this_round() -> None:
    table = started(4, 0)
    take_turn(table)
    take_turn(table)
    assert pass_round(table) == 2
    assert table.view.start_seat == 2
    assert [take_turn(table) for _ in range(6)] == [3, 0, 1, 3, 0, 1]


@pytest.mark.rule("SET-053")
@pytest.mark.parametrize("number", range(1, 6))
def test_after_rounds_1_to_5_the_steps_of_the_round_end_follow(number: int) -> None:
    table = Table(2)
    table.go_to_round(number)
    row = table.view.hero_row
    pass_round(table)
    assert table.view.hero_row == row  # not before all have passed
    pass_round(table)
    assert table.view.hero_row[1:] == row[:3]
    assert row[3] in table.view.discarded_heroes
    assert table.view.round == number + 1
    assert table.view.result is None


@pytest.mark.rule("SET-053")
def test_after_round_6_the_final_scoring_follows() -> None:
    table = Table(2)
    table.hero("art_06", seat=1)
    table.go_to_round(6)
    row, discarded = table.view.hero_row, table.view.discarded_heroes
    pass_round(table)
    assert not table.match.over
    pass_round(table)
    assert table.match.over
    assert table.view.hero_row == row
    assert table.view.discarded_heroes == discarded
    assert table.view.result.scores == [0, 9]
    assert table.view.result.winners == [1]
    assert len(discarded) == 5
    assert set(discarded) <= set(HEROES)
