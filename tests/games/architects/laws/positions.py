"""An array of positions of Architects, and what its laws ask about each of them."""

from functools import cached_property

import numpy as np

from moothall.engine.deck import Deck
from moothall.engine.record import Ints, Records
from moothall.games.architects.stages.draft import CHOOSE_BOARD
from moothall.games.architects.state import (
    APPRENTICE_LIMIT,
    BUILT,
    CHEAPER_HIRE,
    IN_HAND,
    IN_PACKET,
    MAX_SEATS,
    MOST_APPRENTICES,
    NO_POWER,
    NOTHING,
    STANDARD,
)
from tests.laws import law
from tests.laws.law import Bools

STAGES = 127  # more than there are


class Positions(law.Positions):
    def __init__(self, states: Records, deck: Deck, options: Ints) -> None:
        super().__init__(states, deck, options)
        self.people = states["people"]
        self.persons = self.places < self.people[:, None]
        self.automaton = self.seated & ~self.persons
        self.active = states["active"]
        self.choosing = self.stage == CHOOSE_BOARD
        # The turn that is going on: its participant, or seat 0 where there is none.
        self.actor = self.players[self.everyone, np.clip(self.active, 0, MAX_SEATS - 1)]
        self.bottom = np.where(self.depth > 0, self.stages[:, 0], 0)
        self.bottom_seat = np.clip(self.askers[:, 0], 0, MAX_SEATS - 1)

    @cached_property
    def power(self) -> Ints:
        """Of each board (ARC-276: the standard side has none, nor has the automated opponent)."""
        printed = self.deck.board_power[np.clip(self.players["board"], 0, None)]
        has_one = (self["boards"] != STANDARD)[:, None] & self.persons & (self.players["board"] != NOTHING)
        return np.where(has_one, printed, NO_POWER)

    @cached_property
    def apprentices(self) -> Ints:
        """Those of seated players, NOTHING elsewhere."""
        return self.of_players("apprentices")

    @cached_property
    def apprentice_limit(self) -> Ints:
        return np.where(self.power == CHEAPER_HIRE, MOST_APPRENTICES, APPRENTICE_LIMIT)

    def buildings_at(self, place: int) -> Bools:
        """For each seat and each card whether it lies at a place of that seat: its hand, its buildings ..."""
        return np.asarray(self["building_at"][:, None, :] == place + self.places[:, None])

    @cached_property
    def hands(self) -> Bools:
        return self.buildings_at(IN_HAND)

    @cached_property
    def built(self) -> Bools:
        return self.buildings_at(BUILT)

    @cached_property
    def packets(self) -> Bools:
        return self.buildings_at(IN_PACKET)

    @cached_property
    def spaces(self) -> Ints:
        """Of the Guildhall, with so many participants."""
        spaces: Ints = self.deck.hall_spaces[self.seats]
        return spaces

    @cached_property
    def in_hall(self) -> Ints:
        """Workers of each seat in the Guildhall and beside it."""
        laid = (self["guildhall"][:, None, :] == self.places[:, None]).sum(axis=2)
        return laid + self.players["beside"]
