"""Holding random games to the laws of their game, and forging positions that break them."""

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
import pytest

from moothall.engine.game import Game
from moothall.engine.record import Records
from tests.walks import Walk

Forgery = Callable[[Any], None]


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


def anything(walk: Walk) -> Any:
    return np.ones(len(walk.states), bool)


def position(walks: Iterable[Walk], stage: str, fits: Callable[[Walk], Any] = anything) -> Records:
    """A position from the middle of the first walk in which this question is open, and which fits."""
    for walk in walks:
        asked = open_stages(walk.states) == walk.game.stages.index(stage)
        found = np.flatnonzero(asked & fits(walk))
        if len(found):
            middle = found[len(found) // 2]
            return walk.states[middle : middle + 1].copy()
    raise AssertionError(f"no walk asks {stage}")


def forged(game: Game, states: Records) -> Any:
    """The one position, to be changed by hand."""
    return states.view(game.state.twin)[0]


def open_seat(s: Any) -> int:
    return int(s.agenda.questions[s.agenda.depth - 1].seat)


def set_to(path: str, value: int) -> Forgery:
    """A forgery of one number, as in `players.1.hand`."""

    def change(s: Any) -> None:
        *steps, last = path.split(".")
        for step in steps:
            s = s[int(step)] if step.isdigit() else s[step]
        s[int(last) if last.isdigit() else last] = value

    return change
