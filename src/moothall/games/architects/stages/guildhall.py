"""The Guildhall (section 12) and constructing a building (section 13)."""

from moothall.engine.agenda import ask, close
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import ADVANCE, CONSTRUCT_BUILDING, MOST_MIX, PAY_GOLD
from moothall.games.architects.stages.cathedral import may_advance
from moothall.games.architects.stages.goods import can_pay_cost, has_mix, pay_common
from moothall.games.architects.stages.piles import lay_open
from moothall.games.architects.stages.virtue import change_virtue
from moothall.games.architects.state import (
    BEFORE_COUNT,
    BUILDINGS,
    BUILT,
    CONSTRUCT,
    GOLD,
    IN_HAND,
    MARBLE,
    MOST_APPRENTICES,
    NOTHING,
    PAY_GOLD_OR_MARBLE,
    TAKE_EFFECT,
    Deck,
    Player,
    State,
)


@rule
def lay_worker(s: State, deck: Deck, seat: int) -> None:
    """ARC-144, ARC-175, ARC-178: on the next space, or beside the full Guildhall."""
    filled = int(s.guildhall_filled)
    if filled == deck.hall_spaces[s.seats]:
        s.players[seat].beside += 1
        return
    s.guildhall[filled] = seat
    s.guildhall_filled = filled + 1
    if filled + 1 == deck.hall_resets[s.seats, 0] or filled + 1 == deck.hall_resets[s.seats, 1]:
        s.command.reset_due = 1


@rule
def skills_of(deck: Deck, me: Player) -> int:
    """A bit for each skill that own apprentices show."""
    skills = 0
    for slot in range(MOST_APPRENTICES):
        if me.apprentices[slot] != NOTHING:
            skills |= int(deck.apprentice_skills[me.apprentices[slot]])
    return skills


@rule
def may_construct(s: State, deck: Deck, me: Player, skills: int, card: int) -> int:
    """ARC-180..182, for a card in the hand."""
    if int(deck.building_skills[card]) & ~skills:
        return 180
    return LEGAL if can_pay_cost(s, deck, me, deck.building_cost[card]) else 182


@rule
def may_enter(s: State, deck: Deck, seat: int) -> int:
    """ARC-070: only to construct or to advance."""
    me = s.players[seat]
    if may_advance(s, deck, me) == LEGAL:
        return LEGAL
    skills = skills_of(deck, me)
    for card in range(BUILDINGS):
        if s.building_at[card] == IN_HAND + seat and may_construct(s, deck, me, skills, card) == LEGAL:
            return LEGAL
    return 70


@rule
def judge_guildhall(s: State, deck: Deck, seat: int, verdict: Ints) -> None:
    me = s.players[seat]
    skills = skills_of(deck, me)
    for card in range(BUILDINGS):
        in_hand = s.building_at[card] == IN_HAND + seat
        verdict[CONSTRUCT_BUILDING + card] = may_construct(s, deck, me, skills, card) if in_hand else 168
    verdict[ADVANCE] = may_advance(s, deck, me)


@rule
def name_building(s: State, deck: Deck, seat: int, card: int) -> None:
    """ARC-182, ARC-186: pay, then lay the card; Therese is asked for her mix."""
    close(s.agenda)
    me = s.players[seat]
    cost = deck.building_cost[card]
    s.command.building = card
    ask(s.agenda, CONSTRUCT, seat)
    pay_common(me, cost)
    if has_mix(s, deck, me, cost):
        ask(s.agenda, PAY_GOLD_OR_MARBLE, seat)
    else:
        me.goods[GOLD] -= cost[GOLD]
        me.goods[MARBLE] -= cost[MARBLE]


@rule
def rare_price(s: State, deck: Deck, me: Player) -> int:
    """Gold and marble together, for the building that was named or the next row of the Cathedral."""
    if s.command.building != NOTHING:
        cost = deck.building_cost[s.command.building]
    else:
        cost = deck.cathedral_cost[me.cathedral]
    return int(cost[GOLD]) + int(cost[MARBLE])


@rule
def judge_rare_mix(s: State, deck: Deck, me: Player, verdict: Ints) -> None:
    """ARC-270."""
    price = rare_price(s, deck, me)
    for gold in range(MOST_MIX + 1):
        fits = gold <= price and gold <= me.goods[GOLD] and price - gold <= me.goods[MARBLE]
        verdict[PAY_GOLD + gold] = LEGAL if fits else 270


@rule
def pay_rare_mix(s: State, deck: Deck, seat: int, gold: int) -> None:
    close(s.agenda)
    me = s.players[seat]
    price = rare_price(s, deck, me)
    me.goods[GOLD] -= gold
    me.goods[MARBLE] -= price - gold


@rule
def construct(s: State, deck: Deck, seat: int) -> None:
    """ARC-183..186: the card is laid, virtue changes, and what it does at once is next."""
    card = wide(s.command.building)
    lay_open(s, card, BUILT + seat)
    s.players[seat].hand -= 1
    if deck.building_effect[card] < BEFORE_COUNT:
        ask(s.agenda, TAKE_EFFECT, seat)
    change_virtue(s, seat, wide(deck.building_virtue[card]))
