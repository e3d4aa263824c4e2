"""Harbour (section 21)."""

import pytest
from msgspec import to_builtins

from moothall.games.nobility.game import GAME
from tests.games.nobility.printed import SHIPS, Ship
from tests.games.nobility.table import DECK, Table, good

CARDS = to_builtins(GAME.components(DECK))


def at_harbour(value: int, ship: str = "H01", goods: int = 6) -> Table:
    """H01 takes two of each: books 2, artwork 3, weaponry 1, magic 3, jewelry 2, furnishings 1 coin."""
    table = Table(players=3)
    table.ship(ship)
    table.goods_all(goods)
    table.has(coins=0)
    table.dice(value, value)
    table.place("harbour", value)
    return table


def sell(table: Table, *goods: str) -> None:
    for name in goods:
        table.play("sell_good", good=good(name))


@pytest.mark.rule("NOB-271", "NOB-272")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_a_slot_for_each_value(value: int) -> None:
    table = at_harbour(value)
    assert table.pips("harbour").tolist() == [value if slot == value else 0 for slot in range(1, 7)]
    sell(table, "books")
    table.finish_action()
    table.turn(1)
    table.goods_all(6)
    for other in range(1, 7):
        table.dice(other)
        assert table.may_place("harbour", other) == (117 if other == value else 0)


@pytest.mark.rule("NOB-273")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_at_least_one_and_at_most_as_many_goods_as_pips(value: int) -> None:
    order = ["artwork", "magic", "artwork", "magic", "books", "books"]
    for count in range(1, value + 1):
        table = at_harbour(value)
        assert table.refused("done") == 273
        sell(table, *order[:count])
        if count < value:
            table.done()
        assert table.stage == "turn"
        assert table.board(0).goods.sum() == 36 - count
        assert table.board(0).coins == sum((3, 3, 3, 3, 2, 2)[:count])


@pytest.mark.rule("NOB-274", "NOB-276")
def test_any_mix_of_goods_each_for_its_price() -> None:
    table = at_harbour(6)
    coins = []
    for name in ("books", "artwork", "weaponry", "magic", "jewelry", "furnishings"):
        sell(table, name)
        coins.append(int(table.board(0).coins))
        if table.stage == "sell":
            assert table.view_of(None).command.sold == len(coins)
    assert coins == [2, 5, 6, 9, 11, 12]
    assert (table.board(0).goods == 5).all()
    assert table.stage == "turn"


@pytest.mark.rule("NOB-276")
def test_port_traders_pay_a_coin_more() -> None:
    table = Table(players=3, events=True)
    table.event("E01")
    table.ship("H01")
    table.has(coins=0)
    table.dice(2)
    table.place("harbour", 2)
    sell(table, "books", "weaponry")
    assert table.board(0).coins == 3 + 2


@pytest.mark.rule("NOB-275", "NOB-277")
def test_each_good_takes_a_space_of_its_kind() -> None:
    table = at_harbour(6)
    sell(table, "artwork", "artwork")
    assert table.refused("sell_good", good="artwork") == 277
    sell(table, "books")
    ship = {each.good: (each.filled, each.spaces) for each in table.view_of(None).harbour.goods}
    assert ship == {
        "books": (1, 2),
        "artwork": (2, 2),
        "weaponry": (0, 2),
        "magic": (0, 2),
        "jewelry": (0, 2),
        "furnishings": (0, 2),
    }


@pytest.mark.rule("NOB-030", "NOB-273")
@pytest.mark.parametrize("only", ["books", "magic", "furnishings"])
def test_only_goods_that_are_there_can_be_sold(only: str) -> None:
    table = Table(players=3)
    table.ship("H01")
    table.goods_all(0)
    table.has(**{only: 1})
    table.dice(4)
    table.place("harbour", 4)
    assert table.legal() == [("sell_good", {"good": good(only)})]
    for other in {*range(6)} - {good(only)}:
        assert table.refused("sell_good", good=other) == 30
    sell(table, only)
    assert table.stage == "turn"


@pytest.mark.rule("NOB-277")
def test_what_the_ship_does_not_show_cannot_be_sold() -> None:
    table = at_harbour(3, "H07")
    assert table.refused("sell_good", good="artwork") == 277
    assert table.refused("sell_good", good="jewelry") == 277
    assert [values["good"] for _, values in table.legal()] == [0, 2, 3, 5]


@pytest.mark.rule("NOB-277", "NOB-273")
def test_the_sale_ends_when_nothing_more_fits() -> None:
    table = Table(players=3)
    table.ship("H13")  # one space for books
    table.goods_all(0)
    table.has(books=5)
    table.dice(5)
    table.place("harbour", 5)
    sell(table, "books")
    assert (table.stage, table.goods()["books"]) == ("turn", 4)


@pytest.mark.rule("NOB-278")
def test_goods_stay_on_the_ship_until_the_clean_up() -> None:
    table = at_harbour(2)
    sell(table, "artwork", "artwork")
    table.end_turn()
    table.turn(1)
    table.goods_all(1)
    table.dice(3)
    table.place("harbour", 3)
    assert table.refused("sell_good", good="artwork") == 277
    sell(table, "magic")
    table.done()
    table.end_turn()
    table.end_round()
    harbour = table.view_of(None).harbour
    assert harbour.ship == "H02"
    assert [each.filled for each in harbour.goods] == [0] * 6


@pytest.mark.rule("NOB-279")
@pytest.mark.parametrize("ship", SHIPS, ids=lambda ship: ship.id)
def test_the_ships(ship: Ship) -> None:
    printed = CARDS["ships"][ship.id]["goods"]
    assert [(each["good"], each["price"], each["spaces"]) for each in printed] == ship.goods
    assert sum(spaces for _, _, spaces in ship.goods) in (12, 13)
    assert {price for _, price, _ in ship.goods} <= {1, 2, 3, 4}
    name, price, spaces = ship.goods[0]
    table = at_harbour(6, ship.id)
    sell(table, *[name] * spaces)
    assert table.board(0).coins == price * spaces
    assert table.refused("sell_good", good=good(name)) == 277
