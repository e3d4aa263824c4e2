"""The door to the network: the socket, uvicorn as we want it, and no patience with half-sent requests.

uvicorn's parser takes heads of any length and waits for the rest of a request for ever. `Door` counts the
bytes of a head and notes since when a request has been coming in; one look at all connections now and then
ends those that take too long, so that an ordinary request pays for no timer.
"""

import asyncio
import errno
import ipaddress
import os
import socket
from collections.abc import Callable, Collection
from typing import Any, ClassVar
from weakref import WeakSet

import uvicorn
from litestar.types import ASGIApp
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from moothall.server.line import Line

BACKLOG = 2048  # who waits to be let in
LARGEST_HEAD = 32 * 1024  # the request line and all headers
# Seconds for a whole request, from its first byte to its last, or from coming in to the first.
PATIENCE = 15.0
LOOK = 5.0  # seconds from one look at all connections to the next
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Door(HttpToolsProtocol):
    """One connection, with a cap on the size of a head and on how long a request may take to come in."""

    _watched: ClassVar[WeakSet[ServerState]] = WeakSet()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._head: int | None = 0  # bytes of the head that is coming in; None while a body is
        self.waits_since: float | None = self.loop.time()  # for a request to be whole; None while it is
        if self.server_state not in self._watched:
            self._watched.add(self.server_state)
            self.loop.call_later(LOOK, _end_the_slow, self.loop, self.server_state)

    def data_received(self, data: bytes) -> None:
        if self.waits_since is None:
            self.waits_since = self.loop.time()
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._head is not None and self._head > LARGEST_HEAD and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def on_headers_complete(self) -> None:
        if sum(len(name) + len(value) for name, value in self.headers) + len(self.url) > LARGEST_HEAD:
            raise ValueError("the head is too large")  # it came in one piece: a bad request to the parser
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._head = 0
        self.waits_since = None


def _end_the_slow(loop: asyncio.AbstractEventLoop, state: ServerState) -> None:
    before = loop.time() - PATIENCE
    for connection in list(state.connections):
        if isinstance(connection, Door) and (since := connection.waits_since) is not None and since < before:
            connection.transport.abort()
    if state.connections:
        loop.call_later(LOOK, _end_the_slow, loop, state)
    else:
        Door._watched.discard(state)


def uvicorn_for(app: ASGIApp, trusted: Collection[str] = ()) -> uvicorn.Config:
    """`trusted`: the addresses and networks of proxies that may say for whom they ask; nobody else may."""
    return uvicorn.Config(
        app,
        http=Door,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws=Line,
        ws_max_size=1024,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=75,
        lifespan="on",
        proxy_headers=bool(trusted),
        forwarded_allow_ips=list(trusted),
    )


class OpenServer(uvicorn.Server):
    """Says so once it is open, and not before."""

    def __init__(self, config: uvicorn.Config, say_open: Callable[[], None]) -> None:
        super().__init__(config)
        self._say_open = say_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._say_open()


def is_network(text: str) -> bool:
    """Whether this is an address or a network of them."""
    try:
        ipaddress.ip_network(text)
    except ValueError:
        return False
    return True


class Closed(Exception):
    """Nobody can come in there, and why."""


def listen(host: str, port: int) -> socket.socket:
    """Taken before anything is opened or said, so that a port in use is all that a person hears of."""
    door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    if os.name == "posix":  # elsewhere this would share the port with whoever has it
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
        door.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        door.close()
        reason: Any = getattr(error, "strerror", None) or error
        if getattr(error, "errno", None) == errno.EADDRINUSE:
            reason = f"port {port} is in use; choose another with --port"
        raise Closed(f"{host}: {reason}") from None
    return door
