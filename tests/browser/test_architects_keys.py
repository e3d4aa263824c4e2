"""Architects by keyboard alone: nothing here is pressed with a pointer."""

from playwright.sync_api import expect

from tests.browser.architects import next_answer
from tests.browser.conftest import Somebody
from tests.browser.sitting import Sitting

FOCUSED = "document.activeElement?.dataset.spot"
MANY = 2_000


def press(person: Sitting, key: str) -> None:
    """A key that answers."""
    before = person.ply
    person.page.keyboard.press(key)
    person.settle(before)


def answer(person: Sitting, action: int) -> None:
    """N walks over the places that may answer; what isn't on the table has a number in the dock."""
    for _ in person.legal_places():
        person.page.keyboard.press("n")
        if person.page.evaluate(FOCUSED) == str(action):
            return press(person, "Enter")
    number = person.page.evaluate(
        "wanted => [...document.querySelectorAll('[data-region=dock] .answers > button')]"
        ".findIndex((each) => each.dataset.answer === wanted) + 1",
        str(action),
    )
    assert number > 0, f"the keyboard never came to {action} in {person.stage}"
    return press(person, str(number))


def test_a_whole_solo_game_by_keyboard_alone(somebody: Somebody) -> None:
    edda = somebody(askMix=True)
    table = edda.open_table({"kind": "me"}, game="architects")
    edda.sit_down(table)
    for _ in range(MANY):
        state = edda.state(table)
        if state["status"] == "finished":
            break
        if state["verdict"] is not None and edda.ply == state["ply"]:
            answer(edda, next_answer(state))
        else:
            edda.page.wait_for_timeout(20)
    assert edda.state(table)["status"] == "finished"
    expect(edda.page.get_by_role("table")).to_be_visible()


def at_the_first_turn(edda: Sitting) -> str:
    table = edda.open_table({"kind": "me"}, game="architects")
    edda.sit_down(table)
    edda.wait_for_question("draft_alone")
    edda.page.keyboard.press("n")
    press(edda, "Enter")
    edda.wait_for_question("turn")
    return table


def test_arrows_walk_over_the_town(somebody: Somebody) -> None:
    edda = somebody()
    at_the_first_turn(edda)
    edda.page.locator('[data-place="quarry"] button').focus()
    for key, place in (
        ("ArrowRight", "forest"),
        ("ArrowDown", "kings_storehouse"),
        ("ArrowLeft", "silversmith"),
        ("ArrowUp", "quarry"),
    ):
        edda.page.keyboard.press(key)
        here = edda.page.evaluate("document.activeElement.closest('[data-place]').dataset.place")
        assert here == place


def test_a_refused_thing_explains_itself_and_opens_its_rule(somebody: Somebody) -> None:
    edda = somebody()
    at_the_first_turn(edda)
    hall = edda.page.locator("#p-guildhall button")
    hall.focus()
    label = hall.get_attribute("aria-label") or ""
    assert "Not allowed" in label
    rule = label.split()[-1]
    assert rule.startswith("ARC-")
    edda.page.keyboard.press("Enter")
    expect(edda.page.get_by_role("status").filter(has_text=rule)).to_be_visible()
    edda.page.keyboard.press("Escape")
    edda.page.keyboard.press("r")
    expect(edda.page.get_by_role("dialog")).to_contain_text(rule)


def test_regions_are_one_key_away(somebody: Somebody) -> None:
    edda = somebody()
    at_the_first_turn(edda)
    for key, region in (("m", "common"), ("o", "others"), ("b", "board")):
        edda.page.keyboard.press(key)
        inside = edda.page.evaluate("document.activeElement.closest('[data-region]')?.dataset.region")
        assert inside == region
