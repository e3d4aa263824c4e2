"""What the server foresees in Settlement comes about."""

from typing import ClassVar

from moothall.games.settlement.game import GAME
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
