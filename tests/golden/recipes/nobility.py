"""The golden games of Nobility."""

import numpy as np

from moothall.engine.rule import rule
from moothall.games.nobility.game import GAME
from moothall.games.nobility.state import LORD_LEVEL, NOTHING, TILE_FILLED, Printed, State
from tests.games.nobility.table import EVENTS, standard_orders
from tests.games.nobility.walks import WEIGHTS, walker
from tests.golden.recipes import Cookbook, Recipe, Standings
from tests.walks import Walk

WITH_EVENTS, WITH_CHANCERY = {"events": "on"}, {"chancery": "on"}
BOTH = WITH_EVENTS | WITH_CHANCERY


@rule
def houses_reputation_coins(s: State, deck: Printed, seat: int, tie: int) -> int:
    me = s.players[seat]
    if tie == 0:
        return int(me.built)
    return int(me.reputation if tie == 1 else me.coins)


def by_houses(standings: Standings) -> bool:
    """More houses win although the other has more reputation and more coins."""
    winner, loser = sorted(standings, reverse=True)
    return (
        winner[0] == loser[0] > 0 and winner[1] > loser[1] and winner[2] < loser[2] and winner[3] < loser[3]
    )


def by_reputation(standings: Standings) -> bool:
    """Higher reputation wins although the other has more coins."""
    winner, loser = sorted(standings, reverse=True)
    return winner[:2] == loser[:2] and winner[0] > 0 and winner[2] > loser[2] and winner[3] < loser[3]


def by_coins(standings: Standings) -> bool:
    winner, loser = sorted(standings, reverse=True)
    return winner[:3] == loser[:3] and winner[0] > 0 and winner[3] > loser[3]


def shared(standings: Standings) -> bool:
    one, other = standings
    return one == other and one[0] > 0


def shared_by_some(standings: Standings) -> bool:
    first, second, third, _ = sorted(standings, reverse=True)
    return first == second > third and first[0] > 0


def three_tied(standings: Standings) -> bool:
    """All have the same points; two have more houses, and the third's reputation and coins count no more."""
    first, second, third = sorted(standings, reverse=True)
    tied = first[0] == second[0] == third[0] > 0 and first[1] == second[1] > third[1]
    return tied and third[2] > first[2] > second[2] and third[3] > first[3]


def has_met(walk: Walk) -> bool:
    """Whether a player alone has met the goal."""
    return bool(GAME.is_winner(walk.states.view(GAME.state.twin)[-1], walk.deck.record[0], 0))


def has_missed(walk: Walk) -> bool:
    return not has_met(walk)


def rises(walk: Walk, field: str) -> bool:
    return bool((np.diff(walk.states[field]) > 0).any())


def settlers_shuffled_anew(walk: Walk) -> bool:
    return rises(walk, "settlers_left")


def bag_filled_anew(walk: Walk) -> bool:
    return rises(walk, "bag_left")


def council_runs_out(walk: Walk) -> bool:
    """A place of the council stays empty, although no die lies there."""
    empty = (walk.states["council"] == NOTHING) & (walk.states["council_dice"] == 0)
    return bool(empty.any())


def all_are_lords(walk: Walk) -> bool:
    return bool((walk.states["players"]["nobility"][-1, : walk.players] >= LORD_LEVEL).all())


def several_commissions(walk: Walk) -> bool:
    """Somebody has three commissions at the end, and one of them scores."""
    owner, filled = walk.states["tile_owner"][-1], walk.states["tile_filled"][-1]
    return any(
        (owner == seat).sum() >= 3 and ((owner == seat) & (filled == TILE_FILLED)).any()
        for seat in range(walk.players)
    )


def sold_and_built(walk: Walk) -> bool:
    """Workshops and public buildings were sold."""
    names = {GAME.space.decode(int(action)).name for action in walk.actions}
    return {"sell_workshop", "sell_public"} <= names


NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five"}
RECIPES = {
    "alone": Recipe("a game alone, whose goal is missed", 1, kind="greedy", on_the_way=has_missed),
    "alone-with-events": Recipe("a game alone", 1, kind="greedy", options=WITH_EVENTS),
}
for players, word in NUMBERS.items():
    RECIPES |= {
        f"{word}-players": Recipe(f"a game of {word}", players, kind="greedy"),
        f"{word}-with-events": Recipe(f"a game of {word}", players, kind="greedy", options=WITH_EVENTS),
        f"{word}-with-chancery": Recipe(f"a game of {word}", players, kind="greedy", options=WITH_CHANCERY),
        f"{word}-with-both": Recipe(f"a game of {word}", players, kind="greedy", options=BOTH),
    }
RECIPES |= {
    "six-players": Recipe("a game of six", 6, kind="greedy"),
    "six-with-events": Recipe("a game of six", 6, kind="greedy", options=WITH_EVENTS),
    "third-player-first": Recipe("a first player by choice", 4, kind="eager", options={"first_player": "3"}),
    "explicit-orders": Recipe(
        "a game whose piles lie in the order of the deck", 2, kind="eager", orders=standard_orders(2)
    ),
    "explicit-orders-alone": Recipe(
        "the same with a goal and named events",
        1,
        kind="eager",
        options=WITH_EVENTS,
        orders=standard_orders(1, EVENTS),
    ),
    "explicit-orders-of-six": Recipe(
        "the same with commissions, dice tiles and events",
        6,
        kind="clerks",
        options=WITH_EVENTS,
        orders=standard_orders(6, EVENTS, chancery=True),
    ),
    "goal-met": Recipe("the goal of a player alone is met", 1, kind="greedy", on_the_way=has_met),
    "settlers-shuffled-anew": Recipe(
        "the settler deck is made of its discards", 3, kind="clerks", on_the_way=settlers_shuffled_anew
    ),
    "bag-filled-anew": Recipe(
        "the discarded buildings go back to the bag", 4, kind="clerks", on_the_way=bag_filled_anew
    ),
    "council-runs-out": Recipe(
        "a deck of its own: the council is cheap, and its tiles run out",
        5,
        kind="eager",
        deck="generous",
        on_the_way=council_runs_out,
    ),
    "all-lords": Recipe(
        "a deck of its own: Lord benefits of all", 4, kind="eager", deck="generous", on_the_way=all_are_lords
    ),
    "several-commissions": Recipe(
        "a player with three commissions, one of them active",
        4,
        kind="clerks",
        options=WITH_CHANCERY,
        on_the_way=several_commissions,
    ),
    "sales": Recipe("workshops and public buildings are sold", 4, kind="clerks", on_the_way=sold_and_built),
    "tie-by-houses": Recipe("a tie that houses break, against all else", 2, by_houses, "eager"),
    "tie-by-reputation": Recipe("a tie that reputation breaks, against coins", 2, by_reputation, "eager"),
    "tie-by-coins": Recipe("a tie that coins break", 2, by_coins, "eager"),
    "shared-victory": Recipe("a tie that nothing breaks", 2, shared, "uniform"),
    "shared-by-two-of-four": Recipe("two of four share the victory", 4, shared_by_some, "uniform"),
    "three-tied": Recipe("three tied on points, two of them on houses", 3, three_tied, "eager"),
}

COOKBOOK = Cookbook(
    GAME, WEIGHTS, walker, ("houses", "reputation", "coins"), houses_reputation_coins, RECIPES
)
