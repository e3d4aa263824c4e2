"""Components and counts (section 1)."""

import tomllib
from collections import Counter
from typing import Any

import numpy as np
import pytest
from msgspec import to_builtins

from moothall.engine.deck import DeckError
from moothall.games.nobility.game import GAME
from moothall.games.nobility.state import NOTHING
from tests.games.nobility.everywhere import well_off
from tests.games.nobility.table import (
    BUILDING_IDS,
    CHARACTER_IDS,
    COMMISSION_IDS,
    COUNCIL_IDS,
    DECK,
    EVENT_IDS,
    GOAL_IDS,
    SETTLER_IDS,
    SHIP_IDS,
    TILE_IDS,
    Table,
)
from tests.games.nobility.walks import VARIANTS, WEIGHTS, walk

FILE: dict[str, Any] = tomllib.loads(DECK.text)
COUNTS: dict[str, Any] = FILE["component_counts"]
CARDS = to_builtins(GAME.components(DECK))
COLOURS = ["white", "yellow", "red", "green", "blue", "black"]


def without_an_entry(kind: str, name: str) -> str:
    """The standard deck's text without one entry of a kind."""
    before, _, rest = DECK.text.partition(f'[[{kind}]]\nid = "{name}"\n')
    return before + rest[rest.index("\n[") :]


@pytest.mark.rule("NOB-001")
def test_there_is_one_board_with_one_side() -> None:
    assert [option.name for option in GAME.options] == ["events", "chancery", "first_player"]
    view = Table(players=6).view_of(None)
    assert (len(view.guilds), len(view.hall.spaces), len(view.harbour.dice)) == (6, 6, 6)
    assert [len(row) for row in view.council.rows] == [6, 6, 6]
    assert (len(view.berk), len(view.castle)) == (3, 4)


@pytest.mark.rule("NOB-002")
def test_there_are_five_dice_in_each_of_six_colours() -> None:
    assert (COUNTS["dice"], COUNTS["dice_per_color"], COUNTS["colors"]) == (30, 5, COLOURS)
    boards = Table(players=6).view_of(None).boards
    assert sorted(board.colour for board in boards) == sorted(COLOURS)
    five = Table(players=5).view_of(None).boards
    assert [len(board.dice) for board in five] == [5] * 5
    assert {value for board in five for value in board.dice} <= {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("NOB-003")
def test_there_are_six_player_boards_all_alike() -> None:
    assert COUNTS["player_boards"] == 6 == GAME.seats[-1]
    boards = Table(players=6, first_settlers=SETTLER_IDS[:6]).view_of(None).boards
    fields = ("coins", "goods", "reputation", "nobility", "figures", "houses", "public", "workshops")
    for board in boards[1:]:
        assert all(getattr(board, field) == getattr(boards[0], field) for field in fields)


@pytest.mark.rule("NOB-004", "NOB-006", "NOB-008", "NOB-009", "NOB-018", "NOB-023", "NOB-024", "NOB-026")
@pytest.mark.parametrize(
    ("kind", "component", "entry", "ids", "count"),
    [
        pytest.param("buildings", "building_tiles", "B07", BUILDING_IDS, 48, id="buildings"),
        pytest.param("ships", "ship_tiles", "H07", SHIP_IDS, 18, id="ships"),
        pytest.param("characters", "character_cards", "P07", CHARACTER_IDS, 13, id="characters"),
        pytest.param("settlers", "settler_cards", "S07", SETTLER_IDS, 48, id="settlers"),
        pytest.param("events", "event_cards", "E07", EVENT_IDS, 16, id="events"),
        pytest.param("council_tiles", "council_tiles", "T07", COUNCIL_IDS, 30, id="council"),
        pytest.param("solo_goals", "solo_goals", "G07", GOAL_IDS, 15, id="goals"),
        pytest.param("dice_tiles", "chancery_dice_tiles", "D07", TILE_IDS, 18, id="tiles"),
        pytest.param("commissions", "commission_cards", "M07", COMMISSION_IDS, 18, id="commissions"),
    ],
)
def test_there_are_so_many_cards_and_tiles(
    kind: str, component: str, entry: str, ids: list[str], count: int
) -> None:
    assert COUNTS[component] == len(FILE[kind]) == len(ids) == len(set(ids)) == count
    with pytest.raises(DeckError, match=f"expected {count} entries, found {count - 1}"):
        GAME.parse_deck("short.toml", without_an_entry(kind, entry))


@pytest.mark.rule("NOB-005")
def test_there_are_six_workshops_of_each_guild_and_twelve_public_buildings() -> None:
    guilds = Counter(tile["guild"] for tile in CARDS["buildings"].values())
    assert guilds == Counter(
        {
            "scholars": 6,
            "artists": 6,
            "blacksmiths": 6,
            "wizards": 6,
            "merchants": 6,
            "carpenters": 6,
            None: 12,
        }
    )
    with pytest.raises(DeckError, match="expected 'artists' 6 times, found it 7 times"):
        GAME.parse_deck("odd.toml", DECK.text.replace('guild = "scholars"', 'guild = "artists"', 1))


@pytest.mark.rule("NOB-007", "NOB-092")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_there_are_twenty_modifier_tokens(players: int) -> None:
    assert COUNTS["modifier_tokens"] == 20
    view = Table(players).view_of(None)
    assert view.modifiers + sum(board.modifiers for board in view.boards) == 20


@pytest.mark.rule("NOB-010")
def test_each_race_has_four_settlers_of_either_back() -> None:
    split = Counter((card["race"], card["back"]) for card in CARDS["settlers"].values())
    races = ("halfling", "human", "elf", "dwarf", "green_elf", "trobit")
    assert split == Counter({(race, back): 4 for race in races for back in (1, 2)})
    with pytest.raises(DeckError, match="expected '2' 24 times, found it 25 times"):
        GAME.parse_deck("odd.toml", DECK.text.replace("\ndeck = 1\n", "\ndeck = 2\n", 1))


@pytest.mark.rule("NOB-011")
def test_there_are_six_races() -> None:
    assert CARDS["races"] == ["halfling", "human", "elf", "dwarf", "green_elf", "trobit"]


@pytest.mark.rule("NOB-012")
def test_there_is_a_setup_card_for_each_number_from_two_to_six() -> None:
    assert COUNTS["setup_cards"] == 5
    assert [column["players"] for column in FILE["player_counts"]] == [1, 2, 3, 4, 5, 6]
    assert list(GAME.seats) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("NOB-013")
def test_coins_never_run_out() -> None:
    assert COUNTS["coins"] == 48
    table = Table()
    table.has(coins=48, seat=1)
    table.has(coins=48, books=1)
    table.ship("H01")
    table.dice(1)
    table.place("harbour", 1)
    table.play("sell_good", good=0)
    assert (table.board(0).coins, table.board(1).coins) == (50, 48)


@pytest.mark.rule("NOB-014", "NOB-016", "NOB-017", "NOB-152")
def test_goods_never_run_out() -> None:
    """There are 20 cubes of each colour, and multipliers for what goes beyond."""
    assert (COUNTS["goods_cubes"], COUNTS["multiplier_tokens"]) == (120, 12)
    table = Table()
    table.has(coins=3, books=20)
    table.has(seat=1, books=20)
    table.dice(5)
    table.place("guild", 5, guild="scholars")
    table.done()
    table.play("buy", goods=3)
    assert table.goods(0)["books"] == 23
    assert table.goods(1)["books"] == 20


@pytest.mark.rule("NOB-015")
def test_the_cubes_have_colours() -> None:
    colours = {entry["id"]: entry["cube_color"] for entry in FILE["goods"]}
    assert colours == {
        "books": "white",
        "artwork": "green",
        "weaponry": "red",
        "magic": "blue",
        "jewelry": "yellow",
        "furnishings": "brown",
    }


@pytest.mark.rule("NOB-019")
def test_half_of_the_events_have_either_back() -> None:
    assert Counter(card["deck"] for card in CARDS["events"].values()) == Counter({"I": 8, "II": 8})
    with pytest.raises(DeckError, match="expected 'II' 8 times, found it 9 times"):
        GAME.parse_deck("odd.toml", DECK.text.replace('\ndeck = "I"\n', '\ndeck = "II"\n', 1))


@pytest.mark.rule("NOB-020")
def test_no_more_than_fourteen_figures_come_out() -> None:
    assert (COUNTS["figures"], COUNTS["figures_per_color"]) == (84, 14)
    table = Table()
    table.lot(13)
    table.hand("S43")  # three workers
    table.goods_all(3)
    table.play("complete", slot=0)
    for good in range(5):
        table.play("spend", good=good, goods=2)
    assert table.figures(0) == {"lot": 14}


@pytest.mark.rule("NOB-021", "NOB-173")
def test_no_more_than_seven_houses_come_out() -> None:
    assert (COUNTS["houses"], COUNTS["houses_per_color"]) == (42, 7)
    table = Table()
    table.has(coins=99)
    table.platform(6)
    table.dice(1)
    table.place("yard", 1)
    assert table.houses(0) == (0, 7, 0)
    table.turn(0)
    table.dice(1)
    assert table.may_place("yard", 1) == 173


@pytest.mark.rule("NOB-022")
def test_every_player_has_three_markers() -> None:
    """What they show: reputation, nobility and points."""
    assert (COUNTS["markers"], COUNTS["markers_per_color"]) == (18, 3)
    board = Table(players=6).view_of(None).boards[5]
    assert (board.reputation, board.nobility) == (7, 0)
    assert board.points.settlers + board.points.buildings + board.points.council == 0


@pytest.mark.rule("NOB-025")
def test_what_else_there_is() -> None:
    """The round marker and the first-player marker; reference cards have no effect."""
    assert COUNTS["reference_cards"] == 6
    table = Table(players=3, start_seat=2)
    view = table.view_of(None)
    assert (view.round_number, view.start_seat) == (1, 2)
    assert view.hall.buildings_left == 42


@pytest.mark.rule("NOB-026")
def test_the_chancery_adds_its_components() -> None:
    assert COUNTS["city_tokens"] == 36
    assert Table(players=4).view_of(None).chancery is None
    table = Table(players=4, chancery=True, chosen=False)
    assert table.view_of(None).chancery is not None
    assert len(table.commission_deck()) == 18 - 4 * 3
    assert sorted(table.pile_ids("tile")) == sorted(TILE_IDS)


@pytest.mark.rule("NOB-027")
def test_each_guild_makes_a_good() -> None:
    goods = {
        "scholars": "books",
        "artists": "artwork",
        "blacksmiths": "weaponry",
        "wizards": "magic",
        "merchants": "jewelry",
        "carpenters": "furnishings",
    }
    assert {name: entry["good"] for name, entry in CARDS["guilds"].items()} == goods
    for name, good in goods.items():
        table = Table(players=3)
        table.dice(5)
        table.place("guild", 5, guild=name)
        table.play("buy", goods=3)
        assert table.goods(0) == dict.fromkeys(goods.values(), 1) | {good: 4}


@pytest.mark.rule("NOB-028")
def test_a_figure_that_leaves_a_place_is_in_another() -> None:
    """To all places where one may be, and back."""
    table = well_off()
    table.hall("B01", "B37")
    stands = Counter({"supply": 12, "lot": 1, "scholars": 1})
    assert table.figures(0) == stands

    def goes(leaves: str, enters: str) -> None:
        table.finish_action()
        stands.subtract([leaves])
        stands.update([enters])
        assert table.figures(0) == +stands
        assert sum(table.figures(0).values()) == 14
        table.turn(0)
        table.has(placed=0)
        table.dice(2, 5, 6, 6, 5)

    table.dice(2)
    table.place("guild", 2, guild="wizards")
    table.play("buy", goods=0)
    table.play("employ_worker")
    goes("lot", "wizards")
    table.place("player_board", 5)
    table.play("return_apprentice", guild="wizards")
    goes("wizards", "lot")
    table.place("chancery", 6, row=0)
    goes("lot", "desks")
    table.place("hall", 6)
    goes("scholars", "masters")
    table.play("sell_workshop", guild="scholars", space=0)
    goes("masters", "lot")
    table.place("hall", 5)
    table.play("build", plot=0)
    goes("lot", "keepers")
    table.play("sell_public", plot=0)
    goes("keepers", "lot")


@pytest.mark.rule("NOB-029")
def test_a_house_goes_from_the_supply_to_the_platform_and_on_to_a_plot() -> None:
    table = well_off()
    found = [table.houses(0)]
    for settler in ("S01", "S03"):
        table.turn(0)
        table.hand(settler)
        table.dice(4)
        table.place("yard", 4)
        found.append(table.houses(0))
        table.play("complete", slot=0)
        table.finish_action()
        found.append(table.houses(0))
    assert found == [(5, 1, 1), (4, 2, 1), (4, 1, 2), (3, 2, 2), (3, 1, 3)]
    assert {sum(houses) for houses in found} == {7}


@pytest.mark.rule("NOB-028", "NOB-029", "NOB-030", "NOB-092")
@pytest.mark.parametrize("kind", WEIGHTS)
@pytest.mark.parametrize(("players", "events", "chancery"), VARIANTS)
def test_figures_houses_and_tokens_are_all_there(players: int, events: str, chancery: str, kind: str) -> None:
    """After every action of random games."""
    for seed in range(4):
        states = walk(players, events, chancery, seed, kind).states
        tokens = states["modifiers"].astype(int)
        for seat in range(players):
            board = states["players"][:, seat]
            masters = (states["owner"] == seat).sum((1, 2))
            keepers = (board["public"] != NOTHING).sum(1)
            seated = (states["desks"] == seat).sum(1)
            figures = board["figures"] + board["lot"] + board["apprentices"].sum(1) + masters + keepers
            assert (figures + seated == 14).all()
            assert (board["houses"] + board["platform"] + board["built"] == 7).all()
            for field in (
                "coins",
                "goods",
                "modifiers",
                "figures",
                "lot",
                "apprentices",
                "houses",
                "platform",
            ):
                assert np.min(board[field]) >= 0, field
            tokens += board["modifiers"]
        assert (tokens == 20).all()


@pytest.mark.rule("NOB-030")
def test_what_cannot_be_paid_in_full_is_not_allowed() -> None:
    table = Table()
    table.has(coins=3)
    table.dice(1, 2, 3, 5, 5)
    table.employ("scholars")
    table.hall("B01")
    assert table.may_place("yard", 3) == 171
    assert table.may_place("hall", 5) == 231
    table.has(coins=1, jewelry=0)
    table.ship("H01")
    table.place("harbour", 3)
    assert table.why_not("sell_good", good=4) == 30
    table = Table()
    table.has(coins=2)
    table.dice(5)
    table.place("guild", 5, guild="artists")
    table.done()
    assert table.refused("buy", goods=3) == 211
