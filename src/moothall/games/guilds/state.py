"""The records of Guilds: what is printed on its components, the table and the players' guilds and sites.

Seats are numbered clockwise; areas, characters, rooms and goals as in the deck, from 0. Rooms are numbered
small ones first. A face-down pile is an array whose top is the last of its first `..._left` entries; what is
not of the pile is NOTHING. Prestige is in half points.

A site has the cells 0 to 11: `WIDTH * (y - 1) + (x - 1)`, so 0 is at the street in the west, 1 is the
entrance hall, 11 at the back in the east. Sites are kept as sets of cells, a bit for each.
"""

from collections.abc import Sequence

from moothall.engine.agenda import Agenda
from moothall.engine.chance import Chance
from moothall.engine.record import Ints, Record, i8, i16

LEAST_SEATS, MAX_SEATS = 2, 4
CHARACTERS = 48
SMALL_ROOMS = 35
LARGE_ROOMS = 18
ROOMS = SMALL_ROOMS + LARGE_ROOMS
GOALS = 18
AREAS = 6
AREA_NAMES = tuple(f"A{number + 1}" for number in range(AREAS))
CARDS = 4  # in one area at most (GLD-084)
MOST_GOALS = 5  # on the table
TRACK = 8  # spaces of the round track: as many weeks at most
# The display: places for small rooms, then for large ones.
SMALL_PLACES, LARGE_PLACES = 5, 3
PLACES = SMALL_PLACES + LARGE_PLACES
MOST_SILVER = 63  # that anybody can have at any time: a deck that could give more is refused
NOTHING = -1

# A building site.
WIDTH, DEPTH_OF_SITE = 3, 4
CELLS = WIDTH * DEPTH_OF_SITE
HALL_CELL = 1  # GLD-033: (2,1)
FULL_SITE = (1 << CELLS) - 1
MOST_ROOMS = CELLS - 1  # on one site, the hall left out
ROTATIONS = 4  # quarter turns clockwise
NORTH, EAST, SOUTH, WEST = range(4)
SIDES = ("N", "E", "S", "W")
HALL_DOORS = 1 << NORTH | 1 << EAST | 1 << WEST  # GLD-159; the double door to the street joins nothing

FACTIONS = ("warriors", "mages", "priests", "rogues", "nobles", "artisans", "animals")
RACES = ("human", "elf", "dwarf", "orc", "halfling", "none")
NO_RACE = 5
GENDERS = ("f", "m", "none")
WOMAN = 0
ROOM_TYPES = ("study", "training", "workshop", "garden", "parlour")
COLOURS = ("red", "blue", "green", "yellow")
SILVER, GOLD = range(2)
CURRENCIES = ("silver", "gold")

# The phases of a week, by their numbers (GLD-050). Phase 1 needs no answer and so never lasts.
AUCTION_PHASE, MONEY_PHASE, BUILDING_PHASE, LAST_PHASE = 2, 3, 4, 5
PHASES = ("", "start", "auction", "money", "building", "end")

# How characters are laid around the town centre: by players and variant.
FOR_TWO, FOR_THREE_WITH_FIVE, FOR_THREE_WITH_SIX, FOR_FOUR = range(4)
LAYOUTS = ("two", "three_five", "three_six", "four")
STANDARD, FIVE, SIX = range(3)
VARIANTS = ("standard", "five", "six")

# What effects do.
(
    GAIN,
    DRAIN,
    EXCHANGE_COINS,
    REMOVE_CHARACTER,
    DISCOUNT,
    SOLO_BID,
    REBATE,
    FREE_PROTECT,
    PROTECT_OWN,
    KEEP_SILVER,
    START_WEIGHT,
    INCOME_PER,
    AP_PER,
    AP_IF,
) = range(1, 15)
NO_EFFECT = 0
EFFECT_KINDS = (
    "none",
    "gain",
    "drain",
    "exchange",
    "remove_character",
    "discount",
    "solo_bid",
    "rebate",
    "free_protect",
    "protect",
    "keep_silver",
    "start_weight",
    "income_per",
    "ap_per",
    "ap_if",
)
ON_JOIN, PASSIVE, WEEKLY, ONCE, AT_END = range(5)
TIMINGS = ("on_join", "passive", "weekly", "once", "end")
FOR_SMALL, FOR_LARGE, FOR_ANY = range(3)
SCOPES = ("small", "large", "any")
FROM_ONE, FROM_EACH = range(2)
TARGETS = ("one", "each")
TO_OWNER, TO_SUPPLY = range(2)
RECEIVERS = ("owner", "supply")
AGAINST_REMOVAL, AGAINST_DRAIN = range(2)
THREATS = ("remove_character", "drain")

EFFECTS = 96  # in the deck at most
EFFECTS_OF_ONE = 3  # on one card or room at most
ABILITIES = 16  # those used by choice, at most: they are the first in the deck's list of effects
LIMITED = 32  # those with a number of uses, at most: they come first in that list too

# What goals and effects count (section 18). Members of each faction and rooms of each type come first.
METRIC_MEMBERS = 0
METRIC_ROOMS_OF_TYPE = METRIC_MEMBERS + len(FACTIONS)
(
    METRIC_MEMBERS_TOTAL,
    METRIC_FACTIONS,
    METRIC_RACES,
    METRIC_WOMEN,
    METRIC_LARGE_ROOMS,
    METRIC_BUILT_CELLS,
    METRIC_WINDOWS,
    METRIC_INCOME,
    METRIC_GOLD,
) = range(12, 21)
METRICS = (
    *(f"members:{faction}" for faction in FACTIONS),
    *(f"rooms_type:{kind}" for kind in ROOM_TYPES),
    "members_total",
    "factions_distinct",
    "races_distinct",
    "women",
    "rooms_large",
    "built_cells",
    "windows",
    "income_weekly",
    "gold_held",
)

# Where a character or a room is, apart from the guild or site of a seat.
ON_TABLE = 4  # at the town centre, or on display
DISCARDED = 5
IN_PILE = 6

# How a room on display is protected.
UNPROTECTED, PAID, FREE = range(3)


class Effect(Record):
    kind: int = i8()
    timing: int = i8()
    phase: int = i8()  # of WEEKLY and ONCE
    source: int = i8()  # the character, or CHARACTERS plus the room
    number: int = i8()  # among the effects of that card or room, from 0
    uses: int = i8()  # a week (ONCE: a game); 0 for no limit
    silver: int = i8()  # of GAIN, REBATE, KEEP_SILVER, START_WEIGHT; of INCOME_PER each time
    gold: int = i8()  # of GAIN, DISCOUNT
    currency: int = i8()  # of DRAIN, and what an exchange gives
    amount: int = i8()  # of DRAIN, and how much an exchange gives
    got: int = i8()  # the currency that an exchange brings
    got_amount: int = i8()
    target: int = i8()  # of DRAIN
    receiver: int = i8()  # of DRAIN
    scope: int = i8()  # of DISCOUNT
    against: int = i8()  # of PROTECT_OWN
    metric: int = i8()  # of INCOME_PER, AP_PER, AP_IF
    per: int = i8()  # of INCOME_PER, AP_PER
    least: int = i8()  # of AP_IF
    most: int = i8()  # silver of INCOME_PER; half points of REMOVE_CHARACTER
    halves: int = i8()  # half points of AP_PER each time, of AP_IF


class Character(Record):
    faction: int = i8()
    second: int = i8()  # faction, NOTHING for none
    race: int = i8()
    gender: int = i8()
    halves: int = i8()
    silver: int = i8()  # weekly income
    gold: int = i8()
    effects: Ints = i8(EFFECTS_OF_ONE)  # numbers in the deck's list, then NOTHING


class Room(Record):
    kind: int = i8()  # of ROOM_TYPES
    side: int = i8()  # of the first cell on which the second lies, unturned; NOTHING for a small room
    doors: Ints = i8(2)  # of each cell, unturned: a bit for each side; the open inner edge counts as one
    price: int = i8()
    halves: int = i8()
    symbol: int = i8()  # faction, NOTHING for none
    silver: int = i8()  # weekly income
    gold: int = i8()
    effects: Ints = i8(EFFECTS_OF_ONE)


class Goal(Record):
    metric: int = i8()
    first: int = i8()
    second: int = i8()
    least: int = i8()


class Printed(Record):
    # By the number of players; the first two are not used.
    small_rooms: Ints = i8(MAX_SEATS + 1)
    large_rooms: Ints = i8(MAX_SEATS + 1)
    goal_cards: Ints = i8(MAX_SEATS + 1)
    weeks: Ints = i8(MAX_SEATS + 1)
    area_cards: Ints = i8(len(LAYOUTS), AREAS)  # 0 for a closed area
    last_area: Ints = i8(len(LAYOUTS))  # that is not closed
    hall_silver: int = i8()
    hall_gold: int = i8()
    exchange_silver: int = i8()  # that one gold costs in phase 3
    tie_break_gold: int = i8()  # silver that one gold of income counts as: in a tie-break, ...
    metric_gold: int = i8()  # ... and in the metric of the weekly income
    abilities: int = i8()  # effects used by choice: the first so many
    # Where those of each kind that are not used by choice begin and end in the list.
    kind_first: Ints = i8(len(EFFECT_KINDS))
    kind_end: Ints = i8(len(EFFECT_KINDS))
    effects: Sequence[Effect] = Effect.many(EFFECTS)
    characters: Sequence[Character] = Character.many(CHARACTERS)
    rooms: Sequence[Room] = Room.many(ROOMS)
    goals: Sequence[Goal] = Goal.many(GOALS)


class Player(Record):
    silver: int = i16()  # the personal supply
    gold: int = i16()
    tents: Ints = i8(AREAS)  # silver on the own tent in each area
    members: int = i8()  # characters in the guild
    settled: int = i8()  # those whose abilities work: all but the ones won in this auction (GLD-238)
    built: int = i8()  # rooms on the site, the hall left out
    rooms: Ints = i8(MOST_ROOMS)  # in the order of placement
    anchors: Ints = i8(MOST_ROOMS)  # of each, the cell that its first cell lies on
    rotations: Ints = i8(MOST_ROOMS)  # of each
    occupied: int = i16()  # cells covered, the hall too
    active: int = i16()  # cells that can be reached from the hall, itself included (GLD-180)
    doors: Ints = i16(4)  # for each side, the cells with a door there, or an open inner edge


class Command(Record):
    """What the player who is asked is in the middle of."""

    area: int = i8()  # that silver is to be added in, or a card was taken from
    first_area: int = i8()  # of a bid, once silver lies there
    effect: int = i8()  # that is being carried out, and whose target is to be chosen
    joining: int = i8()  # the character whose joining effects are carried out
    joined: int = i8()  # how many of its effects are through
    place: int = i8()  # on the display, of the room that is being bought
    has_paid: int = i8()  # for a room, in this turn of GLD-189


class State(Record):
    chance: Chance = Chance.one()
    agenda: Agenda = Agenda.one()
    seats: int = i8()
    over: int = i8()
    plan: int = i8()  # of the town centre: which of LAYOUTS
    week: int = i8()  # and so the space of the round marker
    phase: int = i8()
    start_seat: int = i8()
    passes: int = i8()  # in direct succession, in phases 2 and 4
    command: Command = Command.one()
    goals: Ints = i8(MOST_GOALS)
    # Characters.
    town: Ints = i8(AREAS, CARDS)  # a card that is taken leaves its place empty
    character_at: Ints = i8(CHARACTERS)  # the seat of its guild, or ON_TABLE, DISCARDED, IN_PILE
    rank: Ints = i8(CHARACTERS)  # in the guild, by order of joining; NOTHING elsewhere
    character_pile: Ints = i8(CHARACTERS)
    characters_left: int = i8()
    # Rooms.
    display: Ints = i8(PLACES)  # a room that is bought leaves its place empty
    protection: Ints = i8(PLACES)  # during phase 5
    room_at: Ints = i8(ROOMS)  # the seat of its site, or ON_TABLE, DISCARDED, IN_PILE
    small_pile: Ints = i8(SMALL_ROOMS)
    smalls_left: int = i8()
    large_pile: Ints = i8(LARGE_ROOMS)
    larges_left: int = i8()
    uses: Ints = i8(LIMITED)  # how often each effect with a limit was used: in this week, or (ONCE) at all
    players: Sequence[Player] = Player.many(MAX_SEATS)
