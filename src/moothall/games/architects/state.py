"""The records of Architects: what is printed, the table and the players' boards.

Seats 0 to people - 1 are people, in the order in which they sit; the automated opponent, where there is
one, has the seat behind them. Apprentices, buildings, Black Market cards, rewards and schemes are numbered
in deck order. Where a card lies is stored with the card: in a face-down pile that is its depth, 0 on top.
"""

from collections.abc import Sequence
from typing import Literal, get_args

from moothall.engine.agenda import Agenda
from moothall.engine.chance import Chance
from moothall.engine.record import Ints, Record, i8, i32, i64

MAX_SEATS = 5
APPRENTICES = 40
BUILDINGS = 40
MARKET_CARDS = 10
REWARDS = 11
SCHEMES = 30
WORKERS = 20
GRID_ROWS = 2
GRID_COLUMNS = 4
GRID = GRID_ROWS * GRID_COLUMNS
APPRENTICE_LIMIT = 5
MOST_APPRENTICES = 6  # Rudolf's limit
HAND_CARDS = 6  # that may be held at the end of the own turn
DRAFTED = 4
BLUEPRINT_CARDS = 5
PRISON_THRESHOLD = 3  # own workers there, from which virtue is lost
MARKET_VIRTUE = 10  # from here on the Black Market is closed
CATHEDRAL_VIRTUE = 5  # and below this the Cathedral
MOST_SPACES = 24  # of the Guildhall
CATHEDRAL_ROWS = 5  # counted as climbed: step 1 is row 5, step 5 is row 1
MOST_VIRTUE = 14
NOTHING = -1

# What a player owns and, in items, what else can be gained or lost.
CLAY, WOOD, STONE, GOLD, MARBLE, SILVER, VIRTUE, BUILDING_CARDS = range(8)
GOODS = ("clay", "wood", "stone", "gold", "marble", "silver")
RESOURCES = 5  # all goods but silver
ITEMS = 8

CARPENTRY, TILING, MASONRY = range(3)
SKILLS = ("carpentry", "tiling", "masonry")

# Where a worker can be placed: the nine open circles in the order of ARC-010, then all else.
(
    QUARRY,
    FOREST,
    MINES,
    SILVERSMITH,
    STOREHOUSE,
    WORKSHOP,
    TOWN_CENTRE,
    TAX_STAND,
    GUARDHOUSE,
    MARKET_SMALL,
    MARKET_MIDDLE,
    MARKET_LARGE,
    GUILDHALL,
) = range(13)
LOCATIONS = (
    "quarry",
    "forest",
    "mines",
    "silversmith",
    "kings_storehouse",
    "workshop",
    "town_centre",
    "tax_stand",
    "guardhouse",
    "black_market_small",
    "black_market_middle",
    "black_market_large",
    "guildhall",
)
OPEN_CIRCLES = 9
PLACES = 13
MARKET_SPACES = 3  # small, middle, large
MARKET_NAMES = LOCATIONS[MARKET_SMALL : MARKET_SMALL + MARKET_SPACES]

COLOURS = ("blue", "green", "purple", "red", "yellow")
BOARDS = 5  # one for each colour

# The power on the variable side of a board.
NO_POWER, GOLD_EQUALS_MARBLE, MARKET_BONUS_CARD, IGNORE_ONE_TAX, NO_CATHEDRAL_DISCARD, CHEAPER_HIRE = range(6)
POWERS = (
    "none",
    "gold_equals_marble",
    "black_market_bonus_card",
    "ignore_one_tax",
    "no_cathedral_discard",
    "cheaper_workshop_hire",
)

# What an apprentice does.
NO_ABILITY, GAIN, GAIN_IF_NONE_IN_PRISON, RELEASE, TRADE, REDUCE = range(6)
# When an apprentice does it. The first eight are gains that an action brings along, and the first four of
# these stand in the order of the locations.
(
    ON_QUARRY,
    ON_FOREST,
    ON_MINES,
    ON_SILVERSMITH,
    ON_TAX_STAND,
    ON_MARKET,
    ON_ADVANCE,
    ON_PAY_OFF,
    ON_TOWN_CENTRE,
    ON_STOREHOUSE,
    ON_RESET,
    NEVER,
) = range(12)
GAIN_TRIGGERS = 8

# What a building does: at once ...
(
    EFFECT_GAIN,
    EFFECT_GAIN_CHOICE,
    EFFECT_GAIN_PER,
    EFFECT_HIRE,
    EFFECT_CAPTURE,
    EFFECT_RANSOM_OR_CAPTURE,
    EFFECT_TAKE_DEBT,
    EFFECT_DESTROY_DEBT,
    EFFECT_RELEASE,
    EFFECT_DISCARD_FOR,
    EFFECT_ALL_GAIN,
    EFFECT_ALL_LOSE,
    # ... before the final count ...
    END_LOSE,
    END_VIRTUE_PER,
    END_VIRTUE_IF_MOST,
    # ... or in it.
    END_VP_PER,
    END_VP_IF_NO_DEBT,
    END_VP_IF_MOST,
    END_DEBT_DELTA,
) = range(19)
BEFORE_COUNT = END_LOSE  # the first of those that change virtue before the count
IN_COUNT = END_VP_PER  # the first of those that score

# What "per" counts, and what "most" measures: goods by their own number (only gold and marble, or what a
# market compares), then these.
(
    UNIT_COMMON,  # clay, wood and stone together
    UNIT_VIRTUE,
    UNIT_PAID_DEBT,
    UNIT_CAPTURED,
    UNIT_BUILDING,
    UNIT_CATHEDRAL,
    UNIT_CARPENTRY,
    UNIT_TILING,
    UNIT_MASONRY,
) = range(6, 15)

# What a scheme card of the automated opponent says.
(
    SCHEME_GATHER,
    SCHEME_STOREHOUSE,
    SCHEME_WORKSHOP,
    SCHEME_TOWN_CENTRE,
    SCHEME_GUARDHOUSE,
    SCHEME_TAX_STAND,
    SCHEME_MARKET,
    SCHEME_CONSTRUCT,
) = range(8)
SchemeKind = Literal[
    "gather",
    "storehouse",
    "workshop",
    "town_centre",
    "guardhouse",
    "tax_stand",
    "black_market",
    "construct",
]
SCHEME_KINDS: tuple[SchemeKind, ...] = get_args(SchemeKind)
PREFER_BUILDING, PREFER_CATHEDRAL = range(2)

# The options: boards, and the automated opponent.
STANDARD, VARIABLE_AT_RANDOM, VARIABLE_BY_CHOICE = range(3)
BOARD_CHOICES = ("standard", "random", "choice")
NO_OPPONENT, CONSTANTINE, HELENA = range(3)
OPPONENTS = ("none", "constantine", "helena")

# Where a building card is, apart from its depth in the pile (0 to 39): one of these plus a seat.
IN_HAND = 40
BUILT = 45
IN_PACKET = 50  # in the draft: in the packet that a seat is looking at
LOOKED_AT = 55  # a blueprint being looked at; plus its place in the order drawn
# Where a reward is, apart from its depth in the pile.
REMOVED, REVEALED = -1, -2
EVERYBODY = (1 << MAX_SEATS) - 1  # has seen the face of a card


class Printed(Record):
    # By the number of participants, the opponent included; index 0 and 1 are not used.
    reward_cards: Ints = i8(MAX_SEATS + 1)
    capture_locations: Ints = i8(MAX_SEATS + 1)
    hall_spaces: Ints = i8(MAX_SEATS + 1)
    hall_resets: Ints = i8(MAX_SEATS + 1, 2)
    start_silver: Ints = i8(MAX_SEATS)  # by turn order
    start_virtue: int = i8()
    tax_stand_silver: int = i8()
    virtue_points: Ints = i8(MOST_VIRTUE + 1)
    evasion: Ints = i8(MOST_VIRTUE + 1)
    cathedral_cost: Ints = i8(CATHEDRAL_ROWS, RESOURCES)  # from row 5 up
    cathedral_mix: Ints = i8(CATHEDRAL_ROWS)  # wood and stone, in any mix
    cathedral_points: Ints = i8(CATHEDRAL_ROWS)
    cathedral_slots: Ints = i8(CATHEDRAL_ROWS)
    hire_tax: int = i8()
    hire_silver: int = i8()
    tax_stand_virtue: int = i8()
    market_silver: Ints = i8(MARKET_SPACES)
    market_virtue: Ints = i8(MARKET_SPACES)
    market_default: Ints = i8(2, len(GOODS))  # small, large
    market_card: Ints = i8(2, MARKET_CARDS, len(GOODS))  # small sides, large sides
    deliver_silver: int = i8()
    ransom_tax: int = i8()
    ransom_silver: int = i8()
    ransom_debts: int = i8()
    ransom_virtue: int = i8()
    pay_off_tax: int = i8()
    pay_off_silver: int = i8()
    pay_off_virtue: int = i8()
    unpaid_points: int = i8()
    apprentice_skills: Ints = i8(APPRENTICES)  # a bit for each
    apprentice_virtue: Ints = i8(APPRENTICES)
    apprentice_kind: Ints = i8(APPRENTICES)
    apprentice_when: Ints = i8(APPRENTICES)
    apprentice_give: Ints = i8(APPRENTICES, len(GOODS))
    apprentice_gain: Ints = i8(APPRENTICES, ITEMS)  # or what a cost shrinks by
    apprentice_amount: Ints = i8(APPRENTICES)
    building_cost: Ints = i8(BUILDINGS, RESOURCES)
    building_skills: Ints = i8(BUILDINGS)
    building_points: Ints = i8(BUILDINGS)
    building_virtue: Ints = i8(BUILDINGS)
    building_effect: Ints = i8(BUILDINGS)
    building_gain: Ints = i8(BUILDINGS, ITEMS)
    building_other_gain: Ints = i8(BUILDINGS, ITEMS)  # the second of two to choose from
    building_unit: Ints = i8(BUILDINGS)
    building_per: Ints = i8(BUILDINGS)
    building_amount: Ints = i8(BUILDINGS)
    reward_gain: Ints = i8(REWARDS, ITEMS)
    board_power: Ints = i8(BOARDS)
    board_prison: Ints = i8(BOARDS)
    board_start: Ints = i8(BOARDS, ITEMS)
    board_debts: Ints = i8(BOARDS)
    opponent_virtue: Ints = i8(2)  # Constantine, Helena
    opponent_silver: Ints = i8(2)
    opponent_materials: Ints = i8(2)
    opponent_prison: Ints = i8(2)
    opponent_debts: Ints = i8(2)
    opponent_captures: Ints = i8(2)
    opponent_reveals: Ints = i8(2)
    opponent_bonus: Ints = i8(2)
    bot_building_cost: int = i8()
    bot_cathedral_cost: int = i8()
    bot_storehouse_cost: int = i8()
    bot_storehouse_virtue: int = i8()
    bot_market: Ints = i8(2)  # materials from the small and the large space
    bot_workshop_tax: int = i8()
    bot_capture_tax: int = i8()
    bot_materials_per_point: int = i8()
    scheme_kind: Ints = i8(SCHEMES)
    scheme_at: Ints = i8(SCHEMES)
    scheme_detail: Ints = i8(SCHEMES)  # the row of the Workshop, or what to construct first


class Player(Record):
    goods: Ints = i32(len(GOODS))  # unlimited (ARC-022), as are debts
    unpaid: int = i32()
    paid: int = i32()
    virtue_due: int = i32()  # virtue that is being gained and has not moved the marker yet
    materials: int = i32()  # the automated opponent's, in place of clay to marble
    supply: int = i8()  # own workers, ready to be placed
    working: Ints = i8(OPEN_CIRCLES)  # own workers on each open circle
    prison: int = i8()  # own workers in the Prison
    beside: int = i8()  # own workers beside the full Guildhall
    captured: Ints = i8(MAX_SEATS)  # workers of each other seat on this board
    virtue: int = i8()
    cathedral: int = i8()  # rows climbed
    board: int = i8()  # which of the five, and so the colour
    hand: int = i8()  # how many building cards it holds
    cards_due: int = i8()  # building cards that are being gained and have not been drawn yet
    apprentices: Ints = i8(MOST_APPRENTICES)  # in the order hired, then NOTHING


class Command(Record):
    """What the active participant is in the middle of; wiped when the turn is over."""

    location: int = i8()  # where the worker was placed
    workers: int = i8()  # own workers there, fixed when it was placed (ARC-108)
    used: int = i8()  # exchanges, captures or Guardhouse actions so far
    captures: int = i8()  # that a building still gives
    captured_at: int = i32()  # a bit for each location that a capture came from
    cell: int = i8()  # of the grid: where the apprentice being hired lies
    hired: int = i8()  # the apprentice that this action hired: it has no effect on it (ARC-279)
    building: int = i8()  # being constructed, or taking effect
    slot: int = i8()  # the own apprentice whose ability is next at a reset
    reset_due: int = i8()  # a worker was laid on a reset space of the Guildhall
    abilities_used: int = i8()  # at this reset: a bit for each slot of the seat whose turn it is to use some
    effects_resolved: int = i64()  # before the count: a bit for each building


class State(Record):
    chance: Chance = Chance.one()
    agenda: Agenda = Agenda.one()
    seats: int = i8()  # of all participants
    people: int = i8()  # of them; one fewer than seats with an automated opponent
    over: int = i8()
    boards: int = i8()  # the option: STANDARD, ...
    opponent: int = i8()  # the option: NO_OPPONENT, ...
    start_seat: int = i8()
    active: int = i8()  # whose turn it is; NOTHING before the first turn and after the last
    turns_left: int = i8()  # of the final round, 0 while the end is not triggered
    draft_step: int = i8()  # 1 to 3, 0 when the draft is over
    command: Command = Command.one()
    tax_stand: int = i32()
    guildhall: Ints = i8(MOST_SPACES)  # whose worker lies on each space, NOTHING for none
    guildhall_filled: int = i8()
    market_worker: Ints = i8(MARKET_SPACES)  # whose worker stands there, NOTHING for none
    market_depth: Ints = i8(MARKET_CARDS)  # in the small pile, NOTHING in the large one
    market_left: int = i8()  # cards in the small pile
    market_large: int = i8()  # the card on top of the large pile, NOTHING while that is empty
    reward_at: Ints = i8(REWARDS)
    rewards_left: int = i8()
    apprentice_depth: Ints = i8(APPRENTICES)  # in the pile, NOTHING elsewhere
    apprentices_left: int = i8()
    apprentices_unseen: int = i8()  # so many from the top nobody has seen; those below everybody has
    grid: Ints = i8(GRID)  # the face-up apprentices, row by row
    coins: Ints = i32(GRID)  # and the silver on each
    building_at: Ints = i8(BUILDINGS)
    buildings_left: int = i8()
    building_seen: Ints = i8(BUILDINGS)  # a bit for each seat that has seen its face (ARC-379)
    building_dealt: Ints = i8(BUILDINGS)  # in whose first packet it was, while it is drafted or in that hand
    scheme_depth: Ints = i8(SCHEMES)  # in the scheme pile, NOTHING among the discards
    schemes_left: int = i8()
    scheme: int = i8()  # the scheme card revealed last, NOTHING before the first
    players: Sequence[Player] = Player.many(MAX_SEATS)
