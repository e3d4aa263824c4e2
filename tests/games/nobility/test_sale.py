"""Selling a building (section 20)."""

import pytest

from moothall.games.nobility.state import NOTHING
from tests.games.nobility.table import Table


def owner() -> Table:
    """Seat 0 owns B01 to B03, all of the scholars', and B37 on the second plot, and has no die left."""
    table = Table(players=3)
    for space, tile in enumerate(("B01", "B02", "B03")):
        table.own("scholars", space, tile)
    table.public(1, "B37")
    table.has(vp=20, nobility=6)
    table.dice()
    return table


@pytest.mark.rule("NOB-258")
def test_a_sale_needs_no_die_and_no_location() -> None:
    table = owner()
    assert table.legal_names() == {"sell_workshop", "sell_public", "end_turn"}
    table.play("sell_workshop", guild=0, space=0)
    assert (table.stage, table.board(0).placed) == ("turn", 0)
    table = owner()
    table.event("E08")  # the harbour is closed
    assert table.is_legal("sell_public", plot=1)


@pytest.mark.rule("NOB-259")
def test_only_ones_own_buildings_can_be_sold() -> None:
    table = owner()
    table.own("wizards", 0, "B19", seat=1)
    table.stand("wizards", 1, "B20")
    table.public(0, "B38", seat=1)
    for space in range(3):
        assert table.refused("sell_workshop", guild="wizards", space=space) == 259
    for plot in (0, 2):
        assert table.refused("sell_public", plot=plot) == 259
    sales = [action for action in table.legal() if action[0] != "end_turn"]
    assert sales == [
        *(("sell_workshop", {"guild": 0, "space": space}) for space in range(3)),
        ("sell_public", {"plot": 1}),
    ]


@pytest.mark.rule("NOB-260", "NOB-261", "NOB-262", "NOB-263", "NOB-270")
@pytest.mark.parametrize(("space", "points"), [(0, 3), (1, 5), (2, 7)])
def test_a_workshop_is_sold(space: int, points: int) -> None:
    table = owner()
    table.play("sell_workshop", guild="scholars", space=space)
    board = table.board(0)
    assert (board.coins, board.vp, board.nobility) == (11, 20 - points, 6)
    assert table.figures(0) == {"supply": 10, "lot": 1, "masters": 2, "keepers": 1}
    assert table.workshop_ids("scholars") == ["B01", "B02", "B03"]
    assert [int(seat) for seat in table.s.owner[0]] == [NOTHING if each == space else 0 for each in range(3)]
    assert table.discarded("building") == set()


@pytest.mark.rule("NOB-263", "NOB-192")
def test_a_sold_workshop_serves_everybody_and_rewards_nobody() -> None:
    table = owner()
    table.play("sell_workshop", guild="scholars", space=0)
    table.end_turn()
    table.dice(1)
    table.place("guild", 1, guild="scholars")
    table.play("use_effect", effect=0)
    assert (table.board(1).coins, table.board(0).coins) == (9, 11)


@pytest.mark.rule("NOB-264")
def test_a_sold_workshop_cannot_be_acquired_again() -> None:
    """Its space stays occupied, so the guild is still full; and no action gives it an owner."""
    table = owner()
    table.play("sell_workshop", guild="scholars", space=0)
    table.employ("scholars", 1)
    table.employ("scholars", 1, seat=1)
    table.hall("B04")
    table.has(coins=20)
    table.dice(6, 6)
    assert table.may_place("hall", 6) == 235
    assert table.refused("sell_workshop", guild="scholars", space=0) == 259
    table = Table(players=3)
    table.own("scholars", 0, "B01")
    table.employ("scholars")
    table.hall("B02")
    table.has(coins=20)
    table.play("sell_workshop", guild="scholars", space=0)
    table.dice(6)
    table.place("hall", 6)
    assert [int(seat) for seat in table.s.owner[0]] == [NOTHING, 0, NOTHING]
    assert table.workshop_ids("scholars") == ["B01", "B02", None]


@pytest.mark.rule("NOB-265")
def test_a_sold_workshop_gives_no_income() -> None:
    table = owner()
    table.play("sell_workshop", guild="scholars", space=0)
    table.end_turn()
    table.end_round()
    assert table.goods(0)["books"] == 1 + 2
    assert table.goods(1)["books"] == table.goods(2)["books"] == 1


@pytest.mark.rule("NOB-266", "NOB-267", "NOB-268", "NOB-269", "NOB-270")
def test_a_public_building_is_sold() -> None:
    table = owner()
    table.play("sell_public", plot=1)
    board = table.board(0)
    assert (board.coins, board.vp, board.nobility) == (11, 15, 6)
    assert table.figures(0) == {"supply": 10, "lot": 1, "masters": 3}
    assert table.discarded("building") == {"B37"}
    assert table.view_of(None).boards[0].public == [None, None, None]


@pytest.mark.rule("NOB-269")
def test_its_plot_can_be_built_on_again() -> None:
    table = owner()
    for plot, tile in ((0, "B38"), (2, "B39")):
        table.public(plot, tile)
    table.play("sell_public", plot=1)
    table.hall("B40")
    table.has(coins=20)
    table.dice(6)
    table.place("hall", 6)
    assert table.legal() == [("build", {"plot": 1})]
    table.play("build", plot=1)
    assert table.view_of(None).boards[0].public == ["B38", "B40", "B39"]


@pytest.mark.rule("NOB-270", "NOB-097", "NOB-107")
def test_stars_and_lord_benefits_are_kept() -> None:
    """Selling takes no star; and reaching five again is no second benefit, for it was never left."""
    table = Table(players=3)
    table.character("P02")
    table.employ("scholars", 1)
    table.hall("B01", "B37")
    table.has(nobility=4, reputation=24)
    table.has(coins=20)
    table.dice(6, 5)
    table.place("hall", 6)
    assert (table.board(0).coins, table.board(0).nobility) == (20 - 4 + 5, 5)
    table.play("sell_workshop", guild=0, space=0)
    assert (table.board(0).coins, table.board(0).nobility, table.board(0).vp) == (24, 5, 0)
    table.turn(0)
    table.place("hall", 5)
    table.play("build", plot=0)
    assert (table.board(0).coins, table.board(0).nobility) == (24 - 5, 7)


@pytest.mark.rule("NOB-261", "NOB-267", "NOB-451")
def test_what_was_scored_for_it_is_lost_again() -> None:
    table = Table(players=3)
    table.employ("scholars")
    table.hall("B01")
    table.dice(6)
    table.place("hall", 6)
    assert table.board(0).vp == 3
    table.play("sell_workshop", guild=0, space=0)
    assert table.board(0).vp == 0
