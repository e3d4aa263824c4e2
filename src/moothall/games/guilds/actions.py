"""The action space of Guilds: every answer to every question, as named blocks of numbers.

Amounts are themselves (3 silver is 3, so there is an unused 0); all else counts from 0.
"""

from moothall.engine.actions import ActionSpace
from moothall.engine.questions import Questions
from moothall.games.guilds.state import (
    ABILITIES,
    AREAS,
    CARDS,
    CELLS,
    CHARACTERS,
    MAX_SEATS,
    MOST_SILVER,
    PLACES,
    ROTATIONS,
)

SILVER_FOR_GOLD = 5  # GLD-134
MOST_LOTS = MOST_SILVER // SILVER_FOR_GOLD

SPACE = ActionSpace()
# The auction. A bid is an area and the silver added there, then the same for a second area.
BID = SPACE.block("bid", area=AREAS)
ADD = SPACE.block("add", silver=MOST_SILVER + 1)
TAKE = SPACE.block("take", area=AREAS, card=CARDS)
# Abilities, by their numbers in the deck, and whom they strike.
USE_ABILITY = SPACE.block("use_ability", ability=ABILITIES)
CHOOSE_SEAT = SPACE.block("choose", seat=MAX_SEATS)
REMOVE = SPACE.block("remove", character=CHARACTERS)
# Money.
EXCHANGE = SPACE.block("exchange", lots=MOST_LOTS + 1)
# Building: a room of the display, then the cell of its first cell and the quarter turns clockwise.
BUY = SPACE.block("buy", place=PLACES)
PLACE = SPACE.block("place", cell=CELLS, rotation=ROTATIONS)
# Week's end: with a coin (0) or free of charge (1).
WAYS_TO_PROTECT = 2
PROTECT_ROOM = SPACE.block("protect", place=PLACES, free=WAYS_TO_PROTECT)
# No bid and no purchase in this turn; and: no more.
PASS_TURN = SPACE.block("pass_turn")
DONE = SPACE.block("done")

QUESTIONS = Questions(SPACE)
