"""Action 5: activate a wilderness row (section 6.5)."""

from moothall.engine.agenda import ask, close
from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.settlement.actions import SCROLL_ON
from moothall.games.settlement.stages.artifacts import artifact_gives, holds
from moothall.games.settlement.stages.command import CHECK, MUSTER, WAIT, begin_command
from moothall.games.settlement.stages.settlers import is_occupied, settlers_at_hand
from moothall.games.settlement.state import (
    AT_WILDERNESS_ROW,
    COLUMNS,
    FIELDS,
    GAIN_LANDSCAPE,
    NOTHING,
    ON_WILDERNESS_ROW,
    SCROLL,
    SECOND_WILDERNESS_ROW,
    WILDERNESS_ROW,
    Deck,
    Player,
    State,
)


@rule
def may_activate_wilderness_row(deck: Deck, me: Player, row: int) -> int:
    """SET-107, SET-108, SET-242, SET-246: once a round, one row a second time with the Lodestar."""
    if is_occupied(me, AT_WILDERNESS_ROW + row):
        if not holds(deck, me, SECOND_WILDERNESS_ROW):
            return 108
        if me.second_activation:
            return 246
    return LEGAL if settlers_at_hand(me) else 107


@rule
def name_wilderness_row(s: State, seat: int, row: int) -> int:
    begin_command(s, WILDERNESS_ROW, row, 1)
    me = s.players[seat]
    if is_occupied(me, AT_WILDERNESS_ROW + row):
        me.second_activation = 1
    return MUSTER


@rule
def harvest_row(s: State, deck: Deck, seat: int) -> int:
    """SET-109..115: every landscape without a monster yields; then the Scroll, then the checks."""
    me = s.players[seat]
    for column in range(COLUMNS):
        field = s.command.target * COLUMNS + column
        if me.landscape[field] != NOTHING and not me.monster[field]:
            me.supply[deck.landscape_good[me.landscape[field]]] += 1
            s.command.columns |= 1 << column
    yielded = s.command.columns
    if not holds_scroll(deck, me) or yielded == 0:
        artifact_gives(deck, me, ON_WILDERNESS_ROW, NOTHING)
        return CHECK
    if yielded & (yielded - 1):
        ask(s.agenda, SCROLL, seat)
        return WAIT
    only_column = yielded // 2  # of the bits 1, 2 and 4
    copy_yield(deck, me, s.command.target * COLUMNS + only_column)
    return CHECK


@rule
def holds_scroll(deck: Deck, me: Player) -> bool:
    """SET-235: an artifact that gives one more of what a landscape of the row yielded."""
    is_for_rows = deck.artifact_trigger[me.artifact] == ON_WILDERNESS_ROW
    return is_for_rows and deck.artifact_kind[me.artifact] == GAIN_LANDSCAPE


@rule
def judge_scroll(s: State, verdict: Ints) -> None:
    """SET-236: only a landscape that yielded in this activation; it comes before the checks (SET-237)."""
    for field in range(FIELDS):
        yielded = field // COLUMNS == s.command.target and s.command.columns & (1 << (field % COLUMNS))
        verdict[SCROLL_ON + field] = LEGAL if yielded else 236


@rule
def name_landscape_for_scroll(s: State, deck: Deck, seat: int, field: int) -> int:
    close(s.agenda)
    copy_yield(deck, s.players[seat], field)
    return CHECK


@rule
def copy_yield(deck: Deck, me: Player, field: int) -> None:
    artifact_gives(deck, me, ON_WILDERNESS_ROW, me.landscape[field])
