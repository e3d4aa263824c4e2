"""The words: names, goods, lists, custom decks, and the texts that no game owns."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import moothall
from moothall.bots.levels import LEVELS
from moothall.cli.sitting import COMMANDS
from moothall.engine.game import Telling
from moothall.engine.text import COMMON_TEXTS, LANGUAGES, Speaker, TextError
from moothall.engine.unasked import SINGLE
from moothall.games.settlement.game import GAME

SOURCES = Path(moothall.__file__).parent
LITERAL = re.compile(r"(bots|help|lesson|list|play|seat|study|table|usage|why)-[a-z-]+")


def common_texts(language: str) -> set[str]:
    entries = FluentParser().parse((COMMON_TEXTS / f"{language}.ftl").read_text("utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, fluent.Junk)]
    names = [entry.id.name for entry in entries if isinstance(entry, fluent.Message)]
    assert len(set(names)) == len(names)
    return set(names)


def common_texts_in_code() -> set[str]:
    """As they stand in the engine, the server and the command line, those of the commands, and of bots."""
    files = [file for folder in ("cli", "engine", "server") for file in (SOURCES / folder).glob("*.py")]
    constants = {
        node.value
        for file in files
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    literal = {constant for constant in constants if LITERAL.fullmatch(constant)}
    commands = {f"{family}-{command}" for family in ("help", "usage") for command in COMMANDS}
    levels = {f"bot-{level}{more}" for level in LEVELS for more in ("", "-more")}
    return (literal | commands | levels | {f"habit-{SINGLE}"}) - {"help-signs"}  # that one is the game's


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_common_text_is_missing_and_none_is_idle(language: str) -> None:
    assert common_texts(language) == common_texts_in_code()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_game_overrides_a_common_text(language: str) -> None:
    own = (GAME.home / "text" / f"{language}.ftl").read_text("utf-8")
    assert not set(re.findall(r"(?m)^([\w-]+) =", own)) & common_texts(language)


def test_a_missing_text_and_a_missing_value_are_said_clearly() -> None:
    speaker = Speaker(GAME, "de")
    with pytest.raises(TextError, match="Settlement has no text 'question-nothing' in 'de'"):
        speaker.say(Telling("question-nothing"))
    with pytest.raises(TextError, match="the text 'action-stack' in 'de'"):
        speaker.say(Telling("action-stack"))


def test_values_are_said_by_the_kind_that_their_key_begins_with() -> None:
    speaker = Speaker(GAME, "de", seats=["Anna"])
    values: dict[str, int | str] = {"building": "sawmill", "goods_cost": "stone=1,diamond=2", "field": 3}
    assert speaker.say(Telling("action-build", values)) == "Sägewerk für 1 Stein, 2 Diamanten bauen (Markt 3)"
    assert speaker.say(Telling("change-start_marker", {"seat": 0})).startswith("Anna:")
    assert speaker.say(Telling("change-start_marker", {"seat": 1})).startswith("Spieler 2:")


def test_goods_agree_with_their_number() -> None:
    speaker = Speaker(GAME)
    assert speaker.goods("diamond=1") == "1 diamond"
    assert speaker.goods("wood=2,diamond=2") == "2 wood, 2 diamonds"
    assert speaker.goods("") == "nothing"
    assert speaker.changes("gold=2,settler=-1") == "+2 gold, −1 settler"  # noqa: RUF001, a minus it is


@pytest.mark.parametrize(
    ("names", "expected"), [([], ""), (["A"], "A"), (["A", "B"], "A és B"), (["A", "B", "C"], "A, B és C")]
)
def test_names_in_a_sentence(names: list[str], expected: str) -> None:
    assert Speaker(GAME, "hu").listed(names) == expected


def test_a_custom_deck_says_its_own_names() -> None:
    text = GAME.standard_deck.read_text("utf-8")
    deck = GAME.parse_deck("mine.toml", text.replace('name = "Sawmill"', 'name = "Timber Yard"'))
    speaker = Speaker(GAME, "de", deck)
    assert speaker.name("building", "sawmill") == "Timber Yard"
    assert speaker.name("building", "quarry") == "Steinbruch"


def test_a_custom_deck_may_have_ids_that_no_text_knows() -> None:
    text = GAME.standard_deck.read_text("utf-8").replace('id = "bank"', 'id = "robbers_den"')
    speaker = Speaker(GAME, "de", GAME.parse_deck("mine.toml", text))
    assert speaker.name("building", "robbers_den") == "Bank"
    assert speaker.effect("building", "robbers_den") == "1 Gold → 5 Siegpunkte"
    assert speaker.source("robbers_den") == "Bank"
    assert speaker.source("total") == "Summe"
    assert speaker.source("whatever") == "whatever"


def test_changed_numbers_are_said_as_changed() -> None:
    text = GAME.standard_deck.read_text("utf-8").replace("vp_each = 5", "vp_each = 7")
    assert Speaker(GAME, "en", GAME.parse_deck("mine.toml", text)).effect("building", "bank") == (
        "1 gold → 7 points"
    )
