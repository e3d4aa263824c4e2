"""Phase 4, building (section 8): rooms are bought with gold and placed at once."""

from moothall.engine.agenda import ask, close
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.guilds.actions import BUY, PASS_TURN, PLACE
from moothall.games.guilds.stages.order import last_seat, left_of
from moothall.games.guilds.stages.site import clashing, fitting, has_legal_place, lay_room, touching
from moothall.games.guilds.stages.sources import LEAST, applies_to, has_use, may_work
from moothall.games.guilds.state import (
    BUILDING,
    BUILDING_PHASE,
    CELLS,
    CLAIM_DISCOUNT,
    DISCOUNT,
    NEXT_BUILDER,
    NOTHING,
    PLACE_ROOM,
    PLACES,
    ROTATIONS,
    Deck,
    State,
)


@rule
def rooms_on_display(s: State) -> int:
    count = 0
    for place in range(PLACES):
        if s.display[place] != NOTHING:
            count += 1
    return count


@rule
def begin_building(s: State) -> None:
    """GLD-139; GLD-314: without a room there is no turn."""
    s.phase = BUILDING_PHASE
    s.passes = 0
    ask(s.agenda, NEXT_BUILDER, last_seat(s))


@rule
def next_builder(s: State, deck: Deck, seat: int) -> bool:
    """GLD-149, GLD-150: whether the phase is over, else it is the left neighbour's turn."""
    if s.command.place != NOTHING:
        lay_bought_room(s, deck, seat)
    if s.passes == s.seats or rooms_on_display(s) == 0:
        s.passes = 0
        return True
    ask(s.agenda, BUILDING, left_of(s, seat))
    return False


@rule
def pass_building(s: State, seat: int) -> None:
    """GLD-148, GLD-149."""
    close(s.agenda)
    s.passes += 1
    ask(s.agenda, NEXT_BUILDER, seat)


# Prices.


@rule
def discount_on(s: State, deck: Deck, seat: int, room: int) -> int:
    """The gold by which all own effects together lower the price of a room of this size."""
    total = 0
    for effect in range(wide(deck.kind_first[DISCOUNT]), wide(deck.kind_end[DISCOUNT])):
        if applies_to(wide(deck.effects[effect].scope), room) and has_use(s, deck, effect):
            if may_work(s, deck, seat, effect) == LEGAL:
                total += wide(deck.effects[effect].gold)
    return total


@rule
def price_of(s: State, deck: Deck, seat: int, room: int) -> int:
    """GLD-143, GLD-263."""
    return max(LEAST, wide(deck.rooms[room].price) - discount_on(s, deck, seat, room))


# Turns.


@rule
def judge_building(s: State, deck: Deck, seat: int, verdict: Ints) -> None:
    """GLD-140."""
    for place in range(PLACES):
        verdict[BUY + place] = may_buy(s, deck, seat, place)
    verdict[PASS_TURN] = LEGAL


@rule
def may_buy(s: State, deck: Deck, seat: int, place: int) -> int:
    """GLD-142, GLD-143, GLD-146."""
    room = wide(s.display[place])
    if room == NOTHING:
        return 142
    me = s.players[seat]
    if price_of(s, deck, seat, room) > me.gold:
        return 143
    return LEGAL if has_legal_place(deck, me, room) else 146


@rule
def buy(s: State, seat: int, place: int) -> None:
    """Nothing has changed yet: it is paid when its place is known (GLD-145)."""
    close(s.agenda)
    s.command.place = place
    ask(s.agenda, NEXT_BUILDER, seat)
    ask(s.agenda, PLACE_ROOM, seat)


@rule
def judge_place(s: State, deck: Deck, seat: int, verdict: Ints) -> None:
    """GLD-166 to GLD-176: as `site.placement_verdict` says, for all cells at once."""
    me = s.players[seat]
    room = wide(s.display[s.command.place])
    for rotation in range(ROTATIONS):
        fit = fitting(deck, me, room, rotation)
        touch = touching(deck, me, room, rotation)
        clash = clashing(deck, me, room, rotation)
        for cell in range(CELLS):
            reason = 171 if (clash >> cell) & 1 else LEGAL
            if (touch >> cell) & 1 == 0:
                reason = 167
            if (fit >> cell) & 1 == 0:
                reason = 166
            verdict[PLACE + ROTATIONS * cell + rotation] = reason


@rule
def place_room(s: State, seat: int, cell: int, rotation: int) -> None:
    """GLD-264: it is paid before it lies there, so its own discount comes too late."""
    close(s.agenda)
    me = s.players[seat]
    me.spots[me.built] = ROTATIONS * cell + rotation
    s.passes = 0
    ask(s.agenda, CLAIM_DISCOUNT, seat)


@rule
def lay_bought_room(s: State, deck: Deck, seat: int) -> None:
    """GLD-145, GLD-147."""
    me = s.players[seat]
    place = wide(s.command.place)
    room = wide(s.display[place])
    spot = wide(me.spots[me.built])
    s.display[place] = NOTHING
    s.room_at[room] = seat
    s.command.place = NOTHING
    lay_room(deck, me, room, spot // ROTATIONS, spot % ROTATIONS)
