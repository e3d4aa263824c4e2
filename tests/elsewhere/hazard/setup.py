"""From the options and a seed to the first question."""

from typing import Any

from moothall.engine.agenda import ask
from moothall.engine.chance import seed_chance, shuffle
from moothall.engine.deck import Deck
from moothall.engine.orders import check_entries, check_order
from moothall.engine.record import Ints, wide
from moothall.engine.rule import entrance, rule
from tests.elsewhere.hazard.stages import turn
from tests.elsewhere.hazard.state import TOKENS, Printed, State


@entrance
def setup(s: State, deck: Printed, options: Ints, seed: int) -> None:
    seed_chance(s.chance, seed)
    for token in range(TOKENS):
        s.bag[token] = token
    shuffle(s.chance, s.bag, TOKENS)
    begin(s, options)


@rule
def begin(s: State, options: Ints) -> None:
    s.seats = options[0]
    for seat in range(wide(s.seats)):
        s.players[seat].token = s.bag[seat]
    ask(s.agenda, turn.TURN, 0)


def arrange(s: State, deck: Deck, options: Ints, orders: Any) -> None:
    check_entries(orders, {"tokens"})
    check_order("tokens", orders["tokens"], deck.ids("token"))
    for place, token in enumerate(orders["tokens"]):
        s.bag[place] = deck.ids("token").index(token)
    begin(s, options)
