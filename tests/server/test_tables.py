"""From an open table to a finished game: seats, answers, refusals, undo, looking back."""

import json
import random
from typing import Any

import pytest

from moothall.engine.match import seal, verify
from moothall.games import find_game
from tests.server.running import House, legal, play_on, refused, two_at_a_table

PASS = find_game("settlement").space.encode("pass_round")
BUILD = find_game("settlement").space.encode("build", market=0)


def test_a_whole_game_of_two(any_house: House) -> None:
    anna, bela, table = two_at_a_table(any_house)
    seed_hash = table["seed_hash"]
    table = play_on([anna, bela], table, random.Random(1), 10_000)
    assert table["status"] == "finished"
    assert table["asked_seat"] is None
    assert table["result"]["winners"]
    assert seal(int(table["seed"]), table["salt"]) == seed_hash
    record = bela.get(f"/api/tables/{table['id']}/record")
    verified = verify(record.text, find_game)
    assert verified.holds
    assert verified.over
    assert verified.actions == table["ply"]
    assert verified.result is not None
    assert verified.result.scores == table["result"]["scores"]


def test_a_record_with_another_seed_breaks_the_promise(house: House) -> None:
    anna, bela, table = two_at_a_table(house)
    table = play_on([anna, bela], table, random.Random(2), 10_000)
    record = anna.get(f"/api/tables/{table['id']}/record").json()
    record["promise"]["salt"] = "0" * 32
    verified = verify(json.dumps(record), find_game)
    assert not verified.holds
    assert "hash" in verified.why


def test_seats_are_taken_and_left_before_the_start(any_house: House) -> None:
    anna, bela = any_house.guest("Anna"), any_house.guest("Béla")
    table = anna.open_table("me", "open", "open")
    path = f"/api/tables/{table['id']}"
    assert table["status"] == "waiting"
    assert table["owner"]
    assert (table["view"], table["verdict"], table["seed_hash"]) == (None, None, None)
    assert bela.table(table)["owner"] is False
    taken = bela.post(f"{path}/seats/2").json()
    assert [(seat["kind"], seat["name"], seat["yours"]) for seat in taken["seats"]] == [
        ("person", "Anna", False),
        ("open", None, False),
        ("person", "Béla", True),
    ]
    refused(anna.post(f"{path}/seats/2"), 409, "seat_taken")
    refused(anna.ask("DELETE", f"{path}/seats/2"), 403, "not_your_seat")
    refused(anna.post(f"{path}/seats/3"), 404, "not_found")
    refused(bela.post(f"{path}/start"), 403, "not_yours")
    refused(anna.post(f"{path}/start"), 409, "seats_open")
    left = bela.ask("DELETE", f"{path}/seats/2").json()
    assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]
    started = anna.post(f"{path}/start?bots=random").json()
    assert [seat["bot"] for seat in started["seats"]] == [None, "random", "random"]
    assert started["status"] in ("playing", "finished")
    refused(bela.post(f"{path}/seats/1"), 409, "already_started")
    refused(anna.ask("DELETE", f"{path}/seats/0"), 409, "nobody_stays")


@pytest.mark.parametrize(
    ("wanted", "status", "error"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, 404, "not_found"),
        ({"game": "settlement", "seats": [{"kind": "me"}] * 5}, 422, "wrong_players"),
        ({"game": "settlement", "seats": [{"kind": "open"}] * 2}, 422, "no_seat_for_you"),
        ({"game": "settlement", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "x"}]}, 422, "no_such_bot"),
        ({"game": "settlement", "seats": [{"kind": "me"}], "options": {"x": 1}}, 422, "no_such_option"),
        ({"game": "settlement", "seats": [{"kind": "you"}]}, 400, "bad_request"),
        ({"game": "settlement", "seats": [{"kind": "me"}], "colour": "red"}, 400, "bad_request"),
        ({"game": "settlement", "seats": [{"kind": "me"}], "name": "  "}, 400, "bad_request"),
        ({"game": "settlement", "seats": [{"kind": "me"}], "name": "a\u0000b"}, 400, "bad_request"),
    ],
)
def test_a_table_that_can_not_be(any_house: House, wanted: Any, status: int, error: str) -> None:
    refused(any_house.guest().post("/api/tables", wanted), status, error)


def test_an_answer_against_the_rules_cites_the_rule(any_house: House) -> None:
    anna, bela, table = two_at_a_table(any_house)
    asked = [anna, bela][table["asked_seat"]]
    table = asked.table(table)
    forbidden = next(a for a, number in enumerate(table["verdict"]) if number > 0)
    refusal = refused(asked.answer(table, forbidden), 422, "against_the_rules")
    assert refusal["number"] == table["verdict"][forbidden]
    assert refusal["rule"] == f"SET-{refusal['number']:03d}"
    assert refusal["rule"] in refusal["detail"]
    refusal = refused(asked.answer(table, BUILD), 422, "against_the_rules")
    assert refusal["number"] > 0
    refused(asked.answer(table, 9_999), 422, "no_such_action")
    assert asked.table(table)["version"] == table["version"]


def test_who_is_not_asked_may_not_answer(any_house: House) -> None:
    anna, bela, table = two_at_a_table(any_house)
    asked = table["asked_seat"]
    other = [bela, anna][asked]
    seen = other.table(table)
    assert seen["verdict"] is None
    assert seen["tellings"] == {}
    given = {"ply": 0, "seat": 1 - asked, "action": PASS}
    refusal = refused(other.post(f"/api/tables/{table['id']}/answers", given), 422, "against_the_rules")
    assert refusal["rule"].startswith("SET-")


def test_two_tabs_at_once(any_house: House) -> None:
    """One of them wins, the other is told so, and only one answer is there."""
    anna, bela, table = two_at_a_table(any_house)
    asked = [anna, bela][table["asked_seat"]]
    table = asked.table(table)
    action = legal(table)[0]
    statuses = sorted(asked.answer(table, action).status_code for _ in range(2))
    assert statuses == [200, 409]
    refused(asked.answer(table, action), 409, "stale")
    assert asked.table(table)["ply"] == 1
    assert len(asked.get(f"/api/tables/{table['id']}/log").json()) == 1


def test_an_old_version_of_the_same_ply_is_stale(house: House) -> None:
    """After an undo the ply may come back with another position."""
    anna = house.guest()
    table = anna.open_table("me")
    first, second = legal(table)[:2]
    after = anna.answer(table, first).json()
    anna.post(f"/api/tables/{table['id']}/undo", {"ply": 1, "seat": 0})
    again = anna.answer(table, second).json()
    assert again["ply"] == after["ply"]
    refused(anna.answer(after, legal(after)[0], version=after["version"]), 409, "stale")
    assert anna.answer(again, legal(again)[0], version=again["version"]).status_code == 200


def test_the_log_says_what_was_done_and_what_changed(any_house: House) -> None:
    anna, bela, table = two_at_a_table(any_house)
    dice = random.Random(3)
    table = play_on([anna, bela], table, dice, 20)
    log = anna.get(f"/api/tables/{table['id']}/log").json()
    assert [entry["ply"] for entry in log] == list(range(1, 21))
    assert log[0]["deed"]["id"] == "deed-take"
    assert any(entry["happenings"] for entry in log)
    since = anna.get(f"/api/tables/{table['id']}/log?since=15").json()
    assert since == log[15:]
    assert anna.get(f"/api/tables/{table['id']}/log?since=99999999999999999999").json() == []


def test_any_moment_can_be_seen_again(any_house: House) -> None:
    anna, bela, table = two_at_a_table(any_house)
    dice = random.Random(4)
    views = {0: anna.table(table)["view"]}
    for _ in range(40):
        table = play_on([anna, bela], table, dice, 1)
        views[table["ply"]] = table["view"]
    for ply, view in views.items():
        moment = any_house.stranger().get(f"/api/tables/{table['id']}/moments/{ply}").json()
        assert (moment["ply"], moment["view"]) == (ply, view)
    refused(anna.get(f"/api/tables/{table['id']}/moments/{table['ply'] + 1}"), 404, "not_found")


def test_one_person_in_several_seats(any_house: House) -> None:
    """A hot seat: one person answers for both, each by its name."""
    anna = any_house.guest("Anna")
    seats = [{"kind": "me", "name": "Left"}, {"kind": "me", "name": "Right"}]
    table = anna.post("/api/tables", {"game": "settlement", "seats": seats}).json()
    assert [seat["name"] for seat in table["seats"]] == ["Left", "Right"]
    asked = {table["asked_seat"]}
    for _ in range(8):
        table = anna.play(table, random.Random(5))
        asked.add(table["asked_seat"])
    assert asked == {0, 1}


def test_at_one_screen_whoever_played_sees_what_came_of_it(house: House) -> None:
    """And not the hand of whoever comes next: their cards show once the table is handed over."""
    anna = house.guest("Anna")
    table = anna.open_table("me", "me", "random", game="architects")
    dice, before, handed = random.Random(3), 0, 0
    while handed < 4:
        table = anna.table(table)
        assert [board["seat"] for board in table["view"]["boards"] if board["cards"] is not None] == [
            table["eyes"]
        ]
        handing = table["handing"]
        if table["verdict"] is None:
            assert (table["eyes"], handing) == (before, None), "while a bot thinks, it is as it was"
            continue
        assert table["eyes"] == table["asked_seat"]
        if table["eyes"] == before:
            assert handing is None
        else:
            handed += 1
            assert handing["seat"] == before
            shown = [board["seat"] for board in handing["view"]["boards"] if board["cards"] is not None]
            assert shown == [before]
        before = table["eyes"]
        anna.play(table, dice)


def test_lists_of_tables(any_house: House) -> None:
    anna, bela = any_house.guest("Anna"), any_house.guest("Béla")
    private = anna.open_table("me", "open", name="Private")
    listed = anna.open_table("me", "open", name="Listed", listed=True)
    running = anna.open_table("me", name="Solo")
    mine = {card["name"]: card for card in anna.get("/api/tables?scope=mine").json()}
    assert mine.keys() == {"Private", "Listed", "Solo"}
    assert mine["Solo"]["your_turn"]
    assert mine["Solo"]["asked_seat"] == 0
    assert mine["Solo"]["progress"] == 1
    assert not mine["Private"]["your_turn"]
    found = [card["id"] for card in bela.get("/api/tables?scope=open").json()]
    assert listed["id"] in found
    assert private["id"] not in found
    assert bela.get("/api/tables?scope=mine").json() == []
    table = play_on([anna], running, random.Random(6), 10_000)
    (finished,) = anna.get("/api/tables?scope=finished").json()
    assert (finished["id"], finished["result"]) == (table["id"], table["result"])
    refused(anna.get("/api/tables?scope=all"), 400, "bad_request")


def test_a_rematch(any_house: House) -> None:
    anna, bela, table = two_at_a_table(any_house)
    path = f"/api/tables/{table['id']}"
    refused(anna.post(f"{path}/rematch"), 409, "no_rematch")
    play_on([anna, bela], table, random.Random(7), 10_000)
    bela.post(f"{path}/chat", {"text": "Good game!"})
    again = anna.post(f"{path}/rematch")
    assert again.status_code == 201
    following = again.json()
    assert following["id"] != table["id"]
    kept = [(seat["kind"], seat["name"], seat["awaits_you"]) for seat in following["seats"]]
    assert kept == [("person", "Anna", False), ("open", "Béla", False)]
    told = bela.table(table)
    assert (told["rematch"], told["rematch_by"]) == (following["id"], 0)
    assert [card["id"] for card in bela.get("/api/tables").json()] == [following["id"]]
    stranger = any_house.guest("Stranger")
    refused(stranger.post(f"/api/tables/{following['id']}/seats/1"), 409, "seat_kept")
    refused(stranger.post(f"{path}/rematch"), 409, "no_rematch")
    along = bela.post(f"{path}/rematch").json()  # one press: seated again, and the game begins
    assert (along["id"], along["status"], along["follows"]) == (following["id"], "playing", table["id"])
    assert [seat["name"] for seat in along["seats"]] == ["Anna", "Béla"]
    assert [line["text"] for line in bela.get(f"/api/tables/{along['id']}/chat").json()] == ["Good game!"]


def test_a_kept_seat_may_be_opened_and_a_deleted_rematch_called_again(house: House) -> None:
    anna, bela, table = two_at_a_table(house)
    play_on([anna, bela], table, random.Random(7), 10_000)
    again = anna.post(f"/api/tables/{table['id']}/rematch").json()
    path = f"/api/tables/{again['id']}"
    refused(house.guest("Stranger").ask("DELETE", f"{path}/seats/1"), 403, "not_your_seat")
    assert anna.ask("DELETE", f"{path}/seats/1").json()["seats"][1]["name"] is None
    assert house.guest("Cili").post(f"{path}/seats/1").json()["status"] == "playing"
    other = two_at_a_table(house)
    play_on([*other[:2]], other[2], random.Random(7), 10_000)
    first = other[0].post(f"/api/tables/{other[2]['id']}/rematch").json()
    assert other[0].ask("DELETE", f"/api/tables/{first['id']}").status_code == 204
    second = other[1].post(f"/api/tables/{other[2]['id']}/rematch").json()
    assert second["id"] != first["id"]
    assert second["owner"]


def test_chat(any_house: House) -> None:
    anna, bela, table = two_at_a_table(any_house, chat_by="anyone")
    path = f"/api/tables/{table['id']}/chat"
    said = anna.post(path, {"text": "Good luck, Béla!\nReally."})
    assert said.status_code == 201
    any_house.guest("Onlooker").post(path, {"text": "Hi"})
    lines = bela.get(path).json()
    assert [(line["name"], line["seat"], line["text"]) for line in lines] == [
        ("Anna", 0, "Good luck, Béla!\nReally."),
        ("Onlooker", None, "Hi"),
    ]
    refused(anna.post(path, {"text": "nul\u0000"}), 400, "bad_request")
    refused(anna.post(path, {"text": "x" * 501}), 400, "bad_request")
    refused(any_house.stranger().post(path, {"text": "Hi"}), 401, "unknown_person")
    refused(anna.post("/api/tables/nowhere/chat", {"text": "Hi"}), 404, "not_found")


def test_forecasts_are_for_whoever_is_asked(house: House) -> None:
    anna, bela, table = two_at_a_table(house)
    asked, other = (anna, bela) if anna.table(table)["verdict"] else (bela, anna)
    path = f"/api/tables/{table['id']}/forecasts"
    known = asked.get(path).json()
    shown = asked.table(table)
    assert (known["ply"], known["version"]) == (shown["ply"], shown["version"])
    assert {int(answer) for answer in known["forecasts"]} == set(legal(shown))
    refused(other.get(path), 403, "not_your_seat")
    refused(asked.get(f"{path}/x"), 422, "no_answers")


def test_looking_ahead_tells_where_several_answers_lead(house: House) -> None:
    anna, bela, table = two_at_a_table(house)
    asked, other = (anna, bela) if anna.table(table)["verdict"] else (bela, anna)
    path, shown = f"/api/tables/{table['id']}/forecasts", asked.table(table)
    refused(asked.get(f"{path}/x"), 422, "no_answers")
    refused(asked.get(f"{path}/999999"), 422, "no_such_action")
    refused(other.get(f"{path}/{legal(shown)[0]}"), 403, "not_your_seat")
    forbidden = next(action for action, number in enumerate(shown["verdict"]) if number > 0)
    no = asked.get(f"{path}/{forbidden}").json()
    assert (no["number"], no["forecast"], no["view"]) == (shown["verdict"][forbidden], None, None)

    begun = legal(shown)[0]
    ahead = asked.get(f"{path}/{begun}").json()
    assert ahead["forecast"] == asked.get(path).json()["forecasts"][str(begun)]
    too_many = asked.get(f"{path}/{begun},{begun}").json()
    now = asked.answer(table, begun).json()
    assert (ahead["number"], ahead["view"], ahead["verdict"]) == (0, now["view"], now["verdict"])
    again = refused(asked.answer(now, begun, seat=shown["asked_seat"]), 422, "against_the_rules")
    assert too_many["number"] == again["number"]  # somebody else is asked then


def test_why_answers_are_refused_comes_with_the_forecasts(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.open_table("me")
    shown = anna.answer(table, legal(table)[0]).json()
    reasons = anna.get(f"/api/tables/{table['id']}/forecasts").json()["reasons"]
    forbidden = {action for action, number in enumerate(shown["verdict"]) if number > 0}
    assert {int(action) for action in reasons} <= forbidden
    dear = [action for action in forbidden if shown["verdict"][action] in (75, 152, 153)]
    assert {reasons[str(action)]["id"] for action in dear} == {"why-lacking"}


def test_a_finished_game_is_seen_through_any_eyes(any_house: House) -> None:
    """In Architects, where hands are secret: each seat's own, then all of them."""
    anna, olaf = any_house.guest("Anna"), any_house.guest("Olaf")
    table = anna.open_table("me", "open", game="architects")
    assert table["secrets"]
    assert not anna.open_table("me", game="settlement")["secrets"]
    olaf.post(f"/api/tables/{table['id']}/seats/1")
    anna.post(f"/api/tables/{table['id']}/start")
    past = f"/api/tables/{table['id']}/moments/0"
    refused(olaf.get(f"{past}?seen_by=0"), 409, "not_finished")
    anna.post(f"/api/tables/{table['id']}/resignation")

    def hands(seen_by: str) -> list[bool]:
        boards = any_house.stranger().get(f"{past}?seen_by={seen_by}").json()["view"]["boards"]
        return [board["cards"] is not None for board in boards]

    assert hands("0") == [True, False]
    assert hands("1") == [False, True]
    assert hands("all") == [True, True]
    refused(olaf.get(f"{past}?seen_by=2"), 404, "not_found")
