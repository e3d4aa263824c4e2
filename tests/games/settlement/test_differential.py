"""The same games interpreted and native: equal bytes after every action, equal verdicts before it."""

import pytest

from moothall.engine.native import native
from moothall.engine.rules import Interpreted
from moothall.games.settlement.game import GAME
from tests.games.differential import replay, worth_replaying
from tests.games.settlement.walks import walk

RULES = Interpreted(GAME)
# Two hundred games for each number of players are walked: most are short, some fill the boards.
SEEDS = {"uniform": range(120), "eager": range(1000, 1080)}


@pytest.mark.rule("SET-307")
@pytest.mark.parametrize("kind", SEEDS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_interpreted_and_native_games_are_the_same(players: int, kind: str) -> None:
    for each in worth_replaying((walk(players, seed, kind) for seed in SEEDS[kind]), one_in=10):
        replay(RULES, each)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_so_are_games_with_another_deck(players: int) -> None:
    """In which the heroes run out."""
    replay(RULES, walk(players, 5, "eager", deck="generous"))


@pytest.mark.parametrize("players", [1, 4])
def test_the_native_steps_of_a_match_are_those_of_the_walk(players: int) -> None:
    """What a match calls one by one is compiled by itself, not inside a loop."""
    replay(native(GAME), walk(players, 77, "eager"))
