"""The same games interpreted and native: equal bytes after every action, equal verdicts before it."""

import pytest

from moothall.engine.match import Interpreted
from moothall.engine.native import native
from moothall.games.settlement.game import GAME
from tests.games.differential import replay
from tests.games.settlement.walks import walk

RULES = Interpreted(GAME)
# Two hundred games for each number of players: most are short, some fill the boards.
BATCHES = [
    (players, kind, range(start, start + 20))
    for players in (1, 2, 3, 4)
    for kind, starts in (("uniform", range(0, 120, 20)), ("eager", range(1000, 1080, 20)))
    for start in starts
]


@pytest.mark.rule("SET-307")
@pytest.mark.parametrize(("players", "kind", "seeds"), BATCHES)
def test_interpreted_and_native_games_are_the_same(players: int, kind: str, seeds: range) -> None:
    for seed in seeds:
        replay(RULES, walk(players, seed, kind))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_so_are_games_with_another_deck(players: int) -> None:
    """In which the heroes run out."""
    replay(RULES, walk(players, 5, "eager", deck="generous"))


@pytest.mark.parametrize("players", [1, 4])
def test_the_native_steps_of_a_match_are_those_of_the_walk(players: int) -> None:
    """What a match calls one by one is compiled by itself, not inside a loop."""
    replay(native(GAME), walk(players, 77, "eager"))
