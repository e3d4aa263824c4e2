"""`@rule` marks a function of the rulebook: plain Python that can also be compiled.

The same function runs three ways, with the same bytes as the result: interpreted (it is an ordinary
function: debugging, coverage, instant start), native on a CPU core, and on a GPU. Marking costs
nothing; only `compiler()` imports Numba, so a process can start on interpreted rules and go over to
native ones later.

Numba's cache looks only at the file of the function itself, so a change in a module that it calls
would go unseen: the cache folder is named after a digest of all that may be compiled instead.
"""

import hashlib
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

HOME = Path(__file__).parents[1]
COMPILED = ("engine", "games", "bots")  # the rooms with rules, and with loops over them
WRITTEN_OUT = {"_nrt": False, "forceinline": True}  # as Numba calls it

F = TypeVar("F", bound=Callable[..., Any])

_rules: list[Callable[..., Any]] = []
_entrances: set[Callable[..., Any]] = set()
_written_out: set[Callable[..., Any]] = set()
_apart: set[str] = set()
_registered = 0


def rule(function: F) -> F:
    # Numba finds compiled code again by a pickle of what its closure holds, where one string twice is not the
    # same as two equal strings: whoever had to compile a module would not find what those kept who had its
    # bytecode.
    assert isinstance(function, FunctionType)
    file = function.__globals__.get("__file__", function.__code__.co_filename)
    function.__code__ = function.__code__.replace(co_filename=file)
    _rules.append(function)
    return function


def entrance(function: F) -> F:
    """A rule that the world outside the rulebook calls, such as a game's `legal`.

    Its compiled code is kept on disk by itself: a new loop over the rules, say a bot's, then compiles in
    a second or two, since the rulebook that it calls need not be compiled again.
    """
    _entrances.add(function)
    return rule(function)


def apart(function: F) -> F:
    """An entrance that writes to an array which holds nothing of what it reads.

    Knowing that, the compiler reads and writes many numbers at a time, which halves the time of an
    observation. Such names stand for themselves: no other rule has one of them.
    """
    _apart.add(function.__name__)
    return entrance(function)


def written_out(function: F) -> F:
    """A rule that is handed whole batches of arrays and allocates nothing.

    It is written out where it is called, and nobody counts who uses which array: to hand them over and to
    count would each cost about as much as an answer.
    """
    _written_out.add(function)
    return rule(function)


def compiler() -> Any:
    """Numba, ready to compile anything that calls rules."""
    numba = _numba()
    _register_new_rules()
    return numba


def cache_folder() -> Path:
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "moothall" / source_digest()


def compiled_sources() -> list[Path]:
    """Whatever compiled code can come from; a change in the server or the command line is none of its."""
    return sorted(file for room in COMPILED for file in (HOME / room).rglob("*.py"))


@cache
def source_digest() -> str:
    digest = hashlib.sha256()
    for file in compiled_sources():
        digest.update(file.relative_to(HOME).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


@cache
def _numba() -> Any:
    import numba

    numba.config.CACHE_DIR = str(cache_folder())
    _call_without_wiping()
    _write_apart()
    _leave_machine_code_to_callers()
    return numba


def _call_without_wiping() -> None:
    """Leave out what Numba does for every call in a function whenever that function is entered.

    It wipes two words of the stack for each of them, made or not: a twelfth of the time of a rulebook whose
    dispatch has a call for every kind of answer. One of them is wiped again before the call, and the other
    is read only after a call that has failed, which writes it.
    """
    from numba.core import callconv, cgutils

    call, reserve_and_wipe = callconv.CPUCallConv.call_function, cgutils.alloca_once

    def reserve(builder: Any, kind: Any, size: Any = None, name: str = "", zfill: bool = False) -> Any:
        with builder.goto_entry_block():
            return builder.alloca(kind, size=size, name=name)

    def call_function(*arguments: Any, **options: Any) -> Any:
        cgutils.alloca_once = reserve  # Numba compiles one function at a time
        try:
            return call(*arguments, **options)
        finally:
            cgutils.alloca_once = reserve_and_wipe

    callconv.CPUCallConv.call_function = call_function


def _write_apart() -> None:
    """Tell LLVM what it can't see of the rules that write apart, and have it put their numbers together.

    Numba has no option for the one, and one for all functions at once for the other.
    """
    from numba.core import callconv, codegen, config

    decorate, optimize = callconv.CPUCallConv.decorate_function, codegen.CPUCodeLibrary._optimize_final_module

    def decorate_function(self: Any, fn: Any, args: Any, fe_argtypes: Any, noalias: bool = False) -> None:
        alone = any(f"{len(name)}{name}B" in fn.name for name in _apart)  # as Numba writes it, with a version
        decorate(self, fn, args, fe_argtypes, noalias or alone)

    def optimize_final_module(library: Any) -> None:
        before, config.SLP_VECTORIZE = config.SLP_VECTORIZE, int(library.name in _apart)
        try:
            optimize(library)
        finally:
            config.SLP_VECTORIZE = before

    callconv.CPUCallConv.decorate_function = decorate_function
    codegen.CPUCodeLibrary._optimize_final_module = optimize_final_module


def _leave_machine_code_to_callers() -> None:
    """Make machine code of a function once somebody asks for it: whoever calls it from Python, or keeps it.

    Compiled code takes what it calls into its own, so Numba would make that of every rule twice or more: a
    sixth of the time that it takes to compile a game.
    """
    from numba.core.codegen import JITCodeLibrary, JITCPUCodegen

    finish, find = JITCodeLibrary._finalize_final_module, JITCodeLibrary.get_pointer_to_function
    kept, set_env = JITCodeLibrary._get_compiled_object, JITCPUCodegen.set_env
    environments: dict[str, Any] = {}  # of functions that have no machine code as yet

    def put_off(library: Any) -> None:
        if library._disable_inspection:  # it was kept on disk
            finish(library)
            return
        library._finalize_dynamic_globals()
        library._verify_declare_only_symbols()
        library._finalized = library.is_put_off = True

    def make(library: Any) -> None:
        if library.is_put_off:
            library.is_put_off = False
            finish(library)
            is_there = library.codegen._engine.is_symbol_defined
            for name in [each for each in environments if is_there(each)]:
                set_env(library.codegen, name, environments.pop(name))

    def get_pointer_to_function(library: Any, name: str) -> int:
        library._ensure_finalized()
        if library.is_put_off and all(each.name != name for each in library.get_defined_functions()):
            return 0
        make(library)
        return int(find(library, name))

    def get_compiled_object(library: Any) -> Any:
        make(library)
        return kept(library)

    def set_now_or_then(generator: Any, name: str, environment: Any) -> None:
        if generator._engine.is_symbol_defined(name):
            set_env(generator, name, environment)
        else:
            environments[name] = environment

    JITCodeLibrary.is_put_off = False
    JITCodeLibrary._finalize_final_module = put_off
    JITCodeLibrary.get_pointer_to_function = get_pointer_to_function
    JITCodeLibrary._get_compiled_object = get_compiled_object
    JITCPUCodegen.set_env = set_now_or_then


def _register_new_rules() -> None:
    """Tell Numba that it may compile the rules wherever compiled code calls them."""
    global _registered
    from numba.extending import register_jitable

    # Nobody calls rules from C, and leaving those wrappers out saves a fifth of the compile time; nor does
    # anybody call from Python what is compiled here, so that most of it needs no machine code.
    for function in _rules[_registered:]:
        how = {"cache": function in _entrances} | (WRITTEN_OUT if function in _written_out else {})
        register_jitable(no_cfunc_wrapper=True, no_cpython_wrapper=True, **how)(function)
    _registered = len(_rules)
