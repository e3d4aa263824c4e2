"""A worked example that learns: masked PPO, from nothing to beating `greedy` in two-player Settlement.

    python -m moothall.envs.ppo --updates 400 --games 512 --out agent

An agent is a small network: what a seat may know goes in, how likely each legal answer is and what the game
is worth come out. Games by the thousand are played against bots in compiled code; after every so many steps
the network is changed a little towards the answers that turned out better than expected (Schulman and others,
2017).
Answers that the rules forbid have no chance, in playing as in learning.

It needs PyTorch: `pip install moothall[train,rl]`.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import torch
from torch import nn

from moothall.bots.learned import rows_of
from moothall.envs.setting import Setting
from moothall.envs.spaces import MASK, OBSERVATION
from moothall.envs.vector import TableVectorEnv


class Plan(NamedTuple):
    """How to learn. The opponents grow with the agent: whoever never wins learns nothing."""

    game: str = "settlement"
    players: int = 2
    opponent: str = "greedy"
    games: int = 512  # side by side
    steps: int = 64  # of each between two updates
    updates: int = 400
    passes: int = 3  # over what was played
    parts: int = 8  # that a pass is divided into
    rate: float = 5e-4  # of learning, at first
    clip: float = 0.2
    discount: float = 1.0
    trace: float = 0.95  # of advantages, back in time
    curiosity: float = 0.01
    width: int = 256
    scale: float = 20.0  # points that count as 1
    seed: int = 1


class Report(msgspec.Struct):
    """What an update found: of the games that ended since the last one."""

    update: int
    answers: int  # of the agent, in all
    games: int
    won: float  # share, a tie counts half
    points: float  # beyond the rival's
    curiosity: float  # how undecided the agent is
    seconds: float


class Agent(nn.Module):  # type: ignore[misc]  # PyTorch's types are left out
    """Every number of an observation picks a row, and the rows add up, as in `bots.learned`."""

    def __init__(self, setting: Setting, width: int) -> None:
        super().__init__()
        low, row, rows = rows_of(setting.game)
        self.register_buffer("low", torch.from_numpy(low[:-1].astype(np.int64)))
        self.register_buffer("row", torch.from_numpy(row[:-1].astype(np.int64)))
        self.rows = nn.EmbeddingBag(rows, width, mode="sum")
        self.body = nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.answers, self.value = nn.Linear(width, len(setting.game.space)), nn.Linear(width, 1)
        nn.init.normal_(self.rows.weight, std=0.05)
        nn.init.normal_(self.answers.weight, std=0.01)

    def forward(self, numbers: Any, mask: Any) -> tuple[Any, Any]:
        """The logarithm of each answer's chance, and what the position is worth."""
        codes = (numbers.long() - self.low).clamp(0, self.row.shape[1] - 1)
        body = self.body(self.rows(self.row.gather(1, codes.T).T))
        chances = self.answers(body).masked_fill(~mask, -1e9).log_softmax(1)
        return chances, self.value(body).squeeze(1)


class Played(NamedTuple):
    """What was played since the last update, (step, game) each."""

    numbers: Any
    mask: Any
    action: Any
    chance: Any  # the logarithm of the answer's
    value: Any
    advantage: Any
    counts: Any  # False where a game was dealt anew, whatever was answered


class Player:
    """An agent at its tables, with what it saw last."""

    def __init__(self, agent: Agent, env: TableVectorEnv, seed: int, device: Any) -> None:
        self.agent, self.env, self.device = agent, env, device
        self.seen, _ = env.reset(seed=seed)
        self.ended = np.zeros(env.num_envs, bool)
        self.points: list[float] = []  # of the games that ended

    def look(self) -> tuple[Any, Any]:
        numbers, mask = torch.from_numpy(self.seen[OBSERVATION]), torch.from_numpy(self.seen[MASK])
        return numbers.to(self.device), mask.to(self.device).bool()

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self, plan: Plan) -> Played:
        rows, rewards, terminated, ends = [], [], [], []
        for _ in range(plan.steps):
            numbers, mask = self.look()
            chances, value = self.agent(numbers, mask)
            action = torch.multinomial(chances.exp(), 1).squeeze(1)
            chance = chances.gather(1, action[:, None]).squeeze(1)
            counts = torch.from_numpy(~self.ended).to(self.device)
            rows.append((numbers, mask, action, chance, value, counts))
            self.seen, reward, stopped, broken_off, _ = self.env.step(action.cpu().numpy())
            self.ended = stopped | broken_off
            self.points += reward[self.ended].tolist()
            rewards.append(torch.from_numpy(reward / plan.scale).to(self.device))
            terminated.append(torch.from_numpy(stopped).to(self.device))
            ends.append(torch.from_numpy(self.ended).to(self.device))
        _, last = self.agent(*self.look())
        numbers, mask, action, chance, value, counts = (
            torch.stack(column) for column in zip(*rows, strict=True)
        )
        advantage = advantages(
            value, last, torch.stack(rewards), torch.stack(terminated), torch.stack(ends), plan
        )
        return Played(numbers, mask, action, chance, value, advantage, counts)


def advantages(value: Any, last: Any, reward: Any, terminated: Any, ended: Any, plan: Plan) -> Any:
    """By how much each answer turned out better than expected, with a fading look at those after it."""
    found, following, carried = torch.zeros_like(value), last, torch.zeros_like(last)
    for step in reversed(range(len(value))):
        surprise = reward[step] + plan.discount * following * ~terminated[step] - value[step]
        carried = surprise + plan.discount * plan.trace * carried * ~ended[step]
        found[step], following = carried, value[step]
    return found


def learn(agent: Agent, played: Played, plan: Plan, optimiser: Any) -> float:
    """One update; how undecided the agent was."""
    counts = played.counts.flatten().nonzero().squeeze(1)
    numbers, mask = played.numbers.flatten(0, 1), played.mask.flatten(0, 1)
    action, chance, advantage = played.action.flatten(), played.chance.flatten(), played.advantage.flatten()
    target = advantage + played.value.flatten()
    undecided = 0.0
    for _ in range(plan.passes):
        for part in counts[torch.randperm(len(counts), device=counts.device)].chunk(plan.parts):
            chances, value = agent(numbers[part], mask[part])
            ratio = (chances.gather(1, action[part, None]).squeeze(1) - chance[part]).exp()
            gain = advantage[part]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            better = torch.min(ratio * gain, ratio.clamp(1 - plan.clip, 1 + plan.clip) * gain).mean()
            entropy = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
            loss = 0.5 * (value - target[part]).pow(2).mean() - better - plan.curiosity * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimiser.step()
            undecided = entropy.item()
    return undecided


def train(
    plan: Plan, tell: Callable[[Report], None] = lambda report: None, workers: int | None = None
) -> tuple[Agent, list[Report]]:
    torch.manual_seed(plan.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    env = table(plan, plan.games, "points", workers)
    agent = Agent(env.setting, plan.width).to(device)
    optimiser = torch.optim.Adam(agent.parameters(), plan.rate, eps=1e-5)
    player, reports, began = Player(agent, env, plan.seed, device), [], time.perf_counter()
    for update in range(plan.updates):
        optimiser.param_groups[0]["lr"] = plan.rate * (1 - update / plan.updates)
        undecided = learn(agent, player.play(plan), plan, optimiser)
        points, player.points = np.array(player.points or [0.0]), []
        won = float(((points > 0) + 0.5 * (points == 0)).mean())
        answers = (update + 1) * plan.games * plan.steps
        seconds = time.perf_counter() - began
        reports.append(Report(update, answers, len(points), won, float(points.mean()), undecided, seconds))
        tell(reports[-1])
    env.close()
    return agent, reports


def table(plan: Plan, games: int, reward: str, workers: int | None = None) -> TableVectorEnv:
    return TableVectorEnv(
        games, plan.game, players=plan.players, opponents=plan.opponent, reward=reward, max_cycles=500,
        workers=workers,
    )  # fmt: skip


@torch.no_grad()  # type: ignore[untyped-decorator]
def judge(agent: Agent, plan: Plan, games: int, workers: int | None = None) -> float:
    """The share of so many games that the agent wins when it always gives the answer it likes best."""
    env = table(plan, games, "win", workers)
    player = Player(agent, env, plan.seed + 1, next(agent.parameters()).device)
    first: Any = np.full(games, np.nan)
    while np.isnan(first).any():
        chances, _ = agent(*player.look())
        player.seen, reward, stopped, broken_off, _ = env.step(chances.argmax(1).cpu().numpy())
        ended = (stopped | broken_off) & np.isnan(first)
        first[ended] = reward[ended]
    env.close()
    return float((first.mean() + 1) / 2)


def draw_curve(reports: Sequence[Report], plan: Plan, path: Path) -> None:
    """How the agent grew: its share of wins, by the answers that it has given."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    answers = np.array([report.answers for report in reports]) / 1e6
    axes.plot(answers, [100 * report.won for report in reports], color="#8a5a2b")
    axes.axhline(50, color="grey", linewidth=0.8, linestyle="--")
    axes.set(xlabel="answers (millions)", ylabel=f"games won against {plan.opponent} (%)", ylim=(0, 100))
    figure.tight_layout()
    figure.savefig(path, dpi=100)
    pyplot.close(figure)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game by masked PPO.")
    for name, default in Plan()._asdict().items():
        parser.add_argument(f"--{name}", type=type(default), default=default)
    parser.add_argument("--out", type=Path, default=Path("agent"), help="folder for the agent and its curve")
    chosen = vars(parser.parse_args())
    out = chosen.pop("out")
    out.mkdir(parents=True, exist_ok=True)
    plan = Plan(**chosen)

    def tell(report: Report) -> None:
        if report.update % 10 == 0 or report.update == plan.updates - 1:
            print(
                f"{report.update:5}  {report.answers / 1e6:8.2f} M answers  won {report.won:6.1%}  "
                f"points {report.points:+6.1f}  undecided {report.curiosity:.2f}  {report.seconds:6.0f} s",
                flush=True,
            )

    agent, reports = train(plan, tell)
    share = judge(agent, plan, 2000)
    print(f"won {share:.1%} of 2000 games against {plan.opponent}")
    torch.save(agent.state_dict(), out / "agent.pt")
    (out / "reports.json").write_bytes(
        msgspec.json.encode({"plan": plan._asdict(), "share": share, "reports": reports})
    )
    draw_curve(reports, plan, out / "curve.png")


if __name__ == "__main__":
    main()
