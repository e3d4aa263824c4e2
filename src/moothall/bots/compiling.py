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
    native(game).compile()
    if part == "search":
        for players in dict.fromkeys((game.seats[-1], game.seats[0])):  # somebody alone judges otherwise
            Thinker(game, looks=1, seed=0).answer(_with_a_choice(game, players))
        return
    for name in LEVELS:
        if name not in SEARCHING:
            find_bot(name, game, seed=0).answer(_with_a_choice(game, game.seats[0]))


def _with_a_choice(game: Game, players: int) -> Match:
    """A match where somebody has one: others don't think."""
    match = Match(game, {"players": players}, seed=0, rules=native(game))
    while len(legal := match.legal()) == 1:
        match.play(legal[0])
    return match
