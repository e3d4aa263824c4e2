"""Each seat has the colour that its game's rulebook gives it, wherever the client shows one."""

import colorsys
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Somebody
from tests.browser.guilds import next_answer
from tests.browser.sitting import Sitting

DYES = {
    "red": "madder",
    "blue": "woad",
    "yellow": "weld",
    "green": "verdigris",
    "purple": "murrey",
    "black": "ash",
    "white": "chalk",
}
HUES = {"red": (0, 20), "yellow": (38, 65), "green": (80, 170), "blue": (200, 250), "purple": (280, 330)}
PEOPLE = ("Edda", "Tamás", "Wilm", "Ilka", "Berta", "Oda")


def around_one_screen(seats: int) -> list[dict[str, str]]:
    return [{"kind": "me", "name": name} for name in PEOPLE[:seats]]


def colours_of(view: dict[str, Any]) -> list[str]:
    """What the rules say, by seat."""
    key = "board" if view["game"] == "architects" else "colour"
    return [board[key] for board in view["boards"]]


def shields(page: Page, where: str) -> list[str]:
    """The dyes of the shields in there, in order."""
    hrefs = page.locator(f"{where} use").evaluate_all("all => all.map((each) => each.getAttribute('href'))")
    return [href.removeprefix("#seat-") for href in hrefs if href.startswith("#seat-")]


def panels(page: Page, seats: int) -> list[str]:
    expect(page.locator("[data-seat]")).to_have_count(seats)
    return [shields(page, f'[data-seat="{seat}"] > header')[0] for seat in range(seats)]


def dyed(colours: list[str]) -> list[str]:
    return [DYES[colour] for colour in colours]


def draw_curtain(person: Sitting) -> None:
    """If there is one; else the question shows, or whoever has answered is to hand over."""
    hand_over, ready = person.page.locator("[data-hand-over]"), person.page.locator(".curtain button")
    person.page.locator(".app[data-stage]").or_(hand_over).or_(ready).first.wait_for()
    if hand_over.count():
        hand_over.click()
        ready.wait_for()
    if ready.count():
        ready.click()


def sit_at_the_start(person: Sitting, game: str, seats: int, **options: str) -> tuple[str, list[str]]:
    table = person.open_table(*around_one_screen(seats), game=game, **options)
    person.sit_down(table)
    person.page.locator(".app").wait_for()
    draw_curtain(person)
    return table, colours_of(person.state(table)["view"])


def test_every_dye_looks_like_the_colour_that_it_stands_for(somebody: Somebody) -> None:
    page = somebody().page
    page.goto("/")
    for colour, dye in DYES.items():
        value = page.evaluate(
            "name => getComputedStyle(document.documentElement).getPropertyValue(name)", f"--seat-{dye}"
        ).strip()
        hue, light, _ = colorsys.rgb_to_hls(*(int(value[i : i + 2], 16) / 255 for i in (1, 3, 5)))
        if colour in HUES:
            assert HUES[colour][0] <= hue * 360 <= HUES[colour][1], (colour, value)
        else:
            assert light < 0.25 if colour == "black" else light > 0.9, (colour, value)


@pytest.mark.rule("GLD-024", "GLD-043")
def test_in_guilds_seats_are_red_blue_green_and_yellow(somebody: Somebody) -> None:
    edda = somebody()
    table, colours = sit_at_the_start(edda, "guilds", 4)
    assert colours == ["red", "blue", "green", "yellow"]
    dyes = dyed(colours)
    assert panels(edda.page, 4) == dyes
    assert shields(edda.page, '[data-area="A1"] .tents') == dyes
    assert set(shields(edda.page, "#p-goals")) == set(dyes)

    bidder = edda.state(table)["asked_seat"]
    while (state := edda.state(table))["asked_seat"] == bidder:
        edda.give(table, state, next_answer(state))
    expect(edda.page.locator("#p-log ol a")).not_to_have_count(0)
    assert set(shields(edda.page, "#p-log ol")) == {dyes[bidder]}


@pytest.mark.rule("GLD-031")
def test_the_entrance_hall_has_its_owners_colour(somebody: Somebody) -> None:
    edda = somebody()
    _, colours = sit_at_the_start(edda, "guilds", 4)
    for seat, colour in enumerate(colours):
        edda.page.locator(f'[data-seat="{seat}"] .show').click()
        carpet = edda.page.locator(f'.large [data-site="{seat}"]')
        expect(carpet).to_have_attribute("style", re.compile(f"--seat-{DYES[colour]}"))
        edda.page.keyboard.press("Escape")


@pytest.mark.rule("NOB-002", "NOB-365")
@pytest.mark.parametrize("seats", [1, 6])
def test_in_nobility_pieces_have_the_six_colours_and_one_alone_is_black(
    somebody: Somebody, seats: int
) -> None:
    edda = somebody()
    _, colours = sit_at_the_start(edda, "nobility", seats)
    assert colours == (["black"] if seats == 1 else ["white", "yellow", "red", "green", "blue", "black"])
    for seat, dye in enumerate(dyed(colours)):
        # The shield, and one on every die.
        assert set(shields(edda.page, f'[data-seat="{seat}"]')) == {dye}


@pytest.mark.rule("ARC-020", "ARC-055", "ARC-385")
@pytest.mark.parametrize("boards", ["standard", "random"])
def test_in_architects_the_board_fixes_the_colour(somebody: Somebody, boards: str) -> None:
    edda = somebody()
    _, colours = sit_at_the_start(edda, "architects", 5, boards=boards)
    assert sorted(colours) == ["blue", "green", "purple", "red", "yellow"]
    assert panels(edda.page, 5) == dyed(colours)


@pytest.mark.rule("ARC-385")
def test_before_a_board_is_chosen_a_seat_has_no_colour(somebody: Somebody) -> None:
    edda = somebody()
    table, _ = sit_at_the_start(edda, "architects", 2, boards="choice")
    assert panels(edda.page, 2) == ["undyed", "undyed"]
    first = edda.state(table)["asked_seat"]
    edda.press(edda.page.get_by_role("button", name="Frederick").first)
    draw_curtain(edda)
    assert panels(edda.page, 2)[first] == "madder"


@pytest.mark.rule("GLD-043")
def test_the_hall_shows_the_same_colours_as_the_table(somebody: Somebody) -> None:
    edda = somebody()
    page = edda.page
    page.goto("/")
    page.get_by_role("button", name="Call a table").click()
    dialog = page.get_by_role("dialog", name="Call a table")
    dialog.get_by_role("radio", name="Guilds").check()
    for _ in range(2):
        dialog.get_by_role("button", name="Add a seat").click()
    dyes = dyed(["red", "blue", "green", "yellow"])
    assert shields(page, "dialog .seats") == dyes
    page.keyboard.press("Escape")

    table = edda.open_table({"kind": "me"}, *[{"kind": "open"}] * 3, game="guilds")
    edda.sit_down(table)
    expect(page.locator(".chairs li")).to_have_count(4)
    assert shields(page, ".chairs") == dyes
    page.goto("/tables")
    ticket = f'.ticket[href="/tables/{table}"]'
    expect(page.locator(ticket)).to_be_visible()
    assert shields(page, ticket) == dyes


@pytest.mark.rule("GLD-043")
def test_a_replay_shows_the_same_colours_as_the_table(somebody: Somebody) -> None:
    edda = somebody()
    table, colours = sit_at_the_start(edda, "guilds", 3)
    for _ in range(4):
        edda.give(table, state := edda.state(table), next_answer(state))
    seats = [entry["seat"] for entry in edda.get(f"/api/tables/{table}/log") if entry["deed"]]
    edda.page.goto(f"/replay/{table}")
    assert panels(edda.page, 3) == dyed(colours)
    assert shields(edda.page, "#p-log ol") == [dyed(colours)[seat] for seat in seats]
