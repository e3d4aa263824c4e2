"""A worker process: it thinks for bots and compiles rules, so that the server never has to wait.

It reads requests from its standard input and writes replies to its standard output, each a length and a
MessagePack struct. It holds nothing between requests that matters, so it can be replaced at any time.
"""

import os
import struct
import sys
from typing import BinaryIO

import msgspec
import numpy as np
from msgspec import Struct

from moothall.games import find_game


class Think(Struct, tag=True):
    """Answer the open question of a position as this bot would."""

    game: str
    options: dict[str, int | str]
    bot: str
    state: bytes
    native: bool


class Compile(Struct, tag=True):
    """Compile a game's rules into the cache."""

    game: str


class Thought(Struct):
    action: int = -1
    error: str = ""


Request = Think | Compile
LENGTH = struct.Struct("<I")


def think(request: Think) -> int:
    from moothall.bots import Bot
    from moothall.engine.match import Match
    from moothall.engine.native import native

    game = find_game(request.game)
    position = (0, request.state)
    rules = native(game) if request.native else None
    match = Match.resume(game, request.options, 0, position, [], rules)
    return Bot(request.bot, game).choose(match)


def compile_rules(request: Compile) -> int:
    from moothall.bots import CATALOGUE, Bot
    from moothall.engine.match import Match
    from moothall.engine.native import native

    os.nice(5)  # bots that think come first too
    game = find_game(request.game)
    rules = native(game)
    rules.compile()
    match = Match(game, {}, seed=0, rules=rules)
    for bot in CATALOGUE:
        Bot(bot, game).choose(match)
    return 0


def reply_to(message: bytes) -> Thought:
    request = msgspec.msgpack.decode(message, type=Request)
    try:
        return Thought(think(request) if isinstance(request, Think) else compile_rules(request))
    except Exception as error:
        return Thought(error=f"{type(error).__name__}: {error}")


def write_frame(stream: BinaryIO, data: bytes) -> None:
    stream.write(LENGTH.pack(len(data)) + data)
    stream.flush()


def main() -> None:
    os.nice(5)  # people's requests come first
    # Whatever a rule or a library prints must not end up between the frames.
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    np.seterr(over="ignore")
    while header := sys.stdin.buffer.read(LENGTH.size):
        (length,) = LENGTH.unpack(header)
        write_frame(replies, msgspec.msgpack.encode(reply_to(sys.stdin.buffer.read(length))))


if __name__ == "__main__":
    main()
