"""The agenda: the open question, what waits beneath it, and whom it is asked of."""

import numpy as np

from moothall.engine.questions import FIRST_WORK
from moothall.games.architects.stages.automaton import SCHEME
from moothall.games.architects.stages.cathedral import (
    ASK_DISCARD,
    CLIMB,
    DISCARD_FOR_CATHEDRAL,
    PAY_WOOD_OR_STONE,
)
from moothall.games.architects.stages.draft import CHOOSE_BOARD, DRAFT, DRAFT_ALONE
from moothall.games.architects.stages.effects import CHOOSE_GAIN, CHURCH, LIBRARY, TAKE_EFFECT
from moothall.games.architects.stages.ending import END_EFFECTS, END_ORDER
from moothall.games.architects.stages.gathering import MINE
from moothall.games.architects.stages.goods import BONUS, PAY_GOLD_OR_MARBLE
from moothall.games.architects.stages.guardhouse import AT_GUARDHOUSE
from moothall.games.architects.stages.guildhall import AT_GUILDHALL, CONSTRUCT
from moothall.games.architects.stages.hand import CHECK_HAND, HAND_LIMIT
from moothall.games.architects.stages.market import AT_MARKET_MIDDLE, BLUEPRINT
from moothall.games.architects.stages.reset import (
    CHECK_RESET,
    GATEKEEPER,
    RESET_ABILITIES,
    RESET_ORDER,
    RESET_PRISON,
)
from moothall.games.architects.stages.storehouse import EXCHANGE
from moothall.games.architects.stages.town_centre import BARRACKS, CAPTURE, FREE_CAPTURE
from moothall.games.architects.stages.turn import NEXT_TURN, RECALL, TURN
from moothall.games.architects.stages.virtue import GAIN_DUE, SURPLUS_VIRTUE
from moothall.games.architects.stages.workshop import AT_WORKSHOP, DISMISS, FREE_HIRE, TAKE_APPRENTICE
from moothall.games.architects.state import (
    NOTHING,
    ON_ADVANCE,
    ON_MARKET,
    ON_PAY_OFF,
    WORKERS,
)
from tests.games.architects.laws.positions import STAGES, Positions
from tests.laws.law import Bools, Laws, canonical_agenda, if_so, per_position

LAWS = Laws()

BEFORE_THE_GAME = (CHOOSE_BOARD, DRAFT, DRAFT_ALONE)
STARTS = (TURN, RECALL, SCHEME)

# What may lie directly on what, while a question is open; nothing but these lies at the bottom.
AT_THE_BOTTOM = (*BEFORE_THE_GAME, *STARTS, NEXT_TURN, END_EFFECTS)
MAY_LIE_ON = {
    NEXT_TURN: (CHECK_HAND, RESET_PRISON),
    CHECK_HAND: (CHECK_RESET, RESET_PRISON, HAND_LIMIT),
    CHECK_RESET: (
        MINE,
        EXCHANGE,
        AT_WORKSHOP,
        FREE_HIRE,
        CAPTURE,
        FREE_CAPTURE,
        BARRACKS,
        AT_GUARDHOUSE,
        AT_GUILDHALL,
        CHOOSE_GAIN,
        CHURCH,
        LIBRARY,
        BONUS + ON_MARKET,
        BONUS + ON_ADVANCE,
        BONUS + ON_PAY_OFF,
        GAIN_DUE,
        TAKE_APPRENTICE,
        CONSTRUCT,
        TAKE_EFFECT,
        ASK_DISCARD,
        CLIMB,
    ),
    EXCHANGE: (GAIN_DUE,),
    AT_GUARDHOUSE: (BONUS + ON_PAY_OFF, GAIN_DUE),
    BONUS + ON_MARKET: (AT_MARKET_MIDDLE, BLUEPRINT, TAKE_APPRENTICE, GAIN_DUE),
    BONUS + ON_ADVANCE: (GAIN_DUE,),
    BONUS + ON_PAY_OFF: (GAIN_DUE,),
    TAKE_EFFECT: (GAIN_DUE,),
    TAKE_APPRENTICE: (DISMISS,),
    CONSTRUCT: (PAY_GOLD_OR_MARBLE,),
    ASK_DISCARD: (PAY_WOOD_OR_STONE, PAY_GOLD_OR_MARBLE),
    CLIMB: (DISCARD_FOR_CATHEDRAL,),
    RESET_PRISON: (RESET_ABILITIES,),
    RESET_ABILITIES: (RESET_ORDER, GATEKEEPER, GAIN_DUE),
    END_EFFECTS: (END_ORDER, GAIN_DUE),
    GAIN_DUE: (GAIN_DUE, SURPLUS_VIRTUE),
}
FITS = np.zeros((STAGES, STAGES), bool)
for below, above in MAY_LIE_ON.items():
    FITS[below, list(above)] = True

# These may concern anybody; all else on the agenda of a turn is of the participant whose turn it is.
OF_ANYBODY = (RESET_ABILITIES, RESET_ORDER, GATEKEEPER, GAIN_DUE, SURPLUS_VIRTUE)

LAWS.enact("the agenda is wiped above the open question")(canonical_agenda)


@LAWS.enact("ARC-394: a question is open until the game is over, and only what belongs there lies beneath it")
def questions(p: Positions) -> Bools:
    stacked = ~p.asked[:, 1:] | FITS[p.stages[:, :-1], p.stages[:, 1:]]
    based = np.isin(p.bottom, AT_THE_BOTTOM) & (p.stage < FIRST_WORK)
    return per_position(stacked) & np.where(p["over"] == 1, p.depth == 0, based)


@LAWS.enact("ARC-056: it is somebody's turn from the end of the draft to the end of the final round")
def whose_turn(p: Positions) -> Bools:
    begun = ~np.isin(p.bottom, (0, *BEFORE_THE_GAME, END_EFFECTS))
    mine = ~p.asked | np.isin(p.stages, OF_ANYBODY) | (p.askers == p.active[:, None])
    return ((p.active != NOTHING) == begun) & (p.active < p.seats) & if_so(begun, per_position(mine))


@LAWS.enact("ARC-394: people are asked, but for the automated opponent's scheme")
def who_is_asked(p: Positions) -> Bools:
    asked_at_all = p.depth > 0
    automatic = p.seat >= p.people
    schemes = p.stage == SCHEME
    return if_so(asked_at_all, automatic == schemes) & per_position(~p.asked | (p.askers < p.seats[:, None]))


@LAWS.enact("ARC-150, ARC-253: what is asked of one player at a reset or at the end is of that player")
def same_owner(p: Positions) -> Bools:
    below, above = p.stages[:, :-1], p.stages[:, 1:]
    own = np.isin(below, (RESET_ABILITIES, END_EFFECTS)) | ((below == GAIN_DUE) & (above == SURPLUS_VIRTUE))
    return per_position(~(own & p.asked[:, 1:]) | (p.askers[:, :-1] == p.askers[:, 1:]))


@LAWS.enact("ARC-211: whatever waits to be gained is on the agenda once, for each who gains it")
def waiting_gains(p: Positions) -> Bools:
    gains = (p.stages == GAIN_DUE) & p.asked
    times = (gains[:, None, :] & (p.askers[:, None, :] == p.places[:, None])).sum(axis=2)
    return per_position(times == (p.players["virtue_due"] > 0))


@LAWS.enact("ARC-057, ARC-059: a turn begins with a worker to place, or else with one to take back")
def starts_of_turns(p: Positions) -> Bools:
    supply = p.me["supply"] > 0
    stuck = p.of_asked(p.in_hall) == WORKERS
    return if_so(p.stage == TURN, supply) & if_so(p.stage == RECALL, ~supply & ~stuck)
