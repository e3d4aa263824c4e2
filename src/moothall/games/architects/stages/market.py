"""The Black Market (section 10) and the Tax Stand (section 9)."""

from moothall.engine.actions import Action
from moothall.engine.agenda import ask, close
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, always_the_same
from moothall.engine.record import Ints, wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values, amount_of
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import PICK, QUESTIONS, TAKE_BLUEPRINT
from moothall.games.architects.stages import goods, piles, virtue, workshop
from moothall.games.architects.state import (
    BLUEPRINT_CARDS,
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
    Player,
    Printed,
    State,
)
from moothall.games.architects.telling import (
    Named,
    items,
    tell_goods,
    tell_named_building,
    tell_secret_pick,
)

MIDDLE = MARKET_MIDDLE - MARKET_SMALL
SIDES = (0, NOTHING, 1)  # of a card: which one is read at each space


@rule
def take_taxes(s: State, deck: Printed, seat: int) -> None:
    """ARC-121..125, ARC-294: virtue first, then all the silver."""
    me = s.players[seat]
    virtue.lose_virtue(me, goods.reduced(deck, me, ON_TAX_STAND, VIRTUE, wide(deck.tax_stand_virtue)))
    me.goods[SILVER] += s.tax_stand
    s.tax_stand = 0
    ask(s.agenda, goods.BONUS + ON_TAX_STAND, seat)


@rule
def market_price(deck: Printed, me: Player, space: int) -> int:
    """ARC-296."""
    return goods.reduced(deck, me, ON_MARKET, SILVER, wide(deck.market_silver[space]))


@rule
def may_deal(s: State, deck: Printed, me: Player, space: int) -> int:
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
def deal(s: State, deck: Printed, seat: int, space: int) -> None:
    """ARC-141: silver, virtue, what the space gives, what apprentices and the board add."""
    me = s.players[seat]
    s.market_worker[space] = seat
    goods.pay_silver(s, me, 0, market_price(deck, me, space))
    virtue.lose_virtue(me, goods.reduced(deck, me, ON_MARKET, VIRTUE, wide(deck.market_virtue[space])))
    ask(s.agenda, goods.BONUS + ON_MARKET, seat)
    if space == MIDDLE:
        ask(s.agenda, AT_MARKET_MIDDLE, seat)
    else:
        gain_from_card(s, deck, me, SIDES[space])


@rule
def gain_from_card(s: State, deck: Printed, me: Player, side: int) -> None:
    """ARC-130, ARC-137, ARC-138: the top card of the small or the large pile, or the printed default."""
    card = small_card(s) if side == 0 else int(s.market_large)
    if card == NOTHING:
        goods.gain_goods(me, deck.market_default[side])
    else:
        goods.gain_goods(me, deck.market_card[side, card])


@rule
def small_card(s: State) -> int:
    """The card on top of the small pile, NOTHING when that is empty."""
    for card in range(MARKET_CARDS):
        if s.market_depth[card] == 0:
            return card
    return NOTHING


@rule
def judge_middle(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """ARC-131, ARC-136."""
    workshop.judge_free_hire(s, deck, seat, verdict)
    verdict[TAKE_BLUEPRINT] = LEGAL if s.buildings_left else 136


@rule
def take_blueprint(s: State, deck: Printed, seat: int, choice: int) -> None:
    """ARC-134, ARC-135."""
    close(s.agenda)
    for number in range(min(BLUEPRINT_CARDS, wide(s.buildings_left))):
        piles.draw_building(s, seat, LOOKED_AT + number)
    ask(s.agenda, BLUEPRINT, seat)


@rule
def judge_blueprint(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    for card in range(BUILDINGS):
        verdict[PICK + card] = LEGAL if s.building_at[card] >= LOOKED_AT else 134


@rule
def keep_blueprint(s: State, deck: Printed, seat: int, kept: int) -> None:
    """ARC-007: the others go under the pile in the order drawn."""
    close(s.agenda)
    s.building_at[kept] = IN_HAND + seat
    s.players[seat].hand += 1
    for number in range(BLUEPRINT_CARDS):
        for card in range(BUILDINGS):
            if s.building_at[card] == LOOKED_AT + number:
                piles.put_building_under(s, card)


# How it is told.


def tell_tax_stand(s: State, deck: Deck, me: Player, location: int) -> Values:
    gained = goods.with_bonus(deck, me, ON_TAX_STAND, items(silver=int(s.tax_stand)))
    lost = goods.reduced(deck.printed, me, ON_TAX_STAND, VIRTUE, deck.printed.tax_stand_virtue)
    return {"goods_yield": tell_goods(gained), "goods_cost": amount_of(virtue=lost)}


def tell_space(s: State, deck: Deck, me: Player, location: int) -> Values:
    printed, space = deck.printed, location - MARKET_SMALL
    silver = market_price(printed, me, space)
    lost = goods.reduced(printed, me, ON_MARKET, VIRTUE, printed.market_virtue[space])
    gained = goods.with_bonus(deck, me, ON_MARKET, goods_at(s, deck, space))
    return {"goods_cost": amount_of(silver=silver, virtue=lost), "goods_yield": tell_goods(gained)}


def goods_at(s: State, deck: Deck, space: int) -> list[int]:
    """What a space gives now, as items (ARC-138); in the middle that is still to be chosen."""
    if space == MIDDLE:
        return items()
    printed, side = deck.printed, SIDES[space]
    card = small_card(s) if side == 0 else int(s.market_large)
    return [*(printed.market_default[side] if card == NOTHING else printed.market_card[side, card]), 0, 0]


def tell_blueprint(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return {"cards": min(BLUEPRINT_CARDS, int(s.buildings_left))}


AT_MARKET_MIDDLE = QUESTIONS.question(  # hire, or take a blueprint (ARC-131)
    "market_middle",
    judge=judge_middle,
    answers={
        "hire": workshop.HIRE_FREELY,
        "blueprint": Answer(take_blueprint, tell=tell_blueprint, group="cards"),
    },
)
BLUEPRINT = QUESTIONS.question(  # the card to keep of those drawn (ARC-134)
    "blueprint",
    judge=judge_blueprint,
    answers={
        "pick": Answer(
            keep_blueprint, tell=tell_named_building, deed=tell_secret_pick, depends=always_the_same
        )
    },
)


# Why not.


def tell_virtue_too_high(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    virtue_now = int(s.players[seat].virtue)
    return Telling("why-virtue_high", {"virtue": virtue_now, "limit": MARKET_VIRTUE})


def tell_price_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    me = s.players[seat]
    space = answer.values["location"] - MARKET_SMALL
    return goods.tell_silver_lacking(me, int(market_price(deck.printed, me, space)))


QUESTIONS.refusals({128: tell_virtue_too_high} | dict.fromkeys((130, 131, 137), tell_price_lacking))
