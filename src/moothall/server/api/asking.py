"""Who asks: what the handlers know about the one behind a request."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection

from moothall.server.hall import Hall
from moothall.server.people import Person
from moothall.server.refusals import No
from moothall.server.sessions import Session

Asked = Request[Any, Any, Any]


def session_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Session | None:
    """As `Safety` found it: None for somebody whom we don't know."""
    session: Session | None = connection.scope["state"].get("session")
    return session


def visitor_of(request: Asked) -> str | None:
    """The person's id; None for somebody whom we don't know, who may look on."""
    session = session_of(request)
    return None if session is None else session.person


async def person_of(request: Asked, hall: Hall) -> Person:
    person = visitor_of(request)
    if person is None:
        raise No(401, "unknown_person", "say who you are: GET /api/me first, or send a token")
    return await hall.people.find(person)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else "?"


async def must_wait(hall: Hall, kind: str, who: str) -> None:
    if wait := await hall.allowances.wait(kind, who):
        raise No(429, "too_many_requests", f"try again in {wait:.0f} s")
