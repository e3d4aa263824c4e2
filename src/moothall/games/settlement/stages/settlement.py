"""Action 6: activate a settlement row, and what resolving a building does (sections 6.6 and 16)."""

from moothall.engine.agenda import ask, close, open_stage
from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.settlement.actions import GAIN_GOOD, PAY, RESOLVE, TRADE_AT
from moothall.games.settlement.stages.artifacts import holds
from moothall.games.settlement.stages.command import (
    CLOSE_BUILDING,
    EFFECT,
    FINISH,
    MUSTER,
    REFILL,
    WAIT,
    begin_command,
)
from moothall.games.settlement.stages.fortress import fortresses_of
from moothall.games.settlement.stages.goods import can_pay_any, gain, pay, spare_kind, spare_kinds
from moothall.games.settlement.stages.settlers import is_occupied, settlers_at_hand
from moothall.games.settlement.state import (
    ANY_NORMAL,
    AT_SETTLEMENT_ROW,
    COLUMNS,
    FIELDS,
    GAIN_LANDSCAPE,
    GAIN_NORMAL,
    HOURGLASS,
    NORMAL,
    NOTHING,
    PAY_NORMAL,
    SECOND_SETTLEMENT_ROW,
    SETTLEMENT_ACTIVATION,
    SETTLEMENT_ROW,
    STORE,
    SUPPLY,
    TRADING_POST,
    Deck,
    Player,
    State,
)


@rule
def may_activate_settlement_row(deck: Deck, me: Player, row: int) -> int:
    """SET-116, SET-117, SET-244, SET-246: once a round, one row a second time with the Key."""
    if is_occupied(me, AT_SETTLEMENT_ROW + row):
        if not holds(deck, me, SECOND_SETTLEMENT_ROW):
            return 117
        if me.second_activation:
            return 246
    return LEGAL if settlers_at_hand(me) else 116


@rule
def name_settlement_row(s: State, seat: int, row: int) -> int:
    begin_command(s, SETTLEMENT_ACTIVATION, row, 1)
    me = s.players[seat]
    if is_occupied(me, AT_SETTLEMENT_ROW + row):
        me.second_activation = 1
    return MUSTER


@rule
def open_row(s: State, seat: int) -> int:
    """SET-118..120: its buildings in any order, each at most once, none by force."""
    ask(s.agenda, SETTLEMENT_ROW, seat)
    return WAIT


@rule
def may_resolve(deck: Deck, me: Player, place: int) -> int:
    """SET-255, SET-271, SET-305: the effect in full or not at all."""
    building = me.building[place]
    if not can_pay_any(me, deck.building_pay[building]):
        return 255
    if deck.building_kind[building] == GAIN_LANDSCAPE and fortresses_of(me) == 0:
        return 271
    return LEGAL


@rule
def judge_row(s: State, deck: Deck, me: Player, verdict: Ints) -> None:
    for place in range(FIELDS):
        if place // COLUMNS != s.command.target or me.building[place] == NOTHING:
            verdict[RESOLVE + place] = 118
        elif s.command.columns & (1 << (place % COLUMNS)):
            verdict[RESOLVE + place] = 254
        else:
            verdict[RESOLVE + place] = may_resolve(deck, me, place)


@rule
def judge_hourglass(s: State, deck: Deck, me: Player, verdict: Ints) -> None:
    """SET-229: only the building that was just placed."""
    for place in range(FIELDS):
        verdict[RESOLVE + place] = may_resolve(deck, me, place) if place == s.command.place else 229


@rule
def finish_row(s: State) -> int:
    close(s.agenda)
    return FINISH


@rule
def leave_hourglass(s: State) -> int:
    """SET-084: the refill comes after the Hourglass."""
    close(s.agenda)
    return REFILL


@rule
def resolve(s: State, deck: Deck, seat: int, place: int) -> int:
    s.command.place = place
    me = s.players[seat]
    cost = deck.building_pay[me.building[place]]
    if cost[ANY_NORMAL]:
        if spare_kinds(me, cost) > 1:
            ask(s.agenda, PAY_NORMAL, seat)
            return WAIT
        me.supply[spare_kind(me, cost)] -= 1
    return EFFECT


@rule
def judge_payment(s: State, deck: Deck, me: Player, verdict: Ints) -> None:
    """SET-265: a normal resource that the player has."""
    cost = deck.building_pay[me.building[s.command.place]]
    for good in range(NORMAL):
        verdict[PAY + good] = LEGAL if me.supply[good] > cost[good] else 265


@rule
def name_payment(s: State, seat: int, good: int) -> int:
    close(s.agenda)
    s.players[seat].supply[good] -= 1
    return EFFECT


@rule
def take_effect(s: State, deck: Deck, seat: int) -> int:
    """SET-256: pay what the building names, take what it gives; what is of any type is asked for."""
    me = s.players[seat]
    building = me.building[s.command.place]
    pay_for_effect(s, deck, me)
    gain(me, deck.building_gain[building])
    if deck.building_gain[building, ANY_NORMAL]:
        ask(s.agenda, GAIN_NORMAL, seat)
        return WAIT
    if deck.building_kind[building] == GAIN_LANDSCAPE:
        return visit_fortress(s, deck, seat)
    return CLOSE_BUILDING


@rule
def pay_for_effect(s: State, deck: Deck, me: Player) -> None:
    """SET-260..262: payments go to the general supply, or for good onto a Bank or Church."""
    building = me.building[s.command.place]
    cost = deck.building_pay[building]
    pay(me, cost)
    if deck.building_kind[building] == STORE:
        for thing in range(SUPPLY):
            me.stored[s.command.place] += cost[thing]


@rule
def judge_gain(verdict: Ints) -> None:
    """SET-268: any normal resource."""
    for good in range(NORMAL):
        verdict[GAIN_GOOD + good] = LEGAL


@rule
def name_gain(s: State, seat: int, good: int) -> int:
    close(s.agenda)
    s.players[seat].supply[good] += 1
    return CLOSE_BUILDING


@rule
def visit_fortress(s: State, deck: Deck, seat: int) -> int:
    """SET-270: the Trading Post at an own fortress, which is asked for if there are several."""
    me = s.players[seat]
    if fortresses_of(me) > 1:
        ask(s.agenda, TRADING_POST, seat)
        return WAIT
    for field in range(FIELDS):
        if me.fortress[field]:
            trade(deck, me, field)
    return CLOSE_BUILDING


@rule
def judge_trade(me: Player, verdict: Ints) -> None:
    """SET-270, SET-271: an own landscape with a fortress."""
    for field in range(FIELDS):
        verdict[TRADE_AT + field] = LEGAL if me.fortress[field] else 270


@rule
def name_fortress_to_trade(s: State, deck: Deck, seat: int, field: int) -> int:
    close(s.agenda)
    trade(deck, s.players[seat], field)
    return CLOSE_BUILDING


@rule
def trade(deck: Deck, me: Player, field: int) -> None:
    """SET-272..274: no activation of the fortress, no Crown, no monster check."""
    me.supply[deck.landscape_good[me.landscape[field]]] += 1


@rule
def close_building(s: State) -> int:
    """The building is done: back to the row, or out of the Hourglass (SET-254, SET-230)."""
    if open_stage(s.agenda) == HOURGLASS:
        return leave_hourglass(s)
    s.command.columns |= 1 << (s.command.place % COLUMNS)
    s.command.place = 0
    return WAIT
