"""The measure of a position, interpreted and native: over whole games, since small integers may overflow."""

import numpy as np

from moothall.engine.loops import measuring
from tests.walks import Walk


def compare_worths(walk: Walk, every: int) -> None:
    """The same for all seats, at every so many positions and at the last."""
    game = walk.game
    found = np.zeros((len(walk.states), walk.players), np.int64)
    measuring(game.worth)(walk.states, walk.deck.record.view(game.deck.layout), found)
    states, printed = walk.states.view(game.state.twin), walk.deck.record[0]
    for ply in {*range(0, len(states), every), len(states) - 1}:
        for seat in range(walk.players):
            assert game.worth(states[ply], printed, seat) == found[ply, seat], (ply, seat)
