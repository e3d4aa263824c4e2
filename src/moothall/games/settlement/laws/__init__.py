"""What holds in every position of Settlement, whatever was played: nothing is lost, nothing is made.

A law looks at a whole array of positions at once. The snapshots of a saved game must keep the laws
before anybody plays on from them, and random games are held to them after every action.
"""

from moothall.engine.deck import Deck
from moothall.engine.record import Ints, Records
from moothall.games.settlement.laws import boards, components, questions, ranges
from moothall.games.settlement.laws.positions import Law, Positions

LAWS: tuple[Law, ...] = (*ranges.LAWS, *components.LAWS, *boards.LAWS, *questions.LAWS)


def broken_law(states: Records, deck: Deck, options: Ints) -> tuple[int, str] | None:
    """The number of the first position that breaks a law, and what that law says; None if all is well."""
    positions = Positions(states, deck, options)
    for law in LAWS:
        holds = law.holds(positions)
        if not holds.all():
            return int(holds.argmin()), law.says
    return None
