"""Paying to and gaining from the general supply, which never runs out (SET-025)."""

from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.games.settlement.state import ANY_NORMAL, NORMAL, SUPPLY, Player


@rule
def normal_goods(me: Player) -> int:
    total = 0
    for good in range(NORMAL):
        total += me.supply[good]
    return total


@rule
def can_pay(me: Player, cost: Ints) -> bool:
    """The things named in a cost; one of any normal resource is `can_pay_any`'s matter."""
    for thing in range(SUPPLY):
        if me.supply[thing] < cost[thing]:
            return False
    return True


@rule
def can_pay_any(me: Player, cost: Ints) -> bool:
    return can_pay(me, cost) and (cost[ANY_NORMAL] == 0 or spare_kinds(me, cost) > 0)


def lacking(me: Player, cost: Ints | list[int]) -> list[int]:
    """What `can_pay` misses of each thing."""
    return [max(0, int(cost[thing]) - int(me.supply[thing])) for thing in range(SUPPLY)]


@rule
def spare_kinds(me: Player, cost: Ints) -> int:
    """How many kinds of normal resource are left over after the named part of a cost."""
    kinds = 0
    for good in range(NORMAL):
        if me.supply[good] > cost[good]:
            kinds += 1
    return kinds


@rule
def spare_kind(me: Player, cost: Ints) -> int:
    """The first kind that is left over."""
    for good in range(NORMAL):
        if me.supply[good] > cost[good]:
            return good
    return 0


@rule
def pay(me: Player, cost: Ints) -> None:
    for thing in range(SUPPLY):
        me.supply[thing] -= cost[thing]


@rule
def gain(me: Player, goods: Ints) -> None:
    for thing in range(SUPPLY):
        me.supply[thing] += goods[thing]
