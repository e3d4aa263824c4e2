"""The worked example learns: a few updates change the agent towards what paid off."""

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="moothall[train] brings PyTorch")
pytest.importorskip("gymnasium", reason="moothall[rl] brings Gymnasium")

from moothall.envs import ppo  # noqa: E402

PLAN = ppo.Plan(games=16, steps=24, updates=3, parts=2, width=16, opponent="random")


def test_a_few_updates() -> None:
    agent, reports = ppo.train(PLAN, workers=1)
    assert [report.answers for report in reports] == [384, 768, 1152]
    assert sum(report.games for report in reports) > 16
    assert 0 <= ppo.judge(agent, PLAN, 16, workers=1) <= 1


def test_what_turned_out_better_becomes_more_likely() -> None:
    env = ppo.table(PLAN, 16, "points", workers=1)
    torch.manual_seed(1)
    agent = ppo.Agent(env.setting, 16)
    player = ppo.Player(agent, env, 1, torch.device("cpu"))
    played = player.play(PLAN)
    taken = played.mask.gather(2, played.action[..., None]).squeeze(2)
    assert taken[played.counts].all()  # nothing that the rules forbid
    better = played.counts & (played.action == played.action[0, 0])
    favoured = played._replace(advantage=torch.where(better, 1.0, -1.0))
    before = agent(played.numbers[0], played.mask[0])[0][0, played.action[0, 0]].item()
    for _ in range(5):
        ppo.learn(agent, favoured, PLAN, torch.optim.Adam(agent.parameters(), 0.01))
    assert agent(played.numbers[0], played.mask[0])[0][0, played.action[0, 0]].item() > before


def test_advantages_stop_at_the_end_of_a_game() -> None:
    value, last = torch.zeros(3, 1), torch.tensor([5.0])
    reward, ended = torch.tensor([[0.0], [1.0], [0.0]]), torch.tensor([[False], [True], [False]])
    found = ppo.advantages(value, last, reward, ended, ended, PLAN).squeeze(1).tolist()
    assert np.allclose(found, [PLAN.trace, 1.0, 5.0])
