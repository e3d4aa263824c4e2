"""What others do can be followed: at a pace that can be set, in the chronicle, and by who is there."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser import architects, nobility
from tests.browser.conftest import Somebody
from tests.browser.guilds import around_one_screen
from tests.browser.guilds import next_answer as next_in_guilds
from tests.browser.play import play_until, stage_of
from tests.browser.shelf import JESTER, ME
from tests.browser.sitting import Sitting

AT_THE_END = "list => list.scrollHeight - list.scrollTop - list.clientHeight < 2"


def test_bots_move_one_after_the_other_and_a_press_skips_ahead(somebody: Somebody) -> None:
    edda = somebody(pace="normal")
    page = edda.page
    page.clock.install()  # so that time passes when the test says so
    table = edda.open_table(ME, JESTER, JESTER, game="architects")
    play_until(edda, table, architects.next_answer, lambda state: stage_of(state) == "turn")
    edda.sit_down(table)
    edda.wait_for_question("turn")
    page.clock.pause_at(page.evaluate("Date.now() + 3_600_000"))  # on no machine is it that late by now
    edda.press(page.locator('[data-place="forest"] button'))

    # The others have answered by now; but first one sees what came of one's own answer.
    now = edda.when_asked(table)
    expect(page.locator("[data-news]")).to_contain_text("Edda sends a worker to the Forest")
    expect(page.locator("[data-news]")).to_have_attribute("data-news", "0")
    assert edda.stage is None
    told = page.get_by_role("log", name="Chronicle").locator("li p")
    expect(told.filter(has_text="sends a worker to the Forest").last).to_be_visible()
    known = told.count()

    # One answer of another after the other, in the dock and in the chronicle.
    page.clock.run_for(1_700)
    expect(page.locator("[data-news]")).not_to_have_attribute("data-news", "0")
    assert edda.stage is None
    assert edda.ply < now["ply"]
    expect(told).to_have_count(known + 1)

    # A key goes on to the table as it is, as far as the line has told of it by then.
    for _ in edda.moments():
        if page.locator(f'.app[data-ply="{now["ply"]}"][data-stage]').count():
            break
        if page.locator("[data-skip]").count():
            page.keyboard.press("Space")
    expect(page.locator("[data-skip]")).to_have_count(0)


@pytest.mark.parametrize("late", ["log", "table"])
def test_nothing_is_passed_over_if_what_was_asked_for_before_comes_late(
    somebody: Somebody, late: str
) -> None:
    """The log, or the table as it was asked for when the line opened."""
    edda = somebody(pace="normal")
    page = edda.page
    page.clock.install()
    table = edda.open_table(ME, JESTER, JESTER, game="architects")
    play_until(edda, table, architects.next_answer, lambda state: stage_of(state) == "turn")
    held: list[Route] = []
    asked: list[str] = []

    def hold(route: Route) -> None:
        """Of the table, whatever is asked for after the first time, which shows it."""
        asked.append(route.request.method)
        if asked.count("GET") > (late == "table") and route.request.method == "GET":
            held.append(route)
        else:
            route.continue_()

    page.route(re.compile(f"/api/tables/{table}" + (r"/log" if late == "log" else "$")), hold)
    edda.sit_down(table)
    edda.wait_for_question("turn")
    page.clock.pause_at(page.evaluate("Date.now() + 3_600_000"))
    edda.press(page.locator('[data-place="forest"] button'))
    now = edda.when_asked(table)
    for _ in edda.moments():
        if held:
            break
    for route in held:
        with page.expect_response(route.request.url) as response:
            route.continue_()
        response.value.finished()
    page.evaluate("fetch('/api/games').then((games) => games.json())")  # by then the page has read it
    expect(page.locator("[data-news]")).to_have_attribute("data-news", "0")
    page.clock.run_for(1_700)
    expect(page.locator("[data-news]")).not_to_have_attribute("data-news", "0")
    assert edda.ply < now["ply"]


def test_the_chronicle_follows_until_somebody_scrolls_up(somebody: Somebody) -> None:
    edda = somebody()
    page = edda.page
    table = edda.open_table(*around_one_screen(2), game="guilds")
    edda.sit_down(table)
    edda.wait_for_question()
    log = page.get_by_role("log", name="Chronicle")
    answer_often(edda, table, 24)
    expect_at_the_end(log)
    expect(page.get_by_role("button", name="To the newest")).to_have_count(0)

    log.evaluate("list => list.scrollTo({top: 0})")
    expect(page.get_by_role("button", name="To the newest")).to_be_visible()
    answer_often(edda, table, 6)
    expect(page.get_by_role("button", name="new", exact=False).last).to_be_visible()
    assert log.evaluate("list => list.scrollTop") == 0
    page.locator("#p-log .new").click()
    expect_at_the_end(log)
    assert log.evaluate("list => list.scrollWidth <= list.clientWidth")


def test_a_chronicle_that_was_folded_away_opens_at_the_newest(somebody: Somebody) -> None:
    edda = somebody()
    table = edda.open_table(ME, JESTER, game="nobility")
    play_until(edda, table, nobility.next_answer, lambda state: state["ply"] > 60)
    edda.sit_down(table)
    edda.wait_for_question()
    edda.page.get_by_role("button", name="Chronicle").click()
    log = edda.page.get_by_role("log", name="Chronicle")
    expect(log).to_be_visible()
    assert log.evaluate("list => list.scrollHeight > list.clientHeight")
    expect_at_the_end(log)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("game", ["architects", "guilds"])
def test_the_chronicle_always_has_a_useful_height(somebody: Somebody, game: str, seats: int) -> None:
    """However much a player's board holds; where there is no room for the others too, it has a tab."""
    edda = somebody()
    edda.page.set_viewport_size({"width": 1366, "height": 768})
    table = edda.open_table(ME, *[JESTER] * (seats - 1), game=game)
    plan = next_in_guilds if game == "guilds" else architects.next_answer
    play_until(edda, table, plan, lambda state: state["ply"] > 100)
    edda.sit_down(table)
    edda.wait_for_question()
    if edda.page.locator("[data-opens=log]").is_visible():
        edda.page.locator("[data-opens=log]").click()
    log = edda.page.get_by_role("log", name="Chronicle")
    assert log.evaluate("list => list.clientHeight") >= 100
    assert log.evaluate("list => list.getBoundingClientRect().bottom") <= 768


def test_everybody_knows_who_is_there_and_who_looks_on(somebody: Somebody) -> None:
    edda, wilm, ilka = somebody("Edda"), somebody("Wilm"), somebody("Ilka")
    table = edda.open_table(ME, {"kind": "open"})
    wilm.send("POST", f"/api/tables/{table}/seats/1")
    edda.send("POST", f"/api/tables/{table}/start")
    for person in (edda, wilm, ilka):
        person.sit_down(table)
    expect(ilka.dock).to_contain_text("You are watching")
    ilka.page.locator('[data-seat="1"] .show').click()
    expect(ilka.dock).to_contain_text("You look at the board of Wilm")
    assert ilka.violations == []
    wilm.page.goto("/")
    presence = edda.page.locator("[data-presence]")
    expect(presence.get_by_role("button", name="1 of 2 players here, 1 looks on")).to_be_visible()
    presence.get_by_role("button").click()
    expect(presence.get_by_role("listitem").filter(has_text="Wilm")).to_contain_text("away")
    expect(presence.get_by_role("listitem").filter(has_text="Ilka")).to_contain_text("watching")


def answer_often(person: Sitting, table: str, answers: int) -> None:
    """Behind the page, which follows."""
    for _ in range(answers):
        state = person.state(table)
        after = person.give(table, state, next_in_guilds(state))
        expect(person.page.locator(f'.app[data-ply="{after["ply"]}"]')).to_be_visible()


def expect_at_the_end(log: Locator) -> None:
    log.page.wait_for_function(f"list => ({AT_THE_END})(list)", arg=log.element_handle())
