"""Nobility by keyboard alone: nothing here is pressed with a pointer."""

from playwright.sync_api import expect

from tests.browser.conftest import Somebody
from tests.browser.nobility import Play, first_turn, play_until
from tests.browser.sitting import PATIENCE, Sitting

FOCUSED = "document.activeElement?.dataset.spot"
# How many times N is to be pressed: own board first, then the town, then the dock.
STEPS = """wanted => {
  const rank = (each) => ['board', 'common', 'dock'].indexOf(each.closest('[data-region]').dataset.region)
  const all = [...document.querySelectorAll('[data-region] [data-may]')]
    .filter((each) => each.offsetParent !== null).sort((a, b) => rank(a) - rank(b))
  const goal = all.findIndex((each) => each.dataset.spot === wanted)
  const here = all.indexOf(document.activeElement)
  return goal < 0 ? 0 : (goal - here + all.length) % all.length || all.length
}"""
NUMBER = """wanted => [...document.querySelectorAll('[data-region=dock] .answers > button')]
  .findIndex((each) => each.dataset.answer === wanted) + 1"""
REGION = "document.activeElement.closest('[data-region]')?.dataset.region"


def press(person: Sitting, key: str) -> None:
    """A key that answers; where it is asked once more, the next key says yes."""
    before = person.ply
    person.page.keyboard.press(key)
    person.page.wait_for_function(
        "before => document.querySelector('[data-region=dock] [data-first]')"
        " || Number(document.querySelector('.app')?.dataset.ply ?? -1) !== before",
        arg=before,
    )
    if person.page.locator("[data-region=dock] [data-first]").count():
        person.page.keyboard.press("Enter")
        person.settle(before)


def answer(person: Sitting, action: int) -> None:
    """N walks over the places that may answer; what isn't on the table has a number in the dock."""
    steps = person.page.evaluate(STEPS, str(action))
    for _ in range(steps):
        person.page.keyboard.press("n")
    if steps:
        assert person.page.evaluate(FOCUSED) == str(action), f"N never came to {action} in {person.stage}"
        return press(person, "Enter")
    number = person.page.evaluate(NUMBER, str(action))
    assert number > 0, f"the keyboard never came to {action} in {person.stage}"
    return press(person, str(number))


def test_a_solo_game_by_keyboard_alone(somebody: Somebody) -> None:
    """Each kind of answer by keys; then whether the goal was met."""
    edda = somebody(askMix=True)
    table = edda.open_table({"kind": "me"}, game="nobility", events="on")
    edda.sit_down(table)
    play = Play(table, answer)
    play.to_the_end(edda)
    assert {"turn", "target", "buy"} <= {stage for _, stage, _ in play.shown}
    expect(edda.page.get_by_role("table")).to_be_visible(timeout=PATIENCE)
    expect(edda.page.get_by_role("heading", name="Goal")).to_be_visible()


def test_modifiers_are_plus_and_minus(somebody: Somebody) -> None:
    edda = somebody()
    table = edda.open_table({"kind": "me"}, game="nobility")
    play_until(edda, table, "visit", "place_berk")
    edda.wait_for_question("visit")
    edda.page.keyboard.press("n")
    press(edda, "Enter")  # one modifier, free
    edda.page.locator("[data-region=dock] [data-main]").press("Enter")
    edda.wait_for_question("turn")
    edda.page.locator("[data-region=dock] [data-main]").press("Enter")
    expect(edda.page.locator('.app[data-stage="turn"] .modify [aria-disabled="false"]').first).to_be_visible()
    dice = edda.state(table)["view"]["boards"][0]["dice"]
    step = "-" if max(dice) == 6 else "+"
    edda.page.keyboard.press(step)
    changed = edda.page.locator(".tray .changed").first
    expect(changed).to_have_text("+1" if step == "+" else "\N{MINUS SIGN}1")


def test_regions_are_one_key_away_and_leaves_open(somebody: Somebody) -> None:
    edda = somebody()
    first_turn(edda, {"kind": "bot", "bot": "random"})
    edda.wait_for_question("turn")
    for key, region in (("m", "common"), ("g", "log"), ("o", "others"), ("b", "board")):
        edda.page.keyboard.press(key)
        assert edda.page.evaluate(REGION) == region


def test_a_refused_place_explains_itself_and_opens_its_rule(somebody: Somebody) -> None:
    edda = somebody()
    table = edda.open_table({"kind": "me"}, game="nobility")
    play_until(edda, table, "target")
    edda.wait_for_question("target")
    refused = edda.page.locator("#p-council button[aria-disabled=true]").first  # nobody is noble at first
    refused.focus()
    label = refused.get_attribute("aria-label") or ""
    assert "Not allowed" in label
    rule = label.split()[-1]
    assert rule.startswith("NOB-")
    edda.page.keyboard.press("Enter")
    expect(edda.page.get_by_role("status").filter(has_text=rule)).to_be_visible()
    edda.page.keyboard.press("Escape")
    edda.page.keyboard.press("r")
    expect(edda.page.get_by_role("dialog")).to_contain_text(rule)
