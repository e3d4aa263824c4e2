"""The same games interpreted and native: equal bytes after every action, equal verdicts before it."""

import pytest

from moothall.engine.native import native
from moothall.engine.rules import Interpreted
from moothall.games.nobility.game import GAME
from tests.games.differential import replay
from tests.games.nobility.walks import VARIANTS, WEIGHTS, walk

KINDS = [*WEIGHTS]


@pytest.mark.rule("NOB-448")
@pytest.mark.parametrize(("players", "events", "chancery"), VARIANTS)
def test_interpreted_and_native_games_are_the_same(players: int, events: str, chancery: str) -> None:
    number = VARIANTS.index((players, events, chancery))
    replay(Interpreted(GAME), walk(players, events, chancery, number, KINDS[number % len(KINDS)]))


@pytest.mark.parametrize("players", [1, 4])
def test_the_native_steps_of_a_match_are_those_of_the_walk(players: int) -> None:
    """What a match calls one by one is compiled by itself, not inside a loop."""
    chancery = "off" if players == 1 else "on"
    replay(native(GAME), walk(players, "on", chancery, 77, "eager"))
