"""What stands after an answer, judged there: in deals that whoever gave it could not tell apart.

    chances = Beyond(game, looks, seed, deals=4).after(match, ply, action)

A search that begins with the answer sees little of what comes after it; one that begins after it sees more.
"""

import numpy as np

from moothall.bots.bot import Sight
from moothall.engine.agenda import open_seat
from moothall.engine.chance import Chance
from moothall.engine.game import Game
from moothall.engine.match import Match
from moothall.engine.record import Records
from moothall.engine.verdict import LEGAL
from moothall.study.examining import Examiner, ending_of


class Beyond:
    def __init__(self, game: Game, looks: int, seed: int, deals: int) -> None:
        self.seed, self.deals = seed, deals
        self._examiner = Examiner(game, looks, seed)

    def after(self, match: Match, ply: int, action: int) -> list[float]:
        """Every seat's chances after an answer to that question; none where nothing can be said."""
        before = match.state_at(ply)
        came = [answered(match, self.dealt(match, before, ply, deal), action) for deal in range(self.deals)]
        return self.mean(match, came, ply)

    def mean(self, match: Match, states: list[Records], ply: int) -> list[float]:
        judged = [self._judged(match, state, ply) for state in states]
        return np.mean(judged, axis=0).tolist() if all(judged) else []

    def dealt(self, match: Match, state: Records, ply: int, deal: int) -> Records:
        """A position as whoever was asked after so many answers might think it to be."""
        state, dice = state.copy(), np.zeros(1, Chance.twin)
        dice["seed"] = np.uint64(self.seed)
        dice["drawn"] = (ply << 24) | (deal << 16)
        match.rules.conceal(state, match.deck.record, match.given[ply].seat, dice)
        return state

    def _judged(self, match: Match, state: Records, ply: int) -> list[float]:
        """Every seat's chances, as whoever is asked there would judge them; or nothing can be said."""
        if state[0].over:
            return ending_of(match, state)
        sight = Sight(
            match.game, match.options, match.deck, state, match.rules,
            seat=int(open_seat(state[0].agenda)), answers=ply,
        )  # fmt: skip
        found = self._examiner.examine(sight)
        return found[0].chances if found else []


def answered(match: Match, state: Records, action: int) -> Records:
    """What comes of an answer, and of all that leaves no choice after it."""
    state, verdict = state.copy(), np.zeros(len(match.game.space), np.int16)
    match.rules.legal(state, match.deck.record, verdict)
    while verdict[action] == LEGAL:
        match.rules.apply(state, match.deck.record, action)
        if state[0].over or match.rules.legal(state, match.deck.record, verdict) != 1:
            break
        action = int(np.flatnonzero(verdict == LEGAL)[0])
    return state
