"""Parts of what is shown, made anew only where something that they read has changed.

An answer changes a few numbers of a position, and most of a table looks as before. A function marked `@part`
takes a position (and its deck, and more): a match remembers what it returned, and which fields it read for
that. While their bytes are the same, so is the part. Nobody has to say what a part depends on: it is given a
position that notes which of its fields are read.

A part must depend on its arguments alone, and nobody may change what it returns.
"""

from collections.abc import Callable
from functools import cache, wraps
from types import SimpleNamespace
from typing import Any, NamedTuple, TypeVar, cast

import numpy as np

LARGE = 32  # bytes: of several records each is watched field by field from this size on, else all as one
Part = TypeVar("Part", bound=Callable[..., Any])


class _Remembered(NamedTuple):
    mask: int  # of the bytes that were read
    bits: int  # what they were
    reads: frozenset[int]
    value: Any


class Memory:
    """What a match remembers of its parts; the last of each."""

    def __init__(self, layout: np.dtype[np.void]) -> None:
        self._layout = _layout_of(layout)
        self._parts: dict[Any, _Remembered] = {}

    def attach(self, position: SimpleNamespace, state: bytes) -> None:
        """From now on the parts of this position, whose bytes are given, are remembered."""
        position._memory, position._bits = self, int.from_bytes(state, "little")

    def recall(self, make: Callable[..., Any], s: Any, deck: Any, more: tuple[Any, ...]) -> Any:
        key = make, more
        known = self._parts.get(key)
        if known is None or s._bits & known.mask != known.bits:
            position = s._record if type(s) is _Watched else s
            watched = _Watched(position, self._layout.fields, set())
            watched._memory, watched._bits = self, s._bits
            value = make(watched, deck, *more)
            reads = frozenset(watched._reads)
            mask = self._layout.mask(reads)
            known = self._parts[key] = _Remembered(mask, s._bits & mask, reads, value)
        if type(s) is _Watched:
            s._reads.update(known.reads)  # whatever is made of this part depends on that too
        return known.value


def part(make: Part) -> Part:
    """Mark a function (s, deck, ...) that shows a part of a position."""

    @wraps(make)
    def recalled(s: Any, deck: Any, *more: Any) -> Any:
        memory = getattr(s, "_memory", None)
        return make(s, deck, *more) if memory is None else memory.recall(make, s, deck, more)

    return cast(Part, recalled)


def otherwise(position: Any, **fields: Any) -> Any:
    """The same position with other fields; nothing is remembered of it."""
    assert type(position) is SimpleNamespace, "a part doesn't read the whole position"
    return SimpleNamespace(**vars(position) | {"_memory": None} | fields)


class _Watched:
    """A position, or a record in it, that notes which of its fields are read, each once."""

    _memory: Memory
    _bits: int

    def __init__(self, record: Any, fields: dict[str, "_Field"], reads: set[int]) -> None:
        self._record, self._fields, self._reads = record, fields, reads

    def __getattr__(self, name: str) -> Any:
        value, field = getattr(self._record, name), self._fields[name]
        if field.number is not None:
            self._reads.add(field.number)
        elif field.each:
            reads = self._reads
            value = tuple([_Watched(r, f, reads) for r, f in zip(value, field.each, strict=True)])
        else:
            value = _Watched(value, field.fields, self._reads)
        self.__dict__[name] = value  # the next look at it is as fast as any
        return value


class _Field(NamedTuple):
    number: int | None  # of a field that is watched as a whole
    fields: dict[str, "_Field"]  # of a record within the record
    each: list[dict[str, "_Field"]]  # of each of several records


class _Layout:
    """The fields of a record, and which bytes each of them has."""

    def __init__(self, layout: np.dtype[np.void]) -> None:
        self._masks: list[int] = []
        self._known: dict[frozenset[int], int] = {}
        self.fields = self._fields(layout, 0)

    def mask(self, reads: frozenset[int]) -> int:
        """One number for all matches: there are not so many different ones."""
        if (mask := self._known.get(reads)) is None:
            mask = 0
            for number in reads:
                mask |= self._masks[number]
            self._known[reads] = mask
        return mask

    def _fields(self, layout: np.dtype[np.void], start: int) -> dict[str, _Field]:
        assert layout.fields is not None
        named = {name: (entry[0], start + entry[1]) for name, entry in layout.fields.items()}
        return {name: self._field(kind, at) for name, (kind, at) in named.items()}

    def _field(self, kind: np.dtype[Any], start: int) -> _Field:
        base, shape = kind.subdtype or (kind, ())
        if base.names and not shape:
            return _Field(None, self._fields(base, start), [])
        if base.names and base.itemsize >= LARGE and len(shape) == 1:
            starts = range(start, start + shape[0] * base.itemsize, base.itemsize)
            return _Field(None, {}, [self._fields(base, at) for at in starts])
        self._masks.append(((1 << 8 * kind.itemsize) - 1) << 8 * start)
        return _Field(len(self._masks) - 1, {}, [])


@cache
def _layout_of(layout: np.dtype[np.void]) -> _Layout:
    return _Layout(layout)
