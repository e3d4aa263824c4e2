"""How the recorded games of Settlement ended, in words of their own; `tests/golden` replays them."""

import pytest

from moothall.engine.game import Result
from tests.golden.recipes import Standings
from tests.golden.recipes.settlement import COOKBOOK
from tests.golden.record import expected


def result_of(name: str) -> Result:
    return expected("settlement", name).result


def standings_of(result: Result) -> Standings:
    return COOKBOOK.standings_of(result)


@pytest.mark.rule("SET-212")
@pytest.mark.parametrize("name", ["two-players", "three-players", "four-players"])
def test_most_points_win(name: str) -> None:
    result = result_of(name)
    assert result.winners == [result.scores.index(max(result.scores))]
    assert result.scores.count(max(result.scores)) == 1


@pytest.mark.rule("SET-213")
def test_gold_breaks_a_tie_before_diamonds_do() -> None:
    result = result_of("tie-by-gold")
    (winner,) = result.winners
    mine, yours = standings_of(result)[winner], standings_of(result)[1 - winner]
    assert mine[0] == yours[0]
    assert mine[1] > yours[1]
    assert mine[2] < yours[2]


@pytest.mark.rule("SET-214")
def test_diamonds_break_a_tie_that_gold_does_not() -> None:
    result = result_of("tie-by-diamonds")
    (winner,) = result.winners
    mine, yours = standings_of(result)[winner], standings_of(result)[1 - winner]
    assert mine[:2] == yours[:2]
    assert mine[2] > yours[2]


@pytest.mark.rule("SET-215")
def test_whoever_is_tied_in_everything_shares_the_victory() -> None:
    assert result_of("shared-victory").winners == [0, 1]
    result = result_of("shared-by-two-of-four")
    first, second = result.winners
    assert standings_of(result)[first] == standings_of(result)[second] == max(standings_of(result))


@pytest.mark.rule("SET-303")
def test_each_comparison_is_among_those_still_tied() -> None:
    tied = result_of("three-tied")
    (winner,) = tied.winners
    assert len(set(tied.scores)) == 1
    diamonds = [diamond for _, _, diamond in standings_of(tied)]
    assert diamonds[winner] < max(diamonds)
    outsider = result_of("rich-outsider")
    (winner,) = outsider.winners
    gold = [gold for _, gold, _ in standings_of(outsider)]
    assert gold[winner] < max(gold)
    assert outsider.scores[gold.index(max(gold))] < max(outsider.scores)


@pytest.mark.rule("SET-224")
@pytest.mark.parametrize(
    ("rank", "least", "most"),
    [("settler", 0, 50), ("mayor", 51, 75), ("knight", 76, 100), ("lord", 101, 999)],
)
def test_each_rank_was_reached(rank: str, least: int, most: int) -> None:
    result = result_of(f"rank-{rank}")
    assert (result.rank, result.winners) == (rank, [])
    assert least <= result.scores[0] <= most
