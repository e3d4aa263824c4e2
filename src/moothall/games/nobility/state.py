"""The records of Nobility: what is printed, the table and the players' boards.

Seats are numbered clockwise. Goods, guilds and races share their order with the deck: guild 2 makes good 2.
All cards and tiles are numbered in deck order. A face-down pile is an array whose top is the last of its
first `..._left` entries; what is not of the pile is NOTHING.
"""

from collections.abc import Sequence
from typing import Literal, get_args

from moothall.engine.agenda import Agenda
from moothall.engine.chance import Chance
from moothall.engine.record import Grid, Ints, Record, i8, i16, i32, i64

MAX_SEATS = 6
ROUNDS = 10
DICE = 5  # of a player; four with six players
PIPS = 6
BUILDINGS = 48
WORKSHOPS_OF_GUILD = 6  # tiles of each guild, the others are public
SHIPS = 18
CHARACTERS = 13
SETTLERS = 48
EVENTS = 16
EVENTS_OF_DECK = 8  # with either back, of which half of the rounds use so many:
EVENTS_USED = 5
COUNCIL_TILES = 30
GOALS = 15
DICE_TILES = 18
COMMISSIONS = 18
MODIFIERS = 20  # tokens in all
FIGURES = 14  # of a player
HOUSES = 7
LEAST_REPUTATION, MOST_REPUTATION = 6, 24
MOST_NOBILITY = 12
LORD_LEVEL = 5
SPACES = 3  # for workshops, of each guild
BANDS = 3  # of die values: 1-2, 3-4, 5-6
HALL_SPACES = 6
COUNCIL_ROWS = 3
CASTLE_SLOTS = 4
EXTRA_CASTLE_SLOT = 3  # only with six players
OWN_VALUE = 5  # from which a die goes onto the slot of the own board
PLOTS = 3  # for public buildings
DISPLAY = 6  # settler cards in the tavern
HAND = 3  # settler cards that a player may hold
DESKS = 12  # of the Chancery: the upper row by die value, then the lower
DESK_ROWS = 2
TILE_SLOTS = 3
TILE_FILLED = (1 << TILE_SLOTS) - 1
DEALT_COMMISSIONS = 3
PARTS = 3  # that a Lord benefit has at most
CHOICES = 2  # of effects on a workshop
EVENT_EFFECTS = 2  # that an event has at most
CONDITIONS = 4  # that a solo goal has at most
NOTHING = -1

BOOKS, ARTWORK, WEAPONRY, MAGIC, JEWELRY, FURNISHINGS = range(6)
GOODS = ("books", "artwork", "weaponry", "magic", "jewelry", "furnishings")
GUILDS = ("scholars", "artists", "blacksmiths", "wizards", "merchants", "carpenters")
RACES = ("halfling", "human", "elf", "dwarf", "green_elf", "trobit")
KINDS = 6  # of goods, guilds and races
# In effects: the good of the workshop's guild, and any that the player picks.
GUILD_GOOD, ANY_GOOD = 6, 7

COLOURS = ("white", "yellow", "red", "green", "blue", "black")

# Where a die can be placed.
(
    TAVERN,
    YARD,
    GUILD,
    HALL,
    HARBOUR,
    COUNCIL,
    BERK,
    CASTLE,
    PLAYER_BOARD,
    CHANCERY,
    DICE_TILE,
) = range(11)
LOCATIONS = (
    "tavern",
    "yard",
    "guild",
    "hall",
    "harbour",
    "council",
    "berk",
    "castle",
    "player_board",
    "chancery",
    "dice_tile",
)

# What effects do: at once and of themselves, ...
(
    GAIN_COINS,
    GAIN_GOODS,
    GAIN_REPUTATION,
    GAIN_MODIFIERS,
    GAIN_VP,
    GAIN_HOUSES,
    GAIN_WORKERS,
    # ... by a choice of the player, ...
    TAKE_SETTLERS,
    PLACE_APPRENTICES,
    REROLL_DICE,
    BUY_GOODS,
    EXCHANGE_GOODS,
    # ... or while an event lasts or somebody sits at a desk.
    MODIFY,
    WAIVE,
    CLOSE_LOCATION,
    SUPPRESS,
) = range(1, 17)
NO_EFFECT = 0
EFFECT_KINDS = (
    "none",
    "gain_coins",
    "gain_goods",
    "gain_reputation",
    "gain_modifiers",
    "gain_vp",
    "gain_houses",
    "gain_workers",
    "take_settlers",
    "place_apprentices",
    "reroll_dice",
    "buy_goods",
    "exchange_goods",
    "modify",
    "waive",
    "close_location",
    "suppress",
)

# What `modify` changes.
(
    HARBOUR_BONUS,
    HOUSE_PRICE,
    BUILDING_PRICE,
    APPRENTICE_INCOME,
    GOODS_LIMIT,
    CASTLE_GAIN,
    COUNCIL_LOSS,
    COUNCIL_COINS,
    CARDS_TAKEN,
    DICE_LIMIT,
    SETTLER_BONUS,
) = range(11)
PARAMETERS = (
    "harbour.coins_per_good",
    "yard.house_price",
    "hall.building_price",
    "income.coins_per_apprentice",
    "guild.goods_limit",
    "castle.reputation_gain",
    "council.reputation_loss",
    "council.coin_cost",
    "tavern.cards_taken",
    "player.dice_sum_limit",
    "settler.vp_bonus",
)
# The one rule that can be waived, and the one process that can be suppressed.
ASCENDING, ACTIVATION = "tavern.ascending", "workshop.activation"
ADD, SET = range(2)

# What solo goals and commissions count.
(
    METRIC_VP,
    METRIC_SETTLERS,
    METRIC_SETTLERS_OF_RACE,
    METRIC_RACES,
    METRIC_WORKSHOPS,
    METRIC_GUILDS_WITH_WORKSHOP,
    METRIC_GUILDS_WITH_PRESENCE,
    METRIC_GUILDS_WITH_APPRENTICE,
    METRIC_PUBLIC_BUILDINGS,
    METRIC_BUILDINGS,
    METRIC_GUILD_APPRENTICES,
    METRIC_CHANCERY_APPRENTICES,
    METRIC_COUNCIL_TILES,
    METRIC_NOBILITY,
    METRIC_REPUTATION,
    METRIC_REPUTATION_OVER_12,
    METRIC_COINS,
    METRIC_GOODS,
    METRIC_GOODS_SETS,
    METRIC_MODIFIERS,
) = range(20)
Metric = Literal[
    "vp",
    "settlers",
    "settlers_of_race",
    "races",
    "workshops",
    "guilds_with_workshop",
    "guilds_with_presence",
    "guilds_with_apprentice",
    "public_buildings",
    "buildings",
    "guild_apprentices",
    "chancery_apprentices",
    "council_tiles",
    "nobility",
    "reputation",
    "reputation_over_12",
    "coins",
    "goods",
    "goods_sets",
    "modifiers",
]
METRICS: tuple[Metric, ...] = get_args(Metric)

# The automa's dice in a solo game, in the order in which they are placed.
AUTOMA_WHITE, AUTOMA_GREEN, AUTOMA_YELLOW, AUTOMA_RED, AUTOMA_BLUE = range(5)
AUTOMA_DICE = ("white", "green", "yellow", "red", "blue")

# What was done in a turn, a bit for each action (NOB-064).
PLACED_DIE, COMPLETED_SETTLER, SOLD_BUILDING = 1, 2, 4
# And in a visit to Berk's Office (NOB-470).
TOOK_TOKENS, EXCHANGED, ACQUIRED = 1, 2, 4

AUTOMA = MAX_SEATS  # as the owner of a die on the board

# Where a commission card is, apart from its depth in the deck (0 on top).
RETURNED = 18  # given back in the setup, waiting for the others to choose
HELD = 20  # by a seat: plus that; `tile_card` says which dice tile it lies with
DEALT = 30  # to a seat, which is to choose one of three: plus that
DRAWN = 40  # in Berk's Office: plus its place in the order drawn


class Die(Record):
    """A place on the board for a die."""

    value: int = i8()  # 0 where there is none
    owner: int = i8()  # a seat, or AUTOMA


class Effect(Record):
    kind: int = i8()
    amount: int = i8()
    good: int = i8()  # of GAIN_GOODS and BUY_GOODS, which also may be GUILD_GOOD or ANY_GOOD
    price: int = i8()  # of BUY_GOODS
    target: int = i8()  # of MODIFY the parameter, of CLOSE_LOCATION the location
    op: int = i8()  # of MODIFY: ADD or SET
    least: int = i8()  # of MODIFY: the result is never below it


class Character(Record):
    good: int = i8()  # of which more may be spent
    limit: int = i8()  # so many
    parts: Sequence[Effect] = Effect.many(PARTS)


class Building(Record):
    guild: int = i8()  # NOTHING for a public building
    effects: Sequence[Effect] = Effect.many(CHOICES)


class Event(Record):
    deck: int = i8()  # 0 for I, 1 for II
    at_start: int = i8()  # its effects come once at the start of the round, to everybody
    effects: Sequence[Effect] = Effect.many(EVENT_EFFECTS)


class Printed(Record):
    # By the number of players; index 0 is not used.
    dice: Ints = i8(MAX_SEATS + 1)
    start_reputation: Ints = i8(MAX_SEATS + 1)
    tavern_slots: Ints = i8(MAX_SEATS + 1)
    yard_slots: Ints = i8(MAX_SEATS + 1)
    guild_dice: Ints = i8(MAX_SEATS + 1)
    apprentice_slots: Ints = i8(MAX_SEATS + 1)
    castle_slots: Ints = i8(MAX_SEATS + 1)
    prefilled: Ints = i8(MAX_SEATS + 1)
    reward_times: Ints = i8(MAX_SEATS + 1)
    desks: Ints = i8(MAX_SEATS + 1)
    start_modifiers: Ints = i8(MAX_SEATS + 1, MAX_SEATS)  # by seat order
    income: Ints = i8(MAX_SEATS + 1, MAX_SEATS + 1)  # coins for each apprentice, by how many are there
    start_coins: int = i8()
    start_goods: int = i8()  # of each
    start_houses: int = i8()
    good_price: Ints = i8(KINDS)
    house_price: int = i8()
    goods_limit: Ints = i8(BANDS)
    workers_limit: Ints = i8(BANDS)
    space_vp: Ints = i8(SPACES)
    space_stars: Ints = i8(SPACES)
    space_reward: Sequence[Effect] = Effect.many(SPACES)
    hall_space: Ints = i8(PIPS + 1)  # by die value
    hall_price: Ints = i8(HALL_SPACES)
    council_loss: int = i8()
    berk_free: Ints = i8(BANDS)
    berk_paid: Ints = i8(BANDS)
    berk_price: Ints = i8(BANDS)
    berk_draw: Ints = i8(BANDS)
    berk_loss: Ints = i8(BANDS)
    castle_gain: Ints = i8(CASTLE_SLOTS, PIPS + 1)  # by die value
    plot_vp: Ints = i8(PLOTS)
    plot_stars: Ints = i8(PLOTS)
    plot_income: Sequence[Effect] = Effect.many(PLOTS)
    sale_workshop: int = i8()
    sale_public: int = i8()
    sale_loss: int = i8()  # points lost with a public building
    desk_race: Ints = i8(PIPS)  # both rows alike
    desk_effect: Sequence[Effect] = Effect.many(PIPS)
    desk_income: int = i8()
    nobility_points: Ints = i8(MOST_NOBILITY + 1)
    automa_guild: Ints = i8(PIPS + 1)  # by die value
    characters: Sequence[Character] = Character.many(CHARACTERS)
    settler_race: Ints = i8(SETTLERS)
    settler_goods: Ints = i8(SETTLERS)  # a bit for each
    settler_least: Ints = i8(SETTLERS)
    settler_most: Ints = i8(SETTLERS)
    settler_workers: Ints = i8(SETTLERS)
    settler_stars: Ints = i8(SETTLERS)
    settler_back: Ints = i8(SETTLERS)
    buildings: Sequence[Building] = Building.many(BUILDINGS)
    ship_price: Ints = i8(SHIPS, KINDS)
    ship_spaces: Ints = i8(SHIPS, KINDS)
    council_nobility: Ints = i8(COUNCIL_TILES)
    council_goods: Ints = i8(COUNCIL_TILES, KINDS)
    council_coins: Ints = i8(COUNCIL_TILES)
    council_vp: Ints = i8(COUNCIL_TILES)
    events: Sequence[Event] = Event.many(EVENTS)
    tile_values: Ints = i8(DICE_TILES, TILE_SLOTS)
    commission_metric: Ints = i8(COMMISSIONS)
    commission_race: Ints = i8(COMMISSIONS)
    commission_vp: Ints = i8(COMMISSIONS)
    commission_per: Ints = i8(COMMISSIONS)
    commission_most: Ints = i8(COMMISSIONS)
    goal_metric: Ints = i8(GOALS, CONDITIONS)  # NOTHING where there is no further condition
    goal_least: Ints = i16(GOALS, CONDITIONS)


class Player(Record):
    coins: int = i32()
    vp: int = i32()
    goods: Ints = i32(KINDS)
    dice: Ints = i8(DICE)  # the value of each own die, 0 once it is placed
    placed: int = i8()  # the placed sum
    own_die: int = i8()  # the value of the die on the slot of the own board, 0 for none
    passed: int = i8()
    character: int = i8()
    modifiers: int = i8()
    reputation: int = i8()
    nobility: int = i8()
    figures: int = i8()  # in the personal supply
    lot: int = i8()  # in the workers' lot
    apprentices: Ints = i8(KINDS)  # in each guild
    houses: int = i8()  # in the personal supply
    platform: int = i8()  # houses on the building platform
    built: int = i8()  # houses on house plots
    settlers: Ints = i8(HAND + 1)  # uncompleted, in the order taken; four only until one is discarded
    completed: Ints = i8(HOUSES)  # settler cards, in the order completed
    races: Ints = i8(KINDS)  # how many of them are of each race
    public: Ints = i8(PLOTS)  # the public building on each plot
    council_tiles: int = i8()  # completed
    first_tile: int = i8()  # the dice tile that came with the commission of the setup


class Command(Record):
    """What the active player has done in this turn and is in the middle of."""

    done: int = i8()  # a bit for each kind of action: until the turn ends
    fresh: Ints = i8(KINDS)  # apprentices put into each guild in this turn: they don't count yet (NOB-466)
    # The rest is wiped when the action is over.
    die: int = i8()  # the value of the die that was taken, before modifiers; 0 for none
    value: int = i8()  # the value as which it is placed
    location: int = i8()  # where it was placed
    guild: int = i8()  # in which guild
    space: int = i8()  # the workshop that is activated
    rerolled: int = i8()  # a bit for each own die that is to be rolled again
    given: int = i8()  # the good that is given in an exchange
    left: int = i8()  # cards to take, workers to place or goods to sell that the die still allows
    sold: int = i8()  # goods, in the harbour
    visited: int = i8()  # a bit for each part of a visit to Berk's Office that is done
    price: int = i8()  # of the good that a workshop sells
    building: int = i8()  # a public building that has been paid for and has no plot yet
    card: int = i8()  # the slot of the settler card that is being paid for
    spent: Ints = i8(KINDS)  # goods named for it so far
    points: int = i16()  # that are scored when a Lord benefit is through
    part: int = i8()  # of the Lord benefit, the next one
    part_left: int = i8()  # cards, goods or workers that the last one still gives


class State(Record):
    chance: Chance = Chance.one()
    agenda: Agenda = Agenda.one()
    building_discards: int = i64()  # a bit for each tile
    settler_discards: int = i64()  # a bit for each card
    seats: int = i8()
    over: int = i8()
    events: int = i8()  # the option
    chancery: int = i8()  # the option
    round_number: int = i8()  # 1 to 10
    start_seat: int = i8()  # the first player of this round
    active: int = i8()  # whose turn it is, NOTHING outside the action phase
    modifiers: int = i8()  # tokens in the common supply
    command: Command = Command.one()
    # The dice on the board.
    tavern: Sequence[Die] = Die.many(MAX_SEATS)
    yard: Sequence[Die] = Die.many(MAX_SEATS)
    guild_dice: Grid[Die] = Die.many(KINDS, BANDS)
    hall_dice: Sequence[Die] = Die.many(HALL_SPACES)
    harbour: Sequence[Die] = Die.many(PIPS)  # by die value - 1
    council_dice: Grid[Die] = Die.many(COUNCIL_ROWS, KINDS)
    berk: Sequence[Die] = Die.many(BANDS)
    castle: Sequence[Die] = Die.many(CASTLE_SLOTS)
    chancery_dice: Sequence[Die] = Die.many(PIPS)  # by die value - 1
    automa: Ints = i8(len(AUTOMA_DICE))  # what the automa's dice show in this round, 0 before the first
    # Buildings.
    hall: Ints = i8(HALL_SPACES)
    workshop: Ints = i8(KINDS, SPACES)  # the tile on each space of each guild
    owner: Ints = i8(KINDS, SPACES)  # the seat whose guild master stands there
    bag: Ints = i8(BUILDINGS)
    bag_left: int = i8()
    # Ships.
    ship: int = i8()
    ship_filled: Ints = i8(KINDS)  # spaces taken
    ship_pile: Ints = i8(SHIPS)
    ships_left: int = i8()
    # The Stone Council.
    council: Ints = i8(COUNCIL_ROWS, KINDS)
    council_pile: Ints = i8(COUNCIL_TILES)
    council_left: int = i8()
    council_taken: Ints = i8(COUNCIL_TILES)  # by which seat
    # The tavern's cards.
    display: Ints = i8(DISPLAY)
    settler_pile: Ints = i8(SETTLERS)
    settlers_left: int = i8()
    # Events and the solo goal.
    event: int = i8()  # of this round
    event_order: Ints = i8(ROUNDS)  # those of all rounds, known as far as they have come
    goal: int = i8()
    # The Chancery.
    desks: Ints = i8(DESKS)  # the seat of whoever sits there
    commission_at: Ints = i8(COMMISSIONS)
    commissions_left: int = i8()  # in the deck
    commission_seen: Ints = i8(COMMISSIONS)  # a bit for each seat that has seen its face
    commission_known: Ints = i8(COMMISSIONS)  # a bit for each of those that knows where it is now
    tile_pile: Ints = i8(DICE_TILES)  # dice tiles in the bag
    tiles_left: int = i8()
    tile_owner: Ints = i8(DICE_TILES)
    tile_card: Ints = i8(DICE_TILES)  # the commission card that it lies with
    tile_filled: Ints = i8(DICE_TILES)  # a bit for each slot
    tile_dice: Ints = i8(DICE_TILES)  # a bit for each slot that was filled in this round: the die lies there
    players: Sequence[Player] = Player.many(MAX_SEATS)
