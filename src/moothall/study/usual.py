"""What strong bots usually have from each source of points: data of the package, made by `lab/usual.py`."""

from functools import cache
from pathlib import Path

import msgspec

from moothall.engine.match import Match

FILE = Path(__file__).with_name("usual.json")


class Usual(msgspec.Struct, frozen=True):
    """Of a game with so many players."""

    by: str  # the level of the bots that played
    games: int
    points: dict[str, float]  # by source, the mean over the seats in which it counted


Known = dict[str, dict[str, Usual]]  # by game and number of players


def read() -> Known:
    return msgspec.json.decode(FILE.read_bytes(), type=Known) if FILE.exists() else {}


_known = cache(read)


def usual_at(match: Match) -> Usual | None:
    """With so many players, the standard deck and nothing chosen besides."""
    game, players = match.game, match.options["players"]
    chosen = match.options != game.options_from({"players": players})
    if chosen or match.deck.digest != game.read_deck().digest:
        return None
    return _known().get(game.name, {}).get(str(players))
