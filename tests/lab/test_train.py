"""Learning from nothing: all of it but the fit itself, which needs PyTorch (`test_fit.py`)."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from moothall.bots import judges, learned
from moothall.bots.learned import CODES
from moothall.bots.thinker import Thinker
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.games.settlement.game import GAME
from moothall.lab import notes
from moothall.lab.notes import FULL, Notes, of_greedy, of_thinker, variants
from moothall.lab.train import Course, Generation, Step, read_history, train
from tests.bots.test_learned import any_net

SHORT = Course(generations=2, seconds=0.01, looks=8, most=20_000, judged_games=2, judged_looks=4)


class Fitted(msgspec.Struct):
    net: Any
    chances: float = 0.5
    answers: float = 1.5


class Fits:
    """Stands in for what needs PyTorch; remembers what it was given."""

    def __init__(self) -> None:
        self.given: list[tuple[Notes, Any]] = []

    def __call__(self, game: Any, collected: Notes, epochs: float, start: Any, tell: Any) -> Fitted:
        self.given.append((collected, start))
        tell(0.5)
        return Fitted(any_net(game, seed=len(self.given)))


def rows_of(net: Any) -> Any:
    return learned.in_floats(net).rows


# Notes.


def check(taken: Notes) -> None:
    assert len({len(part) for part in taken}) == 1
    seats = np.maximum(taken.seats, 2)
    for number in range(len(taken.seats)):
        outcome = taken.outcome[number]
        assert outcome[:, : seats[number]].sum(axis=1) == pytest.approx([1, 1], abs=1e-3)
        assert (outcome[:, seats[number] :] == 0).all()
    assert (taken.outcome >= -1e-6).all()
    assert ((taken.answers > 0).sum(axis=1) >= 2).all()  # only what has a choice is noted
    assert taken.seen.shape[1] == GAME.observation.size + 1


def test_notes_of_greedy_games() -> None:
    taken = of_greedy(GAME, seconds=0.0, most=20_000, rate=1000, seed=3)
    check(taken)
    assert len(taken.seats) > 30
    assert ((taken.answers == FULL).sum(axis=1) == 1).all()  # one answer was given
    again, other = (of_greedy(GAME, 0.0, 20_000, 1000, seed=seed) for seed in (3, 4))
    assert all((one == two).all() for one, two in zip(taken, again, strict=True))
    assert not np.array_equal(taken.seen, other.seen)
    some = of_greedy(GAME, 0.0, 20_000, rate=200, seed=3)
    assert 0 < len(some.seats) < len(taken.seats) / 2


def test_notes_of_bots_that_search() -> None:
    taken = of_thinker(GAME, any_net(GAME), looks=24, seconds=0.0, seed=3)
    check(taken)
    said = np.asarray((taken.answers > 1).any(axis=1))
    assert 0 < said.sum() < len(said)  # of questions that were searched in full
    assert taken.answers[said].astype(int).sum(axis=1).max() <= FULL + len(GAME.space)


def test_what_is_noted_is_what_a_net_will_be_asked_with() -> None:
    """A note's codes are those that the judge picks its rows by."""
    match = Match(GAME, {"players": 3}, seed=4, rules=native(GAME))
    for _ in range(12):
        match.play(match.legal()[-1])
    assert match.seat is not None
    thinker = Thinker(GAME, 8, 1, net=any_net(GAME))
    noted = notes._note(match, thinker.answer(match), match.legal(), thinker, thorough=True)
    low = learned.rows_of(GAME)[0]
    numbers = np.zeros(GAME.observation.size, np.int32)
    GAME.observe(match.state[0], match.deck.record[0], match.seat, numbers)
    assert noted.seen[:-1].tolist() == np.clip(numbers - low[:-1], 0, CODES - 1).tolist()
    lead = judges.leading(GAME)(match.state[0], match.deck.record[0], match.seat, match.seats)
    assert noted.seen[-1] == judges.code_of_lead(lead)


def test_notes_are_kept(tmp_path: Path) -> None:
    taken = of_greedy(GAME, 0.0, 20_000, 300, seed=3)
    notes.save(taken, tmp_path / "notes.npz")
    again = notes.load(tmp_path / "notes.npz")
    assert all((one == two).all() for one, two in zip(taken, again, strict=True))
    both = notes.joined([taken, again])
    assert len(both.seats) == 2 * len(taken.seats)


def test_all_options_are_played() -> None:
    from moothall.games.nobility.game import GAME as NOBILITY

    drawn = variants(NOBILITY, np.random.default_rng(1))
    some = [next(drawn) for _ in range(300)]
    assert {options["players"] for options in some} == {*NOBILITY.seats}
    assert {options["events"] for options in some} == {"on", "off"}
    assert sum(options["players"] == 2 for options in some) > 300 / len(NOBILITY.seats)


# A course.


def test_a_course_from_nothing(tmp_path: Path) -> None:
    fits, told, brought = Fits(), list[Step](), list[Generation]()
    history = train(GAME, SHORT, tmp_path, 1, told.append, brought.append, fits)
    assert history == brought == read_history(tmp_path)
    assert [each.number for each in history] == [0, 1]
    assert [each.against for each in history] == ["greedy", "the one before"]
    assert history[0].kept
    assert history[1].kept == (history[1].share > 0.5)
    # The first begins from nothing, the second from the first, with the notes of both.
    (first, nothing), (both, start) = fits.given
    assert nothing is None
    assert np.abs(rows_of(start) - rows_of(any_net(GAME, 1))).max() < 1e-3
    assert history[0].notes == len(first.seats) < len(both.seats) == history[1].notes
    best = learned.load(tmp_path / "net.npz")
    kept = any_net(GAME, 2 if history[1].kept else 1)
    assert np.abs(rows_of(best) - rows_of(kept)).max() < 1e-3
    steps = [(step.generation, step.what) for step in told]
    assert [*dict.fromkeys(steps)] == [
        (number, what) for number in range(2) for what in ("playing", "learning", "judging")
    ]
    assert all(0 <= step.part <= 1 for step in told)
    assert [step.part for step in told if step.what == "judging"][-1] == 1


class Interrupted(Exception):
    pass


def test_a_course_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    def stop(*arguments: Any) -> Any:
        raise Interrupted

    with pytest.raises(Interrupted):
        train(GAME, SHORT, tmp_path, 1, fit=stop)
    (file,) = tmp_path.glob("notes-0-*.npz")
    written = file.stat().st_mtime_ns
    assert read_history(tmp_path) == []
    one = msgspec.structs.replace(SHORT, generations=1)
    train(GAME, one, tmp_path, 1, fit=Fits())
    assert file.stat().st_mtime_ns == written  # not played again
    fits = Fits()
    history = train(GAME, SHORT, tmp_path, 1, fit=fits)
    assert [each.number for each in history] == [0, 1]
    assert len(fits.given) == 1  # the first was learned already
    assert train(GAME, SHORT, tmp_path, 1, fit=stop) == history  # nothing is left to do


def test_a_net_that_is_no_better_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from moothall.lab import train as training

    shares = iter([0.9, 0.5, 0.51])

    def judged(*arguments: Any) -> Any:
        first = msgspec.defstruct("First", [("share", float), ("interval", tuple[float, float])])
        found = msgspec.defstruct("Found", [("standings", list[Any])])
        return found([first(next(shares), (0.0, 1.0))])

    monkeypatch.setattr(training, "judge", judged)
    three = msgspec.structs.replace(SHORT, generations=3)
    history = train(GAME, three, tmp_path, 1, fit=Fits())
    assert [each.kept for each in history] == [True, False, True]
    trained = learned.load(tmp_path / "net.npz")
    assert np.abs(rows_of(trained) - rows_of(any_net(GAME, 3))).max() < 1e-3


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"generations": 0}, "generations must be at least 1"),
        ({"looks": 0}, "looks must be at least 1"),
        ({"seconds": 0.0}, "seconds of play must be more than 0"),
        ({"judged_games": 0}, "judged games must be at least 1"),
    ],
)
def test_wrong_courses_are_named(change: dict[str, Any], message: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=message):
        train(GAME, msgspec.structs.replace(SHORT, **change), tmp_path, 1, fit=Fits())


def test_a_history_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "history.json").write_text("[{}]")
    with pytest.raises(ValueError, match=r"history\.json can't be read"):
        train(GAME, SHORT, tmp_path, 1, fit=Fits())
