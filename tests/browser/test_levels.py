"""The levels of bots: choosing one, seeing which one plays, that it thinks, and that it still warms up."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Somebody
from tests.browser.shelf import ME
from tests.browser.sitting import Sitting

GUILDMASTER = {"kind": "bot", "bot": "guildmaster"}
LEVELS = ["Apprentice", "Journeyman", "Master", "Guildmaster"]
sizes = pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])


def level_in(where: Page | Locator, name: str) -> Locator:
    return where.get_by_role("radio", name=re.compile(f"^{name} "))


def others_of(person: Sitting) -> Locator:
    return person.page.locator("#p-others")


def until_the_bot_thinks(person: Sitting, table: str, thinking: Path) -> None:
    """Any answers, until the bot in the second seat is asked, and takes its time."""
    person.when_asked(table)
    (thinking / table).touch()
    for _ in person.moments():
        state = person.state(table)
        if state["asked_seat"] == 1:
            break
        person.give(table, state, state["verdict"].index(0))


@sizes
def test_a_level_is_chosen_and_chosen_again_next_time(somebody: Somebody, phone: bool) -> None:
    edda = somebody(phone=phone)
    page = edda.page
    page.goto("/")
    page.get_by_role("button", name="Play a bot").click()
    dialog = page.get_by_role("dialog", name="Play a bot")
    offered = dialog.get_by_role("group", name="Which bot?").get_by_role("radio")
    expect(offered).to_have_count(4)
    for level, radio in zip(LEVELS, offered.all(), strict=True):
        expect(radio).to_have_accessible_name(re.compile(f"^{level} [a-z]"))
    expect(level_in(dialog, "Journeyman")).to_be_checked()  # for a first game
    assert edda.violations == []
    assert edda.fits
    level_in(dialog, "Apprentice").check()
    dialog.get_by_role("button", name="2 bots").click()
    expect(others_of(edda)).to_contain_text("Apprentice 1")

    page.goto("/")
    page.get_by_role("button", name="Play a bot").click()
    expect(level_in(page, "Apprentice")).to_be_checked()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Call a table").first.click()
    seat = page.get_by_label("Who sits in seat 2")
    expect(seat.locator("option", has_text="Bot")).to_have_text([f"Bot: {level}" for level in LEVELS])
    seat.select_option("bot:master")
    expect(page.get_by_role("dialog").get_by_role("listitem").nth(1)).to_contain_text("several moves ahead")


def test_a_level_for_the_empty_chairs(somebody: Somebody) -> None:
    edda = somebody()
    table = edda.open_table(ME, {"kind": "open"}, {"kind": "open"})
    edda.sit_down(table)
    level = edda.page.get_by_label("Which bot?")
    expect(level).to_have_value("journeyman")
    level.select_option("guildmaster")
    expect(level).to_have_accessible_description("thinks the longest and misses little")
    edda.page.get_by_role("button", name="Start with bots in the empty chairs").click()
    expect(others_of(edda)).to_contain_text("Guildmaster 2")
    assert [seat["bot"] for seat in edda.state(table)["seats"]] == [None, "guildmaster", "guildmaster"]


@sizes
def test_a_bot_is_seen_to_think_and_then_to_answer(somebody: Somebody, thinking: Path, phone: bool) -> None:
    edda = somebody(phone=phone)
    table = edda.open_table(ME, GUILDMASTER)
    until_the_bot_thinks(edda, table, thinking)
    edda.sit_down(table)
    panel = edda.page.locator('[data-seat="1"]')
    expect(edda.dock.get_by_role("heading")).to_have_text("Guildmaster is thinking …")
    expect(panel).to_contain_text("thinking")
    expect(edda.page.locator("[aria-live=polite]")).to_have_text("Guildmaster is thinking …")
    assert edda.fits
    (thinking / table).unlink()
    edda.wait_for_question()
    expect(panel).not_to_contain_text("thinking")
    expect(edda.dock).not_to_contain_text("thinking")


def test_who_answers_at_once_is_not_said_to_think(somebody: Somebody, thinking: Path) -> None:
    """Not before a while; time passes when the test says so."""
    edda = somebody()
    table = edda.open_table(ME, GUILDMASTER)
    until_the_bot_thinks(edda, table, thinking)
    edda.page.clock.install()
    edda.page.clock.pause_at(edda.page.evaluate("Date.now() + 3_600_000"))
    edda.sit_down(table)
    expect(edda.dock.get_by_role("heading")).to_have_text("Guildmaster is to play.")
    edda.page.clock.run_for(250)
    expect(edda.dock.get_by_role("heading")).to_have_text("Guildmaster is to play.")
    edda.page.clock.run_for(250)
    expect(edda.dock.get_by_role("heading")).to_have_text("Guildmaster is thinking …")
    (thinking / table).unlink()


@sizes
def test_who_still_warms_up_says_so_until_it_plays_as_itself(somebody: Somebody, phone: bool) -> None:
    """This server compiles nothing; later on the page is told that it has."""
    edda = somebody(phone=phone)
    table = edda.open_table(ME, GUILDMASTER, {"kind": "bot", "bot": "journeyman"})
    edda.sit_down(table)
    expect(edda.page.locator('[data-seat="1"]')).to_contain_text("warming up · for now as a Journeyman")
    expect(edda.page.locator('[data-seat="2"] .status')).to_have_text("bot")

    def be_ready(route: Route) -> None:
        answer = route.fetch()
        state = answer.json()
        state["seats"][1]["plays_as"] = None
        route.fulfill(response=answer, body=json.dumps(state))

    edda.page.route(re.compile(f"/api/tables/{table}$"), be_ready)
    somebody("Wilm").sit_down(table)  # so that everybody looks again
    expect(edda.page.locator('[data-seat="1"] .status')).to_have_text("bot")
    expect(edda.page.locator('[data-seat="1"]')).not_to_contain_text("warming up")


def test_a_level_plays_on_for_somebody_who_is_away(somebody: Somebody) -> None:
    edda, wilm, ilka = somebody("Edda"), somebody("Wilm"), somebody("Ilka")
    table = edda.open_table(ME, {"kind": "open"}, {"kind": "open"})
    for seat, person in ((1, wilm), (2, ilka)):
        person.send("POST", f"/api/tables/{table}/seats/{seat}")
    edda.send("POST", f"/api/tables/{table}/start")
    for person in (edda, wilm):
        person.sit_down(table)
    edda.page.locator("[data-table-menu]").click()
    edda.page.get_by_role("menuitem", name="A bot for Ilka").click()
    dialog = edda.page.get_by_role("dialog", name="A bot for Ilka")
    assert edda.violations == []
    level_in(dialog, "Apprentice").check()
    dialog.get_by_role("button", name="Ask the others").click()
    expect(wilm.dock).to_contain_text("a bot (Apprentice) to play on for Ilka")
    wilm.page.get_by_role("button", name="Agree").click()
    expect(others_of(edda)).to_contain_text("Apprentice for Ilka")
