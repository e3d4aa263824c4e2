"""The two entrances to the rulebook: `legal` judges every action, `apply` carries one out."""

from moothall.engine.agenda import close, open_seat, open_stage
from moothall.engine.record import Ints
from moothall.engine.rule import entrance, rule
from moothall.engine.verdict import count_legal, forget
from moothall.games.architects.actions import (
    ADVANCE,
    CAPTURE_AT,
    CONSTRUCT_BUILDING,
    DELIVER,
    DESTROY_DEBT,
    DISCARD,
    DISMISS_FROM,
    DONE,
    DRAW_BUILDINGS,
    EXCHANGE_FOR_VIRTUE,
    GAIN_OPTION,
    HIRE,
    LET_OUT,
    MINE_CLAY,
    PAY_GOLD,
    PAY_STONE,
    PICK,
    PICK_BOARD,
    PLACE,
    PLAY_SCHEME,
    RANSOM_FREE,
    RECALL_FROM,
    RESOLVE,
    TAKE_BLUEPRINT,
)
from moothall.games.architects.stages import (
    automaton,
    cathedral,
    draft,
    effects,
    ending,
    gathering,
    goods,
    guardhouse,
    guildhall,
    hand,
    market,
    reset,
    storehouse,
    town_centre,
    turn,
    virtue,
    workshop,
)
from moothall.games.architects.state import (
    ASK_DISCARD,
    AT_GUARDHOUSE,
    AT_GUILDHALL,
    AT_MARKET_MIDDLE,
    AT_WORKSHOP,
    BARRACKS,
    BLUEPRINT,
    CAPTURE,
    CHECK_HAND,
    CHECK_RESET,
    CHOOSE_BOARD,
    CHOOSE_GAIN,
    CHURCH,
    CLIMB,
    CONSTRUCT,
    DISMISS,
    DRAFT,
    DRAFT_ALONE,
    END_DRAFT,
    END_EFFECT,
    END_EFFECTS,
    END_ORDER,
    EXCHANGE,
    FIRST_WORK,
    FREE_CAPTURE,
    FREE_HIRE,
    GAIN_DUE,
    GATEKEEPER,
    MINE,
    NEXT_TURN,
    OPEN_GAME,
    PAY_GOLD_OR_MARBLE,
    PAY_WOOD_OR_STONE,
    RECALL,
    RESET_ABILITIES,
    RESET_ORDER,
    RESET_PRISON,
    SCHEME,
    SURPLUS_VIRTUE,
    TAKE_APPRENTICE,
    TAKE_EFFECT,
    TURN,
    USE_ABILITY,
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
    seat = open_seat(s.agenda)
    me = s.players[seat]
    if stage == TURN:
        turn.judge_turn(s, deck, seat, verdict)
    elif stage == RECALL:
        turn.judge_recall(s, seat, verdict)
    elif stage == MINE:
        gathering.judge_mine(s, verdict)
    elif stage == EXCHANGE:
        storehouse.judge_exchanges(deck, me, verdict)
    elif stage == AT_WORKSHOP:
        workshop.judge_workshop(s, deck, me, verdict)
    elif stage == CAPTURE:
        town_centre.judge_captures(s, deck, me, verdict)
    elif stage == AT_GUARDHOUSE:
        guardhouse.judge_guardhouse(s, deck, seat, verdict)
    elif stage == AT_GUILDHALL:
        guildhall.judge_guildhall(s, deck, seat, verdict)
    elif stage == AT_MARKET_MIDDLE:
        market.judge_middle(s, verdict)
    elif stage == BLUEPRINT:
        market.judge_blueprint(s, verdict)
    elif stage == FREE_HIRE:
        workshop.judge_free_hire(verdict)
    elif stage == DISMISS:
        workshop.judge_dismiss(me, verdict)
    elif stage == FREE_CAPTURE:
        town_centre.judge_free_captures(s, verdict)
    elif stage == BARRACKS:
        town_centre.judge_barracks(s, seat, verdict)
    elif stage == PAY_WOOD_OR_STONE:
        cathedral.judge_mix(deck, me, verdict)
    elif stage == PAY_GOLD_OR_MARBLE:
        guildhall.judge_rare_mix(s, deck, me, verdict)
    elif stage == CHOOSE_GAIN:
        effects.judge_gain(verdict)
    elif stage in (CHURCH, SURPLUS_VIRTUE):
        virtue.judge_debt(verdict)
    elif stage == RESET_ORDER:
        reset.judge_order(s, deck, me, verdict)
    elif stage == GATEKEEPER:
        reset.judge_gatekeeper(s, deck, me, verdict)
    elif stage == END_ORDER:
        ending.judge_end_order(s, deck, seat, verdict)
    elif stage == SCHEME:
        automaton.judge_scheme(verdict)
    elif stage == CHOOSE_BOARD:
        draft.judge_board(s, verdict)
    elif stage in (DRAFT, DRAFT_ALONE):
        draft.judge_draft(s, seat, verdict)
    else:
        hand.judge_discard(s, seat, verdict)
    return count_legal(verdict)


@entrance
def apply(s: State, deck: Deck, action: int) -> None:
    """Carry out one legal action of the player whose answer is awaited, and all that follows of itself."""
    seat = open_seat(s.agenda)
    stage = open_stage(s.agenda)
    if action < RECALL_FROM:
        turn.place_worker(s, deck, seat, action - PLACE)
    elif action < MINE_CLAY:
        turn.recall(s, seat, action)
    elif action < EXCHANGE_FOR_VIRTUE:
        gathering.mine(s, seat, gathering.good_mined(action))
    elif action < HIRE:
        storehouse.exchange(s, deck, seat, action)
    elif action < DRAW_BUILDINGS:
        workshop.hire(s, deck, seat, action - HIRE)
    elif action < TAKE_BLUEPRINT:
        workshop.draw_buildings(s, seat)
    elif action < DISMISS_FROM:
        market.take_blueprint(s, seat)
    elif action < CAPTURE_AT:
        workshop.dismiss(s, seat, action - DISMISS_FROM)
    elif action < RANSOM_FREE:
        town_centre.capture(s, deck, seat, action - CAPTURE_AT)
    elif action < DELIVER:
        town_centre.ransom_for_nothing(s, seat)
    elif action < CONSTRUCT_BUILDING:
        guardhouse.guard(s, deck, seat, action)
    elif action < ADVANCE:
        guildhall.name_building(s, deck, seat, action - CONSTRUCT_BUILDING)
    elif action < PAY_STONE:
        cathedral.advance(s, deck, seat)
    elif action < PAY_GOLD:
        cathedral.pay_mix(s, deck, seat, action - PAY_STONE)
    elif action < PICK:
        guildhall.pay_rare_mix(s, deck, seat, action - PAY_GOLD)
    elif action < DISCARD and stage == DRAFT:
        draft.keep_drafted(s, seat, action - PICK)
    elif action < DISCARD and stage == BLUEPRINT:
        market.keep_blueprint(s, seat, action - PICK)
    elif action < DISCARD:
        ending.name_effect(s, seat, action - PICK)
    elif action < GAIN_OPTION and stage == DRAFT_ALONE:
        draft.return_one_of_four(s, action - DISCARD)
    elif action < GAIN_OPTION:
        hand.discard(s, deck, seat, action - DISCARD)
    elif action < DESTROY_DEBT:
        effects.gain_one_of_two(s, deck, seat, action - GAIN_OPTION)
    elif action < RESOLVE and stage == CHURCH:
        effects.destroy_debts(s, deck, seat)
    elif action < RESOLVE:
        virtue.use_surplus(s, seat, 1)
    elif action < LET_OUT:
        reset.name_ability(s, seat, action - RESOLVE)
    elif action < DONE:
        reset.let_out(s, seat, action - LET_OUT)
    elif action < PICK_BOARD and stage == SURPLUS_VIRTUE:
        virtue.use_surplus(s, seat, 0)
    elif action < PICK_BOARD:
        s.command.captures = 0
        close(s.agenda)
    elif action < PLAY_SCHEME:
        draft.choose_board(s, seat, action - PICK_BOARD)
    else:
        automaton.take_automatic_turn(s, deck, seat)
    proceed(s, deck)


@rule
def proceed(s: State, deck: Deck) -> None:
    """What follows of itself, as the agenda has it, until a question is open or the game is over.

    Each kind of work is looked for in turn rather than as an alternative to the others: on a GPU games that
    do the same thing, if not at the same depth of their agendas, then mostly do it together.
    """
    work = open_stage(s.agenda)
    while work >= FIRST_WORK:
        if work == TAKE_APPRENTICE:
            workshop.take_apprentice(s, deck, finish(s))
            work = open_stage(s.agenda)
        if work == CONSTRUCT:
            guildhall.construct(s, deck, finish(s))
            work = open_stage(s.agenda)
        if work == ASK_DISCARD:
            cathedral.ask_discard(s, deck, finish(s))
            work = open_stage(s.agenda)
        if work == CLIMB:
            cathedral.climb(s, deck, finish(s))
            work = open_stage(s.agenda)
        if FIRST_WORK <= work < NEXT_TURN:
            goods.bestow(s, deck, finish(s), work - FIRST_WORK)
            work = open_stage(s.agenda)
        if work == GAIN_DUE:
            virtue.gain_due(s, finish(s))
            work = open_stage(s.agenda)
        if work == TAKE_EFFECT:
            effects.take_effect(s, deck, finish(s))
            work = open_stage(s.agenda)
        if work == CHECK_RESET:
            reset.check_reset(s, finish(s))
            work = open_stage(s.agenda)
        if work == RESET_ABILITIES:
            reset.go_through_abilities(s, deck, finish(s))
            work = open_stage(s.agenda)
        if work == USE_ABILITY:
            reset.use_ability(s, deck, finish(s))
            work = open_stage(s.agenda)
        if work == RESET_PRISON:
            finish(s)
            reset.punish(s)
            work = open_stage(s.agenda)
        if work == CHECK_HAND:
            hand.check_hand(s, finish(s))
            work = open_stage(s.agenda)
        if work == OPEN_GAME:
            finish(s)
            draft.open_game(s, deck)
            work = open_stage(s.agenda)
        if work == END_DRAFT:
            finish(s)
            draft.end_draft(s, deck)
            work = open_stage(s.agenda)
        if work == NEXT_TURN:
            turn.next_turn(s, deck, finish(s))
            work = open_stage(s.agenda)
        if work == END_EFFECTS:
            ending.go_through_effects(s, deck, finish(s))
            work = open_stage(s.agenda)
        if work == END_EFFECT:
            ending.end_effect(s, deck, finish(s))
            work = open_stage(s.agenda)


@rule
def finish(s: State) -> int:
    """The work on top of the agenda is taken up; returns whose it is."""
    seat = open_seat(s.agenda)
    close(s.agenda)
    return seat


# A refusal where the open question has nothing to do with the action.


def out_of_turn(action: int) -> int:
    """ARC-056: one participant after the other."""
    return 56


def not_asked(action: int) -> int:
    """ARC-394: exactly the choices of the table."""
    return 394
