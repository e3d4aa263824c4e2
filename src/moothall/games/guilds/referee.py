"""The two entrances to the rulebook: `legal` judges every action, `apply` carries one out."""

from moothall.engine.agenda import close, open_seat, open_stage
from moothall.engine.record import Ints
from moothall.engine.rule import entrance, rule
from moothall.engine.verdict import count_legal, forget
from moothall.games.guilds.actions import (
    ADD,
    BID,
    BUY,
    CHOOSE_SEAT,
    DONE,
    EXCHANGE,
    PASS_TURN,
    PLACE,
    PROTECT_ROOM,
    REMOVE,
    TAKE,
    USE_ABILITY,
)
from moothall.games.guilds.stages import auction, building, effects, money, week
from moothall.games.guilds.state import (
    ADD_SILVER,
    AUCTION,
    BUILDING,
    CARDS,
    CARRY_OUT,
    CHOOSE,
    CLAIM_DISCOUNT,
    DISCOUNT,
    FIRST_WORK,
    FORCE_TAKING,
    FORCED_TAKE,
    JOIN,
    MONEY,
    NEXT_BIDDER,
    NEXT_BUILDER,
    NEXT_MONEY,
    NEXT_PROTECTOR,
    PLACE_ROOM,
    PROTECT,
    ROTATIONS,
    SECOND_AREA,
    VICTIM,
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
    # What several questions have in common is judged in one place, so that it is in compiled code once.
    if stage in (AUCTION, ADD_SILVER, SECOND_AREA):
        auction.judge_bid(s, deck, seat, stage, verdict)
    if stage in (AUCTION, MONEY, BUILDING):
        effects.judge_abilities(s, deck, seat, verdict)
    if stage == AUCTION:
        auction.judge_auction(s, deck, seat, verdict)
    elif stage == FORCED_TAKE:
        auction.judge_forced(s, deck, verdict)
    elif stage in (CHOOSE, VICTIM):
        effects.judge_target(s, deck, seat, verdict)
    elif stage == MONEY:
        money.judge_money(s, deck, seat, verdict)
    elif stage == BUILDING:
        building.judge_building(s, deck, seat, verdict)
    elif stage == PLACE_ROOM:
        building.judge_place(s, deck, seat, verdict)
    elif stage == PROTECT:
        week.judge_protect(s, deck, seat, verdict)
    return count_legal(verdict)


@entrance
def apply(s: State, deck: Deck, action: int) -> None:
    """Carry out one legal action of the player whose answer is awaited, and all that follows of itself."""
    seat = open_seat(s.agenda)
    stage = open_stage(s.agenda)
    if action < ADD:
        auction.name_area(s, seat, action - BID)
    elif action < TAKE:
        auction.add_silver(s, deck, seat, action - ADD)
    elif action < USE_ABILITY:
        pair = action - TAKE
        auction.take(s, seat, pair // CARDS, pair % CARDS)
    elif action < CHOOSE_SEAT:
        effects.use_ability(s, deck, seat, action - USE_ABILITY)
    elif action < EXCHANGE:
        effects.choose_target(s, deck, seat, action - (CHOOSE_SEAT if action < REMOVE else REMOVE))
    elif action < BUY:
        money.exchange(s, deck, seat, action - EXCHANGE)
    elif action < PLACE:
        building.buy(s, seat, action - BUY)
    elif action < PROTECT_ROOM:
        pair = action - PLACE
        building.place_room(s, seat, pair // ROTATIONS, pair % ROTATIONS)
    elif action < PASS_TURN:
        pair = action - PROTECT_ROOM
        week.protect(s, seat, pair // 2, pair % 2)
    elif action < DONE and stage == AUCTION:
        auction.pass_bid(s, seat)
    elif action < DONE:
        building.pass_building(s, seat)
    elif stage == SECOND_AREA:
        close(s.agenda)
    elif stage == MONEY:
        money.end_money_turn(s, seat)
    else:
        week.end_protection(s, seat)
    proceed(s, deck)


@rule
def proceed(s: State, deck: Deck) -> None:
    """What follows of itself, as the agenda has it, until a question is open or the game is over."""
    work = open_stage(s.agenda)
    while work >= FIRST_WORK:
        seat = open_seat(s.agenda)
        close(s.agenda)
        if work == NEXT_BIDDER:
            if auction.next_bidder(s, seat):
                money.begin_money(s)
        elif work >= CLAIM_DISCOUNT:
            effects.claim(s, deck, seat, DISCOUNT + work - CLAIM_DISCOUNT)
        elif work == JOIN:
            auction.join(s, deck, seat)
        elif work == CARRY_OUT:
            effects.carry_out(s, deck, seat)
        elif work == FORCE_TAKING:
            if auction.force_taking(s, deck):
                money.begin_money(s)
        elif work == NEXT_MONEY:
            if money.next_money(s, seat):
                building.begin_building(s)
        elif work == NEXT_BUILDER:
            if building.next_builder(s, deck, seat):
                week.begin_week_end(s)
        elif work == NEXT_PROTECTOR:
            week.next_protector(s, deck, seat)
        else:
            week.start_week(s, deck)
            auction.begin_auction(s)
        work = open_stage(s.agenda)


# A refusal where the open question has nothing to do with the action.


def out_of_turn(action: int) -> int:
    """GLD-299."""
    return 299


def not_asked(action: int) -> int:
    """What the rules say about when such an action may be given."""
    for first, number in WHEN:
        if action >= first:
            return number
    raise ValueError(action)


WHEN = (
    (DONE, 308),
    (PASS_TURN, 302),
    (PROTECT_ROOM, 189),
    (PLACE, 145),
    (BUY, 140),
    (EXCHANGE, 137),
    (REMOVE, 304),
    (CHOOSE_SEAT, 305),
    (USE_ABILITY, 245),
    (TAKE, 114),
    (BID, 88),
)
