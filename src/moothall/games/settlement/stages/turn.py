"""The turn: at most one action and one invitation, then on to the next player (sections 3 and 4)."""

from moothall.engine.agenda import ask, close
from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.settlement.actions import (
    DO_BUILD,
    DO_ERECT,
    DO_EXPLORE,
    DO_FIGHT,
    DO_FORTRESS,
    DO_INVITE,
    DO_SETTLEMENT_ROW,
    DO_WILDERNESS_ROW,
    END_TURN,
    PASS_ROUND,
)
from moothall.games.settlement.stages.build import empty_places, may_build
from moothall.games.settlement.stages.command import PASS_ON
from moothall.games.settlement.stages.exchange import judge_exchanges
from moothall.games.settlement.stages.explore import landscapes_of, may_explore
from moothall.games.settlement.stages.fight import may_fight
from moothall.games.settlement.stages.fortress import may_activate_fortress, may_erect
from moothall.games.settlement.stages.heroes import may_invite
from moothall.games.settlement.stages.round_end import end_round
from moothall.games.settlement.stages.settlement import may_activate_settlement_row
from moothall.games.settlement.stages.wilderness import may_activate_wilderness_row
from moothall.games.settlement.state import FIELDS, HERO_ROW, MARKET, ROWS, TURN, Deck, Player, State


@rule
def judge_turn(s: State, deck: Deck, me: Player, verdict: Ints) -> None:
    if s.acted:
        for action in range(DO_BUILD, DO_INVITE):
            verdict[action] = 54
    else:
        judge_actions(s, deck, me, verdict)
    for space in range(HERO_ROW):
        verdict[DO_INVITE + space] = may_invite(s, deck, me, space)
    judge_exchanges(deck, me, verdict)
    verdict[END_TURN] = LEGAL if s.acted or s.invited else 57
    verdict[PASS_ROUND] = LEGAL


@rule
def judge_actions(s: State, deck: Deck, me: Player, verdict: Ints) -> None:
    places = empty_places(me)
    for field in range(MARKET):
        verdict[DO_BUILD + field] = may_build(s, deck, me, places, field)
    first = landscapes_of(me) == 0
    for row in range(ROWS):
        verdict[DO_EXPLORE + row] = may_explore(s, deck, me, first, row)
        verdict[DO_WILDERNESS_ROW + row] = may_activate_wilderness_row(deck, me, row)
        verdict[DO_SETTLEMENT_ROW + row] = may_activate_settlement_row(deck, me, row)
    for field in range(FIELDS):
        verdict[DO_FIGHT + field] = may_fight(deck, me, field)
        verdict[DO_ERECT + field] = may_erect(me, field)
        verdict[DO_FORTRESS + field] = may_activate_fortress(me, field)


@rule
def begin_turn(s: State, seat: int) -> None:
    s.acted = 0
    s.invited = 0
    ask(s.agenda, TURN, seat)


@rule
def end_turn(s: State) -> int:
    close(s.agenda)
    return PASS_ON


@rule
def pass_the_turn(s: State, seat: int) -> None:
    """SET-047..049, SET-053: clockwise to the next who has not passed; when all have, the round ends."""
    for step in range(1, s.seats + 1):
        following = (seat + step) % s.seats
        if not s.players[following].passed:
            begin_turn(s, following)
            return
    end_round(s)
    if not s.over:
        begin_turn(s, s.start_seat)
