"""The records of Hazard: what is printed, and the table."""

from collections.abc import Sequence

from moothall.engine.agenda import Agenda
from moothall.engine.chance import Chance
from moothall.engine.record import Ints, Record, i8

MAX_SEATS = 4
TOKENS = 6
PIPS = 6


class Printed(Record):
    limit: int = i8()
    worth: Ints = i8(TOKENS)


class Player(Record):
    token: int = i8()
    pips: int = i8()
    rolls: int = i8()
    is_done: int = i8()  # stands, or is out


class State(Record):
    chance: Chance = Chance.one()
    agenda: Agenda = Agenda.one()
    seats: int = i8()
    over: int = i8()
    bag: Ints = i8(TOKENS)  # of which each seat has drawn the one with its number
    players: Sequence[Player] = Player.many(MAX_SEATS)
