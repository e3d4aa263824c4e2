"""A turn: roll or stand."""

from collections.abc import Mapping

from moothall.engine.agenda import ask, close
from moothall.engine.chance import draw, reveal
from moothall.engine.deck import Deck
from moothall.engine.questions import Answer
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values
from moothall.engine.verdict import LEGAL
from tests.elsewhere.hazard.actions import QUESTIONS, ROLL, STAND
from tests.elsewhere.hazard.state import PIPS, Printed, State


@rule
def judge_turn(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    verdict[ROLL] = LEGAL
    verdict[STAND] = LEGAL if s.players[seat].rolls else 3


@rule
def roll(s: State, deck: Printed, seat: int, choice: int) -> None:
    """HAZ-002, HAZ-004."""
    close(s.agenda)
    me = s.players[seat]
    reveal(s.chance)
    me.pips += 1 + draw(s.chance, PIPS)
    me.rolls += 1
    me.is_done = me.pips > deck.limit
    ask(s.agenda, NEXT_TURN, seat)


@rule
def stand(s: State, deck: Printed, seat: int, choice: int) -> None:
    close(s.agenda)
    s.players[seat].is_done = 1
    ask(s.agenda, NEXT_TURN, seat)


@rule
def next_turn(s: State, deck: Printed, seat: int) -> None:
    """HAZ-005."""
    for step in range(1, wide(s.seats) + 1):
        following = (seat + step) % wide(s.seats)
        if not s.players[following].is_done:
            ask(s.agenda, TURN, following)
            return
    s.over = 1


def tell_turn(s: State, deck: Deck, seat: int) -> Values:
    return {"pips": int(s.players[seat].pips), "limit": int(deck.printed.limit)}


def tell_roll(s: State, deck: Deck, seat: int, values: Mapping[str, int]) -> Values:
    return {"pips": int(s.players[seat].pips)}


TURN = QUESTIONS.question(
    "turn", judge=judge_turn, answers={"roll": Answer(roll, tell=tell_roll), "stand": stand}, tell=tell_turn
)
NEXT_TURN = QUESTIONS.work("next_turn", next_turn)
