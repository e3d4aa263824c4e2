"""`moothall rules`: the numbered rules."""

import re
from typing import TYPE_CHECKING, Annotated

import typer

from moothall.cli.complaint import check_language, complain, named_game
from moothall.engine.game import Game
from moothall.engine.rulebook import NumberedRule
from moothall.engine.text import LANGUAGES
from moothall.games import CATALOGUE

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

_NUMBER = re.compile(r"(?:(?P<prefix>[A-Za-z]+)-)?(?P<number>\d{1,6})")


def rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="GAME [NUMBER]", help="A game, and a rule of it: 73 or SET-073."),
    ] = None,
    language: Annotated[str, typer.Option(help=f"One of {', '.join(LANGUAGES)}.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
) -> None:
    """Read the numbered rules of a game, as refusals cite them.

    Example: moothall rules settlement SET-073
    """
    asked = words or []
    if not asked:
        complain(f"say of which game: {', '.join(CATALOGUE)}")
    elif len(asked) > 2:
        complain("expected a game and at most one number")
    else:
        check_language(language)
        game = named_game(asked[0])
        book = game.rules_in(language)
        found = [book[find_rule(game, asked[1])]] if len(asked) == 2 else list(book.values())
        show(found, as_json, one=len(asked) == 2)


def find_rule(game: Game, asked: str) -> int:
    number = rule_number(game, asked)
    if number is None:
        complain(f"{game.title} has no rule '{asked}'; they are called {game.cite(1)} and so on")
    return number


def rule_number(game: Game, asked: str) -> int | None:
    """Which rule is meant, with or without the prefix and the zeros; None where there is none."""
    match = _NUMBER.fullmatch(asked)
    if match is None or (match["prefix"] or game.prefix).upper() != game.prefix:
        return None
    return int(match["number"]) if int(match["number"]) in game.rules else None


def show(found: list[NumberedRule], as_json: bool, *, one: bool) -> None:
    if as_json:
        import msgspec

        objects = [rule._asdict() for rule in found]
        print(msgspec.json.format(msgspec.json.encode(objects[0] if one else objects)).decode())
        return
    from rich.console import Console

    console = Console(highlight=False)
    section = ""
    for rule in found:
        if rule.section != section and not one:
            section = rule.section
            console.print(f"\n{section}", style="bold underline", markup=False)
        console.print(readable(rule))
        if rule.table:
            console.print(table_of(rule))


def readable(rule: NumberedRule) -> "Text":
    from rich.text import Text

    ruling = ("  house ruling" if rule.house else "", "dim")
    return Text.assemble((f"{rule.id}  ", "bold cyan"), rule.text, ruling)


def table_of(rule: NumberedRule) -> "Table":
    from rich.table import Table

    head, *lines = rule.table
    table = Table(*head)
    for line in lines:
        table.add_row(*line)
    return table
