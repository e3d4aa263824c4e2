"""Actions 4 and 7: erect a fortress on a free landscape, and activate one (sections 6.4 and 6.7)."""

from collections.abc import Hashable

from moothall.engine.agenda import ask
from moothall.engine.deck import Deck
from moothall.engine.record import wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values
from moothall.engine.verdict import LEGAL
from moothall.games.settlement import telling
from moothall.games.settlement.actions import QUESTIONS
from moothall.games.settlement.stages import artifacts, command, settlers
from moothall.games.settlement.state import (
    AT_FORTRESS,
    ERECT,
    FIELDS,
    FORTRESS_ACTIVATION,
    NOTHING,
    ON_ERECTING,
    ON_FORTRESS,
    Player,
    Printed,
    State,
)
from moothall.games.settlement.telling import Named


@rule
def fortresses_of(me: Player) -> int:
    count = 0
    for field in range(FIELDS):
        if me.fortress[field]:  # counted, not added up: the sum of small integers would be one too
            count += 1
    return count


@rule
def may_erect(me: Player, field: int) -> int:
    """SET-102, SET-103: a settler, and a landscape with neither fortress nor monster."""
    if me.landscape[field] == NOTHING or me.fortress[field] or me.monster[field]:
        return 103
    return LEGAL if settlers.settlers_at_hand(me) else 102


@rule
def name_site(s: State, deck: Printed, seat: int, field: int) -> None:
    command.begin_command(s, seat, ERECT, field, 1)
    ask(s.agenda, ERECT_FORTRESS, seat)
    ask(s.agenda, settlers.MUSTER, seat)


@rule
def erect_fortress(s: State, deck: Printed, seat: int) -> None:
    """SET-105: it yields nothing by itself; the Potion of Power does (SET-233)."""
    me = s.players[seat]
    field = s.command.target
    me.fortress[field] = 1
    artifacts.artifact_gives(deck, me, ON_ERECTING, wide(me.landscape[field]))


@rule
def may_activate_fortress(me: Player, field: int) -> int:
    """SET-007, SET-124, SET-126: an own fortress, once a round, a settler."""
    if not me.fortress[field]:
        return 7
    if settlers.is_occupied(me, AT_FORTRESS + field):
        return 126
    return LEGAL if settlers.settlers_at_hand(me) else 124


@rule
def name_fortress(s: State, deck: Printed, seat: int, field: int) -> None:
    command.begin_command(s, seat, FORTRESS_ACTIVATION, field, 1)
    ask(s.agenda, ACTIVATE_FORTRESS, seat)
    ask(s.agenda, settlers.MUSTER, seat)


@rule
def activate_fortress(s: State, deck: Printed, seat: int) -> None:
    """SET-125, SET-128: the landscape yields, and no monster comes; the Crown doubles it (SET-238)."""
    me = s.players[seat]
    landscape = wide(me.landscape[s.command.target])
    me.supply[deck.landscape_good[landscape]] += 1
    artifacts.artifact_gives(deck, me, ON_FORTRESS, landscape)


def tell_activation(s: State, deck: Deck, seat: int, values: Named) -> Values:
    """Where it stands and what it yields, the Crown's gift included."""
    told = telling.tell_site(s, deck, seat, values)
    me, printed = s.players[seat], deck.printed
    landscape = int(me.landscape[telling.field_named(values)])
    if landscape == NOTHING:
        return told
    goods = artifacts.gift_of(printed, int(me.artifact), ON_FORTRESS, landscape)
    goods[printed.landscape_good[landscape]] += 1
    return told | {"goods_yield": telling.tell_goods(goods)}


def on_activation(s: State, seat: int, values: Named) -> Hashable:
    return telling.on_landscape(s, seat, values), int(s.players[seat].artifact)


ERECT_FORTRESS = QUESTIONS.work("erect_fortress", erect_fortress)
ACTIVATE_FORTRESS = QUESTIONS.work("activate_fortress", activate_fortress)
