"""The Guardhouse (section 11): deliver, release, ransom, pay off."""

from moothall.engine.actions import Action
from moothall.engine.agenda import ask
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values, amount_of
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import (
    DELIVER,
    DONE,
    PAY_OFF,
    QUESTIONS,
    RANSOM_WITH_DEBT,
    RANSOM_WITH_SILVER,
    RELEASE_ALL,
)
from moothall.games.architects.stages import goods, placement, virtue
from moothall.games.architects.state import MAX_SEATS, ON_PAY_OFF, SILVER, Player, Printed, State
from moothall.games.architects.telling import Named


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
def judge_guardhouse(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    me = s.players[seat]
    silver = me.goods[SILVER]
    verdict[DELIVER] = LEGAL if captives_of(me) else 159
    verdict[RELEASE_ALL] = LEGAL if me.prison else 161
    if captured_from(s, seat):
        price = goods.tax_due(s, deck, me, wide(deck.ransom_tax)) + deck.ransom_silver
        verdict[RANSOM_WITH_SILVER] = LEGAL if silver >= price else 163
        verdict[RANSOM_WITH_DEBT] = LEGAL
    else:
        verdict[RANSOM_WITH_SILVER] = 164
        verdict[RANSOM_WITH_DEBT] = 164
    price = goods.tax_due(s, deck, me, wide(deck.pay_off_tax)) + deck.pay_off_silver
    verdict[PAY_OFF] = LEGAL if me.unpaid and silver >= price else 165
    verdict[DONE] = LEGAL


@rule
def deliver_captives(s: State, deck: Printed, seat: int, choice: int) -> None:
    placement.use_one(s)
    deliver(s, deck, seat)


@rule
def release_all(s: State, deck: Printed, seat: int, choice: int) -> None:
    placement.use_one(s)
    release(s.players[seat], wide(s.players[seat].prison))


@rule
def ransom_with_silver(s: State, deck: Printed, seat: int, choice: int) -> None:
    """ARC-163: for tax and silver ..."""
    placement.use_one(s)
    me = s.players[seat]
    goods.pay_silver(s, me, goods.tax_due(s, deck, me, wide(deck.ransom_tax)), wide(deck.ransom_silver))
    ransom(s, seat)


@rule
def ransom_with_debt(s: State, deck: Printed, seat: int, choice: int) -> None:
    """... or for a debt and virtue."""
    placement.use_one(s)
    me = s.players[seat]
    me.unpaid += deck.ransom_debts
    virtue.lose_virtue(me, wide(deck.ransom_virtue))
    ransom(s, seat)


@rule
def pay_off(s: State, deck: Printed, seat: int, choice: int) -> None:
    """ARC-231, ARC-232: virtue at once, then the Debt Collectors."""
    placement.use_one(s)
    me = s.players[seat]
    goods.pay_silver(s, me, goods.tax_due(s, deck, me, wide(deck.pay_off_tax)), wide(deck.pay_off_silver))
    me.unpaid -= 1
    me.paid += 1
    ask(s.agenda, goods.BONUS + ON_PAY_OFF, seat)
    virtue.gain_virtue(s, seat, wide(deck.pay_off_virtue))


@rule
def deliver(s: State, deck: Printed, seat: int) -> None:
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


# How it is told.


def tell_delivery(s: State, deck: Deck, seat: int, values: Named) -> Values:
    workers = int(captives_of(s.players[seat]))
    return {"workers": workers, "goods_gained": amount_of(silver=workers * int(deck.printed.deliver_silver))}


def tell_release(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return {"workers": int(s.players[seat].prison)}


def tell_ransom(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return {"workers": int(captured_from(s, seat))}


def tell_ransom_with_silver(s: State, deck: Deck, seat: int, values: Named) -> Values:
    printed = deck.printed
    tax = goods.tax_due(s, printed, s.players[seat], printed.ransom_tax)
    cost = amount_of(silver=int(tax) + int(printed.ransom_silver))
    return tell_ransom(s, deck, seat, values) | {"goods_cost": cost}


def tell_ransom_with_debt(s: State, deck: Deck, seat: int, values: Named) -> Values:
    printed = deck.printed
    cost = amount_of(debt=int(printed.ransom_debts), virtue=int(printed.ransom_virtue))
    return tell_ransom(s, deck, seat, values) | {"goods_cost": cost}


def tell_pay_off(s: State, deck: Deck, seat: int, values: Named) -> Values:
    printed = deck.printed
    tax = goods.tax_due(s, printed, s.players[seat], printed.pay_off_tax)
    return {
        "goods_cost": amount_of(silver=int(tax) + int(printed.pay_off_silver)),
        "goods_gained": amount_of(virtue=int(printed.pay_off_virtue)),
    }


AT_GUARDHOUSE = QUESTIONS.question(  # the next of the four actions, or done (ARC-157)
    "guardhouse",
    judge=judge_guardhouse,
    answers={
        "deliver": Answer(deliver_captives, tell=tell_delivery),
        "release": Answer(release_all, tell=tell_release),
        "ransom_with_silver": Answer(ransom_with_silver, tell=tell_ransom_with_silver),
        "ransom_with_debt": Answer(ransom_with_debt, tell=tell_ransom_with_debt),
        "pay_off": Answer(pay_off, tell=tell_pay_off),
        "done": placement.STOP,
    },
    tell=placement.tell_left,
)


# Why not.


def tell_ransom_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    me, printed = s.players[seat], deck.printed
    price = int(goods.tax_due(s, printed, me, printed.ransom_tax)) + int(printed.ransom_silver)
    return goods.tell_silver_lacking(me, price)


def tell_pay_off_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling | None:
    """Whoever has no debt lacks no silver."""
    me, printed = s.players[seat], deck.printed
    if not me.unpaid:
        return None
    price = int(goods.tax_due(s, printed, me, printed.pay_off_tax)) + int(printed.pay_off_silver)
    return goods.tell_silver_lacking(me, price)


QUESTIONS.refusals({163: tell_ransom_lacking, 165: tell_pay_off_lacking})
