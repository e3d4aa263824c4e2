"""The guided first week."""

from moothall.games.guilds.game import GAME
from tests.games.lessons import LessonIsPlayed


class TestLesson(LessonIsPlayed):
    game, points = GAME, 30
