"""`moothall play`: a game in the terminal, against bots, with others at the keyboard, or alone."""

from pathlib import Path
from typing import Annotated

import typer

from moothall.bots import HELP
from moothall.cli.complaint import (
    check_language,
    chosen_options,
    complain,
    complaints,
    named_game,
    own_deck,
    read_text,
)
from moothall.cli.seats import NOBODY, OPPONENT, PERSON, name_seats, seat_players, why_no_bot
from moothall.cli.shelf import Shelf, unfinished
from moothall.engine.game import Game
from moothall.engine.match import Match
from moothall.engine.text import LANGUAGES, Speaker
from moothall.games import find_game


def play(
    game: Annotated[str, typer.Argument(help="The game, as `moothall games` names it.", show_default=False)],
    file: Annotated[
        Path | None, typer.Argument(help="With --resume: the saved game.", show_default=False)
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with FILE, or with the game that was left last.")
    ] = False,
    lesson: Annotated[
        bool, typer.Option("--lesson", help="Learn it: a first round with a guide, on a prepared table.")
    ] = False,
    players: Annotated[
        int | None, typer.Option(help="How many play; 1 is the solo game.", show_default="2")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help=f"Who takes the last seats, with commas between: {HELP}; or '{NOBODY}'.",
            show_default=f"{OPPONENT} in every seat but yours",
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="For the same shuffles again.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A variant or module; may be repeated.")
    ] = None,
    deck: Annotated[Path | None, typer.Option(help="A custom deck.")] = None,
    language: Annotated[
        str, typer.Option(envvar="MOOTHALL_LANGUAGE", help=f"One of {', '.join(LANGUAGES)}.")
    ] = "en",
) -> None:
    """Play a game in the terminal.

    \b
    moothall play settlement                       against one bot, a journeyman
    moothall play settlement --bots master         against one that thinks ahead
    moothall play settlement --players 1           alone
    moothall play settlement --players 3 --bots random     two people and a bot
    moothall play settlement --resume              go on where you stopped
    moothall play settlement --lesson              learn it
    """
    chosen = named_game(game)
    check_language(language)
    laid_out = players is not None or seed is not None or option or deck is not None
    if lesson:
        if laid_out or bots is not None or resume or file is not None:
            complain("a lesson has its players, options and deck already; go on with one by --resume alone")
        match, shelf = first_round(chosen), Shelf(chosen)
    elif resume:
        if laid_out:
            complain("a saved game has its players, options, seed and deck already")
        place = file or last_left(chosen)
        match = load(chosen, place, bots)
        shelf = Shelf(chosen, None if file else place)
    elif file is not None:
        complain(f"to go on with a saved game, say: moothall play {game} --resume {file}")
    else:
        seating = seat_players(chosen, players, bots)
        with complaints():
            options = chosen_options(option or [], len(seating))
            match = Match(chosen, options, seed=seed, deck=own_deck(chosen, deck))
        match.seating = seating
        shelf = Shelf(chosen)
    sit_down(match, shelf, language)


def first_round(game: Game) -> Match:
    """The prepared table of a game's lesson."""
    lesson = game.lesson
    if lesson is None:
        complain(f"{game.title} has no lesson; read its rules with: moothall rules {game.name}")
    match = Match(game, lesson.options, orders=lesson.orders(game.read_deck()))
    match.seating = [PERSON] + [lesson.bot] * (match.players - 1)
    return match


def sit_down(match: Match, shelf: Shelf, language: str) -> None:
    from rich.console import Console

    from moothall.cli.sitting import Sitting

    speaker = Speaker(match.game, language, match.deck)
    speaker.seats = name_seats(match, speaker)
    console = Console(highlight=False, markup=False, emoji=False)
    raise typer.Exit(Sitting(match, speaker, shelf, console).run())


def last_left(game: Game) -> Path:
    waiting = unfinished(game)
    if not waiting:
        complain(f"no unfinished game of {game.title} waits; name a file to go on with a saved one")
    return waiting[0]


def load(game: Game, file: Path, bots: str | None) -> Match:
    with complaints(file):
        match = Match.load(read_text(file), find_game)
    if match.game is not game:
        complain(f"{file} is a game of {match.game.title}: moothall play {match.game.name} --resume {file}")
    if bots is not None or not match.seating:
        match.seating = seat_players(game, match.players, bots)
    for who in match.seating:
        if who and why_no_bot(game, who):
            complain(f"{file}: a bot called '{who}' plays there, which this version doesn't have; say --bots")
    return match
