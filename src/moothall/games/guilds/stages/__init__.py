"""The rulebook of Guilds: one module for each phase and mechanism, who may and what then happens.

A `may_...` function gives 0 or the number of the rule that forbids; the others carry out. At the end of a
module stand the questions that are asked there, with all that belongs to each.
"""

# All of them, whichever is wanted first: the order in which they declare their questions decides the numbers.
from moothall.games.guilds.stages import auction, building, effects, money, week

__all__ = ["auction", "building", "effects", "money", "week"]
