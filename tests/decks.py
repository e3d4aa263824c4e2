"""Decks written anew, with one thing changed: what every game's deck must notice.

A game's own tests are a class that names what they are about, and what else its decks must notice:

    class TestCustomDecks(CustomDecks):
        scriptorium, components, fixed, mistakes = Scriptorium(GAME), Components, FIXED_PARTS, MISTAKES
"""

import json
import tomllib
from copy import deepcopy
from datetime import date
from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moothall.engine.deck import REMARKS, Deck, DeckError
from moothall.engine.game import Game

Way = tuple[str | int, ...]
# By entry: the way to what is changed, in one string, to what, and the field and words that name the mistake.
Mistakes = dict[str, list[tuple[str, Any, str]]]

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


class CustomDecks:
    """Every kind of mistake in a deck is a DeckError that says where it is."""

    scriptorium: ClassVar[Scriptorium]
    components: ClassVar[type[msgspec.Struct]]  # the parts that the rules read
    fixed: ClassVar[set[str]]  # and those that they know in one way only
    prose: ClassVar[tuple[str, ...]]  # fields that nobody reads
    misnamed: ClassVar[tuple[str, ...]]  # parts that there aren't
    piles: ClassVar[tuple[str, ...]]  # parts with so many entries
    mistakes: ClassVar[Mistakes]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        tried: dict[str, list[Any]] = {
            "part": [*self.components.__struct_fields__],
            "fixed_part": sorted(self.fixed),
            "misnamed_part": [*self.misnamed],
            "pile": [*self.piles],
            "named_pile": [pile for pile in self.piles if "id" in self.standard[pile][0]],
            "mistake": [(entry, *each) for entry, mistakes in self.mistakes.items() for each in mistakes],
        }
        for name in tried.keys() & {*metafunc.fixturenames}:
            metafunc.parametrize(name, tried[name])

    @property
    def standard(self) -> dict[str, Any]:
        return self.scriptorium.standard

    def structured(self) -> list[Way]:
        return [way for way in ways(self.standard) if not {*self.prose} & {*way}]

    def is_standard(self, parts: dict[str, Any]) -> bool:
        return self.scriptorium.parse(parts).digest == self.scriptorium.game.read_deck().digest

    def test_the_standard_deck_survives_being_written_anew(self) -> None:
        assert self.is_standard(self.standard)

    def test_a_wrong_type_is_named(self) -> None:
        @settings(max_examples=150)
        @given(st.data())
        def is_named(data: st.DataObject) -> None:
            way = data.draw(st.sampled_from(self.structured()))
            value = data.draw(st.sampled_from(OTHER_TYPES[type(at(self.standard, way))]))
            self.check_wrong_type(way, value)

        is_named()

    def check_wrong_type(self, way: Way, value: Any) -> None:
        error = self.scriptorium.complaint(self.scriptorium.changed(way, value))
        if len(way) == 1:
            assert (error.entry, error.field) == ("", way[0])
        elif way[-1] == "id" and len(way) == 3:
            assert error.entry.startswith(f"{way[0]} ")
            assert error.field == "id"
        elif len(way) == 2 and isinstance(way[1], int):
            assert error.entry in (f"{way[0]} number {way[1] + 1}", "")
        else:
            assert error.entry == self.scriptorium.entry_of(way)
            first_field = way[1] if isinstance(way[1], str) else way[2]
            assert error.field.split(".")[0] == first_field

    def test_a_missing_part_is_named(self, part: str) -> None:
        error = self.scriptorium.complaint(self.scriptorium.without((part,)))
        assert (error.entry, error.field) == ("", part)

    def test_what_the_rules_know_by_themselves_may_be_left_out(self, fixed_part: str) -> None:
        assert self.is_standard(self.scriptorium.without((fixed_part,)))

    def test_an_unknown_part_is_named(self, misnamed_part: str) -> None:
        error = self.scriptorium.complaint(self.standard | {misnamed_part: []})
        assert error.field == misnamed_part
        assert all(part in error.expected for part in self.components.__struct_fields__)

    def test_an_unknown_field_is_named(self) -> None:
        tables = [way for way in self.structured() if isinstance(at(self.standard, way), dict)]

        @settings(max_examples=60)
        @given(st.sampled_from(tables))
        def is_named(way: Way) -> None:
            error = self.scriptorium.complaint(self.scriptorium.changed((*way, "colour_of_hat"), "red"))
            if error.field.endswith("colour_of_hat"):
                assert "unknown field" in error.expected
            else:  # a table of goods
                assert "found 'colour_of_hat'" in error.expected

        is_named()

    def test_too_few_or_too_many_entries_are_counted(self, pile: str) -> None:
        fewer, more = deepcopy(self.standard), deepcopy(self.standard)
        del fewer[pile][-1]
        more[pile].append(more[pile][-1])
        there = len(self.standard[pile])
        for parts, found in ((fewer, there - 1), (more, there + 1)):
            error = self.scriptorium.complaint(parts)
            assert (error.entry, error.expected) == (pile, f"expected {there} entries, found {found}")

    def test_a_second_entry_with_the_same_id_is_named(self, named_pile: str) -> None:
        first = self.standard[named_pile][0]["id"]
        error = self.scriptorium.complaint(self.scriptorium.changed((named_pile, 1, "id"), first))
        assert (error.entry, error.field) == (f"{named_pile} '{first}'", "id")

    def test_a_mistake_is_named(self, mistake: tuple[str, str, Any, str]) -> None:
        entry, way, value, words = mistake
        steps = tuple(int(step) if step.isdigit() else step for step in way.split("."))
        field, _, expected = words.partition(": ")
        error = self.scriptorium.complaint(self.scriptorium.changed(steps, value))
        assert (error.entry, error.field) == (entry, field)
        assert expected in error.expected
