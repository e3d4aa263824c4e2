"""Learning to judge positions, from nothing: bots play, a net is fitted to their games, and the better stays.

    train(game, Course(generations=2, seconds=120), folder, jobs=4)

The first generation learns from games of `greedy`, some of them careless. Each that follows learns from games
of bots that search with the net before it; it replaces that one only if it beats it. A net lies in the folder
with the notes that it learned from, so a course that was broken off goes on where it stopped.
"""

import time
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from moothall.bots import learned
from moothall.engine.game import Game
from moothall.lab import notes
from moothall.lab.tournament import Standings, tournament
from moothall.lab.workers import check_jobs, each

OLD_NOTES = 2_000_000  # of greedy's games, at most so many go on being learned from
STRETCH = 30.0  # seconds of play whose notes lie in one file
WARM_UP = 8  # looks


class Course(msgspec.Struct, frozen=True):
    """How much is played and learned."""

    generations: int = 3
    seconds: float = 120.0  # of play in each generation
    looks: int = 800  # of a question that is searched in full
    rate: int = 300  # of a thousand questions of greedy's games are noted
    most: int = 2_000_000  # notes of one stretch of play
    epochs: float = 4.0
    judged_games: int = 200
    judged_looks: int = 400
    judged_players: int = 2


class Generation(msgspec.Struct, frozen=True):
    """What came of one."""

    number: int
    notes: int
    chances_lost: float  # nats, on games that it did not learn from
    answers_lost: float
    against: str
    share: float  # of the games against the one before
    interval: tuple[float, float]
    kept: bool
    seconds: float


class Step(NamedTuple):
    """How far a generation is."""

    generation: int
    what: Literal["playing", "learning", "judging"]
    part: float = 0.0


Tell = Callable[[Step], None]
Fit = Callable[..., Any]  # as `fit.fit`


def can_learn() -> bool:
    """Whether PyTorch is there."""
    return find_spec("torch") is not None


def train(
    game: Game,
    course: Course,
    folder: Path,
    jobs: int,
    tell: Tell = lambda step: None,
    brought: Callable[[Generation], None] = lambda generation: None,
    fit: Fit | None = None,
) -> list[Generation]:
    """Go on with the course in this folder; `net.npz` there is the best so far.

    `tell` hears how far it is, `brought` what came of each generation. A ValueError says what is wrong.
    """
    _check(game, course, jobs)
    folder.mkdir(parents=True, exist_ok=True)
    history = read_history(folder)
    for number in range(len(history), course.generations):
        history.append(_generation(game, course, folder, jobs, number, tell, fit or _with_torch))
        (folder / "history.json").write_bytes(msgspec.json.format(msgspec.json.encode(history), indent=1))
        brought(history[-1])
    return history


def _check(game: Game, course: Course, jobs: int) -> None:
    check_jobs(game, jobs)
    for name in ("generations", "looks", "judged_games", "judged_looks"):
        if getattr(course, name) < 1:
            raise ValueError(f"{name.replace('_', ' ')} must be at least 1, not {getattr(course, name)}")
    if course.seconds <= 0:
        raise ValueError(f"the seconds of play must be more than 0, not {course.seconds:g}")


def read_history(folder: Path) -> list[Generation]:
    file = folder / "history.json"
    try:
        return msgspec.json.decode(file.read_bytes(), type=list[Generation]) if file.exists() else []
    except (msgspec.DecodeError, OSError) as error:
        raise ValueError(f"{file} can't be read: {error}") from None


def _generation(
    game: Game, course: Course, folder: Path, jobs: int, number: int, tell: Tell, fit: Fit
) -> Generation:
    began = time.perf_counter()
    best = folder / "net.npz" if number else None
    tell(Step(number, "playing"))
    _play(_Lesson(game, course, folder, number, best), jobs, tell)
    collected = _collect(folder, number)
    tell(Step(number, "learning"))
    start = None if best is None else learned.load(best)
    fitted = fit(game, collected, course.epochs, start, lambda part: tell(Step(number, "learning", part)))
    new = folder / f"net-{number}.npz"
    learned.save(fitted.net, new)
    tell(Step(number, "judging"))
    standings = judge(game, course, new, best, jobs, lambda part: tell(Step(number, "judging", part)))
    first = standings.standings[0]
    kept = best is None or first.share > 0.5
    if kept:
        (folder / "net.npz").write_bytes(new.read_bytes())
        learned.load.cache_clear()  # it knows a net by its file
    return Generation(
        number=number,
        notes=len(collected.seats),
        chances_lost=fitted.chances,
        answers_lost=fitted.answers,
        against="greedy" if best is None else "the one before",
        share=first.share,
        interval=first.interval,
        kept=kept,
        seconds=time.perf_counter() - began,
    )


def _with_torch(*arguments: Any) -> Any:
    from moothall.lab.fit import fit

    return fit(*arguments)


def judge(
    game: Game,
    course: Course,
    new: Path,
    old: Path | None,
    jobs: int,
    tell: Callable[[float], None] = lambda part: None,
) -> Standings:
    looks, games = course.judged_looks, course.judged_games
    bots = [f"thinker:{looks}:{new}", "greedy" if old is None else f"thinker:{looks}:{old}"]
    options = {"players": max(course.judged_players, game.seats[0])}
    return tournament(
        game, options, bots, games, seed=1, jobs=jobs, progress=lambda done: tell(min(1.0, done / games))
    )


# Notes lie in files, one for each stretch of play: they are too many to send, and what is there isn't played
# again.


class _Lesson(NamedTuple):
    game: Game
    course: Course
    folder: Path
    number: int
    best: Path | None

    def file(self, stretch: int) -> Path:
        return self.folder / f"notes-{self.number}-{stretch}.npz"


def _play(lesson: _Lesson, jobs: int, tell: Tell) -> None:
    count = jobs * max(1, round(lesson.course.seconds / STRETCH))
    missing = [stretch for stretch in range(count) if not lesson.file(stretch).exists()]
    if missing:
        _make_ready(lesson.game, lesson.best)  # compiles, for all processes
    for done, _ in enumerate(each(_record, lesson, missing, jobs), count - len(missing) + 1):
        tell(Step(lesson.number, "playing", done / count))


@cache
def _make_ready(game: Game, best: Path | None) -> None:
    """Fetch what is compiled before time counts."""
    _taken(game, Course(looks=WARM_UP, most=6000), best, seconds=0.0, seed=0)


def _record(lesson: _Lesson, stretch: int) -> None:
    game, course = lesson.game, lesson.course
    _make_ready(game, lesson.best)
    seconds = course.seconds / max(1, round(course.seconds / STRETCH))
    taken = _taken(game, course, lesson.best, seconds, seed=1000 * lesson.number + stretch + 1)
    draft = lesson.file(stretch).with_suffix(".part.npz")
    notes.save(taken, draft)
    draft.replace(lesson.file(stretch))


def _taken(game: Game, course: Course, best: Path | None, seconds: float, seed: int) -> notes.Notes:
    if best is None:
        return notes.of_greedy(game, seconds, course.most, course.rate, seed)
    return notes.of_thinker(game, learned.load(best), course.looks, seconds, seed)


def _collect(folder: Path, number: int) -> notes.Notes:
    """Of all generations; the newest last, by which a fit is judged."""
    parts = []
    for earlier in range(number + 1):
        files = sorted(folder.glob(f"notes-{earlier}-*[0-9].npz"))
        most = OLD_NOTES // max(1, len(files)) if number and not earlier else None
        parts += [notes.Notes(*(part[:most] for part in notes.load(file))) for file in files]
    return notes.joined(parts)
