"""The same work for many items on a Ray cluster (the extra `moothall[ray]`).

    for result in each_on_ray(work, plan, items): ...

As `workers.each`, with the same results in the same order whatever the number of machines. What a worker or a
machine was doing when it died is done again elsewhere. Every machine has Moothall installed.
"""

import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from typing import Any, TypeVar

Item = TypeVar("Item")
Done = TypeVar("Done")

AHEAD = 4  # items for each core that are handed out before the first of them is awaited
FOR_EVER = -1
PATIENCE = 10.0  # seconds to reach a cluster that was named


def check() -> None:
    """A ValueError says what is missing."""
    if find_spec("ray") is None:
        raise ValueError("a Ray cluster needs Ray: pip install 'moothall[ray]'")


def join() -> Any:
    """The cluster that RAY_ADDRESS names, else one that runs on this machine, else a new one here."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody else is told
    import ray

    if not ray.is_initialized():
        knock(os.environ.get("RAY_ADDRESS", ""))
        quiet = {"logging_level": logging.ERROR, "log_to_driver": False}
        try:
            ray.init(address="auto", **quiet)
        except ConnectionError:
            if "RAY_ADDRESS" in os.environ:
                raise ValueError(f"there is no Ray cluster at {os.environ['RAY_ADDRESS']}") from None
            ray.init(include_dashboard=False, **quiet)
    return ray


def knock(address: str) -> None:
    """A ValueError says where nobody answers: Ray itself would try for a quarter of an hour."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdigit():
        try:
            socket.create_connection((host, int(port)), PATIENCE).close()
        except OSError:
            raise ValueError(f"there is no Ray cluster at {address}") from None


def each_on_ray(work: Callable[[Any, Item], Done], plan: Any, items: Sequence[Item]) -> Iterator[Done]:
    ray = join()
    # As bytes, since Ray's own arrays are read-only, and all rules would be compiled anew for such a deck.
    order = ray.put(ray.cloudpickle.dumps((work, type(plan), plan[0].name, plan[1:])))
    do = ray.remote(num_cpus=1, max_retries=FOR_EVER)(_do)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: deque[Any] = deque()
    try:
        for item in items:
            waiting.append(do.remote(order, item))
            if len(waiting) >= ahead:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:  # what went wrong is said before all the rest is done
        for left in waiting:
            ray.cancel(left, force=True)


def _do(order: bytes, item: Any) -> Any:
    """On a worker: the game is found there, by its name."""
    import ray

    from moothall.games import find_game

    work, kind, game, rest = ray.cloudpickle.loads(order)
    return work(kind(find_game(game), *rest), item)
