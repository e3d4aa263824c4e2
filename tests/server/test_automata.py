"""Seats that a game's own rules play: the automated opponent of Architects."""

import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from moothall.engine.match import verify
from moothall.games import find_game
from tests.server.running import House, Person, legal, refused, running, settings

MANY = 2_000


def alone(person: Person, opponent: str = "constantine") -> dict[str, Any]:
    return person.open_table("me", game="architects", options={"opponent": opponent})


def until_asked(person: Person, table: dict[str, Any]) -> dict[str, Any]:
    """The table as soon as this person is asked again, or the game is over."""
    for _ in range(MANY):
        table = person.table(table)
        if table["verdict"] is not None or table["status"] != "playing":
            return table
        time.sleep(0.005)
    raise TimeoutError("nobody ever asked")


def play_to_the_end(person: Person, table: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    for _ in range(MANY):
        table = until_asked(person, table)
        if table["status"] != "playing":
            return table
        person.play(table, dice)
    raise TimeoutError("the game never ended")


def to_the_automaton(person: Person, table: dict[str, Any], dice: random.Random) -> int:
    """Answers until the automaton has answered; at which ply it did."""
    while True:
        table = until_asked(person, table)
        asked = table["ply"]
        person.play(table, dice)
        table = until_asked(person, table)
        entries = person.get(f"/api/tables/{table['id']}/log?since={asked}").json()
        schemes: list[int] = [entry["ply"] for entry in entries if entry["seat"] == 1]
        if schemes:
            return schemes[-1]


def hear(line: ClientConnection) -> dict[str, Any]:
    while True:
        notice: dict[str, Any] = json.loads(line.recv(timeout=600))
        if notice["type"] == "ply":
            return notice


@pytest.mark.parametrize("opponent", ["constantine", "helena"])
def test_the_automaton_has_the_seat_behind_the_people(any_house: House, opponent: str) -> None:
    anna = any_house.guest("Anna")
    table = alone(anna, opponent)
    person, automaton = table["seats"]
    assert (person["kind"], person["yours"]) == ("person", True)
    assert automaton == {
        "seat": 1,
        "kind": "automaton",
        "name": None,
        "bot": opponent,
        "yours": False,
        "online": True,
        "gone": None,
        "awaits_you": False,
        "plays_as": None,
        "replacing": None,
    }
    assert table["status"] == "playing"
    listed = anna.get("/api/tables?scope=mine").json()[0]["seats"]
    assert listed[1] == automaton


def test_two_people_may_have_it_against_them(house: House) -> None:
    anna, bela = house.guest("Anna"), house.guest("Béla")
    table = anna.open_table("me", "open", game="architects", options={"opponent": "helena"})
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "automaton"]
    refused(bela.post(f"/api/tables/{table['id']}/seats/2"), 409, "seat_taken")
    assert bela.post(f"/api/tables/{table['id']}/seats/1").status_code == 200
    assert anna.post(f"/api/tables/{table['id']}/start").status_code == 200


def test_three_people_have_none(house: House) -> None:
    table = house.guest().open_table("me", "greedy", "greedy", game="architects")
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    wish = {"game": "architects", "seats": [{"kind": "me"}] * 3, "options": {"opponent": "helena"}}
    refused(house.guest().post("/api/tables", wish), 422, "no_such_option")


def test_a_whole_game_alone_is_recorded_answer_by_answer(any_house: House) -> None:
    anna = any_house.guest()
    table = play_to_the_end(anna, alone(anna), random.Random(1))
    log = anna.get(f"/api/tables/{table['id']}/log").json()
    assert [entry["ply"] for entry in log] == list(range(1, table["ply"] + 1))
    by_itself = [entry for entry in log if entry["seat"] == 1]
    assert {entry["block"] for entry in by_itself} == {"scheme"}
    assert len(by_itself) > 20
    record = anna.get(f"/api/tables/{table['id']}/record").text
    verified = verify(record, find_game)
    assert verified.holds
    assert verified.result is not None
    assert verified.result.scores == table["result"]["scores"]


def test_each_of_its_answers_is_heard_by_itself(house: House) -> None:
    anna = house.guest()
    table = alone(anna)
    with anna.listen(table) as line:
        ply = to_the_automaton(anna, table, random.Random(2))
        plies = []
        while (notice := hear(line))["ply"] < ply:
            plies.append(notice["ply"])
        assert plies == list(range(1, ply))
        assert [entry["seat"] for entry in notice["state"]["latest"]] == [1]
        assert notice["state"]["ply"] == ply


def test_nobody_answers_for_it(house: House) -> None:
    anna = house.guest()
    table = until_asked(anna, alone(anna))
    refused(anna.answer(table, legal(table)[0], seat=1), 403, "not_your_seat")


def test_undo_takes_its_answer_back_and_redo_brings_it_again(house: House) -> None:
    anna = house.guest()
    table = alone(anna)
    ply = to_the_automaton(anna, table, random.Random(3))
    after = until_asked(anna, table)
    assert after["undo"]["free"]
    taken_back = anna.post(f"/api/tables/{table['id']}/undo", {"ply": after["ply"], "seat": 0}).json()
    assert taken_back["ply"] < ply
    assert taken_back["asked_seat"] == 0
    assert anna.post(f"/api/tables/{table['id']}/redo").status_code == 200
    again = until_asked(anna, table)
    assert (again["ply"], again["view"]) == (after["ply"], after["view"])


def test_two_steps_back_are_two_steps_on_again(house: House) -> None:
    anna = house.guest()
    table = alone(anna)
    for seed in (4, 5):
        to_the_automaton(anna, table, random.Random(seed))
    after = until_asked(anna, table)
    for _ in range(2):
        now = anna.table(table)
        assert anna.post(f"/api/tables/{table['id']}/undo", {"ply": now["ply"], "seat": 0}).status_code == 200
    for _ in range(2):
        until_asked(anna, table)
        assert anna.post(f"/api/tables/{table['id']}/redo").status_code == 200
    assert until_asked(anna, table)["view"] == after["view"]


def test_it_answers_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server went away between the person's answer and the automaton's."""
    database = str(tmp_path / "moothall.db")
    with running(settings(database)) as house:
        anna, dice = house.guest(), random.Random(6)
        table = until_asked(anna, alone(anna))
        monkeypatch.setattr(house.server.hall, "_think", lambda table: None)
        while table["asked_seat"] == 0:
            table = anna.play(table, dice)
        headers = {"authorization": anna.http.headers["authorization"]}
    with running(settings(database)) as house:
        again = Person(house.url, headers)
        assert until_asked(again, table)["ply"] > table["ply"]
        again.http.close()


def test_it_comes_along_to_another_game(house: House) -> None:
    anna = house.guest()
    table = play_to_the_end(anna, alone(anna, "helena"), random.Random(7))
    following = anna.post(f"/api/tables/{table['id']}/rematch").json()
    assert [seat["kind"] for seat in following["seats"]] == ["person", "automaton"]
    assert following["options"]["opponent"] == "helena"
    assert following["status"] == "playing"
