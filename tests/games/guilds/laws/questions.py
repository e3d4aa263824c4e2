"""The agenda: the open question, what waits beneath it, and whom it is asked of."""

import numpy as np

from moothall.engine.questions import FIRST_WORK
from moothall.games.guilds.stages import auction, building, effects, money, week
from moothall.games.guilds.state import (
    AUCTION_PHASE,
    BUILDING_PHASE,
    FULL_SITE,
    LAST_PHASE,
    MONEY_PHASE,
)
from tests.games.guilds.laws.positions import Positions
from tests.laws.law import NOTHING, Bools, Laws, anywhere, canonical_agenda, if_so, per_position

LAWS = Laws()

# What may lie directly on what, while a question is open; nothing but these lies at the bottom.
PHASE_OF = {
    auction.AUCTION: AUCTION_PHASE,
    auction.NEXT_BIDDER: AUCTION_PHASE,
    auction.FORCE_TAKING: AUCTION_PHASE,
    money.MONEY: MONEY_PHASE,
    building.BUILDING: BUILDING_PHASE,
    building.NEXT_BUILDER: BUILDING_PHASE,
    week.PROTECT: LAST_PHASE,
}
MAY_LIE_ON = {
    auction.AUCTION: (effects.CHOOSE, effects.VICTIM),
    money.MONEY: (effects.CHOOSE, effects.VICTIM),
    building.BUILDING: (effects.CHOOSE, effects.VICTIM),
    auction.NEXT_BIDDER: (auction.ADD_SILVER, auction.SECOND_AREA, auction.JOIN),
    auction.FORCE_TAKING: (auction.FORCED_TAKE, auction.JOIN),
    auction.JOIN: (effects.CHOOSE,),
    building.NEXT_BUILDER: (building.PLACE_ROOM,),
}
STAGES = 128  # a stage is a signed byte
PHASES = np.zeros(STAGES, int)
for bottom, phase in PHASE_OF.items():
    PHASES[bottom] = phase
FITS = np.zeros((STAGES, STAGES), bool)
for below, above in MAY_LIE_ON.items():
    FITS[below, list(above)] = True

LAWS.enact("the agenda is wiped above the open question")(canonical_agenda)


@LAWS.enact("GLD-050: a question of this phase is open until the game is over, and only what belongs beneath")
def questions(p: Positions) -> Bools:
    stacked = ~p.asked[:, 1:] | FITS[p.stages[:, :-1], p.stages[:, 1:]]
    based = (PHASES[p.bottom] == p.phase) & (p.stage < FIRST_WORK)
    ended = (p.depth == 0) & (p.phase == LAST_PHASE)
    return per_position(stacked) & np.where(p.over, ended, based)


@LAWS.enact("GLD-251, GLD-299: one of the players is asked, and all that waits is of the same turn")
def who_is_asked(p: Positions) -> Bools:
    top = p.at(p.askers, p.depth - 1)
    of_nobody = (p.stages == auction.FORCE_TAKING) & (p.askers == NOTHING)
    same = np.where(p.stages == auction.FORCE_TAKING, of_nobody, p.askers == top[:, None])
    in_turn = (top >= 0) & (top < p.seats) & per_position(~p.asked | same)
    return if_so(~p.over, in_turn)


@LAWS.enact("GLD-112, GLD-113, GLD-149: passes are counted in phases 2 and 4, until all have passed")
def passes(p: Positions) -> Bools:
    counted = np.isin(p.phase, (AUCTION_PHASE, BUILDING_PHASE))
    most = np.where(counted, p.seats - 1, 0)
    return np.where(p.pending(auction.FORCE_TAKING), p["passes"] == p.seats, p["passes"] <= most)


@LAWS.enact("GLD-123, GLD-314: a turn of the auction is played while a card is left at the town centre")
def cards_left(p: Positions) -> Bools:
    return if_so(
        p.pending(auction.AUCTION, auction.ADD_SILVER, auction.SECOND_AREA, auction.FORCED_TAKE),
        anywhere(p.live),
    )


@LAWS.enact("GLD-150, GLD-205: rooms are bought and protected while there are any on display")
def rooms_left(p: Positions) -> Bools:
    return if_so(
        p.pending(building.BUILDING, building.PLACE_ROOM, week.PROTECT), anywhere(p["display"] != NOTHING)
    )


@LAWS.enact("GLD-206, GLD-207: the game is over after the last week, or the one in which a site was filled")
def end(p: Positions) -> Bools:
    filled = anywhere(p.players["occupied"] == FULL_SITE)
    is_last = p["week"] == p.deck.weeks[p.seats]
    return if_so(p.over, is_last | filled) & if_so(filled, p.phase >= BUILDING_PHASE)
