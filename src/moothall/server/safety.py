"""What stands before every request: limits on size and rate, who may ask from where, and safe headers.

It wraps the whole application, so that nothing gets past it, not even a missing page.
"""

import time
from collections import OrderedDict
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from moothall.server.refusals import No
from moothall.server.sessions import COOKIE, Session, Sessions
from moothall.server.wire import Refusal

LARGEST_BODY = 16 * 1024
CHANGING = frozenset({"POST", "PUT", "PATCH", "DELETE"})
BUCKETS = 20_000

# Scripts, styles and pictures come from this server alone. Svelte's transitions set styles on elements,
# which is a `style` attribute to the browser; those, and only those, are let through.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "media-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")


class Limit(msgspec.Struct, frozen=True):
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


class Limits(msgspec.Struct, frozen=True):
    person: Limit = Limit(200, 40)  # requests of one person
    address: Limit = Limit(3_000, 300)  # requests of one address, whoever they are
    newcomers: Limit = Limit(1_000, 2)  # new guests from one address
    passwords: Limit = Limit(20, 0.2)  # passwords tried or set from one address
    new_tables: Limit = Limit(60, 0.05)
    chat: Limit = Limit(20, 1)


UNLIMITED = Limits(*[Limit(1e12, 1e12)] * 6)


class Gate:
    """Counts what each one does, and says when it is too much."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def wait(self, kind: str, who: str) -> float:
        """0 if that is fine, else the seconds to wait."""
        limit: Limit = getattr(self.limits, kind)
        now = time.monotonic()
        left, then = self._buckets.get((kind, who), (limit.burst, now))
        left = min(limit.burst, left + (now - then) * limit.per_second)
        if left < 1:
            return (1 - left) / limit.per_second
        self._buckets[kind, who] = (left - 1, now)
        self._buckets.move_to_end((kind, who))
        if len(self._buckets) > BUCKETS:
            self._buckets.popitem(last=False)
        return 0.0


class Safety:
    def __init__(self, app: ASGIApp, sessions: Sessions, gate: Gate, origins: frozenset[str]) -> None:
        self.app, self.sessions, self.gate, self.origins = app, sessions, gate, origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        session, by_cookie = await self._who(headers)
        scope["state"] = scope.get("state", {}) | {"session": session}
        refusal = self._refuse(scope, headers, session and session.person, by_cookie)
        if kind == "websocket":
            await self._websocket(scope, receive, send, refusal)
        else:
            await self._http(scope, receive, send, headers, refusal)

    async def _who(self, headers: dict[bytes, bytes]) -> tuple[Session | None, bool]:
        """Who asks, and whether a browser's cookie says so."""
        bearer = headers.get(b"authorization", b"").decode("latin-1")
        if bearer[:7].lower() == "bearer ":
            return await self.sessions.find(bearer[7:].strip()), False
        for part in headers.get(b"cookie", b"").decode("latin-1").split(";"):
            name, _, token = part.strip().partition("=")
            if name == COOKIE:
                return await self.sessions.find(token), True
        return None, False

    def _refuse(
        self, scope: Scope, headers: dict[bytes, bytes], person: str | None, by_cookie: bool
    ) -> tuple[int, Refusal, float] | None:
        client = scope.get("client")
        address = client[0] if client else "?"
        wait = self.gate.wait("address", address)
        if not wait and person is not None:
            wait = self.gate.wait("person", person)
        if wait:
            return 429, Refusal("too_many_requests", f"try again in {wait:.0f} s"), wait
        changing = scope.get("method", "POST") in CHANGING  # a websocket has no method
        if changing and not self._from_here(headers, by_cookie):
            return 403, Refusal("wrong_origin", "this request comes from another site"), 0
        if _length(headers) > LARGEST_BODY:
            return 413, too_large().refusal, 0
        if changing and _has_foreign_body(headers):
            return 415, Refusal("unsupported_media_type", "send JSON, and say so: application/json"), 0
        return None

    def _from_here(self, headers: dict[bytes, bytes], by_cookie: bool) -> bool:
        """A browser says which page sends a request; where a cookie is used, it must be one of ours."""
        site = headers.get(b"sec-fetch-site")
        if site is not None and site not in (b"same-origin", b"none"):
            return False
        origin = headers.get(b"origin")
        if origin is None:
            return not by_cookie or site == b"same-origin"
        text = origin.decode("latin-1")
        return text in self.origins or urlsplit(text).netloc == headers.get(b"host", b"").decode("latin-1")

    async def _websocket(self, scope: Scope, receive: Receive, send: Send, refusal: Any) -> None:
        if refusal is None:
            await self.app(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": refusal[1].detail})

    async def _http(
        self, scope: Scope, receive: Receive, send: Send, headers: dict[bytes, bytes], refusal: Any
    ) -> None:
        secure = scope.get("scheme") == "https"

        async def send_safely(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
                if secure:
                    message["headers"].append(HTTPS_ONLY)
                if not any(name.lower() == b"cache-control" for name, _ in message["headers"]):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        if refusal is not None:
            await _answer(send_safely, *refusal)
            return
        await self.app(scope, _measured(receive), send_safely)


def too_large() -> No:
    return No(413, "too_large", f"at most {LARGEST_BODY} bytes")


def _length(headers: dict[bytes, bytes]) -> int:
    given = headers.get(b"content-length", b"0")
    return int(given) if given.isdigit() else 0


def _has_foreign_body(headers: dict[bytes, bytes]) -> bool:
    """Anything but JSON, such as a form, which a page of another site could send without asking."""
    kind = headers.get(b"content-type", b"").split(b";")[0].strip().lower()
    return (_length(headers) > 0 or b"transfer-encoding" in headers) and kind != b"application/json"


def _measured(receive: Receive) -> Receive:
    """A body without a length is counted as it comes."""
    total = 0

    async def receive_some() -> Any:
        nonlocal total
        message: Any = await receive()
        total += len(message.get("body", b""))
        if total > LARGEST_BODY:
            raise too_large()
        return message

    return receive_some


async def _answer(send: Any, status: int, refusal: Refusal, wait: float) -> None:
    body = msgspec.json.encode(refusal)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if wait:
        headers.append((b"retry-after", str(int(wait) + 1).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
