"""Coins: silver on tents, what everybody can have at most, and how often effects were used."""

import numpy as np

from moothall.games.guilds.state import (
    AUCTION_PHASE,
    BUILDING_PHASE,
    CHARACTERS,
    DISCARDED,
    DISCOUNT,
    FREE_PROTECT,
    KEEP_SILVER,
    LAST_PHASE,
    LIMITED,
    MOST_SILVER,
    ONCE,
)
from tests.games.guilds.laws.positions import Positions
from tests.laws.law import Bools, Laws, if_so, per_position

LAWS = Laws()


@LAWS.enact("GLD-082, GLD-132: silver lies on tents in phase 2 alone, and in open areas alone")
def tents(p: Positions) -> Bools:
    empty = p.tents == 0
    is_closed = (p.cards_dealt == 0)[:, None, :]
    return per_position(empty | ~is_closed) & ((p.phase == AUCTION_PHASE) | per_position(empty))


@LAWS.enact("GLD-094: in one area no two tents hold the same silver")
def different_bids(p: Positions) -> Bools:
    holds = np.ones(len(p.states), bool)
    for seat in p.places:
        for other in p.places[:seat]:
            one, two = p.tents[:, seat], p.tents[:, other]
            holds &= per_position((one == 0) | (one != two))
    return holds


@LAWS.enact("nobody has more silver than there are numbers for a bid")
def most_silver(p: Positions) -> Bools:
    return per_position(p.players["silver"] + p.tents.sum(axis=2) <= MOST_SILVER)


@LAWS.enact("GLD-202, GLD-210: at the end all silver is gone but what may be kept")
def kept_silver(p: Positions) -> Bools:
    return if_so(p.over, per_position(p.players["silver"] <= p.silver_of(KEEP_SILVER)))


@LAWS.enact(
    "GLD-246, GLD-247: an effect is used as often as it may be, by its owner, and not before its phase"
)
def uses(p: Positions) -> Bools:
    effects, used = p.deck.effects[:LIMITED], p["uses"]
    at = np.concatenate([p["character_at"], p["room_at"]], axis=1)[:, effects["source"]]
    left_again = (at == DISCARDED) & (effects["source"] < CHARACTERS)
    owned = (at < p.seats[:, None]) | left_again
    earliest = np.where(effects["timing"] == ONCE, 0, effects["phase"]).astype(int)
    for kind, phase in ((DISCOUNT, BUILDING_PHASE), (FREE_PROTECT, LAST_PHASE)):
        earliest[p.is_kind(kind)[:LIMITED]] = phase
    in_time = p.phase[:, None] >= earliest
    return per_position((used == 0) | (owned & in_time)) & per_position(used <= effects["uses"])
