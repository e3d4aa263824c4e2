"""The action space of Guilds: every answer to every question, as named blocks of numbers.

Amounts are themselves (3 silver is 3, so there is an unused 0); all else counts from 0.
"""

from moothall.engine.actions import ActionSpace, axes
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

SPACE = ActionSpace(
    # The auction. A bid is an area and the silver added there, then the same for a second area.
    bid=axes(area=AREAS),
    add=axes(silver=MOST_SILVER + 1),
    take=axes(area=AREAS, card=CARDS),
    # Abilities, by their numbers in the deck, and whom they strike.
    use_ability=axes(ability=ABILITIES),
    choose=axes(seat=MAX_SEATS),
    remove=axes(character=CHARACTERS),
    # Money.
    exchange=axes(lots=MOST_LOTS + 1),
    # Building: a room of the display, then the cell of its first cell and the quarter turns clockwise.
    buy=axes(place=PLACES),
    place=axes(cell=CELLS, rotation=ROTATIONS),
    # Week's end: with a coin (0) or free of charge (1).
    protect=axes(place=PLACES, free=2),
    # No bid and no purchase in this turn; and: no more.
    pass_turn=axes(),
    done=axes(),
)

ACTIONS = len(SPACE)

# Plain constants for the rules: where each block begins.
BID = SPACE.first("bid")
ADD = SPACE.first("add")
TAKE = SPACE.first("take")
USE_ABILITY = SPACE.first("use_ability")
CHOOSE_SEAT = SPACE.first("choose")
REMOVE = SPACE.first("remove")
EXCHANGE = SPACE.first("exchange")
BUY = SPACE.first("buy")
PLACE = SPACE.first("place")
PROTECT_ROOM = SPACE.first("protect")
PASS_TURN = SPACE.first("pass_turn")
DONE = SPACE.first("done")
