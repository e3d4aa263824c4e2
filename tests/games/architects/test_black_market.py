"""The Black Market (section 10)."""

from collections.abc import Callable

import pytest

from tests.games.architects.building_site import construct, prepare
from tests.games.architects.printed import MARKET
from tests.games.architects.table import APPRENTICE_IDS, MARKET_IDS, Table, building, location

SPACES = ("black_market_small", "black_market_middle", "black_market_large")
FIVE = ("AP20", "AP21", "AP22", "AP23", "AP24")


def deal(space: str, silver: int = 9, table: Table | None = None) -> Table:
    table = table or Table()
    table.has(silver=silver)
    table.place(f"black_market_{space}")
    return table


def pile_with(card: str) -> list[str]:
    """All market cards, this one on top."""
    return [card, *(name for name in MARKET_IDS if name != card)]


@pytest.mark.rule("ARC-127")
def test_there_are_three_spaces() -> None:
    spaces = Table().view.market.spaces
    assert tuple(space.location for space in spaces) == SPACES
    for number, name in enumerate(SPACES):
        table = Table()
        table.place(name)
        workers = [space.worker for space in table.view.market.spaces]
        assert workers == [0 if other == number else None for other in range(3)]


@pytest.mark.rule("ARC-128")
@pytest.mark.parametrize("virtue", [0, 8, 9, 10, 11, 14])
def test_it_is_closed_from_virtue_10_on(virtue: int) -> None:
    table = Table()
    table.has(silver=9)
    table.has(virtue=virtue)
    for name in SPACES:
        assert table.may_place(name) == (128 if virtue >= 10 else 0)
    if virtue >= 10:
        assert table.refused("place", location=location(SPACES[0])) == 128


@pytest.mark.rule("ARC-129")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("taken", range(3))
def test_an_occupied_space_cannot_be_chosen(taken: int, owner: int) -> None:
    table = Table()
    table.has(silver=9)
    table.deal_at(("small", "middle", "large")[taken], seat=owner)
    assert table.refused("place", location=location(SPACES[taken])) == 129
    for other in {0, 1, 2} - {taken}:
        assert table.may_place(SPACES[other]) == 0


@pytest.mark.rule("ARC-130")
@pytest.mark.parametrize("card", MARKET_IDS)
def test_the_small_space_gives_what_the_small_card_shows(card: str) -> None:
    table = Table(market=pile_with(card))
    deal("small", silver=1, table=table)
    assert table.goods(0) == MARKET[card][0]
    assert table.board(0).virtue == 6
    assert (table.stage, table.seat) == ("turn", 1)


@pytest.mark.rule("ARC-130", "ARC-131", "ARC-137")
@pytest.mark.parametrize(
    ("space", "price", "rule"), [("small", 1, 130), ("middle", 2, 131), ("large", 3, 137)]
)
def test_each_space_has_its_price(space: str, price: int, rule: int) -> None:
    table = Table()
    table.has(silver=price - 1)
    assert table.refused("place", location=location(f"black_market_{space}")) == rule
    deal(space, silver=price + 5, table=table)
    assert (table.silver(0), table.board(0).virtue) == (5, 6)


@pytest.mark.rule("ARC-137")
@pytest.mark.parametrize("card", MARKET_IDS)
def test_the_large_space_gives_what_the_large_card_shows(card: str) -> None:
    table = Table()
    table.market_pile(*(name for name in MARKET_IDS if name != card), large=card)
    deal("large", silver=3, table=table)
    assert table.goods(0) == MARKET[card][1]
    assert table.board(0).virtue == 6
    assert (table.stage, table.seat) == ("turn", 1)


@pytest.mark.rule("ARC-131")
def test_the_middle_space_gives_a_hire_or_a_blueprint() -> None:
    table = deal("middle")
    assert table.stage == "market_middle"
    assert table.legal_names() == {"hire", "blueprint"}
    table.play("hire", row=0, column=3)
    assert (table.stage, table.seat, table.board(0).hand) == ("turn", 1, 3)
    table = deal("middle")
    table.play("blueprint")
    table.match.play(table.match.legal()[0])
    assert (table.stage, table.seat, table.apprentices(0)) == ("turn", 1, [])


@pytest.mark.rule("ARC-132")
@pytest.mark.parametrize("cell", range(8))
def test_any_face_up_apprentice_is_hired_without_further_cost(cell: int) -> None:
    table = Table()
    table.grid(coins=[1, 2, 3, 4, 5, 6, 7, 8])
    deal("middle", silver=2, table=table)
    table.play("hire", row=cell // 4, column=cell % 4)
    assert table.apprentices(0) == [APPRENTICE_IDS[cell]]
    assert table.silver(0) == cell + 1  # what lay on the card
    assert (table.view.tax_stand, sum(int(c) for c in table.s.coins)) == (4, 36 - cell - 1)


@pytest.mark.rule("ARC-133")
def test_such_a_hire_obeys_the_limit() -> None:
    table = Table()
    table.hire(*FIVE)
    table.grid(coins=[0, 3])
    deal("middle", silver=2, table=table)
    table.play("hire", row=0, column=1)
    assert (table.stage, table.grid_ids()[1]) == ("dismiss", "AP02")
    table.play("dismiss", slot=0)
    assert table.apprentices(0) == [*FIVE[1:], "AP02"]
    assert table.pile_ids("apprentice")[-1] == "AP20"
    assert table.grid_ids()[:4] == ["AP01", "AP03", "AP04", "AP09"]
    assert (table.silver(0), table.board(0).virtue) == (3, 7)  # one lost for dealing, one gained


@pytest.mark.rule("ARC-134")
@pytest.mark.parametrize("kept", range(5))
def test_a_blueprint_keeps_one_of_five_and_puts_four_under_the_pile(kept: int) -> None:
    table = deal("middle")
    table.hand()
    pile = table.pile_ids()
    table.play("blueprint")
    assert table.stage == "blueprint"
    assert [values["building"] for _, values in table.legal()] == [building(name) for name in pile[:5]]
    assert table.refused("pick", building=building(pile[5])) == 134
    table.play("pick", building=building(pile[kept]))
    assert table.hand_ids(0) == [pile[kept]]
    assert table.board(0).hand == 1
    assert table.pile_ids() == [*pile[5:], *pile[:kept], *pile[kept + 1 : 5]]
    assert (table.stage, table.seat) == ("turn", 1)


@pytest.mark.rule("ARC-135")
def test_the_five_cards_are_seen_by_the_acting_player_alone() -> None:
    table = Table(players=3)
    deal("middle", table=table)
    top = table.pile_ids()[:5]
    table.play("blueprint")
    assert table.view_of(0).boards[0].choosing == top
    for seat in (None, 1, 2):
        view = table.view_of(seat)
        assert view.boards[0].choosing is None
        shown = {known.card for known in view.buildings.known}
        assert not shown & set(top)
    for name in top:
        assert table.s.building_seen[building(name)] == 1


@pytest.mark.rule("ARC-136")
def test_there_is_no_blueprint_without_cards() -> None:
    table = Table()
    table.leave_buildings(0)
    deal("middle", table=table)
    assert table.refused("blueprint") == 136
    assert table.legal_names() == {"hire"}


@pytest.mark.rule("ARC-138")
def test_an_empty_pile_gives_the_printed_default() -> None:
    table = Table()
    table.market_pile(large="BM01")
    deal("small", silver=1, table=table)
    assert table.goods(0) == {"marble": 1, "gold": 1}
    table = Table()  # before the first reset
    deal("large", silver=3, table=table)
    assert table.goods(0) == {"marble": 2, "stone": 1, "wood": 1}


@pytest.mark.rule("ARC-139")
@pytest.mark.parametrize("space", ["small", "large"])
def test_using_a_card_does_not_move_it(space: str) -> None:
    table = Table()
    table.market_pile(*MARKET_IDS[:8], large="BM10")
    deal(space, table=table)
    assert table.pile_ids("market") == MARKET_IDS[:8]
    assert table.view.market.large_card == "BM10"
    assert table.view.market.large_pile == ["BM09", "BM10"]


@pytest.mark.rule("ARC-140")
@pytest.mark.parametrize("space", ["small", "middle", "large"])
@pytest.mark.parametrize("virtue", [0, 7])
def test_none_of_the_silver_is_tax(space: str, virtue: int) -> None:
    """So nothing lies on the Tax Stand, and nothing can be evaded."""
    table = Table()
    table.has(virtue=virtue)
    deal(space, table=table)
    price = {"small": 1, "middle": 2, "large": 3}[space]
    assert (table.silver(0), table.view.tax_stand) == (9 - price, 4)


@pytest.mark.rule("ARC-141")
def test_silver_then_virtue_then_the_space_then_apprentices() -> None:
    table = Table()
    table.hire("AP31")  # Swindler: two clay with each action here
    deal("middle", table=table)
    assert (table.silver(0), table.board(0).virtue, table.goods(0).get("clay")) == (7, 6, None)
    table.play("blueprint")
    assert table.goods(0).get("clay") is None
    table.match.play(table.match.legal()[0])
    assert table.goods(0) == {"silver": 7, "clay": 2}


@pytest.mark.rule("ARC-141")
def test_the_board_gives_its_card_after_the_space() -> None:
    table = Table(boards=("green", "blue"))  # Caroline
    table.turn(0)
    table.hand()
    pile = table.pile_ids()
    deal("middle", table=table)
    table.play("blueprint")
    assert table.view_of(0).boards[0].choosing == pile[:5]
    table.play("pick", building=building(pile[0]))
    assert sorted(table.hand_ids(0)) == sorted([pile[0], pile[5]])


@pytest.mark.rule("ARC-141")
def test_virtue_is_lost_before_the_hire_gives_some() -> None:
    table = Table()
    table.has(virtue=0)
    deal("middle", table=table)
    table.play("hire", row=0, column=0)  # an Acolyte: one virtue
    assert (table.board(0).virtue, table.board(0).unpaid) == (1, 1)


def recall(table: Table) -> None:
    table.bench()
    table.turn(0)
    table.play("recall_from_market", space=1)


def build(table: Table) -> None:
    construct(prepare("Well", table), "Well")


def guard(table: Table) -> None:
    table.imprison(1)
    table.place("guardhouse")
    table.play("release")


@pytest.mark.rule("ARC-142")
@pytest.mark.parametrize(("act", "stays"), [(build, True), (guard, True), (recall, False)])
def test_workers_stay_there_until_a_reset(act: Callable[[Table], None], stays: bool) -> None:
    table = Table()
    table.deal_at("middle")
    table.deal_at("small", seat=1)
    act(table)
    assert [int(worker) for worker in table.s.market_worker] == [1, 0 if stays else -1, -1]
