"""The King's Storehouse (section 6): as many exchanges as own workers stand there."""

from moothall.engine.actions import Action
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.pairs import PAIRS, first_of, has_pair, second_of
from moothall.engine.questions import Answer, always_the_same
from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.engine.telling import Values, amount_of, tell_lacking
from moothall.engine.text import NOBODY
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import (
    DONE,
    EXCHANGE_FOR_MARBLE,
    EXCHANGE_FOR_VIRTUE,
    EXCHANGE_WITH,
    MARBLE_PRICE,
    QUESTIONS,
)
from moothall.games.architects.stages import goods, placement, virtue
from moothall.games.architects.state import (
    MARBLE,
    MOST_APPRENTICES,
    NOTHING,
    RESOURCES,
    SILVER,
    STONE,
    TRADE,
    VIRTUE,
    WOOD,
    Player,
    Printed,
    State,
)
from moothall.games.architects.telling import Named, tell_apprentice, tell_goods


@rule
def may_exchange_for_virtue(me: Player, pair: int) -> int:
    """ARC-079: any two of clay, wood and stone."""
    return LEGAL if has_pair(me.goods, pair) else 79


@rule
def may_exchange_for_marble(me: Player, stone: int) -> int:
    """ARC-080: any three of wood and stone."""
    return LEGAL if me.goods[STONE] >= stone and me.goods[WOOD] >= MARBLE_PRICE - stone else 80


@rule
def may_exchange_with(deck: Printed, me: Player, slot: int) -> int:
    """ARC-081, and the rule of the apprentice where the price is missing."""
    card = me.apprentices[slot]
    if card == NOTHING or deck.apprentice_kind[card] != TRADE:
        return 81
    for good in range(goods.KINDS_OF_GOODS):
        if me.goods[good] < deck.apprentice_give[card, good]:
            if deck.apprentice_gain[card, VIRTUE]:
                return 289
            return 287 if deck.apprentice_give[card, SILVER] else 295
    return LEGAL


@rule
def judge_exchanges(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    me = s.players[seat]
    for pair in range(PAIRS):
        verdict[EXCHANGE_FOR_VIRTUE + pair] = may_exchange_for_virtue(me, pair)
    for stone in range(MARBLE_PRICE + 1):
        verdict[EXCHANGE_FOR_MARBLE + stone] = may_exchange_for_marble(me, stone)
    for slot in range(MOST_APPRENTICES):
        verdict[EXCHANGE_WITH + slot] = may_exchange_with(deck, me, slot)
    verdict[DONE] = LEGAL


@rule
def exchange_for_virtue(s: State, deck: Printed, seat: int, pair: int) -> None:
    """ARC-079, ARC-083: one of the n, at once."""
    placement.use_one(s)
    me = s.players[seat]
    me.goods[first_of(pair)] -= 1
    me.goods[second_of(pair)] -= 1
    virtue.gain_virtue(s, seat, 1)


@rule
def exchange_for_marble(s: State, deck: Printed, seat: int, stone: int) -> None:
    """ARC-080."""
    placement.use_one(s)
    me = s.players[seat]
    me.goods[STONE] -= stone
    me.goods[WOOD] -= MARBLE_PRICE - stone
    me.goods[MARBLE] += 1


@rule
def exchange_with(s: State, deck: Printed, seat: int, slot: int) -> None:
    """ARC-081, ARC-082: what an own apprentice trades."""
    placement.use_one(s)
    me = s.players[seat]
    card = me.apprentices[slot]
    for good in range(goods.KINDS_OF_GOODS):
        me.goods[good] -= deck.apprentice_give[card, good]
    goods.gain_items(s, seat, deck.apprentice_gain[card])


# How it is told.


def tell_pair(s: State, deck: Deck, seat: int, values: Named) -> Values:
    paid = [0] * RESOURCES
    paid[first_of(values["pair"])] += 1
    paid[second_of(values["pair"])] += 1
    return {"goods_paid": tell_goods(paid), "goods_gained": amount_of(virtue=1)}


def tell_marble_price(s: State, deck: Deck, seat: int, values: Named) -> Values:
    stone = values["stone"]
    return {
        "goods_paid": amount_of(wood=MARBLE_PRICE - stone, stone=stone),
        "goods_gained": amount_of(marble=1),
    }


def tell_trade(s: State, deck: Deck, seat: int, values: Named) -> Values:
    card, printed = int(s.players[seat].apprentices[values["slot"]]), deck.printed
    if card == NOTHING or printed.apprentice_kind[card] != TRADE:
        return {"apprentice": NOBODY, "slot": values["slot"] + 1}
    paid, gained = printed.apprentice_give[card], printed.apprentice_gain[card]
    return tell_apprentice(deck, card) | {"goods_paid": tell_goods(paid), "goods_gained": tell_goods(gained)}


EXCHANGE = QUESTIONS.question(  # the next exchange, or done (ARC-078)
    "exchange",
    judge=judge_exchanges,
    answers={
        "exchange_for_virtue": Answer(
            exchange_for_virtue, tell=tell_pair, group="exchanges", depends=always_the_same
        ),
        "exchange_for_marble": Answer(
            exchange_for_marble, tell=tell_marble_price, group="exchanges", depends=always_the_same
        ),
        "exchange_with": Answer(exchange_with, tell=tell_trade, group="exchanges"),
        "done": placement.STOP,
    },
    tell=placement.tell_left,
)


# Why not.


def tell_exchange_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    """What is paid beyond what there is: two goods, three for marble, or what an apprentice asks for."""
    me, values = s.players[seat], answer.values
    price = [0] * goods.KINDS_OF_GOODS
    if "pair" in values:
        price[first_of(values["pair"])] += 1
        price[second_of(values["pair"])] += 1
    elif "stone" in values:
        price[STONE], price[WOOD] = values["stone"], MARBLE_PRICE - values["stone"]
    else:
        price = [int(each) for each in deck.printed.apprentice_give[me.apprentices[values["slot"]]]]
    return tell_lacking(tell_goods(goods.lacking(me, price)))


QUESTIONS.refusals(dict.fromkeys((79, 80, 287, 289, 295), tell_exchange_lacking))
