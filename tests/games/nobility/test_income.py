"""Income (section 26): apprentices, workshops, public plots, Chancery."""

import pytest

from tests.games.nobility.table import Table

# Coins of each apprentice by how many there are in the guild (NOB-055).
COINS = {
    1: {1: 3, 2: 2},
    2: {1: 3, 2: 2},
    3: {1: 3, 2: 2, 3: 1},
    4: {1: 3, 2: 2, 3: 2, 4: 1},
    5: {1: 3, 2: 2, 3: 2, 4: 1, 5: 1},
    6: {1: 4, 2: 3, 3: 2, 4: 2, 5: 1, 6: 1},
}


def poor(players: int = 3, **more: bool) -> Table:
    """Nobody has coins or goods."""
    table = Table(players, **more)
    for seat in range(players):
        table.has(seat=seat, coins=0)
        table.goods_all(0, seat=seat)
    return table


@pytest.mark.rule("NOB-055", "NOB-317")
@pytest.mark.parametrize(
    ("players", "apprentices"), [(players, count) for players in COINS for count in COINS[players]]
)
def test_an_apprentice_earns_by_how_many_are_in_the_guild(players: int, apprentices: int) -> None:
    table = poor(players)
    table.employ("wizards", apprentices)
    table.end_round()
    assert table.board(0).coins == apprentices * COINS[players][apprentices]


@pytest.mark.rule("NOB-055", "NOB-317")
def test_apprentices_of_all_players_count_and_each_is_paid_for_own_ones() -> None:
    table = poor(4)
    table.employ("wizards", 2, seat=0)
    table.employ("wizards", 1, seat=2)
    table.employ("artists", 1, seat=2)
    table.employ("scholars", 1, seat=1)
    table.employ("scholars", 3, seat=3)
    table.end_round()
    # Three wizards at 2, an artist alone at 3, four scholars at 1.
    assert [int(table.board(seat).coins) for seat in range(4)] == [4, 1, 5, 3]


@pytest.mark.rule("NOB-245", "NOB-318")
def test_each_own_workshop_brings_a_good_of_its_guild() -> None:
    table = poor()
    table.own("wizards", 0, "B19")
    table.own("wizards", 2, "B20")
    table.own("artists", 1, "B07")
    table.own("scholars", 0, "B01", seat=1)
    table.end_round()
    assert [table.goods(seat) for seat in range(3)] == [{"magic": 2, "artwork": 1}, {"books": 1}, {}]


@pytest.mark.rule("NOB-265", "NOB-318")
def test_a_workshop_without_an_owner_brings_nothing() -> None:
    table = poor(2)
    table.own("scholars", 0, "B02")
    table.play("sell_workshop", guild=0, space=0)
    table.end_turn()
    table.end_round()
    assert [table.goods(seat) for seat in range(2)] == [{}, {}]


@pytest.mark.rule("NOB-243", "NOB-317")
def test_masters_keepers_and_workers_earn_no_coins() -> None:
    table = poor()
    table.own("wizards", 0, "B19")
    table.public(2, "B37")
    table.lot(3)
    table.end_round()
    assert table.board(0).coins == 0


@pytest.mark.rule("NOB-243", "NOB-317")
def test_a_master_does_not_crowd_the_guild() -> None:
    table = poor()
    table.own("wizards", 0, "B19")
    table.own("wizards", 1, "B20", seat=1)
    table.employ("wizards")
    table.end_round()
    assert table.board(0).coins == 3


@pytest.mark.rule("NOB-254", "NOB-255", "NOB-256", "NOB-319")
@pytest.mark.parametrize(("plot", "gain"), [(0, (1, 0, 0)), (1, (0, 1, 0)), (2, (0, 0, 1))])
def test_each_public_plot_has_its_own_reward(plot: int, gain: tuple[int, int, int]) -> None:
    table = poor()
    table.public(plot, "B40")
    table.end_round()
    me = table.board(0)
    assert (me.coins, me.modifiers, me.reputation - 9) == gain
    table.end_round()
    assert (me.coins, me.modifiers, me.reputation - 9) == tuple(2 * amount for amount in gain)
    other = table.board(1)
    assert (other.coins, other.modifiers, other.reputation) == (0, 0, 9)


@pytest.mark.rule("NOB-319")
def test_all_three_plots_pay_and_empty_ones_do_not() -> None:
    table = poor()
    for plot, tile in enumerate(("B37", "B38", "B39")):
        table.public(plot, tile)
    table.end_round()
    me = table.board(0)
    assert (me.coins, me.modifiers, me.reputation) == (1, 1, 10)
    table.turn(0)
    table.play("sell_public", plot=1)
    table.end_turn()
    table.has(seat=0, coins=0)
    table.end_round()
    assert (me.coins, me.modifiers, me.reputation) == (1, 1, 11)


@pytest.mark.rule("NOB-418", "NOB-408")
def test_each_chancery_apprentice_earns_three_coins_beside_the_tables() -> None:
    table = poor(3, chancery=True)
    table.seat_at(0)
    table.seat_at(4)
    table.seat_at(2, seat=2)
    table.employ("wizards")
    table.end_round()
    assert [int(table.board(seat).coins) for seat in range(3)] == [9, 0, 3]


@pytest.mark.rule("NOB-320")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_short_supply_of_tokens_goes_to_whoever_comes_first_in_seat_order(first: int) -> None:
    table = Table(3, start_seat=first)
    for seat in range(3):
        table.public(1, ("B37", "B38", "B39")[seat], seat=seat)
    holder = (first + 2) % 3
    table.has(seat=holder, modifiers=18)
    table.end_round()
    gains = [int(table.board(seat).modifiers) for seat in range(3)]
    assert [gains[(first + step) % 3] for step in range(3)] == [1, 1, 18]
    assert table.s.modifiers == 0


@pytest.mark.rule("NOB-320", "NOB-255")
def test_without_tokens_in_the_supply_the_plot_pays_nothing() -> None:
    table = Table(3)
    table.public(1, "B37")
    table.has(seat=2, modifiers=20)
    table.end_round()
    assert (table.board(0).modifiers, table.s.modifiers) == (0, 0)


@pytest.mark.rule("NOB-321", "NOB-057")
def test_income_comes_of_itself_when_all_have_passed() -> None:
    table = poor()
    table.employ("wizards", 1, seat=2)
    table.end_turn()
    table.end_turn()
    assert table.board(2).coins == 0
    table.end_turn()
    assert (table.s.round_number, table.stage) == (2, "turn")
    assert table.board(2).coins == 3


@pytest.mark.rule("NOB-226")
def test_an_apprentice_of_this_round_is_paid_in_this_round() -> None:
    table = poor()
    table.lot(1)
    table.dice(1)
    table.place("guild", 1, guild="wizards")
    table.play("employ_worker")
    table.end_turn()
    table.end_round()
    assert table.board(0).coins == 3
