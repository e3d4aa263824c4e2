"""The agenda: the open question, what waits beneath it, and whom it is asked of."""

import numpy as np

from moothall.games.nobility.state import (
    ANOTHER_SETTLER,
    ASK_GOODS,
    ASK_VISIT,
    ASK_WORKERS,
    BUY,
    BUY_ANY,
    COMMISSION,
    DISCARD_SETTLER,
    EMPLOY,
    FIRST_COMMISSION,
    FIRST_WORK,
    GIVE,
    LORD_APPRENTICE,
    LORD_GOOD,
    LORD_PART,
    LORD_SETTLER,
    NEXT_WORKSHOP,
    NOTHING,
    PLOT,
    RECEIVE,
    REROLL,
    RETURN,
    ROUNDS,
    SCORE_DUE,
    SELL,
    SPEND,
    TAKE_SETTLER,
    TARGET,
    TURN,
    VISIT,
    WORKSHOP,
)
from tests.games.nobility.laws.positions import Positions
from tests.laws.law import Bools, Laws, canonical_agenda, if_so, per_position

LAWS = Laws()

# What may lie directly on what, while a question is open; nothing but these lies at the bottom.
AT_THE_BOTTOM = (FIRST_COMMISSION, TURN)
MAY_LIE_ON = {
    TURN: (
        TARGET,
        SPEND,
        TAKE_SETTLER,
        ANOTHER_SETTLER,
        DISCARD_SETTLER,
        ASK_WORKERS,
        EMPLOY,
        PLOT,
        SCORE_DUE,
        SELL,
        VISIT,
        ASK_VISIT,
        RETURN,
    ),
    ANOTHER_SETTLER: (DISCARD_SETTLER,),
    ASK_WORKERS: (ASK_GOODS, BUY),
    ASK_GOODS: (NEXT_WORKSHOP,),
    NEXT_WORKSHOP: (WORKSHOP, REROLL, BUY_ANY, GIVE, RECEIVE),
    ASK_VISIT: (COMMISSION,),
    SCORE_DUE: (LORD_PART,),
    LORD_PART: (LORD_SETTLER, LORD_GOOD, LORD_APPRENTICE, DISCARD_SETTLER),
    LORD_SETTLER: (DISCARD_SETTLER,),
}
FITS = np.zeros((SCORE_DUE + 1, SCORE_DUE + 1), bool)
for below, above in MAY_LIE_ON.items():
    FITS[below, list(above)] = True

LAWS.enact("the agenda is wiped above the open question")(canonical_agenda)


@LAWS.enact("NOB-446: a question is open until the game is over, and only what belongs there lies beneath it")
def questions(p: Positions) -> Bools:
    stacked = ~p.asked[:, 1:] | FITS[p.stages[:, :-1], p.stages[:, 1:]]
    based = np.isin(p.bottom, AT_THE_BOTTOM) & (p.stage < FIRST_WORK)
    return per_position(stacked) & np.where(p["over"] == 1, p.depth == 0, based)


@LAWS.enact("NOB-060, NOB-447: it is somebody's turn, and nobody else is asked; before, one after the other")
def whose_turn(p: Positions) -> Bools:
    in_turn = p.bottom == TURN
    theirs = per_position(~p.asked | (p.askers == p.active[:, None]))
    return (
        ((p.active != NOTHING) == in_turn)
        & (p.active < p.seats)
        & if_so(in_turn, theirs)
        & if_so(p.choosing, p.chancery & (p.askers[:, 0] < p.seats))
    )


@LAWS.enact("NOB-062, NOB-331: whoever's turn it is has not passed, and the round ends when all have")
def passes(p: Positions) -> Bools:
    all_passed = per_position(~p.seated | (p.players["passed"] == 1))
    none_passed = per_position(p.players["passed"] == 0)
    return (
        if_so(p.active != NOTHING, p.actor["passed"] == 0)
        & if_so(p["over"] == 1, all_passed)
        & if_so(p.choosing, none_passed)
    )


@LAWS.enact("NOB-056, NOB-333: the game ends in the tenth round")
def last_round(p: Positions) -> Bools:
    return if_so(p["over"] == 1, p["round_number"] == ROUNDS)
