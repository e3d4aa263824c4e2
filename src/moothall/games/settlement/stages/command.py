"""The command that the active player is in the middle of (SET-277), and what follows of itself.

What carries an answer out returns what follows; `referee.proceed` does that. So each consequence is
called from one place, which keeps the compiled rulebook small: on a GPU its size decides the speed.
"""

from moothall.engine.rule import rule
from moothall.games.settlement.state import NO_ACTION, NORMAL, NOTHING, Command, State

# What follows, in the order in which it can happen after one answer. WAIT: a question is open.
WAIT, MUSTER, CARRY_OUT, LAY_TILE, CHECK, EFFECT, CLOSE_BUILDING, REFILL, FINISH, DISCARD, PASS_ON = range(11)


@rule
def begin_command(s: State, action: int, target: int, settlers: int) -> None:
    s.command.action = action
    s.command.target = target
    s.command.settlers = settlers


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
def finish_action(s: State) -> None:
    """SET-054: that was the one action of this turn."""
    s.acted = 1
    wipe_command(s.command)
