"""The guided first turns."""

from moothall.games.architects.game import GAME
from tests.games.lessons import LessonIsPlayed


class TestLesson(LessonIsPlayed):
    game, points = GAME, 5
