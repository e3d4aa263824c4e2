"""The same games interpreted and native: equal bytes after every action, equal verdicts before it."""

import numpy as np
import pytest

from moothall.engine.match import Interpreted, Rules
from moothall.engine.native import native
from moothall.engine.record import Records
from moothall.games.nobility.game import GAME
from tests.games.nobility.walks import VARIANTS, WEIGHTS, walk
from tests.walks import Walk

KINDS = [*WEIGHTS]


def where(walk: Walk, ply: int) -> str:
    last = GAME.space.decode(int(walk.actions[ply - 1])) if ply else "the set-up"
    return f"{walk.options}, seed {walk.seed}, ply {ply}, after {last}"


def replay(rules: Rules, walk: Walk) -> None:
    state: Records = np.zeros(1, GAME.state.twin)
    verdict = np.zeros(len(GAME.space), np.int16)
    deck = walk.deck.record
    rules.setup(state, deck, GAME.encode_options(walk.options), walk.seed)
    for ply, action in enumerate(walk.actions):
        assert state.tobytes() == walk.states[ply].tobytes(), where(walk, ply)
        count = rules.legal(state, deck, verdict)
        assert (verdict == walk.verdicts[ply]).all(), where(walk, ply)
        assert count == (verdict == 0).sum() > 0, where(walk, ply)
        rules.apply(state, deck, int(action))
    assert state.tobytes() == walk.states[-1].tobytes(), where(walk, len(walk.actions))
    assert rules.legal(state, deck, verdict) == 0


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
