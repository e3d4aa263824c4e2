"""What an answer brought about: one list, made once, that everything which shows or tells it reads.

The chronicle, the pieces that travel over the board, sounds, the screen reader, the terminal and replays all
read the same happenings, and a forecast is the same list for an answer that nobody has given yet. A game
makes them by comparing the two records, before and after: that costs the rules nothing, however they run.
"""

from typing import Any

import msgspec

from moothall.engine.game import Telling


class Move(msgspec.Struct, frozen=True):
    """Pieces that go from one place of the table to another.

    A place is a path, from large to small: `2/supply/gold`, `guild/4/crew`. Where a board doesn't show the
    smallest part, whoever draws it takes the next larger one. What appears or hops where it is has one place.
    """

    thing: str  # a kind of piece (`gold`, `worker`), or a component (`apprentice:AP03`)
    source: str
    goal: str
    count: int = 1
    seat: int | None = None  # whose piece it is, where that shows


class Happening(msgspec.Struct, frozen=True):
    """One thing that happened, as everybody may hear of it and see it."""

    telling: Telling | None = None  # None where the answer's deed says it, and only pieces move
    moves: list[Move] = []
    by: str = ""  # the rule (`rule:93`) or the component (`building:BD01`) that brought it about
    lost: bool = (
        False  # thrown away for nothing, by whoever answers: they are asked first whether they mean it
    )

    @property
    def seat(self) -> Any:
        """Whose it is, if it is somebody's."""
        return None if self.telling is None else self.telling.values.get("seat")


def told(happenings: list[Happening]) -> list[Telling]:
    """What is said of them."""
    return [happening.telling for happening in happenings if happening.telling is not None]
