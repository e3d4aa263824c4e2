"""From the text of a saved game to a match that is ready for its next answer.

A file is replayed from its seed. The first games are finished ones between random players, interpreted as in
the terminal; the long one comes from the Mirror of Transformation, which changes one resource into another
without end, and is replayed natively.
"""

from functools import partial
from itertools import count

from bench.figure import Figure, seconds, show
from moothall.bots import find_bot
from moothall.engine.game import Game
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.engine.rules import Interpreted, Rules
from moothall.games import CATALOGUE, find_game
from moothall.games.settlement.game import GAME as SETTLEMENT

LONG = 10_000
RUNS = 5

MIRROR = SETTLEMENT.read_deck().ids("artifact").index("mirror_of_transformation")
TAKE_MIRROR = SETTLEMENT.space.encode("take", artifact=MIRROR)
WOOD_TO_CLAY = SETTLEMENT.space.encode("mirror", pay=0, gain=1)
CLAY_TO_WOOD = SETTLEMENT.space.encode("mirror", pay=1, gain=0)


def finished_game(game: Game) -> Match:
    """Of two random players."""
    match = Match(game, {"players": 2}, seed=1, rules=native(game))
    bot = find_bot("random", game, seed=1)
    while not match.over:
        match.play(bot.answer(match).action)
    return match


def long_game() -> Match:
    """A solo game that could go on for ever."""
    deals = (Match(SETTLEMENT, {"players": 1}, seed=seed, rules=native(SETTLEMENT)) for seed in count())
    match = next(deal for deal in deals if TAKE_MIRROR in deal.legal())
    match.play(TAKE_MIRROR)
    while match.ply < LONG:
        match.play(WOOD_TO_CLAY if match.ply % 2 else CLAY_TO_WOOD)
    return match


def milliseconds(match: Match, rules: Rules) -> float:
    text = match.save()
    return 1000 * min(seconds(partial(Match.load, text, find_game, rules)) for _ in range(RUNS))


def figures() -> list[Figure]:
    measured = []
    for name in CATALOGUE:
        match = finished_game(find_game(name))
        what = f"load a finished game of {match.game.title} ({match.ply} answers), interpreted"
        measured.append(
            Figure(what, milliseconds(match, Interpreted(match.game)), "ms", 1000, less_is_better=True)
        )
    what = f"load a saved game of {LONG:,} answers, native"
    measured.append(
        Figure(what, milliseconds(long_game(), native(SETTLEMENT)), "ms", 1000, less_is_better=True)
    )
    return measured


if __name__ == "__main__":
    show(figures())
