"""Guests, accounts and sessions."""

from litestar import Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody

from moothall.server.api.asking import Asked, address_of, must_wait, person_of, session_of, visitor_of
from moothall.server.api.refusing import refuses
from moothall.server.hall import Hall
from moothall.server.names import proper
from moothall.server.people import Person, fold
from moothall.server.sessions import COOKIE, LIFETIME
from moothall.server.wire import Credentials, Me, Rename, Token


async def with_cookie(request: Asked, hall: Hall, person: Person) -> Response[Me]:
    cookie = Cookie(
        key=COOKIE,
        value=await hall.sessions.issue(person.id),
        max_age=LIFETIME,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(person.card(), cookies=[cookie])


@get("/me", responses=refuses(429))
async def who_am_i(request: Asked, hall: NamedDependency[Hall]) -> Response[Me]:
    """Who you are; a newcomer becomes a guest, known by a cookie."""
    if visitor_of(request) is not None:
        return Response((await person_of(request, hall)).card())
    await must_wait(hall, "newcomers", address_of(request))
    return await with_cookie(request, hall, hall.people.newcomer())


@patch("/me", responses=refuses(401, 422))
async def rename(request: Asked, data: JSONBody[Rename], hall: NamedDependency[Hall]) -> Me:
    """Call yourself something else; an account keeps the name that it logs in with."""
    me = await person_of(request, hall)
    await hall.people.rename(me, proper(data.name))
    hall.forget_person(me.id)
    return me.card()


@post("/guests", status_code=201, responses=refuses(422, 429))
async def new_guest(request: Asked, data: JSONBody[Rename], hall: NamedDependency[Hall]) -> Token:
    """A guest for a client without a browser: send the token as `Authorization: Bearer ...`."""
    await must_wait(hall, "newcomers", address_of(request))
    name, guest = proper(data.name), hall.people.newcomer()
    await hall.people.rename(guest, name)
    return Token(await hall.sessions.issue(guest.id), guest.card())


@post("/accounts", status_code=201, responses=refuses(401, 409, 422, 429))
async def register(
    request: Asked,
    data: JSONBody[Credentials],
    hall: NamedDependency[Hall],
) -> Me:
    """Turn the guest that you are into an account; your seats stay yours."""
    await must_wait(hall, "passwords", address_of(request))
    me = await person_of(request, hall)
    await hall.people.register(me, Credentials(proper(data.name), data.password))
    hall.forget_person(me.id)
    return me.card()


@post("/session", status_code=200, responses=refuses(403, 429))
async def log_in(
    request: Asked,
    data: JSONBody[Credentials],
    hall: NamedDependency[Hall],
) -> Response[Me]:
    """Log in; the seats that you took as a guest of this browser come along, and the guest is logged out."""
    await must_wait(hall, "passwords", address_of(request))
    tried = fold(data.name)
    await must_wait(hall, "accounts", tried)  # counted before it is known to be right: many may come at once
    account = await hall.people.log_in(data)
    await hall.allowances.give_back("accounts", tried)
    if (session := session_of(request)) is not None:
        guest = await hall.people.find(session.person)
        if not guest.account:
            await hall.people.hand_over(guest, account)
            hall.forget_person(guest.id)
        await hall.end_session(session)
    return await with_cookie(request, hall, account)


NO_COOKIE = Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax")


@delete("/session", status_code=204, response_cookies=[NO_COOKIE], responses=refuses())
async def log_out(request: Asked, hall: NamedDependency[Hall], everywhere: FromQuery[bool] = False) -> None:
    """Log out, here or everywhere: no copy of your token is good for anything after that.

    A guest who does that is gone for good; an account can log in again.
    """
    if (session := session_of(request)) is not None:
        await hall.end_session(session, everywhere=everywhere)


ROUTES = Router("/", route_handlers=[who_am_i, rename, new_guest, register, log_in, log_out], tags=["people"])
