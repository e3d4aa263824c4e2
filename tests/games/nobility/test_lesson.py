"""The guided first round."""

from moothall.games.nobility.game import GAME
from tests.games.lessons import LessonIsPlayed


class TestLesson(LessonIsPlayed):
    game, points = GAME, 9
