"""Clean-up (section 26): dice, ship, council, hall, first player, round."""

from typing import Any

import pytest

from moothall.engine.chance import seed_chance
from tests.games.nobility.table import Table

SHIPS = [f"H{number:02}" for number in range(1, 19)]


def fill_guild(table: Table, name: str, *tiles: str) -> None:
    for space, tile in enumerate(tiles):
        table.stand(name, space, tile)


def dice_slots(table: Table) -> list[Any]:
    """All slots of the board and of the dice tiles; each is 0 where no die lies."""
    s = table.s
    places: list[Any] = [
        s.tavern,
        s.yard,
        s.guild_dice,
        s.hall_dice,
        s.harbour,
        s.council_dice,
        s.berk,
        s.castle,
    ]
    places.append(s.chancery_dice)
    return [*(slots["value"] for slots in places), s.tile_dice]


@pytest.mark.rule("NOB-322", "NOB-085", "NOB-120")
def test_all_dice_come_back_and_the_placed_sums_are_nothing() -> None:
    table = Table(6, chancery=True)
    table.has(reputation=24)
    for location in ("tavern", "yard"):
        table.occupy(location, 2)
    table.occupy("guild", 3, 0, 1)
    table.occupy("hall", 6, 0)
    table.occupy("harbour", 4)
    table.occupy("council", 5, 2, 3)
    table.occupy("berk", 6)
    table.occupy("castle", 1, 0)
    table.occupy("castle", 1, 3)
    table.occupy("chancery", 2)
    table.employ("artists")
    table.dice(5)
    table.place("player_board", 5)
    table.play("return_apprentice", guild="artists")
    table.has(seat=3, placed=7)
    table.end_turn()
    table.end_round()
    assert table.s.round_number == 2
    assert not any(slots.any() for slots in dice_slots(table))
    for seat in range(6):
        assert (table.board(seat).placed, table.board(seat).own_die) == (0, 0)
        # Four dice each with six players, all rolled again.
        assert [1 <= die <= 6 for die in table.board(seat).dice] == [True] * 4 + [False]


@pytest.mark.rule("NOB-120", "NOB-322")
def test_every_slot_keeps_its_die_until_the_last_player_has_passed() -> None:
    table = Table(6, chancery=True)
    for slots in dice_slots(table):
        slots[...] = 1
    for seat in range(6):
        table.board(seat).own_die = 5
        table.public(0, f"B{37 + seat}", seat=seat)  # which could be sold: so nobody's turn is left out
    for seat in range(6):
        assert (table.seat, table.s.round_number) == (seat, 1)
        assert all((slots == 1).all() for slots in dice_slots(table))
        assert [table.board(owner).own_die for owner in range(6)] == [5] * 6
        table.end_turn()
    assert table.s.round_number == 2
    assert not any(slots.any() for slots in dice_slots(table))
    assert [table.board(owner).own_die for owner in range(6)] == [0] * 6


@pytest.mark.rule("NOB-075", "NOB-322")
def test_dice_that_were_not_placed_are_rolled_again() -> None:
    table = Table(3)
    table.dice(6, seat=0)
    table.end_round()
    assert all(1 <= die <= 6 for die in table.board(0).dice)


@pytest.mark.rule("NOB-086")
def test_reputation_stays() -> None:
    table = Table(3)
    table.has(reputation=17)
    table.end_round()
    assert table.board(0).reputation == 17


@pytest.mark.rule("NOB-323", "NOB-278")
def test_the_next_ship_comes_empty_and_the_old_one_is_gone() -> None:
    table = Table(3)
    table.goods_all(5)
    table.dice(2)
    table.place("harbour", 2)
    table.play("sell_good", good=0)
    table.play("sell_good", good=0)
    table.end_turn()
    assert table.s.ship_filled.tolist() == [2, 0, 0, 0, 0, 0]
    assert table.s.ship == 0
    for number in range(1, 4):
        table.end_round()
        assert SHIPS[table.s.ship] == SHIPS[number]
        assert not table.s.ship_filled.any()
        assert table.pile_ids("ship") == SHIPS[number + 1 :]
    assert table.goods(0)["books"] == 3


@pytest.mark.rule("NOB-325", "NOB-326", "NOB-327")
def test_workshops_of_full_guilds_leave_the_hall_and_the_rest_slides_to_the_left() -> None:
    table = Table(3)
    table.hall("B22", "B37", "B13", "B23", "B25", "B38")
    fill_guild(table, "wizards", "B19", "B20", "B21")
    table.bag("B31", "B39")
    table.end_round()
    assert table.hall_ids() == ["B37", "B13", "B25", "B38", "B31", "B39"]
    assert table.discarded("building") == {"B22", "B23"}


@pytest.mark.rule("NOB-326", "NOB-233")
def test_gaps_close_and_new_tiles_come_from_the_right() -> None:
    table = Table(3)
    table.hall("B37", None, "B13", None, "B25", "B38")
    table.bag("B31", "B39")
    table.end_round()
    assert table.hall_ids() == ["B37", "B13", "B25", "B38", "B31", "B39"]


@pytest.mark.rule("NOB-327", "NOB-472")
def test_a_workshop_of_a_full_guild_is_discarded_and_redrawn() -> None:
    table = Table(3)
    table.hall("B37", "B13", None, None, "B25", "B38")
    fill_guild(table, "wizards", "B19", "B20", "B21")
    table.bag("B22", "B39", "B23", "B24", "B40")
    before = table.discarded("building")
    table.end_round()
    assert table.hall_ids() == ["B37", "B13", "B25", "B38", "B39", "B40"]
    assert table.discarded("building") - before == {"B22", "B23", "B24"}


@pytest.mark.rule("NOB-325", "NOB-257")
def test_an_unowned_workshop_fills_a_guild_as_well_and_two_do_not() -> None:
    table = Table(3)
    table.hall("B22", "B37", "B13", "B14", "B25", "B38")
    fill_guild(table, "wizards", "B19", "B20")
    table.own("blacksmiths", 0, "B16")
    table.stand("blacksmiths", 1, "B17")
    table.own("blacksmiths", 2, "B18", seat=1)
    table.bag("B31", "B39")
    table.end_round()
    assert table.hall_ids() == ["B22", "B37", "B25", "B38", "B31", "B39"]


@pytest.mark.rule("NOB-328", "NOB-472")
def test_an_empty_bag_gets_the_discards_but_no_workshop_of_a_full_guild() -> None:
    table = Table(3)
    table.hall("B37", "B38", "B39", None, None, None)
    fill_guild(table, "wizards", "B19", "B20", "B21")
    table.empty_bag(discard=False)
    table.s.building_discards = sum(1 << number for number in (0, 21, 22, 12, 39))  # B01 B22 B23 B13 B40
    table.end_round()
    assert table.hall_ids()[:3] == ["B37", "B38", "B39"]
    assert {*table.hall_ids()[3:]} == {"B01", "B13", "B40"}
    assert table.discarded("building") == {"B22", "B23"}
    assert table.s.bag_left == 0


@pytest.mark.rule("NOB-328", "NOB-391")
def test_what_comes_back_to_the_bag_is_drawn_at_random() -> None:
    orders = set()
    for seed in range(10):
        table = Table(3)
        table.empty_bag()
        table.hall(None, None, None, None, None, None)
        seed_chance(table.s.chance, seed)
        table.end_round()
        orders.add(tuple(table.hall_ids()))
    assert len(orders) == 10


@pytest.mark.rule("NOB-328")
def test_the_discards_wait_while_there_is_a_tile_in_the_bag() -> None:
    table = Table(3)
    table.hall("B37", "B38", "B39", "B40", None, None)
    gone = table.discarded("building")
    assert len(gone) == 2
    table.end_round()
    assert table.discarded("building") == gone


@pytest.mark.rule("NOB-328")
def test_spaces_stay_empty_when_there_is_nothing_left() -> None:
    table = Table(3)
    table.empty_bag(discard=False)
    table.hall("B37", "B38", None, None, None, None)
    table.s.building_discards = 1 << 40  # B41 alone
    table.end_round()
    assert table.hall_ids() == ["B37", "B38", "B41", None, None, None]


@pytest.mark.rule("NOB-472")
def test_with_only_workshops_of_full_guilds_left_the_refill_ends() -> None:
    table = Table(3)
    table.hall("B37", "B38", None, None, None, None)
    fill_guild(table, "wizards", "B19", "B20", "B21")
    table.empty_bag(discard=False)
    table.s.building_discards = 0b111 << 21  # B22, B23, B24
    table.end_round()
    assert table.hall_ids() == ["B37", "B38", None, None, None, None]
    assert table.discarded("building") == {"B22", "B23", "B24"}
    table.end_round()
    assert table.discarded("building") == {"B22", "B23", "B24"}


@pytest.mark.rule("NOB-329", "NOB-063")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_next_player_clockwise_is_first(players: int) -> None:
    table = Table(players, start_seat=players - 1)
    for number in range(1, 8):
        assert (table.s.round_number, table.s.start_seat) == (number, (players - 2 + number) % players)
        assert table.seat == table.s.start_seat
        table.end_round()


@pytest.mark.rule("NOB-330", "NOB-031")
def test_rounds_are_counted() -> None:
    table = Table(3)
    seen = []
    while table.stage != "over":
        seen.append(int(table.s.round_number))
        table.end_round()
    assert seen == [*range(1, 11)]


@pytest.mark.rule("NOB-331", "NOB-062")
def test_whoever_has_passed_takes_part_again() -> None:
    table = Table(3)
    for seat in range(3):
        table.turn(seat)
        table.dice(1)
    table.turn(0)
    table.end_turn()
    assert table.board(0).passed == 1
    table.end_round()
    assert [int(table.board(seat).passed) for seat in range(3)] == [0, 0, 0]
    assert table.seat == 1


@pytest.mark.rule("NOB-332", "NOB-355", "NOB-473")
def test_the_event_goes_and_the_next_one_comes() -> None:
    table = Table(3, events=["E04", "E08", "E01", "E02", "E03", "E09", "E10", "E11", "E12", "E13"])
    table.has(coins=3)
    assert table.may_place("yard", int(table.me.dice[0])) == 0
    table.end_round()
    assert table.s.event == 7  # E08
    table.turn(0)
    table.has(coins=3)
    assert table.may_place("yard", int(table.me.dice[0])) == 171


@pytest.mark.rule("NOB-332", "NOB-424", "NOB-473")
def test_city_tokens_replace_the_dice_on_dice_tiles() -> None:
    table = Table(3, chancery=True)
    tile = table.tile_of()
    assert tile == "D01"
    table.dice(6)
    table.place("dice_tile", 6, tile="D01")
    assert (table.s.tile_filled[0], table.s.tile_dice[0]) == (4, 4)
    table.end_turn()
    table.end_round()
    assert (table.s.tile_filled[0], table.s.tile_dice[0]) == (4, 0)
    assert all(1 <= die <= 6 for die in table.board(0).dice)


@pytest.mark.rule("NOB-473", "NOB-322")
def test_dice_are_gone_before_the_hall_is_filled() -> None:
    table = Table(3)
    table.hall(None, "B37", "B38", "B39", "B40", None)
    table.occupy("hall", 6, 0)
    table.occupy("hall", 1, 5)
    table.bag("B31", "B41")
    table.end_round()
    assert table.hall_ids() == ["B37", "B38", "B39", "B40", "B31", "B41"]


@pytest.mark.rule("NOB-473", "NOB-320")
def test_income_still_goes_by_the_first_player_of_the_old_round() -> None:
    table = Table(2)
    for seat, tile in enumerate(("B37", "B38")):
        table.public(1, tile, seat=seat)
    table.has(seat=1, modifiers=19)
    table.end_round()
    assert [int(table.board(seat).modifiers) for seat in range(2)] == [1, 19]
