"""Who may know what (SET-044): only the order of what lies face down is secret, and it stays so."""

from collections import defaultdict
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
import numpy as np
import pytest

from moothall.engine.agenda import open_stage
from moothall.engine.questions import FIRST_WORK
from moothall.engine.record import Ints, Records
from moothall.games.settlement import cards
from moothall.games.settlement.game import GAME
from moothall.games.settlement.state import NOTHING
from tests.games.secrets import ORDERS, SPECTATOR, KeptSecrets, Witness, deviation, one
from tests.games.settlement.walks import WEIGHTS, walk
from tests.walks import Walk

WITNESS = Witness(GAME)
record, observation, view = WITNESS.record, WITNESS.observation, WITNESS.view
PLAYERS = (1, 2, 3, 4)
SECRET = ("landscape_stack", "building_stack", "hero_deck", "artifact_stack")


@pytest.mark.rule("SET-044", "SET-159")
class TestSecrets(KeptSecrets):
    witness, variants, secret = WITNESS, [(players,) for players in PLAYERS], SECRET
    observed, unobserved = (4,), r"players\[\d\]\.artifact"  # where the artifacts are says it

    def walks(self, variant: tuple[int]) -> list[Walk]:
        return [walk(*variant, seed, kind) for seed in range(3) for kind in WEIGHTS]

    def change_secrets(self, s: Any, seat: int, dice: np.random.Generator) -> None:
        for row in range(3):
            dice.shuffle(s.landscape_stack[row, : s.landscapes_left[row]])
        hidden = [(stack, i) for stack in range(3) for i in range(s.buildings_left[stack])]
        tiles = dice.permutation([int(s.building_stack[place]) for place in hidden])
        for place, tile in zip(hidden, tiles, strict=True):
            s.building_stack[place] = tile
        dice.shuffle(s.hero_deck[: s.heroes_left])
        dice.shuffle(s.artifact_stack[: s.artifacts_left])


@cache
def positions(players: int) -> list[Records]:
    return [moment.true for moment in TestSecrets().moments((players,)) if moment.seat == 0]


@pytest.mark.parametrize("players", PLAYERS)
def test_neither_view_nor_observation_gives_the_seed_away(players: int) -> None:
    seats = range(players)
    for true in positions(players):
        state = true.copy()
        record(state).chance.seed = 12_345_678_901_234_567_890
        shown = [msgspec.json.encode(view(state, seat)) for seat in (*seats, SPECTATOR)]
        assert not any(b"1234567890" in each for each in shown)
        observed = [observation(state, seat) for seat in seats]
        record(state).chance.seed, record(state).chance.drawn = 3, 9
        assert observed == [observation(state, seat) for seat in seats]
        assert shown == [msgspec.json.encode(view(state, seat)) for seat in (*seats, SPECTATOR)]


# Evenly.


@pytest.fixture(scope="module")
def orders() -> dict[str, Ints]:
    """Which of the 24 orders each hidden pile of four got, in many concealments of one table."""
    state = positions(1)[0].copy()
    s = record(state)
    s.landscapes_left[:] = 4
    s.buildings_left[:] = 2, 1, 1
    s.heroes_left = s.artifacts_left = 4
    for field in SECRET:
        s[field][...] = NOTHING
    s.landscape_stack[:, :4] = s.hero_deck[:4] = s.artifact_stack[:4] = range(4)
    s.building_stack[0, :2], s.building_stack[1, 0], s.building_stack[2, 0] = (0, 1), 2, 3
    concealments = WITNESS.conceal_often(state)
    stacks = concealments["building_stack"]
    piles = {f"landscapes {row}": concealments["landscape_stack"][:, row, :4] for row in range(3)} | {
        "buildings": np.stack([stacks[:, 0, 0], stacks[:, 0, 1], stacks[:, 1, 0], stacks[:, 2, 0]], axis=1),
        "heroes": concealments["hero_deck"][:, :4],
        "artifacts": concealments["artifact_stack"][:, :4],
    }
    return {
        what: np.array([ORDERS.index(tuple(order)) for order in pile.tolist()])
        for what, pile in piles.items()
    }


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
    shown: Any = msgspec.to_builtins(view(state, seat))
    tiles = cards.components(WITNESS.deck).landscapes
    if drawn := shown["command"]["landscape"]:
        shown["command"]["landscape"] = (tiles[drawn].resource, tiles[drawn].colour)
    for board in shown["boards"]:
        for landscape in board["wilderness"]:
            if landscape:
                del landscape["tile"]
    return msgspec.json.encode(shown)


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
    shown = [shown_without_tile_numbers(state, 0) for state in states]
    observed = [observation(state, 0) for state in states]
    changes = 0
    for _ in range(4000):
        number, way = int(dice.integers(len(states))), public[dice.integers(len(public))]
        state, source = states[number].copy(), states[dice.integers(len(states))]
        *steps, last = way
        at(record(state), tuple(steps))[last] = at(record(source), way)
        is_at_rest = open_stage(record(state).agenda) < FIRST_WORK  # else nobody is there to look
        if is_at_rest and state.tobytes() != states[number].tobytes():
            if shown_without_tile_numbers(state, 0) != shown[number]:
                changes += 1
                assert observation(state, 0) != observed[number], way
    assert changes > 200


def test_the_observer_sits_first() -> None:
    """Seats are counted from the observer's, so that an agent plays alike in every seat."""
    for state in positions(3):
        supplies = [record(state).players[seat].supply.tolist() for seat in range(3)]
        for seat in range(3):
            numbers = observation(state, seat)
            boards = [numbers[GAME.observation[f"{step}.supply"]] for step in range(4)]
            assert boards == [*supplies[seat:], *supplies[:seat], [0] * 6]
