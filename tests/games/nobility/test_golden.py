"""How the recorded games of Nobility ended, in words of their own; `tests/golden` replays them."""

import pytest

from moothall.engine.game import Result
from moothall.games.nobility.game import GAME
from tests.games.nobility.walks import VARIANTS
from tests.golden.recipes import Standings
from tests.golden.recipes.nobility import COOKBOOK, RECIPES
from tests.golden.record import expected


def result_of(name: str) -> Result:
    return expected("nobility", name).result


def standings_of(result: Result) -> Standings:
    return COOKBOOK.standings_of(result)


def winner_and_loser(result: Result) -> Standings:
    (winner,) = result.winners
    return [standings_of(result)[seat] for seat in (winner, 1 - winner)]


def test_there_is_a_game_of_every_variant() -> None:
    played = {
        (recipe.players, options["events"], options["chancery"])
        for recipe in RECIPES.values()
        for options in [GAME.options_from(COOKBOOK.options_of(recipe))]
        if recipe.kind == "greedy"
    }
    assert played == {*VARIANTS}


@pytest.mark.rule("NOB-338")
@pytest.mark.parametrize("name", ["two-players", "three-with-events", "four-with-chancery", "six-players"])
def test_most_points_win(name: str) -> None:
    result = result_of(name)
    assert result.winners == [result.scores.index(max(result.scores))]
    assert result.scores.count(max(result.scores)) == 1


@pytest.mark.rule("NOB-339")
def test_houses_break_a_tie_before_all_else() -> None:
    mine, yours = winner_and_loser(result_of("tie-by-houses"))
    assert mine[0] == yours[0]
    assert mine[1] > yours[1]
    assert mine[2] < yours[2]
    assert mine[3] < yours[3]


@pytest.mark.rule("NOB-340")
def test_reputation_breaks_a_tie_that_houses_do_not() -> None:
    mine, yours = winner_and_loser(result_of("tie-by-reputation"))
    assert mine[:2] == yours[:2]
    assert mine[2] > yours[2]
    assert mine[3] < yours[3]


@pytest.mark.rule("NOB-341")
def test_coins_break_a_tie_that_nothing_else_does() -> None:
    mine, yours = winner_and_loser(result_of("tie-by-coins"))
    assert mine[:3] == yours[:3]
    assert mine[3] > yours[3]


@pytest.mark.rule("NOB-342")
def test_whoever_is_tied_in_everything_shares_the_victory() -> None:
    assert result_of("shared-victory").winners == [0, 1]
    result = result_of("shared-by-two-of-four")
    first, second = result.winners
    assert standings_of(result)[first] == standings_of(result)[second] == max(standings_of(result))


@pytest.mark.rule("NOB-474")
def test_only_those_still_tied_are_compared_further() -> None:
    result = result_of("three-tied")
    (winner,) = result.winners
    fewest_houses = min(standings_of(result), key=lambda standing: standing[1])
    assert len({*result.scores}) == 1
    assert fewest_houses[2] > standings_of(result)[winner][2]
    assert fewest_houses[3] > standings_of(result)[winner][3]


@pytest.mark.rule("NOB-386")
def test_alone_the_goal_decides() -> None:
    met, missed = result_of("goal-met"), result_of("alone")
    assert (met.winners, met.rank) == ([0], "met")
    assert (missed.winners, missed.rank) == ([], "missed")
    assert missed.scores[0] > 0


@pytest.mark.rule("NOB-438")
def test_a_commission_has_its_place_in_the_result() -> None:
    assert any(detail["commissions"] > 0 for detail in result_of("four-with-chancery").details)
    assert all("commissions" not in detail for detail in result_of("four-players").details)
