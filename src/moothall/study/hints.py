"""What to answer now, and why: for a player who would like to know.

    advice = hints(match, level="master", seed=7)

It is found as a bot of that level would, with no more than the asked seat may know; the reasons are what the
answer and the rest of the same move would bring, in the words of the game.
"""

import numpy as np
from msgspec import Struct

from moothall.bots.bot import sight_of
from moothall.engine.chance import Chance
from moothall.engine.game import Telling
from moothall.engine.match import Match
from moothall.engine.record import Records
from moothall.study.examining import Examiner
from moothall.study.outlook import outlook

HINTS = 3


class Hint(Struct, frozen=True):
    action: int
    telling: Telling
    chance: float  # of the seat that is asked, after it
    gain: float  # against the average of all answers
    line: list[int]  # the answers of the same move, this one first
    then: list[Telling]  # what is chosen after this one
    why: list[Telling]  # what all of them bring


class Advice(Struct, frozen=True):
    ply: int
    hints: list[Hint]  # the best first
    chances: list[float]  # of every seat, with the best answer; alone, how near one comes to the goal


def hints(match: Match, level: str | int = "master", seed: int = 0) -> Advice:
    """Of the question that is open; nothing where there is no choice."""
    dice: Records = np.zeros(1, Chance.twin)
    dice["seed"] = np.uint64(seed)
    sight = sight_of(match, dice)
    found = Examiner(match.game, level, seed).examine(sight, surely=HINTS)
    if not found:
        return Advice(match.ply, [], [])
    seat = sight.seat
    usual = sum(each.chances[seat] for each in found) / len(found)
    # These were looked at alike: what they are worth says more than which of them the search came back to.
    best = sorted(found[:HINTS], key=lambda each: -each.chances[seat])
    told_of = []
    for each in best:
        chance, ahead = each.chances[seat], outlook(sight, each.line)
        told_of.append(
            Hint(
                action=each.action,
                telling=match.tell(each.action),
                chance=round(chance, 4),
                gain=round(chance - usual, 4),
                line=ahead.line,
                then=ahead.then,
                why=ahead.why,
            )
        )
    return Advice(match.ply, told_of, [round(chance, 4) for chance in best[0].chances])
