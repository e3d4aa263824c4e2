"""The two entrances to the rulebook: `legal` judges every action, `apply` carries one out."""

from moothall.games.architects import stages
from moothall.games.architects.actions import QUESTIONS
from moothall.games.architects.stages import (
    cathedral,
    effects,
    goods,
    guildhall,
    hand,
    reset,
    turn,
    virtue,
    workshop,
)
from moothall.games.architects.state import Printed, State

legal, apply = QUESTIONS.referee(
    stages,
    works=(
        workshop.TAKE_APPRENTICE,
        guildhall.CONSTRUCT,
        cathedral.ASK_DISCARD,
        cathedral.CLIMB,
        goods.BONUS,
        virtue.GAIN_DUE,
        effects.TAKE_EFFECT,
        reset.CHECK_RESET,
        reset.RESET_ABILITIES,
        reset.USE_ABILITY,
        reset.RESET_PRISON,
        hand.CHECK_HAND,
        turn.NEXT_TURN,
    ),
)


# A refusal where the open question has nothing to do with the action.


def out_of_turn(s: State, deck: Printed, action: int) -> int:
    """ARC-056: one participant after the other."""
    return 56


def not_asked(s: State, deck: Printed, action: int) -> int:
    """ARC-394: exactly the choices of the table."""
    return 394
