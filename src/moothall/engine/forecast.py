"""What an answer would bring about, as far as the player who gives it can know.

It is carried out on a copy that knows no more than that seat, answers that give themselves follow, and what
then happened is told as ever. Whatever happens before something hidden comes to light *will* happen; the rest
*may*, and of that only what came about in every guess at the hidden is told.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec
import numpy as np
from msgspec.structs import replace

from moothall.engine.agenda import open_seat
from moothall.engine.chance import Chance
from moothall.engine.deck import Deck
from moothall.engine.game import Game, Telling
from moothall.engine.happening import Happening
from moothall.engine.record import Ints, Records, plain
from moothall.engine.rules import Rules
from moothall.engine.unasked import unasked
from moothall.engine.verdict import LEGAL, NOT_ASKED
from moothall.engine.weighing import brings_nothing, costs_nothing, thrown_away

GUESSES = 2  # at what a seat can't know
LONGEST = 24  # answers that give themselves, at most
FEW = 3  # ways to go on that are foreseen too, where the next question leaves no more


class NotLegal(ValueError):
    """An answer that the rules forbid has no consequences to foresee."""

    def __init__(self, answer: int, number: int, reason: Telling | None) -> None:
        self.number = number  # of the rule
        self.reason = reason  # in the moment's numbers, where that says more than the rule's own sentence
        super().__init__(f"rule {number} forbids answer {answer}")


class Forecast(msgspec.Struct, frozen=True):
    answers: list[int]  # that were asked about, and those that give themselves after them
    will: list[Happening] = []
    may: list[Happening] = []
    revealed: bool = False  # something hidden comes to light on the way
    asked: int | None = None  # who is asked then; None where the game is over
    half_done: bool = False  # the same player is asked then for what completes this move
    # Where the same player must choose among a few: all from the start. What could be answered before as well
    # (an exchange at any time) is no way to go on.
    ways: list["Forecast"] = []
    vain: bool = False  # it costs something and brings nothing, whichever way it goes on
    gift: bool = False  # it brings something and costs nothing
    lost: dict[str, int] = {}  # what it throws away: `{"stone": 2}`


class Beyond(NamedTuple):
    """Where answers lead that are given one after the other."""

    forecast: Forecast
    view: msgspec.Struct | None = None  # the table as it would then be; None where something comes to light
    verdict: list[int] | None = None  # of what the same player is asked then; None where another is


class Foresight:
    """What a seat can foresee from a position."""

    def __init__(self, game: Game, rules: Rules, deck: Deck, state: Records, seat: int) -> None:
        self.game, self.rules, self.deck, self.seat = game, rules, deck, seat
        self._guesses = [self._guess(state, number) for number in range(GUESSES)]
        self._before = [plain(guess[0]) for guess in self._guesses]
        self._open = frozenset(self._legal(self._guesses[0]))

    def _guess(self, state: Records, number: int) -> Records:
        guess, dice = state.copy(), np.zeros(1, Chance.twin)
        dice["seed"] = number + 1
        self.game.conceal(guess[0], self.deck.record[0], self.seat, dice[0])
        return guess

    def all(self) -> dict[int, Forecast]:
        """Of every legal answer; what is lost whatever one answers is nothing to speak of."""
        foreseen = {answer: self._foresee([answer]) for answer in sorted(self._open)}
        least = min((sum(each.lost.values()) for each in foreseen.values()), default=0)
        return {
            answer: replace(each, lost={}) if sum(each.lost.values()) == least else each
            for answer, each in foreseen.items()
        }

    def refusals(self) -> dict[int, Telling]:
        """Why answers are forbidden, where there is more to say than the rule's own sentence."""
        s, told = self._before[0], {}
        for answer, number in enumerate(self._judge(self._guesses[0])):
            if number not in (LEGAL, NOT_ASKED):
                told[answer] = self.game.tell_refusal(s, self.deck, answer, int(number))
        return {answer: telling for answer, telling in told.items() if telling is not None}

    def of(self, answers: Sequence[int]) -> Forecast:
        """Of several answers, one after the other; a NotLegal names the first that the rules forbid."""
        return self.beyond(answers).forecast

    def beyond(self, answers: Sequence[int]) -> Beyond:
        """The same, and where they lead."""
        state = self._guesses[0].copy()
        for answer in answers:
            self._check(state, answer)
            self.rules.apply(state, self.deck.record, answer)
        forecast = self._foresee(answers)
        if self._has_revealed(state):
            return Beyond(forecast)
        verdict = self._judge(state).tolist() if _asked(state) == self.seat else None
        return Beyond(forecast, self.game.view(plain(state[0]), self.deck, self.seat), verdict)

    def _check(self, state: Records, answer: int) -> None:
        number = int(self._judge(state)[answer])
        if _asked(state) == self.seat and number == LEGAL:
            return
        s, told = plain(state[0]), None
        if _asked(state) != self.seat:
            number = self.game.out_of_turn(s, self.deck.printed, answer)
        elif number == NOT_ASKED:
            number = self.game.not_asked(s, self.deck.printed, answer)
        else:
            told = self.game.tell_refusal(s, self.deck, answer, number)
        raise NotLegal(answer, number, told)

    def _foresee(self, answers: Sequence[int]) -> Forecast:
        forecast, state = self._follow(answers)
        ways = [] if forecast.revealed or not forecast.half_done else self._ways(forecast, state)
        return replace(
            forecast,
            ways=ways,
            vain=all(way.vain for way in ways) if ways else forecast.vain,
            lost=thrown_away(forecast.will),
        )

    def _ways(self, forecast: Forecast, state: Records) -> list[Forecast]:
        fresh = [answer for answer in self._legal(state) if answer not in self._open]
        if len(fresh) > FEW:
            return []
        return [self._follow([*forecast.answers, answer])[0] for answer in fresh]

    def _follow(self, answers: Sequence[int]) -> tuple[Forecast, Records]:
        state, given = self._carry_out(self._guesses[0], answers)
        if self._has_revealed(state):
            return self._beyond_a_reveal(given, state), state
        will, half_done = self._happenings(0, state, given[-1]), self._is_half_done(state)
        forecast = Forecast(
            answers=given,
            will=will,
            asked=_asked(state),
            half_done=half_done,
            vain=not half_done
            and brings_nothing(will, self.seat),  # a move half done may bring something yet
            gift=not half_done and costs_nothing(will, self.seat),
        )
        return forecast, state

    def _is_half_done(self, state: Records) -> bool:
        return _asked(state) == self.seat and bool(state[0].agenda.depth > 1)

    def _carry_out(self, guess: Records, answers: Sequence[int]) -> tuple[Records, list[int]]:
        """The answers, and those that give themselves after them as long as nothing comes to light."""
        state, given = guess.copy(), list(answers)
        for answer in answers:
            self.rules.apply(state, self.deck.record, answer)
        while len(given) < len(answers) + LONGEST and _asked(state) == self.seat:
            following = unasked(self.game, plain(state[0]), partial(self._legal, state))
            if following is None or self._has_revealed(state):
                break
            self.rules.apply(state, self.deck.record, following)
            given.append(following)
        return state, given

    def _has_revealed(self, state: Records) -> bool:
        return bool(state[0].chance.reveals != self._before[0].chance.reveals)

    def _beyond_a_reveal(self, answers: list[int], state: Records) -> Forecast:
        """Only what is the same in all guesses is foreseen."""
        certain, ends = [], []
        for number, guess in enumerate(self._guesses):
            until, end = self._watch(guess, answers)
            certain.append(self._happenings(number, until, answers[-1]))
            ends.append(self._happenings(number, end, answers[-1]))
        will = _common(certain)
        may = [happening for happening in _common(ends) if happening not in will]
        half_done = self._is_half_done(state)
        return Forecast(answers, will, may, revealed=True, asked=_asked(state), half_done=half_done)

    def _watch(self, guess: Records, answers: list[int]) -> tuple[Records, Records]:
        """The position when something first comes to light, and the one at the end."""
        state = guess.copy()
        watched = _Watched(state)
        for answer in answers:
            self.game.apply(watched, self.deck.record[0], answer)
        return watched.known(), state

    def _judge(self, state: Records) -> Ints:
        verdict = np.zeros(len(self.game.space), np.int16)
        self.rules.legal(state, self.deck.record, verdict)
        return verdict

    def _legal(self, state: Records) -> list[int]:
        return [int(answer) for answer in np.flatnonzero(self._judge(state) == LEGAL)]

    def _happenings(self, guess: int, after: Records, answer: int) -> list[Happening]:
        return self.game.happenings(self._before[guess], plain(after[0]), self.deck, answer)


def _asked(state: Records) -> int | None:
    seat = int(open_seat(state[0].agenda))
    return None if seat < 0 else seat


def _common(lists: list[list[Happening]]) -> list[Happening]:
    first, *others = lists
    return [happening for happening in first if all(happening in other for other in others)]


class _Watched:
    """A state for interpreted rules that keeps how it was when something hidden first came to light."""

    def __init__(self, state: Records) -> None:
        vars(self)["_state"] = state
        vars(self)["_kept"] = None
        vars(self)["chance"] = _WatchedChance(self, state[0].chance)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._state[0], name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self._state[0], name, value)

    def keep(self) -> None:
        if self._kept is None:
            vars(self)["_kept"] = self._state.copy()

    def known(self) -> Records:
        state: Records = self._state if self._kept is None else self._kept
        return state


class _WatchedChance:
    def __init__(self, watched: _Watched, chance: Chance) -> None:
        vars(self)["_watched"] = watched
        vars(self)["_chance"] = chance

    def __getattr__(self, name: str) -> Any:
        return getattr(self._chance, name)

    def __setattr__(self, name: str, value: Any) -> None:
        if name == "reveals":
            self._watched.keep()
        setattr(self._chance, name, value)
