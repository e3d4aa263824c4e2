"""What the games' knowledge shares: seats as an observer counts them."""

from moothall.engine.record import wide
from moothall.engine.rule import rule


@rule
def seat_from(seats: int, seat: int, other: int) -> int:
    """How many seats to the left of the observer another seat is; other places keep their number.

    Without a division: an observation counts seats a hundred times.
    """
    there = wide(other)
    if there < 0 or there >= seats:
        return there
    steps = there - wide(seat)
    return steps if steps >= 0 else steps + wide(seats)


@rule
def nth_from(seats: int, seat: int, step: int) -> int:
    """The seat that is so many steps to the left of the observer; -1 where nobody sits."""
    if step >= seats:
        return -1
    other = wide(seat) + step
    return other if other < seats else other - wide(seats)
