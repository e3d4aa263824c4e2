"""Recorded games replay to the same bytes and the same result, or their game's version goes up.

`python -m tests.golden.record` records them anew.
"""

import msgspec
import pytest

from moothall.engine.game import Game
from moothall.engine.match import Match, SavedMatch, verify
from moothall.engine.native import native
from moothall.engine.rules import Interpreted, Rules
from tests.golden.record import COOKBOOKS, HOME, expected, saved, sha256, walk_of

GAMES = [(title, name) for title, book in COOKBOOKS.items() for name in sorted(book.recipes)]


def find_game(title: str) -> Game:
    return COOKBOOKS[title].game


def replay(title: str, name: str, rules: Rules) -> Match:
    game = find_game(title)
    file = msgspec.json.decode(saved(title, name), type=SavedMatch)
    deck = None if file.deck_text is None else game.parse_deck(name, file.deck_text)
    seed = None if file.seed is None else int(file.seed)
    match = Match(game, file.options, seed=seed, orders=file.orders, deck=deck, rules=rules)
    for action in file.actions:
        match.play(action)
    return match


@pytest.mark.parametrize("title", COOKBOOKS)
def test_every_recipe_is_recorded_and_nothing_else(title: str) -> None:
    files = {path.name for path in (HOME / title).iterdir()}
    names = COOKBOOKS[title].recipes
    assert files == {f"{name}{end}" for name in names for end in (".json", ".expected.json")}


@pytest.mark.rule("SET-307", "SET-308", "ARC-003", "NOB-448", "GLD-296")
@pytest.mark.parametrize("rules", ["interpreted", "native"])
@pytest.mark.parametrize(("title", "name"), GAMES)
def test_a_golden_game_replays_to_the_same_bytes(title: str, name: str, rules: str) -> None:
    game = find_game(title)
    match = replay(title, name, Interpreted(game) if rules == "interpreted" else native(game))
    assert match.over
    assert sha256(match) == expected(title, name).sha256
    assert match.result() == expected(title, name).result


@pytest.mark.parametrize(("title", "name"), GAMES)
def test_a_golden_game_is_verified_and_loads(title: str, name: str) -> None:
    found = verify(saved(title, name), find_game, native(find_game(title)))
    assert found.holds
    assert found.result == expected(title, name).result
    loaded = Match.load(saved(title, name), find_game)
    assert sha256(loaded) == expected(title, name).sha256


@pytest.mark.parametrize(("title", "name"), GAMES)
def test_a_golden_game_is_what_its_recipe_wants(title: str, name: str) -> None:
    book, result = COOKBOOKS[title], expected(title, name).result
    recipe = book.recipes[name]
    assert len(result.scores) == book.seats_of(recipe)
    assert recipe.wanted(book.standings_of(result))
    assert expected(title, name).about == recipe.about


EVENTFUL = [(title, name) for title, name in GAMES if COOKBOOKS[title].recipes[name].on_the_way]


@pytest.mark.parametrize(("title", "name"), EVENTFUL)
def test_what_a_recipe_wants_on_the_way_happened(title: str, name: str) -> None:
    game, happened = find_game(title), COOKBOOKS[title].recipes[name].on_the_way
    assert happened is not None
    assert happened(walk_of(replay(title, name, native(game))))
