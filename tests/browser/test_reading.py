"""Rules, replays and results."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from moothall.engine.match import verify
from moothall.games import find_game
from tests.browser.conftest import Somebody
from tests.browser.shelf import finish
from tests.browser.sitting import Sitting


@pytest.fixture
def finished(somebody: Somebody) -> tuple[Sitting, str]:
    """Two people at one screen have played to the end, mostly by passing."""
    edda = somebody()
    table = edda.open_table({"kind": "me"}, {"kind": "me", "name": "Tamás"})
    finish(edda, table)
    return edda, table


def test_a_link_to_a_rule_shows_it_among_the_others(somebody: Somebody) -> None:
    page = somebody().page
    page.goto("/rules/settlement#SET-092")
    cited = page.locator("#SET-092")
    expect(cited).to_be_in_viewport()
    expect(cited).to_have_attribute("aria-current", "true")
    cited.get_by_role("link", name="SET-089").click()
    expect(page).to_have_url(re.compile("#SET-089$"))
    expect(page.locator("#SET-089")).to_have_attribute("aria-current", "true")
    expect(cited).not_to_have_attribute("aria-current", "true")


def test_the_rules_can_be_searched(somebody: Somebody) -> None:
    page = somebody().page
    page.goto("/rules/settlement")
    page.get_by_label("Search the rules").fill("tie broken")
    expect(page.locator("#SET-213")).to_be_visible()
    expect(page.locator("#SET-089")).to_have_count(0)
    page.get_by_label("Search the rules").fill("no such words anywhere")
    expect(page.get_by_role("status")).to_have_text("Nothing found")


def test_the_result_shows_points_by_source_and_the_shuffle_can_be_checked(
    finished: tuple[Sitting, str], tmp_path: Path
) -> None:
    edda, table = finished
    edda.sit_down(table)
    result = edda.state(table)["result"]
    rows = edda.page.get_by_role("table").get_by_role("row")
    points = rows.filter(has=edda.page.get_by_role("rowheader", name="Points", exact=True))
    expect(points.get_by_role("cell")).to_have_text([str(score) for score in result["scores"]])
    for source in (
        "Adventurers",
        "Builders",
        "Defenders",
        "Artisans",
        "Gold in Banks",
        "Diamonds in Churches",
    ):
        expect(edda.page.get_by_role("rowheader", name=re.compile(f"^{source}"))).to_be_visible()

    edda.page.get_by_role("button", name="Check it yourself").click()
    expect(edda.page.get_by_text("They match")).to_be_visible()
    with edda.page.expect_download() as download:
        edda.page.get_by_role("link", name="Download the game").click()
    expect(edda.page.get_by_text(f"moothall verify {download.value.suggested_filename}")).to_be_visible()
    saved = tmp_path / "game.json"
    download.value.save_as(saved)
    assert verify(saved.read_text(), find_game).holds
    assert len(json.loads(saved.read_text())["actions"]) == edda.state(table)["ply"]


def test_a_seed_that_does_not_fit_its_seal_is_found_out(finished: tuple[Sitting, str]) -> None:
    edda, table = finished

    def forge(route, request):
        answer = route.fetch()
        state = answer.json()
        state["seed"] = str(int(state["seed"]) ^ 1)
        route.fulfill(response=answer, json=state)

    edda.page.route(f"**/api/tables/{table}", forge)
    edda.sit_down(table)
    edda.page.get_by_role("button", name="Check it yourself").click()
    expect(edda.page.get_by_text("They don’t match: this result is not verified")).to_be_visible()


def test_a_replay_steps_slides_plays_and_can_be_shared(finished: tuple[Sitting, str]) -> None:
    edda, table = finished
    page, end = edda.page, edda.state(table)["ply"]
    page.goto(f"/replay/{table}?ply=3")
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_have_value("3")
    page.get_by_role("button", name="On", exact=True).click()
    expect(page).to_have_url(re.compile(r"ply=4$"))
    page.keyboard.press("[")
    expect(slider).to_have_value("3")
    page.get_by_role("button", name="To the end").click()
    expect(slider).to_have_value(str(end))
    slider.focus()
    slider.press("Home")
    expect(page).to_have_url(re.compile(r"ply=0$"))
    page.get_by_role("radio", name="4").check()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('[type=range]').value) >= 3")
    page.get_by_role("button", name="Pause").click()

    # A press on the log goes there; the address is fit to be sent to a friend.
    page.get_by_role("region", name="Chronicle").get_by_role("link").nth(6).click()
    expect(page).to_have_url(re.compile(r"ply=7$"))


def test_a_shared_moment_shows_the_board_of_that_moment(
    finished: tuple[Sitting, str], somebody: Somebody
) -> None:
    edda, table = finished
    edda.page.goto(f"/replay/{table}?ply=0")
    before = edda.page.locator("[data-region=common]")
    expect(before).to_be_visible()
    names = before.inner_text()
    friend = somebody("Wilm")
    friend.page.goto(f"/replay/{table}?ply=0")
    expect(friend.page.locator("[data-region=common]")).to_have_text(re.compile(r"\w"))
    assert friend.page.locator("[data-region=common]").inner_text() == names


def test_again_with_the_same_seats_leads_both_to_one_table(finished: tuple[Sitting, str]) -> None:
    edda, table = finished
    edda.sit_down(table)
    edda.page.get_by_role("button", name="Again, same seats").click()
    expect(edda.page.locator("[data-region=board]")).to_be_visible()
    assert table not in edda.page.url
    follower = edda.page.url
    edda.sit_down(table)
    edda.page.get_by_role("button", name="To the next game").click()
    expect(edda.page).to_have_url(follower)
