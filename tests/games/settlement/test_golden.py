"""Recorded games end as they always have, interpreted and native."""

import pytest

from moothall.engine.match import Match, verify
from moothall.engine.native import native
from moothall.games import find_game
from tests.golden.record import ending_of, endings, saved_game
from tests.golden.settlement import WANTED

ENDINGS = endings("settlement")


def replayed(name: str, *, natively: bool) -> Match:
    """Played again from the first answer on, without help from the stored positions."""
    saved = Match.load(saved_game("settlement", name), find_game)
    rules = native(saved.game) if natively else None
    match = Match(saved.game, saved.options, seed=saved.seed, deck=saved.deck, rules=rules)
    for action in saved.actions:
        match.play(action)
    return match


@pytest.mark.parametrize("natively", [False, True], ids=["interpreted", "native"])
@pytest.mark.parametrize("name", ENDINGS)
def test_a_recorded_game_ends_as_it_did(name: str, natively: bool) -> None:
    match = replayed(name, natively=natively)
    assert match.over
    assert ending_of(match) == ENDINGS[name]


@pytest.mark.parametrize("name", ENDINGS)
def test_a_recorded_game_verifies(name: str) -> None:
    verified = verify(saved_game("settlement", name), find_game)
    assert verified.holds
    assert verified.result == ENDINGS[name].result


@pytest.mark.rule("SET-213", "SET-214", "SET-215", "SET-224", "SET-303")
@pytest.mark.parametrize("name", WANTED)
def test_each_ending_is_the_kind_it_was_kept_for(name: str) -> None:
    wanted = WANTED[name]
    match = replayed(name, natively=True)
    assert match.players == wanted.players
    assert wanted.is_it(match)


def test_every_number_of_players_is_kept() -> None:
    assert {len(ending.result.scores) for ending in ENDINGS.values()} == {1, 2, 3, 4}
