"""A game from elsewhere plays in the terminal, on the server and by the thousand, by its folder alone."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from moothall.engine.chance import Chance
from moothall.engine.forecast import Foresight
from moothall.engine.match import Match, Refused
from moothall.engine.native import native
from tests.elsewhere.hazard.game import GAME
from tests.server.running import Process, legal, refused

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


@pytest.fixture(autouse=True)
def found(monkeypatch: pytest.MonkeyPatch) -> None:
    """For processes that are started from here."""
    monkeypatch.setenv("MOOTHALL_GAMES", str(HERE))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), str(ROOT / "src")]))


def run(*arguments: str, answers: str = "") -> str:
    command = [sys.executable, "-m", "moothall.cli", *arguments]
    done = subprocess.run(command, input=answers, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    said = run("play", "hazard", "--seed", "3", "--bots", "random", answers="why stand\n1\n1\n2\n")
    assert "Roll at least once before you stand." in said
    assert "HAZ-003" in said
    assert "Player 1 won with 9 points." in said


def test_by_the_thousand() -> None:
    bots = ("--players", "2", "--bots", "greedy,random")
    report = json.loads(run("simulate", "hazard", *bots, "--games", "1000", "--seed", "1", "--json"))
    assert (report["errors"], report["games"]) == (0, 1000)
    assert report["wins"][0] > 600


def test_in_a_tournament_with_bots_that_think() -> None:
    """Nobody learned anything of this game: they judge by its worth. Two processes find it too."""
    bots = ("--bots", "thinker:64,random", "--games", "40", "--seed", "1", "--jobs", "2")
    report = json.loads(run("tournament", "hazard", *bots, "--json"))
    assert (report["unfinished"], report["games"]) == (0, 40)
    assert report["standings"][0]["share"] > 0.6


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    process = Process(tmp_path)
    yield process
    process.kill()


def test_on_the_server_with_a_bot(server: Process) -> None:
    anna = server.start().guest("Anna")
    table: dict[str, Any] = anna.open_table("me", "greedy", game="hazard")
    assert [board["token"] is None for board in table["view"]["boards"]] == [False, True]
    refused(anna.answer(table, GAME.space.encode("stand")), 422, "against_the_rules")
    dice = random.Random(1)
    while table["status"] == "playing":
        if table["asked_seat"] == 0:
            table = anna.answer(table, dice.choice(legal(table))).json()
        table = anna.table(table)
    assert table["result"]["winners"]
    assert None not in [board["token"] for board in table["view"]["boards"]]


def test_native_and_interpreted_agree() -> None:
    for seed in range(20):
        plain, fast = (
            Match(GAME, {"players": 3}, seed=seed),
            Match(GAME, {"players": 3}, seed=seed, rules=native(GAME)),
        )
        dice = random.Random(seed)
        while not plain.over:
            answer = dice.choice(plain.legal())
            plain.play(answer)
            fast.play(answer)
            assert plain.state.tobytes() == fast.state.tobytes()


def test_nobody_sees_another_s_token() -> None:
    match = Match(GAME, {"players": 2}, seed=5)
    tokens = set()
    for seed in range(60):
        guess, dice = match.state.copy(), np.zeros(1, Chance.twin)
        dice["seed"] = seed
        GAME.conceal(guess[0], match.deck.record[0], 0, dice[0])
        assert guess[0].players[0].token == match.state[0].players[0].token
        tokens.add(int(guess[0].players[1].token))
        shown = GAME.view(guess[0], match.deck, 0)
        assert msgspec.json.encode(shown) == msgspec.json.encode(match.view(0))
    assert len(tokens) == 5


def test_rolls_may_be_anything_and_standing_is_certain() -> None:
    match = Match(GAME, {"players": 2}, seed=5)
    roll, stand = (GAME.space.encode(name) for name in ("roll", "stand"))
    with pytest.raises(Refused, match="HAZ-003"):
        match.play(stand)
    for _ in range(2):
        match.play(roll)
    foreseen = Foresight(GAME, match.rules, match.deck, match.state, 0).all()
    assert (foreseen[roll].revealed, foreseen[roll].will) == (True, [])
    assert (foreseen[stand].revealed, foreseen[stand].asked) == (False, 1)
