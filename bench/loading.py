"""From the text of a saved game to a match that is ready for its next answer, interpreted.

Long games come from the Mirror of Transformation, which changes one resource into another without end.
"""

from functools import partial
from itertools import count

from bench.figure import Figure, seconds, show
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.games import find_game
from moothall.games.settlement.game import GAME

LENGTHS = (100, 1_000, 10_000)
RUNS = 9

MIRROR = GAME.read_deck().ids("artifact").index("mirror_of_transformation")
TAKE_MIRROR = GAME.space.encode("take", artifact=MIRROR)
WOOD_TO_CLAY = GAME.space.encode("mirror", pay=0, gain=1)
CLAY_TO_WOOD = GAME.space.encode("mirror", pay=1, gain=0)


def saved_game(length: int) -> str:
    """A solo game of that many answers, stored as a player would."""
    deals = (Match(GAME, {"players": 1}, seed=seed, rules=native(GAME)) for seed in count())
    match = next(deal for deal in deals if TAKE_MIRROR in deal.legal())
    match.play(TAKE_MIRROR)
    while match.ply < length:
        match.play(WOOD_TO_CLAY if match.ply % 2 else CLAY_TO_WOOD)
    return match.save()


def load(text: str) -> None:
    match = Match.load(text, find_game)
    assert match.legal()


def figures() -> list[Figure]:
    measured = []
    for length in LENGTHS:
        text = saved_game(length)
        milliseconds = 1000 * min(seconds(partial(load, text)) for _ in range(RUNS))
        what = f"load a saved game of {length:,} answers, interpreted"
        measured.append(Figure(what, milliseconds, "ms", 50, less_is_better=True))
    return measured


if __name__ == "__main__":
    show(figures())
