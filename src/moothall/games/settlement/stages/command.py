"""The command that the active player is in the middle of (SET-277): begun, completed by works, wiped."""

from moothall.engine.agenda import ask, close
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, CarryOut, untold
from moothall.engine.rule import rule
from moothall.games.settlement.stages import turn
from moothall.games.settlement.state import COLUMNS, NO_ACTION, NORMAL, NOTHING, Command, Printed, State


@rule
def begin_command(s: State, seat: int, action: int, target: int, settlers: int) -> None:
    """What belongs to the command is then put on the agenda above its end, the last step first."""
    s.command.action = action
    s.command.target = target
    s.command.settlers = settlers
    ask(s.agenda, turn.FINISH_ACTION, seat)


@rule
def wipe_command(command: Command) -> None:
    """Back to nothing, so that equal positions are equal bytes."""
    command.action = NO_ACTION
    command.target = 0
    command.place = 0
    command.settlers = 0
    command.landscape = NOTHING
    command.columns = 0
    for good in range(NORMAL):
        command.kept[good] = 0


@rule
def first_marked_field(s: State) -> int:
    """The leftmost field of the command's row whose column is marked; one must be."""
    column = 0
    while not s.command.columns & (1 << column):
        column += 1
    return s.command.target * COLUMNS + column


@rule
def end_choosing(s: State, deck: Printed, seat: int, choice: int) -> None:
    """What waits below the question follows."""
    close(s.agenda)


def done(question: str, do: CarryOut = end_choosing) -> Answer:
    """The answer that ends a question in which one may choose again and again; each has its own words."""
    return Answer(do, tell=lambda s, deck, seat, values: Telling(f"action-done-{question}"), deed=untold)
