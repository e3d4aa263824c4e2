"""The virtue track (section 15): point by point, with debts at both ends; and cards, which come likewise.

What is gained is noted as due, and comes as soon as nothing else lies on top of the agenda: beyond 14 its
owner must be asked. Cards come that way so that drawing is called from one place (see `referee.proceed`).
"""

from moothall.engine.agenda import ask, close
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import DESTROY_DEBT, DONE
from moothall.games.architects.stages.piles import draw_to_hand
from moothall.games.architects.state import BUILDINGS, GAIN_DUE, MOST_VIRTUE, SURPLUS_VIRTUE, Player, State


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
def gain_due(s: State, seat: int) -> None:
    """ARC-208, ARC-211; ARC-338: the automated opponent destroys its debts by itself."""
    me = s.players[seat]
    draw_to_hand(s, seat, wide(me.cards_due))
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
def judge_debt(verdict: Ints) -> None:
    """ARC-208, ARC-305: destroy a debt or not."""
    verdict[DESTROY_DEBT] = LEGAL
    verdict[DONE] = LEGAL


@rule
def use_surplus(s: State, seat: int, debts: int) -> None:
    """ARC-208: one more point beyond 14 destroys a debt, or is lost."""
    close(s.agenda)
    s.players[seat].virtue_due -= 1
    s.players[seat].unpaid -= debts
