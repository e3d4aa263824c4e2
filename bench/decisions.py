"""Random decisions a second on one core: Settlement for four, native, against OpenSpiel's backgammon.

A decision is one answer to one question, with the verdicts on all answers before it. OpenSpiel's
backgammon is written in C++ and driven from Python, as people drive it; its chance nodes are no decisions.
The two take turns, so that both meet the same noise.
"""

import random
import time
from typing import Any

import numpy as np

from bench.figure import Figure, show
from moothall.engine.native import native
from moothall.games.settlement.game import GAME

GAMES = 3000
RUNS = 7
SECONDS = 1.0  # of backgammon in each run


def settlement(run: int) -> float:
    rules, deck = native(GAME), GAME.read_deck().record
    seeds = np.arange(run * GAMES, (run + 1) * GAMES, dtype=np.uint64)
    states = rules.new(GAME.encode_options({"players": 4}), seeds)
    began = time.perf_counter()
    decisions = rules.play_randomly(states, deck, seed=run)
    return decisions / (time.perf_counter() - began)


def backgammon(run: int) -> float | None:
    """None where OpenSpiel isn't installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game, dice = pyspiel.load_game("backgammon"), random.Random(run)
    decisions, began = 0, time.perf_counter()
    while time.perf_counter() < began + SECONDS:
        decisions += random_playout(game, dice)
    return decisions / (time.perf_counter() - began)


def random_playout(game: Any, dice: random.Random) -> int:
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, chances)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            decisions += 1
    return decisions


def figures() -> list[Figure]:
    native(GAME).compile()
    runs = [(settlement(run), backgammon(run)) for run in range(RUNS)]
    ours = max(own for own, _ in runs)
    theirs = max(other or 0 for _, other in runs)
    measured = [Figure("random Settlement, 4 players, native", ours, "decisions/s", 1.5e6)]
    if theirs:
        measured += [
            Figure("random backgammon, OpenSpiel from Python", theirs, "decisions/s"),
            Figure("Settlement against that backgammon", ours / theirs, "times", 5),
        ]
    return measured


if __name__ == "__main__":
    show(figures())
