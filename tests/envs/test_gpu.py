"""As much of the batch on a GPU as can be checked without one: it compiles, others take over its arrays."""

import gc
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from moothall.engine.gpu import cuda_compiler
from moothall.envs import gpu
from moothall.games.settlement.game import GAME


def test_a_step_compiles_for_the_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game is enough, the soonest compiled; the rules of the others are in tests/engine/test_gpu.py."""
    pytest.importorskip("numba_cuda", reason="the CUDA compiler comes with numba-cuda")
    hopper = SimpleNamespace(compute_capability=(9, 0))
    cuda_compiler()
    monkeypatch.setattr("numba.cuda.dispatcher.get_current_device", lambda: hopper)
    kernels = gpu.ptx(GAME)
    assert len(kernels) == 3
    for code in kernels:
        assert ".target sm_90" in code
        assert ".entry" in code


class OnTheHost:
    """An array that is handed on as those of a GPU are, but lies where NumPy can look at it."""

    def __init__(self, array: Any) -> None:
        self.array = array
        self.shape, self.strides, self.dtype = array.shape, array.strides, array.dtype

    def __dlpack_device__(self) -> tuple[int, int]:
        return 1, 0

    def __dlpack__(self, **wishes: Any) -> Any:
        return gpu.dlpack_capsule(self, self.array.ctypes.data, self.__dlpack_device__())


@pytest.mark.parametrize("dtype", [np.int8, np.int16, np.int32, np.float32])
def test_arrays_are_taken_over_without_a_copy(dtype: Any) -> None:
    array = np.arange(12).astype(dtype).reshape(3, 4)
    taken = np.from_dlpack(OnTheHost(array.T))  # turned, as observations are
    assert taken.dtype == dtype
    assert (taken == array.T).all()
    array[2, 1] = 77
    assert taken[1, 2] == 77
    assert len(gpu._handed_out) == 1
    del taken
    gc.collect()
    assert not gpu._handed_out  # nothing is kept longer than it is used
