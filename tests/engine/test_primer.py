"""What a beginner reads first: docs/play."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from moothall.engine.documents import ENGLISH
from moothall.engine.primer import (
    Block,
    Items,
    Paragraph,
    Phrase,
    Picture,
    Pictures,
    Primer,
    Section,
    primer,
    read_primer,
)
from moothall.engine.text import LANGUAGES
from moothall.games import OWN, find_game

SPRITE = Path(__file__).parents[2] / "web" / "src" / "look" / "icons.svg"
WINNING = {"en": "wins", "de": "gewinnt", "hu": "nyer"}
EVERY = [(game, language) for game in OWN for language in LANGUAGES]


def read(game: str, language: str) -> Primer:
    found = primer(game, language=language)
    assert found is not None
    return found


def blocks_of(text: Primer) -> Iterator[Block]:
    yield Paragraph(text.goal)
    for section in text.sections:
        yield from section.blocks


def phrases_of(text: Primer) -> Iterator[Phrase]:
    for block in blocks_of(text):
        if isinstance(block, Paragraph):
            yield from block.words
        elif isinstance(block, Items):
            yield from (phrase for line in block.lines for phrase in line)


def pictures_of(text: Primer) -> list[Picture]:
    return [picture for block in blocks_of(text) if isinstance(block, Pictures) for picture in block.shown]


def rules_in(text: Primer) -> list[str]:
    return re.findall(r"[A-Z]{3}-\d{3}", "".join(phrase.text for phrase in phrases_of(text)))


def test_markdown_becomes_parts() -> None:
    text = read_primer("""# A title

Who has **most** wins.

![A bank](component:building/bank)
![Gold](icon:gold)

## Heading

Pay 2 ![gold](icon:gold)
and go on (ABC-001).

1. One
   more.
2. Two
""")
    assert text == Primer(
        "A title",
        (Phrase("Who has "), Phrase("most", strong=True), Phrase(" wins.")),
        (
            Section(
                "", (Pictures((Picture("A bank", component="building/bank"), Picture("Gold", icon="gold"))),)
            ),
            Section(
                "Heading",
                (
                    Paragraph(
                        (Phrase("Pay 2 "), Phrase("gold", icon="gold"), Phrase(" and go on (ABC-001)."))
                    ),
                    Items(((Phrase("One more."),), (Phrase("Two"),)), numbered=True),
                ),
            ),
        ),
    )


@pytest.mark.parametrize(
    "text",
    ["# A title\n\n![A bank](component:building/bank)", "# A title\n\nSee ![it](component:building/bank)."],
)
def test_a_picture_stands_neither_first_nor_in_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"paragraph|line of its own"):
        read_primer(text)


def test_a_game_that_lies_elsewhere_has_its_own(tmp_path: Path) -> None:
    assert primer("nothing", tmp_path) is None
    (tmp_path / "play.md").write_text("# Dice\n\nMost pips win.\n")
    (tmp_path / "play.de.md").write_text("# Würfel\n\nDie meisten Augen gewinnen.\n")
    titles = [read.title for language in LANGUAGES if (read := primer("dice", tmp_path, language))]
    assert titles == ["Dice", "Würfel", "Dice"]


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_the_first_sentence_says_who_wins(game: str, language: str) -> None:
    first, _, _ = "".join(phrase.text for phrase in read(game, language).goal).partition(". ")
    assert WINNING[language] in first


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_it_is_read_in_five_minutes(game: str, language: str) -> None:
    words = sum(len(phrase.text.split()) for phrase in phrases_of(read(game, language)))
    assert 450 < words < 850


@pytest.mark.parametrize("game", OWN)
def test_every_picture_shows_something_that_there_is(game: str) -> None:
    names, drawn = find_game(game).read_deck().names, set(re.findall(r'id="([\w-]+)"', SPRITE.read_text()))
    text = read(game, ENGLISH)
    components = [picture.component for picture in pictures_of(text) if picture.component]
    assert components
    for component in components:
        kind, _, name = component.partition("/")
        assert name in names[kind]
    icons = {each.icon for each in pictures_of(text)} | {each.icon for each in phrases_of(text)}
    assert icons - {""} <= drawn


@pytest.mark.parametrize("game", OWN)
def test_every_rule_that_is_cited_is_one_for_readers(game: str) -> None:
    rules = {rule.id: rule for rule in find_game(game).rules.values()}
    cited = rules_in(read(game, ENGLISH))
    assert cited
    assert not any(rules[rule].technical for rule in cited)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != ENGLISH])
@pytest.mark.parametrize("game", OWN)
def test_every_language_says_and_shows_the_same(game: str, language: str) -> None:
    english, translated = read(game, ENGLISH), read(game, language)
    assert shape(translated) == shape(english)
    assert [p.heading == "" for p in translated.sections] == [p.heading == "" for p in english.sections]
    assert rules_in(translated) == rules_in(english)
    assert english.title != translated.title


def shape(text: Primer) -> list[list[object]]:
    """All that has to be alike: how many parts there are of which sort, and what is drawn where."""
    return [[type(block).__name__, *shown(block)] for block in blocks_of(text)]


def shown(block: Block) -> list[object]:
    if isinstance(block, Pictures):
        return [(picture.component, picture.icon) for picture in block.shown]
    if isinstance(block, Items):
        return [block.numbered, *[[phrase.icon for phrase in line if phrase.icon] for line in block.lines]]
    return [phrase.icon for phrase in block.words if phrase.icon]
