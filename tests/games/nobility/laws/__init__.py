"""What holds in every position of Nobility, whatever was played: nothing is lost, nothing is made."""

from tests.games.nobility.laws import (
    chancery,
    commands,
    components,
    dice,
    pieces,
    placing,
    questions,
    ranges,
)
from tests.games.nobility.laws.positions import Positions
from tests.laws.law import Law

__all__ = ["LAWS", "Positions"]

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
