"""Answers that give themselves: nobody needs to be asked for them, unless a player wants to be.

There are three kinds: the only legal answer to a question that completes a move, a pass where nothing else
may be answered, and what a game's rules say where a player names nothing (its `habits`, by a word that
players know). Server, terminal and forecasts all ask here.
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

    Even a single answer is asked for where a move begins: that is for the player to see. To let the turn go
    by is no move (`Game.idle`).
    """
    for name, habit in game.habits.items():
        if name not in wanted and (answer := habit(s)) is not None:
            return answer
    completes = s.agenda.depth > 1
    if SINGLE in wanted or not (completes or game.idle):
        return None
    answers = legal()
    is_given = len(answers) == 1 and (completes or game.space.decode(answers[0]).name in game.idle)
    return answers[0] if is_given else None
