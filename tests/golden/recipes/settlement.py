"""Settlement's golden games."""

from collections.abc import Callable

from moothall.engine.rule import rule
from moothall.games.settlement.game import GAME
from moothall.games.settlement.state import DIAMOND, GOLD, Deck, State
from tests.games.settlement.walks import WEIGHTS, standard_orders, walker
from tests.golden.recipes import Cookbook, Recipe, Standings


@rule
def gold_then_diamonds(s: State, deck: Deck, seat: int, tie: int) -> int:
    return int(s.players[seat].supply[GOLD if tie == 0 else DIAMOND])


def by_gold(standings: Standings) -> bool:
    """More gold wins although the other has more diamonds."""
    winner, loser = sorted(standings, reverse=True)
    return winner[0] == loser[0] > 0 and winner[1] > loser[1] and winner[2] < loser[2]


def by_diamonds(standings: Standings) -> bool:
    winner, loser = sorted(standings, reverse=True)
    return winner[0] == loser[0] > 0 and winner[1] == loser[1] and winner[2] > loser[2]


def shared(standings: Standings) -> bool:
    one, other = standings
    return one == other and one[0] > 0


def shared_by_some(standings: Standings) -> bool:
    first, second, third, last = sorted(standings, reverse=True)
    return first == second > third >= last and first[0] > 0


def three_tied(standings: Standings) -> bool:
    """All have the same points; the two with most gold go on, and the third's diamonds count no more."""
    first, second, third = sorted(standings, reverse=True)
    tied = first[0] == second[0] == third[0]
    return tied and first[1] == second[1] > third[1] and third[2] > first[2] > second[2]


def rich_outsider(standings: Standings) -> bool:
    """Two are tied on points; the third has fewer, and more gold than both."""
    first, second, third = sorted(standings, reverse=True)
    return first[0] == second[0] > third[0] and first[1] > second[1] and third[1] > first[1]


def points(least: int, most: int) -> Callable[[Standings], bool]:
    return lambda standings: least <= standings[0][0] <= most


RECIPES = {
    "one-player": Recipe("a game alone", 1),
    "two-players": Recipe("a game of two", 2, kind="greedy"),
    "three-players": Recipe("a game of three", 3, kind="greedy"),
    "four-players": Recipe("a game of four", 4, kind="greedy"),
    "full-boards": Recipe("a long walk of four", 4),
    "brief": Recipe("a game in which everybody passes soon", 3, kind="uniform"),
    "explicit-orders": Recipe(
        "a game whose stacks lie in the order of the deck", 2, orders=standard_orders()
    ),
    "free-heroes": Recipe("a deck of its own: heroes cost nothing, and run out", 4, deck="generous"),
    "tie-by-gold": Recipe("a tie that gold breaks, against diamonds", 2, by_gold),
    "tie-by-diamonds": Recipe("a tie that diamonds break", 2, by_diamonds),
    "shared-victory": Recipe("a tie that nothing breaks", 2, shared),
    "shared-by-two-of-four": Recipe("two of four share the victory", 4, shared_by_some),
    "three-tied": Recipe("three tied on points, two of them on gold", 3, three_tied),
    "rich-outsider": Recipe("a tie of two, and a third with fewer points and more gold", 3, rich_outsider),
    "rank-settler": Recipe("the lowest rank", 1, points(1, 50), kind="greedy"),
    "rank-mayor": Recipe("the second rank", 1, points(51, 75), kind="greedy"),
    # Bots and walks come further only where heroes are free.
    "rank-knight": Recipe("the third rank", 1, points(76, 100), "uniform", "generous"),
    "rank-lord": Recipe("the highest rank", 1, points(101, 999), "eager", "generous"),
}

COOKBOOK = Cookbook(GAME, WEIGHTS, walker, ("gold", "diamond"), gold_then_diamonds, RECIPES)
