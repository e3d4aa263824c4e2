"""Learning to play alone, from nothing: a net plays by lot, and what turned out well becomes likelier.

    practise(game, Practice(seconds=900), folder)

It is the net of `bots/learned.py`, and it learns by proximal policy optimisation (Schulman and others, 2017):
without any search it answers some games to their end, each answer drawn as often as the net thinks it likely.
What came of a game is told to each of its questions, the less so the more was expected in between; an answer
after which more is expected than before becomes likelier. Needs PyTorch.
"""

import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import torch
from torch import nn
from torch.nn import functional

from moothall.bots import judges, learned, search
from moothall.bots.learned import SECOND, SHARE, SUMS, Net
from moothall.engine.chance import Chance
from moothall.engine.game import Game
from moothall.engine.loops import practising
from moothall.engine.native import native
from moothall.engine.record import Ints
from moothall.lab.fit import NEVER, Module, as_learned, taken_out
from moothall.lab.notes import Notes, blank, joined

ROOM = 1000  # answers of a game: it has never taken half as many
REMEMBERED = 20  # batches of which a net is made at the end
STEEPEST = 0.5  # no step is longer, whatever was found


class Practice(msgspec.Struct, frozen=True):
    """How to learn."""

    seconds: float = 900.0
    games: int = 48  # of each update
    passes: int = 2  # over what was played
    part: int = 2048  # answers that are learned from together
    rate: float = 2e-3  # at first; it falls to nothing
    clip: float = 0.2
    trace: float = 0.97  # from one question back to the one before
    curiosity: float = 0.01  # at first
    seed: int = 1


class Report(msgspec.Struct, frozen=True):
    """What an update found."""

    games: int  # so far
    reached: float  # of all that is to be reached, by the games of this update
    undecided: float  # nats
    seconds: float


class Played(NamedTuple):
    """Games to their end: the notes of all questions, and of each what was answered."""

    notes: Notes
    given: Ints
    likely: Any
    of_game: Ints


@cache
def _practising(game: Game) -> Any:
    rules = judges.learned(game), search.leave_out_free, judges.by_lot, search.counting(game)
    return practising(game, *rules)


def play(game: Game, net: Net, games: int, dice: np.random.Generator) -> Played:
    options = _some_options(game, dice)
    deck = game.read_deck().record.view(game.deck.layout)
    seats = 1 + len(game.automata(options))
    states = native(game).new(
        game.encode_options(options), dice.integers(1 << 63, size=games, dtype=np.uint64), deck
    )
    own = np.zeros(1, Chance.layout)
    own["seed"] = dice.integers(1 << 63, dtype=np.uint64)
    notes = blank(game, games * ROOM)
    given, of_game = np.zeros((2, games * ROOM), np.int64)
    likely = np.zeros(games * ROOM, np.float32)
    kept = _practising(game)(
        states, deck, seats, own, net, search.new_desk(game, SUMS, SECOND), learned.rows_of(game)[0],
        search.MOST_FREE, *notes, given, likely, of_game,
    )  # fmt: skip
    return Played(Notes(*(part[:kept] for part in notes)), given[:kept], likely[:kept], of_game[:kept])


def _some_options(game: Game, dice: np.random.Generator) -> dict[str, int | str]:
    chosen: dict[str, int | str] = {"players": 1}
    for option in game.options:
        values = option.values_for(1)
        chosen[option.name] = values[int(dice.integers(len(values)))]
    return game.options_from(chosen)


def practise(
    game: Game, plan: Practice, file: Path, start: Net | None = None, tell: Callable[[Report], None] = print
) -> Net:
    """The net as it was at the end; it lies in the file too."""
    if 1 not in game.seats:
        raise ValueError(f"nobody plays {game.title} alone")
    torch.manual_seed(plan.seed)
    dice = np.random.default_rng(plan.seed)
    module = Module(game, start, "cpu")
    optimiser = torch.optim.Adam(module.parameters(), plan.rate, eps=1e-5)
    net, games = _as_it_is(module, game), 0
    seen: list[Notes] = []
    play(game, net, 1, dice)  # which compiles
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < plan.seconds:
        left = 1 - spent / plan.seconds
        for group in optimiser.param_groups:
            group["lr"] = plan.rate * left
        played = play(game, net, plan.games, dice)
        undecided = learn(module, played, plan, plan.curiosity * left, optimiser)
        net, games = _as_it_is(module, game), games + plan.games
        seen = [*seen[1 - REMEMBERED :], played.notes]
        tell(Report(games, float(_of_each_game(played).mean()), undecided, spent))
    net = taken_out(module, game, joined(seen))
    learned.save(net, file)
    return net


def _as_it_is(module: Module, game: Game) -> Net:
    rows, sums = (part.detach().cpu().numpy().astype(np.float32) for part in (module.rows, module.sums))
    low, row, _ = learned.rows_of(game)
    return learned.in_whole_numbers(as_learned(module, low, row, rows, sums))


def _of_each_game(played: Played) -> Any:
    """What part it reached of all that was to be reached."""
    _, first = np.unique(played.of_game, return_index=True)
    return played.notes.outcome[first, SHARE, 0]


def learn(module: Module, played: Played, plan: Practice, curiosity: float, optimiser: Any) -> float:
    """One update; how undecided the net was in its last part."""
    notes = Notes(*map(torch.from_numpy, played.notes))
    with torch.no_grad():
        expected = _hopes(module, module(notes.seen)[0], notes.seats).exp().numpy()
    target = told_back(expected, played, plan.trace)
    gain = (target - expected)[:, :, 0].mean(1)
    gain = torch.from_numpy((gain - gain.mean()) / (gain.std() + 1e-6))
    wanted, given = torch.from_numpy(target), torch.from_numpy(played.given)[:, None]
    before = torch.from_numpy(np.log(np.maximum(played.likely, 1e-9)))
    undecided = 0.0
    for _ in range(plan.passes):
        for part in torch.randperm(len(given)).split(plan.part):
            seats, answers = module(notes.seen[part])
            hopes = _hopes(module, seats, notes.seats[part])
            likely = functional.log_softmax(answers.masked_fill(notes.answers[part] == 0, NEVER), 1)
            ratio = (likely.gather(1, given[part])[:, 0] - before[part]).exp()
            clipped = ratio.clamp(1 - plan.clip, 1 + plan.clip)
            better = torch.min(ratio * gain[part], clipped * gain[part]).mean()
            open_still = -(likely.exp() * likely).sum(1).mean()
            misjudged = -(wanted[part] * hopes).sum(2).mean(0).sum()
            optimiser.zero_grad()
            (misjudged - better - curiosity * open_still).backward()
            nn.utils.clip_grad_norm_(module.parameters(), STEEPEST)
            optimiser.step()
            undecided = float(open_still.detach())
    return undecided


def _hopes(module: Module, seats: torch.Tensor, taking_part: torch.Tensor) -> torch.Tensor:
    absent = torch.arange(module.steps)[None, None, :] >= taking_part.clamp(min=2)[:, None, None]
    return functional.log_softmax(seats.masked_fill(absent, NEVER), 2)


def told_back(expected: Any, played: Played, trace: float) -> Any:
    """From the end of each game back: what came of it, mixed with what was expected on the way."""
    target = played.notes.outcome.copy()
    for note in range(len(target) - 2, -1, -1):
        if played.of_game[note] == played.of_game[note + 1]:
            target[note] = (1 - trace) * expected[note + 1] + trace * target[note + 1]
    return target
