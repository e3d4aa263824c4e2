"""The Chancery's desks (section 28)."""

from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.nobility.stages.dice import die_of
from moothall.games.nobility.state import NOTHING, PIPS, Printed, State


@rule
def may_place(s: State, deck: Printed, seat: int, row: int, value: int) -> int:
    me = s.players[seat]
    desk = PIPS * row + value - 1
    if desk >= deck.desks[s.seats]:
        return 398
    if s.chancery_dice[value - 1]:
        return 401
    if s.desks[desk] != NOTHING:
        return 405
    if me.races[deck.desk_race[value - 1]] == 0:
        return 403
    return LEGAL if me.lot else 404


@rule
def place(s: State, seat: int, row: int, value: int) -> None:
    """NOB-404: one worker takes a seat, and stays."""
    s.chancery_dice[value - 1] = die_of(seat, value)
    s.desks[PIPS * row + value - 1] = seat
    s.players[seat].lot -= 1
