"""How long native rules take to get ready: all that a match needs compiled cold, and fetched from the cache.

Each run is a process of its own, timed from its first import to the compiled rules.
"""

import os
import subprocess
import sys
import tempfile

from bench.figure import Figure, show
from moothall.games import CATALOGUE, find_game

GOALS = {"settlement": 20}
GOAL = 30  # seconds

PREPARE = """
import sys, time
began = time.perf_counter()
from moothall.engine.native import native
from moothall.games import find_game
native(find_game(sys.argv[1])).compile()
print(time.perf_counter() - began)
"""
# What a simulation needs beyond that: the bot, its loop and the final count.
PREPARE_BOT = """
import sys, time
from moothall.games import find_game
from moothall.lab.simulate import prepare
game = find_game(sys.argv[1])
began = time.perf_counter()
prepare(game, [sys.argv[2]])
print(time.perf_counter() - began)
"""


def in_new_process(program: str, cache: str, *arguments: str) -> float:
    environment = os.environ | {"XDG_CACHE_HOME": cache}
    command = [sys.executable, "-c", program, *arguments]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return float(done.stdout)


def figures() -> list[Figure]:
    return [figure for name in CATALOGUE for figure in figures_of(name)]


def figures_of(name: str) -> list[Figure]:
    cold, warm, bots = [], [], []
    for _ in range(2):
        with tempfile.TemporaryDirectory() as cache:
            cold.append(in_new_process(PREPARE, cache, name))
            warm += [in_new_process(PREPARE, cache, name) for _ in range(3)]
            bots.append([in_new_process(PREPARE_BOT, cache, name, bot) for bot in ("random", "greedy")])
    title = find_game(name).title
    return [
        Figure(f"compile {title}, cold", min(cold), "s", GOALS.get(name, GOAL), less_is_better=True),
        Figure(f"compile {title}, from the cache", min(warm), "s", 1, less_is_better=True),
        Figure(f"compile a simulation of random {title}", min(bot[0] for bot in bots), "s"),
        Figure(f"compile a simulation of greedy {title}", min(bot[1] for bot in bots), "s"),
    ]


if __name__ == "__main__":
    show(figures())
