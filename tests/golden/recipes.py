"""What the golden games are about: every number of players, every option, and what happens seldom.

Who wins a tie, or reaches which rank, is shown by tests of positions that are set up by hand.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from moothall.games.nobility.state import NOTHING, TILE_FILLED
from tests.games.architects.table import standard_orders as architects_orders
from tests.games.guilds.table import standard_orders as guilds_orders
from tests.games.nobility.table import EVENTS
from tests.games.nobility.table import standard_orders as nobility_orders
from tests.games.settlement.table import standard_orders as settlement_orders
from tests.laws.random_games import open_stages
from tests.walks import Walk


class Recipe(NamedTuple):
    about: str
    options: Mapping[str, int | str]
    kind: str  # how it is walked, as the game's own walks call it; or a bot's name
    deck: str = "standard"
    orders: Mapping[str, Any] | None = None  # explicit ones, instead of a seed
    on_the_way: Callable[[Walk], bool] = lambda walk: True  # what must have happened


def rises(field: str) -> Callable[[Walk], bool]:
    """A pile grows: it was made anew."""
    return lambda walk: bool((np.diff(walk.states[field]) > 0).any())


def rewards_run_out(walk: Walk) -> bool:
    """There was an advance for which no reward was left."""
    climbed = walk.states["players"]["cathedral"].sum(axis=1)
    return bool(((walk.states["rewards_left"][:-1] == 0) & (np.diff(climbed) > 0)).any())


def council_runs_out(walk: Walk) -> bool:
    """A place of the council stays empty, although no die lies there."""
    return bool(((walk.states["council"] == NOTHING) & (walk.states["council_dice"]["value"] == 0)).any())


def several_commissions(walk: Walk) -> bool:
    """Somebody has three commissions at the end, and one of them scores."""
    owner, filled = walk.states["tile_owner"][-1], walk.states["tile_filled"][-1]
    return any(
        (owner == seat).sum() >= 3 and ((owner == seat) & (filled == TILE_FILLED)).any()
        for seat in range(walk.players)
    )


def plays(*names: str) -> Callable[[Walk], bool]:
    """Answers of all these kinds were given."""
    return lambda walk: {*names} <= {walk.game.space.decode(int(action)).name for action in walk.actions}


def forced_taking(walk: Walk) -> bool:
    """Somebody had to choose a card after all had passed."""
    return bool((open_stages(walk.states) == walk.game.stages.index("forced_take")).any())


def ends_early(walk: Walk) -> bool:
    """Somebody has filled a site."""
    return bool(walk.states["week"][-1] < walk.deck.record[0].weeks[walk.players])


def unreached(walk: Walk) -> bool:
    """In the end a room can't be reached."""
    last = walk.states["players"][-1]
    return bool((last["occupied"] != last["active"]).any())


def deck_runs_out(walk: Walk) -> bool:
    return bool((walk.states["characters_left"] == 0).any())


RECIPES: dict[str, dict[str, Recipe]] = {
    "settlement": {
        "alone": Recipe("a game alone", {"players": 1}, "eager"),
        "two-players": Recipe("a game of two", {"players": 2}, "greedy"),
        "three-players": Recipe("a game of three", {"players": 3}, "greedy"),
        "four-players": Recipe("a game of four", {"players": 4}, "eager"),
        "explicit-orders": Recipe(
            "its stacks lie in the order of the deck", {"players": 2}, "eager", orders=settlement_orders()
        ),
        "free-heroes": Recipe("a deck of its own: heroes cost nothing", {"players": 1}, "eager", "generous"),
    },
    "architects": {
        "alone-against-constantine": Recipe(
            "a game alone", {"players": 1, "opponent": "constantine"}, "greedy"
        ),
        "alone-on-a-variable-board": Recipe(
            "a variable board, and Helena",
            {"players": 1, "boards": "random", "opponent": "helena"},
            "builders",
        ),
        "two-players": Recipe("a game of two", {"players": 2}, "greedy"),
        "two-against-constantine": Recipe(
            "the scheme pile is made anew",
            {"players": 2, "opponent": "constantine"},
            "dealers",
            on_the_way=rises("schemes_left"),
        ),
        "two-against-helena": Recipe(
            "chosen boards", {"players": 2, "boards": "choice", "opponent": "helena"}, "uniform"
        ),
        "three-players": Recipe("a game of three", {"players": 3}, "greedy"),
        "four-players": Recipe(
            "an advance without a reward", {"players": 4}, "builders", on_the_way=rewards_run_out
        ),
        "five-players": Recipe("variable boards at random", {"players": 5, "boards": "random"}, "greedy"),
        "explicit-orders": Recipe(
            "its piles lie in the order of the deck, with named boards and schemes",
            {"players": 2, "boards": "random", "opponent": "helena"},
            "builders",
            orders=architects_orders(2, ("red", "blue"), "helena"),
        ),
    },
    "nobility": {
        "alone": Recipe("a game alone, with events", {"players": 1, "events": "on"}, "greedy"),
        "two-players": Recipe("the Chancery", {"players": 2, "chancery": "on"}, "greedy"),
        "three-players": Recipe(
            "the settler deck is made of its discards",
            {"players": 3, "first_player": "3"},
            "clerks",
            on_the_way=rises("settlers_left"),
        ),
        "four-players": Recipe(
            "a player with three commissions, one of them active",
            {"players": 4, "chancery": "on"},
            "clerks",
            on_the_way=several_commissions,
        ),
        "sales": Recipe(
            "workshops and public buildings are sold",
            {"players": 4},
            "clerks",
            on_the_way=plays("sell_workshop", "sell_public"),
        ),
        "five-players": Recipe(
            "a deck of its own: the council is cheap, and its tiles run out",
            {"players": 5},
            "eager",
            "generous",
            on_the_way=council_runs_out,
        ),
        "explicit-orders": Recipe(
            "six players, and all that there is in the order of the deck",
            {"players": 6, "events": "on"},
            "clerks",
            orders=nobility_orders(6, EVENTS, chancery=True),
        ),
    },
    "guilds": {
        "two-players": Recipe("a game of two", {"players": 2}, "greedy"),
        "three-players": Recipe("five characters a week", {"players": 3, "variant": "five"}, "greedy"),
        "forced-taking": Recipe(
            "a choice of cards after all have passed",
            {"players": 3, "variant": "six"},
            "bidders",
            on_the_way=forced_taking,
        ),
        "four-players": Recipe(
            "a character is removed", {"players": 4}, "builders", on_the_way=plays("remove")
        ),
        "unreached-room": Recipe(
            "a room can't be reached to the end", {"players": 2}, "builders", on_the_way=unreached
        ),
        "full-site": Recipe(
            "a site is filled before the last week", {"players": 2}, "builders", on_the_way=ends_early
        ),
        "explicit-orders": Recipe(
            "its piles lie in the order of the deck",
            {"players": 3, "variant": "six"},
            "bidders",
            orders=guilds_orders(3, start_seat=1),
        ),
        "other-deck": Recipe(
            "more characters a week than the deck has, and abilities in every phase",
            {"players": 3, "variant": "five"},
            "builders",
            "generous",
            on_the_way=deck_runs_out,
        ),
    },
}
