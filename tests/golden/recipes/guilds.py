"""The golden games of Guilds."""

from moothall.engine.rule import rule
from moothall.games.guilds.actions import REMOVE
from moothall.games.guilds.game import GAME
from moothall.games.guilds.scoring import tie_break_income
from moothall.games.guilds.stages.site import built_cells
from moothall.games.guilds.state import CHARACTERS, FORCED_TAKE, Deck, State
from tests.games.guilds.table import standard_orders
from tests.games.guilds.walks import WEIGHTS, walker
from tests.golden.recipes import Cookbook, Recipe, Standings
from tests.laws.random_games import open_stages
from tests.walks import Walk

FIVE, SIX = {"variant": "five"}, {"variant": "six"}


@rule
def income_cells_members(s: State, deck: Deck, seat: int, tie: int) -> int:
    if tie == 0:
        return tie_break_income(s, deck, seat)
    return built_cells(s.players[seat]) if tie == 1 else int(s.players[seat].members)


def ranked(standings: Standings) -> Standings:
    """From the winner on: most points, then the lowest income, then most cells and most characters."""
    return sorted(standings, key=lambda seat: (-seat[0], seat[1], -seat[2], -seat[3]))


def by_income(standings: Standings) -> bool:
    """A lower income wins although the other has the larger headquarters and more characters."""
    winner, loser = ranked(standings)
    smaller = winner[2] < loser[2] and winner[3] < loser[3]
    return winner[0] == loser[0] > 0 and winner[1] < loser[1] and smaller


def by_size(standings: Standings) -> bool:
    """The larger headquarters wins although the other has more characters."""
    winner, loser = ranked(standings)
    return winner[:2] == loser[:2] and winner[2] > loser[2] and winner[3] < loser[3] and winner[0] > 0


def by_members(standings: Standings) -> bool:
    winner, loser = ranked(standings)
    return winner[:3] == loser[:3] and winner[3] > loser[3] and winner[0] > 0


def shared(standings: Standings) -> bool:
    one, other = standings
    return one == other and one[0] > 0


def shared_by_some(standings: Standings) -> bool:
    first, second, third, _ = ranked(standings)
    return first == second != third


def modest_outsider(standings: Standings) -> bool:
    """Two are tied on points, and income decides; the third has fewer points and a still lower income."""
    first, second, third = ranked(standings)
    return first[0] == second[0] > third[0] and third[1] < first[1] < second[1]


def below_zero(standings: Standings) -> bool:
    return min(points for points, *_ in standings) < 0


def ends_early(walk: Walk) -> bool:
    """Somebody has filled a site."""
    return bool(walk.states["week"][-1] < walk.deck.record[0].weeks[walk.players])


def forced(walk: Walk) -> bool:
    """Somebody had to choose a card after all had passed."""
    return bool((open_stages(walk.states) == FORCED_TAKE).any())


def removed(walk: Walk) -> bool:
    """The Assassin was sent out, and had a choice."""
    return bool(((walk.actions >= REMOVE) & (walk.actions < REMOVE + CHARACTERS)).any())


def unreached(walk: Walk) -> bool:
    """In the end a room can't be reached."""
    last = walk.states["players"][-1]
    return bool((last["occupied"] != last["active"]).any())


def deck_runs_out(walk: Walk) -> bool:
    return bool((walk.states["characters_left"] == 0).any())


RECIPES = {
    "two-players": Recipe("a game of two", 2, kind="greedy"),
    "three-players-five": Recipe(
        "a game of three with five characters a week", 3, kind="greedy", options=FIVE
    ),
    "three-players-six": Recipe("a game of three with six characters a week", 3, kind="greedy", options=SIX),
    "four-players": Recipe("a game of four", 4, kind="greedy"),
    "explicit-orders": Recipe(
        "a game whose piles lie in the order of the deck", 4, kind="builders", orders=standard_orders(4)
    ),
    "explicit-orders-six": Recipe(
        "the same of three, with six characters a week",
        3,
        kind="bidders",
        options=SIX,
        orders=standard_orders(3, start_seat=1),
    ),
    "forced-taking": Recipe(
        "a choice of cards after all have passed", 3, kind="bidders", options=SIX, on_the_way=forced
    ),
    "assassin": Recipe("a character is removed", 4, kind="builders", on_the_way=removed),
    "unreached-room": Recipe(
        "a room that can't be reached to the end", 2, kind="builders", on_the_way=unreached
    ),
    "full-site": Recipe("a site is filled before the last week", 2, kind="builders", on_the_way=ends_early),
    "other-deck": Recipe("abilities in every phase, and cheap rooms", 4, kind="bidders", deck="generous"),
    "other-deck-runs-out": Recipe(
        "more characters a week than the deck has",
        3,
        kind="builders",
        deck="generous",
        options=FIVE,
        on_the_way=deck_runs_out,
    ),
    "below-zero": Recipe("somebody comes to less than nothing", 4, below_zero, "uniform"),
    "tie-by-income": Recipe("a tie that the lower income breaks, against all else", 2, by_income, "builders"),
    "tie-by-size": Recipe("a tie that the headquarters break, against characters", 2, by_size, "builders"),
    "tie-by-members": Recipe("a tie that characters break", 2, by_members, "builders"),
    "shared-victory": Recipe("a tie that nothing breaks", 2, shared, "uniform"),
    "shared-by-two-of-four": Recipe("two of four share the victory", 4, shared_by_some, "uniform"),
    "modest-outsider": Recipe(
        "a tie of two, and a third with fewer points and less income", 3, modest_outsider, "builders"
    ),
}

COOKBOOK = Cookbook(
    GAME, WEIGHTS, walker, ("tie_income", "tie_cells", "tie_members"), income_cells_members, RECIPES
)
