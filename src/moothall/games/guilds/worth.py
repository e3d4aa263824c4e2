"""How good a position looks, in hundredths of a point: points, and what may become points.

It is a measure for players who look one move ahead, not a rule of the game. What is printed on the
components comes from the deck; the weights below are guesses that make the greedy bot play sensibly.
"""

from moothall.engine.rule import entrance
from moothall.games.guilds.scoring import score
from moothall.games.guilds.state import Deck, State


@entrance
def worth(s: State, deck: Deck, seat: int) -> int:
    return 100 * score(s, deck, seat)
