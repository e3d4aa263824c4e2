"""`moothall games`: what there is to play."""

from typing import Annotated, Any

import typer

from moothall.bots import CATALOGUE as BOTS
from moothall.bots import YARDSTICKS
from moothall.bots.levels import LEVELS, USUAL
from moothall.bots.thinker import judges_by
from moothall.engine.game import Game
from moothall.engine.text import Speaker
from moothall.games import CATALOGUE, find_game


def list_games(
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
) -> None:
    """List the games: how many may play, and what can be chosen before a game starts."""
    games = [find_game(name) for name in CATALOGUE]
    if as_json:
        import msgspec

        print(msgspec.json.format(msgspec.json.encode([describe(game) for game in games])).decode())
    else:
        print_table(games)


def describe(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "players": list(game.seats),
        "options": [
            {"name": each.name, "values": each.values, "default": each.default, "meaning": each.meaning}
            for each in game.options
        ],
        "levels": LEVELS,
        "bots": BOTS,
        "judges_by": judges_by(game, game.read_deck()),
        "rules": {"prefix": game.prefix, "count": len(game.rules), "version": game.version},
    }


def print_table(games: list[Game]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    for heading in ("name", "game", "players", "rules", "options"):
        table.add_column(heading)
    for game in games:
        options = "\n".join(
            f"{each.name} = {' | '.join(str(value) for value in each.values)} ({each.meaning})"
            for each in game.options
        )
        players = f"{game.seats[0]}–{game.seats[-1]}"
        table.add_row(f"[bold]{game.name}[/]", game.title, players, str(len(game.rules)), options or "none")
    console = Console(highlight=False)
    console.print(table)
    console.print()
    levels = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    for heading in ("bot", "what to expect"):
        levels.add_column(heading)
    speaker = Speaker(games[0])
    for level in LEVELS:
        levels.add_row(f"[bold]{level}[/]", speaker.text(f"bot-{level}-more"))
    console.print(levels)
    console.print(f"\nYardsticks: {', '.join(YARDSTICKS)}.", style="dim")
    console.print(f"Play with: moothall play {games[0].name} --bots {USUAL}", style="dim")
