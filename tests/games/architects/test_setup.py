"""Setup for two to five players (section 3), and the draft."""

from collections import Counter
from functools import cache

import pytest

from moothall.engine.game import OrdersError
from moothall.engine.match import Match
from moothall.games.architects.game import GAME
from moothall.games.architects.state import IN_HAND, IN_PACKET, NOTHING, REMOVED, State
from tests.games.architects.table import (
    APPRENTICE_IDS,
    BUILDING_IDS,
    MARKET_IDS,
    REWARD_IDS,
    Table,
    building,
    standard_orders,
)

PLAYERS = (2, 3, 4, 5)
SEEDS = 120


@cache
def tables_laid(players: int) -> list[State]:
    """The table before the first card is kept, from many seeds."""
    return [Match(GAME, {"players": players}, seed=seed).state[0] for seed in range(SEEDS)]


def packet(table: Table, seat: int) -> list[str]:
    return table.view_of(seat).boards[seat].choosing or []


def keep(table: Table, card: str) -> None:
    table.play("pick", building=building(card))


# The main board.


@pytest.mark.rule("ARC-027")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_market_cards_form_the_small_pile(players: int) -> None:
    table = Table(players)
    assert table.pile_ids("market") == MARKET_IDS
    market = table.view.market
    assert (market.small_pile, market.large_pile, market.large_card) == (10, [], None)
    assert (market.spaces[0].card, market.spaces[2].card) == (True, False)
    assert [space.worker for space in market.spaces] == [None, None, None]


@pytest.mark.rule("ARC-027")
def test_the_market_cards_are_shuffled() -> None:
    for s in tables_laid(2):
        assert sorted(s.market_depth) == list(range(10))
    assert {list(s.market_depth).index(0) for s in tables_laid(2)} == set(range(10))
    assert len({s.market_depth.tobytes() for s in tables_laid(2)}) == SEEDS


@pytest.mark.rule("ARC-028")
@pytest.mark.parametrize(("players", "rewards"), [(2, 5), (3, 7), (4, 9), (5, 11)])
def test_the_reward_pile_depends_on_the_number_of_players(players: int, rewards: int) -> None:
    table = Table(players)
    assert table.pile_ids("reward") == REWARD_IDS[:rewards]
    assert table.s.rewards_left == rewards
    removed = [REWARD_IDS[i] for i in range(11) if table.s.reward_at[i] == REMOVED]
    assert removed == REWARD_IDS[rewards:]


@pytest.mark.rule("ARC-028")
def test_the_rewards_are_shuffled() -> None:
    for s in tables_laid(2):
        assert sorted(s.reward_at) == [REMOVED] * 6 + [0, 1, 2, 3, 4]
    tops = {list(s.reward_at).index(0) for s in tables_laid(2)}
    kept = Counter(i for s in tables_laid(2) for i in range(11) if s.reward_at[i] != REMOVED)
    assert tops == set(range(11))
    assert all(0 < kept[reward] < SEEDS for reward in range(11))


@pytest.mark.rule("ARC-029")
def test_a_debt_from_the_stack_is_unpaid() -> None:
    table = Table()
    table.has(virtue=0)
    table.place("tax_stand")
    assert (table.board(0).unpaid, table.board(0).paid) == (2, 0)


@pytest.mark.rule("ARC-030")
@pytest.mark.parametrize("players", PLAYERS)
def test_eight_apprentices_lie_face_up(players: int) -> None:
    table = Table(players)
    assert table.pile_ids("apprentice") == APPRENTICE_IDS[8:]
    assert (table.s.apprentices_left, table.view.apprentices.known) == (32, [])
    assert [candidate.coins for candidate in table.view.grid if candidate] == [0] * 8


@pytest.mark.rule("ARC-030")
def test_the_apprentices_are_shuffled() -> None:
    seen = Counter(int(card) for s in tables_laid(2) for card in s.grid)
    assert all(0 < seen[card] < SEEDS for card in range(40))
    for s in tables_laid(2):
        assert sorted([*s.grid, *(card for card in range(40) if s.apprentice_depth[card] >= 0)]) == [
            *range(40)
        ]
    assert len({s.apprentice_depth.tobytes() for s in tables_laid(2)}) == SEEDS


@pytest.mark.rule("ARC-031")
@pytest.mark.parametrize("column", range(4))
def test_column_1_is_nearest_to_the_workshop(column: int) -> None:
    """It is the one that a single worker reaches, and each further one costs a coin more."""
    table = Table()
    table.has(silver=4 + column)
    table.place("workshop")
    legal = [values["column"] for name, values in table.legal() if name == "hire" and values["row"] == 0]
    assert legal == list(range(column + 1))


@pytest.mark.rule("ARC-383")
def test_the_apprentices_are_dealt_row_by_row() -> None:
    order = APPRENTICE_IDS[::-1]
    table = Table(apprentices=order)
    assert table.grid_ids() == order[:8]
    table.has(silver=20)
    for row, column, hired in ((0, 2, "AP38"), (1, 0, "AP36")):
        table.turn(0)
        table.place("workshop")
        table.play("hire", row=row, column=column)
        assert table.apprentices(0)[-1] == hired


@pytest.mark.rule("ARC-032")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_buildings_are_a_face_down_pile(players: int) -> None:
    table = Table(players, drafted=False)
    assert table.pile_ids() == BUILDING_IDS[4 * players :]
    assert table.view.buildings.known == []


@pytest.mark.rule("ARC-032")
def test_the_buildings_are_shuffled() -> None:
    first = Counter(int(s.building_at[0]) for s in tables_laid(2))
    assert len(first) > 20  # places that one card can be at: 32 in the pile and two packets
    assert len({s.building_at.tobytes() for s in tables_laid(2)}) == SEEDS


@pytest.mark.rule("ARC-033")
@pytest.mark.parametrize("players", PLAYERS)
def test_four_silver_lie_on_the_tax_stand(players: int) -> None:
    table = Table(players)
    assert table.view.tax_stand == 4
    assert sum(table.silver(seat) for seat in range(players)) == sum(range(3, 3 + players))


# The players.


@pytest.mark.rule("ARC-034")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_workers_start_in_the_own_supply(players: int) -> None:
    table = Table(players)
    boards = table.view.boards
    assert len({board.board for board in boards}) == players
    for seat in range(players):
        assert table.workers(seat) == {"supply": 20}


@pytest.mark.rule("ARC-035")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_at_virtue_7(players: int) -> None:
    assert [board.virtue for board in Table(players).view.boards] == [7] * players


@pytest.mark.rule("ARC-036")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_markers_start_below_the_cathedral(players: int) -> None:
    view = Table(players).view
    assert [row.seats for row in view.cathedral] == [[]] * 5
    assert [(board.cathedral, board.points.cathedral) for board in view.boards] == [(0, 0)] * players


@pytest.mark.rule("ARC-044")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_starts_with_anything_else(players: int) -> None:
    for board in Table(players).view.boards:
        assert {good for good, amount in board.goods.items() if amount} == {"silver"}
        assert (board.apprentices, board.buildings, board.skills) == ([], [], [])
        assert (board.unpaid, board.paid, board.captured) == (0, 0, [0] * players)


@pytest.mark.rule("ARC-042")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_start_player_is_chosen_at_random(players: int) -> None:
    starts = Counter(int(s.start_seat) for s in tables_laid(players))
    assert set(starts) == set(range(players))
    assert min(starts.values()) > SEEDS / players / 3


@pytest.mark.rule("ARC-042")
def test_the_start_player_has_the_first_turn() -> None:
    for seed in range(12):
        table = Table(players=4, seed=seed)
        assert table.seat == table.s.start_seat == table.s.active


@pytest.mark.rule("ARC-043")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("start", [0, 1])
def test_later_players_have_more_silver(players: int, start: int) -> None:
    table = Table(players, start_seat=start)
    assert [table.silver((start + step) % players) for step in range(players)] == [3, 4, 5, 6, 7][:players]


# The draft.


@pytest.mark.rule("ARC-037", "ARC-384")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("start", [0, 1])
def test_everybody_draws_four_cards_in_seat_order_from_the_start_player(players: int, start: int) -> None:
    table = Table(players, start_seat=start, drafted=False)
    for step in range(players):
        assert packet(table, (start + step) % players) == BUILDING_IDS[4 * step : 4 * step + 4]
    assert (table.stage, table.seat, table.view.draft_step) == ("draft", start, 1)


@pytest.mark.rule("ARC-037")
def test_the_first_step_keeps_one_of_four_and_passes_three_to_the_left() -> None:
    table = Table(players=3, drafted=False)
    assert table.refused("pick", building="BD05") == 37  # the neighbour's
    assert table.refused("pick", building="BD13") == 37  # in the pile
    keep(table, "BD03")
    keep(table, "BD05")
    assert packet(table, 1) == ["BD06", "BD07", "BD08"]  # still the own
    keep(table, "BD12")
    assert [table.hand_ids(seat) for seat in range(3)] == [["BD03"], ["BD05"], ["BD12"]]
    assert packet(table, 0) == ["BD09", "BD10", "BD11"]
    assert packet(table, 1) == ["BD01", "BD02", "BD04"]
    assert packet(table, 2) == ["BD06", "BD07", "BD08"]


@pytest.mark.rule("ARC-037", "ARC-038", "ARC-039")
def test_what_is_kept_and_passed_is_secret() -> None:
    table = Table(players=3, drafted=False)
    while table.stage == "draft":
        for seat in (None, 0, 1, 2):
            for board in table.view_of(seat).boards:
                assert (board.cards is None) == (board.choosing is None) == (board.seat != seat)
        keep(table, packet(table, table.seat)[0])


@pytest.mark.rule("ARC-038")
def test_the_second_step_keeps_one_of_three_and_passes_two_to_the_left() -> None:
    table = Table(players=3, drafted=False)
    for card in ("BD03", "BD05", "BD12"):
        keep(table, card)
    assert (table.seat, table.view.draft_step) == (0, 2)
    assert table.refused("pick", building="BD01") == 38
    assert table.refused("pick", building="BD03") == 38  # in the hand already
    for card in ("BD10", "BD02", "BD06"):
        keep(table, card)
    assert [table.hand_ids(seat) for seat in range(3)] == [
        ["BD03", "BD10"],
        ["BD02", "BD05"],
        ["BD06", "BD12"],
    ]
    assert packet(table, 0) == ["BD07", "BD08"]
    assert packet(table, 1) == ["BD09", "BD11"]
    assert packet(table, 2) == ["BD01", "BD04"]


@pytest.mark.rule("ARC-039", "ARC-040", "ARC-041")
def test_the_third_step_keeps_one_of_two_and_the_last_goes_under_the_pile() -> None:
    table = Table(players=3, start_seat=1, drafted=False)
    # Packets: seat 1 has BD01 to BD04, seat 2 BD05 to BD08, seat 0 BD09 to BD12.
    for card in ("BD03", "BD05", "BD12", "BD10", "BD02", "BD06"):
        keep(table, card)
    assert (table.seat, table.view.draft_step) == (1, 3)
    assert table.refused("pick", building="BD10") == 39
    assert [packet(table, seat) for seat in range(3)] == [
        ["BD01", "BD04"],
        ["BD07", "BD08"],
        ["BD09", "BD11"],
    ]
    for card in ("BD08", "BD09", "BD04"):
        keep(table, card)
    assert [table.hand_ids(seat) for seat in (1, 2, 0)] == [
        ["BD03", "BD08", "BD10"],
        ["BD02", "BD05", "BD09"],
        ["BD04", "BD06", "BD12"],
    ]
    assert table.pile_ids() == [*BUILDING_IDS[12:], "BD07", "BD11", "BD01"]  # from the start player on
    assert [board.hand for board in table.view.boards] == [3, 3, 3]
    assert (table.stage, table.seat, table.view.draft_step) == ("turn", 1, 0)


@pytest.mark.rule("ARC-040")
@pytest.mark.parametrize("players", PLAYERS)
def test_three_cards_are_the_hand_to_start_with(players: int) -> None:
    table = Table(players)
    for seat in range(players):
        assert len(table.hand_ids(seat)) == table.board(seat).hand == 3
    assert len(table.pile_ids()) == table.s.buildings_left == 40 - 3 * players


@pytest.mark.rule("ARC-041")
def test_nobody_sees_what_others_keep_before_keeping_a_card() -> None:
    """A step is simultaneous: the packets move only when all have kept one."""
    table = Table(players=4, drafted=False)
    packets = [packet(table, seat) for seat in range(4)]
    for seat in range(4):
        assert table.seat == seat
        assert [packet(table, later) for later in range(seat, 4)] == packets[seat:]
        keep(table, packets[seat][2])
    assert (table.seat, table.view.draft_step) == (0, 2)
    at = table.s.building_at
    assert sum(IN_PACKET <= at[card] < IN_PACKET + 4 for card in range(40)) == 12
    assert sum(IN_HAND <= at[card] < IN_HAND + 4 for card in range(40)) == 4


# The Black Market's defaults.


@pytest.mark.rule("ARC-045")
def test_the_large_space_has_a_default() -> None:
    table = Table()
    assert table.s.market_large == NOTHING
    assert table.view.market.spaces[2].goods == {"marble": 2, "stone": 1, "wood": 1}
    table.place("black_market_large")
    assert table.goods(0) == {"marble": 2, "stone": 1, "wood": 1}


@pytest.mark.rule("ARC-046")
def test_the_small_space_has_a_default() -> None:
    table = Table()
    table.market_pile(large="BM04")
    assert table.view.market.spaces[0].goods == {"marble": 1, "gold": 1}
    table.place("black_market_small")
    assert table.goods(0) == {"marble": 1, "gold": 1, "silver": 2}


# Explicit orders.


@pytest.mark.parametrize(
    ("players", "boards", "opponent"),
    [(2, (), "none"), (2, ("blue", "purple"), "none"), (1, (), "constantine")],
)
def test_orders_name_just_what_chance_would_have_dealt(
    players: int, boards: tuple[str, ...], opponent: str
) -> None:
    orders = standard_orders(players, boards, opponent)
    options = {"players": players, "boards": "random" if boards else "standard", "opponent": opponent}
    Match(GAME, options, orders=orders)
    without = [{name: orders[name] for name in orders if name != missing} for missing in orders]
    for wrong in (*without, orders | {"weather": []}):
        with pytest.raises(OrdersError, match="expected exactly the entries"):
            Match(GAME, options, orders=wrong)


@pytest.mark.parametrize("boards", [["blue"], ["blue", "blue"], ["blue", "pink"], "blue"])
def test_orders_give_every_player_a_board_of_their_own(boards: object) -> None:
    orders = standard_orders(2, ("blue", "purple")) | {"boards": boards}
    with pytest.raises(OrdersError, match=r"^boards: expected"):
        Match(GAME, {"players": 2, "boards": "random"}, orders=orders)
