"""The bar that shows how far something long has come."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[..., None]]:
    """On stderr, where it disturbs nobody; gives the function to be told how much is done, and of what."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("Making the rules ready", total=total)

        def tell(done: int, what: str = "Playing") -> None:
            progress.update(task, completed=done, description=what)

        yield tell
