"""Phase 2, the character auction (sections 6.1 to 6.5): turns, bids, passes, and cards that are taken."""

import pytest

from tests.games.guilds.table import Table, area, deck_with


def legal_adds(table: Table) -> list[int]:
    return [values["silver"] for name, values in table.legal() if name == "add"]


def may_bid(table: Table, name: str) -> int:
    """0, or the rule that forbids it."""
    return table.why_not("bid", area=area(name))


# Turns.


@pytest.mark.rule("GLD-087")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_begins_and_turns_pass_to_the_left(players: int) -> None:
    for start in range(players):
        table = Table(players, start_seat=start)
        for step in range(players):
            assert (table.stage, table.seat) == ("auction", (start + step) % players)
            table.has(silver=20)
            table.bid("A1", 2 * step + 2, "A3", 2 * step + 2)
        assert table.seat == start
        table.pass_turn()
        assert table.seat == (start + 1) % players


@pytest.mark.rule("GLD-087")
def test_a_take_ends_the_turn_too() -> None:
    table = Table(3)
    table.bid("A1", 1, "A2", 1)
    table.pass_turn(2)
    table.take("W1")
    assert (table.stage, table.seat) == ("auction", 1)


@pytest.mark.rule("GLD-088")
def test_a_turn_is_one_bid_one_pass_or_one_take() -> None:
    table = Table(2)
    table.tent("A5", 1, seat=0)
    assert table.legal_names() == {"bid", "pass_turn", "take"}
    for action in ("bid", "pass", "take"):
        table = Table(2)
        table.tent("A5", 1, seat=0)
        if action == "bid":
            table.bid("A1", 1, "A3", 1)
        elif action == "pass":
            table.pass_turn()
        else:
            table.take("W3")
        assert (table.stage, table.seat) == ("auction", 1)


@pytest.mark.rule("GLD-088")
def test_within_a_bid_there_is_no_other_main_action() -> None:
    table = Table(2)
    table.tent("A5", 1, seat=0)
    table.play("bid", area="A1")
    assert table.refused("bid", area="A3") == 88
    assert table.refused("take", area="A5", card=0) == 114
    assert table.refused("pass_turn") == 302
    assert table.legal_names() == {"add"}
    table.play("add", silver=2)
    assert table.legal_names() == {"bid"}


@pytest.mark.rule("GLD-088")
def test_bids_belong_to_the_auction() -> None:
    table = Table(2)
    for phase in ("money", "building", "end"):
        table.begin(phase)
        assert table.refused("bid", area=0) == 88
        assert table.refused("add", silver=1) == 88
        assert table.refused("take", area=0, card=0) == 114


@pytest.mark.rule("GLD-089", "GLD-138")
def test_gold_is_neither_spent_nor_exchanged_in_the_auction() -> None:
    """Who has gold alone can't bid; the Transmuter can."""
    table = Table(2)
    table.has(silver=0, gold=9)
    assert table.legal_names() == {"pass_turn"}
    assert [table.why_not("exchange", lots=lots) for lots in (1, 2)] == [137, 137]
    assert may_bid(table, "A1") == 101
    table.join("M1")
    table.use("M1")
    assert (table.silver(), table.gold()) == (5, 8)
    table.bid("A1", 3, "A3", 2)
    assert (table.silver(0), table.gold(0)) == (0, 8)


@pytest.mark.rule("GLD-090")
def test_abilities_of_the_auction_come_before_the_main_action() -> None:
    table = Table(3)
    table.pass_turn(2)
    table.join("M1", seat=2)
    table.has(silver=0, gold=5)
    table.use("M1")
    assert (table.stage, table.seat, table.s.passes) == ("auction", 2, 2)
    table.use("M1")
    assert (table.stage, table.seat, table.s.passes) == ("auction", 2, 2)
    assert (table.silver(), table.gold()) == (10, 3)
    assert table.may_use("M1") == 247
    table.play("bid", area="A1")
    assert table.why_not("use_ability", ability=table.ability("M1")) == 245


@pytest.mark.rule("GLD-090")
def test_after_an_ability_a_pass_is_still_the_third() -> None:
    table = Table(3)
    table.pass_turn(2)
    table.join("M1", seat=2)
    table.has(silver=0, gold=5)
    table.use("M1")
    table.pass_turn()
    assert table.stage == "money"


@pytest.mark.rule("GLD-090")
def test_abilities_of_other_phases_are_not_for_the_auction() -> None:
    table = Table(3)
    table.join("R5", "R1", "R2")
    table.join("W1", seat=1)
    assert [table.may_use(name) for name in ("R5", "R1", "R2")] == [245, 245, 245]


@pytest.mark.rule("GLD-091")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tents_and_supplies_are_public(players: int) -> None:
    table = Table(players)
    for seat in range(players):
        table.has(seat, silver=3 + seat, gold=seat)
        table.tent("A1", 10 + seat, seat=seat)
    for seat in (None, *range(players)):
        view = table.view_of(seat)
        assert [board.silver for board in view.boards] == [3, 4, 5, 6][:players]
        assert [board.gold for board in view.boards] == [0, 1, 2, 3][:players]
        assert view.areas[0].tents == [10, 11, 12, 13][:players]


@pytest.mark.rule("GLD-314")
def test_without_a_card_the_auction_has_no_turn() -> None:
    table = Table(3)
    table.leave_characters(0)
    table.next_week()
    assert (table.s.week, table.stage, table.seat) == (2, "money", table.s.start_seat)
    assert table.silvers() == [10, 10, 10]


@pytest.mark.rule("GLD-314")
def test_without_a_room_the_building_phase_has_no_turn() -> None:
    table = Table(3)
    table.display()
    table.begin("money")
    for _ in range(3):
        table.play("done")
    assert (table.s.week, table.stage) == (2, "auction")


# Highest bidder.


@pytest.mark.rule("GLD-092")
def test_the_highest_bidder_has_more_than_every_other() -> None:
    table = Table(4)
    for silver, leader in (([3, 0, 0, 0], 0), ([3, 5, 4, 0], 1), ([6, 5, 4, 7], 3), ([1, 2, 60, 3], 2)):
        for seat in range(4):
            table.tent("A2", silver[seat], seat=seat)
        assert table.view.areas[1].leader == leader
        for seat in range(4):
            table.turn(seat)
            assert table.is_legal("take", area=1, card=0) == (seat == leader)


@pytest.mark.rule("GLD-093", "GLD-126")
def test_an_area_without_silver_has_no_highest_bidder() -> None:
    table = Table(4)
    assert [side.leader for side in table.view.areas] == [None] * 6
    for seat in range(4):
        table.turn(seat)
        assert [table.why_not("take", area=number, card=0) for number in range(6)] == [114] * 6


@pytest.mark.rule("GLD-094")
def test_no_two_bids_in_an_area_are_the_same() -> None:
    """Each bid exceeds what was there: so there is always exactly one highest bidder."""
    table = Table(4)
    for seat, silver in enumerate((1, 3, 2, 1)):
        table.has(silver=20)
        highest = max(table.tents("A1"))
        assert table.seat == seat
        table.play("bid", area="A1")
        if highest:
            assert table.refused("add", silver=highest) == 100
        table.play("add", silver=highest + silver)
        table.play("bid", area="A2")
        table.play("add", silver=highest + silver)
        positive = [silver for silver in table.tents("A1") if silver]
        assert len({*positive}) == len(positive)
        assert table.view.areas[0].leader == seat
    assert table.tents("A1") == [1, 4, 6, 7]


# Bids.


@pytest.mark.rule("GLD-095")
def test_a_bid_is_in_two_areas() -> None:
    table = Table(3)
    table.play("bid", area="A2")
    table.play("add", silver=3)
    assert (table.stage, table.seat) == ("second_area", 0)
    assert {values["area"] for _, values in table.legal()} == {0, 2, 3, 4}
    assert table.refused("bid", area="A2") == 300
    assert table.refused("done") == 107
    table.play("bid", area="A4")
    table.play("add", silver=2)
    assert (table.stage, table.seat) == ("auction", 1)
    assert [table.tents(name)[0] for name in ("A1", "A2", "A3", "A4", "A5")] == [0, 3, 0, 2, 0]
    assert table.silver(0) == 5


@pytest.mark.rule("GLD-096")
def test_every_area_bid_in_must_be_live() -> None:
    table = Table(4)
    table.town("A2")
    assert (may_bid(table, "A1"), may_bid(table, "A2")) == (0, 96)
    assert table.refused("bid", area="A2") == 96
    table.play("bid", area="A1")
    table.play("add", silver=1)
    assert table.refused("bid", area="A2") == 96


@pytest.mark.rule("GLD-096")
def test_silver_on_a_tent_does_not_make_an_area_live() -> None:
    table = Table(2)
    table.tent("A1", 3, seat=0)
    table.town("A1")
    assert may_bid(table, "A1") == 96
    assert table.why_not("take", area=0, card=0) == 114


@pytest.mark.rule("GLD-097")
def test_a_coin_at_least_is_added_in_each_area() -> None:
    table = Table(2)
    table.tent("A1", 5, seat=0)
    table.tent("A3", 5, seat=0)
    table.play("bid", area="A1")
    assert table.refused("add", silver=0) == 97
    table.play("add", silver=1)
    table.play("bid", area="A3")
    assert table.refused("add", silver=0) == 97
    table.play("add", silver=1)
    assert (table.tents("A1"), table.tents("A3")) == ([6, 0], [6, 0])


@pytest.mark.rule("GLD-098")
def test_silver_is_added_to_what_lies_there() -> None:
    """Seat 0 opens, seat 1 opens beside it, seat 0 raises."""
    table = Table(2)
    table.bid("A1", 2, "A3", 1)
    table.bid("A1", 3, "A3", 4)
    table.bid("A1", 2, "A3", 5)
    assert (table.tents("A1"), table.tents("A3")) == ([4, 3], [6, 4])
    assert table.silvers() == [0, 3]


@pytest.mark.rule("GLD-099", "GLD-100")
def test_after_a_bid_the_player_leads_in_every_area_bid_in() -> None:
    """Others have 4: with 3 it isn't exceeded, with 4 it is matched only, 5 are enough."""
    table = Table(3)
    table.tent("A1", 4, seat=1)
    table.tent("A1", 2, seat=2)
    table.play("bid", area="A1")
    assert [table.why_not("add", silver=silver) for silver in (1, 2, 3)] == [99, 99, 99]
    assert table.refused("add", silver=4) == 100
    assert legal_adds(table) == [5, 6, 7, 8, 9]
    table.play("add", silver=5)
    assert table.view.areas[0].leader == 0


@pytest.mark.rule("GLD-099", "GLD-100")
def test_the_own_silver_counts_too() -> None:
    table = Table(3)
    table.tent("A1", 6, seat=1)
    table.tent("A1", 4, seat=0)
    table.play("bid", area="A1")
    assert [table.why_not("add", silver=silver) for silver in (1, 2, 3)] == [99, 100, 0]
    table.play("add", silver=3)
    assert (table.tents("A1"), table.view.areas[0].leader) == ([7, 6, 0], 0)


@pytest.mark.rule("GLD-099")
def test_the_second_area_must_be_led_too() -> None:
    table = Table(3)
    table.tent("A2", 4, seat=1)
    table.play("bid", area="A1")
    table.play("add", silver=1)
    table.play("bid", area="A2")
    assert [table.why_not("add", silver=silver) for silver in (3, 4, 5, 9, 10)] == [99, 100, 0, 0, 101]


@pytest.mark.rule("GLD-101")
def test_the_silver_comes_from_the_personal_supply() -> None:
    table = Table(3)
    table.has(silver=6, gold=5)
    table.tent("A5", 30, seat=0)
    table.play("bid", area="A1")
    assert legal_adds(table) == [1, 2, 3, 4, 5]  # a coin is left for the second area
    assert [table.why_not("add", silver=silver) for silver in (6, 7, 63)] == [101, 101, 101]
    table.play("add", silver=5)
    table.play("bid", area="A2")
    assert legal_adds(table) == [1]
    table.play("add", silver=1)
    assert (table.silver(0), table.gold(0)) == (0, 5)


@pytest.mark.rule("GLD-101")
def test_who_cannot_lead_in_two_areas_cannot_bid() -> None:
    """Others lead with 4 everywhere: two areas cost 10."""
    table = Table(4)
    for name in ("A1", "A2", "A3", "A4", "A5", "A6"):
        table.tent(name, 4, seat=1)
    table.has(silver=9)
    assert [may_bid(table, f"A{number}") for number in range(1, 7)] == [101] * 6
    assert table.refused("bid", area=0) == 101
    assert table.legal_names() == {"pass_turn"}
    table.has(silver=10)
    assert [may_bid(table, f"A{number}") for number in range(1, 7)] == [0] * 6
    table.play("bid", area=0)
    assert legal_adds(table) == [5]


@pytest.mark.rule("GLD-101")
def test_only_areas_that_can_be_led_beside_another_are_open_to_a_bid() -> None:
    """A1 costs 6, A3 4, A5 5: with 9 silver A1 doesn't go with any other, with 8 none does."""
    table = Table(2)
    for name, silver in (("A1", 5), ("A3", 3), ("A5", 4)):
        table.tent(name, silver, seat=1)
    table.has(silver=8)
    assert [may_bid(table, name) for name in ("A1", "A3", "A5")] == [101, 101, 101]
    table.has(silver=9)
    assert [may_bid(table, name) for name in ("A1", "A3", "A5")] == [101, 0, 0]
    table.play("bid", area="A3")
    assert legal_adds(table) == [4]
    table.play("add", silver=4)
    assert [may_bid(table, name) for name in ("A1", "A3", "A5")] == [101, 300, 0]
    table.has(silver=10)
    table.begin("auction")
    for name, silver in (("A1", 5), ("A3", 3), ("A5", 4)):
        table.tent(name, silver, seat=1)
        table.tent(name, 0, seat=0)
    assert [may_bid(table, name) for name in ("A1", "A3", "A5")] == [0, 0, 0]


@pytest.mark.rule("GLD-095", "GLD-101")
@pytest.mark.parametrize(("dearer", "cheaper"), [("A1", "A3"), ("A3", "A1"), ("A5", "A1"), ("A1", "A5")])
def test_a_bid_may_begin_in_either_of_its_areas(dearer: str, cheaper: str) -> None:
    """Two areas can be led with 5 and 2 silver, with nothing to spare; a third costs too much."""
    for first, second in ((dearer, cheaper), (cheaper, dearer)):
        table = Table(2)
        for name in ("A1", "A3", "A5"):
            table.tent(name, {dearer: 4, cheaper: 1}.get(name, 8), seat=1)
        table.has(silver=7)
        assert {name for name in ("A1", "A3", "A5") if may_bid(table, name) == 0} == {dearer, cheaper}
        costs = {dearer: 5, cheaper: 2}
        table.bid(first, costs[first], second, costs[second])
        assert (table.silver(0), table.tents(dearer)[0], table.tents(cheaper)[0]) == (0, 5, 2)


@pytest.mark.rule("GLD-101")
def test_where_one_area_is_enough_its_cost_is_too() -> None:
    table = Table(2)
    table.town("A5")
    for name in ("A1", "A3"):
        table.tent(name, 4, seat=1)
    for silver, reason in ((4, 101), (5, 0)):
        table.has(silver=silver)
        assert [may_bid(table, name) for name in ("A1", "A3")] == [reason] * 2
    table.bid("A1", 5)
    assert (table.seat, table.tents("A1")) == (1, [5, 4])


@pytest.mark.rule("GLD-102")
def test_silver_on_tents_stays_until_phase_3() -> None:
    """It serves for no other bid, and nothing takes it back but a take of a card there."""
    table = Table(3)
    table.bid("A1", 4, "A2", 6)
    assert table.silver(0) == 0
    table.pass_turn(2)
    assert table.legal_names() == {"take", "pass_turn"}
    assert may_bid(table, "A3") == 101
    table.take("W1")
    assert (table.silver(0), table.tents("A1"), table.tents("A2")) == (0, [0, 0, 0], [6, 0, 0])
    table.pass_turn(3)
    assert table.stage == "money"
    assert (table.tents("A2"), table.silver(0)) == ([0, 0, 0], 0)  # it has paid for the second card


@pytest.mark.rule("GLD-102")
def test_the_silver_of_a_first_area_does_not_come_back_within_a_bid() -> None:
    table = Table(2)
    table.play("bid", area="A1")
    table.play("add", silver=4)
    assert table.silver() == 6
    table.play("bid", area="A3")
    assert legal_adds(table) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("GLD-103")
@pytest.mark.parametrize("silver", [10, 33, 63])
def test_a_bid_may_be_as_high_as_the_supply(silver: int) -> None:
    table = Table(2)
    table.has(silver=silver)
    table.play("bid", area="A1")
    assert legal_adds(table) == list(range(1, silver))
    table.play("add", silver=silver - 1)
    table.play("bid", area="A3")
    table.play("add", silver=1)
    assert (table.silver(0), table.tents("A1")) == (0, [silver - 1, 0])


@pytest.mark.rule("GLD-103")
def test_a_single_area_may_take_it_all() -> None:
    table = Table(2)
    table.empty_town("A1")
    table.has(silver=63)
    table.play("bid", area="A1")
    assert legal_adds(table) == list(range(1, 64))


@pytest.mark.rule("GLD-104")
def test_a_leader_may_raise_the_own_bid() -> None:
    """Also to satisfy the rule of two areas."""
    table = Table(2)
    table.tent("A1", 4, seat=0)
    table.tent("A1", 2, seat=1)
    table.play("bid", area="A1")
    assert legal_adds(table)[0] == 1
    table.play("add", silver=1)
    table.play("bid", area="A5")
    table.play("add", silver=1)
    assert table.tents("A1") == [5, 2]


# How many areas.


@pytest.mark.rule("GLD-105")
@pytest.mark.parametrize("live", [["A3"], ["A1", "A3"]])
def test_while_two_areas_at_most_are_live_one_is_enough(live: list[str]) -> None:
    table = Table(3)
    table.empty_town(*live)
    table.play("bid", area="A3")
    assert legal_adds(table) == list(range(1, 11))  # nothing need be left for a second
    table.play("add", silver=4)
    if len(live) == 2:
        assert (table.stage, table.legal_names()) == ("second_area", {"bid", "done"})
        table.play("done")
    assert (table.stage, table.seat) == ("auction", 1)
    assert (table.tents("A3"), table.tents("A1"), table.silver(0)) == ([4, 0, 0], [0, 0, 0], 6)


@pytest.mark.rule("GLD-106")
def test_with_two_live_areas_a_bid_may_be_in_both() -> None:
    table = Table(3)
    table.empty_town("A2", "A4")
    table.play("bid", area="A4")
    table.play("add", silver=3)
    assert [(name, values) for name, values in table.legal()] == [("bid", {"area": 1}), ("done", {})]
    table.play("bid", area="A2")
    table.play("add", silver=2)
    assert (table.tents("A2"), table.tents("A4"), table.seat) == ([2, 0, 0], [3, 0, 0], 1)


@pytest.mark.rule("GLD-107")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_three_live_areas_one_is_not_enough(players: int) -> None:
    table = Table(players)
    table.empty_town("A1", "A3", "A5")
    table.play("bid", area="A1")
    table.play("add", silver=1)
    assert table.refused("done") == 107
    table.play("bid", area="A5")
    table.play("add", silver=1)
    assert table.seat == 1


@pytest.mark.rule("GLD-107")
def test_the_star_reader_may_bid_in_one_area_alone() -> None:
    """GLD-271 is the exception."""
    table = Table(4)
    table.join("M4")
    table.bid("A1", 3)
    assert (table.stage, table.seat, table.used("M4")) == ("auction", 1, 1)


@pytest.mark.rule("GLD-108")
@pytest.mark.parametrize("live", [2, 3, 6])
def test_a_bid_never_covers_more_than_two_areas(live: int) -> None:
    table = Table(4)
    table.empty_town(*[f"A{number}" for number in range(1, live + 1)])
    table.bid("A1", 1, "A2", 1)
    assert (table.stage, table.seat) == ("auction", 1)
    assert sum(sum(table.tents(f"A{number}")) for number in range(1, 7)) == 2


@pytest.mark.rule("GLD-109")
def test_areas_are_counted_and_not_cards() -> None:
    """Four cards in two areas: one area is enough. Three in three: it isn't."""
    table = Table(3, variant="six")
    table.empty_town("A1", "A3")
    assert len(table.town_ids()) == 4
    table.bid("A1", 2)
    assert (table.seat, table.tents("A1")) == (1, [2, 0, 0])
    table = Table(3, variant="six")
    for name in ("A1", "A3", "A5"):
        table.town(name, table.cards(name)[0])
    assert len(table.town_ids()) == 3
    table.play("bid", area="A1")
    table.play("add", silver=2)
    assert table.refused("done") == 107


# Passing.


@pytest.mark.rule("GLD-110")
def test_a_pass_is_always_allowed_and_changes_nothing() -> None:
    table = Table(3)
    table.bid("A1", 2, "A2", 2)
    for seat, silver in ((1, 10), (2, 0)):
        table.has(seat, silver=silver)
        assert table.is_legal("pass_turn")
        before = table.match.state.copy()
        table.pass_turn()
        after = table.match.state.copy()
        assert after["passes"] == before["passes"] + 1
        for field in ("passes", "agenda"):
            after[field] = before[field]
        assert after.tobytes() == before.tobytes()
    assert table.is_legal("pass_turn")  # for a leader too


@pytest.mark.rule("GLD-111")
def test_who_has_passed_may_bid_and_take_later() -> None:
    table = Table(3)
    table.bid("A1", 1, "A2", 1)
    table.pass_turn(2)
    table.bid("A3", 1, "A4", 1)
    table.bid("A1", 2, "A5", 1)  # seat 1 has passed before
    table.bid("A2", 2, "A3", 2)  # so has seat 2
    table.pass_turn(2)
    table.take("W2")
    assert (table.tents("A1"), table.guild(2)) == ([1, 2, 0], ["W2"])
    table.pass_turn()
    table.take("W1")
    assert table.guild(1) == ["W1"]


@pytest.mark.rule("GLD-112")
def test_passes_are_counted_from_the_last_bid_or_take() -> None:
    table = Table(4)
    assert table.s.passes == 0
    table.pass_turn(3)
    assert table.s.passes == 3
    table.bid("A1", 1, "A2", 1)
    assert table.s.passes == 0
    table.pass_turn(3)
    assert table.s.passes == 3
    table.take("W1")
    assert (table.s.passes, table.view.passes) == (0, 0)
    table.pass_turn(2)
    assert (table.s.passes, table.view.passes) == (2, 2)
    table.pass_turn(2)
    assert table.stage == "money"
    table.next_week()
    assert (table.stage, table.s.passes) == ("auction", 0)


@pytest.mark.rule("GLD-113")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_when_all_have_passed_the_phase_ends_at_once(players: int) -> None:
    table = Table(players, start_seat=1)
    table.pass_turn()
    table.bid("A1", 1, "A3", 2)
    table.pass_turn(players - 1)
    assert (table.stage, table.seat) == ("auction", 2 % players)  # whoever has bid must pass too
    table.pass_turn()
    assert (table.stage, table.seat) == ("money", 1)
    assert table.guild(2 % players) == ["W1", "W3" if players > 2 else "W2"]


@pytest.mark.rule("GLD-113")
def test_passes_with_a_bid_between_end_nothing() -> None:
    table = Table(2)
    for silver in (1, 2, 3, 4):
        table.pass_turn()
        table.has(silver=20)
        table.bid("A1", silver, "A3", silver)
    assert table.stage == "auction"


# Taking.


@pytest.mark.rule("GLD-114")
def test_only_the_highest_bidder_takes_a_card() -> None:
    table = Table(3)
    table.bid("A1", 1, "A2", 3)
    table.bid("A1", 2, "A3", 1)
    for seat, led in ((2, []), (0, ["A2"]), (1, ["A1", "A3"])):
        table.turn(seat)
        for name in ("A1", "A2", "A3", "A4", "A5"):
            assert table.why_not("take", area=area(name), card=0) == (0 if name in led else 114)
    table.turn(0)
    assert table.refused("take", area="A1", card=0) == 114
    table.play("take", area="A2", card=0)
    assert table.guild(0) == ["W2"]


@pytest.mark.rule("GLD-114")
def test_no_card_is_taken_where_none_is() -> None:
    table = Table(3, variant="six")
    table.bid("A1", 2, "A3", 2)
    table.pass_turn(2)
    table.take("W1")
    table.pass_turn(2)
    for card in (0, 1, 2, 3):
        assert table.why_not("take", area="A1", card=card) == 114
    assert [table.why_not("take", area="A3", card=card) for card in range(4)] == [0, 0, 114, 114]


@pytest.mark.rule("GLD-115")
@pytest.mark.parametrize("card", ["W1", "W2"])
def test_of_several_cards_any_may_be_taken(card: str) -> None:
    table = Table(3, variant="six")
    table.bid("A1", 2, "A3", 2)
    table.pass_turn(2)
    assert {values["card"] for name, values in table.legal() if name == "take" and values["area"] == 0} == {
        0,
        1,
    }
    table.take(card)
    assert table.guild(0) == [card]


@pytest.mark.rule("GLD-116", "GLD-117")
def test_a_take_moves_one_card_to_the_guild() -> None:
    table = Table(3, variant="six")
    table.join("N1")
    table.bid("A1", 2, "A3", 2)
    table.pass_turn(2)
    table.take("W1")
    assert (table.cards("A1"), table.cards("A3")) == (["W2"], ["W3", "W4"])
    assert table.guild(0) == ["N1", "W1"]
    assert [member.character for member in table.view.boards[0].members] == ["N1", "W1"]
    assert table.guild(1) == table.guild(2) == []


@pytest.mark.rule("GLD-118", "GLD-119")
def test_the_silver_on_the_own_tent_there_is_paid_and_no_other() -> None:
    table = Table(3)
    table.bid("A1", 2, "A2", 3)
    table.bid("A1", 4, "A3", 1)
    table.pass_turn()
    table.bid("A1", 3, "A4", 2)
    table.pass_turn(2)
    assert table.silvers() == [0, 5, 10]
    table.take("W1")
    assert table.tents("A1") == [0, 4, 0]
    assert (table.tents("A2"), table.tents("A3"), table.tents("A4")) == ([3, 0, 0], [0, 1, 0], [2, 0, 0])
    assert table.silvers() == [0, 5, 10]


@pytest.mark.rule("GLD-120", "GLD-122")
def test_in_an_area_that_is_still_live_the_next_highest_leads() -> None:
    table = Table(3, variant="six")
    table.bid("A1", 2, "A3", 1)
    table.bid("A1", 3, "A5", 1)
    table.bid("A1", 5, "A5", 2)
    assert table.tents("A1") == [2, 3, 5]
    table.pass_turn(2)
    table.take("W2")
    assert (table.tents("A1"), table.view.areas[0].leader) == ([2, 3, 0], 1)
    # Whoever has taken may bid there again, from nothing on.
    table.pass_turn(2)
    assert table.view.areas[0].lead_cost == [2, 1, 4]
    table.has(silver=8)
    table.play("bid", area="A1")
    assert [table.why_not("add", silver=silver) for silver in (2, 3, 4)] == [99, 100, 0]


@pytest.mark.rule("GLD-122")
def test_after_a_take_the_player_may_bid_there_again() -> None:
    table = Table(3, variant="six")
    table.bid("A1", 4, "A3", 1)
    table.pass_turn(2)
    table.take("W1")
    table.pass_turn(2)
    assert table.view.areas[0].lead_cost == [1, 1, 1]
    table.bid("A1", 1, "A5", 1)
    assert table.tents("A1") == [1, 0, 0]


@pytest.mark.rule("GLD-121")
def test_silver_in_an_area_without_cards_stays_until_phase_3() -> None:
    table = Table(3)
    table.bid("A1", 2, "A2", 1)
    table.bid("A1", 3, "A3", 1)
    table.pass_turn(2)
    table.take("W1")
    assert (table.tents("A1"), table.silver(0)) == ([2, 0, 0], 7)
    assert table.view.areas[0].leader == 0
    table.pass_turn()
    assert table.why_not("take", area=0, card=0) == 114
    assert may_bid(table, "A1") == 96
    table.pass_turn(2)
    assert table.stage == "money"
    assert (table.tents("A1"), table.silver(0)) == ([0, 0, 0], 9)


@pytest.mark.rule("GLD-123", "GLD-124")
def test_with_the_last_card_the_phase_ends_at_once() -> None:
    table = Table(2)
    table.empty_town("A3")
    table.bid("A3", 2)
    table.bid("A3", 4)
    table.pass_turn()
    table.take("W2")
    assert (table.stage, table.seat) == ("money", 0)
    assert table.silvers() == [10, 6]
    assert (table.guild(0), table.guild(1)) == ([], ["W2"])


# What a take sets off.


@pytest.mark.rule("GLD-313")
def test_what_a_take_sets_off_comes_before_the_next_turn() -> None:
    """The Master Thief's owner chooses whom he robs; only then it is the next player's turn."""
    table = Table(3, characters=["R6"])
    table.bid("A1", 1, "A2", 1)
    for seat in (1, 2):
        table.has(seat, gold=2)
        table.pass_turn()
    table.take("R6")
    assert (table.stage, table.seat) == ("choose", 0)
    assert table.tents("A1") == [0, 0, 0]  # it is paid already
    table.play("choose", seat=2)
    assert (table.stage, table.seat, table.golds()) == ("auction", 1, [1, 2, 1])


@pytest.mark.rule("GLD-313")
def test_what_the_last_take_sets_off_comes_before_the_phase_ends() -> None:
    """So the Raider Captain finds only what is not on tents."""
    table = Table(3, characters=["R6"])
    table.empty_town("A1")
    table.bid("A1", 1)
    table.bid("A1", 2)
    table.pass_turn(2)
    for seat in (0, 2):
        table.has(seat, gold=1)
    table.take("R6")
    assert (table.stage, table.s.phase) == ("choose", 2)
    assert table.tents("A1") == [1, 0, 0]
    table.play("choose", seat=0)
    assert (table.stage, table.s.phase) == ("money", 3)
    assert table.tents("A1") == [0, 0, 0]


@pytest.mark.rule("GLD-313")
def test_payment_and_rebate_come_first() -> None:
    """The Pack Mule's coin is back when the robbed are robbed, and everything in one answer."""
    deck = deck_with(W1=[{"kind": "gain", "timing": "on_join", "silver": 5, "gold": 0}])
    table = Table(2, deck=deck)
    table.join("B6")
    table.bid("A1", 3, "A3", 1)
    table.pass_turn()
    table.take("W1")
    assert table.silver(0) == 10 - 4 + 1 + 5
    assert (table.stage, table.seat, table.used("B6")) == ("auction", 1, 1)


@pytest.mark.rule("GLD-313")
def test_nothing_is_left_of_a_bid_or_a_take_that_is_through() -> None:
    """R6 asks whom to rob; the last bid is in one area alone."""
    table = Table(3, variant="six", characters=["R6"])
    blank = table.match.state["command"].tobytes()
    table.bid("A1", 1, "A3", 1)
    assert table.match.state["command"].tobytes() == blank
    table.pass_turn(2)
    table.take("R6")
    assert (table.stage, table.match.state["command"].tobytes() == blank) == ("choose", False)
    table.play("choose", seat=1)
    assert (table.stage, table.match.state["command"].tobytes()) == ("auction", blank)
    table.empty_town("A3")
    table.bid("A3", 3)
    assert (table.stage, table.match.state["command"].tobytes()) == ("auction", blank)
