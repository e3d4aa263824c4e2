"""The seats of a table, and who has them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from moothall.bots.levels import USUAL
from moothall.engine.game import Game
from moothall.server.names import proper
from moothall.server.people import Person, fold
from moothall.server.wire import Gone, SeatKind, SeatWish

STAND_IN = USUAL  # the bot that plays for people who are gone or out of time
ALWAYS_THERE = ("bot", "automaton")
STORED = ("kind", "person", "name", "named", "bot", "gone")


class Chair(Struct):
    """A seat, and who has it.

    A person who went away in the middle of a game is still named: a bot has the seat then. An open seat with
    a person is kept for them.
    """

    seat: int
    kind: SeatKind
    person: str | None = None
    name: str | None = None
    named: bool = False
    bot: str | None = None
    gone: Gone | None = None
    wanted: tuple[str, ...] = ()  # habits of the rules that its person wants to be asked about; not stored

    def is_of(self, person: str | None) -> bool:
        """Whether this person sits here."""
        return person is not None and self.kind == "person" and self.person == person

    def awaits(self, person: str | None) -> bool:
        """Whether it is kept for this person, or was theirs and may be again."""
        is_theirs = person is not None and self.person == person and self.kind != "person"
        return is_theirs and self.gone != "resigned"

    def given_up(self, gone: Gone, bot: str) -> "Chair":
        """The same with a bot in it."""
        return Chair(self.seat, "bot", self.person, self.name, self.named, bot, gone)

    def taken_again(self) -> "Chair":
        return Chair(self.seat, "person", self.person, self.name, self.named)

    def stored(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in STORED}


def chair_from(row: Any) -> Chair:
    """As it is stored."""
    return Chair(row.seat, row.kind, row.person, row.name, bool(row.named), row.bot, row.gone)


def distinct_names(chairs: Sequence[Chair]) -> list[str | None]:
    """What the people in these seats are called, so that no two are called alike: Edda, Edda (2)."""
    names: list[str | None] = []
    taken: set[str] = set()
    for chair in chairs:
        name = chair.name
        if name is not None:
            name = next(each for each in _numbered(name) if fold(each) not in taken)
            taken.add(fold(name))
        names.append(name)
    return names


def _numbered(name: str) -> Iterable[str]:
    yield name
    number = 2
    while True:
        yield f"{name} ({number})"
        number += 1


def chairs_for(
    game: Game, options: Mapping[str, int | str], wishes: Iterable[SeatWish], person: Person
) -> list[Chair]:
    """The seats of a table as they are wished for, and behind them those that the rules play."""
    chairs = [_chair_for(seat, wish, person) for seat, wish in enumerate(wishes)]
    automaton = game.automaton(options)
    return [*chairs, *(Chair(seat, "automaton", bot=automaton) for seat in game.automata(options))]


def _chair_for(seat: int, wish: SeatWish, person: Person) -> Chair:
    if wish.kind == "me":
        return Chair(
            seat,
            "person",
            person.id,
            proper(wish.name) if wish.name else person.name,
            named=wish.name is not None,
        )
    if wish.kind == "bot":
        return Chair(seat, "bot", bot=wish.bot)
    return Chair(seat, "open")


def chairs_again(chairs: Iterable[Chair], person: Person) -> list[Chair]:
    """The same seats for another game: the others' are kept for them until they come along."""
    return [_again(chair, person) for chair in chairs]


def _again(chair: Chair, person: Person) -> Chair:
    if chair.person is None:
        return chair
    kind: SeatKind = "person" if chair.person == person.id else "open"
    return Chair(chair.seat, kind, chair.person, chair.name, chair.named)
