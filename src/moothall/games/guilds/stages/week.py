"""How a week starts (section 4) and ends (section 11), and when the game does (section 12)."""

from moothall.engine.agenda import ask, close
from moothall.engine.chance import reveal
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.guilds.actions import DONE, PROTECT_ROOM
from moothall.games.guilds.stages.auction import areas_in_use
from moothall.games.guilds.stages.building import rooms_on_display
from moothall.games.guilds.stages.metrics import GOLD_BITS, incomes
from moothall.games.guilds.stages.order import last_seat, left_of
from moothall.games.guilds.stages.sources import has_source, restart_uses, silver_of
from moothall.games.guilds.state import (
    AREAS,
    CARDS,
    CLAIM_FREE_PROTECT,
    DISCARDED,
    FREE,
    FREE_PROTECT,
    FULL_SITE,
    KEEP_SILVER,
    LAST_PHASE,
    NEXT_PROTECTOR,
    NOTHING,
    ON_TABLE,
    PAID,
    PLACES,
    PROTECT,
    SMALL_PLACES,
    START_WEEK,
    START_WEIGHT,
    UNPROTECTED,
    Deck,
    State,
)

# Phase 1.


@rule
def start_week(s: State, deck: Deck) -> None:
    """GLD-060, GLD-066, GLD-067, GLD-069, GLD-247."""
    restart_uses(s, deck)
    for seat in range(wide(s.seats)):
        me = s.players[seat]
        both = incomes(s, deck, seat)
        me.silver += both & ((1 << GOLD_BITS) - 1)
        me.gold += both >> GOLD_BITS
    turn_up_rooms(s, deck)
    deal_characters(s, deck)
    reveal(s.chance)


@rule
def turn_up_rooms(s: State, deck: Deck) -> None:
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
def deal_characters(s: State, deck: Deck) -> None:
    """GLD-083: area by area, from the top of the deck."""
    for area in range(areas_in_use(s, deck)):
        for card in range(wide(deck.area_cards[s.plan, area])):
            if s.characters_left:
                s.characters_left -= 1
                character = s.character_pile[s.characters_left]
                s.character_pile[s.characters_left] = NOTHING
                s.town[area, card] = character
                s.character_at[character] = ON_TABLE


# Phase 5: protect rooms.


@rule
def begin_week_end(s: State) -> None:
    """GLD-188, GLD-189; GLD-205: without a room nobody is asked."""
    s.phase = LAST_PHASE
    if rooms_on_display(s):
        ask(s.agenda, PROTECT, wide(s.start_seat))
    else:
        ask(s.agenda, NEXT_PROTECTOR, last_seat(s))


@rule
def judge_protect(s: State, deck: Deck, seat: int, verdict: Ints) -> None:
    paid = may_pay(s, seat)
    free = LEGAL if has_source(s, deck, seat, FREE_PROTECT) else 274
    for place in range(PLACES):
        if s.display[place] != NOTHING:
            is_open = s.protection[place] == UNPROTECTED
            verdict[PROTECT_ROOM + 2 * place] = paid if is_open else 191
            verdict[PROTECT_ROOM + 2 * place + 1] = free if is_open else 191
    verdict[DONE] = LEGAL


@rule
def may_pay(s: State, seat: int) -> int:
    """GLD-189, GLD-190."""
    if s.command.has_paid:
        return 190
    return LEGAL if s.players[seat].silver else 189


@rule
def protect(s: State, seat: int, place: int, is_free: int) -> None:
    """GLD-192: the coin lies on the room; GLD-274: or none does."""
    if is_free:
        s.protection[place] = FREE
        ask(s.agenda, CLAIM_FREE_PROTECT, seat)
    else:
        s.players[seat].silver -= 1
        s.command.has_paid = 1
        s.protection[place] = PAID


@rule
def end_protection(s: State, seat: int) -> None:
    close(s.agenda)
    s.command.has_paid = 0
    ask(s.agenda, NEXT_PROTECTOR, seat)


@rule
def next_protector(s: State, deck: Deck, seat: int) -> None:
    """GLD-190: one turn each, then the rest of the phase."""
    left = left_of(s, seat)
    if left == s.start_seat:
        end_week(s, deck)
    else:
        ask(s.agenda, PROTECT, left)


# Phase 5: the rest.


@rule
def end_week(s: State, deck: Deck) -> None:
    """GLD-188, GLD-204."""
    discard_rooms(s)
    discard_characters(s)
    s.start_seat = next_start_seat(s, deck)
    for seat in range(wide(s.seats)):
        me = s.players[seat]
        me.silver = min(wide(me.silver), silver_of(s, deck, seat, KEEP_SILVER))
    if s.week == deck.weeks[s.seats] or is_any_site_full(s):
        s.over = 1
    else:
        s.week += 1
        ask(s.agenda, START_WEEK, NOTHING)


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
def next_start_seat(s: State, deck: Deck) -> int:
    """GLD-197 to GLD-201, GLD-275: most silver, then most gold, then the left neighbour."""
    best, highest, is_tied = NOTHING, NOTHING, False
    for seat in range(wide(s.seats)):
        silver = wide(s.players[seat].silver) + silver_of(s, deck, seat, START_WEIGHT)
        if silver > highest:
            best, highest, is_tied = seat, silver, False
        elif silver == highest:
            gold, most = wide(s.players[seat].gold), wide(s.players[best].gold)
            if gold > most:
                best, is_tied = seat, False
            elif gold == most:
                is_tied = True
    return left_of(s, wide(s.start_seat)) if is_tied else best


@rule
def is_any_site_full(s: State) -> bool:
    """GLD-207, GLD-208."""
    for seat in range(wide(s.seats)):
        if s.players[seat].occupied == FULL_SITE:
            return True
    return False
