"""The action space of Hazard."""

from moothall.engine.actions import ActionSpace
from moothall.engine.questions import Questions

SPACE = ActionSpace()
ROLL = SPACE.block("roll")
STAND = SPACE.block("stand")

QUESTIONS = Questions(SPACE)
