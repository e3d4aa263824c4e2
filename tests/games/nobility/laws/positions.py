"""An array of positions of Nobility, and what its laws ask about each of them."""

from functools import cached_property
from typing import Any

import numpy as np

from moothall.engine.deck import Deck
from moothall.engine.record import Ints, Records
from moothall.games.nobility.stages import commissions
from moothall.games.nobility.state import (
    ADD,
    CLOSE_LOCATION,
    DESK_ROWS,
    MAX_SEATS,
    MODIFY,
    NO_EFFECT,
    NOTHING,
    PIPS,
    SET,
)
from tests.laws import law
from tests.laws.law import Bools


class Positions(law.Positions):
    def __init__(self, states: Records, deck: Deck, options: Ints) -> None:
        super().__init__(states, deck, options)
        self.active = states["active"]
        self.choosing = self.stage == commissions.FIRST_COMMISSION
        # The turn that is going on: its player, or seat 0 where there is none.
        self.actor = self.players[self.everyone, np.clip(self.active, 0, MAX_SEATS - 1)]
        self.bottom = np.where(self.depth > 0, self.stages[:, 0], 0)
        self.chancery = states["chancery"] == 1
        # Where the die that was taken goes, or 1 and its band where there is none.
        self.value = np.clip(self.command["value"], 1, PIPS).astype(int)
        self.band = band_of(self.value)

    @cached_property
    def desks(self) -> Ints:
        """How many desks each seat has."""
        taken = self["desks"][:, None, :] == self.places[:, None]
        return np.asarray(taken.sum(axis=2))

    @cached_property
    def effects(self) -> Any:
        """Of the event of this round; NO_EFFECT where there is none."""
        effects = self.deck.events["effects"][self["event"]].copy()
        effects["kind"][self["event"] == NOTHING] = NO_EFFECT
        return effects

    def has_event(self, kind: int) -> Bools:
        return np.asarray((self.effects["kind"] == kind).any(axis=1))

    def is_closed(self, location: int) -> Bools:
        """NOB-356: by the event of this round."""
        closing = (self.effects["kind"] == CLOSE_LOCATION) & (self.effects["target"] == location)
        return np.asarray(closing.any(axis=1))

    @cached_property
    def changes(self) -> Any:
        """What changes the numbers of the rules for whoever is asked: by the event and by own desks."""
        own = (self["desks"] == self.seat[:, None]).reshape(-1, DESK_ROWS, PIPS).any(axis=1)
        desks = np.where(own, self.deck.desk_effect, np.zeros((), self.deck.desk_effect.dtype))
        return np.concatenate([self.effects, desks], axis=1)

    def parameter(self, which: int, base: Ints | int) -> Ints:
        """NOB-479, NOB-485: for whoever is asked; `base` is a number, or one or a row of them by position."""
        found = (self.changes["kind"] == MODIFY) & (self.changes["target"] == which)
        setting, adding = found & (self.changes["op"] == SET), found & (self.changes["op"] == ADD)
        amount = self.changes["amount"].astype(int)
        lowest = np.where(setting, amount, np.iinfo(int).max).min(axis=1)
        added = np.where(adding, amount, 0).sum(axis=1)
        least = np.where(found, self.changes["least"], 0).max(axis=1)
        # Turned so that a row for each position becomes a row for each of its numbers, and back.
        return np.maximum(least, np.where(setting.any(axis=1), lowest, np.transpose(base)) + added).T


def band_of(values: Ints) -> Ints:
    """1-2, 3-4 or 5-6."""
    return (values - 1) // 2


def pips_of(dice: Records) -> Ints:
    """The values of dice that lie on the board; 0 where none does."""
    return dice["value"].astype(int)


def owners_of(dice: Records) -> Ints:
    """Whose dice they are; NOTHING where none lies."""
    return np.where(dice["value"] == 0, NOTHING, dice["owner"])
