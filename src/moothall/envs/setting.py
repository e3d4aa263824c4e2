"""What every environment begins with: a game, its options, its deck, and what agents see and answer."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from moothall.engine.deck import Deck
from moothall.engine.game import Game
from moothall.engine.record import Records
from moothall.envs.steps import POINTS, WIN
from moothall.games import find_game

AIMS = {"win": WIN, "points": POINTS}
ENDLESS = 1 << 30  # of answers, where no game is broken off


class Setting:
    """`reward` is what an agent is paid for at the end; after `max_cycles` answers a game is broken off.

    A ValueError says what is wrong.
    """

    def __init__(
        self,
        game: Game | str,
        options: Mapping[str, int | str] | None = None,
        *,
        reward: str = "win",
        max_cycles: int | None = None,
        deck: Deck | None = None,
    ) -> None:
        if reward not in AIMS:
            raise ValueError(f"an agent is paid for {' or '.join(AIMS)}, not for '{reward}'")
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"a game is broken off after at least 1 answer, not after {max_cycles}")
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = self.game.options_from(options or {})
        self.deck = deck or self.game.read_deck()
        self.encoded = self.game.encode_options(self.options)
        self.players = int(self.options["players"])
        self.seats = self.players + len(self.game.automata(self.options))
        self.aim, self.most = AIMS[reward], max_cycles or ENDLESS
        self.low, self.high = limits(self.game)
        self.dtype = np.dtype(np.int16 if self.high.max() < 1 << 15 else np.int32)

    @property
    def printed(self) -> Records:
        """The deck, as compiled code reads it."""
        return self.deck.record.view(self.game.deck.layout)


def limits(game: Game) -> tuple[Any, Any]:
    """The least and the most of each number of an observation."""
    spans = game.observation.spans
    low = [span.low for span in spans for _ in range(span.count)]
    high = [span.high for span in spans for _ in range(span.count)]
    # A board where nobody sits is all zeros.
    return np.minimum(low, 0), np.maximum(high, 0)
