"""What a draw costs, native: from a short seed, as in simulations, and from a long one, as among people."""

import time
from typing import Any

import numpy as np

from bench.figure import Figure, show
from moothall.engine.chance import Chance, draw, plant_seed, seed_chance
from moothall.engine.record import Records
from moothall.engine.rule import compiler

DRAWS = 2_000_000
RUNS = 5
SEEDS = {"a short seed": 1, "a long seed": (1 << 127) + 1}


def dice(seed: int) -> Records:
    blank: Any = Chance.blank()
    seed_chance(blank, plant_seed(blank, seed))
    return np.frombuffer(bytearray(blank.tobytes()), Chance.layout)


def figures() -> list[Figure]:
    """In nanoseconds of processor time; the best of several runs, which take turns."""

    @compiler().njit
    def throw(chance, count):
        total = 0
        for _ in range(count):
            total += draw(chance[0], 6)
        return total

    best = dict.fromkeys(SEEDS, float("inf"))
    for _ in range(RUNS + 1):  # the first compiles
        for name, seed in SEEDS.items():
            began = time.process_time()
            throw(dice(seed), DRAWS)
            best[name] = min(best[name], 1e9 * (time.process_time() - began) / DRAWS)
    return [Figure(f"a draw from {name}", cost, "ns") for name, cost in best.items()]


if __name__ == "__main__":
    show(figures())
