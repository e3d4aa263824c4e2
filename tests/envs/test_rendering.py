"""What is seen of an environment: a text, and a picture by the client where a browser is there."""

from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="moothall[rl] brings PettingZoo")

from moothall.engine.deck import Deck
from moothall.envs import aec, gallery, rendering
from moothall.games.settlement.game import GAME


def looked_at(mode: str, answers: int = 0, **options: Any) -> Any:
    """A table of Settlement after so many answers, or at its end."""
    env = aec.env("settlement", players=2, render_mode=mode, **options)
    env.reset(seed=1)
    dice = np.random.default_rng(1)
    for _ in range(answers):
        seen, _, ended, _, _ = env.last()
        if ended:
            break
        env.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    return env.render()


def is_written(picture: Any) -> bool:
    """Bytes of three colours, of which a few are dark."""
    assert picture.dtype == np.uint8
    assert picture.shape[2] == 3
    return bool(0.02 < (picture.mean(axis=2) < 128).mean() < 0.5)


def test_the_table_is_drawn_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Market" in looked_at("ansi")
    looked_at("human")
    assert "Market" in capsys.readouterr().out
    with pytest.raises(ValueError, match="human, ansi, rgb_array"):
        aec.env("settlement", render_mode="oil")


def test_without_a_browser_the_text_is_a_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rendering, "browser", lambda: None)
    assert is_written(looked_at("rgb_array"))


@pytest.mark.skipif(not gallery.browser(), reason="no browser draws the client's board here")
def test_a_browser_draws_the_clients_board() -> None:
    """Every position as it is, up to the last one; and a deck that the client doesn't know as a text."""
    pictures = [looked_at("rgb_array", answers) for answers in (0, 40, 10_000)]
    for picture in pictures:
        assert picture.shape == (gallery.HEIGHT, gallery.WIDTH, 3)
        assert is_written(picture)
    first, later, last = pictures
    assert (first == looked_at("rgb_array")).all()
    board = slice(50, gallery.HEIGHT - 120)  # between the bar and what is asked
    for one, other in ((first, later), (later, last)):
        assert (one[board] != other[board]).any(axis=2).mean() > 0.01
    own = GAME.read_deck()
    another = Deck(own.record, {**own.names, "monument": {}}, own.text)
    assert looked_at("rgb_array", deck=another).shape != first.shape
