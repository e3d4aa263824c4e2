"""The same games interpreted and native: equal bytes after every action, equal verdicts before it."""

import pytest

from moothall.engine.native import native
from moothall.engine.rules import Interpreted
from moothall.games.architects.game import GAME
from tests.games.architects.walks import VARIANTS, WEIGHTS, walk
from tests.games.differential import replay

KINDS = [*WEIGHTS]


@pytest.mark.rule("ARC-003")
@pytest.mark.parametrize(("players", "boards", "opponent"), VARIANTS)
def test_interpreted_and_native_games_are_the_same(players: int, boards: str, opponent: str) -> None:
    number = VARIANTS.index((players, boards, opponent))
    replay(Interpreted(GAME), walk(players, boards, opponent, number, KINDS[number % len(KINDS)]))


@pytest.mark.parametrize("players", [1, 4])
def test_the_native_steps_of_a_match_are_those_of_the_walk(players: int) -> None:
    """What a match calls one by one is compiled by itself, not inside a loop."""
    opponent = "constantine" if players == 1 else "none"
    replay(native(GAME), walk(players, "random", opponent, 77, "builders"))
