"""What goals and effects count (section 18), and the weekly income (GLD-061)."""

from moothall.engine.record import wide
from moothall.engine.rule import rule
from moothall.games.guilds.stages.site import built_cells, is_active, windows
from moothall.games.guilds.stages.sources import is_own
from moothall.games.guilds.state import (
    CHARACTERS,
    FACTIONS,
    GOLD,
    INCOME_PER,
    METRIC_BUILT_CELLS,
    METRIC_FACTIONS,
    METRIC_INCOME,
    METRIC_LARGE_ROOMS,
    METRIC_MEMBERS_TOTAL,
    METRIC_RACES,
    METRIC_ROOMS_OF_TYPE,
    METRIC_WINDOWS,
    METRIC_WOMEN,
    NO_RACE,
    SILVER,
    SMALL_ROOMS,
    WOMAN,
    Deck,
    State,
)


@rule
def metric(s: State, deck: Deck, seat: int, number: int) -> int:
    """Any of METRICS for a seat."""
    if number == METRIC_INCOME:
        return income(s, deck, seat, SILVER) + wide(deck.metric_gold) * income(s, deck, seat, GOLD)
    return countable(s, deck, seat, number)


@rule
def countable(s: State, deck: Deck, seat: int, number: int) -> int:
    """All but the weekly income, which may rest on these itself (GLD-265)."""
    me = s.players[seat]
    if number < METRIC_ROOMS_OF_TYPE:
        return members(s, deck, seat, number)
    if number < METRIC_MEMBERS_TOTAL or number == METRIC_LARGE_ROOMS:
        return active_rooms(s, deck, seat, number)
    if number == METRIC_MEMBERS_TOTAL:
        return wide(me.members)
    if number == METRIC_FACTIONS:
        return factions_distinct(s, deck, seat)
    if number == METRIC_RACES:
        return races_distinct(s, deck, seat)
    if number == METRIC_WOMEN:
        return women(s, deck, seat)
    if number == METRIC_BUILT_CELLS:
        return built_cells(me)
    if number == METRIC_WINDOWS:
        return windows(me)
    return wide(me.gold)


@rule
def members(s: State, deck: Deck, seat: int, faction: int) -> int:
    """GLD-279, GLD-280, GLD-284."""
    count = 0
    for character in range(CHARACTERS):
        if s.character_at[character] == seat:
            card = deck.characters[character]
            if faction in (card.faction, card.second):
                count += 1
    me = s.players[seat]
    for number in range(wide(me.built)):
        if deck.rooms[me.rooms[number]].symbol == faction and is_active(me, number):
            count += 1
    return count


@rule
def factions_distinct(s: State, deck: Deck, seat: int) -> int:
    """GLD-286."""
    count = 0
    for faction in range(len(FACTIONS)):
        if members(s, deck, seat, faction):
            count += 1
    return count


@rule
def races_distinct(s: State, deck: Deck, seat: int) -> int:
    """GLD-287."""
    races = 0
    for character in range(CHARACTERS):
        if s.character_at[character] == seat:
            races |= 1 << wide(deck.characters[character].race)
    count = 0
    for race in range(NO_RACE):
        count += (races >> race) & 1
    return count


@rule
def women(s: State, deck: Deck, seat: int) -> int:
    """GLD-288."""
    count = 0
    for character in range(CHARACTERS):
        if s.character_at[character] == seat and deck.characters[character].gender == WOMAN:
            count += 1
    return count


@rule
def active_rooms(s: State, deck: Deck, seat: int, number: int) -> int:
    """GLD-289, GLD-290: of one type, or the large ones."""
    me = s.players[seat]
    count = 0
    for placed in range(wide(me.built)):
        room = wide(me.rooms[placed])
        if number == METRIC_LARGE_ROOMS:
            is_counted = room >= SMALL_ROOMS
        else:
            is_counted = deck.rooms[room].kind == number - METRIC_ROOMS_OF_TYPE
        if is_counted and is_active(me, placed):
            count += 1
    return count


@rule
def income(s: State, deck: Deck, seat: int, currency: int) -> int:
    """GLD-061 to GLD-064, GLD-265: the hall, the guild and the active rooms."""
    total = wide(deck.hall_silver if currency == SILVER else deck.hall_gold)
    for character in range(CHARACTERS):
        if s.character_at[character] == seat:
            card = deck.characters[character]
            total += wide(card.silver if currency == SILVER else card.gold)
    me = s.players[seat]
    for number in range(wide(me.built)):
        if is_active(me, number):
            room = deck.rooms[me.rooms[number]]
            total += wide(room.silver if currency == SILVER else room.gold)
    return total + extra_income(s, deck, seat) if currency == SILVER else total


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
