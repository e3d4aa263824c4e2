"""The worked example learns: a few updates change the agent towards what paid off."""

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="moothall[train] brings PyTorch")
pytest.importorskip("gymnasium", reason="moothall[rl] brings Gymnasium")

from moothall.envs import ppo  # noqa: E402
from moothall.envs.rollout import Played  # noqa: E402
from moothall.envs.setting import Setting  # noqa: E402

PLAN = ppo.Plan(
    games=16, steps=24, updates=3, part=128, width=16, rivals="random", judged=2, trials=16, workers=1
)


def test_a_few_updates_and_a_few_more(tmp_path: Path) -> None:
    course = ppo.Course(PLAN, tmp_path)
    course.go_on()
    again = ppo.Course(PLAN._replace(updates=4), tmp_path)
    assert again.reports == course.reports
    again.go_on()
    assert [report.answers for report in again.reports] == [384, 768, 1152, 1536]
    assert [report.share is not None for report in again.reports] == [False, True, True, True]
    assert sum(report.games for report in again.reports) > 16
    assert all(0 <= (report.share or 0) <= 1 for report in again.reports)


def test_the_next_rival_comes_when_one_is_beaten(tmp_path: Path) -> None:
    course = ppo.Course(PLAN._replace(rivals="random,hasty", ready=0.0), tmp_path)
    course.go_on()
    assert [report.rival for report in course.reports] == ["random", "hasty", "hasty"]


@pytest.fixture
def agent() -> ppo.Agent:
    torch.manual_seed(1)
    return ppo.Agent(Setting(PLAN.game, {"players": PLAN.players}), PLAN.width)


@pytest.fixture
def played(agent: ppo.Agent) -> Played:
    return ppo.sit_down(PLAN, "random", PLAN.games, 1).play(agent.decide, PLAN.steps)


def test_what_is_forbidden_has_no_chance(agent: ppo.Agent, played: Played) -> None:
    chances, _ = agent(torch.from_numpy(played.features[5]), torch.from_numpy(played.mask[5]))
    shares = chances.exp().detach().numpy()
    assert not shares[~played.mask[5]].any()
    assert np.allclose(shares.sum(1), 1, atol=1e-5)
    kept = np.take_along_axis(chances.detach().numpy(), played.action[5][:, None], 1).squeeze(1)
    assert np.allclose(kept, played.chance[5], atol=0.01)


def test_what_turned_out_better_becomes_more_likely(agent: ppo.Agent, played: Played) -> None:
    step, game = np.argwhere(played.chosen)[0]
    wanted = played.action[step, game]
    advantage = np.where(played.action == wanted, 1.0, -1.0).astype(np.float32)

    def likely() -> float:
        seen = torch.from_numpy(played.features[step]), torch.from_numpy(played.mask[step])
        return float(agent(*seen)[0][game, wanted].item())

    before, optimiser = likely(), torch.optim.Adam(agent.parameters(), 0.01)
    for _ in range(5):
        ppo.learn(agent, played, advantage, PLAN, optimiser)
    assert likely() > before


def test_who_never_comes_to_an_end_has_lost(agent: ppo.Agent, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ppo, "LONGEST", 3)
    assert ppo.judge(agent, PLAN, 8, 1) == 0


def test_the_curve_is_drawn(tmp_path: Path) -> None:
    reports = [
        ppo.Report(update, 1000 * update, "random", 10, 0.5, 0.0, 1.0, 1.0, share=update / 4)
        for update in range(1, 4)
    ]
    ppo.draw_curve(reports, PLAN, tmp_path / "curve.svg")
    assert "judged against random" in (tmp_path / "curve.svg").read_text("utf-8")
