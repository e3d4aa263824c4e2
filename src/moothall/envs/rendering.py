"""How an environment is looked at: the terminal's table as a text, the client's board as a picture."""

from typing import Any

from moothall.engine.match import Match, Refused
from moothall.engine.native import native
from moothall.engine.text import Speaker
from moothall.envs.gallery import browser, draws, gallery
from moothall.envs.picture import picture
from moothall.envs.table import Table

RENDER_MODES = ["human", "ansi", "rgb_array"]
WIDTH = 120  # characters


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"there is no way to render called '{mode}'; there are: {', '.join(RENDER_MODES)}")


def render(table: Table, mode: str | None) -> Any:
    """What everybody sees of the table; nothing where no way to look at it was chosen."""
    if mode is None:
        return None
    match = match_of(table)
    if mode == "rgb_array":
        # Where no browser can draw the client's board, the terminal's table is a picture too.
        painted = draws(match) and browser()
        return gallery().picture(match) if painted else picture(drawn(match, colour=False))
    text = drawn(match, colour=mode == "human")
    if mode == "ansi":
        return text
    print(text)
    return None


def match_of(table: Table) -> Match:
    """The game from its seed on, as a match: all that is known of it can then be told."""
    setting = table.setting
    match = Match(
        setting.game, setting.options, seed=table.seed, deck=setting.deck, rules=native(setting.game)
    )
    match.play_automata()
    for action in table.actions:
        match.play(action)
        match.play_automata()
    return match


def why_not(table: Table, action: int | None) -> str:
    """The rule that forbids an answer to the open question, in its words."""
    match = match_of(table)
    if action is None or not 0 <= action < len(match.game.space):
        return f"there is no answer {action}"
    return str(Refused(match.game, action, match.refusal(action)))


def drawn(match: Match, *, colour: bool) -> str:
    from rich.console import Console

    console = Console(width=WIDTH, force_terminal=colour, color_system="standard" if colour else None)
    names = [f"player_{seat}" for seat in range(match.seats)]
    with console.capture() as capture:
        console.print(match.game.draw(match.view(None), Speaker(match.game, "en", match.deck, names), None))
    return capture.get()
