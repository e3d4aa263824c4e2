"""Who asks: what the handlers know about the one behind a request."""

from typing import Any

from litestar import Request

from moothall.server.hall import Hall
from moothall.server.people import Person
from moothall.server.refusals import No

Asked = Request[Any, Any, Any]


def visitor_of(request: Asked) -> str | None:
    """The person's id; None for somebody whom we don't know, who may look on."""
    person: str | None = request.scope["state"].get("person")
    return person


async def person_of(request: Asked, hall: Hall) -> Person:
    person = visitor_of(request)
    if person is None:
        raise No(401, "unknown_person", "say who you are: GET /api/me first, or send a token")
    return await hall.people.find(person)


def address_of(request: Asked) -> str:
    return request.client.host if request.client else "?"


def must_wait(hall: Hall, kind: str, who: str) -> None:
    if wait := hall.gate.wait(kind, who):
        raise No(429, "too_many_requests", f"try again in {wait:.0f} s")
