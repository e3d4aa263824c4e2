"""Action 1, Build: a tile from the market into the own settlement (section 6.1)."""

from moothall.engine.agenda import ask, close
from moothall.engine.chance import reveal
from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.settlement.actions import PLACE, STACK
from moothall.games.settlement.stages.artifacts import artifact_gives, holds
from moothall.games.settlement.stages.command import FINISH, MUSTER, REFILL, WAIT, begin_command
from moothall.games.settlement.stages.goods import can_pay, pay
from moothall.games.settlement.stages.settlers import settlers_at_hand
from moothall.games.settlement.state import (
    BUILD,
    CHOOSE_STACK,
    FIELDS,
    HOURGLASS,
    NOTHING,
    ON_BUILDING,
    PLACE_BUILDING,
    RESOLVE_BUILDING,
    STACKS,
    Deck,
    Player,
    State,
)


@rule
def empty_places(me: Player) -> int:
    count = 0
    for place in range(FIELDS):
        if me.building[place] == NOTHING:
            count += 1
    return count


@rule
def may_build(s: State, deck: Deck, me: Player, places: int, field: int) -> int:
    """SET-073..077: a settler, a tile on that market field, its price and an empty building field."""
    if s.market_pile[field] == 0:
        return 74
    if settlers_at_hand(me) < 1:
        return 73
    if places == 0:
        return 77
    if not can_pay(me, deck.building_cost[s.market[field]]):
        return 75
    return LEGAL


@rule
def name_building(s: State, seat: int, field: int) -> int:
    begin_command(s, BUILD, field, 1)
    me = s.players[seat]
    if empty_places(me) > 1:
        ask(s.agenda, PLACE_BUILDING, seat)
        return WAIT
    for place in range(FIELDS):
        if me.building[place] == NOTHING:
            s.command.place = place
    return MUSTER


@rule
def judge_place(me: Player, verdict: Ints) -> None:
    """SET-076: any empty building field."""
    for place in range(FIELDS):
        verdict[PLACE + place] = LEGAL if me.building[place] == NOTHING else 76


@rule
def name_place(s: State, place: int) -> int:
    close(s.agenda)
    s.command.place = place
    return MUSTER


@rule
def raise_building(s: State, deck: Deck, seat: int) -> int:
    """SET-084: the settler is deployed; now pay, place, the Hourglass if held, and the refill."""
    me = s.players[seat]
    field = s.command.target
    building = s.market[field]
    pay(me, deck.building_cost[building])
    me.building[s.command.place] = building
    s.market_pile[field] -= 1
    if s.market_pile[field] == 0:
        s.market[field] = NOTHING
    artifact_gives(deck, me, ON_BUILDING, NOTHING)
    if holds(deck, me, RESOLVE_BUILDING):
        ask(s.agenda, HOURGLASS, seat)
        return WAIT
    return REFILL


@rule
def refill(s: State, seat: int) -> int:
    """SET-080..083: an emptied market field gets a tile from a stack of the player's choice."""
    stocked = 0
    for stack in range(STACKS):
        if s.buildings_left[stack]:
            stocked += 1
    if s.market_pile[s.command.target] or stocked == 0:
        return FINISH
    if stocked > 1:
        ask(s.agenda, CHOOSE_STACK, seat)
        return WAIT
    show_building(s, s.command.target, fullest_stack(s))
    return FINISH


@rule
def judge_stack(s: State, verdict: Ints) -> None:
    """SET-082: not from an empty stack."""
    for stack in range(STACKS):
        verdict[STACK + stack] = LEGAL if s.buildings_left[stack] else 82


@rule
def name_stack(s: State, stack: int) -> int:
    close(s.agenda)
    show_building(s, s.command.target, stack)
    return FINISH


@rule
def fullest_stack(s: State) -> int:
    """The stack with most tiles, the first among equals (SET-082, SET-205)."""
    fullest = 0
    for stack in range(1, STACKS):
        if s.buildings_left[stack] > s.buildings_left[fullest]:
            fullest = stack
    return fullest


@rule
def show_building(s: State, field: int, stack: int) -> None:
    """Turn the top tile of a stack up on an empty market field."""
    s.buildings_left[stack] -= 1
    top = s.buildings_left[stack]
    s.market[field] = s.building_stack[stack, top]
    s.market_pile[field] = 1
    s.building_stack[stack, top] = NOTHING
    reveal(s.chance)
