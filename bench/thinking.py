"""Players that think: how fast they look, how long each level takes, and how strength grows with looks.

`python -m bench.thinking strength 40 2` draws docs/strength.svg instead, from 40 games of each pair, in two
processes.
"""

import statistics
import sys
import time
from functools import partial
from pathlib import Path

import numpy as np

from bench.figure import Figure, seconds, show
from moothall.bots import find_bot, judges, learned, search
from moothall.bots.learned import SECOND, SUMS
from moothall.bots.levels import LEVELS
from moothall.bots.thinker import Thinker
from moothall.engine.game import Game
from moothall.engine.loops import evaluating
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.games import OWN, find_game
from moothall.lab import plots
from moothall.lab.plots import Point
from moothall.lab.simulate import simulate
from moothall.lab.tournament import tournament

PICTURE = Path(__file__).parents[1] / "docs" / "strength.svg"
GAMES, SEED = 1000, 1
LOOKS = 4000  # at each of the positions
EVALUATIONS = 20_000
POSITIONS = 24  # of real games, in which somebody had a choice
RUNS = 3
# Milliseconds at the median; none may take longer than the last.
GOALS = {"apprentice": 50, "journeyman": 50, "master": 300, "guildmaster": 1000}
NEVER_OVER = 5000
LADDER = (16, 64, 256, 1024, 4096)
YARDSTICK = "greedy"


def positions(game: Game) -> list[Match]:
    """From games of `greedy` for two, early and late."""
    found: list[Match] = []
    for seed in range(POSITIONS):
        match = Match(game, {"players": 2}, seed=seed, rules=native(game))
        bot, wanted = find_bot(YARDSTICK, game, seed), 4 + 5 * seed
        while not match.over and (match.ply < wanted or len(match.legal()) == 1):
            match.play(match.legal()[0] if match.is_automatic else bot.answer(match).action)
        if not match.over:
            found.append(match)
    return found


def looks_a_second(game: Game, asked: list[Match]) -> float:
    best = 0.0
    for _ in range(RUNS):
        looks, took = 0, 0.0
        for match in asked:
            thinker = Thinker(game, LOOKS, 1, seconds=60.0)
            began = time.perf_counter()
            thinker.answer(match)
            took += time.perf_counter() - began
            looks += int(thinker._heads[0].tree.visits[1])
        best = max(best, looks / took)
    return best


def evaluations_a_second(game: Game, asked: list[Match]) -> float:
    net, desk = learned.load(learned.file_of(game)), search.new_desk(game, SUMS, SECOND)
    states = np.concatenate([match.state for match in asked]).view(game.state.layout)
    deck = game.read_deck().record.view(game.deck.layout)
    verdicts = np.array([match.verdict() for match in asked])
    evaluate, times = evaluating(judges.learned(game)), EVALUATIONS // len(asked)
    evaluate(states, deck, 2, verdicts, net, desk, 1)
    took = min(seconds(lambda: evaluate(states, deck, 2, verdicts, net, desk, times)) for _ in range(RUNS))
    return times * len(asked) / took


def times_of(level: str, game: Game, asked: list[Match]) -> list[float]:
    """Milliseconds of each answer."""
    bot = find_bot(level, game, 1)
    bot.answer(asked[0])
    return [1000 * seconds(partial(bot.answer, match)) for match in asked]


def figures() -> list[Figure]:
    return [figure for name in OWN for figure in figures_of(find_game(name))]


def figures_of(game: Game) -> list[Figure]:
    asked = positions(game)
    duel = simulate(game, {"players": 2}, ["greedy", "random"], GAMES, SEED)
    assert duel.errors == 0, duel.failures
    measured = [
        Figure(
            f"{game.title}: greedy wins against random, {GAMES:,} games", 100 * duel.wins[0] / GAMES, "%", 95
        ),
        Figure(f"{game.title}: greedy against random, one core", duel.decisions_per_second, "decisions/s"),
        Figure(f"{game.title}: looks of a search, one core", looks_a_second(game, asked), "looks/s"),
        Figure(
            f"{game.title}: learned evaluations, one core", evaluations_a_second(game, asked), "evaluations/s"
        ),
    ]
    for level in LEVELS:
        times = times_of(level, game, asked)
        what = f"{game.title}: an answer of {level}"
        measured += [
            Figure(f"{what}, median", statistics.median(times), "ms", GOALS[level], less_is_better=True),
            Figure(f"{what}, slowest", max(times), "ms", NEVER_OVER, less_is_better=True),
        ]
    return measured


# How strength grows.


def growth_of(game: Game, games: int, jobs: int) -> list[Point]:
    """Of each number of looks: Elo above greedy."""
    bots = [YARDSTICK, *(f"thinker:{looks}" for looks in LADDER)]
    pairs = len(bots) * (len(bots) - 1) // 2
    standings = tournament(game, {"players": 2}, bots, games * pairs, SEED, jobs).standings
    base = standings[0].rating
    return [
        Point(
            looks,
            each.rating - base,
            each.rating_interval[0] - base,
            each.rating_interval[1] - base,
            each.median_ms,
        )
        for looks, each in zip(LADDER, standings[1:], strict=True)
    ]


def draw_strength(games: int = 40, jobs: int = 1) -> None:
    plots.check(PICTURE)
    points: dict[str, list[Point]] = {}
    for game in map(find_game, OWN):
        points[game.title] = growth_of(game, games, jobs)
        for point in points[game.title]:
            print(f"{game.title}, {point.looks:,} looks: {point.elo:+.0f} Elo, {point.ms:.1f} ms", flush=True)
    plots.strength(points, f"{games} games of each pair, two at the table", PICTURE)
    print(f"{PICTURE.name} is drawn")


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            show(figures())
        case ["strength", *numbers] if len(numbers) <= 2 and all(each.isdecimal() for each in numbers):
            draw_strength(*map(int, numbers))
        case _:
            sys.exit(__doc__)
