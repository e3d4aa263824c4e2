"""Action 1, Build: a tile from the market into the own settlement (section 6.1)."""

from collections.abc import Hashable

from moothall.engine.actions import Action
from moothall.engine.agenda import ask, close, open_stage
from moothall.engine.chance import reveal
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, always_the_same, untold
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values, tell_lacking
from moothall.engine.verdict import LEGAL
from moothall.games.settlement import telling
from moothall.games.settlement.actions import PLACE, QUESTIONS, STACK
from moothall.games.settlement.stages import artifacts, command, goods, settlement, settlers
from moothall.games.settlement.state import (
    BUILD,
    FIELDS,
    NOTHING,
    ON_BUILDING,
    RESOLVE_BUILDING,
    STACKS,
    Player,
    Printed,
    State,
)
from moothall.games.settlement.telling import Named


@rule
def empty_places(me: Player) -> int:
    count = 0
    for place in range(FIELDS):
        if me.building[place] == NOTHING:
            count += 1
    return count


@rule
def may_build(s: State, deck: Printed, me: Player, places: int, field: int) -> int:
    """SET-073..077: a settler, a tile on that market field, its price and an empty building field."""
    if s.market_pile[field] == 0:
        return 74
    if settlers.settlers_at_hand(me) < 1:
        return 73
    if places == 0:
        return 77
    if not goods.can_pay(me, deck.building_cost[s.market[field]]):
        return 75
    return LEGAL


@rule
def name_building(s: State, deck: Printed, seat: int, field: int) -> None:
    command.begin_command(s, seat, BUILD, field, 1)
    ask(s.agenda, REFILL, seat)
    ask(s.agenda, RAISE_BUILDING, seat)
    ask(s.agenda, settlers.MUSTER, seat)
    me = s.players[seat]
    if empty_places(me) > 1:
        ask(s.agenda, PLACE_BUILDING, seat)
        return
    for place in range(FIELDS):
        if me.building[place] == NOTHING:
            s.command.place = place


@rule
def judge_place(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """SET-076: any empty building field."""
    me = s.players[seat]
    for place in range(FIELDS):
        verdict[PLACE + place] = LEGAL if me.building[place] == NOTHING else 76


@rule
def name_place(s: State, deck: Printed, seat: int, place: int) -> None:
    close(s.agenda)
    s.command.place = place


@rule
def raise_building(s: State, deck: Printed, seat: int) -> None:
    """SET-084: the settler is deployed; now pay, place, and the Hourglass if held."""
    me = s.players[seat]
    field = s.command.target
    building = s.market[field]
    goods.pay(me, deck.building_cost[building])
    me.building[s.command.place] = building
    s.market_pile[field] -= 1
    if s.market_pile[field] == 0:
        s.market[field] = NOTHING
    artifacts.artifact_gives(deck, me, ON_BUILDING, NOTHING)
    if artifacts.holds(deck, me, RESOLVE_BUILDING):
        ask(s.agenda, settlement.HOURGLASS, seat)


@rule
def refill(s: State, deck: Printed, seat: int) -> None:
    """SET-080..083: an emptied market field gets a tile from a stack of the player's choice."""
    stocked = 0
    for stack in range(STACKS):
        if s.buildings_left[stack]:
            stocked += 1
    if s.market_pile[s.command.target] or stocked == 0:
        return
    if stocked > 1:
        ask(s.agenda, CHOOSE_STACK, seat)
    else:
        show_building(s, wide(s.command.target), fullest_stack(s))


@rule
def judge_stack(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """SET-082: not from an empty stack."""
    for stack in range(STACKS):
        verdict[STACK + stack] = LEGAL if s.buildings_left[stack] else 82


@rule
def name_stack(s: State, deck: Printed, seat: int, stack: int) -> None:
    close(s.agenda)
    show_building(s, wide(s.command.target), stack)


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
    reveal(s.chance)
    s.buildings_left[stack] -= 1
    top = s.buildings_left[stack]
    s.market[field] = s.building_stack[stack, top]
    s.market_pile[field] = 1
    s.building_stack[stack, top] = NOTHING


def tile_from_fullest_stack(s: State) -> int | None:
    """SET-082: the answer where a player names none."""
    return STACK + fullest_stack(s) if open_stage(s.agenda) == CHOOSE_STACK else None


def tell_offer(s: State, deck: Deck, seat: int, values: Named) -> Values:
    field = values["market"]
    building = int(s.market[field])
    cost = "" if building == NOTHING else telling.tell_goods(deck.printed.building_cost[building])
    return telling.tell_building(deck, building) | {"field": field + 1, "goods_cost": cost}


def on_offer(s: State, seat: int, values: Named) -> Hashable:
    return int(s.market[values["market"]])


def tell_building_to_place(s: State, deck: Deck, seat: int) -> Values:
    return telling.tell_building(deck, int(s.market[s.command.target]))


def tell_emptied_field(s: State, deck: Deck, seat: int) -> Values:
    return {"field": int(s.command.target) + 1}


def tell_stack(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return {"stack": values["stack"] + 1, "tiles": int(s.buildings_left[values["stack"]])}


def tell_price_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    cost = deck.printed.building_cost[int(s.market[answer.values["market"]])]
    return tell_lacking(telling.tell_goods(goods.lacking(s.players[seat], cost)))


PLACE_BUILDING = QUESTIONS.question(
    "place_building",
    judge=judge_place,
    answers={"place": Answer(name_place, telling.tell_named_field, deed=untold, depends=always_the_same)},
    tell=tell_building_to_place,
)
RAISE_BUILDING = QUESTIONS.work("raise_building", raise_building)
REFILL = QUESTIONS.work("refill", refill)
CHOOSE_STACK = QUESTIONS.question(
    "choose_stack",
    judge=judge_stack,
    answers={"stack": Answer(name_stack, tell_stack, deed=untold)},
    tell=tell_emptied_field,
)
QUESTIONS.refusals({75: tell_price_lacking})
