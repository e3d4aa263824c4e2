"""What holds in every position of Architects, whatever was played: nothing is lost, nothing is made."""

from moothall.engine.deck import Deck
from moothall.engine.laws import Law, first_broken
from moothall.engine.record import Ints, Records
from moothall.games.architects.laws import cards, commands, questions, ranges, workers
from moothall.games.architects.laws.positions import Positions

LAWS: tuple[Law, ...] = (*ranges.LAWS, *cards.LAWS, *workers.LAWS, *questions.LAWS, *commands.LAWS)


def broken_law(states: Records, deck: Deck, options: Ints) -> tuple[int, str] | None:
    """The number of the first position that breaks a law, and what that law says; None if all is well."""
    return first_broken(LAWS, Positions(states, deck, options))
