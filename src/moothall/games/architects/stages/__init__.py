"""The rulebook of Architects: one module for each place and phase, who may and what then happens.

A `may_...` function gives 0 or the number of the rule that forbids, a `judge_...` function says so of every
answer to a question; the others carry out. At its end a module declares its questions and works.
"""

# All of them, whichever is wanted first: the order in which they declare decides the numbers.
from moothall.games.architects.stages import (
    automaton,
    cathedral,
    draft,
    effects,
    ending,
    gathering,
    goods,
    guardhouse,
    guildhall,
    hand,
    market,
    reset,
    storehouse,
    town_centre,
    turn,
    virtue,
    workshop,
)

__all__ = [
    "automaton",
    "cathedral",
    "draft",
    "effects",
    "ending",
    "gathering",
    "goods",
    "guardhouse",
    "guildhall",
    "hand",
    "market",
    "reset",
    "storehouse",
    "town_centre",
    "turn",
    "virtue",
    "workshop",
]
