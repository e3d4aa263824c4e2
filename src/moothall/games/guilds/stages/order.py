"""Whose turn comes after whose: clockwise, from the start player on (GLD-027, GLD-087)."""

from moothall.engine.record import wide
from moothall.engine.rule import rule
from moothall.games.guilds.state import State


@rule
def left_of(s: State, seat: int) -> int:
    return (seat + 1) % wide(s.seats)


@rule
def last_seat(s: State) -> int:
    """Whom the start player follows."""
    return (wide(s.start_seat) + wide(s.seats) - 1) % wide(s.seats)
