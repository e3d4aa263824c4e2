"""Bots think in processes of their own; one that fails is replaced, and the game goes on."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvloop

from moothall.bots import CATALOGUE
from moothall.bots.levels import SEARCHING
from moothall.engine.match import Match
from moothall.games import find_game
from moothall.server import worker
from moothall.server.worker import Compile, Think
from moothall.server.workers import Worker, Workers
from tests.server.running import House, Person, running, settings


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[House]:
    with running(settings(str(tmp_path / "moothall.db"))) as house:
        yield house


def play_to_the_end(person: Person, table: dict[str, Any], most: float = 600) -> dict[str, Any]:
    dice, deadline = random.Random(1), time.monotonic() + most
    while (table := person.table(table))["status"] == "playing":
        assert time.monotonic() < deadline, "the game stands still"
        if table["verdict"] is None:
            time.sleep(0.02)
        else:
            table = person.play(table, dice)
    return table


def test_a_whole_game_against_a_bot(fresh: House) -> None:
    anna = fresh.guest()
    table = play_to_the_end(anna, anna.open_table("me", "random"))
    log = anna.get(f"/api/tables/{table['id']}/log").json()
    assert {entry["seat"] for entry in log} == {0, 1}
    assert len(log) == table["ply"]


def test_bots_think_while_rules_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even the only one that thinks is never kept from it by the compiler."""
    ask = Worker.ask

    async def ask_slowly(self: Worker, request: worker.Request, patience: float) -> worker.Thought:
        if isinstance(request, Compile):
            await asyncio.sleep(3600)
        return await ask(self, request, patience)

    async def choose_meanwhile() -> int:
        workers, game = Workers(1), find_game("settlement")
        match = Match(game, {}, seed=1)
        compiling = asyncio.create_task(workers.compile(game, "rules"))
        await asyncio.sleep(0)
        chosen = await workers.choose("a table", match, "greedy")
        assert not compiling.done()
        compiling.cancel()
        await asyncio.gather(compiling, return_exceptions=True)
        await workers.close()
        return chosen

    monkeypatch.setattr(Worker, "ask", ask_slowly)
    monkeypatch.setattr(random, "choice", lambda _: pytest.fail("nobody thought"))
    assert asyncio.run(asyncio.wait_for(choose_meanwhile(), 600)) >= 0


def test_bots_do_not_keep_people_waiting(fresh: House) -> None:
    """A bot that never answers: everything else goes on."""
    anna = fresh.guest()
    fresh.server.workers.patience = 600
    table = anna.open_table("me", "greedy")
    while anna.table(table)["verdict"] is not None:
        table = anna.play(anna.table(table), random.Random(2))
    for process in stop_workers(fresh):
        other = fresh.guest()
        solo = other.open_table("me")
        for _ in range(10):
            solo = other.play(solo, random.Random(3))
        os.kill(process, signal.SIGKILL)


def stop_workers(house: House) -> list[int]:
    processes = [one.process.pid for one in house.server.workers._all]
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    return processes


@pytest.mark.parametrize("sign", [signal.SIGSTOP, signal.SIGKILL], ids=["hangs", "dies"])
def test_a_worker_that_fails_is_replaced(sign: signal.Signals, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is little patience with the one that fails, and no end of it with the next."""
    ask, failed = Worker.ask, list[Worker]()

    async def ask_patiently(self: Worker, request: worker.Request, patience: float) -> worker.Thought:
        return await ask(self, request, 1 if self in failed else 3600)

    async def choose_twice() -> None:
        workers, match = Workers(1), Match(find_game("settlement"), {}, seed=1)
        asked = ("a table", match, "greedy")
        await workers.choose(*asked)
        failed.extend(workers._all)
        for one in failed:
            one.process.send_signal(sign)
        await workers.choose(*asked)
        assert len(workers._all) == 1
        assert workers._all.isdisjoint(failed)
        await workers.close()

    monkeypatch.setattr(Worker, "ask", ask_patiently)
    monkeypatch.setattr(random, "choice", lambda _: pytest.fail("nobody thought"))
    asyncio.run(asyncio.wait_for(choose_twice(), 600))


def test_a_worker_that_dies_while_it_rests_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under the event loop that the server runs on: it says so in its own way."""

    async def choose_twice() -> int:
        workers, match = Workers(1), Match(find_game("settlement"), {}, seed=1)
        await workers.choose("a table", match, "greedy")
        (resting,) = workers._all
        resting.process.kill()
        await resting.process.wait()
        await asyncio.sleep(0.1)  # until its end of the pipe is known to be closed
        chosen = await workers.choose("a table", match, "greedy")
        await workers.close()
        return chosen

    monkeypatch.setattr(random, "choice", lambda _: pytest.fail("nobody thought"))
    assert uvloop.run(asyncio.wait_for(choose_twice(), 600)) >= 0


def test_without_any_worker_bots_answer_something(fresh: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(cls: type[Worker]) -> Worker:
        raise OSError("no more processes")

    monkeypatch.setattr(Worker, "start", classmethod(fail))
    anna = fresh.guest()
    play_to_the_end(anna, anna.open_table("me", "greedy"))


def test_a_clock_lets_a_bot_answer_for_the_absent(fresh: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bela = fresh.guest("Anna"), fresh.guest("Béla")
    table = anna.open_table("me", "open", clock={"seconds_per_answer": 10})
    bela.post(f"/api/tables/{table['id']}/seats/1")
    table = anna.post(f"/api/tables/{table['id']}/start").json()
    assert table["deadline"] > "2026"
    asked = table["asked_seat"]
    present, path = [bela, anna][asked], f"/api/tables/{table['id']}/stand-in"
    early = present.post(path)
    assert (early.status_code, early.json()["error"]) == (409, "not_yet")
    monkeypatch.setattr("moothall.server.tables.now", lambda: "2999-01-01T00:00:00.000Z")
    assert fresh.guest().post(path).status_code == 403
    assert present.post(path).status_code == 200
    deadline = time.monotonic() + 600
    while present.table(table)["asked_seat"] == asked:
        assert time.monotonic() < deadline, "nobody stands in"
        time.sleep(0.02)
    assert present.table(table)["seats"][asked]["kind"] == "person"


def question(match: Match, bot: str, **more: Any) -> Think:
    """As the server puts it to a worker, at a table of the match's seed."""
    workers = Workers(1)
    workers.compiled = {("settlement", "rules"), ("settlement", "search")} if match.rules else set()
    asked = workers._question(f"table {match.seed}", match, bot)
    return msgspec.structs.replace(asked, **more)


def test_what_a_worker_does() -> None:
    match = Match(find_game("settlement"), {"players": 2}, seed=1)
    for bot in CATALOGUE:
        if bot not in SEARCHING:
            assert worker.think(question(match, bot, native=False)) in match.legal()
    error = worker.reply_to(msgspec.msgpack.encode(Compile("chess", "rules"))).error
    assert "LookupError" in error
