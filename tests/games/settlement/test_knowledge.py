"""Who may know what (SET-044): only the order of what lies face down is secret, and it stays so."""

from collections import Counter, defaultdict
from functools import cache
from itertools import pairwise, permutations
from math import sqrt
from typing import Any

import msgspec
import numpy as np
import pytest

from moothall.engine.chance import Chance, draw
from moothall.engine.record import Ints, Records, plain
from moothall.engine.rule import compiler
from moothall.games.settlement.game import GAME
from moothall.games.settlement.laws import broken_law
from moothall.games.settlement.state import NOTHING
from tests.games.settlement.walks import WEIGHTS, walk

DECK = GAME.read_deck()
SPECTATOR = None
PLAYERS = (1, 2, 3, 4)
SECRET = ("landscape_stack", "building_stack", "hero_deck", "artifact_stack")


@cache
def positions(players: int, each: int = 3) -> Records:
    """A few positions of each of some walks, early and late."""
    dice = np.random.default_rng(players)
    found = []
    for kind in WEIGHTS:
        for seed in range(6):
            states = walk(players, seed, kind).states
            found.append(states[np.sort(dice.choice(len(states), each, replace=False))])
    return np.concatenate(found)


def seats(players: int) -> list[int | None]:
    return [*range(players), SPECTATOR]


def record(state: Records) -> Any:
    return state.view(GAME.state.twin)[0]


def one(states: Records, number: int) -> Records:
    return states[number : number + 1].copy()


def concealed(state: Records, seat: int | None, seed: int) -> Records:
    """What search plays on: a table that this seat, or a spectator, can't tell from the true one."""
    dice = Chance.blank()
    dice.seed = 1_000_000 + seed  # never the seed of the walk: its dice would shuffle as its set-up did
    state = state.copy()
    GAME.conceal(record(state), DECK.record[0], -1 if seat is None else seat, dice)
    return state


def with_other_secrets(state: Records, dice: np.random.Generator) -> Records:
    """Any other order of what lies face down, and any other generator, made without `conceal`."""
    state = state.copy()
    s = record(state)
    for row in range(3):
        dice.shuffle(s.landscape_stack[row, : s.landscapes_left[row]])
    hidden = [(stack, i) for stack in range(3) for i in range(s.buildings_left[stack])]
    tiles = dice.permutation([int(s.building_stack[place]) for place in hidden])
    for place, tile in zip(hidden, tiles, strict=True):
        s.building_stack[place] = tile
    dice.shuffle(s.hero_deck[: s.heroes_left])
    dice.shuffle(s.artifact_stack[: s.artifacts_left])
    s.chance.seed = dice.integers(1 << 63)
    s.chance.drawn = dice.integers(1 << 40)
    return state


def observation(state: Records, seat: int) -> list[int]:
    numbers: Ints = np.full(GAME.observation, -99, np.int16)
    GAME.observe(record(state), DECK.record[0], seat, numbers)
    return [int(number) for number in numbers]


def seen(state: Records, seat: int | None) -> bytes:
    """All that a seat is shown and told, and may do."""
    s = plain(record(state))
    verdict = np.zeros(len(GAME.space), np.int16)
    GAME.legal(record(state), DECK.record[0], verdict)
    told = [GAME.tell_action(s, DECK, action) for action in range(len(GAME.space))]
    observed = observation(state, 0 if seat is None else seat)
    shown = GAME.view(s, DECK, seat)
    return msgspec.json.encode((shown, observed, verdict.tolist(), GAME.tell_question(s, DECK), told))


# Secrets don't show.


@pytest.mark.rule("SET-044", "SET-159")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_a_seat_cannot_know_changes_nothing_for_it(players: int) -> None:
    dice = np.random.default_rng(7)
    states = positions(players)
    for number in range(len(states)):
        true = one(states, number)
        others = [with_other_secrets(true, dice), concealed(true, SPECTATOR, number)]
        for seat in seats(players):
            expected = seen(true, seat)
            for other in others:
                assert seen(other, seat) == expected, (number, seat)


@pytest.mark.parametrize("players", PLAYERS)
def test_all_secrets_were_changed_somewhere(players: int) -> None:
    """What the test above relies on: its other tables really are others, and real ones."""
    dice = np.random.default_rng(7)
    states = positions(players)
    changed: Counter[str] = Counter()
    for number in range(len(states)):
        true = one(states, number)
        for other in (with_other_secrets(true, dice), concealed(true, SPECTATOR, number)):
            options = GAME.encode_options(GAME.options_from({"players": players}))
            assert broken_law(other, DECK, options) is None
            for field in SECRET:
                changed[field] += bool((true[field] != other[field]).any())
            changed["seed"] += bool(true["chance"]["seed"] != other["chance"]["seed"])
    assert changed["seed"] == 2 * len(states)
    for field in ("landscape_stack", "building_stack", "hero_deck"):
        assert changed[field] == 2 * len(states)
    assert (changed["artifact_stack"] > len(states)) == (players == 1)


@pytest.mark.parametrize("players", PLAYERS)
def test_neither_view_nor_observation_gives_the_seed_away(players: int) -> None:
    states = positions(players)
    for number in range(len(states)):
        state = one(states, number)
        record(state).chance.seed = 12_345_678_901_234_567_890
        shown = [msgspec.json.encode(GAME.view(record(state), DECK, seat)) for seat in seats(players)]
        assert not any(b"1234567890" in view for view in shown)
        before = [observation(state, seat) for seat in range(players)]
        record(state).chance.seed, record(state).chance.drawn = 3, 9
        assert before == [observation(state, seat) for seat in range(players)]
        assert shown == [msgspec.json.encode(GAME.view(record(state), DECK, seat)) for seat in seats(players)]


# Concealing.


@pytest.mark.parametrize("players", PLAYERS)
def test_concealing_leaves_all_that_lies_open(players: int) -> None:
    states = positions(players)
    for number in range(len(states)):
        true = one(states, number)
        for seat in seats(players):
            hidden, shown = concealed(true, seat, 5), true.copy()
            for field in SECRET:
                assert sorted(true[field].flat) == sorted(hidden[field].flat)
                shown[field] = hidden[field]
            for row in range(3):
                assert sorted(true["landscape_stack"][0, row]) == sorted(hidden["landscape_stack"][0, row])
            assert (hidden["chance"]["reveals"] == true["chance"]["reveals"]).all()
            shown["chance"] = hidden["chance"]
            assert shown.tobytes() == hidden.tobytes()


@pytest.mark.parametrize("players", PLAYERS)
def test_not_a_trace_of_the_true_order_is_left(players: int) -> None:
    """Two tables that a seat can't tell apart are concealed into the same one."""
    dice = np.random.default_rng(3)
    states = positions(players)
    for number in range(len(states)):
        true = one(states, number)
        other = with_other_secrets(true, dice)
        for seat in seats(players):
            assert concealed(true, seat, number).tobytes() == concealed(other, seat, number).tobytes()


def test_the_coming_draws_are_others() -> None:
    true = one(positions(2), 0)

    def coming(state: Records) -> tuple[int, ...]:
        chance = record(state.copy()).chance
        return tuple(draw(chance, 1 << 32) for _ in range(8))

    futures = {coming(concealed(true, 0, seed)) for seed in range(50)} | {coming(true)}
    assert len(futures) == 51


def deviation(counts: Ints) -> float:
    """Chi-square of equally likely outcomes, in standard deviations from its mean."""
    expected = counts.sum() / len(counts)
    freedom = len(counts) - 1
    return float((((counts - expected) ** 2 / expected).sum() - freedom) / sqrt(2 * freedom))


ORDERS = {order: number for number, order in enumerate(permutations(range(4)))}
TRIALS = 40_000


@pytest.fixture(scope="module")
def orders() -> dict[str, Ints]:
    """Which of the 24 orders each hidden pile of four got, in many concealments of one table."""
    state = one(positions(1), 0)
    s = record(state)
    s.landscapes_left[:] = 4
    s.buildings_left[:] = 2, 1, 1
    s.heroes_left = s.artifacts_left = 4
    for field in SECRET:
        s[field][...] = NOTHING
    s.landscape_stack[:, :4] = s.hero_deck[:4] = s.artifact_stack[:4] = range(4)
    s.building_stack[0, :2], s.building_stack[1, 0], s.building_stack[2, 0] = (0, 1), 2, 3
    concealments: Records = np.repeat(state.view(GAME.state.layout), TRIALS)
    conceal = GAME.conceal

    @compiler().njit
    def conceal_all(states, deck, dice):
        for number in range(len(states)):
            conceal(states[number], deck[0], 0, dice[0])

    dice = np.zeros(1, Chance.layout)
    conceal_all(concealments, DECK.record.view(GAME.deck.layout), dice)
    stacks = concealments["building_stack"]
    piles = {f"landscapes {row}": concealments["landscape_stack"][:, row, :4] for row in range(3)} | {
        "buildings": np.stack([stacks[:, 0, 0], stacks[:, 0, 1], stacks[:, 1, 0], stacks[:, 2, 0]], axis=1),
        "heroes": concealments["hero_deck"][:, :4],
        "artifacts": concealments["artifact_stack"][:, :4],
    }
    return {what: np.array([ORDERS[tuple(order)] for order in pile.tolist()]) for what, pile in piles.items()}


def test_every_hidden_order_is_equally_likely(orders: dict[str, Ints]) -> None:
    for what, order in orders.items():
        assert deviation(np.bincount(order, minlength=24)) < 5, what


def test_hidden_piles_know_nothing_of_each_other(orders: dict[str, Ints]) -> None:
    for first, second in pairwise(orders):
        both = orders[first] * 24 + orders[second]
        assert deviation(np.bincount(both, minlength=576)) < 5, (first, second)


# Observing: what a person sees, an agent sees.


def shown_without_tile_numbers(state: Records, seat: int) -> bytes:
    """The view; but landscapes that are printed alike are alike."""
    view: Any = msgspec.to_builtins(GAME.view(plain(record(state)), DECK, seat))
    tiles = GAME.components(DECK)["landscapes"]
    if drawn := view["command"]["landscape"]:
        view["command"]["landscape"] = (tiles[drawn]["resource"], tiles[drawn]["colour"])
    for board in view["boards"]:
        for landscape in board["wilderness"]:
            if landscape:
                del landscape["tile"]
    return msgspec.json.encode(view)


@pytest.mark.parametrize("players", PLAYERS)
def test_different_views_are_different_observations(players: int) -> None:
    """Over all positions of some games."""
    views: dict[tuple[int, ...], set[bytes]] = defaultdict(set)
    seat = players - 1
    for seed in range(2):
        states = walk(players, seed, "eager").states
        for number in range(len(states)):
            state = one(states, number)
            views[tuple(observation(state, seat))].add(shown_without_tile_numbers(state, seat))
    assert len(views) > 100
    assert all(len(seen) == 1 for seen in views.values())


def leaves(layout: np.dtype[Any], path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The way to every number of a record."""
    if layout.subdtype is not None:
        base, shape = layout.subdtype
        ways = np.ndindex(*shape)
        return [leaf for way in ways for leaf in leaves(base, (*path, *way))]
    if layout.names is None:
        return [path]
    return [leaf for name in layout.names for leaf in leaves(layout[name], (*path, name))]


def at(record: Any, path: tuple[str | int, ...]) -> Any:
    for step in path:
        record = record[step]
    return record


@pytest.mark.parametrize("players", [1, 4])
def test_whatever_changes_a_view_changes_the_observation(players: int) -> None:
    """One number at a time is taken over from another position.

    Who holds an artifact is said twice, and observed where the other artifacts are.
    """
    dice = np.random.default_rng(11)
    states = positions(players)
    public = [way for way in leaves(GAME.state.layout) if way[0] not in SECRET and way[-1] != "artifact"]
    shown = [shown_without_tile_numbers(one(states, i), 0) for i in range(len(states))]
    observed = [observation(one(states, i), 0) for i in range(len(states))]
    changes = 0
    for _ in range(4000):
        number, way = int(dice.integers(len(states))), public[dice.integers(len(public))]
        state, source = one(states, number), one(states, int(dice.integers(len(states))))
        *steps, last = way
        at(record(state), tuple(steps))[last] = at(record(source), way)
        if state.tobytes() != one(states, number).tobytes():
            if shown_without_tile_numbers(state, 0) != shown[number]:
                changes += 1
                assert observation(state, 0) != observed[number], way
    assert changes > 200


BOARD = 101  # numbers for each of four boards, at the end of an observation


def test_the_observer_sits_first() -> None:
    """Seats are counted from the observer's, so that an agent plays alike in every seat."""
    states = positions(3)
    for number in range(len(states)):
        state = one(states, number)
        supplies = [record(state).players[seat].supply.tolist() for seat in range(3)]
        for seat in range(3):
            numbers = observation(state, seat)
            start = GAME.observation - 4 * BOARD
            boards = [numbers[start + BOARD * i : start + BOARD * i + 6] for i in range(4)]
            assert boards == [*supplies[seat:], *supplies[:seat], [0] * 6]


def test_an_observation_fills_every_number() -> None:
    for players in PLAYERS:
        assert -99 not in observation(one(positions(players), 5), 0)
