"""The cards: every one is somewhere, exactly once, and piles hold what they say."""

import numpy as np

from moothall.games.architects.stages.draft import DRAFT, DRAFT_ALONE
from moothall.games.architects.stages.market import BLUEPRINT
from moothall.games.architects.stages.turn import NEXT_TURN
from moothall.games.architects.state import (
    APPRENTICES,
    BLUEPRINT_CARDS,
    BUILDING_CARDS,
    BUILDINGS,
    BUILT,
    DRAFTED,
    EVERYBODY,
    HAND_CARDS,
    IN_HAND,
    IN_PACKET,
    LOOKED_AT,
    MARKET_CARDS,
    MAX_SEATS,
    NO_OPPONENT,
    NOTHING,
    ON_RESET,
    REMOVED,
    REVEALED,
    REWARDS,
    SCHEMES,
)
from tests.games.architects.laws.positions import Positions
from tests.laws.law import Bools, Laws, are_depths, if_so, per_position, tally

LAWS = Laws()


@LAWS.enact("ARC-027, ARC-147: the small market pile has so many cards; of all others one lies on top")
def market_piles(p: Positions) -> Bools:
    large = p["market_large"]
    on_top = (large != NOTHING) & (p.at(p["market_depth"], large) == NOTHING)
    none_turned = p["market_left"] == MARKET_CARDS
    return are_depths(p["market_depth"], p["market_left"]) & np.where(none_turned, large == NOTHING, on_top)


@LAWS.enact("ARC-028: the reward pile has so many cards; others were removed at setup, or revealed")
def rewards(p: Positions) -> Bools:
    at, dealt = p["reward_at"], p.deck.reward_cards[p.seats]
    removed = (at == REMOVED).sum(axis=1)
    return are_depths(at, p["rewards_left"]) & (removed == REWARDS - dealt)


@LAWS.enact(
    "ARC-197, ARC-198: each advance on the Cathedral has revealed a reward, as long as there were some"
)
def revealed_rewards(p: Positions) -> Bools:
    climbed = p.players["cathedral"].sum(axis=1)
    return np.asarray(
        (p["reward_at"] == REVEALED).sum(axis=1) == np.minimum(climbed, p.deck.reward_cards[p.seats])
    )


@LAWS.enact("ARC-013: every apprentice is in the pile, in the grid or with a player, once")
def apprentices(p: Positions) -> Bools:
    depths = p["apprentice_depth"]
    shown = tally(np.concatenate([p["grid"], p.apprentices.reshape(len(depths), -1)], axis=1), APPRENTICES)
    return are_depths(depths, p["apprentices_left"]) & per_position(shown + (depths != NOTHING) == 1)


@LAWS.enact("ARC-379: of the apprentice pile some on top are unknown, no more than there are")
def unseen_apprentices(p: Positions) -> Bools:
    return np.asarray(p["apprentices_unseen"] <= p["apprentices_left"])


@LAWS.enact("ARC-098, ARC-275, ARC-337: apprentices lie in order before their owner, up to the limit")
def apprentice_limits(p: Positions) -> Bools:
    there = p.apprentices != NOTHING
    return (
        per_position(there[:, :, :-1] >= there[:, :, 1:])
        & per_position(there.sum(axis=2) <= p.apprentice_limit)
        & per_position(p.persons | ~there.any(axis=2))
    )


@LAWS.enact("ARC-014: the building pile has so many cards, and all others are with somebody")
def building_pile(p: Positions) -> Bools:
    at = p["building_at"]
    in_pile = at < BUILDINGS
    somewhere = (p.hands | p.packets) & p.persons[:, :, None] | p.built & p.seated[:, :, None]
    looked_at = at >= LOOKED_AT
    return are_depths(np.where(in_pile, at, NOTHING), p["buildings_left"]) & per_position(
        in_pile | looked_at | somewhere.any(axis=1)
    )


@LAWS.enact("ARC-005: a hand is as large as everybody sees")
def hand_sizes(p: Positions) -> Bools:
    return per_position(p.hands.sum(axis=2) == p.players["hand"])


@LAWS.enact(
    "ARC-241: nobody holds more than six cards but whoever's turn is going on, or drew some at a reset"
)
def hand_limit(p: Positions) -> Bools:
    at_resets = p.deck.apprentice_when == ON_RESET
    if (p.deck.apprentice_gain[at_resets, BUILDING_CARDS] > 0).any():
        return np.ones(len(p.states), bool)
    mid_turn = (p.bottom == NEXT_TURN)[:, None] & (p.places == p.active[:, None])
    return per_position(mid_turn | (p.players["hand"] <= HAND_CARDS))


@LAWS.enact(
    "ARC-037..039, ARC-342: packets are there in the draft alone, and one card smaller after each step"
)
def packets(p: Positions) -> Bools:
    drafting, alone = p.stage == DRAFT, p.stage == DRAFT_ALONE
    step = p["draft_step"]
    # Whoever sits before the one who is asked, counted from the start player, has picked in this step.
    turn = (p.places - p["start_seat"][:, None]) % np.maximum(p.people, 1)[:, None]
    asked = (p.seat - p["start_seat"]) % np.maximum(p.people, 1)
    picked = turn < asked[:, None]
    size = np.where(drafting[:, None] & p.persons, DRAFTED + 1 - step[:, None] - picked, 0)
    size = np.where(alone[:, None] & p.persons, DRAFTED, size)
    hand = np.where(drafting[:, None] & p.persons, step[:, None] - 1 + picked, 0)
    return (
        ((step > 0) == (drafting | alone))
        & if_so(alone, (step == 1) & (p.people == 1))
        & if_so(drafting, p.people > 1)
        & per_position(p.packets.sum(axis=2) == size)
        & if_so(drafting | alone, per_position(p.players["hand"] == hand))
    )


@LAWS.enact("ARC-134: a blueprint is looked at only while its card is chosen, in the order drawn")
def blueprints(p: Positions) -> Bools:
    at = p["building_at"]
    order = np.where(at >= LOOKED_AT, at - LOOKED_AT, NOTHING)
    counts = tally(order, BLUEPRINT_CARDS)
    looking = p.stage == BLUEPRINT
    in_order = per_position(counts[:, :-1] >= counts[:, 1:]) & (counts.max(axis=1) <= 1)
    return in_order & ((counts[:, 0] == 1) == looking)


@LAWS.enact("ARC-379: whoever holds a card has seen it, and what is built everybody has")
def seen_cards(p: Positions) -> Bools:
    at, seen = p["building_at"], p["building_seen"]
    by_seat = seen[:, None, :] & (1 << p.places).astype(np.int8)[:, None] != 0
    own = p.hands | p.packets
    looked_at = (at >= LOOKED_AT)[:, None, :] & (p.places == p.active[:, None])[:, :, None]
    by_people = per_position((seen == EVERYBODY) | (seen < (1 << p.people.astype(int))[:, None]))
    is_built = (at >= BUILT) & (at < IN_PACKET)
    return (
        by_people & per_position(~(own | looked_at) | by_seat) & per_position(~is_built | (seen == EVERYBODY))
    )


@LAWS.enact("ARC-379: whose packet a card was in is noted while it is drafted, or in a hand from the draft")
def dealt_cards(p: Positions) -> Bools:
    at, dealt = p["building_at"], p["building_dealt"]
    kept = (at >= IN_HAND) & (at < BUILT)
    passed = (at >= IN_PACKET) & (at < LOOKED_AT)
    noted = dealt != NOTHING
    several = (p.people > 1)[:, None]
    by_people = dealt < p.people[:, None]
    return per_position(~noted | ((kept | passed) & several & by_people)) & per_position(
        ~passed | noted | ~several
    )


@LAWS.enact("ARC-041: in the draft every packet has four cards, kept or passed on")
def dealt_packets(p: Positions) -> Bools:
    dealt = tally(p["building_dealt"], MAX_SEATS)
    return if_so(p.stage == DRAFT, per_position(dealt == np.where(p.persons, DRAFTED, 0)))


@LAWS.enact("ARC-346, ARC-348: the scheme pile has so many cards, and there is one only with an opponent")
def schemes(p: Positions) -> Bools:
    depths, left, scheme = p["scheme_depth"], p["schemes_left"], p["scheme"]
    alone = p["opponent"] == NO_OPPONENT
    played = (left < SCHEMES) & (scheme != NOTHING) & (p.at(depths, scheme) == NOTHING)
    unplayed = (left == SCHEMES) & (scheme == NOTHING)
    return are_depths(depths, left) & np.where(alone, (left == 0) & (scheme == NOTHING), played | unplayed)
