"""Who may know what: a player's token is secret until the end."""

from moothall.engine.agenda import open_seat
from moothall.engine.chance import Chance, draw, reseed
from moothall.engine.record import Ints, wide
from moothall.engine.rule import entrance, rule
from tests.elsewhere.hazard.state import MAX_SEATS, TOKENS, Printed, State

OBSERVATION = 3 + 3 * MAX_SEATS


@entrance
def conceal(s: State, deck: Printed, seat: int, dice: Chance) -> None:
    """All tokens but the own one are drawn anew."""
    own = s.bag[seat] if seat >= 0 else -1
    for place in range(TOKENS):
        s.bag[place] = place
    if seat >= 0:
        s.bag[own] = s.bag[seat]
        s.bag[seat] = own
    unknown = TOKENS - (seat >= 0)
    for last in range(unknown - 1, 0, -1):
        one, other = beside(seat, last), beside(seat, int(draw(dice, last + 1)))
        kept = s.bag[one]
        s.bag[one] = s.bag[other]
        s.bag[other] = kept
    for other in range(wide(s.seats)):
        s.players[other].token = s.bag[other]
    reseed(s.chance, dice)


@rule
def beside(seat: int, number: int) -> int:
    """The places of the bag without that of a seat, counted from 0."""
    return number + (0 <= seat <= number)


@entrance
def observe(s: State, deck: Printed, seat: int, numbers: Ints) -> None:
    numbers[0] = s.seats
    numbers[1] = s.players[seat].token if seat >= 0 else -1
    numbers[2] = open_seat(s.agenda)
    for other in range(MAX_SEATS):
        numbers[3 + 3 * other] = s.players[other].pips
        numbers[4 + 3 * other] = s.players[other].rolls
        numbers[5 + 3 * other] = s.players[other].is_done
