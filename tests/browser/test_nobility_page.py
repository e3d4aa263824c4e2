"""Nobility's table as a page: the hall, dice, counters, what is enlarged, the guide, six on a laptop."""

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from moothall.games.nobility.actions import SPACE
from tests.browser.conftest import Somebody
from tests.browser.nobility import first_turn, later
from tests.browser.play import legal
from tests.browser.sitting import Sitting, spots

JESTER = {"kind": "bot", "bot": "random"}  # quick of thought
LAPTOP = ViewportSize(width=1366, height=768)
# The part of the town that a heading enlarges.
ZONES = {
    "tavern": "Cavern Tavern",
    "guilds": "Scholars",
    "hall": "Guild Hall",
    "council": "Stone Council",
    "yard": "Building Yard",
    "berk": "Berk’s Office",
    "castle": "White Castle",
    "harbour": "Harbour",
    "chancery": "Chancery",
}
# Places of the town that reach beyond it, or hold more than shows.
OUT_OF_SIGHT = """() => {
  const town = document.querySelector('main').getBoundingClientRect()
  return [...document.querySelectorAll('.town .place-sheet, #p-mine .sheet')].filter((each) => {
    const box = each.getBoundingClientRect()
    const within = box.bottom <= town.bottom + 1 && box.right <= town.right + 1
    return !within || each.scrollHeight > each.clientHeight + 2 || each.scrollWidth > each.clientWidth + 2
  }).map((each) => each.id || each.className)
}"""


def with_a_die(person: Sitting, *others: dict[str, Any], **options: str) -> str:
    """A table where this person has a die in hand."""
    table = person.open_table({"kind": "me"}, *others, game="nobility", **options)
    later(person, table, "target")
    return table


def test_the_options_fit_the_number_of_seats(somebody: Somebody) -> None:
    page = somebody().page
    page.goto("/")
    page.get_by_role("button", name="Call a table").click()
    dialog = page.get_by_role("dialog", name="Call a table")
    dialog.get_by_role("radio", name="Nobility").check()
    chancery = dialog.get_by_role("group", name="Chancery")
    chancery.get_by_role("radio", name="With", exact=True).check()
    dialog.get_by_role("group", name="Events").get_by_role("radio", name="One a round").check()
    for _ in range(4):
        dialog.get_by_role("button", name="Add a seat").click()
    expect(chancery.get_by_role("radio")).to_have_count(0)  # six can't do without it, and are told so
    expect(chancery).to_contain_text("six")
    for seat in (6, 5, 4, 3):
        dialog.get_by_role("button", name=f"Remove seat {seat}").click()
    expect(chancery.get_by_role("radio")).to_have_count(2)


def test_every_place_for_the_die_lies_on_the_table_and_says_what_follows(somebody: Somebody) -> None:
    edda = somebody()
    table = with_a_die(edda, JESTER, chancery="on")
    state = edda.state(table)
    places = spots(edda.legal_places)
    assert places == {*legal(state)}
    guild = next(action for action in sorted(places) if SPACE.decode(action).name == "place_guild")
    edda.page.locator(f'[data-spot="{guild}"]').hover()
    expect(edda.dock).to_contain_text("up to")
    castle = SPACE.encode("place_castle", slot=0)
    edda.page.locator(f'[data-spot="{castle}"]').hover()
    band = (state["view"]["command"]["value"] - 1) // 2
    expect(edda.dock.get_by_role("button", name=f"NOB-{308 + band}")).to_be_visible()


def test_another_die_can_be_taken_instead(somebody: Somebody) -> None:
    edda = somebody()
    table = with_a_die(edda)
    before = edda.ply
    others = edda.page.locator(".tray .other")
    other = others.first
    value = int((other.get_attribute("aria-label") or "").split()[-1])
    other.click()
    expect(edda.dock.get_by_role("heading")).to_contain_text(f"Where does the {value} go?")
    for _ in edda.moments():  # a die of the same value was there before: the words alone don't tell
        state = edda.state(table)
        if (state["ply"], state["view"]["command"]["die"]) == (before, value):
            break


def test_a_counter_has_every_answer(somebody: Somebody) -> None:
    edda = somebody()
    table = edda.open_table({"kind": "me"}, JESTER, game="nobility", chancery="on")
    later(edda, table, "visit", "place_berk")
    counter = edda.page.locator("#p-asked")
    expect(counter.get_by_role("heading", name="Berk’s Office")).to_be_visible()
    assert spots(counter.locator("[data-may]")) == {*legal(edda.state(table))} - {SPACE.encode("done")}
    edda.press(counter.locator("[data-may]").first)
    expect(edda.page.locator('#p-mine [data-anchor$="supply/modifier"]')).to_have_text("1")


def test_goods_are_sold_on_the_ship_itself(somebody: Somebody) -> None:
    edda = somebody()
    table = edda.open_table({"kind": "me"}, game="nobility")
    later(edda, table, "sell", "place_harbour")
    laden = edda.page.locator("#p-harbour .laden")
    expect(laden).to_have_count(0)
    edda.press(edda.page.locator("#p-harbour .cargo [data-may]").first)
    expect(laden).to_have_count(1)


def test_the_most_is_paid_with_one_press(somebody: Somebody) -> None:
    edda = somebody(askMix=True)
    # Where several goods are still to be named; one alone needs no such offer. Not every game comes to that.
    for _ in range(12):
        table = edda.open_table({"kind": "me"}, game="nobility")
        with suppress(AssertionError):
            later(
                edda,
                table,
                "spend",
                wanted=lambda state: bool(state["view"]["command"]["payment"]["open"] > 1),
            )
            break
    before = edda.state(table)["view"]["boards"][0]
    offer = edda.page.locator("[data-region=dock] [data-proposal]")
    goods = int(offer.inner_text().split()[2])
    offer.click()
    expect(edda.page.locator('.app:not([data-stage="spend"])')).to_be_visible()
    after = edda.state(table)["view"]["boards"][0]
    assert after["houses"]["built"] == before["houses"]["built"] + 1
    assert sum(before["goods"].values()) - sum(after["goods"].values()) == goods


def test_passing_with_dice_left_is_asked_twice(somebody: Somebody) -> None:
    edda = somebody()
    table = first_turn(edda)
    edda.wait_for_question("turn")
    before = edda.ply
    edda.page.get_by_role("button", name="Pass").click()
    expect(edda.dock.get_by_role("heading")).to_contain_text("End your turn?")
    assert edda.state(table)["ply"] == before
    edda.page.get_by_role("button", name="Not yet").click()
    expect(edda.dock.get_by_role("heading")).to_contain_text("Your turn")


def height_of(person: Sitting, zone: str) -> float:
    box = person.page.locator(f"#p-{zone}").bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize("phone", [False, True])
def test_a_heading_enlarges_its_part_of_the_town_and_folds_it_again(somebody: Somebody, phone: bool) -> None:
    edda = somebody(phone=phone)
    table = with_a_die(edda, JESTER, chancery="on", events="on")
    if not phone:
        edda.page.set_viewport_size(LAPTOP)
    places = {*legal(edda.state(table))}
    for zone, name in ZONES.items():
        before = height_of(edda, zone)
        heading = edda.page.get_by_role("button", name=name, exact=True)
        heading.click()
        expect(heading).to_have_attribute("aria-expanded", "true")
        assert height_of(edda, zone) > before + 20, zone
        expect(edda.page.locator(f"#p-{zone}")).to_be_in_viewport()
        # Whatever else folds, no place for the die is lost.
        assert spots(edda.legal_places.filter(visible=True)) == places
        assert edda.fits
        if phone:
            assert edda.small_targets == 0
        else:
            assert edda.page.evaluate(OUT_OF_SIGHT) == []
        heading.click()
        expect(heading).to_have_attribute("aria-expanded", "false")
        assert height_of(edda, zone) == pytest.approx(before, abs=1)


def test_keys_enlarge_and_escape_folds(somebody: Somebody) -> None:
    edda = somebody()
    with_a_die(edda)
    heading = edda.page.get_by_role("heading", name="Stone Council").get_by_role("button")
    heading.focus()
    edda.page.keyboard.press("Enter")
    expect(heading).to_have_attribute("aria-expanded", "true")
    assert edda.violations == []

    # A refusal lies above it and goes first.
    edda.page.locator("#p-council button[aria-disabled=true]").first.click(force=True)
    expect(edda.page.locator(".why[role=status]")).to_be_visible()
    edda.page.keyboard.press("Escape")
    expect(edda.page.locator(".why[role=status]")).to_have_count(0)
    expect(heading).to_have_attribute("aria-expanded", "true")
    edda.page.keyboard.press("Escape")
    expect(heading).to_have_attribute("aria-expanded", "false")


def test_what_is_enlarged_is_kept_until_an_answer(somebody: Somebody) -> None:
    edda = somebody()
    table = with_a_die(edda)
    heading = edda.page.get_by_role("button", name="Guild Hall", exact=True)
    heading.click()
    edda.page.reload()
    edda.wait_for_question("target")
    expect(heading).to_have_attribute("aria-expanded", "true")
    other = edda.page.locator(".tray .other").first
    value = (other.get_attribute("aria-label") or "").split()[-1]
    other.click()  # to look on with another die
    expect(edda.dock.get_by_role("heading")).to_contain_text(f"Where does the {value} go?")
    expect(heading).to_have_attribute("aria-expanded", "true")
    edda.choose(min(legal(edda.state(table))))
    expect(heading).to_have_attribute("aria-expanded", "false")


def test_the_guide_points_at_the_table_and_goes_on(somebody: Somebody) -> None:
    edda = somebody(guided=True)
    table = edda.open_table({"kind": "me"}, game="nobility")
    edda.sit_down(table)
    expect(edda.page.get_by_role("dialog", name="Who wins")).to_be_visible()
    expect(edda.page.locator(".pointing .count")).to_contain_text("1 of ")  # no commission without Chancery
    edda.page.get_by_role("button", name="Next").click()
    expect(edda.page.get_by_role("dialog", name="The question")).to_be_visible()
    edda.page.get_by_role("button", name="Next").click()
    expect(edda.page.get_by_role("dialog", name="Your dice")).to_be_visible()
    edda.press(edda.page.locator(".tray [data-may]").first)
    expect(edda.page.get_by_role("dialog", name="Guilds make goods")).to_be_visible()
    edda.press(edda.legal_places.first)
    expect(edda.page.get_by_role("dialog", name="Your board")).to_be_visible()
    edda.page.get_by_role("button", name="Skip the guide").click()
    expect(edda.page.locator(".pointing")).to_have_count(0)


def test_the_guide_waits_with_the_dice_for_one_s_turn(somebody: Somebody) -> None:
    edda, wilm = somebody(guided=True), somebody("Wilm")
    first = None
    while first != 1:
        table = edda.open_table({"kind": "me"}, {"kind": "open"}, game="nobility")
        wilm.send("POST", f"/api/tables/{table}/seats/1")
        edda.send("POST", f"/api/tables/{table}/start")
        first = edda.state(table)["asked_seat"]
    edda.sit_down(table)
    for title in ("Who wins", "The question"):
        expect(edda.page.get_by_role("dialog", name=title)).to_be_visible()
        edda.page.get_by_role("button", name="Next").click()
    expect(edda.page.locator(".pointing")).to_have_count(0)
    state = wilm.state(table)
    while state["asked_seat"] == 1:
        state = wilm.give(table, state, legal(state)[0])
    expect(edda.page.get_by_role("dialog", name="Your dice")).to_be_visible()


def test_a_workshop_says_in_words_what_it_does(somebody: Somebody) -> None:
    edda = somebody()
    table = edda.open_table({"kind": "me"}, JESTER, game="nobility")
    later(edda, table, "workshop")
    for way in edda.page.locator("#p-asked [data-may]").all():
        expect(way.locator("small")).to_have_text(re.compile(r"\w"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_six_at_a_table_have_all_in_sight_on_a_laptop(somebody: Somebody, language: str) -> None:
    edda = somebody(language=language)
    edda.page.set_viewport_size(LAPTOP)
    with_a_die(edda, *[JESTER] * 5, events="on")
    assert edda.page.evaluate(OUT_OF_SIGHT) == []
    others = edda.page.locator("#p-others section")
    expect(others).to_have_count(5)
    for other in others.all():
        expect(other).to_be_in_viewport(ratio=1)


def test_a_card_of_the_tavern_is_taken_by_pressing_it_with_a_die_in_hand(somebody: Somebody) -> None:
    """One press for two answers: the die goes there, and the card comes."""
    edda = somebody()
    table = edda.open_table({"kind": "me"}, game="nobility")
    later(edda, table, "target", wanted=lambda state: bool(legal(state, "place_tavern")))
    before = edda.state(table)["view"]
    edda.page.locator('#p-tavern [data-anchor="display/2"]').click()
    expect(edda.page.locator('.app[data-stage="target"], .app[data-stage="take_settler"]')).to_have_count(0)
    view = edda.state(table)["view"]
    assert before["tavern"]["display"][2] in view["boards"][0]["settlers"]
    assert len(view["tavern"]["dice"]) == len(before["tavern"]["dice"]) + 1
