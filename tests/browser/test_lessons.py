"""The guided first round: what is meant is marked, what it brought is said, and one may go wrong."""

import re
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Somebody
from tests.browser.play import stage_of
from tests.browser.sitting import Sitting, shared

GUIDE = ".pointing"


def title(person: Sitting) -> Any:
    return person.page.locator(f"{GUIDE} h2")


def read_on(person: Sitting) -> None:
    person.page.locator(GUIDE).get_by_role("button", name=re.compile("^(Next|Play on)$")).click()


def press_what_is_meant(person: Sitting) -> None:
    """The first place that the guide has marked."""
    person.press(person.page.locator("[data-meant]:visible").first)


# What the guide wants now, looked for and pressed at once: a gesture may be several answers, and what is
# meant now may be given by it a moment later.
GO_ON = """() => {
  const read = document.querySelector('.pointing .btn.primary')
  const meant = [...document.querySelectorAll('[data-meant]')].find((each) => each.checkVisibility())
  ;(read ?? meant)?.click()
  return read ? 'read' : meant ? 'answered' : null
}"""


# What a finger on the middle of it finds.
ON_TOP = """each => {
  const { left, top, width, height } = each.getBoundingClientRect()
  return each.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}"""


def go_on(person: Sitting) -> None:
    before = person.ply
    if person.page.evaluate(GO_ON) == "answered":
        person.settle(before)


def covers_what_it_points_at(person: Sitting) -> bool:
    words, frame = person.page.locator(GUIDE).bounding_box(), person.page.locator(".hole").bounding_box()
    assert words is not None
    assert frame is not None
    wide = min(words["x"] + words["width"], frame["x"] + frame["width"]) - max(words["x"], frame["x"])
    high = min(words["y"] + words["height"], frame["y"] + frame["height"]) - max(words["y"], frame["y"])
    return wide > 1 and high > 1


def expect_nothing_covered(person: Sitting) -> None:
    """The words find their place a moment after they are there."""
    for _ in person.moments():
        if not covers_what_it_points_at(person):
            break


def test_a_first_round_of_settlement_is_played_from_the_hall_to_its_end(somebody: Somebody) -> None:
    edda = somebody()
    edda.page.goto("/")
    edda.page.locator("[data-learn=settlement]").click()
    expect(title(edda)).to_have_text("Who wins")
    table = edda.page.url.rpartition("/")[2]
    read_on(edda)

    # Another answer is allowed, and the guide says what it misses.
    expect(title(edda)).to_have_text("First, an artifact")
    edda.press(edda.page.get_by_role("button", name=re.compile("Living Chest")).first)
    expect(title(edda)).to_have_text("That is allowed too")
    expect(edda.page.locator(GUIDE)).to_contain_text("Without the Treasure you have no gold")
    edda.page.get_by_role("button", name="Take it back").click()
    expect(title(edda)).to_have_text("First, an artifact")
    press_what_is_meant(edda)
    expect(title(edda)).to_have_text("What it brought")
    expect(edda.page.locator(f"{GUIDE} .brought")).to_contain_text("+1 gold")

    # Whoever comes back later finds the place, with what was said last.
    edda.page.reload()
    expect(title(edda)).to_have_text("What it brought")
    read_on(edda)
    expect(title(edda)).to_have_text("Explore the wilderness")
    expect_nothing_covered(edda)
    assert edda.violations == []

    # What the rules forbid says why, and the lesson stays where it is.
    edda.page.locator("#p-heroes [aria-disabled=true]").first.click(force=True)
    expect(edda.page.locator(".why")).to_contain_text("SET-")
    edda.page.keyboard.press("Escape")
    expect(title(edda)).to_have_text("Explore the wilderness")

    steps = edda.get("/api/games/settlement")["lesson"]
    while edda.state(table)["lesson"]["step"] < len(steps):
        expect(edda.page.locator(f"{GUIDE} .btn.primary, [data-meant]:visible").first).to_be_visible()
        go_on(edda)
    assert edda.state(table)["view"]["boards"][0]["points"]["total"] == 9
    while title(edda).inner_text() != "How it goes on":
        read_on(edda)
    read_on(edda)
    expect(edda.page.locator(GUIDE)).to_have_count(0)
    edda.wait_for_question("turn")


def test_a_lesson_can_be_put_aside_left_and_found_again(somebody: Somebody) -> None:
    edda = somebody()
    table = edda.send("POST", "/api/games/settlement/lesson")["id"]
    edda.sit_down(table)
    edda.page.get_by_role("button", name="Put the guide aside").click()
    expect(edda.page.locator(GUIDE)).to_have_count(0)
    edda.page.get_by_role("button", name="Go on with the guide").click()
    expect(title(edda)).to_have_text("Who wins")
    edda.page.goto("/")
    edda.page.get_by_role("button", name=re.compile("^Go on learning\\s+Settlement$")).click()
    expect(edda.page).to_have_url(re.compile(table))
    edda.page.get_by_role("button", name="Play on without it").click()
    expect(edda.page.locator(GUIDE)).to_have_count(0)
    edda.page.get_by_role("button", name="Guide to the table").click()
    expect(title(edda)).to_have_text("Who wins")


def done_with(person: Sitting, game: str, step: int) -> None:
    """Sits down in a lesson where a step has been answered, and what that brought is yet to be read."""
    state = person.send("POST", f"/api/games/{game}/lesson")
    while state["lesson"]["step"] <= step:
        person.give(state["id"], state, state["lesson"]["meant"][0])
        state = person.when_asked(state["id"])
    person.page.goto("/")
    person.page.evaluate(
        """([table, read]) => {
          const kept = JSON.parse(localStorage['moothall-settings'])
          localStorage['moothall-settings'] = JSON.stringify({ ...kept, lessons: { [table]: { read } } })
        }""",
        [state["id"], step],
    )
    person.sit_down(state["id"])
    expect(title(person)).to_have_text("What it brought")


def test_what_another_one_lost_is_not_told_as_one_s_own(somebody: Somebody) -> None:
    edda = somebody()
    done_with(edda, "architects", 6)
    brought = edda.page.locator(f"{GUIDE} .brought li")
    expect(brought.filter(has_text="3 silver")).to_have_count(1)
    expect(brought.filter(has_text="1 point")).to_contain_text("Journeyman")


@pytest.mark.parametrize("game", ["architects"])
def test_on_a_phone_the_guide_never_covers_what_it_is_about(somebody: Somebody, game: str) -> None:
    edda = somebody(phone=True, language="de")
    table = edda.send("POST", f"/api/games/{game}/lesson")["id"]
    edda.sit_down(table)
    while edda.state(table)["lesson"]["step"] < 4:
        expect(edda.page.locator(f"{GUIDE} .btn.primary, [data-meant]:visible").first).to_be_visible()
        if edda.page.locator(f"{GUIDE} .btn.primary").count():
            edda.page.locator(f"{GUIDE} .btn.primary").click()
            continue
        meant = edda.page.locator("[data-meant]:visible").first
        expect(meant).to_be_in_viewport()
        expect_nothing_covered(edda)
        edda.press(meant)
    assert edda.fits


def test_on_a_phone_a_frame_ends_where_the_table_goes_on_under_tabs(somebody: Somebody) -> None:
    edda = somebody(phone=True)
    done_with(edda, "architects", 7)  # the Cathedral, which is higher than what is left of the screen
    frame, stuck = edda.page.locator(".hole"), edda.page.locator(".purse")
    expect(frame).to_be_visible()
    for _ in edda.moments():
        if frame.bounding_box() and shared(frame, stuck) == shared(frame, edda.page.locator(".tabs")) == 0:
            break


def test_what_is_chosen_for_a_bid_is_not_pointed_at_again(somebody: Somebody) -> None:
    """A second press would leave it out."""
    edda = somebody()
    edda.sit_down(edda.send("POST", "/api/games/guilds/lesson")["id"])
    read_on(edda)
    meant = edda.page.locator("#p-town [data-meant]")
    expect(meant).to_have_count(2)
    for left in (1, 0):
        meant.first.click()
        expect(meant).to_have_count(left)
    expect(edda.page.locator("[data-proposal]")).to_have_attribute("data-meant", "")


@pytest.mark.parametrize(("game", "phone"), [("nobility", True), ("nobility", False), ("guilds", True)])
def test_on_phone_and_tablet_the_tour_says_who_wins_and_covers_nothing_that_it_points_at(
    somebody: Somebody, game: str, phone: bool
) -> None:
    """Things that aren't on the table just now are passed over, and Back leads back."""
    edda = somebody(phone=phone, guided=True)
    if not phone:
        edda.page.set_viewport_size(ViewportSize(width=820, height=1180))
    edda.sit_down(edda.open_table({"kind": "me"}, {"kind": "me"}, game=game))
    expect(title(edda)).to_have_text("Who wins")
    titles = []
    while edda.page.locator(GUIDE).get_by_role("button", name="To the game").count() == 0:
        titles.append(title(edda).inner_text())
        edda.page.get_by_role("button", name="Next").click()
        expect(title(edda)).not_to_have_text(titles[-1])
        expect(edda.page.locator(".hole")).to_be_visible()
        expect_nothing_covered(edda)
    assert len(titles) == len({*titles}) >= 5
    edda.page.get_by_role("button", name="Back").click()
    expect(title(edda)).to_have_text(titles[-1])


def test_the_way_back_to_the_guide_lies_on_no_answer(somebody: Somebody) -> None:
    edda = somebody(phone=True)
    state = edda.send("POST", "/api/games/nobility/lesson")
    edda.sit_down(state["id"])
    edda.page.get_by_role("button", name="Put the guide aside").click()
    while stage_of(state) != "buy":
        state = edda.give(state["id"], state, state["lesson"]["meant"][0])
    ways = edda.page.locator("#p-asked li")
    expect(ways.last).to_be_visible()
    expect(edda.page.get_by_role("button", name="Go on with the guide")).to_be_attached()
    assert [way.inner_text() for way in ways.all() if not way.evaluate(ON_TOP)] == []


def test_a_learner_without_a_name_is_a_guest_in_their_language(somebody: Somebody) -> None:
    learner = somebody(newcomer=True, language="de")
    learner.page.goto("/")
    learner.page.locator("[data-learn=settlement]").first.click()
    learner.wait_for_question()
    expect(learner.page.locator("#p-mine .who b")).to_have_text("Gast")
