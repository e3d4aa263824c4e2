"""Cavern Tavern (section 11)."""

import pytest

from moothall.engine.chance import seed_chance
from moothall.games.nobility.state import AUTOMA, NOTHING
from tests.games.nobility.table import SETTLER_IDS, Table


def at_tavern(players: int = 2, value: int = 3) -> Table:
    """A die was placed there, and a card is to be taken: S03 to S08 with two players."""
    table = Table(players)
    table.dice(value, value)
    table.place("tavern", value)
    return table


@pytest.mark.rule("NOB-133")
@pytest.mark.parametrize(("players", "slots"), [(1, 2), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_as_many_slots_as_players(players: int, slots: int) -> None:
    table = Table(players)
    table.sweep("tavern")
    for _ in range(slots):
        table.dice(6)
        assert table.may_place("tavern", 6) == 0
        table.occupy("tavern", 6)
    assert table.may_place("tavern", 6) == 133


@pytest.mark.rule("NOB-134")
def test_slots_are_filled_from_the_left() -> None:
    table = Table(players=4)
    for number, value in enumerate((2, 4, 4)):
        table.turn(number)
        table.dice(value)
        table.place("tavern", value)
        table.finish_action()
        assert (table.pips("tavern")[number], table.owners("tavern")[number]) == (value, number)
    assert table.pips("tavern").tolist() == [2, 4, 4, 0, 0, 0]
    assert [die.value for die in table.view_of(None).tavern.dice] == [2, 4, 4]


@pytest.mark.rule("NOB-135")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_the_first_die_may_have_any_value(value: int) -> None:
    table = Table()
    table.dice(value)
    assert table.may_place("tavern", value) == 0


@pytest.mark.rule("NOB-136")
@pytest.mark.parametrize("first", [1, 2, 3, 4, 5, 6])
def test_later_dice_are_no_lower(first: int) -> None:
    for value in range(1, 7):
        table = Table(players=3)
        table.occupy("tavern", first, seat=1)
        table.dice(value)
        assert table.may_place("tavern", value) == (0 if value >= first else 136)


@pytest.mark.rule("NOB-136")
def test_the_die_placed_last_is_what_counts() -> None:
    table = Table(players=3)
    table.occupy("tavern", 2)
    table.occupy("tavern", 5, seat=1)
    table.dice(4, 5)
    assert table.may_place("tavern", 4) == 136
    assert table.may_place("tavern", 5) == 0


@pytest.mark.rule("NOB-136")
def test_open_casks_waive_the_order() -> None:
    table = Table(events=True)
    table.event("E05")
    table.occupy("tavern", 6)
    table.dice(1)
    assert table.may_place("tavern", 1) == 0


@pytest.mark.rule("NOB-137")
def test_the_same_player_may_come_again() -> None:
    table = at_tavern(players=3)
    table.play("take_settler", space=0)
    assert table.refused("take_die", die=3, value=3) == 68
    table.turn(0)
    table.place("tavern", 3)
    assert table.pips("tavern")[:3].tolist() == [3, 3, 0]


@pytest.mark.rule("NOB-138", "NOB-139")
@pytest.mark.parametrize("space", range(6))
def test_one_card_of_choice_is_taken_and_replaced(space: int) -> None:
    table = at_tavern()
    shown = table.display_ids()
    assert shown == ["S03", "S04", "S05", "S06", "S07", "S08"]
    table.play("take_settler", space=space)
    assert table.stage == "turn"
    assert table.hand_ids(0) == ["S01", shown[space]]
    shown[space] = "S09"
    assert table.display_ids() == shown
    assert table.pile_ids("settler") == SETTLER_IDS[9:]


@pytest.mark.rule("NOB-138")
def test_an_empty_place_has_no_card_to_take() -> None:
    table = Table()
    table.leave_settlers(0, discard=False)
    table.s.display[2] = NOTHING
    table.dice(3)
    table.place("tavern", 3)
    assert table.refused("take_settler", space=2) == 138


@pytest.mark.rule("NOB-140", "NOB-141", "NOB-142", "NOB-459")
@pytest.mark.parametrize("slot", range(3))
def test_with_three_cards_one_of_them_is_discarded(slot: int) -> None:
    table = Table()
    table.hand("S30", "S31", "S32")
    held = ["S30", "S31", "S32"]
    new = table.display_ids()[4]
    following = table.pile_ids("settler")[0]
    before = table.discarded("settler")
    table.dice(3)
    table.place("tavern", 3)
    table.play("take_settler", space=4)
    assert table.stage == "discard_settler"
    assert table.hand_ids() == [*held, new]
    assert table.display_ids()[4] == following  # refilled before the discard
    assert {name for name, _ in table.legal()} == {"discard_settler"}
    assert len(table.legal()) == 3  # not the new card
    table.play("discard_settler", slot=slot)
    discarded = held.pop(slot)
    assert (table.stage, table.hand_ids()) == ("turn", [*held, new])
    assert table.discarded("settler") == before | {discarded}


@pytest.mark.rule("NOB-140")
def test_a_third_card_is_kept() -> None:
    table = Table()
    table.hand("S30", "S31")
    table.dice(3)
    table.place("tavern", 3)
    table.play("take_settler", space=0)
    assert (table.stage, len(table.hand_ids())) == ("turn", 3)


@pytest.mark.rule("NOB-143")
def test_discarded_and_uncompleted_cards_cost_nothing() -> None:
    table = Table()
    table.hand("S30", "S31", "S32")
    table.dice(3)
    table.goods_all(0, seat=0)
    table.goods_all(0, seat=1)
    table.place("tavern", 3)
    table.play("take_settler", space=0)
    table.play("discard_settler", slot=0)
    board = table.board(0)
    assert (board.coins, board.vp, board.reputation, board.nobility) == (8, 0, 9, 0)
    table.finish()
    assert (len(table.hand_ids(0)), table.score(0)) == (3, 0)


@pytest.mark.rule("NOB-144", "NOB-460")
def test_the_discards_become_a_new_deck() -> None:
    table = Table()
    table.hand("S30", "S31", "S32")
    table.leave_settlers(1)
    last = table.pile_ids("settler")
    discards = table.discarded("settler")
    assert len(discards) > 30
    table.dice(3, 3)
    table.place("tavern", 3)
    table.play("take_settler", space=0)
    assert table.display_ids()[0] == last[0]
    assert (table.s.settlers_left, table.discarded("settler")) == (0, discards)
    table.play("discard_settler", slot=0)
    table.turn(0)
    table.place("tavern", 3)
    table.play("take_settler", space=0)
    drawn = table.display_ids()[0]
    assert drawn in discards | {"S30"}
    assert {drawn, *table.pile_ids("settler")} == discards | {"S30"}
    assert table.discarded("settler") == set()


@pytest.mark.rule("NOB-144")
def test_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(6):
        table = Table()
        seed_chance(table.s.chance, seed)
        table.leave_settlers(0)
        table.dice(3)
        table.place("tavern", 3)
        table.play("take_settler", space=0)
        orders.add(tuple(SETTLER_IDS.index(card) for card in table.pile_ids("settler")[:8]))
    assert len(orders) == 6
    assert not any(list(order) == sorted(order) for order in orders)


@pytest.mark.rule("NOB-144", "NOB-460")
def test_without_any_cards_the_display_is_not_refilled() -> None:
    table = Table()
    table.leave_settlers(0, discard=False)
    table.dice(3, 3)
    table.place("tavern", 3)
    table.play("take_settler", space=2)
    assert table.s.display[2] == NOTHING
    assert len(table.display_ids()) == 5
    assert (table.s.settlers_left, table.pile_ids("settler")) == (0, [])


@pytest.mark.rule("NOB-460")
def test_an_empty_place_is_filled_as_soon_as_there_are_cards_again() -> None:
    """Not by the discard itself, but when the next card is taken."""
    table = Table()
    table.hand("S30", "S31", "S32")
    table.s.settler_discards = 0
    table.leave_settlers(0, discard=False)
    table.dice(3, 3)
    table.place("tavern", 3)
    table.play("take_settler", space=2)
    table.play("discard_settler", slot=0)
    assert (table.s.display[2], table.discarded("settler")) == (NOTHING, {"S30"})
    table.end_turn()
    table.end_round()  # nor by the clean-up
    assert (table.s.display[2], table.discarded("settler")) == (NOTHING, {"S30"})
    table.turn(0)
    table.dice(3)
    table.place("tavern", 3)
    table.play("take_settler", space=4)
    assert len(table.display_ids()) == 5
    assert SETTLER_IDS[table.s.display[2]] == "S30"
    assert table.s.display[4] == NOTHING


@pytest.mark.rule("NOB-145")
def test_everybody_sees_uncompleted_cards() -> None:
    table = Table(players=3)
    table.hand("S30", "S41", seat=1)
    for seat in (0, 1, 2, None):
        assert table.view_of(seat).boards[1].settlers == ["S30", "S41"]


@pytest.mark.rule("NOB-134", "NOB-136")
def test_the_automa_die_lies_first_in_a_solo_tavern() -> None:
    table = Table(players=1)
    table.sweep("tavern")
    table.occupy("tavern", 4, seat=AUTOMA)
    table.dice(3, 4)
    assert table.may_place("tavern", 3) == 378
    table.place("tavern", 4)
    assert table.pips("tavern")[:2].tolist() == [4, 4]
