"""Random decisions a second of plain Python, for reference: what a server gives before it has compiled."""

import random
import time

from bench.figure import Figure, show
from moothall.engine.match import Match
from moothall.games.settlement.game import GAME

RUNS = 5


def random_match(seed: int) -> int:
    match, dice = Match(GAME, {"players": 4}, seed=seed), random.Random(seed)
    while not match.over:
        match.play(dice.choice(match.legal()))
    return match.ply


def rate(run: int) -> float:
    began = time.perf_counter()
    decisions = sum(random_match(seed) for seed in range(run * 4, run * 4 + 4))
    return decisions / (time.perf_counter() - began)


def figures() -> list[Figure]:
    return [
        Figure(
            "random Settlement, 4 players, interpreted", max(rate(run) for run in range(RUNS)), "decisions/s"
        )
    ]


if __name__ == "__main__":
    show(figures())
