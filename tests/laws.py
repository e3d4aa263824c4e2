"""Holding random games to the laws of their game, and forging positions that break them.

A game's own tests are two classes that name what they are about:

    class TestRandomGames(RandomGames):
        game, sample, reached = GAME, SAMPLE, REACHED

    class TestLaws(BitingLaws):
        game, laws, ranges, forgeries, saved = GAME, LAWS, RANGES, FORGERIES, "settlers"
"""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Any, ClassVar, NamedTuple

import numpy as np
import pytest

from moothall.engine.game import Game
from moothall.engine.laws import Bools, Law
from moothall.engine.match import Match, SaveError
from moothall.engine.record import Records
from tests.walks import Walk

Walks = Callable[[], Iterable[Walk]]  # of games of one kind
Forgery = Callable[[Any], None]
Fits = Callable[[Walk], Bools]  # whether each of its positions does


# Whole games.


def hold_to_the_laws(walks: list[Walk]) -> None:
    """All positions of several games of one kind."""
    hold(walks, walks[0].broken_law)
    hold(walks, lambda states: blank_gaps(walks[0].game, states))


def hold(walks: list[Walk], check: Callable[[Records], tuple[int, str] | None]) -> None:
    """Check all positions of several games at once; a failure says which game, ply and law."""
    broken = check(np.concatenate([walk.states for walk in walks]))
    if broken is None:
        return
    number, law = broken
    for walk in walks:
        if number < len(walk.states):
            last = walk.game.space.decode(int(walk.actions[number - 1])) if number else "the set-up"
            game = f"{walk.options}, seed {walk.seed}"
            pytest.fail(f"{game}: ply {number}, after {last}: not so: {law}")
        number -= len(walk.states)


def blank_gaps(game: Game, states: Records) -> tuple[int, str] | None:
    """Equal positions are equal bytes, those between the fields too."""
    between = states.view(np.uint8).reshape(len(states), -1)[:, game.state.gaps]
    blank = ~between.any(axis=1)
    return None if blank.all() else (int(blank.argmin()), "nothing is written between the fields")


def open_stages(states: Records) -> Any:
    """The open question of each position, 0 for none."""
    agenda = states["agenda"]
    top = np.maximum(agenda["depth"] - 1, 0)
    return np.where(agenda["depth"] > 0, agenda["questions"]["stage"][np.arange(len(states)), top], 0)


class Sample:
    """A few of the games that are held to the laws."""

    def __init__(self, walks: Walks) -> None:
        self._walked = walks

    @cached_property
    def walks(self) -> list[Walk]:
        return list(self._walked())

    def every(self, field: str) -> Iterator[Any]:
        """A field in all positions of each game."""
        for walk in self.walks:
            yield walk.states[field]

    def boards(self, field: str) -> Iterator[Any]:
        """The same of those who play."""
        for walk in self.walks:
            yield walk.states["players"][field][:, : walk.players]


class RandomGames:
    """The random games see all there is to see."""

    game: ClassVar[Game]
    sample: ClassVar[Sample]
    reached: ClassVar[dict[str, Callable[[], bool]]]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "what" in metafunc.fixturenames:
            metafunc.parametrize("what", self.reached)

    def test_the_walks_reach(self, what: str) -> None:
        assert self.reached[what]()

    def test_the_walks_reach_every_stage_and_every_block_of_actions(self) -> None:
        stages, blocks = set[int](), set[str]()
        for walk in self.sample.walks:
            stages |= {*open_stages(walk.states).tolist()}
            blocks |= {self.game.space.decode(int(action)).name for action in np.unique(walk.actions)}
        assert stages == {*range(len(self.game.stages))}
        assert blocks == self.game.space.blocks.keys()

    def test_every_verdict_is_a_rule_of_the_rulebook(self) -> None:
        """So that a refusal always has words."""
        cited = {int(number) for walk in self.sample.walks for number in np.unique(walk.verdicts)}
        assert cited - {0, -1} <= self.game.rules.keys()
        for action in range(len(self.game.space)):
            assert {self.game.out_of_turn(action), self.game.not_asked(action)} <= self.game.rules.keys()
        assert self.game.after_the_end in self.game.rules


# Forged positions.


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
    saved: ClassVar[str]  # a law that is broken in a saved game too

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
        assert {*numbers_of(self.game.state.layout)} - {*self.ranges} == {"chance.seed"}

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

    def test_a_saved_game_whose_position_cannot_be_is_refused(self) -> None:
        position = self.forgeries[self.saved].position()
        match = position.walk.match(position.ply)
        assert Match.load(match.save(), lambda _: self.game).state.tobytes() == position.states.tobytes()
        position.forge(self.forgeries[self.saved].change)
        match._snapshots[match.ply] = position.states.tobytes()
        with pytest.raises(SaveError, match=re.escape(self.says(self.saved))):
            Match.load(match.save(), lambda _: self.game)
