"""What every game says of itself, held against how it plays."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from moothall.engine.chance import Chance
from moothall.engine.game import Game
from moothall.engine.match import Match
from moothall.engine.record import Records
from moothall.games import CATALOGUE, find_game

PLIES = 60
EVERY = 5  # of the positions is looked at

SITTINGS = [
    ("settlement", {"players": 2}),
    ("architects", {"players": 2}),
    ("nobility", {"players": 2, "chancery": "off"}),
    ("nobility", {"players": 2, "chancery": "on"}),
    ("guilds", {"players": 2}),
]


def positions(game: Game, options: dict[str, int | str]) -> Iterator[Match]:
    dice, match = random.Random(1), Match(game, options, seed=1)
    for ply in range(PLIES):
        if ply % EVERY == 0:
            yield match
        match.play(dice.choice(match.legal()))


@pytest.mark.parametrize(("name", "options"), SITTINGS, ids=str)
def test_a_curtain_is_for_boards_of_which_others_can_only_guess(
    name: str, options: dict[str, int | str]
) -> None:
    game = find_game(name)
    guessed = [
        own_board(match, match.state) != own_board(match, guess(match)) for match in positions(game, options)
    ]
    assert any(guessed) == game.has_secrets(game.options_from(options))


def guess(match: Match) -> Records:
    """The position as far as the second seat knows it."""
    state, dice = match.state.copy(), np.zeros(1, Chance.twin)
    dice["seed"] = match.ply
    match.game.conceal(state[0], match.deck.record[0], 1, dice[0])
    return state


def own_board(match: Match, state: Records) -> Any:
    """Of the first seat, as it sees it itself."""
    view: Any = match.game.view(state[0], match.deck, 0)
    return view.boards[0]


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_rule_that_says_how_many_may_play_is_in_the_rulebook(name: str) -> None:
    game = find_game(name)
    text = game.rules[game.players_rule].text
    assert str(game.seats[-1]) in text
