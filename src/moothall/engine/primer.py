"""What a beginner reads before a first game: docs/play/<game>.md, or play.md in the game's folder.

Plain Markdown that can be read anywhere: a title, a first paragraph that says how the game is won, sections
with paragraphs, lists and pictures. A picture names what it shows, and the client draws that as at the table:

    ![The Bank stores gold](component:building/bank)    on a line of its own: a component of the deck
    ![A modifier](icon:modifier)                        on a line of its own: an icon, drawn large
    ... costs 2 ![gold](icon:gold) ...                  in a sentence: an icon before its word

Pictures on successive lines stand side by side. Numbers of rules (SET-089) become links to them.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby
from pathlib import Path

from msgspec import Struct

from moothall.engine.documents import ENGLISH, find_document

_PICTURE = re.compile(r"!\[(?P<words>[^\]]*)\]\((?P<sort>component|icon):(?P<name>[\w/-]+)\)")
_PHRASE = re.compile(rf"\*\*(?P<strong>[^*]+)\*\*|{_PICTURE.pattern}")
_ITEM = re.compile(r"^(?:-|\d+\.) ")


class Phrase(Struct, frozen=True):
    """A stretch of a sentence; an icon stands before its words."""

    text: str
    strong: bool = False
    icon: str = ""


class Picture(Struct, frozen=True):
    """A component as `building/bank`, or an icon of the sprite, and what is to be said of it."""

    caption: str
    component: str = ""
    icon: str = ""


class Paragraph(Struct, frozen=True, tag_field="kind", tag="paragraph"):
    words: tuple[Phrase, ...]


class Items(Struct, frozen=True, tag_field="kind", tag="items"):
    lines: tuple[tuple[Phrase, ...], ...]
    numbered: bool = False


class Pictures(Struct, frozen=True, tag_field="kind", tag="pictures"):
    shown: tuple[Picture, ...]


Block = Paragraph | Items | Pictures


class Section(Struct, frozen=True):
    heading: str  # none for what stands between the first paragraph and the first heading
    blocks: tuple[Block, ...]


class Primer(Struct, frozen=True):
    title: str
    goal: tuple[Phrase, ...]  # who wins, and how
    sections: tuple[Section, ...]


@cache
def primer(game: str, home: Path | None = None, language: str = ENGLISH) -> Primer | None:
    """In English where it is not translated; None where nobody has written one."""
    path = find_document("play", game, home, language) or find_document("play", game, home)
    return None if path is None else read_primer(path.read_text("utf-8"))


def read_primer(text: str) -> Primer:
    title, sections = "", [Section("", ())]
    for part in _parts(text):
        if part[0].startswith("# "):
            title = part[0][2:]
        elif part[0].startswith("## "):
            sections.append(Section(part[0][3:], ()))
        else:
            last = sections.pop()
            sections.append(Section(last.heading, (*last.blocks, _block(part))))
    opening, *others = sections
    goal, *rest = opening.blocks
    if not isinstance(goal, Paragraph):
        raise ValueError("a primer begins with a paragraph")
    return Primer(title, goal.words, (*([Section("", tuple(rest))] if rest else []), *others))


def _parts(text: str) -> Iterator[list[str]]:
    """Headings, paragraphs, lists and rows of pictures: what empty lines stand between."""
    for blank, lines in groupby(text.splitlines(), key=lambda line: not line.strip()):
        if not blank:
            yield list(lines)


def _block(lines: list[str]) -> Block:
    pictures = [_PICTURE.fullmatch(line.strip()) for line in lines]
    if all(pictures):
        return Pictures(tuple(_picture(found) for found in pictures if found))
    if _ITEM.match(lines[0]):
        items = tuple(_phrases(_ITEM.sub("", item)) for item in _items(lines))
        return Items(items, numbered=lines[0][0].isdigit())
    return Paragraph(_phrases(" ".join(lines)))


def _items(lines: Iterable[str]) -> list[str]:
    """An item may go on in the next line."""
    items: list[str] = []
    for line in lines:
        if _ITEM.match(line):
            items.append(line)
        else:
            items[-1] += f" {line.strip()}"
    return items


def _picture(found: re.Match[str]) -> Picture:
    if found["sort"] == "icon":
        return Picture(found["words"], icon=found["name"])
    return Picture(found["words"], component=found["name"])


def _phrases(text: str) -> tuple[Phrase, ...]:
    phrases, at = [], 0
    for found in _PHRASE.finditer(text):
        if found.start() > at:
            phrases.append(Phrase(text[at : found.start()]))
        if found["strong"]:
            phrases.append(Phrase(found["strong"], strong=True))
        elif found["sort"] == "icon":
            phrases.append(Phrase(found["words"], icon=found["name"]))
        else:
            raise ValueError(f"a component stands on a line of its own: {found[0]}")
        at = found.end()
    if at < len(text):
        phrases.append(Phrase(text[at:]))
    return tuple(phrases)
