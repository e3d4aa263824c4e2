"""What holds in every position of Guilds, whatever was played: nothing is lost, nothing is made."""

from moothall.engine.deck import Deck
from moothall.engine.laws import Law, first_broken
from moothall.engine.record import Ints, Records
from moothall.games.guilds.laws import characters, coins, commands, questions, ranges, rooms, sites
from moothall.games.guilds.laws.positions import Positions

LAWS: tuple[Law, ...] = (
    *ranges.LAWS,
    *characters.LAWS,
    *rooms.LAWS,
    *sites.LAWS,
    *questions.LAWS,
    *coins.LAWS,
    *commands.LAWS,
)


def broken_law(states: Records, deck: Deck, options: Ints) -> tuple[int, str] | None:
    """The number of the first position that breaks a law, and what that law says; None if all is well."""
    return first_broken(LAWS, Positions(states, deck, options))
