"""The table in the terminal: all that lies open is on it, at every width, with and without colour."""

import pytest
from rich.console import Console

from moothall.engine.text import LANGUAGES, Speaker
from moothall.games.guilds.game import GAME
from tests.games.guilds.table import Table
from tests.games.guilds.walks import walk
from tests.games.terminals import NAMES, drawn, line_with, widest_line


def settled() -> Table:
    """Seat 0 has something of everything."""
    table = Table(players=3, goals=["G01", "G08", "G11", "G16", "G17"])
    table.has(silver=7, gold=2, seat=0)
    table.tent("A2", 3, seat=0)
    table.tent("A2", 4, seat=2)
    table.join("R4", "M4", "W6", seat=0)
    table.join("B6", seat=0, fresh=True)
    return table


@pytest.mark.parametrize("width", [80, 140])
def test_the_town_shows_characters_tents_and_who_leads(width: int) -> None:
    table = settled()
    table.town("A2", "R1")
    text = drawn(table, width=width)
    assert line_with(text, "A2 Assassin rogues", "①3 ③4★", "2 to lead")
    assert line_with(text, "A1 Shield Bearer warriors 3 points", "·", "1 to lead")
    assert "A6" not in text
    table.town("A2")
    assert line_with(drawn(table, width=width), "A2 taken", "①3 ③4 ")


def test_the_price_of_leading_is_that_of_who_looks() -> None:
    table = settled()
    assert "1 to lead" in line_with(drawn(table, seat=2), "①3 ③4★")
    assert "5 to lead" in line_with(drawn(table, seat=1), "①3 ③4★")


def test_the_display_shows_doors_prices_and_what_is_kept() -> None:
    table = Table(players=2, small_rooms=["S22", "S04"], large_rooms=["L18", "L06"])
    table.join("C2", seat=0)
    text = drawn(table, width=140)
    assert line_with(text, "╋ ", " 1 gold Herb Bed garden 1½ points; doors: top, right,")
    assert line_with(text, "┻  1 gold (2) Reading Room study")
    assert line_with(text, "━╸ ", " 5 gold Treasury parlour")
    assert line_with(text, "┻┓ ", " 4 gold Arena training")
    assert line_with(drawn(table, width=140, seat=1), "┻  2 gold Reading Room study")
    table.begin("end")
    table.protect("S22")
    assert line_with(drawn(table, width=140), "Herb Bed garden kept")


def test_the_goals_show_where_everybody_stands() -> None:
    text = drawn(settled(), width=140)
    assert line_with(text, "Arms of the Realm", "the most warriors 5 ", "①1+5 ②0 ③0")
    assert line_with(text, "Full Coffers", "the highest weekly income 6 ", "①10 ②10 ③10")
    table = Table(players=4, goals=["G01", "G08", "G11", "G16", "G17"])
    assert line_with(drawn(table, width=140), "Arms of the Realm", "the most warriors 5/2 ")


@pytest.mark.parametrize("width", [80, 140])
def test_a_board_shows_everything_on_it(width: int) -> None:
    text = drawn(settled(), width=width)
    assert line_with(text, "7 silver, 2 gold", "on tents 3", "weekly 10 silver", "keeps 4 silver")
    assert line_with(text, "Smuggler rogues 1 ")
    assert line_with(text, "Star Reader mages 1 (1 left)")
    assert line_with(text, "Drill Sergeant warriors 1½")
    assert line_with(text, "Pack Mule° animals 1 (2 left)")
    assert line_with(text, "points (characters 4, rooms 0, goals")
    assert text.count("nobody in the guild yet") == 2


def site_of(table: Table) -> list[str]:
    """The plan of seat 0's site."""
    lines = drawn(table, width=80).splitlines()
    first = next(number for number, line in enumerate(lines) if "① Anna" in line and "━" in line)
    return [line[2:42] for line in lines[first + 2 : first + 15]]


def test_a_site_is_drawn_with_doors_windows_and_free_cells() -> None:
    table = Table(players=2)
    table.lay("S22", 1, 1, seat=0)
    table.lay("L05", 2, 3, rotation=1, seat=0)
    table.lay("S01", 1, 3, seat=0)
    assert site_of(table) == [
        "┌──────────────────────────────────────┐",
        "│ ·            ·            ·          │",
        "│                                      │",
        "├────   ─────┬────   ─────┐            │",
        "│ Scriptorium│ Drill Hall │ ·          │",
        "│ ✗          │ 4½         │            │",
        "├────   ─────┤            │            │",
        "│ ·          │            │ ·          │",
        "│            │                         │",
        "├────   ─────┼────   ─────┤            │",
        "│ Herb Bed   │ Hall       │ ·          │",
        "┊ 1½                                   │",
        "└────┄┄┄─────┴────   ─────┴────────────┘",
    ]


def test_an_empty_site_has_only_the_hall() -> None:
    plan = site_of(Table(players=2))
    assert plan[9:] == [
        "│            ┌────   ─────┐            │",
        "│ ·          │ Hall       │ ·          │",
        "│                                      │",
        "└────────────┴────   ─────┴────────────┘",
    ]
    assert sum("·" in line for line in plan) == 4


def test_a_name_too_long_for_its_cell_is_cut() -> None:
    table = Table(players=2)
    table.lay("S27", 2, 2, rotation=1, seat=0)
    assert "│ Cloister G…│" in "\n".join(site_of(table))


def test_the_week_the_marker_and_the_phase_are_in_the_headline() -> None:
    table = Table(players=2)
    table.pass_turn()
    text = drawn(table)
    assert "Week 1 of 8 (dove) · auction · 1 has passed" in text
    assert "left: 45 characters, 33 small and 16 large rooms" in text
    table.week(6)
    table.begin("building")
    assert "Week 6 of 8 (cat) · building" in drawn(table)


def test_whose_turn_it_is_shows_without_colour() -> None:
    text = drawn(settled())
    assert "┏━ ① Anna · start player" in text
    assert "╭─ ② Bert" in text


def test_the_boards_begin_with_the_one_who_looks() -> None:
    table = Table(players=4)
    for seat in range(4):
        text = drawn(table, seat=seat)
        assert min(NAMES[:4], key=lambda name: text.index(f" {name} ")) == NAMES[seat]


def test_in_brief_the_others_take_two_lines() -> None:
    table = settled()
    whole, short = drawn(table, seat=1), drawn(table, seat=1, brief=True)
    assert len(short.splitlines()) <= len(whole.splitlines()) - 24
    assert line_with(short, "① Anna · start player", "7 silver, 2 gold")
    assert line_with(short, "4 characters, 0 rooms")
    assert "doors: top, bottom" in whole
    assert "doors: top, bottom" not in short


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 140])
def test_no_line_is_wider_than_the_terminal(language: str, width: int) -> None:
    assert widest_line(walk(4, "standard", 2, "builders"), width, language) <= width


def test_colour_has_a_meaning() -> None:
    console = Console(width=120, color_system="256", force_terminal=True, no_color=False)
    with console.capture() as capture:
        console.print(GAME.draw(settled().match.view(0), Speaker(GAME, seats=NAMES), 0))
    red = "1;38;5;196"
    assert f"\x1b[{red}m①" in capture.get()
