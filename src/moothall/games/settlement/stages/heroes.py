"""Inviting heroes, and the row that they lie in (section 9)."""

from collections.abc import Hashable

from moothall.engine.actions import Action
from moothall.engine.chance import reveal
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.rule import rule
from moothall.engine.telling import Values, tell_lacking
from moothall.engine.text import NOBODY
from moothall.engine.verdict import LEGAL
from moothall.games.settlement import telling
from moothall.games.settlement.actions import QUESTIONS
from moothall.games.settlement.stages import artifacts, goods
from moothall.games.settlement.state import (
    BONUS_SETTLER,
    IN_HERO_ROW,
    NOTHING,
    ON_INVITING,
    SUPPLY,
    Player,
    Printed,
    State,
)
from moothall.games.settlement.telling import Named


@rule
def can_pay_with_surcharge(deck: Printed, me: Player, hero: int, space: int) -> bool:
    for thing in range(SUPPLY):
        if me.supply[thing] < deck.hero_cost[hero, thing] + deck.surcharge[space, thing]:
            return False
    return True


@rule
def may_invite(s: State, deck: Printed, me: Player, space: int) -> int:
    """SET-054, SET-152, SET-153, SET-301: one a turn, a hero on that space, its price and surcharge."""
    if s.invited:
        return 54
    hero = s.hero_row[space]
    if hero == NOTHING:
        return 301
    if not goods.can_pay(me, deck.hero_cost[hero]):
        return 152
    return LEGAL if can_pay_with_surcharge(deck, me, hero, space) else 153


@rule
def invite(s: State, deck: Printed, seat: int, space: int) -> None:
    """SET-165: pay, take the card, bonus settlers, shift, refill."""
    me = s.players[seat]
    hero = s.hero_row[space]
    goods.pay(me, deck.hero_cost[hero])
    goods.pay(me, deck.surcharge[space])
    s.hero_at[hero] = seat
    me.supply[BONUS_SETTLER] += deck.hero_bonus[hero]
    artifacts.artifact_gives(deck, me, ON_INVITING, NOTHING)
    shift_heroes(s, space)
    s.invited = 1


@rule
def shift_heroes(s: State, emptied: int) -> None:
    """SET-161..163: heroes to the left move right, and the deck's top card goes to the first space."""
    for space in range(emptied, 0, -1):
        s.hero_row[space] = s.hero_row[space - 1]
    s.hero_row[0] = NOTHING
    if s.heroes_left:
        show_hero(s, 0)


@rule
def show_hero(s: State, space: int) -> None:
    reveal(s.chance)
    s.heroes_left -= 1
    hero = s.hero_deck[s.heroes_left]
    s.hero_deck[s.heroes_left] = NOTHING
    s.hero_row[space] = hero
    s.hero_at[hero] = IN_HERO_ROW


def tell_hero(s: State, deck: Deck, seat: int, values: Named) -> Values:
    space = values["space"]
    hero = int(s.hero_row[space])
    if hero == NOTHING:
        return {"space": space + 1, "hero": NOBODY, "goods_cost": ""}
    cost = telling.tell_goods(price_of(deck.printed, hero, space))
    return {"space": space + 1, "hero": deck.ids("hero")[hero], "goods_cost": cost}


def price_of(printed: Printed, hero: int, space: int) -> list[int]:
    """SET-152, SET-153: with the surcharge of its space."""
    dues = zip(printed.hero_cost[hero], printed.surcharge[space], strict=True)
    return [int(price) + int(surcharge) for price, surcharge in dues]


def tell_price_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    space = answer.values["space"]
    price = price_of(deck.printed, int(s.hero_row[space]), space)
    return tell_lacking(telling.tell_goods(goods.lacking(s.players[seat], price)))


QUESTIONS.refusals({152: tell_price_lacking, 153: tell_price_lacking})


def on_hero(s: State, seat: int, values: Named) -> Hashable:
    return int(s.hero_row[values["space"]])
