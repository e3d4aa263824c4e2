"""The client's board as a picture, for `render_mode="rgb_array"`: drawn by the machine's own Chromium.

A process of its own has a hall and a browser, which sees each position as somebody does who only looks on. It
is started for the first picture, waits for the next, and ends with the process that asked for them.
"""

import asyncio
import atexit
import io
import json
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from moothall.engine.match import Match
from moothall.games import OWN, find_game

if TYPE_CHECKING:
    from playwright.async_api import Page

    from moothall.server.app import Server

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
WIDTH, HEIGHT = 1280, 900
PATIENCE = 600_000  # milliseconds; whoever draws may have much else to do
SETTINGS = {"language": "en", "theme": "parchment", "pace": "at-once", "toursSeen": [*OWN]}
THERE = "document.querySelector('.app[data-ply]') && document.fonts.ready"


class Position(msgspec.Struct):
    game: str
    options: Mapping[str, int | str]
    seats: int
    state: bytes


def browser() -> str | None:
    """The browser that can draw, if there is one, with the client and what it takes to guide it."""
    from moothall.server.pages import client_folder

    if not find_spec("playwright") or not (client_folder() / "index.html").is_file():
        return None
    return chromium()


def chromium() -> str | None:
    """Chromium or a relative of it, where the machine has one."""
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def draws(match: Match) -> bool:
    """Whether the client knows this game and its deck."""
    return match.game.name in OWN and match.deck.digest == match.game.read_deck().digest


@cache
def gallery() -> "Gallery":
    opened = Gallery()
    atexit.register(opened.close)
    return opened


class Gallery:
    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "moothall.envs.gallery"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def picture(self, match: Match) -> Any:
        """An array (height, width, 3) of bytes."""
        from PIL import Image

        asked, drawn = self._process.stdin, self._process.stdout
        assert asked is not None
        assert drawn is not None
        position = Position(match.game.name, match.options, match.seats, match.state.tobytes())
        asked.write(msgspec.json.encode(position) + b"\n")
        asked.flush()
        if not (line := drawn.readline()):
            raise RuntimeError("the browser can't draw: what it said stands above")
        with Image.open(io.BytesIO(msgspec.json.decode(line, type=bytes))) as sheet:
            return np.asarray(sheet.convert("RGB"))

    def close(self) -> None:
        with self._process:  # that nothing more is asked for is its end
            pass


# The process that draws.


async def draw_all() -> None:
    from playwright.async_api import async_playwright

    loop, wanted = asyncio.get_running_loop(), msgspec.json.Decoder(Position)
    async with open_hall() as (house, url), async_playwright() as player:
        drawing = await player.chromium.launch(executable_path=browser())
        context = await drawing.new_context(
            base_url=url, viewport={"width": WIDTH, "height": HEIGHT}, reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE)
        chosen = json.dumps(json.dumps(SETTINGS))
        await context.add_init_script(f"localStorage['moothall-settings'] = {chosen}")
        page = await context.new_page()
        while line := await loop.run_in_executor(None, sys.stdin.buffer.readline):
            drawn = await draw(wanted.decode(line), house, url, page)
            sys.stdout.buffer.write(msgspec.json.encode(drawn) + b"\n")
            sys.stdout.buffer.flush()
        await drawing.close()


async def draw(position: Position, house: "Server", url: str, page: "Page") -> bytes:
    """As a PNG."""
    from websockets.asyncio.client import connect

    table, token = await lay_out(position, house)
    line = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    # Somebody who sits there and never answers, so that nobody is said to be away.
    async with connect(line, additional_headers={"authorization": f"Bearer {token}"}):
        await page.goto(f"/tables/{table}", wait_until="networkidle")
        await page.wait_for_function(THERE)
        return await page.screenshot(animations="disabled")


async def lay_out(position: Position, house: "Server") -> tuple[str, str]:
    """A table at that position, and how the one who has all of its seats is known there."""
    from moothall.server.chairs import Chair
    from moothall.server.tables import open_table

    hall, game, options = house.hall, find_game(position.game), dict(position.options)
    sitter = hall.people.newcomer()
    await hall.people.keep(sitter)
    chairs = [
        Chair(seat, "automaton", bot=game.automaton(options))
        if seat in game.automata(options)
        else Chair(seat, "person", sitter.id, f"player_{seat}", named=True)
        for seat in range(position.seats)
    ]
    table = open_table(game, options, game.title, sitter, chairs, listed=False, clock=None)
    await hall.add(table)
    await hall.change(table.id, lambda t: t.begin_at(position.state, hall.rules(game)), lambda _: None)
    return table.id, await house.sessions.issue(sitter.id)


@asynccontextmanager
async def open_hall() -> AsyncIterator[tuple["Server", str]]:
    """A hall for whoever knows its port."""
    import uvicorn

    from moothall.server.app import Settings, build
    from moothall.server.door import uvicorn_for
    from moothall.server.safety import UNLIMITED

    with tempfile.TemporaryDirectory() as folder:
        secret, database = secrets.token_bytes(32), f"{folder}/hall.db"
        house = build(Settings(database=database, secret=secret, workers=1, native=False, limits=UNLIMITED))
        config = uvicorn_for(house.app)
        config.port = 0  # any that is free
        server = uvicorn.Server(config)
        serving = asyncio.ensure_future(server.serve())
        while not server.started:
            if serving.done():
                raise RuntimeError("the hall did not open") from serving.exception()
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        try:
            yield house, f"http://127.0.0.1:{port}"
        finally:
            server.should_exit = True
            await serving


if __name__ == "__main__":
    asyncio.run(draw_all())
