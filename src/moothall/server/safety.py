"""What stands before every request: limits on size and rate, who may ask from where, and safe headers.

It wraps the whole application, so that nothing gets past it, not even a missing page.
"""

import ipaddress
import socket
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from moothall.server.refusals import No
from moothall.server.sessions import COOKIE, Session, Sessions
from moothall.server.wire import Refusal

LARGEST_BODY = 16 * 1024
CHANGING = frozenset({"POST", "PUT", "PATCH", "DELETE"})
BUCKETS = 20_000
TOLD = 50  # of each kind, in a notice to other processes
HOSTS = 1_000  # spellings of our own names that are remembered

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
# The site's search draws itself with a style of its own; there is nothing on these pages but what we wrote.
POLICY_OF_SITE = POLICY.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
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
    accounts: Limit = Limit(20, 1 / 60)  # wrong passwords for one account, wherever they come from
    new_tables: Limit = Limit(60, 0.05)
    chat: Limit = Limit(20, 1)
    # Open websockets: of one person, of one address by whomever, of one address by nobody we know, and of all
    # whom we don't know.
    sockets: int = 20
    sockets_of_address: int = 500
    strangers: int = 40
    strangers_in_all: int = 2_000


_NO_END = Limit(1e12, 1e12)
UNLIMITED = Limits(
    person=_NO_END,
    address=_NO_END,
    newcomers=_NO_END,
    passwords=_NO_END,
    accounts=_NO_END,
    new_tables=_NO_END,
    chat=_NO_END,
    sockets_of_address=1_000_000,
    strangers=1_000_000,
    strangers_in_all=1_000_000,
)


Counted = tuple[str, str]  # of what, and whose


class Tally(msgspec.Struct, array_like=True, tag="tally"):
    """What a process has counted, for the others: the requests since it last said so, and who has how many
    websockets open there. Of these as many as a notice holds, those who have most first."""

    process: str
    requests: list[tuple[Counted, int]]
    sockets: list[tuple[Counted, int]]


class Gate:
    """Counts what each one does, and says when it is too much.

    Several processes tell each other every second what they have counted, and at once of a websocket, so
    that together they let in hardly more than one would.
    """

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._buckets: OrderedDict[Counted, tuple[float, float]] = OrderedDict()
        self._sockets: Counter[Counted] = Counter()
        self._requests: Counter[Counted] = Counter()  # since the others were told
        # Websockets by process, and since when.
        self._elsewhere: dict[str, tuple[float, Counter[Counted]]] = {}
        self.changed: Callable[[Iterable[Counted]], None] | None = None  # called where there are others

    def wait(self, kind: str, who: str) -> float:
        """0 if that is fine, else the seconds to wait."""
        limit: Limit = getattr(self.limits, kind)
        now = time.monotonic()
        left = self._left(limit, (kind, who), now)
        if left < 1:
            return (1 - left) / limit.per_second
        self._note((kind, who), left - 1, now)
        if self.changed is not None:
            self._requests[kind, who] += 1
        return 0.0

    def _left(self, limit: Limit, counted: Counted, now: float) -> float:
        left, then = self._buckets.get(counted, (limit.burst, now))
        return min(limit.burst, left + (now - then) * limit.per_second)

    def _note(self, counted: Counted, left: float, now: float) -> None:
        self._buckets[counted] = (left, now)
        self._buckets.move_to_end(counted)
        if len(self._buckets) > BUCKETS:
            self._buckets.popitem(last=False)

    def give_back(self, kind: str, who: str) -> None:
        """What was counted should not have been."""
        if (bucket := self._buckets.get((kind, who))) is not None:
            self._buckets[kind, who] = (bucket[0] + 1, bucket[1])

    @contextmanager
    def socket(self, address: str, person: str | None) -> Iterator[bool]:
        """Whether there is room for one more websocket; if so, it is counted until it ends."""
        limits = self.limits
        held = {("address", address): limits.sockets_of_address}
        if person is None:
            held |= {("strangers", address): limits.strangers, ("strangers", ""): limits.strangers_in_all}
        else:
            held |= {("person", person): limits.sockets}
        if any(self._open(each) >= most for each, most in held.items()):
            yield False
            return
        self._sockets.update(held.keys())
        self._tell(held)
        try:
            yield True
        finally:
            self._sockets.subtract(held.keys())
            self._tell(held)
            for each in held:
                if not self._sockets[each]:
                    del self._sockets[each]

    def _open(self, counted: Counted) -> int:
        """Everywhere."""
        return self._sockets[counted] + sum(there[counted] for _, there in self._elsewhere.values())

    # What the processes tell each other.

    def _tell(self, held: Iterable[Counted]) -> None:
        if self.changed is not None:
            self.changed(held)

    def open_here(self, process: str, held: Iterable[Counted]) -> Tally:
        return Tally(process, [], [(each, self._sockets[each]) for each in held])

    def tally(self, process: str) -> Tally:
        """What came in since the last one, and what is open."""
        requests, self._requests = self._requests, Counter()
        return Tally(process, requests.most_common(TOLD), self._sockets.most_common(TOLD))

    def hear(self, tally: Tally) -> None:
        """What another process let in is missing here, and may become a debt."""
        now = time.monotonic()
        for counted, count in tally.requests:
            limit: Limit = getattr(self.limits, counted[0])
            self._note(counted, self._left(limit, counted, now) - count, now)
        _, there = self._elsewhere.get(tally.process, (now, Counter()))
        there.update({counted: count - there[counted] for counted, count in tally.sockets})
        self._elsewhere[tally.process] = (now, +there)

    def forget(self, before: float) -> None:
        """Processes that were heard of last before that: their websockets are gone with them."""
        self._elsewhere = {name: each for name, each in self._elsewhere.items() if each[0] >= before}


class Names:
    """What this server is called: a page of another name that leads here (DNS can be made to) is not ours.

    Addresses in numbers lead nowhere else, so they are always good, and so are this machine's own names.
    """

    def __init__(self, given: Iterable[str]) -> None:
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own}.local", *(name.lower() for name in given)}
        self._known: dict[bytes, bool] = {}

    def are(self, host: bytes) -> bool:
        """Whether a request's `Host` names us."""
        if (known := self._known.get(host)) is None:
            known = self._is_ours(host.decode("latin-1"))
            if len(self._known) < HOSTS:
                self._known[host] = known
        return known

    def _is_ours(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name in self._names
        return True


class Safety:
    def __init__(
        self,
        app: ASGIApp,
        sessions: Sessions,
        gate: Gate,
        origins: frozenset[str],
        names: Iterable[str] = (),
    ) -> None:
        self.app, self.sessions, self.gate, self.origins = app, sessions, gate, origins
        self.names = Names([*names, *(urlsplit(origin).hostname or "" for origin in origins)])

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
        if not self.names.are(host := headers.get(b"host", b"")):
            known = host.decode("latin-1")[:100]
            return 421, Refusal("wrong_host", f"this hall is not called {known!r}; see --name"), 0
        if (status := _misspelt(scope)) == 404:
            return 404, Refusal("not_found", "there is no such page"), 0
        elif status:
            return 400, Refusal("bad_request", "the address is not UTF-8"), 0
        changing = scope.get("method", "POST") in CHANGING  # a websocket has no method
        if changing and not self._from_here(scope, headers, by_cookie):
            return 403, Refusal("wrong_origin", "this request comes from another site"), 0
        if _length(headers) > LARGEST_BODY:
            return 413, too_large().refusal, 0
        if changing and _has_foreign_body(headers):
            return 415, Refusal("unsupported_media_type", "send JSON, and say so: application/json"), 0
        return None

    def _from_here(self, scope: Scope, headers: dict[bytes, bytes], by_cookie: bool) -> bool:
        """A browser says which page sends a request; where a cookie is used, it must be one of ours."""
        site = headers.get(b"sec-fetch-site")
        if site is not None and site not in (b"same-origin", b"none"):
            return False
        origin = headers.get(b"origin")
        if origin is None:
            return not by_cookie or site == b"same-origin"
        text = origin.decode("latin-1")
        scheme = "https" if scope.get("scheme") in ("https", "wss") else "http"
        return text in self.origins or text == f"{scheme}://{headers.get(b'host', b'').decode('latin-1')}"

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
                said = message.get("headers", [])
                own = {name.lower() for name, _ in said}
                message["headers"] = [*said, *(header for header in HEADERS if header[0] not in own)]
                if secure:
                    message["headers"].append(HTTPS_ONLY)
                if not any(name.lower() == b"cache-control" for name, _ in message["headers"]):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        if refusal is not None:
            await _answer(send_safely, *refusal)
            return
        await self.app(scope, _measured(receive), send_safely)


def _misspelt(scope: Scope) -> int:
    """0 for an address that may be looked up; else the status of one that names nothing."""
    path, query = scope.get("raw_path") or b"", scope.get("query_string") or b""
    if b"%" not in path and b"%" not in query:
        return 0
    try:
        said = unquote_to_bytes(path).decode() + unquote_to_bytes(query).decode()
    except UnicodeDecodeError:
        return 400
    return 404 if "\0" in said else 0


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
