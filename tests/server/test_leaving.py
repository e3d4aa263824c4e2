"""Leaving before the end: giving up, going away and coming back, ending together, deleting."""

import random
import time
from pathlib import Path
from typing import Any

import pytest

from moothall.engine.match import verify
from moothall.games import find_game
from tests.server.running import House, Person, play_on, refused, running, settings, two_at_a_table

FAR_AHEAD = "2999-01-01T00:00:00.000Z"


def path_of(table: dict[str, Any]) -> str:
    return f"/api/tables/{table['id']}"


def three_at_a_table(house: House, **more: Any) -> tuple[list[Person], dict[str, Any]]:
    people = [house.guest(name) for name in ("Anna", "Béla", "Cili")]
    table = people[0].open_table("me", "open", "open", **more)
    for seat in (1, 2):
        people[seat].post(f"{path_of(table)}/seats/{seat}")
    return people, people[0].post(f"{path_of(table)}/start").json()


def until(person: Person, table: dict[str, Any], is_so: Any) -> dict[str, Any]:
    """The table once something is so, whatever bots have to think before."""
    deadline = time.monotonic() + 600
    while not is_so(seen := person.table(table)):
        assert time.monotonic() < deadline, "it never came about"
        time.sleep(0.02)
    return seen


def after_the_bot(anna: Person, table: dict[str, Any]) -> dict[str, Any]:
    """Anna, in the first seat, is asked after an answer of the other."""
    dice = random.Random(1)
    while True:
        table = until(anna, table, lambda t: t["asked_seat"] == 0)
        if table["ply"] and anna.get(f"{path_of(table)}/log").json()[-1]["seat"] == 1:
            return table
        anna.play(table, dice)


def test_with_two_who_resigns_has_lost(any_house: House) -> None:
    anna, bela, table = two_at_a_table(any_house)
    table = play_on([anna, bela], table, random.Random(1), 20)
    assert bela.table(table)["ways"]["resign"] == "lost"
    ended = bela.post(f"{path_of(table)}/resignation").json()
    assert (ended["status"], ended["asked_seat"], ended["verdict"]) == ("finished", None, None)
    assert ended["ending"] == {"how": "resigned", "seat": 1, "winners": [0]}
    assert ended["result"]["winners"] == [0]
    assert ended["result"]["scores"] == [board["points"]["total"] for board in ended["view"]["boards"]]
    refused(anna.post(f"{path_of(table)}/resignation"), 410, "finished")
    (card,) = anna.get("/api/tables?scope=finished").json()
    assert (card["result"]["winners"], card["ending"]["how"]) == ([0], "resigned")


def test_a_game_that_was_given_up_still_holds(house: House) -> None:
    """Its record is a legal game, its replay complete, its shuffle opened."""
    anna, bela, table = two_at_a_table(house)
    table = play_on([anna, bela], table, random.Random(1), 20)
    ended = anna.post(f"{path_of(table)}/resignation").json()
    verified = verify(anna.get(f"{path_of(table)}/record").text, find_game)
    assert (verified.holds, verified.over, verified.actions) == (True, False, 20)
    assert verified.ending is not None
    assert verified.result is not None
    assert (verified.ending.how, verified.result.winners) == ("resigned", [1])
    assert verified.result.scores == ended["result"]["scores"]
    assert bela.get(f"{path_of(table)}/moments/20").status_code == 200
    assert ended["seed"] is not None


def test_where_others_play_on_a_bot_has_the_seat_for_good(house: House) -> None:
    people, table = three_at_a_table(house)
    anna, bela, cili = people
    assert anna.table(table)["ways"]["resign"] == "played_on"
    after = anna.post(f"{path_of(table)}/resignation").json()
    assert after["status"] == "playing"
    seat = after["seats"][0]
    assert (seat["kind"], seat["name"], seat["gone"], seat["yours"]) == ("bot", "Anna", "resigned", False)
    assert not seat["awaits_you"]
    refused(anna.post(f"{path_of(table)}/seats/0"), 409, "already_started")
    assert anna.get("/api/tables").json() == []
    assert bela.table(table)["owner"]  # the table is somebody's who is there
    dice = random.Random(2)
    for _ in range(30):
        seen = until(bela, table, lambda t: t["asked_seat"] != 0)
        person = people[seen["asked_seat"]]
        person.play(person.table(table), dice)
    assert {entry["seat"] for entry in cili.get(f"{path_of(table)}/log").json()} == {0, 1, 2}


def test_alone_with_bots_the_game_is_given_up(house: House) -> None:
    anna = house.guest()
    table = anna.open_table("me", "random", "random")
    ended = anna.post(f"{path_of(table)}/resignation").json()
    assert (ended["status"], ended["result"]["winners"]) == ("finished", [])
    refused(anna.ask("DELETE", f"{path_of(anna.open_table('me'))}/seats/0"), 409, "nobody_stays")


def test_who_leaves_is_played_for_and_may_come_back(any_house: House) -> None:
    anna, bela, table = two_at_a_table(any_house)
    path = path_of(table)
    left = bela.ask("DELETE", f"{path}/seats/1").json()
    assert (left["seats"][1]["kind"], left["seats"][1]["gone"]) == ("bot", "left")
    assert left["ways"]["come_back"]
    assert left["verdict"] is None
    seen = after_the_bot(anna, table)
    assert [card["id"] for card in bela.get("/api/tables").json()] == [table["id"]]
    refused(any_house.guest().post(f"{path}/seats/1"), 409, "already_started")
    back = bela.post(f"{path}/seats/1").json()
    assert (back["seats"][1]["kind"], back["seats"][1]["yours"]) == ("person", True)
    assert back["ply"] == seen["ply"]
    table = play_on([anna, bela], back, random.Random(3), 10)
    assert table["ply"] == back["ply"] + 10


def test_nobody_takes_back_the_answers_of_somebody_who_may_come_back(house: House) -> None:
    anna, bela, table = two_at_a_table(house)
    play_on([anna, bela], table, random.Random(1), 12)
    bela.ask("DELETE", f"{path_of(table)}/seats/1")
    table = after_the_bot(anna, table)
    assert (table["undo"]["free"], table["undo"]["askable"]) == (False, False)
    wish = {"ply": table["ply"], "seat": 0}
    refused(anna.post(f"{path_of(table)}/undo", wish), 409, "nobody_to_ask")


def test_all_must_agree_to_end_a_game(any_house: House) -> None:
    people, table = three_at_a_table(any_house)
    anna, bela, cili = people
    path = path_of(table)
    assert anna.table(table)["ways"]["end"] == "by_consent"
    offered = anna.post(f"{path}/end").json()["offer"]
    assert offered == {"kind": "end", "seat": 0, "whom": None, "agreed": [0], "awaited": [1, 2], "bot": None}
    refused(bela.post(f"{path}/end"), 409, "already_offered")
    refused(any_house.guest().post(f"{path}/offer/reply", {"agree": True}), 403, "not_your_table")
    assert bela.post(f"{path}/offer/reply", {"agree": True}).json()["offer"]["awaited"] == [2]
    assert cili.post(f"{path}/offer/reply", {"agree": False}).json()["offer"] is None
    refused(cili.post(f"{path}/offer/reply", {"agree": True}), 409, "nobody_asks")
    table = play_on(people, cili.table(table), random.Random(4), 3)
    bela.post(f"{path}/end")
    play_on(people, table, random.Random(4), 3)  # it stands while they play on
    cili.post(f"{path}/offer/reply", {"agree": True})
    ended = anna.post(f"{path}/offer/reply", {"agree": True}).json()
    assert (ended["status"], ended["ending"]["how"], ended["result"]["winners"]) == ("finished", "agreed", [])
    verified = verify(anna.get(f"{path}/record").text, find_game)
    assert verified.holds
    assert verified.ending is not None
    assert verified.ending.how == "agreed"


def test_alone_a_game_ends_at_once(house: House) -> None:
    anna = house.guest()
    table = anna.open_table("me", "random")
    assert table["ways"]["end"] == "at_once"
    ended = anna.post(f"{path_of(table)}/end").json()
    assert (ended["status"], ended["ending"]["how"]) == ("finished", "agreed")


def test_somebody_away_is_replaced_if_the_others_agree(house: House) -> None:
    people, table = three_at_a_table(house)
    anna, bela, cili = people
    path = path_of(table)
    with cili.listen(table):
        until(anna, table, lambda t: t["seats"][2]["online"])
        assert anna.table(table)["seats"][2]["replacing"] is None
        refused(anna.post(f"{path}/seats/2/replacement"), 409, "not_yet")  # she is here
    until(anna, table, lambda t: not t["seats"][2]["online"])
    assert anna.table(table)["seats"][2]["replacing"] == "ask"
    offer = anna.post(f"{path}/seats/2/replacement").json()["offer"]
    assert (offer["kind"], offer["whom"], offer["awaited"]) == ("replace", 2, [1])
    replaced = bela.post(f"{path}/offer/reply", {"agree": True}).json()
    assert (replaced["seats"][2]["kind"], replaced["seats"][2]["gone"]) == ("bot", "replaced")
    assert cili.post(f"{path}/seats/2").json()["seats"][2]["yours"]


def test_with_two_nobody_is_replaced_before_their_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is nobody to consent; without a clock, whoever is away for long enough may be replaced."""
    anna, bela, table = two_at_a_table(house)
    asked = table["asked_seat"]
    waiting, absent = [(bela, anna), (anna, bela)][asked]
    path = f"{path_of(table)}/seats/{asked}/replacement"
    assert table["overdue_at"] is not None
    assert waiting.table(table)["seats"][asked]["replacing"] is None
    refused(waiting.post(path), 409, "not_yet")
    monkeypatch.setattr("moothall.server.leaving.now", lambda: FAR_AHEAD)
    with absent.listen(table):
        until(waiting, table, lambda t: t["seats"][asked]["online"])
        refused(waiting.post(path), 409, "not_yet")  # slow, but here
    until(waiting, table, lambda t: not t["seats"][asked]["online"])
    refused(house.guest().post(path), 403, "not_your_table")
    assert waiting.table(table)["seats"][asked]["replacing"] == "now"
    assert waiting.post(path).json()["seats"][asked]["gone"] == "replaced"
    seen = until(waiting, table, lambda t: t["asked_seat"] == 1 - asked)
    assert seen["ply"] > 0
    assert absent.post(f"{path_of(table)}/seats/{asked}").json()["seats"][asked]["yours"]


def test_out_of_time_somebody_is_replaced_even_if_they_are_here(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bela, table = two_at_a_table(house, clock={"seconds_per_answer": 60})
    asked = table["asked_seat"]
    waiting, slow = [(bela, anna), (anna, bela)][asked]
    monkeypatch.setattr("moothall.server.leaving.now", lambda: FAR_AHEAD)
    with slow.listen(table):
        until(waiting, table, lambda t: t["seats"][asked]["online"])
        assert waiting.table(table)["seats"][asked]["replacing"] == "now"


def test_one_s_own_table_is_deleted_with_all_that_is_in_it(any_house: House) -> None:
    anna, bela, table = two_at_a_table(any_house)
    path = path_of(table)
    anna.post(f"{path}/chat", {"text": "Hello"})
    assert not anna.table(table)["ways"]["delete"]
    refused(anna.ask("DELETE", path), 409, "others_play")
    refused(bela.ask("DELETE", path), 403, "not_yours")
    bela.post(f"{path}/resignation")
    with bela.listen(table) as line:
        assert anna.ask("DELETE", path).status_code == 204
        assert '"seats"' in line.recv(timeout=600)
    refused(bela.get(path), 404, "not_found")
    for scope in ("mine", "finished"):
        assert anna.get(f"/api/tables?scope={scope}").json() == []
    for kind in (("me", "open"), ("me", "random")):
        again = anna.open_table(*kind)
        assert again["ways"]["delete"]
        assert anna.ask("DELETE", path_of(again)).status_code == 204
        refused(anna.get(path_of(again)), 404, "not_found")


def test_all_of_it_is_there_after_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "moothall.db")
    with running(settings(database)) as house:
        people, table = three_at_a_table(house)
        tokens = [person.http.headers["authorization"].split()[1] for person in people]
        people[2].ask("DELETE", f"{path_of(table)}/seats/2")
        people[1].post(f"{path_of(table)}/end")
        before = people[0].table(table)
        solo, dice = people[0].open_table("me"), random.Random(5)
        while not solo["undo"]["costs_rank"]:
            solo = people[0].play(solo, dice)
        wish = {"ply": solo["ply"], "seat": 0, "forgo_rank": True}
        people[0].post(f"{path_of(solo)}/undo", wish)
    with running(settings(database)) as house:
        anna, _, cili = [house.bearer(token) for token in tokens]
        seen = anna.table(table)
        assert (seen["offer"], seen["seats"][2]) == (before["offer"], before["seats"][2])
        assert anna.table(solo)["peeked"]
        assert cili.post(f"{path_of(table)}/seats/2").json()["seats"][2]["yours"]
        assert anna.post(f"{path_of(table)}/end").json()["offer"]["seat"] == 0
