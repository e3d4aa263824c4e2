"""The effects of an activated workshop (sections 15 and 16)."""

from moothall.engine.agenda import ask, close
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.nobility.actions import DONE, GIVE_GOOD, REROLL_DIE, TAKE_GOOD, USE_EFFECT
from moothall.games.nobility.stages.dice import roll
from moothall.games.nobility.stages.gains import bestow
from moothall.games.nobility.state import (
    BUY_ANY,
    BUY_GOODS,
    CHOICES,
    DICE,
    EXCHANGE_GOODS,
    GAIN_HOUSES,
    GAIN_MODIFIERS,
    GAIN_WORKERS,
    GIVE,
    KINDS,
    NO_EFFECT,
    NOTHING,
    RECEIVE,
    REROLL,
    REROLL_DICE,
    Effect,
    Player,
    Printed,
    State,
)


@rule
def may_use(s: State, me: Player, effect: Effect) -> int:
    """NOB-464: what can't be carried out can't be chosen."""
    if effect.kind == NO_EFFECT:
        return 188
    if effect.kind == REROLL_DICE:
        return LEGAL if has_dice(me) else 464
    if effect.kind == BUY_GOODS:
        return LEGAL if me.coins >= effect.price else 464
    if effect.kind == EXCHANGE_GOODS:
        return LEGAL if has_goods(me) else 464
    return 464 if is_exhausted(s, me, effect) else LEGAL


@rule
def is_exhausted(s: State, me: Player, effect: Effect) -> bool:
    """Nothing is left in the supply that it comes from."""
    if effect.kind == GAIN_MODIFIERS:
        return s.modifiers == 0
    if effect.kind == GAIN_HOUSES:
        return me.houses == 0
    return effect.kind == GAIN_WORKERS and me.figures == 0


@rule
def has_dice(me: Player) -> bool:
    for die in range(DICE):
        if me.dice[die]:
            return True
    return False


@rule
def has_goods(me: Player) -> bool:
    for good in range(KINDS):
        if me.goods[good]:
            return True
    return False


@rule
def has_usable_effect(s: State, deck: Printed, seat: int, tile: int) -> bool:
    for choice in range(CHOICES):
        if may_use(s, s.players[seat], deck.buildings[tile].effects[choice]) == LEGAL:
            return True
    return False


@rule
def judge_workshop(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """NOB-187, NOB-188: one effect or none."""
    tile = s.workshop[s.command.guild, s.command.space]
    for choice in range(CHOICES):
        verdict[USE_EFFECT + choice] = may_use(s, s.players[seat], deck.buildings[tile].effects[choice])
    verdict[DONE] = LEGAL


@rule
def use_effect(s: State, deck: Printed, seat: int, choice: int) -> None:
    close(s.agenda)
    tile = s.workshop[s.command.guild, s.command.space]
    effect = deck.buildings[tile].effects[choice]
    if effect.kind == REROLL_DICE:
        ask(s.agenda, REROLL, seat)
    elif effect.kind == BUY_GOODS:
        s.command.used = effect.price
        ask(s.agenda, BUY_ANY, seat)
    elif effect.kind == EXCHANGE_GOODS:
        ask(s.agenda, GIVE, seat)
    else:
        bestow(s, seat, effect, wide(s.command.guild), 1)


# Rolling dice again.


@rule
def judge_reroll(s: State, seat: int, verdict: Ints) -> None:
    """NOB-201: dice that are not yet placed, any number of them, but at least one."""
    for die in range(DICE):
        is_free = s.players[seat].dice[die] > 0 and (s.command.rerolled >> die) & 1 == 0
        verdict[REROLL_DIE + die] = LEGAL if is_free else 201
    verdict[DONE] = LEGAL if s.command.rerolled else 201


@rule
def mark_die(s: State, die: int) -> None:
    s.command.rerolled |= 1 << die


@rule
def reroll(s: State, seat: int) -> None:
    close(s.agenda)
    for die in range(DICE):
        if (s.command.rerolled >> die) & 1:
            s.players[seat].dice[die] = roll(s.chance)
    s.command.rerolled = 0


# Goods of any kind.


@rule
def judge_any_good(verdict: Ints) -> None:
    for good in range(KINDS):
        verdict[TAKE_GOOD + good] = LEGAL


@rule
def buy_any(s: State, seat: int, good: int) -> None:
    """NOB-203, NOB-204."""
    close(s.agenda)
    me = s.players[seat]
    me.coins -= s.command.used
    me.goods[good] += 1
    s.command.used = 0


@rule
def judge_give(s: State, seat: int, verdict: Ints) -> None:
    for good in range(KINDS):
        verdict[GIVE_GOOD + good] = LEGAL if s.players[seat].goods[good] else 205


@rule
def give(s: State, seat: int, good: int) -> None:
    close(s.agenda)
    s.command.given = good
    ask(s.agenda, RECEIVE, seat)


@rule
def receive(s: State, seat: int, good: int) -> None:
    """NOB-205."""
    close(s.agenda)
    me = s.players[seat]
    me.goods[s.command.given] -= 1
    me.goods[good] += 1
    s.command.given = NOTHING
