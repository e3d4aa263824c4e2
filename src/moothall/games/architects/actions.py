"""The action space of Architects: every answer to every question, as named blocks of numbers."""

from moothall.engine.actions import ActionSpace, axes
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

# Two of clay, wood and stone: clay-clay, clay-wood, clay-stone, wood-wood, wood-stone, stone-stone.
PAIRS = 6
MARBLE_PRICE = 3  # of wood and stone, in any mix
MOST_MIX = 8  # of wood and stone for the Cathedral, or of gold and marble for Therese
MOST_LET_OUT = 4  # by one Gatekeeper

SPACE = ActionSpace(
    # The start of a turn: a worker onto a location (in the order of state.LOCATIONS), or one taken back.
    place=axes(location=PLACES),
    recall=axes(location=OPEN_CIRCLES),
    recall_from_market=axes(space=MARKET_SPACES),
    recall_from_prison=axes(),
    recall_from_board=axes(seat=MAX_SEATS),
    # Mines.
    mine_clay=axes(),
    mine_gold=axes(),
    # King's Storehouse.
    exchange_for_virtue=axes(pair=PAIRS),
    exchange_for_marble=axes(stone=MARBLE_PRICE + 1),  # the rest is wood
    exchange_with=axes(slot=MOST_APPRENTICES),  # what an own apprentice trades
    # Workshop, the middle of the Black Market, Tavern.
    hire=axes(row=GRID_ROWS, column=GRID_COLUMNS),
    draw_buildings=axes(),
    blueprint=axes(),
    dismiss=axes(slot=MOST_APPRENTICES),
    # Town Centre, Armoury, Fortress, Barracks: the workers of one seat at one open circle.
    capture=axes(location=OPEN_CIRCLES, seat=MAX_SEATS),
    ransom_free=axes(),
    # Guardhouse.
    deliver=axes(),
    release=axes(),
    ransom_with_silver=axes(),
    ransom_with_debt=axes(),
    pay_off=axes(),
    # Guildhall.
    construct=axes(building=BUILDINGS),
    advance=axes(),
    pay_stone=axes(stone=MOST_MIX + 1),  # the rest is wood
    pay_gold=axes(gold=MOST_MIX + 1),  # the rest is marble
    # Building cards: one to keep (draft, blueprint) or to resolve (end), one to put under the pile.
    pick=axes(building=BUILDINGS),
    discard=axes(building=BUILDINGS),
    # Effects.
    gain=axes(option=2),
    destroy_debt=axes(),
    resolve=axes(slot=MOST_APPRENTICES),
    let_out=axes(workers=MOST_LET_OUT + 1),
    # No more exchanges, captures or actions; or: I decline.
    done=axes(),
    # Before the game, and the automated opponent's turn.
    choose_board=axes(board=BOARDS),
    scheme=axes(),
)

ACTIONS = len(SPACE)

# Plain constants for the rules: where each block begins.
PLACE = SPACE.first("place")
RECALL_FROM = SPACE.first("recall")
RECALL_FROM_MARKET = SPACE.first("recall_from_market")
RECALL_FROM_PRISON = SPACE.first("recall_from_prison")
RECALL_FROM_BOARD = SPACE.first("recall_from_board")
MINE_CLAY = SPACE.first("mine_clay")
MINE_GOLD = SPACE.first("mine_gold")
EXCHANGE_FOR_VIRTUE = SPACE.first("exchange_for_virtue")
EXCHANGE_FOR_MARBLE = SPACE.first("exchange_for_marble")
EXCHANGE_WITH = SPACE.first("exchange_with")
HIRE = SPACE.first("hire")
DRAW_BUILDINGS = SPACE.first("draw_buildings")
TAKE_BLUEPRINT = SPACE.first("blueprint")
DISMISS_FROM = SPACE.first("dismiss")
CAPTURE_AT = SPACE.first("capture")
RANSOM_FREE = SPACE.first("ransom_free")
DELIVER = SPACE.first("deliver")
RELEASE_ALL = SPACE.first("release")
RANSOM_WITH_SILVER = SPACE.first("ransom_with_silver")
RANSOM_WITH_DEBT = SPACE.first("ransom_with_debt")
PAY_OFF = SPACE.first("pay_off")
CONSTRUCT_BUILDING = SPACE.first("construct")
ADVANCE = SPACE.first("advance")
PAY_STONE = SPACE.first("pay_stone")
PAY_GOLD = SPACE.first("pay_gold")
PICK = SPACE.first("pick")
DISCARD = SPACE.first("discard")
GAIN_OPTION = SPACE.first("gain")
DESTROY_DEBT = SPACE.first("destroy_debt")
RESOLVE = SPACE.first("resolve")
LET_OUT = SPACE.first("let_out")
DONE = SPACE.first("done")
PICK_BOARD = SPACE.first("choose_board")
PLAY_SCHEME = SPACE.first("scheme")
