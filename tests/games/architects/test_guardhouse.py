"""The Guardhouse (section 11): deliver, release, ransom, pay off."""

import pytest

from tests.games.architects.table import Table

ACTIONS = {"deliver", "release", "ransom_with_silver", "ransom_with_debt", "pay_off"}


def at_guardhouse(workers: int = 1, silver: int = 20, players: int = 3) -> Table:
    """With something to do for each action: captives, prisoners, own workers on boards, debts."""
    table = Table(players)
    table.has(silver=silver)
    table.captive(0, 2, seat=1)
    table.captive(0, 1, seat=2)
    table.imprison(3)
    table.captive(1, 2)
    table.captive(2, 1)
    table.has(unpaid=3)
    table.send("guardhouse", workers - 1)
    table.place("guardhouse")
    return table


def idle_at_guardhouse() -> Table:
    """With nothing to do."""
    table = Table(players=3)
    table.has(silver=20)
    table.imprison(2, seat=1)  # somebody else's
    table.captive(1, 2, seat=2)
    table.has(seat=1, unpaid=2)
    table.place("guardhouse")
    return table


@pytest.mark.rule("ARC-157")
@pytest.mark.parametrize("workers", [1, 2, 3, 4])
def test_as_many_actions_as_own_workers(workers: int) -> None:
    table = at_guardhouse(workers)
    for number in range(workers):
        assert (table.stage, table.seat) == ("guardhouse", 0)
        table.play(("deliver", "release", "ransom_with_silver", "pay_off")[number])
    assert (table.stage, table.seat) == ("turn", 1)


@pytest.mark.rule("ARC-157")
@pytest.mark.parametrize(
    "order",
    [
        ("pay_off", "ransom_with_debt", "release", "deliver"),
        ("release", "deliver", "pay_off", "ransom_with_silver"),
        ("ransom_with_silver", "pay_off", "deliver", "pay_off"),
    ],
)
def test_in_any_order(order: tuple[str, ...]) -> None:
    table = at_guardhouse(4)
    for name in order:
        assert table.is_legal(name)
        table.play(name)
    assert (table.stage, table.seat) == ("turn", 1)


@pytest.mark.rule("ARC-157")
def test_others_workers_there_give_no_actions() -> None:
    table = Table()
    table.send("guardhouse", 4, seat=1)
    table.has(unpaid=5)
    table.has(silver=50)
    table.place("guardhouse")
    table.play("pay_off")
    assert (table.stage, table.seat) == ("turn", 1)


@pytest.mark.rule("ARC-158")
def test_captives_are_delivered_for_a_silver_each() -> None:
    table = at_guardhouse(silver=5)
    table.play("deliver")
    assert (table.silver(0), table.view.tax_stand) == (8, 4)
    assert table.view.boards[0].captured == [0, 0, 0]
    assert [table.workers(seat).get("prison", 0) for seat in range(3)] == [3, 2, 1]


@pytest.mark.rule("ARC-158")
def test_only_those_on_the_own_board_are_delivered() -> None:
    table = at_guardhouse()
    table.play("deliver")
    assert (table.workers(0)["board 1"], table.workers(0)["board 2"]) == (2, 1)


@pytest.mark.rule("ARC-159")
def test_a_delivery_needs_a_captive() -> None:
    table = idle_at_guardhouse()
    assert table.refused("deliver") == 159
    table = at_guardhouse(2)
    table.play("deliver")
    assert table.refused("deliver") == 159


@pytest.mark.rule("ARC-160")
def test_a_release_brings_all_own_workers_back_from_the_prison() -> None:
    table = at_guardhouse()
    table.imprison(2, seat=1)
    before = table.workers(0)
    table.play("release")
    assert table.workers(0) == {
        place: n + 3 if place == "supply" else n for place, n in before.items() if place != "prison"
    }
    assert table.workers(1)["prison"] == 2


@pytest.mark.rule("ARC-161")
def test_a_release_needs_an_own_worker_in_the_prison() -> None:
    table = idle_at_guardhouse()
    assert table.refused("release") == 161
    table = at_guardhouse(2)
    table.play("release")
    assert table.refused("release") == 161


@pytest.mark.rule("ARC-162")
@pytest.mark.parametrize("way", ["ransom_with_silver", "ransom_with_debt"])
def test_a_ransom_brings_all_own_workers_back_from_other_boards(way: str) -> None:
    table = at_guardhouse()
    table.captive(1, 4, seat=2)
    before = table.workers(0)
    table.play(way)
    assert table.workers(0) == {
        place: n + 3 if place == "supply" else n for place, n in before.items() if "board" not in place
    }
    assert table.workers(2)["board 1"] == 4
    assert table.view.boards[0].captured == [0, 2, 1]


@pytest.mark.rule("ARC-163")
def test_a_ransom_costs_five_silver_two_of_them_tax() -> None:
    table = at_guardhouse(silver=5)
    table.play("ransom_with_silver")
    assert (table.silver(0), table.view.tax_stand) == (0, 6)
    assert (table.board(0).unpaid, table.board(0).virtue) == (3, 7)


@pytest.mark.rule("ARC-163")
def test_or_a_debt_and_a_virtue() -> None:
    table = at_guardhouse(silver=5)
    table.play("ransom_with_debt")
    assert (table.silver(0), table.view.tax_stand) == (5, 4)
    assert (table.board(0).unpaid, table.board(0).paid, table.board(0).virtue) == (4, 0, 6)


@pytest.mark.rule("ARC-163")
def test_the_player_chooses_and_without_silver_only_the_debt_is_left() -> None:
    table = at_guardhouse(silver=5)
    assert table.is_legal("ransom_with_silver")
    assert table.is_legal("ransom_with_debt")
    table = at_guardhouse(silver=4)
    assert table.refused("ransom_with_silver") == 163
    assert table.is_legal("ransom_with_debt")


@pytest.mark.rule("ARC-163", "ARC-165")
@pytest.mark.parametrize(("virtue", "ignored"), [(4, 0), (3, 1), (1, 2)])
def test_only_the_tax_in_these_costs_may_be_evaded(virtue: int, ignored: int) -> None:
    for action, price, tax in (("ransom_with_silver", 5, 2), ("pay_off", 6, 3)):
        table = at_guardhouse(silver=price - ignored)
        table.has(virtue=virtue)
        table.play(action)
        assert (table.silver(0), table.view.tax_stand) == (0, 4 + tax - ignored)
        table = at_guardhouse(silver=price - ignored - 1)
        table.has(virtue=virtue)
        assert table.refused(action) == (163 if action == "ransom_with_silver" else 165)


@pytest.mark.rule("ARC-164")
def test_a_ransom_needs_an_own_worker_on_another_board() -> None:
    table = idle_at_guardhouse()
    assert table.refused("ransom_with_silver") == 164
    assert table.refused("ransom_with_debt") == 164
    table = at_guardhouse(2)
    table.play("ransom_with_debt")
    assert table.refused("ransom_with_debt") == 164


@pytest.mark.rule("ARC-165")
def test_a_debt_is_paid_off_for_six_silver_three_of_them_tax() -> None:
    table = at_guardhouse(silver=6)
    table.play("pay_off")
    assert (table.silver(0), table.view.tax_stand) == (0, 7)
    assert (table.board(0).unpaid, table.board(0).paid) == (2, 1)
    table = at_guardhouse(silver=5)
    assert table.refused("pay_off") == 165


@pytest.mark.rule("ARC-165")
def test_paying_off_needs_an_own_unpaid_debt() -> None:
    table = idle_at_guardhouse()
    assert table.refused("pay_off") == 165
    table.has(paid=3)
    assert table.refused("pay_off") == 165


@pytest.mark.rule("ARC-166")
def test_several_debts_are_paid_off_one_action_each() -> None:
    table = at_guardhouse(workers=3, silver=20)
    for paid in range(1, 4):
        table.play("pay_off")
        assert (table.board(0).paid, table.silver(0), table.view.tax_stand) == (
            paid,
            20 - 6 * paid,
            4 + 3 * paid,
        )
    assert (table.stage, table.seat) == ("turn", 1)
    table = at_guardhouse(workers=4, silver=60)
    for _ in range(3):
        table.play("pay_off")
    assert table.refused("pay_off") == 165  # no debt is left


@pytest.mark.rule("ARC-167")
def test_delivery_and_release_cost_nothing() -> None:
    table = at_guardhouse(workers=2, silver=0)
    virtue, unpaid = int(table.board(0).virtue), int(table.board(0).unpaid)
    table.play("release")
    assert (table.silver(0), table.view.tax_stand) == (0, 4)
    table.play("deliver")
    assert (table.silver(0), table.view.tax_stand) == (3, 4)
    assert (table.board(0).virtue, table.board(0).unpaid) == (virtue, unpaid)


@pytest.mark.rule("ARC-157", "ARC-159", "ARC-161", "ARC-164")
def test_with_nothing_to_do_only_stopping_is_left() -> None:
    table = idle_at_guardhouse()
    assert table.legal() == [("done", {})]
    full = at_guardhouse()
    assert full.legal_names() == ACTIONS | {"done"}
