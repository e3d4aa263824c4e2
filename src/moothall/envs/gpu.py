"""A batch of games that stays on a GPU: PyTorch and JAX see what is observed and paid where it lies.

    batch = DeviceBatch(game, {"players": 4}, games=65_536, seed=1)
    masks = torch.from_dlpack(batch.masks)
    batch.step(answers)  # an array on the device: a tensor, or `batch.lots`

Every player's seat is asked in its turn (`batch.seats` says which), and a game that has ended is dealt anew
by the next step, whatever was answered. `batch.lots` has a random legal answer to each game. The same seeds
and answers give the same bytes as a `TableVectorEnv` without opponents does on a CPU.

Needs `numba-cuda` and, to run, an NVIDIA GPU; `ptx` compiles without one.
"""

import ctypes
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from moothall.engine.agenda import open_seat, open_stage
from moothall.engine.chance import Chance, draw
from moothall.engine.game import Game
from moothall.engine.gpu import (
    REGISTERS,
    SHARE,
    STAGES,
    THREADS,
    WARP,
    cuda_compiler,
    share_of_a_block,
    sort_by_kind,
)
from moothall.engine.record import Records
from moothall.engine.verdict import LEGAL, nth_legal
from moothall.envs.setting import Setting
from moothall.envs.steps import BOTS, DEALER, FORBIDDEN, dealing, paying, settling

WORD = 8  # bytes
AHEAD = 8  # words that a lane asks for before it waits for the first
EVERYBODY = 0xFFFFFFFF  # the lanes of a warp
RUNNING, OVER, BROKEN_OFF = 0, 1, 2  # how a game stands; the last by a forbidden answer


class DeviceBatch:
    """So many games of one setting, side by side on the GPU. All arrays have a row for each game."""

    def __init__(
        self,
        game: Game | str,
        options: Mapping[str, int | str] | None = None,
        *,
        games: int,
        seed: int = 0,
        reward: str = "win",
        max_cycles: int | None = None,
    ) -> None:
        cuda = cuda_compiler()
        self.setting = setting = Setting(game, options, reward=reward, max_cycles=max_cycles)
        self.games, self._cuda = games, cuda
        game = setting.game
        automatic = setting.seats > setting.players
        self._take = cuda.jit(taking())
        self._answer = cuda.jit(answering(game, automatic), max_registers=REGISTERS)
        self._judge = cuda.jit(judging(game), max_registers=REGISTERS)
        self._observe = cuda.jit(observing(game))
        self._share = share_of_a_block(games, cuda.get_current_device().MULTIPROCESSOR_COUNT)
        self._shape = -(-games // self._share), THREADS
        self._watchers = -(-games // WARP), WARP, 0, WARP * game.state.layout.itemsize

        # The games' memory, padded to whole warps, as words and as records.
        size = game.state.layout.itemsize
        self._words = cuda.device_array(-(-games // WARP) * WARP * size // WORD, np.uint64)
        self._states = self._words.view(game.state.layout)[:games]
        self._deck = cuda.to_device(setting.deck.record.view(game.deck.layout))
        self._blank = cuda.to_device(np.zeros(1, game.state.layout))
        self._options = cuda.to_device(setting.encoded)
        self._dice = cuda.to_device(deal_dice(games, seed))
        self._actions = cuda.to_device(np.zeros(games, np.int32))
        self._answers = cuda.to_device(np.zeros(games, np.int32))
        self._standing = cuda.to_device(np.full(games, OVER, np.int8))
        # A row for each number: what neighbouring threads write lies side by side.
        numbers = cuda.to_device(np.zeros((game.observation.size, games), setting.dtype))
        self._numbers = numbers
        self._seats = cuda.to_device(np.zeros(games, np.int8))
        self._masks = cuda.to_device(np.zeros((games, len(game.space)), np.int8))
        self._rewards = cuda.to_device(np.zeros((games, setting.seats), np.float32))
        self._terminated = cuda.to_device(np.zeros(games, np.int8))
        self._truncated = cuda.to_device(np.zeros(games, np.int8))
        self._lots = cuda.to_device(np.zeros(games, np.int32))

        self.observations = DeviceArray(numbers, turned=True)
        self.masks, self.rewards = DeviceArray(self._masks), DeviceArray(self._rewards)
        self.seats, self.lots = DeviceArray(self._seats), DeviceArray(self._lots)
        self.terminated, self.truncated = DeviceArray(self._terminated), DeviceArray(self._truncated)
        self.step(self.lots)  # deals

    def step(self, answers: Any) -> None:
        """An answer to each game's question, from any array on the device; then all arrays show what came.

        It returns before the device is done: whoever takes over an array waits for that.
        """
        given = answers.array if isinstance(answers, DeviceArray) else self._cuda.as_cuda_array(answers)
        self._take[-(-self.games // THREADS), THREADS](given, self._actions)
        self.answer()
        self.judge()
        self.observe()

    # The parts of a step, to be measured one by one.

    def answer(self) -> None:
        self._answer[self._shape](
            self._states, self._blank, self._deck, self._options, self._dice, self._actions, self._answers,
            self._standing, self._masks, self.setting.players, self._share,
        )  # fmt: skip

    def judge(self) -> None:
        self._judge[self._shape](
            self._states, self._deck, self._dice, self._answers, self._standing, self._masks, self._seats,
            self._rewards, self._terminated, self._truncated, self._lots, self.setting.aim, self.setting.most,
            self._share,
        )  # fmt: skip

    def observe(self) -> None:
        self._observe[self._watchers](self._words, self._deck, self._seats, self._numbers)

    def finish(self) -> None:
        """Wait for the device."""
        self._cuda.synchronize()

    def states(self) -> Records:
        states: Records = self._states.copy_to_host()
        return states

    def dice(self) -> Records:
        dice: Records = self._dice.copy_to_host()
        return dice


def deal_dice(games: int, seed: int) -> Records:
    """The generators of each game of a batch: for its deals, and for answers by lot."""
    dice: Records = np.zeros((games, 2), Chance.layout)
    dice["seed"] = np.random.default_rng(seed).integers(0, 1 << 64, (games, 2), dtype=np.uint64)
    return dice


def taking() -> Callable[..., None]:
    """The kernel that takes over answers, of whatever width."""
    cuda = cuda_compiler()

    def take(given, actions):  # type: ignore[no-untyped-def]
        at = cuda.grid(1)
        if at < len(actions):
            actions[at] = given[at]

    return take


def answering(game: Game, automatic: bool) -> Callable[..., None]:
    """The kernel that carries out the answers, or deals anew where a game has ended.

    As in `engine.gpu`, a block sorts its games by what is to be done, and a warp takes 32 of a kind.
    """
    cuda = cuda_compiler()
    from numba import int16, int32

    carry_out, settle, deal, actions = game.apply, settling(game), dealing(game), len(game.space)
    anew, forbidden = actions, actions + 1
    kinds = WARP * ((actions + 2) // WARP + 1)
    sort = sort_by_kind(kinds)

    def answer(  # type: ignore[no-untyped-def]
        states, blank, deck, options, dice, given, answers, standing, masks, players, share
    ):
        me, first = cuda.threadIdx.x, cuda.blockIdx.x * share
        games = min(share, len(states) - first)
        counts = cuda.shared.array(kinds, int32)
        kind = cuda.shared.array(SHARE, int16)
        order = cuda.shared.array(SHARE, int16)
        if automatic:
            verdict = cuda.local.array(actions, int16, alignment=16)
        for number in range(me, games, THREADS):
            at = first + number
            action = given[at]
            if standing[at] != RUNNING:
                kind[number] = anew
            elif action < 0 or action >= actions or masks[at, action] == 0:
                kind[number] = forbidden
            else:
                kind[number] = action
        sort(kind, order, games, counts)
        for start in range(0, games, THREADS):
            if start + me < games:
                number = order[start + me]
                at, what = first + number, kind[number]
                if what == anew:
                    deal(states, at, blank, deck[0], options, dice[at, DEALER])
                    standing[at], answers[at] = RUNNING, 0
                elif what == forbidden:
                    standing[at] = BROKEN_OFF
                else:
                    carry_out(states[at], deck[0], what)
                    answers[at] += 1
                if automatic and what != forbidden:
                    settle(states[at], deck[0], players, verdict)
            cuda.syncthreads()

    return answer


def judging(game: Game) -> Callable[..., None]:
    """The kernel that judges what is asked now and writes the masks, or pays where a game is over."""
    cuda = cuda_compiler()
    from numba import int16, int32

    judge, pay, actions = game.legal, paying(game), len(game.space)
    words = -(-actions // WARP)
    width = words * WARP  # verdicts, in whole words
    over, broken_off = STAGES, STAGES + 1
    kinds = WARP * ((STAGES + 2) // WARP + 1)
    sort = sort_by_kind(kinds)

    def judge_all(  # type: ignore[no-untyped-def]
        states,
        deck,
        dice,
        answers,
        standing,
        masks,
        seats,
        rewards,
        terminated,
        truncated,
        lots,
        aim,
        most,
        share,
    ):
        me, first = cuda.threadIdx.x, cuda.blockIdx.x * share
        lane = me % WARP
        games = min(share, len(states) - first)
        verdict = cuda.local.array(width, int16, alignment=16)
        bits = cuda.local.array(words, int32)
        counts = cuda.shared.array(kinds, int32)
        kind = cuda.shared.array(SHARE, int16)
        order = cuda.shared.array(SHARE, int16)
        for number in range(me, games, THREADS):
            at = first + number
            if standing[at] == BROKEN_OFF:
                kind[number] = broken_off
            elif states[at].over:
                kind[number] = over
            else:
                kind[number] = open_stage(states[at].agenda)
        sort(kind, order, games, counts)
        for start in range(0, games, THREADS):
            at = -1
            for word in range(words):
                bits[word] = 0
            if start + me < games:
                number = order[start + me]
                at = first + number
                for seat in range(rewards.shape[1]):
                    rewards[at, seat] = 0
                terminated[at] = kind[number] >= over
                truncated[at] = 0
                if kind[number] == over:
                    pay(states[at], deck[0], rewards.shape[1], aim, rewards[at])
                    standing[at], lots[at] = OVER, -1
                elif kind[number] == broken_off:
                    rewards[at, seats[at]] = FORBIDDEN
                    lots[at] = -1
                else:
                    count = judge(states[at], deck[0], verdict)
                    seats[at] = open_seat(states[at].agenda)
                    lots[at] = nth_legal(verdict, draw(dice[at, BOTS], count))
                    for word in range(words):
                        shown = int32(0)
                        for bit in range(WARP):
                            shown |= int32(verdict[word * WARP + bit] == LEGAL) << int32(bit)
                        bits[word] = shown
                    if answers[at] >= most:
                        truncated[at] = 1
                        standing[at] = OVER
            # A warp writes the masks of its games one after the other, each lane a part of the row.
            for other in range(WARP):
                row = cuda.shfl_sync(EVERYBODY, at, other)
                for word in range(words):
                    shown = cuda.shfl_sync(EVERYBODY, bits[word], other)
                    action = word * WARP + lane
                    if row >= 0 and action < actions:
                        masks[row, action] = (shown >> int32(lane)) & int32(1)
            cuda.syncthreads()

    return judge_all


def observing(game: Game) -> Callable[..., None]:
    """The kernel that writes what whoever is asked may know; a warp, 32 games.

    An observation reads nearly all of a game, so the warp first brings its games to shared memory, all lanes
    reading side by side. Dynamic shared arrays lie on each other: the same bytes as words and as records.
    """
    cuda = cuda_compiler()
    from numba import from_dtype, uint64

    observe, state = game.observe, from_dtype(game.state.layout)
    words = WARP * game.state.layout.itemsize // WORD
    whole = words // (WARP * AHEAD) * WARP * AHEAD

    def observe_all(memory, deck, seats, numbers):  # type: ignore[no-untyped-def]
        lane, first = cuda.threadIdx.x, cuda.blockIdx.x * words
        brought = cuda.shared.array(0, uint64)
        states = cuda.shared.array(0, state)
        for word in range(lane, whole, WARP * AHEAD):
            a, b = memory[first + word], memory[first + word + WARP]
            c, d = memory[first + word + 2 * WARP], memory[first + word + 3 * WARP]
            e, f = memory[first + word + 4 * WARP], memory[first + word + 5 * WARP]
            g, h = memory[first + word + 6 * WARP], memory[first + word + 7 * WARP]
            brought[word], brought[word + WARP] = a, b
            brought[word + 2 * WARP], brought[word + 3 * WARP] = c, d
            brought[word + 4 * WARP], brought[word + 5 * WARP] = e, f
            brought[word + 6 * WARP], brought[word + 7 * WARP] = g, h
        for word in range(whole + lane, words, WARP):
            brought[word] = memory[first + word]
        cuda.syncwarp()
        at = cuda.blockIdx.x * WARP + lane
        if at < len(seats):
            observe(states[lane], deck[0], seats[at], numbers[:, at])

    return observe_all


def ptx(game: Game, *, automatic: bool = False, capability: tuple[int, int] = (9, 0)) -> list[str]:
    """The kernels of a step in the GPU's assembly language, compiled without a GPU."""
    kernels = answering(game, automatic), judging(game), observing(game)
    from numba import cuda, float32, from_dtype, int8, int32, int64, uint64, void

    setting = Setting(game)
    states, deck, dice = (from_dtype(record.layout) for record in (game.state, game.deck, Chance))
    bytes_, ints = int8[::1], int32[::1]
    signatures = (
        void(
            states[::1], states[::1], deck[::1], int64[::1], dice[:, ::1], ints, ints, bytes_, int8[:, ::1],
            int64, int64,
        ),
        void(
            states[::1], deck[::1], dice[:, ::1], ints, bytes_, int8[:, ::1], bytes_, float32[:, ::1], bytes_,
            bytes_, ints, int64, int64, int64,
        ),
        void(uint64[::1], deck[::1], bytes_, from_dtype(setting.dtype)[:, ::1]),
    )  # fmt: skip
    return [
        str(cuda.compile_ptx(kernel, signature, cc=capability)[0])
        for kernel, signature in zip(kernels, signatures, strict=True)
    ]


# What others need to take an array over: the structures of DLPack.

CUDA_DEVICE = 2
TYPE_CODES = {"i": 0, "u": 1, "f": 2}


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    pass


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter))

_handed_out: dict[int, tuple[Any, ...]] = {}  # what must live as long as somebody uses it, by its address


@_Deleter  # type: ignore[untyped-decorator]
def _give_back(managed: Any) -> None:
    _handed_out.pop(ctypes.addressof(managed.contents), None)


_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)


class DeviceArray:
    """An array on the GPU that others take over without a copy: by DLPack, or by CUDA's array interface."""

    def __init__(self, array: Any, *, turned: bool = False) -> None:
        """`turned`: columns are shown as rows, and stay where they are."""
        self.array, self._turned = array, turned
        order = slice(None, None, -1 if turned else 1)
        self.shape, self.strides = tuple(array.shape[order]), tuple(array.strides[order])
        self.dtype = array.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {**self.array.__cuda_array_interface__, "shape": self.shape, "strides": self.strides}

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA_DEVICE, int(cuda_compiler().get_current_device().id)

    def __dlpack__(
        self,
        *,
        stream: Any = None,
        max_version: Any = None,
        dl_device: Any = None,
        copy: bool | None = None,
    ) -> Any:
        if copy:
            raise BufferError("a batch hands out its own arrays, never copies")
        cuda_compiler().synchronize()  # then it doesn't matter on which stream it is read
        return dlpack_capsule(self, self.__cuda_array_interface__["data"][0], self.__dlpack_device__())

    def copy_to_host(self) -> Any:
        array = self.array.copy_to_host()
        return array.T if self._turned else array


def dlpack_capsule(array: Any, address: int, device: tuple[int, int]) -> Any:
    """What DLPack hands on: where an array lies, and who is to be told when it isn't needed any more."""
    dimensions, size = len(array.shape), array.dtype.itemsize
    shape = (ctypes.c_int64 * dimensions)(*array.shape)
    strides = (ctypes.c_int64 * dimensions)(*(step // size for step in array.strides))
    tensor = _Tensor(
        address, *device, dimensions, TYPE_CODES[array.dtype.kind], 8 * size, 1, shape, strides, 0
    )
    managed = _Managed(tensor, None, _give_back)
    _handed_out[ctypes.addressof(managed)] = (managed, shape, strides, array)
    return _new_capsule(ctypes.addressof(managed), b"dltensor", None)
