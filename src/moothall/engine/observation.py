"""What a seat may know, as numbers with names: for agents that learn.

    OBSERVATION = Observation(
        [
            amount("round", lambda s: s.round_number, 6),
            thing("market", lambda s, i: s.market[i] + 1, BUILDINGS, count=MARKET),
        ],
        [amount("supply", lambda player, i: player.supply[i], 99, count=SUPPLY)],
        seats=MAX_SEATS,
        owner=owner,
    )
    observe = OBSERVATION.write(__name__, __file__)

Each line is a span of numbers: its name, the rule that gives them, and what they can be. Size, writer and
description follow from these lines, so nothing is counted by hand. Behind the spans of the table come those
of the players' boards, the observer's own first, so that an agent plays alike in every seat.
"""

import ast
import inspect
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from moothall.engine.questions import FIRST_WORK
from moothall.engine.record import Ints
from moothall.engine.rule import apart, rule

STAGES = FIRST_WORK - 1  # the highest number that an open question can have
WORKS = 127  # and the highest of whatever lies below it

Kind = Literal["amount", "thing", "flag", "seat"]
# A rule of whatever it needs, by these names: `s`, `deck`, `seat` (the observer's), those of `once`, and on a
# board `player` and `owner` (that player's seat). By any other name it gets which of its numbers is wanted;
# of numbers in rows, by two names, the row and the place in it.
Number = Callable[..., Any]
Count = int | tuple[int, int]
GIVEN = ("s", "deck", "seat", "player", "owner")


@dataclass(frozen=True)
class Span:
    name: str
    number: Number
    kind: Kind
    low: int
    high: int
    rows: tuple[int, ...]  # how many numbers, or how many rows of how many

    @property
    def count(self) -> int:
        return math.prod(self.rows)


@dataclass(frozen=True)
class Placed:
    """A span at its place in an observation."""

    name: str  # on a board with the steps from the observer's before it: `1.supply`
    kind: Kind
    low: int
    high: int
    first: int
    count: int


def amount(name: str, number: Number, high: int, *, low: int = 0, count: Count = 1) -> Span:
    """How many: more is more."""
    return Span(name, number, "amount", low, high, _rows(count))


def thing(name: str, number: Number, high: int, *, low: int = 0, count: Count = 1) -> Span:
    """Which of several: neighbouring numbers have nothing in common; mostly 0 is none."""
    return Span(name, number, "thing", low, high, _rows(count))


def flag(name: str, number: Number, *, count: Count = 1) -> Span:
    return Span(name, number, "flag", 0, 1, _rows(count))


def whose(name: str, number: Number, high: int, *, low: int = -1, count: Count = 1) -> Span:
    """How many seats from the observer on; other numbers are places where no player has it."""
    return Span(name, number, "seat", low, high, _rows(count))


def _rows(count: Count) -> tuple[int, ...]:
    return (count,) if isinstance(count, int) else count


class Observation:
    def __init__(
        self,
        table: Sequence[Span],
        board: Sequence[Span],
        *,
        seats: int,
        owner: Number,
        once: Mapping[str, Number] | None = None,
    ) -> None:
        """`owner(..., step)`: whose board is so many steps from the observer's; -1 where nobody sits.

        `once` is what many numbers hang on: each is worked out a single time, from those before it too, and
        a number's rule asks for it by its name.
        """
        self._table, self._board, self._seats, self._owner = table, board, seats, owner
        self._once = once or {}
        self.spans = (*_place(table, "", 0), *self._place_boards())
        self.size = self.spans[-1].first + self.spans[-1].count

    def _place_boards(self) -> Iterator[Placed]:
        first, board = _size(self._table), _size(self._board)
        for step in range(self._seats):
            yield from _place(self._board, f"{step}.", first + step * board)

    def __getitem__(self, name: str) -> slice:
        """Where the numbers of a span are."""
        for span in self.spans:
            if span.name == name:
                return slice(span.first, span.first + span.count)
        raise LookupError(f"nothing called '{name}' is observed")

    def write(self, module: str, file: str) -> Callable[[Any, Any, int, Ints], None]:
        """The rule (s, deck, seat, numbers) that fills in all of them, written out for the compiler."""
        scope: dict[str, Any] = {"__name__": module, "owner_of": rule(self._owner)}
        scope |= {f"work_out_{name}": rule(number) for name, number in self._once.items()}
        given = (*GIVEN, *self._once)
        first, board = _size(self._table), _size(self._board)
        lines = [
            "def observe(s, deck, seat, numbers):",
            *(f"    {name} = work_out_{name}({_wanted(each, given)})" for name, each in self._once.items()),
            *_write(self._table, scope, given, "table", "0", "    "),
            f"    for step in range({self._seats}):",
            f"        first = {first} + step * {board}",
            f"        owner = owner_of({_wanted(self._owner, (*given, 'step'))})",
            "        if owner < 0:",
            f"            for i in range({board}):",
            "                numbers[first + i] = 0",
            "        else:",
            "            player = s.players[owner]",
            *_write(self._board, scope, given, "board", "first", "            "),
        ]
        # The compiler keeps its results by file and line; lines that the file doesn't have are ours to use.
        tree = ast.increment_lineno(ast.parse("\n".join(lines)), 100_000)
        exec(compile(tree, file, "exec"), scope)
        observe: Callable[[Any, Any, int, Ints], None] = scope["observe"]
        return apart(observe)


def _size(spans: Sequence[Span]) -> int:
    return sum(span.count for span in spans)


def _place(spans: Sequence[Span], before: str, first: int) -> Iterator[Placed]:
    for span in spans:
        yield Placed(before + span.name, span.kind, span.low, span.high, first, span.count)
        first += span.count


def _write(
    spans: Sequence[Span], scope: dict[str, Any], given: Sequence[str], part: str, first: str, indent: str
) -> list[str]:
    lines, at = [], 0
    for number, span in enumerate(spans):
        name = f"{part}_{number}"
        scope[name] = rule(span.number)
        place, inner = f"{first} + {at}", indent
        for row, (which, count) in enumerate(zip("ij", span.rows, strict=False)):
            lines.append(f"{inner}for {which} in range({count}):")
            place += f" + {which} * {math.prod(span.rows[row + 1 :])}"
            inner += "    "
        lines.append(f"{inner}numbers[{place}] = {name}({_wanted(span.number, given)})")
        at += span.count
    return lines


def _wanted(number: Number, given: Sequence[str]) -> str:
    """What a rule is called with."""
    which = iter("ij")
    return ", ".join(each if each in given else next(which) for each in inspect.signature(number).parameters)
