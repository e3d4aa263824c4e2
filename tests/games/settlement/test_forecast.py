"""What the server foresees in Settlement comes about."""

from typing import Any, ClassVar

from moothall.games.settlement.game import GAME
from moothall.games.settlement.state import GOODS
from tests.games.forecasts import KeptForecasts, Options


class TestForecasts(KeptForecasts):
    game = GAME
    tables: ClassVar[list[Options]] = [{"players": 1}, {"players": 3}]
    weights: ClassVar[dict[str, float]] = {
        "pass_round": 0.1,
        "exchange_two": 0.05,
        "exchange_gold": 0.05,
        "exchange_diamonds": 0.05,
        "mirror": 0.1,
    }

    def supply(self, player: Any) -> dict[str, int]:
        return {**dict(zip(GOODS, player.supply, strict=True)), "settler": player.settlers}
