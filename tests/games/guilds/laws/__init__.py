"""What holds in every position of Guilds, whatever was played: nothing is lost, nothing is made."""

from tests.games.guilds.laws import characters, coins, commands, questions, ranges, rooms, sites
from tests.games.guilds.laws.positions import Positions
from tests.laws.law import Law

__all__ = ["LAWS", "Positions"]

LAWS: tuple[Law, ...] = (
    *ranges.LAWS,
    *characters.LAWS,
    *rooms.LAWS,
    *sites.LAWS,
    *questions.LAWS,
    *coins.LAWS,
    *commands.LAWS,
)
