"""What a route may refuse with, for the API's documentation."""

from litestar.openapi.datastructures import ResponseSpec

from moothall.server.wire import Refusal

MEANINGS = {
    400: "the request makes no sense",
    401: "we don't know who you are",
    403: "not yours, or not from here",
    404: "there is no such thing",
    409: "the table has moved on, or that is not possible now",
    410: "the game is over, or began under earlier rules",
    413: "too large",
    422: "that can't be; where the rules of the game forbid it, the refusal cites the rule",
    421: "this server goes by another name",
    429: "too many requests",
    503: "not now, but soon: nothing is lost",
}
ALWAYS = (400, 403, 413, 421, 429, 503)


def refuses(*statuses: int) -> dict[int, ResponseSpec]:
    return {
        status: ResponseSpec(Refusal, description=MEANINGS[status], generate_examples=False)
        for status in sorted({*ALWAYS, *statuses})
    }
