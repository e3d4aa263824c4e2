"""A table as one person sees it: the views of their seats and nothing that is another's."""

from typing import cast

import msgspec

from moothall.engine.game import Telling
from moothall.engine.match import Match
from moothall.engine.verdict import NOT_ASKED
from moothall.server.tables import ALWAYS_THERE, Table
from moothall.server.wire import GameView, LogEntry, Moment, Seat, TableState, UndoState


def table_as_seen(table: Table, person: str | None, online: frozenset[str]) -> bytes:
    """A TableState as JSON."""
    return msgspec.json.encode(show_table(table, person, online))


def show_table(table: Table, person: str | None, online: frozenset[str]) -> TableState:
    match = table.match
    yours = table.seats_of(person)
    asked = table.asked_seat
    verdict = match.verdict().tolist() if match is not None and asked in yours else None
    over = table.status == "finished"
    return TableState(
        id=table.id,
        name=table.name,
        game=table.game.name,
        options=table.options,
        status=table.status,
        listed=table.listed,
        owner=person is not None and person == table.owner,
        seats=show_seats(table, person, online),
        ply=table.ply,
        version=table.version,
        latest=cast(list[LogEntry], [msgspec.Raw(entry) for entry in table.latest]),
        view=None if match is None else cast(GameView, table.view_text(eyes_of(yours, asked))),
        question=None if match is None or asked is None else match.question(),
        asked_seat=asked,
        verdict=verdict,
        tellings={} if match is None or verdict is None else tell_actions(match, verdict),
        undo=show_undo(table, person, yours),
        clock=table.clock,
        deadline=table.deadline,
        seed_hash=table.seed_hash,
        seed=str(table.seed) if over else None,
        salt=table.salt if over else None,
        result=match.result() if match is not None and over else None,
        rematch=table.rematch,
    )


def show_seats(table: Table, person: str | None, online: frozenset[str]) -> list[Seat]:
    return [
        Seat(
            seat=chair.seat,
            kind=chair.kind,
            name=chair.name,
            bot=chair.bot,
            yours=person is not None and chair.person == person,
            online=chair.kind in ALWAYS_THERE or chair.person in online,
        )
        for chair in table.chairs
    ]


def eyes_of(yours: list[int], asked: int | None) -> int | None:
    """The seat through which a person looks: the asked one at a hot seat; None for a spectator."""
    if asked in yours:
        return asked
    return yours[0] if yours else None


def tell_actions(match: Match, verdict: list[int]) -> dict[str, Telling]:
    s, deck, tell = match.shown(), match.deck, match.game.tell_action
    return {str(a): tell(s, deck, a) for a, number in enumerate(verdict) if number != NOT_ASKED}


def show_undo(table: Table, person: str | None, yours: list[int]) -> UndoState:
    wish = table.wish
    free = askable = False
    if table.status == "playing" and yours and table.may_undo(person):
        free = table.may_undo_freely(person)
        askable = not free and wish is None
    return UndoState(free, askable, wish.seat if wish else None, wish.agreed if wish else [])


def show_moment(table: Table, past: Match, person: str | None) -> Moment:
    yours = table.seats_of(person)
    asked = past.seat
    view = cast(GameView, past.view(eyes_of(yours, asked)))
    return Moment(past.ply, view, past.question() if asked is not None else None, asked)
