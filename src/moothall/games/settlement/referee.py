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
    """Carry out one legal action of the player whose answer is awaited."""
    seat = open_seat(s.agenda)
    if action < EXCHANGE_TWO:
        apply_turn(s, deck, seat, action)
    elif action < END_TURN:
        exchange.exchange(deck, s.players[seat], action)
    else:
        apply_answer(s, deck, seat, action)


@rule
def apply_turn(s: State, deck: Deck, seat: int, action: int) -> None:
    if action < DO_EXPLORE:
        build.name_building(s, deck, seat, action - DO_BUILD)
    elif action < DO_FIGHT:
        explore.name_row_to_explore(s, deck, seat, action - DO_EXPLORE)
    elif action < DO_ERECT:
        fight.name_monster(s, deck, seat, action - DO_FIGHT)
    elif action < DO_WILDERNESS_ROW:
        fortress.name_site(s, deck, seat, action - DO_ERECT)
    elif action < DO_SETTLEMENT_ROW:
        wilderness.name_wilderness_row(s, deck, seat, action - DO_WILDERNESS_ROW)
    elif action < DO_FORTRESS:
        settlement.name_settlement_row(s, seat, action - DO_SETTLEMENT_ROW)
    elif action < DO_INVITE:
        fortress.name_fortress(s, deck, seat, action - DO_FORTRESS)
    else:
        heroes.invite(s, deck, seat, action - DO_INVITE)


@rule
def apply_answer(s: State, deck: Deck, seat: int, action: int) -> None:
    if action < PASS_ROUND:
        turn.end_turn(s, seat)
    elif action < DONE:
        passing.pass_round(s, seat)
    elif action < PLACE:
        apply_done(s, seat)
    elif action < LAY:
        build.name_place(s, deck, seat, action - PLACE)
    elif action < DEPLOY:
        explore.name_field_to_lay(s, deck, seat, action - LAY)
    elif action < STACK:
        settlers.choose_mix(s, seat, action - DEPLOY)
        carry_out(s, deck, seat)
    elif action < RESOLVE:
        build.name_stack(s, action - STACK)
    elif action < PAY:
        settlement.resolve(s, deck, seat, action - RESOLVE)
    elif action < GAIN_GOOD:
        settlement.name_payment(s, deck, seat, action - PAY)
    elif action < TRADE_AT:
        settlement.name_gain(s, seat, action - GAIN_GOOD)
    elif action < SCROLL_ON:
        settlement.name_fortress_to_trade(s, deck, seat, action - TRADE_AT)
    elif action < MONSTER:
        wilderness.name_landscape_for_scroll(s, deck, seat, action - SCROLL_ON)
    elif action < KEEP_GOOD:
        monsters.decide_monster(s, deck, seat, action - MONSTER)
    elif action < TAKE:
        passing.keep_good(s, seat, action - KEEP_GOOD)
    else:
        apply_take(s, deck, seat, action - TAKE)


@rule
def carry_out(s: State, deck: Deck, seat: int) -> None:
    """The settlers stand on their field: now the command happens."""
    action = s.command.action
    if action == BUILD:
        build.raise_building(s, deck, seat)
    elif action == EXPLORE:
        explore.draw_landscape(s, deck, seat)
    elif action == FIGHT:
        fight.win_fight(s, deck, seat)
    elif action == ERECT:
        fortress.erect_fortress(s, deck, seat)
    elif action == WILDERNESS_ROW:
        wilderness.harvest_row(s, deck, seat)
    elif action == SETTLEMENT_ACTIVATION:
        settlement.open_row(s, seat)
    else:
        fortress.activate_fortress(s, deck, seat)


@rule
def apply_done(s: State, seat: int) -> None:
    stage = open_stage(s.agenda)
    if stage == SETTLEMENT_ROW:
        settlement.finish_row(s)
    elif stage == HOURGLASS:
        settlement.leave_hourglass(s, seat)
    else:
        passing.finish_keeping(s, seat)


@rule
def apply_take(s: State, deck: Deck, seat: int, artifact: int) -> None:
    """After a swap the turn passes; after the last first pick the first round begins."""
    stage = open_stage(s.agenda)
    artifacts.take_artifact(s, deck, seat, artifact)
    if stage == SWAP_ARTIFACT:
        turn.pass_the_turn(s, seat)
    elif s.agenda.depth == 0:
        turn.begin_turn(s, s.start_seat)


# A refusal where the open question has nothing to do with the action.


def out_of_turn(action: int) -> int:
    """SET-150 for exchanges in another's turn, SET-047 for everything else."""
    return 150 if EXCHANGE_TWO <= action < END_TURN else 47


def not_asked(action: int) -> int:
    """SET-300 for exchanges while a command is half done, SET-277 for everything else."""
    return 300 if EXCHANGE_TWO <= action < END_TURN else 277
