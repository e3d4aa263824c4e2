"""What holds at the table of every game: it fits, speaks, has targets for thumbs, and axe finds nothing."""

import pytest
from playwright.sync_api import ViewportSize, expect

from moothall.engine.text import LANGUAGES
from moothall.games import CATALOGUE
from tests.browser.conftest import Somebody
from tests.browser.shelf import SAMPLES, Shelf, look
from tests.browser.sitting import Sitting

LAPTOP = ViewportSize(width=1366, height=768)
ON_ITS_SIDE = ViewportSize(width=844, height=390)
HALF = ViewportSize(width=640, height=450)
# The moments at which axe looks at a phone, by candlelight; at the others, at a laptop on parchment. It takes
# as long as all else together.
ON_A_PHONE = (1, 3)


def expect_for_a_thumb(person: Sitting, stage: str) -> None:
    assert person.fits, stage
    assert person.small_targets == 0, stage
    assert person.tempting == 0, stage
    assert person.broken_words == []
    for sheet in person.page.locator(".sheet.opened:visible").all():
        assert sheet.evaluate("each => each.offsetWidth") > 350, stage


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
@pytest.mark.parametrize("game", CATALOGUE)
def test_a_phone_shows_it_without_scrolling_sideways(
    onlooker: Somebody, shelf: Shelf, game: str, language: str
) -> None:
    """English is seen together with what axe finds on a phone."""
    edda = onlooker(phone=True, language=language)
    for moment in SAMPLES[game].moments:
        look(edda, shelf, game, moment)
        expect_for_a_thumb(edda, moment.stage)
    edda.page.set_viewport_size(ON_ITS_SIDE)
    assert edda.fits


@pytest.mark.parametrize("game", CATALOGUE)
def test_on_a_phone_axe_finds_nothing(onlooker: Somebody, shelf: Shelf, game: str) -> None:
    edda = onlooker(theme="candlelight", phone=True)
    for number, moment in enumerate(SAMPLES[game].moments):
        look(edda, shelf, game, moment)
        expect_for_a_thumb(edda, moment.stage)
        assert number not in ON_A_PHONE or edda.violations == [], moment.stage
    edda.page.keyboard.press("l")
    expect(edda.page.get_by_role("dialog")).to_be_visible()
    assert edda.violations_in("dialog[open]") == []
    edda.page.keyboard.press("Escape")
    edda.page.set_viewport_size(ON_ITS_SIDE)
    assert edda.fits


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_laptop_has_a_word_for_everything_and_axe_finds_nothing(
    onlooker: Somebody, shelf: Shelf, game: str
) -> None:
    """The words of the other languages are seen where every size of screen is (test_layout.py)."""
    edda = onlooker()
    edda.page.set_viewport_size(LAPTOP)
    for number, moment in enumerate(SAMPLES[game].moments):
        look(edda, shelf, game, moment)
        assert edda.missing_texts == []
        assert edda.broken_words == []
        assert number in ON_A_PHONE or edda.violations == [], moment.stage
    edda.page.keyboard.press("l")
    expect(edda.page.get_by_role("dialog")).to_be_visible()
    assert edda.violations == []


@pytest.mark.parametrize("game", CATALOGUE)
def test_tabs_lead_to_their_part_of_the_table(onlooker: Somebody, shelf: Shelf, game: str) -> None:
    """Even while nothing there can be answered."""
    edda = onlooker(phone=True)
    look(edda, shelf, game, SAMPLES[game].moments[1])
    for tab, part in SAMPLES[game].tabs:
        edda.page.get_by_role("button", name=tab, exact=True).click()
        expect(edda.page.locator(part)).to_be_in_viewport()


@pytest.mark.parametrize("game", CATALOGUE)
def test_it_fits_at_twice_the_size_and_any_moment_can_be_seen_again(
    onlooker: Somebody, shelf: Shelf, game: str
) -> None:
    edda = onlooker()
    edda.page.set_viewport_size(HALF)  # at 200 % the page has half the width
    last = SAMPLES[game].moments[-1]
    look(edda, shelf, game, last)
    assert edda.fits
    edda.page.goto(f"/replay/{shelf.table(game, last)}?ply=2")
    expect(edda.page.locator(SAMPLES[game].part)).to_be_visible()
    expect(edda.page.locator("button[data-may]")).to_have_count(0)  # a replay asks nothing


@pytest.mark.parametrize("game", [game for game in CATALOGUE if game != "settlement"])
def test_the_board_of_another_opens_to_be_read(onlooker: Somebody, shelf: Shelf, game: str) -> None:
    """Where the board that all share has the middle."""
    edda = onlooker()
    look(edda, shelf, game, SAMPLES[game].moments[1])
    edda.page.locator("#p-others .show").first.click()
    board = edda.page.locator("section.large")
    expect(board).to_be_visible()
    assert edda.violations == []
    edda.page.keyboard.press("Escape")
    expect(board).to_have_count(0)


def test_a_word_broken_anywhere_is_found(onlooker: Somebody, shelf: Shelf) -> None:
    """The search above can find something."""
    edda = onlooker()
    look(edda, shelf, "guilds", SAMPLES["guilds"].moments[0])
    name = edda.page.locator("#p-goals .word").first
    name.evaluate("each => { each.textContent = 'Donaudampfschifffahrtsgesellschaft' }")
    assert edda.broken_words == ["Donaudampfschifffahrtsgesellschaft"]
    name.evaluate(
        "each => { each.textContent = 'Donau\u00addampf\u00adschiff\u00adfahrts\u00adgesell\u00adschaft' }"
    )
    assert edda.broken_words == []
