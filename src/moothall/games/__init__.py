"""The games: one folder each, the same rooms in every one. A game never imports another.

Games may lie elsewhere too: MOOTHALL_GAMES names the folders in which to look, each game a folder in one of
them with the same rooms, and its numbered rules beside them as `rules.md`.
"""

import os
from importlib import import_module
from pathlib import Path

from moothall.engine.game import Game

__path__ += [folder for folder in os.environ.get("MOOTHALL_GAMES", "").split(os.pathsep) if folder]

OWN = ("settlement", "architects", "nobility", "guilds")
CATALOGUE = (
    *OWN,
    *sorted(file.parent.name for folder in __path__[1:] for file in Path(folder).glob("*/game.py")),
)


def find_game(name: str) -> Game:
    """A game by its name; a LookupError says which there are."""
    if name not in CATALOGUE:
        raise LookupError(f"there is no game called '{name}'; there are: {', '.join(CATALOGUE)}")
    game: Game = import_module(f"moothall.games.{name}.game").GAME
    return game
