"""Forging positions, to show that the laws of a game bite.

class TestLaws(BitingLaws):
    game, laws, ranges, forgeries = GAME, LAWS, RANGES, FORGERIES
"""

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, NamedTuple

import numpy as np
import pytest

from moothall.engine.game import Game
from moothall.engine.record import Records
from tests.laws.law import Bools, Law
from tests.laws.random_games import Walks, open_stages
from tests.walks import Walk

Forgery = Callable[[Any], None]
Fits = Callable[[Walk], Bools]  # whether each of its positions does


def anything(walk: Walk) -> Bools:
    return np.ones(len(walk.states), bool)


class Position(NamedTuple):
    """One position of a walk, to be changed by hand."""

    walk: Walk
    ply: int
    states: Records  # this one alone, a copy

    def forge(self, change: Forgery) -> None:
        change(self.states.view(self.walk.game.state.twin)[0])

    def broken_law(self) -> str | None:
        broken = self.walk.broken_law(self.states)
        return broken[1] if broken else None


class Forged(NamedTuple):
    """How a law is broken and no other before it."""

    walks: Walks
    stage: str  # the question to start from
    change: Forgery  # what is then changed by hand
    fits: Fits = anything

    def position(self) -> Position:
        """One from the middle of the first walk in which this question is open, and which fits."""
        for walk in self.walks():
            asked = open_stages(walk.states) == walk.game.stages.index(self.stage)
            found = np.flatnonzero(asked & self.fits(walk))
            if len(found):
                ply = int(found[len(found) // 2])
                return Position(walk, ply, walk.states[ply : ply + 1].copy())
        raise AssertionError(f"no walk asks {self.stage}")


def open_seat(s: Any) -> int:
    return int(s.agenda.questions[s.agenda.depth - 1].seat)


def me(s: Any) -> Any:
    """Whoever is asked."""
    return s.players[open_seat(s)]


def set_to(path: str, value: int) -> Forgery:
    """A forgery of one number, as in `players.1.hand`."""

    def change(s: Any) -> None:
        *steps, last = path.split(".")
        for step in steps:
            s = s[int(step)] if step.isdigit() else s[step]
        s[int(last) if last.isdigit() else last] = value

    return change


def mine(field: str, value: int) -> Forgery:
    """A forgery of a number of whoever is asked."""

    def change(s: Any) -> None:
        me(s)[field] = value

    return change


def ask(stage: int) -> Forgery:
    """Another question than the one that is open, of the same player."""

    def change(s: Any) -> None:
        s.agenda.questions[s.agenda.depth - 1].stage = stage

    return change


def numbers_of(layout: np.dtype[Any], name: str = "") -> Iterator[str]:
    """The names that lead to every number of a record; the gaps between them are no numbers."""
    for inner in layout.base.names or ():
        if layout.base[inner].base.names:
            yield from numbers_of(layout.base[inner], f"{name}{inner}.")
        elif not inner.startswith("_gap"):
            yield name + inner


FREE = ("chance.drawn", "chance.reveals")  # they have no end but that of their field


class BitingLaws:
    """The laws of a game bite: each is broken by the smallest forgery, and by that law's own words."""

    game: ClassVar[Game]
    laws: ClassVar[tuple[Law, ...]]
    ranges: ClassVar[dict[str, tuple[int, int]]]
    forgeries: ClassVar[dict[str, Forged]]  # by law

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        tried = {
            "law": [*self.forgeries],
            "field": [field for field in self.ranges if field not in FREE],
        }
        for name in tried.keys() & {*metafunc.fixturenames}:
            metafunc.parametrize(name, tried[name])

    def says(self, law: str) -> str:
        return next(other.says for other in self.laws if other.holds.__name__ == law)

    def test_there_is_a_forgery_for_every_law(self) -> None:
        assert [law.holds.__name__ for law in self.laws[len(self.ranges) :]] == list(self.forgeries)

    def test_a_forgery_breaks_its_law(self, law: str) -> None:
        position = self.forgeries[law].position()
        assert position.broken_law() is None
        position.forge(self.forgeries[law].change)
        assert position.broken_law() == self.says(law)

    def test_every_number_has_a_range(self) -> None:
        assert {*numbers_of(self.game.state.layout)} - {*self.ranges} == {"chance.seed", "chance.key"}

    @pytest.mark.parametrize("end", [0, 1])
    def test_a_number_out_of_its_range_is_seen(self, field: str, end: int) -> None:
        sound = next(iter(self.forgeries.values())).position()
        states = np.concatenate([sound.states] * 2)
        values: Any = states[1:]
        for step in field.split("."):
            values = values[step]
        low, high = self.ranges[field]
        values[...] = high + 1 if end else low - 1
        assert sound.walk.broken_law(states) == (1, f"{field} goes from {low} to {high}")
