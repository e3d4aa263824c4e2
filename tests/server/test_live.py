"""Live notices: whoever listens hears that something happened, in this process and in others."""

import asyncio
import json
import random
import time
from collections.abc import Iterator
from typing import Any

import asyncpg
import msgspec
import pytest
from websockets.sync.client import ClientConnection

from moothall.server.wire import PlyNotice
from tests.server.running import House, play_on, running, settings, two_at_a_table


def hear(line: ClientConnection, kind: str) -> dict[str, Any]:
    """The next notice of a kind."""
    while True:
        notice: dict[str, Any] = json.loads(line.recv(timeout=600))
        if notice["type"] == kind:
            return notice


def test_everybody_hears_of_an_answer_and_sees_the_table(any_house: House) -> None:
    anna, bela, table = two_at_a_table(any_house)
    people = [anna, bela, any_house.stranger()]
    answering = table["asked_seat"]
    with anna.listen(table) as one, bela.listen(table) as other, people[2].listen(table) as third:
        play_on([anna, bela], table, random.Random(1), 1)
        heard = [hear(line, "ply") for line in (one, other, third)]
        entry = anna.get(f"/api/tables/{table['id']}/log").json()[0]
        for seat, (person, notice) in enumerate(zip(people, heard, strict=True)):
            assert notice["ply"] == 1
            if seat == answering:
                assert "state" not in notice, "whoever answers has it with the reply"
            else:
                assert notice["state"] == person.table(table)
                assert notice["state"]["latest"] == [entry]
                msgspec.convert(notice, PlyNotice)


def test_an_answer_that_is_taken_back_is_no_entry(house: House) -> None:
    anna = house.guest()
    table = anna.open_table("me")
    table = anna.play(table, random.Random(1))
    with house.stranger().listen(table) as line:
        anna.post(f"/api/tables/{table['id']}/undo", {"ply": 1, "seat": 0})
        notice = hear(line, "ply")
        assert notice["ply"] == 0
        assert notice["state"]["latest"] == []
        assert notice["state"]["ply"] == 0


def test_a_line_of_chat_comes_whole(any_house: House) -> None:
    anna, bela, table = two_at_a_table(any_house)
    with bela.listen(table) as line:
        said = anna.post(f"/api/tables/{table['id']}/chat", {"text": "Hello " + "ő" * 400}).json()
        assert hear(line, "chat")["line"] == said


def test_who_comes_and_goes_is_seen(any_house: House) -> None:
    anna, bela, table = two_at_a_table(any_house)
    with anna.listen(table) as line:
        hear(line, "seats")
        with bela.listen(table):
            hear(line, "seats")
            assert [seat["online"] for seat in anna.table(table)["seats"]] == [True, True]
        hear(line, "seats")
        assert [seat["online"] for seat in anna.table(table)["seats"]] == [True, False]


def test_who_looks_on_is_counted_and_named(any_house: House) -> None:
    anna, bela, table = two_at_a_table(any_house)
    nobody_knows, carla, guest = any_house.stranger(), any_house.guest("Carla"), any_house.browser()
    with anna.listen(table) as line:
        hear(line, "seats")
        with nobody_knows.listen(table), bela.listen(table):
            hear(line, "seats")
            hear(line, "seats")
            assert anna.table(table)["watchers"] == {"names": [], "unnamed": 1}
            with carla.listen(table), guest.listen(table):
                hear(line, "seats")
                hear(line, "seats")
                assert anna.table(table)["watchers"] == {"names": ["Carla"], "unnamed": 2}
                assert carla.table(table)["watchers"] == {"names": [], "unnamed": 2}, "besides herself"
        for _ in range(4):
            hear(line, "seats")
        assert anna.table(table)["watchers"] == {"names": [], "unnamed": 0}


def test_every_answer_of_a_bot_is_seen_by_itself(house: House) -> None:
    """Also where it had only one, and so took no time to think."""
    anna = house.guest()
    table = anna.open_table("me", "random", "random")
    with house.stranger().listen(table) as line:
        dice, answered = random.Random(4), 0
        while answered < 20:
            table = anna.table(table)
            if table["verdict"] is not None:
                table = anna.play(table, dice)
            notice = hear(line, "ply")
            assert notice["state"]["ply"] == notice["ply"]
            assert [entry["ply"] for entry in notice["state"]["latest"]][-1] == notice["ply"]
            answered += notice["state"]["latest"][0]["seat"] != 0


def test_seats_and_the_start_are_announced(house: House) -> None:
    anna, bela = house.guest(), house.guest()
    table = anna.open_table("me", "open")
    with house.stranger().listen(table) as line:
        bela.post(f"/api/tables/{table['id']}/seats/1")
        hear(line, "seats")
        anna.post(f"/api/tables/{table['id']}/start")
        hear(line, "seats")


def test_nothing_is_heard_of_another_table(house: House) -> None:
    anna, bela, table = two_at_a_table(house)
    _, _, quiet = two_at_a_table(house)
    with house.stranger().listen(quiet) as line:
        hear(line, "seats")  # of its own coming
        play_on([anna, bela], table, random.Random(1), 3)
        with pytest.raises(TimeoutError):
            line.recv(timeout=0.3)


# Two servers on one PostgreSQL.


@pytest.fixture(scope="module")
def two_houses(postgres: str) -> Iterator[tuple[House, House]]:
    with running(settings(postgres)) as one, running(settings(postgres)) as other:
        yield one, other


def test_two_servers_play_one_game(two_houses: tuple[House, House]) -> None:
    one, other = two_houses
    anna, bela, table = two_at_a_table(one)
    bela.http.base_url = other.url
    bela.url = other.url
    with bela.listen(table) as line:
        table = play_on([anna, bela], table, random.Random(2), 12)
        assert table["ply"] == 12
        while hear(line, "ply")["ply"] < 12:
            pass
    assert anna.table(table)["version"] == bela.table(table)["version"]


def test_two_servers_let_only_one_answer_through(two_houses: tuple[House, House]) -> None:
    one, other = two_houses
    anna = one.guest()
    table = anna.open_table("me")
    same_answer = {"ply": 0, "seat": 0, "action": next(a for a, n in enumerate(table["verdict"]) if n == 0)}
    statuses = []
    for house in (one, other):
        anna.http.base_url = house.url
        statuses.append(anna.post(f"/api/tables/{table['id']}/answers", same_answer).status_code)
    assert statuses == [200, 409]
    assert len(anna.get(f"/api/tables/{table['id']}/log").json()) == 1


def test_notices_survive_a_lost_connection(two_houses: tuple[House, House], postgres: str) -> None:
    one, other = two_houses
    anna, bela, table = two_at_a_table(one)
    bela.url = other.url
    with bela.listen(table) as line:
        _cut_all_connections(postgres)
        deadline = time.monotonic() + 600
        while True:  # a notice may be lost meanwhile; then the next one comes
            assert time.monotonic() < deadline, "nothing is heard any more"
            said = anna.post(f"/api/tables/{table['id']}/chat", {"text": "Still there?"})
            if said.status_code == 201:
                try:
                    notice = json.loads(line.recv(timeout=1))
                except TimeoutError:
                    continue
                if notice["type"] == "chat":
                    break
    assert play_on([anna, anna], table, random.Random(3), 0)["ply"] == 0


def _cut_all_connections(postgres: str) -> None:
    async def cut() -> None:
        connection = await asyncpg.connect(postgres)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND datname = 'postgres'"
        )
        await connection.close()

    asyncio.run(cut())
