"""deck.toml -> a Deck record, checked: what is printed on a game's components.

A game describes its file as msgspec structs and fills its record from them; what is wrong with a
file is said as file, entry, field and what was expected, one mistake at a time.
"""

import hashlib
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import msgspec
from msgspec import inspect

from moothall.engine.record import Records, plain

T = TypeVar("T")

# What may be remarked on anything without meaning anything to the rules.
REMARKS = {"source", "source_detail", "source_fields", "rulebook_fields", "note", "physical_count"}


class DeckError(Exception):
    """A mistake in a deck file, in words for the person who wrote it."""

    def __init__(self, file: str, entry: str, field: str, expected: str) -> None:
        self.file, self.entry, self.field, self.expected = file, entry, field, expected
        where = ", ".join(part for part in (entry, f"field '{field}'" if field else "") if part)
        super().__init__(f"{file}: {where}: {expected}" if where else f"{file}: {expected}")


@dataclass(frozen=True, eq=False)
class Deck:
    """A game's components: the record that the rules read, and the names that people read."""

    record: Records
    names: dict[str, dict[str, str]]  # kind of component -> id -> English name
    text: str  # the file that it was read from

    @cached_property
    def digest(self) -> str:
        """Of all that the game uses, ids and names too; comments and remarks may differ."""
        return hashlib.sha256(self.record.tobytes() + msgspec.json.encode(self.names)).hexdigest()[:16]

    @cached_property
    def printed(self) -> Any:
        """The record as plain numbers, for whoever shows or tells what is printed."""
        return plain(self.record[0])

    @cached_property
    def _ids(self) -> dict[str, list[str]]:
        return {kind: list(names) for kind, names in self.names.items()}

    def ids(self, kind: str) -> list[str]:
        """The ids of one kind of component, in the order of their numbers in the rules."""
        return self._ids[kind]


class DeckFile:
    """One file being read: knows its name, so that every complaint can say it."""

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # too long a number, brackets too deep, or no TOML
            raise DeckError(name, "", "", f"expected TOML: {error}") from None

    def read(self, schema: type[T]) -> T:
        try:
            return msgspec.convert(self.data, schema)
        except msgspec.ValidationError as error:
            self._complain(str(error), inspect.type_info(schema))

    def fail(self, entry: str, field: str, expected: str) -> NoReturn:
        raise DeckError(self.name, entry, field, expected)

    def expect(self, holds: bool, entry: str, field: str, expected: str) -> None:
        if not holds:
            self.fail(entry, field, expected)

    def expect_same(self, given: Any, standard: Any, *steps: str, but: tuple[str, ...] = ()) -> None:
        """Nothing of a part that the rules have no other way for may differ, but for these fields."""
        if isinstance(given, dict) and isinstance(standard, dict):
            for key in sorted((given.keys() | standard.keys()) - REMARKS - {*but}):
                if key not in standard:
                    self.fail(*self._locate([*steps, key]), "unknown field")
                self.expect_same(given.get(key), standard[key], *steps, key)
        elif isinstance(given, list) and isinstance(standard, list):
            found = f"expected {len(standard)} entries, found {len(given)}"
            self.expect(len(given) == len(standard), *self._locate(list(steps)), found)
            for number, pair in enumerate(zip(given, standard, strict=True)):
                self.expect_same(*pair, *steps, str(number))
        elif given != standard or type(given) is not type(standard):
            self.fail(
                *self._locate(list(steps)), f"expected {in_toml(standard)}: the rules know nothing else"
            )

    def expect_parts(self, *known: str) -> None:
        """A part with a wrong name would go unread."""
        for part in sorted(self.data.keys() - {*known}):
            self.fail("", part, f"unknown part; expected one of {', '.join(sorted(known))}")

    def expect_standard(self, path: Path, whole: set[str], partly: Mapping[str, tuple[str, ...]]) -> None:
        """Parts that the rules know by heart are those of the standard deck.

        `whole` may also be left out; `partly` must be there, and is free in these fields. A part within
        another is named with a dot.
        """
        standard = parts_of(path)
        for part in sorted(whole & self.data.keys()):
            self.expect_same(self.data[part], standard[part], part)
        for part, free in partly.items():
            given, wanted, steps = self.data, standard, part.split(".")
            for step in steps:
                given, wanted = given[step], wanted[step]
            if isinstance(wanted, dict):
                self.expect_same(given, wanted, *steps, but=free)
                continue
            self.expect(isinstance(given, list), *self._locate(steps), f"expected {len(wanted)} entries")
            expected = f"expected {len(wanted)} entries, found {len(given)}"
            self.expect(len(given) == len(wanted), part, "", expected)
            for number, entry in enumerate(wanted):
                self.expect_same(given[number], entry, *steps, str(number), but=free)

    def expect_entries(self, part: str, ids: Sequence[str], count: int) -> None:
        """So many, and each with an id of its own."""
        self.expect(len(ids) == count, part, "", f"expected {count} entries, found {len(ids)}")
        for number, label in enumerate(ids):
            self.expect(label not in ids[:number], f"{part} '{label}'", "id", "expected an id of its own")

    def _complain(self, message: str, schema: inspect.Type) -> NoReturn:
        """msgspec says `... - at `$.hero[3].cost``; people know that entry by its id."""
        expected, _, path = message.partition(" - at `")
        steps = [match[1] or match[2] for match in re.finditer(r"\.([^.\[\]`]+)|\[(\d+|\.\.\.)\]", path)]
        kind = self._kind_at(schema, steps)
        if missing := re.search(r"missing required field `(.+)`", expected):
            steps.append(missing[1])
            expected = "expected this field, but it is missing"
        elif unknown := re.search(r"contains unknown field `(.+)`", expected):
            steps.append(unknown[1])
            expected = f"unknown field; expected one of {', '.join(fields_of(kind))}"
        elif expected.startswith("Invalid"):
            choices = literals_of(kind, of_keys=path.startswith("key`"))
            expected = f"expected one of {', '.join(choices)}; found {expected.rpartition('value ')[2]}"
        else:
            expected = expected[0].lower() + expected[1:]
        self.fail(*self._locate(steps), expected)

    def _kind_at(self, kind: inspect.Type, steps: list[str]) -> inspect.Type:
        """What the schema expects at the end of these steps into the data."""
        value: Any = self.data
        for step in steps:
            if isinstance(kind, inspect.UnionType):
                kind = member_of(kind, value)
            if isinstance(kind, inspect.StructType) and step != kind.tag_field:
                kind = next(field.type for field in kind.fields if field.encode_name == step)
                value = value.get(step)
            elif isinstance(kind, inspect.ListType):
                kind, value = kind.item_type, value[int(step)]
            elif isinstance(kind, inspect.DictType):
                kind = kind.value_type
        return member_of(kind, value) if isinstance(kind, inspect.UnionType) else kind

    def _locate(self, steps: list[str]) -> tuple[str, str]:
        """The entry and the field that steps into the data lead to."""
        steps = [step for step in steps if step != "..."]
        if len(steps) >= 2 and steps[1].isdigit() and isinstance(self.data.get(steps[0]), list):
            entry = self.data[steps[0]][int(steps[1])]
            label = entry.get("id") if isinstance(entry, dict) else None
            known = isinstance(label, str) and label
            title = f"{steps[0]} '{label}'" if known else f"{steps[0]} number {int(steps[1]) + 1}"
            return title, ".".join(steps[2:])
        return (steps[0], ".".join(steps[1:])) if len(steps) >= 2 else ("", ".".join(steps))


def member_of(union: inspect.UnionType, value: Any) -> inspect.Type:
    """The struct of a tagged union that a value is, or the union itself where its tag is none of them."""
    for kind in union.types:
        if isinstance(kind, inspect.StructType) and kind.tag_field and isinstance(value, dict):
            if value.get(kind.tag_field) == kind.tag:
                return kind
    return union


def fields_of(kind: inspect.Type) -> list[str]:
    return [field.encode_name for field in kind.fields] if isinstance(kind, inspect.StructType) else []


def literals_of(kind: inspect.Type, of_keys: bool = False) -> list[str]:
    """The values that may be chosen from: of a field, of the keys of a table, or the kinds of a union."""
    if isinstance(kind, inspect.DictType) and of_keys:
        kind = kind.key_type
    choices: list[Any] = []
    for member in kind.types if isinstance(kind, inspect.UnionType) else (kind,):
        if isinstance(member, inspect.LiteralType):
            choices += member.values
        elif isinstance(member, inspect.StructType):
            choices.append(member.tag)
    return [in_toml(choice) for choice in choices]


def in_toml(value: Any) -> str:
    return msgspec.json.encode(value).decode()


@cache
def parts_of(path: Path) -> dict[str, Any]:
    """A deck as TOML has it, before the game reads anything out of it."""
    return tomllib.loads(deck_text(path))


def deck_text(path: Path) -> str:
    try:
        return path.read_text("utf-8-sig")
    except OSError as error:
        raise DeckError(str(path), "", "", f"can't be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise DeckError(path.name, "", "", "expected a text file in UTF-8") from None
