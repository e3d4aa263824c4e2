"""A worked example that learns: masked PPO by self-play, from nothing to beating `greedy` at Settlement.

    python -m moothall.envs.ppo --out agent

An agent is a small network: what a seat may know goes in, how likely each legal answer is and what the game
is worth to every player come out. It answers for all seats of games by the thousand; after every so many
steps the network is changed a little towards the answers that turned out better than expected (Schulman and
others, 2017). Answers that the rules forbid have no chance, in playing as in learning. Now and then it is
judged against bots that it never learns from, unless one is its sparring partner (`--sparring greedy`).

On a GPU nothing leaves the device while it plays and learns; without one the games are stepped on the
processor's cores, and the plan is a small one. It needs PyTorch: `pip install moothall[train,rl]`, and on a
GPU `numba-cuda`. Broken off, the same command goes on from where the agent was last kept.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import torch
from torch import nn
from torch.nn.functional import linear, mse_loss

from moothall.engine.gpu import is_there_a_gpu
from moothall.envs.features import Features
from moothall.envs.gpu import DeviceBatch
from moothall.envs.rollout import OnADevice, OnTheHost, Played, Player, advantages, around
from moothall.envs.setting import Setting
from moothall.envs.vector import TableVectorEnv
from moothall.games import find_game
from moothall.lab import plots
from moothall.lab.simulate import wilson

AGENT, OPTIMISER = "agent.pt", "optimiser.pt"
NEVER = -1e9
HALF = torch.bfloat16
JUDGED_DEALS = 1 << 20  # seeds from here on are for judging alone
SPREAD = 64  # answers, about a game: so far apart are games that were dealt together, once they are spread
FIRST, TOLD = 5, 10.0  # updates that are all told of, and seconds from one to the next of the others
LONGEST = 1000  # answers of a game, far more than one takes; then it is broken off
EIGHT = 8  # a GPU multiplies fastest where rows are as many numbers, or a multiple


class Plan(NamedTuple):
    """How to learn; these are the numbers for a processor."""

    game: str = "settlement"
    players: int = 2
    rivals: str = "random,greedy"  # that the agent is judged against; the last is the one to beat
    seconds: float = 3600.0  # of learning and judging, in all
    updates: int = 1_000_000  # at most
    games: int = 256  # side by side
    steps: int = 64  # of each between two updates
    passes: int = 3  # over what was played
    part: int = 1024  # decisions that are learned from together
    rate: float = 1e-3  # of learning, at first; it falls to nothing
    clip: float = 0.2
    drift: float = 0.03  # of the agent from what it was; then an update has no further pass
    trace: float = 0.97  # of advantages, back in time
    curiosity: float = 0.01  # at first; it falls to nothing
    width: int = 128
    scale: float = 40.0  # points ahead that are worth as much as winning
    sparring: str = ""  # a bot that it plays against too, on the processor's cores; without a name none
    rounds: int = 2048  # such games side by side
    judged: float = 120.0  # seconds from one judging to the next
    trials: int = 400  # games against each rival then
    final: int = 4000  # and at the end
    kept: float = 30.0  # seconds from one time that it is kept to the next
    seed: int = 1
    workers: int = 0  # cores that games are played on; 0 for all


ON_A_GPU = Plan(
    seconds=1150.0,
    games=65_536,
    steps=32,
    passes=2,
    part=32_768,
    rate=4e-4,
    width=768,
    judged=90.0,
    trials=2000,
)


class Judged(msgspec.Struct):
    rival: str
    games: int
    won: float  # share


class Report(msgspec.Struct):
    """What an update found."""

    update: int
    answers: int  # of the agent's own choice, in all
    games: int  # that ended
    undecided: float  # nats
    drift: float  # nats, in the last pass
    misjudged: float  # the mean square of what a game was worth beyond what was expected
    seconds: float
    judged: list[Judged] = []


class Agent(nn.Module):  # type: ignore[misc]  # PyTorch's types are left out
    def __init__(self, setting: Setting, width: int) -> None:
        super().__init__()
        self.features = Features(setting)
        self.sums = nn.Linear(len(self.features), width)
        self.body = nn.ModuleList(nn.Linear(width, width) for _ in range(2))
        self.answers = nn.Linear(width, -(-len(setting.game.space) // EIGHT) * EIGHT)
        self.values = nn.Linear(width, setting.players)
        for head in (self.answers, self.values):
            nn.init.normal_(head.weight, std=0.01)  # at first all answers are about as likely

    def forward(self, numbers: Any, mask: Any) -> tuple[Any, Any]:
        """The logarithm of each answer's chance, and what the game is worth to everybody, own seat first."""
        # Ones and zeros lose nothing by half the precision, and most of the work is here.
        features = self.features(numbers).to(HALF)
        sums = linear(features, self.sums.weight.to(HALF)).float() + self.sums.bias
        thought = sums.relu()
        for layer in self.body:
            thought = thought + layer(thought).relu()
        answers = self.answers(thought)[:, : mask.shape[1]]
        chances = answers.masked_fill(~mask, NEVER).log_softmax(1)
        return chances, self.values(thought)

    @property
    def device(self) -> Any:
        return self.values.weight.device

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def decide(self, numbers: Any, mask: Any) -> tuple[Any, Any, Any]:
        """As `rollout` asks: answers by lot, the logarithms of their chances, and values."""
        chances, value = self(numbers, mask)
        # The largest of these is each as often as its chance says; `multinomial` would wait for the device.
        action = (chances - torch.empty_like(chances).exponential_().log()).argmax(1)
        return action, chances.gather(1, action[:, None]).squeeze(1), value

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def prefer(self, numbers: Any, mask: Any) -> Any:
        """The answers that it likes best."""
        return self(numbers, mask)[0].argmax(1)


class Lesson(NamedTuple):
    """What is learned from, a row for each answer."""

    numbers: Any
    mask: Any
    action: Any
    chance: Any
    gain: Any  # how much better than expected the answer was; `together`, 0 on average and spread by 1
    target: Any  # what the game was worth to every player, from the one who answered on


def lesson_of(played: Played, trace: float) -> Lesson:
    """Of answers where there was a choice; gains as they are."""
    gain = advantages(played, trace)
    order = around(played.seat, gain.shape[-1])
    target = (gain + played.value[:-1]).gather(-1, order)
    gain = gain.gather(-1, order[..., :1]).squeeze(-1)
    rows = played.chosen.flatten().nonzero().squeeze(1)
    numbers, mask, action, chance, gain, target = (
        each.flatten(0, 1)[rows]
        for each in (played.numbers, played.mask, played.action, played.chance, gain, target)
    )
    return Lesson(numbers, mask, action, chance, gain, target)


def together(lessons: Sequence[Lesson]) -> Lesson:
    """All that is learned from in one update; gains are as far from their mean as they are wide."""
    lesson = lessons[0] if len(lessons) == 1 else Lesson._make(map(torch.cat, zip(*lessons, strict=True)))
    gain = lesson.gain
    return lesson._replace(gain=(gain - gain.mean()) / (gain.std() + 1e-8))


def learn(agent: Agent, lesson: Lesson, plan: Plan, curiosity: float, optimiser: Any) -> list[float]:
    """One update; how undecided the agent was, how far it drifted and what it misjudged in the last pass."""
    found = [0.0, 0.0, 0.0]
    parts = max(1, round(len(lesson.action) / plan.part))
    for _ in range(plan.passes):
        order = torch.randperm(len(lesson.action), device=agent.device)
        told = [learn_part(agent, lesson, part, plan, curiosity, optimiser) for part in order.chunk(parts)]
        found = torch.stack(told).mean(0).tolist()
        if found[1] > plan.drift:
            break
    return found


def learn_part(agent: Agent, lesson: Lesson, part: Any, plan: Plan, curiosity: float, optimiser: Any) -> Any:
    numbers, mask, action, chance, gain, target = (each[part] for each in lesson)
    chances, value = agent(numbers, mask)
    change = chances.gather(1, action[:, None]).squeeze(1) - chance
    ratio = change.exp()
    better = torch.min(ratio * gain, ratio.clamp(1 - plan.clip, 1 + plan.clip) * gain).mean()
    undecided = -(chances.exp() * chances).sum(1).mean()
    misjudged = mse_loss(value, target)
    optimiser.zero_grad()
    (misjudged - better - curiosity * undecided).backward()
    nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
    optimiser.step()
    drift = (ratio - 1 - change).mean()
    return torch.stack((undecided, drift, misjudged)).detach()


def worth(points: Any, scale: float) -> Any:
    """What a game is worth that was paid by points: half for being ahead, half for how far."""
    return (points.sign() + (points / scale).clamp(-1, 1)) / 2


def sit_down(plan: Plan, seed: int, device: Any) -> Player:
    """An agent that answers for every seat."""
    if device.type == "cuda" and is_there_a_gpu():
        batch = DeviceBatch(
            plan.game, {"players": plan.players}, games=plan.games, seed=seed, reward="points",
            max_cycles=LONGEST,
        )  # fmt: skip
        return Player(OnADevice(batch))
    return sit_opposite(None, plan.games, plan, seed, device)


def sit_opposite(rival: str | None, games: int, plan: Plan, seed: int, device: Any, **setting: Any) -> Player:
    """An agent whose games are played on the processor's cores, for each seat or against a bot."""
    env = TableVectorEnv(
        games, plan.game, players=plan.players, opponents=rival, max_cycles=LONGEST,
        workers=plan.workers or None, copy=False, **{"reward": "points", **setting},
    )  # fmt: skip
    return Player(OnTheHost(env, seed, device))


def judge(agent: Agent, plan: Plan, rival: str, games: int, seed: int) -> Judged:
    """Games against a rival by the answers that the agent likes best, as many in each seat."""
    each, players = -(-games // plan.players), plan.players
    paid = torch.cat([paid_in(agent, plan, rival, seat, each, seed) for seat in range(players)])
    # A win is paid with 1; what the others lose by it adds up to that.
    won = ((players - 1) * paid + 1) / players
    return Judged(rival, len(paid), float(won.mean()))


def paid_in(agent: Agent, plan: Plan, rival: str, seat: int, games: int, seed: int) -> Any:
    """What an agent in this seat is paid for so many games. Who never comes to an end has lost."""
    seed = JUDGED_DEALS + plan.players * seed + seat
    player = sit_opposite(rival, games, plan, seed, agent.device, seat=seat, reward="win")
    paid = torch.full((games,), torch.nan, device=agent.device)
    lost = torch.tensor(-1 / (plan.players - 1), device=agent.device)
    while paid.isnan().any():
        numbers, mask, _ = player.look()
        reward_now = player.answer(agent.prefer(numbers, mask))[:, seat]
        result = torch.where(player.tables.seen.terminated, reward_now, lost)
        paid = torch.where(player.ended & paid.isnan(), result, paid)
    player.tables.close()
    return paid


Tell = Callable[[str], None]


class Course:
    """An agent on its way, kept in a folder: whoever breaks it off can go on later."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan, self.folder = plan, folder
        torch.manual_seed(plan.seed)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        setting = Setting(plan.game, {"players": plan.players})
        self.agent = Agent(setting, plan.width).to(self.device)
        fused = self.device.type == "cuda"
        self.optimiser = torch.optim.Adam(self.agent.parameters(), plan.rate, eps=1e-5, fused=fused)
        self.reports: list[Report] = []
        self._began = self._told = self._kept = time.perf_counter()
        if (folder / AGENT).exists():
            stored = torch.load(folder / AGENT, self.device)
            self.agent.load_state_dict(stored["agent"])
            self.reports = msgspec.json.decode(stored["reports"], type=list[Report])
        if (folder / OPTIMISER).exists():
            self.optimiser.load_state_dict(torch.load(folder / OPTIMISER, self.device))

    def save(self) -> None:
        """The agent with all that is told of it; what the optimiser keeps is larger, and may be missing."""
        self.folder.mkdir(parents=True, exist_ok=True)
        agent = {
            "plan": self.plan._asdict(),
            "agent": self.agent.state_dict(),
            "reports": msgspec.json.encode(self.reports).decode(),
        }
        for name, stored in ((OPTIMISER, self.optimiser.state_dict()), (AGENT, agent)):
            torch.save(stored, self.folder / "new.pt")
            (self.folder / "new.pt").replace(self.folder / name)
        self._kept = time.perf_counter()

    def go_on(self, tell: Tell = lambda line: None) -> None:
        """To the end of the plan, where the agent is judged by more games than on its way."""
        plan = self.plan
        players = self.sit_down(tell)
        self._began = time.perf_counter() - (self.reports[-1].seconds if self.reports else 0)
        next_judged, pace = self.spent() + (plan.judged if self.reports else 0), 0.0
        for update in range(len(self.reports), plan.updates):
            if self.reports and self.spent() > plan.seconds - plan.final * pace:
                break
            report = self.update(update, players)
            if report.seconds >= next_judged:
                self.judge(report, plan.trials)
                now = self.spent()
                next_judged, pace = now + plan.judged, (now - report.seconds) / plan.trials
            self.tell(report, tell)
            if report.judged or time.perf_counter() > self._kept + plan.kept:
                self.save()
        last = self.reports[-1]
        if not any(judged.games >= plan.final for judged in last.judged):
            self.judge(last, plan.final)
            last.seconds = self.spent()
            self.tell(last, tell)
            self.save()

    def sit_down(self, tell: Tell) -> list[Player]:
        """At all tables, which compiles what is played there: it takes a while, and is not counted."""
        plan, seed = self.plan, self.plan.seed + len(self.reports)
        tell(f"{self.device}: {sum(each.numel() for each in self.agent.parameters()):,} weights; compiling")
        players = [sit_down(plan, seed, self.device)]
        if plan.sparring:
            players.append(sit_opposite(plan.sparring, plan.rounds, plan, seed, self.device))
        for player in players:
            player.spread(self.agent.decide, SPREAD)
        tell(f"{time.perf_counter() - self._told:.0f} s: the tables stand")
        for rival in plan.rivals.split(","):
            judge(self.agent, plan, rival, plan.players, plan.seed)
        tell(f"{time.perf_counter() - self._told:.0f} s: rivals too")
        return players

    def spent(self) -> float:
        """Seconds of learning and judging, in all."""
        return time.perf_counter() - self._began

    def update(self, update: int, players: Sequence[Player]) -> Report:
        plan = self.plan
        left = max(0.0, 1 - max(update / plan.updates, self.spent() / plan.seconds))
        for group in self.optimiser.param_groups:
            group["lr"] = plan.rate * left
        lessons, games = [], 0
        for player in players:
            played = player.play(self.agent.decide, plan.steps)
            games += int(played.ended.sum())
            lessons.append(lesson_of(played._replace(reward=worth(played.reward, plan.scale)), plan.trace))
        lesson = together(lessons)
        undecided, drift, misjudged = learn(self.agent, lesson, plan, plan.curiosity * left, self.optimiser)
        answers = (self.reports[-1].answers if self.reports else 0) + len(lesson.action)
        report = Report(update, answers, games, undecided, drift, misjudged, self.spent())
        self.reports.append(report)
        return report

    def judge(self, report: Report, games: int) -> None:
        plan = self.plan
        report.judged = [
            judge(self.agent, plan, rival, games, plan.seed + report.update)
            for rival in plan.rivals.split(",")
        ]

    def tell(self, report: Report, tell: Tell) -> None:
        """Of what was judged, of the first updates, and then of one every so many seconds."""
        if report.judged or len(self.reports) < FIRST or time.perf_counter() > self._told + TOLD:
            tell(in_words(report))
            self._told = time.perf_counter()


def draw_curve(reports: Sequence[Report], plan: Plan, file: Path) -> None:
    """The share of games that the agent won against each rival whenever it was judged."""
    lessons: dict[str, list[plots.Lesson]] = {rival: [] for rival in plan.rivals.split(",")}
    for report in reports:
        for each in report.judged:
            bounds = wilson(each.won * each.games, each.games)
            lessons[each.rival].append(plots.Lesson(report.answers, each.won, *bounds))
    title = f"{find_game(plan.game).title} for {plan.players}: masked PPO by self-play, from nothing"
    plots.learning(lessons, title, file)


def draw_stored(folder: Path) -> None:
    """The curve of an agent as it lies in its folder, wherever it learned."""
    stored = torch.load(folder / AGENT, "cpu")
    reports = msgspec.json.decode(stored["reports"], type=list[Report])
    draw_curve(reports, Plan(**stored["plan"]), folder / "curve.svg")


def in_words(report: Report) -> str:
    judged = "".join(
        "  {}: won {:.1%} ({:.1%} to {:.1%}) of {:,}".format(
            each.rival, each.won, *wilson(each.won * each.games, each.games), each.games
        )
        for each in report.judged
    )
    pace = report.answers / report.seconds
    return (
        f"{report.update:5}  {report.answers / 1e6:8.2f} M answers ({pace:,.0f}/s)  {report.games:6} games  "
        f"undecided {report.undecided:.3f}  drift {report.drift:.4f}  misjudged {report.misjudged:.3f}  "
        f"{report.seconds:6.1f} s{judged}"
    )


def main() -> None:
    usual = ON_A_GPU if torch.cuda.is_available() else Plan()
    torch.set_float32_matmul_precision("high")
    parser = argparse.ArgumentParser(description="Learn a game by masked PPO.")
    for name, default in usual._asdict().items():
        parser.add_argument(f"--{name}", type=type(default), default=default)
    parser.add_argument("--out", type=Path, default=Path("agent"), help="folder for the agent and its curve")
    parser.add_argument("--draw", action="store_true", help="only draw the curve of what lies there")
    chosen = vars(parser.parse_args())
    out, draw = chosen.pop("out"), chosen.pop("draw")
    if not draw:
        Course(Plan(**chosen), out).go_on(lambda line: print(line, flush=True))
    if draw or plots.can_draw():
        draw_stored(out)


if __name__ == "__main__":
    main()
