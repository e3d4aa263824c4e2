"""What cards count and compare: goods, virtue, debts, captives, apprentices, buildings."""

from moothall.engine.record import wide
from moothall.engine.rule import rule
from moothall.games.architects.stages import goods, guardhouse
from moothall.games.architects.state import (
    BUILDINGS,
    BUILT,
    CLAY,
    GOLD,
    GOLD_EQUALS_MARBLE,
    MARBLE,
    MOST_APPRENTICES,
    NOTHING,
    STONE,
    UNIT_BUILDING,
    UNIT_CAPTURED,
    UNIT_CARPENTRY,
    UNIT_CATHEDRAL,
    UNIT_COMMON,
    UNIT_PAID_DEBT,
    UNIT_VIRTUE,
    WOOD,
    Player,
    Printed,
    State,
)


@rule
def units_of(s: State, deck: Printed, seat: int, unit: int) -> int:
    me = s.players[seat]
    if unit < goods.KINDS_OF_GOODS:
        return goods_counted(s, deck, me, unit)
    if unit == UNIT_COMMON:
        return int(me.goods[CLAY]) + int(me.goods[WOOD]) + int(me.goods[STONE])
    if unit == UNIT_VIRTUE:
        return int(me.virtue)
    if unit == UNIT_PAID_DEBT:
        return int(me.paid)
    if unit == UNIT_CAPTURED:
        return int(guardhouse.captives_of(me))
    if unit == UNIT_BUILDING:
        return buildings_of(s, seat)
    if unit == UNIT_CATHEDRAL:
        return int(me.cathedral)
    return apprentices_with(deck, me, unit - UNIT_CARPENTRY)


@rule
def goods_counted(s: State, deck: Printed, me: Player, good: int) -> int:
    """ARC-269: for Therese gold and marble both count as the sum of the two."""
    if good in (GOLD, MARBLE) and goods.power_of(s, deck, me) == GOLD_EQUALS_MARBLE:
        return int(me.goods[GOLD]) + int(me.goods[MARBLE])
    return int(me.goods[good])


@rule
def buildings_of(s: State, seat: int) -> int:
    count = 0
    for card in range(BUILDINGS):
        if s.building_at[card] == BUILT + seat:
            count += 1
    return count


@rule
def apprentices_with(deck: Printed, me: Player, skill: int) -> int:
    count = 0
    for slot in range(MOST_APPRENTICES):
        card = me.apprentices[slot]
        if card != NOTHING and (deck.apprentice_skills[card] >> skill) & 1:
            count += 1
    return count


@rule
def has_most(s: State, deck: Printed, seat: int, unit: int) -> bool:
    """ARC-311: strictly more than every other participant."""
    mine = units_of(s, deck, seat, unit)
    for other in range(wide(s.seats)):
        if other != seat and units_of(s, deck, other, unit) >= mine:
            return False
    return True
