"""The bot that looks one move ahead and takes what makes its position look best, by the game's `worth`.

It tries every legal answer on a copy of the game, finishes the move that the answer begins, and measures
what stands then. Whatever hidden things a move brings to light are the bot's own guess, never the truth.
"""

from functools import cache

from moothall.bots import Chooser, State
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
# Taken off an answer that leads nowhere: it remains a last resort.
FUTILE = 1 << 40

# Where in the scratch things are: the table as the bot imagines it, the answer it tries on that, and the
# answer it tries to a follow-up question.
IMAGINED, TRIED, FOLLOWED = 0, 1, 2


@rule
def is_same_question(one: State, other: State) -> bool:
    """Whether the open question is still the same one: then an answer changed only what lies on the table."""
    return (
        one.agenda.depth == other.agenda.depth
        and open_stage(one.agenda) == open_stage(other.agenda)
        and open_seat(one.agenda) == open_seat(other.agenda)
    )


@cache
def chooser(game: Game) -> Chooser:
    judge, carry_out, conceal, worth = game.legal, game.apply, game.conceal, game.worth

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
        """Answer what the move still asks of its player; returns how many answers that took."""
        answers = 0
        while s.agenda.depth > 1 and open_seat(s.agenda) == seat and answers < LONGEST_MOVE:
            carry_out(s, deck, follow_up(s, deck, seat, verdict, scratch))
            answers += 1
        return answers

    @rule
    def choose(s: State, deck: Record, verdicts: Ints, dice: Chance, scratch: Records) -> int:
        verdict = verdicts[0]
        count = judge(s, deck, verdict)
        if count <= 1:
            return nth_legal(verdict, 0) if count else -1
        seat = open_seat(s.agenda)
        scratch[IMAGINED] = s
        imagined = scratch[IMAGINED]
        conceal(imagined, deck, seat, dice)
        now = WEIGHT * worth(imagined, deck, seat)
        best = -1
        highest = -2 * FUTILE
        equals = 0
        for action in range(len(verdict)):
            if verdict[action] == LEGAL:
                scratch[TRIED] = imagined
                tried = scratch[TRIED]
                carry_out(tried, deck, action)
                is_standing = is_same_question(tried, imagined)
                answers = finish(tried, deck, seat, verdicts[1], scratch)
                value = WEIGHT * worth(tried, deck, seat) - answers
                # Free exchanges would go round for ever.
                if value <= now and is_standing:
                    value -= FUTILE
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
