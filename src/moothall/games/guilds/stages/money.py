"""Phase 3, money (section 7): silver comes back from the tents and may be changed into gold."""

from moothall.engine.actions import Action
from moothall.engine.agenda import ask, close
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, untold
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values, amount_of, tell_lacking
from moothall.engine.verdict import LEGAL
from moothall.games.guilds import telling
from moothall.games.guilds.actions import DONE, EXCHANGE, MOST_LOTS, QUESTIONS
from moothall.games.guilds.stages import building, effects, order
from moothall.games.guilds.state import AREAS, MONEY_PHASE, NOTHING, Printed, State


@rule
def begin_money(s: State, deck: Printed, seat: int) -> None:
    """GLD-131 to GLD-133; GLD-238: from now on all characters can do what they can."""
    s.phase = MONEY_PHASE
    s.passes = 0
    for each in range(wide(s.seats)):
        me = s.players[each]
        me.settled = me.members
        for area in range(AREAS):
            me.silver += me.tents[area]
            me.tents[area] = 0
    ask(s.agenda, MONEY, wide(s.start_seat))


@rule
def judge_money(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """GLD-134 to GLD-136."""
    affordable = wide(s.players[seat].silver) // wide(deck.exchange_silver)
    verdict[EXCHANGE] = 136
    for lots in range(1, MOST_LOTS + 1):
        verdict[EXCHANGE + lots] = LEGAL if lots <= affordable else 135
    verdict[DONE] = LEGAL


@rule
def exchange(s: State, deck: Printed, seat: int, lots: int) -> None:
    me = s.players[seat]
    me.silver -= lots * wide(deck.exchange_silver)
    me.gold += lots


@rule
def end_money_turn(s: State, deck: Printed, seat: int, choice: int) -> None:
    close(s.agenda)
    ask(s.agenda, NEXT_MONEY, seat)


@rule
def next_money(s: State, deck: Printed, seat: int) -> None:
    """GLD-133: one turn each, then phase 4."""
    left = order.left_of(s, seat)
    if left == s.start_seat:
        ask(s.agenda, building.BEGIN, NOTHING)
    else:
        ask(s.agenda, MONEY, left)


def tell_exchange(s: State, deck: Deck, seat: int, values: telling.Named) -> Values:
    lots = values["lots"]
    return {
        "goods_paid": amount_of(silver=lots * int(deck.printed.exchange_silver)),
        "goods_gained": amount_of(gold=lots),
    }


def tell_silver_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    due = answer.values["lots"] * int(deck.printed.exchange_silver)
    return tell_lacking(amount_of(silver=due - int(s.players[seat].silver)))


# The own money turn: exchanges and abilities, until done (GLD-133).
MONEY = QUESTIONS.question(
    "money",
    judge=(effects.judge_abilities, judge_money),
    answers={
        "use_ability": effects.ABILITY,
        "exchange": Answer(exchange, tell=tell_exchange, group="exchanges"),
        "done": Answer(end_money_turn, deed=untold),
    },
    tell=telling.tell_coins,
)
BEGIN = QUESTIONS.work("begin_money", begin_money)
NEXT_MONEY = QUESTIONS.work("next_money", next_money)
QUESTIONS.refusals({135: tell_silver_lacking})
