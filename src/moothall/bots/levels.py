"""The four levels that a person chooses between.

An Apprentice takes what looks good and often misjudges it; a Journeyman takes what looks best; a Master and
a Guildmaster search. How much each thinks is here, and nowhere else.
"""

from typing import NamedTuple

from moothall.bots import greedy
from moothall.bots.bot import Bot
from moothall.bots.quick import Quick
from moothall.bots.thinker import Thinker
from moothall.engine.game import Game


class Budget(NamedTuple):
    looks: int
    seconds: float  # at most, however slow the machine is


LEVELS = ("apprentice", "journeyman", "master", "guildmaster")
BUDGETS = {"master": Budget(4_000, 2.0), "guildmaster": Budget(64_000, 4.0)}
SEARCHING = tuple(BUDGETS)
# Who plays where nobody was chosen, and for those who search until their search is compiled.
USUAL = "journeyman"
# A tree with fewer looks is no help to another.
LOOKS_A_HEAD = 5_000


def level(name: str, game: Game, seed: int | None = None, heads: int = 1) -> Bot:
    """`heads`: on so many cores at most."""
    if budget := BUDGETS.get(name):
        heads = max(1, min(heads, budget.looks // LOOKS_A_HEAD))
        return Thinker(game, budget.looks, seed, seconds=budget.seconds, heads=heads)
    return Quick(greedy.hasty if name == "apprentice" else greedy.chooser, game, seed)
