"""Players that think.

    bot = find_bot("master", game, seed=7)
    match.play(bot.answer(match).action)

`bot.py` says what a bot is, `levels.py` which of them people can choose between. `random` and `greedy` are
yardsticks for the others.
"""

import importlib.util
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

from moothall.bots import greedy, random
from moothall.bots.bot import Bot
from moothall.bots.levels import LEVELS, level
from moothall.bots.quick import Chooser, Quick
from moothall.bots.thinker import Thinker
from moothall.engine.game import Game

YARDSTICKS = ("random", "greedy")
CATALOGUE = (*LEVELS, *YARDSTICKS)
BY_WORTH = "worth"
HELP = f"{', '.join(CATALOGUE)}, thinker:LOOKS, or FILE.py:CLASS for one of your own"


def find_bot(name: str, game: Game, seed: int | None = None, *, heads: int = 1) -> Bot:
    """The bot of a name; a LookupError says which there are. A level may think with several `heads`.

    Besides those of the catalogue: `thinker:800` searches with 800 looks, `thinker:800:my.npz` with another
    net and `thinker:800:worth` with none; `mine.py:Mine` is the class Mine of a file.
    """
    if name in LEVELS:
        return level(name, game, seed, heads)
    if chooser := find_chooser(name):
        return Quick(chooser, game, seed)
    kind, _, rest = name.partition(":")
    if kind == "thinker" and rest:
        return _thinker(rest, game, seed)
    if kind.endswith(".py") and rest:
        return _class_of(Path(kind), rest)(game, seed)
    raise LookupError(f"there is no bot called '{name}'; there are: {HELP}")


def find_chooser(name: str) -> Callable[[Game], Chooser] | None:
    """The rule by which a bot answers at once; None where it is no such bot."""
    choosers: dict[str, Callable[[Game], Chooser]] = {
        "random": random.chooser,
        "greedy": greedy.chooser,
        "apprentice": greedy.hasty,
        "journeyman": greedy.chooser,
    }
    return choosers.get(name)


def _thinker(how: str, game: Game, seed: int | None) -> Bot:
    from moothall.bots import learned

    looks, _, judge = how.partition(":")
    if not looks.isdecimal() or not int(looks):
        raise LookupError(f"a thinker needs a number of looks, such as thinker:800, not '{looks}'")
    if judge == BY_WORTH:
        return Thinker(game, int(looks), seed, by_worth=True)
    if judge and not Path(judge).is_file():
        raise LookupError(f"there is no net {judge}")
    return Thinker(game, int(looks), seed, net=learned.load(Path(judge)) if judge else None)


@cache
def _class_of(file: Path, name: str) -> type[Bot]:
    if not file.is_file():
        raise LookupError(f"there is no file {file}")
    spec = importlib.util.spec_from_file_location(f"moothall_bot_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise LookupError(f"{file} is no module of Python: {type(error).__name__}: {error}") from error
    found = getattr(module, name, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise LookupError(f"{file} has no bot called {name}: a class that extends moothall.bots.bot.Bot")
    return found
