"""Action 6: activate a settlement row, and what resolving a building does (sections 6.6 and 16)."""

from collections.abc import Hashable

from moothall.engine.actions import Action
from moothall.engine.agenda import ask, close, open_stage
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, Answers, always_the_same
from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.engine.telling import Values, tell_lacking
from moothall.engine.text import NOBODY
from moothall.engine.verdict import LEGAL
from moothall.games.settlement import telling
from moothall.games.settlement.actions import DONE, GAIN_GOOD, PAY, QUESTIONS, RESOLVE, TRADE_AT
from moothall.games.settlement.stages import artifacts, command, exchange, fortress, goods, settlers
from moothall.games.settlement.state import (
    ANY_NORMAL,
    AT_SETTLEMENT_ROW,
    COLUMNS,
    FIELDS,
    GAIN_LANDSCAPE,
    NORMAL,
    NOTHING,
    SECOND_SETTLEMENT_ROW,
    SETTLEMENT_ACTIVATION,
    STORE,
    SUPPLY,
    Player,
    Printed,
    State,
)
from moothall.games.settlement.telling import Named, field_named


@rule
def may_activate_settlement_row(deck: Printed, me: Player, row: int) -> int:
    """SET-116, SET-117, SET-244, SET-246: once a round, one row a second time with the Key."""
    if settlers.is_occupied(me, AT_SETTLEMENT_ROW + row):
        if not artifacts.holds(deck, me, SECOND_SETTLEMENT_ROW):
            return 117
        if me.second_activation:
            return 246
    return LEGAL if settlers.settlers_at_hand(me) else 116


@rule
def name_settlement_row(s: State, deck: Printed, seat: int, row: int) -> None:
    """SET-118..120: its buildings in any order, each at most once, none by force."""
    command.begin_command(s, seat, SETTLEMENT_ACTIVATION, row, 1)
    ask(s.agenda, SETTLEMENT_ROW, seat)
    ask(s.agenda, settlers.MUSTER, seat)
    me = s.players[seat]
    if settlers.is_occupied(me, AT_SETTLEMENT_ROW + row):
        me.second_activation = 1


@rule
def may_resolve(deck: Printed, me: Player, place: int) -> int:
    """SET-255, SET-271, SET-305: the effect in full or not at all."""
    building = me.building[place]
    if not goods.can_pay_any(me, deck.building_pay[building]):
        return 255
    if deck.building_kind[building] == GAIN_LANDSCAPE and fortress.fortresses_of(me) == 0:
        return 271
    return LEGAL


@rule
def judge_row(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    me = s.players[seat]
    for place in range(FIELDS):
        if place // COLUMNS != s.command.target or me.building[place] == NOTHING:
            verdict[RESOLVE + place] = 118
        elif s.command.columns & (1 << (place % COLUMNS)):
            verdict[RESOLVE + place] = 254
        else:
            verdict[RESOLVE + place] = may_resolve(deck, me, place)
    verdict[DONE] = LEGAL


@rule
def judge_hourglass(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """SET-229: only the building that was just placed."""
    me = s.players[seat]
    for place in range(FIELDS):
        verdict[RESOLVE + place] = may_resolve(deck, me, place) if place == s.command.place else 229
    verdict[DONE] = LEGAL


@rule
def resolve(s: State, deck: Printed, seat: int, place: int) -> None:
    s.command.place = place
    ask(s.agenda, CLOSE_BUILDING, seat)
    ask(s.agenda, TAKE_EFFECT, seat)
    me = s.players[seat]
    cost = deck.building_pay[me.building[place]]
    if cost[ANY_NORMAL]:
        if goods.spare_kinds(me, cost) > 1:
            ask(s.agenda, PAY_NORMAL, seat)
        else:
            me.supply[goods.spare_kind(me, cost)] -= 1


@rule
def judge_payment(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """SET-265: a normal resource that the player has."""
    me = s.players[seat]
    cost = deck.building_pay[me.building[s.command.place]]
    for good in range(NORMAL):
        verdict[PAY + good] = LEGAL if me.supply[good] > cost[good] else 265


@rule
def name_payment(s: State, deck: Printed, seat: int, good: int) -> None:
    close(s.agenda)
    s.players[seat].supply[good] -= 1


@rule
def take_effect(s: State, deck: Printed, seat: int) -> None:
    """SET-256: pay what the building names, take what it gives; what is of any type is asked for."""
    me = s.players[seat]
    building = me.building[s.command.place]
    pay_for_effect(s, deck, me)
    goods.gain(me, deck.building_gain[building])
    if deck.building_gain[building, ANY_NORMAL]:
        ask(s.agenda, GAIN_NORMAL, seat)
    elif deck.building_kind[building] == GAIN_LANDSCAPE:
        visit_fortress(s, deck, seat)


@rule
def pay_for_effect(s: State, deck: Printed, me: Player) -> None:
    """SET-260..262: payments go to the general supply, or for good onto a Bank or Church."""
    building = me.building[s.command.place]
    cost = deck.building_pay[building]
    goods.pay(me, cost)
    if deck.building_kind[building] == STORE:
        for thing in range(SUPPLY):
            me.stored[s.command.place] += cost[thing]


@rule
def judge_gain(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """SET-268: any normal resource."""
    for good in range(NORMAL):
        verdict[GAIN_GOOD + good] = LEGAL


@rule
def name_gain(s: State, deck: Printed, seat: int, good: int) -> None:
    close(s.agenda)
    s.players[seat].supply[good] += 1


@rule
def visit_fortress(s: State, deck: Printed, seat: int) -> None:
    """SET-270: the Trading Post at an own fortress, which is asked for if there are several."""
    me = s.players[seat]
    if fortress.fortresses_of(me) > 1:
        ask(s.agenda, TRADING_POST, seat)
        return
    for field in range(FIELDS):
        if me.fortress[field]:
            trade(deck, me, field)


@rule
def judge_trade(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """SET-270, SET-271: an own landscape with a fortress."""
    me = s.players[seat]
    for field in range(FIELDS):
        verdict[TRADE_AT + field] = LEGAL if me.fortress[field] else 270


@rule
def name_fortress_to_trade(s: State, deck: Printed, seat: int, field: int) -> None:
    close(s.agenda)
    trade(deck, s.players[seat], field)


@rule
def trade(deck: Printed, me: Player, field: int) -> None:
    """SET-272..274: no activation of the fortress, no Crown, no monster check."""
    me.supply[deck.landscape_good[me.landscape[field]]] += 1


@rule
def close_building(s: State, deck: Printed, seat: int) -> None:
    """The building is done: back to the row, or out of the Hourglass (SET-254, SET-230)."""
    if open_stage(s.agenda) == HOURGLASS:
        close(s.agenda)
    else:
        s.command.columns |= 1 << (s.command.place % COLUMNS)
        s.command.place = 0


def tell_row(s: State, deck: Deck, seat: int, values: Named) -> Values:
    me, first = s.players[seat], values["row"] * COLUMNS
    places = [int(me.building[first + column]) for column in range(COLUMNS)]
    ids = [deck.ids("building")[building] for building in places if building != NOTHING]
    return telling.tell_named_row(s, deck, seat, values) | {"buildings": ",".join(ids) or NOBODY}


def on_buildings(s: State, seat: int, values: Named) -> Hashable:
    first = values["row"] * COLUMNS
    return tuple(s.players[seat].building[first : first + COLUMNS])


def tell_building_to_resolve(s: State, deck: Deck, seat: int, values: Named) -> Values:
    told = telling.tell_building(deck, int(s.players[seat].building[field_named(values)]))
    where = telling.tell_named_field(s, deck, seat, values)
    return where | told | {"effect": f"building:{told['building']}"}


def on_building(s: State, seat: int, values: Named) -> Hashable:
    return int(s.players[seat].building[field_named(values)])


def tell_level(s: State, deck: Deck, seat: int) -> Values:
    return {"tier": telling.LEVELS[s.command.target]}


def tell_building_at_work(s: State, deck: Deck, seat: int) -> Values:
    return telling.tell_building(deck, int(s.players[seat].building[s.command.place]))


def tell_payment_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    me = s.players[seat]
    cost = deck.printed.building_pay[me.building[field_named(answer.values)]]
    any_lacking = cost[ANY_NORMAL] and not goods.spare_kinds(me, cost)
    return tell_lacking(telling.tell_goods([*goods.lacking(me, cost), int(any_lacking)]))


RESOLVING: Answers = {"resolve": Answer(resolve, tell_building_to_resolve, depends=on_building)}
SETTLEMENT_ROW = QUESTIONS.question(
    "settlement_row",
    judge=(judge_row, exchange.judge_exchanges),
    answers={**RESOLVING, **exchange.EXCHANGES, "done": command.done("settlement_row")},
    tell=tell_level,
)
HOURGLASS = QUESTIONS.question(
    "hourglass",
    judge=(judge_hourglass, exchange.judge_exchanges),
    answers={**RESOLVING, **exchange.EXCHANGES, "done": command.done("hourglass")},
    tell=tell_building_at_work,
)
PAY_NORMAL = QUESTIONS.question(
    "pay_normal",
    judge=judge_payment,
    answers={"pay": Answer(name_payment, telling.tell_named_good, depends=always_the_same)},
    tell=tell_building_at_work,
)
TAKE_EFFECT = QUESTIONS.work("take_effect", take_effect)
GAIN_NORMAL = QUESTIONS.question(
    "gain_normal",
    judge=judge_gain,
    answers={"gain": Answer(name_gain, telling.tell_named_good, depends=always_the_same)},
    tell=tell_building_at_work,
)
TRADING_POST = QUESTIONS.question(
    "trading_post",
    judge=judge_trade,
    answers={"trade_at": Answer(name_fortress_to_trade, telling.tell_site, depends=telling.on_landscape)},
    tell=tell_building_at_work,
)
CLOSE_BUILDING = QUESTIONS.work("close_building", close_building)
QUESTIONS.refusals({255: tell_payment_lacking})
