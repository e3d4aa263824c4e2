"""A look at one's game, in the browser: the analysis of a finished one, the replay with it, and hints."""

import time
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.conftest import Somebody
from tests.browser.shelf import JESTER, ME, explorer, finish
from tests.browser.sitting import Sitting

STUDYING = 900  # seconds: the search may have to be compiled first
# How much wider a choice would be if it had all the room that its words take.
LACKING_WIDTH = """(choice) => {
  const free = choice.cloneNode(true)
  free.style.cssText = 'position: fixed; width: auto; max-width: none; visibility: hidden'
  choice.after(free)
  const lacking = free.offsetWidth - choice.offsetWidth
  free.remove()
  return lacking
}"""
HEADINGS = {"en": "Chances to win", "de": "Siegchancen", "hu": "Esély a győzelemre"}


class Evening(NamedTuple):
    """A game that was played and studied; whoever has the cookies has played it."""

    cookies: Sequence[Any]
    table: str
    study: dict[str, Any]


@pytest.fixture(scope="module")
def evening(browser: Browser, base_url: str) -> Iterator[Evening]:
    context = browser.new_context(base_url=base_url)
    keeper = Sitting(context, base_url, "Edda", {})
    table = finished_game(keeper)
    keeper.send("POST", f"/api/tables/{table}/study")
    yield Evening(context.cookies(), table, studied(keeper, table))
    context.close()


def finished_game(person: Sitting) -> str:
    """Two seats of one person, so that it is over at once; it begins well, and then everybody passes."""
    table = person.open_table(ME, ME, name="A game that is studied")
    state = person.state(table)
    for _ in range(12):
        state = person.give(table, state, explorer(state))
    finish(person, table)
    return table


def studied(person: Sitting, table: str) -> dict[str, Any]:
    """What the study says once there is no more to wait for."""
    until = time.monotonic() + STUDYING
    while time.monotonic() < until:
        state: dict[str, Any] = person.get(f"/api/tables/{table}/study")
        if state["status"] == "done":
            study: dict[str, Any] = state["study"]
            return study
        assert state["status"] != "failed"
        person.page.wait_for_timeout(500)
    raise TimeoutError("the study is never done")


def marked(study: dict[str, Any]) -> list[dict[str, Any]]:
    """The dearest first."""
    return sorted((each for each in study["moments"] if each["mark"]), key=lambda each: -each["lost"])


def test_one_press_on_the_scores_begins_it_and_leaving_loses_nothing(somebody: Somebody) -> None:
    edda = somebody()
    page = edda.page
    table = finished_game(edda)
    edda.sit_down(table)
    page.get_by_role("link", name="Analysis", exact=True).click()
    expect(page.locator("[role=progressbar], [data-study]").first).to_be_visible()
    page.goto("/")
    studied(edda, table)
    page.goto(f"/analysis/{table}")
    expect(page.get_by_role("heading", name=HEADINGS["en"])).to_be_visible()


@pytest.mark.parametrize(("phone", "language"), [(False, "en"), (True, "de"), (True, "hu")])
def test_from_the_graph_to_the_moment_and_on_to_the_board(
    somebody: Somebody, evening: Evening, phone: bool, language: str
) -> None:
    edda = somebody(phone=phone, language=language, cookies=evening.cookies)
    page, table, study = edda.page, evening.table, evening.study
    page.goto(f"/analysis/{table}")
    expect(page.get_by_role("heading", name=HEADINGS[language])).to_be_visible()
    assert edda.violations == []
    assert edda.fits
    assert edda.missing_texts == []

    seats = page.get_by_role("table").locator("..").first
    assert seats.evaluate("each => each.scrollWidth - each.clientWidth") <= 0

    graph = page.locator("[data-graph]")
    plies = [moment["ply"] for moment in study["moments"]]
    graph.focus()
    page.keyboard.press("Home")
    expect(page.locator(f'[data-moment="{plies[0]}"]')).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator(f'[data-moment="{plies[1]}"]')).to_be_visible()
    box = graph.bounding_box()
    assert box is not None
    press = page.touchscreen.tap if phone else page.mouse.click
    press(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2)
    # A fingertip may have met the shield of a turning point instead.
    there = ", ".join(f'[data-moment="{ply}"]' for ply in (plies[-1], *study["turning"]))
    expect(page.locator(there)).to_be_visible()
    assert len(study["turning"]) <= 3
    for ply in study["turning"]:
        expect(page.locator(f'[data-turning="{ply}"]')).to_be_visible()
    page.locator("input[value=table]").check(force=True)
    expect(page.get_by_role("table").first.locator("tbody tr")).to_have_count(len(plies))

    slips = marked(study)
    if phone and len(slips) > 6:
        expect(page.locator("[data-slip]")).to_have_count(6)
        page.locator("[data-all-slips]").click()
    expect(page.locator("[data-slip]")).to_have_count(len(slips))
    assert slips, "a game that is passed away has its blunders"
    worst = slips[0]
    page.locator("[data-slip]").first.click()
    expect(page.locator(f'[data-moment="{worst["ply"]}"]')).to_be_visible()
    page.locator("[data-board]").click()
    strip = page.locator("[data-strip]")
    chance = round(100 * worst["better"][0]["chance"])
    expect(strip).to_contain_text(f"{chance}%" if language == "hu" else f"{chance} %")
    assert f"ply={worst['ply']}" in page.url
    assert f"seen={worst['seat']}" in page.url
    assert edda.fits


def test_the_replay_marks_what_was_given_and_what_was_better(somebody: Somebody, evening: Evening) -> None:
    edda = somebody(cookies=evening.cookies)
    page, table = edda.page, evening.table
    slips = sorted(marked(evening.study), key=lambda each: each["ply"])
    page.goto(f"/replay/{table}?ply=0")
    expect(page.locator("[data-mark]")).to_have_count(len(slips))
    shown = 0
    for slip in [each for each in slips if each["ply"] > 0][:6]:
        page.get_by_role("button", name="Next mark").click()
        expect(page.locator("[data-strip]")).to_contain_text("better")
        page.wait_for_url(f"**ply={slip['ply']}&**")
        expect(page.locator("[data-branch]")).to_be_visible()  # the board of that moment has come
        better = slip["better"][0]["action"]
        if page.locator(f'[data-spot="{better}"]').count():
            expect(page.locator(f'[data-better][data-spot="{better}"]').first).to_be_attached()
            shown += 1
        wrong = page.locator(f'[data-better]:not([data-spot="{better}"], [data-answer="{better}"])')
        expect(wrong).to_have_count(0)
    assert shown, "none of the better answers lies on the board"
    for size, dock in (((1366, 768), 102), ((1440, 900), 116)):  # so much the table leaves room for
        page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
        assert page.locator(".foot").evaluate("each => each.offsetHeight") <= dock, size


@pytest.mark.parametrize("phone", [False, True])
def test_a_hint_marks_an_answer_and_plays_none(somebody: Somebody, phone: bool) -> None:
    edda = somebody(phone=phone)
    table = edda.open_table(ME, JESTER)
    state = edda.when_asked(table)
    while state["verdict"].count(0) < 3:
        edda.give(table, state, state["verdict"].index(0))
        state = edda.when_asked(table)
    edda.get(f"/api/tables/{table}/hints")  # the search may have to be compiled first
    edda.sit_down(table)
    edda.wait_for_question()
    page = edda.page
    before = edda.ply
    page.locator("[data-hint]").click()
    hints = page.locator("[data-hint-of]")
    expect(hints.first).to_be_visible()
    assert 1 <= hints.count() <= 3
    expect(hints.first).to_contain_text("%")
    assert edda.violations == []
    action = hints.first.get_attribute("data-hint-of")
    page.get_by_label("Show the chances all the time").check()
    expect(page.locator("[data-chances]")).to_be_visible()
    hints.first.click()
    expect(page.locator("[data-meant]:visible").first).to_be_visible()
    meant = page.locator("[data-meant]").first
    assert action in (meant.get_attribute("data-spot"), meant.get_attribute("data-answer")) or (
        meant.get_attribute("data-list") is not None
    )
    assert edda.ply == before == edda.state(table)["ply"]
    page.get_by_role("button", name="All three").click()
    expect(hints.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-hints]")).to_have_count(0)


def test_where_others_play_there_are_no_hints(somebody: Somebody) -> None:
    edda, wilm = somebody("Edda"), somebody("Wilm")
    table = edda.open_table(ME, {"kind": "open"})
    wilm.send("POST", f"/api/tables/{table}/seats/1")
    edda.send("POST", f"/api/tables/{table}/start")
    asked = edda if edda.state(table)["asked_seat"] == 0 else wilm
    asked.sit_down(table)
    asked.wait_for_question()
    expect(asked.page.locator("[data-hint]")).to_have_count(0)


@pytest.mark.parametrize("language", ["de", "hu"])
def test_a_phone_has_room_for_whose_eyes_a_game_is_seen_with(
    somebody: Somebody, evening: Evening, language: str
) -> None:
    edda = somebody(phone=True, language=language, cookies=evening.cookies)
    edda.page.goto(f"/replay/{evening.table}?ply=6")
    choice = edda.page.locator(".eyes select")
    expect(choice).to_be_visible()
    assert choice.evaluate(LACKING_WIDTH) <= 0
    expect(edda.page.locator("[data-branch]")).to_be_in_viewport(ratio=1)
    assert edda.fits


def test_a_table_plays_on_from_a_moment_and_says_so(somebody: Somebody, evening: Evening) -> None:
    edda = somebody(cookies=evening.cookies)
    page, table = edda.page, evening.table
    page.goto(f"/replay/{table}?ply=6")
    page.locator("[data-branch]").click()
    page.get_by_role("button", name="Play all seats myself").click()
    edda.wait_for_question()
    assert table not in page.url
    expect(page.locator(f'[data-branch-of="{table}"]')).to_contain_text("from answer 6")


def test_to_play_on_is_offered_only_where_it_may_be(somebody: Somebody, evening: Evening) -> None:
    edda, wilm = somebody(cookies=evening.cookies), somebody("Wilm")
    against, alone = edda.open_table(ME, JESTER), edda.open_table(ME)
    over = max(moment["ply"] for moment in evening.study["moments"]) + 100
    offered = {(edda, alone, 0): 1, (wilm, alone, 0): 0, (edda, against, 0): 0}
    offered |= {(wilm, evening.table, 3): 1, (wilm, evening.table, over): 0}
    for (person, table, ply), buttons in offered.items():
        person.page.goto(f"/replay/{table}?ply={ply}")
        expect(person.page.locator("[data-region=common]").first).to_be_visible()
        expect(person.page.locator("[data-branch]")).to_have_count(buttons)


@pytest.mark.parametrize("phone", [False, True])
def test_a_puzzle_is_opened_answered_and_explained(somebody: Somebody, phone: bool) -> None:
    edda = somebody(phone=phone)
    page = edda.page
    page.goto("/puzzles")
    puzzles = page.locator("[data-puzzle]")
    expect(puzzles.first).to_be_visible()
    assert edda.fits
    assert edda.violations == []
    puzzles.first.click()
    edda.wait_for_question()
    expect(page.locator("[data-puzzle-state=open]")).to_contain_text("Find the one answer")
    expect(page.locator("[data-hint]")).to_have_count(0)
    table = page.url.rpartition("/")[2]
    state = edda.state(table)
    edda.give(table, state, state["verdict"].index(0))
    told = page.locator("[data-puzzle-state=right], [data-puzzle-state=wrong]")
    expect(told).to_contain_text("the next best, “")
    page.locator("[data-next-puzzle]").click()
    expect(page.locator("[data-puzzle-state=open]")).to_be_visible()
    assert table not in page.url
