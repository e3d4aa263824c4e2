"""A look at games: studies of finished ones, hints at the table, other lines, and puzzles."""

import asyncio
import secrets

import numpy as np
from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from moothall.engine.chance import Chance
from moothall.engine.game import Game, Options
from moothall.engine.match import Match
from moothall.engine.record import Records
from moothall.server.api.asking import Asked, must_wait, person_of
from moothall.server.api.games import known_game
from moothall.server.api.refusing import refuses
from moothall.server.api.tables import as_seen_by, check_seats, shown
from moothall.server.chairs import STAND_IN as OPPONENT
from moothall.server.chairs import chairs_for
from moothall.server.hall import Hall
from moothall.server.listing import house_names_of
from moothall.server.naming import house_name
from moothall.server.people import Person
from moothall.server.refusals import No, not_found
from moothall.server.showing import asks_a_player
from moothall.server.tables import open_table
from moothall.server.wire import Branch, BranchOf, PuzzleCard, SeatWish, StudyState, TableState
from moothall.study.hints import Advice
from moothall.study.puzzles import puzzles_of


@post("/tables/{table_id:str}/study", status_code=200, responses=refuses(401, 404, 409, 410))
async def ask_for_study(request: Asked, table_id: FromPath[str], hall: NamedDependency[Hall]) -> StudyState:
    """Have a finished game studied, or hear how far that is: it is done once, and kept with the table."""
    me = await person_of(request, hall)
    await must_be_finished(hall, table_id)
    if (await hall.studies.state(table_id)).status in ("none", "failed"):
        await must_wait(hall, "new_tables", me.id)
    return await hall.studies.ask_for(table_id)


@get("/tables/{table_id:str}/study", responses=refuses(404, 409, 410))
async def show_study(table_id: FromPath[str], hall: NamedDependency[Hall]) -> StudyState:
    """How far the study of a finished game is, and what it says once it is done."""
    await must_be_finished(hall, table_id)
    return await hall.studies.state(table_id)


async def must_be_finished(hall: Hall, table_id: str) -> None:
    table = await hall.table(table_id)
    if table.status != "finished":
        raise No(409, "not_finished", "a game is studied when it is over")


@get("/tables/{table_id:str}/hints", responses=refuses(401, 404, 409, 410))
async def give_hints(
    request: Asked, table_id: FromPath[str], hall: NamedDependency[Hall]
) -> Response[Advice]:
    """The best answers to your open question, with what each brings, where hints are allowed."""
    me = await person_of(request, hall)
    text = await hall.advise(table_id, me)
    return Response(text, media_type="application/json")  # type: ignore[arg-type]


# Playing on from a moment.


@post("/tables/{table_id:str}/branch", status_code=201, responses=refuses(401, 404, 409, 410, 422))
async def play_on(
    request: Asked, table_id: FromPath[str], data: JSONBody[Branch], hall: NamedDependency[Hall]
) -> Response[TableState]:
    """A table that plays on from a moment of a finished game, or of your own running game alone.

    What is hidden there is drawn anew, as the seat that was asked could know it.
    """
    me = await person_of(request, hall)
    await must_wait(hall, "new_tables", me.id)
    table = await hall.table(table_id)
    if not table.may_branch(me.id):
        raise No(409, "not_finished", "other lines are played when the game is over")
    if table.match is None or data.ply > table.ply:
        raise not_found("moment")
    past = await hall.match_at(table, data.ply)
    if not asks_a_player(past):
        raise No(409, "not_asked", "nobody is asked anything at that moment")
    check_players(table.game, table.options, data.seats)
    origin = BranchOf(table.id, table.name, data.ply)
    name = table.name if table.house_name is None else table.house_name
    return await begin_at(hall, me, past, data.seats, name, branch_of=origin)


def check_players(game: Game, options: Options, wishes: list[SeatWish]) -> None:
    check_seats(game, wishes)
    if len(wishes) != options["players"]:
        raise No(422, "wrong_players", f"{options['players']} play here")
    if any(wish.kind == "open" for wish in wishes):
        raise No(422, "no_open_seats", "every seat is yours or a bot's")


async def begin_at(
    hall: Hall,
    me: Person,
    past: Match,
    wishes: list[SeatWish],
    name: str | int,
    branch_of: BranchOf | None = None,
    puzzle: str | None = None,
) -> Response[TableState]:
    await hall.people.keep(me)
    game, seat, state = past.game, past.seat, past.state.copy()
    assert seat is not None
    dice: Records = np.zeros(1, Chance.twin)
    dice["seed"] = secrets.randbits(63)
    past.rules.conceal(state, past.deck.record, seat, dice)
    chairs = chairs_for(game, past.options, wishes, me)
    table = open_table(
        game, past.options, name, me, chairs, listed=False, clock=None, branch_of=branch_of, puzzle=puzzle
    )
    await hall.add(table)
    await hall.change(table.id, lambda t: t.begin_at(state.tobytes(), hall.rules(game)), lambda _: None)
    return shown(await hall.read(table.id, as_seen_by(hall, me.id)), 201)


# Puzzles.


@get("/games/{game:str}/puzzles", responses=refuses(404))
async def list_puzzles(game: FromPath[str]) -> list[PuzzleCard]:
    """Moments in which one answer is far better than the rest."""
    return [PuzzleCard(puzzle.id, puzzle.degree) for puzzle in puzzles_of(known_game(game)).values()]


@post("/games/{game:str}/puzzles/{puzzle:str}", status_code=201, responses=refuses(401, 404))
async def open_puzzle(
    request: Asked, game: FromPath[str], puzzle: FromPath[str], hall: NamedDependency[Hall]
) -> Response[TableState]:
    """A table at that moment; it says whether your first answer is the right one."""
    me = await person_of(request, hall)
    await must_wait(hall, "new_tables", me.id)
    played = known_game(game)
    found = puzzles_of(played).get(puzzle)
    if found is None:
        raise not_found("puzzle")
    past = await asyncio.to_thread(found.match, played, hall.rules(played))
    players = int(past.options["players"])
    wishes = [SeatWish("me") if seat == found.seat else SeatWish("bot", OPPONENT) for seat in range(players)]
    name = house_name(await house_names_of(hall, me.id))
    return await begin_at(hall, me, past, wishes, name, puzzle=found.id)


ROUTES = Router(
    "/",
    route_handlers=[ask_for_study, show_study, give_hints, play_on, list_puzzles, open_puzzle],
    tags=["studies"],
)
