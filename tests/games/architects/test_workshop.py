"""The Workshop (section 7): hiring apprentices, and drawing building cards."""

from collections.abc import Callable

import pytest

from tests.games.architects.building_site import construct, prepare
from tests.games.architects.printed import APPRENTICES, BUILDING, Apprentice
from tests.games.architects.table import APPRENTICE_IDS, Table

TOP_OF_PILE = APPRENTICE_IDS[8]
FIVE = ("AP20", "AP21", "AP22", "AP23", "AP24")


def at_workshop(silver: int = 20, workers: int = 1, table: Table | None = None) -> Table:
    """The grid shows AP01 to AP08, and AP09 is the next."""
    table = table or Table()
    table.has(silver=silver)
    table.send("workshop", workers - 1)
    table.place("workshop")
    return table


def columns(table: Table, row: int = 0) -> list[int]:
    """Those that can be hired from, counted from 1."""
    return [v["column"] + 1 for name, v in table.legal() if name == "hire" and v["row"] == row]


def coins(table: Table) -> list[int]:
    return [int(silver) for silver in table.s.coins]


# Hire or draw.


@pytest.mark.rule("ARC-084")
def test_a_placement_gives_a_hire_or_a_draw() -> None:
    table = at_workshop()
    assert table.legal_names() == {"hire", "draw_buildings"}
    table.play("hire", row=0, column=0)
    assert (table.stage, table.seat, table.board(0).hand) == ("turn", 1, 3)
    table = at_workshop()
    table.play("draw_buildings")
    assert (table.stage, table.seat, table.apprentices(0), table.silver(0)) == ("turn", 1, [], 20)


@pytest.mark.rule("ARC-084")
def test_many_workers_still_give_only_one_of_the_two() -> None:
    table = at_workshop(workers=6)
    table.play("hire", row=1, column=2)
    assert (table.stage, table.seat) == ("turn", 1)
    assert (table.apprentices(0), table.board(0).hand) == (["AP07"], 3)


# The price.


@pytest.mark.rule("ARC-085")
def test_a_hire_costs_two_silver_as_tax_and_two_into_the_supply() -> None:
    table = at_workshop(silver=7)
    table.play("hire", row=0, column=0)
    assert (table.silver(0), table.view.tax_stand, sum(coins(table))) == (3, 6, 0)


@pytest.mark.rule("ARC-085")
def test_the_tax_may_be_evaded_and_the_rest_may_not() -> None:
    for virtue, price in ((4, 4), (3, 3), (2, 3), (1, 2), (0, 2)):
        table = Table()
        table.has(virtue=virtue)
        at_workshop(silver=10, table=table)
        table.play("hire", row=0, column=0)
        assert (table.silver(0), table.view.tax_stand) == (10 - price, 4 + price - 2)


@pytest.mark.rule("ARC-086", "ARC-100")
def test_the_price_is_paid_before_the_apprentice_is_taken() -> None:
    table = Table()
    table.hire(*FIVE)
    at_workshop(silver=6, table=table)
    table.play("hire", row=0, column=2)
    assert table.stage == "dismiss"
    assert (table.silver(0), table.view.tax_stand, coins(table)[:3]) == (0, 6, [1, 1, 0])
    assert table.grid_ids() == APPRENTICE_IDS[:8]  # not taken yet
    assert (table.apprentices(0), table.board(0).virtue) == (list(FIVE), 7)
    table.play("dismiss", slot=4)
    assert (table.apprentices(0), table.board(0).virtue) == ([*FIVE[:4], "AP03"], 8)


@pytest.mark.rule("ARC-087")
def test_silver_on_the_card_does_not_pay_for_it() -> None:
    table = Table()
    table.grid(coins=[9, 9, 0, 0, 9])
    at_workshop(silver=3, table=table)
    for row, column in ((0, 0), (0, 1), (1, 0)):
        assert table.refused("hire", row=row, column=column) == 388


@pytest.mark.rule("ARC-088")
@pytest.mark.parametrize("workers", [1, 2, 3, 4, 5, 8])
def test_each_own_worker_opens_a_column(workers: int) -> None:
    table = at_workshop(silver=4, workers=workers)
    for row in (0, 1):
        assert columns(table, row) == list(range(1, min(workers, 4) + 1))
    column = min(workers, 4) - 1
    table.play("hire", row=0, column=column)
    assert (table.apprentices(0), table.silver(0)) == ([APPRENTICE_IDS[column]], 0)
    assert sum(coins(table)) == 0


# Skipping.


@pytest.mark.rule("ARC-089", "ARC-090")
@pytest.mark.parametrize("row", [0, 1])
@pytest.mark.parametrize("column", [1, 2, 3, 4])
@pytest.mark.parametrize("workers", [1, 2, 3, 4, 5])
def test_each_further_column_costs_a_coin_on_a_card_before_it(workers: int, column: int, row: int) -> None:
    table = at_workshop(silver=10, workers=workers)
    table.play("hire", row=row, column=column - 1)
    skipped = max(0, column - workers)
    laid = [0] * 8
    laid[4 * row : 4 * row + skipped] = [1] * skipped
    assert coins(table) == laid
    assert (table.silver(0), table.view.tax_stand) == (10 - 4 - skipped, 6)  # none of the coins is tax


@pytest.mark.rule("ARC-090")
def test_the_coins_stay_on_the_cards() -> None:
    table = at_workshop()
    table.play("hire", row=0, column=3)
    at_workshop(table=table)  # the next player
    table.play("hire", row=0, column=3)
    assert coins(table) == [2, 2, 2, 0, 0, 0, 0, 0]
    table.idle()
    assert coins(table) == [2, 2, 2, 0, 0, 0, 0, 0]


@pytest.mark.rule("ARC-091")
@pytest.mark.parametrize("colour", ["blue", "green", "purple", "red", "yellow"])
@pytest.mark.parametrize("virtue", [0, 3, 14])
def test_nothing_reduces_the_coins(colour: str, virtue: int) -> None:
    """Ada and evasion ignore tax, Rudolf pays less silver, Trickster and Conspirator deal elsewhere."""
    table = Table(boards=(colour, "red" if colour == "blue" else "blue"))
    table.turn(0)
    table.hire("AP38", "AP04")
    table.has(virtue=virtue)
    at_workshop(table=table)
    before = table.silver(0)
    table.play("hire", row=1, column=3)
    tax = max(0, 2 - (2 if virtue == 0 else 1 if virtue == 3 else 0) - (colour == "purple"))
    price = 2 - (colour == "yellow")
    assert coins(table) == [0, 0, 0, 0, 1, 1, 1, 0]
    assert (before - table.silver(0), table.view.tax_stand) == (tax + price + 3, 4 + tax)


@pytest.mark.rule("ARC-092")
def test_a_card_holds_any_number_of_coins() -> None:
    table = Table()
    table.grid(coins=[40_000])
    for turn in range(3):
        table.turn(0)
        at_workshop(table=table)
        table.play("hire", row=0, column=3)
        assert coins(table)[0] == 40_001 + turn
        table.board(0).working[5] = 0
        table.board(0).supply += 1
    assert table.view.grid[0] is not None
    assert table.view.grid[0].coins == 40_003


@pytest.mark.rule("ARC-388")
@pytest.mark.parametrize("silver", range(3, 9))
@pytest.mark.parametrize("workers", [1, 2, 3])
def test_a_column_may_be_chosen_if_its_whole_price_is_there(workers: int, silver: int) -> None:
    table = at_workshop(silver=silver, workers=workers)
    for column in range(1, 5):
        price = 4 + max(0, column - workers)
        expected = 0 if silver >= price else 388
        assert table.why_not("hire", row=1, column=column - 1) == expected
    if silver < 4:
        assert table.refused("hire", row=0, column=0) == 388


@pytest.mark.rule("ARC-388")
def test_reductions_count_for_what_may_be_chosen() -> None:
    table = Table(boards=("yellow", "red"))  # Rudolf pays 3
    at_workshop(silver=4, table=table)
    assert columns(table) == [1, 2]
    table = Table(boards=("purple", "red"))  # Ada pays 3, and at virtue 3 two
    table.has(virtue=3)
    at_workshop(silver=4, table=table)
    assert columns(table) == [1, 2, 3]


@pytest.mark.rule("ARC-388")
def test_no_further_coins_can_be_laid() -> None:
    """There is one way to hire a card, and with enough workers it lays none."""
    table = at_workshop(silver=50, workers=4)
    assert len([name for name, _ in table.legal() if name == "hire"]) == 8
    table.play("hire", row=0, column=3)
    assert (coins(table), table.silver(0)) == ([0] * 8, 46)


# What a hire does.


def hired_at_workshop() -> Table:
    table = Table()
    table.grid(coins=[1, 2, 3, 4, 5, 6, 7, 8])
    at_workshop(silver=4, workers=2, table=table)
    table.play("hire", row=0, column=1)
    return table


def hired_at_market() -> Table:
    table = Table()
    table.grid(coins=[1, 2, 3, 4, 5, 6, 7, 8])
    table.has(silver=2)
    table.place("black_market_middle")
    table.play("hire", row=0, column=1)
    return table


def hired_by_tavern() -> Table:
    table = Table()
    table.grid(coins=[1, 2, 3, 4, 5, 6, 7, 8])
    prepare("Tavern", table)
    construct(table, "Tavern")
    table.play("hire", row=0, column=1)
    return table


EVERY_WAY = pytest.mark.parametrize("hired", [hired_at_workshop, hired_at_market, hired_by_tavern])


@pytest.mark.rule("ARC-093")
@EVERY_WAY
def test_all_silver_on_the_card_goes_to_who_hires_it(hired: Callable[[], Table]) -> None:
    table = hired()
    assert table.silver(0) == 2
    assert coins(table) == [1, 3, 4, 0, 5, 6, 7, 8]


@pytest.mark.rule("ARC-094")
@EVERY_WAY
def test_the_card_lies_face_up_before_its_owner(hired: Callable[[], Table]) -> None:
    table = hired()
    for seat in (None, 0, 1):
        assert table.view_of(seat).boards[0].apprentices[-1] == "AP02"
        assert "AP02" not in [candidate.apprentice for candidate in table.view_of(seat).grid if candidate]


@pytest.mark.rule("ARC-095", "ARC-096", "ARC-097")
@EVERY_WAY
def test_the_row_closes_up_and_is_refilled(hired: Callable[[], Table]) -> None:
    table = hired()
    assert table.grid_ids() == ["AP01", "AP03", "AP04", TOP_OF_PILE, "AP05", "AP06", "AP07", "AP08"]
    assert table.pile_ids("apprentice")[0] == "AP10"


@pytest.mark.rule("ARC-095", "ARC-096")
@pytest.mark.parametrize("column", range(4))
def test_cards_to_the_right_move_left_with_their_coins(column: int) -> None:
    table = Table()
    table.grid(coins=[1, 2, 3, 4, 5, 6, 7, 8])
    at_workshop(workers=4, table=table)
    table.play("hire", row=1, column=column)
    row, silver = ["AP05", "AP06", "AP07", "AP08"], [5, 6, 7, 8]
    del row[column], silver[column]
    assert table.grid_ids()[4:] == [*row, TOP_OF_PILE]
    assert coins(table)[4:] == [*silver, 0]


@pytest.mark.rule("ARC-097")
@pytest.mark.parametrize("row", [0, 1])
def test_the_other_row_is_not_touched(row: int) -> None:
    table = Table()
    table.grid(coins=[1, 2, 3, 4, 5, 6, 7, 8])
    at_workshop(table=table)
    other = slice(4 - 4 * row, 8 - 4 * row)
    cards, silver = table.grid_ids()[other], coins(table)[other]
    table.play("hire", row=row, column=3)
    assert (table.grid_ids()[other], coins(table)[other]) == (cards, silver)


# The limit.


@pytest.mark.rule("ARC-098", "ARC-099", "ARC-100")
@pytest.mark.parametrize("owned", [0, 3, 4, 5])
def test_five_apprentices_are_the_limit(owned: int) -> None:
    table = Table()
    table.hire(*FIVE[:owned])
    at_workshop(table=table)
    table.play("hire", row=0, column=0)
    if owned < 5:
        assert (table.stage, table.seat) == ("turn", 1)
        assert table.apprentices(0) == [*FIVE[:owned], "AP01"]
        return
    assert (table.stage, table.seat) == ("dismiss", 0)
    assert table.legal_names() == {"dismiss"}
    assert table.refused("done") == 394
    table.play("dismiss", slot=1)
    assert table.apprentices(0) == ["AP20", "AP22", "AP23", "AP24", "AP01"]
    assert (table.stage, table.seat) == ("turn", 1)


@pytest.mark.rule("ARC-099", "ARC-100")
@pytest.mark.parametrize("slot", range(5))
def test_the_player_chooses_who_goes(slot: int) -> None:
    table = Table()
    table.hire(*FIVE)
    at_workshop(table=table)
    table.play("hire", row=1, column=0)
    assert table.refused("dismiss", slot=5) == 100
    table.play("dismiss", slot=slot)
    left = [name for number, name in enumerate(FIVE) if number != slot]
    assert table.apprentices(0) == [*left, "AP05"]


@pytest.mark.rule("ARC-100")
def test_nobody_is_dismissed_without_a_hire_at_the_limit() -> None:
    table = Table()
    table.hire(*FIVE[:4])
    for name in ("turn", "workshop"):
        assert table.stage == name
        assert table.refused("dismiss", slot=0) == 394
        if name == "turn":
            at_workshop(table=table)


@pytest.mark.rule("ARC-101")
def test_a_dismissed_apprentice_goes_under_the_pile() -> None:
    table = Table()
    table.hire(*FIVE)
    before = table.pile_ids("apprentice")
    at_workshop(table=table)
    table.play("hire", row=0, column=0)
    table.play("dismiss", slot=3)
    assert table.pile_ids("apprentice") == [*before[1:], "AP23"]


@pytest.mark.rule("ARC-102")
@pytest.mark.parametrize(
    ("card", "virtue"), [("AP03", 8), ("AP09", 6), ("AP13", 7), ("AP28", 8), ("AP38", 6)]
)
def test_a_printed_virtue_change_is_applied_once_on_hiring(card: str, virtue: int) -> None:
    table = Table()
    table.grid(card)
    at_workshop(table=table)
    table.play("hire", row=0, column=0)
    assert table.board(0).virtue == virtue
    table.idle()
    table.idle()
    assert table.board(0).virtue == virtue


@pytest.mark.rule("ARC-102")
@pytest.mark.parametrize("printed", APPRENTICES, ids=lambda card: card.id)
def test_every_apprentice_changes_virtue_as_printed(printed: Apprentice) -> None:
    table = Table()
    table.grid(printed.id)
    at_workshop(table=table)
    table.play("hire", row=0, column=0)
    assert table.board(0).virtue == 7 + printed.virtue


@pytest.mark.rule("ARC-103")
@pytest.mark.parametrize("card", ["AP02", "AP25"])
def test_dismissing_never_reverses_the_change(card: str) -> None:
    table = Table()
    table.grid("AP13")
    table.hire(card, *FIVE[:4])
    at_workshop(table=table)
    table.play("hire", row=0, column=0)
    table.play("dismiss", slot=0)
    assert card not in table.apprentices(0)
    assert table.board(0).virtue == 7


@pytest.mark.rule("ARC-104")
def test_a_player_may_own_several_of_one_name() -> None:
    table = Table()
    table.grid("AP14")
    table.hire("AP15", "AP16", "AP17", "AP18")  # all of them Merchants
    at_workshop(table=table)
    table.play("hire", row=0, column=0)
    assert table.apprentices(0) == ["AP15", "AP16", "AP17", "AP18", "AP14"]


@pytest.mark.rule("ARC-105")
def test_skills_are_not_used_up() -> None:
    table = Table()
    table.hire("AP04")  # carpentry
    table.hand("BD12", "BD19")
    for name in ("Wood Market", "Chapel"):
        table.turn(0)
        table.has(**BUILDING[name].cost)
        construct(table, name)
    assert table.built_ids(0) == ["BD12", "BD19"]
    assert table.apprentices(0) == ["AP04"]


# Drawing.


@pytest.mark.rule("ARC-106")
@pytest.mark.parametrize(("workers", "cards"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_building_cards_are_drawn_by_the_number_of_own_workers(workers: int, cards: int) -> None:
    table = at_workshop(silver=1, workers=workers)
    table.hand()
    top = table.pile_ids()[:cards]
    table.play("draw_buildings")
    assert table.hand_ids(0) == sorted(top)
    assert (table.silver(0), table.view.tax_stand) == (1, 4)
