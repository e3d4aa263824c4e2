"""The measure of a position: the same numbers interpreted and native, and sense in what it prefers."""

import pytest

from moothall.games.architects.game import GAME
from moothall.games.architects.scoring import score
from moothall.lab.simulate import simulate
from tests.games.architects.table import Table
from tests.games.architects.walks import walk
from tests.games.worths import compare_worths


@pytest.mark.parametrize(("players", "boards"), [(2, "standard"), (3, "random"), (5, "random")])
def test_it_is_the_same_native_and_interpreted(players: int, boards: str) -> None:
    compare_worths(walk(players, boards, "none", 1, "dealers"), every=25)


def worth(table: Table) -> int:
    return GAME.worth(table.s, table.match.deck.record[0], table.seat)


def test_at_the_end_only_points_count() -> None:
    game = walk(2, "standard", "none", 1, "builders")
    last = game.states.view(GAME.state.twin)[-1]
    for seat in range(2):
        assert GAME.worth(last, game.deck.record[0], seat) == 100 * score(last, game.deck.record[0], seat)


@pytest.mark.parametrize("goods", [{"clay": 2}, {"wood": 2}, {"stone": 2}, {"gold": 1}, {"marble": 1}])
def test_more_of_anything_is_better(goods: dict[str, int]) -> None:
    table = Table(players=2)
    before = worth(table)
    table.has(**goods)
    assert worth(table) > before


@pytest.mark.parametrize(
    ("good", "enough"), [("clay", 8), ("wood", 8), ("stone", 8), ("gold", 16), ("marble", 16), ("silver", 40)]
)
def test_gathering_for_ever_does_not_pay(good: str, enough: int) -> None:
    """Two bots once dug for gold in turn, which scores, and their game never ended."""
    table = Table(players=2)
    table.has(**{good: enough})
    before = worth(table)
    table.has(**{good: 10})
    assert worth(table) <= before


def test_a_skill_is_better_than_none() -> None:
    table = Table(players=2)
    before = worth(table)
    table.hire("AP13")
    assert worth(table) > before


def test_the_greedy_bot_beats_the_random_one() -> None:
    report = simulate(GAME, {"players": 2}, ["greedy", "random"], games=40, seed=1)
    assert report.errors == 0
    assert report.win_intervals[0][0] > 0.8


def test_greedy_games_come_to_an_end() -> None:
    """Gathering for ever would score for ever: it must look worse than building."""
    for players in GAME.seats:
        assert simulate(GAME, {"players": players}, ["greedy"], games=100, seed=1).errors == 0


def test_a_simulation_seats_the_automated_opponent() -> None:
    report = simulate(GAME, {"players": 1, "opponent": "helena"}, ["random"], games=30, seed=1)
    assert report.bots == ["random", "helena"]
    assert sum(report.wins) >= 30
    assert report.mean_scores[1] > report.mean_scores[0]
