"""The automated opponent: one player against it, or two (section 24)."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from moothall.engine.game import OptionError
from moothall.engine.match import Match
from moothall.games.architects.game import GAME
from moothall.games.architects.state import COLOURS, LOCATIONS, NOTHING, Player
from tests.games.architects.building_site import NO_GOODS, construct, constructed, prepare
from tests.games.architects.printed import BUILDING, ROW_SLOTS, VIRTUE_POINTS
from tests.games.architects.table import DECK, SCHEME_IDS, Table, location
from tests.games.architects.walks import walk

OPPONENTS = ("constantine", "helena")
MODES = [(players, opponent) for players in (1, 2) for opponent in OPPONENTS]
GATHER = {"SC01": "quarry", "SC03": "forest", "SC05": "mines", "SC07": "silversmith"}
STOREHOUSE, WORKSHOP_1, WORKSHOP_2, TOWN_CENTRE, GUARDHOUSE = "SC08", "SC11", "SC12", "SC13", "SC17"
TAX_STAND, MARKET_SMALL, MARKET_LARGE = "SC20", "SC21", "SC22"
BUILDING_FIRST, CATHEDRAL_FIRST = "SC23", "SC28"
QUARRY, FOREST = location("quarry"), location("forest")


def versus(opponent: str = "constantine", players: int = 1, **orders: Any) -> Table:
    return Table(players, opponent=opponent, **orders)


def bot(table: Table) -> Player:
    return table.board(int(table.s.people))


def bot_seat(table: Table) -> int:
    return int(table.s.people)


def set_bot(table: Table, **fields: int) -> None:
    table.has(bot_seat(table), **fields)


def scheme(table: Table, *cards: str) -> Table:
    """The opponent's turns, with these cards on top of its pile."""
    table.scheme_pile(*cards)
    for _ in cards:
        table.turn(bot_seat(table))
        assert table.legal() == [("scheme", {})]
        table.play("scheme")
    return table


def bot_workers(table: Table) -> dict[str, int]:
    """Where they are, but for the supply."""
    workers = table.workers(bot_seat(table))
    workers.pop("supply", 0)
    return workers


# General.


@pytest.mark.rule("ARC-331")
@pytest.mark.parametrize(("players", "opponent"), MODES)
def test_one_or_two_people_can_play_against_it(players: int, opponent: str) -> None:
    match = Match(GAME, {"players": players, "opponent": opponent}, seed=1)
    assert (match.players, match.seats) == (players, players + 1)
    played = walk(players, "standard", opponent, 3, "builders")
    final = played.states[-1]
    assert final["over"]
    assert (final["seats"], final["people"]) == (players + 1, players)


@pytest.mark.rule("ARC-331")
def test_one_person_always_has_an_opponent_and_three_never() -> None:
    with pytest.raises(OptionError, match="opponent must be one of constantine, helena, not none"):
        Match(GAME, {"players": 1, "opponent": "none"}, seed=1)
    for players in (3, 4, 5):
        with pytest.raises(OptionError, match="opponent must be one of none, not helena"):
            Match(GAME, {"players": players, "opponent": "helena"}, seed=1)


@pytest.mark.rule("ARC-332")
def test_the_opponents_are_constantine_and_helena() -> None:
    assert DECK.names["opponent"] == {"constantine": "Constantine", "helena": "Helena"}
    for opponent in OPPONENTS:
        shown = versus(opponent).view.automaton
        assert shown is not None
        assert shown.opponent == opponent


@pytest.mark.rule("ARC-333")
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_alone_captures_may_come_from_two_places(opponent: str) -> None:
    table = versus(opponent)
    table.send("town_centre", 3)
    table.has(silver=9)
    for place in ("quarry", "forest", "mines"):
        table.send(place, 1, seat=1)
    table.place("town_centre")
    table.play("capture", location=QUARRY, seat=1)
    table.play("capture", location=FOREST, seat=1)
    assert table.refused("capture", location="mines", seat=1) == 112
    assert table.me.captured[1] == 2


@pytest.mark.rule("ARC-334")
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_two_against_it_may_capture_from_two_places_as_well(opponent: str) -> None:
    table = versus(opponent, 2)
    table.send("town_centre", 3)
    table.has(silver=9)
    for place, seat in (("quarry", 1), ("forest", 2), ("mines", 1)):
        table.send(place, 1, seat=seat)
    table.place("town_centre")
    table.play("capture", location=QUARRY, seat=1)
    table.play("capture", location=FOREST, seat=2)
    assert table.refused("capture", location="mines", seat=1) == 334


@pytest.mark.rule("ARC-335")
@pytest.mark.parametrize(("players", "opponent"), MODES)
def test_it_has_a_colour_workers_and_markers_of_its_own(players: int, opponent: str) -> None:
    table = versus(opponent, players)
    assert len({int(table.board(seat).board) for seat in range(players + 1)}) == players + 1
    assert sum(table.workers(players).values()) == 20
    assert bot(table).cathedral == 0
    assert len(table.view.boards) == players + 1


@pytest.mark.rule("ARC-335")
def test_its_workers_are_captured_delivered_and_imprisoned_like_any() -> None:
    table = versus()
    table.send("quarry", 3, seat=1)
    table.has(silver=5)
    table.place("town_centre")
    table.play("capture", location=QUARRY, seat=1)
    assert table.workers(1) == {"supply": 17, "board 0": 3}
    table.turn(0)
    silver = table.silver(0)
    table.place("guardhouse")
    table.play("deliver")
    assert table.workers(1) == {"supply": 17, "prison": 3}
    assert table.silver(0) == silver + 3


@pytest.mark.rule("ARC-335")
def test_a_reset_counts_it_among_the_players() -> None:
    """Three in the Prison cost it a virtue, most of them a debt."""
    table = versus()
    table.imprison(2, seat=1)
    table.deal_at("small", seat=1)
    table.deal_at("middle", seat=0)
    table.has(silver=3)
    table.place("black_market_large")
    assert table.workers(1)["prison"] == 3
    assert (bot(table).virtue, bot(table).unpaid) == (7, 1)
    assert (table.board(0).prison, table.board(0).unpaid) == (2, 0)


@pytest.mark.rule("ARC-335")
@pytest.mark.parametrize("row", ROW_SLOTS)
def test_its_marker_takes_a_slot_of_the_cathedral(row: int) -> None:
    table = versus(players=2)
    table.has(0, cathedral=5 - row, virtue=9)
    table.has(0, **dict.fromkeys(NO_GOODS, 20))
    table.hand("BD24")
    table.has(1, cathedral=6 - row)
    assert table.may_place("guildhall") == (192 if ROW_SLOTS[row] == 1 else 0)
    set_bot(table, cathedral=6 - row)
    assert table.may_place("guildhall") == (192 if ROW_SLOTS[row] <= 2 else 0)


@pytest.mark.rule("ARC-336")
def test_for_comparisons_of_goods_it_owns_nothing_but_silver() -> None:
    table = versus()
    table.has(0, **(NO_GOODS | {"clay": 1, "wood": 1, "stone": 1, "silver": 2}))
    table.built("BD21", "BD12", "BD03", "BD40", seat=0)  # the four markets
    set_bot(table, materials=99)
    assert table.result().details[0]["buildings"] == 6 + 7 + 7 + 6 + 4 * 2
    table.has(1, silver=2)
    assert table.result().details[0]["buildings"] == 6 + 7 + 7 + 6 + 3 * 2
    table.has(1, silver=1)
    assert table.result().details[0]["buildings"] == 6 + 7 + 7 + 6 + 4 * 2


@pytest.mark.rule("ARC-336")
def test_its_row_of_the_cathedral_and_its_virtue_count() -> None:
    table = versus()
    table.built("BD02", seat=0)  # Steeple
    table.has(0, cathedral=2)
    set_bot(table, cathedral=1)
    assert table.result().details[0]["buildings"] == 4 + 2
    set_bot(table, cathedral=2)
    assert table.result().details[0]["buildings"] == 4
    table = versus()
    table.has(0, **NO_GOODS)
    table.has(0, virtue=8)
    set_bot(table, virtue=9, materials=0)
    table.has(1, silver=0)
    assert table.result().scores == [0, 0]
    assert table.result().winners == [1]


@pytest.mark.rule("ARC-337")
@pytest.mark.parametrize(("players", "opponent"), MODES)
def test_it_holds_no_cards_hires_nobody_and_pays_no_silver(players: int, opponent: str) -> None:
    for seed in range(4):
        states = walk(players, "random", opponent, seed, "uniform").states
        board = states["players"][:, players]
        assert (board["hand"] == 0).all()
        assert (board["apprentices"] == NOTHING).all()
        assert (board["goods"][:, :5] == 0).all()
        silver = board["goods"][:, 5]
        assert (np.diff(silver) >= 0).all()


@pytest.mark.rule("ARC-337")
def test_it_evades_no_tax() -> None:
    table = versus()
    set_bot(table, virtue=0)
    table.tax(0)
    table.send("quarry", 1, seat=0)
    scheme(table, WORKSHOP_1, TOWN_CENTRE)
    assert table.s.tax_stand == 2 + 1
    assert table.view.boards[1].evasion == 0


@pytest.mark.rule("ARC-338")
def test_its_virtue_beyond_fourteen_destroys_debts_by_itself() -> None:
    table = versus()
    set_bot(table, virtue=14, unpaid=2, materials=4)
    scheme(table, STOREHOUSE)
    assert (bot(table).virtue, bot(table).unpaid, bot(table).paid) == (14, 1, 0)
    assert table.stage == "turn"
    set_bot(table, virtue=14, unpaid=0, materials=4)
    scheme(table, STOREHOUSE)
    assert (bot(table).virtue, bot(table).unpaid, bot(table).virtue_due) == (14, 0, 0)


@pytest.mark.rule("ARC-338")
@pytest.mark.parametrize(("virtue", "left", "debts"), [(2, 0, 0), (1, 0, 1), (0, 0, 2)])
def test_its_virtue_below_zero_becomes_debts(virtue: int, left: int, debts: int) -> None:
    table = versus()
    set_bot(table, virtue=virtue)
    scheme(table, TAX_STAND)
    assert (bot(table).virtue, bot(table).unpaid) == (left, debts)


@pytest.mark.rule("ARC-339")
def test_effects_on_all_players_reach_it() -> None:
    table = constructed("Monument", versus(players=2))
    assert [int(table.board(seat).virtue) for seat in range(3)] == [9, 8, 9]
    table = prepare("Watchtower", versus())
    table.imprison(3, seat=1)
    construct(table, "Watchtower")
    assert [int(table.board(seat).virtue) for seat in range(2)] == [6, 7]


@pytest.mark.rule("ARC-391")
def test_the_opponent_is_an_option_and_alone_constantine_by_default() -> None:
    assert Match(GAME, {"players": 1}, seed=1).options["opponent"] == "constantine"
    assert Match(GAME, {"players": 1, "opponent": "helena"}, seed=1).options["opponent"] == "helena"
    assert Match(GAME, {"players": 2}, seed=1).seats == 2
    assert Match(GAME, {"players": 2, "opponent": "helena"}, seed=1).state[0].opponent == 2
    assert Match(GAME, {"players": 2, "opponent": "constantine"}, seed=1).state[0].opponent == 1


@pytest.mark.rule("ARC-391")
@pytest.mark.parametrize(
    ("boards", "colour"),
    [(("blue",), "green"), (("red",), "blue"), (("green", "blue"), "purple"), (("blue", "purple"), "green")],
)
def test_it_takes_the_first_colour_that_no_person_uses(boards: tuple[str, ...], colour: str) -> None:
    table = Table(boards=boards, opponent="helena")
    assert COLOURS[bot(table).board] == colour
    table = versus("helena", len(boards), choice=True)
    for board in boards:
        table.play("choose_board", board=board)
    assert COLOURS[bot(table).board] == colour
    assert table.view.boards[-1].power is None


@pytest.mark.rule("ARC-391")
@pytest.mark.parametrize("players", [1, 2])
def test_with_standard_boards_it_has_the_next_colour(players: int) -> None:
    assert bot(versus(players=players)).board == players


@pytest.mark.rule("ARC-392")
@pytest.mark.parametrize("players", [1, 2])
def test_everything_about_it_is_public_but_the_order_of_its_schemes(players: int) -> None:
    table = versus("helena", players)
    table.captive(players, 2, seat=0)
    set_bot(table, paid=1, unpaid=2, cathedral=1)
    scheme(table, "SC05", MARKET_SMALL)
    seats = [None, *range(players)]
    shown = [table.view_of(seat).boards[players] for seat in seats]
    assert all(board == shown[0] for board in shown)
    assert (shown[0].materials, shown[0].unpaid, shown[0].paid) == (6 + 1 + 3, 2, 1)
    automata = [table.view_of(seat).automaton for seat in seats]
    assert all(automaton == automata[0] for automaton in automata)
    assert automata[0] is not None
    assert (automata[0].scheme, automata[0].discarded) == (MARKET_SMALL, ["SC05", MARKET_SMALL])
    views = [table.view_of(seat) for seat in seats]
    table.scheme_pile(*reversed(table.pile_ids("scheme")))
    assert [table.view_of(seat) for seat in seats] == views


# Setup.


@pytest.mark.rule("ARC-340", "ARC-341")
@pytest.mark.parametrize(("players", "spaces", "rewards"), [(1, 12, 5), (2, 16, 7)])
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_it_counts_as_a_player_in_the_setup(players: int, spaces: int, rewards: int, opponent: str) -> None:
    table = versus(opponent, players)
    assert len(table.view.guildhall.spaces) == spaces
    assert table.view.rewards.left == len(table.pile_ids("reward")) == rewards
    assert table.view.rewards.removed == 11 - rewards


@pytest.mark.rule("ARC-342")
def test_alone_three_of_four_cards_are_kept() -> None:
    table = versus(drafted=False)
    first = DECK.ids("building")[:4]
    assert (table.stage, table.seat) == ("draft_alone", 0)
    assert table.view_of(0).boards[0].choosing == first
    assert sorted(values["building"] for _, values in table.legal()) == [0, 1, 2, 3]
    assert table.refused("discard", building=4) == 342
    table.play("discard", building=2)
    assert table.hand_ids(0) == [first[0], first[1], first[3]]
    assert table.board(0).hand == 3
    assert table.pile_ids() == [*DECK.ids("building")[4:], first[2]]
    assert (table.stage, table.seat) == ("turn", 0)


@pytest.mark.rule("ARC-343")
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_two_people_draft_with_each_other(opponent: str) -> None:
    table = versus(opponent, 2, drafted=False)
    asked = []
    while table.stage == "draft":
        asked.append((table.seat, len(table.view_of(table.seat).boards[table.seat].choosing or [])))
        table.match.play(table.match.legal()[0])
    assert asked == [(0, 4), (1, 4), (0, 3), (1, 3), (0, 2), (1, 2)]
    # Seat 0 is dealt 1 to 4, seat 1 is dealt 5 to 8; each takes the first.
    assert table.hand_ids(0) == ["BD01", "BD03", "BD06"]
    assert table.hand_ids(1) == ["BD02", "BD05", "BD07"]
    assert table.pile_ids()[-2:] == ["BD04", "BD08"]
    assert bot(table).hand == 0


@pytest.mark.rule("ARC-344")
@pytest.mark.parametrize(
    ("players", "start_seat", "order"), [(1, 0, [0, 1]), (2, 0, [0, 1, 2]), (2, 1, [1, 0, 2])]
)
def test_it_sits_last_in_turn_order(players: int, start_seat: int, order: list[int]) -> None:
    table = versus(players=players, start_seat=start_seat)
    assert [table.silver(seat) for seat in order[:-1]] == [3, 4][:players]
    seats = []
    for _ in range(2 * len(order)):
        seats.append(table.seat)
        if table.stage == "scheme":
            table.scheme_pile("SC01" if len(seats) < 4 else "SC02")
        table.idle()
    assert seats == 2 * order


@pytest.mark.rule("ARC-345")
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize(
    ("opponent", "virtue", "silver", "materials", "prison"),
    [("constantine", 8, 0, 4, 0), ("helena", 6, 6, 6, 4)],
)
def test_what_it_starts_with(
    opponent: str, virtue: int, silver: int, materials: int, prison: int, players: int
) -> None:
    table = versus(opponent, players)
    board = bot(table)
    assert (board.virtue, table.silver(players), board.materials) == (virtue, silver, materials)
    assert (board.prison, board.supply) == (prison, 20 - prison)
    assert (board.unpaid, board.paid, board.hand) == (0, 0, 0)


@pytest.mark.rule("ARC-346")
def test_thirty_schemes_are_shuffled_into_a_pile() -> None:
    assert len(SCHEME_IDS) == 30
    orders = []
    for seed in range(30):
        table = Table(1, opponent="constantine", seed=seed, drafted=False)
        orders.append(tuple(table.pile_ids("scheme")))
        assert sorted(orders[-1]) == SCHEME_IDS
        assert table.s.schemes_left == 30
    assert len(set(orders)) == 30
    assert len({order[0] for order in orders}) > 10
    assert table.view.automaton is not None
    assert table.view.automaton.discarded == []


@pytest.mark.rule("ARC-346")
def test_without_an_opponent_there_are_no_schemes() -> None:
    table = Table(2)
    assert (table.s.schemes_left, table.pile_ids("scheme")) == (0, [])
    assert table.view.automaton is None


@pytest.mark.rule("ARC-347")
def test_people_may_use_variable_boards_and_more_virtue_starts() -> None:
    for boards, start in ((("green", "yellow"), 1), (("purple", "red"), 0)):
        table = Table(boards=boards, opponent="constantine")
        assert (table.s.start_seat, table.seat) == (start, start)
        assert table.view.turn_order == [start, 1 - start, 2]
    table = Table(boards=("green",), opponent="helena")
    assert (table.s.start_seat, table.board(0).prison, table.silver(0)) == (0, 8, 10)
    for seed in range(20):
        s = Match(GAME, {"players": 2, "boards": "random", "opponent": "helena"}, seed=seed).state[0]
        virtues = [int(s.players[seat].virtue) for seat in range(2)]
        assert virtues[s.start_seat] == max(virtues)


# Its turn.


@pytest.mark.rule("ARC-348")
def test_it_reveals_the_top_scheme_carries_it_out_and_discards_it() -> None:
    table = versus()
    table.scheme_pile("SC05", "SC03")
    table.idle()
    assert (table.stage, table.seat) == ("scheme", 1)
    table.play("scheme")
    assert bot_workers(table) == {"mines": 1}
    assert table.s.scheme == SCHEME_IDS.index("SC05")
    assert table.s.schemes_left == 29
    assert table.pile_ids("scheme")[0] == "SC03"
    assert "SC05" not in table.pile_ids("scheme")


@pytest.mark.rule("ARC-348")
def test_an_empty_scheme_pile_is_rebuilt_from_the_discards() -> None:
    tops = set()
    for seed in range(12):
        table = Table(1, opponent="constantine", seed=seed)
        table.s.scheme_depth[:] = NOTHING
        table.s.scheme_depth[0] = 0
        table.s.schemes_left = 1
        table.turn(1)
        table.play("scheme")
        assert (table.s.scheme, table.pile_ids("scheme")) == (0, [])
        table.turn(1)
        table.play("scheme")
        left = table.pile_ids("scheme")
        assert len(left) == table.s.schemes_left == 29
        assert {*left, SCHEME_IDS[table.s.scheme]} == {*SCHEME_IDS}
        tops.add(tuple(left[:3]))
    assert len(tops) > 8


@pytest.mark.rule("ARC-349")
def test_without_a_worker_it_takes_back_all_from_its_fullest_place() -> None:
    table = versus()
    table.send("forest", 5, seat=1)
    table.send("guardhouse", 8, seat=1)
    table.send("workshop", 7, seat=1)
    left, last = int(table.s.schemes_left), int(table.s.scheme)
    table.turn(1)
    table.play("scheme")
    assert table.workers(1) == {"supply": 8, "forest": 5, "workshop": 7}
    assert (table.s.schemes_left, table.s.scheme) == (left, last)
    assert (table.stage, table.seat) == ("turn", 0)


@pytest.mark.rule("ARC-349")
def test_of_places_that_are_equally_full_the_first_is_emptied() -> None:
    for number in range(8):
        table = versus()
        for place in LOCATIONS[number : number + 2]:
            table.send(place, 10, seat=1)
        table.turn(1)
        table.play("scheme")
        assert table.workers(1) == {"supply": 10, LOCATIONS[number + 1]: 10}


@pytest.mark.rule("ARC-350")
def test_with_nobody_outside_it_takes_all_from_the_prison() -> None:
    table = versus()
    table.imprison(12, seat=1)
    table.captive(0, 8, seat=1)
    table.turn(1)
    table.play("scheme")
    assert table.workers(1) == {"supply": 12, "board 0": 8}
    assert (bot(table).unpaid, bot(table).virtue) == (0, 8)


@pytest.mark.rule("ARC-350")
def test_with_nobody_in_the_prison_it_takes_a_debt_and_all_from_other_boards() -> None:
    table = versus(players=2)
    table.captive(0, 12, seat=2)
    table.captive(1, 5, seat=2)
    table.fill_guildhall(2, seats=[2])
    table.deal_at("small", seat=2)
    table.captive(0, 2, seat=1)
    table.turn(2)
    table.play("scheme")
    assert table.workers(2) == {"supply": 17, "guildhall": 2, "black_market_small": 1}
    assert (bot(table).unpaid, bot(table).virtue) == (1, 8)
    assert table.board(0).captured[1] == 2


@pytest.mark.rule("ARC-350")
def test_with_nobody_to_take_back_its_turn_is_skipped() -> None:
    table = versus()
    table.bench(seat=1)
    table.turn(1)
    table.play("scheme")
    assert table.workers(1) == {"beside": 20}
    assert (bot(table).unpaid, table.s.schemes_left) == (0, 30)
    assert (table.stage, table.seat) == ("turn", 0)


# A scheme that can't be carried out.


@pytest.mark.rule("ARC-351", "ARC-393")
@pytest.mark.parametrize(
    ("standing", "place"),
    [
        ({}, "quarry"),
        ({"forest": 1, "mines": 1}, "forest"),
        ({"quarry": 2, "silversmith": 3}, "silversmith"),
        ({"mines": 2, "workshop": 9}, "mines"),
    ],
)
@pytest.mark.parametrize("card", [TOWN_CENTRE, GUARDHOUSE, TAX_STAND, MARKET_SMALL, BUILDING_FIRST])
def test_an_impossible_scheme_becomes_a_gathering(card: str, standing: dict[str, int], place: str) -> None:
    table = versus()
    table.tax(0)
    set_bot(table, materials=0, virtue=10)
    for where, count in standing.items():
        table.send(where, count, seat=1)
    scheme(table, card)
    count = standing.get(place, 0) + 1
    assert bot_workers(table) == standing | {place: count}
    assert bot(table).materials == count
    assert (bot(table).virtue, table.s.tax_stand) == (10, 0)
    assert card not in table.pile_ids("scheme")
    assert table.s.scheme == SCHEME_IDS.index(card)
    assert table.s.schemes_left == 29


@pytest.mark.rule("ARC-393")
def test_what_the_scheme_itself_would_change_does_not_make_it_possible() -> None:
    """Its own worker at the Town Centre is nobody to capture; a Guildhall worker is no material."""
    table = versus()
    table.send("town_centre", 2, seat=1)
    scheme(table, TOWN_CENTRE)
    assert bot_workers(table) == {"town_centre": 2, "quarry": 1}


# Schemes that can.


@pytest.mark.rule("ARC-352")
@pytest.mark.parametrize("opponent", OPPONENTS)
@pytest.mark.parametrize("card", GATHER)
@pytest.mark.parametrize("already", [0, 1, 4])
def test_gathering_brings_a_material_for_each_of_its_workers_there(
    card: str, already: int, opponent: str
) -> None:
    table = versus(opponent)
    table.send(GATHER[card], already, seat=1)
    table.send(GATHER[card], 3, seat=0)
    set_bot(table, materials=2)
    before = table.goods(1)
    scheme(table, card)
    assert table.workers(1)[GATHER[card]] == already + 1
    assert bot(table).materials == 2 + already + 1
    assert table.goods(1) == before


@pytest.mark.rule("ARC-353")
@pytest.mark.parametrize(("materials", "left", "virtue"), [(0, 0, 8), (1, 1, 8), (2, 0, 9), (5, 3, 9)])
def test_the_storehouse_turns_two_materials_into_a_virtue(materials: int, left: int, virtue: int) -> None:
    table = versus()
    table.send("kings_storehouse", 2, seat=1)
    set_bot(table, materials=materials)
    scheme(table, STOREHOUSE)
    assert (bot(table).materials, bot(table).virtue) == (left, virtue)
    assert bot_workers(table) == {"kings_storehouse": 3}


@pytest.mark.rule("ARC-354", "ARC-355")
@pytest.mark.parametrize(("card", "row"), [(WORKSHOP_1, 0), (WORKSHOP_2, 1)])
def test_the_workshop_clears_the_first_column_of_a_row(card: str, row: int) -> None:
    table = versus()
    table.s.coins[:] = range(10, 18)
    table.tax(3)
    cells = slice(4 * row, 4 * row + 4)
    others = slice(4 - 4 * row, 8 - 4 * row)
    names, pile = table.grid_ids(), table.pile_ids("apprentice")
    silver = table.silver(1)
    scheme(table, card)
    assert table.grid_ids()[cells] == [*names[cells][1:], pile[0]]
    assert list(table.s.coins[cells]) == [*range(11 + 4 * row, 14 + 4 * row), 0]
    assert table.grid_ids()[others] == names[others]
    assert table.pile_ids("apprentice") == [*pile[1:], names[4 * row]]
    assert (table.s.tax_stand, table.silver(1)) == (3 + 2, silver)
    assert bot_workers(table) == {"workshop": 1}


@pytest.mark.rule("ARC-356")
def test_the_town_centre_needs_a_person_outside() -> None:
    table = versus(players=2)
    table.send("quarry", 3, seat=2)
    table.imprison(2, seat=0)
    table.deal_at("small", seat=1)
    scheme(table, TOWN_CENTRE)
    assert bot_workers(table) == {"quarry": 4}
    table = versus(players=2)
    table.send("guardhouse", 1, seat=1)
    scheme(table, TOWN_CENTRE)
    assert bot_workers(table) == {"town_centre": 1}
    assert bot(table).captured[1] == 1


@pytest.mark.rule("ARC-357")
@pytest.mark.parametrize(("opponent", "most"), [("constantine", 2), ("helena", 3)])
@pytest.mark.parametrize("workers", [1, 2, 3, 5])
def test_it_captures_as_often_as_it_has_workers_there_up_to_its_limit(
    opponent: str, most: int, workers: int
) -> None:
    table = versus(opponent)
    table.send("town_centre", workers - 1, seat=1)
    for place in ("quarry", "forest", "mines", "silversmith"):
        table.send(place, 2, seat=0)
    table.tax(1)
    silver = table.silver(1)
    scheme(table, TOWN_CENTRE)
    assert bot(table).captured[0] == 2 * min(workers, most)
    assert (table.s.tax_stand, table.silver(1)) == (2, silver)
    assert table.workers(1)["town_centre"] == workers


@pytest.mark.rule("ARC-358")
def test_it_captures_the_largest_group_of_one_person() -> None:
    table = versus("helena", 2)
    table.send("town_centre", 1, seat=2)
    for place, seat, count in (("quarry", 0, 2), ("quarry", 1, 2), ("forest", 1, 3), ("workshop", 0, 4)):
        table.send(place, count, seat=seat)
    scheme(table, TOWN_CENTRE)
    assert list(bot(table).captured[:3]) == [4, 3, 0]
    assert table.workers(0)["quarry"] == table.workers(1)["quarry"] == 2


@pytest.mark.rule("ARC-358")
def test_of_equal_groups_the_first_place_counts() -> None:
    for number in range(8):
        table = versus()
        for place in LOCATIONS[number : number + 2]:
            table.send(place, 2, seat=0)
        scheme(table, TOWN_CENTRE)
        assert table.workers(0) == {"supply": 16, LOCATIONS[number + 1]: 2, "board 1": 2}


@pytest.mark.rule("ARC-358")
@pytest.mark.parametrize("start_seat", [0, 1])
def test_then_the_person_whose_turn_comes_next(start_seat: int) -> None:
    table = versus(players=2, start_seat=start_seat)
    for seat in range(2):
        table.send("mines", 2, seat=seat)
    scheme(table, TOWN_CENTRE)
    assert bot(table).captured[start_seat] == 2
    assert bot(table).captured[1 - start_seat] == 0


@pytest.mark.rule("ARC-358")
def test_it_may_raid_any_number_of_places_and_never_itself() -> None:
    table = versus("helena")
    table.send("town_centre", 4, seat=1)
    table.send("quarry", 9, seat=1)
    for place in ("forest", "mines", "tax_stand"):
        table.send(place, 1, seat=0)
    scheme(table, TOWN_CENTRE)
    assert bot(table).captured[0] == 3
    assert bot_workers(table) == {"town_centre": 5, "quarry": 9, "prison": 4}


@pytest.mark.rule("ARC-358")
def test_capturing_ends_when_nobody_is_left() -> None:
    table = versus("helena")
    table.send("town_centre", 4, seat=1)
    table.send("forest", 2, seat=0)
    scheme(table, TOWN_CENTRE)
    assert bot(table).captured[0] == 2
    assert bot_workers(table) == {"town_centre": 5, "prison": 4}


def at_guardhouse(workers: int) -> Table:
    """Everything that it can do there has an object."""
    table = versus(players=2)
    table.captive(2, 3, seat=0)
    table.captive(2, 1, seat=1)
    table.imprison(2, seat=2)
    table.captive(0, 4, seat=2)
    table.captive(1, 1, seat=2)
    set_bot(table, unpaid=1, virtue=8)
    table.send("guardhouse", workers - 1, seat=2)
    return scheme(table, GUARDHOUSE)


@pytest.mark.rule("ARC-359")
def test_first_it_delivers_its_captives() -> None:
    table = at_guardhouse(1)
    assert list(bot(table).captured[:3]) == [0, 0, 0]
    assert [int(table.board(seat).prison) for seat in range(3)] == [3, 1, 2]
    assert table.silver(2) == 4
    assert (bot(table).unpaid, bot(table).paid, bot(table).virtue) == (1, 0, 8)
    assert table.board(0).captured[2] == 4


@pytest.mark.rule("ARC-359")
def test_second_it_releases_its_prisoners() -> None:
    table = at_guardhouse(2)
    assert bot(table).prison == 0
    assert table.workers(2) == {"supply": 20 - 2 - 5, "guardhouse": 2, "board 0": 4, "board 1": 1}
    assert (bot(table).unpaid, bot(table).paid, bot(table).virtue) == (1, 0, 8)


@pytest.mark.rule("ARC-359")
def test_third_it_ransoms_for_a_debt_and_a_virtue() -> None:
    table = at_guardhouse(3)
    assert table.workers(2) == {"supply": 17, "guardhouse": 3}
    assert (bot(table).unpaid, bot(table).paid, bot(table).virtue) == (2, 0, 7)
    assert table.silver(2) == 4


@pytest.mark.rule("ARC-359")
@pytest.mark.parametrize("workers", [4, 6])
def test_fourth_it_pays_off_one_debt_for_nothing(workers: int) -> None:
    table = at_guardhouse(workers)
    assert (bot(table).unpaid, bot(table).paid, bot(table).virtue) == (1, 1, 8)
    assert (table.silver(2), table.s.tax_stand) == (4, 4)


@pytest.mark.rule("ARC-359")
def test_what_has_no_object_is_passed_over() -> None:
    """One worker is enough for the last of the list where nothing else can be done."""
    table = versus()
    set_bot(table, unpaid=2, virtue=8)
    scheme(table, GUARDHOUSE)
    assert (bot(table).unpaid, bot(table).paid, bot(table).virtue) == (1, 1, 9)
    table = versus()
    table.captive(0, 2, seat=1)
    scheme(table, GUARDHOUSE)
    assert (bot(table).unpaid, bot(table).virtue) == (1, 7)
    assert table.workers(1) == {"supply": 19, "guardhouse": 1}


@pytest.mark.rule("ARC-359")
def test_a_debt_of_the_ransom_may_be_paid_off_in_the_same_turn() -> None:
    """It has an object when it is reached."""
    table = versus()
    table.captive(0, 2, seat=1)
    table.send("guardhouse", 1, seat=1)
    scheme(table, GUARDHOUSE)
    assert (bot(table).unpaid, bot(table).paid, bot(table).virtue) == (0, 1, 8)


@pytest.mark.rule("ARC-360")
@pytest.mark.parametrize("objects", ["captives", "prisoners", "captured", "debt", None])
def test_the_guardhouse_needs_an_object(objects: str | None) -> None:
    table = versus()
    table.captive(1, int(objects == "captives"), seat=0)
    table.imprison(int(objects == "prisoners"), seat=1)
    table.captive(0, int(objects == "captured"), seat=1)
    set_bot(table, unpaid=int(objects == "debt"), paid=1)
    scheme(table, GUARDHOUSE)
    assert bot_workers(table) == ({"guardhouse": 1} if objects else {"quarry": 1})


@pytest.mark.rule("ARC-361")
def test_the_tax_stand_gives_it_all_the_silver_for_two_virtue() -> None:
    table = versus("helena")
    table.tax(7)
    scheme(table, TAX_STAND)
    assert (table.silver(1), table.s.tax_stand, bot(table).virtue) == (13, 0, 4)
    assert bot(table).working[location("tax_stand")] == 1
    table = versus("helena")
    table.tax(0)
    scheme(table, TAX_STAND)
    assert (table.silver(1), bot(table).virtue) == (6, 6)
    assert bot(table).working[location("tax_stand")] == 0


@pytest.mark.rule("ARC-362")
@pytest.mark.parametrize(
    ("opponent", "card", "space", "materials"),
    [
        ("constantine", MARKET_SMALL, "small", 2),
        ("constantine", MARKET_LARGE, "large", 4),
        ("helena", MARKET_SMALL, "small", 3),
        ("helena", MARKET_LARGE, "large", 5),
    ],
)
def test_the_black_market_gives_it_materials_for_a_virtue(
    opponent: str, card: str, space: str, materials: int
) -> None:
    table = versus(opponent)
    before = (int(bot(table).materials), int(bot(table).virtue), table.silver(1))
    scheme(table, card)
    assert (bot(table).materials, bot(table).virtue) == (before[0] + materials, before[1] - 1)
    assert table.silver(1) == before[2]
    assert table.workers(1)[f"black_market_{space}"] == 1


@pytest.mark.rule("ARC-362")
@pytest.mark.parametrize(("card", "space"), [(MARKET_SMALL, "small"), (MARKET_LARGE, "large")])
def test_the_black_market_is_closed_to_the_virtuous_and_where_it_is_taken(card: str, space: str) -> None:
    for virtue, possible in ((9, True), (10, False)):
        table = versus()
        set_bot(table, virtue=virtue)
        scheme(table, card)
        assert (f"black_market_{space}" in table.workers(1)) == possible
    table = versus()
    table.deal_at(space, seat=0)
    scheme(table, card)
    assert bot_workers(table) == {"quarry": 1}
    table = versus()
    table.deal_at("middle", seat=0)
    scheme(table, card)
    assert bot_workers(table) == {f"black_market_{space}": 1}


# Constructing.


@pytest.mark.rule("ARC-363")
@pytest.mark.parametrize(
    ("card", "materials", "virtue", "built", "climbed"),
    [
        (BUILDING_FIRST, 3, 8, 1, 0),
        (BUILDING_FIRST, 2, 8, 0, 1),
        (BUILDING_FIRST, 2, 4, 0, 0),
        (CATHEDRAL_FIRST, 3, 8, 0, 1),
        (CATHEDRAL_FIRST, 3, 4, 1, 0),
        (CATHEDRAL_FIRST, 1, 8, 0, 0),
    ],
)
def test_it_tries_the_kind_on_the_card_and_then_the_other(
    card: str, materials: int, virtue: int, built: int, climbed: int
) -> None:
    table = versus()
    set_bot(table, materials=materials, virtue=virtue)
    scheme(table, card)
    assert (len(table.built_ids(1)), bot(table).cathedral) == (built, climbed)
    assert bot_workers(table) == ({"guildhall": 1} if built or climbed else {"quarry": 1})


@pytest.mark.rule("ARC-364")
def test_a_building_takes_three_materials_and_a_card_in_the_pile() -> None:
    for materials, left, possible in ((3, 40, True), (2, 40, False), (9, 0, False), (9, 1, True)):
        table = versus()
        set_bot(table, materials=materials, virtue=0)
        if left < 40:
            table.leave_buildings(left)
        before = len(table.built_ids(1))
        scheme(table, BUILDING_FIRST)
        assert (len(table.built_ids(1)) == before + 1) == possible
        assert bot(table).materials == (materials - 3 if possible else materials + 1)


@pytest.mark.rule("ARC-365")
@pytest.mark.parametrize(("opponent", "revealed"), [("constantine", 3), ("helena", 5)])
def test_it_keeps_the_best_of_the_top_cards(opponent: str, revealed: int) -> None:
    """Dungeon and University have more points than what lies above them, but lie too deep."""
    table = versus(opponent)
    names = ["Well", "Palace", "Smithy", "Fortress", "Tavern", "University", "Dungeon"]
    table.building_pile(*(BUILDING[name].id for name in names))
    pile = table.pile_ids()
    set_bot(table, materials=5)
    scheme(table, BUILDING_FIRST)
    best = BUILDING["Palace" if revealed == 3 else "Fortress"].id
    assert table.built_ids(1) == [best]
    others = [card for card in pile[:revealed] if card != best]
    assert table.pile_ids() == pile[revealed:] + others
    assert table.s.buildings_left == len(pile) - 1
    assert (bot(table).materials, bot_workers(table)["guildhall"]) == (2, 1)


@pytest.mark.rule("ARC-365")
def test_of_equal_cards_it_keeps_the_first_revealed() -> None:
    for first, second in (("Palace", "Monument"), ("Monument", "Palace")):
        table = versus()
        table.building_pile(*(BUILDING[name].id for name in ("Well", first, second)))
        set_bot(table, materials=3)
        scheme(table, BUILDING_FIRST)
        assert table.built_ids(1) == [BUILDING[first].id]
        assert table.pile_ids()[-2:] == [BUILDING["Well"].id, BUILDING[second].id]


@pytest.mark.rule("ARC-365")
def test_it_reveals_what_is_left() -> None:
    table = versus("helena")
    table.building_pile(*(BUILDING[name].id for name in ("Well", "Palace")))
    table.leave_buildings(2)
    set_bot(table, materials=3)
    scheme(table, BUILDING_FIRST)
    assert BUILDING["Palace"].id in table.built_ids(1)
    assert table.pile_ids() == [BUILDING["Well"].id]


@pytest.mark.rule("ARC-366")
@pytest.mark.parametrize(
    ("name", "virtue"),
    [
        ("Church", 1),
        ("Gambler's Den", -2),
        ("Watchtower", -1),
        ("Monument", 1),
        ("Betting House", -1),
        ("Fortress", -2),
        ("Hideout", -2),
        ("Palace", 0),
        ("Tavern", 0),
        ("Smithy", 0),
        ("Keep", -2),
    ],
)
def test_of_its_building_only_the_printed_virtue_matters(name: str, virtue: int) -> None:
    table = versus()
    table.building_pile(BUILDING[name].id)
    table.leave_buildings(1)
    for seat in range(2):
        table.imprison(3, seat=seat)
    table.send("quarry", 2, seat=0)
    set_bot(table, materials=3, virtue=8, unpaid=1)
    goods, grid = table.goods(1), table.grid_ids()
    scheme(table, BUILDING_FIRST)
    assert BUILDING[name].id in table.built_ids(1)
    assert (bot(table).virtue, bot(table).unpaid) == (8 + virtue, 1)
    assert (table.board(0).virtue, table.board(0).unpaid) == (7, 0)
    assert (table.goods(1), table.grid_ids()) == (goods, grid)
    assert (bot(table).prison, bot(table).captured[0]) == (3, 0)
    assert (table.stage, table.seat) == ("turn", 0)


@pytest.mark.rule("ARC-366", "ARC-372")
def test_no_end_game_effect_of_its_buildings_takes_place() -> None:
    names = ["Lighthouse", "University", "Castle", "Dungeon", "Steeple", "Silver Market", "Aqueduct", "Keep"]
    names += ["Fountain", "Chapel", "Reservoir", "Moneylender", "Gambler's Den"]
    table = versus()
    table.built(*(BUILDING[name].id for name in names), seat=1)
    table.captive(1, 6, seat=0)
    set_bot(table, virtue=8, cathedral=3, paid=4, unpaid=1, materials=0)
    table.has(1, silver=9)
    table.finish()
    assert table.match.over
    detail = table.result().details[1]
    assert detail["buildings"] == sum(BUILDING[name].points for name in names)
    assert (detail["debts"], detail["virtue_left"]) == (-2, 8)


@pytest.mark.rule("ARC-367")
@pytest.mark.parametrize(
    ("virtue", "materials", "possible"), [(5, 2, True), (4, 9, False), (5, 1, False), (14, 2, True)]
)
def test_the_cathedral_takes_five_virtue_and_two_materials(
    virtue: int, materials: int, possible: bool
) -> None:
    table = versus()
    table.leave_buildings(0)
    set_bot(table, virtue=virtue, materials=materials)
    scheme(table, CATHEDRAL_FIRST)
    assert bot(table).cathedral == int(possible)
    assert ("guildhall" in bot_workers(table)) == possible


@pytest.mark.rule("ARC-367")
def test_the_cathedral_takes_a_free_slot_in_the_next_row() -> None:
    for climbed, others, possible in (
        (4, (5, 0), False),
        (4, (4, 4), True),
        (2, (3, 3), False),
        (5, (0, 0), False),
    ):
        table = versus(players=2)
        table.leave_buildings(0)
        for seat in range(2):
            table.has(seat, cathedral=others[seat])
        set_bot(table, virtue=9, materials=2, cathedral=climbed)
        scheme(table, CATHEDRAL_FIRST)
        assert bot(table).cathedral == climbed + possible


@pytest.mark.rule("ARC-368")
@pytest.mark.parametrize(
    ("reward", "virtue"), [("RW01", 1), ("RW04", 1), ("RW05", 2), ("RW11", 1), (None, 1)]
)
def test_on_the_cathedral_it_gains_only_the_virtue_of_the_reward(reward: str | None, virtue: int) -> None:
    table = versus()
    table.reward_pile(*([reward, "RW10"] if reward else []))
    set_bot(table, virtue=6, materials=5)
    goods, pile = table.goods(1), table.pile_ids()
    scheme(table, CATHEDRAL_FIRST)
    board = bot(table)
    assert (board.cathedral, board.materials, board.virtue, board.hand) == (1, 3, 6 + virtue, 0)
    assert (table.goods(1), table.pile_ids()) == (goods, pile)
    assert table.pile_ids("reward") == (["RW10"] if reward else [])
    assert reward is None or reward in table.view.rewards.revealed
    assert bot_workers(table) == {"guildhall": 1}


# What its placements trigger.


@pytest.mark.rule("ARC-369")
@pytest.mark.parametrize(("players", "space"), [(1, 7), (1, 10), (2, 9), (2, 13)])
def test_its_worker_in_the_guildhall_triggers_a_reset(players: int, space: int) -> None:
    table = versus(players=players)
    table.fill_guildhall(space - 1)
    table.deal_at("small", seat=0)
    set_bot(table, materials=3)
    scheme(table, BUILDING_FIRST)
    assert table.s.guildhall[space - 1] == players
    assert table.board(0).prison == 1
    assert table.s.market_worker[0] == NOTHING
    assert table.board(0).unpaid == 1


@pytest.mark.rule("ARC-369")
def test_its_worker_on_the_last_free_space_of_the_black_market_triggers_a_reset() -> None:
    table = versus()
    table.deal_at("middle", seat=0)
    table.deal_at("large", seat=0)
    scheme(table, MARKET_SMALL)
    assert (table.board(0).prison, table.board(1).prison) == (2, 1)
    assert (table.board(0).unpaid, table.board(1).unpaid) == (1, 0)
    assert table.s.market_left == 9


@pytest.mark.rule("ARC-369")
def test_a_reset_that_it_triggers_goes_round_from_it() -> None:
    """Abilities come clockwise from the active participant: after it the start player, then the other."""
    table = versus(players=2, start_seat=1)
    table.hire("AP09", seat=1)
    table.hire("AP26", "AP27", seat=0)
    table.imprison(1, seat=1)
    table.deal_at("middle", seat=2)
    table.deal_at("large", seat=2)
    scheme(table, MARKET_SMALL)
    assert (table.stage, table.seat) == ("gatekeeper", 1)
    table.play("let_out", workers=1)
    assert (table.stage, table.seat) == ("reset_order", 0)


@pytest.mark.rule("ARC-369")
@pytest.mark.parametrize(("players", "spaces"), [(1, 12), (2, 16)])
def test_its_worker_on_the_last_space_triggers_the_end(players: int, spaces: int) -> None:
    table = versus(players=players)
    table.fill_guildhall(spaces - 1)
    set_bot(table, materials=3)
    scheme(table, BUILDING_FIRST)
    assert table.s.turns_left == players + 1


@pytest.mark.rule("ARC-369")
def test_in_the_final_round_its_worker_lies_beside_the_guildhall() -> None:
    table = versus()
    table.fill_guildhall(12)
    table.s.turns_left = 2
    set_bot(table, materials=3)
    scheme(table, BUILDING_FIRST)
    assert table.workers(1)["beside"] == 1
    assert table.s.turns_left == 1


@pytest.mark.rule("ARC-370")
def test_the_thirty_scheme_cards() -> None:
    """Each is carried out where it is possible; where its worker goes is what it says."""
    found: Counter[str] = Counter()
    for card in SCHEME_IDS:
        table = versus()
        table.send("forest", 1, seat=0)
        set_bot(table, materials=9, virtue=8, unpaid=1)
        first = table.grid_ids()[0]
        scheme(table, card)
        (place,) = bot_workers(table)
        what = {"guildhall": "cathedral first" if bot(table).cathedral else "building first"}.get(
            place, place
        )
        if place == "workshop":
            what += " row 2" if table.grid_ids()[0] == first else " row 1"
        found[what] += 1
    assert found == {
        "quarry": 2,
        "forest": 2,
        "mines": 2,
        "silversmith": 1,
        "kings_storehouse": 3,
        "workshop row 1": 1,
        "workshop row 2": 1,
        "town_centre": 4,
        "guardhouse": 3,
        "tax_stand": 1,
        "black_market_small": 1,
        "black_market_large": 1,
        "building first": 5,
        "cathedral first": 3,
    }


# The end.


@pytest.mark.rule("ARC-371")
@pytest.mark.parametrize(("players", "spaces", "order"), [(1, 12, [1, 0]), (2, 16, [1, 2, 0])])
def test_it_has_one_turn_in_the_final_round(players: int, spaces: int, order: list[int]) -> None:
    table = versus(players=players)
    table.fill_guildhall(spaces - 1)
    construct(prepare("Well", table), "Well")
    table.scheme_pile("SC01")
    seats = []
    while not table.match.over:
        seats.append(table.seat)
        table.idle()
    assert seats == order


@pytest.mark.rule("ARC-372")
@pytest.mark.parametrize("virtue", [0, 5, 7, 10, 14])
def test_what_it_scores(virtue: int) -> None:
    table = versus()
    table.built(BUILDING["Castle"].id, BUILDING["Well"].id, seat=1)
    set_bot(table, virtue=virtue, cathedral=2, unpaid=3, paid=2, materials=11)
    table.has(1, silver=29)
    table.imprison(5, seat=1)
    table.captive(1, 4, seat=0)
    table.finish()
    wanted = {"buildings": 13, "cathedral": 4, "virtue": VIRTUE_POINTS[virtue], "debts": -6, "silver": 2}
    wanted |= {"materials": 2, "prison": -2, "gold_and_marble": 0}
    wanted |= {"total": 13 + VIRTUE_POINTS[virtue], "virtue_left": virtue, "silver_left": 29}
    assert table.result().details[1] == wanted


@pytest.mark.rule("ARC-372")
@pytest.mark.parametrize(("materials", "points"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2)])
def test_four_materials_score_a_point(materials: int, points: int) -> None:
    table = versus()
    set_bot(table, materials=materials, virtue=7)
    assert table.result().scores[1] == points
    assert table.result().details[0]["materials"] == 0


def level(players: int = 1) -> Table:
    """Everybody has 0 points, 7 virtue and no silver."""
    table = versus(players=players)
    for seat in range(players + 1):
        table.has(seat, **NO_GOODS)
        table.has(seat, virtue=7, materials=0)
    return table


@pytest.mark.rule("ARC-373")
@pytest.mark.parametrize(
    ("mine", "its", "winners"),
    [
        ((1, 7, 0), (0, 9, 5), [0]),
        ((0, 9, 5), (1, 7, 0), [1]),
        ((0, 8, 0), (0, 7, 5), [0]),
        ((0, 7, 5), (0, 8, 0), [1]),
        ((0, 7, 3), (0, 7, 2), [0]),
        ((0, 7, 2), (0, 7, 3), [1]),
        ((0, 7, 2), (0, 7, 2), []),
    ],
)
def test_alone_more_points_win_then_virtue_then_silver(
    mine: tuple[int, int, int], its: tuple[int, int, int], winners: list[int]
) -> None:
    """Points come from gold, and for the opponent from materials."""
    table = level()
    table.has(0, gold=mine[0], silver=mine[2])
    table.has(0, virtue=mine[1])
    table.has(1, silver=its[2])
    set_bot(table, virtue=its[1], materials=4 * its[0])
    table.finish()
    assert table.result().scores == [mine[0], its[0]]
    assert (table.result().winners, table.result().rank) == (winners, None if winners else "draw")


@pytest.mark.rule("ARC-374")
@pytest.mark.parametrize("best", range(3))
def test_two_and_the_opponent_are_ranked_together(best: int) -> None:
    table = level(2)
    for seat in range(2):
        table.has(seat, gold=2 if seat == best else 1)
    set_bot(table, materials=8 if best == 2 else 4)
    table.finish()
    assert table.result().scores == [2 if seat == best else 1 for seat in range(3)]
    assert table.result().winners == [best]


@pytest.mark.rule("ARC-267", "ARC-374")
def test_two_and_the_opponent_may_share_a_victory() -> None:
    table = level(2)
    table.has(1, gold=1)
    set_bot(table, materials=4)
    table.finish()
    assert (table.result().winners, table.result().rank) == ([1, 2], None)


@pytest.mark.rule("ARC-374")
def test_two_people_do_not_win_together() -> None:
    """A person who is behind the opponent loses, whatever the other person does."""
    table = level(2)
    table.has(0, gold=3)
    set_bot(table, materials=8)
    table.finish()
    assert table.result().scores == [3, 0, 2]
    assert table.result().winners == [0]
