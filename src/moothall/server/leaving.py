"""Leaving a game before its end: giving up, going away, ending it together, and bots for those who are gone.

Whatever happens here, the answers that were given are a legal game: a seat that is given up is played on by a
bot, and a game that ends early just stops.
"""

from collections.abc import Collection
from datetime import timedelta
from typing import Literal

from moothall.engine.match import Ending
from moothall.engine.rules import Rules
from moothall.server.chairs import STAND_IN, Chair
from moothall.server.people import Person, now
from moothall.server.refusals import No
from moothall.server.tables import Offer, Table, later
from moothall.server.wire import Gone, Replacing, Ways

# Where no clock runs: time for a call at the door and a pot of tea, and not so long that the others give the
# evening up. It takes nothing away for good, since whoever comes back has the seat again.
AWAY_AFTER = timedelta(minutes=10)


# What somebody may do.


def ways(table: Table, person: str | None) -> Ways:
    """What somebody may do about the table itself, as it stands."""
    playing, seated = table.status == "playing", bool(table.seats_of(person))
    others = table.others(person)
    return Ways(
        leave=playing and seated and bool(others),
        resign=_resigning(table, person) if playing and seated else None,
        end=("by_consent" if others else "at_once") if playing and seated and table.offer is None else None,
        delete=person == table.owner and (not playing or not others),
        rename=person == table.owner,
        come_back=playing and any(chair.awaits(person) for chair in table.chairs),
    )


def _resigning(table: Table, person: str | None) -> Literal["lost", "played_on"]:
    """With two the game is lost; where others play on with each other, a bot has the seat."""
    rest = [chair for chair in table.chairs if not chair.is_of(person)]
    return "played_on" if len(rest) > 1 and table.others(person) else "lost"


def overdue_at(table: Table) -> str | None:
    """From when on the asked person may be replaced: out of time, or without a clock away for long."""
    seat = table.asked_seat
    if seat is None or table.chairs[seat].kind != "person":
        return None
    return table.deadline or later(table.asked_at, AWAY_AFTER)


def replacing(table: Table, seat: int, person: str | None, online: Collection[str]) -> Replacing | None:
    """How somebody may have another replaced by a bot: at once, by consent of the others, or not at all."""
    chair = table.chairs[seat]
    if table.status != "playing" or chair.kind != "person" or chair.is_of(person):
        return None
    if not table.seats_of(person):
        return None
    is_away = chair.person not in online
    due = overdue_at(table)
    if seat == table.asked_seat and due is not None and now() >= due and (is_away or table.clock is not None):
        return "now"
    # Consent means something only where there is somebody else to give it.
    witnesses = [other for other in table.others(person) if other.person != chair.person]
    return "ask" if is_away and witnesses and table.offer is None else None


# Giving up and going away.


def resign(table: Table, person: Person) -> None:
    """Give up for good: with two the game is lost, with more a bot plays on."""
    table.must_play()
    seats = _seats_of(table, person)
    if _resigning(table, person.id) == "played_on":
        _hand_to_bot(table, seats, "resigned")
    else:
        rest = [chair.seat for chair in table.chairs if chair.seat not in seats]
        _end(table, Ending("resigned", seats[0], rest if len(rest) == 1 else []))
    table.changed()


def leave(table: Table, seat: int, person: Person) -> None:
    """Before the start the seat is open again; in a game a bot plays on until its person comes back."""
    if table.status == "waiting":
        table.leave(seat, person)
        return
    table.must_play()
    if seat not in table.seats_of(person.id):
        raise No(403, "not_your_seat", "that seat is not yours")
    if not table.others(person.id):
        raise No(409, "nobody_stays", "nobody else plays here: the table waits for you; resign, or delete it")
    _hand_to_bot(table, _seats_of(table, person), "left")
    table.changed()


def take_seat(table: Table, seat: int, person: Person, rules: Rules) -> None:
    """An open one, or in a game the one that was theirs before."""
    if table.status == "waiting":
        table.sit(seat, person, rules)
        return
    table.must_play()
    if not table.chair(seat).awaits(person.id):
        raise No(409, "already_started", "the game has started")
    table.take_again(person)
    if table.stand_in is not None and table.chairs[table.stand_in].is_of(person.id):
        table.stand_in = None
    table.asked_at = now()  # whoever has just come gets the whole time
    _forget_wishes(table)
    table.changed()


def _seats_of(table: Table, person: Person) -> list[int]:
    if not (seats := table.seats_of(person.id)):
        raise No(403, "not_your_table", "only who plays here may do that")
    return seats


def _hand_to_bot(table: Table, seats: list[int], gone: Gone, bot: str = STAND_IN) -> None:
    for seat in seats:
        table.seat(table.chairs[seat].given_up(gone, bot))
    table.stand_in = None
    _forget_wishes(table)
    table.pass_on()


def _forget_wishes(table: Table) -> None:
    """Who is to agree has changed."""
    table.wish = table.offer = None


def _end(table: Table, ending: Ending) -> None:
    table.ending, table.status = ending, "finished"
    table.stand_in = None
    _forget_wishes(table)


# What the others must agree to.


def offer_end(table: Table, person: Person) -> None:
    """End the game without a winner, if everybody agrees."""
    table.must_play()
    _must_be_free(table)
    _settle(table, Offer("end", _seats_of(table, person)[0], table.seats_of(person.id)))
    table.changed()


def replace(table: Table, seat: int, person: Person, online: Collection[str], bot: str) -> None:
    """A bot plays on for somebody who is away: at once if they are overdue, else if the others agree."""
    table.must_play()
    mine = _seats_of(table, person)
    chair = table.chair(seat)
    how = replacing(table, seat, person.id, online)
    if how is None:
        _must_be_free(table)
        raise No(409, "not_yet", "they are here, or there is still time")
    if how == "now":
        _replace(table, chair, bot)
    else:
        _settle(table, Offer("replace", mine[0], mine, seat, bot))
    table.changed()


def reply(table: Table, person: Person, agree: bool) -> None:
    """Agree to an offer, or not; who made it takes it back by not agreeing."""
    table.must_play()
    seats = _seats_of(table, person)
    offer = table.offer
    if offer is None:
        raise No(409, "nobody_asks", "nothing is offered")
    if not agree:
        table.offer = None
    else:
        offer.agreed = sorted({*offer.agreed, *seats})
        _settle(table, offer)
    table.changed()


def awaited(table: Table, offer: Offer) -> list[int]:
    """The seats whose people have yet to agree."""
    absent = None if offer.whom is None else table.chairs[offer.whom].person
    asked = [chair for chair in table.chairs if chair.kind == "person" and chair.person != absent]
    return [chair.seat for chair in asked if chair.seat not in offer.agreed]


def _must_be_free(table: Table) -> None:
    if table.offer is not None:
        raise No(409, "already_offered", "another offer still waits for the others")


def _settle(table: Table, offer: Offer) -> None:
    """It comes about when nobody is left who has yet to agree."""
    if awaited(table, offer):
        table.offer = offer
    elif offer.whom is None:
        _end(table, Ending("agreed"))
    else:
        _replace(table, table.chairs[offer.whom], offer.bot or STAND_IN)


def _replace(table: Table, chair: Chair, bot: str) -> None:
    _hand_to_bot(table, table.seats_of(chair.person), "replaced", bot)
