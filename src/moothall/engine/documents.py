"""What is written about a game lies in its own folder (rules.md, play.md) or on a shelf that all games share.

docs/rules/<game>.md has the numbered rules, docs/play/<game>.md a first reading. What is in the folder of a
language (docs/rules/<language>/<game>.md) or named after it (rules.<language>.md) says the same in that one.
"""

from pathlib import Path

ENGLISH = "en"
_HERE = Path(__file__).parents[1]
# In an installed package the documents lie beside the code, in a checkout at its root.
_SHELVES = (_HERE / "docs", _HERE.parents[1] / "docs")


def find_document(sort: str, game: str, home: Path | None, language: str = ENGLISH) -> Path | None:
    if language == ENGLISH:
        own, name = f"{sort}.md", f"{game}.md"
    else:
        own, name = f"{sort}.{language}.md", f"{language}/{game}.md"
    at_home = [] if home is None else [home / own]
    return next(
        (path for path in [*at_home, *(shelf / sort / name for shelf in _SHELVES)] if path.exists()), None
    )
