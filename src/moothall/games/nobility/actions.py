"""The action space of Nobility: every answer to every question, as named blocks of numbers.

Values of dice and amounts are themselves (a 5 is 5, so there is an unused 0); all else counts from 0.
"""

from moothall.engine.actions import ActionSpace, axes
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

SPACE = ActionSpace(
    # A turn: take a die, to be placed as another value by means of modifiers; the two other actions; the end.
    take_die=axes(die=PIPS + 1, value=PIPS + 1),
    complete=axes(slot=HAND),
    sell_workshop=axes(guild=KINDS, space=SPACES),
    sell_public=axes(plot=PLOTS),
    end_turn=axes(),
    # Where the die goes: its value says which slot, space or row.
    place_tavern=axes(),
    place_yard=axes(),
    place_guild=axes(guild=KINDS),
    place_hall=axes(),
    place_harbour=axes(),
    place_council=axes(column=KINDS),
    place_berk=axes(),
    place_castle=axes(slot=CASTLE_CHOICES),
    place_board=axes(),
    place_chancery=axes(row=DESK_ROWS),
    place_tile=axes(tile=DICE_TILES),
    # A settler card: so many of a good.
    spend=axes(good=KINDS, goods=MOST_SPENT + 1),
    # Tavern, and a Lord benefit.
    take_settler=axes(space=DISPLAY),
    discard_settler=axes(slot=HAND),
    # A guild: workshops, goods, workers; a Lord benefit too takes goods and assigns workers.
    use_effect=axes(effect=2),
    reroll=axes(die=DICE),
    give_good=axes(good=KINDS),
    take_good=axes(good=KINDS),
    buy=axes(goods=MOST_BOUGHT + 1),
    employ_worker=axes(),
    move_apprentice=axes(guild=KINDS),
    assign=axes(guild=KINDS),
    # Guild Hall, harbour, the slot on the own board.
    build=axes(plot=PLOTS),
    sell_good=axes(good=KINDS),
    return_apprentice=axes(guild=KINDS),
    # Berk's Office.
    take_tokens=axes(tokens=MOST_TOKENS + 1),
    exchange_settlers=axes(),
    exchange_buildings=axes(),
    acquire=axes(),
    keep_commission=axes(commission=COMMISSIONS),
    # No more, or: I decline.
    done=axes(),
)

ACTIONS = len(SPACE)

# Plain constants for the rules: where each block begins.
TAKE_DIE = SPACE.first("take_die")
COMPLETE = SPACE.first("complete")
SELL_WORKSHOP = SPACE.first("sell_workshop")
SELL_PUBLIC = SPACE.first("sell_public")
END_TURN = SPACE.first("end_turn")
PLACE_TAVERN = SPACE.first("place_tavern")
PLACE_YARD = SPACE.first("place_yard")
PLACE_GUILD = SPACE.first("place_guild")
PLACE_HALL = SPACE.first("place_hall")
PLACE_HARBOUR = SPACE.first("place_harbour")
PLACE_COUNCIL = SPACE.first("place_council")
PLACE_BERK = SPACE.first("place_berk")
PLACE_CASTLE = SPACE.first("place_castle")
PLACE_BOARD = SPACE.first("place_board")
PLACE_CHANCERY = SPACE.first("place_chancery")
PLACE_TILE = SPACE.first("place_tile")
SPEND_GOODS = SPACE.first("spend")
TAKE_CARD = SPACE.first("take_settler")
DISCARD_CARD = SPACE.first("discard_settler")
USE_EFFECT = SPACE.first("use_effect")
REROLL_DIE = SPACE.first("reroll")
GIVE_GOOD = SPACE.first("give_good")
TAKE_GOOD = SPACE.first("take_good")
BUY_COUNT = SPACE.first("buy")
EMPLOY_WORKER = SPACE.first("employ_worker")
MOVE_APPRENTICE = SPACE.first("move_apprentice")
ASSIGN = SPACE.first("assign")
BUILD_ON = SPACE.first("build")
SELL_GOOD = SPACE.first("sell_good")
RETURN_FROM = SPACE.first("return_apprentice")
TAKE_TOKENS = SPACE.first("take_tokens")
EXCHANGE_SETTLERS = SPACE.first("exchange_settlers")
EXCHANGE_BUILDINGS = SPACE.first("exchange_buildings")
ACQUIRE = SPACE.first("acquire")
KEEP_COMMISSION = SPACE.first("keep_commission")
DONE = SPACE.first("done")
