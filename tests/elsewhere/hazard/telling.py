"""How the game came out, in words."""

from moothall.engine.game import Result, Telling
from moothall.engine.telling import tell_victory


def tell_result(result: Result) -> Telling:
    return tell_victory(result)
