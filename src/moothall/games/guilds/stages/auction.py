"""Phase 2, the character auction (section 6): bids, passes, cards that are taken, and forced taking."""

from moothall.engine.agenda import ask, close, open_stage
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.guilds.actions import ADD, BID, DONE, PASS_TURN, TAKE
from moothall.games.guilds.stages.order import last_seat, left_of
from moothall.games.guilds.stages.sources import has_source
from moothall.games.guilds.state import (
    ADD_SILVER,
    AREAS,
    AUCTION,
    AUCTION_PHASE,
    CARDS,
    CARRY_OUT,
    CLAIM_REBATE,
    CLAIM_SOLO_BID,
    EFFECTS_OF_ONE,
    FORCE_TAKING,
    FORCED_TAKE,
    JOIN,
    MOST_SILVER,
    NEXT_BIDDER,
    NOTHING,
    ON_JOIN,
    SECOND_AREA,
    SOLO_BID,
    Deck,
    State,
)

OUT_OF_REACH = MOST_SILVER + 1


@rule
def cards_in(s: State, area: int) -> int:
    count = 0
    for card in range(CARDS):
        if s.town[area, card] != NOTHING:
            count += 1
    return count


@rule
def areas_in_use(s: State, deck: Deck) -> int:
    """How many there are up to the last that is not closed; what lies beyond need not be looked at."""
    return wide(deck.last_area[s.plan]) + 1


@rule
def is_live(s: State, area: int) -> bool:
    """GLD-085."""
    return cards_in(s, area) > 0


@rule
def live_areas(s: State) -> int:
    """How many areas are live: what counts for GLD-105 (GLD-109)."""
    count = 0
    for area in range(AREAS):
        if is_live(s, area):
            count += 1
    return count


@rule
def highest_bidder(s: State, area: int) -> int:
    """GLD-092, GLD-093: NOTHING where no silver lies."""
    best, highest = NOTHING, 0
    for seat in range(wide(s.seats)):
        silver = wide(s.players[seat].tents[area])
        if silver > highest:
            best, highest = seat, silver
    return best


@rule
def lead_cost(s: State, seat: int, area: int) -> int:
    """The least silver that a player must add to lead in an area (GLD-097, GLD-099, GLD-100)."""
    highest = 0
    for other in range(wide(s.seats)):
        if other != seat:
            highest = max(highest, wide(s.players[other].tents[area]))
    return max(1, highest + 1 - wide(s.players[seat].tents[area]))


@rule
def cheapest_lead(s: State, deck: Deck, seat: int, beside: int) -> int:
    """The least silver with which a player can lead in some live area other than one."""
    cheapest = OUT_OF_REACH
    for area in range(areas_in_use(s, deck)):
        if area != beside and is_live(s, area):
            cheapest = min(cheapest, lead_cost(s, seat, area))
    return cheapest


@rule
def is_one_enough(s: State, deck: Deck, seat: int) -> bool:
    """GLD-105, GLD-107, GLD-271: whether a bid may be in one single area."""
    return live_areas(s) <= 2 or has_source(s, deck, seat, SOLO_BID)


# A turn.


@rule
def begin_auction(s: State) -> None:
    """GLD-087, GLD-112; GLD-314: without a card there is no turn."""
    s.phase = AUCTION_PHASE
    s.passes = 0
    ask(s.agenda, NEXT_BIDDER, last_seat(s))


@rule
def next_bidder(s: State, seat: int) -> bool:
    """GLD-087, GLD-113, GLD-123: whether the phase is over, else it is the left neighbour's turn."""
    live = live_areas(s)
    if live == 0:
        return True
    if s.passes == s.seats:
        ask(s.agenda, FORCE_TAKING, NOTHING)
    else:
        ask(s.agenda, AUCTION, left_of(s, seat))
    if s.command.first_area != NOTHING:
        # GLD-271: the bid was in this area alone, which takes a use only while three or more are live.
        s.command.first_area = NOTHING
        if live > 2:
            ask(s.agenda, CLAIM_SOLO_BID, seat)
    return False


@rule
def judge_auction(s: State, deck: Deck, seat: int, verdict: Ints) -> None:
    """GLD-088: all but bids."""
    for area in range(areas_in_use(s, deck)):
        judge_cards(s, area, verdict, LEGAL if highest_bidder(s, area) == seat else 114)
    verdict[PASS_TURN] = LEGAL


@rule
def judge_cards(s: State, area: int, verdict: Ints, reason: int) -> None:
    """Whether the cards of an area may be taken."""
    for card in range(CARDS):
        if s.town[area, card] != NOTHING:
            verdict[TAKE + CARDS * area + card] = reason


@rule
def judge_bid(s: State, deck: Deck, seat: int, stage: int, verdict: Ints) -> None:
    """Areas to bid in, and the silver that is added there."""
    is_enough = is_one_enough(s, deck, seat)
    if stage == ADD_SILVER:
        judge_add(s, deck, seat, verdict, is_enough)
    else:
        judge_areas(s, deck, seat, verdict, is_enough or stage == SECOND_AREA)
    if stage == SECOND_AREA:
        verdict[DONE] = LEGAL if is_enough else 107


@rule
def judge_areas(s: State, deck: Deck, seat: int, verdict: Ints, is_enough: bool) -> None:
    """Where a bid may begin, or where its second half may lie: then no further area is needed."""
    silver = wide(s.players[seat].silver)
    first, cheapest, second = NOTHING, OUT_OF_REACH, OUT_OF_REACH
    for area in range(AREAS):
        verdict[BID + area] = 96 if deck.area_cards[s.plan, area] else 82
    # The first time round to see what a second area would cost.
    for again in range(2):
        for area in range(areas_in_use(s, deck)):
            if not is_live(s, area):
                continue
            if area == s.command.first_area:
                verdict[BID + area] = 300
                continue
            cost = lead_cost(s, seat, area)
            if again:
                other = second if area == first else cheapest
                needed = cost if is_enough else cost + other
                verdict[BID + area] = LEGAL if needed <= silver else 101
            elif cost < cheapest:
                first, cheapest, second = area, cost, cheapest
            elif cost < second:
                second = cost


@rule
def pass_bid(s: State, seat: int) -> None:
    """GLD-110 to GLD-112."""
    close(s.agenda)
    s.passes += 1
    ask(s.agenda, NEXT_BIDDER, seat)


# Bids.


@rule
def name_area(s: State, seat: int, area: int) -> None:
    """GLD-095: the first area or the second one."""
    close(s.agenda)
    if s.command.first_area == NOTHING:
        ask(s.agenda, NEXT_BIDDER, seat)
    s.command.area = area
    ask(s.agenda, ADD_SILVER, seat)


@rule
def judge_add(s: State, deck: Deck, seat: int, verdict: Ints, is_enough: bool) -> None:
    """GLD-097 to GLD-103: enough to lead, and enough must be left for a second area that is needed."""
    area = wide(s.command.area)
    least = lead_cost(s, seat, area)
    most = wide(s.players[seat].silver)
    if s.command.first_area == NOTHING and not is_enough:
        most -= cheapest_lead(s, deck, seat, area)
    for silver in range(1, least):
        verdict[ADD + silver] = 99
    verdict[ADD + least - 1] = 100  # no more than the highest has
    for silver in range(least, most + 1):
        verdict[ADD + silver] = LEGAL
    for silver in range(most + 1, MOST_SILVER + 1):
        verdict[ADD + silver] = 101
    verdict[ADD] = 97


@rule
def add_silver(s: State, deck: Deck, seat: int, silver: int) -> None:
    """GLD-098, GLD-112; without a second area that could be led the bid is complete."""
    close(s.agenda)
    me = s.players[seat]
    area = wide(s.command.area)
    me.silver -= silver
    me.tents[area] += silver
    s.command.area = NOTHING
    s.passes = 0
    if s.command.first_area != NOTHING:
        s.command.first_area = NOTHING
        return
    s.command.first_area = area
    if cheapest_lead(s, deck, seat, area) <= me.silver:
        ask(s.agenda, SECOND_AREA, seat)


# Taking a card.


@rule
def take(s: State, seat: int, area: int, card: int) -> None:
    """GLD-112, GLD-313: what it sets off comes before the next turn, or before the next forced taking."""
    stage = open_stage(s.agenda)
    close(s.agenda)
    if stage == AUCTION:
        s.passes = 0
        ask(s.agenda, NEXT_BIDDER, seat)
    win(s, seat, area, card)


@rule
def win(s: State, seat: int, area: int, card: int) -> None:
    """GLD-114 to GLD-119: the card joins, when it has been paid for."""
    me = s.players[seat]
    character = wide(s.town[area, card])
    s.town[area, card] = NOTHING
    s.character_at[character] = seat
    s.rank[character] = me.members
    me.members += 1
    s.command.joining = character
    ask(s.agenda, JOIN, seat)
    s.command.area = area
    ask(s.agenda, CLAIM_REBATE, seat)


@rule
def join(s: State, deck: Deck, seat: int) -> None:
    """GLD-239, GLD-240: effects tied to joining, one after the other as the card lists them."""
    command = s.command
    while command.joined < EFFECTS_OF_ONE:
        effect = wide(deck.characters[command.joining].effects[command.joined])
        command.joined += 1
        if effect != NOTHING and deck.effects[effect].timing == ON_JOIN:
            command.effect = effect
            ask(s.agenda, JOIN, seat)
            ask(s.agenda, CARRY_OUT, seat)
            return
    command.joining = NOTHING
    command.joined = 0


# Forced taking: all have passed.


@rule
def force_taking(s: State, deck: Deck) -> bool:
    """GLD-124 to GLD-129: one card in the first area that has bids; whether the phase is over.

    Whoever has taken a card has no silver left in that area, so nobody takes two there.
    """
    for area in range(areas_in_use(s, deck)):
        seat = highest_bidder(s, area)
        if seat != NOTHING and is_live(s, area):
            ask(s.agenda, FORCE_TAKING, NOTHING)
            if cards_in(s, area) > 1:
                ask(s.agenda, FORCED_TAKE, seat)
            else:
                win(s, seat, area, first_card(s, area))
            return False
    return True


@rule
def first_card(s: State, area: int) -> int:
    card = 0
    while s.town[area, card] == NOTHING:
        card += 1
    return card


@rule
def forced_area(s: State) -> int:
    """The area in which a card is being taken."""
    area = 0
    while highest_bidder(s, area) == NOTHING or not is_live(s, area):
        area += 1
    return area


@rule
def judge_forced(s: State, deck: Deck, verdict: Ints) -> None:
    """GLD-127 to GLD-129: a card of this area, and it must be one."""
    here = forced_area(s)
    for area in range(areas_in_use(s, deck)):
        judge_cards(s, area, verdict, LEGAL if area == here else 127)
    verdict[PASS_TURN] = 125
