"""The two entrances to the rulebook: `legal` judges every action, `apply` carries one out."""

from moothall.engine.agenda import open_seat, open_stage
from moothall.engine.record import Ints
from moothall.engine.rule import entrance, rule
from moothall.engine.verdict import LEGAL, count_legal, forget
from moothall.games.settlement.actions import (
    DEPLOY,
    DO_BUILD,
    DO_ERECT,
    DO_EXPLORE,
    DO_FIGHT,
    DO_FORTRESS,
    DO_INVITE,
    DO_SETTLEMENT_ROW,
    DO_WILDERNESS_ROW,
    DONE,
    END_TURN,
    EXCHANGE_TWO,
    GAIN_GOOD,
    KEEP_GOOD,
    LAY,
    MONSTER,
    PASS_ROUND,
    PAY,
    PLACE,
    RESOLVE,
    SCROLL_ON,
    STACK,
    TAKE,
    TRADE_AT,
)
from moothall.games.settlement.stages import (
    artifacts,
    build,
    exchange,
    explore,
    fight,
    fortress,
    heroes,
    monsters,
    passing,
    settlement,
    settlers,
    turn,
    wilderness,
)
from moothall.games.settlement.stages.command import (
    CARRY_OUT,
    CHECK,
    CLOSE_BUILDING,
    DISCARD,
    EFFECT,
    FINISH,
    LAY_TILE,
    MUSTER,
    PASS_ON,
    REFILL,
    WAIT,
    finish_action,
)
from moothall.games.settlement.state import (
    BUILD,
    CHOOSE_SETTLERS,
    CHOOSE_STACK,
    ERECT,
    EXPLORE,
    FIGHT,
    GAIN_NORMAL,
    HOURGLASS,
    KEEP,
    LAY_LANDSCAPE,
    MASK,
    PAY_NORMAL,
    PLACE_BUILDING,
    SCROLL,
    SETTLEMENT_ACTIVATION,
    SETTLEMENT_ROW,
    SWAP_ARTIFACT,
    TRADING_POST,
    TURN,
    WILDERNESS_ROW,
    Deck,
    State,
)


@entrance
def legal(s: State, deck: Deck, verdict: Ints) -> int:
    """Judge every action of the open question; returns how many are legal."""
    forget(verdict)
    if s.agenda.depth == 0:
        return 0
    stage = open_stage(s.agenda)
    me = s.players[open_seat(s.agenda)]
    if stage == TURN:
        turn.judge_turn(s, deck, me, verdict)
    elif stage == PLACE_BUILDING:
        build.judge_place(me, verdict)
    elif stage == LAY_LANDSCAPE:
        explore.judge_lay(s, me, verdict)
    elif stage == CHOOSE_SETTLERS:
        settlers.judge_deploy(s, me, verdict)
    elif stage == CHOOSE_STACK:
        build.judge_stack(s, verdict)
    elif stage == SETTLEMENT_ROW:
        settlement.judge_row(s, deck, me, verdict)
        exchange.judge_exchanges(deck, me, verdict)
        verdict[DONE] = LEGAL
    elif stage == HOURGLASS:
        settlement.judge_hourglass(s, deck, me, verdict)
        exchange.judge_exchanges(deck, me, verdict)
        verdict[DONE] = LEGAL
    elif stage == PAY_NORMAL:
        settlement.judge_payment(s, deck, me, verdict)
    elif stage == GAIN_NORMAL:
        settlement.judge_gain(verdict)
    elif stage == TRADING_POST:
        settlement.judge_trade(me, verdict)
    elif stage == SCROLL:
        wilderness.judge_scroll(s, verdict)
    elif stage == MASK:
        monsters.judge_mask(verdict)
    elif stage == KEEP:
        passing.judge_keep(s, me, verdict)
    else:
        artifacts.judge_take(s, me, stage, verdict)
    return count_legal(verdict)


@entrance
def apply(s: State, deck: Deck, action: int) -> None:
    """Carry out one legal action of the player whose answer is awaited, and all that follows of itself."""
    seat = open_seat(s.agenda)
    if action < EXCHANGE_TWO:
        following = begin(s, deck, seat, action)
    elif action < END_TURN:
        exchange.exchange(deck, s.players[seat], action)
        following = WAIT
    else:
        following = answer(s, deck, seat, action)
    proceed(s, deck, seat, following)


@rule
def begin(s: State, deck: Deck, seat: int, action: int) -> int:
    """An action of the turn, or an invitation."""
    if action < DO_EXPLORE:
        return build.name_building(s, seat, action - DO_BUILD)
    if action < DO_FIGHT:
        return explore.name_row_to_explore(s, deck, action - DO_EXPLORE)
    if action < DO_ERECT:
        return fight.name_monster(s, deck, seat, action - DO_FIGHT)
    if action < DO_WILDERNESS_ROW:
        return fortress.name_site(s, action - DO_ERECT)
    if action < DO_SETTLEMENT_ROW:
        return wilderness.name_wilderness_row(s, seat, action - DO_WILDERNESS_ROW)
    if action < DO_FORTRESS:
        return settlement.name_settlement_row(s, seat, action - DO_SETTLEMENT_ROW)
    if action < DO_INVITE:
        return fortress.name_fortress(s, action - DO_FORTRESS)
    heroes.invite(s, deck, seat, action - DO_INVITE)
    return WAIT


@rule
def answer(s: State, deck: Deck, seat: int, action: int) -> int:
    """The end of a turn, or what completes a command."""
    if action < PASS_ROUND:
        return turn.end_turn(s)
    if action < DONE:
        return passing.pass_round(s, seat)
    if action < PLACE:
        return answer_done(s)
    if action < LAY:
        return build.name_place(s, action - PLACE)
    if action < DEPLOY:
        return explore.name_field_to_lay(s, action - LAY)
    if action < STACK:
        return settlers.choose_mix(s, seat, action - DEPLOY)
    if action < RESOLVE:
        return build.name_stack(s, action - STACK)
    if action < PAY:
        return settlement.resolve(s, deck, seat, action - RESOLVE)
    if action < GAIN_GOOD:
        return settlement.name_payment(s, seat, action - PAY)
    if action < TRADE_AT:
        return settlement.name_gain(s, seat, action - GAIN_GOOD)
    if action < SCROLL_ON:
        return settlement.name_fortress_to_trade(s, deck, seat, action - TRADE_AT)
    if action < MONSTER:
        return wilderness.name_landscape_for_scroll(s, deck, seat, action - SCROLL_ON)
    if action < KEEP_GOOD:
        return monsters.decide_monster(s, seat, action - MONSTER)
    if action < TAKE:
        return passing.keep_good(s, seat, action - KEEP_GOOD)
    return answer_take(s, deck, seat, action - TAKE)


@rule
def answer_done(s: State) -> int:
    stage = open_stage(s.agenda)
    if stage == SETTLEMENT_ROW:
        return settlement.finish_row(s)
    if stage == HOURGLASS:
        return settlement.leave_hourglass(s)
    return passing.finish_keeping(s)


@rule
def answer_take(s: State, deck: Deck, seat: int, artifact: int) -> int:
    """After a swap the turn passes; after the last first pick the first round begins."""
    stage = open_stage(s.agenda)
    artifacts.take_artifact(s, deck, seat, artifact)
    if stage == SWAP_ARTIFACT:
        return PASS_ON
    if s.agenda.depth == 0:
        turn.begin_turn(s, s.start_seat)
    return WAIT


@rule
def proceed(s: State, deck: Deck, seat: int, following: int) -> None:
    """What follows of itself, in the order of the rulebook, until a question is open."""
    if following == MUSTER:
        following = settlers.muster(s, seat)
    if following == CARRY_OUT:
        following = carry_out(s, deck, seat)
    if following == LAY_TILE:
        following = explore.lay_landscape(s, deck, seat)
    if following == CHECK:
        following = monsters.check_monsters(s, deck, seat)
    if following == EFFECT:
        following = settlement.take_effect(s, deck, seat)
    if following == CLOSE_BUILDING:
        following = settlement.close_building(s)
    if following == REFILL:
        following = build.refill(s, seat)
    if following == FINISH:
        finish_action(s)
    elif following == DISCARD:
        passing.discard_goods(s, seat)
    elif following == PASS_ON:
        turn.pass_the_turn(s, seat)


@rule
def carry_out(s: State, deck: Deck, seat: int) -> int:
    """The settlers stand on their field: now the command happens."""
    action = s.command.action
    if action == BUILD:
        return build.raise_building(s, deck, seat)
    if action == EXPLORE:
        return explore.draw_landscape(s, seat)
    if action == FIGHT:
        return fight.win_fight(s, deck, seat)
    if action == ERECT:
        return fortress.erect_fortress(s, deck, seat)
    if action == WILDERNESS_ROW:
        return wilderness.harvest_row(s, deck, seat)
    if action == SETTLEMENT_ACTIVATION:
        return settlement.open_row(s, seat)
    return fortress.activate_fortress(s, deck, seat)


# A refusal where the open question has nothing to do with the action.


def out_of_turn(action: int) -> int:
    """SET-150 for exchanges in another's turn, SET-047 for everything else."""
    return 150 if EXCHANGE_TWO <= action < END_TURN else 47


def not_asked(action: int) -> int:
    """SET-300 for exchanges while a command is half done, SET-277 for everything else."""
    return 300 if EXCHANGE_TWO <= action < END_TURN else 277
