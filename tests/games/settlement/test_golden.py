"""Recorded games replay to the same bytes and the same result, or the game's version goes up.

`python -m tests.golden.record` records them anew.
"""

import hashlib
from pathlib import Path

import msgspec
import pytest

from moothall.engine.match import Interpreted, Match, Rules, SavedMatch, verify
from moothall.engine.native import native
from moothall.games import find_game
from moothall.games.settlement.game import GAME
from tests.golden.record import HOME, RECIPES, Expected, standings_of

FOLDER = HOME / "settlement"
NAMES = sorted(RECIPES)


def saved(name: str) -> str:
    return (FOLDER / f"{name}.json").read_text("utf-8")


def expected(name: str) -> Expected:
    return msgspec.json.decode((FOLDER / f"{name}.expected.json").read_bytes(), type=Expected)


def sha256(match: Match) -> str:
    return hashlib.sha256(match.state.tobytes()).hexdigest()


def replay(name: str, rules: Rules) -> Match:
    """From the start, without a look at the snapshots."""
    file = msgspec.json.decode(saved(name), type=SavedMatch)
    deck = None if file.deck_text is None else GAME.parse_deck(name, file.deck_text)
    seed = None if file.seed is None else int(file.seed)
    match = Match(GAME, file.options, seed=seed, orders=file.orders, deck=deck, rules=rules)
    for action in file.actions:
        match.play(action)
    return match


def test_every_recipe_is_recorded_and_nothing_else() -> None:
    files = {path.name for path in Path(FOLDER).iterdir()}
    assert files == {f"{name}{end}" for name in NAMES for end in (".json", ".expected.json")}


@pytest.mark.rule("SET-307", "SET-308")
@pytest.mark.parametrize("rules", ["interpreted", "native"])
@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_replays_to_the_same_bytes(name: str, rules: str) -> None:
    match = replay(name, Interpreted(GAME) if rules == "interpreted" else native(GAME))
    assert match.over
    assert sha256(match) == expected(name).sha256
    assert match.result() == expected(name).result


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_verified_and_loads(name: str) -> None:
    found = verify(saved(name), find_game, native(GAME))
    assert found.holds
    assert found.result == expected(name).result
    loaded = Match.load(saved(name), find_game)
    assert sha256(loaded) == expected(name).sha256
    assert loaded.save() == saved(name).rstrip("\n")


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_what_its_recipe_wants(name: str) -> None:
    result = expected(name).result
    assert len(result.scores) == RECIPES[name].players
    assert RECIPES[name].wanted(standings_of(result))
    assert expected(name).about == RECIPES[name].about


# How the recorded ties were broken, in words of their own.


@pytest.mark.rule("SET-212")
@pytest.mark.parametrize("name", ["two-players", "three-players", "four-players"])
def test_most_points_win(name: str) -> None:
    result = expected(name).result
    assert result.winners == [result.scores.index(max(result.scores))]
    assert result.scores.count(max(result.scores)) == 1


@pytest.mark.rule("SET-213")
def test_gold_breaks_a_tie_before_diamonds_do() -> None:
    result = expected("tie-by-gold").result
    (winner,) = result.winners
    mine, yours = standings_of(result)[winner], standings_of(result)[1 - winner]
    assert mine[0] == yours[0]
    assert mine[1] > yours[1]
    assert mine[2] < yours[2]


@pytest.mark.rule("SET-214")
def test_diamonds_break_a_tie_that_gold_does_not() -> None:
    result = expected("tie-by-diamonds").result
    (winner,) = result.winners
    mine, yours = standings_of(result)[winner], standings_of(result)[1 - winner]
    assert mine[:2] == yours[:2]
    assert mine[2] > yours[2]


@pytest.mark.rule("SET-215")
def test_whoever_is_tied_in_everything_shares_the_victory() -> None:
    assert expected("shared-victory").result.winners == [0, 1]
    result = expected("shared-by-two-of-four").result
    first, second = result.winners
    assert standings_of(result)[first] == standings_of(result)[second] == max(standings_of(result))


@pytest.mark.rule("SET-303")
def test_each_comparison_is_among_those_still_tied() -> None:
    tied = expected("three-tied").result
    (winner,) = tied.winners
    assert len(set(tied.scores)) == 1
    diamonds = [diamond for _, _, diamond in standings_of(tied)]
    assert diamonds[winner] < max(diamonds)
    outsider = expected("rich-outsider").result
    (winner,) = outsider.winners
    gold = [gold for _, gold, _ in standings_of(outsider)]
    assert gold[winner] < max(gold)
    assert outsider.scores[gold.index(max(gold))] < max(outsider.scores)


@pytest.mark.rule("SET-224")
@pytest.mark.parametrize(
    ("rank", "least", "most"),
    [("settler", 0, 50), ("mayor", 51, 75), ("knight", 76, 100), ("lord", 101, 999)],
)
def test_each_rank_was_reached(rank: str, least: int, most: int) -> None:
    result = expected(f"rank-{rank}").result
    assert (result.rank, result.winners) == (rank, [])
    assert least <= result.scores[0] <= most
