"""Recorded games replay to the same bytes and the same result, or their game's version goes up.

`python -m tests.golden.record` records them anew.
"""

import pytest

from moothall.engine.match import Match
from tests.golden.playthrough import position_hash, result_lines
from tests.golden.recipes import RECIPES
from tests.golden.record import HOME, file_of, recorded, start, way

GAMES = [(title, name) for title, recipes in RECIPES.items() for name in recipes]


def test_every_recipe_is_recorded_and_nothing_else() -> None:
    assert {*HOME.glob("*/*.txt")} == {file_of(title, name) for title, name in GAMES}


@pytest.mark.rule("SET-307", "SET-308", "ARC-003", "NOB-448", "GLD-296")
@pytest.mark.parametrize(("title", "name"), GAMES)
def test_a_golden_game_replays_to_the_same_bytes(title: str, name: str) -> None:
    match = replay(title, name)
    assert match.over
    assert result_lines(match.result()) == recorded(title, name).result
    assert RECIPES[title][name].on_the_way(way(match))


def replay(title: str, name: str) -> Match:
    """From the start, interpreted; what is otherwise is said with its line in the file."""
    golden = recorded(title, name)
    match = start(title, RECIPES[title][name], golden.seed)
    assert match.game.version == golden.version
    assert {option: str(value) for option, value in match.options.items()} == golden.options
    for number, answer in enumerate(golden.answers, 1):
        place = f"{file_of(title, name).name}, line {answer.line}"
        assert (match.seat, match.stage) == (answer.seat, answer.stage), place
        match.play(match.game.space.encode(answer.name, **answer.values), answer.seat)
        assert position_hash(match) == golden.hashes.get(number, position_hash(match)), f"after {place}"
    return match
