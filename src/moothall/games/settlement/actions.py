"""The action space of Settlement: every answer to every question, as named blocks of numbers."""

from moothall.engine.actions import ActionSpace, axes
from moothall.games.settlement.state import (
    ARTIFACTS,
    COLUMNS,
    HERO_ROW,
    MARKET,
    NORMAL,
    ROWS,
    STACKS,
)

MOST_SETTLERS = 6
# Two normal resources, in the order wood-wood, wood-clay, wood-stone, clay-clay, clay-stone, stone-stone.
PAIRS = 6

SPACE = ActionSpace(
    # The turn: one of seven actions, one invitation, exchanges at will.
    build=axes(market=MARKET),
    explore=axes(row=ROWS),
    fight=axes(row=ROWS, column=COLUMNS),
    erect_fortress=axes(row=ROWS, column=COLUMNS),
    activate_wilderness_row=axes(row=ROWS),
    activate_settlement_row=axes(row=ROWS),
    activate_fortress=axes(row=ROWS, column=COLUMNS),
    invite=axes(space=HERO_ROW),
    exchange_two=axes(pair=PAIRS, gain=NORMAL),
    exchange_set=axes(),
    exchange_diamonds_for_gold=axes(),
    exchange_gold=axes(gain=NORMAL),
    exchange_diamonds=axes(gain=NORMAL),
    mirror=axes(pay=NORMAL, gain=NORMAL),
    end_turn=axes(),
    pass_round=axes(),
    # What completes a command.
    done=axes(),
    place=axes(row=ROWS, column=COLUMNS),
    lay=axes(row=ROWS, column=COLUMNS),
    deploy=axes(bonus=MOST_SETTLERS + 1),
    stack=axes(stack=STACKS),
    resolve=axes(row=ROWS, column=COLUMNS),
    pay=axes(good=NORMAL),
    gain=axes(good=NORMAL),
    trade_at=axes(row=ROWS, column=COLUMNS),
    scroll=axes(row=ROWS, column=COLUMNS),
    monster=axes(appears=2),
    keep=axes(good=NORMAL),
    take=axes(artifact=ARTIFACTS),
)

ACTIONS = len(SPACE)

# Plain constants for the rules: where each block begins.
DO_BUILD = SPACE.first("build")
DO_EXPLORE = SPACE.first("explore")
DO_FIGHT = SPACE.first("fight")
DO_ERECT = SPACE.first("erect_fortress")
DO_WILDERNESS_ROW = SPACE.first("activate_wilderness_row")
DO_SETTLEMENT_ROW = SPACE.first("activate_settlement_row")
DO_FORTRESS = SPACE.first("activate_fortress")
DO_INVITE = SPACE.first("invite")
EXCHANGE_TWO = SPACE.first("exchange_two")
EXCHANGE_SET = SPACE.first("exchange_set")
EXCHANGE_DIAMONDS_FOR_GOLD = SPACE.first("exchange_diamonds_for_gold")
EXCHANGE_GOLD = SPACE.first("exchange_gold")
EXCHANGE_DIAMONDS = SPACE.first("exchange_diamonds")
MIRROR = SPACE.first("mirror")
END_TURN = SPACE.first("end_turn")
PASS_ROUND = SPACE.first("pass_round")
DONE = SPACE.first("done")
PLACE = SPACE.first("place")
LAY = SPACE.first("lay")
DEPLOY = SPACE.first("deploy")
STACK = SPACE.first("stack")
RESOLVE = SPACE.first("resolve")
PAY = SPACE.first("pay")
GAIN_GOOD = SPACE.first("gain")
TRADE_AT = SPACE.first("trade_at")
SCROLL_ON = SPACE.first("scroll")
MONSTER = SPACE.first("monster")
KEEP_GOOD = SPACE.first("keep")
TAKE = SPACE.first("take")
