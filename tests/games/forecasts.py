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

import pytest

from moothall.engine.agenda import open_seat
from moothall.engine.forecast import Forecast, Foresight, NotLegal, _Watched
from moothall.engine.game import Game
from moothall.engine.happening import Happening, told
from moothall.engine.match import Match
from moothall.engine.record import Records, plain
from moothall.engine.rules import Interpreted

Options = dict[str, int | str]
GAMES = 1  # with each choice of options
WHOLE_GAMES = 2  # in which what is told is held against the records
PLIES = 240  # of a game, at most
EVERY = 19  # of its positions is tried, and every new kind of question once


def changes_in(happened: list[Happening]) -> dict[tuple[int, str], int]:
    """What is said that seats have more or less of, by seat and name."""
    changes: Counter[tuple[int, str]] = Counter()
    for telling in told(happened):
        if telling.id == "change-supply":
            for amount in str(telling.values["changes"]).split(","):
                name, count = amount.split("=")
                changes[int(telling.values["seat"]), name] += int(count)
    return {key: count for key, count in changes.items() if count}


class Positions:
    """Of random games: every kind of question, and one position in so many."""

    game: ClassVar[Game]
    tables: ClassVar[list[Options]]
    weights: ClassVar[Mapping[str, float]] = {}  # how often a block is chosen where others could be

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "options" in metafunc.fixturenames:
            metafunc.parametrize("options", self.tables, ids=str)

    def positions(self, options: Options) -> Iterator[Match]:
        for seed in range(GAMES):
            dice, asked = random.Random(seed), set[str]()
            match = Match(self.game, options, seed=seed)
            for ply in range(PLIES):
                if match.over:
                    break
                automata = self.game.automata(match.options)
                if (ply % EVERY == 0 or match.stage not in asked) and match.seat not in automata:
                    asked.add(match.stage)
                    yield match
                match.play(self.choice(match, dice))

    def choice(self, match: Match, dice: random.Random) -> int:
        legal = match.legal()
        return dice.choices(legal, [self.weights.get(self.game.space.decode(a).name, 1) for a in legal])[0]

    def foresight(self, match: Match) -> Foresight:
        assert match.seat is not None
        return Foresight(self.game, Interpreted(self.game), match.deck, match.state, match.seat)


class KeptForecasts(Positions, ABC):
    """Whatever a forecast says with *will* happens; where nothing comes to light, it says all that does."""

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
                said = {key: count for key, count in changes_in(happened).items() if key in now}
                assert said == changes, (seed, match.ply)

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
