"""Environments on a GPU: decisions a second with observations and masks written, and the CPU's bytes.

    python -m bench.gpu_env [GAME ...]

Every game of the batch is answered by lot at every step, and dealt anew once it is over. Afterwards the CPU
plays many of the same games with the same generators, and every byte of them, of what is observed, of masks
and rewards is compared. Where PyTorch and JAX are there, they have to see these bytes without a copy.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from os import cpu_count
from typing import Any

import numpy as np

from bench.figure import Figure, seconds, show
from moothall.engine.game import Game
from moothall.engine.gpu import is_there_a_gpu
from moothall.envs.gpu import DeviceArray, DeviceBatch, deal_dice
from moothall.envs.setting import Setting
from moothall.envs.steps import AGENT, Batch, Crew, Wishes, drawing_lots, new_batch
from moothall.games import CATALOGUE, find_game

NO_GPU = "The figures of bench.gpu_env need an NVIDIA GPU and numba-cuda; there is none here."
GAMES = 1_048_576
EVERY = 16  # one in so many is played by the CPU too
COMPARED = GAMES // EVERY
SEED = 1
WARM_UP = 200  # steps, after which the games of a batch are spread over all their stages
STEPS = 60
RUNS = 5
PLAYERS = 4
GOAL = 2e8  # decisions a second


def decisions_per_second(batch: DeviceBatch) -> float:
    """Where a game is dealt anew nothing is decided."""
    play(batch, WARM_UP)
    took = min(seconds(lambda: play(batch, STEPS)) for _ in range(RUNS))
    deciding = 1 - float(batch.terminated.copy_to_host().mean())
    return batch.games * STEPS * deciding / took


def play(batch: DeviceBatch, steps: int) -> None:
    for _ in range(steps):
        batch.step(batch.lots)
    batch.finish()


def on_the_cpu(setting: Setting, games: int, steps: int) -> tuple[Batch, Any]:
    """Every so-maniest of the same games, with the same answers by lot; the games, and their next lots."""
    game, dice = setting.game, deal_dice(games, SEED)[::EVERY].copy()
    batch = new_batch(game, len(dice), setting.seats, setting.dtype, dice)
    rivals = np.full(setting.players, AGENT, np.int8)
    wishes = Wishes(setting.encoded, setting.players, rivals, 0, setting.aim, setting.most)
    crew, draw = Crew(game, cpu_count() or 1, thinking=False), drawing_lots()
    lots = np.zeros(len(dice), np.int64)
    for _ in range(1 + steps):
        crew.step(batch, setting.printed, lots, wishes)
        draw(batch.mask, batch.dice, lots)
    return batch, lots


def differences(batch: DeviceBatch, steps: int) -> list[str]:
    """What isn't, byte for byte, as on the CPU."""
    ours, lots = on_the_cpu(batch.setting, batch.games, steps)
    pairs = {
        "states": (batch.states(), ours.states),
        "dice": (batch.dice(), ours.dice),
        "observations": (batch.observations.copy_to_host(), ours.numbers),
        "masks": (batch.masks.copy_to_host(), ours.mask),
        "seats": (batch.seats.copy_to_host(), ours.seat),
        "rewards": (batch.rewards.copy_to_host(), ours.rewards),
        "terminated": (batch.terminated.copy_to_host(), ours.terminated),
        "lots": (batch.lots.copy_to_host(), lots.astype(np.int32)),
    }
    return [
        what
        for what, (device, host) in pairs.items()
        if np.ascontiguousarray(device[::EVERY]).tobytes() != np.ascontiguousarray(host).tobytes()
    ]


def takers() -> dict[str, Callable[[DeviceArray], tuple[int, Any]]]:
    """How others take an array over: where theirs lies, and its bytes."""
    found: dict[str, Callable[[DeviceArray], tuple[int, Any]]] = {}
    if find_spec("torch"):
        import torch

        def with_torch(array: DeviceArray) -> tuple[int, Any]:
            tensor = torch.from_dlpack(array)
            return tensor.data_ptr(), tensor.cpu().numpy()

        found["PyTorch"] = with_torch
    if find_spec("jax"):
        from jax import dlpack

        def with_jax(array: DeviceArray) -> tuple[int, Any]:
            taken = dlpack.from_dlpack(array)
            return taken.unsafe_buffer_pointer(), np.asarray(taken)

        found["JAX"] = with_jax
    return found


def taken_without_a_copy(batch: DeviceBatch, take: Callable[[DeviceArray], tuple[int, Any]]) -> int:
    """How many of the arrays somebody sees where they lie, with their bytes."""
    arrays = (batch.observations, batch.masks, batch.rewards, batch.seats, batch.lots)
    return sum(
        address == array.__cuda_array_interface__["data"][0] and bool((seen == array.copy_to_host()).all())
        for array in arrays
        for address, seen in [take(array)]
    )


def parts(batch: DeviceBatch) -> str:
    """How long each part of a step takes; answers aside, doing it twice changes nothing that matters here."""

    def milliseconds(part: Callable[[], None]) -> float:
        def once() -> None:
            part()
            batch.finish()

        return 1000 * min(seconds(once) for _ in range(RUNS))

    return f"judge {milliseconds(batch.judge):.2f} ms, observe {milliseconds(batch.observe):.2f} ms a step"


def figures(names: Sequence[str] = CATALOGUE) -> Iterator[Figure]:
    if is_there_a_gpu():
        for name in names:
            yield from figures_of(find_game(name))


def figures_of(game: Game) -> list[Figure]:
    batch = DeviceBatch(game, {"players": PLAYERS}, games=GAMES, seed=SEED)
    rate = decisions_per_second(batch)
    different = differences(batch, WARM_UP + RUNS * STEPS)
    what = f"{game.title} as a batch of environments on the GPU"
    measured = [
        Figure(f"{what}, {PLAYERS} players, {GAMES:,} games", rate, "decisions/s", GOAL, note=parts(batch)),
        Figure(
            f"{what}, games with the CPU's bytes",
            0 if different else COMPARED,
            "games",
            COMPARED,
            note=f"other: {', '.join(different)}" if different else "",
        ),
    ]
    small = DeviceBatch(game, {"players": PLAYERS}, games=1_000, seed=SEED)
    measured += [
        Figure(
            f"{what}, arrays that {name} takes without a copy", taken_without_a_copy(small, take), "arrays", 5
        )
        for name, take in takers().items()
    ]
    return measured


if __name__ == "__main__":
    if not is_there_a_gpu():
        sys.exit(NO_GPU)
    show(figures(sys.argv[1:] or CATALOGUE))
