"""An array of positions of Settlement, and what its laws ask about each of them."""

import numpy as np

from moothall.engine.deck import Deck
from moothall.engine.record import Ints, Records
from moothall.games.settlement.state import NOTHING
from tests.laws import law


class Positions(law.Positions):
    def __init__(self, states: Records, deck: Deck, options: Ints) -> None:
        super().__init__(states, deck, options)
        # Normal and bonus settlers on each action field; both together can be more than 8 bits hold.
        self.standing = self.players["deployed"].astype(int) + self.players["deployed_bonus"]
        self.my_standing = self.standing[self.everyone, self.seat]

    def kind_of(self, artifact: Ints) -> Ints:
        """The effect of an artifact, NOTHING without one."""
        kinds: Ints = self.deck.artifact_kind[artifact]
        return np.where(artifact == NOTHING, NOTHING, kinds)
