"""The client knows where to break every long word on its tiles: a browser may have no dictionary."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from moothall.engine.text import LANGUAGES, Speaker
from moothall.games import CATALOGUE, find_game

CLIENT = Path(__file__).parents[2] / "web" / "src" / "games"
FITS = 8  # letters, on the narrowest tile
GAMES = pytest.mark.parametrize("game", CATALOGUE)
IN_EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def broken_words(game: str, language: str) -> list[str]:
    """The client's list: `Bern-stein-stand`."""
    parsed = FluentParser().parse((CLIENT / game / "text" / f"{language}.ftl").read_text(encoding="utf-8"))
    message = next(
        each for each in parsed.body if isinstance(each, Message) and each.id.name == f"{game}-hyphens"
    )
    return FluentSerializer().serialize_entry(message).partition("=")[2].split()


def called(game: str, kind: str, speaker: Speaker) -> list[str]:
    """All of a kind: components, or what has its names in the texts alone, such as guilds."""
    if kind in speaker.deck.names:
        return [*speaker.deck.ids(kind)]
    texts = (find_game(game).home / "text" / "en.ftl").read_text(encoding="utf-8")
    return re.findall(rf"^{kind}-([\w]+) =", texts, re.MULTILINE)


def long_words(game: str, language: str) -> set[str]:
    """Of all names that the client draws on tiles."""
    sources = "".join(file.read_text(encoding="utf-8") for file in (CLIENT / game).glob("*.svelte"))
    kinds = set(re.findall(r"\btileName\('(\w+)'", sources))
    assert kinds, f"{game} draws no names"
    speaker = Speaker(find_game(game), language)
    names = [speaker.name(kind, each) for kind in kinds for each in called(game, kind, speaker)]
    return {word for name in names for word in re.findall(r"[^\W\d_]+", name) if len(word) > FITS}


@GAMES
@IN_EACH_LANGUAGE
def test_every_long_word_can_be_broken(game: str, language: str) -> None:
    known = {word.replace("-", "") for word in broken_words(game, language)}
    assert sorted(long_words(game, language) - known) == []


@GAMES
@IN_EACH_LANGUAGE
def test_every_word_is_listed_once_and_on_a_tile(game: str, language: str) -> None:
    listed = [word.replace("-", "") for word in broken_words(game, language)]
    assert sorted(listed) == sorted(long_words(game, language) & {*listed})


@GAMES
@IN_EACH_LANGUAGE
def test_every_piece_fits_a_tile(game: str, language: str) -> None:
    pieces = {piece for word in broken_words(game, language) for piece in word.split("-")}
    assert sorted(piece for piece in pieces if not 1 < len(piece) <= FITS) == []
