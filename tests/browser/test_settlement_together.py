"""Settlement with others, in several browsers: a whole game, reloads, lost lines, second tabs, undo."""

import json
import random

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Somebody
from tests.browser.play import Play, expect_scores
from tests.browser.shelf import last_of_all
from tests.browser.sitting import LEGAL, Sitting, State

OFTEN = 4  # each question by clicking; with fewer, some are never asked


def test_two_people_and_a_bot_play_a_whole_game(somebody: Somebody) -> None:
    edda, wilm = somebody("Edda"), somebody("Wilm")
    table = edda.open_table({"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"})
    edda.sit_down(table)
    wilm.send("POST", f"/api/tables/{table}/seats/1")
    edda.send("POST", f"/api/tables/{table}/start")
    wilm.sit_down(table)
    chance = random.Random(11)

    def click(person: Sitting, state: State, action: int) -> None:
        person.answer_somehow(chance)

    play = Play(table, last_of_all, click, often=OFTEN)
    play.to_the_end(edda, wilm)
    assert {"turn", "lay_landscape", "settlement_row", "place_building", "swap_artifact"} <= play.stages
    expect_scores(table, edda, wilm)


def test_what_one_does_the_other_sees(somebody: Somebody) -> None:
    edda, wilm = somebody("Edda"), somebody("Wilm")
    table = edda.open_table({"kind": "me"}, {"kind": "open"})
    wilm.send("POST", f"/api/tables/{table}/seats/1")
    edda.send("POST", f"/api/tables/{table}/start")
    for person in (edda, wilm):
        person.sit_down(table)
    first, second = asked_first(table, edda, wilm)
    first.wait_for_question("first_artifact")
    expect(second.dock).to_contain_text(f"{first.name} is to play")
    expect(second.legal_places).to_have_count(0)
    taken = first.legal_places.first
    name = taken.locator("b").inner_text()
    first.press(taken)
    expect(second.page.locator("#p-log")).to_contain_text(name)
    second.wait_for_question("first_artifact")
    expect(first.dock).to_contain_text(f"{second.name} is to play")


def asked_first(table: str, edda: Sitting, wilm: Sitting) -> tuple[Sitting, Sitting]:
    return (edda, wilm) if edda.state(table)["asked_seat"] == 0 else (wilm, edda)


def until_laying(person: Sitting) -> None:
    """To the middle of a turn: the landscape is drawn and waits for its field."""
    person.wait_for_question("first_artifact")
    person.press(person.legal_places.first)
    person.wait_for_question("turn")
    person.press(person.page.locator("[data-region=board] .line button[data-may]").last)
    person.wait_for_question("lay_landscape")


def test_a_reload_in_mid_turn_loses_nothing(somebody: Somebody) -> None:
    edda = somebody()
    table = edda.open_table({"kind": "me"})
    edda.sit_down(table)
    until_laying(edda)
    question, ply = edda.dock.get_by_role("heading").inner_text(), edda.ply
    edda.page.reload()
    edda.wait_for_question("lay_landscape")
    expect(edda.dock.get_by_role("heading")).to_have_text(question)
    assert edda.ply == ply
    edda.press(edda.legal_places.first)
    edda.wait_for_question("turn")


def test_a_lost_line_is_taken_up_again(somebody: Somebody) -> None:
    edda = somebody()
    table = edda.open_table({"kind": "me"})
    edda.sit_down(table)
    edda.wait_for_question("first_artifact")
    edda.context.set_offline(True)
    edda.legal_places.first.click()
    expect(edda.page.get_by_text("can’t be reached").first).to_be_visible()
    assert edda.state(table)["ply"] == 0
    edda.context.set_offline(False)
    edda.press(edda.legal_places.first)
    edda.wait_for_question("turn")


def test_a_second_tab_follows(somebody: Somebody) -> None:
    edda = somebody()
    table = edda.open_table({"kind": "me"})
    edda.sit_down(table)
    edda.wait_for_question("first_artifact")
    second = edda.context.new_page()
    second.goto(f"/tables/{table}")
    expect(second.locator('.app[data-stage="first_artifact"]')).to_be_visible()
    edda.press(edda.legal_places.first)
    expect(second.locator('.app[data-stage="turn"]')).to_be_visible()


def only_replies(line: WebSocketRoute) -> None:
    """A line over which nobody hears what others do."""

    def hand_on(message: str | bytes) -> None:
        if json.loads(message)["type"] in ("answered", "not_answered"):
            line.send(message)

    line.connect_to_server().on_message(hand_on)


def test_two_tabs_that_answer_at_once_get_one_success_and_one_word(somebody: Somebody) -> None:
    edda = somebody()
    table = edda.open_table({"kind": "me"})
    edda.sit_down(table)
    edda.wait_for_question("first_artifact")
    second = edda.context.new_page()
    second.route_web_socket("**/live", only_replies)
    second.goto(f"/tables/{table}")
    expect(second.locator('.app[data-stage="first_artifact"]')).to_be_visible()
    edda.press(edda.legal_places.first)
    # The second tab has not heard of it and answers the same question with something else.
    second.locator(LEGAL).nth(1).click()
    expect(second.get_by_text("The table has moved on").first).to_be_visible()
    expect(second.locator('.app[data-stage="turn"]')).to_be_visible()
    assert edda.state(table)["ply"] == 1


def test_undo_is_free_until_something_is_revealed(somebody: Somebody) -> None:
    edda, wilm = somebody("Edda"), somebody("Wilm")
    table = edda.open_table({"kind": "me"}, {"kind": "open"})
    wilm.send("POST", f"/api/tables/{table}/seats/1")
    edda.send("POST", f"/api/tables/{table}/start")
    for person in (edda, wilm):
        person.sit_down(table)
    for person in asked_first(table, edda, wilm):
        person.wait_for_question("first_artifact")
        person.press(person.legal_places.first)
    first, second = asked_first(table, edda, wilm)
    first.wait_for_question("turn")
    sun = first.page.get_by_role("button", name="Wilderness row I:")
    first.press(sun)
    expect(first.page.get_by_role("button", name="Wilderness row I, activated")).to_be_visible()
    first.press(first.page.get_by_role("button", name="Undo", exact=True))
    expect(sun).to_be_visible()
    # A landscape is drawn: from here on the other one has to agree.
    first.press(first.page.locator("[data-region=board] .line button[data-may]").last)
    first.wait_for_question("lay_landscape")
    ply = first.ply
    first.page.get_by_role("button", name="Ask to undo").click()
    expect(second.dock).to_contain_text(f"{first.name} would like to take the last answer back.")
    expect(first.dock).to_contain_text("Waiting for the others to agree")
    expect(first.page.get_by_role("button", name="Redo")).to_have_count(0)  # nothing was taken back yet
    assert first.ply == ply
    second.page.get_by_role("button", name="Agree").click()
    first.wait_for_question("turn")
    assert first.ply < ply
