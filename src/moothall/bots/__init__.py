"""Players that think: each is one function, `choose`, that runs interpreted and compiled.

    bot = Bot("greedy", game, seed=7)
    match.play(bot.choose(match))

A bot's module gives `chooser(game)`, the function (s, deck, verdicts, dice, scratch) -> answer. It may
look at what lies open and at nothing else: what it tries out, it tries on copies that went through the
game's `conceal`. All its chance comes from its own dice, so a seed always plays alike.
"""

import secrets
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from moothall.engine.chance import Chance
from moothall.engine.game import Game
from moothall.engine.loops import answering
from moothall.engine.match import Match
from moothall.engine.native import Native

CATALOGUE = ("random", "greedy")

# What every chooser may work on: so many states, and as many verdicts.
SCRATCH = 6

Chooser = Callable[..., int]
State = Any  # the state record of whatever game; every game's has an agenda


def find_chooser(name: str, game: Game) -> Chooser:
    """The function that answers for a bot, -1 where nothing is legal; a LookupError says which there are."""
    if name not in CATALOGUE:
        raise LookupError(f"there is no bot called '{name}'; there are: {', '.join(CATALOGUE)}")
    chooser: Chooser = import_module(f"moothall.bots.{name}").chooser(game)
    return chooser


class Bot:
    """A bot at a match: native where the match is, else interpreted; it chooses the same either way."""

    def __init__(self, name: str, game: Game, seed: int | None = None) -> None:
        self.name, self.game = name, game
        self._choose = find_chooser(name, game)
        self._dice = np.zeros(1, Chance.twin)
        self._dice["seed"] = secrets.randbits(64) if seed is None else seed
        self._verdicts = np.zeros((SCRATCH, len(game.space)), np.int16)
        self._scratch = np.zeros(SCRATCH, game.state.twin)

    def choose(self, match: Match) -> int:
        """An answer to the open question."""
        if match.over:
            raise ValueError("the game is over: there is nothing to answer")
        s, deck, dice, scratch = match.state, match.deck.record, self._dice, self._scratch
        if not isinstance(match.rules, Native):
            return int(self._choose(s[0], deck[0], self._verdicts, dice[0], scratch))
        s, scratch = s.view(self.game.state.layout), scratch.view(self.game.state.layout)
        deck, dice = deck.view(self.game.deck.layout), dice.view(Chance.layout)
        return int(answering(self._choose)(s, deck, self._verdicts, dice, scratch))
