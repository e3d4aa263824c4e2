"""Live notices: whoever listens at a table hears at once what happened, and sees the table as it is now.

One process hands its notices to its listeners at once. Where several share a PostgreSQL database, they speak
over one channel of Litestar's Channels, and each hands on what it hears. Either way a listener's process adds
what that one may see. A notice that is lost does no harm: with the next one, or when it comes back, a client
asks for what it has missed.
"""

import asyncio
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any, NamedTuple

import asyncpg
import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.connection import WebSocket

from moothall.server.people import GUEST, Person
from moothall.server.sessions import Session
from moothall.server.wire import Notice, PlyNotice, SeatsNotice, TableState

log = logging.getLogger("moothall")
CHANNEL = "moothall"
BACKLOG = 64  # unread notices after which a listener is cut off; it comes back and asks
HEARTBEAT = 20.0
Show = Callable[[str, int, str | None], TableState | None]
LARGEST = 7_500  # PostgreSQL refuses notices from 8,000 bytes on


class Spoken(msgspec.Struct, array_like=True, tag="spoken"):
    """A notice on its way to the listeners of a table, maybe in another process."""

    table: str
    notice: Notice
    by: str | None = None  # who has seen what it is about


class LoggedOut(msgspec.Struct, array_like=True, tag="logged_out"):
    """A session has ended, or all of a person's: whoever listens with one is cut off."""

    session: str
    person: str | None  # None if only that session


class Company(msgspec.Struct, array_like=True):
    """Who listens at a table: people, with the name of whoever has one, and how many that nobody knows."""

    names: dict[str, str | None]
    strangers: int


class Present(msgspec.Struct, array_like=True, tag="present"):
    """Who listens in one process, said every now and then, by table."""

    process: str
    tables: dict[str, Company]


class SteadyBackend(AsyncPgChannelsBackend):
    """Over PostgreSQL, and still there after a lost connection or a notice that could not be sent."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self._recovery: asyncio.Task[None] | None = None
        self._speaker: asyncpg.Connection[Any] | None = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        if self._recovery is not None:
            self._recovery.cancel()
            await asyncio.gather(self._recovery, return_exceptions=True)
        if self._speaker is not None:
            await self._speaker.close(timeout=2)
        if not self._listener_conn.is_closed():
            self._listener_conn.remove_termination_listener(self._lost)
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Any) -> None:
        try:
            if self._speaker is None or self._speaker.is_closed():
                self._speaker = await self._connect()
            for channel in channels:
                await self._speaker.execute("SELECT pg_notify($1, $2)", channel, data.decode())
        except Exception:
            log.warning("a notice could not be sent", exc_info=True)

    def _lost(self, _connection: Any) -> None:
        self._recovery = asyncio.get_running_loop().create_task(self._recover())

    async def _recover(self) -> None:
        while True:
            try:
                async with self._listener_lock:
                    self._listener_conn = await self._connect()
                    for channel in self._subscribed_channels:
                        await self._listener_conn.add_listener(channel, self._listener)
                    self._listener_conn.add_termination_listener(self._lost)
                return
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(0.5)


class Ending(NamedTuple):
    """Why the server closes a websocket, as its protocol says it."""

    code: int
    reason: str


GOING_DOWN = Ending(1001, "the server goes down")
LOGGED_OUT = Ending(4401, "logged out")


class Listener:
    """One open websocket at a table."""

    def __init__(self, table: str, session: Session | None, who: Person | None) -> None:
        self.table, self.session, self._who = table, session, who
        self.person = None if session is None else session.person
        self.unread: asyncio.Queue[str | Ending] = asyncio.Queue(BACKLOG)

    @property
    def name(self) -> str | None:
        return None if self._who is None or self._who.name == GUEST else self._who.name

    def hear(self, text: str) -> None:
        if self.unread.full():
            self.unread.get_nowait()
        self.unread.put_nowait(text)

    def cut_off(self, ending: Ending) -> None:
        """Whatever is unread stays so."""
        while not self.unread.empty():
            self.unread.get_nowait()
        self.unread.put_nowait(ending)


class Live:
    def __init__(self, database: str) -> None:
        self.channels: ChannelsPlugin | None = None  # to the other processes, if there may be any
        if database.startswith("postgresql"):
            backend = SteadyBackend(database.replace("postgresql+asyncpg://", "postgresql://"))
            self.channels = ChannelsPlugin(backend, channels=[CHANNEL])
        self._process = secrets.token_hex(4)
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self._elsewhere: dict[str, tuple[float, dict[str, Company]]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.show: Show = lambda _table, _ply, _person: None  # what a person may see of a table by now
        self._decode = msgspec.json.Decoder(Spoken | LoggedOut | Present).decode

    async def open(self) -> None:
        if self.channels is not None:
            self._tasks = [
                asyncio.create_task(self._hear_others(self.channels)),
                asyncio.create_task(self._announce(self.channels)),
            ]

    async def close(self) -> None:
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.cut_off(GOING_DOWN)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Speaking and hearing.

    def tell(self, table: str, notice: Notice, by: str | None = None) -> None:
        spoken = Spoken(table, notice, by)
        if self.channels is None:
            self._hand_on(spoken)
            return
        self.channels.publish(msgspec.json.encode(spoken), CHANNEL)

    async def _hear_others(self, channels: ChannelsPlugin) -> None:
        async with channels.start_subscription(CHANNEL) as heard:
            async for event in heard.iter_events():
                message = self._decode(event)
                if isinstance(message, Spoken):
                    self._hand_on(message)
                elif isinstance(message, LoggedOut):
                    self._cut_off(message)
                elif message.process != self._process:
                    self._elsewhere[message.process] = (time.monotonic(), message.tables)

    def _hand_on(self, spoken: Spoken) -> None:
        if listeners := self._listeners.get(spoken.table):
            texts = {person: self._text(spoken, person) for person in {one.person for one in listeners}}
            for listener in listeners:
                listener.hear(texts[listener.person])

    def cut_off(self, session: Session, *, everywhere: bool) -> None:
        """Close what listens with a session that has ended, or with any of that person's."""
        message = LoggedOut(session.id, session.person if everywhere else None)
        if self.channels is None:
            self._cut_off(message)
        else:
            self.channels.publish(msgspec.json.encode(message), CHANNEL)

    def _cut_off(self, gone: LoggedOut) -> None:
        for listener in [one for listeners in self._listeners.values() for one in listeners]:
            session = listener.session
            if session is not None and (session.id == gone.session or session.person == gone.person):
                listener.cut_off(LOGGED_OUT)

    def _text(self, spoken: Spoken, person: str | None) -> str:
        """A notice as one person hears it."""
        notice = spoken.notice
        if isinstance(notice, PlyNotice) and (person is None or person != spoken.by):
            notice = PlyNotice(notice.ply, self.show(spoken.table, notice.ply, person))
        return msgspec.json.encode(notice).decode()

    # Who is here.

    def online(self, table: str) -> frozenset[str]:
        return frozenset(self.company(table).names)

    def company(self, table: str) -> Company:
        here = self._company(table)
        for seen, tables in self._elsewhere.values():
            if time.monotonic() - seen < 3 * HEARTBEAT and (there := tables.get(table)):
                here.names |= there.names
                here.strangers += there.strangers
        return here

    def _company(self, table: str) -> Company:
        """Who listens in this process."""
        listeners = self._listeners.get(table, ())
        names = {one.person: one.name for one in listeners if one.person is not None}
        return Company(names, sum(one.person is None for one in listeners))

    async def _announce(self, channels: ChannelsPlugin) -> None:
        while True:
            self._say_who_is_here(channels)
            await asyncio.sleep(HEARTBEAT)

    def _say_who_is_here(self, channels: ChannelsPlugin) -> None:
        tables = {table: self._company(table) for table in self._listeners}
        text = msgspec.json.encode(Present(self._process, tables))
        if len(text) < LARGEST:
            channels.publish(text, CHANNEL)

    # A websocket, from its opening to its end.

    async def serve(
        self, socket: WebSocket[Any, Any, Any], table: str, session: Session | None, who: Person | None
    ) -> None:
        """`who` listens with that session, if anybody does."""
        listener = Listener(table, session, who)
        person = listener.person
        came = person is None or person not in self.online(table)
        self._listeners[table].add(listener)
        if came:
            self._tell_presence(table)
        speaking = asyncio.create_task(_speak(socket, listener))
        try:
            await _listen(socket)
        finally:
            speaking.cancel()
            await asyncio.gather(speaking, return_exceptions=True)
            self._listeners[table].discard(listener)
            if not self._listeners[table]:
                del self._listeners[table]
            if person is None or person not in self.online(table):
                self._tell_presence(table)

    def connections(self, person: str | None) -> int:
        """How many a person holds in this process."""
        return sum(one.person == person for listeners in self._listeners.values() for one in listeners)

    def _tell_presence(self, table: str) -> None:
        if self.channels is not None:
            self._say_who_is_here(self.channels)
        self.tell(table, SeatsNotice())


async def _speak(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    while not isinstance(said := await listener.unread.get(), Ending):
        await socket.send_text(said)
    await socket.close(code=said.code, reason=said.reason)


async def _listen(socket: WebSocket[Any, Any, Any]) -> None:
    """A client has nothing to say but pings; whoever says more, or too often, is cut off."""
    allowance, last = 20.0, time.monotonic()
    while (event := await socket.receive())["type"] != "websocket.disconnect":
        now = time.monotonic()
        allowance, last = min(20.0, allowance + (now - last)), now
        allowance -= 1
        said = event.get("text") or event.get("bytes") or ""
        if said not in ("ping", '{"type":"ping"}') or allowance < 0:
            await socket.close(code=1008, reason="this socket only speaks")
            return
        await socket.send_text('{"type":"pong"}')
