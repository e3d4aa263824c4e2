"""Architects' table as a page: the hall, forecasts, counters, the guide, the curtain."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from moothall.games.architects.actions import SPACE
from tests.browser.architects import going_to, next_answer
from tests.browser.conftest import Somebody
from tests.browser.play import legal, play_until, stage_of
from tests.browser.shelf import SAMPLES, Shelf, look
from tests.browser.sitting import Sitting, spots

SOME = 60


def first_turn(person: Sitting, *others: dict[str, Any], **options: str) -> str:
    """Through the draft, by clicking, to the first turn."""
    table = person.open_table({"kind": "me"}, *others, game="architects", **options)
    person.sit_down(table)
    for _ in range(SOME):
        person.wait_for_question()
        if person.stage == "turn":
            return table
        person.press(person.legal_places.first)
    raise AssertionError("the first turn never came")


def later(person: Sitting, table: str, stage: str, location: str) -> None:
    """Plays behind the page until a question comes up; then the person sits down to it."""
    play_until(person, table, going_to(location), lambda state: stage_of(state) == stage)
    person.sit_down(table)
    person.wait_for_question(stage)


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
    expect(opponent.get_by_role("radio")).to_have_count(0)
    dialog.get_by_role("button", name="Remove seat 3").click()
    dialog.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("listitem").filter(has_text="Constantine")).to_contain_text("automated opponent")


def test_every_legal_answer_of_a_turn_lies_on_the_table(somebody: Somebody) -> None:
    edda = somebody()
    table = first_turn(edda)
    assert spots(edda.legal_places) == {*legal(edda.state(table))}


def test_a_place_says_what_it_would_give(somebody: Somebody) -> None:
    edda = somebody()
    first_turn(edda)
    quarry = edda.page.locator('[data-place="quarry"] button')
    quarry.hover()
    expect(edda.dock).to_contain_text("1 stone")
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
    counter = edda.page.locator("#p-asked")
    expect(counter.get_by_role("heading")).to_be_visible()
    verdict = edda.state(table)["verdict"]
    offered = {action for action, judged in enumerate(verdict) if judged >= 0}
    named = {action for action in offered if SPACE.decode(action).name not in ("done", "exchange_with")}
    assert named <= spots(counter.locator("[data-spot]"))
    edda.press(edda.page.locator("[data-region=dock] [data-main]"))


def test_a_phone_shows_whom_the_workshop_offers_and_not_a_list_of_them(somebody: Somebody) -> None:
    edda = somebody(phone=True)
    table = first_turn(edda)
    play_until(edda, table, next_answer, lambda state: stage_of(state) == "workshop")
    edda.sit_down(table)
    edda.wait_for_question("workshop")
    legal_now = {*legal(edda.state(table))}
    assert spots(edda.legal_places) == legal_now
    expect(edda.legal_places.first).to_be_in_viewport()
    expect(edda.dock.locator("[data-answer]:not([data-main]):visible")).to_have_count(0)
    expect(edda.page.get_by_text("Draw cards")).to_be_visible()
    assert edda.small_targets == 0


def test_captures_are_made_on_the_groups_themselves(somebody: Somebody) -> None:
    edda = somebody()
    table = first_turn(edda)
    later(edda, table, "capture", "town_centre")
    own = edda.page.get_by_role("button", name=re.compile("^Town Centre, .* of Edda"))
    expect(own.first).to_be_visible()
    edda.press(own.first)


def test_the_guide_points_at_the_table_and_goes_on(somebody: Somebody) -> None:
    edda = somebody(guided=True)
    table = edda.open_table({"kind": "me"}, game="architects")
    edda.sit_down(table)
    expect(edda.page.get_by_role("dialog", name="Who wins")).to_be_visible()
    edda.page.get_by_role("button", name="Next").click()
    expect(edda.page.get_by_role("dialog", name="First, building cards")).to_contain_text("keep three")
    edda.press(edda.legal_places.first)
    expect(edda.page.get_by_role("dialog", name="The question")).to_be_visible()
    for name in ("What you have", "The town"):
        edda.page.get_by_role("button", name="Next").click()
        expect(edda.page.get_by_role("dialog", name=name)).to_be_visible()
    edda.press(edda.page.locator('[data-place="forest"] button'))
    expect(edda.page.get_by_role("dialog", name="Apprentices")).to_be_visible()
    edda.page.get_by_role("button", name="Skip the guide").click()
    expect(edda.page.locator(".pointing")).to_have_count(0)


def test_the_guide_waits_until_what_it_points_at_is_seen(somebody: Somebody) -> None:
    """In the draft cards lie where the town is."""
    edda = somebody(guided=True)
    table = edda.open_table({"kind": "me"}, {"kind": "bot", "bot": "random"}, game="architects")
    edda.sit_down(table)
    for name in ("Who wins", "First, building cards", "The question", "What you have"):
        expect(edda.page.get_by_role("dialog", name=name)).to_be_visible()
        edda.page.get_by_role("button", name="Next").click()
    expect(edda.page.locator(".pointing")).to_have_count(0)
    while edda.stage != "turn":
        edda.press(edda.legal_places.first)
        edda.wait_for_question()
    expect(edda.page.get_by_role("dialog", name="The town")).to_be_visible()


def test_hands_at_one_screen_have_a_curtain(somebody: Somebody) -> None:
    edda = somebody()
    seats = [{"kind": "me", "name": "Edda"}, {"kind": "me", "name": "Ilona"}]
    edda.sit_down(edda.open_table(*seats, game="architects"))
    curtain = edda.page.get_by_role("dialog", name="it is your turn")
    expect(curtain).to_be_visible()
    curtain.get_by_role("button", name="I am ready").click()
    edda.legal_places.first.click()

    # Before it falls again, one sees what one got, and not what the next one has.
    expect(edda.dock).to_contain_text("keeps a building card")
    expect(edda.page.locator("#p-asked")).to_contain_text("These go on")
    expect(curtain).to_have_count(0)
    edda.page.get_by_role("button", name="Hand over to").click()
    expect(curtain).to_be_visible()


def test_a_hungarian_price_keeps_its_ending_behind_a_sign(onlooker: Somebody, shelf: Shelf) -> None:
    edda = onlooker(language="hu")
    (turn,) = (moment for moment in SAMPLES["architects"].moments if moment.stage == "turn")
    look(edda, shelf, "architects", turn)
    edda.page.keyboard.press("l")
    market = edda.page.get_by_role("dialog").get_by_text("Feketepiac, nagy mező").first
    expect(market).to_contain_text(re.compile(r"3\s*-ért"))
