"""The turn (section 4): place a worker or take one back, then on to the next participant."""

from collections.abc import Callable, Hashable
from typing import NamedTuple

from moothall.engine.agenda import ask, close
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, always_the_same
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Memory, Values
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import (
    DONE,
    PLACE,
    QUESTIONS,
    RECALL_FROM,
    RECALL_FROM_BOARD,
    RECALL_FROM_MARKET,
    RECALL_FROM_PRISON,
)
from moothall.games.architects.stages import (
    automaton,
    ending,
    gathering,
    guardhouse,
    guildhall,
    hand,
    market,
    order,
    placement,
    reset,
    storehouse,
    town_centre,
    workshop,
)
from moothall.games.architects.state import (
    FOREST,
    GUARDHOUSE,
    GUILDHALL,
    LOCATIONS,
    MARKET_LARGE,
    MARKET_MIDDLE,
    MARKET_SMALL,
    MARKET_SPACES,
    MINES,
    NOTHING,
    OPEN_CIRCLES,
    QUARRY,
    SILVERSMITH,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
    Player,
    Printed,
    State,
)
from moothall.games.architects.telling import Named


@rule
def begin_turn(s: State, seat: int) -> None:
    """ARC-057, ARC-059; ARC-063: whoever has nothing to place or to take back is skipped."""
    s.active = seat
    me = s.players[seat]
    if seat >= s.people:
        ask(s.agenda, automaton.SCHEME, seat)
    elif me.supply:
        ask(s.agenda, TURN, seat)
    elif has_worker_outside(me) or has_worker_elsewhere(s, seat):
        ask(s.agenda, RECALL, seat)
    else:
        ask(s.agenda, NEXT_TURN, seat)


@rule
def has_worker_outside(me: Player) -> bool:
    for location in range(OPEN_CIRCLES):
        if me.working[location]:
            return True
    return False


@rule
def has_worker_elsewhere(s: State, seat: int) -> bool:
    """In the Prison, on the Black Market or on another board (ARC-062)."""
    for space in range(MARKET_SPACES):
        if s.market_worker[space] == seat:
            return True
    return s.players[seat].prison > 0 or guardhouse.captured_from(s, seat) > 0


@rule
def judge_turn(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """ARC-058, ARC-064: with a worker in the supply there is no passing and no recall."""
    me = s.players[seat]
    for location in range(OPEN_CIRCLES):
        verdict[PLACE + location] = LEGAL
    verdict[PLACE + WORKSHOP] = workshop.may_work(s, deck, me)
    if s.tax_stand == 0:
        verdict[PLACE + TAX_STAND] = 123
    for space in range(MARKET_SPACES):
        verdict[PLACE + MARKET_SMALL + space] = market.may_deal(s, deck, me, space)
    verdict[PLACE + GUILDHALL] = guildhall.may_enter(s, deck, seat)
    for action in range(RECALL_FROM, RECALL_FROM_BOARD + s.seats):
        verdict[action] = 64
    verdict[DONE] = 58


@rule
def place_worker(s: State, deck: Printed, seat: int, location: int) -> None:
    """ARC-065: resolve the location, then a reset, then the hand limit, then the next turn."""
    close(s.agenda)
    ask(s.agenda, NEXT_TURN, seat)
    ask(s.agenda, hand.CHECK_HAND, seat)
    ask(s.agenda, reset.CHECK_RESET, seat)
    me = s.players[seat]
    me.supply -= 1
    s.command.location = location
    if location < OPEN_CIRCLES:
        me.working[location] += 1
        s.command.workers = me.working[location]
    if location <= SILVERSMITH:
        gathering.gather(s, seat, location)
    elif location == TAX_STAND:
        market.take_taxes(s, deck, seat)
    elif location == GUILDHALL:
        guildhall.lay_worker(s, deck, seat)
        ask(s.agenda, guildhall.AT_GUILDHALL, seat)
    elif location >= MARKET_SMALL:
        market.deal(s, deck, seat, location - MARKET_SMALL)
    else:
        ask(s.agenda, question_at(location), seat)


@rule
def question_at(location: int) -> int:
    if location == STOREHOUSE:
        return storehouse.EXCHANGE
    if location == WORKSHOP:
        return workshop.AT_WORKSHOP
    return town_centre.CAPTURE if location == TOWN_CENTRE else guardhouse.AT_GUARDHOUSE


@rule
def judge_recall(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """ARC-059..062: from an open circle, and only who has nobody there from elsewhere."""
    me = s.players[seat]
    for location in range(GUILDHALL + 1):
        verdict[PLACE + location] = 59
    for location in range(OPEN_CIRCLES):
        verdict[RECALL_FROM + location] = LEGAL if me.working[location] else 59
    reason = 61 if has_worker_outside(me) else LEGAL
    for space in range(MARKET_SPACES):
        verdict[RECALL_FROM_MARKET + space] = reason if s.market_worker[space] == seat else 62
    verdict[RECALL_FROM_PRISON] = reason if me.prison else 62
    for other in range(s.seats):
        verdict[RECALL_FROM_BOARD + other] = reason if s.players[other].captured[seat] else 62


@rule
def take_back(s: State, seat: int) -> None:
    """ARC-060: it can be placed from the next turn on."""
    close(s.agenda)
    ask(s.agenda, NEXT_TURN, seat)
    ask(s.agenda, hand.CHECK_HAND, seat)
    s.players[seat].supply += 1


@rule
def recall(s: State, deck: Printed, seat: int, location: int) -> None:
    s.players[seat].working[location] -= 1
    take_back(s, seat)


@rule
def recall_from_market(s: State, deck: Printed, seat: int, space: int) -> None:
    s.market_worker[space] = NOTHING
    take_back(s, seat)


@rule
def recall_from_prison(s: State, deck: Printed, seat: int, choice: int) -> None:
    s.players[seat].prison -= 1
    take_back(s, seat)


@rule
def recall_from_board(s: State, deck: Printed, seat: int, other: int) -> None:
    s.players[other].captured[seat] -= 1
    take_back(s, seat)


@rule
def next_turn(s: State, deck: Printed, seat: int) -> None:
    """ARC-246..251: everybody has one more turn after the one that filled the Guildhall."""
    placement.wipe_command(s.command)
    if s.turns_left:
        s.turns_left -= 1
        if s.turns_left == 0:
            s.active = NOTHING
            ask(s.agenda, ending.END_EFFECTS, wide(s.start_seat))
            return
    elif s.guildhall_filled == deck.hall_spaces[s.seats]:
        s.turns_left = s.seats
    begin_turn(s, order.following(s, seat))


# How it is told.


def tell_turn(s: State, deck: Deck, seat: int) -> Values:
    return {"workers": int(s.players[seat].supply), "last": "yes" if s.turns_left else "no"}


# What a worker would bring, each told by the place itself, and what that hangs on besides the deck.


def on_workers(s: State, me: Player, location: int) -> Hashable:
    return int(me.working[location])


def on_workers_and_apprentices(s: State, me: Player, location: int) -> Hashable:
    return int(me.working[location]), *me.apprentices


def on_tax_and_apprentices(s: State, me: Player, location: int) -> Hashable:
    return int(s.tax_stand), *me.apprentices


def on_market_and_apprentices(s: State, me: Player, location: int) -> Hashable:
    return int(market.small_card(s)), int(s.market_large), *me.apprentices


def on_guildhall(s: State, me: Player, location: int) -> Hashable:
    return int(s.seats), int(s.guildhall_filled)


class ToldBy(NamedTuple):
    tell: Callable[[State, Deck, Player, int], Values]
    depends: Callable[[State, Player, int], Hashable]


TOLD_BY = {
    QUARRY: ToldBy(gathering.tell_gathering, on_workers_and_apprentices),
    FOREST: ToldBy(gathering.tell_gathering, on_workers_and_apprentices),
    MINES: ToldBy(gathering.tell_mines, on_workers_and_apprentices),
    SILVERSMITH: ToldBy(gathering.tell_gathering, on_workers_and_apprentices),
    STOREHOUSE: ToldBy(placement.tell_workers, on_workers),
    WORKSHOP: ToldBy(workshop.tell_workshop, on_workers),
    TOWN_CENTRE: ToldBy(placement.tell_workers, on_workers),
    TAX_STAND: ToldBy(market.tell_tax_stand, on_tax_and_apprentices),
    GUARDHOUSE: ToldBy(placement.tell_workers, on_workers),
    MARKET_SMALL: ToldBy(market.tell_space, on_market_and_apprentices),
    MARKET_MIDDLE: ToldBy(market.tell_space, on_market_and_apprentices),
    MARKET_LARGE: ToldBy(market.tell_space, on_market_and_apprentices),
    GUILDHALL: ToldBy(guildhall.tell_guildhall, on_guildhall),
}


_TOLD: Memory[Telling] = Memory()


def tell_place(s: State, deck: Deck, seat: int, values: Named) -> Telling:
    location = values["location"]
    told: Values = {"location": LOCATIONS[location]}
    told |= TOLD_BY[location].tell(s, deck, s.players[seat], location)
    return Telling(f"action-place-{LOCATIONS[location]}", told)


def place_depends(s: State, seat: int, values: Named) -> Hashable:
    location = values["location"]
    return TOLD_BY[location].depends(s, s.players[seat], location)


def told_place(s: State, deck: Deck, seat: int, location: int) -> Telling:
    """Also to whoever isn't asked just now."""
    key = deck, location, TOLD_BY[location].depends(s, s.players[seat], location)
    return _TOLD.recall(key, lambda: tell_place(s, deck, seat, {"location": location}))


def working_at(s: State, seat: int, values: Named) -> Hashable:
    return s.players[seat].working[values["location"]]


def tell_recall(s: State, deck: Deck, seat: int, values: Named) -> Values:
    location = values["location"]
    return {"location": LOCATIONS[location], "workers": int(s.players[seat].working[location])}


def tell_recall_from_market(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return {"location": LOCATIONS[MARKET_SMALL + values["space"]]}


def tell_recall_from_board(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return {"seat_whose": values["seat"]}


TURN = QUESTIONS.question(  # with a worker left: where to place it
    "turn",
    judge=judge_turn,
    answers={"place": Answer(place_worker, tell=tell_place, depends=place_depends)},
    tell=tell_turn,
)
RECALL = QUESTIONS.question(  # without one: where to take one back from
    "recall",
    judge=judge_recall,
    answers={
        "recall": Answer(recall, tell=tell_recall, depends=working_at),
        "recall_from_market": Answer(
            recall_from_market, tell=tell_recall_from_market, depends=always_the_same
        ),
        "recall_from_prison": Answer(recall_from_prison, depends=always_the_same),
        "recall_from_board": Answer(recall_from_board, tell=tell_recall_from_board, depends=always_the_same),
    },
)
NEXT_TURN = QUESTIONS.work("next_turn", next_turn)  # the end may be triggered, and the next one is asked
