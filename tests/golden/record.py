"""Records golden games: `python -m tests.golden.record` plays until each kind of ending was seen.

A recorded game is a saved game under `tests/golden/<game>/`, and its ending (the digest of the final
bytes, and the result) an entry of `endings.json` beside it. They hold for ever: when a change of the rules
makes one replay differently, the game's version goes up and the games are recorded anew.
"""

import hashlib
import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import count
from pathlib import Path

import msgspec

from moothall.bots import Bot
from moothall.engine.game import Game, Result
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.games import CATALOGUE, find_game
from tests.golden.wanted import Wanted

HERE = Path(__file__).parent


class Ending(msgspec.Struct):
    digest: str
    result: Result


def ending_of(match: Match) -> Ending:
    return Ending(hashlib.sha256(match.state.tobytes()).hexdigest(), match.result())


def endings(game: str) -> dict[str, Ending]:
    return msgspec.json.decode((HERE / game / "endings.json").read_bytes(), type=dict[str, Ending])


def saved_game(game: str, name: str) -> str:
    return (HERE / game / f"{name}.json").read_text("utf-8")


def played(game: Game, wanted: Wanted) -> Iterator[Match]:
    """Games of bots, seed by seed."""
    for seed in count(wanted.first_seed):
        match = Match(game, {"players": wanted.players}, seed=seed, rules=native(game))
        player = Bot(wanted.bot, game, seed)
        while not match.over:
            match.play(player.choose(match))
        yield match


def record(game: Game, all_wanted: dict[str, Wanted]) -> None:
    known = {}
    for name, wanted in all_wanted.items():
        match = next(match for match in played(game, wanted) if wanted.is_it(match))
        (HERE / game.name / f"{name}.json").write_text(match.save(), "utf-8")
        known[name] = ending_of(match)
        print(f"{game.name}: {name}, seed {match.seed}, {match.result().scores}", file=sys.stderr)
    text = msgspec.json.format(msgspec.json.encode(known), indent=1)
    (HERE / game.name / "endings.json").write_bytes(text)


if __name__ == "__main__":
    for name in CATALOGUE:
        record(find_game(name), import_module(f"tests.golden.{name}").WANTED)
