"""What the golden games of each game are about, and how they are found."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from moothall.engine.game import Game, Result
from moothall.engine.record import Ints
from tests.walks import Walk, Walker

Standings = list[tuple[int, ...]]  # for each seat what decides: points, and what breaks ties


class Recipe(NamedTuple):
    about: str
    players: int
    wanted: Callable[[Standings], bool] = lambda standings: True
    kind: str = "eager"  # how it is walked; or a bot's name
    deck: str = "standard"
    options: Mapping[str, str] = {}  # beside the number of players
    orders: Mapping[str, Any] | None = None  # explicit ones, instead of a seed
    on_the_way: Callable[[Walk], bool] | None = None  # what must have happened


class Cookbook(NamedTuple):
    game: Game
    weights: Mapping[str, Ints]  # kinds of walks
    walker: Callable[[str], Walker]  # by the name of the deck
    ties: tuple[str, ...]  # what breaks ties, as the details of a result call it
    tie: Callable[..., int]  # the same of a position: (s, deck, seat, which of them)
    recipes: Mapping[str, Recipe]

    def standings_of(self, result: Result) -> Standings:
        """Alone at the table a game may not say what would break ties."""
        return [(detail["total"], *(detail.get(tie, 0) for tie in self.ties)) for detail in result.details]

    def options_of(self, recipe: Recipe) -> dict[str, int | str]:
        return {"players": recipe.players, **recipe.options}

    def seats_of(self, recipe: Recipe) -> int:
        """With the game's automata."""
        return recipe.players + len(self.game.automata(self.game.options_from(self.options_of(recipe))))
