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
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple, cast

import asyncpg
import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.connection import WebSocket
from sqlalchemy.exc import SQLAlchemyError

from moothall.server.company import Company
from moothall.server.line import EXTENSION, Line
from moothall.server.people import GUEST, Person
from moothall.server.sessions import Session
from moothall.server.wire import Notice, PlyNotice, SeatsNotice

log = logging.getLogger("moothall")
CHANNEL = "moothall"
TALK = 20.0  # pings and the like: so many at once, and one a second
HEARTBEAT = 5.0  # seconds from one word of who listens here to the next, for the other processes
Show = Callable[[str, int, str | None], bytes | None]  # a TableState as JSON
Answer = Callable[["Listener", bytes], None]
CatchUp = Callable[[str], Awaitable[None]]
IsGood = Callable[[Session], Awaitable[bool]]
LARGEST = 7_500  # PostgreSQL refuses notices from 8,000 bytes on


class Spoken(msgspec.Struct, array_like=True, tag="spoken"):
    """A notice on its way to the listeners of a table, maybe in another process."""

    process: str  # which has told its own listeners
    table: str
    notice: Notice
    by: str | None = None  # who has seen what it is about


class LoggedOut(msgspec.Struct, array_like=True, tag="logged_out"):
    """A session has ended, or all of a person's: whoever listens with one is cut off."""

    session: str
    person: str | None  # None if only that session


class Present(msgspec.Struct, array_like=True, tag="present"):
    """Who listens in one process at some tables, said when it changes and every now and then."""

    process: str
    tables: dict[str, Company]


Recovered = Callable[[], Awaitable[None]]


async def _nobody_asks() -> None:
    pass


_NOTIFY = "SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text"


class SteadyBackend(AsyncPgChannelsBackend):
    """Over PostgreSQL, and still there after a lost connection or a notice that could not be sent."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self._recovery: asyncio.Task[None] | None = None
        self._speaker: asyncpg.Connection[Any] | None = None
        self.recovered: Recovered = _nobody_asks  # called once notices are heard again
        self._outbox: list[str] = []
        self._sending: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        if self._recovery is not None:
            self._recovery.cancel()
            await asyncio.gather(self._recovery, return_exceptions=True)
        if self._sending is not None:
            await asyncio.wait([self._sending], timeout=2)
        if self._speaker is not None:
            await self._speaker.close(timeout=2)
        if not self._listener_conn.is_closed():
            self._listener_conn.remove_termination_listener(self._lost)
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Any) -> None:
        """Nobody waits for it: what is said while some notices are on their way goes with the next ones."""
        self._outbox.append(data.decode())
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        while self._outbox:
            texts, self._outbox = self._outbox, []
            try:
                if self._speaker is None or self._speaker.is_closed():
                    self._speaker = await self._connect()
                await self._speaker.execute(_NOTIFY, CHANNEL, texts)
            except Exception:
                log.warning("notices could not be sent", exc_info=True)
        self._sending = None

    def _lost(self, _connection: Any) -> None:
        self._recovery = asyncio.get_running_loop().create_task(self._recover())

    async def _recover(self) -> None:
        while True:
            try:
                if self._listener_conn.is_closed():
                    await self._listen_again()
                await self.recovered()
                return
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, SQLAlchemyError):
                await asyncio.sleep(0.5)

    async def _listen_again(self) -> None:
        async with self._listener_lock:
            self._listener_conn = await self._connect()
            for channel in self._subscribed_channels:
                await self._listener_conn.add_listener(channel, self._listener)
            self._listener_conn.add_termination_listener(self._lost)


class Ending(NamedTuple):
    """Why the server closes a websocket, as its protocol says it."""

    code: int
    reason: str


GOING_DOWN = Ending(1001, "the server goes down")
LOGGED_OUT = Ending(4401, "logged out")


TALKS = Ending(1008, "this line takes answers and pings")


class Listener:
    """One open websocket at a table."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], table: str, session: Session | None, who: Person | None
    ) -> None:
        self.table, self.session, self.who = table, session, who
        self.person = None if session is None else session.person
        self.address = socket.client.host if socket.client else "?"
        self._socket = socket
        extensions: Any = socket.scope["extensions"]
        self._line: Line = extensions[EXTENSION]
        self._missed = False
        self._closing: asyncio.Task[None] | None = None
        self._allowance, self._last = TALK, time.monotonic()

    @property
    def name(self) -> str | None:
        return None if self.who is None or self.who.name == GUEST else self.who.name

    def open(self, hear: Callable[[bytes], None]) -> None:
        self._line.hear, self._line.caught_up = hear, self._catch_up

    def hear(self, text: bytes) -> None:
        """A notice; whoever can't keep up is told to look again once they can."""
        if self._line.is_slow:
            self._missed = True
        else:
            self._line.say(text)

    def reply(self, text: bytes) -> None:
        self._line.say(text)

    def _catch_up(self) -> None:
        if self._missed:
            self._missed = False
            self._line.say(msgspec.json.encode(SeatsNotice()))

    def reply_to_talk(self, text: bytes) -> None:
        """To what isn't an answer; whoever talks too much is cut off."""
        now = time.monotonic()
        self._allowance, self._last = min(TALK, self._allowance + (now - self._last)) - 1, now
        if self._allowance < 0:
            self.cut_off(TALKS)
        else:
            self._line.say(text)

    @property
    def is_cut_off(self) -> bool:
        return self._closing is not None

    def cut_off(self, ending: Ending) -> None:
        if self._closing is None:
            self._line.hear = None
            if self._line.is_slow:  # it would not hear of it for long
                self._line.transport.abort()
            self._closing = asyncio.create_task(self._socket.close(ending.code, ending.reason))


async def _nothing(_table: str) -> None:
    pass


async def _always(_session: Session) -> bool:
    return True


class Live:
    def __init__(self, database: str) -> None:
        self.channels: ChannelsPlugin | None = None  # to the other processes, if there may be any
        if database.startswith("postgresql"):
            backend = SteadyBackend(database.replace("postgresql+asyncpg://", "postgresql://"))
            backend.recovered = self._recheck
            self.channels = ChannelsPlugin(backend, channels=[CHANNEL])
        self._process = secrets.token_hex(4)
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self._elsewhere: dict[str, dict[str, tuple[float, Company]]] = {}  # by table, then by process
        self._tasks: list[asyncio.Task[None]] = []
        self.show: Show = lambda _table, _ply, _person: None  # what a person may see of a table by now
        self.is_good: IsGood = _always  # whether a session has not been ended
        self.catch_up: CatchUp = _nothing  # has a table as it is now, after another process has changed it
        self.answer: Answer = lambda _listener, _said: None  # what takes an answer
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

    def tell(
        self, table: str, notice: Notice, by: str | None = None, answered: Listener | None = None
    ) -> None:
        """`by` has seen what it is about, and over the line that `answered` need not hear of it at all."""
        spoken = Spoken(self._process, table, notice, by)
        self._hand_on(spoken, answered)
        if self.channels is not None:
            self.channels.publish(msgspec.json.encode(spoken), CHANNEL)

    async def _hear_others(self, channels: ChannelsPlugin) -> None:
        async with channels.start_subscription(CHANNEL) as heard:
            async for event in heard.iter_events():
                message = self._decode(event)
                if isinstance(message, LoggedOut):
                    self._cut_off(message)
                elif message.process == self._process:
                    continue
                elif isinstance(message, Spoken):
                    await self._hear_from_elsewhere(message)
                else:
                    self._note_elsewhere(message)

    def _note_elsewhere(self, present: Present) -> None:
        for table, company in present.tables.items():
            there = self._elsewhere.setdefault(table, {})
            there[present.process] = (time.monotonic(), company)
            if not company.names and not company.strangers:
                del there[present.process]
                if not there:
                    del self._elsewhere[table]

    async def _hear_from_elsewhere(self, spoken: Spoken) -> None:
        """Fetched here once, a table need not be fetched by everybody who listens."""
        if isinstance(spoken.notice, PlyNotice) and spoken.table in self._listeners:
            await self.catch_up(spoken.table)
        self._hand_on(spoken)

    def _hand_on(self, spoken: Spoken, answered: Listener | None = None) -> None:
        texts: dict[str | None, bytes] = {}
        for listener in self._listeners.get(spoken.table, ()):
            if listener is answered:
                continue
            if (text := texts.get(listener.person)) is None:
                text = texts[listener.person] = self._text(spoken, listener.person)
            listener.hear(text)

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

    async def _recheck(self) -> None:
        """Who has logged out while nothing was heard of other processes."""
        for listener in [one for listeners in self._listeners.values() for one in listeners]:
            if listener.session is not None and not await self.is_good(listener.session):
                listener.cut_off(LOGGED_OUT)

    def _text(self, spoken: Spoken, person: str | None) -> bytes:
        """A notice as one person hears it."""
        notice = spoken.notice
        if isinstance(notice, PlyNotice) and (person is None or person != spoken.by):
            state = self.show(spoken.table, notice.ply, person)
            if state is not None:
                return b'{"type":"ply","ply":%d,"state":%b}' % (notice.ply, state)
        return msgspec.json.encode(notice)

    # Who is here.

    def online(self, table: str) -> frozenset[str]:
        return frozenset(self.company(table).names)

    def company(self, table: str) -> Company:
        here = self._company(table)
        for seen, there in self._elsewhere.get(table, {}).values():
            if time.monotonic() - seen < 3 * HEARTBEAT:
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
            for table in list(self._listeners):
                self._say_who_is_here(channels, table)
            self._forget_elsewhere()
            await asyncio.sleep(HEARTBEAT)

    def _say_who_is_here(self, channels: ChannelsPlugin, table: str) -> None:
        company = self._company(table)
        text = msgspec.json.encode(Present(self._process, {table: company}))
        if len(text) >= LARGEST:  # a crowd: how many is enough
            crowd = Company({}, company.strangers + len(company.names))
            text = msgspec.json.encode(Present(self._process, {table: crowd}))
        channels.publish(text, CHANNEL)

    def _forget_elsewhere(self) -> None:
        """Of processes that are heard of no more."""
        before = time.monotonic() - 3 * HEARTBEAT
        for table, there in list(self._elsewhere.items()):
            for process in [process for process, (seen, _) in there.items() if seen < before]:
                del there[process]
            if not there:
                del self._elsewhere[table]

    # A websocket, from its opening to its end.

    async def serve(
        self, socket: WebSocket[Any, Any, Any], table: str, session: Session | None, who: Person | None
    ) -> None:
        """`who` listens with that session, if anybody does."""
        listener = Listener(socket, table, session, who)
        person = listener.person
        came = person is None or person not in self.online(table)
        self._listeners[table].add(listener)
        if came:
            self._tell_presence(table)
        hear = partial(self._heed, listener)
        listener.open(hear)
        try:
            while (event := cast(Any, await socket.receive()))["type"] != "websocket.disconnect":
                hear(event.get("bytes") or (event.get("text") or "").encode())
        finally:
            self._listeners[table].discard(listener)
            if not self._listeners[table]:
                del self._listeners[table]
            if person is None or person not in self.online(table):
                self._tell_presence(table)

    def _heed(self, listener: Listener, said: bytes) -> None:
        """Answers and pings; whoever says anything else is cut off."""
        if listener.is_cut_off:
            return
        if said in (b"ping", b'{"type":"ping"}'):
            listener.reply_to_talk(b'{"type":"pong"}')
        elif said.startswith(b"{"):
            self.answer(listener, said)
        else:
            listener.cut_off(TALKS)

    def _tell_presence(self, table: str) -> None:
        if self.channels is not None:
            self._say_who_is_here(self.channels, table)
        self.tell(table, SeatsNotice())
