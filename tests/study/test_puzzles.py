"""Puzzles: there are enough of them, and each is what it says."""

import pytest

from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.games import OWN, find_game
from moothall.study.make import FAR, searched
from moothall.study.puzzles import Puzzle, puzzles_of


def moment_of(puzzle: Puzzle) -> Match:
    game = find_game(puzzle.game)
    return puzzle.match(game, native(game))


@pytest.mark.parametrize("name", OWN)
def test_every_puzzle_is_a_moment_of_a_game(name: str) -> None:
    puzzles = puzzles_of(find_game(name))
    assert puzzles
    for puzzle in puzzles.values():
        match = moment_of(puzzle)
        assert match.seat == puzzle.seat
        assert {puzzle.best, puzzle.second} < {*match.legal()}
        assert puzzle.line[0] == puzzle.best
        assert puzzle.gap >= FAR


@pytest.mark.parametrize("name", OWN)
def test_other_dice_find_the_same_answer(name: str) -> None:
    puzzles = [*puzzles_of(find_game(name)).values()][:3]
    for puzzle in puzzles:
        found = searched(moment_of(puzzle), 8_000, 909)
        assert found[0].action == puzzle.best
