"""The measure of a position, interpreted and native: over whole games, since small integers may overflow."""

from functools import cache

import numpy as np

from moothall.engine.rule import compiler
from tests.walks import Walk


def compare_worths(walk: Walk, every: int) -> None:
    """The same for all seats, at every so many positions and at the last."""
    game = walk.game
    found = np.zeros((len(walk.states), walk.players), np.int64)
    compiled(game.worth)(walk.states, walk.deck.record.view(game.deck.layout), found)
    states, printed = walk.states.view(game.state.twin), walk.deck.record[0]
    for ply in {*range(0, len(states), every), len(states) - 1}:
        for seat in range(walk.players):
            assert game.worth(states[ply], printed, seat) == found[ply, seat], (ply, seat)


@cache
def compiled(worth):
    @compiler().njit
    def measure(states, deck, found):
        for ply in range(len(states)):
            for seat in range(found.shape[1]):
                found[ply, seat] = worth(states[ply], deck[0], seat)

    return measure
