"""Games between bots that show who plays better, and how sure that is.

    report = tournament(game, {"players": 2}, ["master", "greedy"], games=200, seed=1)

Seats are balanced and deals are common: each deal is played once in every seating, so that nobody has the
better cards or the better seats. With fewer bots than seats the first of them sits alone against the others;
with more, every group of them meets. Those who play alone are held against each other by what they make of
the same deal. What is kept in a file is not played again (`scorebook.py`).
"""

import math
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from itertools import combinations, cycle, islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from moothall.engine.deck import Deck
from moothall.engine.game import Game
from moothall.engine.match import Match
from moothall.lab import matches
from moothall.lab.scorebook import About, Played, Scorebook, about
from moothall.lab.simulate import check_bots, check_seed, seeds_of, wilson
from moothall.lab.workers import check_jobs, each

# No game of sensible players takes nearly as many answers.
MOST_ANSWERS = 20_000
SAMPLES = 2000  # of the deals, for the intervals of ratings
ROUNDS = 50  # until ratings stay as they are
SCALE = 400 / math.log(10)  # Elo's: 400 points are ten to one


class Standing(msgspec.Struct, frozen=True):
    """How one bot did."""

    bot: str
    games: int  # seats that it played
    wins: float  # shared ones in part
    share: float  # of its games that it won
    interval: tuple[float, float]  # 95 %, by Wilson
    rating: float  # Elo, the mean of all is 0
    rating_interval: tuple[float, float]  # 95 %, by weighing deals anew
    mean_score: float
    median_ms: float  # a question with a choice
    slowest_ms: float


class Standings(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, int | str]
    bots: list[str]
    seed: int
    games: int
    unfinished: int
    kept: int  # of the games: those that were played before, and lay in a file
    seconds: float  # for the others
    mean_length: float  # in answers
    standings: list[Standing]


class _Order(NamedTuple):
    game: Game
    options: dict[str, int | str]
    bots: list[str]
    seed: int
    deck: Deck | None


def seatings(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Who sits where: what one deal is played in. Every bot of a group has every seat as often."""
    if bots >= seats or bots == 1:
        groups = [*combinations(range(bots), seats)] or [(0,) * seats]
    else:  # the others in turn have a seat more
        groups = [(0, *islice(cycle(range(1, bots)), first, first + seats - 1)) for first in range(bots - 1)]
    both_ways = [group for one in groups for group in (one, one[::-1])]
    return [*dict.fromkeys(group[turn:] + group[:turn] for group in both_ways for turn in range(seats))]


def tournament(
    game: Game,
    options: Mapping[str, int | str],
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    deck: Deck | None = None,
    progress: Callable[[int], None] | None = None,
    file: Path | None = None,
) -> Standings:
    """Play at least so many games: every deal is played in every seating. A ValueError says what is wrong.

    What lies in the `file` is not played again, and what is played is added to it game by game.
    """
    order = _order(game, options, bots, games, seed, jobs, deck)
    plan = plan_of(order, games)
    with nullcontext() if file is None else Scorebook(file, _about(order)) as book:
        done = {(one.deal, one.seating): one for one in book.played} if book else {}
        missing = [which for which in plan if which not in done]
        kept = len(plan) - len(missing)
        if progress and kept:
            progress(kept)
        if missing:
            matches.prepare(game, order.options, bots, deck)  # compiles, for all processes
        began = time.perf_counter()
        for over, one in enumerate(each(play_one, order, missing, jobs, in_order=False), start=1):
            done[one.deal, one.seating] = one
            if book:
                book.write(one)
            if progress:
                progress(kept + over)
    return standings_of(order, [done[which] for which in plan], kept, time.perf_counter() - began)


def _about(order: _Order) -> About:
    return about(order.game, order.options, order.bots, order.seed, order.deck or order.game.read_deck())


def games_in(game: Game, options: Mapping[str, int | str], bots: Sequence[str], games: int) -> int:
    """How many games are played where so many are asked for: whole deals."""
    return len(plan_of(_Order(game, game.options_from(options), [*bots], 0, None), games))


def _order(
    game: Game,
    options: Mapping[str, int | str],
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int,
    deck: Deck | None,
) -> _Order:
    if games < 1:
        raise ValueError(f"the number of games must be at least 1, not {games}")
    check_jobs(game, jobs)
    check_seed(seed)
    if len(set(bots)) < len(bots):
        raise ValueError("a bot is named once: seats are shared out among those that are named")
    check_bots(game, bots)
    return _Order(game, game.options_from(options), [*bots], seed, deck)


def plan_of(order: _Order, games: int) -> list[tuple[int, tuple[int, ...]]]:
    """The number of the deal and the seating of each game."""
    ways = seatings(len(order.bots), int(order.options["players"]))
    return [(deal, seating) for deal in range(-(-games // len(ways))) for seating in ways]


def play_one(order: _Order, which: tuple[int, tuple[int, ...]]) -> Played:
    deal, seating = which
    names = [order.bots[number] for number in seating]
    seeds = seeds_of(order.seed, range(deal, deal + 1), 1 + len(seating))[0]
    match, bots = matches.deal(order.game, order.options, names, seeds, order.deck)
    times = [(seating[seat], seconds) for seat, seconds in matches.play(match, bots, MOST_ANSWERS)]
    sources = tuple(match.result().details[: match.players])
    return Played(deal, seating, *_outcome(match), match.ply, times, match.over, sources)


def _outcome(match: Match) -> tuple[list[float], list[int]]:
    """What each player won, and the points."""
    result = match.result()
    if match.seats == 1:
        return [float(matches.reached_goal(match))], result.scores
    part = 1 / len(result.winners) if match.over and result.winners else 0.0
    return [part if seat in result.winners else 0.0 for seat in range(match.players)], result.scores


# What it shows.


def standings_of(order: _Order, played: list[Played], kept: int, seconds: float) -> Standings:
    ended = [one for one in played if one.ended]
    ratings = ratings_of(len(order.bots), ended)
    return Standings(
        game=order.game.name,
        options=order.options,
        bots=order.bots,
        seed=order.seed,
        games=len(played),
        unfinished=len(played) - len(ended),
        kept=kept,
        seconds=seconds,
        mean_length=sum(one.answers for one in ended) / max(1, len(ended)),
        standings=[_standing(order, number, ended, ratings[number]) for number in range(len(order.bots))],
    )


def _standing(
    order: _Order, number: int, played: list[Played], rating: tuple[float, float, float]
) -> Standing:
    seats = [(one, seat) for one in played for seat, who in enumerate(one.seating) if who == number]
    wins = sum(one.won[seat] for one, seat in seats)
    times = [1000 * took for one in played for who, took in one.times if who == number]
    return Standing(
        bot=order.bots[number],
        games=len(seats),
        wins=wins,
        share=wins / max(1, len(seats)),
        interval=wilson(wins, len(seats)),
        rating=rating[0],
        rating_interval=rating[1:],
        mean_score=sum(one.scores[seat] for one, seat in seats) / max(1, len(seats)),
        median_ms=float(np.median(times)) if times else 0.0,
        slowest_ms=max(times, default=0.0),
    )


def ratings_of(bots: int, played: list[Played]) -> list[tuple[float, float, float]]:
    """Elo of each bot with its interval: by Bradley and Terry, each seat against each other at its table.

    For the intervals deals are weighed anew, not games: those of one deal are alike (Rubin's bootstrap). Half
    a deal each way is taken on trust (Jeffreys' prior), so that who always wins isn't endlessly better, nor
    surely so.
    """
    if bots < 2 or not played:
        return [(0.0, 0.0, 0.0)] * bots
    deals: dict[int, list[Played]] = {}
    for one in played:
        deals.setdefault(one.deal, []).append(one)
    table = np.array([_ahead(bots, of_deal) for of_deal in deals.values()])
    total = table.sum(0)
    on_trust = (total + total.T) / len(table)
    dice = np.random.default_rng(1)
    weighed = np.tensordot(dice.standard_exponential((SAMPLES, len(table))), table, 1)
    drawn = _elo(weighed + dice.standard_gamma(0.5, (SAMPLES, bots, bots)) * on_trust)
    low, high = np.quantile(drawn, (0.025, 0.975), axis=0)
    rating = _elo(total + 0.5 * on_trust)
    return [(float(rating[bot]), float(low[bot]), float(high[bot])) for bot in range(bots)]


def _ahead(bots: int, played: list[Played]) -> Any:
    """How often each bot was ahead of each other in the games of one deal."""
    counts = np.zeros((bots, bots))
    tables = [[*zip(one.seating, one.won, one.scores, strict=False)] for one in played]
    if len(played[0].seating) == 1:  # all who played it alone are held against each other
        tables = [[alone for (alone,) in tables]]
    for table in tables:
        for who, *mine in table:
            for whom, *other in table:
                if who != whom:  # who won is ahead, else the points decide
                    counts[who, whom] += 1.0 if mine > other else 0.5 * (mine == other)
    return counts


def _elo(ahead: Any) -> Any:
    """Strengths that make it most likely how often who was ahead of whom; by Newton, in small steps."""
    met, bots = ahead + np.swapaxes(ahead, -1, -2), ahead.shape[-1]
    strength = np.zeros(ahead.shape[:-1])
    for _ in range(ROUNDS):
        expected = 1 / (1 + np.exp(strength[..., None, :] - strength[..., :, None]))
        bend = met * expected * (1 - expected)
        bends = bend.sum(-1)[..., None] * np.eye(bots) - bend + 1 / bots  # the mean stays 0
        step = np.linalg.solve(bends, (ahead - met * expected).sum(-1)[..., None])[..., 0]
        strength += np.clip(step, -1, 1)
    return SCALE * strength
