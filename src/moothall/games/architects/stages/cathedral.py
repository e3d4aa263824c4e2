"""The Cathedral (section 14): one row at a time, for a card and a price."""

from moothall.engine.actions import Action
from moothall.engine.agenda import ask, close
from moothall.engine.chance import reveal
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, untold
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values, amount_of, tell_lacking
from moothall.engine.text import NOBODY
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import MOST_MIX, PAY_STONE, QUESTIONS
from moothall.games.architects.stages import goods, hand, piles, virtue
from moothall.games.architects.state import (
    CATHEDRAL_ROWS,
    CATHEDRAL_VIRTUE,
    NO_CATHEDRAL_DISCARD,
    ON_ADVANCE,
    REVEALED,
    STONE,
    VIRTUE,
    WOOD,
    Player,
    Printed,
    State,
)
from moothall.games.architects.telling import Named, tell_goods


@rule
def is_free(s: State, deck: Printed, row: int) -> bool:
    """ARC-192, ARC-196: whether a row, counted from the bottom, has a slot left."""
    taken = 0
    for seat in range(s.seats):
        if s.players[seat].cathedral == row + 1:
            taken += 1
    return taken < deck.cathedral_slots[row]


@rule
def has_card(s: State, deck: Printed, me: Player) -> bool:
    """ARC-195, ARC-273: one to discard, for whoever needs that."""
    return me.hand > 0 or goods.power_of(s, deck, me) == NO_CATHEDRAL_DISCARD


@rule
def can_pay(s: State, deck: Printed, me: Player) -> bool:
    """For the next row."""
    mixed = me.goods[WOOD] + me.goods[STONE] >= deck.cathedral_mix[me.cathedral]
    return mixed and goods.can_pay_cost(s, deck, me, deck.cathedral_cost[me.cathedral])


@rule
def may_advance(s: State, deck: Printed, me: Player) -> int:
    row = int(me.cathedral)
    if row == CATHEDRAL_ROWS:
        return 193
    if me.virtue < CATHEDRAL_VIRTUE:
        return 191
    if not is_free(s, deck, row):
        return 192
    if not has_card(s, deck, me):
        return 195
    # ARC-199 to ARC-203 are the rows from the bottom up.
    return LEGAL if can_pay(s, deck, me) else 199 + row


@rule
def advance(s: State, deck: Printed, seat: int, choice: int) -> None:
    """ARC-389: pay (perhaps in a mix), discard, climb, reward, Acolytes."""
    close(s.agenda)
    row = s.players[seat].cathedral
    ask(s.agenda, ASK_DISCARD, seat)
    goods.pay_cost(s, deck, seat, deck.cathedral_cost[row])
    if deck.cathedral_mix[row]:
        ask(s.agenda, PAY_WOOD_OR_STONE, seat)


@rule
def judge_mix(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """ARC-200, ARC-202: any mix that there is."""
    me = s.players[seat]
    price = int(deck.cathedral_mix[me.cathedral])
    for stone in range(MOST_MIX + 1):
        fits = stone <= price and stone <= me.goods[STONE] and price - stone <= me.goods[WOOD]
        verdict[PAY_STONE + stone] = LEGAL if fits else 199 + int(me.cathedral)


@rule
def pay_mix(s: State, deck: Printed, seat: int, stone: int) -> None:
    close(s.agenda)
    me = s.players[seat]
    me.goods[STONE] -= stone
    me.goods[WOOD] -= deck.cathedral_mix[me.cathedral] - stone


@rule
def ask_discard(s: State, deck: Printed, seat: int) -> None:
    """ARC-195, ARC-273."""
    ask(s.agenda, CLIMB, seat)
    if goods.power_of(s, deck, s.players[seat]) != NO_CATHEDRAL_DISCARD:
        ask(s.agenda, DISCARD_FOR_CATHEDRAL, seat)


@rule
def judge_discard(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    hand.judge_cards(s, seat, verdict, reason=195)


@rule
def climb(s: State, deck: Printed, seat: int) -> None:
    """ARC-196..198; ARC-368: of a reward the automated opponent gains only the virtue."""
    s.players[seat].cathedral += 1
    ask(s.agenda, goods.BONUS + ON_ADVANCE, seat)
    if s.rewards_left == 0:
        virtue.gain_virtue(s, seat, 1)
        return
    s.rewards_left -= 1
    reveal(s.chance)
    reward = piles.lift(s.reward_at, REVEALED)
    if seat < s.people:
        goods.gain_items(s, seat, deck.reward_gain[reward])
    else:
        virtue.gain_virtue(s, seat, wide(deck.reward_gain[reward, VIRTUE]))


# How it is told.


def tell_advance(s: State, deck: Deck, seat: int, values: Named) -> Values:
    step, printed = int(s.players[seat].cathedral), deck.printed
    if step == CATHEDRAL_ROWS:
        return {"row": NOBODY}
    cost, mix = tell_goods(printed.cathedral_cost[step]), int(printed.cathedral_mix[step])
    if mix:
        cost = ",".join(filter(None, (cost, amount_of(wood_or_stone=mix))))
    return {"row": CATHEDRAL_ROWS - step, "goods_cost": cost, "points": int(printed.cathedral_points[step])}


def tell_wood_and_stone(s: State, deck: Deck, seat: int, values: Named) -> Values:
    step, stone = int(s.players[seat].cathedral), values["stone"]
    wood = max(0, int(deck.printed.cathedral_mix[step]) - stone)
    return {"goods_paid": amount_of(wood=wood, stone=stone)}


def tell_price_in_wood(s: State, deck: Deck, seat: int) -> Values:
    step = int(s.players[seat].cathedral)
    price = amount_of(wood_or_stone=int(deck.printed.cathedral_mix[step]))
    return {"row": CATHEDRAL_ROWS - step, "goods_cost": price}


PAY_WOOD_OR_STONE = QUESTIONS.question(  # how much stone is in the mix (ARC-200, ARC-202)
    "pay_wood_or_stone",
    judge=judge_mix,
    answers={"pay_stone": Answer(pay_mix, tell=tell_wood_and_stone, deed=untold)},
    tell=tell_price_in_wood,
)
DISCARD_FOR_CATHEDRAL = QUESTIONS.question(  # a card from the hand
    "discard_for_cathedral", judge=judge_discard, answers={"discard": hand.DISCARD_CARD}
)
ASK_DISCARD = QUESTIONS.work("ask_discard", ask_discard)  # once the mix is paid
CLIMB = QUESTIONS.work("climb", climb)


# Why not.


def tell_virtue_too_low(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    return Telling("why-virtue_low", {"virtue": int(s.players[seat].virtue), "needed": CATHEDRAL_VIRTUE})


def tell_row_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling | None:
    """For the next row; or for one mix of wood and stone of those that it could be paid with."""
    me, printed = s.players[seat], deck.printed
    mix = int(printed.cathedral_mix[me.cathedral])
    if answer.name == "pay_stone":
        stone = answer.values["stone"]
        lacking = max(0, mix - stone - int(me.goods[WOOD])), max(0, stone - int(me.goods[STONE]))
        return tell_lacking(amount_of(wood=lacking[0], stone=lacking[1])) if stone <= mix else None
    lacking_mix = max(0, mix - int(me.goods[WOOD]) - int(me.goods[STONE]))
    cost = goods.tell_cost_lacking(s, deck, me, printed.cathedral_cost[me.cathedral])
    return tell_lacking(",".join(filter(None, (cost, amount_of(wood_or_stone=lacking_mix)))))


QUESTIONS.refusals(
    {191: tell_virtue_too_low} | {199 + row: tell_row_lacking for row in range(CATHEDRAL_ROWS)}
)
