"""The Chancery (section 28): its setup, its desks and what they bring."""

import pytest

from moothall.engine.game import OptionError
from moothall.engine.match import Match
from moothall.games.nobility.game import GAME
from moothall.games.nobility.state import DEALT
from tests.games.nobility.table import (
    BUILDING_IDS,
    COMMISSION_IDS,
    TILE_IDS,
    Table,
    commission,
)

# The race of each desk by die value (NOB-399), and a card of it.
RACE_OF = {1: "trobit", 2: "green_elf", 3: "elf", 4: "dwarf", 5: "human", 6: "halfling"}
CARD_OF = {1: "S30", 2: "S29", 3: "S27", 4: "S28", 5: "S26", 6: "S25"}


def at_chancery(players: int = 3, settled: bool = True) -> Table:
    """With four workers, and settlers of all races if wanted."""
    table = Table(players, chancery=True)
    table.lot(4)
    table.has(reputation=24, nobility=4)
    if settled:
        table.settled(*CARD_OF.values())
    table.dice(1, 2, 3, 4)
    return table


# The setup.


@pytest.mark.rule("NOB-389")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_with_two_to_five_players_it_is_a_matter_of_choice(players: int) -> None:
    for chancery, used in (("off", 0), ("on", 1)):
        assert Match(GAME, {"players": players, "chancery": chancery}, seed=1).state[0].chancery == used


@pytest.mark.rule("NOB-389")
def test_never_alone_and_always_with_six() -> None:
    for players, chancery in ((1, "on"), (6, "off")):
        with pytest.raises(OptionError):
            Match(GAME, {"players": players, "chancery": chancery}, seed=1)


@pytest.mark.rule("NOB-389")
def test_without_it_there_are_no_desks_and_no_tiles() -> None:
    table = Table(3)
    table.lot(1)
    table.settled("S30")
    table.dice(1)
    table.play("take_die", die=1, value=1)
    assert {name for name, _ in table.legal()}.isdisjoint({"place_chancery", "place_tile"})
    for refused in ("place_chancery", {"row": 0}), ("place_tile", {"tile": 0}), ("acquire", {}):
        assert table.refused(refused[0], **refused[1]) == 389


@pytest.mark.rule("NOB-390", "NOB-026")
def test_eighteen_dice_tiles_lie_in_the_bag_with_the_buildings() -> None:
    table = Table(3, chancery=True, chosen=False)
    assert sorted(table.pile_ids("tile")) == TILE_IDS
    assert len(TILE_IDS) == 18
    assert sorted(table.pile_ids("building")) == BUILDING_IDS[6:]


@pytest.mark.rule("NOB-391")
def test_a_draw_is_of_its_kind_and_any_of_them() -> None:
    """With many seeds every building is drawn for the first space of the hall, every tile to a player."""
    first_buildings, first_tiles = set(), set()
    for seed in range(400):
        table = Table(3, chancery=True, seed=seed)
        first_buildings.add(int(table.s.hall[0]))
        first_tiles.add(table.tile_of(0))
        assert all(0 <= tile < 48 for tile in table.s.hall)
    assert first_buildings == {*range(48)}
    assert first_tiles == {*TILE_IDS}


@pytest.mark.rule("NOB-392", "NOB-476", "NOB-452")
@pytest.mark.parametrize("first", [0, 2])
def test_each_is_dealt_three_and_asked_in_seat_order(first: int) -> None:
    table = Table(3, chancery=True, chosen=False, start_seat=first)
    for step in range(3):
        seat = (first + step) % 3
        assert (table.stage, table.seat) == ("first_commission", seat)
        dealt = [f"M{3 * step + number:02}" for number in (1, 2, 3)]
        assert table.legal() == [("keep_commission", {"commission": commission(name)}) for name in dealt]
        other = (3 * step + 4) % 9
        assert table.refused("keep_commission", commission=other) == 392
        table.play("keep_commission", commission=commission(dealt[1]))
        assert table.commission_ids(seat) == [dealt[1]]
    assert (table.stage, table.seat) == ("turn", first)


@pytest.mark.rule("NOB-392")
def test_any_card_may_be_dealt_to_anybody() -> None:
    dealt: list[set[int]] = [set(), set(), set()]
    for seed in range(40):
        table = Table(3, chancery=True, chosen=False, seed=seed)
        places = table.s.commission_at.tolist()
        for seat in range(3):
            dealt[seat] |= {card for card, place in enumerate(places) if place == DEALT + seat}
    assert dealt == [{*range(18)}] * 3


@pytest.mark.rule("NOB-452", "NOB-476")
def test_the_board_lies_there_while_they_choose_and_dice_are_rolled_later() -> None:
    table = Table(3, chancery=True, chosen=False)
    assert (len(table.display_ids()), None in table.hall_ids(), table.s.ship) == (6, False, 0)
    assert table.board(0).coins == 8
    assert not table.board(0).dice.any()
    while table.stage == "first_commission":
        table.match.play(table.match.legal()[0])
    assert table.board(0).dice.all()


@pytest.mark.rule("NOB-393", "NOB-476")
def test_the_others_are_shuffled_into_the_deck() -> None:
    orders = set()
    for seed in range(12):
        table = Table(3, chancery=True, seed=seed)
        deck = table.commission_deck()
        held = [table.commission_ids(seat) for seat in range(3)]
        assert [len(cards) for cards in held] == [1, 1, 1]
        assert sorted([*deck, *(card for cards in held for card in cards)]) == COMMISSION_IDS
        orders.add(tuple(deck))
    assert len(orders) == 12


@pytest.mark.rule("NOB-393")
def test_a_returned_card_may_come_to_lie_anywhere() -> None:
    """The dealt ones are the first nine: returned ones don't stay on top, or at the bottom."""
    places = set()
    for seed in range(30):
        table = Table(3, chancery=True, chosen=False, seed=seed)
        card = table.legal()[1][1]["commission"]
        while table.stage == "first_commission":
            table.match.play(table.match.legal()[0])
        places.add(int(table.s.commission_at[card]))
    assert len(places) > 8
    assert places <= {*range(15)}


@pytest.mark.rule("NOB-394", "NOB-476", "NOB-420")
@pytest.mark.parametrize("first", [0, 1])
def test_each_draws_a_dice_tile_in_seat_order(first: int) -> None:
    table = Table(3, chancery=True, start_seat=first)
    assert [table.tile_of((first + step) % 3) for step in range(3)] == ["D01", "D02", "D03"]
    assert table.pile_ids("tile") == TILE_IDS[3:]
    for seat in range(3):
        number = TILE_IDS.index(table.tile_of(seat))
        assert table.s.tile_owner[number] == seat
        assert [COMMISSION_IDS[table.s.tile_card[number]]] == table.commission_ids(seat)


@pytest.mark.rule("NOB-395", "NOB-421")
def test_three_slots_to_be_marked_are_empty() -> None:
    table = Table(3, chancery=True)
    assert table.s.tile_filled.tolist() == [0] * 18
    assert table.s.tile_dice.tolist() == [0] * 18


# Desks.


@pytest.mark.rule("NOB-396", "NOB-401")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_six_slots_for_one_value_and_one_die_each(players: int) -> None:
    for value in range(1, 7):
        table = at_chancery(players)
        table.dice(value, value)
        table.place("chancery", value, row=0)
        assert table.pips("chancery").tolist() == [value if n == value else 0 for n in range(1, 7)]
        table.turn(0)
        for row in (0, 1):
            if row == 0 or players >= 5:
                assert table.may_place("chancery", value, row=row) == 401


@pytest.mark.rule("NOB-397", "NOB-402", "NOB-404")
def test_each_slot_has_an_upper_and_a_lower_desk_to_choose_from() -> None:
    for value in range(1, 7):
        for row in (0, 1):
            table = at_chancery(5)
            table.dice(value)
            table.place("chancery", value, row=row)
            assert table.stage == "turn"
            seated = [desk for desk in range(12) if table.s.desks[desk] == 0]
            assert seated == [6 * row + value - 1]
            assert table.figures() == {"supply": 10, "lot": 3, "desks": 1}


@pytest.mark.rule("NOB-398", "NOB-054")
@pytest.mark.parametrize(("players", "lower"), [(2, 398), (3, 398), (4, 398), (5, 0), (6, 0)])
def test_lower_desks_from_five_players_on(players: int, lower: int) -> None:
    table = at_chancery(players)
    for value in range(1, 7):
        table.dice(value)
        assert table.may_place("chancery", value, row=0) == 0
        assert table.may_place("chancery", value, row=1) == lower


@pytest.mark.rule("NOB-399", "NOB-403")
@pytest.mark.parametrize("value", RACE_OF)
def test_a_settler_of_the_race_of_the_desk_is_needed(value: int) -> None:
    for own in RACE_OF:
        table = at_chancery(5, settled=False)
        table.settled(CARD_OF[own])
        table.dice(value)
        for row in (0, 1):
            assert table.may_place("chancery", value, row=row) == (0 if own == value else 403)


@pytest.mark.rule("NOB-403")
def test_a_card_in_hand_or_of_another_is_not_enough() -> None:
    table = at_chancery(settled=False)
    table.hand("S27")
    table.settled("S45", seat=1)
    table.dice(3)
    assert table.may_place("chancery", 3, row=0) == 403


@pytest.mark.rule("NOB-404", "NOB-129", "NOB-457")
def test_only_a_worker_of_the_lot_takes_a_seat() -> None:
    table = at_chancery()
    table.lot(0)
    table.employ("wizards", 2)
    table.own("scholars", 0, "B01")
    table.public(0, "B37")
    assert table.may_place("chancery", 3, row=0) == 404
    table.lot(1)
    assert table.may_place("chancery", 3, row=0) == 0


@pytest.mark.rule("NOB-405", "NOB-402")
def test_one_figure_at_each_desk() -> None:
    table = at_chancery(5)
    table.seat_at(2, seat=1)
    assert table.may_place("chancery", 3, row=0) == 405
    assert table.may_place("chancery", 3, row=1) == 0


@pytest.mark.rule("NOB-406", "NOB-225", "NOB-316")
def test_a_seated_figure_stays() -> None:
    table = at_chancery()
    table.lot(1)
    table.place("chancery", 3, row=0)
    table.end_turn()
    table.end_round()
    assert table.s.desks[2] == 0
    table.turn(0)
    table.has(reputation=24)
    table.dice(1, 5, 3)
    table.has(coins=5)
    # Not to the lot, not to a guild, not to another desk.
    assert table.may_place("player_board", 5) == 128
    assert table.may_place("chancery", 3, row=0) == 405
    assert table.may_place("chancery", 1, row=0) == 404
    table.place("guild", 1, guild="wizards")
    table.play("buy", goods=0)
    assert table.stage == "turn"
    assert table.figures() == {"supply": 13, "desks": 1}


@pytest.mark.rule("NOB-407")
def test_a_player_may_hold_several_desks() -> None:
    table = at_chancery()
    for value in (1, 2, 4):
        table.place("chancery", value, row=0)
        table.turn(0)
    assert table.figures() == {"supply": 10, "lot": 1, "desks": 3}


@pytest.mark.rule("NOB-408")
def test_clerks_are_no_apprentices_of_guilds() -> None:
    """No free goods, no workshop, and no crowd in the income tables (test_income)."""
    table = at_chancery()
    table.seat_at(3)
    table.hall("B19")
    table.has(coins=9)
    table.dice(6, 1)
    assert table.may_place("hall", 6) == 234
    table.goods_all(0)
    table.lot(0)
    table.place("guild", 1, guild="wizards")
    table.play("buy", goods=1)
    assert table.goods() == {"magic": 1}


# What desks bring.


def at_council(desk: int | None) -> Table:
    table = at_chancery()
    if desk is not None:
        table.seat_at(desk)
    table.has(nobility=12, reputation=20)
    table.council(0, "elf", "T25")  # books 3, artwork 2, magic 1, four coins
    table.goods_all(0)
    table.has(coins=4, books=3, artwork=2, magic=1)
    return table


@pytest.mark.rule("NOB-400", "NOB-409", "NOB-410")
def test_at_the_first_desk_council_tiles_cost_no_coins() -> None:
    table = at_council(0)
    table.has(coins=0)
    table.place("council", 1, column="elf")
    assert (table.me.coins, table.goods(), table.me.vp, table.me.reputation) == (0, {}, 14, 18)
    table = at_council(0)
    table.place("council", 1, column="elf")
    assert table.me.coins == 4
    table = at_council(0)
    table.has(books=2)
    assert table.may_place("council", 1, column="elf") == 289


@pytest.mark.rule("NOB-400", "NOB-411")
@pytest.mark.parametrize(("desk", "coins"), [(None, 4), (1, 6)])
def test_at_the_second_desk_goods_sell_for_one_more(desk: int | None, coins: int) -> None:
    table = at_chancery()
    if desk is not None:
        table.seat_at(desk)
    table.ship("H01")  # books at 2
    table.has(coins=0, books=2)
    table.place("harbour", 2)
    table.play("sell_good", good="books")
    table.play("sell_good", good="books")
    assert table.me.coins == coins


@pytest.mark.rule("NOB-400", "NOB-412")
def test_at_the_third_desk_a_council_tile_costs_one_reputation() -> None:
    for desk, reputation in ((None, 18), (2, 19)):
        table = at_council(desk)
        table.place("council", 1, column="elf")
        assert (table.me.reputation, table.me.coins) == (reputation, 0)


@pytest.mark.rule("NOB-400", "NOB-413", "NOB-414", "NOB-459")
def test_at_the_fourth_desk_a_tavern_die_takes_two_cards() -> None:
    table = at_chancery()
    table.seat_at(3)
    table.hand("S31", "S32")
    table.display("S01", "S02", "S03", "S04", "S05", "S06")
    table.settler_pile("S07", "S08")
    table.place("tavern", 1)
    assert table.stage == "take_settler"
    assert table.refused("done") == 123
    table.play("take_settler", space=1)
    # The first is replaced before the second is taken, and may be taken itself.
    assert table.stage == "another_settler"
    assert table.display_ids() == ["S01", "S07", "S03", "S04", "S05", "S06"]
    table.play("take_settler", space=1)
    assert table.stage == "discard_settler"
    assert table.display_ids() == ["S01", "S08", "S03", "S04", "S05", "S06"]
    table.play("discard_settler", slot=0)
    assert (table.stage, table.hand_ids()) == ("turn", ["S32", "S02", "S07"])


@pytest.mark.rule("NOB-414", "NOB-459")
def test_with_a_full_hand_a_card_goes_after_each_of_the_two() -> None:
    table = at_chancery()
    table.seat_at(3)
    table.hand("S31", "S32", "S33")
    table.place("tavern", 1)
    table.play("take_settler", space=0)
    assert table.stage == "discard_settler"
    table.play("discard_settler", slot=2)
    assert table.stage == "another_settler"
    table.play("take_settler", space=0)
    assert table.stage == "discard_settler"
    table.play("discard_settler", slot=0)
    assert (table.stage, len(table.hand_ids())) == ("turn", 3)


@pytest.mark.rule("NOB-414")
def test_the_second_card_may_be_declined_and_is_skipped_when_there_is_none() -> None:
    table = at_chancery()
    table.seat_at(3)
    table.hand()
    table.place("tavern", 1)
    table.play("take_settler", space=0)
    table.done()
    assert (table.stage, len(table.hand_ids())) == ("turn", 1)
    table = at_chancery()
    table.seat_at(3)
    table.hand()
    table.leave_settlers(0, discard=False)
    table.s.settler_discards = 0
    table.s.display[1:] = -1
    table.place("tavern", 1)
    table.play("take_settler", space=0)
    assert (table.stage, len(table.hand_ids())) == ("turn", 1)


@pytest.mark.rule("NOB-413")
def test_without_the_desk_it_is_one_card() -> None:
    table = at_chancery()
    table.seat_at(3, seat=1)
    table.place("tavern", 1)
    table.play("take_settler", space=0)
    assert table.stage == "turn"


@pytest.mark.rule("NOB-400", "NOB-415")
def test_at_the_fifth_desk_a_house_costs_one_less() -> None:
    for desk, price in ((None, 5), (4, 4)):
        table = Table(3, chancery=True)
        if desk is not None:
            table.seat_at(desk)
        table.dice(3)
        table.has(coins=price - 1)
        assert table.may_place("yard", 3) == 171
        table.has(coins=price)
        table.place("yard", 3)
        assert (table.me.coins, table.houses()) == (0, (5, 2, 0))


@pytest.mark.rule("NOB-400", "NOB-416")
def test_at_the_sixth_desk_a_building_costs_one_less() -> None:
    for desk, price in ((None, 4), (5, 3)):
        for tile in ("B19", "B37"):
            table = Table(3, chancery=True)
            if desk is not None:
                table.seat_at(desk)
            table.hall(tile)
            table.employ("wizards")
            table.lot(1)
            table.dice(6)
            table.has(coins=price - 1)
            assert table.may_place("hall", 6) == 231
            table.has(coins=price)
            table.place("hall", 6)
            assert table.me.coins == 0


@pytest.mark.rule("NOB-417", "NOB-400")
def test_two_desks_with_the_same_benefit_give_it_once() -> None:
    table = Table(5, chancery=True)
    for desk in (1, 7, 4, 10):
        table.seat_at(desk)
    table.has(reputation=24)
    table.dice(3, 1)
    table.has(coins=4)
    table.place("yard", 3)
    assert table.me.coins == 0
    table.turn(0)
    table.ship("H01")
    table.has(books=1)
    table.place("harbour", 1)
    table.play("sell_good", good="books")
    assert table.me.coins == 3


@pytest.mark.rule("NOB-400", "NOB-397")
@pytest.mark.parametrize("desk", [6, 7, 8, 9, 10, 11])
def test_lower_desks_have_the_same_benefits(desk: int) -> None:
    table = Table(5, chancery=True)
    table.seat_at(desk)
    table.settled("S27")
    table.has(nobility=12, reputation=20)
    table.council(0, "elf", "T25")
    table.goods_all(9)
    table.has(coins=20)
    table.hall(None, None, None, None, "B37")
    table.lot(1)
    table.ship("H01")
    found = {}
    for die, place in ((1, "council"), (1, "harbour"), (6, "tavern"), (1, "yard"), (2, "hall")):
        table.turn(0)
        table.has(reputation=20, placed=0)
        table.has(coins=20)
        table.dice(die)
        if place == "council":
            table.place(place, die, column="elf")
            found[6] = table.me.coins == 20
            found[8] = table.me.reputation == 19
            continue
        table.place(place, die)
        if place == "harbour":
            table.play("sell_good", good="books")
            found[7] = table.me.coins == 23
        elif place == "tavern":
            table.play("take_settler", space=0)
            found[9] = table.stage == "another_settler"
        else:
            found[10 if place == "yard" else 11] = table.me.coins == (16 if place == "yard" else 13)
    assert {number for number, has in found.items() if has} == {desk}


@pytest.mark.rule("NOB-409")
def test_a_benefit_begins_when_the_figure_sits_and_works_again_and_again() -> None:
    table = at_chancery(settled=False)
    table.settled("S26")
    table.has(coins=13)
    table.dice(5, 4, 3, 2)
    table.place("chancery", 5, row=0)
    for die, coins in ((4, 9), (3, 5), (2, 1)):
        table.turn(0)
        table.place("yard", die)
        assert table.me.coins == coins
