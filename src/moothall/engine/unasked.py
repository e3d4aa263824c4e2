"""Answers that give themselves: nobody needs to be asked for them, unless a player wants to be.

There are two kinds: the only legal answer to a question that completes a move, and what a game's rules say
where a player names nothing (its `habits`, by a word that players know). Server, terminal and forecasts all
ask here.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from moothall.engine.game import Game

SINGLE = "single"  # the habit of every game: what has only one answer


def habits_of(game: Game) -> tuple[str, ...]:
    """All that a player may want to be asked about all the same."""
    return (*game.habits, SINGLE)


def unasked(
    game: Game, s: Any, legal: Callable[[], Sequence[int]], wanted: Collection[str] = ()
) -> int | None:
    """The answer that gives itself; None where a player must be asked, or wants to be (`wanted`).

    Even a single answer is asked for where a move begins: that is for the player to see.
    """
    for name, habit in game.habits.items():
        if name not in wanted and (answer := habit(s)) is not None:
            return answer
    if SINGLE in wanted or s.agenda.depth <= 1:
        return None
    answers = legal()
    return answers[0] if len(answers) == 1 else None
