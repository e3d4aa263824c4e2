"""Guild Hall (section 19)."""

import pytest

from moothall.games.nobility.state import GUILDS, NOTHING
from tests.games.nobility.table import Table, guild

# Die value and price of each space, from left to right.
SPACES = [(6, 4), (5, 5), (4, 6), (3, 7), (2, 8), (1, 9)]
LETTERS = {"scholars": 1, "artists": 7, "blacksmiths": 13, "wizards": 19, "merchants": 25, "carpenters": 31}


def tile_of(name: str, number: int) -> str:
    """The workshops of a guild, counted from 0."""
    return f"B{LETTERS[name] + number:02}"


def buyer(*tiles: str, players: int = 3) -> Table:
    """These tiles lie in the hall, and seat 0 has a six, coins, a worker and an apprentice in each guild."""
    table = Table(players)
    table.hall(*tiles)
    table.has(coins=30)
    table.has(reputation=24)
    table.dice(6, 5, 4, 3, 2)
    table.lot(1)
    for name in GUILDS:
        table.employ(name)
    return table


@pytest.mark.rule("NOB-228", "NOB-229", "NOB-230", "NOB-231")
@pytest.mark.parametrize(("space", "value", "price"), [(i, *SPACES[i]) for i in range(6)])
def test_each_space_has_its_value_and_its_price(space: int, value: int, price: int) -> None:
    table = buyer("B01", "B07", "B13", "B19", "B25", "B31")
    view = table.view_of(None).hall
    assert [(each.value, each.price) for each in view.spaces] == SPACES
    table.dice(value)
    table.place("hall", value)
    assert table.board(0).coins == 30 - price
    assert table.pips("hall").tolist() == [value if i == space else 0 for i in range(6)]
    assert table.workshop_ids(GUILDS[space])[0] == tile_of(GUILDS[space], 0)
    assert table.hall_ids()[space] is None
    table = buyer("B01", "B07", "B13", "B19", "B25", "B31")
    table.dice(value)
    table.has(coins=price - 1)
    assert table.may_place("hall", value) == 231
    table.has(coins=price)
    assert table.may_place("hall", value) == 0


@pytest.mark.rule("NOB-231")
def test_the_masons_fair_makes_buildings_cheaper() -> None:
    table = Table(players=3, events=True)
    table.event("E10")
    table.employ("scholars")
    table.hall("B01")
    table.dice(6)
    table.has(coins=1)
    assert table.may_place("hall", 6) == 231
    table.has(coins=2)
    table.place("hall", 6)
    assert table.board(0).coins == 0


@pytest.mark.rule("NOB-232", "NOB-233")
def test_a_bought_tile_is_not_replaced_before_the_clean_up() -> None:
    table = buyer("B01", "B07")
    table.place("hall", 6)
    assert (table.hall_ids()[0], table.s.bag_left) == (None, 48 - 6)
    table.sweep("hall")
    table.turn(0)
    table.dice(6)
    assert table.may_place("hall", 6) == 232
    table.end_round()
    assert None not in table.hall_ids()


@pytest.mark.rule("NOB-234")
@pytest.mark.parametrize("name", GUILDS)
def test_a_workshop_needs_an_apprentice_of_its_guild(name: str) -> None:
    table = buyer(tile_of(name, 2))
    assert table.may_place("hall", 6) == 0
    table.employ(name, 0)
    table.employ(name, 1, seat=1)
    assert table.may_place("hall", 6) == 234


@pytest.mark.rule("NOB-235", "NOB-257")
def test_a_full_guild_takes_no_further_workshop() -> None:
    table = buyer("B04")
    table.own("scholars", 0, "B01", seat=1)
    table.stand("scholars", 1, "B02")
    assert table.may_place("hall", 6) == 0
    table.stand("scholars", 2, "B03")
    assert table.may_place("hall", 6) == 235


@pytest.mark.rule("NOB-236", "NOB-237", "NOB-240", "NOB-241", "NOB-242", "NOB-238", "NOB-239")
@pytest.mark.parametrize("name", GUILDS)
@pytest.mark.parametrize(
    ("standing", "space", "points", "stars"),
    [
        ((), 0, 3, 1),
        ((0,), 1, 5, 1),
        ((0, 1), 2, 7, 2),
        ((1,), 0, 3, 1),
        ((0, 2), 1, 5, 1),
        ((1, 2), 0, 3, 1),
    ],
)
def test_a_workshop_goes_to_the_leftmost_empty_space(
    name: str, standing: tuple[int, ...], space: int, points: int, stars: int
) -> None:
    table = buyer(tile_of(name, 0))
    for number, taken in enumerate(standing):
        table.stand(name, taken, tile_of(name, number + 1))
    table.employ(name, 2)
    before = table.figures(0)
    table.place("hall", 6)
    assert table.stage == "turn"
    assert table.workshop_ids(name)[space] == tile_of(name, 0)
    assert table.s.owner[guild(name), space] == 0
    assert table.figures(0) == before | {name: 1, "masters": 1}
    board = table.board(0)
    assert (board.vp, board.nobility) == (points, stars)
    assert table.view_of(None).boards[0].workshops == [tile_of(name, 0)]


@pytest.mark.rule("NOB-237", "NOB-238", "NOB-239", "NOB-108")
def test_the_master_moves_before_the_stars_and_the_points_come_last() -> None:
    """The star makes a Lord, whose benefit is asked for with the master in place and no points yet."""
    table = buyer("B01")
    table.character("P03")  # two coins, and two goods of choice
    table.has(nobility=4)
    table.place("hall", 6)
    assert (table.stage, table.board(0).nobility, table.board(0).vp) == ("lord_good", 5, 0)
    assert (table.s.owner[0, 0], table.board(0).apprentices[0]) == (0, 0)
    table.play("take_good", good=0)
    table.play("take_good", good=0)
    assert (table.stage, table.board(0).vp) == ("turn", 3)


@pytest.mark.rule("NOB-243", "NOB-245")
@pytest.mark.parametrize("name", GUILDS)
def test_a_master_earns_a_good_and_no_coins(name: str) -> None:
    table = Table(players=3)
    table.own(name, 0, tile_of(name, 0))
    table.own(name, 2, tile_of(name, 1))
    table.stand(name, 1, tile_of(name, 2))
    table.end_round()
    board = table.board(0)
    assert (board.coins, board.goods[guild(name)], board.goods.sum()) == (8, 3, 8)
    assert table.board(1).goods.sum() == 6


@pytest.mark.rule("NOB-243")
def test_a_master_does_not_count_among_the_apprentices() -> None:
    """With one apprentice beside the master the income is that for a single one."""
    table = Table(players=3)
    table.own("artists", 0, "B07")
    table.employ("artists")
    table.end_round()
    assert table.board(0).coins == 8 + 3


@pytest.mark.rule("NOB-244")
def test_a_master_gives_no_free_goods() -> None:
    table = Table(players=3)
    table.own("artists", 2, "B07")
    table.dice(3)
    table.place("guild", 3, guild="artists")
    table.play("buy", goods=2)
    assert table.goods()["artwork"] == 3


@pytest.mark.rule("NOB-246")
def test_a_master_is_not_enough_for_another_workshop() -> None:
    table = buyer("B02")
    table.own("scholars", 0, "B01")
    table.employ("scholars", 0)
    assert table.may_place("hall", 6) == 234


# Public buildings.


@pytest.mark.rule("NOB-247")
def test_a_public_building_needs_a_worker_in_the_lot() -> None:
    table = buyer("B37")
    assert table.may_place("hall", 6) == 0
    table.lot(0)
    assert table.may_place("hall", 6) == 247


@pytest.mark.rule("NOB-248", "NOB-249")
def test_a_public_building_needs_one_of_three_plots() -> None:
    table = buyer("B37")
    for plot in range(3):
        assert table.may_place("hall", 6) == 0
        table.public(plot, f"B{38 + plot}")
    assert table.may_place("hall", 6) == 248
    assert len(table.view_of(None).boards[0].public) == 3


@pytest.mark.rule("NOB-250", "NOB-251", "NOB-252", "NOB-253")
@pytest.mark.parametrize("plot", range(3))
def test_a_public_building_goes_to_a_plot_of_choice(plot: int) -> None:
    table = buyer("B37")
    table.place("hall", 6)
    assert (table.stage, table.board(0).coins) == ("plot", 26)
    assert table.legal() == [("build", {"plot": each}) for each in range(3)]
    table.play("build", plot=plot)
    board = table.board(0)
    assert table.stage == "turn"
    assert table.view_of(None).boards[0].public == ["B37" if each == plot else None for each in range(3)]
    assert (board.lot, board.vp, board.nobility) == (0, 5, 2)
    assert table.figures(0)["keepers"] == 1
    assert (table.s.owner == NOTHING).all()


@pytest.mark.rule("NOB-250")
def test_a_plot_holds_one_building() -> None:
    table = buyer("B37")
    table.public(1, "B38")
    table.place("hall", 6)
    assert table.refused("build", plot=1) == 250
    table.play("build", plot=2)
    assert table.view_of(None).boards[0].public == [None, "B38", "B37"]


@pytest.mark.rule("NOB-251", "NOB-252", "NOB-253")
def test_the_worker_moves_before_the_stars_and_the_points_come_last() -> None:
    table = buyer("B37")
    table.character("P03")
    table.has(nobility=3)
    table.place("hall", 6)
    table.play("build", plot=0)
    board = table.board(0)
    assert (table.stage, board.nobility, board.vp, board.lot) == ("lord_good", 5, 0, 0)
    table.play("take_good", good=0)
    table.play("take_good", good=0)
    assert table.board(0).vp == 5


@pytest.mark.rule("NOB-254", "NOB-255", "NOB-256")
@pytest.mark.parametrize(("plot", "gained"), [(0, (1, 0, 0)), (1, (0, 1, 0)), (2, (0, 0, 1))])
def test_each_plot_has_an_income_while_it_is_built_on(plot: int, gained: tuple[int, int, int]) -> None:
    table = Table(players=3)
    table.public(plot, "B37")
    for number in (1, 2):
        table.end_round()
        board = table.board(0)
        income = board.coins - 8, board.modifiers, board.reputation - 9
        assert income == tuple(number * each for each in gained)
    table.turn(0)
    table.play("sell_public", plot=plot)
    coins = int(table.board(0).coins)
    table.end_turn()
    table.end_round()
    board = table.board(0)
    assert (board.coins, board.modifiers, board.reputation) == (coins, 2 * gained[1], 9 + 2 * gained[2])


@pytest.mark.rule("NOB-257")
def test_a_tile_of_a_guild_that_became_full_stays_until_the_clean_up() -> None:
    table = buyer("B01", "B04")
    table.stand("scholars", 0, "B02")
    table.stand("scholars", 1, "B03")
    table.employ("scholars", 2)
    assert table.may_place("hall", 5) == 0
    table.place("hall", 6)
    table.turn(0)
    assert table.hall_ids()[1] == "B04"
    assert table.may_place("hall", 5) == 235
    table.end_round()
    assert "B04" not in table.hall_ids()
    assert "B04" in table.discarded("building")
