"""Compiles a game's rules before the tests: python -m tests.compiling GAME

Every process of a parallel run then finds them in the cache, rather than each compiling its own.
"""

import sys

from moothall.bots import CATALOGUE as BOTS
from moothall.bots import Bot
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.games import find_game
from tests.walks import Walker, weigh


def compile_all(name: str) -> None:
    game = find_game(name)
    native(game).compile()
    Walker(game).walk(game.seats[-1], 0, weigh(game.space))
    match = Match(game, {}, seed=0, rules=native(game))
    for bot in BOTS:
        Bot(bot, game).choose(match)


if __name__ == "__main__":
    compile_all(sys.argv[1])
