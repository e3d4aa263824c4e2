"""Parts of what is shown, made anew only where something that they read has changed.

An answer changes a few numbers of a position, and most of a table looks as before. A function marked `@part`
takes a position (and its deck, and more): a match remembers what it returned, and which fields it read for
that. When a position follows with other bytes in one of these, the part is forgotten; until then it is as it
was. Nobody has to say what a part depends on: it is given a position that notes which of its fields are read.

A part must depend on its arguments alone, and nobody may change what it returns.

A table is mostly wanted as text. What whoever puts it together takes as `shown(part, s, deck)` goes into it
as it is: where a text is wanted, as the text that was made of it, for as long as that is good. Most of a
table is then copied instead of being read number by number.
"""

from collections.abc import Callable, Sequence
from functools import cache, wraps
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import msgspec
import numpy as np

from moothall.engine.record import Ints, plain_after, plain_bytes

LARGE = 32  # bytes: of several records each is watched field by field from this size on, else all as one
NO_FIELD = -1  # what lies between fields
Part = TypeVar("Part", bound=Callable[..., Any])
Shown = TypeVar("Shown")


class _Fields(dict[str, Any]):
    """Those of a record, by name; how each is watched: by its number, as a record, or as several records."""

    numbers: tuple[int, ...]  # of all that is in it


class _Remembered:
    """What a part returned, and the fields that it read for that, by their numbers."""

    __slots__ = ("is_good", "reads", "text", "value")

    def __init__(self) -> None:
        self.is_good, self.value = False, None
        self.text: msgspec.Raw | None = None  # the same as JSON, once somebody has wanted it
        self.reads: list[int] = []


class Memory:
    """What a match remembers of its parts; the last of each."""

    def __init__(self, layout: np.dtype[np.void]) -> None:
        self._kind, self._layout = layout, _layout_of(layout)
        self._parts: dict[Any, _Remembered] = {}
        self._readers: list[set[_Remembered]] = [set() for _ in range(self._layout.count)]  # of each field
        self._position = SimpleNamespace()
        self._state: Ints | None = None
        self.wants_text = False

    def position(self, state: bytes) -> Any:
        """The position of a record's bytes, as `plain` reads it. From now on its parts are remembered, and no
        other's are."""
        before, self._state = self._state, np.frombuffer(state, np.uint8)
        if before is None:
            position = plain_bytes(self._kind, state)
        else:
            (differing,) = (before != self._state).nonzero()
            changed = differing.tolist()
            position = plain_after(self._position, self._kind, state, changed)
            for number in self._layout.fields_at(changed):
                for known in self._readers[number]:
                    known.is_good = False
        self._position._memory = None
        self._position, position._memory = position, self
        return position

    def text(self, view: Callable[[], Any]) -> bytes:
        """A view as JSON."""
        self.wants_text = True
        try:
            shown = view()
        finally:
            self.wants_text = False
        return msgspec.json.encode(shown)

    def recall(self, make: Callable[..., Any], s: Any, deck: Any, more: tuple[Any, ...]) -> Any:
        known = self._recalled(make, s, deck, more)
        if type(s) is _Watched:
            s._reads += known.reads  # whatever is made of this part depends on that too
        return known.value

    def recall_text(self, make: Callable[..., Any], s: Any, deck: Any, more: tuple[Any, ...]) -> msgspec.Raw:
        known = self._recalled(make, s, deck, more)
        if known.text is None:
            known.text = msgspec.Raw(msgspec.json.encode(known.value))
        return known.text

    def _recalled(self, make: Callable[..., Any], s: Any, deck: Any, more: tuple[Any, ...]) -> _Remembered:
        known = self._parts.get((make, more))
        if known is None:
            known = self._parts[make, more] = _Remembered()
        if not known.is_good:
            self._make(known, make, s, deck, more)
        return known

    def _make(self, known: _Remembered, make: Callable[..., Any], s: Any, deck: Any, more: Any) -> None:
        reads: list[int] = []
        watched = _Watched(s._record if type(s) is _Watched else s, self._layout.fields, reads)
        watched._memory = self
        known.value, known.text = make(watched, deck, *more), None
        if reads != known.reads:
            for number in known.reads:
                self._readers[number].discard(known)
            for number in reads:
                self._readers[number].add(known)
            known.reads = reads
        known.is_good = True


def part(make: Part) -> Part:
    """Mark a function (s, deck, ...) that shows a part of a position."""

    @wraps(make)
    def recalled(s: Any, deck: Any, *more: Any) -> Any:
        memory = getattr(s, "_memory", None)
        return make(s, deck, *more) if memory is None else memory.recall(make, s, deck, more)

    return cast(Part, recalled)


def shown(part: Callable[..., Shown], s: Any, deck: Any, *more: Any) -> Shown:
    """What a part returns, for whoever doesn't look into it: as text where that is wanted."""
    memory: Memory | None = getattr(s, "_memory", None)
    if memory is None or not memory.wants_text:
        return part(s, deck, *more)
    make: Any = part
    return cast(Shown, memory.recall_text(make.__wrapped__, s, deck, more))


def otherwise(position: Any, **fields: Any) -> Any:
    """The same position with other fields; nothing is remembered of it."""
    assert type(position) is SimpleNamespace, "a part doesn't read the whole position"
    return SimpleNamespace(**vars(position) | {"_memory": None} | fields)


def whole(record: Any) -> Any:
    """All of a record in one look, for a part that reads most of it."""
    if type(record) is not _Watched:
        return record
    record._reads += record._fields.numbers
    return record._record


class _Watched:
    """A position, or a record in it, that notes which of its fields are read, each once."""

    _memory: Memory
    _reads: list[int]

    def __init__(self, record: Any, fields: _Fields, reads: list[int]) -> None:
        self._record, self._fields, self._reads = record, fields, reads

    def __getattr__(self, name: str) -> Any:
        value, field = getattr(self._record, name), self._fields[name]
        if type(field) is int:
            self._reads.append(field)
        elif type(field) is list:
            value = _Row(value, field, self._reads)
        else:
            value = _Watched(value, field, self._reads)
        self.__dict__[name] = value  # the next look at it is as fast as any
        return value


class _Row(Sequence[_Watched]):
    """Several such records; most parts look at one of them."""

    def __init__(self, records: Sequence[Any], each: list[_Fields], reads: list[int]) -> None:
        self._records, self._each, self._reads = records, each, reads
        self._watched: list[_Watched | None] = [None] * len(records)

    def __len__(self) -> int:
        return len(self._records)

    def __getitem__(self, number: Any) -> Any:
        if (known := self._watched[number]) is None:
            known = self._watched[number] = _Watched(self._records[number], self._each[number], self._reads)
        return known


class _Layout:
    """The fields of a record, each with a number, and which of them each byte belongs to."""

    def __init__(self, layout: np.dtype[np.void]) -> None:
        self._at = [NO_FIELD] * layout.itemsize  # of each byte
        self.count = 0
        self.fields = self._fields(layout, 0)

    def fields_at(self, places: list[int]) -> set[int]:
        """Those that have one of these bytes."""
        at = self._at
        return {at[place] for place in places} - {NO_FIELD}

    def _fields(self, layout: np.dtype[np.void], start: int) -> _Fields:
        assert layout.fields is not None
        first, found = self.count, _Fields()
        for name, entry in layout.fields.items():
            found[name] = self._field(entry[0], start + entry[1])
        found.numbers = tuple(range(first, self.count))
        return found

    def _field(self, kind: np.dtype[Any], start: int) -> int | _Fields | list[_Fields]:
        base, shape = kind.subdtype or (kind, ())
        if base.names and not shape:
            return self._fields(base, start)
        if base.names and base.itemsize >= LARGE and len(shape) == 1:
            starts = range(start, start + shape[0] * base.itemsize, base.itemsize)
            return [self._fields(base, at) for at in starts]
        number, self.count = self.count, self.count + 1
        self._at[start : start + kind.itemsize] = [number] * kind.itemsize
        return number


@cache
def _layout_of(layout: np.dtype[np.void]) -> _Layout:
    return _Layout(layout)
