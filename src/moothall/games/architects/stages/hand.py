"""Building cards that leave a hand for the pile: at the limit (section 17), for Cathedral and Library."""

from moothall.engine.agenda import ask, close
from moothall.engine.deck import Deck
from moothall.engine.questions import Answer, always_the_same
from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.engine.telling import Values
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import DISCARD, QUESTIONS
from moothall.games.architects.stages import piles
from moothall.games.architects.state import BUILDINGS, HAND_CARDS, IN_HAND, Printed, State
from moothall.games.architects.telling import tell_named_building, tell_secret_discard


@rule
def check_hand(s: State, deck: Printed, seat: int) -> None:
    """ARC-241, ARC-242: card by card, until six are left."""
    if s.players[seat].hand > HAND_CARDS:
        ask(s.agenda, CHECK_HAND, seat)
        ask(s.agenda, HAND_LIMIT, seat)


@rule
def judge_cards(s: State, seat: int, verdict: Ints, reason: int) -> None:
    """Only cards of the own hand can be discarded."""
    for card in range(BUILDINGS):
        verdict[DISCARD + card] = LEGAL if s.building_at[card] == IN_HAND + seat else reason


@rule
def judge_hand_limit(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    judge_cards(s, seat, verdict, reason=242)


@rule
def discard(s: State, deck: Printed, seat: int, card: int) -> None:
    close(s.agenda)
    piles.put_building_under(s, card)
    s.players[seat].hand -= 1


def tell_surplus_cards(s: State, deck: Deck, seat: int) -> Values:
    return {"cards": int(s.players[seat].hand) - HAND_CARDS}


DISCARD_CARD = Answer(discard, tell=tell_named_building, deed=tell_secret_discard, depends=always_the_same)

HAND_LIMIT = QUESTIONS.question(  # at the end of the own turn: a card to discard
    "hand_limit", judge=judge_hand_limit, answers={"discard": DISCARD_CARD}, tell=tell_surplus_cards
)
CHECK_HAND = QUESTIONS.work("check_hand", check_hand)
