"""The fit itself, where PyTorch is installed: what is learned is what the notes say."""

from typing import Any

import numpy as np
import pytest

from moothall.bots.learned import CHANCE
from moothall.games.settlement.game import GAME
from moothall.lab.notes import FULL, Notes, blank
from tests.bots.test_learned import forward

torch = pytest.importorskip("torch")


@pytest.fixture(scope="module")
def plain() -> Notes:
    """Notes of a simple world: who sees an even first number wins and answers 0, else loses and answers 1."""
    dice, taken = np.random.default_rng(1), blank(GAME, 600)
    taken.seen[:, :3] = dice.integers(0, 4, (600, 3))
    even = taken.seen[:, 0] % 2 == 0
    taken.seats[:] = 2
    taken.outcome[:, :, 0] = even[:, None]
    taken.outcome[:, :, 1] = ~even[:, None]
    taken.answers[:, :3] = 1
    taken.answers[even, 0] = FULL
    taken.answers[~even, 1] = FULL
    return taken


@pytest.fixture(scope="module")
def fitted(plain: Notes) -> Any:
    from moothall.lab.fit import fit

    told: list[float] = []
    found = fit(GAME, plain, 400, None, told.append)
    assert told
    assert told == sorted(told)
    return found


def test_it_learns_what_the_notes_say(plain: Notes, fitted: Any) -> None:
    assert fitted.chances < 0.2  # of 0.69 nats where nothing is known
    assert fitted.answers < 0.4
    right = 0
    for number in range(100):
        hopes, answers = forward(fitted.net, plain.seen[number].astype(int), 2, np.arange(3))
        right += (hopes[CHANCE, 0] > 0.5) == (plain.seen[number, 0] % 2 == 0)
        right += answers.argmax() == plain.seen[number, 0] % 2
    assert right > 190


def test_the_net_that_is_taken_out_says_the_same_as_the_module(plain: Notes) -> None:
    """Also where what is usual was moved into the sums that everything begins with."""
    from moothall.lab.fit import Module, taken_out

    torch.manual_seed(2)
    module = Module(GAME, None, "cpu")
    seen = np.random.default_rng(2).integers(0, 6, plain.seen.shape).astype(np.uint8)
    net = taken_out(module, GAME, plain._replace(seen=seen))
    with torch.no_grad():
        seats, answers = module(torch.from_numpy(seen[:20]))
    for number in range(20):
        hopes, likely = forward(net, seen[number].astype(int), 2, np.arange(len(GAME.space)))
        said = torch.softmax(seats[number, CHANCE, :2], 0).numpy()
        assert hopes[CHANCE] == pytest.approx(said, abs=1e-4)
        assert likely == pytest.approx(torch.softmax(answers[number], 0).numpy(), abs=1e-4)


def test_it_goes_on_from_what_was_learned(plain: Notes, fitted: Any) -> None:
    from moothall.lab.fit import fit

    again = fit(GAME, plain, 1, fitted.net)
    from_nothing = fit(GAME, plain, 1)
    assert again.chances < from_nothing.chances
