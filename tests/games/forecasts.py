"""What the tests of every game's forecasts share: what was said to come about is compared with what does.

A game's own tests are a class that names what they are about:

    class TestForecasts(KeptForecasts):
        game = GAME
        tables: ClassVar[list[Options]] = [{"players": 2}, {"players": 4, "boards": "random"}]
        weights: ClassVar[dict[str, float]] = {"pass_round": 0.05}

        def supply(self, player: Any) -> dict[str, int]:
            return {"gold": player.gold, "wood": player.goods[WOOD]}
"""

import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import numpy as np
import pytest

from moothall.engine.agenda import open_seat
from moothall.engine.chance import Chance
from moothall.engine.forecast import Forecast, Foresight, NotLegal, _Watched
from moothall.engine.game import Game, Telling
from moothall.engine.happening import Happening, told
from moothall.engine.match import Match
from moothall.engine.record import Records, plain
from moothall.engine.rules import Interpreted
from moothall.engine.telling import amounts_in

Options = dict[str, int | str]
GAMES = 1  # with each choice of options
WHOLE_GAMES = 2  # in which what is told is held against the records
PLIES = 240  # of a game, at most
FEW_DEALS, MANY_DEALS = 3, 60  # in which what was foreseen is looked for
OFTEN = 4  # one of so many positions is tried in these
EVERY = 19  # of its positions is tried, and every new kind of question once


class Positions:
    """Of random games: every kind of question, and one position in so many."""

    game: ClassVar[Game]
    tables: ClassVar[list[Options]]
    weights: ClassVar[Mapping[str, float]] = {}  # how often a block is chosen where others could be

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "options" in metafunc.fixturenames:
            metafunc.parametrize("options", self.tables, ids=str)

    def positions(self, options: Options, every: int = EVERY) -> Iterator[Match]:
        for seed in range(GAMES):
            dice, asked = random.Random(seed), set[str]()
            match = Match(self.game, options, seed=seed)
            for ply in range(PLIES):
                if match.over:
                    break
                automata = self.game.automata(match.options)
                if (ply % every == 0 or match.stage not in asked) and match.seat not in automata:
                    asked.add(match.stage)
                    yield match
                match.play(self.choice(match, dice))

    def choice(self, match: Match, dice: random.Random) -> int:
        legal = match.legal()
        return dice.choices(legal, [self.weights.get(self.game.space.decode(a).name, 1) for a in legal])[0]

    def foresight(self, match: Match, state: Records | None = None) -> Foresight:
        assert match.seat is not None
        dealt = match.state if state is None else state
        return Foresight(self.game, Interpreted(self.game), match.deck, dealt, match.seat)


class Deals:
    """What may be hidden from who is asked, in many ways; the first of them is how it is."""

    def __init__(self, game: Game, match: Match) -> None:
        assert match.seat is not None
        self.game, self.deck, self.seat, self.state = game, match.deck, match.seat, match.state
        self._dealt: dict[int, Records] = {0: match.state}

    def after(self, number: int, answers: list[int]) -> tuple[list[Happening], list[Happening]]:
        """What answers bring about in one of them: before something comes to light, and in all."""
        dealt = self.deal(number)
        before, state = plain(dealt[0]), dealt.copy()
        watched = _Watched(state)
        for answer in answers:
            self.game.apply(watched, self.deck.record[0], answer)
        known, end = plain(watched.known()[0]), plain(state[0])
        tell = self.game.happenings
        return tell(before, known, self.deck, answers[-1]), tell(before, end, self.deck, answers[-1])

    def deal(self, number: int) -> Records:
        if number not in self._dealt:
            dealt, dice = self.state.copy(), np.zeros(1, Chance.twin)
            dice["seed"] = 1000 + number  # others than those with which forecasts guess
            self.game.conceal(dealt[0], self.deck.record[0], self.seat, dice[0])
            self._dealt[number] = dealt
        return self._dealt[number]


class KeptForecasts(Positions, ABC):
    """Whatever a forecast says with *will* happens; where nothing comes to light, it says all that does."""

    says_may: ClassVar[bool] = True  # False where nothing follows from what comes to light

    @abstractmethod
    def supply(self, player: Any) -> dict[str, int]:
        """What a player has, by the name under which it is told that there is more of it or less."""

    def test_what_was_said_to_happen_happens(self, options: Options) -> None:
        for match in self.positions(options):
            forecasts = self.foresight(match).all()
            assert sorted(forecasts) == match.legal()
            for forecast in forecasts.values():
                for each in (forecast, *forecast.ways):
                    self.compare(match, each)

    def compare(self, match: Match, forecast: Forecast) -> None:
        until, end = self.carried_out(match, forecast)
        assert bool(end[0].chance.reveals != match.state[0].chance.reveals) == forecast.revealed
        happened = self.happenings(match, until, forecast)
        if forecast.revealed:
            assert [each for each in forecast.will if each not in happened] == [], forecast.answers
        else:
            assert forecast.will == happened, forecast.answers
            assert forecast.asked == (None if open_seat(end[0].agenda) < 0 else open_seat(end[0].agenda))

    def carried_out(self, match: Match, forecast: Forecast) -> tuple[Records, Records]:
        """The true position when something first comes to light, and the one after all answers."""
        state = match.state.copy()
        watched = _Watched(state)
        for answer in forecast.answers:
            self.game.apply(watched, match.deck.record[0], answer)
        return watched.known(), state

    def happenings(self, match: Match, after: Records, forecast: Forecast) -> list[Happening]:
        answer = forecast.answers[-1]
        return self.game.happenings(plain(match.state[0]), plain(after[0]), match.deck, answer)

    def test_what_may_happen_does_in_some_deals_and_what_will_in_all(self) -> None:
        tried, told = 0, 0
        for options in self.tables:
            for match in self.positions(options, every=OFTEN):
                deals, foreseen = Deals(self.game, match), self.foresight(match).all()
                revealing = [each for each in foreseen.values() if each.revealed]
                if revealing:  # whatever is hidden: the same is foreseen
                    assert self.foresight(match, deals.deal(1)).all() == foreseen
                for forecast in revealing:
                    tried, told = tried + 1, told + len(forecast.may)
                    self.compare_with_deals(deals, forecast)
        assert tried, "nothing comes to light: other tables or weights would find something"
        assert bool(told) == self.says_may

    def compare_with_deals(self, deals: "Deals", forecast: Forecast) -> None:
        """Until each *may* has come about, and whatever else did is seen to fail once: what always follows is
        said. And a *will* is one in every deal, which a *may* is in none."""
        missing = list(forecast.may)
        known, happened = deals.after(0, forecast.answers)
        unforeseen = [each for each in known if each not in forecast.will]
        unsaid = [each for each in happened if each not in (*forecast.will, *forecast.may)]
        for number in range(MANY_DEALS):
            if number >= FEW_DEALS and not (missing or unforeseen or unsaid):
                return
            known, happened = deals.after(number, forecast.answers)
            assert [each for each in forecast.will if each not in known] == [], forecast.answers
            assert [each for each in forecast.may if each in known] == [], forecast.answers
            missing = [each for each in missing if each not in happened]
            unforeseen = [each for each in unforeseen if each in known]
            unsaid = [each for each in unsaid if each in happened]
        assert (missing, unforeseen, unsaid) == ([], [], []), forecast.answers

    def test_what_is_told_of_supplies_and_points_is_what_the_records_say(self, options: Options) -> None:
        """Forecasts and log read one list: here it is held against what it was made from."""
        for seed in range(WHOLE_GAMES):
            dice, match = random.Random(seed), Match(self.game, options, seed=seed)
            while not match.over:
                before, had, answer = match.shown(), self.held(match), self.choice(match, dice)
                match.play(answer)
                happened = self.game.happenings(before, match.shown(), match.deck, answer)
                now = self.held(match)
                changes = {key: now[key] - had[key] for key in now if now[key] != had[key]}
                said = {key: count for key, count in self.changes_in(happened).items() if key in now}
                assert said == changes, (seed, match.ply)

    def changes_in(self, happened: list[Happening]) -> dict[tuple[int, str], int]:
        """What is said that seats have more or less of, by seat and name."""
        changes: Counter[tuple[int, str]] = Counter()
        for telling in told(happened):
            for name, count in amounts_in(self.amounts_of(telling)).items():
                changes[int(telling.values["seat"]), name] += count
        return {key: count for key, count in changes.items() if count}

    def amounts_of(self, telling: Telling) -> str:
        """What it says that somebody has more or less of."""
        return str(telling.values["changes"]) if telling.id == "change-supply" else ""

    def held(self, match: Match) -> dict[tuple[int, str], int]:
        """By seat and name; the points are those of the rules, unless they are counted as they come."""
        state, printed, found = match.shown(), match.deck.printed, dict[tuple[int, str], int]()
        for seat in range(state.seats):
            points = {"point": self.game.score(state, printed, seat)}
            for name, count in (points | self.supply(state.players[seat])).items():
                found[seat, name] = int(count)
        return found

    def test_nothing_is_foreseen_of_an_answer_that_the_rules_forbid(self) -> None:
        match = next(self.positions(self.tables[0]))
        forbidden = next(answer for answer in range(len(self.game.space)) if answer not in match.legal())
        with pytest.raises(NotLegal):
            self.foresight(match).of([forbidden])
