"""Action 6: activate a settlement row, and what resolving a building does (sections 6.6 and 16)."""

from moothall.engine.agenda import ask, close, open_stage
from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.settlement.actions import GAIN_GOOD, PAY, RESOLVE, TRADE_AT
from moothall.games.settlement.stages.artifacts import holds
from moothall.games.settlement.stages.build import refill
from moothall.games.settlement.stages.command import begin_command, finish_action
from moothall.games.settlement.stages.fortress import fortresses_of
from moothall.games.settlement.stages.goods import can_pay_any, gain, pay, spare_kind, spare_kinds
from moothall.games.settlement.stages.settlers import is_occupied, muster, settlers_at_hand
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
def name_settlement_row(s: State, seat: int, row: int) -> None:
    begin_command(s, SETTLEMENT_ACTIVATION, row)
    me = s.players[seat]
    if is_occupied(me, AT_SETTLEMENT_ROW + row):
        me.second_activation = 1
    if muster(s, seat, 1):
        open_row(s, seat)


@rule
def open_row(s: State, seat: int) -> None:
    """SET-118..120: its buildings in any order, each at most once, none by force."""
    ask(s.agenda, SETTLEMENT_ROW, seat)


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
def finish_row(s: State) -> None:
    close(s.agenda)
    finish_action(s)


@rule
def leave_hourglass(s: State, seat: int) -> None:
    """SET-084: the refill comes after the Hourglass."""
    close(s.agenda)
    refill(s, seat)


@rule
def resolve(s: State, deck: Deck, seat: int, place: int) -> None:
    s.command.place = place
    me = s.players[seat]
    cost = deck.building_pay[me.building[place]]
    if cost[ANY_NORMAL] and spare_kinds(me, cost) > 1:
        ask(s.agenda, PAY_NORMAL, seat)
    else:
        pay_for_effect(s, deck, seat, spare_kind(me, cost))


@rule
def judge_payment(s: State, deck: Deck, me: Player, verdict: Ints) -> None:
    """SET-265: a normal resource that the player has."""
    cost = deck.building_pay[me.building[s.command.place]]
    for good in range(NORMAL):
        verdict[PAY + good] = LEGAL if me.supply[good] > cost[good] else 265


@rule
def name_payment(s: State, deck: Deck, seat: int, good: int) -> None:
    close(s.agenda)
    pay_for_effect(s, deck, seat, good)


@rule
def pay_for_effect(s: State, deck: Deck, seat: int, good: int) -> None:
    """SET-256, SET-260..262: payments go to the general supply, or for good onto a Bank or Church."""
    me = s.players[seat]
    building = me.building[s.command.place]
    cost = deck.building_pay[building]
    pay(me, cost)
    if cost[ANY_NORMAL]:
        me.supply[good] -= 1
    if deck.building_kind[building] == STORE:
        for thing in range(SUPPLY):
            me.stored[s.command.place] += cost[thing]
    take_effect(s, deck, seat)


@rule
def take_effect(s: State, deck: Deck, seat: int) -> None:
    me = s.players[seat]
    building = me.building[s.command.place]
    gain(me, deck.building_gain[building])
    if deck.building_gain[building, ANY_NORMAL]:
        ask(s.agenda, GAIN_NORMAL, seat)
    elif deck.building_kind[building] != GAIN_LANDSCAPE:
        close_building(s, seat)
    elif fortresses_of(me) > 1:
        ask(s.agenda, TRADING_POST, seat)
    else:
        for field in range(FIELDS):
            if me.fortress[field]:
                trade(s, deck, seat, field)


@rule
def judge_gain(verdict: Ints) -> None:
    """SET-268: any normal resource."""
    for good in range(NORMAL):
        verdict[GAIN_GOOD + good] = LEGAL


@rule
def name_gain(s: State, seat: int, good: int) -> None:
    close(s.agenda)
    s.players[seat].supply[good] += 1
    close_building(s, seat)


@rule
def judge_trade(me: Player, verdict: Ints) -> None:
    """SET-270, SET-271: an own landscape with a fortress."""
    for field in range(FIELDS):
        verdict[TRADE_AT + field] = LEGAL if me.fortress[field] else 270


@rule
def name_fortress_to_trade(s: State, deck: Deck, seat: int, field: int) -> None:
    close(s.agenda)
    trade(s, deck, seat, field)


@rule
def trade(s: State, deck: Deck, seat: int, field: int) -> None:
    """SET-272..274: no activation of the fortress, no Crown, no monster check."""
    me = s.players[seat]
    me.supply[deck.landscape_good[me.landscape[field]]] += 1
    close_building(s, seat)


@rule
def close_building(s: State, seat: int) -> None:
    """The building is done: back to the row, or out of the Hourglass (SET-254, SET-230)."""
    if open_stage(s.agenda) == HOURGLASS:
        leave_hourglass(s, seat)
    else:
        s.command.columns |= 1 << (s.command.place % COLUMNS)
        s.command.place = 0
