"""The guide of a first round at the terminal: what each step says, and which answers are meant."""

from rich.text import Text

from moothall.cli.answers import MEANT
from moothall.engine.lesson import PUPIL, Lesson, Reached, Step
from moothall.engine.match import Match
from moothall.engine.text import Speaker


def guide_of(match: Match, speaker: Speaker) -> "Guide | None":
    """Where a match is the lesson of its game, also one that was left and is taken up again."""
    lesson = match.game.lesson
    if lesson is None or match.orders is None or match.orders != lesson.orders(match.deck):
        return None
    return Guide(lesson, match, speaker)


class Guide:
    def __init__(self, lesson: Lesson, match: Match, speaker: Speaker) -> None:
        self.lesson, self.match, self.speaker = lesson, match, speaker
        self._read = 0 if match.ply == 0 else self._reached.step  # steps that were spoken of to their end

    @property
    def _reached(self) -> Reached:
        return self.lesson.reached(self.match.game.space, self.match.given)

    def reply(self) -> int | None:
        """What the asked bot answers; None where it has to think for itself."""
        return self.lesson.reply(self.match.game.space, self.match.given, self.match.legal())

    def meant(self) -> list[int]:
        """Of the legal answers those that the step wants."""
        if self.match.seat != PUPIL:
            return []
        return self.lesson.meant_of(self.match.game.space, self._reached.wanted, self.match.legal())

    def words(self) -> list[Text]:
        """What is to be read before the question: what the last step brought, then what this one is about."""
        reached, steps = self._reached, self.lesson.steps
        lines: list[Text] = []
        for number in range(self._read, reached.step):
            lines += self._then(steps[number]) if steps[number].asks else self._about(number)
        self._read = reached.step
        if reached.step == len(steps):
            return lines
        can_be_done = bool(self.meant())
        if reached.strayed is not None:
            lines += self._strayed(steps[reached.step])
            return lines + self._about(reached.step) if can_be_done else lines
        lines += self._about(reached.step)
        hint = self._say("play-lesson-marked", mark=MEANT) if can_be_done else self._say("lesson-blocked")
        return [*lines, Text(hint, "italic")]

    def _about(self, number: int) -> list[Text]:
        step = self.lesson.steps[number]
        count = self._say("lesson-step", step=number + 1, steps=len(self.lesson.steps))
        return [*self._heading(self._say(f"lesson-{step.name}-title"), count), self._text(step, "text")]

    def _then(self, step: Step) -> list[Text]:
        return [*self._heading(self._say("lesson-then")), self._text(step, "then")]

    def _strayed(self, step: Step) -> list[Text]:
        said = f"{self._say('lesson-strayed-text')} {self._say(f'lesson-{step.name}-else')}"
        return [*self._heading(self._say("lesson-strayed")), Text(said), Text(self._say("play-lesson-back"))]

    def _heading(self, title: str, note: str = "") -> list[Text]:
        return [Text(), Text.assemble((title, "bold yellow"), (f"  {note}" if note else "", "dim"))]

    def _text(self, step: Step, part: str) -> Text:
        return Text(self._say(f"lesson-{step.name}-{part}"))

    def _say(self, text: str, **words: int | str) -> str:
        return self.speaker.text(text, **words)
