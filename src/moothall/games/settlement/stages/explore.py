"""Action 2, Explore: a new landscape in the own wilderness (section 6.2)."""

from moothall.engine.actions import Action
from moothall.engine.agenda import ask, close
from moothall.engine.chance import reveal
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, always_the_same, untold
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values
from moothall.engine.verdict import LEGAL
from moothall.games.settlement import telling
from moothall.games.settlement.actions import LAY, QUESTIONS
from moothall.games.settlement.stages import artifacts, command, monsters, settlers
from moothall.games.settlement.state import (
    COLUMNS,
    EXPLORE,
    FIELDS,
    NOTHING,
    ON_EXPLORING,
    ROWS,
    Player,
    Printed,
    State,
)
from moothall.games.settlement.telling import Named


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
def may_explore(s: State, deck: Printed, me: Player, first: bool, row: int) -> int:
    if first and row > 0:
        return 88
    if settlers.settlers_at_hand(me) < deck.explore_settlers[row]:
        return 85
    if is_row_full(me, row):
        return 92
    if fields_to_lay(me, row, first) == 0:
        return 89
    return LEGAL if s.landscapes_left[row] else 86


@rule
def name_row_to_explore(s: State, deck: Printed, seat: int, row: int) -> None:
    """SET-095: settlers, the tile, its field, and the monster check."""
    command.begin_command(s, seat, EXPLORE, row, wide(deck.explore_settlers[row]))
    ask(s.agenda, monsters.CHECK, seat)
    ask(s.agenda, LAY_TILE, seat)
    ask(s.agenda, DRAW_TILE, seat)
    ask(s.agenda, settlers.MUSTER, seat)


@rule
def draw_landscape(s: State, deck: Printed, seat: int) -> None:
    """SET-086, SET-087: the tile is seen before its field is chosen."""
    reveal(s.chance)
    row = wide(s.command.target)
    s.landscapes_left[row] -= 1
    top = s.landscapes_left[row]
    s.command.landscape = s.landscape_stack[row, top]
    s.landscape_stack[row, top] = NOTHING
    me = s.players[seat]
    first = landscapes_of(me) == 0
    if fields_to_lay(me, row, first) > 1:
        ask(s.agenda, LAY_LANDSCAPE, seat)
        return
    for column in range(COLUMNS):
        field = row * COLUMNS + column
        if may_lay(me, row, first, field) == LEGAL:
            s.command.place = field


@rule
def judge_lay(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    me = s.players[seat]
    row, first = wide(s.command.target), landscapes_of(me) == 0
    for field in range(FIELDS):
        verdict[LAY + field] = may_lay(me, row, first, field)


@rule
def name_field_to_lay(s: State, deck: Printed, seat: int, field: int) -> None:
    close(s.agenda)
    s.command.place = field


@rule
def lay_landscape(s: State, deck: Printed, seat: int) -> None:
    """Place the tile, the Enchanted Compass if held, and mark it for the check."""
    me = s.players[seat]
    field, landscape = s.command.place, wide(s.command.landscape)
    me.landscape[field] = landscape
    s.command.place = 0
    s.command.landscape = NOTHING
    artifacts.artifact_gives(deck, me, ON_EXPLORING, landscape)
    s.command.columns = 1 << (field % COLUMNS)


def tell_expedition(s: State, deck: Deck, seat: int, values: Named) -> Values:
    needed = int(deck.printed.explore_settlers[values["row"]])
    return telling.tell_named_row(s, deck, seat, values) | {"settlers": needed}


def tell_drawn_landscape(s: State, deck: Deck, seat: int) -> Values:
    drawn = telling.tell_landscape(deck, int(s.command.landscape))
    return drawn | {"row": telling.ROW_NAMES[s.command.target]}


def tell_too_few(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    needed = int(deck.printed.explore_settlers[answer.values["row"]])
    return telling.tell_too_few(needed, int(settlers.settlers_at_hand(s.players[seat])))


DRAW_TILE = QUESTIONS.work("draw_tile", draw_landscape)
LAY_LANDSCAPE = QUESTIONS.question(
    "lay_landscape",
    judge=judge_lay,
    answers={
        "lay": Answer(name_field_to_lay, telling.tell_named_field, deed=untold, depends=always_the_same)
    },
    tell=tell_drawn_landscape,
)
LAY_TILE = QUESTIONS.work("lay_tile", lay_landscape)
QUESTIONS.refusals({85: tell_too_few})
