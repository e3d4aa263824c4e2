"""The records of Settlement: what is printed, the table and the players' boards.

Fields of the wilderness and of the settlement are numbered 0 to 8, row by row.
Landscape tiles are numbered 0 to 35, twelve for each row; buildings, artifacts and heroes in deck order.
"""

from collections.abc import Sequence

from moothall.engine.agenda import Agenda
from moothall.engine.chance import Chance
from moothall.engine.record import Ints, Record, i8, i16

MAX_SEATS = 4
ROWS = 3
COLUMNS = 3
FIELDS = ROWS * COLUMNS
LANDSCAPES = 36
LANDSCAPES_PER_ROW = 12
BUILDINGS = 12
STACKS = 3
STACK_SIZE = 12
MARKET = 9
ARTIFACTS = 14
HEROES = 48
HERO_ROW = 4
ROUNDS = 6
NOTHING = -1

# What a supply holds: resources, and the bonus settlers that are not deployed.
WOOD, CLAY, STONE, DIAMOND, GOLD, BONUS_SETTLER = range(6)
GOODS = ("wood", "clay", "stone", "diamond", "gold", "bonus_settler")
NORMAL = 3  # wood, clay and stone come first
RESOURCES = 5
SUPPLY = 6
# In payments and gains a seventh thing stands for one normal resource of any type.
ANY_NORMAL = 6
THINGS = 7

COLOURS = ("green", "yellow", "blue", "red")

GUILDS = ("adventurer", "builder", "defender", "artisan")

# What a building does when it is resolved.
GAIN, CONVERT, STORE, GAIN_LANDSCAPE = range(4)
# What else an artifact may do.
EXCHANGE_RATE, SECOND_WILDERNESS_ROW, SECOND_SETTLEMENT_ROW, RESOLVE_BUILDING, MONSTER_CHOICE = range(4, 9)

# When an artifact does it.
(
    ON_TAKING,
    ON_BUILDING,
    ON_EXPLORING,
    ON_FIGHTING,
    ON_ERECTING,
    ON_WILDERNESS_ROW,
    ON_FORTRESS,
    ON_INVITING,
    STANDING,
) = range(9)

# What a hero scores for.
FIXED, PER_LANDSCAPE, PER_BUILDING, PER_FORTRESS = range(4)

# The free exchange rates, in deck order; the Mirror's is the artifact's own.
TWO_FOR_ONE, SET_FOR_DIAMOND, DIAMONDS_FOR_GOLD, GOLD_FOR_NORMAL, DIAMONDS_FOR_NORMAL = range(5)
RATES = 5

# The seven actions, and where on a player board their settlers stand.
NO_ACTION, BUILD, EXPLORE, FIGHT, ERECT, WILDERNESS_ROW, SETTLEMENT_ACTIVATION, FORTRESS_ACTIVATION = range(8)
AT_BUILD, AT_EXPLORE, AT_FIGHT, AT_ERECT = range(4)
AT_WILDERNESS_ROW = 4
AT_SETTLEMENT_ROW = AT_WILDERNESS_ROW + ROWS
AT_FORTRESS = AT_SETTLEMENT_ROW + ROWS
ACTION_FIELDS = AT_FORTRESS + FIELDS

# Where an artifact is, apart from the seats 0 to 3.
IN_ROW, IN_STACK, OUT_OF_GAME = 4, 5, 6
# Where a hero is, apart from the seats 0 to 3.
IN_DECK, IN_HERO_ROW, DISCARDED = 4, 5, 6


class Printed(Record):
    """The numbers printed on the components: the deck, as the rules read it."""

    start_supply: Ints = i16(SUPPLY)
    start_settlers: int = i8()
    artifact_row_extra: int = i8()
    explore_settlers: Ints = i8(ROWS)
    monster_settlers: Ints = i8(len(COLOURS))
    monster_reward: Ints = i8(len(COLOURS), SUPPLY)
    rate_pay: Ints = i8(RATES, THINGS)
    rate_gain: Ints = i8(RATES, THINGS)
    landscape_good: Ints = i8(LANDSCAPES)
    landscape_colour: Ints = i8(LANDSCAPES)
    building_count: Ints = i8(BUILDINGS)
    building_cost: Ints = i8(BUILDINGS, SUPPLY)
    building_kind: Ints = i8(BUILDINGS)
    building_pay: Ints = i8(BUILDINGS, THINGS)
    building_gain: Ints = i8(BUILDINGS, THINGS)
    building_points: Ints = i8(BUILDINGS)
    artifact_trigger: Ints = i8(ARTIFACTS)
    artifact_kind: Ints = i8(ARTIFACTS)
    artifact_gain: Ints = i8(ARTIFACTS, SUPPLY)
    artifact_amount: Ints = i8(ARTIFACTS)
    surcharge: Ints = i8(HERO_ROW, SUPPLY)
    hero_guild: Ints = i8(HEROES)
    hero_cost: Ints = i8(HEROES, SUPPLY)
    hero_bonus: Ints = i8(HEROES)
    hero_colour: Ints = i8(HEROES)
    hero_scores: Ints = i8(HEROES)
    hero_points: Ints = i8(HEROES)
    rank_from: Ints = i16(4)


class Player(Record):
    supply: Ints = i16(SUPPLY)
    settlers: int = i8()  # normal settlers that are not deployed
    deployed: Ints = i8(ACTION_FIELDS)  # normal settlers on each action field
    deployed_bonus: Ints = i8(ACTION_FIELDS)
    landscape: Ints = i8(FIELDS)
    monster: Ints = i8(FIELDS)
    fortress: Ints = i8(FIELDS)
    building: Ints = i8(FIELDS)
    stored: Ints = i16(FIELDS)  # gold on a Bank, diamonds on a Church
    artifact: int = i8()
    second_activation: int = i8()  # the Lodestar or the Key was used this round
    passed: int = i8()


class Command(Record):
    """What the active player is in the middle of; wiped when it is done."""

    action: int = i8()
    target: int = i8()  # the market field, row or wilderness field that was named
    place: int = i8()  # the settlement field: where the building goes, or which one is being resolved
    settlers: int = i8()
    landscape: int = i8()  # the tile that was drawn and not yet laid
    columns: int = i8()  # a bit for each column: buildings resolved, landscapes that yielded, checks to make
    kept: Ints = i16(NORMAL)


class State(Record):
    chance: Chance = Chance.one()
    agenda: Agenda = Agenda.one()
    seats: int = i8()
    over: int = i8()
    round_number: int = i8()
    start_seat: int = i8()
    acted: int = i8()  # the player to move has taken the action of this turn
    invited: int = i8()
    command: Command = Command.one()
    landscapes_left: Ints = i8(ROWS)
    landscape_stack: Ints = i8(ROWS, LANDSCAPES_PER_ROW)
    buildings_left: Ints = i8(STACKS)
    building_stack: Ints = i8(STACKS, STACK_SIZE)
    market: Ints = i8(MARKET)  # the building type on each field
    market_pile: Ints = i8(MARKET)  # and how many tiles of it
    heroes_left: int = i8()
    hero_deck: Ints = i8(HEROES)
    hero_row: Ints = i8(HERO_ROW)
    hero_at: Ints = i8(HEROES)
    artifacts_left: int = i8()
    artifact_stack: Ints = i8(ARTIFACTS)
    artifact_at: Ints = i8(ARTIFACTS)
    players: Sequence[Player] = Player.many(MAX_SEATS)
