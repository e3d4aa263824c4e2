"""The hall: finding, opening, joining and starting tables, in the real browser."""

import re

from playwright.sync_api import Page, Route, expect

from moothall.server.naming import table_names
from tests.browser.conftest import Somebody
from tests.browser.shelf import ME
from tests.browser.sitting import Sitting


def call_table(person: Sitting, name: str, *, listed: bool = False) -> None:
    """Open a table for two by the dialog: the person, and a friend by the link."""
    person.page.goto("/")
    person.page.get_by_role("button", name="Call a table").click()
    dialog = person.page.get_by_role("dialog", name="Call a table")
    dialog.get_by_label("Name of the table").fill(name)
    if listed:
        dialog.get_by_role("radio", name="Anyone in the hall").check()
    dialog.get_by_role("button", name="Open the table").click()
    expect(person.page.get_by_role("heading", name=name)).to_be_visible()


def test_a_game_against_a_bot_is_two_clicks_away(somebody: Somebody) -> None:
    page = somebody().page
    page.goto("/")
    page.get_by_role("button", name="Play a bot").click()
    page.get_by_role("button", name="1 bot").click()
    expect(page.locator("[data-region=board]")).to_be_visible()
    expect(page.locator("#p-others")).to_contain_text("Journeyman")


def test_a_newcomer_is_asked_for_a_name_once_and_enter_takes_the_proposal(somebody: Somebody) -> None:
    newcomer = somebody(newcomer=True)
    page = newcomer.page
    page.goto("/")
    page.get_by_role("button", name="Play a bot").click()
    page.get_by_role("button", name="1 bot").click()
    asked = page.get_by_role("dialog", name="What shall we call you?")
    expect(asked.get_by_label("Your name")).to_be_focused()
    proposed = asked.get_by_label("Your name").input_value()
    assert newcomer.violations == []
    page.keyboard.press("Enter")
    expect(page.locator("[data-region=board]")).to_be_visible()
    me = newcomer.get("/api/me")
    assert (me["name"], me["named"]) == (proposed, True)
    page.goto("/")
    page.get_by_role("button", name="Play a bot").click()
    page.get_by_role("button", name="1 bot").click()
    expect(page.locator("[data-region=board]")).to_be_visible()
    page.goto("/")
    mine = page.get_by_role("region", name="Your tables").get_by_role("link")
    expect(mine).to_have_count(2)
    for ticket in mine.all():
        expect(ticket).to_contain_text(proposed)
        expect(ticket).to_contain_text("Journeyman")


def test_with_six_players_the_form_says_why_there_is_nothing_to_choose(somebody: Somebody) -> None:
    page = somebody().page
    dialog_of(page)
    page.get_by_role("radio", name="Nobility").check()
    for _ in range(4):
        page.get_by_role("button", name="Add a seat").click()
    expect(page.get_by_text("With six players the Chancery is always in the game")).to_be_visible()


def test_friends_join_by_the_link_and_the_game_starts_for_both(somebody: Somebody) -> None:
    edda, wilm = somebody("Edda"), somebody("Wilm")
    call_table(edda, "The Long Table")
    link = edda.page.get_by_label("Link to this table").input_value()
    assert link == edda.page.url

    wilm.page.goto(link)
    wilm.page.get_by_role("button", name="Take this seat 2").click()
    # Edda's page hears of it by itself.
    expect(edda.page.get_by_text("everybody is here")).to_be_visible()
    expect(edda.page.get_by_role("listitem").filter(has_text="Wilm")).to_contain_text("here")
    expect(wilm.page.get_by_role("button", name="Start the game")).to_have_count(0)
    edda.page.get_by_role("button", name="Start the game").click()
    for person in (edda, wilm):
        expect(person.page.locator("[data-region=board]")).to_be_visible()


def test_a_start_with_empty_chairs_is_refused_and_bots_may_fill_them(somebody: Somebody) -> None:
    edda = somebody()
    call_table(edda, "Half empty")
    edda.page.get_by_role("button", name="Start the game").click(force=True)
    expect(edda.page.get_by_role("alert")).to_contain_text("One chair is still empty")
    edda.page.get_by_role("button", name="Start with a bot in the empty chair").click()
    expect(edda.page.locator("#p-others")).to_contain_text("Journeyman")


def test_a_guest_who_leaves_frees_the_chair(somebody: Somebody) -> None:
    edda, wilm = somebody("Edda"), somebody("Wilm")
    call_table(edda, "Come and go")
    wilm.page.goto(edda.page.url)
    wilm.page.get_by_role("button", name="Take this seat 2").click()
    expect(edda.page.get_by_text("everybody is here")).to_be_visible()
    wilm.page.get_by_role("button", name="Leave 2").click()
    expect(edda.page.get_by_text("Empty chair", exact=True)).to_be_visible()


def test_a_table_can_be_called_before_the_games_are_known(somebody: Somebody) -> None:
    page = somebody().page
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/games", hold)
    page.goto("/")
    page.get_by_role("button", name="Call a table").click()
    dialog = page.get_by_role("dialog", name="Call a table")
    expect(dialog).to_be_visible()
    for each in held:
        each.continue_()
    expect(dialog.get_by_label("Name of the table")).to_be_visible()


def test_only_listed_tables_are_shown_to_strangers(somebody: Somebody) -> None:
    edda, wilm = somebody("Edda"), somebody("Wilm")
    call_table(edda, "Behind closed doors")
    call_table(edda, "All welcome", listed=True)
    wilm.page.goto("/tables")
    expect(wilm.page.get_by_role("link", name="All welcome")).to_be_visible()
    expect(wilm.page.get_by_role("link", name="Behind closed doors")).to_have_count(0)
    edda.page.goto("/tables")
    expect(edda.page.get_by_role("link", name="Behind closed doors")).to_contain_text("1 seat free")


def test_the_hall_says_whose_turn_it_is(somebody: Somebody) -> None:
    edda = somebody()
    waiting = edda.open_table({"kind": "me"}, {"kind": "open"})
    playing = edda.open_table({"kind": "me"})
    edda.page.goto("/")
    tickets = edda.page.get_by_role("region", name="Your tables").get_by_role("link")
    expect(tickets).to_have_count(2)
    expect(tickets.first).to_have_attribute("href", f"/tables/{playing}")  # the one that waits for you
    expect(tickets.first).to_contain_text("Your turn")
    expect(tickets.last).to_have_attribute("href", f"/tables/{waiting}")
    expect(edda.page).to_have_title("(1) Your turn – Moothall")


def test_the_tab_says_that_it_is_your_turn(somebody: Somebody) -> None:
    edda = somebody()
    edda.sit_down(edda.open_table({"kind": "me"}))
    edda.wait_for_question("first_artifact")
    assert edda.page.title().startswith("Your turn – ")
    expect(edda.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")


def test_a_spectator_sees_the_board_and_is_asked_nothing(somebody: Somebody) -> None:
    edda, passer_by = somebody("Edda"), somebody("Passer-by", phone=True)
    table = edda.open_table({"kind": "me"}, {"kind": "bot", "bot": "random"})
    passer_by.sit_down(table)
    expect(passer_by.page.locator("[data-region=board]")).to_be_visible()
    expect(passer_by.page.get_by_role("navigation")).to_contain_text("Board")  # and not theirs
    expect(passer_by.legal_places).to_have_count(0)
    assert passer_by.stage is None


def dialog_of(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Call a table").click()


def test_a_fifth_seat_is_refused_in_place_with_its_rule(somebody: Somebody) -> None:
    page = somebody().page
    dialog_of(page)
    more = page.get_by_role("button", name="Add a seat")
    more.click()
    more.click()
    expect(more).to_have_attribute("aria-disabled", "true")
    more.click(force=True)
    dialog = page.get_by_role("dialog", name="Call a table")
    expect(dialog.get_by_text("Settlement is for 1 to 4 players.")).to_be_visible()
    expect(dialog.get_by_label("Who sits in seat")).to_have_count(4)
    dialog.get_by_role("button", name="SET-001").click()
    expect(page.get_by_role("dialog", name="SET-001")).to_contain_text("no other number is possible")


def test_the_last_choices_are_remembered(somebody: Somebody) -> None:
    page = somebody().page
    dialog_of(page)
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Who sits in seat 2").select_option("bot:apprentice")
    page.get_by_role("radio", name="A day an answer").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".lobby")).to_contain_text("a day an answer")
    dialog_of(page)
    expect(page.get_by_label("Who sits in seat")).to_have_count(3)
    expect(page.get_by_label("Who sits in seat 2")).to_have_value("bot:apprentice")
    expect(page.get_by_role("radio", name="A day an answer")).to_be_checked()


def test_seats_change_places_by_keyboard(somebody: Somebody) -> None:
    page = somebody().page
    dialog_of(page)
    friend = page.get_by_label("Who sits in seat 2")
    expect(friend).to_have_value("friend")
    friend.press("Alt+ArrowUp")
    expect(page.get_by_label("Who sits in seat 1")).to_have_value("friend")
    expect(page.get_by_label("Who sits in seat 1")).to_be_focused()


def test_people_at_one_screen_get_a_curtain_if_they_want_one(somebody: Somebody) -> None:
    page = somebody(curtain=True).page
    dialog_of(page)
    page.get_by_label("Who sits in seat 2").select_option("here")
    page.get_by_label("Name of the person in seat 2").fill("Tamás")
    page.get_by_role("button", name="Start the game").click()
    curtain = page.get_by_role("dialog", name="it is your turn")
    expect(curtain).to_be_visible()
    first = "Tamás" if "Tamás" in curtain.inner_text() else "Edda"
    curtain.get_by_role("button", name="I am ready").click()
    expect(curtain).to_have_count(0)
    page.locator("[data-region=common] button[data-may]").first.click()
    page.get_by_role("button", name="Hand over to").click()
    expect(curtain).to_contain_text("Edda" if first == "Tamás" else "Tamás")


def test_people_talk_at_a_table(somebody: Somebody) -> None:
    edda, wilm = somebody("Edda"), somebody("Wilm")
    call_table(edda, "Gossip")
    wilm.page.goto(edda.page.url)
    expect(wilm.page.get_by_role("button", name="Take this seat 2")).to_be_visible()
    expect(wilm.page.get_by_label("Say something")).to_have_count(0)  # who doesn't sit only listens
    wilm.page.get_by_role("button", name="Take this seat 2").click()
    wilm.page.get_by_label("Say something").fill("Is this chair taken? <b>no</b>")
    wilm.page.get_by_role("button", name="Send").click()
    said = edda.page.get_by_role("log", name="Chat")
    expect(said).to_contain_text("Is this chair taken? <b>no</b>")
    expect(said).to_contain_text("Wilm")
    edda.page.get_by_role("button", name="Good luck!").click()
    expect(wilm.page.get_by_role("log", name="Chat")).to_contain_text("Good luck!")


def test_a_table_that_nobody_named_is_called_in_everybody_s_own_language(somebody: Somebody) -> None:
    edda, wilm = somebody("Edda", language="hu"), somebody("Wilm", language="de")
    table = edda.send("POST", "/api/tables", {"game": "settlement", "seats": [ME, {"kind": "open"}]})
    wilm.send("POST", f"/api/tables/{table['id']}/seats/1")
    for person, language in ((edda, "hu"), (wilm, "de")):
        name = table_names(language)[table["house_name"]]
        person.page.goto("/")
        expect(person.page.locator(".ticket").filter(has_text=name)).to_be_visible()
        person.sit_down(table["id"])
        expect(person.page.locator("h1")).to_have_text(name)
    edda.send("PATCH", f"/api/tables/{table['id']}", {"name": "Edda & Wilm"})
    expect(wilm.page.locator("h1")).to_have_text("Edda & Wilm")


def test_a_lesson_is_not_called_by_its_game_twice(somebody: Somebody) -> None:
    edda = somebody(language="de")
    edda.sit_down(edda.send("POST", "/api/games/guilds/lesson")["id"])
    what = edda.page.locator(".bar .what")
    expect(what).to_have_text(re.compile("^Guilds\\s*Geführte erste Runde$"))
