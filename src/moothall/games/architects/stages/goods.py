"""Paying and gaining: items, powers of the boards, tax and how it is evaded (sections 16 and 20)."""

from typing import Any

from moothall.engine.actions import Action
from moothall.engine.agenda import ask, close
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, untold
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values, amount_of, tell_lacking
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import MOST_MIX, PAY_GOLD, QUESTIONS
from moothall.games.architects.stages import virtue
from moothall.games.architects.state import (
    BUILDING_CARDS,
    GAIN,
    GAIN_TRIGGERS,
    GOLD,
    GOLD_EQUALS_MARBLE,
    GOODS,
    IGNORE_ONE_TAX,
    MARBLE,
    MARKET_BONUS_CARD,
    MOST_APPRENTICES,
    NO_POWER,
    NOTHING,
    ON_MARKET,
    REDUCE,
    SILVER,
    STANDARD,
    STONE,
    VIRTUE,
    Player,
    Printed,
    State,
)
from moothall.games.architects.telling import Named, tell_goods

KINDS_OF_GOODS = len(GOODS)


@rule
def power_of(s: State, deck: Printed, me: Player) -> int:
    """ARC-276: the standard side has none."""
    return NO_POWER if s.boards == STANDARD else deck.board_power[me.board]


@rule
def gain_goods(me: Player, goods: Ints) -> None:
    for good in range(KINDS_OF_GOODS):
        me.goods[good] += goods[good]


@rule
def gain_items(s: State, seat: int, items: Ints) -> None:
    gain_goods(s.players[seat], items)
    virtue.gain_later(s, seat, wide(items[VIRTUE]), wide(items[BUILDING_CARDS]))


@rule
def bestow(s: State, deck: Printed, seat: int, when: int) -> None:
    """What own apprentices add to an action (ARC-278), but for one that this action hired (ARC-279)."""
    me = s.players[seat]
    for slot in range(MOST_APPRENTICES):
        card = me.apprentices[slot]
        if card != NOTHING and deck.apprentice_when[card] == when:
            if deck.apprentice_kind[card] == GAIN and card != s.command.hired:
                gain_items(s, seat, deck.apprentice_gain[card])
    if when == ON_MARKET and power_of(s, deck, me) == MARKET_BONUS_CARD:
        virtue.gain_later(s, seat, 0, 1)


def with_bonus(deck: Deck, me: Player, when: int, gained: list[int]) -> list[int]:
    """What is gained, with what own apprentices add to it."""
    printed = deck.printed
    for card in me.apprentices:
        if (
            card != NOTHING
            and printed.apprentice_when[card] == when
            and printed.apprentice_kind[card] == GAIN
        ):
            gained = [a + b for a, b in zip(gained, printed.apprentice_gain[card], strict=True)]
    return gained


@rule
def reduced(deck: Printed, me: Player, when: int, item: int, cost: int) -> int:
    """What is left of something that an action costs, thanks to own apprentices."""
    left = cost
    for slot in range(MOST_APPRENTICES):
        card = me.apprentices[slot]
        if card != NOTHING and deck.apprentice_when[card] == when and deck.apprentice_kind[card] == REDUCE:
            left -= deck.apprentice_gain[card, item]
    return max(0, left)


@rule
def tax_due(s: State, deck: Printed, me: Player, tax: int) -> int:
    """ARC-235..240, ARC-272: what is left of a tax after evasion."""
    ignored = int(deck.evasion[me.virtue])
    if power_of(s, deck, me) == IGNORE_ONE_TAX:
        ignored += 1
    return max(0, tax - ignored)


@rule
def pay_silver(s: State, me: Player, tax: int, silver: int) -> None:
    """ARC-126: the tax onto the Tax Stand, the rest into the supply."""
    me.goods[SILVER] -= tax + silver
    s.tax_stand += tax


@rule
def can_pay_cost(s: State, deck: Printed, me: Player, cost: Ints) -> bool:
    """Of resources; ARC-269: for Therese gold and marble are one."""
    for good in range(STONE + 1):
        if me.goods[good] < cost[good]:
            return False
    if power_of(s, deck, me) == GOLD_EQUALS_MARBLE:
        return me.goods[GOLD] + me.goods[MARBLE] >= cost[GOLD] + cost[MARBLE]
    return me.goods[GOLD] >= cost[GOLD] and me.goods[MARBLE] >= cost[MARBLE]


@rule
def pay_cost(s: State, deck: Printed, seat: int, cost: Ints) -> None:
    """Of resources; ARC-270: Therese is asked for her mix of gold and marble."""
    me = s.players[seat]
    for good in range(STONE + 1):
        me.goods[good] -= cost[good]
    if cost[GOLD] + cost[MARBLE] > 0 and power_of(s, deck, me) == GOLD_EQUALS_MARBLE:
        ask(s.agenda, PAY_GOLD_OR_MARBLE, seat)
    else:
        me.goods[GOLD] -= cost[GOLD]
        me.goods[MARBLE] -= cost[MARBLE]


@rule
def rare_price(s: State, deck: Printed, me: Player) -> int:
    """Gold and marble together, for the building that was named or the next row of the Cathedral."""
    if s.command.building != NOTHING:
        cost = deck.building_cost[s.command.building]
    else:
        cost = deck.cathedral_cost[me.cathedral]
    return int(cost[GOLD]) + int(cost[MARBLE])


@rule
def judge_rare_mix(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """ARC-270."""
    me = s.players[seat]
    price = rare_price(s, deck, me)
    for gold in range(MOST_MIX + 1):
        fits = gold <= price and gold <= me.goods[GOLD] and price - gold <= me.goods[MARBLE]
        verdict[PAY_GOLD + gold] = LEGAL if fits else 270


@rule
def pay_rare_mix(s: State, deck: Printed, seat: int, gold: int) -> None:
    close(s.agenda)
    me = s.players[seat]
    price = rare_price(s, deck, me)
    me.goods[GOLD] -= gold
    me.goods[MARBLE] -= price - gold


# How it is told.


def tell_gold_and_marble(s: State, deck: Deck, seat: int, values: Named) -> Values:
    gold, price = values["gold"], int(rare_price(s, deck.printed, s.players[seat]))
    return {"goods_paid": amount_of(gold=gold, marble=max(0, price - gold))}


def tell_price_in_gold(s: State, deck: Deck, seat: int) -> Values:
    return {"price": int(rare_price(s, deck.printed, s.players[seat]))}


PAY_GOLD_OR_MARBLE = QUESTIONS.question(  # Therese: how much gold is in the mix
    "pay_gold_or_marble",
    judge=judge_rare_mix,
    answers={"pay_gold": Answer(pay_rare_mix, tell=tell_gold_and_marble, deed=untold)},
    tell=tell_price_in_gold,
)
BONUS = QUESTIONS.works("bonus", bestow, kinds=GAIN_TRIGGERS)  # what own apprentices add


# Why not.


def lacking(me: Player, price: Any) -> list[int]:
    """What a player has too little of."""
    return [max(0, int(due) - int(has)) for due, has in zip(price, me.goods, strict=False)]


def tell_silver_lacking(me: Player, price: int) -> Telling:
    return tell_lacking(amount_of(silver=price - int(me.goods[SILVER])))


def tell_cost_lacking(s: State, deck: Deck, me: Player, cost: Any) -> str:
    """What `can_pay_cost` misses; ARC-269: for Therese gold and marble are one."""
    if power_of(s, deck.printed, me) != GOLD_EQUALS_MARBLE:
        return tell_goods(lacking(me, cost))
    rare = int(cost[GOLD]) + int(cost[MARBLE]) - int(me.goods[GOLD]) - int(me.goods[MARBLE])
    common = tell_goods(lacking(me, cost[: STONE + 1]))
    return ",".join(filter(None, (common, amount_of(gold_or_marble=max(0, rare)))))


def tell_mix_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling | None:
    """Of a mix of gold and marble; None of one that would be too much."""
    me, gold = s.players[seat], answer.values["gold"]
    marble = int(rare_price(s, deck.printed, me)) - gold
    if marble < 0:
        return None
    missing = max(0, gold - int(me.goods[GOLD])), max(0, marble - int(me.goods[MARBLE]))
    return tell_lacking(amount_of(gold=missing[0], marble=missing[1]))


QUESTIONS.refusals({270: tell_mix_lacking})
