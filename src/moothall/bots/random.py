"""The bot that answers anything that is legal, evenly. It looks at nothing else."""

from functools import cache

from moothall.bots.bot import State
from moothall.bots.quick import Chooser
from moothall.engine.chance import Chance, draw
from moothall.engine.game import Game
from moothall.engine.record import Ints, Record, Records
from moothall.engine.rule import rule
from moothall.engine.verdict import nth_legal


@cache
def chooser(game: Game) -> Chooser:
    judge = game.legal

    @rule
    def choose(s: State, deck: Record, verdicts: Ints, dice: Chance, scratch: Records) -> int:
        count = judge(s, deck, verdicts[0])
        if count == 0:
            return -1
        return nth_legal(verdicts[0], draw(dice, count))

    return choose
