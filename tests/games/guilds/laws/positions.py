"""An array of positions of Guilds, and what its laws ask about each of them."""

from functools import cached_property
from typing import Any

import numpy as np

from moothall.engine.deck import Deck
from moothall.engine.record import Ints, Records
from moothall.games.guilds.stages.site import moved
from moothall.games.guilds.state import CELLS, CHARACTERS, LIMITED, MOST_ROOMS, ROTATIONS
from tests.laws import law
from tests.laws.law import NOTHING, Bools

# The set that the neighbour of a cell is, by side; empty beyond the outer wall.
NEIGHBOUR = np.array([[moved(1 << cell, side) for side in range(4)] for cell in range(CELLS)])


def turned(doors: Ints, rotation: Ints | int) -> Ints:
    """The sides that doors are on after quarter turns clockwise (GLD-164)."""
    return np.asarray((doors << rotation | doors >> (ROTATIONS - rotation)) & 15)


class Positions(law.Positions):
    def __init__(self, states: Records, deck: Deck, options: Ints) -> None:
        super().__init__(states, deck, options)
        self.phase = states["phase"]
        self.bottom = np.where(self.depth > 0, self.stages[:, 0], 0)
        self.over = states["over"] == 1

    # Characters and the auction.

    @cached_property
    def cards_dealt(self) -> Ints:
        """In each area, week by week; 0 in a closed one."""
        return np.asarray(self.deck.area_cards[self["plan"]].astype(int))

    @cached_property
    def guilds(self) -> Bools:
        """For each seat and each character whether it is in that guild."""
        return np.asarray(self["character_at"][:, None, :] == self.places[:, None])

    @cached_property
    def dealt(self) -> Ints:
        """How many characters were dealt this week: fewer than usual when the deck runs out (GLD-070)."""
        a_week = self.cards_dealt.sum(axis=1)
        return np.clip(CHARACTERS - (self["week"].astype(int) - 1) * a_week, 0, a_week)

    @cached_property
    def cards(self) -> Ints:
        """How many lie in each area."""
        return np.asarray((self["town"] != NOTHING).sum(axis=2))

    @cached_property
    def live(self) -> Bools:
        return self.cards > 0

    @cached_property
    def tents(self) -> Ints:
        return np.asarray(self.players["tents"].astype(int))

    @cached_property
    def lead_costs(self) -> Ints:
        """In each area, the least silver that whoever is asked must add to lead there."""
        others = np.where((self.places == self.seat[:, None])[:, :, None], 0, self.tents).max(axis=1)
        return np.maximum(1, others + 1 - self.of_asked(self.tents))

    # Sites.

    @cached_property
    def laid(self) -> Bools:
        """For each seat and each number whether a room was placed as that."""
        return np.arange(MOST_ROOMS) < self.players["built"][:, :, None]

    @cached_property
    def printed_rooms(self) -> Any:
        """What is printed on each room that was placed; something, where none was."""
        return self.deck.rooms[np.maximum(self.players["rooms"], 0)]

    @cached_property
    def rotations(self) -> Ints:
        return np.asarray(np.maximum(self.players["rotations"], 0))

    @cached_property
    def covered(self) -> Ints:
        """The first and the second cell under each placed room, as sets; no cell where there is none."""
        cell = np.maximum(self.players["anchors"], 0)
        second = NEIGHBOUR[cell, (self.printed_rooms["side"] + self.rotations) % 4]
        is_large = self.printed_rooms["side"] != NOTHING
        both = np.stack([1 << cell.astype(int), np.where(is_large, second, 0)], axis=-1)
        return np.where(self.laid[..., None], both, 0)

    @cached_property
    def active_rooms(self) -> Bools:
        """For each seat and each number whether the room placed as that can be reached."""
        active = self.players["active"][:, :, None] & self.covered[..., 0] != 0
        return np.asarray(active & self.laid)

    # Effects.

    @cached_property
    def working(self) -> Bools:
        """For each seat and each effect of the deck whether it works for that seat."""
        sources = np.concatenate([self.settled, self.open_rooms], axis=2)
        return sources[:, :, self.deck.effects["source"]]

    @cached_property
    def settled(self) -> Bools:
        """Characters whose abilities work (GLD-238)."""
        return np.asarray(self.guilds & (self["rank"][:, None, :] < self.players["settled"][:, :, None]))

    @cached_property
    def open_rooms(self) -> Bools:
        """For each seat and each room of the deck whether it lies there and can be reached."""
        rooms = np.arange(len(self.deck.rooms))
        there = (self.players["rooms"][..., None] == rooms) & self.active_rooms[..., None]
        return np.asarray(there.any(axis=2))

    @cached_property
    def with_use(self) -> Bools:
        """For each effect of the deck whether a use of it is left."""
        limit = self.deck.effects["uses"]
        used = np.zeros((len(self.states), len(limit)), int)
        used[:, :LIMITED] = self["uses"]
        return np.asarray((limit == 0) | (used < limit))

    def able(self, kind: int) -> Bools:
        """For each seat whether an effect of a kind works for it and has a use left."""
        usable = self.working & self.with_use[:, None, :] & self.is_kind(kind)
        return np.asarray(usable.any(axis=2))

    def silver_of(self, kind: int) -> Ints:
        """What all effects of a kind that work for a seat come to."""
        silver = np.where(self.is_kind(kind), self.deck.effects["silver"], 0).astype(int)
        return np.asarray((self.working * silver).sum(axis=2))

    def is_kind(self, kind: int) -> Bools:
        """Of the effects that are not used by choice."""
        numbers = np.arange(len(self.deck.effects))
        return (numbers >= self.deck.kind_first[kind]) & (numbers < self.deck.kind_end[kind])
