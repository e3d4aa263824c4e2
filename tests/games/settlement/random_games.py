"""Random games that get somewhere, since players pass and exchange seldom, watched all the way."""

import random
from collections.abc import Iterator

from moothall.games.settlement.actions import DONE, END_TURN, EXCHANGE_TWO, PASS_ROUND
from tests.games.settlement.table import Table


def weight(action: int) -> float:
    if EXCHANGE_TWO <= action < END_TURN:
        return 0.1
    return {END_TURN: 0.5, PASS_ROUND: 0.05, DONE: 0.3}.get(action, 1.0)


def choose(table: Table, dice: random.Random) -> int:
    legal = table.match.legal()
    return dice.choices(legal, [weight(action) for action in legal])[0]


def steps(players: int, seed: int, *, rich: bool = False) -> Iterator[Table]:
    """One table, at the start and after every action of a whole game; the rich invite many heroes."""
    table = Table(players, seed=seed, picked=False)
    dice = random.Random(seed)
    if rich:
        for seat in range(players):
            table.has(seat, diamond=30, gold=20)
    yield table
    while not table.match.over:
        table.match.play(choose(table, dice))
        yield table
