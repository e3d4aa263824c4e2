"""The levels of bots at tables: what is offered, what a worker remembers, and how they warm up."""

import asyncio
import os
import random
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from moothall.bots.bot import Bot, Sight, Thought
from moothall.bots.compiling import PARTS, Part
from moothall.bots.levels import LEVELS, SEARCHING
from moothall.engine.game import Game
from moothall.engine.match import Match
from moothall.engine.rules import Interpreted
from moothall.games import CATALOGUE, find_game
from moothall.server import preparing, worker
from moothall.server.worker import KEPT, Think, Whose
from moothall.server.workers import Worker, WorkerFailed, Workers
from tests.server.running import House, Person, refused, running, settings, two_at_a_table

GAME = find_game("settlement")
FAR_AHEAD = "2999-01-01T00:00:00.000Z"


def path_of(table: dict[str, Any]) -> str:
    return f"/api/tables/{table['id']}"


def answered(person: Person, table: dict[str, Any], answers: int) -> dict[str, Any]:
    """The table after so many answers of a bot; the person plays on meanwhile."""
    dice, deadline = random.Random(1), time.monotonic() + 600
    while True:
        assert time.monotonic() < deadline, "no bot answers"
        table = person.table(table)
        log = person.get(f"{path_of(table)}/log").json()
        if sum(entry["seat"] > 0 for entry in log) >= answers or table["status"] != "playing":
            return table
        if table["verdict"] is None:
            time.sleep(0.02)
        else:
            person.play(table, dice)


# What is offered.


def test_every_game_offers_the_levels_and_takes_the_yardsticks(house: House) -> None:
    for card in house.guest().get("/api/games").json():
        assert card["levels"] == [*LEVELS]
        assert set(card["bots"]) == {*LEVELS, "random", "greedy"}
        assert card["judges_by"] == "learned"


@pytest.mark.parametrize("bot", ["thinker:800", "thinker:8:net.npz", "mine.py:Mine", "Master", "", None])
def test_whoever_has_no_name_here_is_refused(house: House, bot: str | None) -> None:
    """Above all nobody from a file: a table is no place to run programs."""
    anna, bela, table = two_at_a_table(house)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    refused(anna.post("/api/tables", {"game": "settlement", "seats": seats}), 422, "no_such_bot")
    if bot is not None:
        waiting = anna.open_table("me", "open")
        refused(anna.post(f"{path_of(waiting)}/start?bots={bot}"), 409, "no_such_bot")
        refused(bela.post(f"{path_of(table)}/seats/0/replacement?bot={bot}"), 409, "no_such_bot")


@pytest.mark.parametrize("bot", ["greedy", "random", "apprentice", "journeyman"])
def test_a_stored_table_plays_on_with_its_bot(tmp_path: Path, bot: str) -> None:
    with running(settings(str(tmp_path / "moothall.db"))) as before:
        anna = before.guest()
        table = answered(anna, anna.open_table("me", bot), 1)
        token = anna.http.headers["authorization"]
    with running(settings(str(tmp_path / "moothall.db"))) as after:
        anna = after.bearer(token.removeprefix("Bearer "))
        again = answered(anna, table, 5)
        assert again["seats"][1]["bot"] == bot
        assert again["ply"] > table["ply"]


def test_the_same_levels_play_again(house: House) -> None:
    anna = house.guest()
    table = anna.open_table("me", "apprentice", "guildmaster")
    anna.post(f"{path_of(table)}/resignation")
    following = anna.post(f"{path_of(table)}/rematch").json()
    assert [seat["bot"] for seat in following["seats"]] == [None, "apprentice", "guildmaster"]


def test_bots_of_a_level_take_the_empty_seats(house: House) -> None:
    anna = house.guest()
    table = anna.open_table("me", "open", "open")
    started = anna.post(f"{path_of(table)}/start?bots=master").json()
    assert [seat["bot"] for seat in started["seats"]] == [None, "master", "master"]


def test_somebody_away_is_replaced_by_a_level(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    people = [house.guest(name) for name in ("Anna", "Béla", "Cili")]
    anna, bela, _ = people
    table = anna.open_table("me", "open", "open")
    for seat in (1, 2):
        people[seat].post(f"{path_of(table)}/seats/{seat}")
    table = anna.post(f"{path_of(table)}/start").json()
    offered = anna.post(f"{path_of(table)}/seats/2/replacement?bot=apprentice").json()
    assert offered["offer"]["bot"] == "apprentice"
    agreed = bela.post(f"{path_of(table)}/offer/reply", {"agree": True}).json()
    assert (agreed["seats"][2]["bot"], agreed["seats"][2]["gone"]) == ("apprentice", "replaced")

    anna, bela, table = two_at_a_table(house)
    asked = table["asked_seat"]
    monkeypatch.setattr("moothall.server.leaving.now", lambda: FAR_AHEAD)
    waiting = [bela, anna][asked]
    replaced = waiting.post(f"{path_of(table)}/seats/{asked}/replacement?bot=master").json()
    assert replaced["seats"][asked]["bot"] == "master"


# What a worker remembers.


class Told(Bot):
    """Notes what it is asked; it answers the first thing there is, or fails."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, seed=1)
        self.asked: list[tuple[int, int]] = []
        self.fails = False

    def think(self, sight: Sight) -> Thought:
        if self.fails:
            raise ValueError("lost for words")
        self.asked.append((sight.answers, sight.frees))
        return Thought(sight.legal()[0])


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Told]]:
    """Bots that a worker has made, in order."""
    made: list[Told] = []

    def find(name: str, game: Game, *, heads: int) -> Bot:
        made.append(Told(game))
        return made[-1]

    monkeypatch.setattr(worker, "find_bot", find)
    worker.remembered.clear()
    yield made
    worker.remembered.clear()


def asked(match: Match, bot: str = "master", table: str = "a table") -> Think:
    """As the server puts it to a worker, once all is compiled; by interpreted rules all the same."""
    workers = Workers(1)
    workers.compiled = {(GAME.name, "search")}
    return workers._question(table, match, bot)


def test_a_bot_that_searches_is_remembered_at_its_seat(made: list[Told]) -> None:
    match = Match(GAME, {"players": 2}, seed=1)
    for _ in range(3):
        worker.think(asked(match))
    assert [len(bot.asked) for bot in made] == [3]
    worker.think(asked(match, table="another"))
    worker.think(asked(match, "guildmaster"))
    assert [len(bot.asked) for bot in made] == [3, 1, 1]
    worker.think(asked(match, "journeyman"))
    worker.think(asked(match, "journeyman"))
    assert len(made) == 5  # who answers at once has nothing to remember
    assert {whose.bot for whose in worker.remembered} == {*SEARCHING}


def test_no_more_are_remembered_than_there_is_room_for(made: list[Told]) -> None:
    match = Match(GAME, {"players": 2}, seed=1)
    for number in range(KEPT):
        worker.think(asked(match, table=f"table {number}"))
    worker.think(asked(match, table="table 0"))
    worker.think(asked(match, table="one more"))
    assert len(worker.remembered) == KEPT
    tables = [whose.table for whose in worker.remembered]
    assert (tables[-2:], "table 1" in tables) == (["table 0", "one more"], False)


def test_whoever_fails_is_forgotten(made: list[Told]) -> None:
    match = Match(GAME, {"players": 2}, seed=1)
    worker.think(asked(match))
    made[0].fails = True
    with pytest.raises(ValueError, match="lost for words"):
        worker.think(asked(match))
    worker.think(asked(match))
    assert len(made) == 2


def test_a_bot_hears_how_long_the_game_has_gone_on_and_what_was_free(made: list[Told]) -> None:
    """So that nobody exchanges for ever."""
    match, dice, free = Match(GAME, {"players": 2}, seed=3), random.Random(2), 0
    while not match.over and free < 2:
        legal = match.legal()
        frees = [action for action in legal if GAME.space.decode(action).name in GAME.free]
        match.play(dice.choice(frees or legal))
        if match.seat is not None and len(match.legal()) > 1:
            worker.think(asked(match))
            last = next(bot for whose, bot in worker.remembered.items() if whose.seat == match.seat)
            assert isinstance(last, Told)
            assert last.asked[-1] == (match.ply, match.frees)
            free = max(free, match.frees)
    assert free == 2


def test_a_bot_is_asked_where_it_is_remembered() -> None:
    workers = Workers(3)
    one, other = Worker(None), Worker(None)  # type: ignore[arg-type]
    workers._idle = [None, one, other]
    whose = Whose("a table", 1, "master")
    other.remembers.append(whose)
    assert workers._take(whose) is other
    assert workers._take(whose) is one  # rather than one more process
    assert workers._take(whose) is None
    assert workers._idle == []


def test_a_worker_is_believed_to_remember_what_it_does(made: list[Told]) -> None:
    match, one = Match(GAME, {"players": 2}, seed=1), Worker(None)  # type: ignore[arg-type]
    dice = random.Random(5)
    for _ in range(60):
        request = asked(match, dice.choice(["master", "journeyman"]), f"table {dice.randrange(6)}")
        worker.think(request)
        one.note(request)
        assert [*one.remembers] == [*worker.remembered]


def test_a_worker_that_dies_takes_nothing_with_it_but_its_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same bot is asked again, and answers, for it is the position that it is handed."""

    async def die_between() -> None:
        workers, match = Workers(1), Match(GAME, {"players": 2}, seed=1)
        for part in PARTS:
            await workers.compile(GAME, part)
        await workers.end_compiling()
        assert workers._all == set()
        assert await workers.choose("a table", match, "master") in match.legal()
        (first,) = workers._all
        assert [*first.remembers] == [Whose("a table", match.seat or 0, "master")]
        os.kill(first.process.pid, signal.SIGKILL)
        assert await workers.choose("a table", match, "master") in match.legal()
        (second,) = workers._all
        assert second is not first
        await workers.close()

    monkeypatch.setattr(random, "choice", lambda _: pytest.fail("nobody thought"))
    asyncio.run(asyncio.wait_for(die_between(), 1200))


def test_heads_are_shared_out_between_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("moothall.server.workers.cores", lambda: 16)
    assert [Workers(count).heads for count in (1, 4, 8, 16)] == [4, 3, 1, 1]
    monkeypatch.setattr("moothall.server.workers.cores", lambda: 1)
    assert Workers(1).heads == 1


# Warming up.


class Compiler:
    """In place of the one that takes minutes: it says what it is to compile, and waits for a word."""

    def __init__(self) -> None:
        self.begun: list[tuple[str, Part]] = []
        self._may = threading.Semaphore(0)
        self._looked_at = 0

    def go_on(self) -> None:
        self._may.release()

    async def compile(self, workers: Workers, game: Game, part: Part) -> None:
        self.begun.append((game.name, part))
        await asyncio.to_thread(self._may.acquire)
        workers.compiled.add((game.name, part))

    def expect(self, begun: tuple[str, Part]) -> None:
        """That is what it begins with next."""
        deadline = time.monotonic() + 600
        while len(self.begun) == self._looked_at:
            assert time.monotonic() < deadline, f"nothing follows {self.begun}"
            time.sleep(0.01)
        self._looked_at += 1
        assert self.begun[-1] == begun


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Compiler:
    compiler = Compiler()

    async def compile_slowly(workers: Workers, game: Game, part: Part) -> None:
        await compiler.compile(workers, game, part)

    monkeypatch.setattr(Workers, "compile", compile_slowly)
    monkeypatch.setattr(preparing, "_fetch", Interpreted)
    return compiler


@pytest.fixture
def warming(tmp_path: Path, compiler: Compiler) -> Iterator[House]:
    with running(settings(str(tmp_path / "moothall.db"), native=True)) as house:
        yield house
        for _ in range(2 * len(CATALOGUE)):
            compiler.go_on()


def test_a_level_says_so_until_it_plays_as_itself(warming: House, compiler: Compiler) -> None:
    anna = warming.guest()
    compiler.expect((CATALOGUE[0], "rules"))
    table = anna.open_table("me", "master", "journeyman", game=CATALOGUE[0])
    assert [seat["plays_as"] for seat in table["seats"]] == [None, "journeyman", None]
    with anna.listen(table) as line:
        compiler.go_on()
        compiler.expect((CATALOGUE[0], "search"))
        assert anna.table(table)["seats"][1]["plays_as"] == "journeyman"
        compiler.go_on()
        deadline = time.monotonic() + 600
        while anna.table(table)["seats"][1]["plays_as"] is not None:
            assert time.monotonic() < deadline
            assert line.recv(timeout=120)  # whoever listens is told to look again
    (card,) = anna.get("/api/tables").json()
    assert card["seats"][1]["bot"] == "master"


def test_what_people_wait_for_is_compiled_first(warming: House, compiler: Compiler) -> None:
    anna, last = warming.guest(), CATALOGUE[-1]
    compiler.expect((CATALOGUE[0], "rules"))
    anna.open_table("me", "journeyman", game=CATALOGUE[1])
    anna.open_table("me", "guildmaster", game=last)
    compiler.go_on()
    compiler.expect((last, "rules"))
    compiler.go_on()
    compiler.expect((last, "search"))
    compiler.go_on()
    compiler.expect((CATALOGUE[1], "rules"))  # a Journeyman needs no search
    compiler.go_on()
    compiler.expect((CATALOGUE[0], "search"))
    compiler.go_on()
    compiler.expect((CATALOGUE[1], "search"))


def test_meanwhile_the_table_plays_on(warming: House, compiler: Compiler) -> None:
    """By interpreted rules, as a Journeyman does; nothing is compiled in the meantime."""
    anna = warming.guest()
    table = answered(anna, anna.open_table("me", "guildmaster"), 3)
    assert table["seats"][1]["plays_as"] == "journeyman"
    assert compiler.begun == [(CATALOGUE[0], "rules")]


def test_what_cannot_be_compiled_stays_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the other games are compiled all the same."""
    tried: list[tuple[str, Part]] = []

    async def fail_at_the_first(workers: Workers, game: Game, part: Part) -> None:
        tried.append((game.name, part))
        if game.name == CATALOGUE[0]:
            raise WorkerFailed("no room on the disk")
        workers.compiled.add((game.name, part))

    monkeypatch.setattr(Workers, "compile", fail_at_the_first)
    monkeypatch.setattr(preparing, "_fetch", Interpreted)
    with running(settings(str(tmp_path / "moothall.db"), native=True)) as house:
        deadline = time.monotonic() + 600
        while len(tried) < 1 + 2 * (len(CATALOGUE) - 1):
            assert time.monotonic() < deadline
            time.sleep(0.01)
        anna = house.guest()
        table = anna.open_table("me", "master", game=CATALOGUE[0])
        assert table["seats"][1]["plays_as"] == "journeyman"
        other = anna.open_table("me", "master", game=CATALOGUE[1])
        assert other["seats"][1]["plays_as"] is None
