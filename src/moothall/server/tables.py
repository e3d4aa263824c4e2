"""A table: its seats, its match, and what the people at it may do. It knows nothing of HTTP or of the disk.

What changes a table is a method that checks, changes what is in memory, and leaves behind the writes that
store it (`take_writes`). Whoever calls it commits those before anybody hears of the change.
"""

import asyncio
import secrets
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from moothall.engine.agenda import open_seat
from moothall.engine.chance import SEEDS
from moothall.engine.game import Game, Result, Telling
from moothall.engine.lesson import Reached
from moothall.engine.match import Ending, Given, Match, Orders, Refused, seal, without_rank
from moothall.engine.rules import Rules
from moothall.server import storage
from moothall.server.chairs import STAND_IN, Chair, distinct_names
from moothall.server.company import Company
from moothall.server.naming import table_names
from moothall.server.people import Person, now
from moothall.server.refusals import No
from moothall.server.storage import Write
from moothall.server.wire import (
    Answer,
    BranchOf,
    ChatBy,
    Clock,
    LogEntry,
    Minds,
    OfferKind,
    TableStatus,
    UndoReply,
    UndoWish,
)
from moothall.study.outlook import Outlook

POSITION_EVERY = 16  # a stored position, so that no long game is ever replayed
HELD = 96  # answers that stay in memory: as far back as undo reaches


class Wish(Struct):
    """Somebody wants to take back all answers after a ply."""

    seat: int
    ply: int
    agreed: list[int]


class Offer(Struct):
    """What somebody proposes to the others at the table, and the seats of all who have agreed."""

    kind: OfferKind
    seat: int
    agreed: list[int]
    whom: int | None = None  # whose seat a bot is to have
    bot: str | None = None  # which one


class Undoing(NamedTuple):
    """What somebody may take back: all answers after a ply, and on which terms."""

    target: int | None  # that ply; None where there is no answer of theirs
    minds: Minds
    is_free: bool
    is_askable: bool
    costs_rank: bool


class Move(Struct, array_like=True):
    """An ordinary change, as another process that holds the table can follow it."""

    from_version: int
    answers: list[Given]
    stand_in: int | None
    holder: str | None
    changed_at: str
    asked_at: str


class Table:
    def __init__(self, row: dict[str, Any], game: Game, chairs: list[Chair]) -> None:
        self.id: str = row["id"]
        self.name: str = row["name"]
        self.house_name: int | None = row["house_name"]
        self.game = game
        self.rules: int = row["rules"]
        self.options: dict[str, int | str] = msgspec.json.decode(row["options"])
        self.listed: bool = bool(row["listed"])
        self.owner: str = row["owner"]
        self.hints = bool(row["hints"])  # its maker allows them, whoever plays
        self.chat_by: ChatBy = row["chat_by"]
        self.holder: str | None = row["holder"]  # the process that serves it, where there are several
        self.branch_of = (
            None if row["branch_of"] is None else msgspec.json.decode(row["branch_of"], type=BranchOf)
        )
        self.puzzle: str | None = row["puzzle"]
        self.orders: Orders | None = None if row["orders"] is None else msgspec.json.decode(row["orders"])
        self.clock = None if row["clock"] is None else Clock(row["clock"])
        self.version: int = row["version"]
        self.status: TableStatus = row["status"]
        self.seed: int | None = None if row["seed"] is None else int(row["seed"])
        self.salt: str | None = row["salt"]
        self.seed_hash = None if self.seed is None or self.salt is None else seal(self.seed, self.salt)
        self.wish = None if row["wish"] is None else msgspec.json.decode(row["wish"], type=Wish)
        self.undone = msgspec.json.decode(row["undone"], type=list[Given])  # until there is a match
        self.offer = None if row["offer"] is None else msgspec.json.decode(row["offer"], type=Offer)
        self.ending = None if row["ending"] is None else msgspec.json.decode(row["ending"], type=Ending)
        self.peeked = bool(row["peeked"])  # alone: something that had come to light was taken back
        self.follows: str | None = row["follows"]
        self.rematch: str | None = row["rematch"]
        self.rematch_by: int | None = row["rematch_by"]
        self.changed_at: str = row["changed_at"]
        self.asked_at: str = row["asked_at"]  # when the open question was asked
        self.stand_in: int | None = row["stand_in"]  # the seat that a bot answers for, for the time being
        self.chairs = chairs
        self.match: Match | None = None
        self.moved_on = False  # its last change was an ordinary one
        self.latest: list[bytes] = []  # what the log says of the last change's answers, as JSON
        self.foreseen: tuple[int, bytes] = (-1, b"")  # for which version, and the Forecasts as JSON
        self.advised: tuple[int, bytes] = (-1, b"")  # for which version, and the Advice as JSON
        self.explained: Outlook | None = None  # what the answer to its puzzle leads to
        # What is shown of the table, as JSON, until it changes. To each person, with whom they saw: what
        # an answer doesn't change; and what it changes for everybody alike.
        self.settings: dict[str | None, tuple[Company, bytes]] = {}
        self.shared_text: bytes | None = None
        self._view_texts: dict[int | None, msgspec.Raw] = {}  # of the present position
        self.lock = asyncio.Lock()
        self.gone = False  # no longer what is stored: fetch the table anew
        self.deleted = False
        self._writes: list[Write] = []

    # Who is here.

    def seats_of(self, person: str | None) -> list[int]:
        return [chair.seat for chair in self.chairs if chair.is_of(person)]

    @property
    def is_full(self) -> bool:
        return all(chair.kind != "open" for chair in self.chairs)

    def name_of(self, seat: int) -> str | None:
        return distinct_names(self.chairs)[seat]

    def others(self, person: str | None) -> list[Chair]:
        """The seats of other people who are in the game."""
        return [chair for chair in self.chairs if chair.kind == "person" and chair.person != person]

    def may_chat(self, person: str) -> bool:
        """Whoever has a seat, even if a bot plays on for them; others where the table is open to that."""
        return self.chat_by == "anyone" or any(chair.person == person for chair in self.chairs)

    @property
    def allows_hints(self) -> bool:
        """Nobody else minds, or all knew it when they sat down."""
        return self.hints or len({chair.person for chair in self.chairs} - {None}) < 2

    def may_branch(self, person: str | None) -> bool:
        """Whether somebody may play on from its moments: the game is over, or nobody else plays."""
        alone = all(chair.is_of(person) or chair.kind == "automaton" for chair in self.chairs)
        return self.status == "finished" or alone

    @property
    def asked_seat(self) -> int | None:
        if self.match is None or self.status == "finished":
            return None
        seat = open_seat(self.match.shown().agenda)
        return None if seat < 0 else seat

    @property
    def ply(self) -> int:
        return self.match.ply if self.match is not None else 0

    @property
    def progress(self) -> int:
        return 0 if self.match is None else self.game.progress(self.match.shown())

    @property
    def result(self) -> Result | None:
        """How a finished game came out, as played or as its people ended it."""
        if self.match is None or self.status != "finished":
            return None
        counted = self.match.result()
        if self.ending is not None:
            return self.ending.of(counted)
        return without_rank(counted) if self.peeked else counted

    def view_text(self, seat: int | None) -> msgspec.Raw:
        """The position as a seat sees it, or as everybody does (None), as JSON."""
        eyes = seat if self.game.secret_hands else None
        if eyes not in self._view_texts:
            assert self.match is not None
            self._view_texts[eyes] = msgspec.Raw(self.match.view_text(eyes))
        return self._view_texts[eyes]

    @property
    def deadline(self) -> str | None:
        """When the asked person's time has run out."""
        seat = self.asked_seat
        if self.clock is None or seat is None or self.chairs[seat].kind != "person":
            return None
        return later(self.asked_at, timedelta(seconds=self.clock.seconds_per_answer))

    # Its name, and its end.

    def rename(self, person: Person, name: str) -> None:
        if person.id != self.owner:
            raise No(403, "not_yours", "only who opened the table may name it")
        self.name, self.house_name = name, None
        self._write_head()
        self.changed()

    def pass_on(self) -> None:
        """The table of somebody who sits here no more is the next one's."""
        there = [chair.person for chair in self.chairs if chair.kind == "person" and chair.person is not None]
        if there and self.owner not in there:
            self.owner = there[0]
            self._write_head()

    def delete(self, person: Person) -> None:
        if person.id != self.owner:
            raise No(403, "not_yours", "only who opened the table may delete it")
        if self.status == "playing" and self.others(person.id):
            raise No(409, "others_play", "others play here: resign, or offer them to end the game")
        self.changed()
        for statement in (storage.DROP_ANSWERS, storage.DROP_POSITIONS):
            self._writes.append(Write(statement, {"table": self.id, "after": -1}))
        for statement in (storage.DROP_CHAT, storage.DROP_STUDY, storage.DROP_SEATS, storage.DROP_TABLE):
            self._writes.append(Write(statement, {"table": self.id}))
        self.deleted = True

    def _write_head(self) -> None:
        head = {
            "table": self.id,
            "name": self.name,
            "house_name": self.house_name,
            "owner": self.owner,
        }
        self._writes.append(Write(storage.CHANGE_HEAD, head))

    def be_held(self, process: str) -> None:
        """Whoever changes the table holds it from then on."""
        if self.holder != process:
            self.holder = process
            self._writes.append(Write(storage.TAKE_TABLE, {"table": self.id, "process": process}))

    # Before the game.

    def sit(self, seat: int, person: Person, rules: Rules) -> None:
        chair = self.chair(seat)
        self._must_wait()
        if chair.kind != "open":
            raise No(409, "seat_taken", "somebody has that seat")
        if chair.awaits(person.id):
            self.take_again(person)
        elif chair.person is None:
            self.seat(Chair(seat, "person", person.id, person.name))
        else:
            raise No(409, "seat_kept", "that seat is kept for somebody else")
        if self.follows is not None and self.is_full:
            self.begin(rules)  # another game of the same people: the last of them has come along
        self.changed()

    def take_again(self, person: Person) -> None:
        """All seats that are kept for somebody."""
        for chair in [each for each in self.chairs if each.awaits(person.id)]:
            self.seat(chair.taken_again())

    def leave(self, seat: int, person: Person) -> None:
        """Leave a seat, or as the owner let anybody have one that was kept."""
        chair = self.chair(seat)
        self._must_wait()
        is_kept = chair.kind == "open" and chair.person is not None
        if not chair.is_of(person.id) and not (is_kept and person.id in (self.owner, chair.person)):
            raise No(403, "not_your_seat", "that seat is not yours")
        self.seat(Chair(seat, "open"))
        self.pass_on()
        self.changed()

    def start(self, person: Person, bots: str | None, rules: Rules) -> None:
        self._must_wait()
        if person.id != self.owner:
            raise No(403, "not_yours", "only who opened the table may start it")
        for chair in self.chairs:
            if chair.kind == "open":
                if bots is None:
                    raise No(409, "seats_open", "some seats are still open")
                self.seat(Chair(chair.seat, "bot", bot=bots))
        self.begin(rules)
        self.changed()

    def begin(self, rules: Rules) -> None:
        if self.orders is None:
            self.seed, self.salt = self.shuffled()
            self.seed_hash = seal(self.seed, self.salt)
        self.match = Match(self.game, self.options, seed=self.seed, orders=self.orders, rules=rules)
        self.rules = self.game.version
        self.status = "playing"
        self.asked_at = now()
        self._write(storage.NEW_POSITION, ply=0, state=self.match.state.tobytes())

    def shuffled(self) -> tuple[int, str]:
        """A seed that nobody can guess, and the salt of its hash."""
        return secrets.randbelow(SEEDS), secrets.token_hex(16)

    def begin_at(self, state: bytes, rules: Rules) -> None:
        """From a position of another game instead of a seed."""
        self.match = Match.resume(self.game, self.options, None, (0, state), [], rules)
        self.rules = self.game.version
        self.status = "playing"
        self.asked_at = now()
        self._write(storage.NEW_POSITION, ply=0, state=state)
        self.changed()

    def _must_wait(self) -> None:
        if self.status != "waiting":
            raise No(409, "already_started", "the game has started")

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise No(404, "not_found", "the table has no such seat")
        return self.chairs[seat]

    def seat(self, chair: Chair) -> None:
        """Change who has a seat."""
        self.chairs[chair.seat] = chair
        place = {"table": self.id, "number": chair.seat}
        self._writes.append(Write(storage.CHANGE_SEAT, place | chair.stored()))

    # Answers.

    def answer(self, person: Person, given: Answer) -> None:
        match = self._playing()
        self._must_own(given.seat, person)
        stale = given.version is not None and given.version != self.version
        if given.ply != match.ply or stale:
            raise No(409, "stale", f"the table has moved on: it is at ply {match.ply}, not {given.ply}")
        if given.action >= len(self.game.space):
            raise No(422, "no_such_action", f"actions go from 0 to {len(self.game.space) - 1}")
        self.chairs[given.seat].wanted = tuple(given.ask)
        is_ordinary = self._has_nothing_else(match)
        self.play(given.action, given.seat)
        if self.offer is not None and self.offer.whom in self.seats_of(person.id):
            self.offer = None  # whoever answers is not away
        self._go_on(match, is_ordinary)

    def answer_by_bot(self, ply: int, seat: int, action: int) -> None:
        match = self._playing()
        if match.ply != ply or match.seat != seat or self.answering_bot is None:
            raise No(409, "stale", "the table has moved on")  # or its person has come back
        is_ordinary = self._has_nothing_else(match)
        self.play(action, seat)
        self._go_on(match, is_ordinary)

    def answer_by_automaton(self) -> None:
        """The game's own opponent has one answer."""
        match = self._playing()
        if not match.is_automatic:
            raise No(409, "stale", "the table has moved on")
        (action,), seat = match.legal(), match.seat
        assert seat is not None
        is_ordinary = self._has_nothing_else(match)
        self.play(int(action), seat)
        self._go_on(match, is_ordinary)

    def _has_nothing_else(self, match: Match) -> bool:
        """Nothing is open at the table that an answer would settle besides its question."""
        return self.wish is None and self.offer is None and not match.undone

    def _go_on(self, match: Match, is_ordinary: bool) -> None:
        """After an answer."""
        self._follow()
        if is_ordinary and self.status == "playing":
            self._moved_on(match)
        else:
            self.changed()

    def follow(self, move: Move) -> bool:
        """Do what another process has done and stored; False where the table is not as it was there."""
        match = self.match
        if match is None or self.version != move.from_version or not self._has_nothing_else(match):
            return False
        self.latest = []
        for answer in move.answers:
            self.play(answer.action, answer.seat, by_itself=answer.by_itself)
        self._writes.clear()
        self.stand_in, self.holder = move.stand_in, move.holder
        self.changed_at, self.asked_at = move.changed_at, move.asked_at
        self.version, self.moved_on, self.shared_text = move.from_version + 1, True, None
        return True

    def move_since(self, ply: int) -> Move | None:
        """How another process may follow the last change, if it was an ordinary one."""
        match = self.match
        if match is None or not self.moved_on or ply < match.first:
            return None
        given = match.given[ply - match.first :]
        return Move(self.version - 1, given, self.stand_in, self.holder, self.changed_at, self.asked_at)

    def _follow(self) -> None:
        """Give the answers that give themselves; where habits decide, a bot is asked all the same."""
        match = self.match
        while match is not None and (seat := match.seat) is not None:
            chair = self.chairs[seat]
            if chair.kind == "automaton":
                return
            answer = match.unasked(chair.wanted if chair.kind == "person" else tuple(self.game.habits))
            if answer is None:
                return
            self.play(answer, seat, by_itself=True)

    def play(self, action: int, seat: int, *, by_itself: bool = False) -> None:
        """Give an answer that may still be refused by the rules; nothing is changed then."""
        match = self._playing()
        if number := match.refusal(action, seat):
            raise Refused(self.game, action, number)
        deed, before = match.deed(action), match.shown()
        match.give(action, by_itself=by_itself)
        self._note(match, seat, action, by_itself, deed, before)
        self.wish = None
        self.asked_at = now()
        if match.seat != self.stand_in:
            self.stand_in = None
        if match.over:
            self.status = "finished"

    def _note(
        self, match: Match, seat: int, action: int, by_itself: bool, deed: Telling | None, before: Any
    ) -> None:
        """What an answer brought about goes into the log."""
        self._view_texts.clear()
        after = match.shown()
        entry = LogEntry(
            ply=match.ply,
            seat=seat,
            block=self.game.space.decode(action).name,
            deed=deed,
            happenings=self.game.happenings(before, after, match.deck, action),
            revealed=after.chance.reveals != before.chance.reveals,
            by_itself=by_itself,
        )
        text = msgspec.json.encode(entry)
        self.latest.append(text)
        answer = {"seat": seat, "action": action, "by_itself": by_itself, "entry": text}
        self._write(storage.NEW_ANSWER, ply=match.ply, **answer)
        if match.ply % POSITION_EVERY == 0:
            self._write(storage.NEW_POSITION, ply=match.ply, state=match.state.tobytes())
            self._forget_the_past(match)

    def _forget_the_past(self, match: Match) -> None:
        if len(match.given) >= HELD + POSITION_EVERY:
            match.forget(match.ply - HELD)

    def must_play(self) -> None:
        self._playing()

    def _playing(self) -> Match:
        if self.status == "finished":
            raise No(410, "finished", "the game is over")
        if self.match is None:
            raise No(409, "not_started", "the game has not started yet")
        return self.match

    def _must_own(self, seat: int, person: Person) -> None:
        if seat not in self.seats_of(person.id):
            raise No(403, "not_your_seat", "that seat is not yours")

    # Lessons: tables that were laid out by hand.

    def lesson_reached(self) -> Reached | None:
        """How far the lesson has come; None at a table without one."""
        lesson, match = self.game.lesson, self.match
        if self.orders is None or lesson is None or match is None:
            return None
        if match.first:  # so many answers are no first round any more
            return Reached(len(lesson.steps), None, [], None)
        return lesson.reached(self.game.space, match.given)

    def lesson_reply(self) -> int | None:
        """What the asked bot answers in a lesson."""
        lesson, match = self.game.lesson, self.match
        if self.orders is None or lesson is None or match is None or match.first:
            return None
        return lesson.reply(self.game.space, match.given, match.legal())

    # Clocks.

    def call_stand_in(self, person: Person) -> None:
        """A bot answers for the asked person, whose time has run out, until somebody else is asked."""
        self._playing()
        if not self.seats_of(person.id):
            raise No(403, "not_your_table", "only who plays here may call a stand-in")
        if self.deadline is None or now() < self.deadline:
            raise No(409, "not_yet", "there is still time to answer")
        self.stand_in = self.asked_seat
        self.changed()

    @property
    def answering_bot(self) -> str | None:
        """The bot or automaton that is asked, or the bot that stands in for a person out of time."""
        seat = self.asked_seat if self.status == "playing" else None
        if seat is None:
            return None
        return STAND_IN if seat == self.stand_in else self.chairs[seat].bot

    @property
    def awaits_automaton(self) -> bool:
        seat = self.asked_seat if self.status == "playing" else None
        return seat is not None and self.chairs[seat].kind == "automaton"

    # Undo: free where the engine says so and where nobody else is there to mind.

    def undoing(self, person: str | None) -> Undoing:
        """It is free where nobody else minds, or nothing came to light since then and nobody else has
        answered; the others can be asked where there are any."""
        match, seats, minds = self.match, self.seats_of(person), self.minds(person)
        target = None if match is None else match.undo_target(seats)
        if match is None or target is None:
            return Undoing(None, minds, False, False, False)
        is_free = match.may_take_back(target, seats)
        is_granted = is_free or minds != "others"
        is_askable = not is_granted and bool(self.others(person))
        return Undoing(target, minds, is_granted, is_askable, minds == "rank" and not is_free)

    def minds(self, person: str | None) -> Minds:
        """Who minds if something that has come to light is taken back.

        Those who have played here do even if they are gone: they may come back. Alone, for a rank, it is to
        have peeked.
        """
        if any(chair.person not in (None, person) for chair in self.chairs):
            return "others"
        return "rank" if len(self.chairs) == 1 and not self.peeked else "nobody"

    def ask_undo(self, person: Person, wish: UndoWish) -> None:
        match = self._playing()
        self._must_own(wish.seat, person)
        if wish.ply != match.ply:
            raise No(409, "stale", f"the table has moved on: it is at ply {match.ply}, not {wish.ply}")
        undoing = self.undoing(person.id)
        target = undoing.target
        if target is None:
            raise No(409, "nothing_to_undo", "you have given no answer yet, or it is too long ago")
        if undoing.costs_rank:
            if not wish.forgo_rank:
                raise No(
                    409, "costs_rank", "something has come to light since: to take it back costs the rank"
                )
            self.peeked = True
        if undoing.is_free:
            self._take_back(match, target)
        elif self.others(person.id):
            self.wish = Wish(wish.seat, target, self.seats_of(person.id))
        else:
            raise No(409, "nobody_to_ask", "those who would have to agree are gone")
        self.changed()

    def reply_to_undo(self, person: Person, reply: UndoReply) -> None:
        match = self._playing()
        self._must_own(reply.seat, person)
        if self.wish is None:
            raise No(409, "nobody_asks", "nobody asks to undo")
        if not reply.agree:
            self.wish = None
        else:
            self.wish.agreed = sorted({*self.wish.agreed, *self.seats_of(person.id)})
            if all(chair.seat in self.wish.agreed for chair in self.chairs if chair.kind == "person"):
                self._take_back(match, self.wish.ply)
        self.changed()

    def _take_back(self, match: Match, target: int) -> None:
        match.take_back(target)
        self.wish = None
        self._view_texts.clear()
        self.asked_at = now()
        self._writes.append(Write(storage.DROP_ANSWERS, {"table": self.id, "after": target}))
        self._writes.append(Write(storage.DROP_POSITIONS, {"table": self.id, "after": target}))

    def redo(self, person: Person) -> None:
        """Give an answer again, and those that went with it."""
        match = self._playing()
        seat = match.seat
        assert seat is not None
        self._must_own(seat, person)
        if not match.undone:
            raise No(409, "nothing_to_redo", "nothing has been taken back")
        again = match.undone[-1]
        self.play(again.action, seat, by_itself=again.by_itself)
        while match.undone and match.undone[-1].by_itself:
            again = match.undone[-1]
            self.play(again.action, again.seat, by_itself=True)
        self.changed()

    # What is to be written.

    def changed(self) -> None:
        self.version += 1
        self.moved_on = False
        self.changed_at = now()
        self.settings.clear()
        self.shared_text = None
        values = self.changing() | {"table": self.id, "from_version": self.version - 1}
        self._writes.append(Write(storage.CHANGE_TABLE, values))

    def _moved_on(self, match: Match) -> None:
        """The same where nothing else has changed: quick to say and to write."""
        self.version += 1
        self.moved_on = True
        self.changed_at = now()
        self.shared_text = None
        values = {
            "table": self.id,
            "from_version": self.version - 1,
            "version": self.version,
            "ply": match.ply,
            "asked_seat": self.asked_seat,
            "progress": self.progress,
            "stand_in": self.stand_in,
            "changed_at": self.changed_at,
            "asked_at": self.asked_at,
        }
        self._writes.append(Write(storage.MOVE_ON, values))

    def changing(self) -> dict[str, Any]:
        return {
            "rules": self.rules,
            "version": self.version,
            "status": self.status,
            "ply": self.ply,
            "asked_seat": self.asked_seat,
            "progress": self.progress,
            "seed": None if self.seed is None else str(self.seed),
            "salt": self.salt,
            "wish": _as_text(self.wish),
            "undone": msgspec.json.encode(self.undone if self.match is None else self.match.undone).decode(),
            "offer": _as_text(self.offer),
            "ending": _as_text(self.ending),
            "result": _as_text(self.result),
            "peeked": self.peeked,
            "rematch": self.rematch,
            "rematch_by": self.rematch_by,
            "stand_in": self.stand_in,
            "changed_at": self.changed_at,
            "asked_at": self.asked_at,
        }

    def _write(self, statement: Any, **values: Any) -> None:
        self._writes.append(Write(statement, {"table_id": self.id} | values))

    def follow_up(self, rematch: str, person: Person, *, instead_of: str | None = None) -> None:
        if self.rematch != instead_of:
            raise No(409, "has_rematch", "there is another game already")
        seats = [chair.seat for chair in self.chairs if chair.person == person.id]
        self.rematch, self.rematch_by = rematch, seats[0]
        self.changed()

    def take_writes(self) -> list[Write]:
        writes, self._writes = self._writes, []
        return writes


def _as_text(value: Struct | None) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def later(at: str, by: timedelta) -> str:
    """A moment so much after another one, both as they are stored."""
    moment = datetime.fromisoformat(at) + by
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def new_id() -> str:
    """A name that nobody guesses: whoever has it was given the link."""
    return "".join(secrets.choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(16))


def open_table(
    game: Game,
    options: dict[str, int | str],
    name: str | int,
    owner: Person,
    chairs: Iterable[Chair],
    *,
    listed: bool,
    clock: Clock | None,
    follows: str | None = None,
    orders: Orders | None = None,
    hints: bool = False,
    chat_by: ChatBy = "seated",
    branch_of: BranchOf | None = None,
    puzzle: str | None = None,
) -> Table:
    """`name`: as its owner calls it, or the number of one of the house's."""
    by_house = name if isinstance(name, int) else None
    row = {
        "id": new_id(),
        "name": name if by_house is None else table_names("en")[by_house],
        "house_name": by_house,
        "game": game.name,
        "rules": game.version,
        "options": msgspec.json.encode(options).decode(),
        "listed": listed,
        "owner": owner.id,
        "clock": None if clock is None else clock.seconds_per_answer,
        "follows": follows,
        "orders": None if orders is None else msgspec.json.encode(orders).decode(),
        "hints": hints,
        "chat_by": chat_by,
        "holder": None,
        "branch_of": _as_text(branch_of),
        "puzzle": puzzle,
        "created_at": now(),
        "version": 0,
        "status": "waiting",
        "seed": None,
        "salt": None,
        "wish": None,
        "undone": "[]",
        "offer": None,
        "ending": None,
        "result": None,
        "peeked": False,
        "rematch": None,
        "rematch_by": None,
        "stand_in": None,
        "changed_at": now(),
        "asked_at": now(),
    }
    table = Table(row, game, list(chairs))
    table._writes.append(Write(storage.NEW_TABLE, row | table.changing()))
    for chair in table.chairs:
        table._write(storage.NEW_SEAT, seat=chair.seat, **chair.stored())
    return table
