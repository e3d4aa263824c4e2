"""The Guardhouse (section 11): deliver, release, ransom, pay off."""

from moothall.engine.agenda import ask
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import (
    DELIVER,
    DONE,
    PAY_OFF,
    RANSOM_WITH_DEBT,
    RANSOM_WITH_SILVER,
    RELEASE_ALL,
)
from moothall.games.architects.stages.goods import pay_silver, tax_due
from moothall.games.architects.stages.storehouse import use_one
from moothall.games.architects.stages.virtue import gain_virtue, lose_virtue
from moothall.games.architects.state import BONUS_PAY_OFF, MAX_SEATS, SILVER, Deck, Player, State


@rule
def captives_of(me: Player) -> int:
    """Workers of other colours on the own board."""
    total = 0
    for seat in range(MAX_SEATS):
        total += me.captured[seat]
    return total


@rule
def captured_from(s: State, seat: int) -> int:
    """Own workers on other boards."""
    total = 0
    for other in range(s.seats):
        total += s.players[other].captured[seat]
    return total


@rule
def judge_guardhouse(s: State, deck: Deck, seat: int, verdict: Ints) -> None:
    me = s.players[seat]
    silver = me.goods[SILVER]
    verdict[DELIVER] = LEGAL if captives_of(me) else 159
    verdict[RELEASE_ALL] = LEGAL if me.prison else 161
    if captured_from(s, seat):
        price = tax_due(s, deck, me, wide(deck.ransom_tax)) + deck.ransom_silver
        verdict[RANSOM_WITH_SILVER] = LEGAL if silver >= price else 163
        verdict[RANSOM_WITH_DEBT] = LEGAL
    else:
        verdict[RANSOM_WITH_SILVER] = 164
        verdict[RANSOM_WITH_DEBT] = 164
    price = tax_due(s, deck, me, wide(deck.pay_off_tax)) + deck.pay_off_silver
    verdict[PAY_OFF] = LEGAL if me.unpaid and silver >= price else 165
    verdict[DONE] = LEGAL


@rule
def guard(s: State, deck: Deck, seat: int, action: int) -> None:
    """One of the n actions."""
    me = s.players[seat]
    use_one(s)
    if action == DELIVER:
        deliver(s, deck, seat)
    elif action == RELEASE_ALL:
        release(me, wide(me.prison))
    elif action == PAY_OFF:
        pay_silver(s, me, tax_due(s, deck, me, wide(deck.pay_off_tax)), wide(deck.pay_off_silver))
        pay_off(s, deck, seat)
    else:
        if action == RANSOM_WITH_SILVER:
            pay_silver(s, me, tax_due(s, deck, me, wide(deck.ransom_tax)), wide(deck.ransom_silver))
        else:
            me.unpaid += deck.ransom_debts
            lose_virtue(me, wide(deck.ransom_virtue))
        ransom(s, seat)


@rule
def deliver(s: State, deck: Deck, seat: int) -> None:
    """ARC-158."""
    me = s.players[seat]
    me.goods[SILVER] += int(captives_of(me)) * int(deck.deliver_silver)
    for other in range(s.seats):
        s.players[other].prison += me.captured[other]
        me.captured[other] = 0


@rule
def release(me: Player, workers: int) -> None:
    """ARC-160: back to the own supply."""
    me.prison -= workers
    me.supply += workers


@rule
def ransom(s: State, seat: int) -> None:
    """ARC-162."""
    for other in range(s.seats):
        s.players[seat].supply += s.players[other].captured[seat]
        s.players[other].captured[seat] = 0


@rule
def pay_off(s: State, deck: Deck, seat: int) -> None:
    """ARC-231, ARC-232: virtue at once, then the Debt Collectors."""
    me = s.players[seat]
    me.unpaid -= 1
    me.paid += 1
    ask(s.agenda, BONUS_PAY_OFF, seat)
    gain_virtue(s, seat, wide(deck.pay_off_virtue))
