"""Answers that give themselves: nobody needs to be asked for them, unless a player wants to be.

There are two kinds: the only legal answer to a question that completes a move, and what a game's rules say
where a player names nothing (its `habits`, by a word that players know). Server, terminal and forecasts all
ask here.
"""

from collections.abc import Collection

import numpy as np

from moothall.engine.deck import Deck
from moothall.engine.game import Game
from moothall.engine.record import Records, plain
from moothall.engine.rules import Rules
from moothall.engine.verdict import LEGAL

SINGLE = "single"  # the habit of every game: what has only one answer


def habits_of(game: Game) -> tuple[str, ...]:
    """All that a player may want to be asked about all the same."""
    return (*game.habits, SINGLE)


def unasked(game: Game, rules: Rules, deck: Deck, state: Records, wanted: Collection[str] = ()) -> int | None:
    """The answer that gives itself; None where a player must be asked, or wants to be (`wanted`)."""
    if state[0].agenda.depth == 0:
        return None
    if set(game.habits) - set(wanted):
        s = plain(state[0])
        for name, habit in game.habits.items():
            if name not in wanted and (answer := habit(s)) is not None:
                return answer
    return None if SINGLE in wanted else only_answer(game, rules, deck, state)


def only_answer(game: Game, rules: Rules, deck: Deck, state: Records) -> int | None:
    """The only legal answer, where the question completes a move: a player sees how a move begins."""
    if state[0].agenda.depth <= 1:
        return None
    verdict = np.zeros(len(game.space), np.int16)
    if rules.legal(state, deck.record, verdict) != 1:
        return None
    return int(np.flatnonzero(verdict == LEGAL)[0])
