"""What the tests of all games' tables in a terminal share."""

from typing import Any

from rich.console import Console

from moothall.engine.text import Speaker
from tests.games.tables import PlayedTable

NAMES = ["Anna", "Bert", "Cora", "Dora", "Emma", "Fred"]


def drawn(
    table: PlayedTable[Any, Any, Any],
    *,
    width: int = 120,
    language: str = "en",
    seat: int | None = 0,
    brief: bool = False,
) -> str:
    speaker = Speaker(table.match.game, language, seats=NAMES)
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(table.match.game.draw(table.match.view(seat), speaker, seat, brief=brief))
    return capture.get()


def line_with(text: str, *words: str) -> str:
    """The one line that has all of these."""
    found = [line for line in text.splitlines() if all(word in line for word in words)]
    assert len(found) == 1, (words, found)
    return found[0]
