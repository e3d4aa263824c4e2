"""Answers by keyboard alone."""

from tests.browser.sitting import Sitting, State

FOCUSED = "document.activeElement?.dataset.spot"
REGION = "document.activeElement.closest('[data-region]')?.dataset.region"
# How many times N is to be pressed: own board first, then what all share, then the dock.
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


def go_to(person: Sitting, action: int) -> bool:
    """N walks over the places that may answer; whether it comes to this one."""
    steps = person.page.evaluate(STEPS, str(action))
    for _ in range(steps):
        person.page.keyboard.press("n")
    if steps:
        assert person.page.evaluate(FOCUSED) == str(action), f"N never came to {action} in {person.stage}"
    return bool(steps)


def answer(person: Sitting, state: State, action: int) -> None:
    """What isn't on the table has a number in the dock."""
    if go_to(person, action):
        return press(person, "Enter")
    number = person.page.evaluate(NUMBER, str(action))
    assert number > 0, f"the keyboard never came to {action} in {person.stage}"
    return press(person, str(number))
