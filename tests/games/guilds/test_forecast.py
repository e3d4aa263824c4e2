"""What the server foresees in Guilds comes about."""

from typing import ClassVar

from moothall.games.guilds.game import GAME
from tests.games.forecasts import KeptForecasts, Options


class TestForecasts(KeptForecasts):
    game = GAME
    tables: ClassVar[list[Options]] = [{"players": 2}, {"players": 3, "variant": "six"}]
