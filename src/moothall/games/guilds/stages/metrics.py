"""What goals and effects count (section 18), and the weekly income (GLD-061)."""

from moothall.engine.record import wide
from moothall.engine.rule import rule
from moothall.games.guilds.stages import site, sources
from moothall.games.guilds.state import (
    CHARACTERS,
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
    Printed,
    State,
)


@rule
def metric(s: State, deck: Printed, seat: int, number: int) -> int:
    """Any of METRICS for a seat."""
    if number == METRIC_INCOME:
        silver, gold = incomes(s, deck, seat)
        return counted_income(deck, silver, gold)
    return countable(s, deck, seat, number)


@rule
def countable(s: State, deck: Printed, seat: int, number: int) -> int:
    """All but the weekly income, which may rest on these itself (GLD-265)."""
    me = s.players[seat]
    if number == METRIC_BUILT_CELLS:
        return site.built_cells(me)
    if number == METRIC_WINDOWS:
        return site.windows(me)
    if number == METRIC_GOLD:
        return wide(me.gold)
    return in_guild_and_site(s, deck, seat, number)


@rule
def in_guild_and_site(s: State, deck: Printed, seat: int, number: int) -> int:
    """What characters and active rooms count for: members, rooms, or different kinds of them."""
    me = s.players[seat]
    count, kinds = 0, 0
    for character in range(CHARACTERS):
        if s.character_at[character] == seat:
            card = deck.characters[character]
            count += counts_character(card, number)
            kinds |= kinds_of_character(card, number)
    for placed in range(wide(me.built)):
        if site.is_active(me, placed):
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
def counts_room(deck: Printed, room: int, number: int) -> int:
    """GLD-280, GLD-289, GLD-290."""
    if number < METRIC_ROOMS_OF_TYPE:
        return 1 if deck.rooms[room].symbol == number else 0
    if number == METRIC_LARGE_ROOMS:
        return 1 if room >= SMALL_ROOMS else 0
    return 1 if deck.rooms[room].kind == number - METRIC_ROOMS_OF_TYPE else 0


@rule
def counted_income(deck: Printed, silver: int, gold: int) -> int:
    """GLD-293: in silver."""
    return silver + wide(deck.metric_gold) * gold


@rule
def incomes(s: State, deck: Printed, seat: int) -> tuple[int, int]:
    """GLD-061 to GLD-064: silver and gold a week, of the hall, the guild and the active rooms."""
    me = s.players[seat]
    silver, gold = wide(deck.hall_silver), wide(deck.hall_gold)
    for character in range(CHARACTERS):
        if s.character_at[character] == seat:
            silver += wide(deck.characters[character].silver)
            gold += wide(deck.characters[character].gold)
    for number in range(wide(me.built)):
        if site.is_active(me, number):
            room = deck.rooms[me.rooms[number]]
            silver += wide(room.silver)
            gold += wide(room.gold)
    return silver + extra_income(s, deck, seat), gold


@rule
def extra_income(s: State, deck: Printed, seat: int) -> int:
    """GLD-265: also of who has just joined, since it is paid when they have settled."""
    total = 0
    for number in range(wide(deck.kind_first[INCOME_PER]), wide(deck.kind_end[INCOME_PER])):
        if sources.is_own(s, deck, seat, number):
            effect = deck.effects[number]
            times = countable(s, deck, seat, wide(effect.metric)) // wide(effect.per)
            total += min(wide(effect.most), times * wide(effect.silver))
    return total
