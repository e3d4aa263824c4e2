"""Questions declared beside their rules: the engine writes `legal` and `apply` and knows how all is told."""

import sys
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from moothall.engine.actions import ActionSpace
from moothall.engine.agenda import Agenda, ask, close, open_stage
from moothall.engine.game import Telling
from moothall.engine.questions import FIRST_WORK, Answer, Questions, always_the_same, untold
from moothall.engine.record import Ints, Record, i8
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL, NOT_ASKED

SPACE = ActionSpace()
WALK = SPACE.block("walk", steps=3)
RUN = SPACE.block("run", steps=2)
REST = SPACE.block("rest")
DONE = SPACE.block("done")
QUESTIONS = Questions(SPACE)


class State(Record):
    agenda: Agenda = Agenda.one()
    place: int = i8()
    rests: int = i8()
    tired: Ints = i8(2)


@rule
def judge_move(s: State, deck: Any, seat: int, verdict: Ints) -> None:
    for steps in range(3):
        verdict[WALK + steps] = LEGAL if s.place + steps < 9 else 7
    verdict[RUN] = verdict[RUN + 1] = 8 if s.tired[seat] else LEGAL


@rule
def judge_pause(s: State, deck: Any, seat: int, verdict: Ints) -> None:
    verdict[REST] = LEGAL


@rule
def judge_break(s: State, deck: Any, seat: int, verdict: Ints) -> None:
    verdict[DONE] = LEGAL


@rule
def move(s: State, deck: Any, seat: int, choice: int) -> None:
    close(s.agenda)
    s.place += choice
    ask(s.agenda, TIRE + (choice >= 3), seat)


@rule
def rest(s: State, deck: Any, seat: int, choice: int) -> None:
    s.rests += 1


@rule
def rest_long(s: State, deck: Any, seat: int, choice: int) -> None:
    s.rests += 10


@rule
def finish_break(s: State, deck: Any, seat: int, choice: int) -> None:
    close(s.agenda)
    ask(s.agenda, MOVE, seat)


@rule
def tire(s: State, deck: Any, seat: int, kind: int) -> None:
    s.tired[seat] = kind
    ask(s.agenda, NEXT, seat)


@rule
def go_on(s: State, deck: Any, seat: int) -> None:
    ask(s.agenda, BREAK if s.tired[seat] else MOVE, 1 - seat)


def tell_walk(s: State, deck: Any, seat: int, values: Mapping[str, int]) -> dict[str, int | str]:
    return {"steps": values["steps"] or "none"}


def tell_rest(s: State, deck: Any, seat: int, values: Mapping[str, int]) -> Telling:
    return Telling("action-rest-again" if s.rests else "action-rest")


MOVE = QUESTIONS.question(
    "move",
    judge=(judge_move, judge_pause),
    answers={
        ("walk", "run"): Answer(move, tell=tell_walk, group="ways", depends=always_the_same),
        "rest": Answer(rest, tell=tell_rest, deed=untold),
    },
    tell=lambda s, deck, seat: {"place": int(s.place)},
)
BREAK = QUESTIONS.question(
    "break", judge=(judge_pause, judge_break), answers={"rest": rest_long, "done": finish_break}
)
TIRE = QUESTIONS.works("tire", tire, kinds=2)
NEXT = QUESTIONS.work("next", go_on)
legal, apply = QUESTIONS.referee(sys.modules[__name__], works=(NEXT,))


def game(stage: int = MOVE) -> Any:
    s = State.blank()
    ask(s.agenda, stage, 0)
    return s


def judged(s: Any) -> tuple[int, list[int]]:
    verdict = np.zeros(len(SPACE), np.int16)
    return legal(s, None, verdict), [int(number) for number in verdict]


def test_numbers_and_names_follow_the_order_of_declaration() -> None:
    assert (MOVE, BREAK, TIRE, NEXT) == (1, 2, FIRST_WORK, FIRST_WORK + 2)
    assert QUESTIONS.stages == ("over", "move", "break")
    assert [block.name for block in QUESTIONS.blocks(MOVE)] == ["walk", "run", "rest"]


def test_all_judges_of_a_question_have_their_say_and_no_others() -> None:
    assert judged(game()) == (6, [0, 0, 0, 0, 0, 0, NOT_ASKED])
    assert judged(game(BREAK)) == (2, [NOT_ASKED] * 5 + [0, 0])
    nothing = State.blank()
    assert judged(nothing) == (0, [NOT_ASKED] * 7)


def test_blocks_that_share_a_rule_are_counted_from_the_first() -> None:
    s = game()
    apply(s, None, RUN)
    assert (s.place, s.tired[0]) == (3, 1)


def test_works_are_done_until_a_question_is_open() -> None:
    s = game()
    apply(s, None, WALK + 1)
    assert (open_stage(s.agenda), s.agenda.questions[0].seat) == (MOVE, 1)
    apply(s, None, RUN + 1)
    assert (open_stage(s.agenda), s.agenda.questions[0].seat) == (BREAK, 0)


def test_works_that_the_setup_leaves_on_top_can_be_done_before_the_first_answer() -> None:
    s = game(NEXT)
    QUESTIONS.proceed(s, None)
    assert (open_stage(s.agenda), s.agenda.questions[0].seat) == (MOVE, 1)


def test_the_same_answer_may_be_carried_out_by_another_rule_in_another_question() -> None:
    s = game()
    apply(s, None, REST)
    assert s.rests == 1
    s = game(BREAK)
    apply(s, None, REST)
    assert s.rests == 10
    apply(s, None, DONE)
    assert open_stage(s.agenda) == MOVE


def test_choices_deeds_and_questions_are_told_as_declared() -> None:
    s = game()
    assert QUESTIONS.tell_question(s, None) == Telling("question-move", {"place": 0})
    assert QUESTIONS.tell_action(s, None, WALK + 2) == Telling("action-walk", {"steps": 2}, "ways")
    assert QUESTIONS.tell_action(s, None, WALK) == Telling("action-walk-none", {"steps": "none"}, "ways")
    assert QUESTIONS.tell_action(s, None, REST) == Telling("action-rest", {}, "answers")
    assert QUESTIONS.tell_deed(s, None, RUN + 1) == Telling("deed-run", {"seat": 0, "steps": 1})
    assert QUESTIONS.tell_deed(s, None, REST) is None
    assert QUESTIONS.tell_question(game(BREAK), None) == Telling("question-break")
    assert QUESTIONS.tell_question(State.blank(), None) == Telling("question-over")


def test_what_a_question_only_refuses_is_told_as_where_it_could_be_answered() -> None:
    assert QUESTIONS.tell_action(game(BREAK), None, WALK + 2) == Telling("action-walk", {"steps": 2}, "ways")
    assert QUESTIONS.tell_action(game(), None, DONE) == Telling("action-done", {}, "answers")


def test_mistakes_in_declarations_are_named() -> None:
    questions = Questions(SPACE)
    with pytest.raises(ValueError, match="walk and rest don't follow one another"):
        questions.question("x", judge=judge_move, answers={("walk", "rest"): move})
    questions.question("x", judge=judge_move, answers={"walk": move})
    with pytest.raises(ValueError, match="there is a question 'x' already"):
        questions.question("x", judge=judge_move, answers={"walk": move})
    with pytest.raises(ValueError, match="too many works"):
        questions.works("y", tire, kinds=65)
    with pytest.raises(KeyError, match="fly"):
        questions.question("z", judge=judge_move, answers={"fly": move})
    with pytest.raises(ValueError, match="no question takes run, rest, done"):
        questions.referee(sys.modules[__name__])
