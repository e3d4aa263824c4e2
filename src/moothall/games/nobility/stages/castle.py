"""White Castle (section 24) and the slot on the own board (section 25)."""

from moothall.engine.agenda import ask, close
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.nobility.actions import RETURN_FROM
from moothall.games.nobility.stages.dice import band_of, die_of
from moothall.games.nobility.stages.gains import change_reputation
from moothall.games.nobility.stages.parameters import parameter
from moothall.games.nobility.state import (
    CASTLE_GAIN,
    EXTRA_CASTLE_SLOT,
    KINDS,
    OWN_VALUE,
    RETURN,
    Player,
    Printed,
    State,
)


@rule
def slot_of(choice: int, value: int) -> int:
    """The slot of the die's value, or the extra one."""
    return EXTRA_CASTLE_SLOT if choice else band_of(value)


@rule
def may_place(s: State, deck: Printed, choice: int, value: int) -> int:
    slot = slot_of(choice, value)
    if slot >= deck.castle_slots[s.seats]:
        return 344
    return 117 if s.castle[slot] else LEGAL


@rule
def place(s: State, deck: Printed, seat: int, choice: int, value: int) -> None:
    """NOB-308..311, NOB-345."""
    slot = slot_of(choice, value)
    s.castle[slot] = die_of(seat, value)
    gain = parameter(s, deck, seat, CASTLE_GAIN, wide(deck.castle_gain[slot, value]))
    change_reputation(s.players[seat], gain)


# The slot on the own board.


@rule
def may_place_on_board(me: Player, value: int) -> int:
    if value < OWN_VALUE:
        return 314
    if me.own_die:
        return 117
    for guild in range(KINDS):
        if me.apprentices[guild]:
            return LEGAL
    return 128


@rule
def place_on_board(s: State, seat: int, value: int) -> None:
    s.players[seat].own_die = value
    ask(s.agenda, RETURN, seat)


@rule
def judge_return(s: State, seat: int, verdict: Ints) -> None:
    for guild in range(KINDS):
        verdict[RETURN_FROM + guild] = LEGAL if s.players[seat].apprentices[guild] else 315


@rule
def return_apprentice(s: State, seat: int, guild: int) -> None:
    """NOB-315."""
    close(s.agenda)
    me = s.players[seat]
    me.apprentices[guild] -= 1
    s.command.fresh[guild] = min(s.command.fresh[guild], me.apprentices[guild])
    me.lot += 1
