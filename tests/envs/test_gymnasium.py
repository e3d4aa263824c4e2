"""One seat against bots, and thousands of tables at once: as Gymnasium wants them."""

from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium", reason="moothall[rl] brings Gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402

import moothall.envs  # noqa: E402
from moothall.bots import find_bot  # noqa: E402
from moothall.engine.match import Match  # noqa: E402
from moothall.engine.native import native  # noqa: E402
from moothall.envs.vector import TableVectorEnv  # noqa: E402
from moothall.games import OWN, find_game  # noqa: E402
from moothall.games.settlement.game import GAME  # noqa: E402

GAMES = 64


@pytest.mark.parametrize("name", moothall.envs.environment_ids())
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    env = gymnasium.make(name, opponents="random", render_mode="ansi")
    check_env(env.unwrapped, skip_render_check=True)
    assert env.unwrapped.render()


def test_every_game_and_number_of_players_has_an_id() -> None:
    assert len(moothall.envs.environment_ids()) >= sum(len(find_game(name).seats) for name in OWN)
    assert "moothall/Settlement-2p-v1" in gymnasium.registry


def lots(dice: np.random.Generator, mask: Any) -> Any:
    return (dice.random(mask.shape) * mask).argmax(-1)


def test_a_seat_is_played_against_bots_that_search() -> None:
    """The whole game, answer by answer, is that of a match between the same bots."""
    env = gymnasium.make("moothall/Settlement-2p-v1", opponents="thinker:2", seat=1).unwrapped
    dice = np.random.default_rng(1)
    seen, info = env.reset(seed=4)
    bot = find_bot("thinker:2", GAME, env._rivals[0].seed)
    ended = False
    while not ended:
        seen, reward, ended, _, info = env.step(lots(dice, seen["action_mask"]))
    assert info == {"seat": 1}
    match = Match(GAME, {"players": 2}, seed=env.table.seed, rules=native(GAME))
    for action in env.table.actions:
        if match.seat == 0:
            assert bot.answer(match).action == action
        match.play(action)
    assert (reward > 0) == (1 in match.game.result(match.shown(), match.deck).winners)


def test_what_cannot_be_is_said() -> None:
    for wrong, why in (
        ({"opponents": "nobody"}, "no bot called 'nobody'"),
        ({"opponents": ["random"] * 3}, "2 players have 1 opponents"),
        ({"seat": 2}, "one from 0 to 1"),
        ({"reward": "fame"}, "paid for win or points"),
        ({"max_cycles": 0}, "at least 1 answer"),
    ):
        with pytest.raises(ValueError, match=why):
            gymnasium.make("moothall/Settlement-2p-v1", **wrong)
    with pytest.raises(ValueError, match="thinks too long"):
        TableVectorEnv(2, "settlement", players=2, opponents="master")


def test_games_by_the_thousand_are_those_of_a_match() -> None:
    """Each game of a batch, whatever is dealt and answered, is that of a match, and another follows it."""
    env = TableVectorEnv(GAMES, "settlement", players=2, opponents=None, workers=3)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    dice = np.random.default_rng(2)
    seen, infos = env.reset(seed=3)
    batch = env._batch
    rewards, ended, deals = np.zeros(GAMES), np.zeros(GAMES, bool), set()
    matches: list[Match] = []
    for _ in range(150):
        for number in np.flatnonzero(ended) if matches else range(GAMES):
            match = Match(
                GAME, {"players": 2}, seed=int(batch.states["chance"]["seed"][number]), rules=native(GAME)
            )
            deals.add(match.seed)
            assert rewards[number] == 0
            matches[number : number + 1] = [match]
        for number, match in enumerate(matches):
            assert match.state.tobytes() == batch.states[number : number + 1].tobytes()
            assert match.over or infos["seat"][number] == match.seat
            assert np.flatnonzero(seen["action_mask"][number]).tolist() == (
                [] if match.over else match.legal()
            )
        over = np.array([match.over for match in matches])
        actions = lots(dice, seen["action_mask"])
        seen, rewards, ended_now, truncated, infos = env.step(actions)
        for number, match in enumerate(matches):
            if not over[number]:
                match.play(int(actions[number]))
        ended = over
        assert not truncated.any()
        assert (ended_now == np.array([match.over for match in matches]) & ~over).all()
    assert len(deals) > GAMES  # some ended, and no deal came twice
    env.close()


def test_games_by_the_thousand_depend_on_the_seed_alone() -> None:
    seen = []
    for workers in (1, 4):
        env = TableVectorEnv(GAMES, "settlement", players=2, opponents="greedy", workers=workers)
        dice = np.random.default_rng(5)
        observation, _ = env.reset(seed=6)
        for _ in range(80):
            observation, rewards, *_ = env.step(lots(dice, observation["action_mask"]))
            seen.append((observation["observation"].tobytes(), rewards.tobytes()))
        env.close()
    assert seen[:80] == seen[80:]
    assert any(np.frombuffer(rewards, np.float32).any() for _, rewards in seen)


def test_forbidden_and_endless_games_end() -> None:
    env = TableVectorEnv(2, "settlement", players=2, opponents="random", max_cycles=3, seat=0, workers=1)
    seen, _ = env.reset(seed=1)
    legal = seen["action_mask"].argmax(1)
    seen, rewards, terminated, truncated, _ = env.step(np.array([legal[0], len(GAME.space)]))
    assert (terminated.tolist(), rewards.tolist()) == ([False, True], [0, -1])
    ends = []
    for _ in range(3):
        seen, rewards, terminated, truncated, _ = env.step(seen["action_mask"].argmax(1))
        ends.append(truncated.tolist())
    assert ends == [[False, False], [True, False], [False, False]]
    # The second was dealt anew, a step later than the first began.
    assert env.step(seen["action_mask"].argmax(1))[3].tolist() == [False, True]
