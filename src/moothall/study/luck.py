"""How much luck there was: what dice and deals brought, against what was to be expected.

    luck = Fortune(game, looks, seed).after(match, ply)

Wherever something came to light after an answer, it is asked what might have come to light instead. The same
answer is given again in several deals that whoever gave it could not tell apart, and what stands then is
judged; and what really came is judged in as many. Both are judged alike and with the same knowledge, so only
what came to light is different: who answers well or badly has no luck, and over many games nobody has.
"""

import numpy as np

from moothall.engine.game import Game
from moothall.engine.match import Match
from moothall.study.beyond import Beyond, answered

DEALS = 8  # that are compared
PART = 4  # of the looks at a decision, so many at each deal


class Fortune:
    def __init__(self, game: Game, looks: int, seed: int) -> None:
        self._beyond = Beyond(game, -(-looks // PART), seed, DEALS)

    def after(self, match: Match, ply: int) -> list[float]:
        """Of every seat, in what came to light by the answer to the question after so many others."""
        action, beyond = match.given[ply].action, self._beyond
        came = answered(match, match.state_at(ply), action)
        deals = [came] if came[0].over else [beyond.dealt(match, came, ply, deal) for deal in range(DEALS)]
        did, might = beyond.mean(match, deals, ply), beyond.after(match, ply, action)
        luck: list[float] = np.subtract(did, might).tolist() if did and might else [0.0] * match.seats
        return luck
