"""Limits of the hand and of apprentices (section 17)."""

import pytest

from tests.games.architects.building_site import NO_GOODS
from tests.games.architects.table import Table, building

CARDS = ["BD11", "BD21", "BD22", "BD23", "BD24", "BD25", "BD26", "BD27", "BD28"]


def with_hand(count: int, table: Table | None = None) -> Table:
    table = table or Table()
    table.hand(*CARDS[:count])
    return table


@pytest.mark.rule("ARC-241")
def test_six_cards_may_be_kept() -> None:
    table = with_hand(6)
    table.place("quarry")
    assert (table.stage, table.seat) == ("turn", 1)
    assert table.board(0).hand == 6
    table = with_hand(7)
    table.place("quarry")
    assert (table.stage, table.seat) == ("hand_limit", 0)


@pytest.mark.rule("ARC-242")
def test_surplus_cards_of_choice_go_under_the_pile_in_the_order_chosen() -> None:
    table = with_hand(8)
    pile = table.pile_ids()
    table.place("quarry")
    assert table.stage == "hand_limit"
    assert table.refused("discard", building=building(pile[0])) == 242
    assert table.refused("discard", building=building(table.hand_ids(1)[0])) == 242
    assert table.refused("done") == 394
    assert sum(name == "discard" for name, _ in table.legal()) == 8
    table.play("discard", building="BD25")
    assert (table.stage, table.seat) == ("hand_limit", 0)
    table.play("discard", building="BD22")
    assert (table.stage, table.seat) == ("turn", 1)
    assert table.hand_ids(0) == [card for card in CARDS[:8] if card not in ("BD25", "BD22")]
    assert table.pile_ids() == [*pile, "BD25", "BD22"]
    assert table.board(0).hand == 6
    assert not {"BD25", "BD22"} & {known.card for known in table.view_of(1).buildings.known}


@pytest.mark.rule("ARC-242")
def test_a_recall_is_a_turn_too() -> None:
    table = with_hand(7)
    table.send("quarry", 20)
    table.turn(0)
    assert table.stage == "recall"
    table.play("recall", location=0)
    assert (table.stage, table.seat) == ("hand_limit", 0)


@pytest.mark.rule("ARC-242")
def test_the_hand_is_checked_at_the_end_of_the_own_turn_alone() -> None:
    table = with_hand(7)
    table.hand(*CARDS[:2])
    table.hand("BD30", "BD31", "BD32", "BD33", "BD34", "BD35", "BD36", seat=1)
    table.place("quarry")
    assert (table.stage, table.seat, table.board(1).hand) == ("turn", 1, 7)
    table.place("quarry")
    assert (table.stage, table.seat) == ("hand_limit", 1)


@pytest.mark.rule("ARC-243")
def test_during_a_turn_the_hand_may_be_larger() -> None:
    """Three cards are drawn with six in the hand; nothing is asked before the turn ends."""
    table = with_hand(6)
    table.send("workshop", 3)
    table.place("workshop")
    table.play("draw_buildings")
    assert (table.stage, table.board(0).hand) == ("hand_limit", 9)


@pytest.mark.rule("ARC-243")
def test_a_hand_too_large_may_shrink_of_itself() -> None:
    """An advance with seven cards discards one of them: the limit is kept when it is checked."""
    table = with_hand(7)
    table.has(**(NO_GOODS | {"gold": 1}))
    table.reward_pile("RW05")
    table.place("guildhall")
    table.play("advance")
    assert (table.stage, table.me.hand) == ("discard_for_cathedral", 7)
    table.play("discard", building="BD22")
    assert (table.stage, table.seat, table.board(0).hand) == ("turn", 1, 6)


@pytest.mark.rule("ARC-244")
def test_constructed_buildings_are_no_part_of_the_hand_and_unlimited() -> None:
    table = with_hand(6)
    table.built(*(f"BD{number}" for number in range(29, 41)))
    table.place("quarry")
    assert (table.stage, table.seat) == ("turn", 1)
    assert (table.board(0).hand, len(table.built_ids(0))) == (6, 12)
    table = with_hand(1)
    table.built(*(f"BD{number}" for number in range(29, 41)))
    table.has(wood=2, stone=2)
    table.place("guildhall")
    table.play("construct", building="BD11")
    assert len(table.built_ids(0)) == 13


FIVE = ("AP04", "AP05", "AP11", "AP12", "AP29")


@pytest.mark.rule("ARC-245")
@pytest.mark.parametrize("colour", ["blue", "green", "purple", "red", "yellow", None])
def test_five_apprentices_or_six_for_rudolf(colour: str | None) -> None:
    limit = 6 if colour == "yellow" else 5
    table = Table() if colour is None else Table(boards=(colour, "red" if colour != "red" else "blue"))
    table.turn(0)
    table.hire(*FIVE[:4])
    table.grid("AP14", "AP15", "AP16")
    for hired in range(4, limit):
        table.turn(0)
        table.has(silver=20)
        table.place("workshop")
        table.play("hire", row=0, column=0)
        assert len(table.apprentices(0)) == hired + 1
    table.turn(0)
    table.has(silver=20)
    table.place("workshop")
    table.play("hire", row=0, column=0)
    assert (table.stage, table.seat) == ("dismiss", 0)
    table.play("dismiss", slot=0)
    assert len(table.apprentices(0)) == limit
    assert FIVE[0] not in table.apprentices(0)
    assert table.view.boards[0].apprentice_limit == limit
