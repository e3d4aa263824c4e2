"""Going over to compiled rules while people play: what they wait for first, one thing at a time.

It happens in a process of its own (`Workers.compile`) and keeps nobody waiting: until a game's rules are
compiled they are interpreted, and until its search is, those who search play as the usual level does.
"""

import asyncio
import gc
import logging

from moothall.bots.compiling import PARTS
from moothall.engine.game import Game
from moothall.engine.native import native
from moothall.engine.rules import Rules
from moothall.games import CATALOGUE, find_game
from moothall.server.hall import Hall, Need
from moothall.server.workers import WorkerFailed

log = logging.getLogger("moothall")


async def prepare(hall: Hall) -> None:
    """Compile everything, or find it in the cache."""
    left = [Need(find_game(name), part) for name in CATALOGUE for part in PARTS]
    while left:
        need = next((need for need in hall.needs() if need in left), left[0])
        try:
            await _prepare(hall, need)
            left.remove(need)
        except WorkerFailed as failure:
            log.warning("%s: %s", need.game.title, failure)
            left = [other for other in left if other.game is not need.game]
    await hall.workers.end_compiling()
    _calm_the_collector()


async def _prepare(hall: Hall, need: Need) -> None:
    game, part = need
    await hall.workers.compile(game, part)
    if part == "rules":
        hall.go_native(game, await asyncio.to_thread(_fetch, game))
        log.info("%s runs on compiled rules", game.title)
    else:
        hall.search_is_ready(game)
        log.info("%s has players that search", game.title)


def _fetch(game: Game) -> Rules:
    """From the cache, where a worker has just put it: a second's work, off the event loop."""
    rules = native(game)
    rules.compile()
    return rules


def _calm_the_collector() -> None:
    """What is loaded by now stays for good: looking for garbage in it took a quarter of all time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
