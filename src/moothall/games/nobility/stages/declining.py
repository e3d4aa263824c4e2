"""The answer that ends or declines a question, wherever there is one: no more, or no."""

from moothall.engine.agenda import close
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer, always_the_same, untold
from moothall.engine.rule import rule
from moothall.games.nobility.state import Printed, State
from moothall.games.nobility.telling import Named


@rule
def leave(s: State, deck: Printed, seat: int, choice: int) -> None:
    close(s.agenda)


def tell_declined(s: State, deck: Deck, seat: int, values: Named) -> Telling:
    return Telling("action-done-declined")


NO_MORE = Answer(leave, deed=untold, depends=always_the_same)
DECLINED = Answer(leave, tell=tell_declined, deed=untold, depends=always_the_same)
