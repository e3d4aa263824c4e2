"""Harbour (section 21): goods are sold to the ship."""

from moothall.engine.agenda import ask, close
from moothall.engine.deck import Deck
from moothall.engine.questions import Answer
from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.engine.telling import Values, amount_of
from moothall.engine.verdict import LEGAL
from moothall.games.nobility.actions import DONE, QUESTIONS, SELL_GOOD
from moothall.games.nobility.stages.declining import NO_MORE
from moothall.games.nobility.stages.dice import lay, spend_die
from moothall.games.nobility.stages.parameters import parameter
from moothall.games.nobility.state import HARBOUR, HARBOUR_BONUS, KINDS, Player, Printed, State
from moothall.games.nobility.telling import Named, of_good


@rule
def may_place(s: State, deck: Printed, seat: int, value: int) -> int:
    if s.harbour[value - 1].value:
        return 117
    return LEGAL if can_sell(s, deck, s.players[seat]) else 126


@rule
def has_space(s: State, deck: Printed, good: int) -> bool:
    return s.ship_filled[good] < deck.ship_spaces[s.ship, good]


@rule
def can_sell(s: State, deck: Printed, me: Player) -> bool:
    for good in range(KINDS):
        if me.goods[good] and has_space(s, deck, good):
            return True
    return False


@rule
def place(s: State, deck: Printed, seat: int, choice: int) -> None:
    value = spend_die(s, seat, HARBOUR)
    lay(s.harbour[value - 1], seat, value)
    s.command.left = value
    ask(s.agenda, ASK_SALE, seat)


def tell_place(s: State, deck: Deck, seat: int, values: Named) -> Values:
    most = amount_of(good=int(s.command.value))
    return {"location": "harbour", "ship": deck.ids("ship")[s.ship], "goods_most": most}


@rule
def ask_sale(s: State, deck: Printed, seat: int) -> None:
    if s.command.left and can_sell(s, deck, s.players[seat]):
        ask(s.agenda, SELL, seat)


@rule
def judge_sell(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """NOB-273, NOB-277."""
    for good in range(KINDS):
        if s.players[seat].goods[good] == 0:
            verdict[SELL_GOOD + good] = 30
        else:
            verdict[SELL_GOOD + good] = LEGAL if has_space(s, deck, good) else 277
    verdict[DONE] = LEGAL if s.command.sold else 273


@rule
def sell(s: State, deck: Printed, seat: int, good: int) -> None:
    """NOB-275, NOB-276."""
    close(s.agenda)
    me = s.players[seat]
    me.goods[good] -= 1
    s.ship_filled[good] += 1
    me.coins += int(deck.ship_price[s.ship, good]) + parameter(s, deck, seat, HARBOUR_BONUS, 0)
    s.command.sold += 1
    s.command.left -= 1
    ask(s.agenda, ASK_SALE, seat)


def tell_left(s: State, deck: Deck, seat: int) -> Values:
    return {"left": int(s.command.left), "ship": deck.ids("ship")[s.ship]}


def tell_sale(s: State, deck: Deck, seat: int, values: Named) -> Values:
    good, printed = values["good"], deck.printed
    price = int(printed.ship_price[s.ship, good]) + int(parameter(s, printed, seat, HARBOUR_BONUS, 0))
    return {"goods_sold": of_good(good), "goods_gained": amount_of(coin=price)}


ASK_SALE = QUESTIONS.work("ask_sale", ask_sale)
SELL = QUESTIONS.question(  # the next good, or done (NOB-273)
    "sell",
    judge=judge_sell,
    answers={"sell_good": Answer(sell, tell=tell_sale), "done": NO_MORE},
    tell=tell_left,
)
