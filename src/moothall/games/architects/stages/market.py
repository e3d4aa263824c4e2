"""The Black Market (section 10) and the Tax Stand (section 9)."""

from moothall.engine.agenda import ask, close
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import PICK, TAKE_BLUEPRINT
from moothall.games.architects.stages.goods import gain_goods, pay_silver, reduction
from moothall.games.architects.stages.piles import draw_building, put_building_under
from moothall.games.architects.stages.virtue import lose_virtue
from moothall.games.architects.stages.workshop import judge_free_hire
from moothall.games.architects.state import (
    AT_MARKET_MIDDLE,
    BLUEPRINT,
    BLUEPRINT_CARDS,
    BONUS_MARKET,
    BONUS_TAX_STAND,
    BUILDINGS,
    IN_HAND,
    LOOKED_AT,
    MARKET_CARDS,
    MARKET_MIDDLE,
    MARKET_SMALL,
    MARKET_VIRTUE,
    NOTHING,
    ON_MARKET,
    ON_TAX_STAND,
    SILVER,
    VIRTUE,
    Deck,
    Player,
    State,
)

MIDDLE = MARKET_MIDDLE - MARKET_SMALL


@rule
def take_taxes(s: State, deck: Deck, seat: int) -> None:
    """ARC-121..125, ARC-294: virtue first, then all the silver."""
    me = s.players[seat]
    lose_virtue(me, max(0, int(deck.tax_stand_virtue) - reduction(deck, me, ON_TAX_STAND, VIRTUE)))
    me.goods[SILVER] += s.tax_stand
    s.tax_stand = 0
    ask(s.agenda, BONUS_TAX_STAND, seat)


@rule
def market_price(deck: Deck, me: Player, space: int) -> int:
    """ARC-296."""
    return max(0, int(deck.market_silver[space]) - reduction(deck, me, ON_MARKET, SILVER))


@rule
def may_deal(s: State, deck: Deck, me: Player, space: int) -> int:
    """ARC-128..131, ARC-137."""
    if me.virtue >= MARKET_VIRTUE:
        return 128
    if s.market_worker[space] != NOTHING:
        return 129
    if me.goods[SILVER] >= market_price(deck, me, space):
        return LEGAL
    if space == MIDDLE:
        return 131
    return 130 if space < MIDDLE else 137


@rule
def deal(s: State, deck: Deck, seat: int, space: int) -> None:
    """ARC-141: silver, virtue, what the space gives, what apprentices and the board add."""
    me = s.players[seat]
    s.market_worker[space] = seat
    pay_silver(s, me, 0, market_price(deck, me, space))
    lose_virtue(me, max(0, int(deck.market_virtue[space]) - reduction(deck, me, ON_MARKET, VIRTUE)))
    ask(s.agenda, BONUS_MARKET, seat)
    if space == MIDDLE:
        ask(s.agenda, AT_MARKET_MIDDLE, seat)
    else:
        gain_from_card(s, deck, me, space // 2)


@rule
def gain_from_card(s: State, deck: Deck, me: Player, side: int) -> None:
    """ARC-130, ARC-137, ARC-138: the top card of the small or the large pile, or the printed default."""
    card = small_card(s) if side == 0 else int(s.market_large)
    if card == NOTHING:
        gain_goods(me, deck.market_default[side])
    else:
        gain_goods(me, deck.market_card[side, card])


@rule
def small_card(s: State) -> int:
    """The card on top of the small pile, NOTHING when that is empty."""
    for card in range(MARKET_CARDS):
        if s.market_depth[card] == 0:
            return card
    return NOTHING


@rule
def judge_middle(s: State, verdict: Ints) -> None:
    """ARC-131, ARC-136."""
    judge_free_hire(verdict)
    verdict[TAKE_BLUEPRINT] = LEGAL if s.buildings_left else 136


@rule
def take_blueprint(s: State, seat: int) -> None:
    """ARC-134, ARC-135."""
    close(s.agenda)
    for number in range(min(BLUEPRINT_CARDS, wide(s.buildings_left))):
        draw_building(s, seat, LOOKED_AT + number)
    ask(s.agenda, BLUEPRINT, seat)


@rule
def judge_blueprint(s: State, verdict: Ints) -> None:
    for card in range(BUILDINGS):
        verdict[PICK + card] = LEGAL if s.building_at[card] >= LOOKED_AT else 134


@rule
def keep_blueprint(s: State, seat: int, kept: int) -> None:
    """ARC-007: the others go under the pile in the order drawn."""
    close(s.agenda)
    s.building_at[kept] = IN_HAND + seat
    s.players[seat].hand += 1
    for number in range(BLUEPRINT_CARDS):
        for card in range(BUILDINGS):
            if s.building_at[card] == LOOKED_AT + number:
                put_building_under(s, card)
