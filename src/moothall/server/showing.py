"""A table as one person sees it: the views of their seats and nothing that is another's."""

from collections.abc import Collection, Sequence
from typing import cast

import msgspec

from moothall.engine.game import Telling
from moothall.engine.match import Match
from moothall.engine.verdict import LEGAL, NOT_ASKED
from moothall.server.chairs import ALWAYS_THERE, Chair, distinct_names
from moothall.server.leaving import awaited, overdue_at, replacing, ways
from moothall.server.live import Company
from moothall.server.tables import Table
from moothall.server.wire import (
    GameView,
    Handing,
    LessonState,
    LogEntry,
    Moment,
    OfferState,
    Seat,
    TableState,
    UndoState,
    Watchers,
)


def table_as_seen(table: Table, person: str | None, company: Company) -> bytes:
    """A TableState as JSON."""
    return msgspec.json.encode(show_table(table, person, company))


def show_table(table: Table, person: str | None, company: Company) -> TableState:
    match = table.match
    yours = table.seats_of(person)
    asked = table.asked_seat
    verdict = match.verdict().tolist() if match is not None and asked in yours else None
    over = table.status == "finished"
    eyes = None if match is None else eyes_of(match, yours)
    return TableState(
        id=table.id,
        name=table.name,
        game=table.game.name,
        options=table.options,
        status=table.status,
        listed=table.listed,
        owner=person is not None and person == table.owner,
        seats=[
            msgspec.structs.replace(seat, replacing=replacing(table, seat.seat, person, company.names))
            for seat in show_seats(table.chairs, person, company.names)
        ],
        watchers=show_watchers(table, person, company),
        ply=table.ply,
        version=table.version,
        latest=cast(list[LogEntry], [msgspec.Raw(entry) for entry in table.latest]),
        view=None if match is None else cast(GameView, table.view_text(eyes)),
        eyes=eyes,
        handing=None if match is None or asked is None else show_handing(table, match, yours),
        question=None if match is None or asked is None else match.question(),
        asked_seat=asked,
        verdict=verdict,
        tellings={} if match is None or verdict is None else tell_actions(match, verdict),
        undo=show_undo(table, person, yours),
        clock=table.clock,
        deadline=table.deadline,
        seed_hash=table.seed_hash,
        seed=str(table.seed) if over and table.seed is not None else None,
        salt=table.salt if over else None,
        result=table.result,
        ending=table.ending,
        peeked=table.peeked,
        offer=show_offer(table),
        ways=ways(table, person),
        overdue_at=overdue_at(table),
        follows=table.follows,
        rematch=table.rematch,
        rematch_by=table.rematch_by,
        lesson=show_lesson(table, yours, verdict),
    )


def show_lesson(table: Table, yours: list[int], verdict: list[int] | None) -> LessonState | None:
    lesson, reached = table.game.lesson, table.lesson_reached()
    if lesson is None or reached is None:
        return None
    if not yours:  # how far somebody has come tells what they hold in hand
        return LessonState(len(lesson.steps), [], [], None)
    legal = [action for action, number in enumerate(verdict or ()) if number == LEGAL]
    meant = lesson.meant_of(table.game.space, reached.wanted, legal)
    return LessonState(reached.step, meant, reached.plies, reached.strayed)


def show_seats(chairs: Sequence[Chair], person: str | None, online: Collection[str]) -> list[Seat]:
    return [
        Seat(
            seat=chair.seat,
            kind=chair.kind,
            name=name,
            bot=chair.bot,
            yours=chair.is_of(person),
            online=chair.kind in ALWAYS_THERE or chair.person in online,
            gone=chair.gone,
            awaits_you=chair.awaits(person),
        )
        for chair, name in zip(chairs, distinct_names(chairs), strict=True)
    ]


def show_watchers(table: Table, person: str | None, company: Company) -> Watchers:
    seated = {chair.person for chair in table.chairs if chair.kind == "person"}
    looking_on = [name for who, name in company.names.items() if who not in seated and who != person]
    names = sorted(name for name in looking_on if name is not None)
    return Watchers(names, len(looking_on) - len(names) + company.strangers)


def eyes_of(match: Match, yours: list[int]) -> int | None:
    """The seat through which a person looks: at a hot seat the asked one, or else the last that answered.

    None for whoever has no seat.
    """
    if match.seat in yours:
        return match.seat
    return last_to_answer(match, yours) if yours else None


def last_to_answer(match: Match, yours: list[int]) -> int:
    return next((given.seat for given in reversed(match.given) if given.seat in yours), yours[0])


def show_handing(table: Table, match: Match, yours: list[int]) -> Handing | None:
    before = last_to_answer(match, yours) if yours else None
    if before is None or match.seat not in yours or match.seat == before:
        return None
    return Handing(before, cast(GameView, table.view_text(before)))


def show_offer(table: Table) -> OfferState | None:
    offer = table.offer
    if offer is None:
        return None
    return OfferState(offer.kind, offer.seat, offer.whom, offer.agreed, awaited(table, offer))


def tell_actions(match: Match, verdict: list[int]) -> dict[str, Telling]:
    s, deck, tell = match.shown(), match.deck, match.game.tell_action
    return {str(a): tell(s, deck, a) for a, number in enumerate(verdict) if number != NOT_ASKED}


def show_undo(table: Table, person: str | None, yours: list[int]) -> UndoState:
    wish = table.wish
    free = askable = costs_rank = False
    if table.status == "playing" and yours:
        free = table.may_undo_freely(person)
        askable = wish is None and table.may_ask_undo(person)
        costs_rank = table.costs_rank(person)
    return UndoState(free, askable, wish.seat if wish else None, wish.agreed if wish else [], costs_rank)


def show_moment(table: Table, past: Match, person: str | None) -> Moment:
    yours = table.seats_of(person)
    asked = past.seat
    view = cast(GameView, past.view(eyes_of(past, yours)))
    return Moment(past.ply, view, past.question() if asked is not None else None, asked)
