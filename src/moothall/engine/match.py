"""A match is options + seed + actions; the rest follows. The only way that anything plays.

match = Match(game, {"players": 2}, seed=7)
match.play(match.legal()[0])
match.undo()
text = match.save()
again = Match.load(text, find_game)
"""

import hashlib
import re
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from typing import Any, Literal, NamedTuple

import msgspec
import numpy as np

from moothall.engine.agenda import open_seat, open_stage
from moothall.engine.chance import SEEDS, plant_seed
from moothall.engine.deck import Deck, DeckError
from moothall.engine.game import Game, OptionError, OrdersError, Result, Telling
from moothall.engine.parts import Memory
from moothall.engine.record import Ints, Records
from moothall.engine.rules import Interpreted, Rules
from moothall.engine.unasked import unasked
from moothall.engine.verdict import LEGAL, NOT_ASKED

FORMAT = 2
Orders = dict[str, Any]


class Refused(Exception):
    """An action that the rules forbid, with the number of the rule that does."""

    def __init__(self, game: Game, action: int, number: int) -> None:
        self.action, self.number, self.rule = action, number, game.cite(number)
        super().__init__(f"{self.rule}: {game.rules[number].text}")


class UndoRefused(Exception):
    """There is nothing to take back, or not without asking the others."""


class SaveError(Exception):
    """A saved game that can't be read, or not by this version."""


class Broken(SaveError):
    """A saved game that the rules don't allow, with the number of the answer at which it breaks."""

    def __init__(self, answers: int, number: int, why: str) -> None:
        self.answers, self.number, self.why = answers, number, why
        super().__init__(f"the saved game breaks at answer {number} of {answers}: {why}")


class Given(NamedTuple):
    """An answer that was given: by which seat, and whether it came by itself."""

    seat: int
    action: int
    by_itself: bool


class Promise(msgspec.Struct, forbid_unknown_fields=True):
    """What was shown before the game (`seed_hash`), and what proves that it was kept."""

    seed_hash: str
    salt: str


class Ending(msgspec.Struct, forbid_unknown_fields=True):
    """How a game ended that its people did not play to the end; the answers so far are a legal game."""

    how: Literal["agreed", "resigned"]
    seat: int | None = None  # who gave up
    winners: list[int] = []

    def of(self, counted: Result) -> Result:
        """The points as they stood then; what the rules say of winners holds at the end alone."""
        return msgspec.structs.replace(counted, winners=self.winners, rank=None, ties=[])


class SavedMatch(msgspec.Struct, forbid_unknown_fields=True):
    moothall: int
    game: str
    rules: int
    deck: str
    options: dict[str, int | str]
    actions: list[int]
    seed: str | None = None  # in words, since JSON's numbers may lose its last digits elsewhere
    orders: Orders | None = None
    deck_text: str | None = None  # the whole file, where it isn't the standard deck
    by_themselves: list[int] = []  # the numbers of answers that nobody was asked for, counted from 1
    snapshots: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET  # of format 1; nobody reads them
    promise: Promise | None = None
    seating: list[str] = []  # the bots' names, and nothing where people sit; the rules don't ask
    ending: Ending | None = None  # where it wasn't played to the end
    peeked: bool = False  # alone: something was taken back that had come to light, so there is no rank


class Match:
    def __init__(
        self,
        game: Game,
        options: Mapping[str, int | str],
        *,
        seed: int | None = None,
        orders: Orders | None = None,
        deck: Deck | None = None,
        rules: Rules | None = None,
    ) -> None:
        if seed is not None and orders is not None:
            raise OptionError("a match starts from a seed or from explicit orders, not from both")
        if seed is not None and not 0 <= seed < SEEDS:
            raise OptionError(f"a seed is a whole number from 0 to {SEEDS - 1}, not {seed}")
        if seed is None and orders is None:
            seed = secrets.randbelow(SEEDS)
        self._prepare(game, options, seed, orders, deck or game.read_deck(), rules)
        self._set_up()

    def _prepare(
        self,
        game: Game,
        options: Mapping[str, int | str],
        seed: int | None,
        orders: Orders | None,
        deck: Deck,
        rules: Rules | None,
    ) -> None:
        self.game = game
        self.options = game.options_from(options)
        self.orders = orders
        self.seed = seed
        self.deck = deck
        self.rules: Rules = rules or Interpreted(game)
        self.first = 0  # how many of the oldest answers are not held any more
        self.given: list[Given] = []  # the answers that are held, in order
        self.undone: list[Given] = []  # those taken back, the last first
        self.seating: list[str] = []  # who sits where, for whoever needs to know it after loading
        self.state: Records = np.zeros(1, game.state.twin)
        self._verdict: Ints = np.zeros(len(game.space), np.int16)
        self._judged = False
        self._snapshots: dict[int, bytes] = {}
        self._shown: tuple[bytes, Any] = (b"", None)
        self._parts = Memory(game.state.twin)

    def _set_up(self) -> None:
        options = self.game.encode_options(self.options)
        if self.orders is None:
            assert self.seed is not None
            self.rules.setup(
                self.state, self.deck.record, options, plant_seed(self.state[0].chance, self.seed)
            )
        else:
            self.game.arrange(self.state[0], self.deck, options, self.orders)
        self._snapshots[0] = self.state.tobytes()

    # What stands on the table.

    @property
    def over(self) -> bool:
        return bool(self.shown().over)

    @property
    def seat(self) -> int | None:
        """Whose answer is awaited; None when the game is over."""
        seat = int(open_seat(self.shown().agenda))
        return None if seat < 0 else seat

    @property
    def stage(self) -> str:
        """The open question."""
        return self.game.stages[open_stage(self.shown().agenda)]

    @property
    def ply(self) -> int:
        return self.first + len(self.given)

    @property
    def actions(self) -> list[int]:
        return [given.action for given in self.given]

    @property
    def players(self) -> int:
        return int(self.options["players"])

    @property
    def seats(self) -> int:
        """Of all who take part: the players, and the game's automata behind them."""
        return self.players + len(self.game.automata(self.options))

    @property
    def is_automatic(self) -> bool:
        """Whether an automaton is asked: it has one answer, and anybody may give it."""
        return self.seat in self.game.automata(self.options)

    @property
    def frees(self) -> int:
        """How many free answers (`Game.free`) were given last, one after the other."""
        count = 0
        for given in reversed(self.given):
            if self.game.space.decode(given.action).name not in self.game.free:
                break
            count += 1
        return count

    def play_automata(self) -> list[int]:
        """Give the answers of automata until a player is asked or the game is over; what was played."""
        played = []
        while self.is_automatic:
            played += self.legal()
            self.play(played[-1])
        return played

    def verdict(self) -> Ints:
        """For each action 0, NOT_ASKED or the number of the rule that forbids it; the caller's to keep."""
        return self._judgement().copy()

    def _judgement(self) -> Ints:
        if not self._judged:
            self.rules.legal(self.state, self.deck.record, self._verdict)
            self._judged = True
        return self._verdict

    def legal(self) -> list[int]:
        (found,) = (self._judgement() == LEGAL).nonzero()
        actions: list[int] = found.tolist()
        return actions

    def unasked(self, wanted: Collection[str] = ()) -> int | None:
        """The answer to the open question that gives itself; None where somebody must be asked."""
        return unasked(self.game, self.shown(), self.legal, wanted)

    def refusal(self, action: int, seat: int | None = None) -> int:
        """0 if the action may be played (by that seat), else the number of the rule that forbids it."""
        if not 0 <= action < len(self.game.space):
            raise ValueError(f"actions go from 0 to {len(self.game.space) - 1}, not {action}")
        if self.over:
            return self.game.after_the_end
        if seat is not None and seat != self.seat:
            return self.game.out_of_turn(self.shown(), self.deck.printed, action)
        number = int(self._judgement()[action])
        if number != NOT_ASKED:
            return number
        return self.game.not_asked(self.shown(), self.deck.printed, action)

    def reason(self, action: int) -> Telling:
        """Why an action is refused: in the moment's numbers, or as the rule that forbids it says it."""
        number, told = self.refusal(action), None
        if self._judgement()[action] == number:  # else the open question isn't about it
            told = self.game.tell_refusal(self.shown(), self.deck, action, number)
        return Telling(f"rule-{number}") if told is None else told

    def tell(self, action: int) -> Telling:
        """What an action would do now, to be put into words."""
        return self.game.tell_action(self.shown(), self.deck, action)

    def tell_all(self) -> bytes:
        """The same of all answers that the open question is about, legal or not: by number, as JSON."""
        (asked,) = (self._judgement() != NOT_ASKED).nonzero()
        return self.game.tell_all(self.shown(), self.deck, asked.tolist())

    def deed(self, action: int) -> Telling | None:
        """What everybody hears of an action that is about to be played."""
        return self.game.tell_deed(self.shown(), self.deck, action)

    def question(self) -> Telling:
        return self.game.tell_question(self.shown(), self.deck)

    def view(self, seat: int | None) -> msgspec.Struct:
        view: msgspec.Struct = self.game.view(self.shown(), self.deck, seat)
        return view

    def view_text(self, seat: int | None) -> bytes:
        """The same as JSON: of what looks as before, the text is there."""
        return self._parts.text(lambda: self.view(seat))

    def result(self) -> Result:
        """The points as they stand, and who would win with them."""
        return self.game.result(self.shown(), self.deck)

    def shown(self) -> Any:
        """The state as plain numbers, for all that is shown and told."""
        now = self.state.tobytes()
        if self._shown[0] != now:
            self._shown = (now, self._parts.position(now))
        return self._shown[1]

    # Playing.

    def play(self, action: int, seat: int | None = None, *, by_itself: bool = False) -> None:
        """Give an answer; one `by_itself` was asked of nobody, so undo takes it back with the one before."""
        if number := self.refusal(action, seat):
            raise Refused(self.game, action, number)
        self.give(action, by_itself=by_itself)

    def give(self, action: int, *, by_itself: bool = False) -> None:
        """The same for who has just asked whether it is refused."""
        self._step(action, by_itself)
        if self.undone and self.undone[-1].action == action:
            self.undone.pop()  # as good as redone: what was taken back before it can still be
        else:
            self.undone.clear()

    def _step(self, action: int, by_itself: bool) -> None:
        self.given.append(Given(int(open_seat(self.shown().agenda)), action, by_itself))
        self.rules.apply(self.state, self.deck.record, action)
        self._judged = False
        self._snapshots[self.ply] = self.state.tobytes()

    # Taking back: an answer that somebody was asked for goes with those that came by themselves after it.

    def undo_target(self, seats: Collection[int] | None = None) -> int | None:
        """The ply before the last answer that one of these seats (or any) was asked for; None without one."""
        for back, given in enumerate(reversed(self.given), 1):
            if not given.by_itself and (seats is None or given.seat in seats):
                return self.ply - back
        return None

    def may_undo(self, seats: Collection[int] | None = None) -> bool:
        """Whether that answer can be taken back without asking anybody.

        It can unless something hidden has come to light since then, or another seat has answered.
        """
        target = self.undo_target(seats)
        return target is not None and self.may_take_back(target, seats)

    def may_take_back(self, target: int, seats: Collection[int] | None = None) -> bool:
        """The same of all answers after a ply, the first of which is one of theirs."""
        since = self.given[target - self.first :]
        own = {since[0].seat} if seats is None else seats
        return all(given.seat in own for given in since) and not self._has_revealed(target)

    def _has_revealed(self, since: int) -> bool:
        """Whether something hidden has come to light after that ply; whoever shows a table asks often."""
        place = _reveals_in(self.game.state.twin)
        return self._snapshots[since][place] != self._snapshots[self.ply][place]

    def undo(self, seats: Collection[int] | None = None, *, agreed: bool = False) -> None:
        """Back to before that answer; where it isn't free, the others must have `agreed`."""
        target = self.undo_target(seats)
        if target is None:
            raise UndoRefused("there is no answer to take back")
        if not agreed and not self.may_undo(seats):
            raise UndoRefused("something was revealed, or somebody else answered: the others must agree")
        self.take_back(target)

    def take_back(self, target: int) -> None:
        """Take all answers after a ply back, whatever they were."""
        self.state[:] = self.state_at(target)
        self._judged = False
        while self.ply > target:
            del self._snapshots[self.ply]
            self.undone.append(self.given.pop())

    def redo(self) -> None:
        """Give the answer again that was taken back last, with those that came by themselves after it."""
        if not self.undone:
            raise UndoRefused("nothing has been taken back")
        self._redo_one()
        while self.undone and self.undone[-1].by_itself:
            self._redo_one()

    def _redo_one(self) -> None:
        again = self.undone.pop()
        self._step(again.action, again.by_itself)

    def state_at(self, ply: int) -> Records:
        """The state after that many actions."""
        if not self.first <= ply <= self.ply:
            raise ValueError(f"this match has plies {self.first} to {self.ply}, not {ply}")
        state: Records = np.zeros(1, self.game.state.twin)
        state[:] = np.frombuffer(self._snapshots[ply], self.game.state.twin)
        return state

    # Long games: whoever stores the answers elsewhere need not hold them all here.

    @classmethod
    def resume(
        cls,
        game: Game,
        options: Mapping[str, int | str],
        seed: int | None,
        position: tuple[int, bytes],
        answers: Sequence[tuple[int, bool]],
        rules: Rules | None = None,
    ) -> "Match":
        """A match from a stored position (its ply and its bytes) and the answers since then.

        Of each answer: the action, and whether it came by itself.
        """
        match = cls.__new__(cls)
        match._prepare(game, options, seed, None, game.read_deck(), rules)
        match.first = position[0]
        match._snapshots[match.first] = position[1]
        match.state[:] = np.frombuffer(position[1], game.state.twin)
        for action, by_itself in answers:
            match._step(action, by_itself)
        return match

    def forget(self, ply: int) -> None:
        """Let go of all that was before a ply; what came since can still be undone and seen."""
        for earlier in range(self.first, ply):
            del self._snapshots[earlier]
        del self.given[: ply - self.first]
        self.first = ply

    # Saving.

    def save(self) -> str:
        if self.first:
            raise ValueError("this match has let go of its first answers, so it can't be saved")
        return save(
            self.game,
            self.options,
            self.seed,
            [(given.action, given.by_itself) for given in self.given],
            self.orders,
            self.deck,
            seating=self.seating,
        )

    @classmethod
    def load(cls, text: str, find_game: Callable[[str], Game], rules: Rules | None = None) -> "Match":
        """A saved match, replayed from its start; Broken says at which answer the rules don't allow it."""
        saved = _parse(text)
        match = cls._from(saved, find_game, rules)
        match.seating = saved.seating
        _check_promise(saved, match)
        by_themselves = set(saved.by_themselves)
        for number, action in enumerate(saved.actions, 1):
            try:
                match.play(action, by_itself=number in by_themselves)
            except Refused as refused:
                name, values = match.game.space.decode(action)
                answer = " ".join([name, *(f"{axis}={value}" for axis, value in values.items())])
                raise Broken(len(saved.actions), number, f"{refused} (it was: {answer})") from None
        return match

    @classmethod
    def _from(cls, saved: SavedMatch, find_game: Callable[[str], Game], rules: Rules | None) -> "Match":
        game = _known_game(saved, find_game)
        deck = game.read_deck()
        if saved.deck_text is not None:
            try:
                deck = game.parse_deck("the game's own deck", saved.deck_text)
            except DeckError as error:
                raise SaveError(f"the saved game is damaged: {error}") from None
        if deck.digest != saved.deck:
            raise SaveError(
                f"the game was played with another deck ({saved.deck}, this one is {deck.digest})"
            )
        if (saved.seed is None) == (saved.orders is None):
            raise SaveError("the saved game is damaged: expected either a seed or explicit orders")
        try:
            seed = None if saved.seed is None else _whole_number(saved.seed)
            match = cls(game, saved.options, seed=seed, orders=saved.orders, deck=deck, rules=rules)
        except (OptionError, OrdersError) as error:
            raise SaveError(f"the saved game is damaged: {error}") from None
        if saved.seating and len(saved.seating) != match.players:
            raise SaveError(f"the saved game is damaged: expected {match.players} seats to be named")
        for action in saved.actions:
            if not 0 <= action < len(game.space):
                raise SaveError(f"the saved game is damaged: {game.title} has no action number {action}")
        return match


@cache
def _reveals_in(layout: np.dtype[np.void]) -> slice:
    """The bytes of a state that count what has come to light."""
    assert layout.fields is not None
    chance, start, *_ = layout.fields["chance"]
    assert chance.fields is not None
    reveals, offset, *_ = chance.fields["reveals"]
    return slice(start + offset, start + offset + reveals.itemsize)


def save(
    game: Game,
    options: dict[str, int | str],
    seed: int | None,
    answers: Sequence[tuple[int, bool]],
    orders: Orders | None = None,
    deck: Deck | None = None,
    promise: "Promise | None" = None,
    seating: Sequence[str] = (),
    ending: Ending | None = None,
    *,
    peeked: bool = False,
    rules: int | None = None,
) -> str:
    """A match as the text of a file; of each answer the action, and whether it came by itself.

    `rules`: the version that it was played by, where that isn't today's."""
    deck = deck or game.read_deck()
    saved = SavedMatch(
        moothall=FORMAT,
        game=game.name,
        rules=game.version if rules is None else rules,
        deck=deck.digest,
        options=options,
        actions=[action for action, _ in answers],
        by_themselves=[number for number, (_, by_itself) in enumerate(answers, 1) if by_itself],
        seed=None if seed is None else str(seed),
        orders=orders,
        deck_text=None if deck.digest == game.read_deck().digest else deck.text,
        promise=promise,
        seating=list(seating),
        ending=ending,
        peeked=peeked,
    )
    return msgspec.json.format(msgspec.json.encode(saved), indent=1).decode()


def seal(seed: int, salt: str) -> str:
    """A hash that can be shown before a game, so that its seed can't be another one afterwards."""
    return hashlib.sha256(f"moothall:{salt}:{seed}".encode()).hexdigest()


class Verified(msgspec.Struct):
    """What a full replay of a saved game found."""

    holds: bool
    actions: int
    over: bool
    broken_at: int | None = None  # the number of the first bad action, counted from 1; 0 for the seed
    why: str = ""
    result: Result | None = None
    ending: Ending | None = None


def verify(text: str, find_game: Callable[[str], Game], rules: Rules | None = None) -> Verified:
    """Replay a saved game from its start, judging every action."""
    try:
        match = Match.load(text, find_game, rules)
    except Broken as broken:
        return Verified(False, broken.answers, False, broken.number, broken.why)
    saved = _parse(text)
    ending = None if match.over else saved.ending
    return Verified(True, match.ply, match.over, result=_outcome(match, ending, saved.peeked), ending=ending)


def _outcome(match: Match, ending: Ending | None, peeked: bool) -> Result | None:
    if ending is not None:
        return ending.of(match.result())
    if not match.over:
        return None
    return without_rank(match.result()) if peeked else match.result()


def without_rank(result: Result) -> Result:
    """Of a game alone in which something was taken back that had come to light: the points, and no more."""
    return msgspec.structs.replace(result, winners=[], rank=None)


def _check_promise(saved: SavedMatch, match: Match) -> None:
    if saved.promise is None:
        return
    if match.seed is None or seal(match.seed, saved.promise.salt) != saved.promise.seed_hash:
        raise Broken(len(saved.actions), 0, "the seed is not the one whose hash was shown at the start")


def _parse(text: str) -> SavedMatch:
    try:
        saved = msgspec.json.decode(text, type=SavedMatch)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as error:
        raise SaveError(f"this is not a saved game, or it is damaged: {error}") from None
    if not 1 <= saved.moothall <= FORMAT:
        raise SaveError(f"the file has format {saved.moothall}; this version reads formats 1 to {FORMAT}")
    return saved


def _known_game(saved: SavedMatch, find_game: Callable[[str], Game]) -> Game:
    try:
        game = find_game(saved.game)
    except LookupError as error:
        raise SaveError(f"the file is of a game that this version doesn't have: {error}") from None
    if saved.rules != game.version:
        raise SaveError(f"{game.title} was saved under rules version {saved.rules}, this is {game.version}")
    return game


def _whole_number(text: str) -> int:
    """As `save` writes it: plain digits, not too many."""
    if not re.fullmatch("0|[1-9][0-9]{0,38}", text):
        raise SaveError(f"the saved game is damaged: expected a whole number, not {text[:20]!r}")
    return int(text)
