"""Playing a recorded walk again by other means: equal bytes after every action, equal verdicts before it."""

import numpy as np

from moothall.engine.match import Rules
from moothall.engine.record import Records
from tests.walks import Walk


def where(walk: Walk, ply: int) -> str:
    last = walk.game.space.decode(int(walk.actions[ply - 1])) if ply else "the set-up"
    return f"{walk.options}, seed {walk.seed}, ply {ply}, after {last}"


def replay(rules: Rules, walk: Walk) -> None:
    game, deck = walk.game, walk.deck.record
    state: Records = np.zeros(1, game.state.twin)
    verdict = np.zeros(len(game.space), np.int16)
    rules.setup(state, deck, game.encode_options(walk.options), walk.seed)
    for ply, action in enumerate(walk.actions):
        assert state.tobytes() == walk.states[ply].tobytes(), where(walk, ply)
        count = rules.legal(state, deck, verdict)
        assert (verdict == walk.verdicts[ply]).all(), where(walk, ply)
        assert count == (verdict == 0).sum() > 0, where(walk, ply)
        rules.apply(state, deck, int(action))
    assert state.tobytes() == walk.states[-1].tobytes(), where(walk, len(walk.actions))
    assert rules.legal(state, deck, verdict) == 0
