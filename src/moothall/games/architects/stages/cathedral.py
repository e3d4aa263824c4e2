"""The Cathedral (section 14): one row at a time, for a card and a price."""

from moothall.engine.agenda import ask, close
from moothall.engine.chance import reveal
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import MOST_MIX, PAY_STONE
from moothall.games.architects.stages.goods import can_pay_cost, gain_items, has_mix, pay_common, power_of
from moothall.games.architects.stages.piles import lift
from moothall.games.architects.stages.virtue import gain_virtue
from moothall.games.architects.state import (
    ASK_DISCARD,
    BONUS_ADVANCE,
    CATHEDRAL_ROWS,
    CATHEDRAL_VIRTUE,
    CLIMB,
    DISCARD_FOR_CATHEDRAL,
    GOLD,
    MARBLE,
    NO_CATHEDRAL_DISCARD,
    PAY_GOLD_OR_MARBLE,
    PAY_WOOD_OR_STONE,
    REVEALED,
    STONE,
    VIRTUE,
    WOOD,
    Deck,
    Player,
    State,
)


@rule
def is_free(s: State, deck: Deck, row: int) -> bool:
    """ARC-192, ARC-196: whether a row, counted from the bottom, has a slot left."""
    taken = 0
    for seat in range(s.seats):
        if s.players[seat].cathedral == row + 1:
            taken += 1
    return taken < deck.cathedral_slots[row]


@rule
def may_advance(s: State, deck: Deck, me: Player) -> int:
    row = int(me.cathedral)
    if row == CATHEDRAL_ROWS:
        return 193
    if me.virtue < CATHEDRAL_VIRTUE:
        return 191
    if not is_free(s, deck, row):
        return 192
    if me.hand == 0 and power_of(s, deck, me) != NO_CATHEDRAL_DISCARD:
        return 195
    mixed = me.goods[WOOD] + me.goods[STONE] >= deck.cathedral_mix[row]
    # ARC-199 to ARC-203 are the rows from the bottom up.
    return LEGAL if mixed and can_pay_cost(s, deck, me, deck.cathedral_cost[row]) else 199 + row


@rule
def advance(s: State, deck: Deck, seat: int) -> None:
    """ARC-389: pay (perhaps in a mix), discard, climb, reward, Acolytes."""
    close(s.agenda)
    me = s.players[seat]
    cost = deck.cathedral_cost[me.cathedral]
    ask(s.agenda, ASK_DISCARD, seat)
    pay_common(me, cost)
    if has_mix(s, deck, me, cost):
        ask(s.agenda, PAY_GOLD_OR_MARBLE, seat)
    else:
        me.goods[GOLD] -= cost[GOLD]
        me.goods[MARBLE] -= cost[MARBLE]
    if deck.cathedral_mix[me.cathedral]:
        ask(s.agenda, PAY_WOOD_OR_STONE, seat)


@rule
def judge_mix(deck: Deck, me: Player, verdict: Ints) -> None:
    """ARC-200, ARC-202: any mix that there is."""
    price = int(deck.cathedral_mix[me.cathedral])
    for stone in range(MOST_MIX + 1):
        fits = stone <= price and stone <= me.goods[STONE] and price - stone <= me.goods[WOOD]
        verdict[PAY_STONE + stone] = LEGAL if fits else 199 + int(me.cathedral)


@rule
def pay_mix(s: State, deck: Deck, seat: int, stone: int) -> None:
    close(s.agenda)
    me = s.players[seat]
    me.goods[STONE] -= stone
    me.goods[WOOD] -= deck.cathedral_mix[me.cathedral] - stone


@rule
def ask_discard(s: State, deck: Deck, seat: int) -> None:
    """ARC-195, ARC-273."""
    ask(s.agenda, CLIMB, seat)
    if power_of(s, deck, s.players[seat]) != NO_CATHEDRAL_DISCARD:
        ask(s.agenda, DISCARD_FOR_CATHEDRAL, seat)


@rule
def climb(s: State, deck: Deck, seat: int) -> None:
    """ARC-196..198; ARC-368: of a reward the automated opponent gains only the virtue."""
    s.players[seat].cathedral += 1
    ask(s.agenda, BONUS_ADVANCE, seat)
    if s.rewards_left == 0:
        gain_virtue(s, seat, 1)
        return
    s.rewards_left -= 1
    reveal(s.chance)
    reward = lift(s.reward_at, REVEALED)
    if seat < s.people:
        gain_items(s, seat, deck.reward_gain[reward])
    else:
        gain_virtue(s, seat, wide(deck.reward_gain[reward, VIRTUE]))
