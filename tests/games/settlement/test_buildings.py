"""The twelve buildings (section 16)."""

from collections import Counter
from itertools import permutations

import pytest

from moothall.games.settlement.game import GAME
from moothall.games.settlement.state import AT_FORTRESS
from tests.games.settlement.questions import changed_fields, outcome, snapshot
from tests.games.settlement.random_games import steps
from tests.games.settlement.table import BUILDINGS, Table

NORMAL = ("wood", "clay", "stone")
RESOURCES = (*NORMAL, "diamond", "gold")
NOTHING = dict.fromkeys((*RESOURCES, "bonus_settler"), 0)
Goods = dict[str, int]

COST: dict[str, str] = {
    "sawmill": "stone",
    "clay_pit": "wood",
    "quarry": "clay",
    "bank": "clay",
    "diamond_mine": "gold",
    "bazaar": "diamond",
    "gem_cutter": "gold",
    "church": "wood",
    "alchemist": "stone",
    "warehouse": "diamond",
    "tavern": "gold",
    "trading_post": "diamond",
}
# What is paid and what is gained; choices are tested one by one below.
EFFECT: dict[str, tuple[Goods, Goods]] = {
    "sawmill": ({}, {"wood": 1}),
    "clay_pit": ({}, {"clay": 1}),
    "quarry": ({}, {"stone": 1}),
    "bank": ({"gold": 1}, {}),
    "diamond_mine": ({}, {"diamond": 1}),
    "bazaar": ({"clay": 1}, {"gold": 1}),
    "gem_cutter": ({"diamond": 1}, {"wood": 1, "clay": 1, "stone": 1}),
    "church": ({"diamond": 1}, {}),
    "alchemist": ({"gold": 1}, {"diamond": 2}),
    "warehouse": ({}, {"clay": 1}),
    "tavern": ({"diamond": 1}, {"bonus_settler": 2}),
    "trading_post": ({}, {"wood": 1}),
}
PAYING = [building for building, (paid, _) in EFFECT.items() if paid]


def table_with(goods: Goods) -> Table:
    """The active player has exactly these goods, a fortress on wood, and a silent artifact."""
    table = Table()
    table.hold("magical_treasure")
    table.has(**(NOTHING | goods))
    table.lay(0, "wood")
    table.fortress(0)
    return table


def activated(goods: Goods, *buildings: str, row: int = 0) -> Table:
    """A row with these buildings from the left, just activated."""
    table = table_with(goods)
    for column, building in enumerate(buildings):
        table.building(3 * row + column, building)
    table.play("activate_settlement_row", row=row)
    return table


def resolve(table: Table, column: int = 0, row: int = 0) -> None:
    """Resolve, paying and gaining clay where there is a choice."""
    table.play("resolve", row=row, column=column)
    if table.stage in ("pay_normal", "gain_normal"):
        table.play("pay" if table.stage == "pay_normal" else "gain", good=1)


def stored(table: Table) -> list[int]:
    return [int(pieces) for pieces in table.me.stored]


# What each costs and does.


@pytest.mark.rule("SET-257", "SET-258", "SET-259", "SET-260", "SET-261", "SET-264")
@pytest.mark.rule("SET-265", "SET-266", "SET-267", "SET-268", "SET-269", "SET-270")
@pytest.mark.parametrize("building", BUILDINGS)
def test_a_building_costs_one_unit_of_its_resource(building: str) -> None:
    table = table_with({good: 9 for good in RESOURCES if good != COST[building]})
    table.market(building)
    assert table.refused("build", market=0) == 75
    table.has(**(NOTHING | {COST[building]: 1}))
    table.play("build", market=0)
    table.play("place", row=2, column=2)
    assert table.supply() == {}
    assert BUILDINGS[table.me.building[8]] == building


@pytest.mark.rule("SET-257", "SET-258", "SET-259", "SET-260", "SET-261", "SET-264")
@pytest.mark.rule("SET-265", "SET-266", "SET-267", "SET-268", "SET-269", "SET-270")
@pytest.mark.parametrize("building", BUILDINGS)
@pytest.mark.parametrize("row", range(3))
def test_a_building_pays_and_gains_what_it_says_and_nothing_else(building: str, row: int) -> None:
    paid, gained = EFFECT[building]
    table = activated(paid, "bank", building, row=row)
    other = snapshot(table).players[1 - table.seat]
    me = snapshot(table).players[table.seat]
    resolve(table, column=1, row=row)
    assert table.supply() == gained
    assert table.stage == "settlement_row"
    assert changed_fields(other, table.board(1 - table.seat)) == set()
    stores = building in ("bank", "church")
    assert stored(table) == [int(stores and place == 3 * row + 1) for place in range(9)]
    assert changed_fields(me, table.me) == {"supply"} | ({"stored"} if stores else set())


# General rules.


@pytest.mark.rule("SET-254")
@pytest.mark.parametrize("building", BUILDINGS)
def test_in_one_activation_a_building_is_resolved_once(building: str) -> None:
    table = activated(dict.fromkeys(RESOURCES, 9), building, "sawmill")
    resolve(table)
    assert table.refused("resolve", row=0, column=0) == 254
    resolve(table, column=1)
    assert table.refused("resolve", row=0, column=0) == 254
    table.play("done")
    assert table.stage == "turn"


@pytest.mark.rule("SET-254")
def test_two_buildings_of_one_type_are_resolved_once_each() -> None:
    table = activated({}, "sawmill", "sawmill")
    resolve(table)
    resolve(table, column=1)
    assert table.supply() == {"wood": 2}
    assert [table.refused("resolve", row=0, column=column) for column in range(2)] == [254, 254]


@pytest.mark.rule("SET-255")
@pytest.mark.parametrize("building", PAYING)
def test_a_payment_is_made_once_however_much_there_is(building: str) -> None:
    paid, gained = EFFECT[building]
    rich = dict.fromkeys(RESOURCES, 7)
    table = activated(rich, building)
    resolve(table)
    expected = Counter(rich)
    expected.update(gained)
    expected.subtract(paid)
    assert table.supply() == {good: amount for good, amount in expected.items() if amount}


@pytest.mark.rule("SET-255", "SET-305")
@pytest.mark.parametrize("building", PAYING)
def test_without_the_payment_nothing_happens_at_all(building: str) -> None:
    paid = EFFECT[building][0]
    wanting = NORMAL if building == "bazaar" else tuple(paid)
    table = activated({good: 9 for good in RESOURCES if good not in wanting}, building)
    assert table.refused("resolve", row=0, column=0) == 255
    assert table.legal()  # exchanges, or at least to be done
    table.play("done")


@pytest.mark.rule("SET-256")
@pytest.mark.parametrize("building", PAYING)
def test_payments_go_to_the_general_supply_but_for_bank_and_church(building: str) -> None:
    table = activated(EFFECT[building][0], building)
    resolve(table)
    goods = sum(table.supply().values()) + sum(stored(table))
    assert goods == sum(EFFECT[building][1].values()) + (building in ("bank", "church"))
    assert table.supply(1 - table.seat) == {"wood": 1, "clay": 1, "stone": 1}


@pytest.mark.rule("SET-305")
def test_a_building_that_could_not_be_paid_is_resolved_later_in_the_activation() -> None:
    table = activated({}, "church", "diamond_mine", "bank")
    assert [table.why_not("resolve", row=0, column=column) for column in range(3)] == [255, 0, 255]
    resolve(table, column=1)
    resolve(table, column=0)
    assert stored(table)[0] == 1
    table.has(diamond=2)
    table.play("exchange_diamonds_for_gold")
    resolve(table, column=2)
    assert stored(table)[2] == 1


@pytest.mark.rule("SET-305", "SET-254")
@pytest.mark.parametrize("order", sorted(permutations(range(3))))
def test_only_the_order_that_pays_for_itself_goes_all_the_way(order: tuple[int, ...]) -> None:
    """Bazaar, Alchemist and Church with one clay: each is paid with what the one before gives."""
    table = activated({"clay": 1}, "bazaar", "alchemist", "church")
    done = []
    for column in order:
        if table.is_legal("resolve", row=0, column=column):
            resolve(table, column)
            done.append(column)
    if order == (0, 1, 2):
        assert done == [0, 1, 2]
    else:
        assert done == ([0, 1] if order.index(0) < order.index(1) else [0])


# Banks and Churches.


@pytest.mark.rule("SET-260", "SET-261")
@pytest.mark.parametrize(("building", "good", "points"), [("bank", "gold", 5), ("church", "diamond", 4)])
def test_each_piece_on_it_scores(building: str, good: str, points: int) -> None:
    table = activated({good: 3}, building, building)
    seat = table.seat
    assert outcome(table).scores[seat] == 0  # not while it is in the personal supply
    resolve(table)
    assert outcome(table).scores[seat] == points
    resolve(table, column=1)
    assert outcome(table).scores[seat] == 2 * points
    assert stored(table)[:3] == [1, 1, 0]
    assert outcome(table).details[seat][building] == 2 * points


@pytest.mark.rule("SET-262")
@pytest.mark.parametrize(("building", "good"), [("bank", "gold"), ("church", "diamond")])
def test_a_stored_piece_pays_for_nothing(building: str, good: str) -> None:
    table = table_with({"wood": 0})
    table.building(0, building, stored=9)
    table.building(1, "tavern" if good == "diamond" else "alchemist")
    table.hero_row("adv_08", "bld_08", "dfd_12" if good == "diamond" else "art_11", "art_05")
    table.market("bazaar" if good == "diamond" else "tavern")
    assert table.refused("build", market=0) == 75
    assert [table.why_not("invite", space=space) for space in range(4)] == [152] * 4
    assert [name for name, _ in table.legal() if name.startswith("exchange")] == []
    table.play("activate_settlement_row", row=0)
    assert [table.why_not("resolve", row=0, column=column) for column in range(2)] == [255, 255]


@pytest.mark.rule("SET-262")
@pytest.mark.parametrize("players", [2, 3])
def test_stored_pieces_never_come_back(players: int) -> None:
    least = [[0] * 9 for _ in range(players)]
    for table in steps(players, seed=20 + players, rich=True):
        for seat in range(players):
            if table.match.ply == 0:
                table.building(0, "bank", seat, stored=3)
                table.building(1, "church", seat, stored=2)
            now = [int(pieces) for pieces in table.board(seat).stored]
            assert all(pieces >= before for pieces, before in zip(now, least[seat], strict=True))
            least[seat] = now
    assert sum(map(sum, least)) > 5 * players  # some came on top


@pytest.mark.rule("SET-263")
@pytest.mark.parametrize(("building", "good", "points"), [("bank", "gold", 5), ("church", "diamond", 4)])
def test_one_building_holds_any_number_of_pieces(building: str, good: str, points: int) -> None:
    table = table_with({good: 1})
    table.building(0, building, stored=999)
    table.play("activate_settlement_row", row=0)
    resolve(table)
    assert stored(table)[0] == 1000
    assert outcome(table).scores[table.seat] == 1000 * points


# Buildings that ask.


@pytest.mark.rule("SET-265", "SET-306")
def test_of_what_is_left_beside_a_named_price_the_only_kind_pays_by_itself() -> None:
    """A Bazaar that asks for wood and one of any kind: the last wood can't be both."""
    bazaar = "pay = { any_normal = 1 }, gain = { gold = 1 }"
    text = GAME.read_deck().text.replace(bazaar, bazaar.replace("{ any", "{ wood = 1, any"))
    table = Table(deck=GAME.parse_deck("custom.toml", text))
    table.has(**NOTHING | {"wood": 1, "clay": 1})
    table.building(0, "bazaar")
    table.play("activate_settlement_row", row=0)
    table.play("resolve", row=0, column=0)
    assert table.stage == "settlement_row"
    assert table.supply() == {"gold": 1}


@pytest.mark.rule("SET-265")
@pytest.mark.parametrize("good", range(3))
def test_the_bazaar_takes_any_normal_resource(good: int) -> None:
    table = activated(dict.fromkeys(NORMAL, 1), "bazaar")
    table.play("resolve", row=0, column=0)
    table.play("pay", good=good)
    assert table.supply() == {name: 1 for name in NORMAL if name != NORMAL[good]} | {"gold": 1}


@pytest.mark.rule("SET-265")
@pytest.mark.parametrize("missing", range(3))
def test_the_bazaar_takes_only_what_there_is(missing: int) -> None:
    table = activated({name: 1 for good, name in enumerate(NORMAL) if good != missing}, "bazaar")
    table.play("resolve", row=0, column=0)
    assert table.refused("pay", good=missing) == 265
    assert len(table.legal()) == 2


@pytest.mark.rule("SET-265", "SET-255")
def test_the_bazaar_takes_neither_diamonds_nor_gold() -> None:
    assert activated({"diamond": 5, "gold": 5}, "bazaar").refused("resolve", row=0, column=0) == 255


@pytest.mark.rule("SET-268")
@pytest.mark.parametrize("good", range(3))
def test_the_warehouse_gives_the_normal_resource_of_the_players_choice(good: int) -> None:
    table = activated({}, "warehouse")
    table.play("resolve", row=0, column=0)
    assert [name for name, _ in table.legal()] == ["gain"] * 3
    table.play("gain", good=good)
    assert table.supply() == {NORMAL[good]: 1}


@pytest.mark.rule("SET-269")
def test_the_tavern_gives_settlers_that_can_be_deployed() -> None:
    table = activated({"diamond": 1}, "tavern")
    table.settlers(0)
    resolve(table)
    table.play("done")
    seat = table.seat
    table.play("end_turn")
    table.play("activate_settlement_row", row=0)
    table.play("done")
    table.play("end_turn")
    assert table.seat == seat
    table.play("activate_wilderness_row", row=0)
    assert table.supply() == {"wood": 1, "bonus_settler": 1}


# The Trading Post.


def trading(*fortresses: tuple[int, str]) -> Table:
    """A Trading Post in the upper row, just activated; fortresses on these fields and resources."""
    table = Table()
    table.hold("magical_treasure")
    table.has(**NOTHING)
    for field, resource in fortresses:
        table.lay(field, resource)
        table.fortress(field)
    table.building(0, "trading_post")
    table.play("activate_settlement_row", row=0)
    return table


@pytest.mark.rule("SET-270")
@pytest.mark.parametrize("chosen", range(4))
def test_the_trading_post_gives_the_resource_of_the_chosen_fortress(chosen: int) -> None:
    fortresses = [(0, "wood"), (1, "stone"), (3, "diamond"), (6, "gold")]
    table = trading(*fortresses)
    table.play("resolve", row=0, column=0)
    field, resource = fortresses[chosen]
    table.play("trade_at", row=field // 3, column=field % 3)
    assert table.supply() == {resource: 1}


@pytest.mark.rule("SET-270", "SET-271")
def test_the_trading_post_needs_a_fortress_on_an_own_landscape() -> None:
    table = trading((0, "wood"), (1, "clay"))
    table.lay(2, "stone")
    table.lay(2, "stone", seat=1 - table.seat)
    table.fortress(2, seat=1 - table.seat)
    table.play("resolve", row=0, column=0)
    verdicts = [table.why_not("trade_at", row=field // 3, column=field % 3) for field in range(9)]
    assert verdicts == [0, 0, *[270] * 7]
    assert table.refused("trade_at", row=0, column=2) == 270


@pytest.mark.rule("SET-271", "SET-305")
def test_without_an_own_fortress_the_trading_post_cannot_be_resolved() -> None:
    table = trading()
    table.lay(0, "wood")
    table.lay(0, "clay", seat=1 - table.seat)
    table.fortress(0, seat=1 - table.seat)
    assert table.refused("resolve", row=0, column=0) == 271
    table.play("done")


@pytest.mark.rule("SET-272")
@pytest.mark.parametrize("before", [True, False])
def test_the_trading_post_is_no_activation_of_the_fortress(before: bool) -> None:
    table = Table(1)
    table.hold("magical_treasure")
    table.has(**NOTHING)
    table.lay(0, "wood")
    table.fortress(0)
    table.building(0, "trading_post")
    if before:
        table.play("activate_fortress", row=0, column=0)
        table.play("end_turn")
    deployed = int(table.me.deployed[AT_FORTRESS])
    table.play("activate_settlement_row", row=0)
    settlers = int(table.me.settlers)
    table.play("resolve", row=0, column=0)
    assert table.me.settlers == settlers
    assert table.me.deployed[AT_FORTRESS] == deployed == int(before)
    table.play("done")
    table.play("end_turn")
    assert table.why_not("activate_fortress", row=0, column=0) == (126 if before else 0)


@pytest.mark.rule("SET-273")
def test_the_trading_post_does_not_trigger_the_crown() -> None:
    table = trading((0, "wood"))
    table.hold("crown_of_dominion")
    table.play("resolve", row=0, column=0)
    assert table.supply() == {"wood": 1}


@pytest.mark.rule("SET-274")
@pytest.mark.parametrize("held", ["magical_treasure", "shamans_mask"])
def test_the_trading_post_causes_no_monster_check(held: str) -> None:
    table = trading((0, "wood"))
    table.lay(1, "clay", "green")
    table.hold(held)
    table.hero_row("adv_01", "adv_06", "adv_09", "bld_01")  # all green
    table.play("resolve", row=0, column=0)
    assert table.stage == "settlement_row"
    table.play("done")
    assert not table.me.monster.any()
