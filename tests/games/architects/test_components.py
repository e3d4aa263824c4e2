"""Components and counts (section 2)."""

import tomllib
from collections import Counter
from typing import Any

import numpy as np
import pytest

from moothall.engine.deck import DeckError
from moothall.games.architects.cards import components
from moothall.games.architects.game import GAME
from moothall.games.architects.state import COLOURS, GOODS, SKILLS
from tests.games.architects.table import (
    APPRENTICE_IDS,
    BUILDING_IDS,
    DECK,
    MARKET_IDS,
    REWARD_IDS,
    SCHEME_IDS,
    Table,
    building,
    colour_of,
)

FILE: dict[str, Any] = tomllib.loads(DECK.text)
CARDS = components(DECK)
COUNTS = {entry["id"]: entry["count"] for entry in FILE["component"]}


def without_an_entry(kind: str, name: str) -> str:
    """The standard deck's text without one entry of a kind."""
    before, _, rest = DECK.text.partition(f'[[{kind}]]\nid = "{name}"\n')
    return before + rest[rest.index("[[") :]


@pytest.mark.rule("ARC-011")
def test_there_is_one_main_board() -> None:
    assert COUNTS["main_board"] == 1
    view = Table(players=5).view
    assert (len(view.circles), len(view.market.spaces), len(view.guildhall.spaces)) == (9, 3, 24)
    assert (len(view.cathedral), len(view.grid)) == (5, 8)


@pytest.mark.rule("ARC-012")
def test_there_are_five_player_boards_with_two_sides() -> None:
    assert COUNTS["player_board"] == 5
    sides = Counter((board["colour"], board["side"]) for board in FILE["player_board"])
    assert sides == Counter({(colour, side): 1 for colour in COLOURS for side in ("standard", "variable")})
    standard = Table(players=5).view
    assert sorted(str(board.board) for board in standard.boards) == sorted(COLOURS)
    assert {board.power for board in standard.boards} == {None}
    variable = Table(boards=COLOURS).view
    assert [board.board for board in variable.boards] == list(COLOURS)
    assert len({board.power for board in variable.boards} - {None}) == 5


@pytest.mark.rule("ARC-013", "ARC-014", "ARC-015", "ARC-016", "ARC-024")
@pytest.mark.parametrize(
    ("kind", "component", "entry", "ids", "count"),
    [
        pytest.param("apprentice", "apprentice_card", "AP07", APPRENTICE_IDS, 40, id="apprentices"),
        pytest.param("building", "building_card", "BD07", BUILDING_IDS, 40, id="buildings"),
        pytest.param("black_market_card", "black_market_card", "BM07", MARKET_IDS, 10, id="market"),
        pytest.param("reward", "reward_card", "RW07", REWARD_IDS, 11, id="rewards"),
        pytest.param("scheme_card", "scheme_card", "SC07", SCHEME_IDS, 30, id="schemes"),
    ],
)
def test_there_are_so_many_cards(kind: str, component: str, entry: str, ids: list[str], count: int) -> None:
    assert COUNTS[component] == len(FILE[kind]) == len(ids) == len(set(ids)) == count
    with pytest.raises(DeckError, match=f"expected {count} entries, found {count - 1}"):
        GAME.parse_deck("short.toml", without_an_entry(kind, entry))


@pytest.mark.rule("ARC-013", "ARC-014", "ARC-015", "ARC-016")
def test_all_cards_are_in_the_game() -> None:
    table = Table(players=5, drafted=False)
    assert sorted([*table.grid_ids(), *table.pile_ids("apprentice")]) == APPRENTICE_IDS
    packets = [card for seat in range(5) for card in table.view_of(seat).boards[seat].choosing or ()]
    assert sorted([*packets, *table.pile_ids("building")]) == BUILDING_IDS
    assert sorted(table.pile_ids("market")) == MARKET_IDS
    assert sorted(table.pile_ids("reward")) == REWARD_IDS


@pytest.mark.rule("ARC-015")
def test_a_market_card_has_a_small_and_a_large_side() -> None:
    table = Table()
    assert table.view.market.spaces[0].goods == CARDS.market_cards["BM01"].small
    table.market_pile(large="BM01")
    assert table.view.market.spaces[2].goods == CARDS.market_cards["BM01"].large
    assert all(card.small and card.large for card in CARDS.market_cards.values())


@pytest.mark.rule("ARC-017")
def test_a_debt_has_an_unpaid_and_a_paid_side() -> None:
    assert COUNTS["debt_card"] == 22
    table = Table()
    table.has(unpaid=1)
    table.has(silver=6)
    table.place("guardhouse")
    table.play("pay_off")
    assert (table.view.boards[0].unpaid, table.view.boards[0].paid) == (0, 1)


@pytest.mark.rule("ARC-018")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_are_twenty_workers_in_each_colour(players: int) -> None:
    assert COUNTS["worker"] == 100 == 20 * len(COLOURS)
    table = Table(players)
    assert len({colour_of(table, seat) for seat in range(players)}) == players
    for seat in range(players):
        assert table.workers(seat) == {"supply": 20}


@pytest.mark.rule("ARC-019")
def test_everybody_has_a_marker_for_the_cathedral_and_one_for_virtue() -> None:
    assert COUNTS["player_marker"] == 10 == 2 * len(COLOURS)
    table = Table(players=5)
    table.has(seat=3, virtue=12, cathedral=2)
    view = table.view
    assert [board.virtue for board in view.boards] == [7, 7, 7, 12, 7]
    assert [row.seats for row in view.cathedral] == [[], [3], [], [], []]


@pytest.mark.rule("ARC-020")
def test_the_colours() -> None:
    assert COLOURS == ("blue", "green", "purple", "red", "yellow")
    assert [board.board for board in Table(players=5).view.boards] == list(COLOURS)


@pytest.mark.rule("ARC-021")
def test_the_printed_counts_of_tokens() -> None:
    tokens = {"clay": 35, "wood": 40, "stone": 40, "gold": 25, "marble": 30, "silver": 50}
    assert tuple(tokens) == GOODS
    assert {good: COUNTS[good] for good in GOODS} == tokens


@pytest.mark.rule("ARC-022")
@pytest.mark.parametrize(
    ("place", "good"), [("quarry", "stone"), ("forest", "wood"), ("silversmith", "silver")]
)
def test_goods_are_unlimited(place: str, good: str) -> None:
    table = Table()
    table.has(**{good: 40_000})  # more than two bytes could count
    table.send(place, 18)
    table.place(place)
    assert table.goods(0)[good] == 40_000 + 19 + (good == "silver")


@pytest.mark.rule("ARC-022")
def test_clay_gold_marble_and_debts_are_unlimited() -> None:
    table = Table()
    table.has(clay=35, gold=25, wood=40)
    table.has(virtue=0, unpaid=40_000)
    table.send("mines", 5)
    table.place("mines")
    table.play("mine_clay")
    table.turn(0)
    table.place("mines")
    table.play("mine_gold")
    table.turn(0)
    table.has(marble=30)
    table.place("kings_storehouse")
    table.play("exchange_for_marble", stone=0)
    table.turn(0)
    table.place("tax_stand")
    goods = table.goods(0)
    assert (goods["clay"], goods["gold"], goods["marble"]) == (42, 28, 31)
    assert table.board(0).unpaid == 40_002


@pytest.mark.rule("ARC-023")
def test_goods_are_plain_counters() -> None:
    """Every amount is one number, whatever the multiplier cards stand for."""
    assert COUNTS["multiplier"] == 6
    table = Table()
    table.has(clay=123)
    goods = table.view.boards[0].goods
    assert list(goods) == list(GOODS)
    assert goods["clay"] == 123
    assert np.asarray(table.board(0).goods).shape == (6,)


@pytest.mark.rule("ARC-024")
def test_the_automated_opponent_has_a_board_with_two_sides() -> None:
    assert (COUNTS["scheme_card"], COUNTS["opponent_board"], COUNTS["reference_card"]) == (30, 1, 2)
    assert [board["id"] for board in FILE["opponent_board"]] == ["constantine", "helena"]
    for opponent in ("constantine", "helena"):
        view = Table(players=1, opponent=opponent).view
        assert view.automaton is not None
        assert (view.boards[1].opponent, view.automaton.schemes_left) == (opponent, 30)
    assert Table(players=2).view.automaton is None


@pytest.mark.rule("ARC-025")
def test_there_are_three_skills() -> None:
    assert SKILLS == ("carpentry", "tiling", "masonry")
    shown = {skill for card in CARDS.apprentices.values() for skill in card.skills}
    needed = {skill for card in CARDS.buildings.values() for skill in card.skills}
    assert shown == needed == set(SKILLS)
    table = Table()
    table.hire("AP13")  # shows them all
    assert table.view.boards[0].skills == list(SKILLS)


@pytest.mark.rule("ARC-025")
@pytest.mark.parametrize(
    ("skill", "apprentice", "house"),
    [("carpentry", "AP04", "BD12"), ("tiling", "AP11", "BD40"), ("masonry", "AP29", "BD25")],
)
def test_a_skill_is_one_of_its_own(skill: str, apprentice: str, house: str) -> None:
    assert CARDS.buildings[house].skills == [skill]
    for name in ("AP04", "AP11", "AP29"):
        table = Table()
        table.has(clay=9, wood=9, stone=9, gold=9, marble=9)
        table.hire(name)
        table.hand(house, "BD39")  # which needs no skill
        table.place("guildhall")
        assert table.is_legal("construct", building=building(house)) == (name == apprentice)


@pytest.mark.rule("ARC-026")
def test_the_skills_of_the_apprentices() -> None:
    skills = Counter(tuple(card.skills) for card in CARDS.apprentices.values())
    assert skills == {("carpentry",): 13, ("tiling",): 13, ("masonry",): 13, SKILLS: 1}
    names = [card.name for card in CARDS.apprentices.values() if len(card.skills) == 3]
    assert names == ["Labourer"]
