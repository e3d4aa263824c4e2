"""The turn: at most one action and one invitation, then on to the next player (sections 3 and 4)."""

from moothall.engine.agenda import ask, close
from moothall.engine.deck import Deck
from moothall.engine.questions import Answer, Answers, always_the_same, untold
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values
from moothall.engine.verdict import LEGAL
from moothall.games.settlement import telling
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
    QUESTIONS,
)
from moothall.games.settlement.stages import (
    build,
    command,
    exchange,
    explore,
    fight,
    fortress,
    heroes,
    passing,
    round_end,
    settlement,
    wilderness,
)
from moothall.games.settlement.state import FIELDS, HERO_ROW, MARKET, ROWS, Player, Printed, State


@rule
def judge_turn(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    me = s.players[seat]
    if s.acted:
        for action in range(DO_BUILD, DO_INVITE):
            verdict[action] = 54
    else:
        judge_actions(s, deck, me, verdict)
    for space in range(HERO_ROW):
        verdict[DO_INVITE + space] = heroes.may_invite(s, deck, me, space)
    verdict[END_TURN] = LEGAL if s.acted or s.invited else 57
    verdict[PASS_ROUND] = LEGAL


@rule
def judge_actions(s: State, deck: Printed, me: Player, verdict: Ints) -> None:
    places = build.empty_places(me)
    for field in range(MARKET):
        verdict[DO_BUILD + field] = build.may_build(s, deck, me, places, field)
    first = explore.landscapes_of(me) == 0
    for row in range(ROWS):
        verdict[DO_EXPLORE + row] = explore.may_explore(s, deck, me, first, row)
        verdict[DO_WILDERNESS_ROW + row] = wilderness.may_activate_wilderness_row(deck, me, row)
        verdict[DO_SETTLEMENT_ROW + row] = settlement.may_activate_settlement_row(deck, me, row)
    for field in range(FIELDS):
        verdict[DO_FIGHT + field] = fight.may_fight(deck, me, field)
        verdict[DO_ERECT + field] = fortress.may_erect(me, field)
        verdict[DO_FORTRESS + field] = fortress.may_activate_fortress(me, field)


@rule
def finish_action(s: State, deck: Printed, seat: int) -> None:
    """SET-054: that was the one action of this turn."""
    s.acted = 1
    command.wipe_command(s.command)


@rule
def end_turn(s: State, deck: Printed, seat: int, choice: int) -> None:
    close(s.agenda)
    ask(s.agenda, NEXT_TURN, seat)


@rule
def pass_the_turn(s: State, deck: Printed, seat: int) -> None:
    """SET-047..049, SET-053: clockwise to the next who has not passed; when all have, the round ends."""
    for step in range(1, s.seats + 1):
        following = (seat + step) % s.seats
        if not s.players[following].passed:
            ask(s.agenda, BEGIN_TURN, following)
            return
    round_end.end_round(s)
    if not s.over:
        ask(s.agenda, BEGIN_TURN, wide(s.start_seat))


@rule
def begin_turn(s: State, deck: Printed, seat: int) -> None:
    s.acted = 0
    s.invited = 0
    ask(s.agenda, TURN, seat)


def tell_turn(s: State, deck: Deck, seat: int) -> Values:
    return {"acted": "yes" if s.acted else "no", "invited": "yes" if s.invited else "no"}


ACTIONS: Answers = {
    "build": Answer(build.name_building, build.tell_offer, group="actions", depends=build.on_offer),
    "explore": Answer(
        explore.name_row_to_explore, explore.tell_expedition, group="actions", depends=always_the_same
    ),
    "fight": Answer(fight.name_monster, fight.tell_fight, group="actions", depends=fight.on_monster),
    "erect_fortress": Answer(
        fortress.name_site, telling.tell_site, group="actions", depends=telling.on_landscape
    ),
    "activate_wilderness_row": Answer(
        wilderness.name_wilderness_row, wilderness.tell_harvest, group="actions"
    ),
    "activate_settlement_row": Answer(
        settlement.name_settlement_row, settlement.tell_row, group="actions", depends=settlement.on_buildings
    ),
    "activate_fortress": Answer(
        fortress.name_fortress, fortress.tell_activation, group="actions", depends=fortress.on_activation
    ),
}
TURN = QUESTIONS.question(
    "turn",
    judge=(judge_turn, exchange.judge_exchanges),
    answers={
        **ACTIONS,
        "invite": Answer(heroes.invite, heroes.tell_hero, group="invitations", depends=heroes.on_hero),
        **exchange.EXCHANGES,
        "end_turn": Answer(end_turn, deed=untold, group="turn", depends=always_the_same),
        "pass_round": Answer(passing.pass_round, group="turn", depends=always_the_same),
    },
    tell=tell_turn,
)
FINISH_ACTION = QUESTIONS.work("finish_action", finish_action)
NEXT_TURN = QUESTIONS.work("next_turn", pass_the_turn)
BEGIN_TURN = QUESTIONS.work("begin_turn", begin_turn)
