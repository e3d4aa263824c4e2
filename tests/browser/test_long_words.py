"""No long word is broken just anywhere, on a laptop or a phone, in any game and language.

Debian's Chromium has no dictionaries, so it shows what people without one see.
"""

import pytest
from playwright.sync_api import ViewportSize

from moothall.engine.text import LANGUAGES
from moothall.games import CATALOGUE
from tests.browser.conftest import Somebody
from tests.browser.sitting import Sitting

# Letters of one word on two lines, with no hyphen between them.
BROKEN = r"""() => {
  const range = document.createRange()
  const lineOf = (node, at) => {
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    return [...range.getClientRects()].findLast((box) => box.width > 0)?.top
  }
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const piece of node.data.matchAll(/\p{L}{2,}/gu)) {
      const tops = [...piece[0]].map((_, i) => lineOf(node, piece.index + i))
      const lines = tops.filter((top) => top !== undefined)
      if (lines.length > 0 && Math.max(...lines) - Math.min(...lines) > 2) found.push(node.data)
    }
  }
  return found
}"""


def broken_words(person: Sitting) -> list[str]:
    found: list[str] = person.page.evaluate(BROKEN)
    return found


def play_on(person: Sitting, table: str, plies: int) -> None:
    """Behind the page, to have more on the table."""
    while (state := person.state(table))["ply"] < plies and state["verdict"] is not None:
        legal = [action for action, verdict in enumerate(state["verdict"]) if verdict == 0]
        given = {"ply": state["ply"], "seat": state["asked_seat"], "action": legal[0]}
        person.send("POST", f"/api/tables/{table}/answers", given)


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_broken_only_where_they_may_be(somebody: Somebody, game: str, language: str) -> None:
    edda = somebody(language=language)
    table = edda.open_table({"kind": "me"}, {"kind": "me", "name": "Tamás"}, game=game)
    play_on(edda, table, 40)
    for size in (ViewportSize(width=1366, height=768), ViewportSize(width=390, height=844)):
        edda.page.set_viewport_size(size)
        edda.sit_down(table)
        edda.page.locator(".app").wait_for()
        edda.page.evaluate("document.fonts.ready")
        assert broken_words(edda) == []


def test_a_word_broken_anywhere_is_found(somebody: Somebody) -> None:
    """The search above can find something."""
    edda = somebody(language="de")
    table = edda.open_table({"kind": "me"}, {"kind": "me", "name": "Tamás"}, game="guilds")
    edda.sit_down(table)
    name = edda.page.locator("#p-goals .word").first
    name.evaluate("each => { each.textContent = 'Donaudampfschifffahrtsgesellschaft' }")
    assert broken_words(edda) == ["Donaudampfschifffahrtsgesellschaft"]
    name.evaluate(
        "each => { each.textContent = 'Donau\u00addampf\u00adschiff\u00adfahrts\u00adgesell\u00adschaft' }"
    )
    assert broken_words(edda) == []
