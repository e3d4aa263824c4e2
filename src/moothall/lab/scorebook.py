"""What a tournament has played so far, in a file with which it goes on.

    with Scorebook(Path("ladder.jsonl"), about) as book:
        book.played  # what was there
        book.write(one)

Games of bots that think take minutes: so each is written as soon as it is over, and a tournament that was
broken off plays only those that are missing. A line of JSON says what all games of the file have in common,
each that follows is a game. Games are only added to those of the same bots by the same rules.
"""

import hashlib
import io
import tokenize
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, NamedTuple, Self

import msgspec

from moothall import bots as players
from moothall.bots import find_bot, learned
from moothall.bots.thinker import Thinker
from moothall.engine.deck import Deck
from moothall.engine.game import Game

# Of a game's own modules, those by which bots play: the rules have a version.
THOUGHT_OF = ("worth.py", "knowledge.py")
UNSPOKEN = (tokenize.COMMENT, tokenize.NL)
BLOCKS = {tokenize.NEWLINE: ";", tokenize.INDENT: "{", tokenize.DEDENT: "}"}


class Played(NamedTuple):
    """One game."""

    deal: int
    seating: tuple[int, ...]  # the number of the bot in each seat
    won: list[float]
    scores: list[int]
    answers: int
    times: list[tuple[int, float]]  # the number of the bot, and seconds for an answer
    ended: bool
    sources: tuple[dict[str, int], ...] = ()  # the points of each player by source


class About(msgspec.Struct, frozen=True):
    """What all games of a file have in common."""

    game: str
    version: int  # of its rules
    deck: str  # the deck's digest
    options: dict[str, int | str]
    seed: int
    bots: list[str]
    skills: list[str]  # of each bot: a digest of all that decides how it plays


def about(game: Game, options: dict[str, int | str], bots: Sequence[str], seed: int, deck: Deck) -> About:
    skills = [_skill(bot, game) for bot in bots]
    return About(game.name, game.version, deck.digest, options, seed, [*bots], skills)


def _skill(bot: str, game: Game) -> str:
    digest = hashlib.sha256()
    for file in sorted(Path(players.__file__).parent.glob("*.py")):
        digest.update(_code_of(file))
    for name in THOUGHT_OF:
        digest.update(_code_of(game.home / name))
    for file in _brought(bot, game):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _code_of(file: Path) -> bytes:
    """Without what is only said about it: comments, and how its lines are broken.

    Without spaces too: from Python 3.12 on an f-string is read in parts, which leave out those between them.
    """
    tokens = tokenize.generate_tokens(io.StringIO(file.read_text(encoding="utf-8")).readline)
    return "".join(
        BLOCKS.get(token.type) or "".join(token.string.split())
        for token in tokens
        if token.type not in UNSPOKEN
    ).encode()


def _brought(bot: str, game: Game) -> list[Path]:
    """The files that a bot has besides the code of all: a net, or where it is somebody's own."""
    named = [Path(part) for part in bot.split(":") if part.endswith((".py", ".npz"))]
    if not named and isinstance(find_bot(bot, game), Thinker):
        named = [learned.file_of(game), learned.file_alone(game)]
    return [file for file in named if file.exists()]


def seed_in(file: Path) -> int | None:
    """By which the games of a file were dealt; None where there is no file yet."""
    found = _read(file)
    return None if found is None else found[0].seed


def seats_of(bot: str, file: Path, game: Game) -> list[tuple[Played, list[int]]]:
    """The games with the seats that this bot had in them, by the rules and with the deck of today, whoever
    sat in the others; none where there is no file."""
    if (found := _read(file)) is None:
        return []
    there, played, _ = found
    if bot in there.bots:
        number = there.bots.index(bot)
        there = msgspec.structs.replace(there, bots=[bot], skills=[there.skills[number]])
    if wrong := _differences(there, about(game, there.options, [bot], there.seed, game.read_deck())):
        raise ValueError(f"{file} has other games: {'; '.join(wrong)}")
    return [(one, [seat for seat, sits in enumerate(one.seating) if sits == number]) for one in played]


class Scorebook:
    """A ValueError says why games can't be added to a file: before hours of play, not after them."""

    def __init__(self, file: Path, about: About) -> None:
        self.file = file
        if not file.parent.is_dir():
            raise ValueError(f"{file}: there is no folder {file.parent}")
        there, self.played, self._whole = _read(file) or (about, [], 0)
        if found := _differences(there, about):
            raise ValueError(f"{file} has other games: {'; '.join(found)}. Name another file, or delete it")
        self.about = about

    def __enter__(self) -> Self:
        self._open: IO[bytes] = self.file.open("r+b" if self._whole else "wb")
        self._open.truncate(self._whole)  # a line that was broken off
        self._open.seek(self._whole)
        if not self._whole:
            self._add(self.about)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self._open.close()

    def write(self, one: Played) -> None:
        self.played.append(one)
        self._add(one)

    def _add(self, what: About | Played) -> None:
        self._open.write(msgspec.json.encode(what) + b"\n")
        self._open.flush()


def _read(file: Path) -> tuple[About, list[Played], int] | None:
    """What is there, and how many bytes of it are whole lines; None where nothing was begun."""
    if not file.exists():
        return None
    text = file.read_bytes()
    whole = text.rfind(b"\n") + 1
    if not whole:
        if text:
            raise ValueError(f"{file} was not written by a tournament")
        return None
    first, *lines = text[:whole].splitlines()
    try:
        there = msgspec.json.decode(first, type=About)
        played = [msgspec.json.decode(line, type=Played) for line in lines]
    except msgspec.DecodeError as error:
        raise ValueError(f"{file} was not written by a tournament, or is damaged: {error}") from None
    return there, played, whole


def _differences(there: About, here: About) -> list[str]:
    """What those of a file have otherwise, in words."""
    if there.game != here.game:
        return [f"they are of {there.game}"]
    told = []
    if there.version != here.version:
        told.append(f"they went by version {there.version} of the rules, and this is version {here.version}")
    if there.deck != here.deck:
        told.append("they had another deck")
    if there.options != here.options:
        told.append(f"their options were {_said(there.options)}")
    if there.seed != here.seed:
        told.append(f"their seed was {there.seed}")
    if there.bots != here.bots:
        return [*told, f"{', '.join(there.bots)} played them"]
    pairs = zip(here.bots, there.skills, here.skills, strict=True)
    changed = [bot for bot, before, now in pairs if before != now]
    if changed:
        told.append(f"{', '.join(changed)} played otherwise then: what they go by has changed since")
    return told


def _said(options: dict[str, int | str]) -> str:
    return ", ".join(f"{name} {value}" for name, value in options.items())
