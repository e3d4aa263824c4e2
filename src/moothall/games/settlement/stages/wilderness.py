"""Action 5: activate a wilderness row (section 6.5)."""

from moothall.engine.agenda import ask, close
from moothall.engine.deck import Deck
from moothall.engine.questions import Answer
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values
from moothall.engine.verdict import LEGAL
from moothall.games.settlement import telling
from moothall.games.settlement.actions import QUESTIONS, SCROLL_ON
from moothall.games.settlement.stages import artifacts, command, monsters, settlers
from moothall.games.settlement.state import (
    AT_WILDERNESS_ROW,
    COLUMNS,
    FIELDS,
    GAIN_LANDSCAPE,
    GOODS,
    NOTHING,
    ON_WILDERNESS_ROW,
    SECOND_WILDERNESS_ROW,
    WILDERNESS_ROW,
    Player,
    Printed,
    State,
)
from moothall.games.settlement.telling import Named


@rule
def may_activate_wilderness_row(deck: Printed, me: Player, row: int) -> int:
    """SET-107, SET-108, SET-242, SET-246: once a round, one row a second time with the Lodestar."""
    if settlers.is_occupied(me, AT_WILDERNESS_ROW + row):
        if not artifacts.holds(deck, me, SECOND_WILDERNESS_ROW):
            return 108
        if me.second_activation:
            return 246
    return LEGAL if settlers.settlers_at_hand(me) else 107


@rule
def name_wilderness_row(s: State, deck: Printed, seat: int, row: int) -> None:
    command.begin_command(s, seat, WILDERNESS_ROW, row, 1)
    ask(s.agenda, monsters.CHECK, seat)
    ask(s.agenda, HARVEST_ROW, seat)
    ask(s.agenda, settlers.MUSTER, seat)
    me = s.players[seat]
    if settlers.is_occupied(me, AT_WILDERNESS_ROW + row):
        me.second_activation = 1


@rule
def harvest_row(s: State, deck: Printed, seat: int) -> None:
    """SET-109..115: every landscape without a monster yields; then the Scroll, before the checks."""
    me = s.players[seat]
    for column in range(COLUMNS):
        field = s.command.target * COLUMNS + column
        if me.landscape[field] != NOTHING and not me.monster[field]:
            me.supply[deck.landscape_good[me.landscape[field]]] += 1
            s.command.columns |= 1 << column
    yielded = s.command.columns
    if not holds_scroll(deck, me) or yielded == 0:
        artifacts.artifact_gives(deck, me, ON_WILDERNESS_ROW, NOTHING)
    elif yielded & (yielded - 1):  # more than one column
        ask(s.agenda, SCROLL, seat)
    else:
        copy_yield(deck, me, command.first_marked_field(s))


@rule
def holds_scroll(deck: Printed, me: Player) -> bool:
    """SET-235: an artifact that gives one more of what a landscape of the row yielded."""
    is_for_rows = deck.artifact_trigger[me.artifact] == ON_WILDERNESS_ROW
    return is_for_rows and deck.artifact_kind[me.artifact] == GAIN_LANDSCAPE


@rule
def judge_scroll(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """SET-236: only a landscape that yielded in this activation; it comes before the checks (SET-237)."""
    for field in range(FIELDS):
        yielded = field // COLUMNS == s.command.target and s.command.columns & (1 << (field % COLUMNS))
        verdict[SCROLL_ON + field] = LEGAL if yielded else 236


@rule
def name_landscape_for_scroll(s: State, deck: Printed, seat: int, field: int) -> None:
    close(s.agenda)
    copy_yield(deck, s.players[seat], field)


@rule
def copy_yield(deck: Printed, me: Player, field: int) -> None:
    artifacts.artifact_gives(deck, me, ON_WILDERNESS_ROW, wide(me.landscape[field]))


def tell_harvest(s: State, deck: Deck, seat: int, values: Named) -> Values:
    """What the row would yield now, and whether the Scroll adds to it."""
    printed, me = deck.printed, s.players[seat]
    amounts = [0] * len(GOODS)
    for column in range(COLUMNS):
        field = values["row"] * COLUMNS + column
        if me.landscape[field] != NOTHING and not me.monster[field]:
            amounts[printed.landscape_good[me.landscape[field]]] += 1
    scroll = any(amounts) and me.artifact != NOTHING and holds_scroll(printed, me)
    yielded = {"goods_yield": telling.tell_goods(amounts), "scroll": "yes" if scroll else "no"}
    return telling.tell_named_row(s, deck, seat, values) | yielded


HARVEST_ROW = QUESTIONS.work("harvest_row", harvest_row)
SCROLL = QUESTIONS.question(
    "scroll",
    judge=judge_scroll,
    answers={"scroll": Answer(name_landscape_for_scroll, telling.tell_site, depends=telling.on_landscape)},
)
