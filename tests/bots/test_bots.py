"""What every bot keeps to: the rules, its own dice, and its own side of the table."""

import numpy as np
import pytest

from moothall.bots import CATALOGUE, Bot, find_chooser
from moothall.engine.chance import Chance
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.games.settlement.game import GAME
from tests.games.settlement.walks import walk


def play_along(bots: dict[int, Bot], match: Match) -> list[int]:
    while match.seat is not None:
        match.play(bots[match.seat].choose(match))
    return match.actions


def line_up(name: str, players: int, seed: int) -> dict[int, Bot]:
    return {seat: Bot(name, GAME, seed=100 * seed + seat) for seat in range(players)}


@pytest.mark.parametrize("name", CATALOGUE)
def test_answers_are_legal_in_every_stage(name: str) -> None:
    stages = set()
    for seed in range(12):
        players = 1 + seed % 4
        match, bot = Match(GAME, {"players": players}, seed=seed, rules=native(GAME)), Bot(name, GAME, seed)
        for action in walk(players, seed, "eager").actions:
            stages.add(match.stage)
            assert match.refusal(bot.choose(match)) == 0
            match.play(int(action))
    assert stages == set(GAME.stages) - {"over"}


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_seed_always_plays_alike(name: str) -> None:
    once, again, otherwise = (
        play_along(line_up(name, 3, seed), Match(GAME, {"players": 3}, seed=1, rules=native(GAME)))
        for seed in (1, 1, 2)
    )
    assert once == again
    assert once != otherwise


@pytest.mark.parametrize(("name", "answers"), [("random", 200), ("greedy", 40)])
def test_interpreted_and_native_bots_choose_alike(name: str, answers: int) -> None:
    plain, fast = (Match(GAME, {"players": 2}, seed=4, rules=rules) for rules in (None, native(GAME)))
    plain_bot, fast_bot = Bot(name, GAME, seed=9), Bot(name, GAME, seed=9)
    while plain.ply < answers and not plain.over:
        action = plain_bot.choose(plain)
        assert action == fast_bot.choose(fast)
        plain.play(action)
        fast.play(action)


@pytest.mark.parametrize("name", CATALOGUE)
def test_nothing_hidden_changes_a_choice(name: str) -> None:
    """Whatever the order of the stacks and the generator: with the same dice, the same answers."""
    dice = np.zeros(1, Chance.twin)
    for players, seed in ((1, 1), (2, 2), (4, 3)):
        match = Match(GAME, {"players": players}, seed=seed, rules=native(GAME))
        for ply, action in enumerate(walk(players, seed, "eager").actions):
            if ply % 3:  # a part of the positions will do
                match.play(int(action))
                continue
            assert match.seat is not None
            other = Match(GAME, {"players": players}, seed=seed, rules=native(GAME))
            other.state[:] = match.state
            GAME.conceal(other.state[0], other.deck.record[0], match.seat, dice[0])
            assert Bot(name, GAME, ply).choose(match) == Bot(name, GAME, ply).choose(other)
            match.play(int(action))


@pytest.mark.parametrize("name", CATALOGUE)
def test_choosing_leaves_the_match_as_it_was(name: str) -> None:
    match = Match(GAME, {"players": 2}, seed=3)
    before = match.state.tobytes()
    Bot(name, GAME).choose(match)
    assert match.state.tobytes() == before


def test_there_is_nothing_to_choose_after_the_end() -> None:
    match = Match(GAME, {"players": 1}, seed=3)
    match.state[0].over = 1
    with pytest.raises(ValueError, match="over"):
        Bot("random", GAME).choose(match)


def test_an_unknown_bot_is_named_beside_the_known_ones() -> None:
    with pytest.raises(LookupError, match=r"no bot called 'clever'.*random, greedy"):
        find_chooser("clever", GAME)
