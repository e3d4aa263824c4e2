"""Nothing acknowledged is ever lost, and nothing is ever there by half."""

import random
import signal
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from moothall.engine.match import Match
from moothall.games import find_game
from moothall.server import storage
from moothall.server.storage import InUse, database_url, take_file
from tests.server.running import House, Person, Process, legal, play_on, refused, running, settings

KILLS = 3
TABLES = 4
GAME = find_game("settlement")


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    process = Process(tmp_path)
    yield process
    process.kill()


def test_a_table_is_the_same_after_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "moothall.db")
    with running(settings(database)) as house:
        anna = house.guest()
        table = anna.open_table("me", "me")
        table = play_on([anna, anna], table, random.Random(1), 37)
        headers = dict(anna.http.headers)
    with running(settings(database)) as house:
        again = Person(house.url, {"authorization": headers["authorization"]})
        assert again.table(table) == table | {"latest": []}  # what was last news is news no more
        play_on([again, again], table, random.Random(2), 5)
        again.http.close()


def test_a_table_comes_back_without_replaying_the_game(tmp_path: Path) -> None:
    """However long the game: a stored position and the answers since, and as far back as undo reaches."""
    database = str(tmp_path / "moothall.db")
    with running(settings(database)) as house:
        anna = house.guest()
        table = anna.open_table("me", "me", "me", "me")
        while (table := play_on([anna] * 4, table, random.Random(3), 125))["status"] != "playing":
            table = anna.open_table("me", "me", "me", "me")  # a random game may be over sooner
        inside = house.server.hall._tables[table["id"]].match
        assert inside is not None
        assert len(inside.actions) < 125
        assert inside.ply == table["ply"] == 125
        headers = {"authorization": anna.http.headers["authorization"]}
    with running(settings(database)) as house:
        again = Person(house.url, headers)
        assert again.table(table) == table | {"latest": []}  # what was last news is news no more
        held = house.server.hall._tables[table["id"]].match
        assert held is not None
        assert len(held.actions) < 125
        again.http.close()


def test_games_begun_under_earlier_rules_are_refused_and_disturb_nobody(tmp_path: Path) -> None:
    database = str(tmp_path / "moothall.db")
    with running(settings(database)) as house:
        anna = house.guest()
        waiting, old, new = (
            anna.open_table("me", "open"),
            anna.open_table("me", "random"),
            anna.open_table("me"),
        )
        token = anna.http.headers["authorization"]
    with sqlite3.connect(database) as books:  # as an earlier version would have left them
        books.execute("UPDATE tables SET rules = rules - 1 WHERE id IN (?, ?)", (waiting["id"], old["id"]))
        books.execute("UPDATE positions SET state = x'00' WHERE table_id = ?", (old["id"],))
        ((seed,),) = books.execute("SELECT seed FROM tables WHERE id = ?", (old["id"],))
        books.execute("UPDATE tables SET asked_seat = 1 WHERE id = ?", (old["id"],))  # a bot is asked
    books.close()
    with running(settings(database)) as house:
        again = house.bearer(token.removeprefix("Bearer "))
        for path in ("", "/moments/0", "/chat"):
            refused(again.get(f"/api/tables/{old['id']}{path}"), 410, "earlier_rules")
        refused(again.answer(old, 0), 410, "earlier_rules")
        record = again.get(f"/api/tables/{old['id']}/record").json()
        assert (record["rules"], record["seed"]) == (GAME.version - 1, seed), "what was played is kept"
        play_on([again], again.table(new), random.Random(1), 3)
        started = again.post(f"/api/tables/{waiting['id']}/start?bots=random")
        assert started.status_code == 200
    with running(settings(database)) as house:  # what waited has begun under today's rules
        assert house.bearer(token.removeprefix("Bearer ")).table(waiting)["status"] == "playing"


def test_a_second_server_keeps_off_the_file(tmp_path: Path) -> None:
    database = str(tmp_path / "moothall.db")
    with running(settings(database)), pytest.raises(InUse, match="another Moothall server"):
        take_file(database_url(database))


def test_the_log_of_the_database_begins_anew_under_load(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is brought into the file beside the writing; else it would grow as long as people play."""
    monkeypatch.setattr(storage, "LONG_LOG", 20)
    with running(settings(str(tmp_path / "moothall.db"))) as house:
        anna, dice = house.guest(), random.Random(1)
        began: set[bytes] = set()
        for _ in range(40):
            table = anna.open_table("me", "me")
            table = play_on([anna, anna], table, dice, 40)
            began.add((tmp_path / "moothall.db-wal").read_bytes()[16:24])  # its salt: another one each time
            if len(began) > 2:
                return
    pytest.fail("it only grows")


class Player(threading.Thread):
    """Plays alone as fast as it can until the server goes away; remembers what was acknowledged."""

    def __init__(self, person: Person, table: dict[str, Any], seed: int) -> None:
        super().__init__(daemon=True)
        self.person, self.table, self.dice = person, table, random.Random(seed)
        self.acknowledged: list[int] = []

    def run(self) -> None:
        try:
            while self.table["status"] == "playing":
                action = self.dice.choice(legal(self.table))
                response = self.person.answer(self.table, action)
                assert response.status_code == 200, response.text
                self.table = response.json()
                self.acknowledged.append(action)
        except httpx.TransportError:
            pass


def test_kill_9_loses_nothing_that_was_acknowledged(process: Process, tmp_path: Path) -> None:
    house = process.start()
    people = [house.guest(f"Player {number}") for number in range(TABLES)]
    tokens = [person.http.headers["authorization"] for person in people]
    tables = [person.open_table("me", "me") for person in people]
    played: dict[str, list[int]] = {table["id"]: [] for table in tables}
    dice = random.Random(4)
    answers = 0
    for _ in range(KILLS):
        people = [Person(house.url, {"authorization": token}) for token in tokens]
        tables = [person.table(table) for person, table in zip(people, tables, strict=True)]
        tables = [
            person.open_table("me", "me") if table["status"] == "finished" else table
            for person, table in zip(people, tables, strict=True)
        ]
        players = [Player(p, t, dice.randrange(1 << 30)) for p, t in zip(people, tables, strict=True)]
        for player in players:
            played.setdefault(player.table["id"], [])
            player.start()
        time.sleep(0.2 + dice.random() * 0.5)
        process.kill(signal.SIGKILL)
        for player in players:
            player.join()
            player.person.http.close()
            played[player.table["id"]] += player.acknowledged
            answers += len(player.acknowledged)
        check_the_books(tmp_path / "moothall" / "moothall.db", played)
        house = process.start()
    assert answers > KILLS * TABLES, "there was no load"


def check_the_books(database: Path, played: dict[str, list[int]]) -> None:
    """Every acknowledged answer is stored, at most one more (whose reply was on the way), and all fits."""
    with sqlite3.connect(database) as books:
        for table, acknowledged in played.items():
            rows = books.execute("SELECT ply, action FROM answers WHERE table_id = ? ORDER BY ply", (table,))
            stored = rows.fetchall()
            assert [ply for ply, _ in stored] == list(range(1, len(stored) + 1))
            actions = [action for _, action in stored]
            assert actions[: len(acknowledged)] == acknowledged
            assert len(actions) - len(acknowledged) <= 1
            played[table] = actions
            query = "SELECT ply, seed, options, status, asked_seat FROM tables WHERE id = ?"
            ply, seed, options, status, asked = books.execute(query, (table,)).fetchone()
            assert ply == len(actions)
            replay = Match(GAME, msgspec.json.decode(options), seed=int(seed))
            positions = dict(books.execute("SELECT ply, state FROM positions WHERE table_id = ?", (table,)))
            for action in actions:
                if replay.ply in positions:
                    assert positions[replay.ply] == replay.state.tobytes()
                replay.play(action)
            assert (status == "finished", asked) == (replay.over, replay.seat)
    books.close()


def test_bots_go_on_after_a_kill(process: Process) -> None:
    house: House = process.start()
    anna = house.guest()
    token = anna.http.headers["authorization"]
    table = anna.open_table("me", "greedy", "greedy", "greedy")
    while anna.table(table)["asked_seat"] == 0:  # until a bot is asked
        table = anna.play(anna.table(table), random.Random(5))
    process.kill(signal.SIGKILL)
    again = Person(process.start().url, {"authorization": token})
    deadline = time.monotonic() + 600
    while (seen := again.table(table))["asked_seat"] != 0 and seen["status"] == "playing":
        assert time.monotonic() < deadline, "the bots sleep"
        time.sleep(0.05)
    again.http.close()
