"""The learned evaluation: what a seat may know, as numbers, gives every seat's chances and likely answers.

Each number of an observation picks a row of a table, and the rows add up to a few sums; a small layer more
gives each seat's chance to win and its share of the points, and the sums themselves say how likely each
answer is. That is a microsecond or two in compiled code, and needs no framework.

Compiled code adds whole numbers: their sum is the same in whatever order they come. So from one position to
the next it need only take off the rows of the numbers that changed and add those that they pick now.

Which rows there are follows from the observation's declaration: one for each thing that a number can name,
one for each amount, growing coarser upwards. `lab/train.py` makes the files in `nets/`.
"""

import math
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from moothall.engine.game import Game
from moothall.engine.observation import Placed
from moothall.engine.record import Ints

HOME = Path(__file__).parent / "nets"
SUMS = 128  # what the rows add up to
SECOND = 32  # the layer behind them
CODES = 256  # a number picks one of so many at most
EXACT = 16  # amounts are told apart one by one up to here
LEADS = 50  # hundredths of a point to a step of the lead by `worth`
CHANCE, SHARE = 0, 1  # the two things told of every seat
LARGEST = np.iinfo(np.int16).max

Floats = NDArray[np.floating[Any]]


class Learned(NamedTuple):
    """What was learned, as it is trained and as it lies in a file."""

    low: Ints  # of each number of the observation: what is taken off it
    row: Ints  # (number, code): the row that it picks; 0 for none
    rows: Floats  # (row, sum)
    sums: Floats  # before any row
    second: Floats  # (sum, unit)
    second_bias: Floats
    seats: Floats  # (unit, 2 * steps from the observer): chances, then shares of the points
    seats_bias: Floats
    answers: Floats  # (sum, action)
    answers_bias: Floats


class Net(NamedTuple):
    """The same as compiled code reads it: what is multiplied or added up most often is in whole numbers."""

    low: Ints
    row: Ints
    rows: Ints  # (row, sum); row 0 is empty
    sums: Ints
    second: Ints  # (unit, sum)
    second_bias: Floats
    seats: Floats
    seats_bias: Floats
    answers: Ints  # (action, sum)
    answers_bias: Floats
    ones: Floats  # what a one stands for: of a sum, of `second` times a sum, of `answers` times a sum


def steps_of(span: Placed) -> list[int]:
    """The lowest number of each row of a span."""
    numbers = range(span.low, min(span.high, span.low + CODES - 1) + 1)
    if span.kind != "amount":
        return [*numbers]
    steps, width = [*numbers[:EXACT]], 2.0
    following = float(span.low + EXACT)
    while following <= numbers[-1]:
        steps.append(int(following))
        following += width
        width *= 1.35
    return steps


def _columns(game: Game) -> Iterator[tuple[int, list[int]]]:
    """Of each number: what is taken off it, and where its rows begin."""
    for span in game.observation.spans:
        for _ in range(span.count):
            yield span.low, steps_of(span)
    # The last one is no part of the observation: by how much `worth` sees the seat ahead.
    yield 0, [*range(0, CODES, 4)]


@cache
def rows_of(game: Game) -> tuple[Ints, Ints, int]:
    """`low` and `row` of a game's net, and how many rows there are, with the empty one."""
    low, row, count = [], [], 1
    for lowest, steps in _columns(game):
        low.append(lowest)
        codes = np.arange(lowest, lowest + CODES)
        row.append(count + np.searchsorted(steps, codes, "right") - 1)
        count += len(steps)
    return np.array(low, np.int32), np.array(row, np.int32), count


def most_seats(game: Game) -> int:
    """So many seats a net tells of: alone, what is to be reached sits opposite."""
    return max(2, game.seats[-1])


def file_of(game: Game) -> Path:
    return HOME / f"{game.name}.npz"


def file_alone(game: Game) -> Path:
    """What was learned for those who play alone; most games have none."""
    return HOME / f"{game.name}-alone.npz"


def in_whole_numbers(net: Learned) -> Net:
    picked = net.rows.copy()
    picked[0] = 0
    rows, one = _counted(picked)
    second, one_second = _counted(net.second.T)
    answers, one_answer = _counted(net.answers.T)
    return Net(
        low=np.asarray(net.low, np.int32),
        row=np.asarray(net.row, np.int16),
        rows=rows,
        sums=np.rint(np.asarray(net.sums, np.float64) / one).astype(np.int32),
        second=second,
        second_bias=np.asarray(net.second_bias, np.float32),
        seats=np.ascontiguousarray(net.seats, np.float32),
        seats_bias=np.asarray(net.seats_bias, np.float32),
        answers=answers,
        answers_bias=np.asarray(net.answers_bias, np.float32),
        ones=np.array([one, one * one_second, one * one_answer]),
    )


def _counted(numbers: Floats) -> tuple[Ints, float]:
    """In whole numbers of 16 bits, and what a one of them is: a power of two."""
    largest = float(np.abs(numbers).max(initial=0.0))
    one = 2.0 ** math.ceil(math.log2(largest / LARGEST)) if largest else 1.0
    return np.ascontiguousarray(np.rint(np.asarray(numbers, np.float64) / one), np.int16), one


def in_floats(net: Net) -> Learned:
    one, second, answer = net.ones
    parts = {name: part for name, part in net._asdict().items() if name in Learned._fields} | {
        "rows": net.rows * one,
        "sums": net.sums * one,
        "second": net.second.T * (second / one),
        "answers": net.answers.T * (answer / one),
    }
    return Learned(**parts)


@cache
def load(path: Path) -> Net:
    with np.load(path) as stored:
        parts: Mapping[str, Any] = {name: stored[name] for name in Learned._fields}
        return in_whole_numbers(Learned(**parts))


def save(net: Net, path: Path) -> None:
    """Half the precision is enough, at half the size."""
    small = {
        name: part.astype(np.float16 if part.dtype.kind == "f" else np.int16)
        for name, part in in_floats(net)._asdict().items()
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, allow_pickle=False, **small)
