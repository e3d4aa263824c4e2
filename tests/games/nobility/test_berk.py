"""Berk's Office (section 23): modifier tokens and exchanges; commissions are in test_commissions."""

import pytest

from moothall.engine.chance import seed_chance
from moothall.games.nobility.stages.berk import price_of
from tests.games.nobility.table import BUILDING_IDS, DECK, SETTLER_IDS, Table


def at_berk(die: int = 5, players: int = 3, coins: int = 10) -> Table:
    table = Table(players)
    table.has(coins=coins)
    table.dice(die, 1, 3, 5)
    table.place("berk", die)
    return table


@pytest.mark.rule("NOB-297")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_three_slots_for_two_values_each_whatever_the_number_of_players(players: int) -> None:
    for value, band in ((1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)):
        table = Table(players)
        table.dice(1, 2, 3, 4)
        for slot in {0, 1, 2} - {band}:
            table.occupy("berk", 2 * slot + 1, seat=players - 1)
        table.dice(value)
        table.place("berk", value)
        assert table.pips("berk")[band] == value


@pytest.mark.rule("NOB-297", "NOB-117")
@pytest.mark.parametrize(("there", "value"), [(1, 2), (2, 1), (3, 4), (4, 4), (6, 5)])
def test_one_die_for_each_slot(there: int, value: int) -> None:
    table = Table(3)
    table.occupy("berk", there, seat=1)
    table.dice(value, 1, 3, 5)
    assert table.may_place("berk", value) == 117
    assert [table.may_place("berk", other) for other in (1, 3, 5)].count(0) == 2


@pytest.mark.rule("NOB-299", "NOB-300", "NOB-301", "NOB-469")
@pytest.mark.parametrize(("die", "most"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_one_token_is_free_and_each_further_one_costs_a_coin(die: int, most: int) -> None:
    for tokens in range(1, most + 1):
        table = at_berk(die)
        table.play("take_tokens", tokens=tokens)
        assert (table.me.modifiers, table.me.coins) == (tokens, 10 - (tokens - 1))
        assert table.s.modifiers == 20 - tokens


@pytest.mark.rule("NOB-469")
def test_fewer_tokens_than_a_deck_gives_for_nothing_cost_nothing() -> None:
    printed = DECK.record.copy()[0]
    printed.berk_free[2] = 2
    assert [price_of(printed, 2, tokens) for tokens in (1, 2, 3)] == [0, 0, 1]


@pytest.mark.rule("NOB-299", "NOB-300", "NOB-301")
@pytest.mark.parametrize(("die", "too_many", "number"), [(1, 2, 299), (2, 3, 299), (3, 3, 300), (4, 3, 300)])
def test_not_more_than_the_slot_gives(die: int, too_many: int, number: int) -> None:
    table = at_berk(die)
    assert table.refused("take_tokens", tokens=too_many) == number
    assert table.is_legal("take_tokens", tokens=too_many - 1) is (too_many - 1 <= (die + 1) // 2)


@pytest.mark.rule("NOB-469", "NOB-030")
@pytest.mark.parametrize(("coins", "most"), [(0, 1), (1, 2), (2, 3)])
def test_not_more_than_can_be_paid(coins: int, most: int) -> None:
    table = at_berk(6, coins=coins)
    assert [tokens for tokens in (1, 2, 3) if table.is_legal("take_tokens", tokens=tokens)] == [
        *range(1, most + 1)
    ]
    if most < 3:
        assert table.refused("take_tokens", tokens=most + 1) == 469


@pytest.mark.rule("NOB-469", "NOB-092")
@pytest.mark.parametrize("supply", [1, 2])
def test_not_more_than_the_supply_holds(supply: int) -> None:
    table = Table(3)
    table.has(coins=10)
    table.has(seat=1, modifiers=20 - supply)
    table.dice(6)
    table.place("berk", 6)
    assert table.refused("take_tokens", tokens=supply + 1) == 92
    table.play("take_tokens", tokens=supply)
    assert (table.me.modifiers, table.s.modifiers) == (supply, 0)


@pytest.mark.rule("NOB-130", "NOB-298", "NOB-470")
def test_a_visit_may_bring_nothing() -> None:
    table = at_berk()
    display, hall = table.display_ids(), table.hall_ids()
    table.done()
    assert (table.stage, table.me.modifiers, table.me.coins) == ("turn", 0, 10)
    assert (table.display_ids(), table.hall_ids()) == (display, hall)
    assert table.pips("berk")[2] == 5


@pytest.mark.rule("NOB-298", "NOB-470")
@pytest.mark.parametrize("exchange", ["exchange_settlers", "exchange_buildings"])
def test_tokens_and_an_exchange_in_any_order_and_an_end_after_each(exchange: str) -> None:
    for first, second in (("take_tokens", exchange), (exchange, "take_tokens")):
        values = {"take_tokens": {"tokens": 2}, exchange: dict[str, int]()}
        table = at_berk()
        before = table.display_ids(), table.hall_ids()
        table.play(first, **values[first])
        assert table.stage == "visit"
        assert table.is_legal("done")
        table.play(second, **values[second])
        assert table.stage == "turn"
        assert (table.me.modifiers, table.me.coins) == (2, 9)
        assert (table.display_ids(), table.hall_ids()) != before


@pytest.mark.rule("NOB-298", "NOB-470")
def test_a_single_token_is_still_there_after_an_exchange() -> None:
    for die, coins in ((1, 10), (6, 0)):
        table = at_berk(die, coins=coins)
        table.play("exchange_buildings")
        assert table.legal() == [("take_tokens", {"tokens": 1}), ("done", {})]


@pytest.mark.rule("NOB-470")
def test_tokens_are_taken_once() -> None:
    table = at_berk()
    table.play("take_tokens", tokens=1)
    assert table.refused("take_tokens", tokens=1) == 470
    assert table.refused("take_tokens", tokens=2) == 470
    table.done()
    assert table.stage == "turn"


@pytest.mark.rule("NOB-302", "NOB-470")
@pytest.mark.parametrize("exchange", ["exchange_settlers", "exchange_buildings"])
def test_only_one_exchange_of_either_kind(exchange: str) -> None:
    table = at_berk()
    table.play(exchange)
    assert table.stage == "visit"
    assert table.refused("exchange_settlers") == 302
    assert table.refused("exchange_buildings") == 302


@pytest.mark.rule("NOB-303", "NOB-142")
def test_all_settler_cards_are_exchanged() -> None:
    table = at_berk()
    assert table.display_ids() == SETTLER_IDS[3:9]
    table.play("exchange_settlers")
    assert table.display_ids() == SETTLER_IDS[9:15]
    assert table.discarded("settler") == {"S04", "S05", "S06", "S07", "S08", "S09"}
    assert table.hall_ids() == BUILDING_IDS[:6]


@pytest.mark.rule("NOB-471", "NOB-144")
def test_old_settler_cards_can_come_back_when_the_deck_runs_out() -> None:
    table = at_berk()
    table.leave_settlers(2, discard=False)
    old, top = set(table.display_ids()), table.pile_ids("settler")
    table.play("exchange_settlers")
    assert table.display_ids()[:2] == top
    # Four of the six that were put away, and the two others are left in the new deck.
    assert len(table.display_ids()) == 6
    assert set(table.display_ids()[2:]) < old
    assert set(table.display_ids()[2:]) | set(table.pile_ids("settler")) == old
    assert table.discarded("settler") == set()


@pytest.mark.rule("NOB-471")
@pytest.mark.parametrize("what", ["settlers", "buildings"])
def test_all_old_ones_are_put_away_before_the_first_new_one_is_drawn(what: str) -> None:
    """With nothing else to draw the six old ones come back, each to any place."""
    orders = set()
    for seed in range(10):
        table = at_berk()
        table.leave_settlers(0, discard=False)
        table.empty_bag(discard=False)
        seed_chance(table.s.chance, seed)
        table.play(f"exchange_{what}")
        orders.add(tuple(table.display_ids() if what == "settlers" else table.hall_ids()))
    assert len(orders) == 10
    old = SETTLER_IDS[3:9] if what == "settlers" else BUILDING_IDS[:6]
    assert all(sorted(map(str, order)) == old for order in orders)


@pytest.mark.rule("NOB-304", "NOB-471")
def test_all_building_tiles_are_exchanged() -> None:
    table = at_berk()
    table.bag("B37", "B13", "B19", "B38", "B25", "B31")
    table.play("exchange_buildings")
    assert table.hall_ids() == ["B37", "B13", "B19", "B38", "B25", "B31"]
    assert table.discarded("building") == {"B01", "B02", "B03", "B04", "B05", "B06"}
    assert table.display_ids() == SETTLER_IDS[3:9]


@pytest.mark.rule("NOB-471", "NOB-328")
def test_old_tiles_can_come_back_when_the_bag_is_empty() -> None:
    table = at_berk()
    table.empty_bag(discard=False)
    table.play("exchange_buildings")
    assert {*table.hall_ids()} == {"B01", "B02", "B03", "B04", "B05", "B06"}
    assert table.discarded("building") == set()


@pytest.mark.rule("NOB-304", "NOB-305")
def test_no_new_tile_where_a_die_lies() -> None:
    table = Table(3)
    table.occupy("hall", 4, 2, seat=1)
    table.hall("B01", "B02", None)
    table.occupy("hall", 1, 5, seat=2)  # a tile that lies beside a die goes all the same
    table.dice(5)
    table.place("berk", 5)
    table.bag("B37", "B13", "B19", "B38", "B25")
    table.play("exchange_buildings")
    assert table.hall_ids() == ["B37", "B13", None, "B19", "B38", None]
    assert table.discarded("building") == {"B01", "B02", "B03", "B04", "B05", "B06"}


@pytest.mark.rule("NOB-304")
def test_spaces_that_were_empty_without_a_die_get_a_tile_too() -> None:
    table = at_berk()
    table.hall("B01", None)
    table.bag("B37", "B13", "B19", "B38", "B25", "B31")
    table.play("exchange_buildings")
    assert table.hall_ids() == ["B37", "B13", "B19", "B38", "B25", "B31"]


@pytest.mark.rule("NOB-306", "NOB-472")
def test_workshops_of_a_full_guild_are_drawn_again() -> None:
    table = at_berk()
    for space, tile in enumerate(("B19", "B20", "B21")):
        table.stand("wizards", space, tile)
    table.bag("B22", "B37", "B23", "B24", "B38", "B13", "B25", "B31", "B39")
    table.play("exchange_buildings")
    assert table.hall_ids() == ["B37", "B38", "B13", "B25", "B31", "B39"]
    assert {"B22", "B23", "B24"} <= table.discarded("building")
