"""`moothall simulate`: whole games between bots, by the thousand."""

import secrets
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from moothall.bots import HELP as BOTS
from moothall.cli.complaint import chosen_options, complain, named_game, own_deck
from moothall.cli.progress import progress_bar
from moothall.engine.text import Speaker

if TYPE_CHECKING:
    from rich.console import Console

    from moothall.lab.simulate import Report


def simulate(
    game: Annotated[str, typer.Argument(help="The game, as `moothall games` names it.", show_default=False)],
    players: Annotated[int | None, typer.Option(help="How many play; 2 where nothing else is said.")] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    bots: Annotated[str, typer.Option(help=f"One for each seat, or one for all: {BOTS}.")] = "random",
    seed: Annotated[int | None, typer.Option(help="For the same games again.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A variant or module; may be repeated.")
    ] = None,
    deck: Annotated[Path | None, typer.Option(help="A custom deck.")] = None,
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    ray: Annotated[bool, typer.Option("--ray", help="On a Ray cluster, the one of RAY_ADDRESS.")] = False,
    out: Annotated[Path | None, typer.Option(help="Every game as a row of this .parquet file.")] = None,
    decisions: Annotated[bool, typer.Option("--decisions", help="There a row for each decision.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="As one JSON object, for programs.")] = False,
) -> None:
    """Let bots play against each other and measure: points, wins, length, speed; alone: goals and ranks.

    Example: moothall simulate settlement --players 2 --games 1000 --bots greedy,random --seed 1
    """
    from moothall.lab.ledger import Ledger
    from moothall.lab.simulate import about
    from moothall.lab.simulate import simulate as run

    chosen = named_game(game)
    own = own_deck(chosen, deck)
    line_up = [name.strip() for name in bots.split(",")]
    options = chosen_options(option or [], players)
    options.setdefault("players", max(len(line_up), min(2, chosen.seats[-1])))
    drawn = secrets.randbits(63) if seed is None else seed
    if decisions and out is None:
        complain("--decisions says what is written to a file: name one with --out")
    try:
        with ExitStack() as open_files:
            keep = None
            if out is not None:
                common = about(chosen, options, line_up, drawn, own)
                keep = open_files.enter_context(Ledger(out, common, decisions)).write
            told = open_files.enter_context(progress_bar(games))
            report = run(chosen, options, line_up, games, drawn, jobs, own, told, keep, decisions, ray)
    except (ValueError, OSError) as error:
        complain(str(error))
    except KeyboardInterrupt:
        complain("interrupted", 130)
    if as_json:
        import msgspec

        print(msgspec.json.encode(report).decode())
    else:
        print_report(report, Speaker(chosen, "en", own or chosen.read_deck()))
    if report.errors:
        raise typer.Exit(1)


def print_report(report: "Report", speaker: Speaker) -> None:
    from rich.console import Console
    from rich.table import Table

    console, title = Console(highlight=False), speaker.game.title
    table = Table(title=f"{title}: {report.games:,} games, seed {report.seed}", title_justify="left")
    for heading, justify in (("seat", "right"), ("bot", "left"), ("points", "right")):
        table.add_column(heading, justify=justify)  # type: ignore[arg-type]
    alone = len(report.bots) == 1
    for heading in ("all reached" if alone else "wins", "share", "95 % interval"):
        table.add_column(heading, justify="right")
    ended = report.games - report.errors
    for seat, bot in enumerate(report.bots):
        low, high = report.win_intervals[seat]
        share = report.wins[seat] / max(ended, 1)
        points = f"{report.mean_scores[seat]:.1f} ± {report.spread[seat]:.1f}"
        wins = f"{report.wins[seat]:,}", f"{share:.1%}", f"{low:.1%} – {high:.1%}"
        table.add_row(str(seat + 1), bot, points, *wins)
    console.print(table)
    print_ranks(report, speaker, console)
    console.print(f"Length: {report.mean_length:.1f} decisions a game")
    console.print(
        f"Speed: {report.decisions_per_second:,.0f} decisions a second"
        f" ({report.decisions:,} in {report.seconds:.2f} s)"
    )
    if report.errors:
        console.print(f"{report.errors} games went wrong:", style="bold red")
        for failure in report.failures:
            console.print(f"  game {failure.game}, seed {failure.seed}: {failure.why}")


def print_ranks(report: "Report", speaker: Speaker, console: "Console") -> None:
    if report.median_rank is None:
        return
    told = [f"{speaker.name('rank', rank)} {count:,}" for rank, count in reversed(report.ranks.items())]
    median = speaker.name("rank", report.median_rank)
    console.print(f"Ranks: {', '.join(told)}; in the median {median}")
