"""How the recorded games of Architects ended, in words of their own; `tests/golden` replays them."""

import pytest

from moothall.engine.game import Result
from tests.golden.recipes import Standings
from tests.golden.recipes.architects import COOKBOOK
from tests.golden.record import expected


def result_of(name: str) -> Result:
    return expected("architects", name).result


def standings_of(result: Result) -> Standings:
    return COOKBOOK.standings_of(result)


def winner_and_loser(result: Result) -> Standings:
    (winner,) = result.winners
    return [standings_of(result)[seat] for seat in (winner, 1 - winner)]


@pytest.mark.rule("ARC-264")
@pytest.mark.parametrize("name", ["two-players", "three-players", "four-players", "five-players"])
def test_most_points_win(name: str) -> None:
    result = result_of(name)
    assert result.winners == [result.scores.index(max(result.scores))]
    assert result.scores.count(max(result.scores)) == 1


@pytest.mark.rule("ARC-263")
def test_totals_below_zero_are_compared_like_any() -> None:
    result = result_of("below-zero")
    assert max(result.scores) < 0
    assert result.winners == [result.scores.index(max(result.scores))]


@pytest.mark.rule("ARC-265")
def test_virtue_breaks_a_tie_before_silver_does() -> None:
    mine, yours = winner_and_loser(result_of("tie-by-virtue"))
    assert mine[0] == yours[0]
    assert mine[1] > yours[1]
    assert mine[2] < yours[2]


@pytest.mark.rule("ARC-266")
def test_silver_breaks_a_tie_that_virtue_does_not() -> None:
    mine, yours = winner_and_loser(result_of("tie-by-silver"))
    assert mine[:2] == yours[:2]
    assert mine[2] > yours[2]


@pytest.mark.rule("ARC-267")
def test_whoever_is_tied_in_everything_shares_the_victory() -> None:
    assert result_of("shared-victory").winners == [0, 1]
    result = result_of("shared-by-two-of-four")
    first, second = result.winners
    assert standings_of(result)[first] == standings_of(result)[second] == max(standings_of(result))


@pytest.mark.rule("ARC-264", "ARC-265")
def test_ties_are_broken_among_those_who_are_tied() -> None:
    result = result_of("rich-outsider")
    (winner,) = result.winners
    outsider = result.scores.index(min(result.scores))
    assert standings_of(result)[outsider][1] > standings_of(result)[winner][1]
    assert standings_of(result)[outsider][2] > standings_of(result)[winner][2]


@pytest.mark.rule("ARC-373")
def test_alone_either_may_win() -> None:
    assert result_of("constantine-loses").winners == [0]
    assert result_of("helena-wins").winners == [1]
    result = result_of("tie-with-constantine")
    mine, yours = winner_and_loser(result)
    assert mine[0] == yours[0]
    assert mine[1] > yours[1]


@pytest.mark.rule("ARC-374")
def test_the_opponent_may_win_against_two() -> None:
    result = result_of("constantine-wins")
    assert result.winners == [2]
    assert len(result.scores) == 3
