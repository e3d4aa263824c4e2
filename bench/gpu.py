"""A game as a CUDA kernel: decisions a second with many tables at once, and the same bytes as the CPU's.

    python -m bench.gpu [GAME ...]

Every table is dealt from its own seed and has dice of its own. A game that is over begins anew at once,
so that all threads decide at every step. Afterwards the CPU plays many of the same games with the same dice,
and every byte of them is compared.
"""

import sys
from collections.abc import Iterator, Sequence

import numpy as np

from bench.figure import Figure, seconds, show
from moothall.engine.chance import Chance
from moothall.engine.game import Game
from moothall.engine.gpu import Gpu, is_there_a_gpu
from moothall.engine.loops import repeating
from moothall.engine.native import native
from moothall.engine.record import Records
from moothall.games import CATALOGUE, find_game

NO_GPU = "The figures of bench.gpu need an NVIDIA GPU and numba-cuda; there is none here."
GAMES = 1_048_576
EVERY = 16  # one in so many is played by the CPU too
COMPARED = GAMES // EVERY
OTHER_SIZES = (1_000, 65_536)  # the first leaves threads without a game
WARM_UP = 200  # steps, after which the games of a batch are spread over all their stages
STEPS = 300  # more than most random games have
RUNS = 5
PLAYERS = 4
GOALS = {"settlement": 5e8, "architects": 3e8, "nobility": 3e8, "guilds": 3e8}  # decisions a second


def deal(game: Game, games: int) -> tuple[Records, Records, Records]:
    """The games, the deck and the games' dice."""
    options = game.encode_options(game.options_from({"players": PLAYERS}))
    states = native(game).new(options, np.arange(games, dtype=np.uint64))
    dice: Records = np.zeros(games, Chance.layout)
    dice["seed"] = np.arange(games) + (1 << 40)
    return states, game.read_deck().record, dice


def decisions_per_second(table: Gpu) -> float:
    """Every step is an answer in every game."""
    table.play_on(WARM_UP)
    took = min(seconds(lambda: table.play_on(STEPS)) for _ in range(RUNS))
    return len(table.states()) * STEPS / took


def is_same_as_on_the_cpu(game: Game, table: Gpu, steps: int) -> bool:
    """Every byte of many games and of their dice."""
    all_states, deck, all_dice = deal(game, len(table.states()))
    states, dice = all_states[::EVERY].copy(), all_dice[::EVERY].copy()
    verdict = np.zeros(len(game.space), np.int16)
    repeating(game)(states, states.copy(), deck.view(game.deck.layout), dice, verdict, steps)
    same = (states, table.states()[::EVERY]), (dice, table.dice()[::EVERY])
    return all(ours.tobytes() == theirs.tobytes() for ours, theirs in same)


def figures(names: Sequence[str] = CATALOGUE) -> Iterator[Figure]:
    if is_there_a_gpu():
        for name in names:
            yield from figures_of(find_game(name))


def figures_of(game: Game) -> list[Figure]:
    table = Gpu(game, *deal(game, GAMES))
    rate = decisions_per_second(table)
    same = is_same_as_on_the_cpu(game, table, WARM_UP + RUNS * STEPS)
    what = f"random {game.title} on the GPU"
    measured = [
        Figure(f"{what}, {GAMES:,} games", rate, "decisions/s", GOALS.get(game.name)),
        Figure(f"{what}, games with the CPU's bytes", COMPARED if same else 0, "games", COMPARED),
    ]
    for games in OTHER_SIZES:
        rate = decisions_per_second(Gpu(game, *deal(game, games)))
        measured.append(Figure(f"{what}, {games:,} games", rate, "decisions/s"))
    return measured


if __name__ == "__main__":
    if not is_there_a_gpu():
        sys.exit(NO_GPU)
    show(figures(sys.argv[1:] or CATALOGUE))
