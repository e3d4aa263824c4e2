"""Explicit orders of piles, as ids from the top down: what every game's `arrange` checks and reads."""

from collections import Counter
from collections.abc import Collection, Sequence, Set
from typing import Any

from moothall.engine.deck import Deck
from moothall.engine.game import OrdersError


def is_list(given: Any) -> bool:
    return isinstance(given, list | tuple)


def is_number(given: Any) -> bool:
    return isinstance(given, int) and not isinstance(given, bool)


def check_entries(orders: Any, wanted: Set[str]) -> None:
    """Orders of just these piles and whatever else is left open."""
    if not isinstance(orders, dict) or orders.keys() != wanted:
        raise OrdersError(f"orders: expected exactly the entries {', '.join(sorted(wanted))}")


def check_order(what: str, given: Any, expected: Sequence[str]) -> None:
    """Each of these components, as often as there are of it."""
    if not is_list(given) or not all(isinstance(name, str) for name in given):
        raise OrdersError(f"{what}: expected a list of ids, from the top down")
    found, wanted = Counter(given), Counter(expected)
    for name in found | wanted:
        if found[name] != wanted[name]:
            raise OrdersError(f"{what}: expected '{name}' {wanted[name]} times, found it {found[name]} times")


def check_some(what: str, given: Any, known: Collection[str], count: int) -> None:
    """So many different ones of those that there are."""
    if not is_list(given) or len(given) != count or not all(isinstance(name, str) for name in given):
        raise OrdersError(f"{what}: expected a list of {count} ids")
    if len({*given}) != count or not {*given} <= {*known}:
        raise OrdersError(f"{what}: expected {count} different ones of {', '.join(known)}")


def check_start_seat(given: Any, seats: int) -> None:
    if not is_number(given) or given not in range(seats):
        raise OrdersError(f"start_seat: expected a seat from 0 to {seats - 1}")


def bottom_up(deck: Deck, kind: str, order: Sequence[str]) -> list[int]:
    """The numbers of named components as a pile holds them, its top being the last entry."""
    numbers = {name: number for number, name in enumerate(deck.ids(kind))}
    return [numbers[name] for name in reversed(order)]
