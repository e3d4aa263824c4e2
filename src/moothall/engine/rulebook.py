"""The numbered rules of a game, as a refusal cites them: docs/rules/<game>.md, or rules.md in its folder."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

_HERE = Path(__file__).parents[1]
# In an installed package the documents lie beside the code, in a checkout at its root.
_SHELVES = (_HERE / "rulebooks", _HERE.parents[1] / "docs" / "rules")
_RULE = re.compile(r"^- \*\*(?P<id>[A-Z]+-(?P<number>\d+))\*\* (?P<text>.+)$")


class NumberedRule(NamedTuple):
    id: str
    number: int
    section: str
    text: str


@cache
def rulebook(game: str, home: Path | None = None) -> dict[int, NumberedRule]:
    """The rules of a game by number, in the order of the document."""
    rules: dict[int, NumberedRule] = {}
    section = ""
    for line in rulebook_path(game, home).read_text("utf-8").splitlines():
        if line.startswith("#"):
            section = line.lstrip("# ")
        elif match := _RULE.match(line):
            number = int(match["number"])
            rules[number] = NumberedRule(match["id"], number, section, match["text"])
    return rules


def rulebook_path(game: str, home: Path | None = None) -> Path:
    own = [] if home is None else [home / "rules.md"]
    for path in [*own, *(shelf / f"{game}.md" for shelf in _SHELVES)]:
        if path.exists():
            return path
    raise FileNotFoundError(f"no rulebook of {game}")
