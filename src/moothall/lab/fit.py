"""Fitting a net to notes, with PyTorch (the extra `moothall[train]`), on a GPU where there is one."""

import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from moothall.bots import learned
from moothall.bots.learned import SECOND, SUMS, Learned, Net
from moothall.engine.game import Game
from moothall.lab.notes import Notes

BATCH = 8192
RATE, FINER = 3e-3, 8e-4  # how fast it learns: from nothing, and from what was learned before
DECAY = 1e-4
HELD_OUT = 0.03  # the last part of the notes, whole games, by which a fit is judged
SHARE_WEIGHT, ANSWERS_WEIGHT = 0.4, 0.4  # beside that of the chances
NEVER = -1e9


class Fitted(NamedTuple):
    net: Net
    chances: float  # what is lost on notes that were held out: in nats, on who wins
    answers: float  # and on what was answered
    seconds: float


class Module(nn.Module):  # type: ignore[misc]  # untyped where PyTorch is not installed
    """The net of `bots/learned.py`, in PyTorch's terms."""

    def __init__(self, game: Game, start: Net | None, device: str) -> None:
        super().__init__()
        low, row, rows = learned.rows_of(game)
        self.row = torch.tensor(row.astype(np.int64), device=device)
        self.first = torch.arange(len(low), device=device)[None, :]
        self.steps = learned.most_seats(game)
        # Rows begin small, so that the many that add up don't drown each other.
        self.rows = nn.Parameter(torch.randn(rows, SUMS) * 0.03)
        self.sums = nn.Parameter(torch.randn(SUMS) * 0.1)
        self.second = nn.Linear(SUMS, SECOND)
        self.seats = nn.Linear(SECOND, 2 * self.steps)
        self.answers = nn.Linear(SUMS, len(game.space))
        if start is not None:
            self.take_over(learned.in_floats(start))

    def take_over(self, net: Learned) -> None:
        """Go on from what was learned before."""
        with torch.no_grad():
            self.rows.copy_(torch.tensor(net.rows))
            self.sums.copy_(torch.tensor(net.sums))
            for layer, weight, bias in (
                (self.second, net.second, net.second_bias),
                (self.seats, net.seats, net.seats_bias),
                (self.answers, net.answers, net.answers_bias),
            ):
                layer.weight.copy_(torch.tensor(weight.T.copy()))
                layer.bias.copy_(torch.tensor(bias))

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        picked = self.row[self.first, seen.long()]
        if seen.is_cuda:  # a matrix of ones and zeros is faster there than adding rows up
            ones = torch.zeros(len(seen), len(self.rows), device=seen.device, dtype=torch.bfloat16)
            ones.scatter_(1, picked, 1.0)
            added = (ones @ self.rows.bfloat16()).float()
        else:
            added = functional.embedding_bag(picked, self.rows, mode="sum")
        sums = torch.relu(added + self.sums)
        seats = self.seats(torch.relu(self.second(sums)))
        return seats.view(-1, 2, self.steps), self.answers(sums)


def fit(
    game: Game,
    notes: Notes,
    epochs: float = 4,
    start: Net | None = None,
    tell: Callable[[float], None] = lambda part: None,
) -> Fitted:
    """The net that says best what the notes say."""
    began = time.perf_counter()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(1)
    module = Module(game, start, device).to(device)
    notes_there = Notes(*(torch.from_numpy(part).to(device) for part in notes))
    held = max(1, int(len(notes.seats) * HELD_OUT))
    count = len(notes.seats) - held
    batch = min(BATCH, count)
    steps = max(1, int(epochs * count / batch))
    rate = RATE if start is None else FINER
    optimizer = torch.optim.AdamW(module.parameters(), rate, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps, pct_start=0.15)
    for step in range(steps):
        which = torch.randint(0, count, (batch,), device=device)
        chances, shares, answers = losses(module, notes_there, which)
        optimizer.zero_grad(set_to_none=True)
        (chances + SHARE_WEIGHT * shares + ANSWERS_WEIGHT * answers).backward()
        optimizer.step()
        schedule.step()
        if step % 50 == 0:
            tell(step / steps)
    lost = np.zeros(2)
    with torch.no_grad():
        for first in range(count, count + held, BATCH):
            which = torch.arange(first, min(first + BATCH, count + held), device=device)
            chances, _, answers = losses(module, notes_there, which)
            lost += len(which) * np.array([chances.item(), answers.item()]) / held
    net = taken_out(module, game, notes)
    return Fitted(net, float(lost[0]), float(lost[1]), time.perf_counter() - began)


def losses(module: Module, notes: Any, which: torch.Tensor) -> tuple[torch.Tensor, ...]:
    """Of who wins, of the shares of the points and of the answers, in nats."""
    seats, answers = module(notes.seen[which])
    steps = torch.arange(module.steps, device=which.device)
    absent = steps[None, None, :] >= notes.seats[which].clamp(min=2)[:, None, None]
    said = functional.log_softmax(seats.masked_fill(absent, NEVER), dim=2)
    came = notes.outcome[which]
    lost = -(came * said.masked_fill(absent, 0)).sum(2).mean(0)
    looks = notes.answers[which].float()
    legal = looks > 0
    looks = (looks - 1).clamp(min=0)
    likely = functional.log_softmax(answers.masked_fill(~legal, NEVER), dim=1).masked_fill(~legal, 0)
    said_so = looks.sum(1)  # 0 where a note says nothing of the answers
    of_answers = -(looks * likely).sum(1) / said_so.clamp(min=1)
    return lost[0], lost[1], of_answers.sum() / (said_so > 0).sum().clamp(min=1)


def taken_out(module: Module, game: Game, notes: Notes) -> Net:
    """The net as compiled code reads it.

    What each number is most often needs no row: those rows go into the sums that everything begins with. And
    a row that no note ever picked is empty, so that it says nothing.
    """
    low, row, count = learned.rows_of(game)
    rows = module.rows.detach().cpu().numpy().astype(np.float32)
    sums = module.sums.detach().cpu().numpy().astype(np.float32).copy()
    row = row.copy()
    some = notes.seen[:: max(1, len(notes.seen) // 100_000)]
    picked = np.zeros(count, bool)
    rows = rows.copy()
    for column in range(len(low)):
        there = np.bincount(row[column, some[:, column]], minlength=count)
        picked |= there > 0
        own = np.unique(row[column])
        usual = int(there.argmax())
        base = rows[usual].copy()
        sums += base
        rows[own] -= base
        picked[usual] = False
    rows[~picked] = 0
    row[~picked[row]] = 0

    return learned.in_whole_numbers(as_learned(module, low, row, rows, sums))


def as_learned(module: Module, low: Any, row: Any, rows: Any, sums: Any) -> Learned:
    """With these rows and sums; the layers behind them are the module's."""

    def plain(layer: nn.Linear) -> tuple[Any, Any]:
        return layer.weight.detach().cpu().numpy().T.copy(), layer.bias.detach().cpu().numpy().copy()

    return Learned(low, row, rows, sums, *plain(module.second), *plain(module.seats), *plain(module.answers))
