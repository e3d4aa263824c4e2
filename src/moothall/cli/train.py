"""`moothall train`: a game's learned evaluation, made from nothing."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from moothall.cli.complaint import complain, named_game
from moothall.cli.progress import progress_bar

if TYPE_CHECKING:
    from moothall.engine.game import Game
    from moothall.lab.train import Generation

NO_TORCH = "learning needs PyTorch, which is not installed: pip install 'moothall[train]'"
HUNDREDTHS = 100


def train(
    game: Annotated[str, typer.Argument(help="The game, as `moothall games` names it.", show_default=False)],
    generations: Annotated[int, typer.Option(help="How often bots play and learn, in all.")] = 3,
    seconds: Annotated[float, typer.Option(help="Of play in each generation, on each core.")] = 120.0,
    looks: Annotated[int, typer.Option(help="How often a bot that plays to learn looks ahead.")] = 800,
    games: Annotated[int, typer.Option(help="By how many each is judged against the one before.")] = 200,
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    alone: Annotated[
        bool, typer.Option("--alone", help="Learn to play alone instead, in one process.")
    ] = False,
    out: Annotated[
        Path | None, typer.Option(help="Where all of it lies.", show_default="trained/GAME")
    ] = None,
) -> None:
    r"""Learn to judge positions: bots play, a net is fitted to their games, and the better net stays.

    What was begun in a folder goes on there. `net.npz` in it is the best net so far; play with it as
    thinker:LOOKS:FILE, or put it in place of the package's own.

    Needs PyTorch: pip install 'moothall\[train]'.

    With --alone a net plays whole games by itself, without looking ahead, and learns what turned out well.

    Example: moothall train guilds --generations 3 --seconds 300 --jobs 8
    """
    from moothall.lab import plots
    from moothall.lab.train import Course, Step, can_learn
    from moothall.lab.train import train as run

    chosen = named_game(game)
    if not can_learn():
        complain(NO_TORCH)
    folder = Path("trained") / chosen.name if out is None else out
    if alone:
        practise(chosen, seconds, folder)
        return
    course = Course(generations=generations, seconds=seconds, looks=looks, judged_games=games)
    try:
        with progress_bar(HUNDREDTHS) as told:

            def tell(step: Step) -> None:
                told(round(HUNDREDTHS * step.part), f"Generation {step.generation}: {step.what}")

            history = run(chosen, course, folder, jobs, tell, lambda one: print(said_of(one), flush=True))
    except (ValueError, OSError) as error:
        complain(str(error))
    except KeyboardInterrupt:
        complain(f"interrupted; what was done waits in {folder}", 130)
    print(f"{chosen.title}: {len(history)} generations; the best net is {folder / 'net.npz'}")
    if plots.can_draw():
        plots.growth(history, chosen.title, folder / "strength.svg")
        print(f"How strength grew: {folder / 'strength.svg'}")


def practise(game: "Game", seconds: float, folder: Path) -> None:
    from moothall.lab.practice import Practice, Report
    from moothall.lab.practice import practise as run

    file = folder / "alone.npz"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with progress_bar(HUNDREDTHS) as told:

            def tell(report: Report) -> None:
                done = f"{report.games:,} games, {report.reached:.1%} reached"
                told(min(HUNDREDTHS, round(HUNDREDTHS * report.seconds / seconds)), done)

            run(game, Practice(seconds=seconds), file, tell=tell)
    except (ValueError, OSError) as error:
        complain(str(error))
    except KeyboardInterrupt:
        complain("interrupted; nothing was kept", 130)
    print(f"{game.title}, alone: {file}")


def said_of(generation: "Generation") -> str:
    low, high = generation.interval
    kept = "kept" if generation.kept else "not kept"
    return (
        f"Generation {generation.number}: learned from {generation.notes:,} positions, "
        f"won {generation.share:.1%} ({low:.1%} – {high:.1%}) against {generation.against}: {kept} "
        f"({generation.seconds:,.0f} s)"
    )
