"""The shelf where unfinished games wait, so that a closed terminal loses nothing."""

import os
import time
from pathlib import Path

from moothall.engine.game import Game
from moothall.engine.match import Match

# The oldest unfinished games of a kind make room for new ones.
ROOM = 20


def data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "moothall"


class Shelf:
    """One running game's place; written anew before every question."""

    def __init__(self, game: Game, place: Path | None = None) -> None:
        started = time.strftime("%Y%m%d-%H%M%S")
        self.place = place or unfinished_folder(game) / f"{started}-{os.getpid()}.json"

    def keep(self, match: Match) -> None:
        """An OSError says why it can't; what was there before is never half overwritten."""
        self.place.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.place, match.save())
        for oldest in unfinished(match.game)[ROOM:]:
            oldest.unlink(missing_ok=True)

    def clear(self) -> None:
        self.place.unlink(missing_ok=True)


def unfinished_folder(game: Game) -> Path:
    return data_folder() / "unfinished" / game.name


def unfinished(game: Game) -> list[Path]:
    """The games that wait, the latest first."""
    return sorted(unfinished_folder(game).glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)


def write_whole(file: Path, text: str) -> None:
    """Either all of it or nothing."""
    draft = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        draft.write_text(text, "utf-8")
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
