"""Laws: what holds in every position of a game, whatever was played.

A law looks at a whole array of positions at once. Random games are held to the laws of their game after
every action.

    LAWS = Laws()

    @LAWS.enact("nobody owes anything")
    def debts(p: Positions) -> Bools:
        return per_position(p.players["silver"] >= 0)
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from moothall.engine.deck import Deck
from moothall.engine.record import Ints, Records

Bools = NDArray[np.bool_]
Thing = TypeVar("Thing", bound=np.generic)
NOTHING = -1  # how every game says that a place is empty


class Positions:
    """An array of positions, with what the laws ask for again and again."""

    def __init__(self, states: Records, deck: Deck, options: Ints) -> None:
        self.states, self.players, self.command = states, states["players"], states["command"]
        self.options, self.deck = options, deck.record[0]
        self.everyone = np.arange(len(states))
        self.seats = states["seats"]
        self.places = np.arange(self.players.shape[1])  # where somebody could sit
        self.seated = self.places < self.seats[:, None]
        self.depth = states["agenda"]["depth"]
        self.stages = states["agenda"]["questions"]["stage"]
        self.askers = states["agenda"]["questions"]["seat"]
        self.asked = np.arange(self.stages.shape[1]) < self.depth[:, None]
        top = np.clip(self.depth - 1, 0, self.stages.shape[1] - 1)
        self.stage = np.where(self.depth > 0, self.stages[self.everyone, top], 0)
        # Whoever is asked, or seat 0 when the game is over.
        self.seat = np.clip(self.askers[self.everyone, top], 0, len(self.places) - 1)
        self.me = self.players[self.everyone, self.seat]

    def __getitem__(self, field: str) -> Any:
        return self.states[field]

    def at(self, things: NDArray[Thing], number: Ints) -> NDArray[Thing]:
        """One thing of each position's row of them."""
        picked: NDArray[Thing] = things[self.everyone, np.clip(number, 0, things.shape[1] - 1)]
        return picked

    def of_asked(self, things: NDArray[Thing]) -> NDArray[Thing]:
        """What belongs to whoever is asked, of something that there is for each seat."""
        return self.at(things, self.seat)

    def during(self, *stages: int) -> Bools:
        return np.isin(self.stage, stages)

    def pending(self, *stages: int) -> Bools:
        """Whether one of these lies anywhere on the agenda."""
        return anywhere(np.isin(self.stages, stages) & self.asked)

    def of_players(self, field: str) -> Ints:
        """What seated players have in a field, NOTHING for empty seats."""
        values = self.players[field]
        seated = self.seated.reshape(*self.seated.shape, *[1] * (values.ndim - 2))
        return np.where(seated, values, NOTHING)


class Law(NamedTuple):
    says: str
    holds: Callable[[Any], Bools]  # for each position


Holds = TypeVar("Holds", bound=Callable[[Any], Bools])


class Laws(list[Law]):
    """Laws in their order; one may rely on those before it."""

    def enact(self, says: str) -> Callable[[Holds], Holds]:
        def enacted(holds: Holds) -> Holds:
            self.append(Law(says, holds))
            return holds

        return enacted


def first_broken(laws: Iterable[Law], positions: Positions) -> tuple[int, str] | None:
    """The number of the first position that breaks a law, and what that law says; None if all is well."""
    for law in laws:
        holds = law.holds(positions)
        if not holds.all():
            return int(holds.argmin()), law.says
    return None


# Laws that are the same in every game.


def within(ranges: Mapping[str, tuple[int, int]]) -> Iterable[Law]:
    """Every field, named as in `command.place`, stays within its range."""
    return (stays_within(field, low, high) for field, (low, high) in ranges.items())


def stays_within(field: str, low: int, high: int) -> Law:
    def holds(positions: Positions) -> Bools:
        values: Any = positions.states
        for step in field.split("."):
            values = values[step]
        return per_position((values >= low) & (values <= high))

    return Law(f"{field} goes from {low} to {high}", holds)


def blank_seats(p: Positions) -> Bools:
    blank: Bools = p.players == np.zeros((), p.players.dtype)
    return per_position(p.seated | blank)


def canonical_agenda(p: Positions) -> Bools:
    return per_position(p.asked | ((p.stages == 0) & (p.askers == 0)))


# Words that laws are made of.


def per_position(truths: Bools) -> Bools:
    """Whether all that is said about a position is true."""
    return np.asarray(truths.reshape(len(truths), -1).all(axis=1))


def anywhere(truths: Bools) -> Bools:
    """Whether anything that is said about a position is true."""
    return ~per_position(~truths)


def if_so(condition: Bools, then: Bools) -> Bools:
    return ~condition | then


def tally(numbers: Ints, size: int, weights: Ints | None = None) -> Ints:
    """How often each component from 0 to size - 1 occurs in each position; NOTHING isn't counted."""
    flat = numbers.reshape(len(numbers), -1)
    there = flat != NOTHING
    where = (np.arange(len(flat))[:, None] * size + flat)[there]
    counted = None if weights is None else weights.reshape(flat.shape)[there]
    return np.bincount(where, counted, len(flat) * size).reshape(len(flat), size).astype(np.int64)


def bits(numbers: Ints, size: int) -> Bools:
    """Which bits of each number are set."""
    return np.asarray((numbers[..., None] >> np.arange(size)) & 1 == 1)


def is_stack(pile: Ints, left: Ints) -> Bools:
    """Whether a pile is filled from the bottom up to what is left of it, and empty above."""
    return per_position((pile != NOTHING) == (np.arange(pile.shape[-1]) < left[..., None]))


def are_depths(depths: Ints, left: Ints) -> Bools:
    """Whether there is one card at each depth from 0 on, as many as are left; others are elsewhere."""
    size = depths.shape[1]
    inside = np.where((depths >= 0) & (depths < size), depths, NOTHING)
    return per_position(tally(inside, size) == (np.arange(size) < left[:, None]))
