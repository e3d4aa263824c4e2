"""The same work for many items, here or in several processes.

    for result in each(work, plan, items, jobs): ...

A plan is a tuple with a game in front: its rules are no data that could be sent, so a process finds the game
itself, by its name. Results come in the order of the items, or each as soon as it is there.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any, TypeVar

from moothall.engine.game import Game
from moothall.games import CATALOGUE, find_game

Item = TypeVar("Item")
Done = TypeVar("Done")


def check_jobs(game: Game, jobs: int) -> None:
    """A ValueError says why there can't be so many."""
    if jobs < 1:
        raise ValueError(f"the number of jobs must be at least 1, not {jobs}")
    if jobs > 1 and not (game.name in CATALOGUE and find_game(game.name) is game):
        raise ValueError(f"{game.title} is no game of the catalogue, so other processes can't find it")


def each(
    work: Callable[[Any, Item], Done], plan: Any, items: Sequence[Item], jobs: int, in_order: bool = True
) -> Iterator[Done]:
    if jobs == 1 or len(items) <= 1:
        for item in items:
            yield work(plan, item)
        return
    order = work, type(plan), plan[0].name, plan[1:]
    workers = ProcessPoolExecutor(min(jobs, len(items)), get_context("spawn"), _hire, order)
    try:
        if in_order:
            yield from workers.map(_work, items)
        else:
            for one in as_completed([workers.submit(_work, item) for item in items]):
                yield one.result()
    finally:  # what went wrong is said before all the rest is done
        workers.shutdown(cancel_futures=True)


_hired: tuple[Callable[[Any, Any], Any], Any]


def _hire(work: Callable[[Any, Any], Any], kind: Callable[..., Any], game: str, order: Any) -> None:
    global _hired
    _hired = work, kind(find_game(game), *order)


def _work(item: Any) -> Any:
    work, plan = _hired
    return work(plan, item)
