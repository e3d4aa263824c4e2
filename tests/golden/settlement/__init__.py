"""The endings of Settlement that are kept: every number of players, every way a tie breaks, solo ranks."""

from collections.abc import Callable

from moothall.engine.match import Match
from tests.golden.wanted import Wanted


def leaders(match: Match, *keys: str) -> list[int]:
    """The seats that are still tied after comparing these, in their order."""
    details = match.result().details
    seats = list(range(len(details)))
    for key in keys:
        best = max(details[seat][key] for seat in seats)
        seats = [seat for seat in seats if details[seat][key] == best]
    return seats


def outright(match: Match) -> bool:
    return len(leaders(match, "total")) == 1


def by_gold(match: Match) -> bool:
    return len(leaders(match, "total")) > 1 and len(leaders(match, "total", "gold")) == 1


def by_diamonds(match: Match) -> bool:
    return len(leaders(match, "total", "gold")) > 1 and len(leaders(match, "total", "gold", "diamond")) == 1


def shared(match: Match) -> bool:
    return len(leaders(match, "total", "gold", "diamond")) > 1


def step_by_step(match: Match) -> bool:
    """Three tied by points, two of them by gold, one ahead by diamonds, who isn't the richest in them."""
    tied = leaders(match, "total")
    details = match.result().details
    last = leaders(match, "total", "gold", "diamond")
    richest = max(details[seat]["diamond"] for seat in tied)
    return (
        len(tied) > len(leaders(match, "total", "gold")) > 1
        and len(last) == 1
        and details[last[0]]["diamond"] < richest
    )


def ranked(rank: str) -> Callable[[Match], bool]:
    return lambda match: match.result().rank == rank


WANTED = {
    "solo-settler": Wanted(1, "greedy", ranked("settler")),
    "solo-mayor": Wanted(1, "greedy", ranked("mayor")),
    "two": Wanted(2, "greedy", outright),
    "three": Wanted(3, "greedy", outright),
    "four": Wanted(4, "greedy", outright),
    "tie-by-gold": Wanted(2, "random", by_gold),
    "tie-by-diamonds": Wanted(2, "random", by_diamonds),
    "tie-shared": Wanted(2, "random", shared),
    "tie-step-by-step": Wanted(4, "random", step_by_step, first_seed=43_721),
}
