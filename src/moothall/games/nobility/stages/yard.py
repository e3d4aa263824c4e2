"""Building yard (section 13): houses."""

from moothall.engine.actions import Action
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.record import wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values, amount_of, tell_lacking
from moothall.engine.verdict import LEGAL
from moothall.games.nobility.actions import QUESTIONS
from moothall.games.nobility.stages.dice import lay, spend_die
from moothall.games.nobility.stages.parameters import parameter
from moothall.games.nobility.stages.tavern import dice_in
from moothall.games.nobility.state import AUTOMA, HOUSE_PRICE, YARD, Printed, State
from moothall.games.nobility.telling import Named


@rule
def may_place(s: State, deck: Printed, seat: int, value: int) -> int:
    me = s.players[seat]
    dice = dice_in(s.yard)
    if dice >= deck.yard_slots[s.seats]:
        return 167
    if dice and value > s.yard[dice - 1].value:
        return 378 if s.yard[dice - 1].owner == AUTOMA else 170
    if me.houses == 0:
        return 173
    return LEGAL if me.coins >= parameter(s, deck, seat, HOUSE_PRICE, wide(deck.house_price)) else 171


@rule
def place(s: State, deck: Printed, seat: int, choice: int) -> None:
    """NOB-171, NOB-172."""
    value = spend_die(s, seat, YARD)
    me = s.players[seat]
    lay(s.yard[dice_in(s.yard)], seat, value)
    me.coins -= parameter(s, deck, seat, HOUSE_PRICE, wide(deck.house_price))
    me.houses -= 1
    me.platform += 1


def tell_place(s: State, deck: Deck, seat: int, values: Named) -> Values:
    price = int(parameter(s, deck.printed, seat, HOUSE_PRICE, int(deck.printed.house_price)))
    return {"location": "yard", "goods_cost": amount_of(coin=price)}


# Why not.


def tell_coins_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    price = int(parameter(s, deck.printed, seat, HOUSE_PRICE, int(deck.printed.house_price)))
    return tell_lacking(amount_of(coin=price - int(s.players[seat].coins)))


QUESTIONS.refusals({171: tell_coins_lacking})
