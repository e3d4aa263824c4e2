"""The two entrances to the rulebook: `legal` judges every action, `apply` carries one out."""

from moothall.engine.agenda import close, open_seat, open_stage
from moothall.engine.record import Ints
from moothall.engine.rule import entrance, rule
from moothall.engine.verdict import count_legal, forget
from moothall.games.nobility.actions import (
    ACQUIRE,
    ASSIGN,
    BUILD_ON,
    BUY_COUNT,
    COMPLETE,
    DISCARD_CARD,
    DONE,
    EMPLOY_WORKER,
    END_TURN,
    EXCHANGE_BUILDINGS,
    EXCHANGE_SETTLERS,
    GIVE_GOOD,
    KEEP_COMMISSION,
    MOST_SPENT,
    MOVE_APPRENTICE,
    PLACE_TAVERN,
    REROLL_DIE,
    RETURN_FROM,
    SELL_GOOD,
    SELL_PUBLIC,
    SELL_WORKSHOP,
    SPEND_GOODS,
    TAKE_CARD,
    TAKE_DIE,
    TAKE_GOOD,
    TAKE_TOKENS,
    USE_EFFECT,
)
from moothall.games.nobility.stages import (
    berk,
    castle,
    commissions,
    gains,
    guild,
    hall,
    harbour,
    lord,
    placing,
    rounds,
    settlers,
    tavern,
    turn,
    workshop,
)
from moothall.games.nobility.state import (
    ANOTHER_SETTLER,
    ASK_GOODS,
    ASK_SALE,
    ASK_VISIT,
    ASK_WORKERS,
    BUY,
    BUY_ANY,
    COMMISSION,
    DISCARD_SETTLER,
    EMPLOY,
    END_ROUND,
    FIRST_COMMISSION,
    FIRST_WORK,
    GIVE,
    LORD_APPRENTICE,
    LORD_GOOD,
    LORD_PART,
    LORD_SETTLER,
    NEXT_TURN,
    NEXT_WORKSHOP,
    PIPS,
    PLOT,
    PREPARE,
    RECEIVE,
    REROLL,
    RETURN,
    SELL,
    SOLD_BUILDING,
    SPACES,
    SPEND,
    TAKE_SETTLER,
    TARGET,
    TURN,
    VISIT,
    WORKSHOP,
    Printed,
    State,
)


@entrance
def legal(s: State, deck: Printed, verdict: Ints) -> int:
    """Judge every action of the open question; returns how many are legal."""
    forget(verdict)
    if s.agenda.depth == 0:
        return 0
    stage = open_stage(s.agenda)
    seat = open_seat(s.agenda)
    if stage == TURN:
        turn.judge_turn(s, deck, seat, verdict)
    elif stage == TARGET:
        placing.judge_target(s, deck, seat, verdict)
    elif stage == SPEND:
        settlers.judge_spend(s, deck, seat, verdict)
    elif stage in (TAKE_SETTLER, ANOTHER_SETTLER, LORD_SETTLER):
        tavern.judge_take(s, verdict)
    elif stage == DISCARD_SETTLER:
        tavern.judge_discard(verdict)
    elif stage == WORKSHOP:
        workshop.judge_workshop(s, deck, seat, verdict)
    elif stage == REROLL:
        workshop.judge_reroll(s, seat, verdict)
    elif stage in (BUY_ANY, RECEIVE, LORD_GOOD):
        workshop.judge_any_good(verdict)
    elif stage == GIVE:
        workshop.judge_give(s, seat, verdict)
    elif stage == BUY:
        guild.judge_buy(s, deck, seat, verdict)
    elif stage == EMPLOY:
        guild.judge_employ(s, seat, verdict)
    elif stage == PLOT:
        hall.judge_plot(s, seat, verdict)
    elif stage == SELL:
        harbour.judge_sell(s, deck, seat, verdict)
    elif stage == VISIT:
        berk.judge_visit(s, deck, seat, verdict)
    elif stage in (FIRST_COMMISSION, COMMISSION):
        commissions.judge_keep(s, seat, verdict)
    elif stage == RETURN:
        castle.judge_return(s, seat, verdict)
    elif stage == LORD_APPRENTICE:
        lord.judge_assign(s, deck, verdict)
    return count_legal(verdict)


@entrance
def apply(s: State, deck: Printed, action: int) -> None:
    """Carry out one legal action of the player whose answer is awaited, and all that follows of itself."""
    seat = open_seat(s.agenda)
    stage = open_stage(s.agenda)
    if action < COMPLETE:
        pair = action - TAKE_DIE
        placing.take_die(s, seat, pair // (PIPS + 1), pair % (PIPS + 1))
    elif action < SELL_WORKSHOP:
        settlers.name_card(s, seat, action - COMPLETE)
    elif action < SELL_PUBLIC:
        pair = action - SELL_WORKSHOP
        s.command.done |= SOLD_BUILDING
        hall.sell_workshop(s, deck, seat, pair // SPACES, pair % SPACES)
    elif action < END_TURN:
        s.command.done |= SOLD_BUILDING
        hall.sell_public(s, deck, seat, action - SELL_PUBLIC)
    elif action < PLACE_TAVERN:
        turn.end_turn(s, seat)
    elif action < SPEND_GOODS:
        placing.place_die(s, deck, seat, action)
    elif action < TAKE_CARD:
        pair = action - SPEND_GOODS
        settlers.spend(s, deck, seat, pair // (MOST_SPENT + 1), pair % (MOST_SPENT + 1))
    elif action < DISCARD_CARD:
        tavern.take(s, seat, action - TAKE_CARD)
    elif action < USE_EFFECT:
        tavern.discard(s, seat, action - DISCARD_CARD)
    elif action < REROLL_DIE:
        workshop.use_effect(s, deck, seat, action - USE_EFFECT)
    elif action < GIVE_GOOD:
        workshop.mark_die(s, action - REROLL_DIE)
    elif action < TAKE_GOOD:
        workshop.give(s, seat, action - GIVE_GOOD)
    elif action < BUY_COUNT:
        take_good(s, seat, stage, action - TAKE_GOOD)
    elif action < EMPLOY_WORKER:
        guild.buy(s, deck, seat, action - BUY_COUNT)
    elif action < ASSIGN:
        # One number before the first guild is the workers' lot.
        guild.employ(s, seat, action - MOVE_APPRENTICE)
    elif action < BUILD_ON:
        lord.assign(s, deck, seat, action - ASSIGN)
    elif action < SELL_GOOD:
        hall.build(s, deck, seat, action - BUILD_ON)
    elif action < RETURN_FROM:
        harbour.sell(s, deck, seat, action - SELL_GOOD)
    elif action < TAKE_TOKENS:
        castle.return_apprentice(s, seat, action - RETURN_FROM)
    elif action < EXCHANGE_SETTLERS:
        berk.take_tokens(s, deck, seat, action - TAKE_TOKENS)
    elif action < EXCHANGE_BUILDINGS:
        berk.exchange_settlers(s, seat)
    elif action < ACQUIRE:
        berk.exchange_buildings(s, deck, seat)
    elif action < KEEP_COMMISSION:
        commissions.acquire(s, deck, seat)
    elif action < DONE and stage == FIRST_COMMISSION:
        commissions.keep_first(s, seat, action - KEEP_COMMISSION)
    elif action < DONE:
        commissions.keep(s, deck, seat, action - KEEP_COMMISSION)
    elif stage == REROLL:
        workshop.reroll(s, seat)
    else:
        close(s.agenda)
    proceed(s, deck)


@rule
def take_good(s: State, seat: int, stage: int, good: int) -> None:
    if stage == BUY_ANY:
        workshop.buy_any(s, seat, good)
    elif stage == RECEIVE:
        workshop.receive(s, seat, good)
    else:
        lord.choose_good(s, seat, good)


@rule
def proceed(s: State, deck: Printed) -> None:
    """What follows of itself, as the agenda has it, until a question is open or the game is over."""
    work = open_stage(s.agenda)
    while work >= FIRST_WORK:
        seat = open_seat(s.agenda)
        close(s.agenda)
        if work == NEXT_WORKSHOP:
            guild.next_workshop(s, deck, seat)
        elif work == ASK_GOODS:
            guild.ask_goods(s, deck, seat)
        elif work == ASK_WORKERS:
            guild.ask_workers(s, deck, seat)
        elif work == ASK_SALE:
            harbour.ask_sale(s, deck, seat)
        elif work == ASK_VISIT:
            berk.ask_visit(s, deck, seat)
        elif work == LORD_PART:
            lord.next_part(s, deck, seat)
        elif work == NEXT_TURN:
            turn.next_turn(s, deck, seat)
        elif work == END_ROUND:
            rounds.end_round(s, deck)
        elif work == PREPARE:
            rounds.prepare(s, deck)
        else:
            gains.score_due(s, seat)
        work = open_stage(s.agenda)
    if work == TURN:
        turn.wipe_action(s.command)


# A refusal where the open question has nothing to do with the action.


def out_of_turn(action: int) -> int:
    """NOB-060: one player after the other."""
    return 60


def not_asked(action: int) -> int:
    """NOB-067, NOB-454: the actions of a turn wait until the running one is through; NOB-446: all else."""
    if action == END_TURN:
        return 454
    return 67 if action < END_TURN else 446
