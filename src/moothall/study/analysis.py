"""A whole game, looked at again: what each decision cost, where the game turned, and how much luck there was.

    study = analyse(match, level="master", seed=0)

Every question is judged with what the seat that was asked could know then, never with what came to light
later. The same game with the same seed gives the same study.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Literal

import numpy as np
from msgspec import Struct

from moothall.bots.bot import Sight
from moothall.bots.levels import BUDGETS
from moothall.bots.thinker import judges_by
from moothall.engine.chance import Chance
from moothall.engine.game import Game
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.engine.record import Records
from moothall.engine.verdict import count_legal
from moothall.study.beyond import Beyond
from moothall.study.examining import Examiner, Finding, ending_of, sight_at
from moothall.study.luck import Fortune
from moothall.study.outlook import Outlook, outlook
from moothall.study.usual import Usual, usual_at

FORMAT = 3
Mark = Literal["", "slip", "mistake", "blunder"]
# So much of the chance to win must an answer have cost to be called so; the text `study-marks` says it too.
MARKS: tuple[tuple[Mark, float], ...] = (("blunder", 0.18), ("mistake", 0.08), ("slip", 0.03))
BETTER = 3  # answers that are told
DEEPER = 4  # times as many looks before an answer is called bad, and as many deals after it
TURNING = 3

Tell = Callable[[int, int], None]  # (how many decisions are done, of how many)


class Better(Struct, frozen=True):
    action: int
    chance: float  # of the seat that answered
    line: list[int] = []  # of the best one: how it would go on, itself first


class Moment(Struct, frozen=True):
    """An answer that somebody had a choice in."""

    ply: int  # before the answer
    seat: int
    action: int  # what was answered
    chances: list[float]  # of every seat, with the best answer; alone, how near one comes to the goal
    after: list[float]  # of every seat after the answer that was given, as the seat could judge it then
    chance: float  # of the seat that answered, after its answer
    better: list[Better]  # the best three, the best first
    lost: float
    mark: Mark = ""


class SeatStudy(Struct, frozen=True):
    decisions: int
    slips: int
    mistakes: int
    blunders: int
    mean_lost: float
    luck: float  # what dice, deals and others' hidden things brought beyond what was to be expected
    sources: dict[str, int]  # points by source, as they were
    usual: dict[str, float]  # what strong bots have from each source on average


class Study(Struct, frozen=True):
    format: int
    game: str
    rules: int
    options: dict[str, int | str]
    level: str
    seed: int
    judged_by: Literal["learned", "worth"]
    players: int
    moments: list[Moment]
    rounds: list[tuple[int, int]]  # (ply, the game's progress from there on)
    turning: list[int]  # plies of the moments after which the chances changed most
    end: list[float]  # every seat's part of the victory; empty where the game wasn't played to its end
    seats: list[SeatStudy]
    usual_by: str  # the level that usually has what is usual; empty where that isn't known


def analyse(match: Match, level: str = "master", seed: int = 0, tell: Tell | None = None) -> Study:
    """Of a match that holds all its answers; a ValueError says what is wrong with the question."""
    if level not in BUDGETS:
        raise ValueError(f"a game is judged at the level {' or '.join(BUDGETS)}, not '{level}'")
    if match.first:
        raise ValueError("this match has let go of its first answers")
    game = match.game
    match.rules = native(game)
    plies = [ply for ply in range(match.ply) if is_decision(match, ply)]
    judge = Judge(game, BUDGETS[level].looks, seed)
    fortune, luck = Fortune(game, BUDGETS[level].looks, seed), np.zeros(match.seats)
    moments = []
    for done, (ply, later) in enumerate(pairwise((*plies, match.ply))):
        if tell:
            tell(done, len(plies))
        if (moment := judge.moment(match, ply, match.given[ply].action)) is not None:
            moments.append(moment)
        if _came_to_light(match, ply, later):
            luck += fortune.after(match, ply)
    if tell:
        tell(len(plies), len(plies))
    end = ending_of(match, match.state) if match.over else []
    usual = usual_at(match)
    return Study(
        format=FORMAT,
        game=game.name,
        rules=game.version,
        options=match.options,
        level=level,
        seed=seed,
        judged_by=judges_by(game, match.deck),
        players=match.players,
        moments=moments,
        rounds=_rounds(match),
        turning=_turning(moments, end),
        end=end,
        seats=[_seat(match, seat, moments, float(luck[seat]), usual) for seat in range(match.players)],
        usual_by=usual.by if usual else "",
    )


# One question.


class Judge:
    """Judges answers: quickly at first; before it calls one bad, all of it must be seen from nearer by."""

    def __init__(self, game: Game, looks: int, seed: int) -> None:
        self.seed = seed
        self._quick, self._deep = Examiner(game, looks, seed), Examiner(game, DEEPER * looks, seed)
        self._beyond = Beyond(game, looks, seed, DEEPER)

    def moment(self, match: Match, ply: int, action: int) -> Moment | None:
        """What an answer to the question after so many answers was worth; None where nothing can be said."""
        sight = judged_sight(match, ply, self.seed)
        if not (found := self._quick.examine(sight, action)):
            return None
        moment = _moment(ply, sight.seat, action, found)
        if not moment.mark:
            return moment
        deep = self._deep.examine(judged_sight(match, ply, self.seed), action)
        moment = _moment(ply, sight.seat, action, deep)
        if not moment.mark:
            return moment
        nearer = _moment(ply, sight.seat, action, self._nearer(match, ply, action, deep))
        return min(moment, nearer, key=lambda each: each.lost)

    def _nearer(self, match: Match, ply: int, given: int, found: list[Finding]) -> list[Finding]:
        """With the best answer and the one that was given judged by what stands after them."""
        compared = {given, found[0].action}
        chances = {action: self._beyond.after(match, ply, action) for action in compared}
        return [each._replace(chances=chances.get(each.action) or each.chances) for each in found]


def judged_sight(match: Match, ply: int, seed: int) -> Sight:
    """What was known there, with dice that depend on the seed and the ply alone."""
    dice: Records = np.zeros(1, Chance.twin)
    dice["seed"] = np.uint64(seed)
    dice["drawn"] = ply << 20
    return sight_at(match, ply, dice)


def outlook_at(match: Match, moment: Moment, seed: int) -> Outlook:
    """What the best answer would have led to."""
    return outlook(judged_sight(match, moment.ply, seed), moment.better[0].line)


def _moment(ply: int, seat: int, action: int, found: list[Finding]) -> Moment:
    best, given = found[0], next(each for each in found if each.action == action)
    lost = round(max(0.0, best.chances[seat] - given.chances[seat]), 4)
    return Moment(
        ply=ply,
        seat=seat,
        action=action,
        chances=_rounded(best.chances),
        after=_rounded(given.chances),
        chance=round(given.chances[seat], 4),
        better=[
            Better(each.action, round(each.chances[seat], 4), [] if each is not best else each.line)
            for each in found[:BETTER]
        ],
        lost=lost,
        mark=mark_of(lost),
    )


def _rounded(chances: list[float]) -> list[float]:
    return [round(chance, 4) for chance in chances]


def mark_of(lost: float) -> Mark:
    return next((mark for mark, least in MARKS if lost >= least), "")


def is_decision(match: Match, ply: int) -> bool:
    """Whether a player was asked there, and had a choice."""
    given = match.given[ply - match.first]
    if given.by_itself or given.seat >= match.players:
        return False
    verdict = np.zeros(len(match.game.space), np.int16)
    match.rules.legal(match.state_at(ply), match.deck.record, verdict)
    return bool(count_legal(verdict) > 1)


# The whole game.


def _rounds(match: Match) -> list[tuple[int, int]]:
    rounds: list[tuple[int, int]] = []
    for ply in range(match.ply + 1):
        progress = int(match.game.progress(match.state_at(ply)[0]))
        if not rounds or rounds[-1][1] != progress:
            rounds.append((ply, progress))
    return rounds


def _turning(moments: list[Moment], end: list[float]) -> list[int]:
    """By how far anybody's chance was another one at the next moment."""
    then = [moment.chances for moment in moments[1:]] + [end]
    changes = [
        (max(abs(now - later) for now, later in zip(moment.chances, later, strict=True)), moment.ply)
        for moment, later in zip(moments, then, strict=True)
        if later
    ]
    changes.sort(key=lambda change: (-change[0], change[1]))
    return sorted(ply for _, ply in changes[:TURNING])


def _seat(match: Match, seat: int, moments: list[Moment], luck: float, usual: Usual | None) -> SeatStudy:
    own = [moment for moment in moments if moment.seat == seat]
    marks = [moment.mark for moment in own]
    sources = match.result().details[seat]
    return SeatStudy(
        decisions=len(own),
        slips=marks.count("slip"),
        mistakes=marks.count("mistake"),
        blunders=marks.count("blunder"),
        mean_lost=round(sum(moment.lost for moment in own) / max(1, len(own)), 4),
        luck=round(luck, 4),
        sources=sources,
        usual={source: usual.points[source] for source in sources if source in usual.points} if usual else {},
    )


def _came_to_light(match: Match, ply: int, later: int) -> bool:
    before, after = match.state_at(ply)[0].chance, match.state_at(later)[0].chance
    return bool(before.reveals != after.reveals)
