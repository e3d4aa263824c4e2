"""Phase 4, building (section 8): rooms are bought with gold and placed at once."""

from typing import Any

from moothall.engine.actions import Action
from moothall.engine.agenda import ask, close
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.parts import part
from moothall.engine.questions import Answer, untold
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values, amount_of, tell_lacking
from moothall.engine.verdict import LEGAL, NOT_ASKED
from moothall.games.guilds import placement, telling
from moothall.games.guilds.actions import BUY, PASS_TURN, PLACE, QUESTIONS, SPACE
from moothall.games.guilds.stages import effects, order, site, sources, week
from moothall.games.guilds.state import (
    BUILDING_PHASE,
    CELLS,
    DISCOUNT,
    NOTHING,
    PLACES,
    ROTATIONS,
    SIDES,
    Printed,
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
def begin_building(s: State, deck: Printed, seat: int) -> None:
    """GLD-139; GLD-314: without a room there is no turn."""
    s.phase = BUILDING_PHASE
    s.passes = 0
    ask(s.agenda, NEXT_BUILDER, order.last_seat(s))


@rule
def next_builder(s: State, deck: Printed, seat: int) -> None:
    """GLD-149, GLD-150: the left neighbour's turn, unless the phase is over."""
    if s.passes == s.seats or rooms_on_display(s) == 0:
        s.passes = 0
        ask(s.agenda, week.END, NOTHING)
    else:
        ask(s.agenda, BUILDING, order.left_of(s, seat))


@rule
def pass_building(s: State, deck: Printed, seat: int, choice: int) -> None:
    """GLD-148, GLD-149."""
    close(s.agenda)
    s.passes += 1
    ask(s.agenda, NEXT_BUILDER, seat)


# Prices.


@rule
def discount_on(s: State, deck: Printed, seat: int, room: int) -> int:
    """The gold by which all own effects together lower the price of a room of this size."""
    total = 0
    for effect in range(wide(deck.kind_first[DISCOUNT]), wide(deck.kind_end[DISCOUNT])):
        lowers = sources.lowering(deck, effect, room)
        if lowers and sources.is_ready(s, deck, seat, effect):
            total += lowers
    return total


@rule
def price_of(s: State, deck: Printed, seat: int, room: int) -> int:
    """GLD-143, GLD-263."""
    return max(sources.LEAST, wide(deck.rooms[room].price) - discount_on(s, deck, seat, room))


# Buying.


@rule
def judge_building(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """GLD-140."""
    for place in range(PLACES):
        verdict[BUY + place] = may_buy(s, deck, seat, place)
    verdict[PASS_TURN] = LEGAL


@rule
def may_buy(s: State, deck: Printed, seat: int, place: int) -> int:
    """GLD-142, GLD-143, GLD-146."""
    room = wide(s.display[place])
    if room == NOTHING:
        return 142
    me = s.players[seat]
    if price_of(s, deck, seat, room) > me.gold:
        return 143
    return LEGAL if site.has_legal_place(deck, me, room) else 146


@rule
def buy(s: State, deck: Printed, seat: int, place: int) -> None:
    """Nothing has changed yet: it is paid when its place is known (GLD-145)."""
    close(s.agenda)
    s.command.place = place
    ask(s.agenda, NEXT_BUILDER, seat)
    ask(s.agenda, PLACE_ROOM, seat)


def tell_buy(s: State, deck: Deck, seat: int, values: telling.Named) -> Values:
    told, room = telling.tell_room(s, deck, values["place"]), int(s.display[values["place"]])
    if room == NOTHING:
        return told
    return told | {"goods_cost": amount_of(gold=int(price_of(s, deck.printed, seat, room)))}


# Placing.


@rule
def judge_place(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """GLD-166 to GLD-176: as `site.placement_verdict` says, for all cells at once."""
    me = s.players[seat]
    room = wide(s.display[s.command.place])
    for rotation in range(ROTATIONS):
        fit = site.fitting(deck, me, room, rotation)
        touch = site.touching(deck, me, room, rotation)
        clash = site.clashing(deck, me, room, rotation)
        for cell in range(CELLS):
            reason = 171 if (clash >> cell) & 1 else LEGAL
            if (touch >> cell) & 1 == 0:
                reason = 167
            if (fit >> cell) & 1 == 0:
                reason = 166
            verdict[PLACE + ROTATIONS * cell + rotation] = reason


@rule
def place_room(s: State, deck: Printed, seat: int, choice: int) -> None:
    """GLD-145, GLD-147; GLD-264: it is paid before it lies there, so its own discount comes too late."""
    close(s.agenda)
    me = s.players[seat]
    place = wide(s.command.place)
    room = wide(s.display[place])
    me.gold -= sources.lowered(s, deck, seat, DISCOUNT, room, wide(deck.rooms[room].price))
    s.display[place] = NOTHING
    s.room_at[room] = seat
    s.command.place = NOTHING
    site.lay_room(deck, me, room, choice // ROTATIONS, choice % ROTATIONS)
    s.passes = 0


@part
def placing_verdicts(s: State, deck: Deck, seat: int) -> list[int]:
    """Of each answer to where the room goes."""
    verdict: Any = [NOT_ASKED] * len(SPACE)
    judge_place(s, deck.printed, seat, verdict)
    said: list[int] = verdict[PLACE : PLACE + ROTATIONS * CELLS]
    return said


def tell_place(s: State, deck: Deck, seat: int, values: telling.Named) -> Values | Telling:
    cell, rotation = values["cell"], values["rotation"]
    me, room = s.players[seat], int(s.display[s.command.place])
    verdict = placing_verdicts(s, deck, seat)[ROTATIONS * cell + rotation]
    cells = placement.room_cells(deck, room, cell, rotation)
    told = telling.tell_cells([each.cell for each in cells] or [cell]) | {"turn": str(rotation)}
    if verdict != LEGAL:  # what it would bring is of no use to anybody
        return Telling("action-place-not", told | telling.tell_room(s, deck, int(s.command.place)))
    told |= tell_buy(s, deck, seat, {"place": int(s.command.place)})
    built = placement.with_room(deck, me, room, cell, rotation)
    told |= {"reach": "yes" if site.is_active(built, int(me.built)) else "no"}
    return told | placement.tell_ways(deck, me, cells)


def tell_room_in_hand(s: State, deck: Deck, seat: int) -> Values:
    return telling.tell_room(s, deck, int(s.command.place))


# Why not.


def tell_gold_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    price = price_of(s, deck.printed, seat, int(s.display[answer.values["place"]]))
    return tell_lacking(amount_of(gold=int(price) - int(s.players[seat].gold)))


def tell_no_room(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    """It would stick out, or lie on another."""
    room = int(s.display[s.command.place])
    inside = site.footprint(deck.printed, room, answer.values["cell"], answer.values["rotation"])
    return Telling("why-covers" if inside else "why-sticks_out")


def tell_clash(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    """The first side on which a door would meet a wall: a door of this room, or of its neighbour."""
    me, room = s.players[seat], int(s.display[s.command.place])
    cells = placement.room_cells(deck, room, answer.values["cell"], answer.values["rotation"])
    clashes = [
        (SIDES[side], SIDES[side] in cell.doors)
        for cell in cells
        for side in site.clashing_sides(me, cell.cell, sum(1 << SIDES.index(door) for door in cell.doors))
        if SIDES[side] != cell.inner
    ]
    towards, is_own = clashes[0]
    return Telling("why-door" if is_own else "why-wall", {"towards": towards})


# A turn of phase 4: a room to buy, or a pass (GLD-140).
BUILDING = QUESTIONS.question(
    "building",
    judge=(effects.judge_abilities, judge_building),
    answers={
        "use_ability": effects.ABILITY,
        "buy": Answer(buy, tell=tell_buy, deed=untold, group="rooms"),
        "pass_turn": pass_building,
    },
    tell=telling.tell_coins,
)
# Where the room goes, and turned how (GLD-145).
PLACE_ROOM = QUESTIONS.question(
    "place_room",
    judge=judge_place,
    answers={"place": Answer(place_room, tell=tell_place)},
    tell=tell_room_in_hand,
)
BEGIN = QUESTIONS.work("begin_building", begin_building)
NEXT_BUILDER = QUESTIONS.work("next_builder", next_builder)
QUESTIONS.refusals({143: tell_gold_lacking, 166: tell_no_room, 171: tell_clash})
