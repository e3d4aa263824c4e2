"""Holding random games to the laws of their game.

class TestRandomGames(RandomGames):
    game, sample, reached = GAME, SAMPLE, REACHED
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Any, ClassVar

import numpy as np
import pytest

from moothall.engine.game import Game
from moothall.engine.record import Records, plain
from moothall.engine.verdict import NOT_ASKED
from tests.walks import Walk

Walks = Callable[[], Iterable[Walk]]  # of games of one kind


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
        counts = (np.bincount(walk.verdicts.ravel() - NOT_ASKED) for walk in self.sample.walks)
        cited = {int(number) + NOT_ASKED for count in counts for number in np.flatnonzero(count)}
        assert cited - {0, NOT_ASKED} <= self.game.rules.keys()
        cited = set()
        for walk in self.sample.walks:
            middle = len(walk.states) // 2
            state = plain(walk.states[middle])
            for number in np.flatnonzero(walk.verdicts[middle] == NOT_ASKED):
                for rule in (self.game.out_of_turn, self.game.not_asked):
                    cited.add(rule(state, walk.deck.printed, int(number)))
        assert cited <= self.game.rules.keys()
        assert self.game.after_the_end in self.game.rules
