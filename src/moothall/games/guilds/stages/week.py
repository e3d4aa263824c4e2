"""How a week starts (section 4) and ends (section 11), and when the game does (section 12)."""

from moothall.engine.actions import Action
from moothall.engine.agenda import ask, close
from moothall.engine.chance import reveal
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, untold
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values, amount_of, tell_lacking
from moothall.engine.verdict import LEGAL
from moothall.games.guilds import telling
from moothall.games.guilds.actions import DONE, PROTECT_ROOM, QUESTIONS, WAYS_TO_PROTECT
from moothall.games.guilds.stages import auction, building, metrics, order, sources
from moothall.games.guilds.state import (
    AREAS,
    CARDS,
    DISCARDED,
    FREE,
    FREE_PROTECT,
    FULL_SITE,
    KEEP_SILVER,
    LAST_PHASE,
    NOTHING,
    ON_TABLE,
    PAID,
    PLACES,
    SMALL_PLACES,
    START_WEIGHT,
    UNPROTECTED,
    Printed,
    State,
)

COST_OF_PROTECTION = 1  # silver (GLD-189)

# Phase 1.


@rule
def start_week(s: State, deck: Printed, seat: int) -> None:
    """GLD-060, GLD-066, GLD-067, GLD-069, GLD-247."""
    sources.restart_uses(s, deck)
    for each in range(wide(s.seats)):
        silver, gold = metrics.incomes(s, deck, each)
        s.players[each].silver += silver
        s.players[each].gold += gold
    reveal(s.chance)
    turn_up_rooms(s, deck)
    deal_characters(s, deck)
    ask(s.agenda, auction.BEGIN, NOTHING)


@rule
def turn_up_rooms(s: State, deck: Printed) -> None:
    """GLD-067, GLD-068, GLD-070: until the display is full, those that were kept included."""
    for place in range(wide(deck.small_rooms[s.seats])):
        if s.display[place] == NOTHING and s.smalls_left:
            s.smalls_left -= 1
            put_on_display(s, place, wide(s.small_pile[s.smalls_left]))
            s.small_pile[s.smalls_left] = NOTHING
    for place in range(SMALL_PLACES, SMALL_PLACES + wide(deck.large_rooms[s.seats])):
        if s.display[place] == NOTHING and s.larges_left:
            s.larges_left -= 1
            put_on_display(s, place, wide(s.large_pile[s.larges_left]))
            s.large_pile[s.larges_left] = NOTHING


@rule
def put_on_display(s: State, place: int, room: int) -> None:
    s.display[place] = room
    s.room_at[room] = ON_TABLE


@rule
def deal_characters(s: State, deck: Printed) -> None:
    """GLD-083: area by area, from the top of the deck."""
    for area in range(auction.areas_in_use(s, deck)):
        for card in range(wide(deck.area_cards[s.plan, area])):
            if s.characters_left:
                s.characters_left -= 1
                character = s.character_pile[s.characters_left]
                s.character_pile[s.characters_left] = NOTHING
                s.town[area, card] = character
                s.character_at[character] = ON_TABLE


# Phase 5: protect rooms.


@rule
def begin_week_end(s: State, deck: Printed, seat: int) -> None:
    """GLD-188, GLD-189; GLD-205: without a room nobody is asked."""
    s.phase = LAST_PHASE
    if building.rooms_on_display(s):
        ask(s.agenda, PROTECT, wide(s.start_seat))
    else:
        ask(s.agenda, NEXT_PROTECTOR, order.last_seat(s))


@rule
def judge_protect(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    paid = may_pay(s, seat)
    free = LEGAL if sources.has_source(s, deck, seat, FREE_PROTECT) else 274
    for place in range(PLACES):
        if s.display[place] != NOTHING:
            is_open = s.protection[place] == UNPROTECTED
            first = PROTECT_ROOM + WAYS_TO_PROTECT * place
            verdict[first] = paid if is_open else 191
            verdict[first + 1] = free if is_open else 191
    verdict[DONE] = LEGAL


@rule
def may_pay(s: State, seat: int) -> int:
    """GLD-189, GLD-190."""
    if s.command.has_paid:
        return 190
    return LEGAL if s.players[seat].silver >= COST_OF_PROTECTION else 189


@rule
def protect(s: State, deck: Printed, seat: int, choice: int) -> None:
    """GLD-192: the coin lies on the room; GLD-274: or none does."""
    place, is_free = choice // WAYS_TO_PROTECT, choice % WAYS_TO_PROTECT
    if is_free:
        s.protection[place] = FREE
        sources.use_first(s, deck, seat, FREE_PROTECT)
    else:
        s.players[seat].silver -= COST_OF_PROTECTION
        s.command.has_paid = 1
        s.protection[place] = PAID


def tell_protect(s: State, deck: Deck, seat: int, values: telling.Named) -> Values | Telling:
    told = tell_kept_room(s, deck, values["place"])
    return Telling("action-protect-free", told) if values["free"] else told


def tell_protected(s: State, deck: Deck, seat: int, values: telling.Named) -> Telling:
    told: Values = {"seat": seat}
    told |= tell_kept_room(s, deck, values["place"])
    return Telling("deed-protect-free" if values["free"] else "deed-protect", told)


def tell_kept_room(s: State, deck: Deck, place: int) -> Values:
    return telling.tell_room(s, deck, place) | {"goods_cost": amount_of(silver=COST_OF_PROTECTION)}


@rule
def end_protection(s: State, deck: Printed, seat: int, choice: int) -> None:
    close(s.agenda)
    s.command.has_paid = 0
    ask(s.agenda, NEXT_PROTECTOR, seat)


@rule
def next_protector(s: State, deck: Printed, seat: int) -> None:
    """GLD-190: one turn each, then the rest of the phase."""
    left = order.left_of(s, seat)
    if left == s.start_seat:
        end_week(s, deck)
    else:
        ask(s.agenda, PROTECT, left)


# Phase 5: the rest.


@rule
def end_week(s: State, deck: Printed) -> None:
    """GLD-188, GLD-204."""
    discard_rooms(s)
    discard_characters(s)
    s.start_seat = next_start_seat(s, deck)
    for seat in range(wide(s.seats)):
        me = s.players[seat]
        me.silver = min(wide(me.silver), sources.silver_of(s, deck, seat, KEEP_SILVER))
    if is_last_week(s, deck):
        s.over = 1
    else:
        s.week += 1
        ask(s.agenda, START, NOTHING)


@rule
def discard_rooms(s: State) -> None:
    """GLD-195, GLD-317."""
    for place in range(PLACES):
        room = wide(s.display[place])
        if room != NOTHING and s.protection[place] == UNPROTECTED:
            s.room_at[room] = DISCARDED
            s.display[place] = NOTHING
        s.protection[place] = UNPROTECTED


@rule
def discard_characters(s: State) -> None:
    """GLD-196."""
    for area in range(AREAS):
        for card in range(CARDS):
            character = wide(s.town[area, card])
            if character != NOTHING:
                s.character_at[character] = DISCARDED
                s.town[area, card] = NOTHING


@rule
def next_start_seat(s: State, deck: Printed) -> int:
    """GLD-197 to GLD-201, GLD-275: most silver, then most gold, then the left neighbour."""
    best, highest, is_tied = NOTHING, NOTHING, False
    for seat in range(wide(s.seats)):
        silver = wide(s.players[seat].silver) + sources.silver_of(s, deck, seat, START_WEIGHT)
        if silver > highest:
            best, highest, is_tied = seat, silver, False
        elif silver == highest:
            gold, most = wide(s.players[seat].gold), wide(s.players[best].gold)
            if gold > most:
                best, is_tied = seat, False
            elif gold == most:
                is_tied = True
    return order.left_of(s, wide(s.start_seat)) if is_tied else best


@rule
def is_last_week(s: State, deck: Printed) -> bool:
    """GLD-206 to GLD-208: all weeks are over, or somebody's site is full."""
    if s.week == deck.weeks[s.seats]:
        return True
    for seat in range(wide(s.seats)):
        if s.players[seat].occupied == FULL_SITE:
            return True
    return False


def tell_coin_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    return tell_lacking(amount_of(silver=COST_OF_PROTECTION - int(s.players[seat].silver)))


# The own turn of GLD-189: rooms to be kept, until done.
PROTECT = QUESTIONS.question(
    "protect",
    judge=judge_protect,
    answers={
        "protect": Answer(protect, tell=tell_protect, deed=tell_protected, group="rooms"),
        "done": Answer(end_protection, deed=untold),
    },
    tell=telling.tell_coins,
)
START = QUESTIONS.work("start_week", start_week)  # phase 1 (GLD-060 to GLD-070)
END = QUESTIONS.work("end_week", begin_week_end)  # phase 5
NEXT_PROTECTOR = QUESTIONS.work("next_protector", next_protector)  # or the rest of phase 5
QUESTIONS.refusals({189: tell_coin_lacking})
