"""Architects' table as a page: the hall, refusals, counters, the guide, languages, phones, what axe says."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from moothall.games.architects.actions import SPACE
from tests.browser.architects import next_answer
from tests.browser.conftest import Somebody
from tests.browser.sitting import Sitting

BOT = {"kind": "bot", "bot": "greedy"}
JESTER = {"kind": "bot", "bot": "random"}  # quick of thought
SOME, MANY = 60, 1_000


def first_turn(person: Sitting, *others: dict[str, Any], **options: str) -> str:
    """Through the draft, by clicking, to the first turn."""
    table = person.open_table({"kind": "me"}, *others, game="architects", **options)
    person.sit_down(table)
    for _ in range(SOME):
        person.wait_for_question()
        if person.stage == "turn":
            return table
        person.press(person.legal_places()[0])
    raise AssertionError("the first turn never came")


def later(person: Sitting, table: str, stage: str, location: str = "") -> None:
    """Plays behind the page until a question comes up, going to the location as soon as it may."""
    for _ in range(MANY):
        state = person.state(table)
        if state["verdict"] is None:
            person.page.wait_for_timeout(30)
            continue
        if state["view"]["question"]["stage"] == stage:
            return person.sit_down(table)
        action = next_answer(state)
        if state["view"]["question"]["stage"] == "turn" and location:
            places = [circle["location"] for circle in state["view"]["circles"]]
            wished = SPACE.encode("place", location=places.index(location))
            action = wished if state["verdict"][wished] == 0 else action
        given = {"ply": state["ply"], "seat": state["asked_seat"], "action": action}
        person.send("POST", f"/api/tables/{table}/answers", given)
    raise AssertionError(f"the question {stage} never came")


def test_a_game_against_a_bot_is_two_clicks_away(somebody: Somebody) -> None:
    page = somebody().page
    page.goto("/")
    page.get_by_role("button", name="Play Architects").click()
    page.get_by_role("button", name="1 bot").click()
    expect(page.locator("#p-town")).to_be_visible()
    expect(page.locator("#p-others")).to_contain_text("Steward")


def test_the_options_are_chosen_where_it_is_started(somebody: Somebody) -> None:
    page = somebody().page
    page.goto("/")
    page.get_by_role("button", name="Play Architects").click()
    dialog = page.get_by_role("dialog", name="Play a bot")
    dialog.get_by_role("radio", name="Five powers, chosen").check()
    dialog.get_by_role("radio", name="Helena").check()
    dialog.get_by_role("button", name="Alone against the automaton").click()
    expect(page.get_by_role("heading", name="Choose a board")).to_be_visible()
    expect(page.locator("#p-others")).to_contain_text("Helena")


def test_a_new_table_offers_what_there_is_with_so_many_seats(somebody: Somebody) -> None:
    page = somebody().page
    page.goto("/")
    page.get_by_role("button", name="Call a table").click()
    dialog = page.get_by_role("dialog", name="Call a table")
    dialog.get_by_role("radio", name="Architects").check()
    opponent = dialog.get_by_role("group", name="Automated opponent")
    expect(opponent.get_by_role("radio")).to_have_count(3)
    opponent.get_by_role("radio", name="Constantine").check()
    dialog.get_by_role("button", name="Add a seat").click()
    expect(opponent).to_have_count(0)
    dialog.get_by_role("button", name="Remove seat 3").click()
    dialog.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("listitem").filter(has_text="Constantine")).to_contain_text("automated opponent")


def test_a_refused_action_shows_its_rule(somebody: Somebody) -> None:
    edda = somebody()
    table = first_turn(edda)
    before = edda.state(table)["ply"]
    refused = edda.page.locator("#p-guildhall button")
    expect(refused).to_have_attribute("aria-disabled", "true")
    refused.click(force=True)  # Playwright waits for ever for what is aria-disabled
    callout = edda.page.locator(".why[role=status]")
    rule = callout.locator("[data-rule]").get_attribute("data-rule")
    callout.get_by_role("button", name=rule).click()
    expect(edda.page.get_by_role("dialog")).to_contain_text(rule or "ARC")
    assert edda.state(table)["ply"] == before


def test_every_legal_answer_of_a_turn_lies_on_the_table(somebody: Somebody) -> None:
    edda = somebody()
    table = first_turn(edda)
    legal = {str(action) for action, verdict in enumerate(edda.state(table)["verdict"]) if verdict == 0}
    assert {place.get_attribute("data-spot") for place in edda.legal_places()} == legal


def test_a_place_says_what_it_would_give(somebody: Somebody) -> None:
    edda = somebody()
    first_turn(edda)
    quarry = edda.page.locator('[data-place="quarry"] button')
    quarry.hover()
    expect(edda.dock).to_contain_text("your first worker there: 1 stone")
    expect(edda.dock.get_by_role("button", name="ARC-071")).to_be_visible()
    edda.press(quarry)
    edda.wait_for_question("turn")
    expect(edda.page.locator('#p-mine [data-anchor="0/supply/stone"]')).to_have_attribute(
        "aria-label", "1 stone"
    )


@pytest.mark.parametrize(
    ("stage", "location"), [("exchange", "kings_storehouse"), ("guardhouse", "guardhouse")]
)
def test_counters_answer_in_place(somebody: Somebody, stage: str, location: str) -> None:
    edda = somebody()
    table = first_turn(edda)
    later(edda, table, stage, location)
    edda.wait_for_question(stage)
    counter = edda.page.locator("#p-asked")
    expect(counter.get_by_role("heading")).to_be_visible()
    verdict = edda.state(table)["verdict"]
    shown = {int(each.get_attribute("data-spot") or -1) for each in counter.locator("[data-spot]").all()}
    offered = {action for action, judged in enumerate(verdict) if judged >= 0}
    named = {action for action in offered if SPACE.decode(action).name not in ("done", "exchange_with")}
    assert named <= shown
    edda.press(edda.page.locator("[data-region=dock] [data-main]"))


def test_captures_are_made_on_the_groups_themselves(somebody: Somebody) -> None:
    edda = somebody()
    table = first_turn(edda)
    later(edda, table, "capture", "town_centre")
    edda.wait_for_question("capture")
    own = edda.page.get_by_role("button", name=re.compile("^Town Centre, .* of Edda"))
    expect(own.first).to_be_visible()
    edda.press(own.first)


def test_a_board_opens_to_be_read(somebody: Somebody) -> None:
    edda = somebody()
    first_turn(edda, BOT)
    edda.page.get_by_role("button", name="Show the board of Steward").click()
    board = edda.page.get_by_role("region", name="Board of Steward")
    expect(board.get_by_role("heading", name="Apprentices")).to_be_visible()
    edda.page.keyboard.press("Escape")
    expect(edda.page.get_by_role("region", name="Board of Steward")).to_have_count(0)


def test_the_guide_points_at_the_table_and_goes_on(somebody: Somebody) -> None:
    edda = somebody(guided=True)
    table = edda.open_table({"kind": "me"}, game="architects")
    edda.sit_down(table)
    expect(edda.page.get_by_role("dialog", name="First, building cards")).to_be_visible()
    edda.press(edda.legal_places()[0])
    expect(edda.page.get_by_role("dialog", name="The question")).to_be_visible()
    for name in ("What you have", "The town"):
        edda.page.get_by_role("button", name="Next").click()
        expect(edda.page.get_by_role("dialog", name=name)).to_be_visible()
    edda.press(edda.page.locator('[data-place="forest"] button'))
    expect(edda.page.get_by_role("dialog", name="Apprentices")).to_be_visible()
    edda.page.get_by_role("button", name="Skip the guide").click()
    expect(edda.page.locator(".tour")).to_have_count(0)


def test_hands_at_one_screen_have_a_curtain(somebody: Somebody) -> None:
    edda = somebody()
    seats = [{"kind": "me", "name": "Edda"}, {"kind": "me", "name": "Ilona"}]
    edda.sit_down(edda.open_table(*seats, game="architects"))
    curtain = edda.page.get_by_role("dialog", name="it is your turn")
    expect(curtain).to_be_visible()
    curtain.get_by_role("button", name="I am ready").click()
    edda.legal_places()[0].click()
    expect(curtain).to_be_visible()


def test_any_moment_can_be_seen_again(somebody: Somebody) -> None:
    edda = somebody()
    table = first_turn(edda, BOT)
    edda.page.goto(f"/replay/{table}?ply=2")
    expect(edda.page.locator("#p-town")).to_be_visible()
    expect(edda.page.locator("button[data-may]")).to_have_count(0)  # a replay asks nothing


@pytest.mark.parametrize(
    ("language", "question", "heading"), [("de", "Arbeiter", "Kathedrale"), ("hu", "munkás", "Katedrális")]
)
def test_the_table_speaks(somebody: Somebody, language: str, question: str, heading: str) -> None:
    edda = somebody(language=language)
    first_turn(edda, BOT)
    expect(edda.dock.get_by_role("heading")).to_contain_text(question)
    expect(edda.page.get_by_role("heading", name=heading)).to_be_visible()
    assert edda.missing_texts == []


@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_a_phone_never_scrolls_sideways(somebody: Somebody, language: str) -> None:
    edda = somebody(phone=True, language=language)
    table = edda.open_table({"kind": "me"}, *[JESTER] * 4, game="architects")
    edda.sit_down(table)
    edda.wait_for_question("draft")
    assert edda.fits
    for stage in ("turn", "capture"):
        later(edda, table, stage, "town_centre")
        edda.wait_for_question(stage)
        assert edda.fits
        assert edda.small_targets == 0
    edda.page.set_viewport_size({"width": 844, "height": 390})
    assert edda.fits


def test_a_phone_has_tabs(somebody: Somebody) -> None:
    edda = somebody(phone=True)
    first_turn(edda)
    for tab, part in (("Workshop", "#p-workshop"), ("Cathedral", "#p-cathedral"), ("Mine", "#p-mine")):
        edda.page.get_by_role("button", name=tab, exact=True).click()
        expect(edda.page.locator(part)).to_be_in_viewport()


def test_twice_the_size_still_fits(somebody: Somebody) -> None:
    """At 200 % the page has half the width."""
    edda = somebody()
    edda.page.set_viewport_size({"width": 640, "height": 450})
    first_turn(edda, BOT)
    assert edda.fits


@pytest.mark.parametrize("theme", ["parchment", "candlelight"])
@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing(somebody: Somebody, theme: str, phone: bool) -> None:
    edda = somebody(theme=theme, phone=phone)
    table = edda.open_table({"kind": "me"}, JESTER, game="architects", opponent="helena")
    edda.sit_down(table)
    edda.wait_for_question("draft")
    assert edda.violations == []
    for stage, location in (("turn", ""), ("exchange", "kings_storehouse"), ("capture", "town_centre")):
        later(edda, table, stage, location)
        edda.wait_for_question(stage)
        assert edda.violations == []
    edda.page.locator("#p-mine .show").click()
    expect(edda.page.get_by_role("region", name="Board of Edda")).to_be_visible()
    assert edda.violations == []
