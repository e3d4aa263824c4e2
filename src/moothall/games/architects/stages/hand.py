"""Building cards that leave a hand for the pile: at the limit (section 17), for Cathedral and Library."""

from moothall.engine.agenda import ask, close, open_stage
from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import DISCARD, DONE
from moothall.games.architects.stages.goods import gain_items
from moothall.games.architects.stages.piles import discard_from_hand
from moothall.games.architects.state import (
    BUILDINGS,
    CHECK_HAND,
    DISCARD_FOR_CATHEDRAL,
    HAND_CARDS,
    HAND_LIMIT,
    IN_HAND,
    LIBRARY,
    Deck,
    State,
)


@rule
def check_hand(s: State, seat: int) -> None:
    """ARC-241, ARC-242: card by card, until six are left."""
    if s.players[seat].hand > HAND_CARDS:
        ask(s.agenda, CHECK_HAND, seat)
        ask(s.agenda, HAND_LIMIT, seat)


@rule
def judge_discard(s: State, seat: int, verdict: Ints) -> None:
    """A card of the own hand; only the Library's may be declined (ARC-307)."""
    stage = open_stage(s.agenda)
    reason = 242
    if stage == LIBRARY:
        reason = 307
        verdict[DONE] = LEGAL
    elif stage == DISCARD_FOR_CATHEDRAL:
        reason = 195
    for card in range(BUILDINGS):
        verdict[DISCARD + card] = LEGAL if s.building_at[card] == IN_HAND + seat else reason


@rule
def discard(s: State, deck: Deck, seat: int, card: int) -> None:
    stage = open_stage(s.agenda)
    close(s.agenda)
    discard_from_hand(s, seat, card)
    if stage == LIBRARY:
        gain_items(s, seat, deck.building_gain[s.command.building])
