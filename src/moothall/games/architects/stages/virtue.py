"""The virtue track (section 15): point by point, with debts at both ends; and cards, which come likewise.

What is gained is noted as due, and comes as soon as nothing else lies on top of the agenda: beyond 14 its
owner must be asked. Cards come that way so that drawing is called from one place.
"""

from moothall.engine.agenda import ask, close
from moothall.engine.questions import Answer, always_the_same, untold
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import DESTROY_DEBT, DONE, QUESTIONS
from moothall.games.architects.stages import piles, placement
from moothall.games.architects.state import BUILDINGS, MOST_VIRTUE, Player, Printed, State


@rule
def gain_virtue(s: State, seat: int, points: int) -> None:
    gain_later(s, seat, points, 0)


@rule
def gain_later(s: State, seat: int, points: int, cards: int) -> None:
    """More cards than there are can't be drawn (ARC-006), so they need not be counted."""
    me = s.players[seat]
    if points + cards > 0 and me.virtue_due + me.cards_due == 0:
        ask(s.agenda, GAIN_DUE, seat)
    me.virtue_due += points
    me.cards_due = min(BUILDINGS, wide(me.cards_due) + cards)


@rule
def lose_virtue(me: Player, points: int) -> None:
    """ARC-207, ARC-210: below 0 each point is a debt."""
    lost = min(points, wide(me.virtue))
    me.virtue -= lost
    me.unpaid += points - lost


@rule
def change_virtue(s: State, seat: int, points: int) -> None:
    """As printed on an apprentice or a building."""
    if points < 0:
        lose_virtue(s.players[seat], -points)
    else:
        gain_virtue(s, seat, points)


@rule
def gain_due(s: State, deck: Printed, seat: int) -> None:
    """ARC-208, ARC-211; ARC-338: the automated opponent destroys its debts by itself."""
    me = s.players[seat]
    piles.draw_to_hand(s, seat, wide(me.cards_due))
    me.cards_due = 0
    gained = min(wide(me.virtue_due), MOST_VIRTUE - wide(me.virtue))
    me.virtue += gained
    me.virtue_due -= gained
    if me.virtue_due > 0 and me.unpaid > 0 and seat < s.people:
        ask(s.agenda, GAIN_DUE, seat)
        ask(s.agenda, SURPLUS_VIRTUE, seat)
        return
    if seat >= s.people:
        me.unpaid -= min(wide(me.virtue_due), wide(me.unpaid))
    me.virtue_due = 0


@rule
def judge_debt(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """ARC-208, ARC-305: destroy a debt or not."""
    verdict[DESTROY_DEBT] = LEGAL
    verdict[DONE] = LEGAL


@rule
def destroy_debt(s: State, deck: Printed, seat: int, choice: int) -> None:
    """ARC-208: one more point beyond 14 destroys a debt ..."""
    s.players[seat].unpaid -= 1
    waste_surplus(s, deck, seat, choice)


@rule
def waste_surplus(s: State, deck: Printed, seat: int, choice: int) -> None:
    """... or is lost."""
    close(s.agenda)
    s.players[seat].virtue_due -= 1


SURPLUS_VIRTUE = QUESTIONS.question(  # of any person, at any time
    "surplus_virtue",
    judge=judge_debt,
    answers={
        "destroy_debt": Answer(destroy_debt, depends=always_the_same),
        "done": Answer(waste_surplus, tell=placement.tell_declined, deed=untold, depends=always_the_same),
    },
    tell=lambda s, deck, seat: {"debts": int(s.players[seat].unpaid)},
)
GAIN_DUE = QUESTIONS.work("gain_due", gain_due)
