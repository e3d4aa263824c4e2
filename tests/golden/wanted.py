"""What a golden game is kept for."""

from collections.abc import Callable
from typing import NamedTuple

from moothall.engine.match import Match


class Wanted(NamedTuple):
    """A kind of ending, and where to look for it: the first seed spares a long search for a rare one."""

    players: int
    bot: str
    is_it: Callable[[Match], bool]
    first_seed: int = 0
