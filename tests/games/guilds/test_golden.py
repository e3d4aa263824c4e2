"""How the recorded games of Guilds ended, in words of their own; `tests/golden` replays them."""

import pytest

from moothall.engine.game import Result
from moothall.games.guilds.game import GAME
from tests.games.guilds.walks import VARIANTS
from tests.golden.recipes import Standings
from tests.golden.recipes.guilds import COOKBOOK, RECIPES
from tests.golden.record import expected


def result_of(name: str) -> Result:
    return expected("guilds", name).result


def winner_and_loser(name: str) -> Standings:
    """Points, income, cells and characters of each."""
    result = result_of(name)
    (winner,) = result.winners
    return [COOKBOOK.standings_of(result)[seat] for seat in (winner, 1 - winner)]


def test_there_is_a_game_of_every_variant() -> None:
    played = {
        (recipe.players, GAME.options_from(COOKBOOK.options_of(recipe))["variant"])
        for recipe in RECIPES.values()
        if recipe.kind == "greedy"
    }
    assert played == {*VARIANTS}


@pytest.mark.rule("GLD-312")
@pytest.mark.parametrize("name", RECIPES)
def test_a_result_adds_up(name: str) -> None:
    result = result_of(name)
    for seat, detail in enumerate(result.details):
        goals = [points for source, points in detail.items() if source.startswith("G")]
        assert len(goals) == (4 if len(result.details) == 2 else 5)
        assert detail["characters"] + detail["rooms"] + sum(goals) == detail["total"] == result.scores[seat]


@pytest.mark.rule("GLD-228")
@pytest.mark.parametrize("name", ["two-players", "three-players-five", "three-players-six", "four-players"])
def test_most_points_win(name: str) -> None:
    result = result_of(name)
    assert result.scores.count(max(result.scores)) == 1
    assert result.winners == [result.scores.index(max(result.scores))]


@pytest.mark.rule("GLD-229")
def test_the_lower_income_breaks_a_tie_before_all_else() -> None:
    winner, loser = winner_and_loser("tie-by-income")
    assert winner[0] == loser[0]
    assert (winner[1] < loser[1], winner[2] < loser[2], winner[3] < loser[3]) == (True, True, True)


@pytest.mark.rule("GLD-232")
def test_the_larger_headquarters_break_a_tie_that_income_does_not() -> None:
    winner, loser = winner_and_loser("tie-by-size")
    assert winner[:2] == loser[:2]
    assert winner[2] > loser[2]
    assert winner[3] < loser[3]


@pytest.mark.rule("GLD-234")
def test_characters_break_the_last_tie() -> None:
    winner, loser = winner_and_loser("tie-by-members")
    assert winner[:3] == loser[:3]
    assert winner[3] > loser[3]


@pytest.mark.rule("GLD-236")
def test_who_is_still_tied_shares_the_victory() -> None:
    one, other = COOKBOOK.standings_of(result_of("shared-victory"))
    assert one == other
    assert result_of("shared-victory").winners == [0, 1]


@pytest.mark.rule("GLD-236")
def test_two_of_four_may_share_it() -> None:
    result = result_of("shared-by-two-of-four")
    standings = COOKBOOK.standings_of(result)
    assert len(result.winners) == 2
    one, other = (standings[seat] for seat in result.winners)
    assert one == other


@pytest.mark.rule("GLD-237")
def test_only_those_still_tied_are_compared() -> None:
    """The third has the lowest income of all, and fewer points."""
    result = result_of("modest-outsider")
    standings = COOKBOOK.standings_of(result)
    (winner,) = result.winners
    lowest = min(range(3), key=lambda seat: standings[seat][1])
    assert lowest != winner
    assert result.scores[lowest] < result.scores[winner] == sorted(result.scores)[1]
