"""`moothall simulate`: whole games between bots, by the thousand."""

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from moothall.cli.complaint import chosen_options, complain, named_game, own_deck

if TYPE_CHECKING:
    from moothall.lab.simulate import Report


def simulate(
    game: Annotated[str, typer.Argument(help="The game, as `moothall games` names it.", show_default=False)],
    players: Annotated[int | None, typer.Option(help="How many play; 2 where nothing else is said.")] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    bots: Annotated[str, typer.Option(help="A bot for each seat, or one for all: random,greedy")] = "random",
    seed: Annotated[int | None, typer.Option(help="For the same games again.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A variant or module; may be repeated.")
    ] = None,
    deck: Annotated[Path | None, typer.Option(help="A custom deck.")] = None,
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="As one JSON object, for programs.")] = False,
) -> None:
    """Let bots play against each other and measure: points, wins, length, speed.

    Example: moothall simulate settlement --players 2 --games 1000 --bots greedy,random --seed 1
    """
    from moothall.lab.simulate import simulate as run

    chosen = named_game(game)
    own = own_deck(chosen, deck)
    line_up = [name.strip() for name in bots.split(",")]
    options = chosen_options(option or [], players)
    options.setdefault("players", max(len(line_up), min(2, chosen.seats[-1])))
    drawn = secrets.randbits(63) if seed is None else seed
    try:
        with progress_bar(games) as told:
            report = run(chosen, options, line_up, games, drawn, jobs, own, told)
    except ValueError as error:
        complain(str(error))
    except KeyboardInterrupt:
        complain("interrupted", 130)
    if as_json:
        import msgspec

        print(msgspec.json.encode(report).decode())
    else:
        print_report(report, chosen.title)
    if report.errors:
        raise typer.Exit(1)


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None]]:
    """On stderr, where it disturbs nobody; gives the function to be told how many games are done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("Making the rules ready", total=games)
        yield lambda done: progress.update(task, completed=done, description="Playing")


def print_report(report: "Report", title: str) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    table = Table(title=f"{title}: {report.games:,} games, seed {report.seed}", title_justify="left")
    for heading, justify in (("seat", "right"), ("bot", "left"), ("points", "right")):
        table.add_column(heading, justify=justify)  # type: ignore[arg-type]
    contested = len(report.bots) > 1
    if contested:
        for heading in ("wins", "share", "95 % interval"):
            table.add_column(heading, justify="right")
    ended = report.games - report.errors
    for seat, bot in enumerate(report.bots):
        row = [str(seat + 1), bot, f"{report.mean_scores[seat]:.1f} ± {report.spread[seat]:.1f}"]
        if contested:
            low, high = report.win_intervals[seat]
            share = report.wins[seat] / max(ended, 1)
            row += [f"{report.wins[seat]:,}", f"{share:.1%}", f"{low:.1%} – {high:.1%}"]
        table.add_row(*row)
    console.print(table)
    console.print(f"Length: {report.mean_length:.1f} decisions a game")
    console.print(
        f"Speed: {report.decisions_per_second:,.0f} decisions a second"
        f" ({report.decisions:,} in {report.seconds:.2f} s)"
    )
    if report.errors:
        console.print(f"{report.errors} games went wrong:", style="bold red")
        for failure in report.failures:
            console.print(f"  game {failure.game}, seed {failure.seed}: {failure.why}")
