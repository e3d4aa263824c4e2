"""Learning to play alone, where PyTorch is installed: what turned out well becomes likelier."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from moothall.bots import learned
from moothall.bots.learned import SHARE
from moothall.games.guilds.game import GAME as GUILDS
from moothall.games.settlement.game import GAME
from moothall.lab.notes import blank
from tests.bots.test_learned import any_net, forward

torch = pytest.importorskip("torch")

from moothall.lab import practice  # noqa: E402
from moothall.lab.fit import Module  # noqa: E402
from moothall.lab.practice import Played, Practice, Report, learn, play, practise, told_back  # noqa: E402


def test_games_are_noted_to_their_end() -> None:
    played = play(GAME, any_net(GAME), 2, np.random.default_rng(1))
    notes, each = played.notes, range(len(played.given))
    assert np.unique(played.of_game).tolist() == [0, 1]
    assert (np.diff(played.of_game) >= 0).all()
    assert ((notes.answers > 0).sum(1) >= 2).all()
    assert all(notes.answers[note, played.given[note]] for note in each)
    assert ((played.likely > 0) & (played.likely <= 1)).all()
    assert notes.outcome[:, SHARE, :2].sum(1) == pytest.approx(1)
    assert (notes.seats == 1).all()
    # What the net says of a question that was noted is what the game was played by.
    for note in (0, len(each) // 2, len(each) - 1):
        legal = np.flatnonzero(notes.answers[note])
        likely = forward(any_net(GAME), notes.seen[note], 2, legal)[1]
        assert played.likely[note] == pytest.approx(likely[legal == played.given[note]][0], rel=0.02)


def test_what_came_of_a_game_is_told_to_its_own_questions() -> None:
    notes = blank(GAME, 3)
    notes.outcome[:2, :, 0], notes.outcome[2, :, 0] = 1.0, 0.25
    expected = np.full(notes.outcome.shape, 0.5, np.float32)
    played = Played(notes, np.zeros(3, np.int64), np.ones(3, np.float32), np.array([0, 0, 1]))
    assert told_back(expected, played, 0.9)[:, SHARE, 0] == pytest.approx([0.95, 1.0, 0.25])


def some_answers(good: int, bad: int) -> Played:
    """As often the one and the other, each in games of one question; what the one brings is all."""
    notes = blank(GAME, 256)
    given = np.where(np.arange(256) % 2 == 0, good, bad)
    notes.answers[:, [good, bad]] = 1
    notes.outcome[:, :, 0] = (given == good)[:, None]
    notes.outcome[:, :, 1] = 1 - notes.outcome[:, :, 0]
    notes.seats[:] = 1
    return Played(notes, given, np.full(256, 0.5, np.float32), np.arange(256))


@pytest.mark.parametrize(("good", "bad"), [(3, 5), (5, 3)])
def test_what_turned_out_well_becomes_likelier(good: int, bad: int) -> None:
    torch.manual_seed(1)
    module, played = Module(GAME, None, "cpu"), some_answers(good, bad)

    def preference() -> Any:
        answers = module(torch.from_numpy(played.notes.seen[:1]))[1][0]
        return float((answers[good] - answers[bad]).detach())

    before = preference()
    optimiser = torch.optim.Adam(module.parameters(), 1e-3)
    learn(module, played, Practice(part=64), 0.0, optimiser)
    assert preference() > before + 0.05


def test_what_was_learned_lies_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(float(second) for second in range(100))
    monkeypatch.setattr(practice, "time", SimpleNamespace(perf_counter=lambda: next(now)))
    reports: list[Report] = []
    net = practise(GAME, Practice(seconds=3.0, games=2), tmp_path / "alone.npz", tell=reports.append)
    assert [report.games for report in reports] == [2, 4]
    stored = learned.load(tmp_path / "alone.npz")
    assert learned.in_floats(stored).answers == pytest.approx(learned.in_floats(net).answers, abs=1e-2)


def test_nobody_practises_what_nobody_plays_alone(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="alone"):
        practise(GUILDS, Practice(), tmp_path / "alone.npz")
