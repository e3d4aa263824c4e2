"""The two entrances to the rulebook: `legal` judges every action, `apply` carries one out."""

from moothall.games.architects import stages
from moothall.games.architects.actions import QUESTIONS

legal, apply = QUESTIONS.referee(stages)


# A refusal where the open question has nothing to do with the action.


def out_of_turn(action: int) -> int:
    """ARC-056: one participant after the other."""
    return 56


def not_asked(action: int) -> int:
    """ARC-394: exactly the choices of the table."""
    return 394
