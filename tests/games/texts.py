"""What the tests of every game's words share: the texts, and all that a game can come to say."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from moothall.engine import telling
from moothall.engine.game import Game

# Ids that stand in the code as they are; all others are put together from what the game has.
LITERAL = re.compile(r"(board|card|change|effect|result)-[a-z_]+")


@cache
def texts(game: Game, language: str) -> dict[str, fluent.Message]:
    source = (game.home / "text" / f"{language}.ftl").read_text("utf-8")
    entries = FluentParser().parse(source).body
    assert not [entry for entry in entries if isinstance(entry, fluent.Junk)]
    messages = [entry for entry in entries if isinstance(entry, fluent.Message)]
    assert len({message.id.name for message in messages}) == len(messages), "a text stands there twice"
    return {message.id.name: message for message in messages}


def forms(game: Game, language: str) -> set[str]:
    """Those that names have beside the plain one."""
    return {form.id.name for message in texts(game, language).values() for form in message.attributes}


def values_in(game: Game, language: str, name: str) -> set[str]:
    """The values that a text takes, whatever form of them it asks for."""
    endings = "|".join(forms(game, language))
    source = FluentSerializer().serialize_entry(texts(game, language)[name])
    return {re.sub(rf"_({endings})$", "", variable) for variable in re.findall(r"\$(\w+)", source)}


def literal_texts(game: Game) -> set[str]:
    constants = {
        node.value
        for file in (*game.home.glob("*.py"), Path(telling.__file__))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return {constant for constant in constants if LITERAL.fullmatch(constant)}


def nameless_deeds(game: Game, language: str) -> list[str]:
    """Deeds whose text doesn't begin with who did it."""
    deeds = [message for name, message in texts(game, language).items() if name.startswith("deed-")]
    assert deeds
    source = FluentSerializer().serialize_entry
    return [deed.id.name for deed in deeds if not re.match(r"deed-[\w-]+ =\s+\{ \$seat \} ", source(deed))]


# What the rules can refuse with, read off their source.

Sums = Mapping[
    str, Iterable[int]
]  # a number and something added to it, as the source has it -> what it can be


def refusal_numbers(game: Game, sums: Sums) -> set[int]:
    files = [*sorted((game.home / "stages").glob("*.py")), game.home / "referee.py"]
    numbers = {game.after_the_end}
    for file in files:
        for function in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef):
                for verdict in verdicts_of(function):
                    numbers |= set(numbers_in(verdict, sums))
    return numbers


def verdicts_of(function: ast.FunctionDef) -> Iterator[ast.expr]:
    """What a function judges: what it returns, names as the reason, or writes into the verdict."""
    judges = function.name.startswith(("may_", "too_many_")) or function.name in ("out_of_turn", "not_asked")
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and judges:
            assert node.value
            yield node.value
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]).startswith(("verdict[", "reason")):
            yield node.value


def numbers_in(verdict: ast.expr, sums: Sums) -> Iterator[int]:
    if isinstance(verdict, ast.Constant):
        assert isinstance(verdict.value, int)
        yield verdict.value
    elif isinstance(verdict, ast.IfExp):
        yield from numbers_in(verdict.body, sums)
        yield from numbers_in(verdict.orelse, sums)
    elif isinstance(verdict, ast.BinOp):
        yield from sums[ast.unparse(verdict)]
