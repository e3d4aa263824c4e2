"""A table as one person sees it: the views of their seats and nothing that is another's."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal, cast

import msgspec

from moothall.engine.game import Telling
from moothall.engine.match import Match
from moothall.engine.record import plain
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
    PuzzleState,
    Seat,
    TableState,
    UndoState,
    Watchers,
)
from moothall.study.puzzles import puzzles_of


def show_table(
    table: Table, person: str | None, company: Company, plays_as: Mapping[int, str | None]
) -> TableState:
    """`plays_as`: who plays for the bot in a seat for the time being."""
    match = table.match
    yours = table.seats_of(person)
    asked = table.asked_seat
    verdict = match.verdict().tolist() if match is not None and asked in yours else None
    over = table.status == "finished"
    eyes = None if match is None else eyes_of(match, yours)
    return TableState(
        id=table.id,
        name=table.name,
        house_name=table.house_name,
        game=table.game.name,
        options=table.options,
        status=table.status,
        listed=table.listed,
        owner=person is not None and person == table.owner,
        hints=table.allows_hints,
        seats=[
            msgspec.structs.replace(
                seat,
                replacing=replacing(table, seat.seat, person, company.names),
                plays_as=plays_as[seat.seat],
            )
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
        branch_of=table.branch_of,
        puzzle=show_puzzle(table),
        lesson=show_lesson(table, yours, verdict),
    )


def show_puzzle(table: Table) -> PuzzleState | None:
    match = table.match
    puzzle = None if table.puzzle is None else puzzles_of(table.game).get(table.puzzle)
    if puzzle is None or match is None:
        return None
    state = PuzzleState(puzzle.id, puzzle.degree, puzzle.seat)
    if not match.ply or match.first:
        return state
    start = plain(match.state_at(0)[0])
    return msgspec.structs.replace(
        state,
        right=match.given[0].action == puzzle.best,
        best=puzzle.best,
        telling=table.game.tell_action(start, match.deck, puzzle.best),
        chance=puzzle.chance,
        gap=puzzle.gap,
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
    return OfferState(offer.kind, offer.seat, offer.whom, offer.agreed, awaited(table, offer), offer.bot)


def tell_actions(match: Match, verdict: list[int]) -> dict[str, Telling]:
    s, deck, tell = match.shown(), match.deck, match.game.tell_action
    return {str(a): tell(s, deck, a) for a, number in enumerate(verdict) if number != NOT_ASKED}


def show_undo(table: Table, person: str | None, yours: list[int]) -> UndoState:
    wish = table.wish
    free = askable = costs_rank = False
    if table.status == "playing" and yours:
        free = table.may_undo_freely(person)
        askable = not free and wish is None and table.may_ask_undo(person)
        costs_rank = table.costs_rank(person)
    return UndoState(free, askable, wish.seat if wish else None, wish.agreed if wish else [], costs_rank)


def show_moment(
    table: Table, past: Match, person: str | None, seen_by: int | Literal["all"] | None = None
) -> Moment:
    """`seen_by`: through another seat's eyes, or with all hands open."""
    yours = table.seats_of(person)
    asked = past.seat
    eyes = eyes_of(past, yours) if seen_by is None else seen_by
    view = cast(GameView, open_view(past) if eyes == "all" else past.view(eyes))
    return Moment(past.ply, view, past.question() if asked is not None else None, asked)


def open_view(match: Match) -> msgspec.Struct:
    """All hands open: each board as its own seat sees it. Where nobody has secrets, what everybody sees."""
    view: Any = match.view(match.seat)
    if not match.game.secret_hands:
        return match.view(None)
    boards = [cast(Any, match.view(seat)).boards[seat] for seat in range(len(view.boards))]
    opened: msgspec.Struct = msgspec.structs.replace(view, boards=boards)
    return opened
