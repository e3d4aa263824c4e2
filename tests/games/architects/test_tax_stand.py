"""The Tax Stand (section 9), and what is tax wherever silver is paid."""

from typing import Any

import pytest

from moothall.games.architects.stages import virtue
from moothall.games.architects.stages.virtue import lose_virtue
from moothall.games.architects.state import SILVER
from tests.games.architects.table import Table


@pytest.mark.rule("ARC-121", "ARC-122")
@pytest.mark.parametrize("silver", [1, 4, 17])
def test_all_silver_is_taken_for_two_virtue(silver: int) -> None:
    table = Table()
    table.tax(silver)
    table.place("tax_stand")
    assert (table.silver(0), table.view.tax_stand, table.board(0).virtue) == (3 + silver, 0, 5)
    assert (table.stage, table.seat) == ("turn", 1)


@pytest.mark.rule("ARC-122")
@pytest.mark.parametrize(("virtue", "left", "debts"), [(14, 12, 0), (2, 0, 0), (1, 0, 1), (0, 0, 2)])
def test_two_virtue_are_lost_point_by_point(virtue: int, left: int, debts: int) -> None:
    table = Table()
    table.has(virtue=virtue)
    table.place("tax_stand")
    assert (table.board(0).virtue, table.board(0).unpaid) == (left, debts)


@pytest.mark.rule("ARC-123")
def test_nobody_goes_to_an_empty_tax_stand() -> None:
    table = Table()
    table.place("tax_stand")
    assert table.refused("place", location="tax_stand") == 123
    table.tax(1)
    assert table.may_place("tax_stand") == 0


@pytest.mark.rule("ARC-124")
def test_virtue_is_lost_before_the_silver_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    table.has(virtue=2)
    seen: list[tuple[int, int]] = []

    def watched(me: Any, points: int) -> None:
        seen.append((int(me.goods[SILVER]), int(table.s.tax_stand)))
        lose_virtue(me, points)

    monkeypatch.setattr(virtue, "lose_virtue", watched)
    table.place("tax_stand")
    assert seen == [(3, 4)]
    assert (table.silver(0), table.board(0).virtue) == (7, 0)


@pytest.mark.rule("ARC-125")
@pytest.mark.parametrize("workers", [1, 2, 3, 8])
def test_the_number_of_own_workers_has_no_influence(workers: int) -> None:
    table = Table()
    table.send("tax_stand", workers - 1)
    table.place("tax_stand")
    assert (table.silver(0), table.view.tax_stand, table.board(0).virtue) == (7, 0, 5)


def hire(table: Table) -> None:
    table.place("workshop")
    table.play("hire", row=0, column=3)  # with three coins for skipping


def capture_once(table: Table) -> None:
    table.send("forest", 1, seat=1)
    table.place("town_centre")
    table.play("capture", location="forest", seat=1)


def capture_twice(table: Table) -> None:
    table.send("town_centre", 1)
    capture_once(table)
    table.play("capture", location="town_centre", seat=0)


def ransom(table: Table) -> None:
    table.captive(1, 1)
    table.place("guardhouse")
    table.play("ransom_with_silver")


def pay_off(table: Table) -> None:
    table.has(unpaid=1)
    table.place("guardhouse")
    table.play("pay_off")


def small(table: Table) -> None:
    table.place("black_market_small")


def middle(table: Table) -> None:
    table.place("black_market_middle")
    table.play("blueprint")


def large(table: Table) -> None:
    table.place("black_market_large")


def trade(table: Table) -> None:
    table.hire("AP16")  # three silver for a marble
    table.place("kings_storehouse")
    table.play("exchange_with", slot=0)


PAYMENTS = {
    hire: (7, 2),
    capture_once: (1, 1),
    capture_twice: (2, 1),
    ransom: (5, 2),
    pay_off: (6, 3),
    small: (1, 0),
    middle: (2, 0),
    large: (3, 0),
    trade: (3, 0),
}


@pytest.mark.rule("ARC-126", "ARC-140")
@pytest.mark.parametrize("pay", PAYMENTS)
def test_tax_lies_on_the_tax_stand_and_all_else_is_gone(pay: Any) -> None:
    price, tax = PAYMENTS[pay]
    table = Table()
    table.has(silver=20)
    pay(table)
    assert (table.silver(0), table.view.tax_stand) == (20 - price, 4 + tax)
    assert table.silver(1) == 4


@pytest.mark.rule("ARC-126")
def test_the_next_at_the_tax_stand_takes_what_was_paid() -> None:
    table = Table()
    table.has(silver=20)
    hire(table)
    table.place("tax_stand")
    assert (table.silver(1), table.view.tax_stand) == (4 + 6, 0)
