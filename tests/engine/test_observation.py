"""What is declared line by line is written in that order: the table, then boards, the observer's first."""

import re
from types import SimpleNamespace
from typing import Any

import numpy as np

from moothall.engine.observation import Observation, amount, flag, thing
from moothall.engine.record import Ints, Record, i8
from moothall.engine.rule import compiler, rule

TABLE = SimpleNamespace(
    grid=np.arange(6).reshape(2, 3),
    players=[SimpleNamespace(coins=(7, 8), at=0), SimpleNamespace(coins=(9, 6), at=2)],
)


def test_numbers_stand_where_their_names_say() -> None:
    worked_out: list[int] = []

    def sum_of(s: Any, seat: int) -> int:
        worked_out.append(seat)
        return int(s.grid.sum()) + seat

    observation = Observation(
        [
            amount("before", lambda deck: deck, 99),
            thing("grid", lambda s, row, place: s.grid[row, place], 9, count=(2, 3)),
            flag("bit", lambda total, i: (total >> i) & 1, count=5),
            amount("twice", lambda twice: twice, 99),
        ],
        [
            amount("coins", lambda player, i: player.coins[i], 9, count=2),
            amount("here", lambda s, player, owner, total: s.grid[0, player.at] + owner + total, 99),
        ],
        seats=3,
        owner=lambda seat, step: (seat + step) % 2 if step < 2 else -1,
        once={"total": sum_of, "twice": lambda total: 2 * total},
    )
    numbers = np.full(observation.size, -1)
    observation.write(__name__, __file__)(TABLE, 42, 1, numbers)
    assert worked_out == [1]
    expected = {
        "before": [42],
        "grid": [0, 1, 2, 3, 4, 5],
        "bit": [0, 0, 0, 0, 1],
        "twice": [32],
        "0.coins": [9, 6],
        "0.here": [2 + 1 + 16],
        "1.coins": [7, 8],
        "1.here": [0 + 0 + 16],
        "2.coins": [0, 0],
        "2.here": [0],
    }
    assert {name: numbers[observation[name]].tolist() for name in expected} == expected
    assert [span.name for span in observation.spans] == [*expected]
    assert observation.size == sum(map(len, expected.values()))


class Purse(Record):
    coins: Ints = i8(8)


class Table(Record):
    most: int = i8()
    players: Any = Purse.many(2)


def test_many_numbers_are_written_at_a_time() -> None:
    """Since nothing of what is observed lies where it is written to."""

    @rule
    def room(s: Any, player: Any, i: int) -> int:
        return int(s.most) - int(player.coins[i])

    observation = Observation(
        [amount("most", lambda s: s.most, 99)],
        [amount("room", room, 99, count=8)],
        seats=2,
        owner=lambda seat, step: (seat + step) % 2,
    )
    observe = observation.write(__name__, __file__)

    @compiler().njit
    def look(tables, seat, numbers):
        observe(tables[0], 0, seat, numbers)

    tables, numbers = np.zeros(1, Table.layout), np.full(observation.size, -1, np.int16)
    tables["most"], tables["players"]["coins"] = 50, np.arange(16).reshape(2, 8)
    look(tables, 1, numbers)
    assert numbers.tolist() == [50, *range(42, 34, -1), *range(50, 42, -1)]
    (code,) = look.inspect_llvm().values()
    assert re.search(r"store <\d+ x i16> %", code)
