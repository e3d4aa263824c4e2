"""How the server says no: a status and a `Refusal`, always as JSON."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from moothall.engine.match import Refused
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


class No(Exception):
    """Raised by anything that must refuse a request."""

    def __init__(self, status: int, error: str, detail: str) -> None:
        self.status, self.refusal = status, Refusal(error, detail)
        super().__init__(detail)


def not_found(what: str) -> No:
    return No(404, "not_found", f"there is no such {what}")


def say_no(_request: Request[Any, Any, Any], no: No) -> Response[Refusal]:
    return Response(no.refusal, status_code=no.status)


def cite_rule(_request: Request[Any, Any, Any], refused: Refused) -> Response[Refusal]:
    refusal = Refusal("against_the_rules", str(refused), refused.rule, refused.number)
    return Response(refusal, status_code=422)


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
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(Refusal("internal", "the server made a mistake; nothing has changed"), status_code=500)


HANDLERS: dict[Any, Any] = {
    No: say_no,
    Refused: cite_rule,
    HTTPException: say_http,
    RecursionError: say_too_deep,
    Exception: say_sorry,
}
