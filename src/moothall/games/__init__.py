"""The games: one folder each, the same rooms in every one. A game never imports another."""

from importlib import import_module

from moothall.engine.game import Game

CATALOGUE = ("settlement", "architects", "nobility", "guilds")


def find_game(name: str) -> Game:
    """A game by its name; a LookupError says which there are."""
    if name not in CATALOGUE:
        raise LookupError(f"there is no game called '{name}'; there are: {', '.join(CATALOGUE)}")
    game: Game = import_module(f"moothall.games.{name}.game").GAME
    return game
