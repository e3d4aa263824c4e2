"""Bots that answer at once: each is one rule, a chooser, that runs interpreted and compiled.

A chooser's module gives `chooser(game)`, the rule (s, deck, verdicts, dice, scratch) -> answer, or -1 where
nothing is legal. Games by the thousand are played in loops that call these rules themselves.
"""

from collections.abc import Callable

import numpy as np

from moothall.bots.bot import Bot, Sight, Thought, is_native
from moothall.engine.chance import Chance
from moothall.engine.game import Game
from moothall.engine.loops import answering

Chooser = Callable[..., int]

# What every chooser may work on: so many states, the position itself at 0, and as many verdicts.
SCRATCH = 4


class Quick(Bot):
    """It chooses the same whether the rules are native or interpreted."""

    def __init__(self, chooser: Callable[[Game], Chooser], game: Game, seed: int | None = None) -> None:
        super().__init__(game, seed)
        self._choose = chooser(game)
        self._verdicts = np.zeros((SCRATCH, len(game.space)), np.int16)
        self._scratch = np.zeros(SCRATCH, game.state.twin)

    def think(self, sight: Sight) -> Thought:
        s, deck, dice, scratch = sight.state, sight.deck.record, self.dice, self._scratch
        if not is_native(sight.rules):
            return Thought(int(self._choose(s[0], deck[0], self._verdicts, dice[0], scratch)))
        s, scratch = s.view(self.game.state.layout), scratch.view(self.game.state.layout)
        deck, dice = deck.view(self.game.deck.layout), dice.view(Chance.layout)
        return Thought(int(answering(self._choose)(s, deck, self._verdicts, dice, scratch)))
