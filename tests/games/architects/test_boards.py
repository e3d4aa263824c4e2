"""The variable sides of the player boards and their powers (section 20)."""

import pytest

from moothall.games.architects.state import COLOURS
from tests.games.architects.building_site import LABOURER, NO_GOODS, construct, number, prepare
from tests.games.architects.printed import BUILDING, Goods
from tests.games.architects.table import Table, building

NAMES = {"blue": "Therese", "green": "Caroline", "purple": "Ada", "red": "Frederick", "yellow": "Rudolf"}
# Own workers in the Prison, virtue, unpaid debts, building cards drawn, goods.
STARTS: dict[str, tuple[int, int, int, int, Goods]] = {
    "blue": (4, 5, 0, 1, {"silver": 5}),
    "green": (8, 3, 1, 0, {"silver": 10, "marble": 1}),
    "purple": (0, 11, 0, 1, {"gold": 1}),
    "red": (0, 7, 0, 0, {"silver": 4, "stone": 1}),
    "yellow": (0, 9, 0, 0, {"silver": 3, "wood": 1}),
}
OTHERS = [colour for colour in COLOURS if colour != "blue"]


def board(colour: str, *others: str) -> Table:
    """The turn of seat 0, who has this board."""
    rest = others or ("red" if colour != "red" else "yellow",)
    table = Table(boards=(colour, *rest))
    table.turn(0)
    return table


@pytest.mark.rule("ARC-268")
@pytest.mark.parametrize("colour", COLOURS)
def test_what_each_board_starts_with(colour: str) -> None:
    table = Table(boards=COLOURS)
    seat = COLOURS.index(colour)
    prison, virtue, debts, cards, goods = STARTS[colour]
    me = table.board(seat)
    assert (me.prison, me.supply) == (prison, 20 - prison)
    assert (me.virtue, me.unpaid, me.paid) == (virtue, debts, 0)
    assert me.hand == 3 + cards
    assert table.goods(seat) == dict(sorted(goods.items(), key=lambda item: [*NO_GOODS].index(item[0])))
    assert table.apprentices(seat) == table.built_ids(seat) == []
    assert table.match.deck.names["board"] == NAMES


# Therese: gold and marble are one.

MIXES = [("Tavern", 1), ("Castle", 3), ("Gambler's Den", 4), ("Factory", 3), ("Monument", 2)]


@pytest.mark.rule("ARC-269", "ARC-270")
@pytest.mark.parametrize(("name", "price"), MIXES)
def test_therese_pays_gold_and_marble_for_each_other(name: str, price: int) -> None:
    for gold in range(price + 1):
        table = prepare(name, board("blue"))
        table.has(gold=gold, marble=price - gold)
        construct(table, name)
        assert table.stage == "pay_gold_or_marble"
        assert table.legal() == [("pay_gold", {"gold": gold})]
        table.play("pay_gold", gold=gold)
        assert table.built_ids(0) == [BUILDING[name].id]
        assert {"gold", "marble"} & table.goods(0).keys() <= ({"marble"} if name == "Factory" else set())


@pytest.mark.rule("ARC-269")
@pytest.mark.parametrize("colour", OTHERS)
def test_nobody_else_does(colour: str) -> None:
    for good, other in (("gold", "marble"), ("marble", "gold")):
        table = prepare("Silver Market", board(colour, "blue"))
        table.has(**{good: 0, other: 9})
        table.hand("BD40", "BD11")
        table.has(stone=2)
        table.place("guildhall")
        assert table.refused("construct", building=number("Silver Market")) == 182


@pytest.mark.rule("ARC-269")
def test_therese_still_needs_as_many_in_all() -> None:
    table = prepare("Castle", board("blue"))
    table.has(gold=2, marble=0, stone=2)
    table.hand("BD18", "BD11")
    table.place("guildhall")
    assert table.refused("construct", building=number("Castle")) == 182
    table.has(gold=3)
    assert table.is_legal("construct", building=number("Castle"))


@pytest.mark.rule("ARC-270")
def test_therese_chooses_the_mix() -> None:
    """Castle costs 1 gold and 2 marble: any three of the two will do."""
    for gold in range(4):
        table = prepare("Castle", board("blue"))
        table.has(gold=5, marble=5)
        construct(table, "Castle")
        table.play("pay_gold", gold=gold)
        left = {"gold": 5 - gold, "marble": 5 - (3 - gold)}
        assert table.goods(0) == left
    table = prepare("Castle", board("blue"))
    table.has(gold=2, marble=2)
    construct(table, "Castle")
    assert [gold for gold in range(9) if table.is_legal("pay_gold", gold=gold)] == [1, 2]
    for gold in (0, 3, 4):
        assert table.refused("pay_gold", gold=gold) == 270


@pytest.mark.rule("ARC-270")
def test_a_price_without_gold_and_marble_leaves_nothing_to_choose() -> None:
    table = prepare("Well", board("blue"))
    construct(table, "Well")
    assert (table.stage, table.seat) == ("turn", 1)


@pytest.mark.rule("ARC-269", "ARC-270")
@pytest.mark.parametrize(("climbed", "price"), [(0, 1), (2, 1), (4, 4)])
def test_therese_pays_for_the_cathedral_with_either(climbed: int, price: int) -> None:
    """The rows that cost gold and marble, and how much of the two together."""
    for gold in range(price + 1):
        table = board("blue")
        table.has(cathedral=climbed, virtue=7)
        table.has(**(NO_GOODS | {"gold": gold, "marble": price - gold}))
        table.hand("BD24")
        table.reward_pile("RW05")
        table.place("guildhall")
        table.play("advance")
        assert table.stage == "pay_gold_or_marble"
        assert table.legal() == [("pay_gold", {"gold": gold})]
        table.play("pay_gold", gold=gold)
        table.play("discard", building="BD24")
        assert table.goods(0) == {}
        assert table.board(0).cathedral == climbed + 1


@pytest.mark.rule("ARC-269", "ARC-203")
def test_four_of_one_kind_take_therese_to_the_top_and_three_do_not() -> None:
    table = board("blue")
    table.has(cathedral=4, virtue=7)
    table.has(**(NO_GOODS | {"gold": 3, "wood": 2, "stone": 2}))
    table.hand("BD11")
    table.place("guildhall")
    assert table.refused("advance") == 203
    table.has(gold=4)
    assert table.is_legal("advance")


@pytest.mark.rule("ARC-269")
@pytest.mark.parametrize("name", ["Castle", "Observatory"])
@pytest.mark.parametrize(("colour", "gained"), [("blue", 3), ("green", 1)])
def test_effects_that_count_one_count_both_for_therese(name: str, colour: str, gained: int) -> None:
    table = Table(boards=(colour, "red"))
    for seat in range(2):
        table.has(seat, virtue=6, unpaid=0)
        table.has(seat, **NO_GOODS)
    table.has(0, gold=3, marble=3)
    table.built(BUILDING[name].id, seat=0)
    table.finish()
    assert table.board(0).virtue == 6 + gained


@pytest.mark.rule("ARC-270")
def test_each_token_of_therese_scores_a_point_and_gains_are_as_printed() -> None:
    table = board("blue")
    table.has(gold=2, marble=3)
    assert table.result().details[0]["gold_and_marble"] == 5
    table = prepare("Factory", board("blue"))
    construct(table, "Factory")
    table.play("pay_gold", gold=3)
    assert table.goods(0) == {"marble": 2}
    table = board("blue")
    table.send("mines", 1)
    table.has(**NO_GOODS)
    table.place("mines")
    table.play("mine_gold")
    assert table.goods(0) == {"gold": 1}


# Caroline: a card with every Black Market action.


@pytest.mark.rule("ARC-271")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("space", ["small", "middle hire", "middle blueprint", "large"])
def test_caroline_draws_a_card_with_every_black_market_action(colour: str, space: str) -> None:
    table = board(colour)
    table.has(virtue=5)
    table.has(silver=9)
    table.hand()
    top = table.pile_ids()
    table.place(f"black_market_{space.split(maxsplit=1)[0]}")
    if space == "middle hire":
        table.play("hire", row=0, column=0)
    if space == "middle blueprint":
        table.play("blueprint")
        assert table.me.hand == 0
        table.play("pick", building=building(top[0]))
    kept = [top[0]] if "blueprint" in space else []
    drawn = top[5 if kept else 0]
    assert table.hand_ids(0) == sorted(kept + [drawn] * (colour == "green"))


@pytest.mark.rule("ARC-271")
def test_caroline_draws_nothing_elsewhere_or_when_another_deals() -> None:
    table = board("green", "red")
    hand = table.hand_ids(0)
    table.place("quarry")
    table.has(1, virtue=5)
    table.place("black_market_small")
    assert table.hand_ids(0) == hand


# Ada: one tax less in every cost.


@pytest.mark.rule("ARC-272")
@pytest.mark.parametrize(("virtue", "evaded"), [(11, 0), (4, 0), (3, 1), (2, 1), (1, 2), (0, 2)])
def test_ada_ignores_one_tax_more_in_every_cost(virtue: int, evaded: int) -> None:
    def ada(place: str) -> Table:
        table = board("purple")
        table.has(virtue=virtue, unpaid=1)
        table.has(silver=20)
        table.captive(1, 1)
        table.send("quarry", 1, seat=1)
        table.tax(0)
        table.place(place)
        return table

    for place, action, price, tax in (
        ("guardhouse", "pay_off", 6, 3),
        ("guardhouse", "ransom_with_silver", 5, 2),
        ("workshop", "hire", 4, 2),
        ("town_centre", "capture", 1, 1),
    ):
        table = ada(place)
        assert table.view.boards[0].evasion == evaded + 1
        values = {"hire": {"row": 0, "column": 0}, "capture": {"location": 0, "seat": 1}}.get(action, {})
        table.play(action, **values)
        ignored = min(tax, evaded + 1)
        assert (table.silver(0), table.s.tax_stand) == (20 - price + ignored, tax - ignored), action
        assert table.view.boards[0].power == "ignore_one_tax"


@pytest.mark.rule("ARC-272")
def test_nobody_else_ignores_a_tax_with_that_much_virtue() -> None:
    for colour in ("blue", "green", "red", "yellow"):
        table = board(colour)
        table.has(virtue=7, unpaid=1)
        table.has(silver=20)
        table.tax(0)
        table.place("guardhouse")
        table.play("pay_off")
        assert (table.silver(0), table.s.tax_stand) == (14, 3)


# Frederick: no card for the Cathedral.


@pytest.mark.rule("ARC-273")
@pytest.mark.parametrize("cards", [(), ("BD24", "BD18")])
def test_frederick_advances_without_a_discard(cards: tuple[str, ...]) -> None:
    table = board("red")
    table.hand(*cards)
    table.has(**(NO_GOODS | {"gold": 1}))
    table.reward_pile("RW05")
    pile = table.pile_ids()
    table.place("guildhall")
    table.play("advance")
    assert (table.stage, table.seat) == ("turn", 1)
    assert table.board(0).cathedral == 1
    assert table.hand_ids(0) == sorted(cards)
    assert table.pile_ids() == pile


@pytest.mark.rule("ARC-273")
@pytest.mark.parametrize("colour", ["blue", "green", "purple", "yellow"])
def test_all_others_need_a_card_and_lose_it(colour: str) -> None:
    table = board(colour)
    table.has(virtue=7)
    table.hand()
    table.has(**(NO_GOODS | {"gold": 1}))
    assert table.may_place("guildhall") == 70
    table.hand("BD24")
    table.place("guildhall")
    table.play("advance")
    if colour == "blue":
        table.play("pay_gold", gold=1)
    assert table.stage == "discard_for_cathedral"


# Rudolf: cheaper hires, one apprentice more.


@pytest.mark.rule("ARC-274")
@pytest.mark.parametrize(("colour", "price"), [("yellow", 3), ("red", 4), ("blue", 4), ("green", 4)])
def test_rudolf_pays_one_silver_less_in_the_workshop(colour: str, price: int) -> None:
    table = board(colour)
    table.has(virtue=7)
    table.tax(0)
    table.has(silver=price - 1)
    table.place("workshop")
    assert table.refused("hire", row=0, column=0) == 388
    table.has(silver=price)
    table.grid("AP11")
    table.play("hire", row=0, column=0)
    assert (table.silver(0), table.s.tax_stand) == (0, 2)


@pytest.mark.rule("ARC-274")
def test_rudolfs_silver_is_not_tax_and_no_coin() -> None:
    """With all tax evaded he pays 1; a skipped card costs its coin as for anybody."""
    table = board("yellow")
    table.has(virtue=0)
    table.tax(0)
    table.has(silver=4)
    table.grid("AP11", "AP12", "AP14", "AP16")
    table.place("workshop")
    table.play("hire", row=0, column=3)
    assert (table.silver(0), table.s.tax_stand) == (0, 0)
    assert list(table.s.coins[:4]) == [1, 1, 1, 0]


@pytest.mark.rule("ARC-274")
def test_rudolf_pays_the_black_market_in_full() -> None:
    table = board("yellow")
    table.has(silver=1)
    assert table.may_place("black_market_middle") == 131
    table.has(silver=2)
    table.place("black_market_middle")
    table.play("hire", row=0, column=0)
    assert table.silver(0) == 0


@pytest.mark.rule("ARC-275")
def test_rudolf_may_own_six_apprentices() -> None:
    table = board("yellow")
    table.hire(LABOURER, "AP04", "AP05", "AP29", "AP30")
    table.has(silver=9)
    table.grid("AP11", "AP12")
    table.place("workshop")
    table.play("hire", row=0, column=0)
    assert len(table.apprentices(0)) == 6
    table.turn(0)
    table.has(silver=9)
    table.place("workshop")
    table.play("hire", row=0, column=0)
    assert table.stage == "dismiss"
    table.play("dismiss", slot=5)
    assert table.apprentices(0) == [LABOURER, "AP04", "AP05", "AP29", "AP30", "AP12"]


# The standard side.


@pytest.mark.rule("ARC-276")
@pytest.mark.parametrize("seat", range(5))
def test_the_standard_side_has_no_power_and_no_further_start(seat: int) -> None:
    """The five colours with all that a power would show."""
    table = Table(5)
    assert table.board(seat).board == seat
    assert table.goods(seat) == {"silver": 3 + seat}
    assert (table.board(seat).virtue, table.board(seat).unpaid, table.board(seat).prison) == (7, 0, 0)
    assert table.board(seat).hand == 3
    assert table.view.boards[seat].power is None
    table.turn(seat)
    table.hand()
    table.has(**(NO_GOODS | {"gold": 3}))
    assert table.may_place("guildhall") == 70  # neither Frederick's advance nor Therese's mix
    table.hand("BD40", "BD11")
    table.hire(LABOURER, "AP04", "AP05", "AP29", "AP30")
    table.has(wood=2, stone=2)
    table.place("guildhall")
    assert table.refused("construct", building=number("Silver Market")) == 182


@pytest.mark.rule("ARC-276")
@pytest.mark.parametrize("seat", range(5))
def test_the_standard_side_pays_and_draws_like_any_other(seat: int) -> None:
    table = Table(5)
    table.turn(seat)
    table.tax(0)
    table.has(silver=4)
    table.hire(LABOURER, "AP04", "AP05", "AP29", "AP30")
    table.grid("AP11")
    table.place("workshop")
    table.play("hire", row=0, column=0)
    assert (table.stage, table.s.tax_stand, table.silver(seat)) == ("dismiss", 2, 0)
    table = Table(5)
    table.turn(seat)
    table.has(silver=4)
    table.place("black_market_small")
    assert table.board(seat).hand == 3
