"""Positions to ask bots about: from walks through every game, at every question that it asks."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import cycle
from typing import NamedTuple

import numpy as np

from moothall.engine.agenda import open_seat, open_stage
from moothall.engine.chance import Chance
from moothall.engine.game import Game
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.engine.record import Records
from moothall.games import OWN, find_game
from moothall.lab.notes import variants
from tests.walks import Walk, Walker

GAMES = [find_game(name) for name in OWN]
WALKS = 60  # so many are looked through at most
EACH = 2  # so many positions of every question


class Moment(NamedTuple):
    walk: Walk
    ply: int

    @property
    def state(self) -> Records:
        return self.walk.states[self.ply : self.ply + 1].view(self.walk.game.state.twin)

    @property
    def seat(self) -> int:
        return int(open_seat(self.state[0].agenda))

    @property
    def stage(self) -> str:
        return self.walk.game.stages[open_stage(self.state[0].agenda)]

    @property
    def choices(self) -> int:
        return int((self.walk.verdicts[self.ply] == 0).sum())

    def match(self) -> Match:
        """At this position; how it came about is forgotten."""
        walk = self.walk
        match = Match(walk.game, walk.options, seed=1, rules=native(walk.game))
        match.state[:] = self.state
        return match

    def with_other_secrets(self, seed: int) -> Match:
        """At another position that this seat can't tell from it."""
        match, dice = self.match(), np.zeros(1, Chance.twin)
        dice["seed"] = 1 << 40 | seed
        match.rules.conceal(match.state, match.deck.record, self.seat, dice)
        return match


def walks(game: Game) -> Iterator[Walk]:
    """With all kinds of options, and by all kinds of people."""
    kinds = cycle(import_module(f"tests.games.{game.name}.walks").WEIGHTS.values())
    options, walker = variants(game, np.random.default_rng(1)), Walker(game)
    for seed in range(WALKS):
        chosen = next(options)
        others = {name: str(value) for name, value in chosen.items() if name != "players"}
        yield walker.walk(int(chosen["players"]), seed, next(kinds), **others)


@cache
def moments(game: Game) -> tuple[Moment, ...]:
    """Questions of players with a choice: some of each stage, from different games where there are any."""
    found, seen = [], Counter[str]()
    for walk in walks(game):
        here = set()
        for ply in range(len(walk.actions)):
            moment = Moment(walk, ply)
            if moment.choices < 2 or moment.stage in here or seen[moment.stage] == EACH:
                continue
            here.add(moment.stage)
            seen[moment.stage] += 1
            found.append(moment)
    return tuple(found)


@cache
def forced(game: Game) -> tuple[Moment, ...]:
    """Questions with one answer."""
    walk = max(walks(game), key=lambda walk: (walk.verdicts == 0).sum(axis=1).tolist().count(1))
    return tuple(moment for ply in range(len(walk.actions)) if (moment := Moment(walk, ply)).choices == 1)[:5]
