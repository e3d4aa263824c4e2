"""Whatever lies on a table says what it is: to a key, to a thumb that rests on it, in every game."""

import pytest
from playwright.sync_api import expect

from moothall.games import CATALOGUE
from tests.browser.conftest import Somebody
from tests.browser.shelf import SAMPLES, Shelf, look
from tests.browser.sitting import Sitting, ids_in

# Where things lie; the log and the dock speak for themselves.
THINGS = ":is([data-region=common], [data-region=board], [data-region=others]) :is(button.spot, [role=img])"
WORDS = ".explained"
FEW = 8
LOOK = 1_000  # milliseconds: longer than a thing must be looked at until it speaks

# Presses and rests, as a thumb does; the click that follows answers nothing.
HOLD = """async (thing) => {
  thing.scrollIntoView({ block: 'center', behavior: 'instant' })
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const box = thing.getBoundingClientRect()
  const at = { bubbles: true, cancelable: true, pointerType: 'touch' }
  at.clientX = box.left + box.width / 2
  at.clientY = box.top + box.height / 2
  const target = document.elementFromPoint(at.clientX, at.clientY)
  if (!target || !thing.contains(target)) return false
  target.dispatchEvent(new PointerEvent('pointerdown', at))
  return true
}"""
LET_GO = """(thing) => {
  const box = thing.getBoundingClientRect()
  const at = { bubbles: true, cancelable: true, pointerType: 'touch' }
  at.clientX = box.left + box.width / 2
  at.clientY = box.top + box.height / 2
  const target = document.elementFromPoint(at.clientX, at.clientY) ?? thing
  target.dispatchEvent(new PointerEvent('pointerup', at))
  thing.dispatchEvent(new MouseEvent('click', at))
}"""


def look_at(person: Sitting, shelf: Shelf, game: str) -> int:
    look(person, shelf, game, SAMPLES[game].moments[1])
    return person.ply


@pytest.mark.parametrize(("language", "half"), [("de", 0), ("hu", 1)])
@pytest.mark.parametrize("game", CATALOGUE)
def test_a_key_tells_what_has_the_focus(
    onlooker: Somebody, shelf: Shelf, game: str, language: str, half: int
) -> None:
    """One half of the spots in each language: that all texts are there in both is tried with the texts."""
    edda = onlooker(language=language)
    ply = look_at(edda, shelf, game)
    spots = edda.page.locator(f"{THINGS.replace(', [role=img]', '')}:visible").all()
    assert len(spots) > 10
    told = set()
    for spot in spots[:: max(1, len(spots) // 24)][half::2]:
        spot.evaluate("each => each.focus()")
        edda.page.keyboard.press("i")
        expect(edda.page.locator(WORDS)).to_be_visible()
        told.add(edda.page.locator(WORDS).inner_text())
        edda.page.keyboard.press("Escape")
        expect(edda.page.locator(WORDS)).to_have_count(0)
    edda.page.wait_for_timeout(LOOK)  # by then it would speak again by itself
    expect(edda.page.locator(WORDS)).to_have_count(0)
    assert len(told) > 5
    assert all(len(words) > 2 for words in told)
    assert ids_in(" ".join(told)) == []
    assert edda.missing_texts == []
    assert edda.ply == ply


CARDS = {
    "settlement": ["hero/0", "market/0"],
    "architects": ["grid/0"],
    "nobility": ["display/0", "hall/0", "council/0/0"],
    "guilds": ["display/0", "town/0/0"],
}


@pytest.mark.parametrize("game", CARDS)
def test_a_card_says_line_by_line_what_is_printed_on_it(onlooker: Somebody, shelf: Shelf, game: str) -> None:
    edda = onlooker()
    look_at(edda, shelf, game) if game != "guilds" else look(edda, shelf, game, SAMPLES[game].moments[0])
    words = edda.page.locator(WORDS)
    for place in CARDS[game]:
        edda.page.locator(f'[data-anchor="{place}"]').first.focus()
        edda.page.keyboard.press("i")
        expect(words.locator("p.heading")).to_be_visible()
        expect(words.locator("p:not(.heading, .press, .no)").first).to_be_visible()
        edda.page.keyboard.press("Escape")


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_thumb_that_rests_on_something_learns_what_it_is(
    onlooker: Somebody, shelf: Shelf, game: str
) -> None:
    edda = onlooker(phone=True, language="de")
    ply = look_at(edda, shelf, game)
    told, things = set(), edda.page.locator(f"{THINGS}:visible").all()
    for thing in things[:: max(1, len(things) // FEW)]:
        if not thing.evaluate(HOLD):
            continue  # it lies under something, where no thumb comes
        expect(edda.page.locator(WORDS)).to_be_visible()
        told.add(edda.page.locator(WORDS).inner_text())
        thing.evaluate(LET_GO)
        expect(edda.page.locator(WORDS)).to_be_visible()  # until it is put away
        assert edda.fits
        edda.page.keyboard.press("Escape")
        expect(edda.page.locator(WORDS)).to_have_count(0)
    assert len(told) >= FEW / 2
    assert edda.ply == ply
    assert edda.dock.locator("[data-first]").count() == 0  # nothing was answered, nor asked about
