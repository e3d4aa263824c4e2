"""Compiling all that bots need to play a game natively, into the cache, part by part.

The rules come first, and with them whoever answers at once. A search takes as long again, and in one process
with the rules it finds half of its work done.
"""

from typing import Literal, get_args

from moothall.bots import find_bot
from moothall.bots.levels import LEVELS, SEARCHING
from moothall.bots.thinker import Thinker
from moothall.engine.game import Game
from moothall.engine.match import Match
from moothall.engine.native import native

Part = Literal["rules", "search"]
PARTS: tuple[Part, ...] = get_args(Part)


def compile_part(game: Game, part: Part) -> None:
    rules = native(game)
    rules.compile()
    match = Match(game, {}, seed=0, rules=rules)
    while len(legal := match.legal()) == 1:  # whoever has no choice doesn't think
        match.play(legal[0])
    if part == "search":
        Thinker(game, looks=1, seed=0).answer(match)
        return
    for name in LEVELS:
        if name not in SEARCHING:
            find_bot(name, game, seed=0).answer(match)
