"""The Chancery: desks, commission cards and dice tiles."""

import numpy as np

from moothall.games.nobility.stages import commissions
from moothall.games.nobility.state import (
    COMMISSIONS,
    DEALT,
    DEALT_COMMISSIONS,
    DESK_ROWS,
    DESKS,
    DICE_TILES,
    DRAWN,
    HELD,
    MAX_SEATS,
    NOTHING,
    PIPS,
    RETURNED,
)
from tests.games.nobility.laws.positions import Positions, owners_of, pips_of
from tests.laws.law import Bools, Laws, are_depths, bits, if_so, per_position, tally

LAWS = Laws()


def held_by(p: Positions, place: int) -> Bools:
    """For each seat and each card whether it lies at a place of that seat: in the hand, dealt ..."""
    return np.asarray(p["commission_at"][:, None, :] == place + p.places[:, None])


@LAWS.enact("NOB-389: without the Chancery there is nothing of it")
def without_chancery(p: Positions) -> Bools:
    bare = (p["commissions_left"] == 0) & (p["tiles_left"] == 0)
    for places in ("desks", "commission_at", "tile_owner"):
        bare &= per_position(p[places] == NOTHING)
    for seen in ("commission_seen", "commission_known"):
        bare &= per_position(p[seen] == 0)
    bare &= per_position(pips_of(p["chancery_dice"]) == 0)
    return np.asarray(p.chancery | bare)


@LAWS.enact("NOB-398, NOB-403: desks in use have a figure of somebody who has settled that race")
def desks(p: Positions) -> Bools:
    owner = p["desks"]
    taken = owner != NOTHING
    in_use = np.arange(DESKS) < p.deck.desks[p.seats][:, None]
    race = np.tile(p.deck.desk_race, DESK_ROWS)
    settled = p.players["races"][p.everyone[:, None], np.clip(owner, 0, MAX_SEATS - 1), race] > 0
    return per_position(~taken | (in_use & settled & (owner < p.seats[:, None])))


@LAWS.enact("NOB-404: each die in the Chancery has seated a figure at one of its desks")
def seated_by_dice(p: Positions) -> Bools:
    owner = owners_of(p["chancery_dice"])
    at_desk = (p["desks"].reshape(-1, DESK_ROWS, PIPS) == owner[:, None, :]).any(axis=1)
    return per_position((owner == NOTHING) | at_desk)


@LAWS.enact("NOB-026: every commission card is in the deck or with somebody, and the deck has no gaps")
def commission_deck(p: Positions) -> Bools:
    at = p["commission_at"]
    in_deck = (at >= 0) & (at < p["commissions_left"][:, None])
    with_somebody = (held_by(p, HELD) | held_by(p, DEALT)) & p.seated[:, :, None]
    elsewhere = (at == RETURNED) | (at >= DRAWN) | with_somebody.any(axis=1)
    return are_depths(at, p["commissions_left"]) & if_so(p.chancery, per_position(in_deck | elsewhere))


@LAWS.enact("NOB-392, NOB-476: three cards are dealt to each, who one after the other keep one of them")
def first_commissions(p: Positions) -> Bools:
    dealt, held = held_by(p, DEALT).sum(axis=2), held_by(p, HELD).sum(axis=2)
    seats = np.maximum(p.seats, 1)
    turn = (p.places - p["start_seat"][:, None]) % seats[:, None]
    chosen = p.seated & (turn < ((p.seat - p["start_seat"]) % seats)[:, None])
    to_choose = p.seated & ~chosen
    returned = (p["commission_at"] == RETURNED).sum(axis=1)
    choosing = (
        per_position(dealt == np.where(to_choose, DEALT_COMMISSIONS, 0))
        & per_position(held == chosen)
        & (returned == (DEALT_COMMISSIONS - 1) * chosen.sum(axis=1))
        & (p["tiles_left"] == DICE_TILES)
        & (p["round_number"] == 1)
    )
    return np.where(p.choosing, choosing, (dealt.sum(axis=1) == 0) & (returned == 0))


@LAWS.enact("NOB-432..434: cards are drawn only while one of them is chosen, in their order")
def drawn_commissions(p: Positions) -> Bools:
    at = p["commission_at"]
    drawn = tally(np.where(at >= DRAWN, at - DRAWN, NOTHING), DEALT_COMMISSIONS)
    in_order = per_position(drawn[:, :-1] >= drawn[:, 1:]) & (drawn.max(axis=1) <= 1)
    number = drawn.sum(axis=1)
    some = (number > 0) & (number <= p.deck.berk_draw[p.band])
    return in_order & np.where(p.during(commissions.COMMISSION), some, number == 0)


@LAWS.enact("NOB-394, NOB-420: every dice tile is in the bag or lies with a commission card of its owner")
def dice_tiles(p: Positions) -> Bools:
    owner, card = p["tile_owner"], p["tile_card"]
    in_bag = tally(p["tile_pile"], DICE_TILES)
    owned = owner != NOTHING
    where = p["commission_at"][p.everyone[:, None], np.clip(card, 0, COMMISSIONS - 1)]
    together = (card != NOTHING) & (where == HELD + owner) & (owner < p.seats[:, None])
    blank = (card == NOTHING) & (p["tile_filled"] == 0)
    of_seat = (owner[:, None, :] == p.places[:, None]).sum(axis=2)
    held = held_by(p, HELD).sum(axis=2)
    return (
        per_position(in_bag + owned == p.chancery[:, None])
        & per_position(np.where(owned, together, blank))
        & per_position(tally(card, COMMISSIONS) <= 1)
        & (p.choosing | per_position(of_seat == held))
    )


@LAWS.enact("NOB-425: a die lies on a dice tile only where a slot is filled")
def dice_on_tiles(p: Positions) -> Bools:
    return per_position(p["tile_dice"] & ~p["tile_filled"] == 0)


@LAWS.enact("NOB-394: everybody has the dice tile of the setup, as soon as all have chosen")
def first_tiles(p: Positions) -> Bools:
    tile = p.of_players("first_tile")
    there = p.seated & (p.chancery & ~p.choosing)[:, None]
    own = p["tile_owner"][p.everyone[:, None], np.clip(tile, 0, DICE_TILES - 1)] == p.places
    return per_position(np.where(there, (tile != NOTHING) & own, tile == NOTHING))


@LAWS.enact("NOB-429: nobody holds more commission cards than one and one more for each desk")
def commission_limit(p: Positions) -> Bools:
    return per_position(held_by(p, HELD).sum(axis=2) <= np.where(p.seated, 1 + p.desks, 0))


@LAWS.enact("NOB-419, NOB-484: who knows a place has seen the card; own cards are known, and all at the end")
def known_commissions(p: Positions) -> Bools:
    seen, known = p["commission_seen"], p["commission_known"]
    knows = bits(known, MAX_SEATS).transpose(0, 2, 1)
    drawn = (p["commission_at"] >= DRAWN)[:, None] & (p.places == p.seat[:, None])[:, :, None]
    own = held_by(p, HELD) | held_by(p, DEALT) | drawn
    all_seats = ((1 << p.seats.astype(int)) - 1)[:, None]
    is_held = held_by(p, HELD).any(axis=1)
    open_to_all = ~is_held | ((known == all_seats) & (seen == all_seats))
    return (
        per_position(known & ~seen == 0)
        & per_position(seen <= all_seats)
        & per_position(~own | knows)
        & if_so(p["over"] == 1, per_position(open_to_all))
    )
