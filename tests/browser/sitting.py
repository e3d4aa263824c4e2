"""Somebody at a table in a browser: what they see, and how they answer, by clicking or by keys."""

import json
import os
import random
import re
import time
import zlib
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlsplit

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Locator, Page, ViewportSize, expect

from moothall.games import CATALOGUE

State = dict[str, Any]

LEGAL = ":is([data-region=board], [data-region=common]) button[data-may]"
# Milliseconds that anything may take, however busy the machine is; nothing waits for less.
PATIENCE = 90_000
expect.set_options(timeout=PATIENCE)

LINK = """(to) => {
  const link = document.createElement('a')
  link.href = to
  document.body.append(link)
  link.click()
  link.remove()
}"""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
AXE_IS_THERE = "typeof axe !== 'undefined'"

# Letters of one word on two lines, with no hyphen between them. Debian's Chromium has no dictionaries, so it
# shows what people without one see.
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
      range.setStart(node, piece.index)
      range.setEnd(node, piece.index + piece[0].length)
      if (range.getClientRects().length < 2) continue // in one piece, as nearly all are
      const tops = [...piece[0]].map((_, i) => lineOf(node, piece.index + i))
      const lines = tops.filter((top) => top !== undefined)
      if (lines.length > 0 && Math.max(...lines) - Math.min(...lines) > 2) found.push(node.data)
    }
  }
  return found
}"""


def resize(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page.evaluate(SETTLED)


def ids_in(words: str) -> list[str]:
    """Ids of texts among words that somebody reads."""
    games = "|".join(CATALOGUE)
    kinds = f"table|{games}|action|question|rule|goods|change|block|deed|effect|location"
    found: list[str] = re.findall(rf"\b(?:{kinds})-[a-z_-]+\w", words)
    return found


def spots(places: Locator) -> set[int]:
    """The answers that these places give; there is one at least."""
    expect(places.first).to_be_attached()
    return {int(spot) for spot in places.evaluate_all("all => all.map((each) => each.dataset.spot ?? -1)")}


def shared(one: Locator, other: Locator) -> float:
    """How much of the screen both lie on."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    wide = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    high = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return max(0, wide - 1) * max(0, high - 1)


class Sitting:
    def __init__(
        self, context: BrowserContext, house: str, name: str, settings: dict[str, Any], *, known: bool = False
    ) -> None:
        """At the house with this address; somebody who is known there has come with their cookies."""
        self.context, self.house, self.name = context, house, name
        self._opened = 0
        context.set_default_timeout(PATIENCE)
        # Only the first time: what is chosen on the page must survive a reload.
        chosen = json.dumps(json.dumps(settings))
        context.add_init_script(f"localStorage['moothall-settings'] ??= {chosen}")
        self.page: Page = context.new_page()
        if not known:
            context.request.get("/api/me", timeout=PATIENCE)  # the server says who it is
            self.send("PATCH", "/api/me", {"name": name})

    # Behind the page: what the tests set up, never what they prove.

    def get(self, path: str) -> Any:
        return self.send("GET", path)

    def send(self, method: str, path: str, body: Any = None) -> Any:
        """As the person of this browser, but not by way of it, which takes twice as long."""
        cookies = "; ".join(f"{each['name']}={each['value']}" for each in self.context.cookies(self.house))
        headers = {"Origin": self.house, "Cookie": cookies, "Content-Type": "application/json"}
        with closing(HTTPConnection(urlsplit(self.house).netloc, timeout=PATIENCE / 1000)) as line:
            line.request(method, path, None if body is None else json.dumps(body), headers)
            answer = line.getresponse()
            text = answer.read()
        assert answer.status < 300, text
        return json.loads(text)

    def open_table(
        self, *seats: dict[str, Any], game: str = "settlement", name: str | None = None, **options: str
    ) -> str:
        """A table, by default the next of this test's own: its name decides what is dealt."""
        self._opened += 1
        test = os.environ["PYTEST_CURRENT_TEST"].partition(" ")[0]
        own = f"Table {zlib.crc32(test.encode()) % 100_000}, {self.name} {self._opened}"
        wish = {"game": game, "seats": [*seats], "options": options, "name": name or own}
        table: str = self.send("POST", "/api/tables", wish)["id"]
        return table

    def state(self, table: str) -> State:
        state: State = self.get(f"/api/tables/{table}")
        return state

    def moments(self) -> Iterator[None]:
        """Again and again, with a short rest, for as long as anything may take."""
        deadline = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < deadline:
            yield
            self.page.wait_for_timeout(20)
        raise TimeoutError("what was waited for did not come")

    def when_asked(self, table: str) -> State:
        """The table once this person is to answer, whoever is thinking; or once the game is over."""
        for _ in self.moments():
            state = self.state(table)
            if state["verdict"] is not None or state["status"] != "playing":
                break
        return state

    def give(self, table: str, state: State, action: int) -> State:
        """Answers behind the page."""
        given = {"ply": state["ply"], "seat": state["asked_seat"], "action": action}
        after: State = self.send("POST", f"/api/tables/{table}/answers", given)
        return after

    # At the table.

    def sit_down(self, table: str) -> None:
        self.page.goto(f"/tables/{table}")

    def go_on_to(self, path: str) -> None:
        """As by a link of the client, which is loaded only where it is not there yet."""
        if self.page.url == "about:blank":
            self.page.goto(path)
        else:
            self.page.evaluate(LINK, path)

    @property
    def dock(self) -> Any:
        return self.page.locator("[data-region=dock]")

    @property
    def stage(self) -> str | None:
        """The question that is open for this person, if any."""
        return self.page.locator(".app").get_attribute("data-stage")

    @property
    def ply(self) -> int:
        return int(self.page.locator(".app").get_attribute("data-ply") or 0)

    @property
    def is_over(self) -> bool:
        return self.page.locator(".app").count() == 0 or self.page.get_by_role("table").count() > 0

    def wait_for_question(self, *stages: str) -> None:
        wanted = ", ".join(f'.app[data-stage="{stage}"]' for stage in stages) or ".app[data-stage]"
        expect(self.page.locator(wanted)).to_be_visible()

    @property
    def legal_places(self) -> Locator:
        return self.page.locator(LEGAL)

    def press(self, target: Locator) -> None:
        """Press something that answers, and wait until the table has moved on."""
        target.wait_for()  # what is not drawn yet belongs to a later position than the one that shows
        before = self.ply
        target.click()
        self.settle(before)

    def choose(self, action: int) -> None:
        """Give this answer by clicking: on the table, or else in the dock."""
        place = self.page.locator(f'[data-spot="{action}"]:visible')
        offer = self.page.locator(f'[data-answer="{action}"]')
        place.or_(offer).first.wait_for(state="attached")
        self.press(place.first if place.count() else offer.first)

    def settle(self, before: int) -> None:
        agree = self.page.locator("[data-region=dock] [data-first]")
        self.page.wait_for_function(
            "before => document.querySelector('[data-region=dock] [data-first]')"
            " || Number(document.querySelector('.app')?.dataset.ply ?? -1) !== before",
            arg=before,
        )
        if agree.count():
            agree.click()
            self.page.wait_for_function(
                "before => Number(document.querySelector('.app')?.dataset.ply ?? -1) !== before", arg=before
            )

    def answer_somehow(self, chance: random.Random) -> None:
        """One answer by clicking: a place on the board if there is one, or what the dock offers."""
        end = self.page.locator("[data-region=dock] [data-main]:not([aria-disabled])")
        leave = self.page.locator("[data-region=dock] .apart")
        offered = self.page.locator("[data-region=dock] .answers > [data-answer]:not([aria-disabled])")
        places = self.legal_places.all()
        if end.count() and (not places or chance.random() < 0.6):
            self.press(end.first)
        elif leave.count() and (not places or chance.random() < 0.35):
            self.press(leave.first)
        elif places:
            self.press(chance.choice(places))
        else:
            self.press(chance.choice(offered.all()))

    # What is wrong with the page.

    @property
    def violations(self) -> list[str]:
        """What axe finds."""
        return self.violations_in("html")

    def violations_in(self, part: str) -> list[str]:
        """What it finds there."""
        wanted = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
        if not self.page.evaluate(AXE_IS_THERE):
            self.page.evaluate(Axe().axe_script)
        # To describe all that is well as well takes longer than the search.
        options = {"runOnly": wanted, "resultTypes": ["violations"]}
        search = "([part, options]) => axe.run(part, options).then((found) => found.violations)"
        found = self.page.evaluate(search, [part, options])
        return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]

    @property
    def fits(self) -> bool:
        """Whether nothing of the page is off to the side."""
        wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        return bool(self.page.evaluate(wide))

    @property
    def missing_texts(self) -> list[str]:
        """What has no words in this language is shown by its id."""
        names = (
            "[...document.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'))"
        )
        return ids_in(self.page.locator("body").inner_text() + " ".join(self.page.evaluate(names)))

    @property
    def broken_words(self) -> list[str]:
        found: list[str] = self.page.evaluate(BROKEN)
        return found

    @property
    def tempting(self) -> int:
        """Buttons that give a turn away and are larger than all others beside them."""
        larger: int = self.page.evaluate(
            """() => {
              const size = (each) => each.offsetWidth * each.offsetHeight
              const all = [...document.querySelectorAll('[data-region=dock] .answers > button')]
              const most = Math.max(...all.filter((each) => !each.matches('.apart')).map(size))
              return all.filter((each) => each.matches('.apart') && size(each) > most).length
            }"""
        )
        return larger

    @property
    def small_targets(self) -> int:
        """Controls that answer and are too small for a thumb."""
        small: int = self.page.evaluate(
            "[...document.querySelectorAll('button[data-may], [data-region=dock] .answers button')]"
            ".map((each) => each.getBoundingClientRect())"
            ".filter((box) => box.width > 0 && (box.height < 44 || box.width < 44)).length"
        )
        return small
