"""What is wrong with what was asked: one clear line on stderr, and an exit code."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import typer

from moothall.engine.deck import Deck, DeckError
from moothall.engine.game import Game, OptionError
from moothall.engine.match import SaveError
from moothall.engine.text import LANGUAGES
from moothall.games import find_game

NO = 1  # the answer is no
WRONG = 2  # the question was wrong


def complain(message: str, code: int = WRONG) -> NoReturn:
    line = " ".join(message.split())
    print(f"moothall: {line}", file=sys.stderr)
    raise typer.Exit(code)


@contextmanager
def complaints(about: Path | None = None) -> Iterator[None]:
    """Turns what people may get wrong into a complaint; what we got wrong stays an exception."""
    try:
        yield
    except (OptionError, DeckError, SaveError) as error:
        complain(str(error) if about is None else f"{about}: {error}")


def named_game(name: str) -> Game:
    try:
        return find_game(name)
    except LookupError as error:
        complain(str(error.args[0]))


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        complain(f"there are no texts in '{language}'; there are: {', '.join(LANGUAGES)}")


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError as error:
        complain(f"{path} can't be read: {error.strerror}")
    except ValueError:
        complain(f"{path} is not a text file")


def own_deck(game: Game, path: Path | None) -> Deck | None:
    """A custom deck where one is named."""
    if path is None:
        return None
    text = read_text(path)
    with complaints():
        return game.parse_deck(path.name, text)


def chosen_options(pairs: list[str], players: int | None) -> dict[str, int | str]:
    options: dict[str, int | str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            complain(f"--option takes NAME=VALUE, not '{pair}'")
        options[name] = value
    return options if players is None else options | {"players": players}


def be_printable() -> None:
    """A terminal that lacks a character gets a question mark for it, not an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure: Any = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")
