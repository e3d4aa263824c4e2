"""A game's rules over arrays of records: what plays a match, interpreted here, native in `engine.native`."""

from typing import Protocol

from moothall.engine.chance import Chance
from moothall.engine.game import Game
from moothall.engine.record import Ints, Records


class Rules(Protocol):
    def setup(self, states: Records, deck: Records, options: Ints, seed: int) -> None: ...
    def legal(self, states: Records, deck: Records, verdict: Ints) -> int: ...
    def apply(self, states: Records, deck: Records, action: int) -> None: ...
    def conceal(self, states: Records, deck: Records, seat: int, dice: Records) -> None: ...
    def observe(self, states: Records, deck: Records, seat: int, numbers: Ints) -> None: ...


class Interpreted:
    """The rules as plain Python: ready at once, a few hundred steps in the time of a compiler's yawn."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def setup(self, states: Records, deck: Records, options: Ints, seed: int) -> None:
        self.game.setup(states[0], deck[0], options, seed)

    def legal(self, states: Records, deck: Records, verdict: Ints) -> int:
        return self.game.legal(states[0], deck[0], verdict)

    def apply(self, states: Records, deck: Records, action: int) -> None:
        self.game.apply(states[0], deck[0], action)

    def conceal(self, states: Records, deck: Records, seat: int, dice: Records) -> None:
        self.game.conceal(states[0], deck[0], seat, dice.view(Chance.twin)[0])

    def observe(self, states: Records, deck: Records, seat: int, numbers: Ints) -> None:
        self.game.observe(states[0], deck[0], seat, numbers)
