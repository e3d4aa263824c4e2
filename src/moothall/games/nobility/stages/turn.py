"""The turn (section 5): a die, a settler card and a sale, each at most once, in any order."""

from moothall.engine.agenda import ask, close
from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.nobility.actions import COMPLETE, END_TURN, SELL_PUBLIC, SELL_WORKSHOP
from moothall.games.nobility.stages import hall, placing, settlers
from moothall.games.nobility.state import (
    COMPLETED_SETTLER,
    END_ROUND,
    HAND,
    KINDS,
    NEXT_TURN,
    NOTHING,
    PLOTS,
    SOLD_BUILDING,
    SPACES,
    TURN,
    Command,
    Printed,
    State,
)


@rule
def wipe_action(command: Command) -> None:
    """Back to nothing when an action is over, so that equal positions are equal bytes."""
    command.die = 0
    command.value = 0
    command.location = NOTHING
    command.guild = NOTHING
    command.space = NOTHING
    command.rerolled = 0
    command.given = NOTHING
    command.left = 0
    command.used = 0
    command.building = NOTHING
    command.card = NOTHING
    command.points = 0
    command.part = 0
    command.part_left = 0
    for good in range(KINDS):
        command.spent[good] = 0


@rule
def wipe_command(command: Command) -> None:
    wipe_action(command)
    command.done = 0
    for guild in range(KINDS):
        command.fresh[guild] = 0


@rule
def next_turn(s: State, deck: Printed, first: int) -> None:
    """NOB-060..062, NOB-076: from this seat on, whoever has not passed and can do something."""
    for step in range(s.seats):
        seat = (int(first) + step) % int(s.seats)
        if not s.players[seat].passed:
            if can_act(s, deck, seat):
                s.active = seat
                ask(s.agenda, TURN, seat)
                return
            s.players[seat].passed = 1
    s.active = NOTHING
    ask(s.agenda, END_ROUND, s.start_seat)


@rule
def can_act(s: State, deck: Printed, seat: int) -> bool:
    for slot in range(HAND):
        if settlers.may_complete(s, deck, seat, slot) == LEGAL:
            return True
    for guild in range(KINDS):
        for space in range(SPACES):
            if s.owner[guild, space] == seat:
                return True
    if hall.public_buildings(s.players[seat]):
        return True
    return placing.usable_values(s, deck, seat) != 0


@rule
def judge_turn(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """NOB-064..072."""
    placing.judge_dice(s, deck, seat, verdict)
    done = int(s.command.done)
    for slot in range(HAND):
        reason = 69 if done & COMPLETED_SETTLER else settlers.may_complete(s, deck, seat, slot)
        verdict[COMPLETE + slot] = reason
    reason = 70 if done & SOLD_BUILDING else LEGAL
    for guild in range(KINDS):
        for space in range(SPACES):
            is_own = s.owner[guild, space] == seat
            verdict[SELL_WORKSHOP + SPACES * guild + space] = reason if is_own else 259
    for plot in range(PLOTS):
        is_built = s.players[seat].public[plot] != NOTHING
        verdict[SELL_PUBLIC + plot] = reason if is_built else 259
    verdict[END_TURN] = LEGAL


@rule
def end_turn(s: State, seat: int) -> None:
    """NOB-071, NOB-073: without an action it is a pass."""
    close(s.agenda)
    if s.command.done == 0:
        s.players[seat].passed = 1
    wipe_command(s.command)
    ask(s.agenda, NEXT_TURN, (int(seat) + 1) % int(s.seats))
