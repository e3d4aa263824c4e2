"""What holds in every position of Settlement, whatever was played: nothing is lost, nothing is made."""

from tests.games.settlement.laws import boards, components, questions, ranges
from tests.games.settlement.laws.positions import Positions
from tests.laws.law import Law

__all__ = ["LAWS", "Positions"]

LAWS: tuple[Law, ...] = (*ranges.LAWS, *components.LAWS, *boards.LAWS, *questions.LAWS)
