"""Phase 3, money (section 7): silver comes back from the tents and may be changed into gold."""

from moothall.engine.agenda import ask, close
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.guilds.actions import DONE, EXCHANGE, MOST_LOTS
from moothall.games.guilds.stages.order import left_of
from moothall.games.guilds.state import AREAS, MONEY, MONEY_PHASE, NEXT_MONEY, Deck, State


@rule
def begin_money(s: State) -> None:
    """GLD-131 to GLD-133; GLD-238: from now on all characters can do what they can."""
    s.phase = MONEY_PHASE
    s.passes = 0
    for seat in range(wide(s.seats)):
        me = s.players[seat]
        me.settled = me.members
        for area in range(AREAS):
            me.silver += me.tents[area]
            me.tents[area] = 0
    ask(s.agenda, MONEY, wide(s.start_seat))


@rule
def judge_money(s: State, deck: Deck, seat: int, verdict: Ints) -> None:
    """GLD-134 to GLD-136."""
    affordable = wide(s.players[seat].silver) // wide(deck.exchange_silver)
    verdict[EXCHANGE] = 136
    for lots in range(1, MOST_LOTS + 1):
        verdict[EXCHANGE + lots] = LEGAL if lots <= affordable else 135
    verdict[DONE] = LEGAL


@rule
def exchange(s: State, deck: Deck, seat: int, lots: int) -> None:
    me = s.players[seat]
    me.silver -= lots * wide(deck.exchange_silver)
    me.gold += lots


@rule
def end_money_turn(s: State, seat: int) -> None:
    close(s.agenda)
    ask(s.agenda, NEXT_MONEY, seat)


@rule
def next_money(s: State, seat: int) -> bool:
    """GLD-133: one turn each; whether all have had theirs."""
    left = left_of(s, seat)
    if left == s.start_seat:
        return True
    ask(s.agenda, MONEY, left)
    return False
