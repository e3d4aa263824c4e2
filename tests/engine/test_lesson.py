"""How far somebody has come in a lesson, from the answers given."""

from moothall.engine.actions import ActionSpace
from moothall.engine.lesson import Lesson, Reached, Step, laid_on_top, meant
from moothall.engine.match import Given

SPACE = ActionSpace()
DIG = SPACE.block("dig", row=3)
LAY = SPACE.block("lay", row=3, column=3)
EASE = SPACE.block("ease")
REST = SPACE.block("rest")

DIGS, LAYS = meant("dig", row=1), meant("lay", row=1)
LESSON = Lesson(
    options={},
    orders=lambda deck: {},
    steps=(
        Step("goal", ""),
        Step("dig", "field", (DIGS, LAYS)),
        Step("rest", "", (meant("rest"),)),
        Step("end", ""),
    ),
    replies=(meant("dig", row=2), meant("rest")),
    beside=("ease",),
)


def answers(*given: int, seat: int = 0) -> list[Given]:
    return [Given(seat, action, False) for action in given]


def reached(*given: Given) -> Reached:
    return LESSON.reached(SPACE, list(given))


def test_steps_end_with_the_answers_that_they_ask_for() -> None:
    dig, lay = SPACE.encode("dig", row=1), SPACE.encode("lay", row=1, column=2)
    assert reached() == Reached(1, DIGS, [0], None)
    assert reached(*answers(dig)) == Reached(1, LAYS, [0], None)
    assert reached(*answers(dig, EASE, lay)) == Reached(2, meant("rest"), [0, 3], None)
    assert reached(*answers(dig, lay, REST)) == Reached(4, None, [0, 2, 3, 3], None)


def test_another_answer_is_where_the_way_was_left() -> None:
    dig, lay = SPACE.encode("dig", row=1), SPACE.encode("lay", row=1, column=2)
    assert reached(*answers(DIG, REST)) == Reached(1, DIGS, [0], 0)
    assert reached(*answers(DIG, dig)) == Reached(1, LAYS, [0], None)
    assert reached(*answers(dig, LAY)) == Reached(1, DIGS, [0], 1)  # the step is asked for from its start
    assert reached(*answers(dig, LAY, dig, lay)).step == 2


def test_what_others_answer_and_what_comes_by_itself_leads_nowhere_else() -> None:
    assert reached(*answers(REST, seat=1), Given(0, REST, True)) == Reached(1, DIGS, [0], None)


def test_what_completes_a_move_is_meant_where_nothing_else_can_be() -> None:
    dig = SPACE.encode("dig", row=1)
    assert LESSON.meant_of(SPACE, DIGS, [DIG, dig, REST, EASE]) == [dig]
    assert LESSON.meant_of(SPACE, DIGS, [DIG, EASE]) == [EASE]
    assert LESSON.meant_of(SPACE, DIGS, [DIG, REST]) == []
    assert LESSON.meant_of(SPACE, None, [DIG, EASE]) == []


def test_bots_answer_as_agreed_as_long_as_they_can() -> None:
    third, rest = SPACE.encode("dig", row=2), REST
    assert LESSON.reply(SPACE, [], [DIG, third]) == third
    assert LESSON.reply(SPACE, [], [DIG]) is None
    assert LESSON.reply(SPACE, answers(third, seat=1), [DIG, rest]) == rest
    assert LESSON.reply(SPACE, answers(DIG, seat=1), [rest]) is None  # it went its own way before
    assert LESSON.reply(SPACE, answers(third, rest, seat=1), [rest]) is None


def test_a_pile_has_what_is_needed_on_top_and_all_the_rest_below() -> None:
    ids = [*"abcdefgh", "a"]
    assert laid_on_top(ids, "c", "a")[:2] == ["c", "a"]
    assert sorted(laid_on_top(ids, "c", "a")) == sorted(ids)
