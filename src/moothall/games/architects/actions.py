"""The action space of Architects: every answer to every question, as named blocks of numbers."""

from moothall.engine.actions import ActionSpace
from moothall.engine.pairs import PAIRS
from moothall.engine.questions import Questions
from moothall.games.architects.state import (
    BOARDS,
    BUILDINGS,
    GRID_COLUMNS,
    GRID_ROWS,
    MARKET_SPACES,
    MAX_SEATS,
    MOST_APPRENTICES,
    OPEN_CIRCLES,
    PLACES,
)

MARBLE_PRICE = 3  # of wood and stone, in any mix
MOST_MIX = 8  # of wood and stone for the Cathedral, or of gold and marble for Therese
MOST_LET_OUT = 4  # by one Gatekeeper

SPACE = ActionSpace()

# The start of a turn: a worker onto a location (in the order of state.LOCATIONS), or one taken back.
PLACE = SPACE.block("place", location=PLACES)
RECALL_FROM = SPACE.block("recall", location=OPEN_CIRCLES)
RECALL_FROM_MARKET = SPACE.block("recall_from_market", space=MARKET_SPACES)
RECALL_FROM_PRISON = SPACE.block("recall_from_prison")
RECALL_FROM_BOARD = SPACE.block("recall_from_board", seat=MAX_SEATS)
# Mines.
MINE_CLAY = SPACE.block("mine_clay")
MINE_GOLD = SPACE.block("mine_gold")
# King's Storehouse.
EXCHANGE_FOR_VIRTUE = SPACE.block("exchange_for_virtue", pair=PAIRS)
EXCHANGE_FOR_MARBLE = SPACE.block("exchange_for_marble", stone=MARBLE_PRICE + 1)  # the rest is wood
EXCHANGE_WITH = SPACE.block("exchange_with", slot=MOST_APPRENTICES)  # what an own apprentice trades
# Workshop, the middle of the Black Market, Tavern.
HIRE = SPACE.block("hire", row=GRID_ROWS, column=GRID_COLUMNS)
DRAW_BUILDINGS = SPACE.block("draw_buildings")
TAKE_BLUEPRINT = SPACE.block("blueprint")
DISMISS_FROM = SPACE.block("dismiss", slot=MOST_APPRENTICES)
# Town Centre, Armoury, Fortress, Barracks: the workers of one seat at one open circle.
CAPTURE_AT = SPACE.block("capture", location=OPEN_CIRCLES, seat=MAX_SEATS)
RANSOM_FREE = SPACE.block("ransom_free")
# Guardhouse.
DELIVER = SPACE.block("deliver")
RELEASE_ALL = SPACE.block("release")
RANSOM_WITH_SILVER = SPACE.block("ransom_with_silver")
RANSOM_WITH_DEBT = SPACE.block("ransom_with_debt")
PAY_OFF = SPACE.block("pay_off")
# Guildhall.
CONSTRUCT_BUILDING = SPACE.block("construct", building=BUILDINGS)
ADVANCE = SPACE.block("advance")
PAY_STONE = SPACE.block("pay_stone", stone=MOST_MIX + 1)  # the rest is wood
PAY_GOLD = SPACE.block("pay_gold", gold=MOST_MIX + 1)  # the rest is marble
# Building cards: one to keep (draft, blueprint) or to resolve (end), one to put under the pile.
PICK = SPACE.block("pick", building=BUILDINGS)
DISCARD = SPACE.block("discard", building=BUILDINGS)
# Effects.
GAIN_OPTION = SPACE.block("gain", option=2)
DESTROY_DEBT = SPACE.block("destroy_debt")
RESOLVE = SPACE.block("resolve", slot=MOST_APPRENTICES)
LET_OUT = SPACE.block("let_out", workers=MOST_LET_OUT + 1)
# No more exchanges, captures or actions; or: I decline.
DONE = SPACE.block("done")
# Before the game, and the automated opponent's turn.
PICK_BOARD = SPACE.block("choose_board", board=BOARDS)
PLAY_SCHEME = SPACE.block("scheme")

QUESTIONS = Questions(SPACE)
