"""What the tests of all games' tables in a terminal share."""

from typing import Any

from rich.cells import cell_len
from rich.console import Console

from moothall.engine.match import Match
from moothall.engine.text import Speaker
from tests.games.tables import PlayedTable
from tests.walks import Walk

NAMES = ["Anna", "Bert", "Cora", "Dora", "Emma", "Fred"]


def drawn(
    table: PlayedTable[Any, Any, Any],
    *,
    width: int = 120,
    language: str = "en",
    seat: int | None = 0,
    brief: bool = False,
) -> str:
    return drawn_match(table.match, width=width, language=language, seat=seat, brief=brief)


def drawn_match(match: Match, *, width: int, language: str, seat: int | None, brief: bool = False) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        speaker = Speaker(match.game, language, seats=NAMES)
        console.print(match.game.draw(match.view(seat), speaker, seat, brief=brief))
    return capture.get()


def widest_line(walk: Walk, width: int, language: str) -> int:
    """Of all that is drawn in a terminal of this width, from the first position of a walk to its last."""
    match = walk.match(0)
    widths = set[int]()
    for ply in range(0, len(walk.states), len(walk.states) // 8):
        match.state[:] = walk.states[ply : ply + 1].view(walk.game.state.twin)
        match._judged = False
        lines = drawn_match(match, width=width, language=language, seat=0).splitlines()
        widths |= {cell_len(line) for line in lines}
    return max(widths)


def line_with(text: str, *words: str) -> str:
    """The one line that has all of these."""
    found = [line for line in text.splitlines() if all(word in line for word in words)]
    assert len(found) == 1, (words, found)
    return found[0]
