"""Deck files: what is wrong with one is said as file, entry, field and what was expected."""

from pathlib import Path
from typing import Annotated, Any, Literal

import numpy as np
import pytest
from msgspec import Meta, Struct

from moothall.engine.deck import Deck, DeckError, DeckFile, deck_text


class Effect(Struct, tag_field="kind", forbid_unknown_fields=True):
    pass


class Sing(Effect, tag="sing"):
    song: Literal["ballad", "hymn"]


class Pay(Effect, tag="pay"):
    coins: dict[Literal["gold", "silver"], Annotated[int, Meta(ge=1, le=9)]]


class Guest(Struct, forbid_unknown_fields=True):
    id: str
    effect: Sing | Pay
    age: Annotated[int, Meta(ge=0)] = 0


class Hall(Struct):
    seats: int
    guest: list[Guest]


HALL = """
seats = 3

[[guest]]
id = "anna"
age = 30
effect = { kind = "sing", song = "hymn" }

[[guest]]
id = "bela"
effect = { kind = "pay", coins = { gold = 2 } }
"""


def read(text: str) -> Hall:
    return DeckFile("hall.toml", text).read(Hall)


def test_a_sound_file_is_read() -> None:
    hall = read(HALL)
    assert hall.guest[0] == Guest("anna", Sing("hymn"), 30)
    assert hall.guest[1] == Guest("bela", Pay({"gold": 2}))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("seats = 3", "", "field 'seats': expected this field, but it is missing"),
        ("seats = 3", "seats = 'x'", "field 'seats': expected `int`, got `str`"),
        ("age = 30", "age = -1", "guest 'anna', field 'age': expected `int` >= 0"),
        ("age = 30", "aeg = 3", "guest 'anna', field 'aeg': unknown field; expected one of id, effect, age"),
        ('id = "bela"', "", "guest number 2, field 'id': expected this field, but it is missing"),
        ('id = "bela"', "id = 5", "guest number 2, field 'id': expected `str`, got `int`"),
        ('"hymn"', '"jig"', """'anna', field 'effect.song': expected one of "ballad", "hymn"; found 'jig'"""),
        ('"sing"', '"hum"', """'anna', field 'effect.kind': expected one of "sing", "pay"; found 'hum'"""),
        ('kind = "sing", ', "", "guest 'anna', field 'effect.kind': expected this field, but it is missing"),
        ("song =", "tune = 1, song =", "field 'effect.tune': unknown field; expected one of song"),
        ("gold = 2", "gold = 10", "guest 'bela', field 'effect.coins': expected `int` <= 9"),
        ("gold = 2", "tin = 2", """'effect.coins': expected one of "gold", "silver"; found 'tin'"""),
        ("{ gold = 2 }", "2", "guest 'bela', field 'effect.coins': expected `object`, got `int`"),
    ],
)
def test_a_mistake_is_named(old: str, new: str, complaint: str) -> None:
    with pytest.raises(DeckError) as error:
        read(HALL.replace(old, new, 1))
    assert complaint in str(error.value)
    assert str(error.value).startswith("hall.toml: ")


@pytest.mark.parametrize(
    "text",
    [
        "[[guest",
        "guest = " + "[" * 5000 + "]" * 5000,
        "seats = " + "9" * 5000,
        "seats = 1\nseats = 2",
        "day = 2020-13-45",
        "seats = \0",
    ],
    ids=["open bracket", "too deep", "too long a number", "twice", "no such day", "odd character"],
)
def test_what_is_no_toml_is_said_to_be_none(text: str) -> None:
    with pytest.raises(DeckError, match=r"^hall\.toml: expected TOML: "):
        read(text)


def test_an_error_knows_its_parts() -> None:
    error = DeckError("hall.toml", "guest 'anna'", "age", "expected a number")
    assert (error.file, error.entry, error.field) == ("hall.toml", "guest 'anna'", "age")
    assert error.expected == "expected a number"


# Parts that the rules know in one way only.

STANDARD: dict[str, Any] = {
    "rows": ["I", "II"],
    "board": {"fields": 9, "note": "nine of them"},
    "piece": [{"id": "tower", "fields": 1}],
}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('rows = ["I", "III"]', """rows number 2: expected "II": the rules know nothing else"""),
        ('rows = ["I"]', "field 'rows': expected 2 entries, found 1"),
        ("[board]\nfields = 8", "board, field 'fields': expected 9: the rules know nothing else"),
        ("[board]\nfields = 9.0", "board, field 'fields': expected 9"),
        ("[board]\nfields = 9\nhalls = 1", "board, field 'halls': unknown field"),
        ("[board]\nnote = 'x'", "board, field 'fields': expected 9"),
        ("[[piece]]\nid = 'tower'\nfields = 2", "piece 'tower', field 'fields': expected 1"),
        ("[[piece]]\nid = 'gate'\nfields = 1", "piece 'gate', field 'id': expected \"tower\""),
        ("piece = 5", "field 'piece': expected [{"),
    ],
)
def test_a_fixed_part_may_not_say_otherwise(text: str, complaint: str) -> None:
    file = DeckFile("hall.toml", text)
    part = next(iter(file.data))
    with pytest.raises(DeckError) as error:
        file.expect_same(file.data[part], STANDARD[part], part)
    assert complaint in str(error.value)


def test_remarks_on_a_fixed_part_are_free() -> None:
    file = DeckFile("hall.toml", "[board]\nfields = 9\nnote = 'so it is'\nsource = 'me'\nname = 'x'")
    file.expect_same(file.data["board"], STANDARD["board"], "board", but=("name",))


# Files.


def test_a_file_that_is_not_there_or_no_text_is_said_to_be_so(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"nowhere.toml: can't be read: No such file"):
        deck_text(tmp_path / "nowhere.toml")
    with pytest.raises(DeckError, match="can't be read: Is a directory"):
        deck_text(tmp_path)
    noise = tmp_path / "noise.toml"
    noise.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DeckError, match=r"noise.toml.*: expected a text file in UTF-8"):
        deck_text(noise)


def test_some_editors_begin_a_file_with_a_mark(tmp_path: Path) -> None:
    marked = tmp_path / "hall.toml"
    marked.write_bytes(b"\xef\xbb\xbf" + HALL.encode())
    assert deck_text(marked) == HALL


# Digests.


def test_a_digest_covers_the_numbers_and_the_names_but_not_the_text() -> None:
    numbers = np.zeros(1, [("gold", "i1")])
    more = numbers.copy()
    more["gold"] = 1
    deck = Deck(numbers, {"hero": {"anna": "Anna"}}, "text")
    assert deck.digest == Deck(numbers.copy(), {"hero": {"anna": "Anna"}}, "# text").digest
    others = [
        Deck(more, {"hero": {"anna": "Anna"}}, "text"),
        Deck(numbers, {"hero": {"anna": "Ann"}}, "text"),
        Deck(numbers, {"hero": {"ann": "Anna"}}, "text"),
        Deck(numbers, {"hero": {}}, "text"),
    ]
    assert len({deck.digest} | {other.digest for other in others}) == 5
