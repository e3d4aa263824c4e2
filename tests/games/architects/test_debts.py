"""Debts and tax evasion (section 16)."""

import pytest

from tests.games.architects.building_site import NO_GOODS, construct, constructed, prepare
from tests.games.architects.printed import TAX_IGNORED
from tests.games.architects.table import Table, location

COLLECTORS = {"AP06": "clay", "AP07": "stone", "AP08": "wood"}
QUARRY = location("quarry")


def at_guardhouse(workers: int = 1, silver: int = 20, table: Table | None = None, **fields: int) -> Table:
    table = table or Table()
    table.send("guardhouse", workers - 1)
    table.has(**(NO_GOODS | {"silver": silver}))
    table.has(**fields)
    table.tax(0)
    table.place("guardhouse")
    return table


@pytest.mark.rule("ARC-230")
def test_a_debt_that_is_taken_is_unpaid() -> None:
    table = constructed("Betting House")
    assert (table.board(0).unpaid, table.board(0).paid) == (1, 0)
    assert [board.unpaid for board in table.view.boards] == [1, 0]
    table = Table()
    table.captive(1, 2)
    table = at_guardhouse(table=table)
    table.play("ransom_with_debt")
    assert (table.board(0).unpaid, table.board(0).paid) == (1, 0)


@pytest.mark.rule("ARC-231")
def test_a_debt_that_is_paid_off_stays_on_its_paid_side() -> None:
    table = at_guardhouse(2, unpaid=2, paid=1)
    table.play("pay_off")
    assert (table.me.unpaid, table.me.paid) == (1, 2)
    table.play("pay_off")
    assert (table.board(0).unpaid, table.board(0).paid) == (0, 3)


@pytest.mark.rule("ARC-232")
def test_paying_off_gives_a_virtue_at_once() -> None:
    table = at_guardhouse(2, unpaid=2, virtue=7)
    table.play("pay_off")
    assert (table.stage, table.me.virtue) == ("guardhouse", 8)


@pytest.mark.rule("ARC-232")
@pytest.mark.parametrize("collector", COLLECTORS)
def test_paying_off_brings_the_bonus_of_apprentices(collector: str) -> None:
    table = Table()
    table.hire(collector)
    table = at_guardhouse(2, 12, table, unpaid=2, virtue=7)
    table.play("pay_off")
    assert (table.goods(), table.me.virtue) == ({"silver": 6, COLLECTORS[collector]: 2}, 8)


@pytest.mark.rule("ARC-233")
def test_destroying_a_debt_is_not_paying_it_off() -> None:
    table = prepare("Church")
    table.hire(*COLLECTORS)
    table.has(unpaid=2, virtue=7)
    construct(table, "Church")
    table.play("destroy_debt")
    assert (table.board(0).unpaid, table.board(0).paid) == (1, 0)
    assert table.board(0).virtue == 8  # the Church's own
    assert table.goods(0) == {}


@pytest.mark.rule("ARC-234", "ARC-258")
@pytest.mark.parametrize("unpaid", [0, 1, 2, 5])
def test_each_unpaid_debt_costs_two_points_and_a_paid_one_nothing(unpaid: int) -> None:
    table = Table()
    table.has(unpaid=unpaid, paid=3)
    table.finish()
    assert table.result().details[0]["debts"] == -2 * unpaid
    assert table.result().scores[0] == -2 * unpaid


# Tax that is ignored: in each of the costs that have any.


def pay_off(virtue: int) -> Table:
    table = at_guardhouse(virtue=virtue, unpaid=1)
    table.play("pay_off")
    return table


def ransom(virtue: int) -> Table:
    table = Table()
    table.captive(1, 2)
    table = at_guardhouse(table=table, virtue=virtue)
    table.play("ransom_with_silver")
    return table


def hire(virtue: int) -> Table:
    table = Table()
    table.has(silver=20)
    table.has(virtue=virtue)
    table.tax(0)
    table.grid("AP11")
    table.place("workshop")
    table.play("hire", row=0, column=0)
    return table


def capture(virtue: int) -> Table:
    table = Table()
    table.has(silver=20)
    table.has(virtue=virtue)
    table.send("quarry", 2, seat=1)
    table.tax(0)
    table.place("town_centre")
    table.play("capture", location=QUARRY, seat=1)
    return table


# How it is paid, and which part of the price is tax.
COSTS = [(pay_off, 6, 3), (ransom, 5, 2), (hire, 4, 2), (capture, 1, 1)]


@pytest.mark.rule("ARC-235", "ARC-236", "ARC-238", "ARC-240")
@pytest.mark.parametrize(("pay", "price", "tax"), COSTS)
@pytest.mark.parametrize("virtue", range(15))
def test_every_cost_shrinks_by_the_ignored_tax_and_by_nothing_else(pay, price: int, tax: int, virtue) -> None:
    """Whoever could pay in full pays less all the same; nothing is put on the Tax Stand for it."""
    ignored = min(tax, TAX_IGNORED[virtue])
    table = pay(virtue)
    assert table.silver(0) == 20 - price + ignored
    assert table.s.tax_stand == tax - ignored


@pytest.mark.rule("ARC-236")
def test_the_smaller_price_is_enough() -> None:
    table = at_guardhouse(silver=4, virtue=1, unpaid=1)
    table.play("pay_off")
    assert (table.silver(0), table.s.tax_stand) == (0, 1)
    table = at_guardhouse(silver=3, virtue=1, unpaid=1)
    assert table.refused("pay_off") == 165
    table = at_guardhouse(silver=4, virtue=2, unpaid=1)
    assert table.refused("pay_off") == 165


@pytest.mark.rule("ARC-237")
def test_evasion_applies_anew_to_each_cost() -> None:
    table = at_guardhouse(3, 12, virtue=0, unpaid=2)
    table.captive(1, 1)
    table.play("ransom_with_silver")
    assert (table.silver(), table.s.tax_stand) == (9, 0)
    table.play("pay_off")
    assert (table.silver(), table.s.tax_stand, table.me.virtue) == (5, 1, 1)
    table.play("pay_off")
    assert (table.silver(0), table.s.tax_stand) == (1, 2)


@pytest.mark.rule("ARC-238")
def test_silver_that_is_not_tax_is_never_spared() -> None:
    """Two taxes are ignored, the first capture has one: the second still costs its silver."""
    table = Table()
    table.send("town_centre", 1)
    table.send("quarry", 1, seat=1)
    table.send("forest", 1, seat=1)
    table.has(silver=1)
    table.has(virtue=0)
    table.tax(0)
    table.place("town_centre")
    table.play("capture", location=QUARRY, seat=1)
    assert (table.silver(), table.s.tax_stand) == (1, 0)
    table.play("capture", location="forest", seat=1)
    assert (table.silver(0), table.s.tax_stand) == (0, 0)


@pytest.mark.rule("ARC-239")
def test_evasion_ends_when_virtue_rises_above_three() -> None:
    table = at_guardhouse(2, 11, virtue=3, unpaid=2)
    table.play("pay_off")
    assert (table.silver(), table.s.tax_stand, table.me.virtue) == (6, 2, 4)
    table.play("pay_off")
    assert (table.silver(0), table.s.tax_stand) == (0, 5)


@pytest.mark.rule("ARC-239")
def test_evasion_begins_when_virtue_falls() -> None:
    """The ransom by debt costs a virtue; what is paid after it is cheaper."""
    table = Table()
    table.captive(1, 1)
    table = at_guardhouse(2, 5, table, virtue=4, unpaid=1)
    assert table.refused("pay_off") == 165
    table.play("ransom_with_debt")
    table.play("pay_off")
    assert (table.silver(0), table.s.tax_stand) == (0, 2)


@pytest.mark.rule("ARC-240")
def test_nobody_is_asked_whether_to_evade() -> None:
    table = pay_off(0)
    assert (table.stage, table.seat) == ("turn", 1)
    table = hire(0)
    assert (table.stage, table.seat) == ("turn", 1)
