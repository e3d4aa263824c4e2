"""From a press on the board to the new board, in Chromium and with the server on the same machine.

Measured in the page itself, without motion: from the press to the first frame that shows the next question.
It needs the test environment (Playwright), a built client and Chromium.
"""

import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from bench.figure import Figure, show
from moothall.envs.gallery import chromium

WEB = Path(__file__).parents[1] / "web"
PRESSES = 40
PORT = 8497
SETTINGS = '{"toursSeen": ["settlement"], "confirm": "never"}'

PRESS = """() => new Promise((resolve) => {
  const table = document.querySelector('.app')
  const before = table.dataset.ply
  const legal = [...document.querySelectorAll(':is([data-region=board], [data-region=common]) [data-may]')]
  const end = document.querySelector('[data-main]:not([aria-disabled])')
  const target = end ?? legal[Math.floor(legal.length * Math.random())] ?? document.querySelector('.apart')
  if (!target) return resolve(null)
  const began = performance.now()
  const shown = new MutationObserver(() => {
    if (table.dataset.ply === before && document.querySelector('.app')) return
    shown.disconnect()
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
  })
  shown.observe(document.body, { subtree: true, attributes: true, childList: true })
  target.click()
  setTimeout(() => (shown.disconnect(), resolve(null)), 3000)
})"""


@contextmanager
def hall() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "moothall.server",
            "--port",
            str(PORT),
            "--unlimited",
            "--workers",
            "1",
        ]
        with subprocess.Popen(
            [*command, "--database", f"{folder}/hall.db"], stdout=subprocess.DEVNULL
        ) as server:
            url = f"http://127.0.0.1:{PORT}"
            wait_for(url)
            yield url
            server.terminate()


def wait_for(url: str) -> None:
    for _ in range(300):
        try:
            httpx.get(f"{url}/api/games")
            return
        except httpx.TransportError:
            time.sleep(0.1)
    raise TimeoutError("the server did not start")


def presses(url: str) -> list[float]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium())
        context = browser.new_context(base_url=url, reduced_motion="reduce")
        context.add_init_script(f"localStorage['moothall-settings'] ??= '{SETTINGS}'")
        page = context.new_page()
        taken: list[float] = []
        while len(taken) < PRESSES:
            page.goto(f"/tables/{open_table(context, url)}")
            taken += press_through(page, PRESSES - len(taken))
        browser.close()
        return taken


def open_table(context: Any, url: str) -> str:
    context.request.get("/api/me")
    wish = {"game": "settlement", "seats": [{"kind": "me"}]}
    answer = context.request.post("/api/tables", data=wish, headers={"Origin": url})
    table: str = answer.json()["id"]
    return table


def press_through(page: Any, wanted: int) -> list[float]:
    """One solo game, or as much of it as is wanted."""
    taken: list[float] = []
    while len(taken) < wanted:
        page.wait_for_selector(".app[data-stage], table")
        if page.locator(".app[data-stage]").count() == 0:
            break
        milliseconds = page.evaluate(PRESS)
        if milliseconds is not None:
            taken.append(milliseconds)
    return taken


def first_page() -> float:
    """All of script and style that the first page takes, packed, in kB, as `npm run size` counts it."""
    counted = subprocess.run(["node", "size.js"], cwd=WEB, capture_output=True, text=True, check=False).stdout
    found = re.search(r"([\d.]+) kB  the first page", counted)
    assert found is not None, f"could not read the size from: {counted}"
    return float(found[1])


NO_PAGE = "The page was not measured: that needs Chromium and a built client (make test gets both)."


def can_be_looked_at() -> bool:
    return chromium() is not None and (WEB / "dist" / "index.html").exists()


def figures() -> list[Figure]:
    if not can_be_looked_at():
        return []
    with hall() as url:
        taken = presses(url)
    middle = statistics.median(taken)
    slowest = statistics.quantiles(taken, n=20)[-1]
    return [
        Figure("from a press to the new board, median", middle, "ms", 100, less_is_better=True),
        Figure("from a press to the new board, 95 of 100", slowest, "ms", less_is_better=True),
        Figure("first page, script and style, packed", first_page(), "kB", 150, less_is_better=True),
    ]


if __name__ == "__main__":
    show(figures())
