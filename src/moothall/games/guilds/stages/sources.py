"""Which effects of characters and rooms work for whom, and how often still (section 15)."""

from moothall.engine.record import wide
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.guilds.stages import site
from moothall.games.guilds.state import (
    CHARACTERS,
    EFFECTS_OF_ONE,
    FOR_ANY,
    FOR_LARGE,
    FOR_SMALL,
    LIMITED,
    NOTHING,
    ONCE,
    PROTECT_OWN,
    REBATE,
    SMALL_ROOMS,
    Player,
    Printed,
    State,
)

ROOMS_LAST = CHARACTERS  # in the order of sources
LEAST = 1  # that is paid, whatever lowers it


@rule
def placed_as(me: Player, room: int) -> int:
    """Which of a site's rooms it is, in the order of placement."""
    for number in range(wide(me.built)):
        if me.rooms[number] == room:
            return number
    return NOTHING


@rule
def is_own(s: State, deck: Printed, seat: int, effect: int) -> bool:
    """Whether an effect is on a character of the guild or on an active room of the site."""
    source = wide(deck.effects[effect].source)
    if source < CHARACTERS:
        return bool(s.character_at[source] == seat)
    me, room = s.players[seat], source - CHARACTERS
    return s.room_at[room] == seat and site.is_active(me, placed_as(me, room))


@rule
def may_work(s: State, deck: Printed, seat: int, effect: int) -> int:
    """Whether an effect is a seat's own and works for it now; else the rule that forbids it."""
    source = wide(deck.effects[effect].source)
    me = s.players[seat]
    if source < CHARACTERS:
        if s.character_at[source] != seat:
            return 245
        return LEGAL if s.rank[source] < me.settled else 238
    if s.room_at[source - CHARACTERS] != seat:
        return 245
    return LEGAL if site.is_active(me, placed_as(me, source - CHARACTERS)) else 184


@rule
def has_use(s: State, deck: Printed, effect: int) -> bool:
    """GLD-246, GLD-247."""
    limit = wide(deck.effects[effect].uses)
    return limit == 0 or s.uses[effect] < limit


@rule
def is_ready(s: State, deck: Printed, seat: int, effect: int) -> bool:
    """Whether an effect works for a seat now and has a use left."""
    return may_work(s, deck, seat, effect) == LEGAL and has_use(s, deck, effect)


@rule
def use(s: State, deck: Printed, effect: int) -> None:
    """GLD-249: each source keeps its own count; without a limit there is nothing to count."""
    if deck.effects[effect].uses:
        s.uses[effect] += 1


@rule
def restart_uses(s: State, deck: Printed) -> None:
    """GLD-247: in phase 1; what can be used once a game stays used."""
    for effect in range(LIMITED):
        if deck.effects[effect].timing != ONCE:
            s.uses[effect] = 0


@rule
def order_of(s: State, deck: Printed, seat: int, effect: int) -> int:
    """GLD-264: characters as they joined, then rooms as they were placed; those of one card as listed."""
    source = wide(deck.effects[effect].source)
    if source < CHARACTERS:
        place = wide(s.rank[source])
    else:
        place = ROOMS_LAST + placed_as(s.players[seat], source - CHARACTERS)
    return EFFECTS_OF_ONE * place + wide(deck.effects[effect].number)


@rule
def next_source(s: State, deck: Printed, seat: int, kind: int, after: int) -> int:
    """Of a seat's effects of a kind that are ready, the first in that order: of all, or beyond one."""
    passed = NOTHING if after == NOTHING else order_of(s, deck, seat, after)
    found, earliest = NOTHING, NOTHING
    for effect in range(wide(deck.kind_first[kind]), wide(deck.kind_end[kind])):
        if is_ready(s, deck, seat, effect):
            order = order_of(s, deck, seat, effect)
            if order > passed and (found == NOTHING or order < earliest):
                found, earliest = effect, order
    return found


@rule
def has_source(s: State, deck: Printed, seat: int, kind: int) -> bool:
    for effect in range(wide(deck.kind_first[kind]), wide(deck.kind_end[kind])):
        if is_ready(s, deck, seat, effect):
            return True
    return False


@rule
def use_first(s: State, deck: Printed, seat: int, kind: int) -> None:
    """GLD-264: where one use is needed, of the first in that order."""
    use(s, deck, next_source(s, deck, seat, kind, NOTHING))


@rule
def lowered(s: State, deck: Printed, seat: int, kind: int, room: int, amount: int) -> int:
    """An amount after all effects of a kind, one after the other, but never below 1 (GLD-263, GLD-272).

    One that lowers nothing is not used up.
    """
    effect = NOTHING
    while amount > LEAST:
        effect = next_source(s, deck, seat, kind, effect)
        if effect == NOTHING:
            break
        lowers = lowering(deck, effect, room)
        if lowers:
            amount = max(LEAST, amount - lowers)
            use(s, deck, effect)
    return amount


@rule
def lowering(deck: Printed, number: int, room: int) -> int:
    """What a rebate takes off a character's cost, or a discount off a room's price."""
    effect = deck.effects[number]
    if effect.kind == REBATE:
        return wide(effect.silver)
    return wide(effect.gold) if applies_to(wide(effect.scope), room) else 0


@rule
def applies_to(scope: int, room: int) -> bool:
    return scope in (FOR_ANY, FOR_SMALL if room < SMALL_ROOMS else FOR_LARGE)


@rule
def silver_of(s: State, deck: Printed, seat: int, kind: int) -> int:
    """What all working effects of a kind come to: they add up (GLD-249)."""
    total = 0
    for effect in range(wide(deck.kind_first[kind]), wide(deck.kind_end[kind])):
        if may_work(s, deck, seat, effect) == LEGAL:
            total += wide(deck.effects[effect].silver)
    return total


@rule
def protected_seats(s: State, deck: Printed, threat: int) -> int:
    """A bit for each seat that is protected (GLD-270)."""
    seats = 0
    for number in range(wide(deck.kind_first[PROTECT_OWN]), wide(deck.kind_end[PROTECT_OWN])):
        effect = deck.effects[number]
        source = wide(effect.source)
        owner = wide(s.character_at[source] if source < CHARACTERS else s.room_at[source - CHARACTERS])
        if effect.against == threat and owner < s.seats and may_work(s, deck, owner, number) == LEGAL:
            seats |= 1 << owner
    return seats


@rule
def is_protected(s: State, deck: Printed, seat: int, threat: int) -> bool:
    return (protected_seats(s, deck, threat) >> seat) & 1 != 0
