"""The numbered rules."""

import re
from pathlib import Path

import pytest

from moothall.engine.documents import ENGLISH
from moothall.engine.rulebook import rulebook, rulebook_path
from moothall.engine.text import LANGUAGES
from moothall.games import CATALOGUE, find_game


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_rule_has_its_number_once_and_its_section(name: str) -> None:
    game = find_game(name)
    lines = rulebook_path(name).read_text("utf-8").splitlines()
    numbered = [line for line in lines if line.startswith(f"- **{game.prefix}-")]
    rules = rulebook(name)
    assert len(rules) == len(numbered) > 0
    assert all(rule.id == game.cite(number) and rule.section for number, rule in rules.items())


def test_a_rule_is_found_as_it_stands() -> None:
    rule = rulebook("settlement")[83]
    assert rule.id == "SET-083"
    assert rule.section == "6.1 Action 1: Build"
    assert rule.text == "If all three building stacks are empty, the field stays empty."
    assert rule.house
    assert not rule.technical


TRANSLATIONS = [language for language in LANGUAGES if language != ENGLISH]


def numbers(path: Path) -> list[str]:
    return re.findall(r"^- \*\*([A-Z]+-\d+)\*\* \S", path.read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("name", CATALOGUE)
def test_every_language_has_the_same_rules_in_the_same_order(name: str, language: str) -> None:
    assert numbers(rulebook_path(name, language=language)) == numbers(rulebook_path(name))


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("name", CATALOGUE)
def test_every_language_has_the_same_tables(name: str, language: str) -> None:
    """As many lines and columns: what a rule says beside its sentence is not lost on the way."""
    shapes = {number: [len(line) for line in rule.table] for number, rule in rulebook(name).items()}
    translated = rulebook(name, language=language)
    assert {number: [len(line) for line in rule.table] for number, rule in translated.items()} == shapes


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("name", CATALOGUE)
def test_translations_cite_the_rules_that_the_english_text_cites(name: str, language: str) -> None:
    cited = re.compile(r"[A-Z]{3}-\d{3}")
    translated = rulebook(name, language=language)
    for number, rule in rulebook(name).items():
        assert set(cited.findall(translated[number].text)) == set(cited.findall(rule.text)), rule.id


def test_a_reader_sees_no_marks(tmp_path: Path) -> None:
    source = """
## 1. Bits
- **ABC-001** [R][P: a review] There are 24 [P: x], 6 each [R].
- **ABC-002** They are piled. [R] Here the lowest is used. [H]
- **ABC-003** One board (one each [P: y]). [R count; H the rest]
- **ABC-004** A seed gives everything. [H] [E]

| for | it is |
|---|---|
| two | `3` |
"""
    (tmp_path / "rules.md").write_text(source)
    rules = rulebook("nothing", tmp_path)
    assert [rule.text for rule in rules.values()] == [
        "There are 24, 6 each.",
        "They are piled. Here the lowest is used.",
        "One board.",
        "A seed gives everything.",
    ]
    assert [rule.house for rule in rules.values()] == [False, True, True, True]
    assert [rule.technical for rule in rules.values()] == [False, False, False, True]
    assert rules[4].table == (("for", "it is"), ("two", "3"))


def test_a_rule_without_a_translation_stands_in_english(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text("## 1. Bits\n- **ABC-001** One. [H]\n- **ABC-002** Two.")
    (tmp_path / "rules.de.md").write_text("## 1. Teile\n- **ABC-001** Eins.")
    rules = rulebook("nothing", tmp_path, "de")
    assert [rule.text for rule in rules.values()] == ["Eins.", "Two."]
    assert rules[1].house


def test_a_game_without_a_rulebook_is_missed() -> None:
    with pytest.raises(FileNotFoundError, match="no rulebook of chess"):
        rulebook_path("chess")
