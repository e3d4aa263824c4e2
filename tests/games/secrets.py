"""What the tests of every game's secrets share: what a seat is shown and told, and what search imagines.

A game's own tests are a class that names what they are about:

    class TestSecrets(KeptSecrets):
        witness, variants, secret = Witness(GAME), VARIANTS, ("deck", "hand")

        def walks(self, variant: Any) -> list[Walk]: ...
        def change_secrets(self, s: Any, seat: int, dice: np.random.Generator) -> None: ...
"""

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import sqrt
from typing import Any, ClassVar, NamedTuple

import msgspec
import numpy as np
import pytest

from moothall.engine.agenda import open_seat
from moothall.engine.chance import Chance, draw
from moothall.engine.game import Game
from moothall.engine.happening import Happening
from moothall.engine.loops import concealing, observing
from moothall.engine.record import Ints, Records, plain
from moothall.engine.verdict import LEGAL, NOT_ASKED
from tests.walks import Walk

SPECTATOR = -1
UNFILLED = -99
TRIALS = 40_000
ORDERS = [*permutations(range(4))]


def one(states: Records, number: int) -> Records:
    return states[number : number + 1].copy()


class Witness:
    """Whoever looks on at a game, from a seat or as a spectator."""

    def __init__(self, game: Game) -> None:
        self.game, self.deck = game, game.read_deck()
        self.printed = self.deck.record[0]

    def record(self, state: Records) -> Any:
        return state.view(self.game.state.twin)[0]

    def concealed(self, state: Records, seat: int, seed: int) -> Records:
        """What search plays on: a table that this seat can't tell from the true one."""
        dice = Chance.blank()
        dice.seed = 1_000_000 + seed  # never the seed of the walk: its dice would shuffle as its set-up did
        state = state.copy()
        self.game.conceal(self.record(state), self.printed, seat, dice)
        return state

    def conceal_often(self, state: Records) -> Records:
        """One table many times, each time concealed from seat 0 with other dice."""
        concealments: Records = np.repeat(state.view(self.game.state.layout), TRIALS)
        printed = self.deck.record.view(self.game.deck.layout)
        concealing(self.game)(concealments, printed, 0, np.zeros(1, Chance.layout))
        return concealments

    def observation(self, state: Records, seat: int) -> list[int]:
        numbers: Ints = np.full(self.game.observation.size, UNFILLED, np.int32)
        self.game.observe(self.record(state), self.printed, seat, numbers)
        return [int(number) for number in numbers]

    def observations(self, states: Records, seat: int) -> Ints:
        """Of many positions, by compiled rules."""
        numbers: Ints = np.full((len(states), self.game.observation.size), UNFILLED, np.int32)
        printed = self.deck.record.view(self.game.deck.layout)
        observing(self.game)(states.view(self.game.state.layout), printed, seat, numbers)
        return numbers

    def view(self, state: Records, seat: int) -> Any:
        return self.game.view(plain(self.record(state)), self.deck, None if seat == SPECTATOR else seat)

    def happenings(self, before: Records, after: Records, action: int) -> list[Happening]:
        was, now = plain(self.record(before)), plain(self.record(after))
        return self.game.happenings(was, now, self.deck, action)

    def seen(self, state: Records, seat: int) -> bytes:
        """All that a seat is shown and told, and may do."""
        s = plain(self.record(state))
        shown: list[Any] = [self.view(state, seat), self.game.tell_question(s, self.deck)]
        if seat != SPECTATOR:
            shown.append(self.observation(state, seat))
        if seat != SPECTATOR and open_seat(s.agenda) == seat:
            verdict = np.zeros(len(self.game.space), np.int16)
            self.game.legal(self.record(state), self.printed, verdict)
            asked = np.flatnonzero(verdict != NOT_ASKED)
            told = [self.game.tell_action(s, self.deck, int(action)) for action in asked]
            refused = np.flatnonzero(verdict > LEGAL)
            why = [self.game.tell_refusal(s, self.deck, int(each), int(verdict[each])) for each in refused]
            shown += [verdict.tolist(), told, why]
        return msgspec.json.encode(shown)


def places_of(layout: np.dtype[Any], path: str = "", start: int = 0) -> Iterator[tuple[str, int]]:
    """Every number of a record: what it is called (`players[1].supply[3]`), and at which byte it begins."""
    if layout.subdtype is not None:
        element, shape = layout.subdtype
        for number, index in enumerate(np.ndindex(shape)):
            where = ", ".join(map(str, index))
            yield from places_of(element, f"{path}[{where}]", start + number * element.itemsize)
    elif layout.names is None:
        yield path, start
    else:
        assert layout.fields is not None
        for name in layout.names:
            inner, offset = layout.fields[name][:2]
            yield from places_of(inner, f"{path}.{name}".lstrip("."), start + offset)


def deviation(counts: Ints) -> float:
    """Chi-square of equally likely outcomes, in standard deviations from its mean."""
    expected = counts.sum() / len(counts)
    freedom = len(counts) - 1
    return float((((counts - expected) ** 2 / expected).sum() - freedom) / sqrt(2 * freedom))


class Moment(NamedTuple):
    walk: Walk
    number: int
    true: Records  # one position
    seat: int


class KeptSecrets(ABC):
    """What a seat can't know changes nothing for it, and what it imagines has no trace of the truth."""

    witness: ClassVar[Witness]
    variants: ClassVar[list[Any]]  # the number of players comes first
    secret: ClassVar[tuple[str, ...]]  # fields that hold what somebody can't know
    spectators: ClassVar[bool] = True  # whether search may be one
    # What lies open and isn't observed by itself, as a pattern of names: other numbers say the same.
    unobserved: ClassVar[str]
    # A variant with an even number of players: whatever seat is turned by one bit is another of them.
    observed: ClassVar[Any]

    @abstractmethod
    def walks(self, variant: Any) -> list[Walk]:
        """Games of this variant."""

    @abstractmethod
    def change_secrets(self, s: Any, seat: int, dice: np.random.Generator) -> None:
        """To any others that look the same to a seat, without `conceal`."""

    def lay_out(self, s: Any) -> None:  # noqa: B027 - most games have nothing to lay out
        """What must lie on the table for a change beside it to be seen."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "variant" in metafunc.fixturenames:
            metafunc.parametrize("variant", self.variants)

    def moments(self, variant: Any) -> Iterator[Moment]:
        """The first, some early and some later positions, and the last, as every seat has them."""
        players, dice = int(variant[0]), np.random.default_rng(variant[0])
        seats = [*range(players), *([SPECTATOR] if self.spectators else [])]
        for walk in self.walks(variant):
            early = dice.choice(5 * players, 3, replace=False)
            later = dice.choice(len(walk.states), 3, replace=False)
            for number in sorted({0, *early.tolist(), *later.tolist(), len(walk.states) - 1}):
                for seat in seats:
                    yield Moment(walk, number, one(walk.states, number), seat)

    def with_other_secrets(self, moment: Moment, dice: np.random.Generator) -> Records:
        state = moment.true.copy()
        s = self.witness.record(state)
        self.change_secrets(s, moment.seat, dice)
        s.chance.seed = dice.integers(1 << 63)
        s.chance.drawn = dice.integers(1 << 40)
        s.chance.key = dice.integers(1 << 31)
        return state

    def test_what_a_seat_cannot_know_changes_nothing_for_it(self, variant: Any) -> None:
        dice, witness = np.random.default_rng(7), self.witness
        for moment in self.moments(variant):
            _, number, true, seat = moment
            other, imagined = self.with_other_secrets(moment, dice), witness.concealed(true, seat, number)
            expected = witness.seen(true, seat)
            assert witness.seen(other, seat) == expected, (number, seat)
            assert witness.seen(imagined, seat) == expected, (number, seat)
            # Two tables that a seat can't tell apart are concealed into the same one.
            assert witness.concealed(other, seat, number).tobytes() == imagined.tobytes(), (number, seat)

    def test_what_everybody_hears_of_an_answer_says_nothing_of_secrets(self, variant: Any) -> None:
        """The same happens, as far as anybody is told, whatever the secrets of both positions are."""
        dice, witness = np.random.default_rng(7), self.witness
        for moment in self.moments(variant):
            walk, number, true, _ = moment
            if number == len(walk.actions):
                continue
            following = moment._replace(true=one(walk.states, number + 1))
            before, after = (self.with_other_secrets(each, dice) for each in (moment, following))
            heard = witness.happenings(true, following.true, int(walk.actions[number]))
            assert witness.happenings(before, after, int(walk.actions[number])) == heard, number

    def test_all_secrets_were_changed_somewhere(self) -> None:
        """What the test above relies on: its other tables really are others."""
        dice, changed = np.random.default_rng(7), Counter[str]()
        for variant in self.variants:
            for moment in self.moments(variant):
                for other in (
                    self.with_other_secrets(moment, dice),
                    self.witness.concealed(moment.true, moment.seat, moment.number),
                ):
                    for field in (*self.secret, "chance"):
                        changed[field] += bool((moment.true[field] != other[field]).any())
        assert all(changed[field] > 50 for field in (*self.secret, "chance")), changed

    def test_concealing_leaves_all_that_lies_open(self, variant: Any) -> None:
        """And what is imagined could be: no law is broken."""
        for walk, _, true, seat in self.moments(variant):
            imagined = self.witness.concealed(true, seat, 5)
            assert walk.broken_law(imagined) is None
            assert (imagined["chance"]["reveals"] == true["chance"]["reveals"]).all()
            for field in (*self.secret, "chance"):
                true[field] = imagined[field]
            assert imagined.tobytes() == true.tobytes()

    def test_the_coming_draws_are_others(self) -> None:
        witness, moment = self.witness, next(self.moments(self.variants[-1]))

        def coming(state: Records) -> tuple[int, ...]:
            chance = witness.record(state.copy()).chance
            return tuple(draw(chance, 1 << 32) for _ in range(8))

        futures = {coming(witness.concealed(moment.true, 0, seed)) for seed in range(50)}
        assert len(futures | {coming(moment.true)}) == 51

    def test_an_observation_fills_every_number_with_what_it_can_be(self, variant: Any) -> None:
        spans = self.witness.game.observation.spans
        low = np.concatenate([np.full(span.count, span.low) for span in spans])
        high = np.concatenate([np.full(span.count, span.high) for span in spans])
        for _, _, true, seat in self.moments(variant):
            if seat != SPECTATOR:
                numbers = np.array(self.witness.observation(true, seat))
                wrong = np.flatnonzero((numbers < low) | (numbers > high))
                names = {span.name for span in spans for i in wrong if 0 <= i - span.first < span.count}
                assert not names, (names, numbers[wrong])
                assert (self.witness.observations(true, seat)[0] == numbers).all()

    def test_who_starts_is_counted_from_the_observer_on(self) -> None:
        """As all seats are, so that an agent plays alike in every seat."""
        starts, players = self.witness.game.observation["starts"], int(self.observed[0])
        asked = 0
        for moment in self.moments(self.observed):
            first = int(self.witness.record(moment.true).start_seat)
            if moment.seat != SPECTATOR and first >= 0:
                asked += 1
                seen = self.witness.observation(moment.true, moment.seat)[starts]
                assert seen == [(first - moment.seat) % players]
        assert asked > 0

    def test_whatever_lies_open_is_observed(self) -> None:
        """A change of any number that is no secret is seen in some position, unless another says the same."""
        open_numbers = [
            (name, byte)
            for name, byte in places_of(self.witness.game.state.layout)
            if name.split("[")[0].split(".")[0] not in (*self.secret, "chance")
            and not re.fullmatch(rf"(agenda|.*_gap).*|{self.unobserved}", name)
            and not any(f"players[{absent}]" in name for absent in range(int(self.observed[0]), 9))
        ]
        unseen = {name for name, _ in open_numbers}
        for moment in self.moments(self.observed):
            if moment.seat == 0:
                self.lay_out(self.witness.record(moment.true))
                changed = np.repeat(moment.true, len(open_numbers))
                rows = changed.view(np.uint8).reshape(len(open_numbers), -1)
                for row, (_, byte) in enumerate(open_numbers):
                    rows[row, byte] ^= 1
                seen = self.witness.observations(changed, 0)
                noticed = (seen != self.witness.observations(moment.true, 0)).any(axis=1)
                unseen -= {name for (name, _), was in zip(open_numbers, noticed, strict=True) if was}
        assert not unseen, sorted(unseen)
