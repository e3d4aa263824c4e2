"""What a recorded answer costs the server, beside the server of another checkout, in one run.

    python -m bench.answers ../before/src

Both servers stand under the same crowd in turn (`bench/crowd.py`), with two listeners at each table, so the
other one must take answers over the websocket too. An answer may bring others that give themselves: what is
compared is the processor time of the server's process for each answer in the record.
"""

import statistics
import sys
import tempfile
from pathlib import Path

from bench.figure import Figure, show
from bench.server import FEW_TABLES, Served, crowd, each, serving
from moothall.games import CATALOGUE, find_game

TIMES = 3  # that each server is measured in each game, in turn


def figures_of(game: str, ours: Served, theirs: Served) -> list[Figure]:
    before, now = [], []
    for _ in range(TIMES):
        before.append(each(crowd(theirs, game, tables=FEW_TABLES)))
        now.append(each(crowd(ours, game, tables=FEW_TABLES)))
    there, here = statistics.median(before), statistics.median(now)
    return [
        Figure(f"a recorded answer of {find_game(game).title}, there", there, "ms"),
        Figure("the same here", here, "ms"),
        Figure("that is", here / there, "times"),
    ]


def figures(source: Path) -> list[Figure]:
    with (
        tempfile.TemporaryDirectory() as one,
        tempfile.TemporaryDirectory() as other,
        serving(Path(one)) as ours,
        serving(Path(other), source=source) as theirs,
    ):
        return [figure for game in CATALOGUE for figure in figures_of(game, ours, theirs)]


if __name__ == "__main__":
    show(figures(Path(sys.argv[1]).resolve()))
