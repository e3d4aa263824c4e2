"""What a bot is: it is handed a position as its seat may know it, and answers with what it thinks.

    class Mine(Bot):
        def think(self, sight: Sight) -> Thought:
            return Thought(sight.legal()[0])

    match.play(Mine(match.game).answer(match).action)

No bot ever gets the true position. Whoever asks one hands it a copy that went through the game's `conceal`
for the seat that is asked: whatever the seat can't know is drawn anew there, evenly among all that it might
be. So a bot can't look at what is hidden, not even by mistake.
"""

import secrets
from abc import ABC, abstractmethod
from typing import Any

import msgspec
import numpy as np

from moothall.engine.chance import Chance, draw
from moothall.engine.deck import Deck
from moothall.engine.game import Game, Options, Telling
from moothall.engine.loops import measuring
from moothall.engine.match import Match
from moothall.engine.native import Native
from moothall.engine.record import Ints, Records, plain
from moothall.engine.rules import Rules
from moothall.engine.verdict import LEGAL

State = Any  # the state record of whatever game; every game's has an agenda


class Sight:
    """A position as the seat that is asked may know it, with whatever helps to think about it."""

    def __init__(
        self,
        game: Game,
        options: Options,
        deck: Deck,
        state: Records,
        rules: Rules,
        *,
        seat: int,
        frees: int = 0,
        answers: int = 0,
    ) -> None:
        self.game, self.options, self.deck, self.rules = game, options, deck, rules
        self.state = state  # one record, concealed; yours to change
        self.seat = seat
        self.frees = frees  # so many free answers (`Game.free`) were given in a row
        self.answers = answers  # given so far in this game

    @property
    def players(self) -> int:
        return int(self.options["players"])

    @property
    def seats(self) -> int:
        """Of all who take part: the players, and the game's automata behind them."""
        return self.players + len(self.game.automata(self.options))

    def legal(self) -> list[int]:
        """The actions that may be answered; `game.space.decode` says what they are."""
        verdict = np.zeros(len(self.game.space), np.int16)
        self.rules.legal(self.state, self.deck.record, verdict)
        return [int(action) for action in np.flatnonzero(verdict == LEGAL)]

    def is_free(self, action: int) -> bool:
        """Whether an answer leads back to the same question, and might be given for ever (`Game.free`)."""
        return self.game.space.decode(action).name in self.game.free

    def after(self, action: int) -> Records:
        """What would stand after an answer, if the hidden things were as they are here."""
        state = self.state.copy()
        self.rules.apply(state, self.deck.record, action)
        return state

    def worth(self, state: Records | None = None, seat: int | None = None) -> int:
        """How good a position looks for a seat, in hundredths of a point; else this one for this seat."""
        state, seat = self.state if state is None else state, self.seat if seat is None else seat
        if not is_native(self.rules):
            return int(self.game.worth(state[0], self.deck.record[0], seat))
        found = np.zeros((1, seat + 1), np.int64)
        states, deck = state.view(self.game.state.layout), self.deck.record.view(self.game.deck.layout)
        measuring(self.game.worth)(states, deck, found)
        return int(found[0, seat])

    def observe(self) -> Ints:
        """All that the seat may know, as the numbers that `game.observation` names."""
        numbers = np.zeros(self.game.observation.size, np.int32)
        self.rules.observe(self.state, self.deck.record, self.seat, numbers)
        return numbers

    def view(self) -> msgspec.Struct:
        """The same as a person at the table sees it."""
        view: msgspec.Struct = self.game.view(plain(self.state[0]), self.deck, self.seat)
        return view

    def tell(self, action: int) -> Telling:
        """What an answer would do, for `engine.text` to put into words."""
        return self.game.tell_action(plain(self.state[0]), self.deck, action)


class Weighed(msgspec.Struct, frozen=True):
    """One answer, as a bot sees it."""

    action: int
    looks: int  # how often it was looked at
    chances: list[float]  # of every seat to win after it


class Thought(msgspec.Struct, frozen=True):
    """An answer, and what its bot thinks: empty where it doesn't say."""

    action: int
    chances: list[float] = []  # of every seat to win; alone, of reaching the goal
    weighed: list[Weighed] = []  # the best first
    line: list[int] = []  # the answers that it expects, its own first
    looks: int = 0


class Bot(ABC):
    """A player that thinks. A subclass says how in `think`; all its chance comes from its own seed."""

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self.game = game
        self.seed = secrets.randbits(64) if seed is None else seed
        self.dice: Records = np.zeros(1, Chance.twin)
        self.dice["seed"] = self.seed

    @abstractmethod
    def think(self, sight: Sight) -> Thought:
        """An answer to the open question, which has at least two."""

    def any_of(self, actions: list[int]) -> int:
        """One of them, by the bot's own dice."""
        return actions[draw(self.dice[0], len(actions))]

    def answer(self, match: Match) -> Thought:
        """What the bot thinks of the question that is open at a match."""
        if match.seat is None:
            raise ValueError("the game is over: there is nothing to answer")
        legal = match.legal()
        if len(legal) == 1:
            return Thought(legal[0])
        return self.think(sight_of(match, self.dice))


def sight_of(match: Match, dice: Records, seat: int | None = None) -> Sight:
    """What a seat (without one, that which is asked) may know of a match."""
    seat = match.seat if seat is None else seat
    assert seat is not None
    state = match.state.copy()
    match.rules.conceal(state, match.deck.record, seat, dice)
    return Sight(
        match.game, match.options, match.deck, state, match.rules,
        seat=seat, frees=match.frees, answers=match.ply,
    )  # fmt: skip


def is_native(rules: Rules) -> bool:
    return isinstance(rules, Native)
