"""Makes a game's puzzles: data of the package.

    python -m moothall.study.make guilds --puzzles 60

Bots that search play each other. Where one of them saw an answer far above the others, two deep searches with
dice of their own must agree before it becomes a puzzle.
"""

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal

import msgspec
import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from moothall.bots import find_bot
from moothall.bots.bot import Bot, Thought
from moothall.bots.thinker import Thinker
from moothall.engine.chance import Chance
from moothall.engine.game import Game
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.engine.record import Records
from moothall.games import find_game
from moothall.study.examining import Examiner, Finding, sight_at
from moothall.study.puzzles import FOLDER, Puzzle, puzzles_of

LOOKS = 600  # of those in whose games puzzles are found
SHORT, DEEP = 100, 20_000  # looks that tell degrees apart, and those that check
SUSPECTED, FAR = 0.08, 0.10  # by so much the best is better than the second, at a glance and for sure
SEEN = 10  # looks at a second answer that is worth comparing
FIRST = 12  # answers before which nobody is puzzled yet
APART = 25  # answers between two puzzles of one game
OPEN = (0.15, 0.98)  # the chance with the best answer: no puzzle in a game that is lost or won anyway


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--puzzles", type=int, default=60)
    parser.add_argument("--most-games", type=int, default=400)
    wanted = parser.parse_args()
    game = find_game(wanted.game)
    with bars() as tell:
        make_puzzles(game, wanted.puzzles, wanted.most_games, tell)


Tell = Callable[[str, int, int], None]  # (what is made, how many there are, of how many)


@contextmanager
def bars() -> Iterator[Tell]:
    """A bar for each thing that is made, on stderr."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        tasks: dict[str, TaskID] = {}

        def tell(what: str, done: int, of: int) -> None:
            if what not in tasks:
                tasks[what] = progress.add_task(what, total=of)
            progress.update(tasks[what], completed=done)

        yield tell


# Games.

Told = tuple[Match, Thought | None]


def played(game: Game, seed: int, hand: Bot | None) -> Iterator[Told]:
    """A game between two bots that search: before every answer the match and what its bot thinks; its end.

    `hand`: who answers in their place, while they only think.
    """
    match = Match(game, {"players": 2}, seed=seed, rules=native(game))
    bots = [Thinker(game, LOOKS, seed + seat + 1, seconds=float("inf")) for seat in range(2)]
    while not match.over:
        legal = match.legal()
        if len(legal) == 1 or match.is_automatic:
            match.play(legal[0])
            continue
        assert match.seat is not None
        thought = bots[match.seat].answer(match)
        yield match, thought
        match.play(thought.action if hand is None else hand.answer(match).action)
    yield match, None


# Puzzles.


def make_puzzles(game: Game, wanted: int, most_games: int, tell: Tell) -> None:
    """Written after each game; where it was broken off, it goes on with the next."""
    puzzles = [*puzzles_of(game).values()]
    first = 1 + max((int(puzzle.seed) for puzzle in puzzles), default=0)
    file = FOLDER / f"{game.name}.json"
    FOLDER.mkdir(exist_ok=True)
    for seed in range(first, most_games + 1):
        tell(f"{game.title}: puzzles", min(len(puzzles), wanted), wanted)
        tell(f"{game.title}: games looked through", seed - 1, most_games)
        if len(puzzles) >= wanted:
            return
        found = puzzles_from(game, seed)
        puzzles += found
        if found:
            file.write_bytes(b"[\n" + b",\n".join(msgspec.json.encode(each) for each in puzzles) + b"\n]\n")


def puzzles_from(game: Game, seed: int) -> list[Puzzle]:
    puzzles: list[Puzzle] = []
    last = FIRST - APART
    # Every other game is played by a hand that blunders into livelier positions than those who think.
    hand = find_bot("journeyman", game, seed) if seed % 2 == 0 else None
    for match, thought in played(game, seed, hand):
        if thought is None or match.ply - last < APART or not is_suspected(match, thought):
            continue
        if (puzzle := checked(match, f"{game.name}-{seed}-{match.ply}")) is not None:
            puzzles.append(puzzle)
            last = match.ply
    return puzzles


def is_suspected(match: Match, thought: Thought) -> bool:
    seat = match.seat
    assert seat is not None
    if len(thought.weighed) < 3:
        return False
    best, *others = (each.chances[seat] for each in thought.weighed if each.looks >= SEEN)
    return OPEN[0] < best < OPEN[1] and best - max(others, default=0.0) >= SUSPECTED


def checked(match: Match, name: str) -> Puzzle | None:
    """A puzzle, if deep searches agree."""
    one, other = (searched(match, DEEP, dice) for dice in (101, 202))
    seat, best, second = match.seat, one[0], one[1]
    assert seat is not None
    gaps = [found[0].chances[seat] - max(each.chances[seat] for each in found[1:]) for found in (one, other)]
    if best.action != other[0].action or min(gaps) < FAR or best.chances[seat] > OPEN[1]:
        return None
    assert match.seed is not None
    return Puzzle(
        id=name,
        game=match.game.name,
        rules=match.game.version,
        options=match.options,
        seed=str(match.seed),
        actions=match.actions,
        seat=seat,
        best=best.action,
        second=second.action,
        chance=round(best.chances[seat], 4),
        gap=round(min(gaps), 4),
        degree=degree_of(match, best.action),
        line=best.line,
    )


def searched(match: Match, looks: int, seed: int) -> list[Finding]:
    dice: Records = np.zeros(1, Chance.twin)
    dice["seed"] = seed
    return Examiner(match.game, looks, seed).examine(sight_at(match, match.ply, dice), surely=2)


def degree_of(match: Match, best: int) -> Literal[1, 2, 3]:
    if find_bot("journeyman", match.game, 1).answer(match).action == best:
        return 1
    return 2 if searched(match, SHORT, 303)[0].action == best else 3


if __name__ == "__main__":
    main()
