"""The action space of Nobility: every answer to every question, as named blocks of numbers.

Values of dice and amounts are themselves (a 5 is 5, so there is an unused 0); all else counts from 0.
"""

from moothall.engine.actions import ActionSpace
from moothall.engine.questions import Questions
from moothall.games.nobility.state import (
    COMMISSIONS,
    DESK_ROWS,
    DICE,
    DICE_TILES,
    DISPLAY,
    HAND,
    KINDS,
    PIPS,
    PLOTS,
    SPACES,
)

MOST_SPENT = 4  # of one good for a settler card: 3, and 4 of the character's
MOST_BOUGHT = 6  # goods with one guild die
MOST_TOKENS = 3  # from one visit to Berk's Office
CASTLE_CHOICES = 2  # the slot of the die's value, or the extra one with six players

SPACE = ActionSpace()

# A turn: take a die, to be placed as another value by means of modifiers; the two other actions; the end.
TAKE_DIE = SPACE.block("take_die", die=PIPS + 1, value=PIPS + 1)
COMPLETE = SPACE.block("complete", slot=HAND)
SELL_WORKSHOP = SPACE.block("sell_workshop", guild=KINDS, space=SPACES)
SELL_PUBLIC = SPACE.block("sell_public", plot=PLOTS)
END_TURN = SPACE.block("end_turn")
# Where the die goes: its value says which slot, space or row.
PLACE_TAVERN = SPACE.block("place_tavern")
PLACE_YARD = SPACE.block("place_yard")
PLACE_GUILD = SPACE.block("place_guild", guild=KINDS)
PLACE_HALL = SPACE.block("place_hall")
PLACE_HARBOUR = SPACE.block("place_harbour")
PLACE_COUNCIL = SPACE.block("place_council", column=KINDS)
PLACE_BERK = SPACE.block("place_berk")
PLACE_CASTLE = SPACE.block("place_castle", slot=CASTLE_CHOICES)
PLACE_BOARD = SPACE.block("place_board")
PLACE_CHANCERY = SPACE.block("place_chancery", row=DESK_ROWS)
PLACE_TILE = SPACE.block("place_tile", tile=DICE_TILES)
# A settler card: so many of a good.
SPEND_GOODS = SPACE.block("spend", good=KINDS, goods=MOST_SPENT + 1)
# Tavern, and a Lord benefit.
TAKE_CARD = SPACE.block("take_settler", space=DISPLAY)
DISCARD_CARD = SPACE.block("discard_settler", slot=HAND)
# A guild: workshops, goods, workers; a Lord benefit too takes goods and assigns workers.
USE_EFFECT = SPACE.block("use_effect", effect=2)
REROLL_DIE = SPACE.block("reroll", die=DICE)
GIVE_GOOD = SPACE.block("give_good", good=KINDS)
TAKE_GOOD = SPACE.block("take_good", good=KINDS)
BUY_COUNT = SPACE.block("buy", goods=MOST_BOUGHT + 1)
EMPLOY_WORKER = SPACE.block("employ_worker")
MOVE_APPRENTICE = SPACE.block("move_apprentice", guild=KINDS)
ASSIGN = SPACE.block("assign", guild=KINDS)
# Guild Hall, harbour, the slot on the own board.
BUILD_ON = SPACE.block("build", plot=PLOTS)
SELL_GOOD = SPACE.block("sell_good", good=KINDS)
RETURN_FROM = SPACE.block("return_apprentice", guild=KINDS)
# Berk's Office.
TAKE_TOKENS = SPACE.block("take_tokens", tokens=MOST_TOKENS + 1)
EXCHANGE_SETTLERS = SPACE.block("exchange_settlers")
EXCHANGE_BUILDINGS = SPACE.block("exchange_buildings")
ACQUIRE = SPACE.block("acquire")
KEEP_COMMISSION = SPACE.block("keep_commission", commission=COMMISSIONS)
# No more, or: I decline.
DONE = SPACE.block("done")

QUESTIONS = Questions(SPACE)
