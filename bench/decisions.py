"""Random decisions a second on one core: every game for four, native, and backgammon by OpenSpiel.

A decision is one answer to one question, with the verdicts on all answers before it. OpenSpiel's
backgammon is written in C++ and driven from Python, as people drive it; its chance nodes are no decisions.
They take turns, so that all meet the same noise.
"""

import random
import time
from typing import Any

import numpy as np

from bench.figure import Figure, show
from moothall.engine.game import Game
from moothall.engine.native import native
from moothall.games import CATALOGUE, find_game

ANSWERS = 400_000  # in each run, or a little more
GOALS = {"settlement": 1.5e6}
GOAL = 1e6
RUNS = 7
SECONDS = 1.0  # of backgammon in each run


def random_games(game: Game, run: int, games: int) -> tuple[int, float]:
    """So many games for four: the answers, and the seconds that they took."""
    rules, deck = native(game), game.read_deck().record
    seeds = np.arange(run * games, (run + 1) * games, dtype=np.uint64)
    states = rules.new(game.encode_options(game.options_from({"players": 4})), seeds)
    began = time.perf_counter()
    decisions = rules.play_randomly(states, deck, seed=run)
    return decisions, time.perf_counter() - began


def rate(game: Game, run: int, games: int) -> float:
    decisions, seconds = random_games(game, run, games)
    return decisions / seconds


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
    games = [find_game(name) for name in CATALOGUE]
    lengths = {game: random_games(game, 0, 100)[0] / 100 for game in games}
    ours, theirs = dict.fromkeys(games, 0.0), 0.0
    for run in range(RUNS):
        for game in games:
            ours[game] = max(ours[game], rate(game, run, round(ANSWERS / lengths[game])))
        theirs = max(theirs, backgammon(run) or 0)
    measured = [
        Figure(
            f"random {game.title}, 4 players, native", ours[game], "decisions/s", GOALS.get(game.name, GOAL)
        )
        for game in games
    ]
    if theirs:
        measured += [
            Figure("random backgammon, OpenSpiel from Python", theirs, "decisions/s"),
            Figure("Settlement against that backgammon", ours[games[0]] / theirs, "times", 5),
        ]
    return measured


if __name__ == "__main__":
    show(figures())
