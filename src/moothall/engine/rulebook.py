"""The numbered rules of a game, as a refusal cites them: docs/rules/<game>.md.

A test says which rules it proves (`@pytest.mark.rule("SET-014")`), so a checkout can say which of them
no test proves yet.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

_HERE = Path(__file__).parents[1]
_CHECKOUT = _HERE.parents[1]
# In an installed package the documents lie beside the code, in a checkout at its root.
_SHELVES = (_HERE / "rulebooks", _CHECKOUT / "docs" / "rules")
_RULE = re.compile(r"^- \*\*(?P<id>[A-Z]+-(?P<number>\d+))\*\* (?P<text>.+)$")


class NumberedRule(NamedTuple):
    id: str
    number: int
    section: str
    text: str


class UnreadableTest(Exception):
    """A file among the tests that isn't Python."""


@cache
def rulebook(game: str) -> dict[int, NumberedRule]:
    """The rules of a game by number, in the order of the document."""
    rules: dict[int, NumberedRule] = {}
    section = ""
    for line in rulebook_path(game).read_text("utf-8").splitlines():
        if line.startswith("#"):
            section = line.lstrip("# ")
        elif match := _RULE.match(line):
            number = int(match["number"])
            rules[number] = NumberedRule(match["id"], number, section, match["text"])
    return rules


def rulebook_path(game: str) -> Path:
    for shelf in _SHELVES:
        if (path := shelf / f"{game}.md").exists():
            return path
    raise FileNotFoundError(f"no rulebook of {game}")


def folder_of_tests() -> Path | None:
    """Where the tests are, in a checkout; an installed package has none."""
    tests = _CHECKOUT / "tests"
    return tests if _HERE.parent.name == "src" and tests.is_dir() else None


def marked_rules(tests: Path) -> dict[str, list[str]]:
    """The rules that tests are marked with, each with where (`file:line`)."""
    marked: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("*.py")):
        try:
            tree = ast.parse(file.read_text("utf-8"))
        except (SyntaxError, ValueError) as error:
            raise UnreadableTest(f"{file} can't be read: {error}") from None
        for mark in _rule_marks(tree):
            for argument in mark.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    marked.setdefault(argument.value, []).append(f"{file.name}:{mark.lineno}")
    return marked


def _rule_marks(tree: ast.AST) -> Iterator[ast.Call]:
    """Every `pytest.mark.rule(...)`, wherever it stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield node
