"""What a building does at once (section 22)."""

from moothall.engine.agenda import ask, close
from moothall.engine.deck import Deck
from moothall.engine.questions import Answer, always_the_same
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import DONE, GAIN_OPTION, QUESTIONS
from moothall.games.architects.stages import (
    goods,
    guardhouse,
    hand,
    order,
    placement,
    town_centre,
    units,
    virtue,
    workshop,
)
from moothall.games.architects.state import (
    EFFECT_ALL_GAIN,
    EFFECT_ALL_LOSE,
    EFFECT_CAPTURE,
    EFFECT_DESTROY_DEBT,
    EFFECT_DISCARD_FOR,
    EFFECT_GAIN,
    EFFECT_GAIN_CHOICE,
    EFFECT_GAIN_PER,
    EFFECT_HIRE,
    EFFECT_RANSOM_OR_CAPTURE,
    EFFECT_RELEASE,
    EFFECT_TAKE_DEBT,
    PRISON_THRESHOLD,
    Printed,
    State,
)
from moothall.games.architects.telling import (
    Named,
    tell_building_at_work,
    tell_goods,
    tell_named_building,
    tell_secret_discard,
)


@rule
def take_effect(s: State, deck: Printed, seat: int) -> None:
    """ARC-185, ARC-187: as far as possible; what has no object doesn't happen."""
    card = s.command.building
    effect = deck.building_effect[card]
    amount = wide(deck.building_amount[card])
    me = s.players[seat]
    if effect in (EFFECT_GAIN, EFFECT_GAIN_PER):
        times = 1
        if effect == EFFECT_GAIN_PER:
            times = units.units_of(s, deck, seat, deck.building_unit[card]) // int(deck.building_per[card])
        for _ in range(times):
            goods.gain_items(s, seat, deck.building_gain[card])
    elif effect == EFFECT_GAIN_CHOICE:
        ask(s.agenda, CHOOSE_GAIN, seat)
    elif effect == EFFECT_HIRE:
        ask(s.agenda, workshop.FREE_HIRE, seat)
    elif effect == EFFECT_CAPTURE:
        if town_centre.anybody_outside(s):
            s.command.captures = amount
            ask(s.agenda, town_centre.FREE_CAPTURE, seat)
    elif effect == EFFECT_RANSOM_OR_CAPTURE:
        if town_centre.anybody_outside(s) or guardhouse.captured_from(s, seat):
            ask(s.agenda, town_centre.BARRACKS, seat)
    elif effect == EFFECT_TAKE_DEBT:
        me.unpaid += amount
    elif effect == EFFECT_DESTROY_DEBT:
        if me.unpaid:
            ask(s.agenda, CHURCH, seat)
    elif effect == EFFECT_RELEASE:
        guardhouse.release(me, min(amount, wide(me.prison)))
    elif effect == EFFECT_DISCARD_FOR:
        if me.hand:
            ask(s.agenda, LIBRARY, seat)
    elif effect == EFFECT_ALL_GAIN:
        all_gain(s, seat, amount)
    elif effect == EFFECT_ALL_LOSE:
        all_lose(s, amount)


@rule
def all_gain(s: State, seat: int, points: int) -> None:
    """ARC-308, ARC-381: clockwise from the owner, who is asked first and so lies on top of the agenda."""
    for steps in range(s.seats - 1, -1, -1):
        other = seat
        for _ in range(steps):
            other = order.following(s, other)
        virtue.gain_virtue(s, other, points)


@rule
def all_lose(s: State, points: int) -> None:
    """ARC-310."""
    for seat in range(s.seats):
        if s.players[seat].prison >= PRISON_THRESHOLD:
            virtue.lose_virtue(s.players[seat], points)


@rule
def judge_gain(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """ARC-299: one of the two."""
    verdict[GAIN_OPTION] = LEGAL
    verdict[GAIN_OPTION + 1] = LEGAL


@rule
def gain_one_of_two(s: State, deck: Printed, seat: int, option: int) -> None:
    close(s.agenda)
    card = s.command.building
    if option == 0:
        goods.gain_items(s, seat, deck.building_gain[card])
    else:
        goods.gain_items(s, seat, deck.building_other_gain[card])


@rule
def destroy_debts(s: State, deck: Printed, seat: int, choice: int) -> None:
    """ARC-305."""
    close(s.agenda)
    me = s.players[seat]
    me.unpaid -= min(wide(deck.building_amount[s.command.building]), wide(me.unpaid))


@rule
def judge_library(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """ARC-307: this discard may be declined."""
    hand.judge_cards(s, seat, verdict, reason=307)
    verdict[DONE] = LEGAL


@rule
def discard_for_gain(s: State, deck: Printed, seat: int, card: int) -> None:
    hand.discard(s, deck, seat, card)
    goods.gain_items(s, seat, deck.building_gain[s.command.building])


# How it is told.


def tell_gain(s: State, deck: Deck, seat: int, values: Named) -> Values:
    building, printed = int(s.command.building), deck.printed
    gains = (printed.building_gain, printed.building_other_gain)
    return {"goods_gained": tell_goods(gains[values["option"]][building])}


def tell_library(s: State, deck: Deck, seat: int) -> Values:
    gained = tell_goods(deck.printed.building_gain[s.command.building])
    return tell_building_at_work(s, deck, seat) | {"goods_gained": gained}


CHOOSE_GAIN = QUESTIONS.question(  # Treasury, Clay Pit: one of two
    "choose_gain",
    judge=judge_gain,
    answers={"gain": Answer(gain_one_of_two, tell=tell_gain)},
    tell=tell_building_at_work,
)
CHURCH = QUESTIONS.question(  # destroy a debt, or not
    "church",
    judge=virtue.judge_debt,
    answers={"destroy_debt": Answer(destroy_debts, depends=always_the_same), "done": placement.DECLINE},
)
LIBRARY = QUESTIONS.question(  # discard a card for gold, or not
    "library",
    judge=judge_library,
    answers={
        "discard": Answer(
            discard_for_gain, tell=tell_named_building, deed=tell_secret_discard, depends=always_the_same
        ),
        "done": placement.DECLINE,
    },
    tell=tell_library,
)
TAKE_EFFECT = QUESTIONS.work("take_effect", take_effect)
