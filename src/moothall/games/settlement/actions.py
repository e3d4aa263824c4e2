"""The action space of Settlement: every answer to every question, as named blocks of numbers."""

from moothall.engine.actions import ActionSpace
from moothall.engine.pairs import PAIRS
from moothall.engine.questions import Questions
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

SPACE = ActionSpace()

# The turn: one of seven actions, one invitation, exchanges at will.
DO_BUILD = SPACE.block("build", market=MARKET)
DO_EXPLORE = SPACE.block("explore", row=ROWS)
DO_FIGHT = SPACE.block("fight", row=ROWS, column=COLUMNS)
DO_ERECT = SPACE.block("erect_fortress", row=ROWS, column=COLUMNS)
DO_WILDERNESS_ROW = SPACE.block("activate_wilderness_row", row=ROWS)
DO_SETTLEMENT_ROW = SPACE.block("activate_settlement_row", row=ROWS)
DO_FORTRESS = SPACE.block("activate_fortress", row=ROWS, column=COLUMNS)
DO_INVITE = SPACE.block("invite", space=HERO_ROW)
EXCHANGE_TWO = SPACE.block("exchange_two", pair=PAIRS, gain=NORMAL)
EXCHANGE_SET = SPACE.block("exchange_set")
EXCHANGE_DIAMONDS_FOR_GOLD = SPACE.block("exchange_diamonds_for_gold")
EXCHANGE_GOLD = SPACE.block("exchange_gold", gain=NORMAL)
EXCHANGE_DIAMONDS = SPACE.block("exchange_diamonds", gain=NORMAL)
MIRROR = SPACE.block("mirror", pay=NORMAL, gain=NORMAL)
END_TURN = SPACE.block("end_turn")
PASS_ROUND = SPACE.block("pass_round")
# What completes a command.
DONE = SPACE.block("done")
PLACE = SPACE.block("place", row=ROWS, column=COLUMNS)
LAY = SPACE.block("lay", row=ROWS, column=COLUMNS)
DEPLOY = SPACE.block("deploy", bonus=MOST_SETTLERS + 1)
STACK = SPACE.block("stack", stack=STACKS)
RESOLVE = SPACE.block("resolve", row=ROWS, column=COLUMNS)
PAY = SPACE.block("pay", good=NORMAL)
GAIN_GOOD = SPACE.block("gain", good=NORMAL)
TRADE_AT = SPACE.block("trade_at", row=ROWS, column=COLUMNS)
SCROLL_ON = SPACE.block("scroll", row=ROWS, column=COLUMNS)
MONSTER = SPACE.block("monster", appears=2)
KEEP_GOOD = SPACE.block("keep", good=NORMAL)
TAKE = SPACE.block("take", artifact=ARTIFACTS)

ACTIONS = len(SPACE)
QUESTIONS = Questions(SPACE)
