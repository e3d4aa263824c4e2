"""Quarry, Forest, Mines and Silversmith (section 5): the more own workers, the more they bring."""

from moothall.engine.agenda import ask, close
from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import MINE_CLAY, MINE_GOLD
from moothall.games.architects.state import (
    BONUS_MINES,
    BONUS_QUARRY,
    CLAY,
    GOLD,
    MINE,
    MINES,
    QUARRY,
    SILVER,
    SILVERSMITH,
    STONE,
    WOOD,
    State,
)


@rule
def gather(s: State, seat: int, location: int) -> None:
    """ARC-071, ARC-072, ARC-077; the Mines ask first."""
    if location == MINES:
        ask(s.agenda, MINE, seat)
        return
    workers = s.command.workers
    me = s.players[seat]
    if location == QUARRY:
        me.goods[STONE] += workers
    elif location == SILVERSMITH:
        me.goods[SILVER] += workers + 1
    else:
        me.goods[WOOD] += workers
    ask(s.agenda, BONUS_QUARRY + location, seat)


@rule
def judge_mine(s: State, verdict: Ints) -> None:
    """ARC-076: gold takes two workers."""
    verdict[MINE_CLAY] = LEGAL
    verdict[MINE_GOLD] = LEGAL if s.command.workers >= 2 else 76


@rule
def mine(s: State, seat: int, good: int) -> None:
    """ARC-073..075."""
    close(s.agenda)
    workers = s.command.workers
    s.players[seat].goods[good] += workers + 1 if good == CLAY else workers // 2
    ask(s.agenda, BONUS_MINES, seat)


@rule
def good_mined(action: int) -> int:
    return CLAY if action == MINE_CLAY else GOLD
