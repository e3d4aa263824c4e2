"""The King's Storehouse (section 6): as many exchanges as own workers stand there."""

from moothall.engine.agenda import close
from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import (
    DONE,
    EXCHANGE_FOR_MARBLE,
    EXCHANGE_FOR_VIRTUE,
    EXCHANGE_WITH,
    MARBLE_PRICE,
    PAIRS,
)
from moothall.games.architects.stages.goods import KINDS_OF_GOODS, gain_items
from moothall.games.architects.stages.virtue import gain_virtue
from moothall.games.architects.state import (
    CLAY,
    MARBLE,
    MOST_APPRENTICES,
    NOTHING,
    SILVER,
    STONE,
    TRADE,
    VIRTUE,
    WOOD,
    Deck,
    Player,
    State,
)


@rule
def first_of(pair: int) -> int:
    if pair < 3:
        return CLAY
    return WOOD if pair < 5 else STONE


@rule
def second_of(pair: int) -> int:
    if pair < 3:
        return pair
    return pair - 2 if pair < 5 else STONE


@rule
def may_exchange_for_virtue(me: Player, pair: int) -> int:
    """ARC-079: any two of clay, wood and stone."""
    first, second = first_of(pair), second_of(pair)
    if first == second:
        return LEGAL if me.goods[first] >= 2 else 79
    return LEGAL if me.goods[first] and me.goods[second] else 79


@rule
def may_exchange_for_marble(me: Player, stone: int) -> int:
    """ARC-080: any three of wood and stone."""
    return LEGAL if me.goods[STONE] >= stone and me.goods[WOOD] >= MARBLE_PRICE - stone else 80


@rule
def may_exchange_with(deck: Deck, me: Player, slot: int) -> int:
    """ARC-081, and the rule of the apprentice where the price is missing."""
    card = me.apprentices[slot]
    if card == NOTHING or deck.apprentice_kind[card] != TRADE:
        return 81
    for good in range(KINDS_OF_GOODS):
        if me.goods[good] < deck.apprentice_give[card, good]:
            if deck.apprentice_gain[card, VIRTUE]:
                return 289
            return 287 if deck.apprentice_give[card, SILVER] else 295
    return LEGAL


@rule
def judge_exchanges(deck: Deck, me: Player, verdict: Ints) -> None:
    for pair in range(PAIRS):
        verdict[EXCHANGE_FOR_VIRTUE + pair] = may_exchange_for_virtue(me, pair)
    for stone in range(MARBLE_PRICE + 1):
        verdict[EXCHANGE_FOR_MARBLE + stone] = may_exchange_for_marble(me, stone)
    for slot in range(MOST_APPRENTICES):
        verdict[EXCHANGE_WITH + slot] = may_exchange_with(deck, me, slot)
    verdict[DONE] = LEGAL


@rule
def exchange(s: State, deck: Deck, seat: int, action: int) -> None:
    """ARC-082, ARC-083: one of the n, at once."""
    me = s.players[seat]
    use_one(s)
    if action < EXCHANGE_FOR_MARBLE:
        pair = action - EXCHANGE_FOR_VIRTUE
        me.goods[first_of(pair)] -= 1
        me.goods[second_of(pair)] -= 1
        gain_virtue(s, seat, 1)
    elif action < EXCHANGE_WITH:
        stone = action - EXCHANGE_FOR_MARBLE
        me.goods[STONE] -= stone
        me.goods[WOOD] -= MARBLE_PRICE - stone
        me.goods[MARBLE] += 1
    else:
        card = me.apprentices[action - EXCHANGE_WITH]
        for good in range(KINDS_OF_GOODS):
            me.goods[good] -= deck.apprentice_give[card, good]
        gain_items(s, seat, deck.apprentice_gain[card])


@rule
def use_one(s: State) -> None:
    """One of the n exchanges, captures or actions of a placement; the question closes with the last."""
    s.command.used += 1
    if s.command.used == s.command.workers:
        close(s.agenda)
