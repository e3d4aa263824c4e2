"""The virtue track (section 15)."""

import pytest

from tests.games.architects.building_site import NO_GOODS, construct, prepare
from tests.games.architects.printed import TAX_IGNORED, VIRTUE_POINTS
from tests.games.architects.table import Table

WOOD_WOOD = 3  # a pair for the King's Storehouse


def at_storehouse(workers: int, **fields: int) -> Table:
    """Wood for as many exchanges for virtue as there are workers."""
    table = Table()
    table.send("kings_storehouse", workers - 1)
    table.has(wood=2 * workers)
    table.has(**fields)
    table.place("kings_storehouse")
    return table


@pytest.mark.rule("ARC-207")
def test_virtue_moves_the_marker_at_once() -> None:
    table = at_storehouse(3, virtue=7)
    for virtue in (8, 9):
        table.play("exchange_for_virtue", pair=WOOD_WOOD)
        assert table.me.virtue == virtue
    table = Table()
    table.place("tax_stand")
    assert table.board(0).virtue == 5


@pytest.mark.rule("ARC-208")
def test_virtue_beyond_fourteen_may_destroy_a_debt() -> None:
    table = at_storehouse(2, virtue=14, unpaid=2)
    table.play("exchange_for_virtue", pair=WOOD_WOOD)
    assert (table.stage, table.seat) == ("surplus_virtue", 0)
    assert table.legal_names() == {"destroy_debt", "done"}
    table.play("destroy_debt")
    assert (table.me.virtue, table.me.unpaid) == (14, 1)
    assert table.stage == "exchange"
    table.play("exchange_for_virtue", pair=WOOD_WOOD)
    table.play("done")
    assert (table.board(0).virtue, table.board(0).unpaid) == (14, 1)


@pytest.mark.rule("ARC-208")
def test_without_a_debt_virtue_beyond_fourteen_is_lost() -> None:
    table = at_storehouse(2, virtue=14, paid=2)
    table.play("exchange_for_virtue", pair=WOOD_WOOD)
    assert (table.stage, table.me.virtue, table.me.virtue_due) == ("exchange", 14, 0)
    assert (table.me.unpaid, table.me.paid) == (0, 2)


@pytest.mark.rule("ARC-208")
def test_at_thirteen_nothing_is_beyond_yet() -> None:
    table = at_storehouse(2, virtue=13, unpaid=1)
    table.play("exchange_for_virtue", pair=WOOD_WOOD)
    assert (table.stage, table.me.virtue, table.me.unpaid) == ("exchange", 14, 1)


@pytest.mark.rule("ARC-209", "ARC-233")
def test_a_destroyed_debt_is_gone_and_gives_nothing() -> None:
    table = Table()
    table.hire("AP06", "AP07", "AP08")  # Debt Collectors
    table.send("kings_storehouse", 1)
    table.has(**(NO_GOODS | {"wood": 4}))
    table.has(virtue=14, unpaid=2)
    table.place("kings_storehouse")
    table.play("exchange_for_virtue", pair=WOOD_WOOD)
    table.play("destroy_debt")
    assert (table.me.unpaid, table.me.paid, table.me.virtue) == (1, 0, 14)
    assert table.goods() == {"wood": 2}


@pytest.mark.rule("ARC-210")
@pytest.mark.parametrize(("virtue", "left", "debts"), [(3, 1, 0), (2, 0, 0), (1, 0, 1), (0, 0, 2)])
def test_below_zero_each_virtue_lost_is_a_debt(virtue: int, left: int, debts: int) -> None:
    table = Table()
    table.has(virtue=virtue)
    table.place("tax_stand")
    assert (table.board(0).virtue, table.board(0).unpaid, table.board(0).paid) == (left, debts, 0)


@pytest.mark.rule("ARC-211")
def test_one_gain_can_move_the_marker_and_destroy_a_debt() -> None:
    """A Squire's 2 virtue at 13: one moves the marker, for the other its owner is asked."""
    table = Table()
    table.hire("AP28")
    table.has(virtue=13, unpaid=2)
    table.deal_at("small", seat=1)
    table.deal_at("middle", seat=1)
    table.has(1, virtue=9)
    table.turn(1)
    table.place("black_market_large")
    assert (table.stage, table.seat) == ("surplus_virtue", 0)
    assert (table.me.virtue, table.me.unpaid) == (14, 2)
    table.play("destroy_debt")
    assert (table.board(0).virtue, table.board(0).unpaid) == (14, 1)
    assert table.stage == "turn"


@pytest.mark.rule("ARC-211")
def test_each_point_beyond_fourteen_is_asked_about() -> None:
    table = Table()
    table.hire("AP28")
    table.has(virtue=14, unpaid=2)
    table.deal_at("small", seat=1)
    table.deal_at("middle", seat=1)
    table.turn(1)
    table.place("black_market_large")
    table.play("done")
    assert (table.stage, table.seat, table.me.unpaid) == ("surplus_virtue", 0, 2)
    table.play("destroy_debt")
    assert (table.board(0).virtue, table.board(0).unpaid) == (14, 1)


@pytest.mark.rule("ARC-211")
def test_the_last_debt_ends_the_asking() -> None:
    table = Table()
    table.hire("AP28")
    table.has(virtue=14, unpaid=1)
    table.deal_at("small", seat=1)
    table.deal_at("middle", seat=1)
    table.turn(1)
    table.place("black_market_large")
    table.play("destroy_debt")
    assert (table.stage, table.board(0).unpaid) == ("turn", 0)


@pytest.mark.rule("ARC-212")
@pytest.mark.parametrize("virtue", range(15))
def test_the_black_market_is_closed_exactly_from_ten_virtue_on(virtue: int) -> None:
    table = Table()
    table.has(silver=9)
    table.has(virtue=virtue)
    for space in ("small", "middle", "large"):
        assert table.may_place(f"black_market_{space}") == (128 if virtue >= 10 else 0)


@pytest.mark.rule("ARC-213")
@pytest.mark.parametrize("virtue", range(15))
def test_the_cathedral_is_closed_exactly_up_to_four_virtue(virtue: int) -> None:
    table = Table()
    table.has(**(NO_GOODS | {"gold": 1}))
    table.has(virtue=virtue)
    table.hand("BD24")
    assert table.may_place("guildhall") == (191 if virtue <= 4 else 0)


@pytest.mark.rule("ARC-214")
def test_virtue_gained_in_the_black_market_spoils_nothing() -> None:
    """An Illusionist's owner with 9 virtue hires a Squire there: 10 virtue, and the deal stands."""
    table = Table()
    table.hire("AP10", "AP31")
    table.has(**(NO_GOODS | {"silver": 2}))
    table.has(virtue=9)
    table.grid("AP26")
    table.place("black_market_middle")
    table.play("hire", row=0, column=0)
    assert (table.board(0).virtue, table.goods(0)) == (10, {"clay": 2})
    assert table.workers(0)["black_market_middle"] == 1
    assert table.apprentices(0) == ["AP10", "AP31", "AP26"]


@pytest.mark.rule("ARC-214")
def test_virtue_lost_after_entering_the_cathedral_spoils_nothing() -> None:
    table = Table()
    table.has(**(NO_GOODS | {"gold": 1}))
    table.has(virtue=5)
    table.hand("BD24")
    table.place("guildhall")
    table.play("advance")
    table.has(virtue=4)
    table.play("discard", building="BD24")
    assert table.board(0).cathedral == 1


VIRTUES = list(enumerate(zip(VIRTUE_POINTS, TAX_IGNORED, strict=True)))


@pytest.mark.rule("ARC-215", "ARC-216", "ARC-217", "ARC-218", "ARC-219", "ARC-220", "ARC-221", "ARC-222")
@pytest.mark.rule("ARC-223", "ARC-224", "ARC-225", "ARC-226", "ARC-227", "ARC-228", "ARC-229")
@pytest.mark.parametrize(("virtue", "printed"), VIRTUES)
def test_each_space_has_its_points_and_its_ignored_tax(virtue: int, printed: tuple[int, int]) -> None:
    points, ignored = printed
    table = Table()
    table.has(virtue=virtue)
    table.finish()
    assert table.result().details[0]["virtue"] == points
    table = Table()
    table.has(virtue=virtue, unpaid=1)
    table.has(silver=6)
    table.tax(0)
    table.place("guardhouse")
    table.play("pay_off")
    assert (table.silver(0), table.s.tax_stand) == (ignored, 3 - ignored)


def test_the_tables_have_fifteen_spaces() -> None:
    assert len(VIRTUES) == 15


@pytest.mark.rule("ARC-208", "ARC-211")
def test_surplus_virtue_of_others_is_theirs_to_use() -> None:
    """A Monument at 14: each is asked in turn, from the owner on."""
    table = prepare("Monument", Table(3))
    for seat in range(3):
        table.has(seat, virtue=14, unpaid=1)
    construct(table, "Monument")
    asked = []
    while table.stage == "surplus_virtue":
        asked.append(table.seat)
        table.play("done" if table.seat == 1 else "destroy_debt")
    assert asked == [0, 1, 2]
    assert [int(table.board(seat).unpaid) for seat in range(3)] == [0, 1, 0]
