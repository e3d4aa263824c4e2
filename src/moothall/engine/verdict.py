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
    """The n-th legal action, counted from 0; there must be that many.

    Eight at a time without a branch between them: on a GPU, where each branch waits for its load,
    this makes the whole of a random step half as fast again.
    """
    action = 0
    while action + 8 <= len(verdict):
        count = 0
        for step in range(8):
            count += verdict[action + step] == LEGAL
        if n < count:
            break
        n -= count
        action += 8
    while verdict[action] != LEGAL or n > 0:
        n -= verdict[action] == LEGAL
        action += 1
    return action
