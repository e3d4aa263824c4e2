"""What a building does at once (section 22)."""

from moothall.engine.agenda import ask, close
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import GAIN_OPTION
from moothall.games.architects.stages.goods import gain_items
from moothall.games.architects.stages.guardhouse import captured_from, release
from moothall.games.architects.stages.order import following
from moothall.games.architects.stages.town_centre import anybody_outside
from moothall.games.architects.stages.units import units_of
from moothall.games.architects.stages.virtue import gain_virtue, lose_virtue
from moothall.games.architects.state import (
    BARRACKS,
    CHOOSE_GAIN,
    CHURCH,
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
    FREE_CAPTURE,
    FREE_HIRE,
    LIBRARY,
    PRISON_THRESHOLD,
    Deck,
    State,
)


@rule
def take_effect(s: State, deck: Deck, seat: int) -> None:
    """ARC-185, ARC-187: as far as possible; what has no object doesn't happen."""
    card = s.command.building
    effect = deck.building_effect[card]
    amount = wide(deck.building_amount[card])
    me = s.players[seat]
    if effect in (EFFECT_GAIN, EFFECT_GAIN_PER):
        times = 1
        if effect == EFFECT_GAIN_PER:
            times = units_of(s, deck, seat, deck.building_unit[card]) // int(deck.building_per[card])
        for _ in range(times):
            gain_items(s, seat, deck.building_gain[card])
    elif effect == EFFECT_GAIN_CHOICE:
        ask(s.agenda, CHOOSE_GAIN, seat)
    elif effect == EFFECT_HIRE:
        ask(s.agenda, FREE_HIRE, seat)
    elif effect == EFFECT_CAPTURE:
        if anybody_outside(s):
            s.command.captures = amount
            ask(s.agenda, FREE_CAPTURE, seat)
    elif effect == EFFECT_RANSOM_OR_CAPTURE:
        if anybody_outside(s) or captured_from(s, seat):
            ask(s.agenda, BARRACKS, seat)
    elif effect == EFFECT_TAKE_DEBT:
        me.unpaid += amount
    elif effect == EFFECT_DESTROY_DEBT:
        if me.unpaid:
            ask(s.agenda, CHURCH, seat)
    elif effect == EFFECT_RELEASE:
        release(me, min(amount, wide(me.prison)))
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
            other = following(s, other)
        gain_virtue(s, other, points)


@rule
def all_lose(s: State, points: int) -> None:
    """ARC-310."""
    for seat in range(s.seats):
        if s.players[seat].prison >= PRISON_THRESHOLD:
            lose_virtue(s.players[seat], points)


@rule
def judge_gain(verdict: Ints) -> None:
    """ARC-299: one of the two."""
    verdict[GAIN_OPTION] = LEGAL
    verdict[GAIN_OPTION + 1] = LEGAL


@rule
def gain_one_of_two(s: State, deck: Deck, seat: int, option: int) -> None:
    close(s.agenda)
    card = s.command.building
    if option == 0:
        gain_items(s, seat, deck.building_gain[card])
    else:
        gain_items(s, seat, deck.building_other_gain[card])


@rule
def destroy_debts(s: State, deck: Deck, seat: int) -> None:
    """ARC-305."""
    close(s.agenda)
    me = s.players[seat]
    me.unpaid -= min(wide(deck.building_amount[s.command.building]), wide(me.unpaid))
