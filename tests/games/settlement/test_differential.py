"""The same games interpreted and native: equal bytes after every action, equal verdicts before it."""

import numpy as np
import pytest

from moothall.engine.match import Interpreted
from moothall.engine.native import native
from moothall.engine.record import Records
from moothall.games.settlement.game import GAME
from tests.games.settlement.walks import walk
from tests.walks import Walk

RULES = Interpreted(GAME)
# Two hundred games for each number of players: most are short, some fill the boards.
BATCHES = [
    (players, kind, range(start, start + 20))
    for players in (1, 2, 3, 4)
    for kind, starts in (("uniform", range(0, 120, 20)), ("eager", range(1000, 1080, 20)))
    for start in starts
]


def where(walk: Walk, ply: int) -> str:
    last = GAME.space.decode(int(walk.actions[ply - 1])) if ply else "the set-up"
    return f"{walk.players} players, seed {walk.seed}, ply {ply}, after {last}"


def replay_interpreted(walk: Walk) -> None:
    state: Records = np.zeros(1, GAME.state.twin)
    verdict = np.zeros(len(GAME.space), np.int16)
    options = GAME.encode_options(GAME.options_from({"players": walk.players}))
    deck = walk.deck.record
    RULES.setup(state, deck, options, walk.seed)
    for ply, action in enumerate(walk.actions):
        assert state.tobytes() == walk.states[ply].tobytes(), where(walk, ply)
        count = RULES.legal(state, deck, verdict)
        assert (verdict == walk.verdicts[ply]).all(), where(walk, ply)
        assert count == (verdict == 0).sum() > 0, where(walk, ply)
        RULES.apply(state, deck, int(action))
    assert state.tobytes() == walk.states[-1].tobytes(), where(walk, len(walk.actions))
    assert RULES.legal(state, deck, verdict) == 0


@pytest.mark.rule("SET-307")
@pytest.mark.parametrize(("players", "kind", "seeds"), BATCHES)
def test_interpreted_and_native_games_are_the_same(players: int, kind: str, seeds: range) -> None:
    for seed in seeds:
        replay_interpreted(walk(players, seed, kind))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_so_are_games_with_another_deck(players: int) -> None:
    """In which the heroes run out."""
    replay_interpreted(walk(players, 5, "eager", deck="generous"))


@pytest.mark.parametrize("players", [1, 4])
def test_the_native_steps_of_a_match_are_those_of_the_walk(players: int) -> None:
    """What a match calls one by one is compiled by itself, not inside a loop."""
    rules = native(GAME)
    walked = walk(players, 77, "eager")
    state: Records = np.zeros(1, GAME.state.twin)
    verdict = np.zeros(len(GAME.space), np.int16)
    options = GAME.encode_options(GAME.options_from({"players": players}))
    rules.setup(state, walked.deck.record, options, walked.seed)
    for ply, action in enumerate(walked.actions):
        assert state.tobytes() == walked.states[ply].tobytes(), where(walked, ply)
        assert rules.legal(state, walked.deck.record, verdict) == (walked.verdicts[ply] == 0).sum()
        assert (verdict == walked.verdicts[ply]).all(), where(walked, ply)
        rules.apply(state, walked.deck.record, int(action))
    assert state.tobytes() == walked.states[-1].tobytes()
