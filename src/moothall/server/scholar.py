"""A process that looks at games: it studies finished ones, and gives hints.

Like a worker it reads requests from its standard input and writes replies to its standard output, each a
length and a MessagePack struct; while it studies a game it says how far it has come.
"""

import os
import sys
from typing import BinaryIO

import msgspec
import numpy as np
from msgspec import Struct

from moothall.bots.compiling import compile_part
from moothall.engine.game import Telling
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.engine.record import plain
from moothall.games import find_game
from moothall.server.worker import LENGTH, stand_back, write_frame
from moothall.study.analysis import Study, analyse, outlook_at
from moothall.study.hints import hints
from moothall.study.outlook import Outlook

# Studies wait for whoever gives hints, and both for the server.
NICE, NICER = 5, 15


class Game(Struct):
    """A match: from its first position on, or from a later one."""

    game: str
    options: dict[str, int | str]
    position: tuple[int, bytes]  # its ply and its bytes
    answers: list[tuple[int, bool]]  # since then

    def match(self) -> Match:
        game = find_game(self.game)
        return Match.resume(game, self.options, None, self.position, self.answers, native(game))


class Examine(Struct, tag=True):
    """Study a whole game."""

    game: Game
    level: str
    seed: int


class Advise(Struct, tag=True):
    """What to answer to the question that is open."""

    game: Game
    level: str
    seed: int


class Prepare(Struct, tag=True):
    """Compile what hints in a game need, so that they come at once."""

    game: str


class Progress(Struct, tag=True):
    done: int
    of: int


Words = dict[int, dict[int, Telling]]  # by ply, then by action


class Studied(Struct):
    study: Study
    tellings: Words
    outlooks: dict[int, Outlook]  # by ply: of the better answers


class Found(Struct, tag=True):
    """What was Studied or the Advice, as JSON; or what went wrong."""

    text: bytes = b""
    error: str = ""


Request = Examine | Advise | Prepare
Reply = Progress | Found


def examine(request: Examine, replies: BinaryIO) -> bytes:
    os.nice(max(0, NICER - os.nice(0)))

    def tell(done: int, of: int) -> None:
        write_frame(replies, msgspec.msgpack.encode(Progress(done, of)))

    match = request.game.match()
    study = analyse(match, request.level, request.seed, tell)
    marked = [moment for moment in study.moments if moment.mark]
    outlooks = {moment.ply: outlook_at(match, moment, study.seed) for moment in marked}
    return msgspec.json.encode(Studied(study, words_for(match, study), outlooks))


def words_for(match: Match, study: Study) -> Words:
    """The answers that a study speaks of, as they would be told to whoever was asked then."""
    words: Words = {}
    for moment in study.moments:
        shown = plain(match.state_at(moment.ply)[0])
        spoken_of = {moment.action, *(better.action for better in moment.better)}
        words[moment.ply] = {each: match.game.tell_action(shown, match.deck, each) for each in spoken_of}
    return words


def reply_to(message: bytes, replies: BinaryIO) -> Found:
    request = msgspec.msgpack.decode(message, type=Request)
    try:
        if isinstance(request, Examine):
            return Found(examine(request, replies))
        if isinstance(request, Prepare):
            compile_part(find_game(request.game), "search")
            return Found()
        return Found(msgspec.json.encode(hints(request.game.match(), request.level, request.seed)))
    except Exception as error:
        return Found(error=f"{type(error).__name__}: {error}")


def main() -> None:
    stand_back(NICE)
    # Whatever a rule or a library prints must not end up between the frames.
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    np.seterr(over="ignore")
    while header := sys.stdin.buffer.read(LENGTH.size):
        (length,) = LENGTH.unpack(header)
        found = reply_to(sys.stdin.buffer.read(length), replies)
        write_frame(replies, msgspec.msgpack.encode(found))


if __name__ == "__main__":
    main()
