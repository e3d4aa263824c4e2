"""The two entrances to the rulebook, and the rule that a refusal cites where nobody asked."""

from tests.elsewhere.hazard import stages
from tests.elsewhere.hazard.actions import QUESTIONS
from tests.elsewhere.hazard.state import Printed, State

legal, apply = QUESTIONS.referee(stages)


def out_of_turn(s: State, deck: Printed, action: int) -> int:
    return 8


def not_asked(s: State, deck: Printed, action: int) -> int:
    return 8
