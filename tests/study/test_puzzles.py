"""Puzzles: there are enough of them, and each is what it says."""

import pytest

from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.engine.text import Speaker
from moothall.games import OWN, find_game
from moothall.study.make import FAR, searched
from moothall.study.outlook import SUPPLY
from moothall.study.puzzles import Puzzle, explain, puzzles_of


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
def test_what_the_answer_leads_to_is_told(name: str) -> None:
    game, shared = find_game(name), 0
    speaker = Speaker(game, "en", game.read_deck())
    for puzzle in puzzles_of(game).values():
        past = moment_of(puzzle)
        match = Match.resume(game, past.options, None, (0, past.state.tobytes()), [], past.rules)
        told = explain(puzzle, match)
        assert told.line[0] == puzzle.best
        for action in told.line:
            assert match.seat == puzzle.seat
            match.play(action)
        assert all(map(speaker.say, (*told.then, *told.why)))
        assert len(told.then) < len(told.line)
        whose = [telling.values["seat"] for telling in told.why if telling.id == SUPPLY]
        assert len({*whose}) == len(whose), "a seat's gains are told once"
        if puzzle.seat in whose:
            assert whose[0] == puzzle.seat, "one's own come first"
            shared += len(whose) > 1
    assert shared or name == "settlement", "somebody else gains by an answer, too"


@pytest.mark.parametrize("name", OWN)
def test_other_dice_find_the_same_answer(name: str) -> None:
    puzzles = [*puzzles_of(find_game(name)).values()][:3]
    for puzzle in puzzles:
        found = searched(moment_of(puzzle), 8_000, 909)
        assert found[0].action == puzzle.best
