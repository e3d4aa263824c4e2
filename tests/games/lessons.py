"""What holds for the guided first round of every game.

A game's own test is a class that names what it is about:

    class TestLesson(LessonIsPlayed):
        game, points = GAME, 9
"""

from typing import ClassVar

import pytest

from moothall.engine.game import Game
from moothall.engine.lesson import PUPIL, Lesson, Reached
from moothall.engine.match import Match
from moothall.engine.text import LANGUAGES, Speaker

LONG_ENOUGH = 96  # answers; so many the server holds


def lesson_texts(game: Game) -> set[str]:
    """All that the lesson of a game says."""
    steps = () if game.lesson is None else game.lesson.steps
    said = {f"lesson-{step.name}-{part}" for step in steps for part in ("title", "text")}
    return said | {f"lesson-{step.name}-{part}" for step in steps if step.asks for part in ("then", "else")}


class LessonIsPlayed:
    game: ClassVar[Game]
    points: ClassVar[int]  # of whoever learns, at the end

    @property
    def lesson(self) -> Lesson:
        assert self.game.lesson is not None
        return self.game.lesson

    def begin(self) -> Match:
        return Match(self.game, self.lesson.options, orders=self.lesson.orders(self.game.read_deck()))

    def reached(self, match: Match) -> Reached:
        return self.lesson.reached(self.game.space, match.given)

    def go_on(self, match: Match) -> None:
        """One answer: one that gives itself, a bot's reply, or the first that is meant."""
        own = match.seat == PUPIL
        by_itself = match.unasked(() if own else tuple(self.game.habits))
        if by_itself is not None:
            match.play(by_itself, by_itself=True)
        elif own:
            wanted = self.reached(match).wanted
            meant = self.lesson.meant_of(self.game.space, wanted, match.legal())
            assert meant, f"{wanted} can't be answered to {match.stage}"
            match.play(meant[0])
        else:
            reply = self.lesson.reply(self.game.space, match.given, match.legal())
            assert reply is not None, f"no reply to {match.stage} after {len(match.given)} answers"
            match.play(reply)

    def played(self, steps: int) -> Match:
        """The lesson up to a step, by the answers that are meant alone."""
        match = self.begin()
        while self.reached(match).step < steps:
            self.go_on(match)
        return match

    def test_the_answers_that_are_meant_lead_to_the_end(self) -> None:
        match = self.played(len(self.lesson.steps))
        assert match.ply < LONG_ENOUGH
        assert match.result().scores[PUPIL] == self.points

    def test_it_is_short_begins_with_the_goal_and_ends_with_what_comes_after(self) -> None:
        steps = self.lesson.steps
        assert 8 <= len(steps) <= 14
        assert (steps[0].name, steps[-1].name) == ("goal", "end")
        assert len({step.name for step in steps}) == len(steps)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_step_has_its_words(self, language: str) -> None:
        speaker = Speaker(self.game, language)
        assert all(speaker.text(text) for text in lesson_texts(self.game))

    def test_every_step_can_be_left_for_another_answer_and_come_back_to(self) -> None:
        """Whatever else is answered, the step is the same and knows where the way was left."""
        for number, step in enumerate(self.lesson.steps):
            if not step.asks:
                continue
            match = self.played(number)
            while match.seat != PUPIL:
                self.go_on(match)
            wanted = step.asks[0]
            others = [action for action in match.legal() if not wanted.fits(self.game.space, action)]
            others = [each for each in others if self.game.space.decode(each).name not in self.lesson.beside]
            for other in others[:3]:
                before = match.ply
                match.play(other)
                reached = self.reached(match)
                assert (reached.step, reached.strayed) == (number, before)
                match.take_back(before)
                assert self.reached(match) == Reached(number, wanted, reached.plies, None)
