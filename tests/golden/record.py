"""Records the golden games: python -m tests.golden.record [NAME ...]

A golden game must replay to the same bytes for ever, or its game's version goes up. So record one anew
only when the rules have changed on purpose, and raise the version in the same commit. Each recipe says
what kind of game it wants; seeds are tried from 0 until a game turns out that way. Beside each saved
game lies NAME.expected.json: what the game is about, the hash of its final position, and its result.
"""

import hashlib
import sys
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from moothall.bots import Bot
from moothall.engine.chance import Chance
from moothall.engine.game import Result
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.engine.record import Ints
from moothall.engine.rule import compiler
from moothall.games.settlement.game import GAME
from moothall.games.settlement.state import DIAMOND, GOLD
from tests.games.settlement.walks import WEIGHTS, standard_orders, walker
from tests.walks import weighted_choice

HOME = Path(__file__).parent
BATCH = 500  # seeds tried together


class Expected(msgspec.Struct):
    about: str
    sha256: str  # of the final position
    result: Result


Standings = list[tuple[int, int, int]]  # for each seat what decides: points, gold, diamonds


class Recipe(NamedTuple):
    about: str
    players: int
    wanted: Callable[[Standings], bool] = lambda standings: True
    kind: str = "eager"  # how it is walked; or a bot's name
    deck: str = "standard"
    ordered: bool = False  # from explicit orders instead of a seed


def standings_of(result: Result) -> Standings:
    return [(detail["total"], detail["gold"], detail["diamond"]) for detail in result.details]


def by_gold(standings: Standings) -> bool:
    """More gold wins although the other has more diamonds."""
    winner, loser = sorted(standings, reverse=True)
    return winner[0] == loser[0] > 0 and winner[1] > loser[1] and winner[2] < loser[2]


def by_diamonds(standings: Standings) -> bool:
    winner, loser = sorted(standings, reverse=True)
    return winner[0] == loser[0] > 0 and winner[1] == loser[1] and winner[2] > loser[2]


def shared(standings: Standings) -> bool:
    one, other = standings
    return one == other and one[0] > 0


def shared_by_some(standings: Standings) -> bool:
    first, second, third, last = sorted(standings, reverse=True)
    return first == second > third >= last and first[0] > 0


def three_tied(standings: Standings) -> bool:
    """All have the same points; the two with most gold go on, and the third's diamonds count no more."""
    first, second, third = sorted(standings, reverse=True)
    tied = first[0] == second[0] == third[0]
    return tied and first[1] == second[1] > third[1] and third[2] > first[2] > second[2]


def rich_outsider(standings: Standings) -> bool:
    """Two are tied on points; the third has fewer, and more gold than both."""
    first, second, third = sorted(standings, reverse=True)
    return first[0] == second[0] > third[0] and first[1] > second[1] and third[1] > first[1]


def points(least: int, most: int) -> Callable[[Standings], bool]:
    return lambda standings: least <= standings[0][0] <= most


RECIPES = {
    "one-player": Recipe("a game alone", 1),
    "two-players": Recipe("a game of two", 2, kind="greedy"),
    "three-players": Recipe("a game of three", 3, kind="greedy"),
    "four-players": Recipe("a game of four", 4, kind="greedy"),
    "full-boards": Recipe("a long walk of four", 4),
    "brief": Recipe("a game in which everybody passes soon", 3, kind="uniform"),
    "explicit-orders": Recipe("a game whose stacks lie in the order of the deck", 2, ordered=True),
    "free-heroes": Recipe("a deck of its own: heroes cost nothing, and run out", 4, deck="generous"),
    "tie-by-gold": Recipe("a tie that gold breaks, against diamonds", 2, by_gold),
    "tie-by-diamonds": Recipe("a tie that diamonds break", 2, by_diamonds),
    "shared-victory": Recipe("a tie that nothing breaks", 2, shared),
    "shared-by-two-of-four": Recipe("two of four share the victory", 4, shared_by_some),
    "three-tied": Recipe("three tied on points, two of them on gold", 3, three_tied),
    "rich-outsider": Recipe("a tie of two, and a third with fewer points and more gold", 3, rich_outsider),
    "rank-settler": Recipe("the lowest rank", 1, points(1, 50), kind="greedy"),
    "rank-mayor": Recipe("the second rank", 1, points(51, 75), kind="greedy"),
    # Bots and walks come further only where heroes are free.
    "rank-knight": Recipe("the third rank", 1, points(76, 100), "uniform", "generous"),
    "rank-lord": Recipe("the highest rank", 1, points(101, 999), "eager", "generous"),
}


@cache
def compiled_endings() -> Any:
    numba = compiler()
    judge, carry_out, score = GAME.legal, GAME.apply, GAME.score

    @numba.njit
    def endings(states, deck, dice, weights, verdict, standings):
        for number in range(len(states)):
            s = states[number]
            while not s.over:
                judge(s, deck[0], verdict)
                carry_out(s, deck[0], weighted_choice(verdict, weights, dice[number]))
            for seat in range(s.seats):
                supply = s.players[seat].supply
                standings[number, seat, 0] = score(s, deck[0], seat)
                standings[number, seat, 1] = supply[GOLD]
                standings[number, seat, 2] = supply[DIAMOND]

    return endings


def endings(recipe: Recipe) -> Iterator[tuple[int, Standings]]:
    """How the walks of one seed after the other end."""
    deck = walker(recipe.deck).deck.record.view(GAME.deck.layout)
    options = GAME.encode_options(GAME.options_from({"players": recipe.players}))
    verdict = np.zeros(len(GAME.space), np.int16)
    for start in count(0, BATCH):
        seeds: Ints = np.arange(start, start + BATCH).astype(np.uint64)
        states = native(GAME).new(options, seeds, deck)
        dice = np.zeros(BATCH, Chance.layout)
        dice["seed"] = seeds
        standings: Ints = np.zeros((BATCH, recipe.players, 3), np.int64)
        compiled_endings()(states, deck, dice, WEIGHTS[recipe.kind], verdict, standings)
        for number in range(BATCH):
            yield start + number, [(p, g, d) for p, g, d in standings[number].tolist()]


def find(recipe: Recipe) -> Match:
    """The first game that is wanted, as a match that is over."""
    if recipe.ordered:
        return stroll(Match(GAME, {"players": recipe.players}, orders=standard_orders(), rules=native(GAME)))
    if recipe.kind in WEIGHTS:
        seed = next(seed for seed, standings in endings(recipe) if recipe.wanted(standings))
        return walker(recipe.deck).walk(recipe.players, seed, WEIGHTS[recipe.kind]).match()
    return next(match for match in contests(recipe) if recipe.wanted(standings_of(match.result())))


def stroll(match: Match) -> Match:
    dice = Chance.blank()
    while not match.over:
        match.play(weighted_choice(match.verdict(), WEIGHTS["eager"], dice))
    return match


def contests(recipe: Recipe) -> Iterator[Match]:
    """Games between bots, of one seed after the other."""
    for seed in count():
        match = Match(GAME, {"players": recipe.players}, seed=seed, rules=native(GAME))
        bots = [Bot(recipe.kind, GAME, seed=1_000_000 + seat) for seat in range(recipe.players)]
        while match.seat is not None:
            match.play(bots[match.seat].choose(match))
        yield match


def expected(about: str, match: Match) -> Expected:
    return Expected(about, hashlib.sha256(match.state.tobytes()).hexdigest(), match.result())


def record(name: str) -> None:
    match = find(RECIPES[name])
    folder = HOME / GAME.name
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.json").write_text(match.save() + "\n", "utf-8")
    beside = msgspec.json.format(msgspec.json.encode(expected(RECIPES[name].about, match)), indent=1)
    (folder / f"{name}.expected.json").write_text(beside.decode() + "\n", "utf-8")
    print(f"{name}: seed {match.seed}, {match.ply} actions, {standings_of(match.result())}")


if __name__ == "__main__":
    for wanted in sys.argv[1:] or RECIPES:
        record(wanted)
