"""A game's rules compiled for the CPU: the same functions, the same bytes, some thousand times as fast.

Compiled code is cached on disk: compiling happens once for each version. The loops are in `engine.loops`.
"""

from functools import cache

import numpy as np

from moothall.engine.chance import Chance
from moothall.engine.game import Game
from moothall.engine.loops import (
    carrying_out,
    concealing,
    judging,
    observing,
    playing_randomly,
    setting_up,
)
from moothall.engine.record import Ints, Records
from moothall.engine.verdict import LEGAL


class Native:
    """`Rules` for a match, and loops over batches. Get one with `native(game)`."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._setup, self._legal, self._apply = setting_up(game), judging(game), carrying_out(game)

    def compile(self) -> None:
        """Compile (or fetch from the cache) all that a match needs, now rather than at the first use."""
        options = self.game.encode_options(self.game.options_from({}))
        states = self.new(options, np.zeros(1, np.uint64))
        deck = self.game.read_deck().record
        verdict = np.zeros(len(self.game.space), np.int16)
        self.legal(states, deck, verdict)
        self.apply(states, deck, int(np.flatnonzero(verdict == LEGAL)[0]))

    def setup(self, states: Records, deck: Records, options: Ints, seed: int) -> None:
        self._setup(self._own(states), self._deck(deck), options, np.array([seed], np.uint64))

    def legal(self, states: Records, deck: Records, verdict: Ints) -> int:
        return int(self._legal(self._own(states), self._deck(deck), verdict))

    def apply(self, states: Records, deck: Records, action: int) -> None:
        self._apply(self._own(states), self._deck(deck), action)

    def conceal(self, states: Records, deck: Records, seat: int, dice: Records) -> None:
        concealing(self.game)(self._own(states), self._deck(deck), seat, _as(Chance.layout, dice))

    def observe(self, states: Records, deck: Records, seat: int, numbers: Ints) -> None:
        observing(self.game)(self._own(states), self._deck(deck), seat, numbers[np.newaxis])

    def new(self, options: Ints, seeds: Ints, deck: Records | None = None) -> Records:
        """A batch of games, one for each seed."""
        states: Records = np.zeros(len(seeds), self.game.state.layout)
        deck = self.game.read_deck().record if deck is None else deck
        self._setup(states, self._deck(deck), options, seeds.astype(np.uint64))
        return states

    def play_randomly(self, states: Records, deck: Records, seed: int) -> int:
        """Play every game of a batch to its end with uniformly random answers; the number of answers."""
        dice = np.zeros(1, Chance.layout)
        dice["seed"] = seed
        verdict = np.zeros(len(self.game.space), np.int16)
        return int(playing_randomly(self.game)(self._own(states), self._deck(deck), dice, verdict))

    def _own(self, states: Records) -> Records:
        return _as(self.game.state.layout, states)

    def _deck(self, deck: Records) -> Records:
        return _as(self.game.deck.layout, deck)


def _as(layout: np.dtype[np.void], records: Records) -> Records:
    """The same memory in another layout: as `view`, which takes as long as a dozen steps of a game."""
    return np.ndarray(records.shape, layout, records)


@cache
def native(game: Game) -> Native:
    return Native(game)
