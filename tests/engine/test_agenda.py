"""The agenda against a plain list, and its bytes."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from moothall.engine.agenda import DEPTH, Agenda, ask, close, open_seat, open_stage

QUESTIONS = st.tuples(st.integers(1, 127), st.integers(0, 127))


def bytes_of(questions: list[tuple[int, int]]) -> bytes:
    agenda = Agenda.blank()
    for stage, seat in questions:
        ask(agenda, stage, seat)
    return np.asarray(agenda).tobytes()


@given(st.lists(st.none() | QUESTIONS, max_size=60))
def test_the_last_question_is_the_open_one(steps: list[tuple[int, int] | None]) -> None:
    """None closes a question. Equal agendas are equal bytes, whatever was asked in between."""
    agenda = Agenda.blank()
    waiting: list[tuple[int, int]] = []
    for question in steps:
        if question is None and waiting:
            close(agenda)
            waiting.pop()
        elif question is not None and len(waiting) < DEPTH:
            ask(agenda, *question)
            waiting.append(question)
        assert agenda.depth == len(waiting)
        stage, seat = waiting[-1] if waiting else (0, -1)
        assert (open_stage(agenda), open_seat(agenda)) == (stage, seat)
        assert np.asarray(agenda).tobytes() == bytes_of(waiting)
