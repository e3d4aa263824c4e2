"""The worked example learns: a few updates change the agent towards what paid off."""

from pathlib import Path

import pytest

torch = pytest.importorskip("torch", reason="moothall[train] brings PyTorch")
pytest.importorskip("gymnasium", reason="moothall[rl] brings Gymnasium")

from moothall.envs import ppo  # noqa: E402
from moothall.envs.rollout import Played, advantages  # noqa: E402
from moothall.envs.setting import Setting  # noqa: E402

PLAN = ppo.Plan(
    games=16,
    steps=24,
    updates=3,
    part=128,
    width=16,
    rivals="random",
    judged=0.0,
    trials=4,
    final=6,
    workers=1,
)
HOST = torch.device("cpu")


def test_a_few_updates_and_a_few_more(tmp_path: Path) -> None:
    """Broken off, the same goes on: from there, and judged at the end once."""
    course = ppo.Course(PLAN, tmp_path)
    course.go_on()
    assert [[judged.games for judged in report.judged] for report in course.reports] == [[4], [4], [6]]
    again = ppo.Course(PLAN._replace(updates=4), tmp_path)
    assert again.reports == course.reports
    again.go_on()
    assert [report.update for report in again.reports] == [0, 1, 2, 3]
    answers = [report.answers for report in again.reports]
    assert answers == sorted(answers)
    assert 3 * 384 < answers[-1] < 4 * 384  # of 384 a time some leave no choice
    assert all(0 <= judged.won <= 1 for report in again.reports for judged in report.judged)
    before = again.reports[:]
    again.go_on()
    assert again.reports == before


def test_time_is_up(tmp_path: Path) -> None:
    course = ppo.Course(PLAN._replace(seconds=0.001), tmp_path)
    course.go_on()
    assert len(course.reports) == 1


@pytest.fixture
def agent() -> ppo.Agent:
    torch.manual_seed(1)
    return ppo.Agent(Setting(PLAN.game, {"players": PLAN.players}), PLAN.width)


@pytest.fixture
def played(agent: ppo.Agent) -> Played:
    played: Played = ppo.sit_down(PLAN, 1, HOST).play(agent.decide, PLAN.steps)
    return played


def test_what_is_forbidden_has_no_chance(agent: ppo.Agent, played: Played) -> None:
    chances = agent(played.numbers[5], played.mask[5])[0].detach()
    shares = chances.exp()
    assert not shares[~played.mask[5]].any()
    assert torch.allclose(shares.sum(1), torch.ones(PLAN.games), atol=1e-5)
    kept = chances.gather(1, played.action[5][:, None]).squeeze(1)
    assert torch.allclose(kept, played.chance[5], atol=0.01)
    assert torch.equal(agent.prefer(played.numbers[5], played.mask[5]), chances.argmax(1))


def test_lots_fall_as_the_chances_say(agent: ppo.Agent, played: Played) -> None:
    with torch.no_grad():
        agent.answers.weight *= 300  # some answers are far more likely than others
    row = played.mask.flatten(0, 1).sum(1).argmax()
    numbers, mask = (each.flatten(0, 1)[row].expand(20_000, -1) for each in (played.numbers, played.mask))
    action, chance, _ = agent.decide(numbers, mask)
    expected = agent(numbers[:1], mask[:1])[0].exp().squeeze(0)
    found = torch.bincount(action, minlength=len(expected)) / len(action)
    assert 0.2 < expected.max() < 0.9
    assert torch.allclose(found, expected, atol=0.02)
    assert torch.allclose(chance.exp(), expected[action], atol=0.01)


def test_a_lesson_is_told_from_whoever_answered(played: Played) -> None:
    """Values and gains are the answering seat's, wherever it sits."""
    lesson = ppo.together([ppo.lesson_of(played, trace=0.9)])
    steps, games = played.chosen.nonzero(as_tuple=True)
    assert len(lesson.action) == len(steps)
    found = advantages(played, 0.9)
    gains = []
    for row, (step, game) in enumerate(zip(steps.tolist(), games.tolist(), strict=True)):
        me = int(played.seat[step, game])
        sums = found[step, game] + played.value[step, game]
        assert torch.allclose(lesson.target[row], torch.stack((sums[me], sums[1 - me])))
        assert lesson.action[row] == played.action[step, game]
        gains.append(found[step, game, me])
    plain = torch.stack(gains)
    assert torch.allclose(lesson.gain, (plain - plain.mean()) / plain.std(), atol=1e-4)
    assert set(played.seat.flatten().tolist()) == {0, 1}


def test_what_is_learned_together_is_weighed_together(played: Played) -> None:
    one = ppo.lesson_of(played, trace=0.9)
    other = one._replace(gain=one.gain + 1)
    both = ppo.together([one, other])
    half = len(one.gain)
    assert torch.equal(both.numbers, torch.cat((one.numbers, one.numbers)))
    assert float(both.gain.mean()) == pytest.approx(0, abs=1e-4)
    assert float(both.gain.std()) == pytest.approx(1, abs=1e-3)
    assert (both.gain[half:] > both.gain[:half]).all()


def test_a_sparring_partner_is_learned_from_too(tmp_path: Path) -> None:
    """Its own answers are none of the agent's."""
    course = ppo.Course(PLAN._replace(sparring="random", rounds=32, updates=1), tmp_path)
    course.go_on()
    assert 384 + 600 < course.reports[0].answers < 384 + 32 * PLAN.steps


def test_kept_without_being_judged(tmp_path: Path) -> None:
    """Whoever is broken off has lost no more than the last stretch, the optimiser's memory or not."""
    lines: list[str] = []

    def break_off(report: ppo.Report, games: int) -> None:
        if games == PLAN.final:
            raise KeyboardInterrupt

    course = ppo.Course(PLAN._replace(judged=1e9, kept=0.0), tmp_path)
    course.judge = break_off  # type: ignore[method-assign]
    with pytest.raises(KeyboardInterrupt):
        course.go_on(lines.append)
    (tmp_path / ppo.OPTIMISER).unlink()
    again = ppo.Course(PLAN, tmp_path)
    assert [report.update for report in again.reports] == [0, 1, 2]
    assert [line.split()[0] for line in lines[-3:]] == ["0", "1", "2"]
    for one, other in zip(course.agent.parameters(), again.agent.parameters(), strict=True):
        assert torch.equal(one, other)


def test_what_turned_out_better_becomes_more_likely(agent: ppo.Agent, played: Played) -> None:
    lesson = ppo.lesson_of(played, PLAN.trace)
    wanted = lesson.action[0]
    lesson = lesson._replace(gain=torch.where(lesson.action == wanted, 1.0, -1.0))

    def likely() -> float:
        return float(agent(lesson.numbers[:1], lesson.mask[:1])[0][0, wanted].item())

    before, optimiser = likely(), torch.optim.Adam(agent.parameters(), 0.01)
    for _ in range(5):
        ppo.learn(agent, lesson, PLAN, 0.0, optimiser)
    assert likely() > before + 0.1


def test_what_a_game_is_worth_is_learned(agent: ppo.Agent, played: Played) -> None:
    lesson = ppo.lesson_of(played, PLAN.trace)
    lesson = lesson._replace(target=torch.tensor([0.5, -0.5]).expand_as(lesson.target))

    def misjudged() -> float:
        value = agent(lesson.numbers, lesson.mask)[1]
        return float((value - lesson.target).square().mean().item())

    before, optimiser = misjudged(), torch.optim.Adam(agent.parameters(), 0.01)
    for _ in range(5):
        ppo.learn(agent, lesson, PLAN, 0.0, optimiser)
    assert misjudged() < before / 4


def test_who_drifts_too_far_stops(agent: ppo.Agent, played: Played) -> None:
    lesson, learned = ppo.lesson_of(played, PLAN.trace), []

    class Counted:
        """An optimiser that changes nothing."""

        def zero_grad(self) -> None:
            agent.zero_grad()

        def step(self) -> None:
            learned.append(1)

    for drift in (-1.0, 1.0):
        ppo.learn(agent, lesson, PLAN._replace(part=1000, drift=drift), 0.0, Counted())
    assert len(learned) == 1 + PLAN.passes


def test_points_are_worth_less_than_a_win() -> None:
    points = torch.tensor([0.0, 1.0, -1.0, 20.0, 40.0, -400.0])
    assert ppo.worth(points, 40.0).tolist() == pytest.approx([0, 0.5125, -0.5125, 0.75, 1, -1])


def test_who_never_comes_to_an_end_has_lost(agent: ppo.Agent, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ppo, "LONGEST", 3)
    assert ppo.judge(agent, PLAN, "random", 8, 1) == ppo.Judged("random", 8, 0.0)


def test_the_curve_is_drawn_of_what_is_stored(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="moothall[plot] brings matplotlib")
    course = ppo.Course(PLAN._replace(rivals="random,greedy"), tmp_path)
    for update in range(1, 4):
        judged = [ppo.Judged(rival, 10, update / 4) for rival in ("random", "greedy")]
        course.reports.append(ppo.Report(update, 1000 * update, 10, 0.5, 0.0, 1.0, 1.0, judged))
    course.save()
    ppo.draw_stored(tmp_path)
    told = (tmp_path / "curve.svg").read_text("utf-8")
    assert "against random" in told
    assert "against greedy" in told
