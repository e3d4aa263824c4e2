"""Points and winners (HAZ-006, HAZ-007)."""

from moothall.engine.deck import Deck
from moothall.engine.game import Result
from moothall.engine.rule import rule
from moothall.engine.ties import TieBreak, needed
from tests.elsewhere.hazard.state import Printed, State

TIES = (TieBreak("rolls", 7, least=True),)


@rule
def score(s: State, deck: Printed, seat: int) -> int:
    me = s.players[seat]
    return 0 if me.pips > deck.limit else int(me.pips) + int(deck.worth[me.token])


@rule
def is_winner(s: State, deck: Printed, seat: int) -> bool:
    own = score(s, deck, seat)
    for other in range(s.seats):
        points = score(s, deck, other)
        if points > own or (points == own and s.players[other].rolls < s.players[seat].rolls):
            return False
    return True


def result(s: State, deck: Deck) -> Result:
    seats, printed = range(s.seats), deck.printed
    scores = [int(score(s, printed, seat)) for seat in seats]
    details = [{"total": scores[seat], "rolls": int(s.players[seat].rolls)} for seat in seats]
    winners = [seat for seat in seats if is_winner(s, printed, seat)]
    return Result(scores, winners, details, ties=needed(TIES, scores, details))
