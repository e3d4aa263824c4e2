"""The numbered rules of a game, as a refusal cites them.

The English text decides; that in another language says the same, number by number.
"""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from moothall.engine.documents import ENGLISH, find_document

_RULE = re.compile(r"^- \*\*(?P<id>[A-Z]+-(?P<number>\d+))\*\* (?P<text>.+)$")
_RULER = re.compile(r"^\|[\s|:-]+\|$")  # the line under a table's head

# Where a rule comes from, and whom it is for: [R], [H], [P: a review], [R count; H unlimited].
_MARK = r"\[(?:[RPHDE](?=[\]:;, ]))[^\]]*\]"
_REMARK = re.compile(rf"\s*\([^()]*{_MARK}[^()]*\)")  # (the count from a review [P: there])
_SOURCE = re.compile(rf"\s*{_MARK}(?:,?\s*(?:by|as|for|in every)\b[^.\[]*)?")

Table = tuple[tuple[str, ...], ...]


class NumberedRule(NamedTuple):
    id: str
    number: int
    section: str
    text: str
    table: Table = ()  # the lines of the table under it, its head first
    house: bool = False  # a ruling of this house, where the rulebook is silent
    technical: bool = False  # it says something only to who writes the program


@cache
def rulebook(game: str, home: Path | None = None, language: str = ENGLISH) -> dict[int, NumberedRule]:
    """The rules of a game by number, in the order of the document; in English what is not translated."""
    rules = _read(rulebook_path(game, home))
    translation = None if language == ENGLISH else find_document("rules", game, home, language)
    if translation is None:
        return rules
    translated = _read(translation)
    return {number: _in_words_of(rule, translated.get(number)) for number, rule in rules.items()}


def rulebook_path(game: str, home: Path | None = None, language: str = ENGLISH) -> Path:
    path = find_document("rules", game, home, language)
    if path is None:
        raise FileNotFoundError(f"no rulebook of {game}")
    return path


def _read(path: Path) -> dict[int, NumberedRule]:
    rules: dict[int, NumberedRule] = {}
    section, last = "", None
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("#"):
            section, last = line.lstrip("# "), None
        elif match := _RULE.match(line):
            last = int(match["number"])
            rules[last] = _rule(match["id"], last, section, match["text"])
        elif last is not None and line.startswith("|") and not _RULER.match(line):
            rules[last] = rules[last]._replace(table=(*rules[last].table, _cells(line)))
    return {number: rule._replace(table=_without_ids(rule.table)) for number, rule in rules.items()}


def _rule(name: str, number: int, section: str, source: str) -> NumberedRule:
    marks = " ".join(re.findall(_MARK, source))
    house, technical = (re.search(rf"\b{letter}\b", marks) is not None for letter in "HE")
    return NumberedRule(name, number, section, _sentence(source), (), house, technical)


def _sentence(source: str) -> str:
    """What a rule says, without the marks of where it comes from."""
    text = _SOURCE.sub("", _REMARK.sub("", source)).strip()
    text = re.sub(r"\s+([,;.)])", r"\1", re.sub(r"\*\*|`", "", text))
    text = re.sub(r"[\s,;]+(?:and)?\s*$", "", text)
    return text if text.endswith((".", "!", "?", ")", ":")) else f"{text}."


def _cells(line: str) -> tuple[str, ...]:
    return tuple(re.sub(r"\*\*|`", "", cell).strip() for cell in line.strip().strip("|").split("|"))


def _without_ids(table: Table) -> Table:
    """By which id the deck calls a card is for who writes the program."""
    return tuple(line[1:] for line in table) if table and table[0][0] == "id" else table


def _in_words_of(rule: NumberedRule, translation: NumberedRule | None) -> NumberedRule:
    if translation is None:
        return rule
    table = translation.table or rule.table
    return translation._replace(table=table, house=rule.house, technical=rule.technical)
