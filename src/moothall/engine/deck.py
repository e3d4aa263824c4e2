"""deck.toml -> a Deck record, checked: what is printed on a game's components.

A game describes its file as msgspec structs and fills its record from them; what is wrong with a
file is said as file, entry, field and what was expected, one mistake at a time.
"""

import hashlib
import re
import tomllib
from pathlib import Path
from typing import Any, NamedTuple, NoReturn, TypeVar

import msgspec

from moothall.engine.record import Records

T = TypeVar("T")


class DeckError(Exception):
    """A mistake in a deck file, in words for the person who wrote it."""

    def __init__(self, file: str, entry: str, field: str, expected: str) -> None:
        self.file, self.entry, self.field, self.expected = file, entry, field, expected
        where = ", ".join(part for part in (entry, f"field '{field}'" if field else "") if part)
        super().__init__(f"{file}: {where}: {expected}" if where else f"{file}: {expected}")


class Deck(NamedTuple):
    """A game's components: the record that the rules read, and the names that people read."""

    record: Records
    names: dict[str, dict[str, str]]  # kind of component -> id -> English name
    text: str  # the file that it was read from

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.record.tobytes()).hexdigest()[:16]

    def ids(self, kind: str) -> list[str]:
        """The ids of one kind of component, in the order of their numbers in the rules."""
        return list(self.names[kind])


class DeckFile:
    """One file being read: knows its name, so that every complaint can say it."""

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise DeckError(name, "", "", f"expected TOML: {error}") from None

    def read(self, schema: type[T]) -> T:
        try:
            return msgspec.convert(self.data, schema)
        except msgspec.ValidationError as error:
            self._complain(str(error))

    def fail(self, entry: str, field: str, expected: str) -> NoReturn:
        raise DeckError(self.name, entry, field, expected)

    def expect(self, holds: bool, entry: str, field: str, expected: str) -> None:
        if not holds:
            self.fail(entry, field, expected)

    def _complain(self, message: str) -> NoReturn:
        """msgspec says `... - at `$.hero[3].cost``; people know that entry by its id."""
        expected, _, path = message.partition(" - at `")
        steps = [match[1] or match[2] for match in re.finditer(r"\.([^.\[\]`]+)|\[(\d+|\.\.\.)\]", path)]
        if named := re.search(r"(?:required|unknown) field `(\w+)`", expected):
            steps.append(named[1])
        entry, field = self._locate(steps)
        self.fail(entry, field, expected[0].lower() + expected[1:])

    def _locate(self, steps: list[str]) -> tuple[str, str]:
        if len(steps) >= 2 and steps[1].isdigit():
            entry = self.data[steps[0]][int(steps[1])]
            label = entry.get("id") if isinstance(entry, dict) else None
            title = f"{steps[0]} '{label}'" if label else f"{steps[0]} number {int(steps[1]) + 1}"
            return title, ".".join(steps[2:])
        if len(steps) >= 2:
            return steps[0], ".".join(steps[1:])
        return "", ".".join(steps)


def deck_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise DeckError(str(path), "", "", f"can't be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise DeckError(path.name, "", "", "expected a text file in UTF-8") from None
