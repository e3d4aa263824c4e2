"""`moothall verify`: whether a saved game is one that the rules allow."""

from pathlib import Path
from typing import Annotated

import typer

from moothall.cli.complaint import NO, complain, complaints, read_text
from moothall.engine.game import Result
from moothall.engine.match import Ending
from moothall.engine.match import verify as replay
from moothall.games import find_game


def verify(
    file: Annotated[Path, typer.Argument(help="A saved game.", show_default=False)],
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
) -> None:
    """Replay a saved game from its seed: it holds, or breaks at some action."""
    text = read_text(file)
    with complaints(file):
        found = replay(text, find_game)
    if as_json:
        import msgspec

        print(msgspec.json.encode(found).decode())
    elif found.holds:
        print(f"{file}: holds, {found.actions} actions{outcome(found.result, found.ending)}")
    if not found.holds:
        if not as_json:
            complain(f"{file}: breaks at action {found.broken_at} of {found.actions}: {found.why}", NO)
        raise typer.Exit(NO)


def outcome(result: Result | None, ending: Ending | None) -> str:
    if result is None:
        return ", not finished"
    points = f"with {' and '.join(str(score) for score in result.scores)} points"
    if ending is None:
        return f", finished {points}"
    return f", ended by agreement {points}" if ending.how == "agreed" else f", given up {points}"
