"""What an agent learns from, without learning: features, tables of both kinds, games by lot, advantages."""

from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="moothall[train] brings PyTorch")
pytest.importorskip("gymnasium", reason="moothall[rl] brings Gymnasium")

from moothall.bots.search import MOST_FREE  # noqa: E402
from moothall.envs.features import STEPS, Features  # noqa: E402
from moothall.envs.rollout import (  # noqa: E402
    OnADevice,
    OnTheHost,
    Played,
    Player,
    advantages,
    around,
    by_seat,
)
from moothall.envs.setting import Setting  # noqa: E402
from moothall.envs.spaces import MASK, OBSERVATION  # noqa: E402
from moothall.envs.vector import TableVectorEnv  # noqa: E402

GAMES, STEPS_PLAYED, TRACE = 16, 150, 0.8
PLAYERS = 3


def new_env() -> TableVectorEnv:
    return TableVectorEnv(
        GAMES, "settlement", players=PLAYERS, opponents=None, max_cycles=130, workers=1,
        copy=False,
    )  # fmt: skip


class BatchOnTheHost:
    """What `DeviceBatch` shows, and as it shows it: always in the same memory, observations turned."""

    def __init__(self, seed: int) -> None:
        self._env, (seen, infos) = new_env(), (None, None)
        self.setting = self._env.setting
        seen, infos = self._env.reset(seed=seed)
        self._numbers = seen[OBSERVATION].T.copy()
        self.observations, self.masks = self._numbers.T, seen[MASK].copy()
        self.seats, self.rewards = infos["seat"], infos["rewards"]
        self.terminated, self.truncated = np.zeros(GAMES, np.int8), np.zeros(GAMES, np.int8)

    def step(self, answers: Any) -> None:
        seen, _, terminated, truncated, infos = self._env.step(answers.numpy())
        self.observations[:], self.masks[:] = seen[OBSERVATION], seen[MASK]
        self.seats[:], self.rewards[:] = infos["seat"], infos["rewards"]
        self.terminated[:], self.truncated[:] = terminated, truncated


def on_the_host() -> Player:
    return Player(OnTheHost(new_env(), 1, torch.device("cpu")))


def on_a_device() -> Player:
    return Player(OnADevice(BatchOnTheHost(1)))  # type: ignore[arg-type]  # stands for one


def play(player: Player, steps: int = STEPS_PLAYED) -> Played:
    dice = torch.Generator().manual_seed(2)

    def decide(numbers: Any, mask: Any) -> tuple[Any, Any, Any]:
        """By lot; values that tell what they were for."""
        action = (torch.rand(mask.shape, generator=dice) * mask).argmax(1)
        value = numbers[:, None].float().mean(2) + torch.arange(PLAYERS)
        return action, numbers.sum(1).float(), value

    played: Played = player.play(decide, steps)
    return played


@pytest.fixture(scope="module")
def played() -> Played:
    return play(on_the_host())


@pytest.mark.parametrize("game", ["settlement", "architects", "nobility", "guilds"])
def test_features_say_what_the_numbers_say(game: str) -> None:
    """Amounts by the steps that they reach, of things exactly one, of boards where nobody sits nothing."""
    setting = Setting(game, {"players": 2})
    features, dice = Features(setting), np.random.default_rng(3)
    numbers = dice.integers(setting.low, setting.high, (5, len(setting.low)), endpoint=True)
    found = features(torch.from_numpy(numbers.astype(setting.dtype))).numpy()
    assert found.shape == (5, len(features))
    for span in setting.game.observation.spans:
        absent = span.name.startswith(tuple(f"{step}." for step in range(setting.seats, 9)))
        for place in range(span.first, span.first + span.count):
            yes = found[:, features.column.numpy() == place].sum(1)
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


def test_both_kinds_of_tables_play_the_same(played: Played) -> None:
    other = play(on_a_device())
    for name, ours, theirs in zip(Played._fields, played, other, strict=True):
        assert ours.shape == theirs.shape, name
        assert ours.is_contiguous(), name
        assert theirs.is_contiguous(), name
        assert torch.equal(ours, theirs), name


def test_what_was_played_is_what_happened(played: Played) -> None:
    """Compared with the environment itself, answer by answer."""
    env = new_env()
    seen, infos = env.reset(seed=1)
    ended = np.zeros(GAMES, bool)
    broken_off = 0
    for step in range(STEPS_PLAYED):
        assert (played.dealt[step].numpy() == ended).all()
        assert (played.numbers[step].numpy() == seen[OBSERVATION]).all()
        assert not (played.mask[step].numpy() & (seen[MASK] == 0)).any()
        assert (played.seat[step].numpy() == infos["seat"]).all()
        own = played.value[step].gather(1, played.seat[step][:, None]).squeeze(1)
        assert torch.allclose(own, played.numbers[step].float().mean(1))
        seen, _, terminated, truncated, infos = env.step(played.action[step].numpy())
        ended = terminated | truncated
        broken_off += truncated.sum()
        assert (played.ended[step].numpy() == ended).all()
        assert (played.reward[step].numpy() == infos["rewards"]).all()
    assert played.ended.sum() > broken_off > 0


def test_nobody_exchanges_to_and_fro_for_ever() -> None:
    """Whoever would rather exchange than anything else has to stop."""
    player = on_the_host()
    game = player.tables.setting.game
    free = torch.tensor([game.space.decode(each).name in game.free for each in range(len(game.space))])

    def decide(numbers: Any, mask: Any) -> tuple[Any, Any, Any]:
        wish = mask * (1 + torch.rand(mask.shape) + 2 * free)
        return wish.argmax(1), torch.zeros(GAMES), torch.zeros(GAMES, PLAYERS)

    torch.manual_seed(1)
    played = player.play(decide, 300)
    row, longest = torch.zeros(GAMES), 0
    for action, ended in zip(played.action, played.ended, strict=True):
        row = (row + 1) * free[action] * ~ended
        longest = max(longest, int(row.max()))
    assert longest == MOST_FREE


def test_games_dealt_together_are_spread() -> None:
    """After a game's length, about as many end with each answer; only spreading ends any before."""
    player, ends = on_the_host(), []

    def decide(numbers: Any, mask: Any) -> tuple[Any, Any, Any]:
        ends.append(player.ended.sum())
        return mask.int().argmax(1), torch.zeros(GAMES), torch.zeros(GAMES, PLAYERS)

    torch.manual_seed(1)
    player.spread(decide, 8)
    ends.append(player.ended.sum())
    assert sum(ends) == GAMES
    assert 4 < sum(end > 0 for end in ends) <= 8


def test_nothing_is_learned_where_nothing_was_chosen(played: Played) -> None:
    assert not played.chosen[played.dealt].any()
    assert not played.chosen[played.mask.sum(2) == 1].any()
    assert played.chosen[~played.dealt & (played.mask.sum(2) > 1)].all()


def test_values_go_round_the_table() -> None:
    """What is said from a seat on, and the order of seats, there and back."""
    seat, said = torch.tensor([0, 2, 1]), torch.tensor([[1.0, 2, 3], [1, 2, 3], [1, 2, 3]])
    seats = by_seat(said, seat)
    assert seats.tolist() == [[1, 2, 3], [2, 3, 1], [3, 1, 2]]
    assert torch.equal(seats.gather(1, around(seat, 3)), said)


def hand_made(value: list[list[float]], reward: list[list[float]], ended: list[bool]) -> Played:
    """One game of two, step by step."""
    nothing = torch.zeros(len(ended), 1)
    return Played(
        nothing, nothing, nothing, nothing, nothing,
        torch.tensor(value)[:, None], torch.tensor(reward)[:, None], torch.tensor(ended)[:, None], nothing,
    )  # fmt: skip


def test_advantages_by_hand() -> None:
    """Seats 0 and 1 in turn: 0 wins by the second answer, the third deals anew, the fourth goes on."""
    found = advantages(
        hand_made(
            value=[[0.5, -0.5], [0.25, -0.25], [9, 9], [0, 0], [0.5, -0.5]],
            reward=[[0.0, 0.0], [1, -1], [0, 0], [0, 0]],
            ended=[False, True, False, False],
        ),
        trace=0.5,
    ).squeeze(1)
    end, start = 1 - 0.25, 0.25 - 0.5
    assert found[0].tolist() == [start + 0.5 * end, -(start + 0.5 * end)]
    assert found[1].tolist() == [end, -end]
    assert found[3].tolist() == [0.5, -0.5]  # what is expected of the game as it stands now


def test_advantages_are_the_surprises_to_the_end_of_the_game(played: Played) -> None:
    """By their definition, answer by answer: what follows the end of a game is no part of it."""
    found = advantages(played, TRACE)
    for game in range(GAMES):
        for step in range(STEPS_PLAYED):
            expected, weight = torch.zeros(PLAYERS), 1.0
            for later in range(step, STEPS_PLAYED):
                ended = bool(played.ended[later, game])
                coming = played.value[later + 1, game] * (not ended)
                expected += weight * (played.reward[later, game] + coming - played.value[later, game])
                weight *= TRACE
                if ended:
                    break
            assert torch.allclose(found[step, game], expected, atol=1e-3)
