"""What goals and effects count (section 18), and the weekly income (GLD-061)."""

from moothall.engine.record import wide
from moothall.engine.rule import rule
from moothall.games.guilds.stages.site import built_cells, is_active, windows
from moothall.games.guilds.stages.sources import is_own
from moothall.games.guilds.state import (
    CHARACTERS,
    GOLD,
    INCOME_PER,
    METRIC_BUILT_CELLS,
    METRIC_FACTIONS,
    METRIC_GOLD,
    METRIC_INCOME,
    METRIC_LARGE_ROOMS,
    METRIC_MEMBERS_TOTAL,
    METRIC_RACES,
    METRIC_ROOMS_OF_TYPE,
    METRIC_WINDOWS,
    METRIC_WOMEN,
    NO_RACE,
    NOTHING,
    SMALL_ROOMS,
    WOMAN,
    Character,
    Deck,
    State,
)

# Two incomes in one number: the gold lies in the bits above those of the silver.
GOLD_BITS = 16


@rule
def metric(s: State, deck: Deck, seat: int, number: int) -> int:
    """Any of METRICS for a seat."""
    if number == METRIC_INCOME:
        return counted_income(deck, incomes(s, deck, seat))
    return countable(s, deck, seat, number)


@rule
def countable(s: State, deck: Deck, seat: int, number: int) -> int:
    """All but the weekly income, which may rest on these itself (GLD-265)."""
    me = s.players[seat]
    if number == METRIC_BUILT_CELLS:
        return built_cells(me)
    if number == METRIC_WINDOWS:
        return windows(me)
    if number == METRIC_GOLD:
        return wide(me.gold)
    return in_guild_and_site(s, deck, seat, number)


@rule
def in_guild_and_site(s: State, deck: Deck, seat: int, number: int) -> int:
    """What characters and active rooms count for: members, rooms, or different kinds of them."""
    me = s.players[seat]
    count, kinds = 0, 0
    for character in range(CHARACTERS):
        if s.character_at[character] == seat:
            card = deck.characters[character]
            count += counts_character(card, number)
            kinds |= kinds_of_character(card, number)
    for placed in range(wide(me.built)):
        if is_active(me, placed):
            room = wide(me.rooms[placed])
            count += counts_room(deck, room, number)
            if number == METRIC_FACTIONS:
                kinds |= kind_bit(wide(deck.rooms[room].symbol))
    while kinds:
        kinds &= kinds - 1
        count += 1
    return count


@rule
def kind_bit(kind: int) -> int:
    return 0 if kind == NOTHING else 1 << kind


@rule
def counts_character(card: Character, number: int) -> int:
    """GLD-279, GLD-284, GLD-285, GLD-288."""
    if number < METRIC_ROOMS_OF_TYPE:
        return 1 if number in (wide(card.faction), wide(card.second)) else 0
    if number == METRIC_WOMEN:
        return 1 if card.gender == WOMAN else 0
    return 1 if number == METRIC_MEMBERS_TOTAL else 0


@rule
def kinds_of_character(card: Character, number: int) -> int:
    """GLD-286, GLD-287: a bit for each faction, or for the race."""
    if number == METRIC_FACTIONS:
        return kind_bit(wide(card.faction)) | kind_bit(wide(card.second))
    if number == METRIC_RACES and card.race != NO_RACE:
        return kind_bit(wide(card.race))
    return 0


@rule
def counts_room(deck: Deck, room: int, number: int) -> int:
    """GLD-280, GLD-289, GLD-290."""
    if number < METRIC_ROOMS_OF_TYPE:
        return 1 if deck.rooms[room].symbol == number else 0
    if number == METRIC_LARGE_ROOMS:
        return 1 if room >= SMALL_ROOMS else 0
    return 1 if deck.rooms[room].kind == number - METRIC_ROOMS_OF_TYPE else 0


@rule
def income(s: State, deck: Deck, seat: int, currency: int) -> int:
    """GLD-061: what a seat receives each week."""
    both = incomes(s, deck, seat)
    return gold_in(both) if currency == GOLD else silver_in(both)


@rule
def silver_in(both: int) -> int:
    return both & ((1 << GOLD_BITS) - 1)


@rule
def gold_in(both: int) -> int:
    return both >> GOLD_BITS


@rule
def counted_income(deck: Deck, both: int) -> int:
    """GLD-293: in silver."""
    return silver_in(both) + wide(deck.metric_gold) * gold_in(both)


@rule
def incomes(s: State, deck: Deck, seat: int) -> int:
    """GLD-061 to GLD-064: of the hall, the guild and the active rooms, in both currencies."""
    me = s.players[seat]
    total = (wide(deck.hall_gold) << GOLD_BITS) + wide(deck.hall_silver)
    for character in range(CHARACTERS):
        if s.character_at[character] == seat:
            card = deck.characters[character]
            total += (wide(card.gold) << GOLD_BITS) + wide(card.silver)
    for number in range(wide(me.built)):
        if is_active(me, number):
            room = deck.rooms[me.rooms[number]]
            total += (wide(room.gold) << GOLD_BITS) + wide(room.silver)
    return total + extra_income(s, deck, seat)


@rule
def extra_income(s: State, deck: Deck, seat: int) -> int:
    """GLD-265: also of who has just joined, since it is paid when they have settled."""
    total = 0
    for number in range(wide(deck.kind_first[INCOME_PER]), wide(deck.kind_end[INCOME_PER])):
        if is_own(s, deck, seat, number):
            effect = deck.effects[number]
            times = countable(s, deck, seat, wide(effect.metric)) // wide(effect.per)
            total += min(wide(effect.most), times * wide(effect.silver))
    return total
