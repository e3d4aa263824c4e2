"""What the server foresees in Guilds comes about."""

from typing import Any, ClassVar

from moothall.engine.game import Telling
from moothall.games.guilds.game import GAME
from tests.games.forecasts import KeptForecasts, Options


class TestForecasts(KeptForecasts):
    game = GAME
    says_may = False  # new cards come to light at the end of a week, and nothing comes of them
    tables: ClassVar[list[Options]] = [{"players": 2}, {"players": 3, "variant": "six"}]

    def supply(self, player: Any) -> dict[str, int]:
        return {"silver": player.silver, "gold": player.gold}

    def amounts_of(self, telling: Telling) -> str:
        """What is staked is in no purse any more."""
        if telling.id == "change-staked":
            return str(telling.values["goods"]).replace("=", "=-")
        return super().amounts_of(telling)
