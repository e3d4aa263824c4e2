"""The measure of a position: the same numbers interpreted and native, and sense in what it prefers."""

import pytest

from moothall.games.settlement.game import GAME
from moothall.games.settlement.scoring import score
from tests.games.settlement.table import Table
from tests.games.settlement.walks import walk
from tests.games.worths import compare_worths


@pytest.mark.parametrize(("players", "deck"), [(1, "standard"), (2, "standard"), (4, "generous")])
def test_it_is_the_same_native_and_interpreted(players: int, deck: str) -> None:
    compare_worths(walk(players, seed=1, kind="eager", deck=deck), every=5)


def worth(table: Table) -> int:
    return GAME.worth(table.s, table.match.deck.record[0], table.seat)


def test_at_the_end_only_points_count_and_gold_between_equals() -> None:
    table = Table(players=2)
    table.has(0, gold=3, diamond=40)
    table.building(0, "bank", seat=0, stored=2)
    table.finish()
    printed = table.match.deck.record[0]
    assert score(table.s, printed, 0) == 10
    assert GAME.worth(table.s, printed, 0) == 1003


@pytest.mark.parametrize("goods", [{"wood": 2}, {"diamond": 1}, {"gold": 1}, {"bonus_settler": 1}])
def test_more_of_anything_is_better(goods: dict[str, int]) -> None:
    table = Table(players=2)
    before = worth(table)
    table.has(**goods)
    assert worth(table) > before


def test_stores_are_better_side_by_side() -> None:
    """One settler activates a whole row."""
    together, apart = Table(players=2), Table(players=2)
    for table, second in ((together, 1), (apart, 3)):
        table.building(0, "bank")
        table.building(second, "church")
    assert worth(together) > worth(apart)


def test_a_hero_within_reach_is_better_than_the_same_goods_without_one() -> None:
    near, far = Table(players=2), Table(players=2)
    near.hero_row("dfd_09", "dfd_10", "dfd_11", "art_05")  # eight points for two gold
    far.hero_row("dfd_09", "dfd_10", "dfd_11", "dfd_12")
    for table in (near, far):
        table.has(gold=2)
    assert worth(near) > worth(far)


def test_a_deployed_settler_is_worth_no_more() -> None:
    table = Table(players=2)
    before = worth(table)
    table.settlers(5)
    assert worth(table) < before
