"""Building yard (section 13): houses."""

from moothall.engine.deck import Deck
from moothall.engine.record import wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values, amount_of
from moothall.engine.verdict import LEGAL
from moothall.games.nobility.stages.dice import die_of, is_automa, pips_of, spend_die
from moothall.games.nobility.stages.parameters import parameter
from moothall.games.nobility.stages.tavern import dice_in
from moothall.games.nobility.state import HOUSE_PRICE, YARD, Printed, State
from moothall.games.nobility.telling import Named


@rule
def may_place(s: State, deck: Printed, seat: int, value: int) -> int:
    me = s.players[seat]
    dice = dice_in(s.yard)
    if dice >= deck.yard_slots[s.seats]:
        return 167
    if dice and value > pips_of(s.yard[dice - 1]):
        return 378 if is_automa(s.yard[dice - 1]) else 170
    if me.houses == 0:
        return 173
    return LEGAL if me.coins >= parameter(s, deck, seat, HOUSE_PRICE, wide(deck.house_price)) else 171


@rule
def place(s: State, deck: Printed, seat: int, choice: int) -> None:
    """NOB-171, NOB-172."""
    value = spend_die(s, seat, YARD)
    me = s.players[seat]
    s.yard[dice_in(s.yard)] = die_of(seat, value)
    me.coins -= parameter(s, deck, seat, HOUSE_PRICE, wide(deck.house_price))
    me.houses -= 1
    me.platform += 1


def tell_place(s: State, deck: Deck, seat: int, values: Named) -> Values:
    price = int(parameter(s, deck.printed, seat, HOUSE_PRICE, int(deck.printed.house_price)))
    return {"location": "yard", "goods_cost": amount_of(coin=price)}
