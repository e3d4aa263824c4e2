"""What the games' knowledge shares: seats as an observer counts them."""

from moothall.engine.record import wide
from moothall.engine.rule import rule


@rule
def seat_from(seats: int, seat: int, other: int) -> int:
    """How many seats to the left of the observer another seat is; other places keep their number."""
    there = wide(other)
    return (there - wide(seat)) % wide(seats) if 0 <= there < seats else there


@rule
def nth_from(seats: int, seat: int, step: int) -> int:
    """The seat that is so many steps to the left of the observer; -1 where nobody sits."""
    return (wide(seat) + step) % wide(seats) if step < seats else -1
