"""PettingZoo's own tests of our environments, and what they say of a game."""

import random
from typing import Any

import numpy as np
import pytest

pettingzoo = pytest.importorskip("pettingzoo.test", reason="moothall[rl] brings PettingZoo")

from moothall.engine.match import Match  # noqa: E402
from moothall.envs import aec  # noqa: E402
from moothall.games import OWN, find_game  # noqa: E402

# PettingZoo knows by name which environments observe dictionaries, and that nothing is legal at the end.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def settings() -> list[dict[str, Any]]:
    """Every game, number of players and option, each value at least once for each number of players."""
    found = []
    for name in OWN:
        game = find_game(name)
        for players in game.seats:
            values = [option.values_for(players) for option in game.options]
            for turn in range(max(map(len, values), default=1)):
                chosen = {
                    option.name: each[turn % len(each)]
                    for option, each in zip(game.options, values, strict=True)
                }
                found.append({"game": name, "players": players, **chosen})
    return found


@pytest.mark.parametrize("setting", settings(), ids=lambda setting: "-".join(map(str, setting.values())))
def test_pettingzoo_finds_nothing_wrong(setting: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    pettingzoo.api_test(aec.env(**setting), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out
    pettingzoo.seed_test(lambda: aec.env(**setting), num_cycles=10)


def played(env: aec.TableEnv, seed: int) -> list[int]:
    dice = random.Random(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, _, termination, truncation, _ = env.last()
        ended = termination or truncation
        env.step(None if ended else dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        if ended and agent == env.possible_agents[-1]:
            break
    return env.table.actions


@pytest.mark.parametrize("name", OWN)
def test_a_whole_game_is_the_match_of_its_seed_and_answers(name: str) -> None:
    env = aec.env(name, players=3)
    actions = played(env, 5)
    match = Match(find_game(name), {"players": 3}, seed=env.table.seed)
    for action in actions:
        match.play(action)
    assert match.over
    assert match.state.tobytes() == env.table.state.tobytes()
    winners = match.game.result(match.shown(), match.deck).winners
    share = 3 / len(winners) / 2 - 1 / 2  # of all that the others lose, so that nothing is left over
    expected = [share if seat in winners else -1 / 2 for seat in range(3)]
    assert env.table.rewards.tolist() == pytest.approx(expected)


def test_what_an_agent_sees_is_what_its_seat_may_know() -> None:
    env = aec.env("nobility", players=2)
    env.reset(seed=2)
    rules, numbers = env.setting.game, np.zeros(env.setting.game.observation.size, np.int32)
    for seat, agent in enumerate(env.agents):
        rules.observe(env.table.state.view(rules.state.twin)[0], env.setting.deck.record[0], seat, numbers)
        seen = env.observe(agent)
        assert (seen["observation"] == numbers).all()
        assert seen["action_mask"].any() == (agent == env.agent_selection)


def test_a_forbidden_answer_ends_the_game_and_cites_the_rule() -> None:
    env = aec.env("settlement", players=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.argmin(env.observe(agent)["action_mask"])))
    assert env.rewards == {each: -1.0 if each == agent else 0.0 for each in env.agents}
    assert all(env.terminations.values())
    assert env.infos[agent]["refused"].startswith("SET-")


def test_a_game_is_broken_off_after_its_cycles() -> None:
    env = aec.env("guilds", players=2, max_cycles=7)
    assert len(played(env, 1)) == 7
    env.reset(seed=1)
    assert not any(env.truncations.values())


def test_points_can_be_what_counts() -> None:
    env = aec.env("settlement", players=2, reward="points")
    played(env, 3)
    scores = env.setting.game.result(
        env.table.state.view(env.setting.game.state.twin)[0], env.setting.deck
    ).scores
    assert env.table.rewards.tolist() == [scores[0] - scores[1], scores[1] - scores[0]]
