"""An array of positions, and what the laws ask about each of them."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from moothall.engine.deck import Deck
from moothall.engine.record import Ints, Records
from moothall.games.settlement.state import MAX_SEATS, NOTHING

Bools = NDArray[np.bool_]


class Positions:
    """With what the laws ask for again and again."""

    def __init__(self, states: Records, deck: Deck, options: Ints) -> None:
        self.states, self.players, self.command = states, states["players"], states["command"]
        self.options, self.deck = options, deck.record[0]
        self.everyone = np.arange(len(states))
        self.seats = states["seats"]
        self.seated = np.arange(MAX_SEATS) < self.seats[:, None]
        # Normal and bonus settlers on each action field; both together can be more than 8 bits hold.
        self.standing = self.players["deployed"].astype(int) + self.players["deployed_bonus"]
        self.depth = states["agenda"]["depth"]
        self.stages = states["agenda"]["questions"]["stage"]
        self.askers = states["agenda"]["questions"]["seat"]
        self.asked = np.arange(self.stages.shape[1]) < self.depth[:, None]
        top = np.clip(self.depth - 1, 0, self.stages.shape[1] - 1)
        self.stage = np.where(self.depth > 0, self.stages[self.everyone, top], 0)
        # Whoever is asked, or seat 0 when the game is over.
        self.seat = np.clip(self.askers[self.everyone, top], 0, MAX_SEATS - 1)
        self.me = self.players[self.everyone, self.seat]
        self.my_standing = self.standing[self.everyone, self.seat]

    def __getitem__(self, field: str) -> Any:
        return self.states[field]

    def at(self, things: Ints, number: Ints) -> Ints:
        """One thing of each position's row of them."""
        picked: Ints = things[self.everyone, np.clip(number, 0, things.shape[1] - 1)]
        return picked

    def during(self, *stages: int) -> Bools:
        return np.isin(self.stage, stages)

    def of_players(self, field: str) -> Ints:
        """What seated players have in a field, NOTHING for empty seats."""
        values = self.players[field]
        seated = self.seated.reshape(*self.seated.shape, *[1] * (values.ndim - 2))
        return np.where(seated, values, NOTHING)

    def kind_of(self, artifact: Ints) -> Ints:
        """The effect of an artifact, NOTHING without one."""
        kinds: Ints = self.deck.artifact_kind[artifact]
        return np.where(artifact == NOTHING, NOTHING, kinds)


class Law(NamedTuple):
    says: str
    holds: Callable[[Positions], Bools]  # for each position


class Laws(list[Law]):
    """Laws in their order; one may rely on those before it."""

    def enact(self, says: str) -> Callable[[Callable[[Positions], Bools]], Callable[[Positions], Bools]]:
        def enacted(holds: Callable[[Positions], Bools]) -> Callable[[Positions], Bools]:
            self.append(Law(says, holds))
            return holds

        return enacted


def per_position(truths: Bools) -> Bools:
    """Whether all that is said about a position is true."""
    return np.asarray(truths.reshape(len(truths), -1).all(axis=1))


def if_so(condition: Bools, then: Bools) -> Bools:
    return ~condition | then


def tally(numbers: Ints, size: int, weights: Ints | None = None) -> Ints:
    """How often each component from 0 to size - 1 occurs in each position; NOTHING isn't counted."""
    flat = numbers.reshape(len(numbers), -1)
    there = flat != NOTHING
    where = (np.arange(len(flat))[:, None] * size + flat)[there]
    counted = None if weights is None else weights.reshape(flat.shape)[there]
    return np.bincount(where, counted, len(flat) * size).reshape(len(flat), size).astype(np.int64)
