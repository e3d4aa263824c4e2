"""The circle of participants (ARC-377)."""

from moothall.engine.rule import rule
from moothall.games.architects.state import State


@rule
def following(s: State, seat: int) -> int:
    """Who is next in clockwise order; ARC-344: the automated opponent sits last, behind all people."""
    if seat >= s.people:
        return s.start_seat
    left = (seat + 1) % s.people
    if left == s.start_seat and s.people < s.seats:
        return s.people
    return left
