"""Action 2, Explore: a new landscape in the own wilderness (section 6.2)."""

from moothall.engine.agenda import ask, close
from moothall.engine.chance import reveal
from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.settlement.actions import LAY
from moothall.games.settlement.stages.artifacts import artifact_gives
from moothall.games.settlement.stages.command import CHECK, LAY_TILE, MUSTER, WAIT, begin_command
from moothall.games.settlement.stages.settlers import settlers_at_hand
from moothall.games.settlement.state import (
    COLUMNS,
    EXPLORE,
    FIELDS,
    LAY_LANDSCAPE,
    NOTHING,
    ON_EXPLORING,
    ROWS,
    Deck,
    Player,
    State,
)


@rule
def landscapes_of(me: Player) -> int:
    count = 0
    for field in range(FIELDS):
        if me.landscape[field] != NOTHING:
            count += 1
    return count


@rule
def borders_landscape(me: Player, field: int) -> bool:
    """SET-090, SET-091: fields that share an edge, whatever stands on them."""
    row, column = field // COLUMNS, field % COLUMNS
    return (
        (row > 0 and me.landscape[field - COLUMNS] != NOTHING)
        or (row < ROWS - 1 and me.landscape[field + COLUMNS] != NOTHING)
        or (column > 0 and me.landscape[field - 1] != NOTHING)
        or (column < COLUMNS - 1 and me.landscape[field + 1] != NOTHING)
    )


@rule
def may_lay(me: Player, row: int, first: bool, field: int) -> int:
    """SET-086..090: an empty field of the row, the first in row I, the others beside a landscape."""
    if field // COLUMNS != row or me.landscape[field] != NOTHING:
        return 86
    if first:
        return LEGAL if row == 0 else 88
    return LEGAL if borders_landscape(me, field) else 89


@rule
def fields_to_lay(me: Player, row: int, first: bool) -> int:
    count = 0
    for column in range(COLUMNS):
        if may_lay(me, row, first, row * COLUMNS + column) == LEGAL:
            count += 1
    return count


@rule
def is_row_full(me: Player, row: int) -> bool:
    for column in range(COLUMNS):
        if me.landscape[row * COLUMNS + column] == NOTHING:
            return False
    return True


@rule
def may_explore(s: State, deck: Deck, me: Player, first: bool, row: int) -> int:
    if first and row > 0:
        return 88
    if settlers_at_hand(me) < deck.explore_settlers[row]:
        return 85
    if is_row_full(me, row):
        return 92
    if fields_to_lay(me, row, first) == 0:
        return 89
    return LEGAL if s.landscapes_left[row] else 86


@rule
def name_row_to_explore(s: State, deck: Deck, row: int) -> int:
    begin_command(s, EXPLORE, row, deck.explore_settlers[row])
    return MUSTER


@rule
def draw_landscape(s: State, seat: int) -> int:
    """SET-086, SET-087: the tile is seen before its field is chosen."""
    row = s.command.target
    s.landscapes_left[row] -= 1
    top = s.landscapes_left[row]
    s.command.landscape = s.landscape_stack[row, top]
    s.landscape_stack[row, top] = NOTHING
    reveal(s.chance)
    me = s.players[seat]
    first = landscapes_of(me) == 0
    if fields_to_lay(me, row, first) > 1:
        ask(s.agenda, LAY_LANDSCAPE, seat)
        return WAIT
    for column in range(COLUMNS):
        field = row * COLUMNS + column
        if may_lay(me, row, first, field) == LEGAL:
            s.command.place = field
    return LAY_TILE


@rule
def judge_lay(s: State, me: Player, verdict: Ints) -> None:
    first = landscapes_of(me) == 0
    for field in range(FIELDS):
        verdict[LAY + field] = may_lay(me, s.command.target, first, field)


@rule
def name_field_to_lay(s: State, field: int) -> int:
    close(s.agenda)
    s.command.place = field
    return LAY_TILE


@rule
def lay_landscape(s: State, deck: Deck, seat: int) -> int:
    """SET-095: place, the Enchanted Compass if held, and the monster check."""
    me = s.players[seat]
    field, landscape = s.command.place, s.command.landscape
    me.landscape[field] = landscape
    s.command.place = 0
    s.command.landscape = NOTHING
    artifact_gives(deck, me, ON_EXPLORING, landscape)
    s.command.columns = 1 << (field % COLUMNS)
    return CHECK
