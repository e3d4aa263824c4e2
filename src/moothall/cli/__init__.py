"""The command line: one module for each group of commands.

What is wrong with an input is said in one line on stderr. Exit codes: 0 all is well, 1 the answer is no
(a game doesn't hold, a deck has mistakes, a rule has no test), 2 the question was wrong.
"""

from typing import Annotated

import typer

from moothall.cli import (
    analyse,
    balance,
    catalogue,
    complaint,
    deck,
    play,
    rules,
    simulate,
    tournament,
    train,
    verify,
)
from moothall.server import command

app = typer.Typer(
    name="moothall",
    help="Medieval strategy games at one table: play them, simulate them, look their rules up.",
    epilog="Start with: moothall play settlement",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def tell_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print(f"moothall {version('moothall')}")
        raise typer.Exit()


@app.callback()
def main(
    version: Annotated[
        bool,
        typer.Option("--version", callback=tell_version, is_eager=True, help="Say which version this is."),
    ] = False,
) -> None:
    complaint.be_printable()


app.command("games")(catalogue.list_games)
app.command("play")(play.play)
app.command("serve")(command.serve)
app.command("simulate")(simulate.simulate)
app.command("tournament")(tournament.tournament)
app.command("balance")(balance.balance)
app.command("train")(train.train)
app.command("rules")(rules.rules)
app.add_typer(deck.app, name="deck")
app.command("verify")(verify.verify)
app.command("analyse")(analyse.analyse)
