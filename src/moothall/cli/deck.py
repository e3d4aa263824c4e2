"""`moothall deck`: custom decks, and what is in the standard ones."""

import tomllib
from pathlib import Path
from typing import Annotated

import typer

from moothall.cli.complaint import NO, check_language, complain, named_game, read_text
from moothall.engine.deck import Deck, DeckError
from moothall.engine.game import Game
from moothall.engine.text import LANGUAGES
from moothall.games import CATALOGUE, find_game

app = typer.Typer(help="Custom decks: check one, or see what is in a game's own.", no_args_is_help=True)


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A deck, as a TOML file.", show_default=False)],
    game: Annotated[
        str | None, typer.Option(help="The game it is for; by default the one whose entries it has.")
    ] = None,
) -> None:
    """Check a custom deck: whether the rules can be played with it.

    Example: moothall deck check my-deck.toml
    """
    text = read_text(file)
    chosen = game_of(file, text) if game is None else named_game(game)
    try:
        deck = chosen.parse_deck(str(file), text)
    except DeckError as error:
        complain(str(error), NO)
    numbers = "the standard numbers" if deck.digest == chosen.read_deck().digest else "numbers of its own"
    print(f"{file}: a deck for {chosen.title} with {numbers} ({deck.digest})")


def game_of(file: Path, text: str) -> Game:
    """Of which game a deck is: it says so itself, or it has the entries of that game's own deck."""
    try:
        parts = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        complain(f"{file}: expected TOML: {error}", NO)
    if parts.get("game") in CATALOGUE:
        return find_game(parts["game"])
    games = [find_game(name) for name in CATALOGUE]
    shared = {game.name: len(parts.keys() & tomllib.loads(game.read_deck().text).keys()) for game in games}
    likely = max(games, key=lambda game: shared[game.name])
    if shared[likely.name] <= len(parts) // 2:
        names = ", ".join(CATALOGUE)
        complain(f"{file}: expected the entries of a deck; name its game with --game: {names}", NO)
    return likely


@app.command()
def show(
    game: Annotated[str, typer.Argument(help="The game, as `moothall games` names it.", show_default=False)],
    language: Annotated[str, typer.Option(help=f"One of {', '.join(LANGUAGES)}.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
) -> None:
    """Show the components of a game and what is printed on them."""
    chosen = named_game(game)
    deck = chosen.read_deck()
    if as_json:
        import msgspec

        print(msgspec.json.format(msgspec.json.encode(chosen.components(deck))).decode())
    else:
        check_language(language)
        print_deck(chosen, deck, language)


def print_deck(game: Game, deck: Deck, language: str) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from moothall.engine.text import Speaker

    console, speaker = Console(highlight=False), Speaker(game, language, deck)
    for kind in deck.names:
        cards = {each: game.tell_card(deck, kind, each) for each in deck.ids(kind)}
        if not any(cards.values()):
            continue
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        for name, (heading, *effects) in cards.items():
            words = [speaker.say(heading), *(speaker.say(effect) for effect in effects)]
            table.add_row(Text(name, "dim"), Text("\n").join(Text(line) for line in words))
        console.print(Text(f"{kind} ({len(cards)})", "bold"), table, "")
