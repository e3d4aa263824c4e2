"""Decks written anew, with one thing changed: what every game's deck must notice."""

import json
import tomllib
from copy import deepcopy
from datetime import date
from typing import Any

import pytest

from moothall.engine.deck import REMARKS, Deck, DeckError
from moothall.engine.game import Game

Way = tuple[str | int, ...]

# Anything at all that has the wrong type is noticed, where it is.
OTHER_TYPES: dict[type, list[Any]] = {
    str: [5, 1.5, True, ["x"], {"x": 1}, date(2020, 2, 2)],
    int: ["five", 1.5, True, [1], {"x": 1}, date(2020, 2, 2)],
    bool: ["yes", 1, 1.5, [True], {"x": 1}],
    list: ["x", 5, True, {"x": 1}],
    dict: ["x", 5, True, [1]],
}


def in_toml(value: Any) -> str:
    match value:
        case dict():
            return (
                "{" + ", ".join(f"{json.dumps(key)} = {in_toml(item)}" for key, item in value.items()) + "}"
            )
        case list():
            return "[" + ", ".join(map(in_toml, value)) + "]"
        case bool() | str():
            return json.dumps(value)
        case date():
            return value.isoformat()
        case _:
            return repr(value)


def at(parts: Any, way: Way) -> Any:
    for step in way:
        parts = parts[step]
    return parts


def ways(value: Any, so_far: Way = ()) -> list[Way]:
    """The way to everything in a file that isn't a remark."""
    here = [so_far] if so_far else []
    steps: list[str | int] = []
    if isinstance(value, dict):
        steps = [key for key in value if key not in REMARKS]
    elif isinstance(value, list):
        steps = list(range(len(value)))
    return here + [way for step in steps for way in ways(value[step], (*so_far, step))]


class Scriptorium:
    """Where a game's standard deck is copied out, with changes."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.standard: dict[str, Any] = tomllib.loads(game.read_deck().text)

    def parse(self, parts: dict[str, Any]) -> Deck:
        text = "\n".join(f"{key} = {in_toml(value)}" for key, value in parts.items())
        return self.game.parse_deck("custom.toml", text)

    def changed(self, way: Way, value: Any) -> dict[str, Any]:
        parts = deepcopy(self.standard)
        at(parts, way[:-1])[way[-1]] = value
        return parts

    def without(self, way: Way) -> dict[str, Any]:
        parts = deepcopy(self.standard)
        del at(parts, way[:-1])[way[-1]]
        return parts

    def entry_of(self, way: Way) -> str:
        """How a complaint names the entry: by its id, or by its number where it has none."""
        if not isinstance(way[1], int):
            return str(way[0])
        entry = self.standard[str(way[0])][way[1]]
        return f"{way[0]} '{entry['id']}'" if "id" in entry else f"{way[0]} number {way[1] + 1}"

    def complaint(self, parts: dict[str, Any]) -> DeckError:
        with pytest.raises(DeckError) as error:
            self.parse(parts)
        assert error.value.file == "custom.toml"
        assert error.value.expected
        return error.value

    def check_wrong_type(self, way: Way, value: Any) -> None:
        """A value of another type is a mistake, and said to be where it is."""
        error = self.complaint(self.changed(way, value))
        if len(way) == 1:
            assert (error.entry, error.field) == ("", way[0])
        elif way[-1] == "id" and len(way) == 3:
            assert error.entry.startswith(f"{way[0]} ")
            assert error.field == "id"
        elif len(way) == 2 and isinstance(way[1], int):
            assert error.entry in (f"{way[0]} number {way[1] + 1}", "")
        else:
            assert error.entry == self.entry_of(way)
            first_field = way[1] if isinstance(way[1], str) else way[2]
            assert error.field.split(".")[0] == first_field

    def check_mistake(self, entry: str, way: str, value: Any, words: str) -> None:
        """`way` in one string, and in `words` the field and what is expected, with a colon between."""
        steps = tuple(int(step) if step.isdigit() else step for step in way.split("."))
        field, _, expected = words.partition(": ")
        error = self.complaint(self.changed(steps, value))
        assert (error.entry, error.field) == (entry, field)
        assert expected in error.expected
