"""The command: what the active participant is in the middle of, and what each question needs."""

import numpy as np

from moothall.engine.record import Ints
from moothall.games.architects.stages.cathedral import (
    ASK_DISCARD,
    CLIMB,
    DISCARD_FOR_CATHEDRAL,
    PAY_WOOD_OR_STONE,
)
from moothall.games.architects.stages.effects import CHOOSE_GAIN, CHURCH, LIBRARY, TAKE_EFFECT
from moothall.games.architects.stages.ending import END_EFFECTS, END_ORDER
from moothall.games.architects.stages.gathering import MINE
from moothall.games.architects.stages.goods import BONUS, PAY_GOLD_OR_MARBLE
from moothall.games.architects.stages.guardhouse import AT_GUARDHOUSE
from moothall.games.architects.stages.guildhall import AT_GUILDHALL, CONSTRUCT
from moothall.games.architects.stages.hand import HAND_LIMIT
from moothall.games.architects.stages.market import AT_MARKET_MIDDLE, BLUEPRINT
from moothall.games.architects.stages.reset import CHECK_RESET, GATEKEEPER, RESET_ABILITIES, RESET_ORDER
from moothall.games.architects.stages.storehouse import EXCHANGE
from moothall.games.architects.stages.town_centre import BARRACKS, CAPTURE, FREE_CAPTURE
from moothall.games.architects.stages.turn import NEXT_TURN
from moothall.games.architects.stages.workshop import AT_WORKSHOP, DISMISS, FREE_HIRE, TAKE_APPRENTICE
from moothall.games.architects.state import (
    BEFORE_COUNT,
    BUILDINGS,
    CATHEDRAL_ROWS,
    CATHEDRAL_VIRTUE,
    CHEAPER_HIRE,
    EFFECT_CAPTURE,
    EFFECT_DESTROY_DEBT,
    EFFECT_DISCARD_FOR,
    EFFECT_GAIN_CHOICE,
    EFFECT_HIRE,
    EFFECT_RANSOM_OR_CAPTURE,
    GOLD,
    GOLD_EQUALS_MARBLE,
    GUARDHOUSE,
    GUILDHALL,
    HAND_CARDS,
    IGNORE_ONE_TAX,
    IN_COUNT,
    MARBLE,
    MARKET_MIDDLE,
    MARKET_SMALL,
    MARKET_SPACES,
    MINES,
    MOST_APPRENTICES,
    NO_CATHEDRAL_DISCARD,
    NOTHING,
    ON_ADVANCE,
    ON_MARKET,
    ON_PAY_OFF,
    ON_RESET,
    OPEN_CIRCLES,
    PLACES,
    RELEASE,
    SILVER,
    STONE,
    STOREHOUSE,
    TOWN_CENTRE,
    WOOD,
    WORKSHOP,
)
from tests.games.architects.laws.positions import STAGES, Positions
from tests.laws.law import Bools, Laws, bits, if_so, per_position

LAWS = Laws()

REPEATED = (EXCHANGE, CAPTURE, AT_GUARDHOUSE)
# Where the worker was placed that brought something onto the agenda.
PLACED_AT: dict[int, tuple[int, ...]] = {
    MINE: (MINES,),
    EXCHANGE: (STOREHOUSE,),
    AT_WORKSHOP: (WORKSHOP,),
    CAPTURE: (TOWN_CENTRE,),
    AT_GUARDHOUSE: (GUARDHOUSE,),
    BONUS + ON_PAY_OFF: (GUARDHOUSE,),
    AT_MARKET_MIDDLE: (MARKET_MIDDLE,),
    BLUEPRINT: (MARKET_MIDDLE,),
    BONUS + ON_MARKET: (MARKET_MIDDLE,),
    TAKE_APPRENTICE: (WORKSHOP, MARKET_MIDDLE, GUILDHALL),
    DISMISS: (WORKSHOP, MARKET_MIDDLE, GUILDHALL),
}
PLACED_AT |= dict.fromkeys(
    (
        AT_GUILDHALL,
        CONSTRUCT,
        TAKE_EFFECT,
        ASK_DISCARD,
        CLIMB,
        BONUS + ON_ADVANCE,
        PAY_WOOD_OR_STONE,
        PAY_GOLD_OR_MARBLE,
        DISCARD_FOR_CATHEDRAL,
        CHOOSE_GAIN,
        CHURCH,
        LIBRARY,
        FREE_HIRE,
        FREE_CAPTURE,
        BARRACKS,
    ),
    (GUILDHALL,),
)
FITS = np.ones((STAGES, PLACES + 1), bool)  # the last column is NOTHING, as an index
for stage, locations in PLACED_AT.items():
    FITS[stage] = np.isin(np.arange(PLACES + 1), locations)
# What the building does that asks this.
ASKED_BY = {
    CHOOSE_GAIN: EFFECT_GAIN_CHOICE,
    CHURCH: EFFECT_DESTROY_DEBT,
    LIBRARY: EFFECT_DISCARD_FOR,
    FREE_HIRE: EFFECT_HIRE,
    FREE_CAPTURE: EFFECT_CAPTURE,
    BARRACKS: EFFECT_RANSOM_OR_CAPTURE,
}


def in_a_turn(p: Positions) -> Bools:
    """A person has placed a worker, and the turn is not over yet."""
    recalled = (p.stage == HAND_LIMIT) & (p.command["location"] == NOTHING)
    return np.asarray((p.bottom == NEXT_TURN) & (p.active < p.people) & ~recalled)


@LAWS.enact("a placement leaves nothing behind, and begins with a worker that a person places")
def wiped(p: Positions) -> Bools:
    command = p.command
    idle = (command["building"] == NOTHING) | (p.bottom == END_EFFECTS)
    for name in ("workers", "used", "captures", "captured_at"):
        idle &= command[name] == 0
    for name in ("location", "cell", "hired"):
        idle &= command[name] == NOTHING
    return np.where(in_a_turn(p), command["location"] != NOTHING, idle)


@LAWS.enact("each question is asked where its worker was placed")
def placed(p: Positions) -> Bools:
    return per_position(~p.asked | FITS[p.stages, p.command["location"][:, None]])


@LAWS.enact(
    "ARC-057, ARC-108: the worker stands where it was placed, and own workers there were counted then"
)
def standing(p: Positions) -> Bools:
    location, workers = p.command["location"], p.command["workers"]
    outside = in_a_turn(p) & (location < OPEN_CIRCLES)
    there = p.at(p.actor["working"], location)
    counted = (workers > 0) & ((workers == there) | (location == TOWN_CENTRE))
    at_market = in_a_turn(p) & (location >= MARKET_SMALL) & (location < MARKET_SMALL + MARKET_SPACES)
    dealing = p.at(p["market_worker"], location - MARKET_SMALL) == p.active
    at_hall = in_a_turn(p) & (location == GUILDHALL)
    last_laid = p.at(p["guildhall"], p["guildhall_filled"] - 1) == p.active
    laid = (p["guildhall_filled"] > 0) & (last_laid | (p.actor["beside"] > 0))
    return (
        if_so(outside, counted)
        & if_so(~outside, workers == 0)
        & if_so(at_market & p.pending(CHECK_RESET), dealing)
        & if_so(at_hall, laid)
    )


@LAWS.enact("ARC-078, ARC-107, ARC-157: no more exchanges, captures or actions than workers were counted")
def uses(p: Positions) -> Bools:
    used, workers = p.command["used"], p.command["workers"]
    repeated = np.isin(p.command["location"], (STOREHOUSE, TOWN_CENTRE, GUARDHOUSE))
    return if_so(~repeated, used == 0) & (used <= workers) & if_so(p.pending(*REPEATED), used < workers)


@LAWS.enact("ARC-112, ARC-113: the captures of a placement come from one or two locations")
def raids(p: Positions) -> Bools:
    raided = bits(p.command["captured_at"], OPEN_CIRCLES).sum(axis=1)
    used = p.command["used"]
    allowed = (raided <= used) & (raided <= p.deck.capture_locations[p.seats]) & ((raided > 0) == (used > 0))
    return np.where(p.command["location"] == TOWN_CENTRE, allowed, raided == 0)


@LAWS.enact("ARC-086, ARC-100: the cell is named of an apprentice who is paid for and not taken yet")
def hires(p: Positions) -> Bools:
    hired, owned = p.command["hired"], p.actor["apprentices"]
    at_limit = p.of_asked((p.apprentices != NOTHING).sum(axis=2)) == p.of_asked(p.apprentice_limit)
    mine = in_a_turn(p) & (owned == hired[:, None]).any(axis=1)
    return (
        ((p.command["cell"] != NOTHING) == p.pending(TAKE_APPRENTICE))
        & if_so(p.stage == DISMISS, at_limit)
        & if_so(hired != NOTHING, mine & ~p.pending(TAKE_APPRENTICE))
    )


def building_in(p: Positions, lying: Bools, seat: Ints) -> Bools:
    """Whether the named building is one of those that lie somewhere for a seat."""
    of_seat = lying[p.everyone, np.clip(seat, 0, lying.shape[1] - 1)]
    return np.asarray((p.command["building"] != NOTHING) & p.at(of_seat, p.command["building"]))


@LAWS.enact(
    "ARC-183, ARC-186: a building is named in hand, until it is paid, and has effects once it is built"
)
def buildings(p: Positions) -> Bools:
    named = p.command["building"] != NOTHING
    effect = p.deck.building_effect[p.command["building"]]
    to_come = p.pending(CONSTRUCT)
    built = building_in(p, p.built, p.active)
    at_hall = in_a_turn(p) & (p.command["location"] == GUILDHALL)
    climbing = p.pending(AT_GUILDHALL, ASK_DISCARD, CLIMB, BONUS + ON_ADVANCE)
    asking = np.ones(len(p.states), bool)
    for stage, wanted in ASKED_BY.items():
        asking &= if_so(p.stage == stage, named & (effect == wanted))
    return (
        if_so(to_come, building_in(p, p.hands, p.active))
        & if_so(named & ~to_come & (p.bottom == NEXT_TURN), at_hall & built)
        & if_so(p.pending(TAKE_EFFECT), named & (effect < BEFORE_COUNT))
        & if_so(climbing, ~named)
        & asking
    )


@LAWS.enact("ARC-187, ARC-305, ARC-307: an effect asks only where it has an object")
def objects(p: Positions) -> Bools:
    outside = (p.players["working"].any(axis=2) & p.seated).any(axis=1)
    captured = p.players["captured"].sum(axis=1)
    left = p.command["captures"]
    most = p.deck.building_amount[p.command["building"]]
    return (
        if_so(p.stage == CHURCH, p.me["unpaid"] > 0)
        & if_so(p.stage == LIBRARY, p.me["hand"] > 0)
        & if_so(p.stage == BARRACKS, outside | (p.of_asked(captured) > 0))
        & if_so(p.stage == FREE_CAPTURE, outside & (left <= most))
        & ((left > 0) == (p.stage == FREE_CAPTURE))
    )


def may_climb(p: Positions) -> Bools:
    """ARC-191..195: virtue, a free slot, a card to discard."""
    row = p.me["cathedral"]
    taken = ((p.players["cathedral"] == (row + 1)[:, None]) & p.seated).sum(axis=1)
    free = (row < CATHEDRAL_ROWS) & (taken < p.deck.cathedral_slots[np.minimum(row, CATHEDRAL_ROWS - 1)])
    needs_none = p.of_asked(p.power) == NO_CATHEDRAL_DISCARD
    return free & (p.me["virtue"] >= CATHEDRAL_VIRTUE) & (needs_none | (p.me["hand"] > 0))


def may_pay(p: Positions, costs: Ints) -> Bools:
    """Which of several costs the player who is asked can pay, in resources."""
    goods = p.me["goods"].astype(int)[:, None]
    lacking = costs > goods[..., : costs.shape[2]]
    both = costs[..., GOLD].astype(int) + costs[..., MARBLE] <= goods[..., GOLD] + goods[..., MARBLE]
    one_kind = (p.of_asked(p.power) == GOLD_EQUALS_MARBLE)[:, None]
    rare = np.where(one_kind, both, ~lacking[..., GOLD] & ~lacking[..., MARBLE])
    return rare & ~lacking[..., : STONE + 1].any(axis=2)


@LAWS.enact("ARC-070: whoever is at the Guildhall can construct a building, or advance on the Cathedral")
def at_guildhall(p: Positions) -> Bools:
    owned = p.me["apprentices"]
    skills = np.where(owned != NOTHING, p.deck.apprentice_skills[owned], 0)
    skills = np.bitwise_or.reduce(skills, axis=1)
    able = (p.deck.building_skills & ~skills[:, None]) == 0
    cost = np.broadcast_to(p.deck.building_cost, (len(owned), *p.deck.building_cost.shape))
    buildable = p.hands[p.everyone, p.seat] & able & may_pay(p, cost)
    return if_so(p.stage == AT_GUILDHALL, buildable.any(axis=1) | (may_climb(p) & may_pay_row(p)))


def may_pay_row(p: Positions) -> Bools:
    """ARC-194: the price of the next row of the Cathedral."""
    row = np.minimum(p.me["cathedral"], CATHEDRAL_ROWS - 1)
    mixed = p.me["goods"][:, WOOD].astype(int) + p.me["goods"][:, STONE] >= p.deck.cathedral_mix[row]
    return np.asarray(mixed & may_pay(p, p.deck.cathedral_cost[row][:, None])[:, 0])


@LAWS.enact("ARC-200, ARC-202, ARC-270: a mix is asked for where there is one, and can be paid")
def mixes(p: Positions) -> Bools:
    row = np.minimum(p.me["cathedral"], CATHEDRAL_ROWS - 1)
    goods = p.me["goods"].astype(int)
    to_build = p.pending(CONSTRUCT)
    cost = np.where(
        to_build[:, None], p.deck.building_cost[p.command["building"]], p.deck.cathedral_cost[row]
    )
    rare = cost[:, GOLD].astype(int) + cost[:, MARBLE]
    one_kind = p.of_asked(p.power) == GOLD_EQUALS_MARBLE
    enough = (rare > 0) & (rare <= goods[:, GOLD] + goods[:, MARBLE])
    mix = p.deck.cathedral_mix[row]
    return if_so(p.stage == PAY_GOLD_OR_MARBLE, one_kind & enough & (to_build | may_climb(p))) & if_so(
        p.stage == PAY_WOOD_OR_STONE, may_climb(p) & (mix > 0) & (mix <= goods[:, WOOD] + goods[:, STONE])
    )


@LAWS.enact("ARC-195, ARC-273: a card is discarded for the Cathedral by whoever has one and must")
def cathedral_discards(p: Positions) -> Bools:
    needs_none = p.of_asked(p.power) == NO_CATHEDRAL_DISCARD
    return if_so(p.stage == DISCARD_FOR_CATHEDRAL, may_climb(p) & ~needs_none)


@LAWS.enact("ARC-242: cards are discarded at the end of a turn only by whoever holds more than six")
def surplus_cards(p: Positions) -> Bools:
    return if_so(p.stage == HAND_LIMIT, p.me["hand"] > HAND_CARDS)


@LAWS.enact("ARC-386: whoever is at the Workshop can hire or draw")
def at_workshop(p: Positions) -> Bools:
    power = p.of_asked(p.power)
    ignored = p.deck.evasion[p.me["virtue"]] + (power == IGNORE_ONE_TAX)
    price = np.maximum(0, p.deck.hire_tax - ignored)
    price = price + np.maximum(0, p.deck.hire_silver - (power == CHEAPER_HIRE))
    return if_so(p.stage == AT_WORKSHOP, (p["buildings_left"] > 0) | (p.me["goods"][:, SILVER] >= price))


@LAWS.enact("ARC-144: a reset is due in the turn that laid a worker on its space")
def reset_due(p: Positions) -> Bools:
    on_space = (p.deck.hall_resets[p.seats] == p["guildhall_filled"][:, None]).any(axis=1)
    due = p.command["reset_due"] == 1
    at_hall = in_a_turn(p) & (p.command["location"] == GUILDHALL)
    return if_so(due, on_space & (p.bottom == NEXT_TURN)) & if_so(in_a_turn(p), due == (at_hall & on_space))


def has_ability(p: Positions) -> Bools:
    """Which slots of the player whose abilities are gone through hold one for a reset."""
    owned = p.me["apprentices"]
    return np.asarray((owned != NOTHING) & (p.deck.apprentice_when[owned] == ON_RESET))


@LAWS.enact("ARC-150, ARC-283: abilities of a reset are resolved once each, and ordered where two are left")
def abilities(p: Positions) -> Bools:
    going = p.pending(RESET_ABILITIES)
    used = bits(p.command["abilities_used"], MOST_APPRENTICES)
    slots = has_ability(p)
    slot = p.command["slot"]
    keeper = p.deck.apprentice_kind[p.at(p.me["apprentices"], slot)] == RELEASE
    named = p.at(slots, slot) & p.at(used, slot) & keeper & (p.me["prison"] > 0)
    return (
        if_so(going, per_position(~used | slots))
        & if_so(~going, p.command["abilities_used"] == 0)
        & if_so(p.stage == RESET_ORDER, (slots & ~used).sum(axis=1) > 1)
        & ((slot != NOTHING) == (p.stage == GATEKEEPER))
        & if_so(p.stage == GATEKEEPER, named)
    )


@LAWS.enact(
    "ARC-252, ARC-253: virtue effects at the end are resolved once each, and ordered where two are left"
)
def end_effects(p: Positions) -> Bools:
    effect = p.deck.building_effect
    counts = (effect >= BEFORE_COUNT) & (effect < IN_COUNT)
    mine = p.built[p.everyone, p.bottom_seat] & counts
    resolved = bits(p.command["effects_resolved"], BUILDINGS)
    ended = p.bottom == END_EFFECTS
    named = building_in(p, p.built, p.bottom_seat)
    return (
        if_so(ended, per_position(~resolved | mine) & named & (p.bottom_seat < p.people))
        & if_so(~ended, p.command["effects_resolved"] == 0)
        & if_so(p.stage == END_ORDER, (mine & ~resolved).sum(axis=1) > 1)
    )
