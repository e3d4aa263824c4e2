"""The table in the terminal: all that lies open is on it, at every width, with and without colour."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from moothall.cli.shelf import Shelf
from moothall.cli.sitting import Sitting
from moothall.engine.text import LANGUAGES, Speaker
from moothall.games.nobility.game import GAME
from tests.games.nobility.table import Table
from tests.games.nobility.walks import walk
from tests.games.terminals import NAMES, drawn, line_with, widest_line


def squeezed(text: str) -> str:
    return " ".join(text.replace("┃", " ").split())


def settled() -> Table:
    """Seat 0 has something of everything."""
    table = Table(players=3, chancery=True)
    table.has(coins=9, modifiers=2, books=3, artwork=1, weaponry=0, magic=2, jewelry=0, furnishings=1)
    table.has(reputation=13, nobility=6, placed=5, vp=20)
    table.dice(1, 6)
    table.lot(2)
    table.employ("wizards", 1)
    table.own("scholars", 0, "B02")
    table.public(1, "B40")
    table.hand("S03")
    table.settled("S04", "S10")
    table.seat_at(2)
    return table


@pytest.mark.parametrize("width", [80, 120])
def test_the_town_shows_whose_dice_are_where(width: int) -> None:
    table = Table(players=3)
    table.occupy("tavern", 2, seat=1)
    table.occupy("tavern", 4, seat=2)
    table.occupy("yard", 5, seat=2)
    table.occupy("berk", 3, seat=0)
    table.occupy("castle", 6, 2, seat=1)
    table.display("S47")
    text = drawn(table, width=width)
    assert "2② 4③ □" in line_with(text, "Cavern Tavern")
    assert "5③ □ □" in line_with(text, "Building Yard")
    assert "1–2 □  3①  5–6 □" in line_with(text, "Berk’s Office")
    assert "1–2 □  3–4 □  6②" in line_with(text, "White Castle")
    assert line_with(text, "Grove Elders (Green Elf) 10–15 goods (books,")


def test_the_harbour_and_the_hall_show_prices_and_spaces() -> None:
    table = Table(players=3)
    table.ship("H07")
    table.s.ship_filled[0] = 1
    table.occupy("harbour", 4, seat=1)
    table.hall("B37", "B02", None)
    table.occupy("hall", 3, 3, seat=0)
    text = drawn(table, width=80)
    assert line_with(text, "Harbour · Long Ledger")
    assert "books 4 ■□ weaponry 1 □□□□ magic 3 □□□" in squeezed(text)
    assert "1 □  2 □  3 □  4②  5 □  6 □" in text
    assert line_with(text, "6 □ 4 coins Town Fountain 1 point for every settler card")
    assert line_with(text, "5 □ 5 coins Bindery (Scholars) 1 reputation")
    assert line_with(text, "4 □ 6 coins ·")
    assert line_with(text, "3①  7 coins")
    assert "1 reputation" not in drawn(table, width=80, brief=True)


@pytest.mark.parametrize("width", [80, 120])
def test_the_guilds_show_dice_workshops_and_apprentices(width: int) -> None:
    table = Table(players=3)
    table.occupy("guild", 3, 0, 1, seat=1)
    table.own("scholars", 0, "B02", seat=2)
    table.stand("scholars", 1, "B01")
    table.employ("scholars", 1, seat=0)
    table.employ("scholars", 1, seat=1)
    table.occupy("guild", 1, 1, 0, seat=0)
    table.occupy("guild", 6, 1, 2, seat=1)
    text = drawn(table, width=width)
    scholars = squeezed(line_with(text, "│ Scholars "))
    assert "1–2 □ 3② 5–6 □ Bindery ③ │ Copy Room │ ·" in scholars
    assert "① ② □ 2 each" in scholars
    assert "1①  6②  closed" in line_with(text, "│ Artists ")


def test_the_council_shows_what_each_tile_takes() -> None:
    table = Table(players=3)
    table.council(0, "halfling", "T25")
    table.council(0, "human", None)
    table.occupy("council", 1, 0, 1, seat=2)
    text = drawn(table, width=80)
    assert line_with(text, "1–2 14 ★12", "1③")
    assert line_with(text, "3 books ")
    assert "4 coins" in text


def test_the_chancery_shows_desks_and_what_they_bring() -> None:
    table = settled()
    table.occupy("chancery", 2, seat=1)
    text = drawn(table)
    assert line_with(text, "│ 3 □ Elf       ① a council tile costs 1 reputation less")
    assert line_with(text, "│ 2②  Green Elf □ 1 coin more for each good sold in the harbour")
    assert "15 commissions, 15 dice tiles" in text
    assert "Chancery" not in drawn(Table(players=2))


@pytest.mark.parametrize("width", [80, 120])
def test_a_board_shows_everything_on_it(width: int) -> None:
    text = drawn(settled(), width=width)
    assert line_with(text, "9 coins, 2 modifiers, 3 books, 1 artwork, 2 magic, 1 furnishing")
    assert line_with(text, "dice [1] [6]  sum 5 of 13   reputation 13   nobility 6 ★")
    assert line_with(text, "figures: 2 in the lot, 8 in supply")
    assert "houses: 1 ready, 2 built, 4 in supply apprentices: Wizards 1" in squeezed(text)
    assert line_with(text, "settlers in hand Glass Singers (Elf) 3–6 goods (weaponry, magic)")
    assert line_with(text, "settled: Deep Miners (Dwarf) · Bellows Crew (Dwarf)")
    assert line_with(text, "workshops: Bindery")
    assert line_with(text, "public: Granary")
    assert line_with(text, "1 desk ")
    assert line_with(text, "┏━ ① Anna · Rhys Lusys · Lord · first player")


def test_a_commission_is_shown_to_its_owner_only() -> None:
    table = settled()
    table.hold("M12", "D06", filled=2)
    text = drawn(table)
    assert line_with(text, "commission 3■ 3■ 3□  Full Strongbox: 1 point per 3 coins, 8 at most = 3 points")
    for seat in (1, None):
        text = drawn(table, seat=seat)
        assert "Full Strongbox" not in text
        assert line_with(text, "commission 3■ 3■ 3□  secret")
    table.fill_tile("D06")
    assert line_with(drawn(table), "3■ 3■ 3■  active  Full Strongbox")


def test_commissions_to_choose_from_are_laid_out_for_who_chooses() -> None:
    table = Table(players=2, chancery=True, chosen=False)
    text = drawn(table)
    assert "Setup" in text
    assert line_with(text, "choose from Patron of Crafts: 2 points per own workshop, 10 at most")
    assert "Patron of Crafts" not in drawn(table, seat=1)


def test_the_event_and_the_round_head_the_table() -> None:
    table = Table(players=2, events=True)
    text = drawn(table)
    assert text.startswith(" Round 1 of 10\n left: 40 settlers, 36 buildings, 17 ships, 12 council tiles, 20")
    assert line_with(text, "event: Port Traders: 1 coin more for each good sold in the harbour")


def test_playing_alone_shows_the_goal_and_the_automa() -> None:
    table = Table(players=1, goal="G05")
    table.settled("S04")
    table.s.automa[:] = [3, 4, 5, 2, 2]
    table.sweep("tavern", "yard")
    table.occupy("tavern", 3, seat=6)
    text = drawn(table, seat=0)
    assert line_with(text, "goal: Civic Builder · public buildings 0/3 · completed settler cards 1/5")
    assert line_with(text, "automa: 3◇ white: Cavern Tavern, 4◇ green: Building Yard")
    assert "2◇ red: Blacksmiths, 2◇ blue: set aside" in squeezed(text)
    assert "3◇ □" in line_with(text, "│ Cavern Tavern")


def test_who_passed_and_whose_turn_it_is_shows_without_colour() -> None:
    table = Table(players=3)
    table.has(1, passed=1)
    text = drawn(table)
    assert "┏━ ① Anna" in text
    assert line_with(text, "╭─ ② Bert", "passed")


def test_the_boards_begin_with_the_one_who_looks() -> None:
    table = Table(players=4)
    for seat in range(4):
        text = drawn(table, seat=seat)
        assert min(NAMES[:4], key=lambda name: text.index(f" {name} ")) == NAMES[seat]


def test_in_brief_the_others_take_two_lines() -> None:
    table = settled()
    whole, short = drawn(table, seat=1), drawn(table, seat=1, brief=True)
    assert len(short.splitlines()) <= len(whole.splitlines()) - 8
    assert line_with(short, "① Anna · Rhys Lusys · Lord · first player", "9 coins")
    assert "2 settled, 1 in hand, 2 buildings, 1 apprentice" in squeezed(short)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 140])
def test_no_line_is_wider_than_the_terminal(language: str, width: int) -> None:
    assert widest_line(walk(6, "on", "on", 8, "eager"), width, language) <= width


def test_colour_has_a_meaning() -> None:
    console = Console(width=120, color_system="256", force_terminal=True, no_color=False)
    table = Table(players=3)
    table.occupy("tavern", 2, seat=2)
    with console.capture() as capture:
        console.print(GAME.draw(table.match.view(0), Speaker(GAME, seats=NAMES), 0))
    red = "1;38;5;196"
    assert f"\x1b[{red}m2③" in capture.get()


def test_taking_a_die_is_no_news_until_it_is_placed(tmp_path: Path) -> None:
    table = Table(players=3)
    table.dice(2, 3)
    told, speaker = StringIO(), Speaker(GAME, seats=NAMES)
    shelf = Shelf(GAME, tmp_path / "game.json")
    sitting = Sitting(table.match, speaker, shelf, Console(width=120, file=told))
    sitting.answer(table.number("take_die", die=2, value=2))
    sitting.report_move()
    assert told.getvalue() == ""
    sitting.answer(table.number("place_castle", slot=0))
    sitting.report_move()
    assert told.getvalue() == "Anna places a 2 in the White Castle\n    +1 reputation\n"
