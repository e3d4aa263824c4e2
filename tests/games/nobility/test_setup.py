"""Setup for two to five players (section 2), and what depends on the number of players (section 3)."""

from collections import Counter
from functools import cache

import numpy as np
import pytest

from moothall.engine.game import OptionError, OrdersError
from moothall.engine.match import Match
from moothall.games.nobility.game import GAME
from moothall.games.nobility.state import GUILDS, NOTHING, State
from tests.games.nobility.table import (
    BUILDING_IDS,
    COUNCIL_IDS,
    EVENTS,
    SETTLER_IDS,
    SHIP_IDS,
    Table,
    standard_orders,
)

PLAYERS = (1, 2, 3, 4, 5, 6)
SEEDS = 150
BACK_ONE = {f"S{number:02}" for number in range(1, 25)}


@cache
def tables_laid(players: int) -> list[State]:
    """The table at the first question, from many seeds."""
    chancery = "on" if players == 6 else "off"
    return [
        Match(GAME, {"players": players, "chancery": chancery}, seed=seed).state[0] for seed in range(SEEDS)
    ]


# The board.


@pytest.mark.rule("NOB-031")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_game_starts_with_round_one(players: int) -> None:
    assert Table(players, chosen=False).view_of(None).round_number == 1


@pytest.mark.rule("NOB-032")
def test_one_ship_is_revealed_of_a_shuffled_stack() -> None:
    table = Table(players=4, ships=[*SHIP_IDS[4:], *SHIP_IDS[:4]])
    assert table.view_of(None).harbour.ship == "H05"
    assert table.pile_ids("ship") == [*SHIP_IDS[5:], *SHIP_IDS[:4]]
    laid = tables_laid(4)
    for s in laid:
        assert sorted([s.ship, *s.ship_pile[: s.ships_left]]) == list(range(18))
    assert {int(s.ship) for s in laid} == set(range(18))
    assert len({s.ship_pile.tobytes() for s in laid}) == SEEDS


@pytest.mark.rule("NOB-033")
def test_a_council_tile_lies_on_each_of_eighteen_spaces() -> None:
    table = Table(players=4)
    council = table.council_ids()
    assert [len(row) for row in council] == [6, 6, 6]
    assert sorted(str(tile) for row in council for tile in row) == COUNCIL_IDS[:18]
    assert table.pile_ids("council") == COUNCIL_IDS[18:]
    laid = tables_laid(4)
    for s in laid:
        tiles = [*s.council.reshape(-1), *s.council_pile[: s.council_left]]
        assert sorted(tiles) == list(range(30))
        assert s.council_left == 12
    for place in range(18):
        assert len({int(s.council.reshape(-1)[place]) for s in laid}) > 25


@pytest.mark.rule("NOB-034", "NOB-036")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_all_buildings_go_into_the_bag_and_six_into_the_hall(players: int) -> None:
    table = Table(players, buildings=[*BUILDING_IDS[30:], *BUILDING_IDS[:30]])
    assert table.hall_ids() == ["B31", "B32", "B33", "B34", "B35", "B36"]
    assert table.pile_ids("building") == [*BUILDING_IDS[36:], *BUILDING_IDS[:30]]
    assert all(table.workshop_ids(guild) == [None, None, None] for guild in GUILDS)
    for s in tables_laid(players):
        assert sorted([*s.hall, *s.bag[: s.bag_left]]) == list(range(48))
    for space in range(6):
        assert len({int(s.hall[space]) for s in tables_laid(players)}) > 40


@pytest.mark.rule("NOB-035", "NOB-054")
@pytest.mark.parametrize("players", [1, 2])
def test_with_one_or_two_the_middle_space_of_every_guild_is_filled(players: int) -> None:
    middle = ["B03", "B12", "B18", "B20", "B27", "B36"]
    rest = [name for name in BUILDING_IDS if name not in middle]
    table = Table(players, middle=middle, buildings=rest)
    for guild, tile in zip(GUILDS, middle, strict=True):
        assert table.workshop_ids(guild) == [None, tile, None]
    assert (table.s.owner == NOTHING).all()
    hall = [tile for space, tile in enumerate(table.s.hall) if not table.pips("hall")[space]]
    assert not {BUILDING_IDS[tile] for tile in hall} & {*middle}
    for number in range(6):
        tiles = Counter(int(s.workshop[number, 1]) for s in tables_laid(players))
        assert tiles.keys() == set(range(6 * number, 6 * number + 6))
        assert max(tiles.values()) < SEEDS // 3
    for s in tables_laid(players):
        hall_and_bag = [*s.hall, *s.bag[: s.bag_left], *s.workshop[:, 1]]
        discarded = [tile for tile in range(48) if (int(s.building_discards) >> tile) & 1]
        assert sorted(tile for tile in [*hall_and_bag, *discarded] if tile != NOTHING) == list(range(48))
        assert (s.owner == NOTHING).all()
        assert (s.workshop[:, [0, 2]] == NOTHING).all()


@pytest.mark.rule("NOB-037")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_has_one_settler_with_back_one(players: int) -> None:
    firsts: set[str] = set()
    for s in tables_laid(players):
        for seat in range(players):
            settlers = s.players[seat].settlers
            assert settlers[0] != NOTHING
            assert (settlers[1:] == NOTHING).all()
            firsts.add(SETTLER_IDS[settlers[0]])
    assert firsts <= BACK_ONE
    assert firsts == BACK_ONE


@pytest.mark.rule("NOB-038", "NOB-039")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_other_settlers_form_one_deck_of_which_six_are_revealed(players: int) -> None:
    for s in tables_laid(players):
        dealt = [s.players[seat].settlers[0] for seat in range(players)]
        deck = [*s.settler_pile[: s.settlers_left]]
        assert sorted([*dealt, *s.display, *deck]) == list(range(48))
        assert (s.display != NOTHING).all()
    for space in range(6):
        shown = {int(s.display[space]) for s in tables_laid(players)}
        assert {card < 24 for card in shown} == {True, False}
        assert len(shown) > 35


@pytest.mark.rule("NOB-038", "NOB-039")
def test_the_display_comes_from_the_top_of_the_deck() -> None:
    table = Table(players=2)
    assert table.display_ids() == ["S03", "S04", "S05", "S06", "S07", "S08"]
    assert table.pile_ids("settler") == SETTLER_IDS[8:]


# The players.


@pytest.mark.rule("NOB-040", "NOB-058")
def test_each_player_has_five_dice_of_an_own_colour() -> None:
    for players in (2, 3, 4, 5):
        boards = Table(players).view_of(None).boards
        assert len({board.colour for board in boards}) == players
        assert all(len(board.dice) == 5 and min(board.dice) >= 1 for board in boards)


@pytest.mark.rule("NOB-041", "NOB-116")
def test_each_player_has_a_character_that_nobody_else_has() -> None:
    for s in tables_laid(6):
        assert len({int(s.players[seat].character) for seat in range(6)}) == 6
    for seat in range(6):
        assert {int(s.players[seat].character) for s in tables_laid(6)} == set(range(13))


@pytest.mark.rule("NOB-042", "NOB-043", "NOB-044", "NOB-045", "NOB-046", "NOB-047", "NOB-048")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_starts_with_the_same(players: int) -> None:
    table = Table(players)
    for seat in range(players):
        board = table.board(seat)
        assert board.coins == 8
        assert list(board.goods) == [1, 1, 1, 1, 1, 1]
        assert table.houses(seat) == (6, 1, 0)
        assert table.figures(seat) == {"supply": 14}
        assert (board.reputation, board.nobility, board.vp) == (9, 0, 0)
        assert table.completed_ids(seat) == []


# The first player.


@pytest.mark.rule("NOB-049")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_player_is_configured_or_drawn(players: int) -> None:
    assert {int(s.start_seat) for s in tables_laid(players)} == set(range(players))
    for first in range(1, players + 1):
        table = Match(GAME, {"players": players, "first_player": first}, seed=5)
        assert (table.seat, table.state[0].start_seat) == (first - 1, first - 1)
    with pytest.raises(OptionError):
        Match(GAME, {"players": players, "first_player": players + 1}, seed=5)


@pytest.mark.rule("NOB-050", "NOB-051", "NOB-052", "NOB-053", "NOB-054")
@pytest.mark.parametrize(
    ("players", "tokens"),
    [
        (1, [0]),
        (2, [0, 0]),
        (3, [0, 0, 0]),
        (4, [0, 0, 0, 1]),
        (5, [0, 0, 0, 1, 2]),
        (6, [0, 0, 0, 1, 2, 3]),
    ],
)
def test_later_players_start_with_modifiers(players: int, tokens: list[int]) -> None:
    for first in range(players):
        table = Table(players, start_seat=first)
        given = [int(table.board((first + step) % players).modifiers) for step in range(players)]
        assert given == tokens
        assert table.s.modifiers == 20 - sum(tokens)


@pytest.mark.rule("NOB-452")
def test_commissions_are_chosen_with_full_sight_of_the_board() -> None:
    """The table is laid, also with an event deck; the modifiers go by the first player; nothing is rolled."""
    table = Table(players=4, chancery=True, events=True, chosen=False, start_seat=2)
    assert (table.stage, table.seat) == ("first_commission", 2)
    view = table.view_of(2)
    assert view.harbour.ship == "H01"
    assert all(space.building for space in view.hall.spaces)
    assert all(view.tavern.display)
    assert all(space.tile for row in view.council.rows for space in row)
    assert [board.modifiers for board in view.boards] == [0, 1, 0, 0]
    assert [board.coins for board in view.boards] == [8] * 4
    assert view.event is None
    assert all(set(board.dice) <= {0} for board in view.boards)
    for seat in (2, 3, 0, 1):
        assert (table.stage, table.seat) == ("first_commission", seat)
        table.match.play(table.match.legal()[0])
    assert (table.stage, table.seat) == ("turn", 2)
    assert table.view_of(None).event.card == "E01"


@pytest.mark.rule("NOB-452")
def test_the_middle_workshops_come_before_the_hall() -> None:
    """So none of those six can lie in the hall, and the hall is full all the same."""
    for s in tables_laid(2):
        assert (s.hall != NOTHING).all()
        assert not {*s.hall} & {*s.workshop[:, 1]}


# Section 3.


@pytest.mark.rule("NOB-054", "NOB-122", "NOB-133", "NOB-167")
@pytest.mark.parametrize(("players", "slots"), [(1, 2), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_slots_of_tavern_and_yard(players: int, slots: int) -> None:
    table = Table(players)
    table.has(coins=50)
    table.sweep("tavern", "yard")
    for _ in range(slots):
        for location in ("tavern", "yard"):
            table.turn(0)
            table.dice(3)
            table.has(placed=0)
            table.place(location, 3)
            table.finish_action()
    table.turn(0)
    table.dice(3)
    assert table.may_place("tavern", 3) == 133
    assert table.may_place("yard", 3) == 167
    view = table.view_of(None)
    assert (len(view.tavern.dice), view.tavern.slots) == (slots, slots)
    assert (len(view.yard.dice), view.yard.slots) == (slots, slots)


@pytest.mark.rule("NOB-054", "NOB-122", "NOB-176", "NOB-177")
@pytest.mark.parametrize(("players", "usable"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
@pytest.mark.parametrize("order", [(1, 3, 5), (6, 4, 2), (3, 1, 6)])
def test_dice_in_each_guild(players: int, usable: int, order: tuple[int, ...]) -> None:
    table = Table(players)
    table.sweep("guild")
    for number, value in enumerate(order):
        table.turn(0)
        table.dice(value)
        table.has(placed=0)
        if number < usable:
            table.place("guild", value, guild="wizards")
            table.finish_action()
        else:
            assert table.may_place("guild", value, guild="wizards") == 177
    table.turn(0)
    table.dice(order[0])
    table.has(placed=0)
    assert table.may_place("guild", order[0], guild="wizards") == 117
    assert table.may_place("guild", order[0], guild="artists") == 0


@pytest.mark.rule("NOB-054", "NOB-222")
@pytest.mark.parametrize(("players", "slots"), [(1, 2), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_apprentice_slots(players: int, slots: int) -> None:
    table = Table(players)
    table.sweep("guild")
    table.lot(2)
    table.employ("artists", slots - 1)
    table.dice(1)
    table.place("guild", 1, guild="artists")
    while table.stage != "employ":
        table.match.play(table.match.legal()[0])
    table.play("employ_worker")
    assert table.stage == "turn"
    assert table.board(0).apprentices[1] == slots
    assert table.view_of(None).guilds[1].apprentice_slots == slots


@pytest.mark.rule("NOB-054")
@pytest.mark.parametrize("players", PLAYERS)
def test_dice_reputation_and_castle(players: int) -> None:
    table = Table(players)
    dice, reputation, castle = (4, 7, 4) if players == 6 else (5, 9, 3)
    for seat in range(players):
        assert np.count_nonzero(table.board(seat).dice) == dice
        assert table.board(seat).reputation == reputation
    assert len(table.view_of(None).castle) == castle
    table.dice(1)
    assert table.may_place("castle", 1, slot=1) == (0 if players == 6 else 344)


@pytest.mark.rule("NOB-054", "NOB-193")
@pytest.mark.parametrize(("players", "times"), [(2, 2), (3, 1), (4, 1), (5, 1), (6, 1)])
def test_ownership_rewards_are_doubled_with_two(players: int, times: int) -> None:
    table = Table(players)
    table.own("scholars", 0, "B02", seat=1)
    table.dice(1)
    table.place("guild", 1, guild="scholars")
    table.finish_action()
    assert table.board(1).coins == 8 + times


@pytest.mark.rule("NOB-054")
def test_the_chancery_may_must_or_may_not_be_used() -> None:
    with pytest.raises(OptionError):
        Match(GAME, {"players": 1, "chancery": "on"}, seed=1)
    with pytest.raises(OptionError):
        Match(GAME, {"players": 6, "chancery": "off"}, seed=1)
    for players, desks in ((2, 6), (3, 6), (4, 6), (5, 12)):
        assert Table(players).view_of(None).chancery is None
        assert len(Table(players, chancery=True).view_of(None).chancery.desks) == desks
    assert len(Table(6).view_of(None).chancery.desks) == 12


INCOME = {
    1: [3, 2],
    2: [3, 2],
    3: [3, 2, 1],
    4: [3, 2, 2, 1],
    5: [3, 2, 2, 1, 1],
    6: [4, 3, 2, 2, 1, 1],
}


@pytest.mark.rule("NOB-055")
@pytest.mark.parametrize(
    ("players", "apprentices"), [(players, n + 1) for players, row in INCOME.items() for n in range(len(row))]
)
def test_income_for_each_apprentice(players: int, apprentices: int) -> None:
    """One of the guild's apprentices is the first player's; the others are the last player's."""
    table = Table(players)
    coins = INCOME[players][apprentices - 1]
    others = apprentices - 1
    if players > 1:
        table.employ("merchants", 1, seat=0)
        table.employ("merchants", others, seat=players - 1)
    else:
        table.employ("merchants", apprentices, seat=0)
    table.end_round()
    if players > 1:
        assert table.board(0).coins == 8 + coins
        assert table.board(players - 1).coins == 8 + others * coins
    else:
        assert table.board(0).coins == 8 + apprentices * coins
    assert table.view_of(None).guilds[4].income == coins


# Explicit orders.


@pytest.mark.parametrize(
    ("players", "events", "chancery"), [(1, False, False), (2, True, False), (3, False, True)]
)
def test_orders_name_just_what_chance_would_have_dealt(players: int, events: bool, chancery: bool) -> None:
    orders = standard_orders(players, EVENTS if events else (), chancery)
    switches = {True: "on", False: "off"}
    options: dict[str, int | str] = {
        "players": players,
        "events": switches[events],
        "chancery": switches[chancery],
    }
    Match(GAME, options, orders=orders)
    without = [{name: orders[name] for name in orders if name != missing} for missing in orders]
    for wrong in (*without, orders | {"weather": []}):
        with pytest.raises(OrdersError, match="expected exactly the entries"):
            Match(GAME, options, orders=wrong)
