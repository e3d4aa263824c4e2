"""Puzzles: moments from bots' own games where one answer is far better than the rest.

They lie in `puzzles/<game>.json`, made by `make.py`.
"""

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
import numpy as np
from msgspec import Struct

from moothall.engine.chance import Chance
from moothall.engine.game import Game
from moothall.engine.match import Match
from moothall.engine.rules import Rules
from moothall.study.examining import sight_at
from moothall.study.outlook import Outlook, outlook

FOLDER = Path(__file__).with_name("puzzles")


class Puzzle(Struct, frozen=True):
    id: str
    game: str
    rules: int  # the version that it was made under
    options: dict[str, int | str]
    seed: str  # in words, as in saved games
    actions: list[int]  # up to the moment
    seat: int
    best: int
    second: int
    chance: float  # of the seat with the best answer
    gap: float  # by how much the second is worse
    degree: Literal[1, 2, 3]  # 1: looks best at once; 2: a short search finds it; 3: only a long one
    line: list[int]  # how it might go on, the best answer first

    def match(self, game: Game, rules: Rules | None = None) -> Match:
        """The moment itself."""
        match = Match(game, self.options, seed=int(self.seed), rules=rules)
        for action in self.actions:
            match.play(action)
        return match


def explain(puzzle: Puzzle, match: Match) -> Outlook:
    """What the best answer leads to, in a match that begins with the moment."""
    return outlook(sight_at(match, 0, np.zeros(1, Chance.twin)), puzzle.line)


@cache
def puzzles_of(game: Game) -> dict[str, Puzzle]:
    """By their ids; none that were made under other rules."""
    file = FOLDER / f"{game.name}.json"
    found = msgspec.json.decode(file.read_bytes(), type=list[Puzzle]) if file.exists() else []
    return {puzzle.id: puzzle for puzzle in found if puzzle.rules == game.version}
