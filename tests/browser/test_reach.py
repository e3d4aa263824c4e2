"""Every page for everyone: no axe violations, no sideways scrolling on a phone, in any language and light."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from moothall.games import OWN
from tests.browser.conftest import Somebody
from tests.browser.shelf import finish
from tests.browser.sitting import Sitting, resize

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
# So many lines, all drawn alike, that axe looks at each of the two in one light alone.
LONG = ("/rules/settlement", "/rules/architects")
LIGHTS = ["parchment", "candlelight"]
WHOLE, HALF = ViewportSize(width=1280, height=900), ViewportSize(width=640, height=450)


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


def visit(person: Sitting, path: str) -> None:
    person.page.goto(path)
    expect(person.page.get_by_role("heading", level=1)).to_have_count(1)
    person.page.wait_for_load_state("networkidle")


def test_pages_have_no_violations_and_room_for_twice_the_text_size(somebody: Somebody) -> None:
    """200 % is a window of half the width in CSS pixels."""
    edda = somebody(theme="parchment")
    edda.open_table({"kind": "me"})
    for path in PAGES:
        visit(edda, path)
        assert path == LONG[1] or edda.violations == [], path
        resize(edda.page, HALF)
        assert edda.fits, path
        resize(edda.page, WHOLE)


def test_pages_on_a_phone_have_no_violations_and_fit(somebody: Somebody) -> None:
    edda = somebody(theme="candlelight", phone=True)
    edda.open_table({"kind": "me"})
    for path in PAGES:
        visit(edda, path)
        assert path == LONG[0] or edda.violations == [], path
        assert_fits(edda.page)
    edda.page.goto("/")
    expect_dialog_to_fit(edda)


def expect_dialog_to_fit(person: Sitting) -> None:
    person.page.locator(".calls .btn.primary").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()
    assert_fits(person.page)


@pytest.mark.parametrize(("light", "phone"), [("parchment", True), ("candlelight", False)])
def test_a_table_from_lobby_to_replay_has_no_violations(somebody: Somebody, light: str, phone: bool) -> None:
    """And fits on a phone in English; in the other languages, with all other pages."""
    edda = somebody(theme=light, phone=phone)
    table = edda.open_table({"kind": "me"}, {"kind": "open"})
    over = finished_game(edda)
    for path, part in (
        (f"/tables/{table}", "h1"),
        (f"/tables/{over}", "table"),
        (f"/replay/{over}?ply=20", "[data-region=board]"),
    ):
        edda.page.goto(path)
        expect(edda.page.locator(part).first).to_be_visible()
        assert edda.violations == [], path
        if phone:
            assert_fits(edda.page)


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


@pytest.mark.parametrize("language", ["de", "hu"])
def test_nothing_scrolls_sideways_on_a_phone(somebody: Somebody, language: str) -> None:
    edda = somebody(phone=True, language=language)
    waiting = edda.open_table({"kind": "me"}, {"kind": "open"}, {"kind": "open"})
    over = finished_game(edda)
    for path in [*PAGES, f"/tables/{waiting}", f"/tables/{over}", f"/replay/{over}?ply=9"]:
        visit(edda, path)
        assert_fits(edda.page)
    edda.page.goto("/")
    expect_dialog_to_fit(edda)


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
