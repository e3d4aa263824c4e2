"""The King's Storehouse (section 6): exchanges."""

import pytest

from tests.games.architects.table import Table

PAIRS = (
    ("clay", "clay"),
    ("clay", "wood"),
    ("clay", "stone"),
    ("wood", "wood"),
    ("wood", "stone"),
    ("stone", "stone"),
)


def at_storehouse(workers: int = 1, **goods: int) -> Table:
    """So many own workers there; of goods only these."""
    table = Table()
    table.has(silver=0)
    table.has(**goods)
    table.send("kings_storehouse", workers - 1)
    table.place("kings_storehouse")
    return table


@pytest.mark.rule("ARC-078")
@pytest.mark.parametrize("workers", [1, 2, 3, 5])
def test_as_many_exchanges_as_own_workers(workers: int) -> None:
    table = at_storehouse(workers, clay=20)
    for _ in range(workers):
        assert (table.stage, table.seat) == ("exchange", 0)
        table.play("exchange_for_virtue", pair=0)
    assert (table.stage, table.seat) == ("turn", 1)
    assert (table.board(0).virtue, table.goods(0)) == (7 + workers, {"clay": 20 - 2 * workers})


@pytest.mark.rule("ARC-078")
def test_others_workers_there_give_no_exchanges() -> None:
    table = Table()
    table.has(clay=20)
    table.send("kings_storehouse", 3, seat=1)
    table.place("kings_storehouse")
    table.play("exchange_for_virtue", pair=0)
    assert (table.stage, table.seat) == ("turn", 1)


@pytest.mark.rule("ARC-079")
@pytest.mark.parametrize("pair", range(6))
def test_any_two_of_clay_wood_and_stone_give_a_virtue(pair: int) -> None:
    table = at_storehouse(1, clay=5, wood=5, stone=5, gold=5, marble=5, silver=5)
    table.play("exchange_for_virtue", pair=pair)
    left = dict.fromkeys(("clay", "wood", "stone", "gold", "marble", "silver"), 5)
    for good in PAIRS[pair]:
        left[good] -= 1
    assert table.goods(0) == left
    assert table.board(0).virtue == 8


@pytest.mark.rule("ARC-079")
@pytest.mark.parametrize("pair", range(6))
def test_both_goods_must_be_there(pair: int) -> None:
    first, second = PAIRS[pair]
    others = dict.fromkeys({"clay", "wood", "stone"} - {first, second}, 9)
    short = {first: 1, **others} if first == second else {first: 9, **others}
    table = at_storehouse(1, gold=9, marble=9, silver=9, **short)
    assert table.refused("exchange_for_virtue", pair=pair) == 79
    if first != second:
        table = at_storehouse(1, **{second: 9}, **others)
        assert table.refused("exchange_for_virtue", pair=pair) == 79
    need = {first: 2} if first == second else {first: 1, second: 1}
    assert at_storehouse(1, **need).is_legal("exchange_for_virtue", pair=pair)


@pytest.mark.rule("ARC-080")
@pytest.mark.parametrize("stone", range(4))
def test_any_three_of_wood_and_stone_give_a_marble(stone: int) -> None:
    table = at_storehouse(1, clay=5, wood=5, stone=5)
    table.play("exchange_for_marble", stone=stone)
    left = {"clay": 5, "wood": 5 - (3 - stone), "stone": 5 - stone, "marble": 1}
    assert table.goods(0) == left
    assert table.board(0).virtue == 7


@pytest.mark.rule("ARC-080")
@pytest.mark.parametrize("stone", range(4))
def test_all_three_must_be_there(stone: int) -> None:
    wood = 3 - stone
    assert at_storehouse(1, clay=9, wood=wood, stone=stone).is_legal("exchange_for_marble", stone=stone)
    if wood:
        table = at_storehouse(1, clay=9, wood=wood - 1, stone=9)
        assert table.refused("exchange_for_marble", stone=stone) == 80
    if stone:
        table = at_storehouse(1, clay=9, wood=9, stone=stone - 1)
        assert table.refused("exchange_for_marble", stone=stone) == 80


@pytest.mark.rule("ARC-081")
def test_certain_own_apprentices_add_exchanges() -> None:
    table = Table()
    table.has(silver=9, wood=2)
    table.hire("AP11", "AP15", "AP37", "AP24")  # Jeweller, Merchant, Trader, Patron
    table.hire("AP14", seat=1)
    table.send("kings_storehouse", 2)
    table.place("kings_storehouse")
    slots = [table.why_not("exchange_with", slot=slot) for slot in range(6)]
    assert slots == [81, 0, 0, 0, 81, 81]
    assert table.refused("exchange_with", slot=0) == 81
    table.play("exchange_with", slot=1)  # two silver for a gold
    table.play("exchange_with", slot=2)  # two wood for a marble
    assert table.goods(0) == {"silver": 7, "gold": 1, "marble": 1}
    assert table.refused("exchange_with", slot=3) == 289  # no wood is left for the Patron


@pytest.mark.rule("ARC-081")
@pytest.mark.parametrize(("apprentice", "rule"), [("AP16", 287), ("AP21", 289), ("AP22", 289), ("AP35", 295)])
def test_an_exchange_that_is_not_payable_cites_its_apprentice(apprentice: str, rule: int) -> None:
    table = Table()
    table.has(silver=0)
    table.hire(apprentice)
    table.place("kings_storehouse")
    assert table.refused("exchange_with", slot=0) == rule


@pytest.mark.rule("ARC-082")
def test_every_exchange_may_be_repeated_and_each_use_counts() -> None:
    table = Table()
    table.has(silver=3, wood=9)
    table.hire("AP18")  # one silver for two wood
    table.send("kings_storehouse", 4)
    table.place("kings_storehouse")
    table.play("exchange_with", slot=0)
    table.play("exchange_for_marble", stone=0)
    table.play("exchange_with", slot=0)
    table.play("exchange_for_marble", stone=0)
    assert (table.stage, table.seat) == ("exchange", 0)
    table.play("exchange_with", slot=0)
    assert (table.stage, table.seat) == ("turn", 1)
    assert table.goods(0) == {"wood": 9, "marble": 2}


@pytest.mark.rule("ARC-083")
def test_what_one_exchange_gives_pays_for_the_next() -> None:
    table = Table()
    table.has(silver=1)
    table.hire("AP17")  # one silver for two stone
    table.send("kings_storehouse", 1)
    table.place("kings_storehouse")
    assert table.why_not("exchange_for_virtue", pair=5) == 79
    table.play("exchange_with", slot=0)
    table.play("exchange_for_virtue", pair=5)
    assert (table.goods(0), table.board(0).virtue) == ({}, 8)


@pytest.mark.rule("ARC-387")
def test_at_virtue_14_an_exchange_for_virtue_is_still_legal() -> None:
    table = Table()
    table.has(virtue=14)
    table.has(silver=0, stone=3)
    table.hire("AP23")  # one stone for a virtue
    table.send("kings_storehouse", 1)
    table.place("kings_storehouse")
    table.play("exchange_for_virtue", pair=5)
    assert table.stage == "exchange"  # without a debt there is nothing to decide
    table.play("exchange_with", slot=0)
    assert (table.board(0).virtue, table.goods(0)) == (14, {})


@pytest.mark.rule("ARC-387")
@pytest.mark.parametrize("answer", ["destroy_debt", "done"])
def test_at_virtue_14_it_may_destroy_a_debt(answer: str) -> None:
    table = Table()
    table.has(virtue=14, unpaid=2)
    table.has(clay=4)
    table.send("kings_storehouse", 1)
    table.place("kings_storehouse")
    for _ in range(2):
        table.play("exchange_for_virtue", pair=0)
        assert table.stage == "surplus_virtue"
        table.play(answer)
    assert (table.stage, table.seat) == ("turn", 1)
    assert (table.board(0).virtue, table.board(0).unpaid) == (14, 0 if answer == "destroy_debt" else 2)
