"""The measure of a position: the same numbers interpreted and native, and sense in what it prefers."""

from collections.abc import Callable

import pytest

from moothall.games.nobility.game import GAME
from moothall.games.nobility.scoring import score
from moothall.lab.simulate import simulate
from tests.games.nobility.table import Table
from tests.games.nobility.walks import walk
from tests.games.worths import compare_worths


@pytest.mark.parametrize(
    ("players", "events", "chancery", "deck"),
    [
        (1, "on", "off", "standard"),
        (2, "off", "on", "generous"),
        (3, "on", "off", "generous"),
        (6, "on", "on", "standard"),
    ],
)
def test_it_is_the_same_native_and_interpreted(players: int, events: str, chancery: str, deck: str) -> None:
    compare_worths(walk(players, events, chancery, 1, "eager", deck), every=25)


def worth(table: Table) -> int:
    return GAME.worth(table.s, table.match.deck.record[0], table.seat)


def test_at_the_end_points_count_and_then_reputation() -> None:
    game = walk(3, "off", "off", 1, "eager")
    last = game.states.view(GAME.state.twin)[-1]
    for seat in range(3):
        points = 100 * score(last, game.deck.record[0], seat) + int(last.players[seat].reputation)
        assert GAME.worth(last, game.deck.record[0], seat) == points


BETTER: dict[str, Callable[[Table], None]] = {
    "coins": lambda table: table.has(coins=12),
    "goods": lambda table: table.has(books=2, magic=3),
    "modifiers": lambda table: table.has(modifiers=2),
    "reputation": lambda table: table.has(reputation=12),
    "nobility": lambda table: table.has(nobility=3),
    "becoming Lord": lambda table: table.has(nobility=5),
    "points": lambda table: table.has(vp=1),
    "a worker": lambda table: table.lot(1),
    "an apprentice": lambda table: table.employ("wizards"),
    "a workshop": lambda table: table.own("wizards", 0, "B19"),
    "a public building": lambda table: table.public(0, "B37"),
    "a house": lambda table: table.platform(2),
}


@pytest.mark.parametrize("what", BETTER)
def test_more_is_better(what: str) -> None:
    table = Table(players=3)
    before = worth(table)
    BETTER[what](table)
    assert worth(table) > before


@pytest.mark.rule("NOB-362")
@pytest.mark.parametrize(
    ("goal", "nearer", "aside"),
    [
        ("G04", lambda table: table.own("wizards", 0, "B19"), lambda table: table.public(0, "B37")),
        ("G05", lambda table: table.public(0, "B37"), lambda table: table.own("wizards", 0, "B19")),
        ("G09", lambda table: table.has(coins=40), lambda table: table.has(modifiers=6)),
    ],
)
def test_alone_what_the_goal_asks_for_is_worth_more(
    goal: str, nearer: Callable[[Table], None], aside: Callable[[Table], None]
) -> None:
    def gained(change: Callable[[Table], None], which: str) -> int:
        table = Table(players=1, goal=which)
        before = worth(table)
        change(table)
        return worth(table) - before

    assert gained(nearer, goal) > gained(nearer, "G06")
    assert gained(aside, goal) == gained(aside, "G06")


def test_the_first_coins_are_worth_most() -> None:
    table = Table(players=3)
    worths = []
    for coins in (0, 3, 12, 15, 20, 23, 40, 43):
        table.has(coins=coins)
        worths.append(worth(table))
    gains = [more - less for less, more in zip(worths[::2], worths[1::2], strict=True)]
    assert gains == sorted(gains, reverse=True)
    assert gains[0] > gains[1] > gains[2] > gains[3] == 0


def test_an_apprentice_is_better_than_a_worker() -> None:
    table = Table(players=3)
    table.lot(1)
    before = worth(table)
    table.lot(0)
    table.employ("artists")
    assert worth(table) > before


def test_a_die_that_can_still_be_placed_is_better_than_none() -> None:
    table = Table(players=3)
    table.dice(1, 2)
    before = worth(table)
    table.dice(1)
    assert worth(table) < before


def test_a_desk_and_a_filled_slot_count_in_the_chancery() -> None:
    table = Table(players=3, chancery=True)
    before = worth(table)
    table.seat_at(0)
    seated = worth(table)
    assert seated > before
    table.s.tile_filled[table.board(table.seat).first_tile] |= 1
    assert worth(table) > seated


@pytest.mark.parametrize("chancery", ["off", "on"])
def test_the_greedy_bot_beats_the_random_one(chancery: str) -> None:
    report = simulate(GAME, {"players": 2, "chancery": chancery}, ["greedy", "random"], games=80, seed=1)
    assert report.errors == 0
    assert report.win_intervals[0][0] > 0.95


def test_greedy_games_come_to_an_end() -> None:
    for players in GAME.seats:
        assert simulate(GAME, {"players": players, "events": "on"}, ["greedy"], games=20, seed=2).errors == 0
