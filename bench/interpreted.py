"""Random decisions a second of plain Python, for reference: what a server gives before it has compiled."""

import random
import time

from bench.figure import Figure, show
from moothall.engine.game import Game
from moothall.engine.match import Match
from moothall.games import CATALOGUE, find_game

RUNS = 5
ANSWERS = 1_000  # in each run, or a little more


def random_match(game: Game, seed: int) -> int:
    match, dice = Match(game, {"players": 4}, seed=seed), random.Random(seed)
    while not match.over and match.ply < ANSWERS:
        match.play(dice.choice(match.legal()))
    return match.ply


def rate(game: Game, run: int) -> float:
    decisions, seed, began = 0, run << 20, time.perf_counter()
    while decisions < ANSWERS:
        decisions += random_match(game, seed)
        seed += 1
    return decisions / (time.perf_counter() - began)


def figures() -> list[Figure]:
    measured = []
    for game in map(find_game, CATALOGUE):
        best = max(rate(game, run) for run in range(RUNS))
        measured.append(Figure(f"random {game.title}, 4 players, interpreted", best, "decisions/s"))
    return measured


if __name__ == "__main__":
    show(figures())
