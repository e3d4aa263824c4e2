"""Nobility by keyboard alone: nothing here is pressed with a pointer."""

from playwright.sync_api import expect

from tests.browser import keys
from tests.browser.conftest import Somebody
from tests.browser.keys import press
from tests.browser.nobility import first_turn, in_haste, later
from tests.browser.play import Play


def test_a_solo_game_by_keyboard_alone(somebody: Somebody) -> None:
    """Each kind of answer by keys; then whether the goal was met, which one it was and what it asked for."""
    edda = somebody(askMix=True)
    table = edda.open_table({"kind": "me"}, game="nobility", events="on")
    edda.sit_down(table)
    play = Play(table, in_haste, keys.answer)
    play.to_the_end(edda)
    assert {"turn", "target", "buy"} <= play.stages
    expect(edda.page.get_by_role("table")).to_be_visible()
    expect(edda.page.get_by_role("heading", name="Goal")).to_be_visible()
    goal, *asked = edda.page.locator(".aims li").all()
    expect(goal).to_contain_text("Your goal was")
    assert len(asked) == len(edda.state(table)["view"]["solo"]["conditions"])


def test_modifiers_are_plus_and_minus(somebody: Somebody) -> None:
    edda = somebody()
    table = edda.open_table({"kind": "me"}, game="nobility")
    later(edda, table, "visit", "place_berk")
    edda.page.keyboard.press("n")
    press(edda, "Enter")  # one modifier, free
    edda.page.locator("[data-region=dock] [data-main]").press("Enter")
    edda.wait_for_question("turn")
    edda.page.locator("[data-region=dock] [data-main]").press("Enter")
    may = edda.page.locator('.app[data-stage="turn"] .modify [aria-disabled="false"]').first
    expect(may).to_be_visible()
    step = may.inner_text()  # up or down, as the dice allow
    edda.page.keyboard.press("+" if step == "+1" else "-")
    expect(edda.page.locator(".tray .changed").first).to_have_text(step)
    while edda.page.locator(".why[role=status]").count() == 0:  # until there is none left: then it says so
        edda.page.keyboard.press("+" if step == "+1" else "-")
    expect(edda.page.locator(".why[role=status]")).to_contain_text("NOB-")


def test_regions_are_one_key_away_and_leaves_open(somebody: Somebody) -> None:
    edda = somebody()
    first_turn(edda, {"kind": "bot", "bot": "random"})
    edda.wait_for_question("turn")
    for key, region in (("m", "common"), ("g", "log"), ("o", "others"), ("b", "board")):
        edda.page.keyboard.press(key)
        assert edda.page.evaluate(keys.REGION) == region
