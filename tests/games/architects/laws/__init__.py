"""What holds in every position of Architects, whatever was played: nothing is lost, nothing is made."""

from tests.games.architects.laws import cards, commands, questions, ranges, workers
from tests.games.architects.laws.positions import Positions
from tests.laws.law import Law

__all__ = ["LAWS", "Positions"]

LAWS: tuple[Law, ...] = (*ranges.LAWS, *cards.LAWS, *workers.LAWS, *questions.LAWS, *commands.LAWS)
