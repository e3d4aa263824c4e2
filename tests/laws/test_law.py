"""Laws: how they are enacted, in which order they are asked, and the words that they are made of."""

import numpy as np
import pytest

from moothall.engine.match import Match
from moothall.games.settlement.game import GAME
from tests.laws.law import (
    Bools,
    Laws,
    Positions,
    anywhere,
    are_depths,
    bits,
    blank_seats,
    canonical_agenda,
    first_broken,
    if_so,
    is_stack,
    per_position,
    tally,
    within,
)


def positions(plies: int = 3) -> Positions:
    """The first positions of a game of two, each after one more answer."""
    match = Match(GAME, {"players": 2}, seed=1)
    states = [match.state.copy()]
    for _ in range(plies - 1):
        match.play(match.legal()[0])
        states.append(match.state.copy())
    options = GAME.encode_options(match.options)
    return Positions(np.concatenate(states), match.deck, options)


def test_words_about_whole_positions() -> None:
    truths = np.array(
        [[[True, True], [True, True]], [[True, False], [True, True]], [[False, False], [False, False]]]
    )
    assert per_position(truths).tolist() == [True, False, False]
    assert anywhere(truths).tolist() == [True, True, False]
    so, then = np.array([True, True, False, False]), np.array([True, False, True, False])
    assert if_so(so, then).tolist() == [True, False, True, True]


def test_a_tally_counts_each_number_but_nothing() -> None:
    numbers = np.array([[0, 2, 2, -1], [-1, -1, 1, 0]])
    assert tally(numbers, 3).tolist() == [[1, 0, 2], [1, 1, 0]]
    weights = np.array([[5, 1, 3, 9], [9, 9, 2, 0]])
    assert tally(numbers, 3, weights).tolist() == [[5, 0, 4], [0, 2, 0]]


def test_words_about_piles() -> None:
    pile = np.array([[4, 2, -1], [4, -1, 2], [4, 2, -1], [-1, -1, -1]])
    assert is_stack(pile, np.array([2, 2, 1, 0])).tolist() == [True, False, False, True]
    # Cards 0 to 2 by their depths; 9 is not in the pile.
    depths = np.array([[1, 0, 9], [1, 9, 9], [0, 0, 9], [2, 0, 1]])
    assert are_depths(depths, np.array([2, 1, 1, 3])).tolist() == [True, False, False, True]
    assert bits(np.array([0b101, 0]), 3).tolist() == [[True, False, True], [False] * 3]


def test_the_first_broken_law_is_named_with_its_first_position() -> None:
    laws, asked = Laws(), []

    @laws.enact("all is well")
    def well(p: Positions) -> Bools:
        asked.append("well")
        return np.ones(len(p.states), bool)

    @laws.enact("nobody gets beyond the first position")
    def first(p: Positions) -> Bools:
        asked.append("first")
        return np.asarray(p.everyone == 0)

    @laws.enact("it is never asked, since the one before is broken")
    def never(p: Positions) -> Bools:
        raise AssertionError

    assert first_broken(laws, positions()) == (1, "nobody gets beyond the first position")
    assert asked == ["well", "first"]
    assert first_broken(laws[:1], positions()) is None
    assert [law.holds for law in laws] == [well, first, never]


@pytest.mark.parametrize(("value", "broken"), [(0, False), (3, False), (4, True), (-1, True)])
def test_a_field_stays_within_its_range(value: int, broken: bool) -> None:
    p = positions()
    p.states["players"]["settlers"][2, 1] = value
    p.states["players"]["settlers"][:2] = 1
    p.states["players"]["settlers"][2, 0] = 1
    expected = (2, "players.settlers goes from 0 to 3") if broken else None
    assert first_broken(within({"players.settlers": (0, 3)}), p) == expected


def test_empty_seats_are_blank_and_the_agenda_is_wiped_above_its_top() -> None:
    p = positions()
    assert blank_seats(p).tolist() == canonical_agenda(p).tolist() == [True, True, True]
    p.states["players"]["settlers"][1, 3] = 1
    p.states["agenda"]["questions"]["seat"][2, 9] = 1
    assert blank_seats(p).tolist() == [True, False, True]
    assert canonical_agenda(p).tolist() == [True, True, False]


def test_what_laws_ask_of_positions() -> None:
    p = positions()
    assert p.seats.tolist() == [2, 2, 2]
    assert p.seated.tolist() == [[True, True, False, False]] * 3
    first, turn = GAME.stages.index("first_artifact"), GAME.stages.index("turn")
    assert p.stage.tolist() == [first, first, turn]
    assert p.during(first).tolist() == [True, True, False]
    assert p.seat[0] != p.seat[1]
    assert (p.me == p.players[p.everyone, p.seat]).all()
    things = np.arange(12).reshape(3, 4)
    assert p.at(things, np.array([0, 2, 3])).tolist() == [0, 6, 11]
    assert p.of_asked(np.array([[5, 7], [7, 5], [5, 5]])).tolist() == [5 + 2 * int(p.seat[0] == 1)] * 2 + [5]
    assert p.pending(first).tolist() == [True, True, False]
    assert p.pending(0).tolist() == [False] * 3
    assert p.of_players("artifact")[:, 2:].tolist() == [[-1, -1]] * 3
