"""Rooms: every tile is somewhere, exactly once; what is on display, and what is protected there."""

import numpy as np

from moothall.engine.record import Ints
from moothall.games.guilds.stages import week
from moothall.games.guilds.state import (
    BUILDING_PHASE,
    FREE,
    FREE_PROTECT,
    IN_PILE,
    LARGE_ROOMS,
    LIMITED,
    ON_TABLE,
    PAID,
    PLACES,
    ROOMS,
    SMALL_PLACES,
    SMALL_ROOMS,
    UNPROTECTED,
)
from tests.games.guilds.laws.positions import Positions
from tests.laws.law import NOTHING, Bools, Laws, anywhere, if_so, is_stack, per_position, tally

LAWS = Laws()


@LAWS.enact("GLD-038: there is a stack of small rooms, and one of large rooms")
def stacks(p: Positions) -> Bools:
    large = p["large_pile"]
    return (
        is_stack(p["small_pile"], p["smalls_left"])
        & is_stack(large, p["larges_left"])
        & per_position((large == NOTHING) | (large >= SMALL_ROOMS))
    )


@LAWS.enact("GLD-025: every room is in its stack, on display, on a site or discarded, once")
def rooms(p: Positions) -> Bools:
    at = p["room_at"]
    in_stacks = np.concatenate([p["small_pile"], p["large_pile"]], axis=1)
    on_site = np.where(p.laid, p.players["rooms"], NOTHING)
    owned = tally(on_site.reshape(-1, on_site.shape[2]), ROOMS).reshape(*on_site.shape[:2], ROOMS)
    return (
        per_position(tally(in_stacks, ROOMS) == (at == IN_PILE))
        & per_position(tally(p["display"], ROOMS) == (at == ON_TABLE))
        & per_position(owned == (at[:, None, :] == p.places[:, None]))
        & per_position((at >= ON_TABLE) | (at < p.seats[:, None]))
    )


@LAWS.enact("GLD-028..030: the display has so many places for small rooms, and so many for large ones")
def display(p: Positions) -> Bools:
    shown, place = p["display"], np.arange(PLACES)
    smalls = p.deck.small_rooms[p.seats].astype(int)[:, None]
    larges = p.deck.large_rooms[p.seats].astype(int)[:, None]
    for_small, for_large = place < smalls, (place >= SMALL_PLACES) & (place < SMALL_PLACES + larges)
    is_large = shown >= SMALL_ROOMS
    return per_position((shown == NOTHING) | np.where(is_large, for_large, for_small))


@LAWS.enact("GLD-067, GLD-147: until phase 4 the display is full, while there are rooms to turn up")
def full_display(p: Positions) -> Bools:
    there = p["display"] != NOTHING
    smalls = there[:, :SMALL_PLACES].sum(axis=1) == p.deck.small_rooms[p.seats]
    larges = there[:, SMALL_PLACES:].sum(axis=1) == p.deck.large_rooms[p.seats]
    filled = (smalls | (p["smalls_left"] == 0)) & (larges | (p["larges_left"] == 0))
    return if_so(p.phase < BUILDING_PHASE, filled)


@LAWS.enact("GLD-068: no more rooms have been turned up than the display has had room for")
def turned_up(p: Positions) -> Bools:
    weeks = p["week"].astype(int)
    smalls, larges = SMALL_ROOMS - p["smalls_left"], LARGE_ROOMS - p["larges_left"]
    return np.asarray(
        (smalls <= weeks * p.deck.small_rooms[p.seats]) & (larges <= weeks * p.deck.large_rooms[p.seats])
    )


@LAWS.enact("GLD-317: rooms on display are protected in phase 5 alone")
def protection(p: Positions) -> Bools:
    is_protected = p["protection"] != UNPROTECTED
    deciding = p.stage == week.PROTECT
    return per_position(~is_protected | (p["display"] != NOTHING)) & if_so(anywhere(is_protected), deciding)


@LAWS.enact("GLD-189, GLD-190: one turn each from the start player on, and one coin at most")
def protected_by_turns(p: Positions) -> Bools:
    turns = (p.seat - p["start_seat"]) % np.maximum(p.seats, 1)
    coins = (p["protection"] == PAID).sum(axis=1)
    paid = p.command["has_paid"]
    return if_so(p.stage == week.PROTECT, (coins >= paid) & (coins <= turns + paid))


@LAWS.enact("GLD-274: a room is protected free of charge only by a use of such an effect")
def free_protection(p: Positions) -> Bools:
    kept, used = (p["protection"] == FREE).sum(axis=1), free_uses(p)
    return if_so(p.stage == week.PROTECT, np.where(has_endless_uses(p), kept >= used, kept == used))


@LAWS.enact("GLD-195: at the end no more rooms are on display than could be protected")
def kept_at_the_end(p: Positions) -> Bools:
    shown = (p["display"] != NOTHING).sum(axis=1)
    return if_so(p.over & ~has_endless_uses(p), shown <= p.seats + free_uses(p))


def free_uses(p: Positions) -> Ints:
    """How many rooms were protected free of charge this week, by effects that have a limit."""
    used = np.where(p.is_kind(FREE_PROTECT)[:LIMITED], p["uses"], 0)
    return np.asarray(used.sum(axis=1))


def has_endless_uses(p: Positions) -> Bools:
    """Whether somebody may protect rooms free of charge without a limit."""
    endless = p.is_kind(FREE_PROTECT) & (p.deck.effects["uses"] == 0)
    return np.asarray((p.working & endless).any(axis=(1, 2)))
