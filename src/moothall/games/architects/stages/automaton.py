"""The automated opponent (section 24): its turn is one answer, and a scheme card says what it does."""

from moothall.engine.agenda import ask, close
from moothall.engine.chance import reveal, shuffle
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import PLAY_SCHEME, QUESTIONS
from moothall.games.architects.stages import (
    cathedral,
    guardhouse,
    guildhall,
    order,
    piles,
    reset,
    town_centre,
    turn,
    virtue,
    workshop,
)
from moothall.games.architects.state import (
    BUILDINGS,
    BUILT,
    CATHEDRAL_ROWS,
    CATHEDRAL_VIRTUE,
    EVERYBODY,
    GRID_COLUMNS,
    MARKET_SMALL,
    MARKET_VIRTUE,
    NOTHING,
    OPEN_CIRCLES,
    PREFER_CATHEDRAL,
    SCHEME_CONSTRUCT,
    SCHEME_GATHER,
    SCHEME_GUARDHOUSE,
    SCHEME_MARKET,
    SCHEME_STOREHOUSE,
    SCHEME_TAX_STAND,
    SCHEME_TOWN_CENTRE,
    SCHEME_WORKSHOP,
    SCHEMES,
    SILVER,
    SILVERSMITH,
    Player,
    Printed,
    State,
)
from moothall.games.architects.telling import Named


@rule
def judge_scheme(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    verdict[PLAY_SCHEME] = LEGAL


@rule
def take_automatic_turn(s: State, deck: Printed, seat: int, choice: int) -> None:
    """ARC-348, ARC-349, ARC-369."""
    close(s.agenda)
    ask(s.agenda, turn.NEXT_TURN, seat)
    ask(s.agenda, reset.CHECK_RESET, seat)
    if s.players[seat].supply == 0:
        regain_workers(s, seat)
        return
    card = reveal_scheme(s)
    scheme = wide(deck.scheme_kind[card])
    location = wide(deck.scheme_at[card])
    detail = wide(deck.scheme_detail[card])
    if scheme == SCHEME_CONSTRUCT:
        detail = thing_to_construct(s, deck, seat, detail)
    if not is_possible(s, deck, seat, scheme, location, detail):
        scheme = SCHEME_GATHER
        location = busiest_place(s.players[seat], SILVERSMITH + 1)
    carry_out(s, deck, seat, scheme, location, detail)


@rule
def reveal_scheme(s: State) -> int:
    """ARC-348: an empty pile is rebuilt from the discards first."""
    reveal(s.chance)
    if s.schemes_left == 0:
        for card in range(SCHEMES):
            s.scheme_depth[card] = card
        shuffle(s.chance, s.scheme_depth, SCHEMES)
        s.schemes_left = SCHEMES
    s.schemes_left -= 1
    s.scheme = piles.lift(s.scheme_depth, NOTHING)
    return s.scheme


@rule
def regain_workers(s: State, seat: int) -> None:
    """ARC-349, ARC-350: from its fullest open circle, else the Prison, else other boards for a debt."""
    me = s.players[seat]
    location = busiest_place(me, OPEN_CIRCLES)
    if me.working[location]:
        me.supply += me.working[location]
        me.working[location] = 0
    elif me.prison:
        guardhouse.release(me, wide(me.prison))
    elif guardhouse.captured_from(s, seat):
        me.unpaid += 1
        guardhouse.ransom(s, seat)


@rule
def busiest_place(me: Player, count: int) -> int:
    """Among the first open circles, in the order of ARC-010."""
    best = 0
    for location in range(1, count):
        if me.working[location] > me.working[best]:
            best = location
    return best


@rule
def is_possible(s: State, deck: Printed, seat: int, scheme: int, location: int, detail: int) -> bool:
    """ARC-393: judged before any worker is placed."""
    me = s.players[seat]
    if scheme == SCHEME_TOWN_CENTRE:
        location, _ = largest_group(s, seat)
        return location != NOTHING
    if scheme == SCHEME_GUARDHOUSE:
        return (
            guardhouse.captives_of(me) > 0
            or me.prison > 0
            or guardhouse.captured_from(s, seat) > 0
            or me.unpaid > 0
        )
    if scheme == SCHEME_TAX_STAND:
        return s.tax_stand > 0
    if scheme == SCHEME_MARKET:
        return me.virtue < MARKET_VIRTUE and s.market_worker[location - MARKET_SMALL] == NOTHING
    return scheme != SCHEME_CONSTRUCT or detail != NOTHING


@rule
def thing_to_construct(s: State, deck: Printed, seat: int, preferred: int) -> int:
    """ARC-363: the kind on the card, else the other one, else NOTHING."""
    if can_construct(s, deck, seat, preferred):
        return preferred
    return 1 - preferred if can_construct(s, deck, seat, 1 - preferred) else NOTHING


@rule
def can_construct(s: State, deck: Printed, seat: int, kind: int) -> bool:
    """ARC-364, ARC-367."""
    me = s.players[seat]
    if kind != PREFER_CATHEDRAL:
        return me.materials >= deck.bot_building_cost and s.buildings_left > 0
    if me.virtue < CATHEDRAL_VIRTUE or me.cathedral == CATHEDRAL_ROWS:
        return False
    return me.materials >= deck.bot_cathedral_cost and cathedral.is_free(s, deck, me.cathedral)


@rule
def carry_out(s: State, deck: Printed, seat: int, scheme: int, location: int, detail: int) -> None:
    """ARC-352..368: place the worker, then what the scheme says."""
    me = s.players[seat]
    me.supply -= 1
    workers = 0
    if location < OPEN_CIRCLES:
        me.working[location] += 1
        workers = int(me.working[location])
    if scheme == SCHEME_GATHER:
        me.materials += workers
    elif scheme == SCHEME_STOREHOUSE:
        if me.materials >= deck.bot_storehouse_cost:
            me.materials -= deck.bot_storehouse_cost
            virtue.gain_virtue(s, seat, wide(deck.bot_storehouse_virtue))
    elif scheme == SCHEME_WORKSHOP:
        s.command.cell = GRID_COLUMNS * detail
        ask(s.agenda, workshop.TAKE_APPRENTICE, seat)
        s.tax_stand += deck.bot_workshop_tax
    elif scheme == SCHEME_TOWN_CENTRE:
        s.tax_stand += deck.bot_capture_tax
        capture_largest(s, seat, min(workers, wide(deck.opponent_captures[s.opponent - 1])))
    elif scheme == SCHEME_GUARDHOUSE:
        go_through_guardhouse(s, deck, seat, workers)
    elif scheme == SCHEME_TAX_STAND:
        virtue.lose_virtue(me, wide(deck.tax_stand_virtue))
        me.goods[SILVER] += s.tax_stand
        s.tax_stand = 0
    elif scheme == SCHEME_MARKET:
        deal_in_materials(s, deck, seat, location - MARKET_SMALL)
    else:
        guildhall.lay_worker(s, deck, seat)
        if detail == PREFER_CATHEDRAL:
            me.materials -= deck.bot_cathedral_cost
            ask(s.agenda, cathedral.CLIMB, seat)
        else:
            construct_for_materials(s, deck, seat)


@rule
def largest_group(s: State, seat: int) -> tuple[int, int]:
    """ARC-358: of one person on one open circle: where, and whose; NOTHING where there is none."""
    where, whose, largest = NOTHING, NOTHING, 0
    for location in range(OPEN_CIRCLES):
        other = order.following(s, seat)
        for _ in range(s.people):
            group = int(s.players[other].working[location])
            if group > largest:
                where, whose, largest = location, other, group
            other = order.following(s, other)
    return where, whose


@rule
def capture_largest(s: State, seat: int, captures: int) -> None:
    for _ in range(captures):
        location, victim = largest_group(s, seat)
        if location != NOTHING:
            town_centre.seize(s, seat, location, victim)


@rule
def go_through_guardhouse(s: State, deck: Printed, seat: int, actions: int) -> None:
    """ARC-359: once through the list, until so many actions are done."""
    me = s.players[seat]
    if guardhouse.captives_of(me):
        guardhouse.deliver(s, deck, seat)
        actions -= 1
    if actions and me.prison:
        guardhouse.release(me, wide(me.prison))
        actions -= 1
    if actions and guardhouse.captured_from(s, seat):
        me.unpaid += 1
        virtue.lose_virtue(me, 1)
        guardhouse.ransom(s, seat)
        actions -= 1
    if actions and me.unpaid:
        me.unpaid -= 1
        me.paid += 1
        virtue.gain_virtue(s, seat, 1)


@rule
def deal_in_materials(s: State, deck: Printed, seat: int, space: int) -> None:
    """ARC-362."""
    me = s.players[seat]
    s.market_worker[space] = seat
    virtue.lose_virtue(me, wide(deck.market_virtue[space]))
    me.materials += deck.bot_market[space // 2] + deck.opponent_bonus[s.opponent - 1]


@rule
def construct_for_materials(s: State, deck: Printed, seat: int) -> None:
    """ARC-365, ARC-366: the best of the top cards, and the others under the pile in the order revealed."""
    reveal(s.chance)
    s.players[seat].materials -= deck.bot_building_cost
    left = wide(s.buildings_left)
    revealed = min(wide(deck.opponent_reveals[s.opponent - 1]), left)
    best = best_of_top(s, deck, revealed)
    depth = int(s.building_at[best])
    for card in range(BUILDINGS):
        at = int(s.building_at[card])
        if at < revealed:
            s.building_at[card] = left - revealed + at - (1 if at > depth else 0)
            s.building_seen[card] = EVERYBODY
            s.building_dealt[card] = NOTHING
        elif at < left:
            s.building_at[card] = at - revealed
    s.buildings_left -= 1
    piles.lay_open(s, best, BUILT + seat)
    virtue.change_virtue(s, seat, wide(deck.building_virtue[best]))


@rule
def best_of_top(s: State, deck: Printed, revealed: int) -> int:
    """The card with most points; the first revealed among equals."""
    best = NOTHING
    for depth in range(revealed):
        for card in range(BUILDINGS):
            if s.building_at[card] == depth:
                if best == NOTHING or deck.building_points[card] > deck.building_points[best]:
                    best = card
    return best


def tell_scheme(s: State, deck: Deck, seat: int, values: Named) -> Telling:
    return Telling("deed-scheme" if s.players[seat].supply else "deed-scheme-regain", {"seat": seat})


SCHEME = QUESTIONS.question(  # there is only one answer
    "scheme", judge=judge_scheme, answers={"scheme": Answer(take_automatic_turn, deed=tell_scheme)}
)
