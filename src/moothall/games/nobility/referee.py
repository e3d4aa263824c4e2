"""The two entrances to the rulebook, and the rules that a refusal cites where nobody has asked."""

from moothall.games.nobility import stages
from moothall.games.nobility.actions import (
    ACQUIRE,
    ASSIGN,
    DONE,
    EMPLOY_WORKER,
    END_TURN,
    PLACE_CHANCERY,
    QUESTIONS,
    SPEND_GOODS,
)
from moothall.games.nobility.stages import chancery, guilds
from moothall.games.nobility.state import GUILD, Printed, State

legal, apply = QUESTIONS.referee(stages)
proceed = QUESTIONS.proceed


def out_of_turn(s: State, deck: Printed, action: int) -> int:
    """NOB-060: one player after the other."""
    return 60


def not_asked(s: State, deck: Printed, action: int) -> int:
    """NOB-067, NOB-454: the actions of a turn wait until the running one is through; NOB-446: most others."""
    if action == END_TURN:
        return 454
    if action < END_TURN:
        return 67
    is_of_chancery = PLACE_CHANCERY <= action < SPEND_GOODS or ACQUIRE <= action < DONE
    if is_of_chancery and not s.chancery:
        return chancery.may_not_be_used(s)
    if EMPLOY_WORKER <= action < ASSIGN and s.command.location == GUILD:
        return guilds.may_employ(s, deck) or 446
    return 446
