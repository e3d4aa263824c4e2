"""The rulebook of Settlement: one module for each action and phase, who may and what then happens.

A `may_...` function gives 0 or the number of the rule that forbids; the others carry out. What a module
asks, and what it leaves to follow of itself, is declared at its end. All others are reached from the turn,
which comes first, whichever of them is wanted: so the declarations always have the same order.
"""

from moothall.games.settlement.stages import turn

__all__ = ["turn"]
