"""The measure of a position: the same numbers interpreted and native, and sense in what it prefers."""

import pytest

from moothall.games.guilds.game import GAME
from moothall.games.guilds.scoring import score
from moothall.lab.simulate import simulate
from tests.games.guilds.table import Table
from tests.games.guilds.walks import VARIANTS, walk
from tests.games.worths import compare_worths


@pytest.mark.parametrize(("players", "variant"), VARIANTS)
def test_it_is_the_same_native_and_interpreted(players: int, variant: str) -> None:
    compare_worths(walk(players, variant, 1, "builders"), every=25)
    compare_worths(walk(players, variant, 2, "bidders", "generous"), every=25)


def worth(table: Table, seat: int = 0) -> int:
    return GAME.worth(table.s, table.match.deck.record[0], seat)


def test_at_the_end_only_points_count() -> None:
    game = walk(2, "standard", 1, "builders")
    last = game.states.view(GAME.state.twin)[-1]
    for seat in range(2):
        assert GAME.worth(last, game.deck.record[0], seat) == 100 * score(last, game.deck.record[0], seat)


def test_coins_are_better_than_none() -> None:
    table = Table(2)
    table.has(silver=10, gold=1)
    before = worth(table)
    table.has(silver=11, gold=1)
    assert worth(table) > before
    table.has(silver=10, gold=2)
    assert worth(table) > before


@pytest.mark.parametrize("name", ["W2", "P2", "N2", "W6", "M4", "C4"])
def test_a_character_is_better_than_none(name: str) -> None:
    table = Table(2)
    before = worth(table)
    table.join(name, seat=0)
    assert worth(table) > before


def test_a_room_behind_a_door_is_better_than_one_behind_a_wall() -> None:
    joined, apart = Table(2), Table(2)
    for table in (joined, apart):
        table.lay("S30", 2, 2, seat=0)  # its only door leads to the hall
    joined.lay("S01", 1, 1, rotation=1, seat=0)
    apart.lay("S01", 2, 3, rotation=1, seat=0)
    assert worth(joined) > worth(apart)


def test_a_lead_is_better_than_silver_on_a_tent_that_was_outbid() -> None:
    table = Table(2, characters=["N1"])
    table.tent("A1", 3, seat=0)
    leading = worth(table)
    table.tent("A1", 4, seat=1)
    assert worth(table) < leading


def test_the_greedy_bot_beats_the_random_one() -> None:
    report = simulate(GAME, {"players": 2}, ["greedy", "random"], games=40, seed=1)
    assert report.errors == 0
    assert report.win_intervals[0][0] > 0.8


def test_greedy_games_come_to_an_end() -> None:
    for players, variant in VARIANTS:
        report = simulate(GAME, {"players": players, "variant": variant}, ["greedy"], games=20, seed=2)
        assert report.errors == 0
