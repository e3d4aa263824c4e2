"""The command that the active player is in the middle of (SET-277)."""

from moothall.engine.rule import rule
from moothall.games.settlement.state import NO_ACTION, NORMAL, NOTHING, Command, State


@rule
def begin_command(s: State, action: int, target: int) -> None:
    s.command.action = action
    s.command.target = target


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
