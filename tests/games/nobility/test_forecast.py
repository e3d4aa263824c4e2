"""What the server foresees in Nobility comes about."""

from typing import ClassVar

from moothall.games.nobility.game import GAME
from tests.games.forecasts import KeptForecasts, Options


class TestForecasts(KeptForecasts):
    game = GAME
    tables: ClassVar[list[Options]] = [{"players": 1}, {"players": 2, "chancery": "on", "events": "on"}]
