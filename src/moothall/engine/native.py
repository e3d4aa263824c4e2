"""A game's rules compiled for the CPU: the same functions, the same bytes, some thousand times as fast.

Loops live in compiled code (a call from Python costs more than a step), so besides the single steps
there are whole playouts. Compiled code is cached on disk: compiling happens once for each version.
"""

from functools import cache
from typing import Any

import numpy as np

from moothall.engine.chance import Chance, draw
from moothall.engine.game import Game
from moothall.engine.record import Ints, Records
from moothall.engine.rule import compiler
from moothall.engine.verdict import nth_legal


class Native:
    """`Rules` for a match, and loops over batches. Get one with `native(game)`."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._steps = _compile_steps(game)

    def compile(self) -> None:
        """Compile (or fetch from the cache) everything now rather than at the first use."""
        options = self.game.encode_options(self.game.options_from({}))
        states = self.new(options, np.zeros(1, np.uint64))
        deck = self.game.read_deck().record
        self.legal(states, deck, np.zeros(len(self.game.space), np.int16))
        self.play_randomly(states, deck, 0)
        self.apply(states, deck, 0)

    def setup(self, states: Records, deck: Records, options: Ints, seed: int) -> None:
        self._steps.setup(self._own(states), self._deck(deck), options, np.array([seed], np.uint64))

    def legal(self, states: Records, deck: Records, verdict: Ints) -> int:
        return int(self._steps.legal(self._own(states), self._deck(deck), verdict))

    def apply(self, states: Records, deck: Records, action: int) -> None:
        self._steps.apply(self._own(states), self._deck(deck), action)

    def new(self, options: Ints, seeds: Ints, deck: Records | None = None) -> Records:
        """A batch of games, one for each seed."""
        states: Records = np.zeros(len(seeds), self.game.state.layout)
        deck = self.game.read_deck().record if deck is None else deck
        self._steps.setup(states, self._deck(deck), options, seeds.astype(np.uint64))
        return states

    def play_randomly(self, states: Records, deck: Records, seed: int) -> int:
        """Play every game of a batch to its end with uniformly random answers; the number of answers."""
        dice = np.zeros(1, Chance.layout)
        dice["seed"] = seed
        verdict = np.zeros(len(self.game.space), np.int16)
        return int(self._steps.play_randomly(self._own(states), self._deck(deck), dice, verdict))

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


class _Steps:
    setup: Any
    legal: Any
    apply: Any
    play_randomly: Any


def _compile_steps(game: Game) -> _Steps:
    numba = compiler()
    set_up, judge, carry_out = game.setup, game.legal, game.apply
    steps = _Steps()

    @numba.njit(cache=True)
    def setup(states, deck, options, seeds):  # type: ignore[no-untyped-def]
        for game_number in range(len(states)):
            set_up(states[game_number], deck[0], options, seeds[game_number])

    @numba.njit(cache=True)
    def legal(states, deck, verdict):  # type: ignore[no-untyped-def]
        return judge(states[0], deck[0], verdict)

    @numba.njit(cache=True)
    def apply(states, deck, action):  # type: ignore[no-untyped-def]
        carry_out(states[0], deck[0], action)

    @numba.njit(cache=True)
    def play_randomly(states, deck, dice, verdict):  # type: ignore[no-untyped-def]
        answers = 0
        for game_number in range(len(states)):
            s = states[game_number]
            while not s.over:
                count = judge(s, deck[0], verdict)
                carry_out(s, deck[0], nth_legal(verdict, draw(dice[0], count)))
                answers += 1
        return answers

    steps.setup, steps.legal, steps.apply, steps.play_randomly = setup, legal, apply, play_randomly
    return steps
