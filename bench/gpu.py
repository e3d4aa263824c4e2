"""Settlement as a CUDA kernel: decisions a second with many games at once, and the same bytes as the CPU's.

    python -m bench.gpu

Every game is dealt from its own seed and has dice of its own. A game that is over begins anew at once,
so that all threads decide at every step, and each counts its answers. Afterwards the CPU plays the same
games with the same dice, and every byte of every game is compared.
"""

import sys
from typing import Any

import numpy as np

from bench.figure import Figure, seconds, show
from moothall.engine.chance import Chance
from moothall.engine.gpu import Gpu, is_there_a_gpu, random_steps
from moothall.engine.native import native
from moothall.engine.record import Records
from moothall.engine.rule import compiler
from moothall.games.settlement.game import GAME

NO_GPU = "The figures of bench.gpu need an NVIDIA GPU and numba-cuda; there is none here."
GAMES = 65_536
OTHER_SIZES = (1_000, 1_048_576)  # the first leaves threads without a game
WARM_UP = 200  # steps, after which the games of a batch are spread over all their stages
STEPS = 300  # more than most random games have
RUNS = 5
PLAYERS = 4


def deal(games: int) -> tuple[Records, Records, Records]:
    """The games, the deck and the games' dice."""
    states = native(GAME).new(GAME.encode_options({"players": PLAYERS}), np.arange(games, dtype=np.uint64))
    dice: Records = np.zeros(games, Chance.layout)
    dice["seed"] = np.arange(games) + (1 << 40)
    return states, GAME.read_deck().record, dice


def decisions_per_second(table: Gpu) -> float:
    table.play_on(WARM_UP)
    answers, best = count(table), 0.0
    for _ in range(RUNS):
        took = seconds(lambda: table.play_on(STEPS))
        given, answers = count(table) - answers, count(table)
        best = max(best, given / took)
    return best


def count(table: Gpu) -> int:
    """The answers so far: each game counts its own."""
    return int(table.dice()["reveals"].sum(dtype=np.int64))


def is_same_as_on_the_cpu(table: Gpu, steps: int) -> bool:
    """Every byte of every game and of its dice."""
    states, deck, dice = deal(len(table.states()))
    verdict = np.zeros(len(GAME.space), np.int16)
    cpu_loop()(states, states.copy(), deck.view(GAME.deck.layout), dice, verdict, steps)
    return states.tobytes() == table.states().tobytes() and dice.tobytes() == table.dice().tobytes()


def cpu_loop() -> Any:
    play = random_steps(GAME)

    @compiler().njit
    def play_on(states, dealt, deck, dice, verdict, steps):
        for game in range(len(states)):
            play(states, game, dealt[game], deck[0], dice[game], verdict, steps)

    return play_on


def figures() -> list[Figure]:
    if not is_there_a_gpu():
        return []
    table = Gpu(GAME, *deal(GAMES))
    rate = decisions_per_second(table)
    same = is_same_as_on_the_cpu(table, WARM_UP + RUNS * STEPS)
    measured = [
        Figure(f"random Settlement on the GPU, {GAMES:,} games", rate, "decisions/s", 5e8),
        Figure("games with the same bytes on the GPU and the CPU", GAMES if same else 0, "games", GAMES),
    ]
    for games in OTHER_SIZES:
        rate = decisions_per_second(Gpu(GAME, *deal(games)))
        measured.append(Figure(f"random Settlement on the GPU, {games:,} games", rate, "decisions/s"))
    return measured


if __name__ == "__main__":
    if not is_there_a_gpu():
        sys.exit(NO_GPU)
    show(figures())
