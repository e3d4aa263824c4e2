"""A worker process: it thinks for bots and compiles rules, so that the server never has to wait.

It reads requests from its standard input and writes replies to its standard output, each a length and a
MessagePack struct. Of the bots that search it remembers those that answered last, with what they have found
out so far. Nothing else is held between requests, so it can be replaced at any time.
"""

import os
import struct
import sys
from collections import OrderedDict
from typing import BinaryIO

import msgspec
import numpy as np
from msgspec import Struct

from moothall.bots import find_bot
from moothall.bots.bot import Bot
from moothall.bots.compiling import Part, compile_part
from moothall.bots.levels import SEARCHING
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.games import find_game

KEPT = 4  # bots that are remembered; each may hold some 30 MB
# Bots wait for people, and the compiler for both.
NICE, NICER = 5, 10


class Whose(Struct, frozen=True):
    """Whom a bot thinks for."""

    table: str
    seat: int
    bot: str


class Think(Struct, tag=True):
    """Answer the open question of a position as this bot would."""

    whose: Whose
    game: str
    options: dict[str, int | str]
    position: tuple[int, bytes]  # its ply and its bytes
    answers: list[tuple[int, bool]]  # since then
    native: bool
    heads: int = 1


class Compile(Struct, tag=True):
    """Compile a part of what a game's bots need into the cache."""

    game: str
    part: Part


class Thought(Struct):
    action: int = -1
    error: str = ""


Request = Think | Compile
LENGTH = struct.Struct("<I")
remembered: OrderedDict[Whose, Bot] = OrderedDict()  # the last to have answered is the last


def think(request: Think) -> int:
    game, whose = find_game(request.game), request.whose
    rules = native(game) if request.native else None
    match = Match.resume(game, request.options, 0, request.position, request.answers, rules)
    bot = remembered.pop(whose, None) or find_bot(whose.bot, game, heads=request.heads)
    action = bot.answer(match).action
    remember(whose, bot)
    return action


def remember(whose: Whose, bot: Bot) -> None:
    """Whoever answers at once has nothing in mind."""
    if whose.bot in SEARCHING:
        remembered[whose] = bot
    while len(remembered) > KEPT:
        remembered.popitem(last=False)


def reply_to(message: bytes) -> Thought:
    request = msgspec.msgpack.decode(message, type=Request)
    try:
        if isinstance(request, Think):
            return Thought(think(request))
        game = find_game(request.game)
        os.nice(max(0, NICER - os.nice(0)))
        compile_part(game, request.part)
        return Thought()
    except Exception as error:
        return Thought(error=f"{type(error).__name__}: {error}")


def write_frame(stream: BinaryIO, data: bytes) -> None:
    stream.write(LENGTH.pack(len(data)) + data)
    stream.flush()


def stand_back(nice: int) -> None:
    """Leave Ctrl-C to the server, which then ends its helpers, and the cores to it while it wants them.

    A session of its own would do the first, but Linux shares cores out evenly between sessions: being nice
    counts inside of one.
    """
    os.setpgrp()
    os.nice(nice)


def main() -> None:
    stand_back(NICE)
    # Whatever a rule or a library prints must not end up between the frames.
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    np.seterr(over="ignore")
    while header := sys.stdin.buffer.read(LENGTH.size):
        (length,) = LENGTH.unpack(header)
        write_frame(replies, msgspec.msgpack.encode(reply_to(sys.stdin.buffer.read(length))))


if __name__ == "__main__":
    main()
