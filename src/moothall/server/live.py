"""Live notices: whoever listens at a table hears at once what happened, and sees the table as it is now.

One process hands its notices to its listeners at once. Where there are several, each says at which tables it
has listeners, and hears of these from the others (`criers.py`): with an ordinary answer comes what a process
needs to give it too, instead of fetching the table. Either way a listener's process adds what that one may
see. A notice that is lost does no harm: with the next one, or when it comes back, a client asks for what it
has missed.
"""

import asyncio
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple, cast

import msgspec
from litestar.connection import WebSocket

from moothall.server.company import Company
from moothall.server.criers import LARGEST, Crier
from moothall.server.line import EXTENSION, Line
from moothall.server.people import GUEST, Person
from moothall.server.safety import Counted, Gate, Tally
from moothall.server.sessions import Session
from moothall.server.tables import Move
from moothall.server.wire import Notice, PlyNotice, SeatsNotice

log = logging.getLogger("moothall")
TALK = 20.0  # pings and the like: so many at once, and one a second
HEARTBEAT = 5.0  # seconds from one word of who listens here to the next, for the other processes
COUNTING = 1.0  # and from one word of what was counted here
Show = Callable[[str, int, str | None], bytes | None]  # a TableState as JSON
Answer = Callable[["Listener", bytes], None]
CatchUp = Callable[[str], Awaitable[None]]
Follow = Callable[[str, Move], bool]
IsHeld = Callable[[str], bool]
IsGood = Callable[[Session], Awaitable[bool]]


class Spoken(msgspec.Struct, array_like=True, tag="spoken"):
    """A notice on its way to the listeners of a table, maybe in another process."""

    process: str  # which has told its own listeners
    table: str
    notice: Notice
    by: str | None = None  # who has seen what it is about
    move: Move | None = None  # for a process that holds the table as it was before


class LoggedOut(msgspec.Struct, array_like=True, tag="logged_out"):
    """A session has ended, or all of a person's: whoever listens with one is cut off."""

    session: str
    person: str | None  # None if only that session


class Present(msgspec.Struct, array_like=True, tag="present"):
    """Who listens in one process at some tables, said when it changes and every now and then.

    Of these tables it wants to hear.
    """

    process: str
    tables: dict[str, Company]


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
    def __init__(self, crier: Crier | None) -> None:
        """`crier`: to the other processes, if there may be any."""
        self._crier = crier
        self.process = secrets.token_hex(8)
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self._elsewhere: dict[str, dict[str, tuple[float, Company]]] = {}  # by table, then by process
        self._announcing: list[asyncio.Task[None]] = []
        self._catching_up: set[asyncio.Task[None]] = set()
        self.show: Show = lambda _table, _ply, _person: None  # what a person may see of a table by now
        self.is_good: IsGood = _always  # whether a session has not been ended
        self.catch_up: CatchUp = _nothing  # has a table as it is now, after another process has changed it
        self.follow: Follow = lambda _table, _move: False  # has it so without fetching it, if possible
        self.is_held: IsHeld = lambda _table: False  # whether it was changed last in this process
        self.answer: Answer = lambda _listener, _said: None  # what takes an answer
        self._gate: Gate | None = None  # counts for all processes together
        self._decode = msgspec.json.Decoder(Spoken | LoggedOut | Present | Tally).decode

    async def open(self) -> None:
        if self._crier is not None:
            await self._crier.open(self._hear_others, self._recheck)
            self._announcing = [
                asyncio.create_task(tell(self._crier))
                for tell in (self._announce, self._tell_what_was_counted)
            ]

    async def close(self) -> None:
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.cut_off(GOING_DOWN)
        tasks = [*self._catching_up, *self._announcing]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._crier is not None:
            await self._crier.close()

    # Speaking and hearing.

    def tell(
        self,
        table: str,
        notice: Notice,
        by: str | None = None,
        answered: Listener | None = None,
        move: Move | None = None,
    ) -> None:
        """`by` has seen what it is about, and over the line that `answered` need not hear of it at all."""
        spoken = Spoken(self.process, table, notice, by, move)
        self._hand_on(spoken, answered)
        if self._crier is not None and table in self._elsewhere:
            self._crier.cry(msgspec.json.encode(spoken))

    def _hear_others(self, text: bytes) -> None:
        try:
            message = self._decode(text)
        except msgspec.DecodeError:  # of another version, in the midst of an upgrade
            log.warning("another process says what nobody here understands", exc_info=True)
            return
        if isinstance(message, LoggedOut):
            self._cut_off(message)
        elif message.process == self.process:
            return
        elif isinstance(message, Tally):
            if self._gate is not None:
                self._gate.hear(message)
        elif isinstance(message, Present):
            self._note_elsewhere(message)
        elif message.table in self._listeners:
            self._hear_of(message)

    def _note_elsewhere(self, present: Present) -> None:
        for table, company in present.tables.items():
            there = self._elsewhere.setdefault(table, {})
            is_new = present.process not in there
            there[present.process] = (time.monotonic(), company)
            if not company.names and not company.strangers:
                del there[present.process]
                if not there:
                    del self._elsewhere[table]
            elif is_new:
                self._greet(table)

    def _greet(self, table: str) -> None:
        """Another process begins to listen: who listens here, and to look again, since what was changed here
        a moment ago was not told there."""
        if self._crier is not None and table in self._listeners:
            self._say_who_is_here(self._crier, [table])
        if self._crier is not None and self.is_held(table):
            self._crier.cry(msgspec.json.encode(Spoken(self.process, table, SeatsNotice())))

    def _hear_of(self, spoken: Spoken) -> None:
        """What happened elsewhere at a table at which somebody listens here."""
        if isinstance(spoken.notice, PlyNotice) and not (
            spoken.move is not None and self.follow(spoken.table, spoken.move)
        ):
            task = asyncio.create_task(self._catch_up(spoken))
            self._catching_up.add(task)
            task.add_done_callback(self._catching_up.discard)
        else:
            self._hand_on(spoken)

    async def _catch_up(self, spoken: Spoken) -> None:
        """Fetched here once, a table need not be fetched by everybody who listens."""
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
        self._cut_off(message)
        if self._crier is not None:
            self._crier.cry(msgspec.json.encode(message))

    def _cut_off(self, gone: LoggedOut) -> None:
        for listener in [one for listeners in self._listeners.values() for one in listeners]:
            session = listener.session
            if session is not None and (session.id == gone.session or session.person == gone.person):
                listener.cut_off(LOGGED_OUT)

    async def _recheck(self) -> None:
        """Who has logged out while nothing was heard of other processes; all others look again."""
        look_again = msgspec.json.encode(SeatsNotice())
        for listener in [one for listeners in self._listeners.values() for one in listeners]:
            if listener.session is not None and not await self.is_good(listener.session):
                listener.cut_off(LOGGED_OUT)
            else:
                listener.hear(look_again)

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

    async def _announce(self, crier: Crier) -> None:
        while True:
            self._say_who_is_here(crier, list(self._listeners))
            self._forget_elsewhere()
            await asyncio.sleep(HEARTBEAT)

    def _say_who_is_here(self, crier: Crier, tables: Sequence[str]) -> None:
        """At all of these, in as many words as it takes."""
        companies = {table: self._company(table) for table in tables}
        text = msgspec.json.encode(Present(self.process, companies))
        if len(text) < LARGEST:
            if tables:
                crier.cry(text)
        elif len(tables) > 1:
            half = len(tables) // 2
            self._say_who_is_here(crier, tables[:half])
            self._say_who_is_here(crier, tables[half:])
        else:  # a crowd: how many is enough
            (company,) = companies.values()
            companies[tables[0]] = Company({}, company.strangers + len(company.names))
            crier.cry(msgspec.json.encode(Present(self.process, companies)))

    def count_together(self, gate: Gate) -> None:
        """From now on the others hear what this gate counts, and it what theirs do."""
        if (crier := self._crier) is None:
            return

        def tell(held: Iterable[Counted]) -> None:
            crier.cry(msgspec.json.encode(gate.open_here(self.process, held)))

        self._gate, gate.changed = gate, tell

    async def _tell_what_was_counted(self, crier: Crier) -> None:
        while (gate := self._gate) is not None:
            crier.cry(msgspec.json.encode(gate.tally(self.process)))
            gate.forget(time.monotonic() - 3 * HEARTBEAT)
            await asyncio.sleep(COUNTING)

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
        if self._crier is not None:
            self._say_who_is_here(self._crier, [table])
        self.tell(table, SeatsNotice())
