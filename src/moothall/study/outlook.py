"""What an answer leads to, in the words of the game: how the same move goes on, and what all of it brings.

    told = outlook(sight, line)

A line is how a search would go on. Of that only the move that the answer begins is told: whatever comes after
it depends on others, or on what is hidden.
"""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from moothall.bots.bot import Sight
from moothall.engine.agenda import open_seat
from moothall.engine.forecast import Foresight, NotLegal
from moothall.engine.game import Telling
from moothall.engine.happening import told
from moothall.engine.record import Records, plain
from moothall.engine.verdict import LEGAL

LONGEST_MOVE = 12  # answers of one move that are foreseen
SUPPLY = "change-supply"  # of a seat: everything that it then has more or less of


class Outlook(Struct, frozen=True):
    line: list[int]  # the answers of the same move, the first one first
    then: list[Telling]  # what is chosen after the first one
    why: list[Telling]  # what all of them bring


def outlook(sight: Sight, line: Sequence[int]) -> Outlook:
    answers, then = _move(sight, line)
    foresight = Foresight(sight.game, sight.rules, sight.deck, sight.state, sight.seat)
    return Outlook(answers, then, _reasons(foresight, answers))


def _move(sight: Sight, line: Sequence[int]) -> tuple[list[int], list[Telling]]:
    """The answers that belong to the same move, and words for those after the first that are a choice."""
    state, given, then = sight.state.copy(), list[int](), list[Telling]()
    reveals, waiting = int(state[0].chance.reveals), list(line)
    while waiting and len(given) < LONGEST_MOVE:
        verdict = np.zeros(len(sight.game.space), np.int16)
        is_forced = sight.rules.legal(state, sight.deck.record, verdict) == 1
        action = int(np.flatnonzero(verdict == LEGAL)[0]) if is_forced else waiting.pop(0)
        if verdict[action] != LEGAL:
            break
        if given and not is_forced:
            then.append(sight.game.tell_action(plain(state[0]), sight.deck, action))
        sight.rules.apply(state, sight.deck.record, action)
        given.append(action)
        if not _goes_on(sight, state) or int(state[0].chance.reveals) != reveals:
            break
    return given, then


def _goes_on(sight: Sight, state: Records) -> bool:
    """Whether the same seat is asked for what completes its move."""
    agenda = state[0].agenda
    return bool(open_seat(agenda) == sight.seat and agenda.depth > 1)


def _reasons(foresight: Foresight, answers: list[int]) -> list[Telling]:
    """What they bring for sure and what they may bring, what is one's own first."""
    try:
        forecast = foresight.of(answers)
    except NotLegal:  # what comes after the first depends on what is hidden
        forecast = foresight.of(answers[:1])
    found: dict[object, Telling] = {}
    for telling in (*told(forecast.will), *told(forecast.may)):
        # What a seat has more in the end counts what it had more before something came to light.
        found[_whose(telling) if telling.id == SUPPLY else repr(telling)] = telling
    return sorted(found.values(), key=lambda each: each.id != SUPPLY or _whose(each) != foresight.seat)


def _whose(telling: Telling) -> object:
    return telling.values.get("seat")
