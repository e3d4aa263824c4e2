"""What the games' knowledge shares: seats as an observer counts them."""

from moothall.engine.record import wide
from moothall.engine.rule import rule


@rule
def seat_from(seats: int, seat: int, other: int) -> int:
    """How many seats to the left of the observer another seat is; other places keep their number."""
    there = wide(other)
    return (there - wide(seat)) % wide(seats) if 0 <= there < seats else there
