"""`moothall analyse`: a saved game looked at again, decision by decision."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from moothall.bots.levels import BUDGETS
from moothall.cli.complaint import check_language, complain, complaints, read_text
from moothall.cli.seats import name_seats
from moothall.engine.game import Telling
from moothall.engine.match import Match
from moothall.engine.record import plain
from moothall.engine.text import LANGUAGES, Speaker
from moothall.games import find_game

if TYPE_CHECKING:
    from rich.console import Console

    from moothall.study.analysis import Moment, Study

WORST = 8  # marked answers that are told, besides the turning points


def analyse(
    file: Annotated[Path, typer.Argument(help="A saved game.", show_default=False)],
    level: Annotated[str, typer.Option(help=f"Whose strength judges: {' or '.join(BUDGETS)}.")] = "master",
    seed: Annotated[int, typer.Option(help="Of the judge's dice: the same one finds the same.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
    language: Annotated[
        str, typer.Option(envvar="MOOTHALL_LANGUAGE", help=f"One of {', '.join(LANGUAGES)}.")
    ] = "en",
) -> None:
    """Look at a saved game again: what each decision cost, what would have been better, how much luck.

    Example: moothall analyse game.json --level guildmaster
    """
    check_language(language)
    text = read_text(file)
    with complaints(file):
        match = Match.load(text, find_game)
    if not 0 <= seed < 1 << 64:
        complain(f"a seed is a whole number from 0 to {(1 << 64) - 1}, not {seed}")
    if level not in BUDGETS:
        complain(f"there is no judge '{level}'; there are: {', '.join(BUDGETS)}")
    study = studied(match, level, seed)
    if as_json:
        import msgspec

        print(msgspec.json.encode(study).decode())
    else:
        print_study(study, match, language)


def studied(match: Match, level: str, seed: int) -> "Study":
    from moothall.study.analysis import analyse as look

    try:
        with progress_bar() as tell:
            return look(match, level, seed, tell)
    except KeyboardInterrupt:
        complain("interrupted", 130)


@contextmanager
def progress_bar() -> Iterator[Callable[[int, int], None]]:
    """On stderr, where it disturbs nobody."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        ready = "Making the rules ready"  # which the first judgement waits for
        task = progress.add_task(ready, total=None)
        yield lambda done, of: progress.update(
            task, completed=done, total=of, description="Judging" if done else ready
        )


# The report.


def print_study(study: "Study", match: Match, language: str) -> None:
    from rich.console import Console

    speaker = Speaker(match.game, language, match.deck)
    if len(match.seating) != match.players:
        match.seating = [""] * match.players
    speaker.seats = name_seats(match, speaker)
    console = Console(highlight=False)
    words: dict[str, int | str] = {
        "game": match.game.title,
        "decisions": len(study.moments),
        "level": study.level,
    }
    console.print(speaker.text("study-title", **words), style="bold")
    print_seats(study, speaker, console)
    console.print(speaker.text("study-marks"), style="dim")
    by_ply = {moment.ply: moment for moment in study.moments}
    print_moments([by_ply[ply] for ply in study.turning], "study-turning", study, match, speaker, console)
    marked = [moment for moment in study.moments if moment.mark and moment.ply not in study.turning]
    worst = sorted(marked, key=lambda moment: (-moment.lost, moment.ply))[:WORST]
    worst.sort(key=lambda moment: moment.ply)
    print_moments(worst, "study-worst", study, match, speaker, console)
    print_sources(study, speaker, console)


def print_seats(study: "Study", speaker: Speaker, console: "Console") -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("")
    headings = (
        "study-decisions",
        "study-slips",
        "study-mistakes",
        "study-blunders",
        "study-lost",
        "study-luck",
    )
    for heading in headings:
        table.add_column(speaker.text(heading), justify="right")
    for seat, counted in enumerate(study.seats):
        marks = (counted.decisions, counted.slips, counted.mistakes, counted.blunders)
        lost, luck = percent(counted.mean_lost, 1), f"{100 * counted.luck:+.0f} %"
        table.add_row(speaker.seat(seat), *map(str, marks), lost, luck)
    console.print(table)


def percent(chance: float, digits: int = 0) -> str:
    return f"{100 * chance:.{digits}f} %"


def print_moments(
    moments: list["Moment"],
    heading: str,
    study: "Study",
    match: Match,
    speaker: Speaker,
    console: "Console",
) -> None:
    if not moments:
        return
    console.print()
    console.print(speaker.text(heading), style="bold")
    for moment in moments:
        told = answer_in_words(moment, match, speaker, study.seed)
        console.print(f"{moment.ply + 1:>5}  {told}", soft_wrap=True)


def answer_in_words(moment: "Moment", match: Match, speaker: Speaker, seed: int) -> str:
    """Who answered what, what came of it, and what would have been better."""
    s = plain(match.state_at(moment.ply)[0])

    def said(action: int) -> str:
        return speaker.say(match.game.tell_action(s, match.deck, action))

    best = moment.better[0]
    words = {
        "seat": speaker.seat(moment.seat),
        "answer": said(moment.action),
        "chance": percent(moment.chance),
        "before": percent(moment.chances[moment.seat]),
    }
    if not moment.mark or best.action == moment.action:
        return speaker.text("study-answer", **words)
    words |= {"mark": mark_word(moment, speaker), "better": said(best.action)}
    return speaker.text("study-answer-marked", **words) + ahead_in_words(moment, match, speaker, seed)


def ahead_in_words(moment: "Moment", match: Match, speaker: Speaker, seed: int) -> str:
    """What the better answer would have led to, in a line of its own."""
    from moothall.study.analysis import outlook_at

    ahead = outlook_at(match, moment, seed)
    parts = [speaker.text("study-then", then="; ".join(map(speaker.say, ahead.then)))] if ahead.then else []
    if ahead.why:
        brought = (change_in_words(telling, moment.seat, speaker) for telling in ahead.why)
        parts.append(speaker.text("study-brings", brought="; ".join(brought)))
    return "".join(f"\n{'':7}{part}" for part in parts)


def change_in_words(change: Telling, seat: int, speaker: Speaker) -> str:
    """With the name of whose supply it is, if it is another's."""
    from moothall.study.outlook import SUPPLY

    whose = int(change.values.get("seat", seat))
    name = f"{speaker.seat(whose)} " if change.id == SUPPLY and whose != seat else ""
    return name + speaker.say(change)


def mark_word(moment: "Moment", speaker: Speaker) -> str:
    words = {"slip": "study-slip", "mistake": "study-mistake", "blunder": "study-blunder"}
    return speaker.text(words[moment.mark])


def print_sources(study: "Study", speaker: Speaker, console: "Console") -> None:
    """Where points came from, beside what strong players have from there."""
    from rich.table import Table

    if not any(counted.usual for counted in study.seats):
        return
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("")
    for seat in range(study.players):
        table.add_column(speaker.seat(seat), justify="right")
    table.add_column(speaker.text("study-usual"), justify="right")
    known = {source: mean for counted in study.seats for source, mean in counted.usual.items()}
    for source, mean in known.items():
        points = [str(counted.sources.get(source, "")) for counted in study.seats]
        table.add_row(speaker.source(source), *points, f"{mean:.1f}")
    console.print()
    console.print(speaker.text("study-sources"), style="bold")
    console.print(table)
