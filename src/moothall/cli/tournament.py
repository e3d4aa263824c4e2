"""`moothall tournament`: who plays better, and how sure that is."""

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from moothall.bots import HELP as BOTS
from moothall.cli.complaint import chosen_options, complain, named_game, own_deck
from moothall.cli.progress import progress_bar

if TYPE_CHECKING:
    from moothall.lab.tournament import Standings


def tournament(
    game: Annotated[str, typer.Argument(help="The game, as `moothall games` names it.", show_default=False)],
    bots: Annotated[str, typer.Option(help=f"Who plays, separated by commas: {BOTS}.", show_default=False)],
    games: Annotated[int, typer.Option(help="How many games at least: every deal is played whole.")] = 200,
    players: Annotated[int | None, typer.Option(help="How many play; 2 where nothing else is said.")] = None,
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    seed: Annotated[int | None, typer.Option(help="For the same deals again.")] = None,
    out: Annotated[
        Path | None, typer.Option(help="Keep every game in this file, and go on with what it has.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A variant or module; may be repeated.")
    ] = None,
    deck: Annotated[Path | None, typer.Option(help="A custom deck.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As one JSON object, for programs.")] = False,
    plot: Annotated[Path | None, typer.Option(help="A picture of the ratings: .svg or .png.")] = None,
) -> None:
    """Let bots meet with balanced seats and common deals: shares, ratings, and how sure they are.

    Every deal is played in every seating. With fewer bots than seats the first sits alone against the others.

    With --out it may be broken off: the same command plays what is missing, and more where more is asked for.

    Example: moothall tournament guilds --bots master,journeyman --games 200 --jobs 4 --out ladder.jsonl
    """
    from moothall.lab import plots, scorebook
    from moothall.lab.tournament import games_in
    from moothall.lab.tournament import tournament as run

    chosen = named_game(game)
    own = own_deck(chosen, deck)
    names = [name.strip() for name in bots.split(",")]
    options = chosen_options(option or [], players)
    options.setdefault("players", min(max(2, chosen.seats[0]), chosen.seats[-1]))
    try:
        if seed is None and out is not None:
            seed = scorebook.seed_in(out)
        drawn = secrets.randbits(63) if seed is None else seed
        if plot is not None:
            plots.check(plot)
        with progress_bar(games_in(chosen, options, names, games)) as told:
            standings = run(chosen, options, names, games, drawn, jobs, own, told, out)
        if plot is not None:
            plots.ratings(standings, chosen.title, plot)
    except (ValueError, OSError) as error:
        complain(str(error))
    except KeyboardInterrupt:
        complain("interrupted" if out is None else f"interrupted; what was played lies in {out}", 130)
    if as_json:
        import msgspec

        print(msgspec.json.encode(standings).decode())
    else:
        print_standings(standings, chosen.title)
    if standings.unfinished:
        raise typer.Exit(1)


def print_standings(standings: "Standings", title: str) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    heading = f"{title} for {standings.options['players']}: {standings.games:,} games, seed {standings.seed}"
    console.print(heading)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("bot", overflow="fold")
    for column in ("won", "95 %", "Elo", "95 %", "points", "median", "slowest"):
        table.add_column(column, justify="right", no_wrap=True)
    for each in sorted(standings.standings, key=lambda each: -each.rating):
        low, high = each.interval
        weakest, strongest = each.rating_interval
        table.add_row(
            each.bot,
            f"{each.share:.1%}",
            f"{100 * low:.1f}–{100 * high:.1f}",
            f"{each.rating:+.0f}",
            f"{weakest:+.0f} – {strongest:+.0f}",
            f"{each.mean_score:.1f}",
            f"{each.median_ms:,.1f} ms",
            f"{each.slowest_ms:,.0f} ms",
        )
    console.print(table)
    length = f"{standings.mean_length:.0f} answers a game, {standings.seconds:.0f} s in all"
    if standings.kept:
        length += f" for {standings.games - standings.kept:,} games; {standings.kept:,} were played before"
    console.print(f"{length}. Ratings are Elo, the mean of all is 0.", style="dim")
    if standings.unfinished:
        console.print(f"{standings.unfinished} games did not end.", style="bold red")
