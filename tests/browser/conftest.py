"""A server with the built client, and people who use it in Debian's Chromium.

These tests run by themselves (`pytest -m browser`): once Playwright's event loop is up in a process, tests
that start one of their own fail. Each process of a parallel run has a server and a browser of its own.
"""

import fcntl
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from moothall.envs.gallery import chromium
from moothall.games import CATALOGUE
from tests.browser.shelf import Shelf
from tests.browser.sitting import Sitting
from tests.server.running import free_port

WEB = Path(__file__).parents[2] / "web"
STARTING = 180  # seconds
# Chromium draws its address bar as pages of their own, seen or not: a seventh of all that it does. It keeps a
# process in reserve for a page that never comes: another tenth. The rest is what Playwright leaves out, in
# place of whose list this one is.
LEFT_OUT = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "SpareRendererForSitePerProcess",
    "ThirdPartyStoragePartitioning",
)

SCREENS = {False: ViewportSize(width=1280, height=900), True: ViewportSize(width=390, height=844)}

Somebody = Callable[..., Sitting]
Onlookers = dict[tuple[bool, str, str], tuple[Sitting, list[str]]]  # and what went wrong on their pages


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def client() -> None:
    """The client as it stands now, built by one process if its sources are newer than the last build."""
    with (WEB / "package.json").open() as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        if not is_built():
            npm = shutil.which("npm")
            assert npm is not None, "the client has to be built, and there is no npm"
            subprocess.run([npm, "run", "build"], cwd=WEB, check=True, capture_output=True)


def is_built() -> bool:
    built = WEB / "dist" / "index.html"
    sources = [file for file in (WEB / "src").rglob("*") if file.is_file()]
    return built.exists() and built.stat().st_mtime > max(file.stat().st_mtime for file in sources)


@pytest.fixture(scope="session")
def thinking(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Bots think for as long as a file here is called like their table."""
    return tmp_path_factory.mktemp("thinking")


@pytest.fixture(scope="session")
def base_url(client: None, thinking: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    port = free_port()
    database = tmp_path_factory.mktemp("hall") / "hall.db"
    command = [sys.executable, "-m", "tests.browser.house", "--port", str(port), "--database", str(database)]
    with subprocess.Popen(
        [*command, "--unlimited", "--no-native", "--workers", "1"],
        cwd=WEB.parent,
        env=os.environ | {"THINKING": str(thinking)},
    ) as server:
        url = f"http://127.0.0.1:{port}"
        wait_for(url)
        yield url
        server.terminate()


def wait_for(url: str) -> None:
    deadline = time.monotonic() + STARTING
    while time.monotonic() < deadline:
        try:
            httpx.get(f"{url}/api/games")
            return
        except httpx.TransportError:
            time.sleep(0.1)
    raise TimeoutError("the server did not start")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    found = chromium()
    assert found is not None, "these tests need Chromium: apt-get install chromium"
    return browser_type_launch_args | {
        "executable_path": found,
        "args": [f"--disable-features={','.join(LEFT_OUT)}"],
    }


@pytest.fixture
def somebody(browser: Browser, base_url: str) -> Iterator[Somebody]:
    """People, each in a browser of their own; whatever goes wrong on their pages fails the test."""
    people: list[Sitting] = []
    mishaps: list[str] = []

    def arrive(name: str = "Edda", **wishes: Any) -> Sitting:
        people.append(seat(browser, base_url, name, mishaps, **wishes))
        return people[-1]

    yield arrive
    for person in people:
        person.context.close()
    assert mishaps == []


def seat(
    browser: Browser,
    base_url: str,
    name: str,
    mishaps: list[str],
    *,
    guided: bool = False,
    phone: bool = False,
    newcomer: bool = False,
    cookies: Sequence[Any] = (),
    **settings: Any,
) -> Sitting:
    chosen = {
        "language": "en",
        "theme": "parchment",
        "pace": "at-once",
        "toursSeen": [] if guided else [*CATALOGUE],
    } | settings
    context = browser.new_context(
        base_url=base_url, viewport=SCREENS[phone], has_touch=phone, is_mobile=phone, reduced_motion="reduce"
    )
    context.add_cookies([*cookies])
    person = Sitting(context, base_url, name, chosen, known=newcomer or bool(cookies))
    listen(person.page, mishaps)
    return person


@pytest.fixture(scope="session")
def shelf(browser: Browser, base_url: str) -> Iterator[Shelf]:
    context = browser.new_context(base_url=base_url)
    yield Shelf(Sitting(context, base_url, "Edda", {}))
    context.close()


@pytest.fixture(scope="session")
def onlookers(shelf: Shelf) -> Iterator[Onlookers]:
    found: Onlookers = {}
    yield found
    for person, _ in found.values():
        person.context.close()


@pytest.fixture
def onlooker(browser: Browser, base_url: str, shelf: Shelf, onlookers: Onlookers) -> Iterator[Somebody]:
    """Whoever only looks at what is on the shelf. They keep their page for the next who sees it alike, and
    change nothing that it would remember: to load the client takes longer than to draw a table."""
    here: list[tuple[Sitting, list[str]]] = []

    def look_in(*, phone: bool = False, language: str = "en", theme: str = "parchment") -> Sitting:
        eyes = phone, language, theme
        if eyes not in onlookers:
            settings: dict[str, Any] = {"phone": phone, "language": language, "theme": theme}
            mishaps: list[str] = []
            person = seat(browser, base_url, "Edda", mishaps, cookies=shelf.cookies, **settings)
            onlookers[eyes] = person, mishaps
        here.append(onlookers[eyes])
        person = onlookers[eyes][0]
        person.page.set_viewport_size(SCREENS[phone])
        return person

    yield look_in
    wrong = [mishap for _, mishaps in here for mishap in mishaps]
    for person, mishaps in here:
        mishaps.clear()
        person.page.mouse.move(0, 0)
        person.go_on_to("/settings")  # so that nothing of a table is left
        expect(person.page.locator(".app")).to_have_count(0)
    assert wrong == []


def listen(page: Page, mishaps: list[str]) -> None:
    page.on("pageerror", lambda error: mishaps.append(str(error)))
    page.on("console", lambda message: mishaps.append(message.text) if is_mishap(message) else None)


def is_mishap(message: Any) -> bool:
    """What a browser writes about refused requests and lost lines is no mistake of the page."""
    harmless = "Failed to load resource" in message.text or "WebSocket connection" in message.text
    return message.type == "error" and not harmless
