"""Records the golden games: python -m tests.golden.record [NAME ...]

A golden game must replay to the same bytes for ever, or its game's version goes up. So record one anew
only when the rules have changed on purpose, and raise the version in the same commit. Each recipe says
what kind of game it wants; seeds are tried from 0 until a walk turns out that way. Beside each saved
game lies NAME.expected.json: what the game is about, the hash of its final position, and its result.
"""

import hashlib
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from moothall.engine.chance import Chance
from moothall.engine.game import Result
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.engine.record import Ints, Records
from moothall.engine.rule import compiler
from moothall.games.settlement.game import GAME
from tests.games.settlement.walks import WEIGHTS, standard_orders, walker
from tests.walks import weighted_choice

HOME = Path(__file__).parent
BATCH = 500  # seeds tried together


class Expected(msgspec.Struct):
    about: str
    sha256: str  # of the final position
    result: Result


class Recipe(NamedTuple):
    about: str
    players: int
    wanted: Callable[[Result], bool] = lambda result: True
    kind: str = "eager"
    deck: str = "standard"
    ordered: bool = False  # from explicit orders instead of a seed


def standings(result: Result) -> list[tuple[int, int, int]]:
    """For each seat what decides, in the order in which it decides."""
    return [(detail["total"], detail["gold"], detail["diamond"]) for detail in result.details]


def by_gold(result: Result) -> bool:
    """More gold wins although the other has more diamonds."""
    winner, loser = sorted(standings(result), reverse=True)
    return winner[0] == loser[0] > 0 and winner[1] > loser[1] and winner[2] < loser[2]


def by_diamonds(result: Result) -> bool:
    winner, loser = sorted(standings(result), reverse=True)
    return winner[0] == loser[0] > 0 and winner[1] == loser[1] and winner[2] > loser[2]


def shared(result: Result) -> bool:
    one, other = standings(result)
    return one == other and one[0] > 0


def shared_by_some(result: Result) -> bool:
    first, second, third, last = sorted(standings(result), reverse=True)
    return first == second > third >= last and first[0] > 0


def three_tied(result: Result) -> bool:
    """All have the same points; the two with most gold go on, and the third's diamonds count no more."""
    first, second, third = sorted(standings(result), reverse=True)
    tied = first[0] == second[0] == third[0] > 0
    return tied and first[1] == second[1] > third[1] and third[2] > first[2] > second[2]


def rich_outsider(result: Result) -> bool:
    """Two are tied on points; the third has fewer, and more gold than both."""
    first, second, third = sorted(standings(result), reverse=True)
    return first[0] == second[0] > third[0] and first[1] > second[1] and third[1] > first[1]


def ranked(rank: str) -> Callable[[Result], bool]:
    return lambda result: result.rank == rank


RECIPES = {
    "one-player": Recipe("a game alone", 1),
    "two-players": Recipe("a game of two", 2),
    "three-players": Recipe("a game of three", 3),
    "four-players": Recipe("a game of four", 4),
    "brief": Recipe("a game in which everybody passes soon", 3, kind="uniform"),
    "explicit-orders": Recipe("a game whose stacks lie in the order of the deck", 2, ordered=True),
    "free-heroes": Recipe("a deck of its own: heroes cost nothing, and run out", 4, deck="generous"),
    "tie-by-gold": Recipe("a tie that gold breaks, against diamonds", 2, by_gold),
    "tie-by-diamonds": Recipe("a tie that diamonds break", 2, by_diamonds),
    "shared-victory": Recipe("a tie that nothing breaks", 2, shared),
    "shared-by-two-of-four": Recipe("two of four share the victory", 4, shared_by_some),
    "three-tied": Recipe("three tied on points, two of them on gold", 3, three_tied),
    "rich-outsider": Recipe("a tie of two, and a third with fewer points and more gold", 3, rich_outsider),
    "rank-settler": Recipe("the lowest rank", 1, ranked("settler"), kind="uniform"),
    # Random walks come so far only where heroes are free.
    "rank-mayor": Recipe("the second rank", 1, ranked("mayor"), "uniform", "generous"),
    "rank-knight": Recipe("the third rank", 1, ranked("knight"), "uniform", "generous"),
    "rank-lord": Recipe("the highest rank", 1, ranked("lord"), "eager", "generous"),
}


@cache
def compiled_finish() -> Any:
    numba = compiler()
    judge, carry_out = GAME.legal, GAME.apply

    @numba.njit
    def finish(states, deck, dice, weights, verdict):
        for number in range(len(states)):
            s = states[number]
            while not s.over:
                judge(s, deck[0], verdict)
                carry_out(s, deck[0], weighted_choice(verdict, weights, dice[number]))

    return finish


def final_positions(recipe: Recipe) -> Iterator[tuple[int, Records]]:
    """Where the walks of one seed after the other end."""
    deck = walker(recipe.deck).deck.record.view(GAME.deck.layout)
    options = GAME.encode_options(GAME.options_from({"players": recipe.players}))
    for start in range(0, 10_000_000, BATCH):
        seeds: Ints = np.arange(start, start + BATCH).astype(np.uint64)
        states = native(GAME).new(options, seeds, deck)
        dice = np.zeros(BATCH, Chance.layout)
        dice["seed"] = seeds
        verdict = np.zeros(len(GAME.space), np.int16)
        compiled_finish()(states, deck, dice, WEIGHTS[recipe.kind], verdict)
        for number in range(BATCH):
            yield start + number, states[number : number + 1].view(GAME.state.twin)


def find(recipe: Recipe) -> Match:
    """The first walk that is wanted, as a match that is over."""
    if recipe.ordered:
        return stroll(Match(GAME, {"players": recipe.players}, orders=standard_orders(), rules=native(GAME)))
    walks = walker(recipe.deck)
    for seed, state in final_positions(recipe):
        if recipe.wanted(GAME.result(state[0], walks.deck)):
            return walks.walk(recipe.players, seed, WEIGHTS[recipe.kind]).match()
    raise LookupError(f"no walk is {recipe.about}")


def stroll(match: Match) -> Match:
    dice = Chance.blank()
    while not match.over:
        match.play(weighted_choice(match.verdict(), WEIGHTS["eager"], dice))
    return match


def expected(about: str, match: Match) -> Expected:
    return Expected(about, hashlib.sha256(match.state.tobytes()).hexdigest(), match.result())


def record(name: str) -> None:
    match = find(RECIPES[name])
    folder = HOME / GAME.name
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.json").write_text(match.save() + "\n", "utf-8")
    beside = msgspec.json.format(msgspec.json.encode(expected(RECIPES[name].about, match)), indent=1)
    (folder / f"{name}.expected.json").write_text(beside.decode() + "\n", "utf-8")
    print(f"{name}: seed {match.seed}, {match.ply} actions, {standings(match.result())}")


if __name__ == "__main__":
    for wanted in sys.argv[1:] or RECIPES:
        record(wanted)
