"""Forced taking (section 6.6): all have passed, and whoever leads must take a card."""

import pytest

from tests.games.guilds.table import Table, area, deck_with
from tests.games.guilds.walks import generous_deck


def all_pass(table: Table) -> None:
    table.pass_turn(int(table.s.seats))


def tents(table: Table, name: str, *silver: int) -> None:
    """So much silver on the tents of the seats in an area."""
    for seat, amount in enumerate(silver):
        table.tent(name, amount, seat=seat)


@pytest.mark.rule("GLD-124")
def test_who_leads_must_take_only_after_all_have_passed() -> None:
    """When the last card is taken nobody takes anything else, also where silver lies."""
    table = Table(3, variant="six")
    table.empty_town("A1")
    tents(table, "A1", 3, 2, 0)
    table.take("W1")
    assert table.stage == "auction"
    table.take("W2")
    assert (table.stage, table.guild(0), table.guild(1)) == ("money", ["W1"], ["W2"])
    table = Table(3)
    tents(table, "A1", 3, 0, 0)
    table.pass_turn(2)
    assert table.guild(0) == []
    table.pass_turn()
    assert table.guild(0) == ["W1"]


@pytest.mark.rule("GLD-125")
def test_the_highest_bidder_of_every_live_area_takes_a_card_and_pays() -> None:
    table = Table(4)
    tents(table, "A1", 1, 0, 0, 0)
    tents(table, "A3", 2, 4, 3, 0)
    tents(table, "A6", 0, 0, 0, 7)
    table.town("A2")
    tents(table, "A2", 5, 0, 0, 0)
    all_pass(table)
    assert table.stage == "money"
    assert [table.guild(seat) for seat in range(4)] == [["W1"], ["W3"], [], ["W6"]]
    # What led is paid; all else has come back.
    assert table.silvers() == [10 + 2 + 5, 10, 10 + 3, 10]


@pytest.mark.rule("GLD-125")
def test_nobody_may_decline() -> None:
    table = Table(3, variant="six")
    tents(table, "A1", 0, 2, 0)
    all_pass(table)
    assert (table.stage, table.seat) == ("forced_take", 1)
    assert table.refused("pass_turn") == 125
    assert table.legal_names() == {"take"}


@pytest.mark.rule("GLD-126")
def test_without_a_bid_nobody_gets_a_card() -> None:
    for players in (2, 3, 4):
        table = Table(players)
        there = table.town_ids()
        all_pass(table)
        assert (table.stage, table.town_ids()) == ("money", there)
        assert [table.guild(seat) for seat in range(players)] == [[]] * players


@pytest.mark.rule("GLD-127")
def test_areas_are_resolved_in_their_order() -> None:
    """Each of three areas has two cards and one bidder: they are asked area by area, whoever starts."""
    for start in range(3):
        table = Table(3, variant="six", start_seat=start)
        tents(table, "A1", 0, 0, 1)
        tents(table, "A3", 0, 1, 0)
        tents(table, "A5", 9, 0, 0)
        all_pass(table)
        for seat, name, cards in ((2, "A1", ["W1", "W2"]), (1, "A3", ["W3", "W4"]), (0, "A5", ["W5", "W6"])):
            assert (table.stage, table.seat) == ("forced_take", seat)
            assert {values["area"] for _, values in table.legal()} == {area(name)}
            for other in ("A1", "A3", "A5"):
                if other != name and table.cards(other):
                    assert table.refused("take", **table.spot_of(table.cards(other)[-1])) == 127
            table.take(cards[1])
        assert [table.guild(seat) for seat in range(3)] == [["W6"], ["W4"], ["W2"]]
        assert table.stage == "money"


@pytest.mark.rule("GLD-127")
def test_areas_without_a_choice_are_resolved_in_order_too() -> None:
    """The Pilgrim of A3 joins after the Fence of A1 and before the Duchess of A5."""
    table = Table(2, characters=["R5", "P7", "N1"])
    for name, silver in (("A5", 1), ("A1", 2), ("A3", 3)):
        table.tent(name, silver, seat=1)
    all_pass(table)
    assert table.guild(1) == ["R5", "P7", "N1"]


@pytest.mark.rule("GLD-128")
def test_of_several_cards_the_highest_bidder_takes_one_and_then_the_next() -> None:
    table = Table(3, variant="six")
    tents(table, "A1", 2, 5, 3)
    all_pass(table)
    assert (table.stage, table.seat) == ("forced_take", 1)
    assert {values["card"] for _, values in table.legal()} == {0, 1}
    table.take("W2")
    # One card is left, for the second highest: there is no choice. The third gets none.
    assert (table.stage, table.cards("A1")) == ("money", [])
    assert [table.guild(seat) for seat in range(3)] == [[], ["W2"], ["W1"]]
    assert table.silvers() == [12, 10, 10]


@pytest.mark.rule("GLD-128")
def test_while_cards_and_bids_remain_the_next_must_take() -> None:
    """Four cards for three bidders, from the highest to the lowest."""
    table = Table(3, deck=generous_deck())
    assert len(table.cards("A2")) == 4
    tents(table, "A2", 2, 1, 9)
    all_pass(table)
    for seat, left in ((2, 4), (0, 3), (1, 2)):
        assert (table.stage, table.seat, len(table.cards("A2"))) == ("forced_take", seat, left)
        assert table.refused("pass_turn") == 125
        table.take(table.cards("A2")[-1])
        if table.stage == "choose":
            table.play("choose", seat=(seat + 1) % 3)
    # Each player has one card of the area, also whoever has bid most; one card stays.
    assert [len(table.guild(seat)) for seat in range(3)] == [1, 1, 1]
    assert (table.stage, len(table.cards("A2"))) == ("money", 1)


@pytest.mark.rule("GLD-128")
def test_a_single_bidder_gets_a_single_card() -> None:
    table = Table(3, variant="six")
    tents(table, "A3", 0, 0, 8)
    all_pass(table)
    table.take("W3")
    assert (table.stage, table.guild(2), table.cards("A3")) == ("money", ["W3"], ["W4"])


@pytest.mark.rule("GLD-129", "GLD-313")
def test_a_forced_taker_decides_before_the_next_taking() -> None:
    """While seat 2 chooses in A1, A3 is as it was; then the Master Thief's choice comes before A5."""
    table = Table(3, variant="six")
    table.town("A3", "R6")
    tents(table, "A1", 0, 0, 4)
    tents(table, "A3", 2, 0, 0)
    tents(table, "A5", 0, 3, 0)
    for seat in range(3):
        table.has(seat, gold=1)
    all_pass(table)
    assert (table.stage, table.seat) == ("forced_take", 2)
    assert (table.cards("A3"), table.tents("A3")) == (["R6"], [2, 0, 0])
    table.take("W1")
    assert (table.stage, table.seat, table.guild(0)) == ("choose", 0, ["R6"])
    assert table.tents("A5") == [0, 3, 0]
    table.play("choose", seat=1)
    assert table.golds() == [2, 0, 1]
    assert (table.stage, table.seat) == ("forced_take", 1)


@pytest.mark.rule("GLD-313")
def test_each_joining_is_over_before_the_next_forced_taking() -> None:
    """The first card takes a coin of each, the second brings three: so nobody loses any of those."""
    table = Table(2, characters=["W5", "P7", "W1"])
    tents(table, "A1", 1, 0)
    tents(table, "A3", 0, 1)
    table.has(0, silver=0)
    table.has(1, silver=0)
    all_pass(table)
    assert (table.guild(0), table.guild(1)) == (["W5"], ["P7"])
    assert table.silvers() == [0, 3]


@pytest.mark.rule("GLD-130")
def test_cards_not_taken_stay_until_phase_5() -> None:
    table = Table(3)
    tents(table, "A2", 2, 0, 0)
    all_pass(table)
    left = ["W1", "W3", "W4", "W5"]
    while table.stage != "protect":
        assert (table.town_ids(), table.discards()) == (left, [])
        table.idle()
    assert table.town_ids() == left
    table.next_week()
    assert table.discards() == left


@pytest.mark.rule("GLD-125", "GLD-272")
def test_a_rebate_works_in_forced_taking_too() -> None:
    table = Table(2)
    table.join("B6", seat=1)
    tents(table, "A1", 0, 4)
    tents(table, "A3", 0, 1)
    all_pass(table)
    assert (table.silver(1), table.used("B6")) == (10 + 1, 1)


@pytest.mark.rule("GLD-306")
def test_an_effect_without_a_choice_asks_nobody_in_forced_taking() -> None:
    deck = deck_with(
        W1=[
            {"kind": "drain", "timing": "on_join", "currency": "silver", "amount": 2}
            | {"target": "one", "to": "supply"}
        ]
    )
    table = Table(2, deck=deck)
    tents(table, "A1", 1, 0)
    all_pass(table)
    assert (table.stage, table.silvers()) == ("money", [10, 8])
