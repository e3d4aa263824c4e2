"""Who may know what: a player's token is secret until the end."""

from moothall.engine.agenda import open_seat
from moothall.engine.chance import Chance, draw, reseed
from moothall.engine.knowledge import nth_from, seat_from
from moothall.engine.observation import Observation, amount, flag, thing, whose
from moothall.engine.record import wide
from moothall.engine.rule import entrance, rule
from tests.elsewhere.hazard.state import MAX_SEATS, TOKENS, Printed, State


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


@rule
def owner(s: State, seat: int, step: int) -> int:
    return nth_from(s.seats, seat, step)


OBSERVATION = Observation(
    [
        amount("seats", lambda s: s.seats, MAX_SEATS),
        thing("own_token", lambda s, seat: s.players[seat].token if seat >= 0 else -1, TOKENS, low=-1),
        whose("asked", lambda s, seat: seat_from(s.seats, seat, open_seat(s.agenda)), MAX_SEATS - 1),
    ],
    [
        amount("pips", lambda player: player.pips, 99),
        amount("rolls", lambda player: player.rolls, 99),
        flag("is_done", lambda player: player.is_done),
    ],
    seats=MAX_SEATS,
    owner=owner,
)
observe = OBSERVATION.write(__name__, __file__)
