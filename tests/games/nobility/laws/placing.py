"""A die that was taken can be placed: the question where it goes always has an answer."""

import numpy as np

from moothall.engine.record import Ints
from moothall.games.nobility.stages import placing
from moothall.games.nobility.state import (
    AUTOMA,
    BERK,
    BUILDING_PRICE,
    CASTLE,
    CHANCERY,
    COUNCIL,
    COUNCIL_COINS,
    DESK_ROWS,
    DICE_LIMIT,
    DICE_TILE,
    EXTRA_CASTLE_SLOT,
    GUILD,
    HALL,
    HARBOUR,
    HOUSE_PRICE,
    KINDS,
    NOTHING,
    OWN_VALUE,
    PIPS,
    PLAYER_BOARD,
    TAVERN,
    TILE_SLOTS,
    WAIVE,
    YARD,
)
from tests.games.nobility.laws.positions import Positions, owners_of, pips_of
from tests.laws.law import Bools, Laws, bits, if_so

LAWS = Laws()


def last_die(p: Positions, place: str) -> tuple[Ints, Ints]:
    """How many dice lie in a row, and the value of the last of them."""
    values = pips_of(p[place])
    count = (values != 0).sum(axis=1)
    return count, p.at(values, np.maximum(count - 1, 0))


def in_tavern(p: Positions) -> Bools:
    count, last = last_die(p, "tavern")
    high_enough = (count == 0) | (p.value >= last) | p.has_event(WAIVE)
    face_up = (p["display"] != NOTHING).any(axis=1)
    return np.asarray((count < p.deck.tavern_slots[p.seats]) & high_enough & face_up)


def in_yard(p: Positions) -> Bools:
    count, last = last_die(p, "yard")
    low_enough = (count == 0) | (p.value <= last)
    can_pay = (p.me["houses"] > 0) & (p.me["coins"] >= p.parameter(HOUSE_PRICE, int(p.deck.house_price)))
    return np.asarray((count < p.deck.yard_slots[p.seats]) & low_enough & can_pay)


def in_guild(p: Positions) -> Bools:
    dice = p["guild_dice"]
    by_automa = (owners_of(dice) == AUTOMA).any(axis=2)
    room = (pips_of(dice) != 0).sum(axis=2) < p.deck.guild_dice[p.seats][:, None]
    free = pips_of(dice)[p.everyone, :, p.band] == 0
    return np.asarray((room & free & ~by_automa).any(axis=1))


def in_hall(p: Positions) -> Bools:
    space = p.deck.hall_space[p.value]
    tile = p.at(p["hall"], space)
    guild = p.deck.buildings["guild"][tile]
    public = (p.me["lot"] > 0) & (p.me["public"] == NOTHING).any(axis=1)
    number = np.clip(guild, 0, KINDS - 1)
    apprentice = p.at(p.me["apprentices"], number) > p.at(p.command["fresh"], number)
    workshop = apprentice & (p["workshop"][p.everyone, number] == NOTHING).any(axis=1)
    may_own = np.where(guild == NOTHING, public, workshop)
    price = p.parameter(BUILDING_PRICE, p.deck.hall_price[space])
    free = p.at(pips_of(p["hall_dice"]), space) == 0
    return np.asarray(free & (tile != NOTHING) & may_own & (p.me["coins"] >= price))


def in_harbour(p: Positions) -> Bools:
    space = p["ship_filled"] < p.deck.ship_spaces[p["ship"]]
    can_sell = ((p.me["goods"] > 0) & space).any(axis=1)
    return np.asarray((p.at(pips_of(p["harbour"]), p.value - 1) == 0) & can_sell)


def in_council(p: Positions) -> Bools:
    tile = p["council"][p.everyone, p.band]
    noble = p.me["nobility"][:, None] >= p.deck.council_nobility[tile]
    goods = (p.me["goods"][:, None] >= p.deck.council_goods[tile]).all(axis=2)
    coins = p.me["coins"][:, None] >= p.parameter(COUNCIL_COINS, p.deck.council_coins[tile])
    return np.asarray(((tile != NOTHING) & noble & (p.me["races"] > 0) & goods & coins).any(axis=1))


def in_castle(p: Positions) -> Bools:
    dice = pips_of(p["castle"])
    extra = (p.deck.castle_slots[p.seats] > EXTRA_CASTLE_SLOT) & (dice[:, EXTRA_CASTLE_SLOT] == 0)
    return np.asarray((p.at(dice, p.band) == 0) | extra)


def on_own_board(p: Positions) -> Bools:
    has_apprentice = (p.me["apprentices"] > 0).any(axis=1)
    return np.asarray((p.value >= OWN_VALUE) & (p.me["own_die"] == 0) & has_apprentice)


def in_chancery(p: Positions) -> Bools:
    rows = np.arange(DESK_ROWS) * PIPS
    desk = rows + p.value[:, None] - 1
    free = (p["desks"][p.everyone[:, None], desk] == NOTHING) & (desk < p.deck.desks[p.seats][:, None])
    settled = p.at(p.me["races"], p.deck.desk_race[p.value - 1]) > 0
    slot = p.at(pips_of(p["chancery_dice"]), p.value - 1) == 0
    return np.asarray(p.chancery & slot & settled & (p.me["lot"] > 0) & free.any(axis=1))


def on_dice_tile(p: Positions) -> Bools:
    own = p["tile_owner"] == p.seat[:, None]
    fits = (p.deck.tile_values == p.value[:, None, None]) & ~bits(p["tile_filled"], TILE_SLOTS)
    return np.asarray(p.chancery & (own[:, :, None] & fits).any(axis=(1, 2)))


TARGETS = {
    TAVERN: in_tavern,
    YARD: in_yard,
    GUILD: in_guild,
    HALL: in_hall,
    HARBOUR: in_harbour,
    COUNCIL: in_council,
    BERK: lambda p: p.at(pips_of(p["berk"]), p.band) == 0,
    CASTLE: in_castle,
    PLAYER_BOARD: on_own_board,
    CHANCERY: in_chancery,
    DICE_TILE: on_dice_tile,
}


@LAWS.enact("NOB-081: a die is taken only as long as the placed sum stays within the limit")
def limit(p: Positions) -> Bools:
    allowed = p.parameter(DICE_LIMIT, p.me["reputation"])
    return if_so(p.stage == placing.TARGET, p.me["placed"] + p.value <= allowed)


@LAWS.enact("NOB-117: a die is taken only if there is somewhere to place it")
def targets(p: Positions) -> Bools:
    somewhere = np.zeros(len(p.states), bool)
    for location, fits in TARGETS.items():
        somewhere |= fits(p) & ~p.is_closed(location)
    return if_so(p.stage == placing.TARGET, somewhere)
