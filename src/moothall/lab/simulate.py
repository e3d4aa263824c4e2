"""Whole games between bots, by the thousand.

    report = simulate(game, {"players": 2}, ["greedy", "random"], games=1000, seed=1)

Bots that answer at once play in compiled code; where one sits that thinks, the games are matches.

Every game has a seed of its own, and so has every bot in it, all drawn from the one seed and the number
of the game: the report is the same whatever the number of jobs, but for the times.
"""

import math
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import msgspec
import numpy as np

from moothall.bots import find_bot, find_chooser
from moothall.bots.quick import SCRATCH
from moothall.engine.chance import Chance
from moothall.engine.deck import Deck
from moothall.engine.game import ALL_REACHED, Game
from moothall.engine.loops import ENDED, ENDLESS, RUNNING, STUCK, measuring, playing
from moothall.engine.match import SEEDS
from moothall.engine.native import native
from moothall.engine.record import Ints, Records, plain
from moothall.lab import matches
from moothall.lab.workers import check_jobs, each

# Games that are played side by side before progress is told; of those who think, one is enough.
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
    # A shared win counts for each who shares it; alone it is a win to reach all that is to be reached.
    wins: list[int]
    win_intervals: list[tuple[float, float]]  # 95 %, by Wilson
    ranks: dict[str, int]  # alone: how often the game gave each, by its id, the lowest first
    median_rank: str | None  # half of the games or more gave this one or a better one
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
    ranks: Counter[str]
    reached: Counter[str]  # of each rank: thousandths in all its games
    errors: int
    failures: list[Failure]  # the first of them


class _Plan(NamedTuple):
    """What a batch has to know besides its numbers."""

    game: Game
    options: dict[str, int | str]
    bots: list[str]
    seed: int
    deck: Deck


class _Played(NamedTuple):
    """The games of a batch, as they stand at the end."""

    states: Records
    standing: Ints
    answers: Ints


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
    for tally in each(_play, plan, _batches(plan, games), jobs):
        tallies.append(tally)
        if progress:
            progress(sum(done.games for done in tallies))
    return _report(plan, tallies, time.perf_counter() - began)


def prepare(game: Game, bots: Sequence[str]) -> None:
    """Compile what these bots need, or fetch it from the cache."""
    if _are_quick(bots):
        for bot in dict.fromkeys(bots):
            _play(_Plan(game, game.options_from({}), [bot], 0, game.read_deck()), range(0))
    else:
        matches.prepare(game, bots)


def _are_quick(bots: Sequence[str]) -> bool:
    return all(find_chooser(bot) for bot in bots)


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
    check_jobs(game, jobs)
    check_seed(seed)
    chosen = game.options_from(options)
    seats = int(chosen["players"])
    if len(bots) not in (1, seats):
        raise ValueError(f"{seats} players need {seats} bots, or one name for all, not {len(bots)}")
    check_bots(game, bots)
    line_up = [*bots] * (seats if len(bots) == 1 else 1)
    line_up += [game.automaton(chosen)] * len(game.automata(chosen))
    return _Plan(game, chosen, line_up, seed, deck or game.read_deck())


def check_seed(seed: int) -> None:
    if not 0 <= seed < SEEDS:
        raise ValueError(f"a seed is a whole number from 0 to {SEEDS - 1}, not {seed}")


def check_bots(game: Game, bots: Sequence[str]) -> None:
    """A ValueError says which of them there is not."""
    for name in dict.fromkeys(bots):
        try:
            find_bot(name, game, 0)
        except LookupError as error:
            raise ValueError(str(error)) from None


def _answering(plan: _Plan) -> list[str]:
    """The bot that answers for each seat."""
    automata = plan.game.automata(plan.options)
    return [STAND_IN if seat in automata else bot for seat, bot in enumerate(plan.bots)]


def _batches(plan: _Plan, games: int) -> list[range]:
    size = BATCH if _are_quick(_answering(plan)) else 1
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


# One batch.


def _play(plan: _Plan, batch: range) -> _Tally:
    seeds = seeds_of(plan.seed, batch, 1 + len(plan.bots))
    play = _in_loops if _are_quick(_answering(plan)) else _in_matches
    return _tally(plan, batch, seeds, play(plan, seeds))


def _in_loops(plan: _Plan, seeds: Ints) -> _Played:
    """Each bot in turn answers in all games as long as it is asked, until no game asks any more."""
    game, deck = plan.game, plan.deck.record.view(plan.game.deck.layout)
    states = native(game).new(game.encode_options(plan.options), seeds[:, 0], deck)
    dice = np.zeros((len(seeds), len(plan.bots)), Chance.layout)
    dice["seed"] = seeds[:, 1:]
    standing = np.zeros(len(seeds), np.int8)
    answers = np.zeros(len(seeds), np.int64)
    verdicts = np.zeros((SCRATCH, len(game.space)), np.int16)
    scratch = np.zeros(SCRATCH, game.state.layout)
    answering = _answering(plan)
    line_up = [
        (playing(game, chooser(game)), np.array([other == bot for other in answering]))
        for bot in dict.fromkeys(answering)
        if (chooser := find_chooser(bot))
    ]
    while True:
        for play, own in line_up:
            play(states, deck, own, dice, standing, answers, MOST_ANSWERS, verdicts, scratch)
        if (standing != RUNNING).all():
            return _Played(states, standing, answers)


def _in_matches(plan: _Plan, seeds: Ints) -> _Played:
    states = np.zeros(len(seeds), plan.game.state.layout)
    standing, answers = np.zeros(len(seeds), np.int8), np.zeros(len(seeds), np.int64)
    for number, own in enumerate(seeds):
        match, bots = matches.deal(plan.game, plan.options, _answering(plan), own, plan.deck)
        matches.play(match, bots, MOST_ANSWERS)
        states[number] = match.state.view(plan.game.state.layout)[0]
        standing[number] = ENDED if match.over else STUCK if match.ply < MOST_ANSWERS else ENDLESS
        answers[number] = match.ply
    return _Played(states, standing, answers)


def seeds_of(seed: int, batch: range, count: int) -> Ints:
    """The seeds of each game of a batch: SplitMix64 over the number of the game and of the seed in it."""
    numbers = np.arange(batch.start * count, batch.stop * count, dtype=np.uint64) + np.uint64(1)
    start = _mix(np.array([seed], np.uint64))
    return _mix(start + numbers * np.uint64(0x9E3779B97F4A7C15)).reshape(len(batch), count)


def _mix(numbers: Ints) -> Ints:
    numbers = (numbers ^ (numbers >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    numbers = (numbers ^ (numbers >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return numbers ^ (numbers >> np.uint64(31))


def _tally(plan: _Plan, batch: range, seeds: Ints, played: _Played) -> _Tally:
    states, standing, answers = played
    ended = standing == ENDED
    scores = _measured(plan, plan.game.score, states[ended])
    wins = _measured(plan, plan.game.is_winner, states[ended]).sum(axis=0).tolist()
    ranks, reached = Counter[str](), Counter[str]()
    if len(plan.bots) == 1:
        wins = [_count_alone(plan, states[ended], ranks, reached)]
    return _Tally(
        games=len(batch),
        decisions=int(answers.sum()),
        length=int(answers[ended].sum()),
        scores=scores.sum(axis=0).tolist(),
        squares=(scores**2).sum(axis=0).tolist(),
        wins=wins,
        ranks=ranks,
        reached=reached,
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


def _measured(plan: _Plan, rule: Callable[..., int], states: Records) -> Ints:
    found = np.zeros((len(states), len(plan.bots)), np.int64)
    measuring(rule)(states, plan.deck.record.view(plan.game.deck.layout), found)
    return found


def _count_alone(plan: _Plan, states: Records, ranks: Counter[str], reached: Counter[str]) -> int:
    """How often all was reached that is to be; ranks are counted beside it."""
    game, deck, wins = plan.game, plan.deck, 0
    for s in states.view(game.state.twin):
        part = int(game.reached(s, deck.record[0]))
        wins += part >= ALL_REACHED
        if rank := game.result(plain(s), deck).rank:
            ranks[rank] += 1
            reached[rank] += part
    return wins


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
    ranks = _ranks(tallies)
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
        ranks=ranks,
        median_rank=_median([*ranks.elements()]),
        mean_length=sum(tally.length for tally in tallies) / max(ended, 1),
        errors=errors,
        failures=failures[:NAMED_FAILURES],
    )


def _ranks(tallies: list[_Tally]) -> Counter[str]:
    """The lowest first: by what was reached on the whole where a game gave this rank."""
    ranks = sum((tally.ranks for tally in tallies), Counter[str]())
    reached = sum((tally.reached for tally in tallies), Counter[str]())
    order = sorted(ranks, key=lambda rank: reached[rank] / ranks[rank])
    return Counter({rank: ranks[rank] for rank in order})


def _median(ranks: list[str]) -> str | None:
    return ranks[len(ranks) // 2] if ranks else None


def _spread(count: int, total: int, squares: int) -> float:
    """The sample's standard deviation, from whole numbers alone up to the last step."""
    return math.sqrt((squares * count - total * total) / (count * (count - 1))) if count > 1 else 0.0


def wilson(successes: float, trials: int) -> tuple[float, float]:
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
