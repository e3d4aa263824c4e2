"""How long native rules take to get ready: all of Settlement compiled cold, and fetched from the cache.

Each run is a process of its own, timed from its first import to the compiled rules.
"""

import os
import subprocess
import sys
import tempfile

from bench.figure import Figure, show

PREPARE = """
import time
began = time.perf_counter()
from moothall.engine.native import native
from moothall.games.settlement.game import GAME
native(GAME).compile()
print(time.perf_counter() - began)
"""
# What a simulation needs beyond that: the bot, its loop and the final count.
PREPARE_BOT = """
import sys, time
from moothall.games.settlement.game import GAME
from moothall.lab.simulate import prepare
began = time.perf_counter()
prepare(GAME, [sys.argv[1]])
print(time.perf_counter() - began)
"""


def in_new_process(program: str, cache: str, *arguments: str) -> float:
    environment = os.environ | {"XDG_CACHE_HOME": cache}
    command = [sys.executable, "-c", program, *arguments]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return float(done.stdout)


def figures() -> list[Figure]:
    cold, warm, bots = [], [], []
    for _ in range(2):
        with tempfile.TemporaryDirectory() as cache:
            cold.append(in_new_process(PREPARE, cache))
            warm += [in_new_process(PREPARE, cache) for _ in range(3)]
            bots.append([in_new_process(PREPARE_BOT, cache, bot) for bot in ("random", "greedy")])
    return [
        Figure("compile Settlement, cold", min(cold), "s", 20, less_is_better=True),
        Figure("compile Settlement, from the cache", min(warm), "s", 1, less_is_better=True),
        Figure("compile a simulation of random after that", min(bot[0] for bot in bots), "s"),
        Figure("compile a simulation of greedy after that", min(bot[1] for bot in bots), "s"),
    ]


if __name__ == "__main__":
    show(figures())
