"""Guilds by keyboard alone: nothing here is pressed with a pointer."""

from playwright.sync_api import expect

from moothall.games.guilds.actions import SPACE
from tests.browser import keys
from tests.browser.conftest import Somebody
from tests.browser.guilds import (
    BIDDING,
    PROPOSED,
    area,
    areas_of,
    around_one_screen,
    buyer,
    cell,
    expect_turned,
    next_answer,
    settle_bid,
    turn_to,
    turned,
    value_of,
)
from tests.browser.keys import go_to, press
from tests.browser.play import Play, legal
from tests.browser.sitting import Sitting, State

JESTER = {"kind": "bot", "bot": "random"}  # quick of thought


def bid(person: Sitting, areas: list[int]) -> None:
    for number in areas:
        assert go_to(person, SPACE.encode("bid", area=number))
        person.page.keyboard.press("Enter")
    expect(person.page.locator(PROPOSED)).to_be_visible()
    press(person, "1")
    settle_bid(person)


def answer(person: Sitting, state: State, action: int) -> None:
    """One gesture by keys."""
    block = SPACE.decode(action).name
    if block == "bid":
        return bid(person, areas_of(state))
    if block == "place":
        turn_to(person, value_of(action, "rotation"), lambda: person.page.keyboard.press("w"))
    return keys.answer(person, state, action)


def test_a_whole_game_against_a_bot_by_keyboard_alone(somebody: Somebody) -> None:
    edda = somebody()
    table = edda.open_table({"kind": "me"}, JESTER, game="guilds")
    edda.sit_down(table)
    play = Play(table, next_answer, answer, behind=BIDDING)
    play.to_the_end(edda)
    assert {"bid", "take", "exchange", "buy", "place", "pass_turn", "done"} <= play.blocks
    expect(edda.page.get_by_role("table")).to_be_visible()


def test_a_bid_grows_and_shrinks_on_the_area_itself(somebody: Somebody) -> None:
    edda = somebody()
    table = edda.open_table(*around_one_screen(2), game="guilds")
    edda.sit_down(table)
    edda.wait_for_question("auction")
    state = edda.state(table)
    first, second = areas_of(state)
    for number in (first, second):
        assert go_to(edda, SPACE.encode("bid", area=number))
        edda.page.keyboard.press("Enter")
    for key in ("+", "+", "+", "-"):
        edda.page.keyboard.press(key)
    expect(area(edda, second).locator(".ghost b")).to_have_text("3")
    press(edda, "1")
    settle_bid(edda)
    tents = [area["tents"][state["asked_seat"]] for area in edda.state(table)["view"]["areas"]]
    assert (tents[first], tents[second]) == (1, 3)


def test_a_room_is_turned_by_keys_and_the_arrows_walk_over_the_site(somebody: Somebody) -> None:
    edda = somebody()
    table = edda.open_table(*around_one_screen(2), game="guilds")
    state = buyer(edda, table)
    assert go_to(edda, legal(state, "buy")[0])
    press(edda, "Enter")
    edda.wait_for_question("place_room")
    start = turned(edda)
    edda.page.keyboard.press("w")
    expect_turned(edda, start + 1)
    edda.page.keyboard.press("q")
    edda.page.keyboard.press("q")
    expect_turned(edda, start - 1)
    edda.page.locator("[data-held]").focus()
    edda.page.keyboard.press("ArrowRight")
    expect_turned(edda, start)
    cell(edda, 11).focus()
    for key, number in (("ArrowDown", 8), ("ArrowLeft", 7), ("ArrowUp", 10), ("ArrowRight", 11)):
        edda.page.keyboard.press(key)
        here = edda.page.evaluate("document.activeElement.closest('[data-cell]')?.dataset.cell")
        assert here == str(number)


def test_a_refused_cell_explains_itself_and_opens_its_rule(somebody: Somebody) -> None:
    edda = somebody()
    table = edda.open_table(*around_one_screen(2), game="guilds")
    state = buyer(edda, table)
    go_to(edda, legal(state, "buy")[0])
    press(edda, "Enter")
    edda.wait_for_question("place_room")
    far = cell(edda, 10)  # at the back: nothing stands near it in the first weeks
    far.focus()
    label = far.get_attribute("aria-label") or ""
    assert "GLD-167" in label or "GLD-166" in label
    rule = label.split()[-1]
    expect(edda.page.locator(".outlook")).to_contain_text(rule)
    edda.page.keyboard.press("Enter")
    expect(edda.page.locator(".why[role=status]")).to_contain_text(rule)
    edda.page.keyboard.press("Escape")
    edda.page.keyboard.press("r")
    expect(edda.page.get_by_role("dialog")).to_contain_text(rule)
