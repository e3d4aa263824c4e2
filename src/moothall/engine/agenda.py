"""The questions that wait for an answer: a small stack in the state.

Exactly one question is open at any moment, the top one: a stage of the game and the seat that must
answer. A rule that needs a choice asks for it; the answer's rule closes the question and goes on.
A game may put works there too, stages that nobody is asked about: it does them as soon as they are on top.
"""

from collections.abc import Sequence

from moothall.engine.record import Record, i8
from moothall.engine.rule import rule

DEPTH = 12


class Question(Record):
    stage: int = i8()
    seat: int = i8()


class Agenda(Record):
    depth: int = i8()
    questions: Sequence[Question] = Question.many(DEPTH)


@rule
def ask(agenda: Agenda, stage: int, seat: int) -> None:
    question = agenda.questions[agenda.depth]
    question.stage = stage
    question.seat = seat
    agenda.depth += 1


@rule
def close(agenda: Agenda) -> None:
    """Take the open question off; its place is wiped so that equal positions are equal bytes."""
    agenda.depth -= 1
    question = agenda.questions[agenda.depth]
    question.stage = 0
    question.seat = 0


@rule
def open_stage(agenda: Agenda) -> int:
    """The stage of the open question, 0 when none is open."""
    if agenda.depth == 0:
        return 0
    return agenda.questions[agenda.depth - 1].stage


@rule
def open_seat(agenda: Agenda) -> int:
    """Whose answer is awaited, -1 when no question is open."""
    if agenda.depth == 0:
        return -1
    return agenda.questions[agenda.depth - 1].seat
