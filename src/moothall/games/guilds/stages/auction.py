"""Phase 2, the character auction (section 6): bids, passes, cards that are taken, and forced taking."""

from collections.abc import Hashable

from moothall.engine.actions import Action
from moothall.engine.agenda import ask, close
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, untold
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values, amount_of
from moothall.engine.text import NOBODY
from moothall.engine.verdict import LEGAL
from moothall.games.guilds import telling
from moothall.games.guilds.actions import ADD, BID, DONE, PASS_TURN, QUESTIONS, TAKE
from moothall.games.guilds.stages import effects, money, order, sources
from moothall.games.guilds.state import (
    AREA_NAMES,
    AREAS,
    AUCTION_PHASE,
    CARDS,
    EFFECTS_OF_ONE,
    MOST_SILVER,
    NOTHING,
    ON_JOIN,
    REBATE,
    SOLO_BID,
    Printed,
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
def areas_in_use(s: State, deck: Printed) -> int:
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
def cheapest_lead(s: State, deck: Printed, seat: int, beside: int) -> int:
    """The least silver with which a player can lead in some live area other than one."""
    cheapest = OUT_OF_REACH
    for area in range(areas_in_use(s, deck)):
        if area != beside and is_live(s, area):
            cheapest = min(cheapest, lead_cost(s, seat, area))
    return cheapest


@rule
def is_one_enough(s: State, deck: Printed, seat: int) -> bool:
    """GLD-105, GLD-107, GLD-271: whether a bid may be in one single area."""
    return live_areas(s) <= 2 or sources.has_source(s, deck, seat, SOLO_BID)


def tell_area(s: State, deck: Deck, area: int) -> Values:
    cards = [deck.ids("character")[card] for card in s.town[area] if card != NOTHING]
    return {"area": AREA_NAMES[area], "characters": ",".join(cards) or NOBODY}


# A turn.


@rule
def begin_auction(s: State, deck: Printed, seat: int) -> None:
    """GLD-087, GLD-112; GLD-314: without a card there is no turn."""
    s.phase = AUCTION_PHASE
    s.passes = 0
    ask(s.agenda, NEXT_BIDDER, order.last_seat(s))


@rule
def next_bidder(s: State, deck: Printed, seat: int) -> None:
    """GLD-087, GLD-113, GLD-123: the left neighbour's turn, unless the phase is over or all have passed."""
    live = live_areas(s)
    if s.command.first_area != NOTHING:
        # GLD-271: the bid was in this area alone, which takes a use only while three or more are live.
        s.command.first_area = NOTHING
        if live > 2:
            sources.use_first(s, deck, seat, SOLO_BID)
    if live == 0:
        ask(s.agenda, money.BEGIN, NOTHING)
    elif s.passes == s.seats:
        ask(s.agenda, FORCE_TAKING, NOTHING)
    else:
        ask(s.agenda, AUCTION, order.left_of(s, seat))


@rule
def judge_auction(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """GLD-088: all but bids and abilities."""
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
def pass_bid(s: State, deck: Printed, seat: int, choice: int) -> None:
    """GLD-110 to GLD-112."""
    close(s.agenda)
    s.passes += 1
    ask(s.agenda, NEXT_BIDDER, seat)


def tell_pass(s: State, deck: Deck, seat: int, values: telling.Named) -> Telling:
    """Who leads for the last card and passes last has taken it with that (GLD-125)."""
    left = [(area, card) for area in range(AREAS) for card in s.town[area] if card != NOTHING]
    if telling.is_last_pass(s) and len(left) == 1:
        area, card = left[0]
        if highest_bidder(s, area) == seat:
            name = deck.ids("character")[card]
            return Telling("deed-pass_turn-taking", {"seat": seat, "character": name})
    return Telling("deed-pass_turn", {"seat": seat})


# Bids.


@rule
def judge_areas(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """Where a bid may begin, or (GLD-105, GLD-107) where its second half may lie, if it needs one."""
    silver = wide(s.players[seat].silver)
    is_enough = is_one_enough(s, deck, seat)
    if s.command.first_area != NOTHING:
        verdict[DONE] = LEGAL if is_enough else 107
        is_enough = True  # a third area is never needed
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
def name_area(s: State, deck: Printed, seat: int, area: int) -> None:
    """GLD-095: the first area or the second one."""
    close(s.agenda)
    if s.command.first_area == NOTHING:
        ask(s.agenda, NEXT_BIDDER, seat)
    s.command.area = area
    ask(s.agenda, ADD_SILVER, seat)


def tell_bid(s: State, deck: Deck, seat: int, values: telling.Named) -> Values:
    area = values["area"]
    told, leader = tell_area(s, deck, area), int(highest_bidder(s, area))
    least = int(s.players[seat].tents[area]) + int(lead_cost(s, seat, area))  # in all
    told |= {"goods_least": amount_of(silver=least)}
    if leader == NOTHING:
        return told | {"leads": "nobody"}
    highest = amount_of(silver=int(s.players[leader].tents[area]))
    leads = "you" if leader == seat else "other"
    return told | {"leads": leads, "seat_leader": leader, "goods_highest": highest}


def bidding(s: State, seat: int, values: telling.Named) -> Hashable:
    area = values["area"]
    return seat, tuple(s.town[area]), tuple(s.players[each].tents[area] for each in range(s.seats))


@rule
def judge_add(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """GLD-097 to GLD-103: enough to lead, and enough must be left for a second area that is needed."""
    area = wide(s.command.area)
    least = lead_cost(s, seat, area)
    most = wide(s.players[seat].silver)
    if s.command.first_area == NOTHING and not is_one_enough(s, deck, seat):
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
def add_silver(s: State, deck: Printed, seat: int, silver: int) -> None:
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


def tell_add(s: State, deck: Deck, seat: int, values: telling.Named) -> Values:
    area, silver = int(s.command.area), values["silver"]
    before = int(s.players[seat].tents[area])
    told: Values = {"goods_added": amount_of(silver=silver), "raises": "yes" if before else "no"}
    return told | tell_area(s, deck, area) | {"goods_total": amount_of(silver=before + silver)}


def adding(s: State, seat: int, values: telling.Named) -> Hashable:
    area = int(s.command.area)
    return area, s.players[seat].tents[area], tuple(s.town[area])


def tell_bid_made(s: State, deck: Deck, seat: int, values: telling.Named) -> Telling:
    is_raise = s.players[seat].tents[s.command.area] > 0
    told: Values = {"seat": seat}
    return Telling("deed-add-raise" if is_raise else "deed-add", told | tell_add(s, deck, seat, values))


def tell_adding(s: State, deck: Deck, seat: int) -> Values:
    area = int(s.command.area)
    least = amount_of(silver=int(lead_cost(s, seat, area)))
    return tell_area(s, deck, area) | telling.tell_coins(s, deck, seat) | {"goods_least": least}


@rule
def bid_in_one(s: State, deck: Printed, seat: int, choice: int) -> None:
    """The bid is complete."""
    close(s.agenda)


def tell_one_area(s: State, deck: Deck, seat: int, values: telling.Named) -> Telling:
    return Telling("action-done-second_area")


def tell_second_area(s: State, deck: Deck, seat: int) -> Values:
    enough = is_one_enough(s, deck.printed, seat)
    return telling.tell_coins(s, deck, seat) | {"enough": "yes" if enough else "no"}


# Taking a card.


@rule
def take(s: State, deck: Printed, seat: int, choice: int) -> None:
    """GLD-112: what it sets off comes before the next turn."""
    close(s.agenda)
    s.passes = 0
    ask(s.agenda, NEXT_BIDDER, seat)
    win(s, seat, choice // CARDS, choice % CARDS)


@rule
def win(s: State, seat: int, area: int, card: int) -> None:
    """The card is no longer to be had."""
    s.command.area = area
    s.command.joining = s.town[area, card]
    s.town[area, card] = NOTHING
    ask(s.agenda, PAY, seat)


@rule
def pay(s: State, deck: Printed, seat: int) -> None:
    """GLD-114 to GLD-119: the card joins when it has been paid for; GLD-272: some of it may come back."""
    me = s.players[seat]
    area, character = wide(s.command.area), wide(s.command.joining)
    silver = wide(me.tents[area])
    me.silver += silver - sources.lowered(s, deck, seat, REBATE, NOTHING, silver)
    me.tents[area] = 0
    s.command.area = NOTHING
    s.character_at[character] = seat
    s.rank[character] = me.members
    me.members += 1
    ask(s.agenda, JOIN, seat)


@rule
def join(s: State, deck: Printed, seat: int) -> None:
    """GLD-239, GLD-240: effects tied to joining, one after the other as the card lists them."""
    command = s.command
    while command.joined < EFFECTS_OF_ONE:
        effect = wide(deck.characters[command.joining].effects[command.joined])
        command.joined += 1
        if effect != NOTHING and deck.effects[effect].timing == ON_JOIN:
            command.effect = effect
            ask(s.agenda, JOIN, seat)
            ask(s.agenda, effects.CARRY_OUT, seat)
            return
    command.joining = NOTHING
    command.joined = 0


def tell_take(s: State, deck: Deck, seat: int, values: telling.Named) -> Values:
    area, card = values["area"], int(s.town[values["area"], values["card"]])
    name = deck.ids("character")[card]
    cost = amount_of(silver=character_price(s, deck, seat, area))
    return {"area": AREA_NAMES[area], "character": name, "effect": f"character:{name}", "goods_cost": cost}


def character_price(s: State, deck: Deck, seat: int, area: int) -> int:
    """What lies on the own tent, less what comes back of it (GLD-118, GLD-272)."""
    silver, printed = int(s.players[seat].tents[area]), deck.printed
    rebates = range(printed.kind_first[REBATE], printed.kind_end[REBATE])
    works = [effect for effect in rebates if sources.is_ready(s, printed, seat, effect)]
    back = sum(int(printed.effects[effect].silver) for effect in works)
    return silver - max(0, min(back, silver - sources.LEAST))


# Forced taking: all have passed.


@rule
def force_taking(s: State, deck: Printed, seat: int) -> None:
    """GLD-124 to GLD-129: one card in the first area that has bids; when there is none left, phase 3.

    Whoever has taken a card has no silver left in that area, so nobody takes two there.
    """
    for area in range(areas_in_use(s, deck)):
        leader = highest_bidder(s, area)
        if leader != NOTHING and is_live(s, area):
            ask(s.agenda, FORCE_TAKING, NOTHING)
            if cards_in(s, area) > 1:
                ask(s.agenda, FORCED_TAKE, leader)
            else:
                win(s, leader, area, first_card(s, area))
            return
    ask(s.agenda, money.BEGIN, NOTHING)


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
def judge_forced(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """GLD-127 to GLD-129: a card of this area, and it must be one."""
    here = forced_area(s)
    for area in range(areas_in_use(s, deck)):
        judge_cards(s, area, verdict, LEGAL if area == here else 127)
    verdict[PASS_TURN] = 125


@rule
def take_forced(s: State, deck: Printed, seat: int, choice: int) -> None:
    """GLD-313: what it sets off comes before the next forced taking."""
    close(s.agenda)
    win(s, seat, choice // CARDS, choice % CARDS)


def tell_forced_take(s: State, deck: Deck, seat: int) -> Values:
    return {"area": AREA_NAMES[forced_area(s)]}


# Why not.


def tell_leader(s: State, deck: Deck, seat: int, answer: Action) -> Telling | None:
    """Who leads where somebody else would like to take a card."""
    area = answer.values["area"]
    leader = int(highest_bidder(s, area))
    if leader == NOTHING:
        return None
    return Telling(
        "why-leader", {"seat": leader, "goods": amount_of(silver=int(s.players[leader].tents[area]))}
    )


def tell_too_low(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    least = int(lead_cost(s, seat, int(s.command.area)))
    return Telling("why-too_low", {"goods_least": amount_of(silver=least)})


def tell_too_dear(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    """Of an area, or of an amount in the one that was named: what it takes there, and in a second area."""
    silver, area = int(s.players[seat].silver), answer.values.get("area", int(s.command.area))
    here = answer.values.get("silver", int(lead_cost(s, seat, area)))
    told: Values = {"goods_has": amount_of(silver=silver), "goods_here": amount_of(silver=here)}
    is_first = s.command.first_area == NOTHING
    if here > silver or not is_first or is_one_enough(s, deck.printed, seat):
        return Telling("why-too_dear", told)
    second = int(cheapest_lead(s, deck.printed, seat, area))
    return Telling("why-second_area", told | {"goods_second": amount_of(silver=second)})


def tell_settled_area(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    return Telling("why-settled_area", {"area": AREA_NAMES[forced_area(s)]})


# A turn of the auction: an area to bid in, a card to take, a pass, an ability (GLD-088). A bid is told when
# silver has been added.
AUCTION = QUESTIONS.question(
    "auction",
    judge=(judge_areas, effects.judge_abilities, judge_auction),
    answers={
        "bid": Answer(name_area, tell=tell_bid, deed=untold, group="bids", depends=bidding),
        "take": Answer(take, tell=tell_take, group="takes"),
        "use_ability": effects.ABILITY,
        "pass_turn": Answer(pass_bid, deed=tell_pass),
    },
    tell=telling.tell_coins,
)
# How much silver goes onto the own tent in the area that was named (GLD-098).
ADD_SILVER = QUESTIONS.question(
    "add_silver",
    judge=judge_add,
    answers={"add": Answer(add_silver, tell=tell_add, deed=tell_bid_made, depends=adding)},
    tell=tell_adding,
)
# The other area of the bid, or done where one is enough (GLD-095, GLD-105).
SECOND_AREA = QUESTIONS.question(
    "second_area",
    judge=judge_areas,
    answers={
        "bid": Answer(name_area, tell=tell_bid, deed=untold, group="bids", depends=bidding),
        "done": Answer(bid_in_one, tell=tell_one_area, deed=untold),
    },
    tell=tell_second_area,
)
# All have passed: which card of an area with several (GLD-128).
FORCED_TAKE = QUESTIONS.question(
    "forced_take",
    judge=judge_forced,
    answers={"take": Answer(take_forced, tell=tell_take, group="takes")},
    tell=tell_forced_take,
)
BEGIN = QUESTIONS.work("begin_auction", begin_auction)
PAY = QUESTIONS.work("pay", pay)  # for a card that is won
JOIN = QUESTIONS.work("join", join)  # the next effect of a character that has just joined (GLD-240)
NEXT_BIDDER = QUESTIONS.work("next_bidder", next_bidder)  # after a main action
FORCE_TAKING = QUESTIONS.work("force_taking", force_taking)  # the next one, or phase 3 (GLD-127)
QUESTIONS.refusals(
    {
        99: tell_too_low,
        100: tell_too_low,
        101: tell_too_dear,
        114: tell_leader,
        127: tell_settled_area,
    }
)
