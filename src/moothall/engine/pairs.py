"""Any two things of three kinds, equal or different, as a number: what an exchange takes, as one answer."""

from moothall.engine.record import Ints
from moothall.engine.rule import rule

PAIRS = 6  # 0 with 0, 1, 2; 1 with 1, 2; 2 with 2


@rule
def first_of(pair: int) -> int:
    if pair < 3:
        return 0
    return 1 if pair < 5 else 2


@rule
def second_of(pair: int) -> int:
    if pair < 3:
        return pair
    return pair - 2 if pair < 5 else 2


@rule
def has_pair(amounts: Ints, pair: int) -> bool:
    """Whether there are both; the three kinds are the first of the amounts."""
    first, second = first_of(pair), second_of(pair)
    if first == second:
        return bool(amounts[first] >= 2)
    return bool(amounts[first] > 0 and amounts[second] > 0)
