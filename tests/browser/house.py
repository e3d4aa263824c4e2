"""The server of the browser tests, which meet the same tables in every run.

A table's name decides what is dealt there, and the bot `random` draws its lots from the position: whatever is
found once is found again. A bot thinks for as long as the folder THINKING has a file that is called like its
table; with one that is called LATE, whoever is waited for has been waited for long enough. Whoever studies
games there looks at them in haste. All else is the server as it is.
"""

import asyncio
import os
import sys
import zlib
from collections import Counter
from pathlib import Path
from unittest.mock import patch

from moothall.engine.match import Match
from moothall.server import leaving, tables
from moothall.server.command import main
from moothall.server.people import now
from moothall.server.studies import Scholar
from moothall.server.workers import Workers

LATE, FAR_AHEAD = "late", "2999-01-01T00:00:00.000Z"

choose = Workers.choose
met: Counter[bytes] = Counter()


def shuffled_by_name(table: tables.Table) -> tuple[int, str]:
    return zlib.crc32(table.name.encode()), "5a" * 16


def now_or_later() -> str:
    """The time by which somebody's absence is judged."""
    return FAR_AHEAD if (Path(os.environ["THINKING"]) / LATE).exists() else now()


async def choose_by_position(workers: Workers, table: str, match: Match, bot: str) -> int:
    while (Path(os.environ["THINKING"]) / table).exists():
        await asyncio.sleep(0.05)
    if bot == "random":
        state, legal = match.state.tobytes(), match.legal()
        met[state] += 1  # a position may come back, and must not go round for ever
        return legal[zlib.crc32(state, met[state]) % len(legal)]
    return await choose(workers, table, match, bot)


if __name__ == "__main__":
    with (
        patch.object(tables.Table, "shuffled", shuffled_by_name),
        patch.object(leaving, "now", now_or_later),
        patch.object(Workers, "choose", choose_by_position),
        patch.object(Scholar, "COMMAND", (sys.executable, "-m", "tests.server.scholar")),
    ):
        main()
