"""A match between bots, any bots: what one game of a simulation or of a tournament is.

Bots that answer at once play by the thousand in compiled loops instead, and answer alike there.
"""

import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from moothall.bots import find_bot
from moothall.bots.bot import Bot
from moothall.engine.deck import Deck
from moothall.engine.game import ALL_REACHED, Game
from moothall.engine.match import Match, Refused
from moothall.engine.native import native
from moothall.engine.record import Ints


class Took(NamedTuple):
    """How long an answer was thought about that had to be chosen."""

    seat: int
    seconds: float


def deal(
    game: Game, options: Mapping[str, int | str], bots: Sequence[str], seeds: Ints, deck: Deck | None
) -> tuple[Match, list[Bot]]:
    """The first of the seeds is the match's; each player's bot has one of the others."""
    match = Match(game, options, seed=int(seeds[0]), deck=deck, rules=native(game))
    return match, [find_bot(name, game, int(own)) for name, own in zip(bots, seeds[1:], strict=False)]


def play(match: Match, bots: Sequence[Bot], most: int) -> list[Took]:
    """To its end, or for so many answers; a ValueError names a bot that broke the rules."""
    times = []
    while match.seat is not None and match.ply < most:
        legal = match.legal()
        if len(legal) <= 1 or match.is_automatic:
            if not legal:
                break
            match.play(legal[0])
            continue
        seat, began = match.seat, time.perf_counter()
        action = bots[seat].answer(match).action
        times.append(Took(seat, time.perf_counter() - began))
        _give(match, bots[seat], action)
    return times


def _give(match: Match, bot: Bot, action: int) -> None:
    try:
        match.play(action)
    except (Refused, ValueError) as error:
        raise ValueError(f"{type(bot).__name__} answered {action}, which can't be: {error}") from None


def reached_goal(match: Match) -> bool:
    """Whether somebody alone at the table has all that is to be reached."""
    return match.over and bool(match.game.reached(match.state[0], match.deck.record[0]) >= ALL_REACHED)


def prepare(
    game: Game, options: Mapping[str, int | str], bots: Sequence[str], deck: Deck | None = None
) -> None:
    """Compile what these bots need, or fetch it from the cache: each is asked one question."""
    players = int(game.options_from(options)["players"])
    for name in dict.fromkeys(bots):
        match, asked = deal(game, options, [name] * players, np.zeros(players + 1, np.int64), deck)
        while len(match.legal()) == 1 or match.is_automatic:
            match.play(match.legal()[0])
        assert match.seat is not None
        _give(match, asked[match.seat], asked[match.seat].answer(match).action)
