"""What holds in every position of Nobility, whatever was played: nothing is lost, nothing is made."""

from moothall.engine.deck import Deck
from moothall.engine.laws import Law, first_broken
from moothall.engine.record import Ints, Records
from moothall.games.nobility.laws import (
    chancery,
    commands,
    components,
    dice,
    pieces,
    placing,
    questions,
    ranges,
)
from moothall.games.nobility.laws.positions import Positions

LAWS: tuple[Law, ...] = (
    *ranges.LAWS,
    *components.LAWS,
    *pieces.LAWS,
    *dice.LAWS,
    *chancery.LAWS,
    *questions.LAWS,
    *commands.LAWS,
    *placing.LAWS,
)


def broken_law(states: Records, deck: Deck, options: Ints) -> tuple[int, str] | None:
    """The number of the first position that breaks a law, and what that law says; None if all is well."""
    return first_broken(LAWS, Positions(states, deck, options))
