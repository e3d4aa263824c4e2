"""Quarry, Forest, Mines and Silversmith (section 5): the more own workers, the more they bring."""

from moothall.engine.actions import Action
from moothall.engine.agenda import ask, close
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.questions import Answer
from moothall.engine.record import Ints
from moothall.engine.rule import rule
from moothall.engine.telling import Values
from moothall.engine.verdict import LEGAL
from moothall.games.architects.actions import MINE_CLAY, MINE_GOLD, QUESTIONS
from moothall.games.architects.stages import goods
from moothall.games.architects.state import (
    CLAY,
    FOREST,
    GOLD,
    MINES,
    ON_FOREST,
    ON_MINES,
    ON_QUARRY,
    ON_SILVERSMITH,
    QUARRY,
    SILVER,
    SILVERSMITH,
    STONE,
    WOOD,
    Player,
    Printed,
    State,
)
from moothall.games.architects.telling import Named, items, tell_goods


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
    ask(s.agenda, goods.BONUS + ON_QUARRY + location, seat)


@rule
def judge_mine(s: State, deck: Printed, seat: int, verdict: Ints) -> None:
    """ARC-076: gold takes two workers."""
    verdict[MINE_CLAY] = LEGAL
    verdict[MINE_GOLD] = LEGAL if s.command.workers >= 2 else 76


@rule
def mine_clay(s: State, deck: Printed, seat: int, choice: int) -> None:
    """ARC-074."""
    close(s.agenda)
    s.players[seat].goods[CLAY] += s.command.workers + 1
    ask(s.agenda, goods.BONUS + ON_MINES, seat)


@rule
def mine_gold(s: State, deck: Printed, seat: int, choice: int) -> None:
    """ARC-075."""
    close(s.agenda)
    s.players[seat].goods[GOLD] += s.command.workers // 2
    ask(s.agenda, goods.BONUS + ON_MINES, seat)


# How it is told.

# What each worker brings one of, how much more there is, and the apprentices' trigger.
GATHERED = {
    QUARRY: ("stone", 0, ON_QUARRY),
    FOREST: ("wood", 0, ON_FOREST),
    SILVERSMITH: ("silver", 1, ON_SILVERSMITH),
}


def tell_gathering(s: State, deck: Deck, me: Player, location: int) -> Values:
    thing, more, when = GATHERED[location]
    gained = items(**{thing: int(me.working[location]) + 1 + more})
    return {"goods_yield": tell_goods(goods.with_bonus(deck, me, when, gained))}


def mined(deck: Deck, me: Player, workers: int) -> tuple[str, str]:
    """Clay, and gold if there are workers enough (ARC-074..076)."""
    clay = goods.with_bonus(deck, me, ON_MINES, items(clay=workers + 1))
    gold = goods.with_bonus(deck, me, ON_MINES, items(gold=workers // 2)) if workers > 1 else []
    return tell_goods(clay), tell_goods(gold)


def tell_mines(s: State, deck: Deck, me: Player, location: int) -> Values:
    clay, gold = mined(deck, me, int(me.working[location]) + 1)
    return {"goods_clay": clay, "goods_gold": gold, "choice": "yes" if gold else "no"}


def tell_clay(s: State, deck: Deck, seat: int, values: Named) -> Values:
    clay, _ = mined(deck, s.players[seat], int(s.command.workers))
    return {"goods_gained": clay}


def tell_gold(s: State, deck: Deck, seat: int, values: Named) -> Values:
    _, gold = mined(deck, s.players[seat], int(s.command.workers))
    return {"goods_gained": gold}


MINE = QUESTIONS.question(  # clay or gold
    "mine",
    judge=judge_mine,
    answers={"mine_clay": Answer(mine_clay, tell=tell_clay), "mine_gold": Answer(mine_gold, tell=tell_gold)},
)


# Why not.


def tell_too_few(s: State, deck: Deck, seat: int, answer: Action) -> Telling:
    return Telling("why-miners", {"workers": int(s.command.workers)})


QUESTIONS.refusals({76: tell_too_few})
