"""What to answer now, and why: for a player who would like to know.

    advice = hints(match, level="master", seed=7)

It is found as a bot of that level would, with no more than the asked seat may know; the reasons are what the
answer and the rest of the same move would bring, in the words of the game.
"""

import numpy as np
from msgspec import Struct

from moothall.bots.bot import Sight, sight_of
from moothall.engine.agenda import open_seat
from moothall.engine.chance import Chance
from moothall.engine.forecast import Foresight, NotLegal
from moothall.engine.game import Telling
from moothall.engine.happening import told
from moothall.engine.match import Match
from moothall.engine.record import Records
from moothall.engine.verdict import LEGAL
from moothall.study.examining import Examiner

HINTS = 3
LONGEST_MOVE = 12  # answers of one move that are foreseen


class Hint(Struct, frozen=True):
    action: int
    telling: Telling
    chance: float  # of the seat that is asked, after it
    gain: float  # against the average of all answers
    line: list[int]  # the answers of the same move, this one first
    why: list[Telling]  # what these would bring


class Advice(Struct, frozen=True):
    ply: int
    hints: list[Hint]  # the best first
    chances: list[float]  # of every seat, with the best answer; alone, how near one comes to the goal


def hints(match: Match, level: str | int = "master", seed: int = 0) -> Advice:
    """Of the question that is open; nothing where there is no choice."""
    dice: Records = np.zeros(1, Chance.twin)
    dice["seed"] = np.uint64(seed)
    sight = sight_of(match, dice)
    found = Examiner(match.game, level, seed).examine(sight, surely=HINTS)
    if not found:
        return Advice(match.ply, [], [])
    seat = sight.seat
    usual = sum(each.chances[seat] for each in found) / len(found)
    best, *others = found[:HINTS]
    others.sort(key=lambda each: -each.chances[seat])
    foresight = Foresight(match.game, match.rules, match.deck, match.state, seat)
    told_of = []
    for each in (best, *others):
        line = move_of(sight, each.line)
        chance = each.chances[seat]
        told_of.append(
            Hint(
                action=each.action,
                telling=match.tell(each.action),
                chance=round(chance, 4),
                gain=round(chance - usual, 4),
                line=line,
                why=reasons(foresight, line),
            )
        )
    return Advice(match.ply, told_of, [round(chance, 4) for chance in best.chances])


def move_of(sight: Sight, line: list[int]) -> list[int]:
    """The answers of a line that belong to the same move, with those that leave no choice between them."""
    state, given = sight.state.copy(), list[int]()
    reveals, waiting = state[0].chance.reveals, list(line)
    while waiting and len(given) < LONGEST_MOVE:
        verdict = np.zeros(len(sight.game.space), np.int16)
        legal = sight.rules.legal(state, sight.deck.record, verdict)
        action = int(np.flatnonzero(verdict == LEGAL)[0]) if legal == 1 else waiting.pop(0)
        if verdict[action] != LEGAL:
            break
        sight.rules.apply(state, sight.deck.record, action)
        given.append(action)
        agenda = state[0].agenda
        if open_seat(agenda) != sight.seat or agenda.depth < 2 or state[0].chance.reveals != reveals:
            break
    return given


def reasons(foresight: Foresight, line: list[int]) -> list[Telling]:
    """What the answers bring for sure, and what they may bring."""
    try:
        forecast = foresight.of(line)
    except NotLegal:  # what comes after the first depends on what is hidden
        forecast = foresight.of(line[:1])
    return [*told(forecast.will), *told(forecast.may)]
