"""Quarry, Forest, Mines and Silversmith (section 5): the more own workers, the more they bring."""

import pytest

from moothall.games.architects.state import GOODS
from tests.games.architects.table import Table

# The overview below ARC-077, by the number of own workers; it goes on without limit.
WORKERS = (1, 2, 3, 4, 9)
SILVER = (2, 3, 4, 5, 10)
CLAY = (2, 3, 4, 5, 10)
GOLD = (0, 1, 1, 2, 4)
WOOD = (1, 2, 3, 4, 9)
STONE = (1, 2, 3, 4, 9)
CARDS = (1, 2, 2, 3, 5)


def at(name: str, workers: int) -> Table:
    """So many own workers stand there, the last of them just placed; nothing is owned before."""
    table = Table()
    table.has(silver=0)
    table.hand()
    table.send(name, workers - 1)
    table.place(name)
    return table


@pytest.mark.rule("ARC-071")
@pytest.mark.parametrize(("workers", "stone"), [*zip(WORKERS, STONE, strict=True)])
def test_the_quarry_gives_stone(workers: int, stone: int) -> None:
    table = at("quarry", workers)
    assert table.goods(0) == {"stone": stone}
    assert (table.stage, table.seat) == ("turn", 1)


@pytest.mark.rule("ARC-072")
@pytest.mark.parametrize(("workers", "wood"), [*zip(WORKERS, WOOD, strict=True)])
def test_the_forest_gives_wood(workers: int, wood: int) -> None:
    table = at("forest", workers)
    assert table.goods(0) == {"wood": wood}
    assert (table.stage, table.seat) == ("turn", 1)


@pytest.mark.rule("ARC-077")
@pytest.mark.parametrize(("workers", "silver"), [*zip(WORKERS, SILVER, strict=True)])
def test_the_silversmith_gives_silver(workers: int, silver: int) -> None:
    table = at("silversmith", workers)
    assert table.goods(0) == {"silver": silver}
    assert (table.stage, table.seat) == ("turn", 1)


@pytest.mark.rule("ARC-073", "ARC-074")
@pytest.mark.parametrize(("workers", "clay"), [*zip(WORKERS, CLAY, strict=True)])
def test_the_mines_give_clay(workers: int, clay: int) -> None:
    table = at("mines", workers)
    assert (table.stage, table.goods(0)) == ("mine", {})
    table.play("mine_clay")
    assert table.goods(0) == {"clay": clay}
    assert (table.stage, table.seat) == ("turn", 1)


@pytest.mark.rule("ARC-073", "ARC-075")
@pytest.mark.parametrize(("workers", "gold"), [*zip(WORKERS, GOLD, strict=True)][1:])
def test_or_the_mines_give_gold(workers: int, gold: int) -> None:
    table = at("mines", workers)
    table.play("mine_gold")
    assert table.goods(0) == {"gold": gold}
    assert (table.stage, table.seat) == ("turn", 1)


@pytest.mark.rule("ARC-073")
def test_the_mines_give_one_or_the_other_and_never_a_mix() -> None:
    table = at("mines", 4)
    assert table.legal() == [("mine_clay", {}), ("mine_gold", {})]
    table.play("mine_gold")
    assert table.refused("mine_clay", by=1) == 394


@pytest.mark.rule("ARC-076")
def test_gold_takes_two_workers() -> None:
    table = at("mines", 1)
    assert table.refused("mine_gold") == 76
    assert table.legal() == [("mine_clay", {})]
    assert at("mines", 2).is_legal("mine_gold")


@pytest.mark.rule("ARC-071", "ARC-072", "ARC-074", "ARC-075", "ARC-077", "ARC-106")
@pytest.mark.parametrize("number", range(len(WORKERS)))
def test_the_overview(number: int) -> None:
    """Each row of the table in section 5, the Workshop's too."""
    workers = WORKERS[number]
    gained = {
        "silver": at("silversmith", workers).goods(0)["silver"],
        "wood": at("forest", workers).goods(0)["wood"],
        "stone": at("quarry", workers).goods(0)["stone"],
    }
    for good in ("clay", "gold"):
        table = at("mines", workers)
        if table.is_legal(f"mine_{good}"):
            table.play(f"mine_{good}")
        gained[good] = table.goods(0).get(good, 0)
    expected = {"silver": SILVER, "clay": CLAY, "gold": GOLD, "wood": WOOD, "stone": STONE}
    assert gained == {good: amounts[number] for good, amounts in expected.items()}
    assert set(gained) <= set(GOODS)
    table = at("workshop", workers)
    table.play("draw_buildings")
    assert len(table.hand_ids(0)) == CARDS[number]
