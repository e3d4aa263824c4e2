"""The final count (section 19)."""

import pytest

from tests.games.architects.building_site import NO_GOODS
from tests.games.architects.printed import BUILDING, BUILDINGS, ROW_POINTS, VIRTUE_POINTS, Building
from tests.games.architects.table import Table, building


def bare(players: int = 2, start_seat: int = 0) -> Table:
    """Nobody has anything that counts: 0 points each."""
    table = Table(players, start_seat=start_seat)
    for seat in range(players):
        table.has(seat, **NO_GOODS)
        table.has(seat, virtue=7)
    return table


def built(table: Table, *names: str, seat: int = 0) -> None:
    table.built(*(BUILDING[name].id for name in names), seat=seat)


def pick(table: Table, name: str) -> None:
    table.play("pick", building=building(BUILDING[name].id))


def test_bare_tables_count_nothing() -> None:
    table = bare(5)
    table.finish()
    assert table.result().scores == [0] * 5


# Effects that change virtue come first.


@pytest.mark.rule("ARC-252")
def test_virtue_effects_come_before_the_virtue_space_is_scored() -> None:
    table = bare()
    built(table, "Castle")
    table.has(0, gold=6)
    assert table.board(0).virtue == 7
    table.finish()
    assert table.board(0).virtue == 10
    assert table.result().details[0]["virtue"] == VIRTUE_POINTS[10]


@pytest.mark.rule("ARC-252")
def test_beyond_fourteen_a_debt_may_still_be_destroyed() -> None:
    table = bare()
    built(table, "Castle")
    table.has(0, gold=4)
    table.has(0, virtue=13, unpaid=1)
    table.finish()
    assert (table.stage, table.seat) == ("surplus_virtue", 0)
    table.play("destroy_debt")
    assert table.match.over
    assert (table.board(0).virtue, table.board(0).unpaid) == (14, 0)


@pytest.mark.rule("ARC-252")
def test_below_zero_there_are_still_debts() -> None:
    table = bare()
    built(table, "Dungeon")
    table.has(0, virtue=1)
    table.finish()
    assert (table.board(0).virtue, table.board(0).unpaid) == (0, 1)
    assert table.result().details[0]["debts"] == -2


@pytest.mark.rule("ARC-253")
@pytest.mark.parametrize("start_seat", [0, 1, 2])
def test_they_go_clockwise_from_the_start_player(start_seat: int) -> None:
    table = bare(3, start_seat=start_seat)
    effects = [("Castle", "Observatory"), ("Trading Post", "Reservoir"), ("Chapel", "Dungeon")]
    for seat, names in enumerate(effects):
        built(table, *names, seat=seat)
    table.finish()
    asked = []
    while not table.match.over:
        assert table.stage == "end_order"
        asked.append(table.seat)
        table.match.play(table.match.legal()[0])
    assert asked == [(start_seat + step) % 3 for step in range(3)]


@pytest.mark.rule("ARC-253")
@pytest.mark.parametrize("first", ["Castle", "Dungeon"])
def test_each_player_orders_the_own_effects_freely(first: str) -> None:
    """At 14 it matters: 1 virtue of the Castle is lost, unless the Dungeon has made room."""
    table = bare()
    built(table, "Castle", "Dungeon", "Keep")
    built(table, "Reservoir", seat=1)
    table.has(0, gold=2)
    table.has(0, virtue=14)
    table.finish()
    assert (table.stage, table.seat) == ("end_order", 0)
    legal = sorted(values["building"] for _, values in table.legal())
    assert legal == sorted(building(BUILDING[name].id) for name in ("Castle", "Dungeon"))
    for other in ("Keep", "Reservoir", "Well"):
        assert table.refused("pick", building=building(BUILDING[other].id)) == 253
    pick(table, first)
    assert table.match.over
    assert table.board(0).virtue == (13 if first == "Dungeon" else 12)


@pytest.mark.rule("ARC-253")
def test_of_three_effects_the_order_is_asked_twice() -> None:
    table = bare()
    built(table, "Castle", "Dungeon", "Observatory")
    table.has(0, gold=2, marble=2)
    table.finish()
    pick(table, "Dungeon")
    assert (table.stage, table.board(0).virtue) == ("end_order", 5)
    assert table.refused("pick", building=building(BUILDING["Dungeon"].id)) == 253
    pick(table, "Observatory")
    assert table.match.over
    assert table.board(0).virtue == 7


@pytest.mark.rule("ARC-254")
def test_points_are_counted_on_what_all_virtue_effects_left() -> None:
    """Seat 0's Lighthouse and University see seat 0's own virtue and debts as they are at last."""
    table = bare()
    built(table, "Castle", "Lighthouse")
    table.has(0, gold=2)
    table.finish()
    assert table.result().details[0]["buildings"] == 10 + 6 + 8 // 4
    table = bare()
    built(table, "Dungeon", "University")
    table.has(0, virtue=0)
    table.finish()
    assert table.board(0).unpaid == 2
    assert table.result().details[0]["buildings"] == 14 + 11


@pytest.mark.rule("ARC-254")
def test_points_are_counted_for_all_at_once() -> None:
    """Each counts what all hold; nothing is spent, so nobody's count changes another's."""
    table = bare()
    built(table, "Stone Market", "Aqueduct")
    built(table, "Wood Market", "Silver Market", seat=1)
    table.has(0, stone=3, wood=1, silver=2)
    table.has(1, stone=2, wood=2, silver=3)
    table.finish()
    assert [detail["buildings"] for detail in table.result().details] == [7 + 2 + 3 + 2, 7 + 2 + 6 + 2]
    assert table.goods(0) == {"stone": 3, "wood": 1, "silver": 2}


# What counts.


@pytest.mark.rule("ARC-255")
@pytest.mark.parametrize("card", BUILDINGS, ids=lambda card: card.name)
def test_a_constructed_building_scores_its_printed_points(card: Building) -> None:
    extra = {"Aqueduct": 1, "Lighthouse": 1, "University": 2}.get(card.name, 0)
    table = bare(3)
    built(table, card.name, seat=1)
    details = table.result().details
    assert [detail["buildings"] for detail in details] == [0, card.points + extra, 0]


@pytest.mark.rule("ARC-255")
def test_all_constructed_buildings_score() -> None:
    table = bare()
    built(table, "Well", "Smithy", "Palace")
    built(table, "Keep", seat=1)
    table.captive(1, 7, seat=0)
    table.finish()
    assert [detail["buildings"] for detail in table.result().details] == [3 + 3 + 9, 12 + 2]


@pytest.mark.rule("ARC-256")
@pytest.mark.parametrize("row", ROW_POINTS)
def test_the_row_of_the_cathedral_scores(row: int) -> None:
    table = bare()
    table.has(1, cathedral=6 - row)
    table.finish()
    assert table.result().scores == [0, ROW_POINTS[row]]


@pytest.mark.rule("ARC-257")
@pytest.mark.parametrize("virtue", range(15))
def test_the_virtue_space_scores_or_costs(virtue: int) -> None:
    table = bare()
    table.has(1, virtue=virtue)
    table.finish()
    assert table.result().scores == [0, VIRTUE_POINTS[virtue]]


@pytest.mark.rule("ARC-258")
def test_unpaid_debts_cost_two_points_each() -> None:
    table = bare()
    table.has(0, unpaid=3)
    table.has(1, unpaid=1, paid=4)
    table.finish()
    assert table.result().scores == [-6, -2]


@pytest.mark.rule("ARC-259")
def test_gold_and_marble_score_a_point_each() -> None:
    table = bare()
    table.has(0, gold=3)
    table.has(1, gold=1, marble=4)
    table.finish()
    assert table.result().scores == [3, 5]


@pytest.mark.rule("ARC-260")
@pytest.mark.parametrize(("silver", "points"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (35, 3)])
def test_ten_silver_score_a_point(silver: int, points: int) -> None:
    table = bare()
    table.has(0, silver=silver)
    table.finish()
    assert table.result().scores == [points, 0]


@pytest.mark.rule("ARC-261")
@pytest.mark.parametrize(("workers", "points"), [(0, 0), (1, 0), (2, -1), (3, -1), (4, -2), (9, -4)])
def test_two_own_workers_in_the_prison_cost_a_point(workers: int, points: int) -> None:
    table = bare()
    table.imprison(workers, seat=1)
    table.finish()
    assert table.result().scores == [0, points]


@pytest.mark.rule("ARC-262")
def test_other_things_score_nothing_by_themselves() -> None:
    table = bare()
    table.captive(1, 7, seat=0)
    table.has(0, clay=9, wood=9, stone=9)
    table.hand("BD01", "BD09", "BD24", seat=0)
    table.hire("AP01", "AP13", "AP26", seat=0)
    table.send("quarry", 4, seat=0)
    table.finish()
    assert table.result().scores == [0, 0]


@pytest.mark.rule("ARC-263")
def test_a_total_may_be_negative() -> None:
    table = bare()
    table.has(0, virtue=0, unpaid=4)
    table.imprison(4, seat=0)
    table.finish()
    assert table.result().scores == [-9 - 8 - 2, 0]
    assert table.result().winners == [1]


# The example of every source at once.


@pytest.mark.rule("ARC-255", "ARC-256", "ARC-257", "ARC-258", "ARC-259", "ARC-260", "ARC-261")
def test_a_total_is_the_sum_of_its_parts() -> None:
    table = bare()
    built(table, "Well", "Castle")
    table.has(0, virtue=12, unpaid=2, paid=1, cathedral=3)
    table.has(0, clay=2, gold=1, marble=2, silver=23)
    table.imprison(5, seat=0)
    table.finish()
    detail = table.result().details[0]
    wanted = {"buildings": 13, "cathedral": 7, "virtue": 3, "debts": -4, "gold_and_marble": 3}
    wanted |= {"silver": 2, "prison": -2, "total": 22, "virtue_left": 12, "silver_left": 23}
    assert detail == wanted
    assert table.result().scores == [22, 0]


# Winners.


@pytest.mark.rule("ARC-264")
@pytest.mark.parametrize("best", range(4))
def test_the_highest_total_wins(best: int) -> None:
    table = bare(4)
    for seat in range(4):
        table.has(seat, gold=4 if seat == best else seat)
        table.has(seat, virtue=6 if seat == best else 9)
    table.finish()
    assert table.result().winners == [best]


@pytest.mark.rule("ARC-265")
@pytest.mark.parametrize("best", range(3))
def test_more_virtue_breaks_a_tie(best: int) -> None:
    """Virtue 6 to 9 scores nothing; the others have more silver."""
    table = bare(3)
    for seat in range(3):
        table.has(seat, virtue=9 if seat == best else 8)
        table.has(seat, gold=2, silver=1 if seat == best else 5)
    table.finish()
    assert table.result().winners == [best]


@pytest.mark.rule("ARC-266")
@pytest.mark.parametrize("best", range(3))
def test_more_silver_breaks_a_tie_that_virtue_does_not(best: int) -> None:
    table = bare(3)
    for seat in range(3):
        table.has(seat, gold=1, silver=4 if seat == best else 3)
    table.finish()
    assert table.result().winners == [best]


@pytest.mark.rule("ARC-266")
def test_silver_is_compared_among_those_who_are_tied() -> None:
    """Seat 2 has most silver, but less virtue than the other two."""
    table = bare(3)
    for seat, (virtue, silver) in enumerate([(9, 2), (9, 3), (8, 9)]):
        table.has(seat, virtue=virtue)
        table.has(seat, silver=silver)
    table.finish()
    assert table.result().winners == [1]


@pytest.mark.rule("ARC-267")
def test_who_is_still_tied_shares_the_victory() -> None:
    table = bare(4)
    for seat in (1, 3):
        table.has(seat, gold=2, silver=3)
    table.has(2, gold=2, silver=2)
    table.finish()
    assert table.result().winners == [1, 3]
    table = bare(5)
    table.finish()
    assert table.result().winners == [0, 1, 2, 3, 4]
