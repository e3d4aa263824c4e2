"""The hall: all tables of this server. It fetches them, lets people change them, and tells who listens.

A change happens under the table's lock and is on disk before anybody hears of it. Should storing it fail,
the table in memory is thrown away and fetched anew.
"""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, Generic, NamedTuple, TypeVar, cast

import msgspec
import sqlalchemy as sql

from moothall.bots.compiling import Part
from moothall.bots.levels import SEARCHING
from moothall.engine.forecast import Forecast, Foresight, NotLegal
from moothall.engine.game import Game, Telling
from moothall.engine.match import Match, Promise, Refused, save
from moothall.engine.rules import Interpreted, Rules
from moothall.games import find_game
from moothall.server.allowances import Allowances
from moothall.server.chairs import ALWAYS_THERE, Chair, chair_from
from moothall.server.faults import is_outage
from moothall.server.leases import Leases
from moothall.server.live import Listener, Live
from moothall.server.people import People, Person
from moothall.server.refusals import NOT_NOW, SORRY, No, not_found, refusal_of
from moothall.server.safety import Gate
from moothall.server.scholar import Game as SentGame
from moothall.server.sessions import Session, Sessions
from moothall.server.showing import show_answered, show_table
from moothall.server.storage import Overtaken, Storage, answers, chat, positions, seats, tables
from moothall.server.studies import ScholarFailed, Studies
from moothall.server.tables import HELD, Move, Table
from moothall.server.wire import (
    Ahead,
    Answer,
    Forecasts,
    GameView,
    NotAnswered,
    PlyNotice,
    Refusal,
    SeatsNotice,
    SpokenAnswer,
)
from moothall.server.workers import Workers

log = logging.getLogger("moothall")
T = TypeVar("T")
OPEN_TABLES = 2_000  # held in memory; the others are fetched when somebody comes


def _has_searchers(table: Table) -> bool:
    return any(chair.bot in SEARCHING for chair in table.chairs)


def _all_known(foresight: Foresight) -> tuple[dict[str, Forecast], dict[str, Telling]]:
    """What a seat can foresee of its legal answers, and what is told of the others."""
    known = {str(answer): forecast for answer, forecast in foresight.all().items()}
    return known, {str(answer): reason for answer, reason in foresight.refusals().items()}


class Need(NamedTuple):
    """What is to be compiled so that a table plays as well as it can."""

    game: Game
    part: Part


class Change(NamedTuple, Generic[T]):
    """What is done to a table."""

    act: Callable[[Table], None]
    look: Callable[[Table], T]  # what whoever asked for it has of the table then
    by: str | None = None  # who that is
    answered: Listener | None = None  # and the line over which they hear of it


class Hall:
    def __init__(
        self, storage: Storage, live: Live, workers: Workers, sessions: Sessions, gate: Gate
    ) -> None:
        self.storage, self.live, self.workers = storage, live, workers
        self.people, self.sessions, self.gate = People(storage), sessions, gate
        self.allowances = Allowances(storage, gate)
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._fetching: dict[str, asyncio.Task[Table]] = {}
        self._rules: dict[str, Rules] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self.leases = Leases(storage, live.process, self._wake_bot, self._begin_study)
        self.studies = Studies(storage, self.leases, self._whole_game)
        live.show, live.answer = self.show_now, self._take_answer
        live.catch_up, live.follow, live.is_held = self._catch_up, self._follow, self._is_held
        live.is_good = sessions.is_good
        live.count_together(gate)
        self._replying: set[asyncio.Task[None]] = set()
        self._decode_answer = msgspec.json.Decoder(SpokenAnswer).decode

    # Rules: interpreted at first, native once they are there.

    def rules(self, game: Game) -> Rules:
        return self._rules.get(game.name) or Interpreted(game)

    def go_native(self, game: Game, rules: Rules) -> None:
        self._rules[game.name] = rules
        for table in self._tables.values():
            if table.match is not None and table.game is game:
                table.match.rules = rules

    def needs(self) -> Iterator[Need]:
        """What the tables here would have compiled, those where something happened last first."""
        for table in reversed(self._tables.values()):
            if table.status != "finished":
                yield Need(table.game, "rules")
                if _has_searchers(table):
                    yield Need(table.game, "search")

    def search_is_ready(self, game: Game) -> None:
        """From now on those who search play as themselves: whoever sits with them sees that."""
        for table in self._tables.values():
            if table.game is game and _has_searchers(table):
                table.settings.clear()
                self.live.tell(table.id, SeatsNotice())

    # Fetching.

    async def table(self, table_id: str) -> Table:
        held = self._tables.get(table_id)
        if held is not None and await self._is_current(held):
            self._tables.move_to_end(table_id)
            return held
        if table_id not in self._fetching:
            self._fetching[table_id] = asyncio.create_task(self._fetch(table_id))
        return await asyncio.shield(self._fetching[table_id])

    async def _is_current(self, table: Table) -> bool:
        if table.gone:
            return False
        if self.storage.shared and not table.lock.locked():
            rows = await self.storage.rows(sql.select(tables.c.version).where(tables.c.id == table.id))
            # An older one on disk is our own change on its way there; a newer one is another process's.
            if not rows or rows[0].version > table.version:
                self.forget(table)
        return not table.gone  # it may have been thrown away while we asked

    async def _fetch(self, table_id: str) -> Table:
        try:
            rows = await self.storage.rows(sql.select(tables).where(tables.c.id == table_id))
            if not rows:
                raise not_found("table")
            row = dict(rows[0]._mapping)
            if row["status"] != "waiting" and self.leases.rules.get(row["game"]) != row["rules"]:
                raise await self._other_rules(row)
            table = Table(row, find_game(row["game"]), await self._fetch_chairs(table_id))
            if table.status != "waiting":
                since = max(0, row["ply"] - HELD)
                table.match = await self._fetch_match(table, since, row["ply"])
                table.match.undone = table.undone
            self._hold(table)
            return table
        finally:
            del self._fetching[table_id]

    async def _other_rules(self, row: dict[str, Any]) -> No:
        """Why a game that began under rules of another version does not go on here."""
        if await self.leases.plays_elsewhere(row["game"], row["rules"]):
            return No(503, "plays_elsewhere", "this game goes on in another process: try again")
        return No(
            410, "earlier_rules", f"this game of {row['game']} began under other rules; its record is kept"
        )

    async def _fetch_chairs(self, table_id: str) -> list[Chair]:
        query = sql.select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
        return [chair_from(row) for row in await self.storage.rows(query)]

    async def _fetch_match(self, table: Table, since: int, ply: int) -> Match:
        """The match as it stood at a ply, holding at least what happened since another one."""
        query = sql.select(positions.c.ply, positions.c.state)
        query = query.where(positions.c.table_id == table.id, positions.c.ply <= since)
        found = await self.storage.rows(query.order_by(positions.c.ply.desc()).limit(1))
        if not found:  # deleted since
            raise not_found("table")
        start = found[0]
        given = sql.select(answers.c.action, answers.c.by_itself).where(
            answers.c.table_id == table.id, answers.c.ply > start.ply, answers.c.ply <= ply
        )
        rows = await self.storage.rows(given.order_by(answers.c.ply))
        position = (start.ply, start.state)
        given_since = [(row.action, bool(row.by_itself)) for row in rows]
        rules = self.rules(table.game)
        return Match.resume(table.game, table.options, table.seed, position, given_since, rules)

    def _hold(self, table: Table) -> None:
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        while len(self._tables) > OPEN_TABLES:
            self._tables.popitem(last=False)[1].gone = True

    def forget(self, table: Table) -> None:
        table.gone = True
        if self._tables.get(table.id) is table:
            del self._tables[table.id]

    def forget_person(self, person: str) -> None:
        """Their name or seats have changed: fetch their tables anew."""
        named = [t for t in self._tables.values() if any(chair.person == person for chair in t.chairs)]
        for table in {*named, *(t for t in self._tables.values() if t.owner == person)}:
            self.forget(table)

    async def end_session(self, session: Session, *, everywhere: bool = False) -> None:
        """Log somebody out; what listens with that session, or with any of theirs, is cut off."""
        await self.sessions.end(session)
        if everywhere:
            await self.sessions.end_all(session.person)
        self.live.cut_off(session, everywhere=everywhere)

    # Reading and changing.

    async def read(self, table_id: str, look: Callable[[Table], T]) -> T:
        """Look at a table while nothing of it is half done."""
        while True:
            table = await self.table(table_id)
            async with table.lock:
                if not table.gone:
                    return look(table)

    def show_now(self, table_id: str, ply: int, person: str | None) -> bytes | None:
        """A table as a person sees it, if it is here, stands at that ply and nothing of it is half done."""
        table = self._tables.get(table_id)
        if table is None or table.gone or table.lock.locked() or table.ply != ply:
            return None
        return self.show_answered(table, person)

    def show(self, table: Table, person: str | None) -> bytes:
        """A table as a person sees it: a TableState as JSON."""
        return show_table(table, person, self.live.company(table.id), self._all_play_as(table))

    def show_answered(self, table: Table, person: str | None) -> bytes:
        """The same, right after an answer."""
        company = self.live.company(table.id)
        return show_answered(table, person, company, lambda: self._all_play_as(table))

    def _all_play_as(self, table: Table) -> dict[int, str | None]:
        return {chair.seat: self._plays_as(table, chair) for chair in table.chairs}

    def _plays_as(self, table: Table, chair: Chair) -> str | None:
        """Who plays for a bot for the time being."""
        if chair.kind != "bot" or chair.bot is None:
            return None
        bot = self.workers.plays_as(table.game, chair.bot)
        return None if bot == chair.bot else bot

    async def change(
        self, table_id: str, act: Callable[[Table], None], look: Callable[[Table], T], by: str | None = None
    ) -> T:
        """Change a table, store that, tell the listeners; what `look` sees then."""
        # Once begun, a change is carried through even if the one who asked for it goes away.
        return await asyncio.shield(asyncio.ensure_future(self._change(table_id, Change(act, look, by))))

    async def _change(self, table_id: str, change: Change[T], *, hold: bool = False) -> T:
        """`hold`: what is in memory will do, even if another process may have changed the table."""
        while True:
            held = self._tables.get(table_id) if hold else None
            table = await self.table(table_id) if held is None or held.gone else held
            async with table.lock:
                if table.gone:
                    continue
                before, latest = table.ply, table.latest
                table.latest = []
                try:
                    change.act(table)
                except BaseException:  # refused: what happened last is still what happened before
                    table.latest = latest
                    raise
                if self.storage.shared:
                    table.be_held(self.leases.process)
                storing = self.storage.commit(table.take_writes())
                try:
                    seen = change.look(table)  # while the disk is busy
                finally:
                    await self._stored(table, storing)
                    # out of the lock
                    asyncio.get_running_loop().call_soon(
                        self._tell, table, before, change.by, change.answered
                    )
                if table.deleted:
                    self.forget(table)
            if not table.deleted:
                self._think(table)
            return seen

    # Answers: over HTTP, or over the line at which somebody listens anyway.

    async def answer(self, table_id: str, person: Person, given: Answer) -> bytes:
        """The table after it, as who gave it sees it."""
        return await asyncio.shield(asyncio.ensure_future(self._answer(table_id, person, given)))

    async def _answer(
        self, table_id: str, person: Person, given: Answer, answered: Listener | None = None
    ) -> bytes:
        def act(table: Table) -> None:
            table.answer(person, given)

        def look(table: Table) -> bytes:
            return self.show_answered(table, person.id)

        return await self._change_held(table_id, Change(act, look, person.id, answered))

    async def _change_held(self, table_id: str, change: Change[T]) -> T:
        """What is held here is trusted. Only where it is refused, another process may have been faster."""
        try:
            return await self._change(table_id, change, hold=True)
        except (No, Refused):
            if not self.storage.shared:
                raise
        return await self._change(table_id, change)

    def _take_answer(self, listener: Listener, said: bytes) -> None:
        task = asyncio.create_task(self._reply(listener, said))
        self._replying.add(task)  # once begun, it is carried through
        task.add_done_callback(self._replying.discard)

    async def _reply(self, listener: Listener, said: bytes) -> None:
        number = 0
        try:
            given = self._decode_answer(said)
            number = given.number
            text = await self._answer_over(listener, given)
            listener.reply(b'{"type":"answered","number":%d,"state":%b}' % (number, text))
        except (No, Refused) as error:
            refusal = NotAnswered(number, *refusal_of(error))
            is_talk = refusal.status in (401, 429)  # who may not answer at all, or not now
            (listener.reply_to_talk if is_talk else listener.reply)(msgspec.json.encode(refusal))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            refusal = NotAnswered(number, 400, Refusal("bad_request", str(error)))
            listener.reply_to_talk(msgspec.json.encode(refusal))
        except Exception as error:
            refusal = NotAnswered(number, *self._failure(listener.table, error))
            listener.reply(msgspec.json.encode(refusal))

    def _failure(self, table_id: str, error: Exception) -> tuple[int, Refusal]:
        """An answer could not be taken: the status of that, and why."""
        if is_outage(error):
            self.storage.outages.note(error)
            return 503, NOT_NOW
        log.error("an answer at table %s failed", table_id, exc_info=error)
        return 500, SORRY

    async def _answer_over(self, listener: Listener, given: SpokenAnswer) -> bytes:
        person = listener.who
        if listener.person is None or person is None:
            raise No(401, "unknown_person", "whoever looks on is asked nothing")
        if wait := self.gate.wait("address", listener.address) or self.gate.wait("person", listener.person):
            raise No(429, "too_many_requests", f"try again in {wait:.0f} s")

        return await self._answer(listener.table, person, given, listener)

    async def _stored(self, table: Table, storing: "asyncio.Future[None]") -> None:
        try:
            await asyncio.shield(storing)
        except Overtaken:
            self.forget(table)
            raise No(409, "stale", "the table has moved on") from None
        except BaseException:
            self.forget(table)
            raise

    async def _catch_up(self, table_id: str) -> None:
        """Another process has changed a table: have it here as it is now."""
        try:
            await self.table(table_id)
        except No:
            pass  # whoever listens hears so when they look
        except Exception as error:
            if not is_outage(error):
                raise
            self.storage.outages.note(error)

    def _follow(self, table_id: str, move: Move) -> bool:
        """The same where it suffices to give the answers here that were given there."""
        table = self._tables.get(table_id)
        if table is None or table.gone or table.lock.locked():
            return False
        try:
            return table.follow(move)
        except (No, Refused):  # here it is another game
            log.error("what another process did at table %s can't be done here", table_id, exc_info=True)
            self.forget(table)
            return False

    def _is_held(self, table_id: str) -> bool:
        table = self._tables.get(table_id)
        return table is not None and table.holder == self.leases.process

    def _tell(self, table: Table, before: int, by: str | None, answered: Listener | None) -> None:
        if table.ply == before:
            self.live.tell(table.id, SeatsNotice())
        else:
            move = table.move_since(before) if self.storage.shared else None
            self.live.tell(table.id, PlyNotice(table.ply), by, answered, move)

    # Looking ahead: in a thread, since it takes longer than an answer and nobody else should wait for it.

    async def foresee(self, table_id: str, person: Person) -> bytes:
        """The Forecasts of somebody's answers, as JSON."""
        table, foresight = await self._foresight(table_id, person)
        version, ply = table.version, table.ply
        if table.foreseen[0] != version:
            known, refused = await asyncio.to_thread(lambda: _all_known(foresight()))
            table.foreseen = (version, msgspec.json.encode(Forecasts(ply, version, known, refused)))
        return table.foreseen[1]

    async def look_ahead(self, table_id: str, person: Person, given: list[int]) -> Ahead:
        """Where several answers would lead."""
        table, foresight = await self._foresight(table_id, person)
        if max(given) >= len(table.game.space):
            raise No(422, "no_such_action", f"actions go from 0 to {len(table.game.space) - 1}")
        try:
            beyond = await asyncio.to_thread(lambda: foresight().beyond(given))
        except NotLegal as no:
            return Ahead(no.number, no.reason)
        return Ahead(0, None, beyond.forecast, cast(GameView, beyond.view), beyond.verdict)

    async def _foresight(self, table_id: str, person: Person) -> tuple[Table, Callable[[], Foresight]]:
        table = await self.table(table_id)
        match, seat = table.match, table.asked_seat
        if match is None or seat is None:
            raise No(409, "not_asked", "nobody is asked anything at this table")
        if seat not in table.seats_of(person.id):
            raise No(403, "not_your_seat", "somebody else is asked")
        state = match.state.copy()
        return table, lambda: Foresight(table.game, match.rules, match.deck, state, seat)

    async def add(self, table: Table) -> None:
        """A new table."""
        async with table.lock:
            await asyncio.shield(self.storage.commit(table.take_writes()))
            self._hold(table)
        self._think(table)

    async def match_at(self, table: Table, ply: int) -> Match:
        """The match as it stood: from memory, or from the nearest stored position."""
        return await self._fetch_match(table, ply, ply)

    async def frozen_record(self, table_id: str) -> bytes:
        """A game that can't go on, since the rules have changed: as it was left, under the rules of then."""
        rows = await self.storage.rows(sql.select(tables).where(tables.c.id == table_id))
        if not rows:
            raise not_found("table")
        row = dict(rows[0]._mapping)
        return await self.record(Table(row, find_game(row["game"]), []))

    async def record(self, table: Table) -> bytes:
        """A finished game as a saved match, with what was published at its start."""
        query = sql.select(answers.c.action, answers.c.by_itself).where(answers.c.table_id == table.id)
        rows = await self.storage.rows(query.order_by(answers.c.ply))
        given = [(row.action, bool(row.by_itself)) for row in rows]
        hashed, salt = table.seed_hash, table.salt
        promise = None if hashed is None or salt is None else Promise(hashed, salt)
        text = save(
            table.game,
            table.options,
            table.seed,
            given,
            table.orders,
            promise=promise,
            ending=table.ending,
            peeked=table.peeked,
            rules=table.rules,
        )
        return text.encode()

    # Studies and hints.

    def _begin_study(self, table_id: str) -> None:
        self.studies.begin(table_id)

    async def _whole_game(self, table_id: str) -> SentGame:
        table = await self.table(table_id)
        match = await self._fetch_match(table, 0, table.ply)
        return self._sent(match, 0)

    async def advise(self, table_id: str, person: Person) -> bytes:
        """The Advice for somebody's open question, as JSON."""
        table, _ = await self._foresight(table_id, person)
        if not table.allows_hints:
            raise No(403, "no_hints", "others play here, and whoever opened the table allowed no hints")
        version, match = table.version, table.match
        assert match is not None
        if table.advised[0] != version:
            game = self._sent(match, match.ply - match.frees)
            try:
                found = await self.studies.advise(game, secrets.randbits(32))
            except ScholarFailed as failure:
                log.error("no hints at table %s: %s", table_id, failure)
                raise No(503, "unavailable", "there are no hints just now") from None
            table.advised = (version, found)
        return table.advised[1]

    def _sent(self, match: Match, since: int) -> SentGame:
        given = [(each.action, each.by_itself) for each in match.given[since - match.first :]]
        return SentGame(match.game.name, match.options, (since, match.state_at(since).tobytes()), given)

    async def keep_talking(self, earlier: Table, table: Table) -> None:
        """What was said at an earlier table of the same people is said at this one."""
        kept = ("person", "name", "seat", "text", "at")
        lines = sql.select(sql.literal(table.id), *(chat.c[name] for name in kept))
        lines = lines.where(chat.c.table_id == earlier.id).order_by(chat.c.id)
        await self.storage.execute(sql.insert(chat).from_select(["table_id", *kept], lines))

    # Bots.

    def _think(self, table: Table) -> None:
        """Let a bot or an automaton answer, if one is asked; one at a time for each table."""
        if table.id not in self._thinking and table.answering_bot is not None and self._looks_after(table):
            self._thinking[table.id] = asyncio.create_task(self._answer_by_bots(table.id))

    def _looks_after(self, table: Table) -> bool:
        return not self.storage.shared or table.holder == self.leases.process

    async def _wake_bot(self, table_id: str) -> None:
        with suppress(No):  # deleted since, or its rules have changed
            table = await self.table(table_id)
            table.holder = self.leases.process
            self._think(table)

    async def _answer_by_bots(self, table_id: str) -> None:
        try:
            while await self._answer_when_possible(table_id):
                await asyncio.sleep(0)  # whoever listens hears of it before the next one
        except No as no:
            if no.status != 404:  # it was deleted while the bot thought
                log.exception("a bot could not answer at table %s", table_id)
        except Exception:
            log.exception("a bot could not answer at table %s", table_id)
        finally:
            del self._thinking[table_id]

    async def _answer_when_possible(self, table_id: str) -> bool:
        """Nobody else would ask a bot again after storage has failed."""
        while True:
            try:
                return await self._answer_once(table_id)
            except Exception as error:
                if not is_outage(error):
                    raise
                self.storage.outages.note(error)
                await asyncio.sleep(1)

    async def _answer_once(self, table_id: str) -> bool:
        held = self._tables.get(table_id)  # what was overtaken is no longer there
        table = await self.table(table_id) if held is None else held
        if table.awaits_automaton:
            return await self._answer_as(table_id, lambda t: t.answer_by_automaton())
        bot, match = table.answering_bot, table.match
        if bot is None or match is None or match.seat is None or not self._looks_after(table):
            return False
        ply, seat = match.ply, match.seat
        action = table.lesson_reply()
        if action is None:
            action = await self.workers.choose(table.id, match, bot)
        return await self._answer_as(table_id, lambda t: t.answer_by_bot(ply, seat, action))

    async def _answer_as(self, table_id: str, act: Callable[[Table], None]) -> bool:
        """Each such answer is a change of its own, so that everybody sees one after the other."""
        try:
            await self._change_held(table_id, Change(act, lambda _: None))
        except No as no:
            if no.refusal.error != "stale":
                raise
        return True

    async def wake_bots(self) -> None:
        """After a start: bots that were asked when the server went away. Where there are several processes,
        each looks after those of the dead (`leases.py`)."""
        if self.storage.shared:
            return
        query = (
            sql.select(tables.c.id)
            .join(seats, (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.asked_seat))
            .where(tables.c.status == "playing")
            .where(seats.c.kind.in_(ALWAYS_THERE) | (tables.c.stand_in == tables.c.asked_seat))
        )
        for row in await self.storage.rows(query):
            with suppress(No):  # its rules may have changed since
                self._think(await self.table(row.id))

    async def close(self) -> None:
        await self.studies.close()
        for task in list(self._thinking.values()):
            task.cancel()
        await asyncio.gather(*self._thinking.values(), *self._replying, return_exceptions=True)
