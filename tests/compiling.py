"""Compiles a game's rules before the tests: python -m tests.compiling GAME

Every process of a parallel run then finds them in the cache, rather than each compiling its own.
"""

import sys

import numpy as np

from moothall.bots import YARDSTICKS, judges, learned, search
from moothall.bots.compiling import PARTS, compile_part
from moothall.bots.learned import SECOND, SUMS
from moothall.engine.chance import Chance
from moothall.engine.loops import evaluating, measuring, observing
from moothall.engine.native import native
from moothall.envs.setting import Setting
from moothall.envs.steps import Crew, Wishes, new_batch
from moothall.envs.table import Table
from moothall.games import find_game
from moothall.lab import matches, notes, simulate
from tests.games.settlement.walks import generous_deck
from tests.walks import Walker, weigh

# In this one other cards are searched with too, notes are taken to learn from, and games played side by side.
THOROUGH = "settlement"
# Those that answer at once, each by a rule of its own; and of all that search one, since they share theirs.
QUICK, SEARCHING = (*YARDSTICKS, "apprentice"), "thinker:1"


def compile_all(name: str) -> None:
    game = find_game(name)
    for part in PARTS:
        compile_part(game, part)
    Walker(game).walk(game.seats[-1], 0, weigh(game.space))
    simulate.prepare(game, QUICK)
    matches.prepare(game, {}, [*QUICK, SEARCHING])
    net = learned.load(learned.file_of(game))
    no_positions = np.zeros(0, game.state.layout), game.read_deck().record.view(game.deck.layout)
    desk, verdicts = search.new_desk(game, SUMS, SECOND), np.zeros((0, len(game.space)), np.int16)
    native(game).play_randomly(*no_positions, 0)
    evaluating(judges.learned(game))(*no_positions, 2, verdicts, net, desk, 1)
    measuring(game.worth)(*no_positions, np.zeros((0, 2), np.int64))
    setting = Setting(game)
    Table(setting).deal(0)
    observing(game)(*no_positions, 0, np.zeros((0, game.observation.size), setting.dtype))
    if name == THOROUGH:
        matches.prepare(game, {"players": 2}, [SEARCHING], generous_deck())
        notes.of_greedy(game, seconds=0, most=6000, rate=1, seed=0)
        notes.of_thinker(game, net, looks=8, seconds=0, seed=0)
        wishes = Wishes(setting.encoded, setting.players, np.zeros(1, np.int8), 0, setting.aim, setting.most)
        dice = np.zeros((0, 2), Chance.layout)
        batch = new_batch(game, 0, setting.seats, setting.dtype, dice)
        for thinking in (False, True):
            Crew(game, 1, thinking).step(batch, setting.printed, np.zeros(0, np.int64), wishes)


if __name__ == "__main__":
    compile_all(sys.argv[1])
