"""The bot that looks one move ahead and takes what makes its position look best, by the game's `worth`.

It tries every legal answer on a copy of the position, finishes the move that the answer begins, and measures
what stands then. Whatever hidden things a move brings to light are a guess, never the truth.
"""

from functools import cache
from typing import Any

from moothall.bots.bot import State
from moothall.bots.quick import Chooser
from moothall.engine.agenda import open_seat, open_stage
from moothall.engine.chance import Chance, draw
from moothall.engine.game import Game
from moothall.engine.record import Ints, Record, Records
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL, nth_legal

# A move is finished after so many follow-up answers at the latest.
LONGEST_MOVE = 24
# Worth weighs more than any number of answers: those only decide between equals, the shorter way first.
WEIGHT = 64
# By how much somebody who is new to a game misjudges what an answer brings.
HASTE = 140
# Taken off an answer that leads nowhere: it remains a last resort.
FUTILE = 1 << 40

# Where in the scratch things are, behind the position itself: an answer that is tried, and an answer that
# is tried to a follow-up question.
TRIED, FOLLOWED = 1, 2


@rule
def is_same_question(one: State, other: State) -> bool:
    """Whether the open question is still the same one: then an answer changed only what lies on the table."""
    return (
        one.agenda.depth == other.agenda.depth
        and open_stage(one.agenda) == open_stage(other.agenda)
        and open_seat(one.agenda) == open_seat(other.agenda)
    )


@cache
def finishing(game: Game) -> Any:
    """The rule (s, deck, seat, verdict, scratch) that finishes a seat's move; how many answers that took."""
    judge, carry_out, worth = game.legal, game.apply, game.worth

    @rule
    def follow_up(s: State, deck: Record, seat: int, verdict: Ints, scratch: Records) -> int:
        """What looks best at once; the first among equals."""
        judge(s, deck, verdict)
        now = worth(s, deck, seat)
        best = -1
        highest = -2 * FUTILE
        for action in range(len(verdict)):
            if verdict[action] == LEGAL:
                scratch[FOLLOWED] = s
                tried = scratch[FOLLOWED]
                carry_out(tried, deck, action)
                value = worth(tried, deck, seat)
                if value <= now and is_same_question(tried, s):
                    value -= FUTILE
                if value > highest:
                    best = action
                    highest = value
        return best

    @rule
    def finish(s: State, deck: Record, seat: int, verdict: Ints, scratch: Records) -> int:
        answers = 0
        while s.agenda.depth > 1 and open_seat(s.agenda) == seat and answers < LONGEST_MOVE:
            carry_out(s, deck, follow_up(s, deck, seat, verdict, scratch))
            answers += 1
        return answers

    return finish


@cache
def chooser(game: Game, blur: int = 0) -> Chooser:
    """`blur`: by up to so many hundredths of a point each answer is misjudged, for better or worse."""
    judge, carry_out, worth = game.legal, game.apply, game.worth
    finish = finishing(game)

    @rule
    def choose(s: State, deck: Record, verdicts: Ints, dice: Chance, scratch: Records) -> int:
        verdict = verdicts[0]
        count = judge(s, deck, verdict)
        if count <= 1:
            return nth_legal(verdict, 0) if count else -1
        seat = open_seat(s.agenda)
        now = WEIGHT * worth(s, deck, seat)
        best = -1
        highest = -2 * FUTILE
        equals = 0
        for action in range(len(verdict)):
            if verdict[action] == LEGAL:
                scratch[TRIED] = s
                tried = scratch[TRIED]
                carry_out(tried, deck, action)
                is_standing = is_same_question(tried, s)
                answers = finish(tried, deck, seat, verdicts[1], scratch)
                value = WEIGHT * worth(tried, deck, seat) - answers
                # Free exchanges would go round for ever.
                if value <= now and is_standing:
                    value -= FUTILE
                elif blur:
                    value += WEIGHT * (draw(dice, 2 * blur + 1) - blur)
                if value > highest:
                    best = action
                    highest = value
                    equals = 1
                elif value == highest:
                    equals += 1
                    if draw(dice, equals) == 0:
                        best = action
        return best

    return choose


def hasty(game: Game) -> Chooser:
    """Sees what there is to gain, and often misjudges how much."""
    return chooser(game, HASTE)
