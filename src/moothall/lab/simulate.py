"""Whole games between bots, by the thousand, in compiled code.

    report = simulate(game, {"players": 2}, ["greedy", "random"], games=1000, seed=1)

Every game has a seed of its own, and so has every bot in it, all drawn from the one seed and the number
of the game: the report is the same whatever the number of jobs, but for the times.
"""

import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

import msgspec
import numpy as np

from moothall.bots import SCRATCH, find_chooser
from moothall.engine.chance import Chance
from moothall.engine.deck import Deck
from moothall.engine.game import Game
from moothall.engine.loops import ENDED, ENDLESS, RUNNING, STUCK, measuring, playing
from moothall.engine.native import native
from moothall.engine.record import Ints, Records
from moothall.games import CATALOGUE as GAMES
from moothall.games import find_game

# Games that are played side by side before progress is told.
BATCH = 256
# No game of sensible or random players takes nearly as many answers.
MOST_ANSWERS = 100_000
# So many failed games are named in a report; all are counted.
NAMED_FAILURES = 20

# The bot that gives an automaton's only answer.
STAND_IN = "random"

COMPLAINTS = {STUCK: "nothing was legal, and the game not over", ENDLESS: f"over {MOST_ANSWERS} answers"}


class Failure(msgspec.Struct, frozen=True):
    """A game that ended abnormally, with what it takes to play it again."""

    game: int
    seed: int
    bot_seeds: list[int]
    why: str


class Report(msgspec.Struct, frozen=True):
    """What came of a simulation. Lists have an entry for each seat; failed games count only as errors.

    The game's own automata have seats as well, and names among the bots.
    """

    game: str
    options: dict[str, int | str]
    bots: list[str]
    seed: int
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    mean_scores: list[float]
    spread: list[float]  # the standard deviation of the scores
    wins: list[int]  # a shared win counts for each who shares it; alone at the table nobody wins
    win_intervals: list[tuple[float, float]]  # 95 %, by Wilson
    mean_length: float  # in answers
    errors: int
    failures: list[Failure]


class _Tally(msgspec.Struct):
    """What a batch of games adds up to: whole numbers, so that the order of batches doesn't matter."""

    games: int
    decisions: int
    length: int  # answers in games that ended as they should
    scores: list[int]
    squares: list[int]
    wins: list[int]
    errors: int
    failures: list[Failure]  # the first of them


class _Plan(NamedTuple):
    """What a batch has to know besides its numbers."""

    game: Game
    options: dict[str, int | str]
    bots: list[str]
    seed: int
    deck: Records


def simulate(
    game: Game,
    options: Mapping[str, int | str],
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    deck: Deck | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play `games` games between bots, one name for each seat or one for all.

    `progress` is told how many games are done. A ValueError says what is wrong with the arguments.
    """
    plan = _plan(game, options, bots, games, seed, jobs, deck)
    prepare(plan.game, _answering(plan))
    tallies = []
    began = time.perf_counter()
    for tally in _tallies(plan, games, jobs):
        tallies.append(tally)
        if progress:
            progress(sum(done.games for done in tallies))
    return _report(plan, tallies, time.perf_counter() - began)


def prepare(game: Game, bots: Sequence[str]) -> None:
    """Compile what these bots need, or fetch it from the cache."""
    for bot in dict.fromkeys(bots):
        _play(_Plan(game, game.options_from({}), [bot], 0, game.read_deck().record), range(0))


def _plan(
    game: Game,
    options: Mapping[str, int | str],
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int,
    deck: Deck | None,
) -> _Plan:
    if games < 1:
        raise ValueError(f"the number of games must be at least 1, not {games}")
    if jobs < 1:
        raise ValueError(f"the number of jobs must be at least 1, not {jobs}")
    if not 0 <= seed < 1 << 64:
        raise ValueError(f"a seed is a whole number from 0 to {(1 << 64) - 1}, not {seed}")
    if jobs > 1 and not (game.name in GAMES and find_game(game.name) is game):
        raise ValueError(f"{game.title} is no game of the catalogue, so other processes can't find it")
    chosen = game.options_from(options)
    seats = int(chosen["players"])
    if len(bots) not in (1, seats):
        raise ValueError(f"{seats} players need {seats} bots, or one name for all, not {len(bots)}")
    for name in bots:
        try:
            find_chooser(name, game)
        except LookupError as error:
            raise ValueError(str(error)) from None
    line_up = [*bots] * (seats if len(bots) == 1 else 1)
    line_up += [game.automaton(chosen)] * len(game.automata(chosen))
    return _Plan(game, chosen, line_up, seed, (deck or game.read_deck()).record)


def _answering(plan: _Plan) -> list[str]:
    """The bot that answers for each seat."""
    automata = plan.game.automata(plan.options)
    return [STAND_IN if seat in automata else bot for seat, bot in enumerate(plan.bots)]


# Batches, in this process or in several.


def _tallies(plan: _Plan, games: int, jobs: int) -> Iterator[_Tally]:
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    if jobs == 1 or len(batches) == 1:
        for batch in batches:
            yield _play(plan, batch)
        return
    order = plan.game.name, *plan[1:]
    with ProcessPoolExecutor(min(jobs, len(batches)), get_context("spawn"), _hire, order) as workers:
        yield from workers.map(_work, batches)


_hired: _Plan


def _hire(game: str, *order: Any) -> None:
    """A worker process finds the game itself: its rules are no data that could be sent."""
    global _hired
    _hired = _Plan(find_game(game), *order)


def _work(batch: range) -> _Tally:
    return _play(_hired, batch)


# One batch.


def _play(plan: _Plan, batch: range) -> _Tally:
    game, deck = plan.game, plan.deck.view(plan.game.deck.layout)
    seats = len(plan.bots)
    seeds = seeds_of(plan.seed, batch, 1 + seats)
    states = native(game).new(game.encode_options(plan.options), seeds[:, 0], deck)
    dice = np.zeros((len(batch), seats), Chance.layout)
    dice["seed"] = seeds[:, 1:]
    standing = np.zeros(len(batch), np.int8)
    answers = np.zeros(len(batch), np.int64)
    verdicts = np.zeros((SCRATCH, len(game.space)), np.int16)
    scratch = np.zeros(SCRATCH, game.state.layout)
    scores = np.zeros((len(batch), seats), np.int64)
    winners = np.zeros((len(batch), seats), np.int64)
    # Each bot in turn answers in all games as long as it is asked, until no game asks any more.
    answering = _answering(plan)
    line_up = [
        (playing(game, find_chooser(bot, game)), np.array([other == bot for other in answering]))
        for bot in dict.fromkeys(answering)
    ]
    while True:
        for play, own in line_up:
            play(states, deck, own, dice, standing, answers, MOST_ANSWERS, verdicts, scratch)
        if (standing != RUNNING).all():
            break
    measuring(game.score)(states, deck, scores)
    measuring(game.is_winner)(states, deck, winners)
    return _tally(plan, batch, seeds, standing, answers, scores, winners)


def seeds_of(seed: int, batch: range, count: int) -> Ints:
    """The seeds of each game of a batch: SplitMix64 over the number of the game and of the seed in it."""
    numbers = np.arange(batch.start * count, batch.stop * count, dtype=np.uint64) + np.uint64(1)
    start = _mix(np.array([seed], np.uint64))
    return _mix(start + numbers * np.uint64(0x9E3779B97F4A7C15)).reshape(len(batch), count)


def _mix(numbers: Ints) -> Ints:
    numbers = (numbers ^ (numbers >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    numbers = (numbers ^ (numbers >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return numbers ^ (numbers >> np.uint64(31))


def _tally(
    plan: _Plan, batch: range, seeds: Ints, standing: Ints, answers: Ints, scores: Ints, winners: Ints
) -> _Tally:
    ended = standing == ENDED
    wins = winners[ended].sum(axis=0) if len(plan.bots) > 1 else np.zeros(1, np.int64)
    return _Tally(
        games=len(batch),
        decisions=int(answers.sum()),
        length=int(answers[ended].sum()),
        scores=scores[ended].sum(axis=0).tolist(),
        squares=(scores[ended] ** 2).sum(axis=0).tolist(),
        wins=wins.tolist(),
        errors=int((~ended).sum()),
        failures=[
            Failure(
                game=batch[i],
                seed=int(seeds[i, 0]),
                bot_seeds=seeds[i, 1:].tolist(),
                why=COMPLAINTS[int(standing[i])],
            )
            for i in np.flatnonzero(~ended)[:NAMED_FAILURES]
        ],
    )


def _report(plan: _Plan, tallies: list[_Tally], seconds: float) -> Report:
    seats = range(len(plan.bots))
    games = sum(tally.games for tally in tallies)
    decisions = sum(tally.decisions for tally in tallies)
    errors = sum(tally.errors for tally in tallies)
    failures = [failure for tally in tallies for failure in tally.failures]
    ended = games - errors
    scores = [sum(tally.scores[seat] for tally in tallies) for seat in seats]
    squares = [sum(tally.squares[seat] for tally in tallies) for seat in seats]
    wins = [sum(tally.wins[seat] for tally in tallies) for seat in seats]
    return Report(
        game=plan.game.name,
        options=plan.options,
        bots=plan.bots,
        seed=plan.seed,
        games=games,
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds,
        mean_scores=[scores[seat] / max(ended, 1) for seat in seats],
        spread=[_spread(ended, scores[seat], squares[seat]) for seat in seats],
        wins=wins,
        win_intervals=[wilson(won, ended) for won in wins],
        mean_length=sum(tally.length for tally in tallies) / max(ended, 1),
        errors=errors,
        failures=failures[:NAMED_FAILURES],
    )


def _spread(count: int, total: int, squares: int) -> float:
    """The sample's standard deviation, from whole numbers alone up to the last step."""
    return math.sqrt((squares * count - total * total) / (count * (count - 1))) if count > 1 else 0.0


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share: never outside 0 to 1, and sound near both ends."""
    if trials == 0:
        return (0.0, 1.0)
    z = 1.959964
    share = successes / trials
    middle = share + z * z / (2 * trials)
    reach = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    # At both ends the bound is exact, and only rounding would miss it.
    low = (middle - reach) / scale if successes else 0.0
    return (low, (middle + reach) / scale if successes < trials else 1.0)
