"""Verdicts: for each action 0 where it is legal, else the number of the rule that forbids it.

One pass of a game's `legal` gives the mask for a bot and the reason for a person.
"""

from moothall.engine.record import Ints
from moothall.engine.rule import rule

LEGAL = 0
NOT_ASKED = -1  # the open question has nothing to do with this action


@rule
def forget(verdict: Ints) -> None:
    for action in range(len(verdict)):
        verdict[action] = NOT_ASKED


@rule
def count_legal(verdict: Ints) -> int:
    count = 0
    for action in range(len(verdict)):
        if verdict[action] == LEGAL:
            count += 1
    return count


@rule
def nth_legal(verdict: Ints, n: int) -> int:
    """The n-th legal action, counted from 0; -1 when there are not that many."""
    for action in range(len(verdict)):
        if verdict[action] == LEGAL:
            if n == 0:
                return action
            n -= 1
    return -1
