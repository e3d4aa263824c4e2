"""The agenda: the open question, what waits beneath it, and whom it is asked of."""

import numpy as np

from moothall.engine.questions import FIRST_WORK
from moothall.games.nobility.stages import (
    berk,
    castle,
    commissions,
    guilds,
    hall,
    harbour,
    lord,
    placing,
    rounds,
    settlers,
    tavern,
    turn,
    workshop,
)
from moothall.games.nobility.state import (
    NOTHING,
    ROUNDS,
)
from tests.games.nobility.laws.positions import Positions
from tests.laws.law import Bools, Laws, canonical_agenda, if_so, per_position

LAWS = Laws()
STAGES = 128  # a stage is a signed byte

# What may lie directly on what, while a question is open; nothing but these lies at the bottom.
AT_THE_BOTTOM = (rounds.PREPARE, turn.TURN, turn.GO_ON)
MAY_LIE_ON = {
    rounds.PREPARE: (commissions.FIRST_COMMISSION,),
    turn.GO_ON: (
        placing.TARGET,
        settlers.SPEND,
        tavern.TAKE_SETTLER,
        tavern.ANOTHER_SETTLER,
        tavern.DISCARD_SETTLER,
        guilds.ASK_WORKERS,
        guilds.EMPLOY,
        hall.PLOT,
        lord.SCORE_DUE,
        harbour.SELL,
        berk.VISIT,
        berk.ASK_VISIT,
        castle.RETURN,
    ),
    tavern.ANOTHER_SETTLER: (tavern.DISCARD_SETTLER,),
    guilds.ASK_WORKERS: (guilds.ASK_GOODS, guilds.BUY),
    guilds.ASK_GOODS: (guilds.NEXT_WORKSHOP,),
    guilds.NEXT_WORKSHOP: (
        workshop.WORKSHOP,
        workshop.REROLL,
        workshop.BUY_ANY,
        workshop.GIVE,
        workshop.RECEIVE,
    ),
    berk.ASK_VISIT: (commissions.COMMISSION,),
    lord.SCORE_DUE: (lord.LORD_PART,),
    lord.LORD_PART: (lord.LORD_SETTLER, lord.LORD_GOOD, lord.LORD_APPRENTICE, tavern.DISCARD_SETTLER),
    lord.LORD_SETTLER: (tavern.DISCARD_SETTLER,),
}
FITS = np.zeros((STAGES, STAGES), bool)
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
    in_turn = np.isin(p.bottom, (turn.TURN, turn.GO_ON))
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
