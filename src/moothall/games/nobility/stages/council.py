"""Stone Council (section 22): goods and coins for the councillors of those whom one has settled."""

from moothall.engine.actions import Action
from moothall.engine.chance import reveal
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.record import wide
from moothall.engine.rule import rule
from moothall.engine.telling import Values, amount_of, tell_lacking
from moothall.engine.verdict import LEGAL
from moothall.games.nobility.actions import QUESTIONS
from moothall.games.nobility.stages.dice import band_of, lay, spend_die
from moothall.games.nobility.stages.gains import change_reputation
from moothall.games.nobility.stages.parameters import parameter
from moothall.games.nobility.stages.piles import pop
from moothall.games.nobility.state import (
    COUNCIL,
    COUNCIL_COINS,
    COUNCIL_LOSS,
    COUNCIL_ROWS,
    KINDS,
    NOTHING,
    RACES,
    Printed,
    State,
)
from moothall.games.nobility.telling import Named, no_place, tell_goods, together


@rule
def may_place(s: State, deck: Printed, seat: int, column: int, value: int) -> int:
    me = s.players[seat]
    row = band_of(value)
    tile = s.council[row, column]
    if tile == NOTHING:
        return 117 if s.council_dice[row, column].value else 468
    if me.nobility < deck.council_nobility[tile]:
        return 284
    if me.races[column] == 0:
        return 285
    for good in range(KINDS):
        if me.goods[good] < deck.council_goods[tile, good]:
            return 289
    return (
        LEGAL if me.coins >= parameter(s, deck, seat, COUNCIL_COINS, wide(deck.council_coins[tile])) else 289
    )


@rule
def place(s: State, deck: Printed, seat: int, column: int) -> None:
    """NOB-288..292."""
    value = spend_die(s, seat, COUNCIL)
    me = s.players[seat]
    row = band_of(value)
    tile = s.council[row, column]
    s.council[row, column] = NOTHING
    lay(s.council_dice[row, column], seat, value)
    s.council_taken[tile] = seat
    me.council_tiles += 1
    for good in range(KINDS):
        me.goods[good] -= deck.council_goods[tile, good]
    me.coins -= parameter(s, deck, seat, COUNCIL_COINS, wide(deck.council_coins[tile]))
    me.vp += deck.council_vp[tile]
    change_reputation(me, -parameter(s, deck, seat, COUNCIL_LOSS, wide(deck.council_loss)))


@rule
def fill_council(s: State) -> None:
    """NOB-033, NOB-294, NOB-324: row by row from the top, each from left to right."""
    for row in range(COUNCIL_ROWS):
        for column in range(KINDS):
            if s.council[row, column] == NOTHING and s.council_left:
                reveal(s.chance)
                s.council[row, column] = pop(s.council_pile, s.council_left)
                s.council_left -= 1


def tell_place(s: State, deck: Deck, seat: int, values: Named) -> Values | Telling:
    column, printed = values["column"], deck.printed
    tile = s.council[band_of(int(s.command.value)), column]
    if tile == NOTHING:
        return no_place("council")
    coins = int(parameter(s, printed, seat, COUNCIL_COINS, int(printed.council_coins[tile])))
    loss = int(parameter(s, printed, seat, COUNCIL_LOSS, int(printed.council_loss)))
    return {
        "location": "council",
        "race": RACES[column],
        "nobility": int(printed.council_nobility[tile]),
        "goods_cost": together(
            tell_goods(printed.council_goods[tile]), amount_of(coin=coins, reputation=loss)
        ),
        "goods_gained": amount_of(point=int(printed.council_vp[tile])),
    }


# Why not.


def tell_nobility(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    tile = int(s.council[band_of(int(s.command.value)), answer.values["column"]])
    needed = int(deck.printed.council_nobility[tile])
    return Telling("why-nobility", {"nobility": int(s.players[seat].nobility), "needed": needed})


def tell_payment_lacking(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    me, printed = s.players[seat], deck.printed
    tile = int(s.council[band_of(int(s.command.value)), answer.values["column"]])
    pairs = zip(printed.council_goods[tile], me.goods, strict=True)
    coins = int(parameter(s, printed, seat, COUNCIL_COINS, int(printed.council_coins[tile])))
    goods = tell_goods([max(0, int(due) - int(has)) for due, has in pairs])
    return tell_lacking(together(goods, amount_of(coin=max(0, coins - int(me.coins)))))


QUESTIONS.refusals({284: tell_nobility, 289: tell_payment_lacking})
