"""Building yard (section 13): houses."""

from moothall.engine.record import wide
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.nobility.stages.dice import die_of, is_automa, pips_of
from moothall.games.nobility.stages.parameters import parameter
from moothall.games.nobility.stages.tavern import dice_in
from moothall.games.nobility.state import HOUSE_PRICE, Printed, State


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
def place(s: State, deck: Printed, seat: int, value: int) -> None:
    """NOB-171, NOB-172."""
    me = s.players[seat]
    s.yard[dice_in(s.yard)] = die_of(seat, value)
    me.coins -= parameter(s, deck, seat, HOUSE_PRICE, wide(deck.house_price))
    me.houses -= 1
    me.platform += 1
