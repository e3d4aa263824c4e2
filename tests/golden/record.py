"""Records the golden games: python -m tests.golden.record [GAME | GAME/NAME ...]

A golden game must replay to the same bytes for ever, or its game's version goes up. So record one anew
only when the rules have changed on purpose, and raise the version in the same commit. Each recipe says
what kind of game it wants; seeds are tried from 0 until a game turns out that way. Beside each saved
game lies NAME.expected.json: what the game is about, the hash of its final position, and its result.
"""

import hashlib
import sys
from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from moothall.bots import Bot
from moothall.engine.chance import Chance
from moothall.engine.game import Result
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.engine.record import Ints
from moothall.engine.rule import compiler
from tests.golden.recipes import Cookbook, Recipe, Standings, architects, guilds, nobility, settlement
from tests.walks import Walk, weighted_choice

HOME = Path(__file__).parent
BATCH = 500  # seeds tried together
COOKBOOKS = {
    book.game.name: book
    for book in (settlement.COOKBOOK, architects.COOKBOOK, nobility.COOKBOOK, guilds.COOKBOOK)
}


class Expected(msgspec.Struct):
    about: str
    sha256: str  # of the final position
    result: Result


def saved(game: str, name: str) -> str:
    return (HOME / game / f"{name}.json").read_text("utf-8")


def expected(game: str, name: str) -> Expected:
    return msgspec.json.decode((HOME / game / f"{name}.expected.json").read_bytes(), type=Expected)


def sha256(match: Match) -> str:
    return hashlib.sha256(match.state.tobytes()).hexdigest()


@cache
def compiled_endings(name: str) -> Any:
    numba = compiler()
    game, tie, ties = COOKBOOKS[name].game, COOKBOOKS[name].tie, len(COOKBOOKS[name].ties)
    judge, carry_out, score = game.legal, game.apply, game.score

    @numba.njit
    def endings(states, deck, dice, weights, verdict, standings):
        for number in range(len(states)):
            s = states[number]
            while not s.over:
                judge(s, deck[0], verdict)
                carry_out(s, deck[0], weighted_choice(verdict, weights, dice[number]))
            for seat in range(s.seats):
                standings[number, seat, 0] = score(s, deck[0], seat)
                for which in range(ties):
                    standings[number, seat, 1 + which] = tie(s, deck[0], seat, which)

    return endings


def endings(book: Cookbook, recipe: Recipe) -> Iterator[tuple[int, Standings]]:
    """How the walks of one seed after the other end."""
    game = book.game
    deck = book.walker(recipe.deck).deck.record.view(game.deck.layout)
    options = game.encode_options(game.options_from(book.options_of(recipe)))
    verdict = np.zeros(len(game.space), np.int16)
    for start in count(0, BATCH):
        seeds: Ints = np.arange(start, start + BATCH).astype(np.uint64)
        states = native(game).new(options, seeds, deck)
        dice = np.zeros(BATCH, Chance.layout)
        dice["seed"] = seeds
        standings: Ints = np.zeros((BATCH, book.seats_of(recipe), 1 + len(book.ties)), np.int64)
        compiled_endings(game.name)(states, deck, dice, book.weights[recipe.kind], verdict, standings)
        for number in range(BATCH):
            yield start + number, [tuple(seat) for seat in standings[number].tolist()]


def find(book: Cookbook, recipe: Recipe) -> Match:
    """The first game that is wanted, as a match that is over."""
    if recipe.orders is not None:
        return stroll(book, recipe)
    if recipe.kind in book.weights:
        return next(match for match in walks(book, recipe))
    return next(match for match in contests(book, recipe) if is_wanted(book, recipe, match))


def is_wanted(book: Cookbook, recipe: Recipe, match: Match) -> bool:
    happened = recipe.on_the_way is None or recipe.on_the_way(walk_of(match))
    return happened and recipe.wanted(book.standings_of(match.result()))


def walk_of(match: Match) -> Walk:
    """The way of a match, without its verdicts."""
    states = np.concatenate([match.state_at(ply) for ply in range(match.ply + 1)])
    actions, nothing = np.array(match.actions), np.zeros(0, np.int16)
    return Walk(match.game, match.deck, match.players, 0, actions, states, nothing, match.options)


def walks(book: Cookbook, recipe: Recipe) -> Iterator[Match]:
    """Walks that are wanted, of one seed after the other."""
    weights = book.weights[recipe.kind]
    for seed, standings in endings(book, recipe):
        if recipe.wanted(standings):
            walk = book.walker(recipe.deck).walk(recipe.players, seed, weights, **recipe.options)
            if recipe.on_the_way is None or recipe.on_the_way(walk):
                yield walk.match()


def stroll(book: Cookbook, recipe: Recipe) -> Match:
    match = Match(
        book.game, book.options_of(recipe), orders=dict(recipe.orders or {}), rules=native(book.game)
    )
    dice = Chance.blank()
    while not match.over:
        match.play(weighted_choice(match.verdict(), book.weights[recipe.kind], dice))
    return match


def contests(book: Cookbook, recipe: Recipe) -> Iterator[Match]:
    """Games between bots, of one seed after the other."""
    for seed in count():
        match = Match(book.game, book.options_of(recipe), seed=seed, rules=native(book.game))
        bots = [Bot(recipe.kind, book.game, seed=1_000_000 + seat) for seat in range(recipe.players)]
        while match.seat is not None:
            if not match.play_automata():
                match.play(bots[match.seat].choose(match))
        yield match


def record(book: Cookbook, name: str) -> None:
    recipe = book.recipes[name]
    match = find(book, recipe)
    folder = HOME / book.game.name
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.json").write_text(match.save() + "\n", "utf-8")
    beside = msgspec.json.encode(Expected(recipe.about, sha256(match), match.result()))
    (folder / f"{name}.expected.json").write_bytes(msgspec.json.format(beside, indent=1) + b"\n")
    print(f"{book.game.name}/{name}: seed {match.seed}, {match.ply} actions, ", end="")
    print(book.standings_of(match.result()))


if __name__ == "__main__":
    for wanted in sys.argv[1:] or COOKBOOKS:
        title, _, chosen = wanted.partition("/")
        for recipe_name in [chosen] if chosen else COOKBOOKS[title].recipes:
            record(COOKBOOKS[title], recipe_name)
