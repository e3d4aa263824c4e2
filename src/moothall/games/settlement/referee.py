"""The two entrances to the rulebook: `legal` judges every action, `apply` carries one out."""

from moothall.engine.agenda import open_stage
from moothall.games.settlement import stages
from moothall.games.settlement.actions import END_TURN, EXCHANGE_TWO, KEEP_GOOD, QUESTIONS, TAKE
from moothall.games.settlement.stages import (
    artifacts,
    build,
    explore,
    monsters,
    settlement,
    settlers,
    wilderness,
)
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


def out_of_turn(s: State, deck: Printed, action: int) -> int:
    """SET-150 for exchanges in another's turn, SET-041 for a first artifact that another is to pick, SET-047
    for everything else."""
    if is_exchange(action):
        return 150
    return 41 if action >= TAKE and open_stage(s.agenda) == artifacts.FIRST_ARTIFACT else 47


def not_asked(s: State, deck: Printed, action: int) -> int:
    """SET-300 for exchanges while a command is half done, SET-181 for more goods than the fortresses keep,
    SET-277 for everything else."""
    if is_exchange(action):
        return 300
    passing = open_stage(s.agenda) == artifacts.SWAP_ARTIFACT
    return 181 if passing and KEEP_GOOD <= action < TAKE else 277


def is_exchange(action: int) -> bool:
    return EXCHANGE_TWO <= action < END_TURN
