"""As much of the GPU as can be checked without one: that the rules compile for it, and the loop it runs."""

from types import SimpleNamespace

import numpy as np
import pytest

from moothall.engine import gpu
from moothall.engine.chance import Chance
from moothall.engine.loops import repeating
from moothall.engine.native import native
from moothall.games import CATALOGUE, find_game
from moothall.games.settlement.game import GAME

pytest.importorskip("numba_cuda", reason="the CUDA compiler comes with numba-cuda")


@pytest.mark.parametrize("name", [name for name in CATALOGUE if name != GAME.name])
def test_the_whole_game_compiles_for_the_gpu(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel that calls other functions asks which GPU it is for; here there may be none to answer.

    The rules of Settlement do with its environments, which call them all (tests/envs/test_gpu.py).
    """
    hopper = SimpleNamespace(compute_capability=(9, 0))
    monkeypatch.setattr("numba.cuda.dispatcher.get_current_device", lambda: hopper)
    code = gpu.ptx(find_game(name))
    assert ".target sm_90" in code
    assert ".entry" in code


def test_the_loop_plays_on_and_deals_anew() -> None:
    """The loop that a GPU's thread runs: native on a CPU and interpreted it gives the same bytes."""
    steps, games, play = 400, 3, gpu.random_steps(GAME)
    deck, options = GAME.read_deck().record, GAME.encode_options({"players": 2})
    dealt = native(GAME).new(options, np.arange(games, dtype=np.uint64)).view(GAME.state.twin)
    verdict = np.zeros(len(GAME.space), np.int16)

    plain, plain_dice = dealt.copy(), np.zeros(games, Chance.twin)
    plain_dice["seed"] = range(games)
    for game in range(games):
        play(plain, game, dealt[game], deck[0], plain_dice[game], verdict, steps)

    fast, fast_dice = dealt.view(GAME.state.layout).copy(), np.zeros(games, Chance.layout)
    fast_dice["seed"] = range(games)
    repeating(GAME)(
        fast, dealt.view(GAME.state.layout), deck.view(GAME.deck.layout), fast_dice, verdict, steps
    )

    assert fast.tobytes() == plain.tobytes()
    assert fast_dice.tobytes() == plain_dice.tobytes()
    # Random games of two are far shorter, so all began anew, and every step drew from the dice.
    assert (fast_dice["drawn"] >= steps).all()
    assert not fast["over"].all()


@pytest.mark.parametrize(
    ("games", "share"),
    [(1, 512), (1_000, 512), (65_536, 512), (70_000, 1_024), (1_048_576, 8_192), (10_000_000, 8_192)],
)
def test_every_block_has_whole_rounds_of_games_and_no_more_than_it_can_sort(games: int, share: int) -> None:
    assert gpu.share_of_a_block(games, processors=132) == share
