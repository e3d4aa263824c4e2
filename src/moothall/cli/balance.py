"""`moothall balance`: whether a game's seats, cards and other parts are worth about the same."""

import os
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from moothall.bots import HELP, find_chooser
from moothall.cli.complaint import chosen_options, complain, named_game, own_deck
from moothall.cli.progress import progress_bar
from moothall.engine.text import Speaker

if TYPE_CHECKING:
    from moothall.lab.balance import Report

EVERY = 15.0  # seconds between two looks at what there is so far


def balance(
    game: Annotated[str, typer.Argument(help="The game, as `moothall games` names it.", show_default=False)],
    deck: Annotated[Path | None, typer.Option(help="A custom deck, beside the standard one.")] = None,
    out: Annotated[Path | None, typer.Option(help="The page; GAME-balance.html where none is named.")] = None,
    games: Annotated[int, typer.Option(help="How many games, with each deck.")] = 2000,
    bots: Annotated[str, typer.Option(help=f"Who plays in all seats: {HELP}.")] = "thinker:300",
    players: Annotated[int | None, typer.Option(help="How many play; 2 where nothing else is said.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A variant or module; may be repeated.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="For the same games again.")] = None,
    jobs: Annotated[
        int | None, typer.Option(help="How many processes; by default one for each core if bots search.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As one JSON object, for programs.")] = False,
) -> None:
    """Let good bots play and report how balanced a game is, as one HTML page that needs no network.

    The page is there as soon as the first games are, and grows with them.

    Example: moothall balance settlement --bots greedy --games 4000
    """
    from moothall.lab.balance import balance as run
    from moothall.lab.page import page

    chosen = named_game(game)
    own = own_deck(chosen, deck)
    options = chosen_options(option or [], players)
    options.setdefault("players", max(2, chosen.seats[0]))
    file = out or Path(f"{chosen.name}-balance.html")
    if not file.parent.is_dir():
        complain(f"{file}: there is no folder {file.parent}")
    speaker = Speaker(chosen, "en", own or chosen.read_deck())
    written = 0.0

    def show(report: "Callable[[], Report]") -> None:
        nonlocal written
        if time.monotonic() - written >= EVERY:
            file.write_text(page(report(), speaker), "utf-8")
            written = time.monotonic()

    drawn = secrets.randbits(62) if seed is None else seed
    processes = jobs or (1 if find_chooser(bots) else os.cpu_count() or 1)
    try:
        with progress_bar(games * (1 if own is None else 2)) as told:
            report = run(chosen, options, bots, games, drawn, processes, own, told, show)
        file.write_text(page(report, speaker), "utf-8")
    except (ValueError, OSError) as error:
        complain(str(error))
    except KeyboardInterrupt:
        complain(f"interrupted; what there was is in {file}" if written else "interrupted", 130)
    if as_json:
        import msgspec

        print(msgspec.json.encode(report).decode())
    else:
        print_report(report, speaker, file)


def print_report(report: "Report", speaker: Speaker, file: Path) -> None:
    """The shortest of it; the page has the rest."""
    from rich.console import Console

    console, figures = Console(highlight=False), report.standard
    shares = ", ".join(f"{seat.value:.1%}" for seat in figures.seats)
    console.print(f"{speaker.game.title}: {figures.games:,} games of {report.bots}, seed {report.seed}")
    console.print(f"Wins from whoever starts: {shares}")
    console.print(f"Points {figures.score.value:.1f}; {figures.margin.value:.1f} between the first two")
    for verdict, words in (
        ("strong", "Above their kind"),
        ("weak", "Below their kind"),
        ("rare", "Rarely had"),
    ):
        names = [speaker.name(each.kind, each.id) for each in figures.components if each.verdict == verdict]
        if names:
            console.print(f"{words}: {', '.join(names)}")
    if report.custom is not None:
        console.print(f"With the custom deck {len(report.differences)} of {report.compared} things differ.")
    console.print(f"The whole of it: {file}")
