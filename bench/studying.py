"""What a look at a game costs, and whether people at their tables notice that one is under way.

A game of each between two Journeymen is studied at Master's strength, once all is compiled. They blunder
often enough to be looked at closely. Then somebody answers at a table, alone at first and again while a study
is made; the server and all its processes share one core, so that it is seen who gives way.
"""

import os
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from bench.figure import Figure, show
from bench.server import Lonely, percentile, serving
from moothall.bots import find_bot
from moothall.engine.game import Game
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.games import OWN, find_game
from moothall.study.analysis import Judge, analyse, is_decision

SEED = 1
MINUTE = 60
ANSWERS, SOME = 200, 20
STUDIES = 3  # so many wait, so that one is under way for as long as somebody answers
STUDIED = "architects"  # the longest games
PATIENCE = 600  # seconds until a study has begun


def finished_game(game: Game) -> Match:
    """Of two Journeymen."""
    match = Match(game, {"players": 2}, seed=SEED, rules=native(game))
    bot = find_bot("journeyman", game, SEED)
    while not match.over:
        match.play(bot.answer(match).action)
    return match


def cost(game: Game) -> Figure:
    """In processor time, so that it doesn't matter who else is at work."""
    match = finished_game(game)
    first = next(ply for ply in range(match.ply) if is_decision(match, ply))
    Judge(game, 100, SEED).moment(match, first, match.given[first].action)  # compiles
    began = time.process_time()
    study = analyse(match, "master", SEED)
    took = time.process_time() - began
    what = f"{game.title}: a game for two studied by a Master ({len(study.moments)} decisions)"
    return Figure(what, took, "s", MINUTE, less_is_better=True)


# Whoever answers meanwhile.


@contextmanager
def on_one_core() -> Iterator[None]:
    """Whatever is started meanwhile stays on it."""
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


class Curious:
    """Somebody who plays at random and has all of it studied."""

    def __init__(self, url: str) -> None:
        token = httpx.post(f"{url}/api/guests", json={"name": "Curious"}).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        self.http = httpx.Client(base_url=url, headers=headers, timeout=PATIENCE)
        self.studies = [self._ask_for_a_study(seed) for seed in range(STUDIES)]

    def _ask_for_a_study(self, seed: int) -> str:
        wanted = {"game": STUDIED, "seats": [{"kind": "me"}, {"kind": "me"}]}
        table, dice = self.http.post("/api/tables", json=wanted).json(), random.Random(seed)
        path = f"/api/tables/{table['id']}"
        while table["status"] == "playing":
            action = dice.choice([action for action, why in enumerate(table["verdict"]) if why == 0])
            given = {"ply": table["ply"], "seat": table["asked_seat"], "action": action}
            table = self.http.post(f"{path}/answers", json=given).json()
        self.http.post(f"{path}/study").raise_for_status()
        return f"{path}/study"

    @property
    def is_served(self) -> bool:
        """Whether one is under way, and what it needs is compiled."""
        return any(self.http.get(study).json()["done"] > 2 for study in self.studies)

    def wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while not self.is_served:
            assert time.monotonic() < until, "the study never begins"
            time.sleep(0.2)


def answers_of(lonely: Lonely, answers: int = ANSWERS) -> list[float]:
    """Milliseconds of each."""
    return lonely.play_to(lonely.table["ply"] + answers)


def answers_beside(lonely: Lonely, curious: Curious) -> list[float]:
    """The same, while a study is under way."""
    taken: list[float] = []
    curious.wait()
    while len(taken) < ANSWERS:
        taken += answers_of(lonely, SOME)
        assert curious.is_served, "all was studied before enough was answered"
    return taken


def beside_others() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder, on_one_core(), serving(Path(folder)) as served:
        lonely = Lonely(served.url)
        answers_of(lonely)
        alone = answers_of(lonely)
        beside = answers_beside(lonely, Curious(served.url))
    slower = statistics.median(beside) / statistics.median(alone)
    return [
        Figure("an answer while a study is made on the same core, median", slower, "times"),
        Figure("the slowest hundredth of those (p99)", percentile(beside, 0.99), "ms", 50, True),
        Figure("the slowest hundredth without a study", percentile(alone, 0.99), "ms"),
    ]


def figures() -> list[Figure]:
    return [*[cost(find_game(name)) for name in OWN], *beside_others()]


if __name__ == "__main__":
    show(figures())
