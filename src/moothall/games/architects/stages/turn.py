"""The turn (section 4): place a worker or take one back, then on to the next participant."""

from moothall.engine.agenda import ask, close
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import (
    DONE,
    PLACE,
    RECALL_FROM,
    RECALL_FROM_BOARD,
    RECALL_FROM_MARKET,
    RECALL_FROM_PRISON,
)
from moothall.games.architects.stages.gathering import gather
from moothall.games.architects.stages.guardhouse import captured_from
from moothall.games.architects.stages.guildhall import lay_worker, may_enter
from moothall.games.architects.stages.market import deal, may_deal, take_taxes
from moothall.games.architects.stages.order import following
from moothall.games.architects.stages.workshop import may_work
from moothall.games.architects.state import (
    AT_GUARDHOUSE,
    AT_GUILDHALL,
    AT_WORKSHOP,
    CAPTURE,
    CHECK_HAND,
    CHECK_RESET,
    END_EFFECTS,
    EXCHANGE,
    GUILDHALL,
    MARKET_SMALL,
    MARKET_SPACES,
    NEXT_TURN,
    NOTHING,
    OPEN_CIRCLES,
    RECALL,
    SCHEME,
    SILVERSMITH,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    TURN,
    WORKSHOP,
    Command,
    Deck,
    Player,
    State,
)


@rule
def wipe_command(command: Command) -> None:
    """Back to nothing, so that equal positions are equal bytes."""
    command.location = NOTHING
    command.workers = 0
    command.used = 0
    command.captures = 0
    command.captured_at = 0
    command.cell = NOTHING
    command.hired = NOTHING
    command.building = NOTHING
    command.slot = NOTHING
    command.reset_due = 0
    command.resolved = 0


@rule
def begin_turn(s: State, seat: int) -> None:
    """ARC-057, ARC-059; ARC-063: whoever has nothing to place or to take back is skipped."""
    s.active = seat
    me = s.players[seat]
    if seat >= s.people:
        ask(s.agenda, SCHEME, seat)
    elif me.supply:
        ask(s.agenda, TURN, seat)
    elif has_worker_outside(me) or has_worker_elsewhere(s, seat):
        ask(s.agenda, RECALL, seat)
    else:
        ask(s.agenda, NEXT_TURN, seat)


@rule
def has_worker_outside(me: Player) -> bool:
    for location in range(OPEN_CIRCLES):
        if me.working[location]:
            return True
    return False


@rule
def has_worker_elsewhere(s: State, seat: int) -> bool:
    """In the Prison, on the Black Market or on another board (ARC-062)."""
    for space in range(MARKET_SPACES):
        if s.market_worker[space] == seat:
            return True
    return s.players[seat].prison > 0 or captured_from(s, seat) > 0


@rule
def judge_turn(s: State, deck: Deck, seat: int, verdict: Ints) -> None:
    """ARC-058, ARC-064: with a worker in the supply there is no passing and no recall."""
    me = s.players[seat]
    for location in range(OPEN_CIRCLES):
        verdict[PLACE + location] = LEGAL
    verdict[PLACE + WORKSHOP] = may_work(s, deck, me)
    if s.tax_stand == 0:
        verdict[PLACE + TAX_STAND] = 123
    for space in range(MARKET_SPACES):
        verdict[PLACE + MARKET_SMALL + space] = may_deal(s, deck, me, space)
    verdict[PLACE + GUILDHALL] = may_enter(s, deck, seat)
    for action in range(RECALL_FROM, RECALL_FROM_BOARD + s.seats):
        verdict[action] = 64
    verdict[DONE] = 58


@rule
def place_worker(s: State, deck: Deck, seat: int, location: int) -> None:
    """ARC-065: resolve the location, then a reset, then the hand limit, then the next turn."""
    close(s.agenda)
    ask(s.agenda, NEXT_TURN, seat)
    ask(s.agenda, CHECK_HAND, seat)
    ask(s.agenda, CHECK_RESET, seat)
    me = s.players[seat]
    me.supply -= 1
    s.command.location = location
    if location < OPEN_CIRCLES:
        me.working[location] += 1
        s.command.workers = me.working[location]
    if location <= SILVERSMITH:
        gather(s, seat, location)
    elif location == TAX_STAND:
        take_taxes(s, deck, seat)
    elif location == GUILDHALL:
        lay_worker(s, deck, seat)
        ask(s.agenda, AT_GUILDHALL, seat)
    elif location >= MARKET_SMALL:
        deal(s, deck, seat, location - MARKET_SMALL)
    else:
        ask(s.agenda, question_at(location), seat)


@rule
def question_at(location: int) -> int:
    if location == STOREHOUSE:
        return EXCHANGE
    if location == WORKSHOP:
        return AT_WORKSHOP
    return CAPTURE if location == TOWN_CENTRE else AT_GUARDHOUSE


@rule
def judge_recall(s: State, seat: int, verdict: Ints) -> None:
    """ARC-059..062: from an open circle, and only who has nobody there from elsewhere."""
    me = s.players[seat]
    for location in range(GUILDHALL + 1):
        verdict[PLACE + location] = 59
    for location in range(OPEN_CIRCLES):
        verdict[RECALL_FROM + location] = LEGAL if me.working[location] else 59
    reason = 61 if has_worker_outside(me) else LEGAL
    for space in range(MARKET_SPACES):
        verdict[RECALL_FROM_MARKET + space] = reason if s.market_worker[space] == seat else 62
    verdict[RECALL_FROM_PRISON] = reason if me.prison else 62
    for other in range(s.seats):
        verdict[RECALL_FROM_BOARD + other] = reason if s.players[other].captured[seat] else 62


@rule
def recall(s: State, seat: int, action: int) -> None:
    """ARC-060: it can be placed from the next turn on."""
    close(s.agenda)
    ask(s.agenda, NEXT_TURN, seat)
    ask(s.agenda, CHECK_HAND, seat)
    me = s.players[seat]
    if action < RECALL_FROM_MARKET:
        me.working[action - RECALL_FROM] -= 1
    elif action < RECALL_FROM_PRISON:
        s.market_worker[action - RECALL_FROM_MARKET] = NOTHING
    elif action < RECALL_FROM_BOARD:
        me.prison -= 1
    else:
        s.players[action - RECALL_FROM_BOARD].captured[seat] -= 1
    me.supply += 1


@rule
def next_turn(s: State, deck: Deck, seat: int) -> None:
    """ARC-246..251: everybody has one more turn after the one that filled the Guildhall."""
    wipe_command(s.command)
    if s.turns_left:
        s.turns_left -= 1
        if s.turns_left == 0:
            s.active = NOTHING
            ask(s.agenda, END_EFFECTS, wide(s.start_seat))
            return
    elif s.guildhall_filled == deck.hall_spaces[s.seats]:
        s.turns_left = s.seats
    begin_turn(s, following(s, seat))
