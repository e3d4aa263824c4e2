"""The table in the terminal: all that lies open is on it, at every width, with and without colour."""

import pytest
from rich.console import Console

from moothall.engine.text import LANGUAGES, Speaker
from moothall.games.architects.game import GAME
from tests.games.architects.table import Table
from tests.games.architects.walks import walk
from tests.games.terminals import NAMES, drawn, line_with, widest_line


def settled() -> Table:
    """Seat 0 has something of everything."""
    table = Table(players=3)
    table.has(0, clay=3, wood=1, stone=0, gold=2, marble=0, silver=7)
    table.has(0, virtue=3, unpaid=2, paid=1, cathedral=2)
    table.send("quarry", 3, seat=0)
    table.send("quarry", 1, seat=2)
    table.imprison(2, seat=0)
    table.captive(0, 2, seat=1)
    table.captive(1, 1, seat=0)
    table.hire("AP29", "AP13", seat=0)
    table.hand("BD18", "BD01", seat=0)
    table.built("BD11", seat=0)
    table.fill_guildhall(4)
    return table


@pytest.mark.parametrize("width", [80, 120])
def test_the_town_shows_whose_workers_are_where(width: int) -> None:
    table = settled()
    table.tax(6)
    table.deal_at("middle", seat=1)
    text = drawn(table, width=width)
    assert "①3 ③1" in line_with(text, "Quarry ")
    assert "6 silver" in line_with(text, "Tax Stand")
    assert "①2" in line_with(text, "│ Prison ")
    assert line_with(text, "middle", "2 silver, 1 virtue", "any apprentice or a blueprint", "②")
    assert "1 marble" in line_with(text, "small  1 silver, 1 virtue")


def test_the_guildhall_fills_from_the_left_and_marks_its_resets() -> None:
    text = drawn(settled())
    assert "Guildhall 4 of 16  ① ② ③ ① │ □ □ □ □ │ ↻ □ □ □ │ ↻ □ □ □" in text


def test_the_cathedral_shows_price_points_and_slots() -> None:
    text = drawn(settled(), width=80)
    assert line_with(text, "4 4 points", "① □ □", "4 wood or stone")
    assert line_with(text, "1 20 points", "□", "2 gold, 2 marble")


def test_the_apprentices_show_skills_coins_and_abilities() -> None:
    table = Table()
    table.grid("AP09", "AP13", coins=(2, 0))
    text = drawn(table)
    assert line_with(text, "upper", "Gatekeeper −1 ◉2", "Labourer")  # noqa: RUF001, a minus it is
    assert line_with(text, "masonry", "carpentry, tiling, masonry")
    assert "at a Black Market reset" in text
    assert "at a Black Market reset" not in drawn(table, brief=True)


@pytest.mark.parametrize("width", [80, 120])
def test_a_board_shows_everything_on_it(width: int) -> None:
    text = drawn(settled(), width=width)
    assert line_with(text, "3 clay, 1 wood, 2 gold, 7 silver", "virtue 3 (-5 points)", "evades 1 tax")
    assert "2 debts, 1 paid debt" in " ".join(text.replace("┃", " ").split())
    assert line_with(text, "workers: 12 ready, 3 at work", "2 in Prison", "1 captured", "captives: ②2")
    assert "Stonecutter (masonry) at the Quarry: +1 stone" in text
    assert line_with(text, "buildings: Well 3")
    assert line_with(text, "3 Smithy", "4 clay, 2 wood · when built: +4 stone")
    assert line_with(text, "10 Castle", "2 clay, 4 wood, 1 gold, 2 marble · carpentry,")


def test_a_hand_is_shown_to_its_owner_only() -> None:
    table = settled()
    assert "Castle" in drawn(table, seat=0)
    for seat in (1, None):
        text = drawn(table, seat=seat)
        assert "Castle" not in text
        assert "2 cards in hand" in text


def test_a_packet_and_a_blueprint_are_laid_out_for_who_chooses() -> None:
    table = Table(players=2, drafted=False)
    text = drawn(table)
    assert "Draft, step 1 of 3" in text
    assert line_with(text, "choose from", "3 Smithy")
    assert "Thieves’ Den" not in text


def test_whose_turn_it_is_shows_without_colour() -> None:
    text = drawn(settled())
    assert "┏━ ① Anna · start player" in text
    assert "╭─ ② Bert" in text


def test_the_boards_begin_with_the_one_who_looks() -> None:
    table = Table(players=4)
    for seat in range(4):
        text = drawn(table, seat=seat)
        assert min(NAMES[:4], key=lambda name: text.index(f" {name} ")) == NAMES[seat]


def test_the_automaton_shows_its_materials_and_its_last_scheme() -> None:
    table = Table(players=1)
    table.idle()
    table.play("scheme")
    text = drawn(table)
    assert line_with(text, "scheme: gather materials at the Quarry", "29 left")
    assert line_with(text, "5 materials", "virtue 8 (0 points)")


def test_the_final_round_is_announced() -> None:
    table = Table(players=2)
    table.s.turns_left = 2
    assert "Final round: 2 turns left" in drawn(table)


def test_in_brief_the_others_take_two_lines() -> None:
    table = settled()
    whole, short = drawn(table, seat=1), drawn(table, seat=1, brief=True)
    assert len(short.splitlines()) <= len(whole.splitlines()) - 8
    assert line_with(short, "① Anna · start player", "3 clay, 1 wood, 2 gold, 7 silver")
    assert line_with(short, "workers: 12 ready", "2 apprentices, 1 building, 2 cards")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 140])
def test_no_line_is_wider_than_the_terminal(language: str, width: int) -> None:
    assert widest_line(walk(5, "random", "none", 1, "dealers"), width, language) <= width


def test_colour_has_a_meaning() -> None:
    console = Console(width=120, color_system="256", force_terminal=True, no_color=False)
    with console.capture() as capture:
        console.print(GAME.draw(settled().match.view(0), Speaker(GAME, seats=NAMES), 0))
    blue = "1;38;5;33"
    assert f"\x1b[{blue}m①" in capture.get()
