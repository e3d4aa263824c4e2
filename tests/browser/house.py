"""The server of the browser tests, which meet the same tables in every run.

A table's name decides what is dealt there, and the bot `random` draws its lots from the position: whatever is
found once is found again. A bot thinks for as long as the folder THINKING has a file that is called like its
table. Whoever studies games there looks at them in haste. All else is the server as it is.
"""

import asyncio
import os
import sys
import zlib
from collections import Counter
from pathlib import Path
from unittest.mock import patch

from moothall.engine.match import Match
from moothall.engine.rules import Rules
from moothall.server import tables
from moothall.server.command import main
from moothall.server.studies import Scholar
from moothall.server.workers import Workers

begin, choose = tables.Table.begin, Workers.choose
met: Counter[bytes] = Counter()


class Dealt:
    """In place of `secrets`, while one table is dealt."""

    def __init__(self, name: str) -> None:
        self.name = name

    def randbelow(self, end: int) -> int:
        return zlib.crc32(self.name.encode())

    def token_hex(self, length: int) -> str:
        return "5a" * length


def begin_by_name(table: tables.Table, rules: Rules) -> None:
    with patch.object(tables, "secrets", Dealt(table.name)):
        begin(table, rules)


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
        patch.object(tables.Table, "begin", begin_by_name),
        patch.object(Workers, "choose", choose_by_position),
        patch.object(Scholar, "COMMAND", (sys.executable, "-m", "tests.browser.scholar")),
    ):
        main()
