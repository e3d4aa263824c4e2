"""What an agent learns from, without what it learns with: features, games by lot, advantages."""

from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="moothall[rl] brings Gymnasium")

from moothall.envs.features import STEPS, Features
from moothall.envs.rollout import Played, Player, advantages
from moothall.envs.setting import Setting
from moothall.envs.vector import TableVectorEnv

GAMES, STEPS_PLAYED = 16, 120
DISCOUNT, TRACE = 0.9, 0.8


@pytest.fixture(scope="module")
def player() -> Player:
    env = TableVectorEnv(
        GAMES, "settlement", players=2, opponents="random", reward="points", max_cycles=30, workers=1
    )
    return Player(env, seed=1, scale=4.0)


@pytest.fixture(scope="module")
def played(player: Player) -> Played:
    dice = np.random.default_rng(2)

    def decide(features: Any, mask: Any) -> tuple[Any, Any, Any]:
        """By lot; a value that tells which features it was for."""
        assert features.dtype == mask.dtype == bool
        return (dice.random(mask.shape) * mask).argmax(1), np.zeros(len(mask)), features.sum(1).astype(float)

    return player.play(decide, STEPS_PLAYED)


@pytest.mark.parametrize("game", ["settlement", "architects", "nobility", "guilds"])
def test_features_say_what_the_numbers_say(game: str) -> None:
    """Amounts by the steps that they reach, of things exactly one, of boards where nobody sits nothing."""
    setting = Setting(game, {"players": 2})
    features, dice = Features(setting), np.random.default_rng(3)
    numbers = dice.integers(setting.low, setting.high, (5, len(setting.low)), endpoint=True)
    found = features(numbers.astype(setting.dtype))
    assert found.shape == (5, len(features))
    for span in setting.game.observation.spans:
        absent = span.name.startswith(tuple(f"{step}." for step in range(setting.seats, 9)))
        for place in range(span.first, span.first + span.count):
            yes = found[:, features.column == place].sum(1)
            for number, features_of_it in zip(numbers[:, place], yes, strict=True):
                if absent:
                    expected = 0
                elif span.kind == "amount":
                    expected = sum(number >= span.low + step for step in STEPS)
                elif span.kind == "flag":
                    expected = number
                else:
                    expected = int(number >= span.low)
                assert features_of_it == expected, span.name


def test_what_was_played_is_what_happened(player: Player, played: Played) -> None:
    assert played.ended.sum() == len(player.results) > GAMES
    assert played.terminated.any()
    assert (played.ended & ~played.terminated).any()  # some are broken off
    assert not played.reward[~played.ended].any()
    assert sorted(4 * played.reward[played.ended]) == sorted(player.results)
    assert played.value.tolist() == played.features.sum(2).tolist()
    assert (played.dealt[1:] == played.ended[:-1]).all()
    answered = np.take_along_axis(played.mask, played.action[..., None], 2).squeeze(2)
    assert answered[~played.dealt].all()


def test_nothing_is_learned_where_nothing_was_chosen(played: Played) -> None:
    assert not played.chosen[played.dealt].any()
    assert not played.chosen[played.mask.sum(2) == 1].any()
    assert played.chosen[~played.dealt & (played.mask.sum(2) > 1)].all()


def test_advantages_are_the_surprises_to_the_end_of_the_game(played: Played) -> None:
    """By their definition, answer by answer: what follows the end of a game is no part of it."""
    found = advantages(played, DISCOUNT, TRACE)
    values = np.vstack([played.value, played.following])
    for game in range(GAMES):
        for step in range(STEPS_PLAYED):
            expected, weight = 0.0, 1.0
            for later in range(step, STEPS_PLAYED):
                coming = 0.0 if played.terminated[later, game] else DISCOUNT * values[later + 1, game]
                expected += weight * (played.reward[later, game] + coming - values[later, game])
                weight *= DISCOUNT * TRACE
                if played.ended[later, game]:
                    break
            assert found[step, game] == pytest.approx(expected)


def test_without_expectations_an_advantage_is_what_the_game_paid(played: Played) -> None:
    ended_for_good = played._replace(
        value=np.zeros_like(played.value), following=np.zeros_like(played.following)
    )
    found = advantages(ended_for_good, 1.0, 1.0)
    for game in range(GAMES):
        paid = 0.0
        for step in reversed(range(STEPS_PLAYED)):
            if played.ended[step, game]:
                paid = played.reward[step, game]
            assert found[step, game] == pytest.approx(paid)
