"""Makes what the analysis of a game calls usual: the points by source of strong bots among themselves.

    python -m moothall.lab.usual guilds --games 16 --jobs 16 --kept usual

Every game is kept in a folder as soon as it is over, a file for each number of players, so this may be broken
off and goes on. With `--games 0` nothing is played and all that lies there is counted: games may be played on
one machine and counted on another. Those of a tournament (`moothall tournament --out`) will do as well, of
which only the level's own seats are counted. What was counted is printed, and becomes data of the package.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import msgspec

from moothall.bots.levels import LEVELS
from moothall.engine.game import Game
from moothall.games import find_game
from moothall.lab import scorebook
from moothall.lab.scorebook import Played
from moothall.lab.tournament import tournament
from moothall.study import usual
from moothall.study.make import Tell, bars
from moothall.study.usual import Usual

SEED = 1


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument(
        "--players", type=int, nargs="*", help="how many play; every number where none is named"
    )
    parser.add_argument("--level", choices=LEVELS, default="guildmaster")
    parser.add_argument("--games", type=int, default=16, help="for each number of players, with what is kept")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--kept", type=Path, required=True, metavar="FOLDER")
    wanted = parser.parse_args(arguments)
    game = find_game(wanted.game)
    wanted.kept.mkdir(parents=True, exist_ok=True)
    found: dict[str, Usual] = {}
    with bars() as tell:
        for players in wanted.players or game.seats:
            file = wanted.kept / f"{game.name}-{players}-{wanted.level}.jsonl"
            if wanted.games:
                play(game, players, wanted.level, wanted.games, wanted.seed, wanted.jobs, file, tell)
            if played := scorebook.seats_of(wanted.level, file, game):
                found[str(players)] = Usual(wanted.level, len(played), means(played))
    print(msgspec.json.format(msgspec.json.encode({game.name: found})).decode())
    write(game, found)


def play(
    game: Game, players: int, level: str, games: int, seed: int, jobs: int, file: Path, tell: Tell
) -> None:
    def told(done: int) -> None:
        tell(f"{game.title} with {players}", done, games)

    tournament(game, {"players": players}, [level], games, seed, jobs, progress=told, file=file)


def means(played: Iterable[tuple[Played, list[int]]]) -> dict[str, float]:
    """Of each source, over the seats in which it counted."""
    points: dict[str, list[int]] = defaultdict(list)
    for one, seats in played:
        for seat in seats if one.ended else ():
            for source, count in one.sources[seat].items():
                points[source].append(count)
    return {source: round(sum(counts) / len(counts), 2) for source, counts in points.items()}


def write(game: Game, found: dict[str, Usual]) -> None:
    """Beside what is known of other games and numbers of players."""
    known = usual.read()
    if found:
        known[game.name] = known.get(game.name, {}) | found
    text = msgspec.json.format(msgspec.json.encode(known, order="deterministic"), indent=1)
    usual.FILE.write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
