"""What a recorded answer costs the server, beside the server of another checkout, in one run.

    python -m bench.answers ../before/src

Both servers stand under the same crowd in turn (`bench/crowd.py`), with two listeners at each table; answers
are posted, which servers of every age understand. An answer may bring others that give themselves: what is
compared is the processor time of the server's process for each answer in the record. Ours is also measured
with answers over the websocket, as its client gives them.
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
    ways = ((theirs, "post"), (ours, "post"), (ours, "line"))
    rounds = [
        [each(crowd(served, game, tables=FEW_TABLES, by=by)) for served, by in ways] for _ in range(TIMES)
    ]
    there, posted, said = (statistics.median(costs) for costs in zip(*rounds, strict=True))
    return [
        Figure(f"a recorded answer of {find_game(game).title}, there", there, "ms"),
        Figure("the same here, posted", posted, "ms"),
        Figure("that is", posted / there, "times"),
        Figure("the same here, over the websocket", said, "ms"),
        Figure("that is", said / there, "times"),
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
