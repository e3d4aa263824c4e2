"""The same games interpreted and native: equal bytes after every action, equal verdicts before it."""

import pytest

from moothall.engine.native import native
from moothall.engine.rules import Interpreted
from moothall.games.guilds.game import GAME
from tests.games.differential import replay
from tests.games.guilds.walks import VARIANTS, WEIGHTS, walk


@pytest.mark.rule("GLD-296")
@pytest.mark.parametrize("deck", ["standard", "generous"])
@pytest.mark.parametrize("kind", WEIGHTS)
@pytest.mark.parametrize(("players", "variant"), VARIANTS)
def test_interpreted_and_native_games_are_the_same(players: int, variant: str, kind: str, deck: str) -> None:
    replay(Interpreted(GAME), walk(players, variant, players, kind, deck))


@pytest.mark.parametrize("players", [2, 4])
def test_the_native_steps_of_a_match_are_those_of_the_walk(players: int) -> None:
    """What a match calls one by one is compiled by itself, not inside a loop."""
    replay(native(GAME), walk(players, "standard", 77, "builders"))
