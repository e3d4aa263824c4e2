"""Who one is, and what one has chosen: names, accounts, language, light, keys."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Somebody


def test_a_guest_becomes_an_account_and_finds_the_seat_on_another_device(somebody: Somebody) -> None:
    edda, elsewhere = somebody("Edda"), somebody("Nobody")
    table = edda.open_table({"kind": "me"})
    edda.page.goto("/account")
    register = edda.page.locator("form").filter(has=edda.page.get_by_role("heading", name="Keep your games"))
    register.get_by_label("Name").fill("Edda of the Hill")
    register.get_by_label("Password").fill("seven horses")
    register.get_by_role("button", name="Keep your games").click()
    expect(edda.page.get_by_role("heading", level=1)).to_have_text("Edda of the Hill")

    elsewhere.page.goto("/account")
    login = elsewhere.page.locator("form").filter(has=elsewhere.page.get_by_role("heading", name="Log in"))
    login.get_by_label("Name").fill("Edda of the Hill")
    login.get_by_label("Password").fill("eight horses")
    login.get_by_role("button", name="Log in").click()
    expect(login.get_by_role("alert")).to_contain_text("No account has that name and password.")
    login.get_by_label("Password").fill("seven horses")
    login.get_by_role("button", name="Log in").click()
    expect(elsewhere.page.get_by_role("heading", level=1)).to_have_text("Edda of the Hill")
    elsewhere.page.goto("/")
    mine = elsewhere.page.get_by_role("region", name="Your tables")
    expect(mine.get_by_role("link")).to_have_attribute("href", f"/tables/{table}")

    elsewhere.page.goto("/account")
    elsewhere.page.get_by_label("On all other devices too").check()
    elsewhere.page.get_by_role("button", name="Log out").click()
    expect(elsewhere.page.get_by_role("heading", name="Log in")).to_be_visible()
    elsewhere.page.goto("/tables")
    expect(elsewhere.page.get_by_text("You sit at no table yet.")).to_be_visible()
    edda.page.goto("/account")  # logged out there too
    expect(edda.page.get_by_role("heading", name="Log in")).to_be_visible()


def test_a_new_name_is_what_others_see(somebody: Somebody) -> None:
    edda, wilm = somebody("Edda"), somebody("Wilm")
    table = edda.open_table({"kind": "me"}, {"kind": "open"})
    wilm.page.goto(f"/tables/{table}")
    expect(wilm.page.get_by_text("Edda", exact=True)).to_be_visible()
    edda.page.goto("/account")
    edda.page.get_by_label("Name").first.fill("Edda the Second")
    edda.page.get_by_role("button", name="Change", exact=True).click()
    expect(edda.page.get_by_role("heading", level=1)).to_have_text("Edda the Second")
    wilm.page.reload()
    expect(wilm.page.get_by_text("Edda the Second")).to_be_visible()


def test_the_language_changes_at_once_and_stays(somebody: Somebody) -> None:
    page = somebody().page
    page.goto("/")
    page.get_by_role("button", name="Language: English").click()
    page.get_by_role("menuitemradio", name="Deutsch").click()
    expect(page.get_by_role("button", name="Tisch eröffnen")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    expect(page.get_by_role("button", name="Gegen Bots")).to_be_visible()
    page.get_by_role("button", name="Sprache: Deutsch").press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Asztal nyitása")).to_be_visible()


def test_the_language_changes_at_a_table_without_a_reload(somebody: Somebody) -> None:
    edda = somebody()
    edda.sit_down(edda.open_table({"kind": "me"}))
    expect(edda.dock).to_contain_text("artifact")
    edda.page.get_by_role("button", name="Language: English").click()
    edda.page.get_by_role("menuitemradio", name="Deutsch").click()
    expect(edda.dock).to_contain_text("Artefakt")


def test_candlelight_stays_after_a_reload(somebody: Somebody) -> None:
    page = somebody().page
    page.goto("/")
    page.get_by_role("button", name="Light: change to candlelight").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "candlelight")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "candlelight")
    background = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert background == "rgb(22, 17, 12)"


def test_the_question_mark_opens_the_help_unless_keys_are_off(somebody: Somebody) -> None:
    page = somebody().page
    page.goto("/rules/settlement")
    search = page.get_by_label("Search the rules")
    search.press("?")
    help_text = page.get_by_role("dialog", name="Help")
    expect(help_text).to_have_count(0)  # it went into the field
    search.blur()
    page.keyboard.press("?")
    expect(help_text).to_contain_text("next part of the screen")
    page.keyboard.press("Escape")
    expect(help_text).to_have_count(0)
    page.goto("/settings")
    page.get_by_label("Single keys as shortcuts").uncheck()
    page.keyboard.press("?")
    expect(help_text).to_have_count(0)


def test_sounds_are_off_until_somebody_wants_them(somebody: Somebody) -> None:
    page = somebody().page
    page.goto("/settings")
    expect(page.get_by_label(re.compile("Sounds"))).not_to_be_checked()


def test_an_address_that_leads_nowhere_says_so(somebody: Somebody) -> None:
    page = somebody().page
    page.goto("/over/the/hills")
    expect(page.get_by_role("heading", name="This path leads nowhere")).to_be_visible()
    page.goto("/tables/nosuchtable")
    expect(page.get_by_role("alert")).to_contain_text("There is nothing here")
    page.goto("/replay/nosuchtable")
    expect(page.get_by_role("alert")).to_contain_text("There is nothing here")


def test_without_a_connection_the_hall_says_so_and_recovers(somebody: Somebody) -> None:
    edda = somebody()
    edda.page.goto("/account")
    expect(edda.page.get_by_role("heading", level=1)).to_have_text("Edda")
    edda.context.set_offline(True)
    edda.page.get_by_role("link", name="Moothall, to the hall").click()
    expect(edda.page.get_by_role("alert")).to_contain_text("The hall can’t be reached")
    edda.context.set_offline(False)
    edda.page.get_by_role("button", name="Try again").click()
    expect(edda.page.get_by_role("heading", name="Settlement")).to_be_visible()
