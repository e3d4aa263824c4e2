"""Who may know what: only the order of the deck and of the two room stacks is hidden (GLD-297)."""

from collections import Counter
from math import sqrt
from typing import Any

import numpy as np
import pytest

from moothall.games.guilds.game import GAME
from moothall.games.guilds.state import FREE, PAID, UNPROTECTED
from tests.games.guilds.table import Table
from tests.games.guilds.walks import VARIANTS, WEIGHTS, walk
from tests.games.secrets import KeptSecrets, Witness
from tests.walks import Walk

PILES = {"character_pile": "characters_left", "small_pile": "smalls_left", "large_pile": "larges_left"}
WITNESS = Witness(GAME)
concealed, observation = WITNESS.concealed, WITNESS.observation


@pytest.mark.rule("GLD-297")
class TestSecrets(KeptSecrets):
    witness, variants, secret = WITNESS, VARIANTS, tuple(PILES)
    observed, unobserved = (4, "standard"), "nothing"

    def walks(self, variant: tuple[int, str]) -> list[Walk]:
        return [walk(*variant, seed, kind) for seed, kind in enumerate(WEIGHTS)]

    def change_secrets(self, s: Any, seat: int, dice: np.random.Generator) -> None:
        for pile, left in PILES.items():
            s[pile][: s[left]] = dice.permutation(s[pile][: s[left]])


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
    table.has(silver=7, gold=2, seat=1)
    first, second = observation(table.match.state, 0), observation(table.match.state, 1)
    assert first != second
    boards = GAME.observation["0.silver"].start
    assert sum(first[boards:]) == sum(second[boards:])
    starts = GAME.observation["starts"]
    assert (first[starts], second[starts]) == ([0], [2])  # seat 0 starts: two to the left of seat 1


def test_a_table_turned_by_a_seat_looks_the_same_from_there() -> None:
    """Whose a card or a room is, who starts and who is asked: all is counted from the observer on."""
    seen = []
    for seat in range(3):
        table, left = Table(3, start_seat=seat), (seat + 1) % 3
        table.join("W1", seat=seat)
        table.join("M4", seat=left)
        table.lay("S30", 3, 1, rotation=1, seat=seat)
        table.lay("S07", 2, 2, seat=left)
        seen.append(observation(table.match.state, seat))
    assert seen[0] == seen[1] == seen[2]


def test_where_a_room_lies_and_how_it_is_turned_is_observed() -> None:
    table = Table(2)
    table.lay("S30", 3, 1, rotation=1, seat=0)
    seen = observation(table.match.state, 0)
    for field in ("rooms", "anchors", "rotations"):
        changed = table.match.state.copy()
        changed["players"][field][0, 0, 0] += 1
        assert observation(changed, 0) != seen


def test_a_coin_on_a_room_that_is_kept_is_observed() -> None:
    """Whether somebody paid for it or kept it for nothing."""
    state = Table(2).match.state.copy()
    seen = []
    for protection in (UNPROTECTED, PAID, FREE):
        state["protection"][0, 0] = protection
        seen.append(observation(state, 0))
    assert seen[0] != seen[1] != seen[2] != seen[0]
