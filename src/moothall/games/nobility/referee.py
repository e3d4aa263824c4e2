"""The two entrances to the rulebook, and the rules that a refusal cites where nobody has asked."""

from moothall.games.nobility import stages
from moothall.games.nobility.actions import END_TURN, QUESTIONS

legal, apply = QUESTIONS.referee(stages)
proceed = QUESTIONS.proceed


def out_of_turn(action: int) -> int:
    """NOB-060: one player after the other."""
    return 60


def not_asked(action: int) -> int:
    """NOB-067, NOB-454: the actions of a turn wait until the running one is through; NOB-446: all else."""
    if action == END_TURN:
        return 454
    return 67 if action < END_TURN else 446
