"""What events and desks change for a while (NOB-361, NOB-417, NOB-479, NOB-485)."""

from moothall.engine.record import wide
from moothall.engine.rule import rule
from moothall.games.nobility.state import (
    CLOSE_LOCATION,
    EVENT_EFFECTS,
    MODIFY,
    NOTHING,
    PIPS,
    SET,
    Printed,
    State,
)

UNSET = 127


@rule
def holds_desk(s: State, seat: int, column: int) -> bool:
    """In either row: two desks with the same benefit give it once (NOB-417)."""
    return s.desks[column] == seat or s.desks[PIPS + column] == seat


@rule
def parameter(s: State, deck: Printed, seat: int, which: int, base: int) -> int:
    """A number of the rules as it is for a seat now: the lowest that it is set to, then all that is added."""
    if s.event == NOTHING and not s.chancery:
        return base
    lowest, added, least = UNSET, 0, 0
    # The event's effects, which hold for everybody, then those of the desks.
    for source in range(EVENT_EFFECTS + PIPS * wide(s.chancery)):
        if source < EVENT_EFFECTS:
            if s.event == NOTHING:
                continue
            effect = deck.events[s.event].effects[source]
        else:
            effect = deck.desk_effect[source - EVENT_EFFECTS]
            if not holds_desk(s, seat, source - EVENT_EFFECTS):
                continue
        if effect.kind == MODIFY and effect.target == which:
            least = max(least, wide(effect.least))
            if effect.op == SET:
                lowest = min(lowest, wide(effect.amount))
            else:
                added += int(effect.amount)
    if lowest == UNSET:
        lowest = int(base)
    return max(least, lowest + added)


@rule
def has_event(s: State, deck: Printed, kind: int) -> bool:
    """Whether the event of this round waives or suppresses: there is only one rule for each to name."""
    if s.event == NOTHING:
        return False
    for number in range(EVENT_EFFECTS):
        if deck.events[s.event].effects[number].kind == kind:
            return True
    return False


@rule
def closed_locations(s: State, deck: Printed) -> int:
    """NOB-356: a bit for each location that the event of this round closes."""
    closed = 0
    if s.event != NOTHING:
        for number in range(EVENT_EFFECTS):
            effect = deck.events[s.event].effects[number]
            if effect.kind == CLOSE_LOCATION:
                closed |= 1 << int(effect.target)
    return closed
