"""The table in the terminal: all that lies open is on it, at every width, with and without colour."""

import pytest
from rich.console import Console

from moothall.engine.text import LANGUAGES, Speaker
from moothall.games.settlement.game import GAME
from moothall.games.settlement.state import COLOURS, IN_ROW
from tests.games.settlement.table import ARTIFACTS, DECK, Table
from tests.games.settlement.walks import walk
from tests.games.terminals import NAMES, drawn, line_with, widest_line

PRINTED = DECK.printed
CLERK = DECK.ids("hero").index("art_12")


def settled() -> Table:
    """Seat 0 has something of everything."""
    table = Table()
    table.hold("lodestar", seat=0)
    table.has(0, wood=2, clay=0, stone=0, diamond=3, gold=1, bonus_settler=2)
    table.lay(0, "wood", colour="green", seat=0)
    table.lay(1, "clay", colour="red", seat=0)
    table.lay(2, "stone", colour="blue", seat=0)
    table.monster(1, seat=0)
    table.fortress(2, seat=0)
    table.building(0, "bank", seat=0, stored=2)
    table.building(8, "trading_post", seat=0)
    table.hero("art_12", seat=0)
    table.board(0).deployed[4] = 1  # on wilderness row I
    table.board(0).deployed_bonus[4] = 1
    table.board(0).deployed[12] = 1  # on the fortress of I/3
    table.board(0).settlers = 4
    return table


# Two gold on the Bank, and the Clerk.
SETTLED_POINTS = f"{2 * 5 + PRINTED.hero_points[CLERK]} points"


def test_the_market_shows_piles_prices_and_effects() -> None:
    table = Table()
    table.market("bank", None, "tavern")
    table.s.market_pile[0] = 3
    text = drawn(table)
    assert "1 clay" in line_with(text, "1 Bank ×3", "1 gold → 5 points")
    assert line_with(text, "2 ·")
    assert line_with(text, "3 Tavern", "1 gold")
    assert "stacks 9 9 9" in text


def test_the_hero_row_shows_cost_surcharge_colour_and_points() -> None:
    table = Table()
    table.hero_row("adv_09", "dfd_05", "art_12", "bld_07")
    text = drawn(table, width=80)
    assert line_with(text, "1 ", "Long Ranger · Adventurer · 1 point per landscape, +1 bonus settler")
    assert line_with(text, "2 wood, 2 gold + 2 diamonds")
    beast = Speaker(GAME).name("beast", COLOURS[PRINTED.hero_colour[CLERK]])
    assert f"3 {beast[0]} Guild Clerk · Artisan · {PRINTED.hero_points[CLERK]} points" in text
    assert "44 more" in text


def test_an_empty_space_of_the_hero_row_is_empty() -> None:
    table = Table()
    table.hero_row(None)
    assert line_with(drawn(table, width=80), "1   ·")


def test_the_artifact_row_and_in_the_solo_game_its_stack() -> None:
    text = drawn(Table())
    row = [name for i, name in enumerate(ARTIFACTS) if Table().s.artifact_at[i] == IN_ROW]
    assert line_with(text, "Artifacts:", *(Speaker(GAME).name("artifact", name) for name in row))
    assert "10 more" in drawn(Table(players=1))


@pytest.mark.parametrize("width", [80, 100])
def test_a_board_shows_everything_on_it(width: int) -> None:
    text = drawn(settled(), width=width)
    first = line_with(text, "wood G", "stone ▲●")
    assert "I ●○" in first
    assert ("clay Dragon!" if width == 80 else "clay D!") in first
    assert "Bank 2" in text
    assert line_with(text, "lower", "Trading Post")
    assert line_with(text, "2 wood, 3 diamonds, 1 gold", "Settlers ●●●●○○")
    assert line_with(text, "Lodestar – once a round")
    assert line_with(text, "Guild Clerk (Artisan)")
    assert SETTLED_POINTS in text


def test_whose_turn_it_is_shows_without_colour() -> None:
    table = Table()
    asked = NAMES[table.seat]
    assert f"┏━ {asked}" in drawn(table)
    assert f"╭─ {NAMES[1 - table.seat]}" in drawn(table)


def test_the_boards_begin_with_the_one_who_looks() -> None:
    table = Table(players=4)
    for seat in range(4):
        text = drawn(table, seat=seat)
        assert min(NAMES[:4], key=text.index) == NAMES[seat]


def test_passing_and_the_start_marker_show() -> None:
    table = Table()
    first = table.seat
    table.pass_all()
    text = drawn(table)
    assert "Round 2 of 6  ■■□□□□" in text
    assert f"{NAMES[first]} · start marker" in text
    table.play("pass_round")
    assert f"{NAMES[first]} · start marker · passed" in drawn(table)


def test_in_brief_the_others_take_two_lines() -> None:
    table = settled()
    whole, short = drawn(table, seat=1), drawn(table, seat=1, brief=True)
    assert len(short.splitlines()) <= len(whole.splitlines()) - 6
    assert line_with(short, "Anna", SETTLED_POINTS, "2 wood, 3 diamonds, 1 gold")
    assert line_with(short, "3 landscapes, 1 monster, 1 fortress, 2 buildings, 1 hero · Lodestar")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 140])
def test_no_line_is_wider_than_the_terminal(language: str, width: int) -> None:
    assert widest_line(walk(4, 1000, "eager"), width, language) <= width


def test_colour_has_a_meaning() -> None:
    table = settled()
    console = Console(width=120, color_system="standard", force_terminal=True, no_color=False)
    with console.capture() as capture:
        console.print(GAME.draw(table.match.view(0), Speaker(GAME, seats=NAMES), 0))
    bold, reverse, red = "1", "7", "31"
    assert f"\x1b[{bold};{reverse};{red}mDragon!" in capture.get()
