"""What an answer brought about."""

from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.happening import Happening, Move
from moothall.engine.telling import amount_of
from tests.elsewhere.hazard.state import State


def happenings(before: State, after: State, deck: Deck, action: int) -> list[Happening]:
    found = []
    for seat in range(after.seats):
        rolled = after.players[seat].pips - before.players[seat].pips
        if rolled:
            told = Telling("change-supply", {"seat": seat, "changes": amount_of(pip=rolled)})
            found.append(Happening(told, [Move("pip", "die", f"{seat}/pips", rolled)], "rule:2"))
        if after.players[seat].pips > deck.printed.limit >= before.players[seat].pips:
            found.append(Happening(Telling("change-out", {"seat": seat}), by="rule:4"))
    return found
