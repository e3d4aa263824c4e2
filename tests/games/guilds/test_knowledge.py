"""Who may know what: only the order of the deck and of the two room stacks is hidden (GLD-297)."""

from collections import Counter
from functools import cache
from math import sqrt
from typing import Any

import numpy as np
import pytest

from moothall.engine.chance import Chance
from moothall.engine.record import Ints, Records
from moothall.games.guilds.game import GAME
from moothall.games.guilds.state import NOTHING
from tests.games.guilds.table import PRINTED, Table
from tests.games.guilds.walks import VARIANTS, WEIGHTS, walk

PILES = {"character_pile": "characters_left", "small_pile": "smalls_left", "large_pile": "larges_left"}


@cache
def positions(players: int, variant: str) -> Records:
    """A few positions of some walks, from the set-up to the end."""
    dice = np.random.default_rng(players)
    found = []
    for seed, kind in enumerate(WEIGHTS):
        states = walk(players, variant, seed, kind).states
        found.append(states[[0, *dice.choice(len(states) - 1, 5, replace=False), len(states) - 1]])
    return np.concatenate(found)


def record(state: Records) -> Any:
    return state.view(GAME.state.twin)[0]


def concealed(state: Records, seat: int, seed: int) -> Records:
    """What search plays on: a table that this seat can't tell from the true one."""
    dice = Chance.blank()
    dice.seed = 1_000_000 + seed  # never the seed of the walk: its dice would shuffle as its set-up did
    state = state.copy()
    GAME.conceal(record(state), PRINTED, seat, dice)
    return state


def observation(state: Records, seat: int) -> list[int]:
    numbers: Ints = np.full(GAME.observation, -99, np.int32)
    GAME.observe(record(state), PRINTED, seat, numbers)
    return [int(number) for number in numbers]


def verdicts(state: Records) -> list[int]:
    verdict = np.zeros(len(GAME.space), np.int16)
    GAME.legal(record(state), PRINTED, verdict)
    return verdict.tolist()


def with_other_secrets(state: Records, dice: np.random.Generator) -> Records:
    """Another table that looks the same to everybody, made without `conceal`."""
    state = state.copy()
    s = record(state)
    for pile, left in PILES.items():
        s[pile][: s[left]] = dice.permutation(s[pile][: s[left]])
    s.chance.seed = dice.integers(1 << 63)
    s.chance.drawn = dice.integers(1 << 40)
    return state


@pytest.mark.rule("GLD-297")
@pytest.mark.parametrize(("players", "variant"), VARIANTS)
def test_all_see_the_same_whatever_the_secrets_are(players: int, variant: str) -> None:
    dice = np.random.default_rng(7)
    for number in range(len(positions(players, variant))):
        state = positions(players, variant)[number : number + 1]
        other = with_other_secrets(state, dice)
        for seat in range(players):
            seen = observation(state, seat)
            assert min(seen) >= 0
            assert observation(other, seat) == observation(concealed(state, seat, number), seat) == seen
        assert verdicts(other) == verdicts(state)


@pytest.mark.rule("GLD-297")
@pytest.mark.parametrize(("players", "variant"), VARIANTS)
def test_concealing_changes_nothing_but_the_order_of_piles(players: int, variant: str) -> None:
    for number in range(len(positions(players, variant))):
        state = positions(players, variant)[number : number + 1]
        imagined = concealed(state, 0, number)
        for pile, left in PILES.items():
            count = int(state[left][0])
            true, found = state[pile][0], imagined[pile][0]
            assert sorted(true[:count]) == sorted(found[:count])
            assert (found[count:] == NOTHING).all()
            imagined[pile] = true
        imagined["chance"]["seed"] = state["chance"]["seed"]
        imagined["chance"]["drawn"] = state["chance"]["drawn"]
        assert imagined.tobytes() == state.tobytes()


@pytest.mark.rule("GLD-297")
@pytest.mark.parametrize(("players", "variant"), VARIANTS)
def test_concealing_leaves_no_trace_of_the_truth(players: int, variant: str) -> None:
    """The same dice give the same table, whatever the truth was."""
    dice = np.random.default_rng(8)
    for number in range(len(positions(players, variant))):
        state = positions(players, variant)[number : number + 1]
        imagined = concealed(state, 1, 1)
        assert concealed(concealed(state, 1, 2), 1, 1).tobytes() == imagined.tobytes()
        assert concealed(with_other_secrets(state, dice), 1, 1).tobytes() == imagined.tobytes()


@pytest.mark.rule("GLD-037", "GLD-038", "GLD-297")
@pytest.mark.parametrize("pile", PILES)
def test_any_card_of_a_pile_may_be_its_top_each_as_likely(pile: str) -> None:
    state = Table(4).match.state
    left = int(state[PILES[pile]][0])
    drawn = 60 * left
    tops = Counter(int(concealed(state, 0, seed)[pile][0, left - 1]) for seed in range(drawn))
    assert {*tops} == {*(int(card) for card in state[pile][0, :left])}
    assert all(abs(count - 60) < 5 * sqrt(60) for count in tops.values())


def test_an_observation_tells_players_seats_and_places_apart() -> None:
    """The same table from two seats: the same numbers, but for where they are."""
    table = Table(3)
    table.give(silver=7, gold=2, seat=1)
    first, second = observation(table.match.state, 0), observation(table.match.state, 1)
    assert first != second
    assert sum(first[16:]) == sum(second[16:])
    assert (first[5], second[5]) == (0, 2)  # seat 0 starts: two to the left of seat 1
