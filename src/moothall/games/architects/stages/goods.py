"""Paying and gaining: items, powers of the boards, tax and how it is evaded (sections 16 and 20)."""

from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.games.architects.stages.virtue import gain_later
from moothall.games.architects.state import (
    BUILDING_CARDS,
    GAIN,
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
    Deck,
    Player,
    State,
)

KINDS_OF_GOODS = len(GOODS)


@rule
def power_of(s: State, deck: Deck, me: Player) -> int:
    """ARC-276: the standard side has none."""
    return NO_POWER if s.boards == STANDARD else deck.board_power[me.board]


@rule
def gain_goods(me: Player, goods: Ints) -> None:
    for good in range(KINDS_OF_GOODS):
        me.goods[good] += goods[good]


@rule
def gain_items(s: State, seat: int, items: Ints) -> None:
    gain_goods(s.players[seat], items)
    gain_later(s, seat, wide(items[VIRTUE]), wide(items[BUILDING_CARDS]))


@rule
def bestow(s: State, deck: Deck, seat: int, when: int) -> None:
    """What own apprentices add to an action (ARC-278), but for one that this action hired (ARC-279)."""
    me = s.players[seat]
    for slot in range(MOST_APPRENTICES):
        card = me.apprentices[slot]
        if card != NOTHING and deck.apprentice_when[card] == when:
            if deck.apprentice_kind[card] == GAIN and card != s.command.hired:
                gain_items(s, seat, deck.apprentice_gain[card])
    if when == ON_MARKET and power_of(s, deck, me) == MARKET_BONUS_CARD:
        gain_later(s, seat, 0, 1)


@rule
def reduction(deck: Deck, me: Player, when: int, item: int) -> int:
    """How much less of something an action costs thanks to own apprentices."""
    total = 0
    for slot in range(MOST_APPRENTICES):
        card = me.apprentices[slot]
        if card != NOTHING and deck.apprentice_when[card] == when and deck.apprentice_kind[card] == REDUCE:
            total += deck.apprentice_gain[card, item]
    return total


@rule
def tax_due(s: State, deck: Deck, me: Player, tax: int) -> int:
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
def can_pay_cost(s: State, deck: Deck, me: Player, cost: Ints) -> bool:
    """Of resources; ARC-269: for Therese gold and marble are one."""
    for good in range(STONE + 1):
        if me.goods[good] < cost[good]:
            return False
    if power_of(s, deck, me) == GOLD_EQUALS_MARBLE:
        return me.goods[GOLD] + me.goods[MARBLE] >= cost[GOLD] + cost[MARBLE]
    return me.goods[GOLD] >= cost[GOLD] and me.goods[MARBLE] >= cost[MARBLE]


@rule
def has_mix(s: State, deck: Deck, me: Player, cost: Ints) -> bool:
    """ARC-270: whether Therese has to choose her mix for a cost."""
    return cost[GOLD] + cost[MARBLE] > 0 and power_of(s, deck, me) == GOLD_EQUALS_MARBLE


@rule
def pay_common(me: Player, cost: Ints) -> None:
    """Clay, wood and stone, which nobody can replace."""
    for good in range(STONE + 1):
        me.goods[good] -= cost[good]
