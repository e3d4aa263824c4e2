"""The rulebook of Nobility: one module for each place and phase, who may and what then happens.

A `may_...` function gives 0 or the number of the rule that forbids; a `judge_...` function writes these down
for all answers to a question. A module ends with the questions and works that it brings. They are numbered
in the order in which the modules are imported here.
"""

from moothall.games.nobility.stages import (
    automa,
    berk,
    castle,
    chancery,
    commissions,
    council,
    guilds,
    hall,
    harbour,
    lord,
    placing,
    rounds,
    settlers,
    tavern,
    turn,
    workshop,
    yard,
)

__all__ = [
    "automa",
    "berk",
    "castle",
    "chancery",
    "commissions",
    "council",
    "guilds",
    "hall",
    "harbour",
    "lord",
    "placing",
    "rounds",
    "settlers",
    "tavern",
    "turn",
    "workshop",
    "yard",
]
