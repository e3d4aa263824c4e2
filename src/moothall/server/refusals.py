"""How the server says no: a status and a `Refusal`, always as JSON."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from moothall.engine.match import Refused
from moothall.server.faults import is_outage
from moothall.server.wire import Refusal

log = logging.getLogger("moothall")

WORDS = {
    400: "bad_request",
    401: "unknown_person",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    409: "conflict",
    413: "too_large",
    415: "unsupported_media_type",
    429: "too_many_requests",
    500: "internal",
    503: "unavailable",
}


SORRY = Refusal("internal", "the server made a mistake; nothing has changed")


class No(Exception):
    """Raised by anything that must refuse a request."""

    def __init__(self, status: int, error: str, detail: str) -> None:
        self.status, self.refusal = status, Refusal(error, detail)
        super().__init__(detail)


def not_found(what: str) -> No:
    return No(404, "not_found", f"there is no such {what}")


def refusal_of(error: No | Refused) -> tuple[int, Refusal]:
    """The status of an answer that is refused, and why."""
    if isinstance(error, No):
        return error.status, error.refusal
    return 422, Refusal("against_the_rules", str(error), error.rule, error.number)


def say_no(_request: Request[Any, Any, Any], no: No | Refused) -> Response[Refusal]:
    status, refusal = refusal_of(no)
    return Response(refusal, status_code=status)


def say_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    detail = error.detail
    if isinstance(error, ValidationException) and error.extra:
        detail = "; ".join(_complaint(entry) for entry in error.extra)
    word = WORDS.get(error.status_code, "refused")
    return Response(Refusal(word, detail), status_code=error.status_code, headers=error.headers)


def say_too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Refusal]:
    return Response(Refusal(WORDS[400], "brackets within brackets without end"), status_code=400)


def _complaint(entry: Any) -> str:
    if isinstance(entry, dict):
        return f"{entry.get('key', 'body')}: {entry.get('message', '')}"
    return str(entry)


def say_sorry(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    if is_outage(error):
        request.app.state.outages.note(error)
        return Response(NOT_NOW, status_code=503, headers={"retry-after": "5"})
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(SORRY, status_code=500)


NOT_NOW = Refusal(
    "storage_unavailable", "the hall can't write anything down just now: nothing has changed, try again soon"
)
HANDLERS: dict[Any, Any] = {
    No: say_no,
    Refused: say_no,
    HTTPException: say_http,
    RecursionError: say_too_deep,
    Exception: say_sorry,
}
