"""How good a position looks, in hundredths of a point: points, and what may become points.

It is a measure for players who look one move ahead, not a rule of the game. What is printed on the
components comes from the deck; the weights below are guesses that make the greedy bot play sensibly.
"""

from moothall.engine.agenda import open_seat, open_stage
from moothall.engine.record import wide
from moothall.engine.rule import entrance, rule
from moothall.games.guilds.scoring import score
from moothall.games.guilds.stages import auction, metrics, site
from moothall.games.guilds.state import (
    AP_IF,
    AP_PER,
    AREAS,
    AUCTION_PHASE,
    BUILDING_PHASE,
    CARDS,
    CHARACTERS,
    EFFECTS_OF_ONE,
    FULL_SITE,
    INCOME_PER,
    METRIC_MEMBERS_TOTAL,
    METRIC_RACES,
    METRIC_ROOMS_OF_TYPE,
    METRIC_WOMEN,
    MONEY_PHASE,
    MOST_GOALS,
    NOTHING,
    PLACES,
    UNPROTECTED,
    WOMAN,
    Player,
    Printed,
    State,
)

HALF = 50
SILVER, GOLD = 34, 180
SPARE_SILVER = 3  # that can't be changed any more: it may keep a room, and decides who starts
GOLD_NEEDED, SPARE_GOLD = 9, 40  # beyond so much, and for the last rooms
ABILITY = 60
GOAL = 30  # % of its points that a character promises who counts for it
SYMBOL = 40
OPEN_DOOR = 22  # to an empty cell, for rooms to come
IDLE = 35  # % of a room that can't be reached yet
RIVALS = 40  # % of the others' guilds, shared out among them, is a loss
# The chance in % that a lead lasts: at least, and for each % of the card's worth that is bid.
LASTING, BY_BID, SURE = 25, 65, 90


@entrance
def worth(s: State, deck: Printed, seat: int) -> int:
    if s.over:
        return 100 * score(s, deck, seat)
    me = s.players[seat]
    weeks = wide(deck.weeks[s.seats]) - wide(s.week)
    total = of_guilds(s, deck, seat, weeks) + of_site(s, deck, seat, weeks) + of_goals(s, deck, seat)
    total += of_silver(s, deck, seat) + of_gold(s, me, weeks)
    if s.phase == AUCTION_PHASE:
        total += of_tents(s, deck, seat, weeks)
    elif weeks:
        total += of_kept_rooms(s, deck, me)
    if open_stage(s.agenda) == auction.ADD_SILVER and open_seat(s.agenda) == seat:
        total += of_bid_to_come(s, deck, seat, weeks)
    return total


# Characters.


@rule
def of_guilds(s: State, deck: Printed, seat: int, weeks: int) -> int:
    """The own characters, and a part of what the others have."""
    total, rivals = 0, 0
    for character in range(CHARACTERS):
        owner = wide(s.character_at[character])
        if owner == seat:
            total += of_character(s, deck, seat, character, weeks)
        elif owner < s.seats:
            rivals += HALF * wide(deck.characters[character].halves)
    return total - rivals * RIVALS // (100 * (wide(s.seats) - 1))


@rule
def of_character(s: State, deck: Printed, seat: int, character: int, weeks: int) -> int:
    card = deck.characters[character]
    total = HALF * wide(card.halves) + weeks * (SILVER * wide(card.silver) + GOLD * wide(card.gold))
    for number in range(EFFECTS_OF_ONE):
        if card.effects[number] != NOTHING:
            total += of_effect(s, deck, seat, wide(card.effects[number]), weeks)
    return total


@rule
def of_effect(s: State, deck: Printed, seat: int, number: int, weeks: int) -> int:
    """What counts members or rooms is expected to find some more of them."""
    effect = deck.effects[number]
    if effect.kind == AP_PER:
        counted = 2 * metrics.metric(s, deck, seat, wide(effect.metric)) + weeks
        return counted * HALF * wide(effect.halves) // (2 * wide(effect.per))
    if effect.kind == AP_IF:
        return HALF * wide(effect.halves) // 2
    if effect.kind == INCOME_PER:
        return weeks * SILVER * wide(effect.most) // 2
    return ABILITY if weeks else ABILITY // 4


@rule
def of_tents(s: State, deck: Printed, seat: int, weeks: int) -> int:
    """Silver on tents comes back, but where one leads a card may come for it."""
    me = s.players[seat]
    total = 0
    for area in range(AREAS):
        if me.tents[area]:
            total += SILVER * wide(me.tents[area])
            if auction.highest_bidder(s, area) == seat:
                total += of_lead(of_area(s, deck, seat, area, weeks), wide(me.tents[area]))
    return total


@rule
def of_area(s: State, deck: Printed, seat: int, area: int, weeks: int) -> int:
    """The best card there, with what it means for goals; 0 where there is none to want."""
    best = 0
    for card in range(CARDS):
        character = wide(s.town[area, card])
        if character != NOTHING:
            hoped = of_character(s, deck, seat, character, weeks)
            best = max(best, hoped + of_counting(s, deck, character))
    return best


@rule
def of_counting(s: State, deck: Printed, character: int) -> int:
    """For goals that a character counts for."""
    card = deck.characters[character]
    total = 0
    for place in range(MOST_GOALS):
        if s.goals[place] != NOTHING:
            goal = deck.goals[s.goals[place]]
            number = wide(goal.metric)
            if number < METRIC_ROOMS_OF_TYPE:
                counts = number in (wide(card.faction), wide(card.second))
            elif number == METRIC_WOMEN:
                counts = card.gender == WOMAN
            else:
                counts = METRIC_MEMBERS_TOTAL <= number <= METRIC_RACES
            if counts:
                total += GOAL * wide(goal.first)
    return total


@rule
def of_lead(card: int, silver: int) -> int:
    """What a lead adds to the silver that it cost; more silver makes it surer, and dearer."""
    gain = card - SILVER * silver
    if gain <= 0:
        return gain // 2
    return gain * min(SURE, LASTING + BY_BID * SILVER * silver // card) // 100


@rule
def of_bid_to_come(s: State, deck: Printed, seat: int, weeks: int) -> int:
    """An area was named: what a sensible bid there would add."""
    area = wide(s.command.area)
    card = of_area(s, deck, seat, area, weeks)
    there = wide(s.players[seat].tents[area])
    sensible = max(there + auction.lead_cost(s, seat, area), card // (3 * SILVER))
    now = of_lead(card, there) if auction.highest_bidder(s, area) == seat else 0
    return of_lead(card, sensible) - now


# Rooms.


@rule
def of_site(s: State, deck: Printed, seat: int, weeks: int) -> int:
    me = s.players[seat]
    total = 0
    for number in range(wide(me.built)):
        room = deck.rooms[me.rooms[number]]
        value = HALF * wide(room.halves) + weeks * (SILVER * wide(room.silver) + GOLD * wide(room.gold))
        value += SYMBOL if room.symbol != NOTHING else 0
        for effect in range(EFFECTS_OF_ONE):
            if room.effects[effect] != NOTHING:
                value += of_effect(s, deck, seat, wide(room.effects[effect]), weeks)
        if site.is_active(me, number):
            total += value
        elif weeks:
            total += value * IDLE // 100
    return total + OPEN_DOOR * min(weeks, 3) * open_doors(me)


@rule
def open_doors(me: Player) -> int:
    """Empty cells into which a door of an active room leads."""
    cells = 0
    for side in range(4):
        cells |= site.moved(wide(me.active) & wide(me.doors[side]) & ~site.border(side), side)
    return site.count_cells(cells & ~wide(me.occupied))


@rule
def of_kept_rooms(s: State, deck: Printed, me: Player) -> int:
    """A room that is a little too dear now may be bought next week."""
    total = 0
    for place in range(PLACES):
        if s.protection[place] != UNPROTECTED:
            room = wide(s.display[place])
            missing = wide(deck.rooms[room].price) - wide(me.gold)
            if 0 < missing <= 3 and site.has_legal_place(deck, me, room):
                total += wide(deck.rooms[room].halves)
    return total


# Goals and coins.


@rule
def of_goals(s: State, deck: Printed, seat: int) -> int:
    """Half for the place that one has, half for how near to the others one is."""
    total = 0
    for place in range(MOST_GOALS):
        if s.goals[place] != NOTHING:
            goal = deck.goals[s.goals[place]]
            own, best = metrics.metric(s, deck, seat, wide(goal.metric)), 0
            for other in range(wide(s.seats)):
                if other != seat:
                    best = max(best, metrics.metric(s, deck, other, wide(goal.metric)))
            first = wide(goal.first)
            if own >= goal.least and own >= best:
                total += 50 * first
            total += 100 * first * own // (own + best + 1)
    return total


@rule
def of_silver(s: State, deck: Printed, seat: int) -> int:
    """In hand: for bids or to be changed into gold, until the own money turn is over."""
    silver = wide(s.players[seat].silver)
    if s.phase == AUCTION_PHASE:
        return SILVER * silver
    if s.phase == MONEY_PHASE:
        asked = (open_seat(s.agenda) - wide(s.start_seat)) % wide(s.seats)
        if (seat - wide(s.start_seat)) % wide(s.seats) >= asked:
            rate = wide(deck.exchange_silver)
            return silver // rate * (GOLD * 9 // 10) + silver % rate * SPARE_SILVER
    return SPARE_SILVER * silver


@rule
def of_gold(s: State, me: Player, weeks: int) -> int:
    """As long as there will be rooms to buy and cells to build on."""
    if me.occupied == FULL_SITE or (weeks == 0 and s.phase > BUILDING_PHASE):
        return 0
    gold = wide(me.gold)
    if weeks == 0 and s.phase == BUILDING_PHASE:
        return SPARE_GOLD * gold
    return GOLD * min(gold, GOLD_NEEDED) + SPARE_GOLD * max(0, gold - GOLD_NEEDED)
