"""What holds in every position of a game, whatever was played; each game's own laws are beside its tests."""

from importlib import import_module

from moothall.engine.deck import Deck
from moothall.engine.game import Game
from moothall.engine.record import Ints, Records
from tests.laws.law import first_broken


def broken_law(game: Game, states: Records, deck: Deck, options: Ints) -> tuple[int, str] | None:
    """The number of the first position that breaks a law of its game, and what that law says."""
    own = import_module(f"tests.games.{game.name}.laws")
    return first_broken(own.LAWS, own.Positions(states, deck, options))
