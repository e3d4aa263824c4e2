"""The two entrances to the rulebook: `legal` judges every action, `apply` carries one out."""

from moothall.games.settlement import stages
from moothall.games.settlement.actions import END_TURN, EXCHANGE_TWO, QUESTIONS
from moothall.games.settlement.stages import build, explore, monsters, settlement, settlers, wilderness
from moothall.games.settlement.state import Printed, State

# What mostly follows one another within one answer; the rest ends a turn, in the order of its declarations.
IN_ORDER = (
    settlers.MUSTER,
    build.RAISE_BUILDING,
    explore.DRAW_TILE,
    explore.LAY_TILE,
    wilderness.HARVEST_ROW,
    monsters.CHECK,
    settlement.TAKE_EFFECT,
    settlement.CLOSE_BUILDING,
    build.REFILL,
)
legal, apply = QUESTIONS.referee(stages, IN_ORDER)


# A refusal where the open question has nothing to do with the action.


def out_of_turn(action: int) -> int:
    """SET-150 for exchanges in another's turn, SET-047 for everything else."""
    return 150 if EXCHANGE_TWO <= action < END_TURN else 47


def not_asked(s: State, deck: Printed, action: int) -> int:
    """SET-300 for exchanges while a command is half done, SET-277 for everything else."""
    return 300 if EXCHANGE_TWO <= action < END_TURN else 277
