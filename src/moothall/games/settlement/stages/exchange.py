"""Exchanges with the general supply, at any moment of the own turn (section 8)."""

from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.settlement.actions import (
    EXCHANGE_DIAMONDS,
    EXCHANGE_DIAMONDS_FOR_GOLD,
    EXCHANGE_GOLD,
    EXCHANGE_SET,
    EXCHANGE_TWO,
    MIRROR,
    PAIRS,
)
from moothall.games.settlement.stages.artifacts import holds
from moothall.games.settlement.stages.goods import can_pay, gain, pay
from moothall.games.settlement.state import (
    CLAY,
    DIAMONDS_FOR_GOLD,
    DIAMONDS_FOR_NORMAL,
    EXCHANGE_RATE,
    GOLD_FOR_NORMAL,
    NORMAL,
    SET_FOR_DIAMOND,
    STONE,
    WOOD,
    Deck,
    Player,
)


@rule
def first_of(pair: int) -> int:
    if pair < 3:
        return WOOD
    return CLAY if pair < 5 else STONE


@rule
def second_of(pair: int) -> int:
    if pair < 3:
        return pair
    return pair - 2 if pair < 5 else STONE


@rule
def may_exchange_two(me: Player, pair: int) -> int:
    """SET-141: any two normal resources, equal or different."""
    first, second = first_of(pair), second_of(pair)
    if first == second:
        return LEGAL if me.supply[first] >= 2 else 141
    return LEGAL if me.supply[first] and me.supply[second] else 141


@rule
def may_exchange_at(deck: Deck, me: Player, rate: int) -> int:
    """SET-142..145, in the order of the deck's rates."""
    return LEGAL if can_pay(me, deck.rate_pay[rate]) else 141 + rate


@rule
def may_use_mirror(deck: Deck, me: Player, given: int, gained: int) -> int:
    """SET-247, SET-248: the holder alone, and never a resource for its own kind."""
    if not holds(deck, me, EXCHANGE_RATE):
        return 247
    if given == gained:
        return 248
    return LEGAL if me.supply[given] else 247


@rule
def judge_exchanges(deck: Deck, me: Player, verdict: Ints) -> None:
    for pair in range(PAIRS):
        two = may_exchange_two(me, pair)
        for gained in range(NORMAL):
            verdict[EXCHANGE_TWO + NORMAL * pair + gained] = two
    verdict[EXCHANGE_SET] = may_exchange_at(deck, me, SET_FOR_DIAMOND)
    verdict[EXCHANGE_DIAMONDS_FOR_GOLD] = may_exchange_at(deck, me, DIAMONDS_FOR_GOLD)
    gold = may_exchange_at(deck, me, GOLD_FOR_NORMAL)
    diamonds = may_exchange_at(deck, me, DIAMONDS_FOR_NORMAL)
    for gained in range(NORMAL):
        verdict[EXCHANGE_GOLD + gained] = gold
        verdict[EXCHANGE_DIAMONDS + gained] = diamonds
        for given in range(NORMAL):
            verdict[MIRROR + NORMAL * given + gained] = may_use_mirror(deck, me, given, gained)


@rule
def exchange(deck: Deck, me: Player, action: int) -> None:
    if action < EXCHANGE_SET:
        pair, gained = (action - EXCHANGE_TWO) // NORMAL, (action - EXCHANGE_TWO) % NORMAL
        me.supply[first_of(pair)] -= 1
        me.supply[second_of(pair)] -= 1
        me.supply[gained] += 1
    elif action < EXCHANGE_DIAMONDS_FOR_GOLD:
        exchange_at(deck, me, SET_FOR_DIAMOND)
    elif action < EXCHANGE_GOLD:
        exchange_at(deck, me, DIAMONDS_FOR_GOLD)
    elif action < EXCHANGE_DIAMONDS:
        exchange_at(deck, me, GOLD_FOR_NORMAL)
        me.supply[action - EXCHANGE_GOLD] += 1
    elif action < MIRROR:
        exchange_at(deck, me, DIAMONDS_FOR_NORMAL)
        me.supply[action - EXCHANGE_DIAMONDS] += 1
    else:
        me.supply[(action - MIRROR) // NORMAL] -= 1
        me.supply[(action - MIRROR) % NORMAL] += 1


@rule
def exchange_at(deck: Deck, me: Player, rate: int) -> None:
    pay(me, deck.rate_pay[rate])
    gain(me, deck.rate_gain[rate])
