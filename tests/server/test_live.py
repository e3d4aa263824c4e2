"""Live notices: whoever listens hears that something happened, in this process and in others."""

import asyncio
import json
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from moothall.server.safety import UNLIMITED, Limit
from moothall.server.wire import PlyNotice
from tests.server.running import (
    EVERYTHING,
    House,
    Person,
    crew,
    legal,
    play_on,
    running,
    settings,
    two_at_a_table,
)


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


# Two servers on one database.


@pytest.fixture
def two_houses(database: str) -> Iterator[tuple[House, House]]:
    with crew(database) as houses:
        yield houses


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


def test_what_happens_in_one_process_is_followed_in_the_other(
    two_houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An ordinary answer is given there too, instead of fetching the table; all see what is stored."""
    one, other = two_houses
    fetched: list[str] = []
    for house in two_houses:
        fetch = house.server.hall._fetch

        async def note(table_id: str, fetch: Any = fetch) -> Any:
            fetched.append(table_id)
            return await fetch(table_id)

        monkeypatch.setattr(house.server.hall, "_fetch", note)
    anna, bela, table = two_at_a_table(one)
    bela.http.base_url = bela.url = other.url
    people, dice = [anna, bela], random.Random(5)
    with anna.listen(table) as here, bela.listen(table) as there:
        settle(anna, bela, table)
        lines = [here, there]
        fetched.clear()
        for _ in range(30):
            seat = table["asked_seat"]
            table = people[seat].table(table)
            reply = say_answer(lines[seat], table, dice.choice(legal(table)))
            assert reply["type"] == "answered"
            table, notice = reply["state"], hear(lines[1 - seat], "ply")
            if table["status"] != "playing":
                break
            assert notice["state"] == people[1 - seat].table(table)
            assert notice["state"]["ply"] == table["ply"]
        assert fetched == []
        past = anna.get(f"/api/tables/{table['id']}/log").json()
        assert past == bela.get(f"/api/tables/{table['id']}/log").json()


def settle(anna: Person, bela: Person, table: dict[str, Any]) -> None:
    """Until each process knows who listens in the other."""
    deadline = time.monotonic() + 600
    while not all(seat["online"] for who in (anna, bela) for seat in who.table(table)["seats"]):
        assert time.monotonic() < deadline, "nobody says who is there"
        time.sleep(0.05)


def test_whoever_begins_to_listen_elsewhere_misses_nothing(two_houses: tuple[House, House]) -> None:
    """What was changed before the other process knew that somebody listens is looked at again."""
    one, other = two_houses
    _, bela, table = two_at_a_table(one)
    bela.url = other.url
    with bela.listen(table) as line:
        hear(line, "seats")  # that she has come herself
        hear(line, "seats")


def test_notices_survive_a_lost_connection(postgres: str) -> None:
    with crew(postgres) as (one, other):
        anna, bela, table = two_at_a_table(one)
        bela.url = other.url
        _hear_after_a_loss(anna, bela, table, postgres)


def _hear_after_a_loss(anna: Person, bela: Person, table: dict[str, Any], postgres: str) -> None:
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


# Answers over the line.


def say_answer(line: ClientConnection, table: dict[str, Any], action: int, **more: Any) -> dict[str, Any]:
    """Give an answer over the line; its reply."""
    given = {
        "type": "answer",
        "number": 7,
        "ply": table["ply"],
        "seat": table["asked_seat"],
        "action": action,
    }
    line.send(json.dumps(given | {"ask": EVERYTHING} | more))
    while True:
        heard: dict[str, Any] = json.loads(line.recv(timeout=600))
        if "number" in heard:
            assert heard["number"] == more.get("number", 7)
            return heard


def test_an_answer_over_the_line_is_like_any_other(any_house: House) -> None:
    anna, bela, table = two_at_a_table(any_house)
    people = [anna, bela]
    with anna.listen(table) as one, bela.listen(table) as other:
        for number in range(1, 13):
            seat = table["asked_seat"]
            table = people[seat].table(table)
            lines = [one, other]
            reply = say_answer(lines[seat], table, legal(table)[-1], number=number)
            assert reply["type"] == "answered"
            table = reply["state"]
            assert table == people[seat].table(table)
            assert hear(lines[1 - seat], "ply")["state"] == people[1 - seat].table(table)
    assert [entry["ply"] for entry in anna.get(f"/api/tables/{table['id']}/log").json()] == [*range(1, 13)]


def test_whoever_answers_over_a_line_hears_no_more_of_it_there(house: House) -> None:
    anna, bela, table = two_at_a_table(house)
    asked = [anna, bela][table["asked_seat"]]
    with asked.listen(table) as line, asked.listen(table) as second:
        table = asked.table(table)
        say_answer(line, table, legal(table)[0])
        assert "state" not in hear(second, "ply"), "the second page asks"
        asked.post(f"/api/tables/{table['id']}/chat", {"text": "Well?"})
        kinds = []
        while "chat" not in kinds:
            kinds.append(json.loads(line.recv(timeout=600))["type"])
        assert "ply" not in kinds


def test_what_is_refused_over_the_line_is_refused_as_anywhere(house: House) -> None:
    anna, bela, table = two_at_a_table(house)
    table = anna.table(table)
    asked, other = (anna, bela) if table["asked_seat"] == 0 else (bela, anna)
    table = asked.table(table)
    against = next(action for action, number in enumerate(table["verdict"]) if number > 0)
    with asked.listen(table) as line, other.listen(table) as second, house.stranger().listen(table) as third:
        cases = [
            (say_answer(line, table, against), asked.answer(table, against)),
            (say_answer(line, table, 0, ply=5), asked.answer(table, 0, ply=5)),
            (say_answer(line, table, 99_999), asked.answer(table, 99_999)),
            (say_answer(second, table, 0), other.answer(table, 0)),
        ]
        for reply, response in cases:
            assert reply["type"] == "not_answered"
            assert (reply["status"], reply["refusal"]) == (response.status_code, response.json())
        assert say_answer(third, table, 0)["status"] == 401
        third.send('{"type":"answer","number":"x"}')
        assert hear(third, "not_answered")["status"] == 400
    assert asked.table(table)["ply"] == 0


def test_an_answer_may_come_in_pieces(house: House) -> None:
    anna = house.guest()
    table = anna.open_table("me")
    with anna.listen(table) as line:
        for number in range(3):
            given = {"type": "answer", "number": 1, "ply": table["ply"], "seat": 0, "action": legal(table)[0]}
            text = json.dumps(given | {"ask": EVERYTHING})
            line.send([text[:9], text[9:]] if number == 1 else text)
            table = hear(line, "answered")["state"]
            line.ping().wait(600)
    assert table["ply"] == 3


def test_whoever_answers_too_often_must_wait(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(UNLIMITED, person=Limit(8, 0.001))
    with running(msgspec.structs.replace(settings(str(tmp_path / "moothall.db")), limits=limits)) as house:
        anna = house.guest()
        table = anna.open_table("me")
        with anna.listen(table) as line:
            statuses = [say_answer(line, table, 0, ply=9)["status"] for _ in range(9)]
        assert statuses[0] == 409
        assert statuses[-1] == 429


def test_whoever_talks_is_cut_off(house: House) -> None:
    anna = house.guest()
    table = anna.open_table("me")
    with anna.listen(table) as line:
        line.send("What a fine evening")
        with pytest.raises(ConnectionClosed) as closed:
            hear(line, "nothing of that kind")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


def test_nothing_long_is_listened_to(house: House) -> None:
    anna = house.guest()
    table = anna.open_table("me")
    with anna.listen(table) as line:
        line.send('{"type":"answer","number":1' + " " * 2_000 + "}")
        with pytest.raises(ConnectionClosed) as closed:
            hear(line, "not_answered")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_an_outage_is_said_over_the_line_and_got_over(tmp_path: Path) -> None:
    with running(settings(str(tmp_path / "moothall.db"))) as house:
        anna = house.guest()
        table = anna.open_table("me")
        with anna.listen(table) as line:
            with closing(sqlite3.connect(tmp_path / "moothall.db", isolation_level=None)) as books:
                books.execute("BEGIN IMMEDIATE")
                reply = say_answer(line, table, legal(table)[0])
            assert (reply["status"], reply["refusal"]["error"]) == (503, "storage_unavailable")
            assert anna.table(table)["ply"] == 0, "what was refused has not happened"
            assert say_answer(line, table, legal(table)[0])["state"]["ply"] == 1
