"""The boards: settlers, monsters, fortresses, stored goods."""

import numpy as np

from moothall.games.settlement.stages.passing import KEEP
from moothall.games.settlement.state import (
    ACTION_FIELDS,
    AT_FORTRESS,
    AT_WILDERNESS_ROW,
    MAX_SEATS,
    NOTHING,
    ROUNDS,
    ROWS,
    SECOND_SETTLEMENT_ROW,
    SECOND_WILDERNESS_ROW,
    STORE,
)
from tests.games.settlement.laws.positions import Positions
from tests.laws.law import Bools, Laws, per_position

LAWS = Laws()


@LAWS.enact("SET-290: unplaced and deployed normal settlers are as many as at the start")
def settlers(p: Positions) -> Bools:
    total = p.players["settlers"] + p.players["deployed"].sum(axis=2)
    return per_position(~p.seated | (total == p.deck.start_settlers))


@LAWS.enact("SET-103, SET-135, SET-294: monsters and fortresses stand on landscapes, never both on one")
def pieces_on_landscapes(p: Positions) -> Bools:
    pieces = p.players["monster"] + p.players["fortress"]
    return per_position(pieces <= (p.of_players("landscape") != NOTHING))


@LAWS.enact("SET-260, SET-261: goods are stored on Banks and Churches only")
def stores(p: Positions) -> Bools:
    building = p.of_players("building")
    is_store = (building != NOTHING) & (p.deck.building_kind[building] == STORE)
    return per_position(is_store | (p.players["stored"] == 0))


@LAWS.enact("SET-067, SET-126, SET-246: activation fields hold a settler, one row two with Lodestar or Key")
def activation_fields(p: Positions) -> Bools:
    rows = p.standing[:, :, AT_WILDERNESS_ROW:AT_FORTRESS]
    kind = p.kind_of(p.players["artifact"])[:, :, None]
    wild = np.arange(2 * ROWS) < ROWS
    may_double = np.where(wild, kind == SECOND_WILDERNESS_ROW, kind == SECOND_SETTLEMENT_ROW)
    second = p.players["second_activation"] == 1
    doubled = (rows == 2).sum(axis=2)
    on_fortress = p.standing[:, :, AT_FORTRESS:ACTION_FIELDS]
    return (
        per_position(rows <= 1 + may_double)
        & per_position(doubled <= second)
        & per_position(on_fortress <= p.players["fortress"])
        & per_position(~second | may_double.any(axis=2))
    )


@LAWS.enact("SET-185..187: whoever has passed has no settlers out, until the last round")
def settlers_come_home(p: Positions) -> Bools:
    home = (p.players["passed"] == 1) & (p["round_number"] < ROUNDS)[:, None]
    home &= ~((p.stage == KEEP)[:, None] & (np.arange(MAX_SEATS) == p.seat[:, None]))
    out = p.standing.sum(axis=2)
    return per_position(~home | ((out == 0) & (p.players["second_activation"] == 0)))
