"""The workers and the markers: twenty of each colour, and where they may be."""

import numpy as np

from moothall.games.architects.stages.cathedral import ASK_DISCARD, CLIMB
from moothall.games.architects.stages.ending import END_EFFECTS
from moothall.games.architects.stages.guildhall import AT_GUILDHALL, CONSTRUCT
from moothall.games.architects.stages.reset import CHECK_RESET
from moothall.games.architects.stages.turn import NEXT_TURN
from moothall.games.architects.stages.virtue import SURPLUS_VIRTUE
from moothall.games.architects.state import (
    CATHEDRAL_ROWS,
    MOST_SPACES,
    MOST_VIRTUE,
    NOTHING,
    WORKERS,
)
from tests.games.architects.laws.positions import Positions
from tests.laws.law import Bools, Laws, anywhere, if_so, per_position

LAWS = Laws()


@LAWS.enact("ARC-175: the Guildhall is filled from its first space on, and only where it is in use")
def guildhall(p: Positions) -> Bools:
    laid, filled = p["guildhall"], p["guildhall_filled"]
    in_order = per_position((laid != NOTHING) == (np.arange(MOST_SPACES) < filled[:, None]))
    return in_order & (filled <= p.spaces) & per_position(laid < p.seats[:, None])


@LAWS.enact("ARC-018: everybody has twenty workers, wherever they are")
def twenty_workers(p: Positions) -> Bools:
    own = p.players["supply"].astype(int) + p.players["working"].sum(axis=2) + p.players["prison"]
    at_market = (p["market_worker"][:, None, :] == p.places[:, None]).sum(axis=2)
    captured = p.players["captured"].sum(axis=1)
    there = p.seated & ~p.choosing[:, None]
    return per_position(own + p.in_hall + at_market + captured == np.where(there, WORKERS, 0))


@LAWS.enact("ARC-116, ARC-117: nobody's board holds workers of its own colour")
def captives(p: Positions) -> Bools:
    return per_position(p.players["captured"].diagonal(axis1=1, axis2=2) == 0)


@LAWS.enact("ARC-178: workers lie beside the Guildhall only when it is full")
def beside_guildhall(p: Positions) -> Bools:
    return if_so(anywhere(p.players["beside"] > 0), p["guildhall_filled"] == p.spaces)


@LAWS.enact("ARC-067, ARC-143: a full Black Market is reset at the end of the turn that filled it")
def market_workers(p: Positions) -> Bools:
    full = (p["market_worker"] != NOTHING).all(axis=1)
    return if_so(full, p.pending(CHECK_RESET)) & per_position(p["market_worker"] < p.seats[:, None])


@LAWS.enact("ARC-168: each worker in the Guildhall has constructed a building or climbed, or is about to")
def guildhall_actions(p: Positions) -> Bools:
    about_to = p.pending(AT_GUILDHALL, CONSTRUCT, ASK_DISCARD, CLIMB)
    one_more = about_to[:, None] & (p.places == p.active[:, None])
    return per_position(p.built.sum(axis=2) + p.players["cathedral"] + one_more == p.in_hall)


@LAWS.enact("ARC-192: no row of the Cathedral holds more markers than it has slots")
def cathedral(p: Positions) -> Bools:
    rows = np.arange(1, CATHEDRAL_ROWS + 1)
    markers = ((p.players["cathedral"][:, :, None] == rows) & p.seated[:, :, None]).sum(axis=1)
    return per_position(markers <= p.deck.cathedral_slots)


@LAWS.enact("ARC-208: virtue waits to be gained only while somebody decides on a debt, at virtue 14")
def surplus_virtue(p: Positions) -> Bools:
    waiting = p.players["virtue_due"] > 0
    deciding = (p.me["virtue"] == MOST_VIRTUE) & (p.me["unpaid"] > 0) & p.of_asked(waiting)
    return if_so(anywhere(waiting), p.stage == SURPLUS_VIRTUE) & if_so(p.stage == SURPLUS_VIRTUE, deciding)


@LAWS.enact("ARC-246, ARC-248: the final round begins when the Guildhall is full, and all have a turn in it")
def final_round(p: Positions) -> Bools:
    full = p["guildhall_filled"] == p.spaces
    ended = (p["over"] == 1) | (p.bottom == END_EFFECTS)
    in_round = (p["turns_left"] > 0) & (p["turns_left"] <= p.seats)
    just_filled = (p["turns_left"] == 0) & (p.bottom == NEXT_TURN)
    return np.where(
        ended, full & (p["turns_left"] == 0), np.where(full, in_round | just_filled, p["turns_left"] == 0)
    )
