"""The command: what the player who is asked is in the middle of, and what each question needs."""

import numpy as np

from moothall.engine.record import Ints
from moothall.games.guilds.stages import auction, building, effects, week
from moothall.games.guilds.stages.site import opposite
from moothall.games.guilds.state import (
    AGAINST_DRAIN,
    AGAINST_REMOVAL,
    CELLS,
    DISCOUNT,
    DRAIN,
    FOR_ANY,
    FOR_LARGE,
    FOR_SMALL,
    FROM_ONE,
    MOST_SILVER,
    ON_JOIN,
    PROTECT_OWN,
    REMOVE_CHARACTER,
    ROTATIONS,
    SMALL_ROOMS,
    SOLO_BID,
)
from tests.games.guilds.laws.positions import NEIGHBOUR, Positions, turned
from tests.games.guilds.laws.sites import AROUND, MOVED
from tests.laws.law import NOTHING, Bools, Laws, if_so

LAWS = Laws()


@LAWS.enact("what a player is in the middle of is noted, and nothing else")
def wiped(p: Positions) -> Bools:
    command = p.command
    return (
        ((command["area"] != NOTHING) == (p.stage == auction.ADD_SILVER))
        & ((command["effect"] != NOTHING) == p.during(effects.CHOOSE, effects.VICTIM))
        & ((command["joining"] != NOTHING) == p.pending(auction.JOIN))
        & ((command["joined"] != 0) == p.pending(auction.JOIN))
        & ((command["place"] != NOTHING) == (p.stage == building.PLACE_ROOM))
        & if_so(command["has_paid"] != 0, p.stage == week.PROTECT)
        & if_so(p.stage == auction.SECOND_AREA, command["first_area"] != NOTHING)
        & if_so(command["first_area"] != NOTHING, p.during(auction.ADD_SILVER, auction.SECOND_AREA))
    )


# Bids.


def cheapest_lead(p: Positions, beside: Ints) -> Ints:
    """The least silver with which whoever is asked can lead in some live area other than one."""
    elsewhere = p.live & (np.arange(p.live.shape[1]) != beside[:, None])
    return np.where(elsewhere, p.lead_costs, MOST_SILVER + 1).min(axis=1)


def is_one_enough(p: Positions) -> Bools:
    return (p.live.sum(axis=1) <= 2) | p.of_asked(p.able(SOLO_BID))


@LAWS.enact("GLD-096, GLD-101: silver is added in a live area that can be led, and so can a second if needed")
def bids(p: Positions) -> Bools:
    area, first = p.command["area"], p.command["first_area"]
    affordable = p.at(p.lead_costs, area) + np.where(
        (first == NOTHING) & ~is_one_enough(p), cheapest_lead(p, area), 0
    )
    in_reach = p.at(p.live, area) & (affordable <= p.me["silver"])
    return if_so(p.stage == auction.ADD_SILVER, in_reach & (area != first))


@LAWS.enact("GLD-099: whoever has bid in one area leads there, and is asked for a second that can be led")
def second_areas(p: Positions) -> Bools:
    first = p.command["first_area"]
    own = p.at(p.of_asked(p.tents), first)
    highest = p.at(p.tents.max(axis=1), first)
    leading = (own > 0) & (own == highest) & p.at(p.live, first) & (p["passes"] == 0)
    in_reach = cheapest_lead(p, first) <= p.me["silver"]
    return if_so(first != NOTHING, leading) & if_so(p.stage == auction.SECOND_AREA, in_reach)


@LAWS.enact("GLD-127, GLD-128: the highest bidder of the first live area with bids has several cards to take")
def forced_takes(p: Positions) -> Bools:
    highest = p.tents.max(axis=1)
    due = p.live & (highest > 0)
    first = due.argmax(axis=1)
    leads = p.at(p.of_asked(p.tents), first) == p.at(highest, first)
    return if_so(p.stage == auction.FORCED_TAKE, due.any(axis=1) & leads & (p.at(p.cards, first) > 1))


# Effects.


@LAWS.enact("GLD-239, GLD-240: who joins is the last of the guild, and its effects are gone through in order")
def joining(p: Positions) -> Bools:
    character, effect = p.command["joining"], p.command["effect"]
    own = p.at(p["character_at"], character) == p.seat
    last = p.at(p["rank"], character) == p.me["members"] - 1
    listed = p.deck.characters["effects"][np.maximum(character, 0)]
    now = p.at(listed, p.command["joined"] - 1) == effect
    on_joining = p.deck.effects["timing"][np.maximum(effect, 0)] == ON_JOIN
    return if_so(character != NOTHING, own & last & now & on_joining)


@LAWS.enact("GLD-245, GLD-319: an ability that is used is an own one of this phase")
def abilities(p: Positions) -> Bools:
    effect = np.maximum(p.command["effect"], 0)
    chosen = (effect < p.deck.abilities) & (p.deck.effects["phase"][effect] == p.phase)
    works = p.at(p.of_asked(p.working), effect)
    used = p.at(p["uses"], effect) > 0
    by_choice = (p.command["effect"] != NOTHING) & (p.command["joining"] == NOTHING)
    return if_so(by_choice, chosen & works & used)


def protected(p: Positions, threat: int) -> Bools:
    """For each seat whether it is safe from a threat."""
    safe = p.is_kind(PROTECT_OWN) & (p.deck.effects["against"] == threat)
    return np.asarray((p.working & safe).any(axis=2))


@LAWS.enact("GLD-258, GLD-306: one of several opponents is chosen, none of whom is protected")
def targets(p: Positions) -> Bools:
    effect = p.deck.effects[np.maximum(p.command["effect"], 0)]
    drains = (effect["kind"] == DRAIN) & (effect["target"] == FROM_ONE)
    exposed = p.seated & (p.places != p.seat[:, None]) & ~protected(p, AGAINST_DRAIN)
    return if_so(p.stage == effects.CHOOSE, drains & (exposed.sum(axis=1) > 1))


@LAWS.enact("GLD-268, GLD-306: one of several characters is removed, in guilds that are not protected")
def victims(p: Positions) -> Bools:
    effect = p.deck.effects[np.maximum(p.command["effect"], 0)]
    exposed = p.seated & (p.places != p.seat[:, None]) & ~protected(p, AGAINST_REMOVAL)
    weak = p.deck.characters["halves"] <= effect["most"][:, None]
    count = (p.guilds & exposed[:, :, None] & weak[:, None, :]).sum(axis=(1, 2))
    return if_so(p.stage == effects.VICTIM, (effect["kind"] == REMOVE_CHARACTER) & (count > 1))


# Rooms.


@LAWS.enact("GLD-142, GLD-143: a room that is being bought lies on display, and there is gold enough for it")
def purchases(p: Positions) -> Bools:
    room = p.at(p["display"], p.command["place"])
    effects = p.deck.effects
    size = np.where(room < SMALL_ROOMS, FOR_SMALL, FOR_LARGE)[:, None]
    scope = (effects["scope"] == FOR_ANY) | (effects["scope"] == size)
    usable = p.of_asked(p.working) & p.with_use & p.is_kind(DISCOUNT) & scope
    lowered = p.deck.rooms["price"][room] - (usable * effects["gold"].astype(int)).sum(axis=1)
    return if_so(p.stage == building.PLACE_ROOM, (room != NOTHING) & (np.maximum(1, lowered) <= p.me["gold"]))


@LAWS.enact("GLD-146: there is a legal place for a room that is being bought")
def fitting(p: Positions) -> Bools:
    room = p.deck.rooms[p.at(p["display"], p.command["place"])]
    occupied, doors = p.me["occupied"].astype(int), p.me["doors"]
    is_large = room["side"] != NOTHING
    fits = np.zeros(len(p.states), bool)
    for rotation in range(ROTATIONS):
        sides = turned(room["doors"].astype(int), rotation)
        for cell in range(CELLS):
            second = np.where(is_large, NEIGHBOUR[cell, (room["side"] + rotation) % 4], 0)
            first = np.full(len(p.states), 1 << cell)
            free = ((first | second) & occupied == 0) & (~is_large | (second != 0))
            touch = (AROUND[occupied] & (first | second)) != 0
            match = matches(first, sides[:, 0], occupied, doors) & matches(
                second, sides[:, 1], occupied, doors
            )
            fits |= free & touch & match
    return if_so(p.stage == building.PLACE_ROOM, fits)


def matches(cell: Ints, sides: Ints, occupied: Ints, doors: Ints) -> Bools:
    """Whether a cell with doors on these sides would match all its neighbours that are there."""
    holds = np.ones(len(cell), bool)
    for side in range(4):
        beyond = MOVED[side][cell] & occupied
        is_door = doors[:, opposite(side)] & beyond != 0
        holds &= (beyond == 0) | (is_door == (sides >> side & 1 == 1))
    return holds
