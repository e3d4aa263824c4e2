"""A worked example that learns: masked PPO, from nothing to beating `greedy` in two-player Settlement.

    python -m moothall.envs.ppo --out agent

An agent is a small network: what a seat may know goes in, how likely each legal answer is and what the game
is worth come out. Games by the hundred are played against bots in compiled code; after every so many steps
the network is changed a little towards the answers that turned out better than expected (Schulman and others,
2017). Answers that the rules forbid have no chance, in playing as in learning.

Points are rare in random play, and what `greedy` makes of its own game would drown them: the first opponent
is `random`, and the next one comes when that one is beaten.

What is played is gathered in `rollout`, without a framework; here is what needs PyTorch: `pip install
moothall[train,rl]`. It computes on a GPU where there is one. Broken off, the same command goes on.
"""

import argparse
import math
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import torch
from torch import nn
from torch.nn.functional import linear, mse_loss

from moothall.envs.features import Features
from moothall.envs.rollout import Played, Player, advantages
from moothall.envs.setting import Setting
from moothall.envs.vector import TableVectorEnv
from moothall.games import find_game
from moothall.lab import plots
from moothall.lab.simulate import wilson

NEVER = -1e9
HALF = torch.bfloat16
FINAL = 4000  # games, by which an agent is judged at the end
JUDGED_DEALS = 1 << 20  # seeds from here on are for judging alone
LONGEST = 500  # answers; an agent may exchange goods to and fro for ever


class Plan(NamedTuple):
    """How to learn."""

    game: str = "settlement"
    players: int = 2
    rivals: str = "random,greedy"  # one after the other
    ready: float = 0.9  # the share of wins at which the next one comes
    games: int = 256  # side by side
    steps: int = 64  # of each between two updates
    updates: int = 400
    passes: int = 3  # over what was played
    part: int = 2048  # decisions of a pass that are learned from together
    rate: float = 1e-3  # of learning, at first
    clip: float = 0.2
    discount: float = 1.0
    trace: float = 0.97  # of advantages, back in time
    curiosity: float = 0.01
    width: int = 128
    scale: float = 10.0  # points that count as 1
    judged: int = 20  # every so many updates the agent is judged,
    trials: int = 500  # in so many games against the last rival
    seed: int = 1
    workers: int = 0  # cores that games are played on; 0 for all


class Report(msgspec.Struct):
    """What an update found: of the games that ended since the last one."""

    update: int
    answers: int  # of the agent, in all
    rival: str
    games: int
    won: float  # share; a tie counts half
    points: float  # beyond the rival's
    undecided: float  # nats
    seconds: float
    share: float | None = None  # won against the last rival, where the agent was judged


class Agent(nn.Module):  # type: ignore[misc]  # PyTorch's types are left out
    def __init__(self, setting: Setting, width: int) -> None:
        super().__init__()
        self.sums = nn.Linear(len(Features(setting)), width)
        self.body = nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.answers, self.value = nn.Linear(width, len(setting.game.space)), nn.Linear(width, 1)
        nn.init.normal_(self.answers.weight, std=0.01)  # at first all answers are about as likely

    def forward(self, features: Any, mask: Any) -> tuple[Any, Any]:
        """The logarithm of each answer's chance, and what the position is worth."""
        # Ones and zeros lose nothing by half the precision, and most of the work is here.
        sums = linear(features.to(HALF), self.sums.weight.to(HALF)).float() + self.sums.bias
        body = self.body(sums)
        chances = self.answers(body).masked_fill(~mask, NEVER).log_softmax(1)
        return chances, self.value(body).squeeze(1)

    @property
    def device(self) -> Any:
        return self.value.weight.device

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def decide(self, features: Any, mask: Any) -> tuple[Any, Any, Any]:
        """As `rollout` asks: answers by lot, the logarithms of their chances, and values."""
        chances, value = self(*(torch.from_numpy(each).to(self.device) for each in (features, mask)))
        action = torch.multinomial(chances.exp(), 1)
        chance = chances.gather(1, action)
        return tuple(each.cpu().numpy() for each in (action.squeeze(1), chance.squeeze(1), value))

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def prefer(self, features: Any, mask: Any) -> Any:
        """The answers that it likes best."""
        chances, _ = self(*(torch.from_numpy(each).to(self.device) for each in (features, mask)))
        return chances.argmax(1).cpu().numpy()


def learn(agent: Agent, played: Played, advantage: Any, plan: Plan, optimiser: Any) -> float:
    """One update; how undecided the agent was."""
    chosen = played.chosen
    features, mask, action, chance, gain, target = (
        torch.from_numpy(each[chosen]).to(agent.device)
        for each in (
            played.features, played.mask, played.action, played.chance, advantage, advantage + played.value
        )
    )  # fmt: skip
    features = features.to(HALF)
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    undecided = []
    for _ in range(plan.passes):
        for part in torch.randperm(len(action), device=agent.device).split(plan.part):
            chances, value = agent(features[part], mask[part])
            ratio = (chances.gather(1, action[part, None]).squeeze(1) - chance[part]).exp()
            better = torch.min(ratio * gain[part], ratio.clamp(1 - plan.clip, 1 + plan.clip) * gain[part])
            entropy = -(chances.exp() * chances).sum(1).mean()
            loss = 0.5 * mse_loss(value, target[part]) - better.mean() - plan.curiosity * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimiser.step()
            undecided.append(entropy.item())
    return float(np.mean(undecided))


def sit_down(plan: Plan, rival: str, games: int, seed: int, reward: str = "points") -> Player:
    env = TableVectorEnv(
        games, plan.game, players=plan.players, opponents=rival, reward=reward, max_cycles=LONGEST,
        workers=plan.workers or None, copy=True,
    )  # fmt: skip
    return Player(env, seed, plan.scale)


def judge(agent: Agent, plan: Plan, games: int, seed: int) -> float:
    """The share of so many games against the last rival that it wins by the answers that it likes best.

    Who never comes to an end has lost.
    """
    player = sit_down(plan, plan.rivals.split(",")[-1], games, JUDGED_DEALS + seed, "win")
    paid: Any = np.full(games, np.nan)
    while np.isnan(paid).any():
        reward, terminated = player.answer(agent.prefer(*player.look()))
        first = player.ended & np.isnan(paid)
        paid[first] = np.where(terminated, reward, -1)[first]
    player.env.close()
    return float((paid.mean() + 1) / 2)


class Course:
    """An agent on its way, kept in a folder: whoever breaks it off can go on later."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan, self.file = plan, folder / "agent.pt"
        torch.manual_seed(plan.seed)
        device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        setting = Setting(plan.game, {"players": plan.players})
        self.agent = Agent(setting, plan.width).to(device)
        self.optimiser = torch.optim.Adam(self.agent.parameters(), plan.rate, eps=1e-5)
        self.reports: list[Report] = []
        if self.file.exists():
            stored = torch.load(self.file, map_location=device)
            self.agent.load_state_dict(stored["agent"])
            self.optimiser.load_state_dict(stored["optimiser"])
            self.reports = msgspec.json.decode(stored["reports"], type=list[Report])

    def save(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        stored = {
            "agent": self.agent.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "reports": msgspec.json.encode(self.reports),
        }
        new = self.file.with_suffix(".new")
        torch.save(stored, new)
        new.replace(self.file)

    def go_on(self, seconds: float = math.inf, tell: Callable[[Report], None] = lambda report: None) -> None:
        """To the end of the plan, or for about so long."""
        plan, rivals = self.plan, self.plan.rivals.split(",")
        last = self.reports[-1] if self.reports else None
        rival, player = last.rival if last else rivals[0], None
        before, began = last.seconds if last else 0.0, time.perf_counter()
        for update in range(len(self.reports), plan.updates):
            if time.perf_counter() > began + seconds:
                break
            if player is None:
                player = sit_down(plan, rival, plan.games, plan.seed + update)
            self.optimiser.param_groups[0]["lr"] = plan.rate * (1 - update / plan.updates)
            played = player.play(self.agent.decide, plan.steps)
            undecided = learn(
                self.agent, played, advantages(played, plan.discount, plan.trace), plan, self.optimiser
            )
            points, player.results = np.array(player.results or [0.0]), []
            report = Report(
                update=update,
                answers=(update + 1) * plan.games * plan.steps,
                rival=rival,
                games=len(points),
                won=float(((points > 0) + 0.5 * (points == 0)).mean()),
                points=float(points.mean()),
                undecided=undecided,
                seconds=before + time.perf_counter() - began,
            )
            self.reports.append(report)
            if (update + 1) % plan.judged == 0 or update + 1 == plan.updates:
                report.share = judge(self.agent, plan, plan.trials, plan.seed + update)
                self.save()
            tell(report)
            if report.won >= plan.ready and rival != rivals[-1]:
                player.env.close()
                rival, player = rivals[rivals.index(rival) + 1], None
        self.save()
        if player:
            player.env.close()


def draw_curve(reports: Sequence[Report], plan: Plan, file: Path) -> None:
    """The share of games that the agent won while it learned, and whenever it was judged."""
    won = {
        rival: [(report.answers, report.won) for report in reports if report.rival == rival]
        for rival in plan.rivals.split(",")
    }
    lessons = [
        plots.Lesson(report.answers, report.share, *wilson(report.share * plan.trials, plan.trials))
        for report in reports
        if report.share is not None
    ]
    plots.learning(
        won, lessons, f"{find_game(plan.game).title} for {plan.players}: masked PPO from nothing", file
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game by masked PPO.")
    for name, default in Plan()._asdict().items():
        parser.add_argument(f"--{name}", type=type(default), default=default)
    parser.add_argument("--out", type=Path, default=Path("agent"), help="folder for the agent and its curve")
    parser.add_argument("--seconds", type=float, default=math.inf, help="for now; the same command goes on")
    chosen = vars(parser.parse_args())
    out, seconds = chosen.pop("out"), chosen.pop("seconds")
    plan = Plan(**chosen)

    def tell(report: Report) -> None:
        share = "" if report.share is None else f"  judged {report.share:.1%}"
        print(
            f"{report.update:5}  {report.answers / 1e6:8.2f} M answers  "
            f"{report.rival}: won {report.won:6.1%}  points {report.points:+6.2f}  "
            f"undecided {report.undecided:.2f}  {report.seconds:6.0f} s{share}",
            flush=True,
        )

    course = Course(plan, out)
    course.go_on(seconds, tell)
    draw_curve(course.reports, plan, out / "curve.svg")
    if len(course.reports) == plan.updates:
        share = judge(course.agent, plan, FINAL, plan.seed - 1)
        low, high = wilson(share * FINAL, FINAL)
        print(f"won {share:.1%} ({low:.1%} to {high:.1%}) of {FINAL:,} games against the last rival")


if __name__ == "__main__":
    main()
