"""The golden games of Architects."""

import numpy as np

from moothall.engine.rule import rule
from moothall.games.architects.game import GAME
from moothall.games.architects.state import SILVER, Deck, State
from tests.games.architects.table import standard_orders
from tests.games.architects.walks import WEIGHTS, walker
from tests.golden.recipes import Cookbook, Recipe, Standings
from tests.walks import Walk

CONSTANTINE, HELENA = {"opponent": "constantine"}, {"opponent": "helena"}
RANDOM, CHOICE = {"boards": "random"}, {"boards": "choice"}


@rule
def virtue_then_silver(s: State, deck: Deck, seat: int, tie: int) -> int:
    return int(s.players[seat].virtue if tie == 0 else s.players[seat].goods[SILVER])


def by_virtue(standings: Standings) -> bool:
    """More virtue wins although the other has more silver."""
    winner, loser = sorted(standings, reverse=True)
    return winner[0] == loser[0] > 0 and winner[1] > loser[1] and winner[2] < loser[2]


def by_silver(standings: Standings) -> bool:
    winner, loser = sorted(standings, reverse=True)
    return winner[0] == loser[0] > 0 and winner[1] == loser[1] and winner[2] > loser[2]


def by_virtue_alone(standings: Standings) -> bool:
    winner, loser = sorted(standings, reverse=True)
    return winner[0] == loser[0] and winner[1] > loser[1]


def shared(standings: Standings) -> bool:
    one, other = standings
    return one == other


def shared_by_some(standings: Standings) -> bool:
    first, second, third, _ = sorted(standings, reverse=True)
    return first == second > third


def rich_outsider(standings: Standings) -> bool:
    """Two are tied on points, and virtue decides; the third has fewer points, and more virtue and silver."""
    first, second, third = sorted(standings, reverse=True)
    richer = third[1] > first[1] and third[2] > max(first[2], second[2])
    return first[0] == second[0] > third[0] and first[1] > second[1] and richer


def last_seat_wins(standings: Standings) -> bool:
    return standings[-1][0] > max(points for points, _, _ in standings[:-1])


def first_seat_wins(standings: Standings) -> bool:
    return standings[0][0] > max(points for points, _, _ in standings[1:])


def below_zero(standings: Standings) -> bool:
    return all(points < 0 for points, _, _ in standings)


def market_rebuilt(walk: Walk) -> bool:
    """The small pile was made anew from the large one, so it grew."""
    return bool((np.diff(walk.states["market_left"]) > 0).any())


def schemes_rebuilt(walk: Walk) -> bool:
    return bool((np.diff(walk.states["schemes_left"]) > 0).any())


def rewards_run_out(walk: Walk) -> bool:
    """There was an advance for which no reward was left."""
    climbed = walk.states["players"]["cathedral"].sum(axis=1)
    return bool(((walk.states["rewards_left"][:-1] == 0) & (np.diff(climbed) > 0)).any())


def buildings_run_out(walk: Walk) -> bool:
    return bool((walk.states["buildings_left"] == 0).any())


RECIPES = {
    "alone-against-constantine": Recipe("a game alone", 1, kind="greedy", options=CONSTANTINE),
    "alone-against-helena": Recipe("a game alone", 1, kind="greedy", options=HELENA),
    "two-players": Recipe("a game of two", 2, kind="greedy"),
    "two-against-constantine": Recipe("a game of two", 2, kind="greedy", options=CONSTANTINE),
    "two-against-helena": Recipe("a game of two", 2, kind="greedy", options=HELENA),
    "three-players": Recipe("a game of three", 3, kind="greedy"),
    "four-players": Recipe("a game of four", 4, kind="greedy"),
    "five-players": Recipe("a game of five", 5, kind="greedy"),
    "random-boards": Recipe("four variable boards at random", 4, kind="builders", options=RANDOM),
    "random-boards-alone": Recipe(
        "a variable board against Helena", 1, kind="builders", options=RANDOM | HELENA
    ),
    "random-boards-against-constantine": Recipe(
        "two variable boards against him", 2, kind="builders", options=RANDOM | CONSTANTINE
    ),
    "chosen-boards": Recipe("all five variable boards, as chosen", 5, kind="builders", options=CHOICE),
    "chosen-board-alone": Recipe(
        "a chosen board against Constantine", 1, kind="uniform", options=CHOICE | CONSTANTINE
    ),
    "chosen-boards-against-helena": Recipe(
        "two chosen boards against her", 2, kind="uniform", options=CHOICE | HELENA
    ),
    "explicit-orders": Recipe(
        "a game whose piles lie in the order of the deck", 3, kind="builders", orders=standard_orders(3)
    ),
    "explicit-orders-against-helena": Recipe(
        "the same with named boards and schemes",
        2,
        kind="builders",
        options=RANDOM | HELENA,
        orders=standard_orders(2, ("red", "blue"), "helena"),
    ),
    "market-rebuilt": Recipe(
        "the small pile is made anew from the large one", 4, kind="dealers", on_the_way=market_rebuilt
    ),
    "schemes-rebuilt": Recipe(
        "the scheme pile is made anew", 2, kind="dealers", options=CONSTANTINE, on_the_way=schemes_rebuilt
    ),
    "rewards-run-out": Recipe("an advance without a reward", 4, kind="builders", on_the_way=rewards_run_out),
    "buildings-run-out": Recipe(
        "the building pile is empty for a while", 5, kind="dealers", on_the_way=buildings_run_out
    ),
    "below-zero": Recipe("nobody comes to more than nothing", 3, below_zero, "dealers"),
    "tie-by-virtue": Recipe("a tie that virtue breaks, against silver", 2, by_virtue, "builders"),
    "tie-by-silver": Recipe("a tie that silver breaks", 2, by_silver, "builders"),
    "shared-victory": Recipe("a tie that nothing breaks", 2, shared, "builders"),
    "shared-by-two-of-four": Recipe("two of four share the victory", 4, shared_by_some, "builders"),
    "rich-outsider": Recipe("a tie of two, and a third who lost by points", 3, rich_outsider, "builders"),
    "helena-wins": Recipe("the opponent wins against one", 1, last_seat_wins, "builders", options=HELENA),
    "constantine-loses": Recipe("one player wins alone", 1, first_seat_wins, "greedy", options=CONSTANTINE),
    "tie-with-constantine": Recipe(
        "a tie with the opponent that virtue breaks", 1, by_virtue_alone, "greedy", options=CONSTANTINE
    ),
    "constantine-wins": Recipe(
        "the opponent wins against two", 2, last_seat_wins, "builders", options=CONSTANTINE
    ),
}

COOKBOOK = Cookbook(
    GAME, WEIGHTS, lambda deck: walker(), ("virtue_left", "silver_left"), virtue_then_silver, RECIPES
)
