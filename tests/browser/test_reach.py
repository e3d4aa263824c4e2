"""Every page for everyone: no axe violations, no sideways scrolling on a phone, in any language and light."""

import pytest
from playwright.sync_api import Page, expect

from moothall.games import OWN
from tests.browser.conftest import Somebody
from tests.browser.shelf import finish
from tests.browser.sitting import Sitting

PAGES = [
    "/",
    "/tables",
    "/replay",
    *(f"/play/{game}" for game in OWN),
    "/rules",
    "/rules/settlement",
    "/rules/architects",
    "/account",
    "/settings",
    "/nowhere",
]
LIGHTS = ["parchment", "candlelight"]


def assert_fits(page: Page) -> None:
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, f"{page.url} is {wide} px wide"
    hidden = "[...document.querySelectorAll('.scroll')].map((each) => each.scrollWidth - each.clientWidth)"
    assert max(page.evaluate(hidden), default=0) == 0, f"{page.url} has more to the side"


def finished_game(person: Sitting) -> str:
    others = [{"kind": "me", "name": name} for name in ("Tamás", "Wilm", "Kunigunde")]
    table = person.open_table({"kind": "me"}, *others)
    finish(person, table)
    return table


@pytest.mark.parametrize("light", LIGHTS)
def test_pages_have_no_violations(somebody: Somebody, light: str) -> None:
    edda = somebody(theme=light)
    edda.open_table({"kind": "me"})
    for path in PAGES:
        edda.page.goto(path)
        expect(edda.page.get_by_role("heading", level=1)).to_be_visible()
        edda.page.wait_for_load_state("networkidle")
        assert edda.violations == [], path


@pytest.mark.parametrize(("light", "phone"), [("parchment", True), ("candlelight", False)])
def test_a_table_from_lobby_to_replay_has_no_violations(somebody: Somebody, light: str, phone: bool) -> None:
    edda = somebody(theme=light, phone=phone)
    table = edda.open_table({"kind": "me"}, {"kind": "open"})
    edda.page.goto(f"/tables/{table}")
    expect(edda.page.get_by_role("heading", level=1)).to_be_visible()
    assert edda.violations == []
    over = finished_game(edda)
    edda.page.goto(f"/tables/{over}")
    expect(edda.page.get_by_role("table")).to_be_visible()
    assert edda.violations == []
    edda.page.goto(f"/replay/{over}?ply=20")
    expect(edda.page.locator("[data-region=board]")).to_be_visible()
    assert edda.violations == []


@pytest.mark.parametrize("light", LIGHTS)
def test_dialogs_have_no_violations(somebody: Somebody, light: str) -> None:
    edda = somebody(theme=light)
    page = edda.page
    page.goto("/")
    for opener, dialog in (("Call a table", "Call a table"), ("Play a bot", "Play a bot")):
        page.get_by_role("button", name=opener).click()
        expect(page.get_by_role("dialog", name=dialog)).to_be_visible()
        assert edda.violations == []
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.get_by_role("button", name=opener)).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    assert edda.violations == []


@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_nothing_scrolls_sideways_on_a_phone(somebody: Somebody, language: str) -> None:
    edda = somebody(phone=True, language=language)
    waiting = edda.open_table({"kind": "me"}, {"kind": "open"}, {"kind": "open"})
    over = finished_game(edda)
    for path in [*PAGES, f"/tables/{waiting}", f"/tables/{over}", f"/replay/{over}?ply=9"]:
        edda.page.goto(path)
        expect(edda.page.get_by_role("heading", level=1)).to_have_count(1)
        edda.page.wait_for_load_state("networkidle")
        assert_fits(edda.page)
    edda.page.goto("/")
    edda.page.locator(".calls .btn.primary").click()
    expect(edda.page.get_by_role("dialog")).to_be_visible()
    assert_fits(edda.page)


def test_the_first_page_can_be_used_by_keyboard_alone(somebody: Somebody) -> None:
    page = somebody().page
    page.goto("/")
    expect(page.get_by_role("heading", name="Settlement")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the page")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Call a table")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Play a bot")).to_be_visible()


def test_twice_the_text_size_loses_nothing(somebody: Somebody) -> None:
    """200 % is a window of half the width in CSS pixels."""
    page = somebody().page
    page.set_viewport_size({"width": 640, "height": 450})
    for path in PAGES:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= 640, path
