"""End of the game, final count and ties (section 26)."""

import pytest

from moothall.engine.match import Refused
from tests.games.nobility.table import Table

# Seven settlers of two stars each and so on, for houses on plots.
SETTLERS = ["S25", "S26", "S27", "S28", "S29", "S30", "S37"]


def last_round(players: int = 3, **more: bool) -> Table:
    """Nobody has anything that scores."""
    table = Table(players, **more)
    for seat in range(players):
        table.goods_all(0, seat=seat)
        table.has(seat=seat, coins=0)
    table.s.round_number = 10
    return table


@pytest.mark.rule("NOB-333", "NOB-056")
def test_the_game_ends_after_ten_rounds() -> None:
    table = Table(3)
    for number in range(1, 11):
        assert (table.s.round_number, table.s.over) == (number, 0)
        table.end_round()
    assert (table.stage, table.s.over, table.match.seat) == ("over", 1, None)
    assert table.match.legal() == []
    with pytest.raises(Refused) as refused:
        table.match.play(table.number("end_turn"))
    assert refused.value.number == 333


@pytest.mark.rule("NOB-333")
def test_the_last_round_has_income_and_no_clean_up() -> None:
    table = last_round()
    table.employ("wizards")
    table.own("scholars", 0, "B01")
    table.own("scholars", 1, "B02")
    table.hall(None, "B37")
    table.occupy("castle", 5, 2)
    ship, start, hall = int(table.s.ship), int(table.s.start_seat), table.hall_ids()
    table.end_round()
    assert table.s.over == 1
    assert (table.board(0).coins, table.goods(0)) == (3, {"books": 2})
    assert (table.s.ship, table.s.start_seat, table.s.round_number) == (ship, start, 10)
    assert table.hall_ids() == hall
    assert table.pips("castle")[2] == 5
    assert table.score(0) == 1


@pytest.mark.rule("NOB-334")
@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ({}, 0),
        ({"books": 1}, 0),
        ({"books": 2}, 1),
        ({"books": 1, "magic": 1}, 1),
        ({"books": 1, "magic": 1, "jewelry": 1}, 1),
        ({"books": 3, "artwork": 3, "weaponry": 3, "magic": 3, "jewelry": 3, "furnishings": 2}, 8),
    ],
)
def test_two_goods_of_any_type_are_a_point(goods: dict[str, int], points: int) -> None:
    table = last_round()
    table.has(**goods)
    table.end_round()
    assert table.result().scores == [points, 0, 0]


@pytest.mark.rule("NOB-335", "NOB-336")
@pytest.mark.parametrize(("level", "points"), [(1, 0), (2, 1), (5, 2), (11, 5), (12, 6)])
def test_nobility_scores_once_at_the_end(level: int, points: int) -> None:
    table = last_round()
    table.has(nobility=level, vp=30)
    table.end_round()
    assert table.board(0).vp == 30
    assert table.result().scores == [30 + points, 0, 0]


@pytest.mark.rule("NOB-337")
def test_nothing_else_scores() -> None:
    table = last_round()
    table.has(coins=40, modifiers=8)
    table.platform(4)
    table.lot(5)
    table.employ("wizards", 2)
    table.hand("S25", "S31", "S43")
    table.has(reputation=24)
    table.own("scholars", 2, "B01")
    table.public(0, "B37")
    table.end_round()
    # The good of the workshop is half a point.
    assert table.result().scores == [0, 0, 0]


@pytest.mark.rule("NOB-338")
def test_most_points_win_whatever_the_rest() -> None:
    table = last_round()
    table.has(seat=0, vp=20, reputation=24)
    table.settled(*SETTLERS[:6])
    table.has(seat=0, coins=90)
    table.has(seat=1, vp=20, nobility=2)
    table.has(seat=2, vp=20)
    table.end_round()
    assert table.result().winners == [1]


@pytest.mark.rule("NOB-339")
def test_houses_on_plots_decide_a_tie() -> None:
    table = last_round()
    for seat in range(3):
        table.has(seat=seat, vp=20)
    table.settled("S25", "S26", seat=0)
    table.settled("S27", "S28", "S29", seat=2)
    table.platform(5, seat=1)  # on the platform they count nothing
    table.has(seat=0, reputation=24)
    table.has(seat=1, coins=50)
    table.end_round()
    assert table.result().winners == [2]


@pytest.mark.rule("NOB-340")
def test_then_reputation() -> None:
    table = last_round()
    for seat in range(3):
        table.has(seat=seat, vp=20)
        table.settled(SETTLERS[seat], seat=seat)
    table.has(seat=1, reputation=10)
    table.has(seat=0, coins=50)
    table.end_round()
    assert table.result().winners == [1]


@pytest.mark.rule("NOB-341")
def test_then_coins() -> None:
    table = last_round()
    for seat in range(3):
        table.has(seat=seat, vp=20, reputation=12)
        table.has(seat=seat, coins=7)
    table.has(seat=2, coins=8)
    table.has(seat=0, modifiers=5)
    table.end_round()
    assert table.result().winners == [2]


@pytest.mark.rule("NOB-342")
def test_then_all_share_the_victory() -> None:
    table = last_round(4)
    for seat in (0, 1, 3):
        table.has(seat=seat, vp=20, reputation=12)
        table.has(seat=seat, coins=7)
    table.has(seat=2, vp=19)
    table.has(seat=2, coins=70)
    table.end_round()
    assert table.result().winners == [0, 1, 3]


@pytest.mark.rule("NOB-474")
def test_each_tie_break_is_among_those_still_tied() -> None:
    """Whoever has fewer houses, or less reputation, is out of the tie for good."""
    table = last_round(4)
    for seat in range(4):
        table.has(seat=seat, vp=20, reputation=12)
    table.settled("S25", seat=0)
    table.settled("S26", seat=1)
    table.settled("S27", seat=2)
    table.has(seat=3, reputation=24)  # no house
    table.has(seat=2, reputation=11)
    table.has(seat=2, coins=60)
    table.has(seat=0, coins=4)
    table.has(seat=1, coins=5)
    table.end_round()
    assert table.result().winners == [1]


@pytest.mark.rule("NOB-451")
def test_points_go_down_by_sales_only() -> None:
    table = Table(3)
    table.has(vp=0)
    table.own("wizards", 2, "B19")
    table.play("sell_workshop", guild="wizards", space=2)
    assert table.me.vp == -7
    table.turn(0)
    table.public(1, "B37")
    table.play("sell_public", plot=1)
    assert table.me.vp == -12
    # What else can be lost (reputation, figures, goods) leaves the points alone.
    table.turn(0)
    table.has(vp=10, nobility=12, reputation=24)
    table.settled("S25")
    table.goods_all(9)
    table.has(coins=20)
    table.dice(1)
    table.place("council", 1, column="halfling")
    assert table.me.vp == 15
