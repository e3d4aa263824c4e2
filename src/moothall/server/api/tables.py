"""Tables: opening, joining, playing, undoing, looking back."""

import re
from typing import Annotated, Literal

import sqlalchemy as sql
from litestar import Response, Router, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from moothall.bots import CATALOGUE as BOTS
from moothall.engine.game import Game, OptionError
from moothall.server import leaving
from moothall.server.api.asking import Asked, must_wait, person_of, visitor_of
from moothall.server.api.games import known_game
from moothall.server.api.refusing import refuses
from moothall.server.chairs import STAND_IN, chairs_again, chairs_for
from moothall.server.hall import Hall
from moothall.server.listing import finished_tables, house_names_of, open_tables, own_tables
from moothall.server.names import proper
from moothall.server.naming import house_name
from moothall.server.people import Person
from moothall.server.refusals import No, not_found
from moothall.server.showing import show_moment
from moothall.server.storage import answers
from moothall.server.tables import Table, open_table
from moothall.server.wire import (
    Ahead,
    Answer,
    Forecasts,
    LogEntry,
    Moment,
    NewTable,
    OfferReply,
    SeatWish,
    TableCard,
    TableName,
    TableState,
    UndoReply,
    UndoWish,
)

Scope = Literal["mine", "open", "finished"]


def as_seen_by(hall: Hall, person: str | None):  # type: ignore[no-untyped-def]
    """A function that shows a table to somebody, as the bytes of a TableState."""

    def look(table: Table) -> bytes:
        return hall.show(table, person)

    return look


def shown(text: bytes, status: int = 200) -> Response[TableState]:
    return Response(text, media_type="application/json", status_code=status)  # type: ignore[arg-type]


@get("/tables", responses=refuses(401))
async def list_tables(
    request: Asked,
    hall: NamedDependency[Hall],
    which: Annotated[Scope, QueryParameter(name="scope")] = "mine",
) -> list[TableCard]:
    """Your own running tables, those that anybody may join or watch, or finished ones."""
    visitor = visitor_of(request)
    if which == "open":
        return await open_tables(hall, visitor)
    if visitor is None:
        return []
    return await (own_tables if which == "mine" else finished_tables)(hall, visitor)


@post("/tables", status_code=201, responses=refuses(401, 404, 422))
async def new_table(
    request: Asked,
    data: JSONBody[NewTable],
    hall: NamedDependency[Hall],
) -> Response[TableState]:
    """Open a table; it starts at once where no seat is open."""
    me = await person_of(request, hall)
    await must_wait(hall, "new_tables", me.id)
    game = known_game(data.game)
    check_seats(game, data.seats)
    options = chosen_options(game, data)
    await hall.people.keep(me)
    chairs = chairs_for(game, options, data.seats, me)
    name = proper(data.name) if data.name else house_name(await house_names_of(hall, me.id))
    table = open_table(
        game,
        options,
        name,
        me,
        chairs,
        listed=data.listed,
        clock=data.clock,
        hints=data.hints,
        chat_by=data.chat_by,
    )
    await seat_everybody(hall, table, me)
    return shown(await hall.read(table.id, as_seen_by(hall, me.id)), 201)


@post("/games/{game:str}/lesson", status_code=201, responses=refuses(401, 404))
async def new_lesson(
    request: Asked, game: FromPath[str], hall: NamedDependency[Hall]
) -> Response[TableState]:
    """A table for a guided first round: laid out by hand, so that everybody finds the same there."""
    me = await person_of(request, hall)
    await must_wait(hall, "new_tables", me.id)
    played = known_game(game)
    lesson = played.lesson
    if lesson is None:
        raise not_found("lesson")
    await hall.people.keep(me)
    options = played.options_from(lesson.options)
    bots = [SeatWish("bot", lesson.bot)] * (int(options["players"]) - 1)
    chairs = chairs_for(played, options, [SeatWish("me"), *bots], me)
    orders = lesson.orders(played.read_deck())
    name = house_name(await house_names_of(hall, me.id))
    table = open_table(played, options, name, me, chairs, listed=False, clock=None, orders=orders)
    await seat_everybody(hall, table, me)
    return shown(await hall.read(table.id, as_seen_by(hall, me.id)), 201)


async def seat_everybody(hall: Hall, table: Table, me: Person) -> None:
    await hall.add(table)
    if table.is_full:
        await hall.change(table.id, lambda t: t.start(me, None, hall.rules(t.game)), lambda _: None)


def check_seats(game: Game, wishes: list[SeatWish]) -> None:
    if len(wishes) not in game.seats:
        raise No(422, "wrong_players", f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players")
    if not any(wish.kind == "me" for wish in wishes):
        raise No(422, "no_seat_for_you", "one of the seats must be yours")
    for wish in wishes:
        if wish.kind == "bot":
            check_bot(wish.bot, 422)


def check_bot(bot: str | None, status: int) -> None:
    if bot not in BOTS:
        raise No(status, "no_such_bot", f"there are the bots {', '.join(BOTS)}")


def chosen_options(game: Game, wanted: NewTable) -> dict[str, int | str]:
    try:
        return game.options_from(wanted.options | {"players": len(wanted.seats)})
    except OptionError as error:
        raise No(422, "no_such_option", str(error)) from None


@get("/tables/{table_id:str}", responses=refuses(404, 410))
async def see_table(
    request: Asked, table_id: FromPath[str], hall: NamedDependency[Hall]
) -> Response[TableState]:
    """The table as you see it; whoever has no seat looks on."""
    return shown(await hall.read(table_id, as_seen_by(hall, visitor_of(request))))


@patch("/tables/{table_id:str}", responses=refuses(401, 404, 410, 422))
async def rename_table(
    request: Asked, table_id: FromPath[str], data: JSONBody[TableName], hall: NamedDependency[Hall]
) -> Response[TableState]:
    """Give the table another name, if it is yours."""
    me = await person_of(request, hall)
    name = proper(data.name)
    return shown(await hall.change(table_id, lambda t: t.rename(me, name), as_seen_by(hall, me.id)))


@delete("/tables/{table_id:str}", status_code=204, responses=refuses(401, 404, 409, 410))
async def delete_table(request: Asked, table_id: FromPath[str], hall: NamedDependency[Hall]) -> None:
    """Delete your own table with all that happened at it, unless others are in the midst of its game."""
    me = await person_of(request, hall)
    await hall.change(table_id, lambda t: t.delete(me), lambda _: None)


@post("/tables/{table_id:str}/seats/{seat:int}", status_code=200, responses=refuses(401, 404, 409, 410))
async def take_seat(
    request: Asked,
    table_id: FromPath[str],
    seat: FromPath[int],
    hall: NamedDependency[Hall],
) -> Response[TableState]:
    """Take an open seat, or in a game the one that was yours before a bot played on for you."""
    me = await person_of(request, hall)
    await hall.people.keep(me)

    def sit(table: Table) -> None:
        leaving.take_seat(table, seat, me, hall.rules(table.game))

    return shown(await hall.change(table_id, sit, as_seen_by(hall, me.id)))


@delete("/tables/{table_id:str}/seats/{seat:int}", status_code=200, responses=refuses(401, 404, 409, 410))
async def leave_seat(
    request: Asked,
    table_id: FromPath[str],
    seat: FromPath[int],
    hall: NamedDependency[Hall],
) -> Response[TableState]:
    """Leave your seat: it is open again, or in a game a bot plays on for you until you come back.

    The owner of a table that waits may open a seat that is kept for somebody.
    """
    me = await person_of(request, hall)
    return shown(await hall.change(table_id, lambda t: leaving.leave(t, seat, me), as_seen_by(hall, me.id)))


@post("/tables/{table_id:str}/start", status_code=200, responses=refuses(401, 404, 409, 410))
async def start(
    request: Asked,
    table_id: FromPath[str],
    hall: NamedDependency[Hall],
    bots: FromQuery[str | None] = None,
) -> Response[TableState]:
    """Start the game (if the table is yours); bots may take the seats that are still open."""
    me = await person_of(request, hall)
    if bots is not None:
        check_bot(bots, 409)
    look = as_seen_by(hall, me.id)
    return shown(await hall.change(table_id, lambda t: t.start(me, bots, hall.rules(t.game)), look))


@post("/tables/{table_id:str}/answers", status_code=200, responses=refuses(401, 404, 409, 410, 422))
async def answer(
    request: Asked,
    table_id: FromPath[str],
    data: JSONBody[Answer],
    hall: NamedDependency[Hall],
) -> Response[TableState]:
    """Answer the open question."""
    me = await person_of(request, hall)
    return shown(await hall.answer(table_id, me, data))


@post("/tables/{table_id:str}/stand-in", status_code=200, responses=refuses(401, 404, 409, 410))
async def stand_in(
    request: Asked, table_id: FromPath[str], hall: NamedDependency[Hall]
) -> Response[TableState]:
    """The asked person's time has run out: let a bot answer for them until somebody else is asked."""
    me = await person_of(request, hall)
    return shown(await hall.change(table_id, lambda t: t.call_stand_in(me), as_seen_by(hall, me.id)))


# Ending a game before its end.


@post("/tables/{table_id:str}/resignation", status_code=200, responses=refuses(401, 404, 409, 410))
async def resign(
    request: Asked, table_id: FromPath[str], hall: NamedDependency[Hall]
) -> Response[TableState]:
    """Give up for good: with two the game is over and lost; where others play on, a bot has your seat."""
    me = await person_of(request, hall)
    return shown(await hall.change(table_id, lambda t: leaving.resign(t, me), as_seen_by(hall, me.id)))


@post("/tables/{table_id:str}/end", status_code=200, responses=refuses(401, 404, 409, 410))
async def offer_end(
    request: Asked, table_id: FromPath[str], hall: NamedDependency[Hall]
) -> Response[TableState]:
    """Offer the others to end the game without a winner; it ends at once where nobody else is in it."""
    me = await person_of(request, hall)
    return shown(await hall.change(table_id, lambda t: leaving.offer_end(t, me), as_seen_by(hall, me.id)))


@post(
    "/tables/{table_id:str}/seats/{seat:int}/replacement",
    status_code=200,
    responses=refuses(401, 404, 409, 410),
)
async def replace(
    request: Asked,
    table_id: FromPath[str],
    seat: FromPath[int],
    hall: NamedDependency[Hall],
    bot: FromQuery[str] = STAND_IN,
) -> Response[TableState]:
    """Let a bot play on for somebody who is away: at once if they are overdue, else if the others agree."""
    me = await person_of(request, hall)
    check_bot(bot, 409)
    online = hall.live.online(table_id)

    def act(table: Table) -> None:
        leaving.replace(table, seat, me, online, bot)

    return shown(await hall.change(table_id, act, as_seen_by(hall, me.id)))


@post("/tables/{table_id:str}/offer/reply", status_code=200, responses=refuses(401, 404, 409, 410))
async def reply_to_offer(
    request: Asked, table_id: FromPath[str], data: JSONBody[OfferReply], hall: NamedDependency[Hall]
) -> Response[TableState]:
    """Agree to what somebody offers, or not; it comes about when all have agreed."""
    me = await person_of(request, hall)
    return shown(
        await hall.change(table_id, lambda t: leaving.reply(t, me, data.agree), as_seen_by(hall, me.id))
    )


# Looking ahead.


@get("/tables/{table_id:str}/forecasts", responses=refuses(401, 403, 404, 409, 410))
async def foresee_all(
    request: Asked, table_id: FromPath[str], hall: NamedDependency[Hall]
) -> Response[Forecasts]:
    """What each of your legal answers would bring about."""
    me = await person_of(request, hall)
    text = await hall.foresee(table_id, me)
    return Response(text, media_type="application/json")  # type: ignore[arg-type]


@get("/tables/{table_id:str}/forecasts/{given:str}", responses=refuses(401, 403, 404, 409, 410, 422))
async def look_ahead(
    request: Asked, table_id: FromPath[str], given: FromPath[str], hall: NamedDependency[Hall]
) -> Ahead:
    """Where several answers would lead, one after the other: their numbers, with commas between."""
    me = await person_of(request, hall)
    if not re.fullmatch(r"[0-9]{1,6}(,[0-9]{1,6}){0,15}", given):
        raise No(422, "no_answers", "expected the numbers of answers with commas between, sixteen at most")
    return await hall.look_ahead(table_id, me, [int(number) for number in given.split(",")])


# Taking back.


@post("/tables/{table_id:str}/undo", status_code=200, responses=refuses(401, 404, 409, 410))
async def undo(
    request: Asked,
    table_id: FromPath[str],
    data: JSONBody[UndoWish],
    hall: NamedDependency[Hall],
) -> Response[TableState]:
    """Take your last answer back, and what bots answered since; where that isn't free, the others decide."""
    me = await person_of(request, hall)
    return shown(await hall.change(table_id, lambda t: t.ask_undo(me, data), as_seen_by(hall, me.id), me.id))


@post("/tables/{table_id:str}/undo/reply", status_code=200, responses=refuses(401, 404, 409, 410))
async def reply_to_undo(
    request: Asked,
    table_id: FromPath[str],
    data: JSONBody[UndoReply],
    hall: NamedDependency[Hall],
) -> Response[TableState]:
    """Agree, or not, that somebody takes an answer back; it happens when all have agreed."""
    me = await person_of(request, hall)
    return shown(
        await hall.change(table_id, lambda t: t.reply_to_undo(me, data), as_seen_by(hall, me.id), me.id)
    )


@post("/tables/{table_id:str}/redo", status_code=200, responses=refuses(401, 404, 409, 410))
async def redo(request: Asked, table_id: FromPath[str], hall: NamedDependency[Hall]) -> Response[TableState]:
    """Give the answer again that was taken back last."""
    me = await person_of(request, hall)
    return shown(await hall.change(table_id, lambda t: t.redo(me), as_seen_by(hall, me.id), me.id))


# Looking back.


@get("/tables/{table_id:str}/log", responses=refuses(404, 410))
async def show_log(
    table_id: FromPath[str], hall: NamedDependency[Hall], since: FromQuery[int] = 0
) -> Response[list[LogEntry]]:
    """What was answered after a ply, in order."""
    await hall.read(table_id, lambda _: None)
    query = sql.select(answers.c.entry).where(answers.c.table_id == table_id, answers.c.ply > bounded(since))
    rows = await hall.storage.rows(query.order_by(answers.c.ply))
    text = b"[" + b",".join(row.entry for row in rows) + b"]"
    return Response(text, media_type="application/json")  # type: ignore[arg-type]


def bounded(number: int) -> int:
    """As large as the database's integers at most."""
    return max(0, min(number, 2**31 - 1))


@get("/tables/{table_id:str}/moments/{ply:int}", responses=refuses(404, 409, 410))
async def show_past(
    request: Asked,
    table_id: FromPath[str],
    ply: FromPath[int],
    hall: NamedDependency[Hall],
    seen_by: FromQuery[str | None] = None,
) -> Moment:
    """The table as it stood after so many answers, as you see it; once the game is over also as a seat (its
    number) saw it, or with `all` hands open."""
    table = await hall.table(table_id)
    if table.match is None or not 0 <= ply <= table.ply:
        raise not_found("moment")
    past = await hall.match_at(table, ply)
    return show_moment(table, past, visitor_of(request), eyes_for(table, seen_by))


def eyes_for(table: Table, seen_by: str | None) -> int | Literal["all"] | None:
    if seen_by is None:
        return None
    if table.status != "finished":
        raise No(409, "not_finished", "others' hands are shown when the game is over")
    if seen_by == "all":
        return "all"
    if not re.fullmatch(r"[0-9]", seen_by) or int(seen_by) >= len(table.chairs):
        raise not_found("seat")
    return int(seen_by)


@get("/tables/{table_id:str}/record", responses=refuses(404, 409, 410))
async def show_record(table_id: FromPath[str], hall: NamedDependency[Hall]) -> Response[bytes]:
    """The finished game as a file that `moothall verify` checks; or one that can't go on under new rules, as
    it was left."""
    try:
        table = await hall.table(table_id)
    except No as no:
        if no.refusal.error != "earlier_rules":
            raise
        headers = {"content-disposition": f'attachment; filename="{table_id}.json"'}
        return Response(await hall.frozen_record(table_id), media_type="application/json", headers=headers)
    if table.status != "finished":
        raise No(409, "not_finished", "a game is published when it is over")
    if table.branch_of is not None or table.puzzle is not None:
        raise No(409, "no_record", "a game that plays on from another has no file of its own")
    headers = {"content-disposition": f'attachment; filename="{table.game.name}-{table.id}.json"'}
    return Response(await hall.record(table), media_type="application/json", headers=headers)


# Once more.


@post("/tables/{table_id:str}/rematch", status_code=201, responses=refuses(401, 404, 409, 410))
async def rematch(
    request: Asked,
    table_id: FromPath[str],
    hall: NamedDependency[Hall],
) -> Response[TableState]:
    """The table that follows a finished one, with the same seats and what was said: come along to it.

    The first to ask opens it, with the bots and themselves in their seats and the others' kept for them; it
    starts when all have come.
    """
    me = await person_of(request, hall)
    table = await hall.table(table_id)
    if table.status != "finished" or not played_at(table, me):
        raise No(409, "no_rematch", "only who has played may ask for another game, once this one is over")
    following = await following_table(hall, table)
    if following is None:
        await must_wait(hall, "new_tables", me.id)
        following = await open_again(hall, table, me)
    kept = [chair.seat for chair in following.chairs if chair.awaits(me.id)]
    if following.status == "waiting" and kept:

        def sit(table: Table) -> None:
            leaving.take_seat(table, kept[0], me, hall.rules(table.game))

        await hall.change(following.id, sit, lambda _: None)
    return shown(await hall.read(following.id, as_seen_by(hall, me.id)), 201)


def played_at(table: Table, person: Person) -> bool:
    return any(chair.person == person.id for chair in table.chairs)


async def following_table(hall: Hall, table: Table) -> Table | None:
    """None where there is none, or not any more."""
    if table.rematch is None:
        return None
    try:
        return await hall.table(table.rematch)
    except No as no:
        if no.status != 404:
            raise
        return None


async def open_again(hall: Hall, table: Table, me: Person) -> Table:
    chairs, gone = chairs_again(table.chairs, me), table.rematch
    again = open_table(
        table.game,
        table.options,
        table.name if table.house_name is None else table.house_name,
        me,
        chairs,
        listed=False,
        clock=table.clock,
        follows=table.id,
        hints=table.hints,
        chat_by=table.chat_by,
    )
    await hall.add(again)
    await hall.keep_talking(table, again)
    try:
        await hall.change(table.id, lambda t: t.follow_up(again.id, me, instead_of=gone), lambda _: None)
    except No as no:
        if no.refusal.error != "has_rematch":
            raise
        await hall.change(again.id, lambda t: t.delete(me), lambda _: None)
        found = await following_table(hall, await hall.table(table.id))
        return found or await open_again(hall, await hall.table(table.id), me)
    if again.is_full:
        await hall.change(again.id, lambda t: t.start(me, None, hall.rules(t.game)), lambda _: None)
    return await hall.table(again.id)


ROUTES = Router(
    "/",
    route_handlers=[
        list_tables,
        new_table,
        new_lesson,
        see_table,
        rename_table,
        delete_table,
        take_seat,
        leave_seat,
        start,
        answer,
        stand_in,
        resign,
        offer_end,
        replace,
        reply_to_offer,
        foresee_all,
        look_ahead,
        undo,
        reply_to_undo,
        redo,
        show_log,
        show_past,
        show_record,
        rematch,
    ],
    tags=["tables"],
)
