"""How good a position looks, in hundredths of a point: points, and what may become points.

It is a measure for players who look one move ahead, not a rule of the game. What is printed on the
components comes from the deck; the weights below are those with which the greedy bot scores best.
"""

from moothall.engine.agenda import open_seat
from moothall.engine.record import Ints
from moothall.engine.rule import entrance, rule
from moothall.games.settlement.scoring import hero_score, score
from moothall.games.settlement.stages import build, explore, fortress, goods, settlers
from moothall.games.settlement.state import (
    AT_FORTRESS,
    AT_SETTLEMENT_ROW,
    AT_WILDERNESS_ROW,
    BONUS_SETTLER,
    COLUMNS,
    DIAMOND,
    FIELDS,
    GAIN_LANDSCAPE,
    GOLD,
    HERO_ROW,
    NORMAL,
    NOTHING,
    ON_TAKING,
    ROUNDS,
    ROWS,
    SUPPLY,
    WOOD,
    Player,
    Printed,
    State,
)

# One of each thing: wood, clay, stone, diamond, gold, bonus settler, any normal resource.
VALUES = (40, 40, 40, 108, 149, 62, 40)
SETTLER = 56  # a normal settler that is not deployed yet
KEPT = 74  # a normal resource that a fortress keeps over the end of the round
IN_LAST_ROUND = 38  # % of its value that is left of a good when no round follows
LANDSCAPE, LANDSCAPE_A_ROUND = 6, 22  # for itself, and for each round that follows
BUILDING, BUILDING_A_ROUND = 31, 44
EFFECTS_A_ROUND = 21  # % of what a row of buildings gives, for each round that follows
READY = 18  # % of what can still be activated in this round
REWARD = 13  # % of what a fight would bring
HERO = 88  # % of what the best hero within reach would bring
HERO_IN_LAST_ROUND = 122
ARTIFACT = 21


@entrance
def worth(s: State, deck: Printed, seat: int) -> int:
    me = s.players[seat]
    points = 100 * score(s, deck, seat)
    if s.over:
        return points + min(int(me.supply[GOLD]), 99)  # which breaks ties
    rounds = ROUNDS - int(s.round_number)
    total = points + of_supply(me, rounds) + of_tiles(me, rounds) + of_monsters(deck, me)
    total += of_rows(deck, me, rounds)
    if rounds > 0:
        total += of_artifact(deck, me) + of_heroes(s, deck, me) * HERO // 100
    elif not me.passed:
        total += of_heroes(s, deck, me) * HERO_IN_LAST_ROUND // 100
    # A turn whose action is still to come is better by a trifle, so that it is worth ending a turn.
    if s.acted and open_seat(s.agenda) == seat:
        total -= 1
    return total


@rule
def value_of(things: Ints) -> int:
    total = 0
    for thing in range(len(things)):
        total += int(things[thing]) * VALUES[thing]
    return total


@rule
def of_supply(me: Player, rounds: int) -> int:
    """Who has passed can use nothing more in this round, and keeps what the fortresses keep."""
    normal = int(goods.normal_goods(me))
    if me.passed:
        total = min(normal, fortress.fortresses_of(me)) * KEPT
    else:
        total = normal * VALUES[WOOD] + int(me.settlers) * SETTLER
    for thing in range(NORMAL, SUPPLY):
        total += int(me.supply[thing]) * VALUES[thing]
    return total if rounds > 0 else total * IN_LAST_ROUND // 100


@rule
def of_tiles(me: Player, rounds: int) -> int:
    """Landscapes and buildings for their own sake: heroes count them, and they open ways."""
    landscapes = explore.landscapes_of(me) * (LANDSCAPE + rounds * LANDSCAPE_A_ROUND)
    return landscapes + (FIELDS - build.empty_places(me)) * (BUILDING + rounds * BUILDING_A_ROUND)


@rule
def of_monsters(deck: Printed, me: Player) -> int:
    total = 0
    for field in range(FIELDS):
        if me.monster[field]:
            colour = deck.landscape_colour[me.landscape[field]]
            cost = int(deck.monster_settlers[colour]) * SETTLER
            total += (value_of(deck.monster_reward[colour]) - cost) * REWARD // 100
    return total


@rule
def of_rows(deck: Printed, me: Player, rounds: int) -> int:
    """What activating brings beyond the settler that it takes: in this round, and by buildings later on."""
    ready = 0
    later = 0
    for row in range(ROWS):
        yields = yields_of(deck, me, row) - SETTLER
        if yields > 0 and not settlers.is_occupied(me, AT_WILDERNESS_ROW + row):
            ready += yields
        effects = effects_of(deck, me, row) - SETTLER
        if effects > 0:
            later += effects
            if not settlers.is_occupied(me, AT_SETTLEMENT_ROW + row):
                ready += effects
    for field in range(FIELDS):
        if me.fortress[field] and not settlers.is_occupied(me, AT_FORTRESS + field):
            ready += max(0, VALUES[deck.landscape_good[me.landscape[field]]] - SETTLER)
    total = later * rounds * EFFECTS_A_ROUND // 100
    return total if me.passed else total + ready * READY // 100


@rule
def yields_of(deck: Printed, me: Player, row: int) -> int:
    total = 0
    for field in range(row * COLUMNS, (row + 1) * COLUMNS):
        if me.landscape[field] != NOTHING and not me.monster[field]:
            total += VALUES[deck.landscape_good[me.landscape[field]]]
    return total


@rule
def effects_of(deck: Printed, me: Player, row: int) -> int:
    total = 0
    for place in range(row * COLUMNS, (row + 1) * COLUMNS):
        if me.building[place] != NOTHING:
            total += max(0, effect_of(deck, me.building[place]))
    return total


@rule
def effect_of(deck: Printed, building: int) -> int:
    if deck.building_kind[building] == GAIN_LANDSCAPE:
        return VALUES[DIAMOND] // 2  # it depends on the fortress
    gained = value_of(deck.building_gain[building]) + 100 * int(deck.building_points[building])
    return gained - value_of(deck.building_pay[building])


@rule
def of_heroes(s: State, deck: Printed, me: Player) -> int:
    """What the best hero of the row would bring, the less the more of the price is missing."""
    best = 0
    for space in range(HERO_ROW):
        hero = s.hero_row[space]
        if hero != NOTHING:
            price = max(1, value_of(deck.hero_cost[hero]) + value_of(deck.surcharge[space]))
            paid = price - missing_for(deck, me, hero, space)
            gained = 100 * hero_score(deck, me, hero) + int(deck.hero_bonus[hero]) * VALUES[BONUS_SETTLER]
            best = max(best, (gained - price) * paid // price * paid // price)
    return best


@rule
def missing_for(deck: Printed, me: Player, hero: int, space: int) -> int:
    total = 0
    for thing in range(SUPPLY):
        needed = int(deck.hero_cost[hero, thing]) + int(deck.surcharge[space, thing])
        total += max(0, needed - int(me.supply[thing])) * VALUES[thing]
    return total


@rule
def of_artifact(deck: Printed, me: Player) -> int:
    """One that gave all it gives when it was taken is worth nothing any more."""
    held = me.artifact
    return 0 if held == NOTHING or deck.artifact_trigger[held] == ON_TAKING else ARTIFACT
