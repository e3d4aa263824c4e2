"""What one process of the server says to the others, where there are several.

On one machine the crew's first process passes it on (`processes.Hand`); on PostgreSQL the database does, to
however many machines. Nothing depends on it for being right: what is lost is looked at again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol

import asyncpg
from sqlalchemy.exc import SQLAlchemyError

log = logging.getLogger("moothall")
CHANNEL = "moothall"
LARGEST = 7_500  # bytes: PostgreSQL refuses notices from 8,000 on
AGAIN = 0.5  # seconds until a lost connection is tried again

Hear = Callable[[bytes], None]
Recovered = Callable[[], Awaitable[None]]


class Crier(Protocol):
    async def open(self, hear: Hear, recovered: Recovered) -> None:
        """From now on what the others say is heard; `recovered` is called when something may have been
        missed."""

    def cry(self, text: bytes) -> None:
        """Say something to all others; nobody waits for it. It is at most `LARGEST` bytes long."""

    async def close(self) -> None: ...


_NOTIFY = "SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text"


class PostgresCrier:
    """Over PostgreSQL, and still there after a lost connection or a notice that could not be sent."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._listener: asyncpg.Connection[Any] | None = None
        self._speaker: asyncpg.Connection[Any] | None = None
        self._own = 0  # the speaker's number in PostgreSQL
        self._recovery: asyncio.Task[None] | None = None
        self._outbox: list[str] = []
        self._sending: asyncio.Task[None] | None = None

    async def open(self, hear: Hear, recovered: Recovered) -> None:
        self._hear, self._recovered = hear, recovered
        await self._listen()

    async def close(self) -> None:
        if self._recovery is not None:
            self._recovery.cancel()
            await asyncio.gather(self._recovery, return_exceptions=True)
        if self._sending is not None:
            await asyncio.wait([self._sending], timeout=2)
        if self._listener is not None:
            self._listener.remove_termination_listener(self._lost)
        for connection in filter(None, (self._speaker, self._listener)):
            with suppress(Exception):  # it may be gone already
                await connection.close(timeout=2)

    def cry(self, text: bytes) -> None:
        """What is said while something is on its way goes with the next."""
        self._outbox.append(text.decode())
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        while self._outbox:
            texts, self._outbox = self._outbox, []
            try:
                if self._speaker is None or self._speaker.is_closed():
                    self._speaker = await asyncpg.connect(self._url)
                    self._own = self._speaker.get_server_pid()
                await self._speaker.execute(_NOTIFY, CHANNEL, texts)
            except Exception:
                log.warning("notices could not be sent", exc_info=True)
        self._sending = None

    async def _listen(self) -> None:
        listener = await asyncpg.connect(self._url)
        await listener.add_listener(CHANNEL, self._heard)
        listener.add_termination_listener(self._lost)
        self._listener = listener

    def _heard(self, _connection: Any, process: int, _channel: str, text: object) -> None:
        if process != self._own:
            self._hear(str(text).encode())

    def _lost(self, _connection: Any) -> None:
        self._recovery = asyncio.get_running_loop().create_task(self._recover())

    async def _recover(self) -> None:
        while True:
            try:
                if self._listener is None or self._listener.is_closed():
                    await self._listen()
                await self._recovered()
                return
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, SQLAlchemyError):
                await asyncio.sleep(AGAIN)
