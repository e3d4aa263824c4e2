"""Records the golden games: python -m tests.golden.record [GAME | GAME/NAME ...]

A golden game must replay to the same bytes for ever, or its game's version goes up. So record one anew only
when the rules have changed on purpose, and raise the version in the same commit. Where the recorded answers
still make the game that its recipe wants, they are kept, so that the difference shows what has changed.
Otherwise seeds are tried from 0 until a game turns out that way.
"""

import sys
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np

from moothall.bots import CATALOGUE as BOTS
from moothall.bots import find_bot
from moothall.engine.chance import Chance
from moothall.engine.match import Match, Refused
from moothall.games import find_game
from tests.golden.playthrough import Playthrough, read, write
from tests.golden.recipes import RECIPES, Recipe
from tests.walks import Walk, weighted_choice

HOME = Path(__file__).parent


def file_of(title: str, name: str) -> Path:
    return HOME / title / f"{name}.txt"


def recorded(title: str, name: str) -> Playthrough:
    return read(file_of(title, name).read_text("utf-8"))


def start(title: str, recipe: Recipe, seed: int | None) -> Match:
    """Before the first answer, interpreted."""
    deck = walks_of(title).walker(recipe.deck).deck
    orders = None if recipe.orders is None else dict(recipe.orders)
    return Match(find_game(title), recipe.options, seed=seed, orders=orders, deck=deck)


def walks_of(title: str) -> Any:
    return import_module(f"tests.games.{title}.walks")


def way(match: Match) -> Walk:
    """Of a finished match, without its verdicts."""
    states = np.concatenate([match.state_at(ply) for ply in range(match.ply + 1)])
    actions, nothing = np.array(match.actions), np.zeros(0, np.int16)
    return Walk(match.game, match.deck, match.players, 0, actions, states, nothing, match.options)


def kept(title: str, name: str) -> Match | None:
    """The game as it was recorded, where it still is what its recipe wants."""
    recipe = RECIPES[title][name]
    if not file_of(title, name).exists():
        return None
    before = recorded(title, name)
    match = start(title, recipe, before.seed)
    try:
        for answer in before.answers:
            match.play(match.game.space.encode(answer.name, **answer.values))
    except (Refused, LookupError, ValueError, TypeError):
        return None
    return match if match.over and recipe.on_the_way(way(match)) else None


def found(title: str, recipe: Recipe) -> Match:
    """The first game that the recipe wants, finished."""
    if recipe.orders is not None:
        return stroll(title, recipe)
    of_seed = contest if recipe.kind in BOTS else walk
    matches = (of_seed(title, recipe, seed) for seed in count())
    return next(match for match in matches if match is not None and recipe.on_the_way(way(match)))


def stroll(title: str, recipe: Recipe) -> Match:
    """From the recipe's orders."""
    match, dice = start(title, recipe, None), Chance.blank()
    while not match.over:
        match.play(weighted_choice(match.verdict(), walks_of(title).WEIGHTS[recipe.kind], dice))
    return match


def walk(title: str, recipe: Recipe, seed: int) -> Match | None:
    """None where what is wanted didn't happen."""
    walks = walks_of(title)
    options = {name: str(value) for name, value in recipe.options.items() if name != "players"}
    players = int(recipe.options["players"])
    walked = walks.walker(recipe.deck).walk(players, seed, walks.WEIGHTS[recipe.kind], **options)
    return walked.match() if recipe.on_the_way(walked) else None


def contest(title: str, recipe: Recipe, seed: int) -> Match:
    """Between bots."""
    match = start(title, recipe, seed)
    bots = [find_bot(recipe.kind, match.game, seat) for seat in range(match.players)]
    while match.seat is not None:
        if not match.play_automata():
            match.play(bots[match.seat].answer(match).action)
    return match


def record(title: str, name: str) -> None:
    recipe = RECIPES[title][name]
    match = kept(title, name) or found(title, recipe)
    file_of(title, name).parent.mkdir(exist_ok=True)
    file_of(title, name).write_text(write(recipe.about, match), "utf-8")
    print(f"{title}/{name}: seed {match.seed}, {match.ply} answers, {match.result().scores}", flush=True)


if __name__ == "__main__":
    for wanted in sys.argv[1:] or RECIPES:
        game, _, chosen = wanted.partition("/")
        for each in [chosen] if chosen else RECIPES[game]:
            record(game, each)
