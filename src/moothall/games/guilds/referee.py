"""The two entrances to the rulebook: `legal` judges every action, `apply` carries one out."""

from moothall.games.guilds import stages
from moothall.games.guilds.actions import (
    BID,
    BUY,
    CHOOSE_SEAT,
    DONE,
    EXCHANGE,
    PASS_TURN,
    PLACE,
    PROTECT_ROOM,
    QUESTIONS,
    REMOVE,
    TAKE,
    USE_ABILITY,
)
from moothall.games.guilds.state import Printed, State

legal, apply = QUESTIONS.referee(stages)
proceed = QUESTIONS.proceed


# A refusal where the open question has nothing to do with the action.


def out_of_turn(s: State, deck: Printed, action: int) -> int:
    """GLD-299."""
    return 299


def not_asked(s: State, deck: Printed, action: int) -> int:
    """What the rules say about when such an action may be given."""
    return next(number for first, number in WHEN if action >= first)


WHEN = (
    (DONE, 308),
    (PASS_TURN, 302),
    (PROTECT_ROOM, 189),
    (PLACE, 145),
    (BUY, 140),
    (EXCHANGE, 137),
    (REMOVE, 304),
    (CHOOSE_SEAT, 305),
    (USE_ABILITY, 245),
    (TAKE, 114),
    (BID, 88),
)
