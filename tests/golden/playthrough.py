"""A recorded game as text that anybody can read, and that replays to the same bytes.

    # Guilds: a site is filled before the last week
    game: guilds, version 1
    options: players=2 variant=standard
    start: seed 3208

    0 bid: Bid for the northern area [bid area=0]
    1 bid: Pass [pass_turn]
    = 3f2a1c9d8e7b6a50

    result: 0 wins
    0: rooms 12, total 31
    1: rooms 9, total 27

A line is a seat, the question that it was asked and its answer. The words are for readers; what is replayed
stands in brackets. A line with `=` is the hash of the position then.
"""

import hashlib
import re
from typing import NamedTuple

from moothall.engine.game import Result
from moothall.engine.match import Match
from moothall.engine.text import Speaker

HASH_EVERY = 20  # answers
_ANSWER = re.compile(r"(?P<seat>\d+) (?P<stage>\w+): .*\[(?P<name>\w+)(?P<values>( \w+=\d+)*)\]")


class Answer(NamedTuple):
    line: int  # of the file, from 1
    seat: int
    stage: str
    name: str
    values: dict[str, int]


class Playthrough(NamedTuple):
    version: int
    options: dict[str, str]
    seed: int | None  # None for explicit orders
    answers: list[Answer]
    hashes: dict[int, str]  # by the number of answers before
    result: list[str]


def position_hash(match: Match) -> str:
    return hashlib.sha256(match.state.tobytes()).hexdigest()[:16]


def write(about: str, match: Match) -> str:
    """A finished match as such a text."""
    game, again = (
        match.game,
        Match(match.game, match.options, seed=match.seed, orders=match.orders, deck=match.deck),
    )
    speaker = Speaker(game, "en", match.deck, [f"Player {seat + 1}" for seat in range(match.seats)])
    options = " ".join(f"{name}={value}" for name, value in match.options.items())
    lines = [
        f"# {game.title}: {about}",
        f"game: {game.name}, version {game.version}",
        f"options: {options}",
        "start: explicit orders" if match.seed is None else f"start: seed {match.seed}",
        "",
    ]
    for action in match.actions:
        name, values = game.space.decode(action)
        answer = " ".join([name, *(f"{axis}={value}" for axis, value in values.items())])
        words = " ".join(speaker.say(again.tell(action)).split())
        lines.append(f"{again.seat} {again.stage}: {words} [{answer}]")
        again.play(action)
        if again.ply % HASH_EVERY == 0 or again.over:
            lines.append(f"= {position_hash(again)}")
    return "\n".join([*lines, "", *result_lines(match.result()), ""])


def result_lines(result: Result) -> list[str]:
    winners = " and ".join(map(str, result.winners)) or "nobody"
    rank = f", rank {result.rank}" if result.rank else ""
    details = [
        f"{seat}: " + ", ".join(f"{source} {points}" for source, points in detail.items())
        for seat, detail in enumerate(result.details)
    ]
    return [f"result: {winners} won{rank}", *details]


def read(text: str) -> Playthrough:
    lines = text.splitlines()
    header = dict(line.split(": ", 1) for line in lines[1:4])
    answers, hashes = list[Answer](), dict[int, str]()
    end = lines.index("", 5)
    for number, line in enumerate(lines[5:end], 6):
        if line.startswith("= "):
            hashes[len(answers)] = line[2:]
        else:
            found = _ANSWER.fullmatch(line)
            assert found, f"line {number} is no answer: {line}"
            values = {axis: int(value) for axis, value in re.findall(r"(\w+)=(\d+)", found["values"])}
            answers.append(Answer(number, int(found["seat"]), found["stage"], found["name"], values))
    return Playthrough(
        version=int(header["game"].rpartition(" ")[2]),
        options=dict(pair.split("=") for pair in header["options"].split()),
        seed=int(header["start"].removeprefix("seed ")) if header["start"].startswith("seed") else None,
        answers=answers,
        hashes=hashes,
        result=lines[end + 1 :],
    )
