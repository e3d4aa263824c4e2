"""What was played, game by game, and as Parquet: one row a game, or one a decision.

    with Ledger(Path("games.parquet"), about) as ledger:
        simulate(game, {"players": 2}, ["greedy"], games=1000, seed=1, keep=ledger.write)
    table = load("games.parquet")

Parquet is written and read with pyarrow (the extra `moothall[lab]`); Polars, DuckDB and pandas read it too.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

SUFFIX = ".parquet"
# Rows that are written at once: enough to pack well, few enough to hold many games' decisions in memory.
GROUP = 50_000


class Decision(msgspec.Struct, frozen=True):
    """One answer of a game. Plies and seats are counted from 0."""

    ply: int
    seat: int
    question: str  # the stage, as the game names it
    choices: int  # how many answers were legal; with one, nobody was asked
    action: int
    answer: str  # the kind of answer: the block of the action space


class Entry(msgspec.Struct, frozen=True):
    """One game. Lists have an entry for each seat, those of automata too."""

    game: int
    seed: int
    bot_seeds: list[int]
    first: int  # the seat that starts, as it is drawn when the table is set
    answers: int
    failure: str | None  # None where the game ended as it should; else there is no result
    rank: str | None  # alone
    scores: list[int] = []
    won: list[bool] = []
    sources: list[dict[str, int]] = []  # points by source, and what breaks ties
    belongings: list[list[str]] = []  # the components of each seat at the end, as `kind:id`
    decisions: list[Decision] = []  # where they are wanted


class About(msgspec.Struct, frozen=True):
    """What all games of a file have in common."""

    game: str
    version: int  # of its rules
    deck: str  # the deck's digest
    options: dict[str, int | str]
    bots: list[str]
    seed: int


Keep = Callable[[Sequence[Entry]], None]


def check(file: Path) -> None:
    """A ValueError says why nothing can be written there: before hours of play, not after them."""
    if file.suffix.lower() != SUFFIX:
        raise ValueError(f"{file}: games are written to a file that ends in {SUFFIX}")
    if not file.parent.is_dir():
        raise ValueError(f"{file}: there is no folder {file.parent}")
    _check_installed()


def _check_installed() -> None:
    if find_spec("pyarrow") is None:
        raise ValueError("Parquet needs pyarrow: pip install 'moothall[lab]'")


class Ledger:
    """A Parquet file that is being written; it is there under its name once it is whole."""

    def __init__(self, file: Path, about: About, decisions: bool = False) -> None:
        check(file)
        self.file, self.about = file, about
        self._unfinished = file.with_name(f".{file.name}.part")
        self._rows: list[dict[str, Any]] = []
        self._rows_of = _decision_rows if decisions else _game_rows
        fields = _decision_fields() if decisions else _game_fields()
        self._schema = _schema({**_common_fields(about), **fields}, about)

    def __enter__(self) -> Self:
        import pyarrow.parquet as pq

        self._writer = pq.ParquetWriter(self._unfinished, self._schema, compression="zstd")
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        if kind is None:
            self._flush()
        self._writer.close()
        if kind is None:
            self._unfinished.replace(self.file)
        else:
            self._unfinished.unlink()

    def write(self, entries: Sequence[Entry]) -> None:
        common = _common(self.about)
        for entry in entries:
            self._rows += [common | row for row in self._rows_of(entry, self.about.bots)]
        if len(self._rows) >= GROUP:
            self._flush()

    def _flush(self) -> None:
        import pyarrow as pa

        if self._rows:
            self._writer.write_table(pa.Table.from_pylist(self._rows, self._schema))
        self._rows = []


def load(*files: str | Path) -> Any:
    """All rows of one or several files, as a `pyarrow.Table`: `.to_pandas()`, `polars.from_arrow(...)`.

    A ValueError names a file that isn't one of ours.
    """
    _check_installed()
    import pyarrow as pa
    import pyarrow.parquet as pq

    if not files:
        raise ValueError("there is no file to load")
    tables = []
    for file in files:
        try:
            tables.append(pq.read_table(file))
        except pa.ArrowInvalid as error:
            raise ValueError(f"{file} is no Parquet file: {error}") from None
        if b"moothall" not in (tables[-1].schema.metadata or {}):
            raise ValueError(f"{file} was not written by Moothall")
    return pa.concat_tables(tables, promote_options="default")


def about(file: str | Path) -> About:
    """What all games of a file have in common."""
    _check_installed()
    import pyarrow.parquet as pq

    found = (pq.read_schema(file).metadata or {}).get(b"moothall")
    if found is None:
        raise ValueError(f"{file} was not written by Moothall")
    return msgspec.json.decode(found, type=About)


# Columns. What all rows share is repeated in each: packed it costs nothing, and files can be put together.


def _schema(fields: Mapping[str, Any], about: About) -> Any:
    import pyarrow as pa

    return pa.schema([*fields.items()], metadata={"moothall": msgspec.json.encode(about)})


def _common_fields(about: About) -> dict[str, Any]:
    import pyarrow as pa

    kinds = {int: pa.int8(), str: pa.string()}
    return {name: kinds[type(value)] for name, value in _common(about).items()}


def _common(about: About) -> dict[str, Any]:
    # An option that may be a number or a word is a word, whatever was chosen.
    chosen = {name: value if name == "players" else str(value) for name, value in about.options.items()}
    return {"title": about.game, "deck": about.deck, **chosen}


def _game_fields() -> dict[str, Any]:
    import pyarrow as pa

    return {
        "game": pa.int64(),
        "seed": pa.uint64(),
        "bots": pa.list_(pa.string()),
        "bot_seeds": pa.list_(pa.uint64()),
        "first": pa.int8(),
        "answers": pa.int32(),
        "failure": pa.string(),
        "rank": pa.string(),
        "scores": pa.list_(pa.int32()),
        "won": pa.list_(pa.bool_()),
        "sources": pa.list_(pa.list_(pa.struct([("source", pa.string()), ("points", pa.int32())]))),
        "belongings": pa.list_(pa.list_(pa.string())),
    }


def _game_rows(entry: Entry, bots: list[str]) -> list[dict[str, Any]]:
    row = msgspec.structs.asdict(entry) | {"bots": bots}
    del row["decisions"]
    row["sources"] = [
        [{"source": source, "points": points} for source, points in seat.items()] for seat in entry.sources
    ]
    return [row]


def _decision_fields() -> dict[str, Any]:
    import pyarrow as pa

    return {
        "game": pa.int64(),
        "seed": pa.uint64(),
        "ply": pa.int32(),
        "seat": pa.int8(),
        "bot": pa.string(),
        "question": pa.string(),
        "choices": pa.int16(),
        "action": pa.int16(),
        "answer": pa.string(),
    }


def _decision_rows(entry: Entry, bots: list[str]) -> list[dict[str, Any]]:
    return [
        {"game": entry.game, "seed": entry.seed, "bot": bots[decision.seat]}
        | msgspec.structs.asdict(decision)
        for decision in entry.decisions
    ]
