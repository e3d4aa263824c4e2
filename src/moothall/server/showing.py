"""A table as one person sees it: the views of their seats and nothing that is another's."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Literal, cast

import msgspec
import numpy as np

from moothall.engine.match import Match
from moothall.engine.record import Ints, plain
from moothall.engine.verdict import LEGAL
from moothall.server.chairs import ALWAYS_THERE, Chair, distinct_names
from moothall.server.company import Company
from moothall.server.leaving import awaited, overdue_at, replacing, ways
from moothall.server.tables import Table
from moothall.server.wire import (
    GameView,
    Handing,
    LessonState,
    Moment,
    OfferState,
    PuzzleState,
    Seat,
    UndoState,
    Watchers,
)
from moothall.study.puzzles import explain, puzzles_of


def show_table(
    table: Table, person: str | None, company: Company, plays_as: Mapping[int, str | None]
) -> bytes:
    """A TableState as JSON. `plays_as`: who plays for the bot in a seat for the time being.

    It is put together from texts: what an answer doesn't change, what everybody sees of it, and the rest.
    """
    setting = _fields(**_setting(table, person, company, plays_as))
    return b"{%b,%b,%b}" % (setting, _shared(table), _own(table, person))


def show_answered(
    table: Table, person: str | None, company: Company, plays_as: Callable[[], Mapping[int, str | None]]
) -> bytes:
    """The same right after an answer, when most of it is as it was."""
    known = table.settings.get(person)
    if known is None or known[0] != company:
        setting = _fields(**_setting(table, person, company, plays_as()))
        known = table.settings[person] = (company, setting)
    return b"{%b,%b,%b}" % (known[1], _shared(table), _own(table, person))


def _fields(**values: Any) -> bytes:
    """Fields of a TableState as JSON, without the braces around them."""
    return msgspec.json.encode(values)[1:-1]


def _setting(
    table: Table, person: str | None, company: Company, plays_as: Mapping[int, str | None]
) -> dict[str, Any]:
    """What an answer doesn't change, unless it ends the game."""
    over = table.status == "finished"
    return {
        "id": table.id,
        "name": table.name,
        "house_name": table.house_name,
        "game": table.game.name,
        "options": table.options,
        "status": table.status,
        "listed": table.listed,
        "owner": person is not None and person == table.owner,
        "hints": table.allows_hints,
        "chat_by": table.chat_by,
        "secrets": table.game.has_secrets(table.options),
        "seats": [
            msgspec.structs.replace(
                seat,
                replacing=replacing(table, seat.seat, person, company.names),
                plays_as=plays_as[seat.seat],
            )
            for seat in show_seats(table.chairs, person, company.names)
        ],
        "watchers": show_watchers(table, person, company),
        "clock": table.clock,
        "seed_hash": table.seed_hash,
        "seed": str(table.seed) if over and table.seed is not None else None,
        "salt": table.salt if over else None,
        "result": table.result,
        "ending": table.ending,
        "peeked": table.peeked,
        "offer": show_offer(table),
        "ways": ways(table, person),
        "follows": table.follows,
        "rematch": table.rematch,
        "rematch_by": table.rematch_by,
        "branch_of": table.branch_of,
    }


def _shared(table: Table) -> bytes:
    """What an answer changes for everybody alike."""
    if table.shared_text is None:
        match, asked = table.match, table.asked_seat
        table.shared_text = _fields(
            ply=table.ply,
            version=table.version,
            latest=[msgspec.Raw(entry) for entry in table.latest],
            question=None if match is None or asked is None else match.question(),
            asked_seat=asked,
            deadline=table.deadline,
            overdue_at=overdue_at(table),
            puzzle=show_puzzle(table),
        )
    return table.shared_text


def _own(table: Table, person: str | None) -> bytes:
    """What it changes for whoever looks."""
    match, yours, asked = table.match, table.seats_of(person), table.asked_seat
    verdict = match.verdict() if match is not None and asked in yours else None
    eyes = None if match is None else eyes_of(match, yours)
    return _fields(
        view=None if match is None else table.view_text(eyes),
        eyes=eyes,
        handing=None if match is None or asked is None else show_handing(table, match, yours),
        verdict=None if verdict is None else verdict.tolist(),
        tellings={} if match is None or verdict is None else msgspec.Raw(match.tell_all()),
        undo=show_undo(table, person, yours),
        lesson=show_lesson(table, yours, verdict),
    )


def show_puzzle(table: Table) -> PuzzleState | None:
    match = table.match
    puzzle = None if table.puzzle is None else puzzles_of(table.game).get(table.puzzle)
    if puzzle is None or match is None:
        return None
    if match.first:  # long past
        return None
    state = PuzzleState(puzzle.id, puzzle.degree, puzzle.seat)
    if not match.ply:
        return state
    start = plain(match.state_at(0)[0])
    if table.explained is None:
        table.explained = explain(puzzle, match)
    return msgspec.structs.replace(
        state,
        right=match.given[0].action == puzzle.best,
        best=puzzle.best,
        telling=table.game.tell_action(start, match.deck, puzzle.best),
        chance=puzzle.chance,
        outlook=table.explained,
        second=table.game.tell_action(start, match.deck, puzzle.second),
        gap=puzzle.gap,
    )


def show_lesson(table: Table, yours: list[int], verdict: Ints | None) -> LessonState | None:
    lesson, reached = table.game.lesson, table.lesson_reached()
    if lesson is None or reached is None:
        return None
    if not yours:  # how far somebody has come tells what they hold in hand
        return LessonState(len(lesson.steps), [], [], None)
    legal = [] if verdict is None else [int(action) for action in np.flatnonzero(verdict == LEGAL)]
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


def show_undo(table: Table, person: str | None, yours: list[int]) -> UndoState:
    wish = table.wish
    asked_by, agreed = (wish.seat, wish.agreed) if wish else (None, [])
    if table.status != "playing" or not yours:
        return UndoState(False, False, asked_by, agreed, table.minds(person))
    _, minds, is_free, is_askable, costs_rank = table.undoing(person)
    return UndoState(is_free, is_askable and wish is None, asked_by, agreed, minds, costs_rank)


def show_moment(
    table: Table, past: Match, person: str | None, seen_by: int | Literal["all"] | None = None
) -> Moment:
    """`seen_by`: through another seat's eyes, or with all hands open."""
    yours = table.seats_of(person)
    asked = past.seat
    eyes = eyes_of(past, yours) if seen_by is None else seen_by
    view = cast(GameView, open_view(past) if eyes == "all" else past.view(eyes))
    question = past.question() if asked is not None else None
    return Moment(past.ply, view, question, asked, table.may_branch(person) and asks_a_player(past))


def asks_a_player(past: Match) -> bool:
    """Whether there is anything to play on from: not at the end, and not while dice or the like are asked."""
    return past.seat is not None and not past.is_automatic


def open_view(match: Match) -> msgspec.Struct:
    """All hands open: each board as its own seat sees it. Where nobody has secrets, what everybody sees."""
    view: Any = match.view(match.seat)
    if not match.game.secret_hands:
        return match.view(None)
    boards = [cast(Any, match.view(seat)).boards[seat] for seat in range(len(view.boards))]
    opened: msgspec.Struct = msgspec.structs.replace(view, boards=boards)
    return opened
