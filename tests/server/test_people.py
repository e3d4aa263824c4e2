"""Guests and accounts: who one is, in every browser."""

import random
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import argon2
import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from moothall.server.people import HASHER
from moothall.server.sessions import COOKIE, LIFETIME, Passport, Session, milliseconds
from tests.server.running import House, Person, play_on, refused, running, settings

PASSWORD = "correct horse battery"


def test_a_newcomer_becomes_a_guest_and_stays_the_same(any_house: House) -> None:
    anna = any_house.browser()
    me = anna.get("/api/me").json()
    assert me["account"] is False
    assert anna.get("/api/me").json() == me
    assert any_house.browser().get("/api/me").json()["id"] != me["id"]


def test_who_has_yet_to_say_a_name_is_known_as_such(house: House) -> None:
    newcomer = house.browser()
    assert not newcomer.get("/api/me").json()["named"]
    assert newcomer.ask("PATCH", "/api/me", {"name": "Edda"}).json()["named"]


def test_no_two_people_at_a_table_are_called_alike(any_house: House) -> None:
    first, second, third = (any_house.guest(name) for name in ("Edda", "edda", "Wilm"))
    table = first.open_table("me", "open", "open")
    path = f"/api/tables/{table['id']}"
    second.post(f"{path}/seats/1")
    seen = third.post(f"{path}/seats/2").json()
    assert [seat["name"] for seat in seen["seats"]] == ["Edda", "edda (2)", "Wilm"]
    third.ask("PATCH", "/api/me", {"name": "Edda"})
    assert [seat["name"] for seat in first.table(table)["seats"]] == ["Edda", "edda (2)", "Edda (3)"]
    (card,) = third.get("/api/tables").json()
    assert card["seats"][2]["name"] == "Edda (3)"
    assert third.post(f"{path}/chat", {"text": "Who am I?"}).json()["name"] == "Edda (3)"


def test_a_new_name_is_seen_at_the_tables(any_house: House) -> None:
    anna = any_house.browser()
    table = anna.open_table("me", "open")
    assert anna.ask("PATCH", "/api/me", {"name": "Anna B."}).json()["name"] == "Anna B."
    assert any_house.stranger().table(table)["seats"][0]["name"] == "Anna B."


def test_an_account_keeps_the_guest_s_seats_on_every_device(any_house: House) -> None:
    name = f"Anna {random.random()}"
    anna = any_house.browser()
    table = anna.open_table("me")
    assert anna.post("/api/accounts", {"name": name, "password": PASSWORD}).json()["account"]
    refused(anna.post("/api/accounts", {"name": name + "x", "password": PASSWORD}), 409, "already_an_account")
    assert anna.table(table)["seats"][0]["yours"]
    phone = any_house.browser()
    on_the_way = phone.open_table("me", "open")
    logged_in = phone.post("/api/session", {"name": name.upper(), "password": PASSWORD})
    assert logged_in.json() == anna.get("/api/me").json()
    assert phone.table(table)["seats"][0]["yours"]
    moved = anna.table(on_the_way)
    assert moved["seats"][0]["yours"]
    assert moved["owner"]
    play_on([phone], table, random.Random(1), 3)
    assert anna.table(table)["ply"] == 3


def test_logging_out_forgets_the_browser(any_house: House) -> None:
    anna = any_house.browser()
    me = anna.get("/api/me").json()["id"]
    assert anna.ask("DELETE", "/api/session").status_code == 204
    assert anna.get("/api/me").json()["id"] != me


def account(house: House) -> tuple[Person, dict[str, Any]]:
    """A browser with an account, and what it logs in with."""
    credentials = {"name": f"Anna {random.random()}", "password": PASSWORD}
    anna = house.browser()
    anna.get("/api/me")
    assert anna.post("/api/accounts", credentials).status_code == 201
    return anna, credentials


def logged_in(house: House, credentials: dict[str, Any]) -> Person:
    device = house.browser()
    assert device.post("/api/session", credentials).status_code == 200
    return device


def token_of(browser: Person) -> str:
    return browser.http.cookies[COOKIE]


def is_known(person: Person) -> bool:
    """Whether a token is good for anything; asked in a way that makes no new guest."""
    response = person.ask("PATCH", "/api/me", {"name": "Anna"})
    if response.status_code == 200:
        return True
    refused(response, 401, "unknown_person")
    return False


def test_a_stolen_token_ends_with_its_session(any_house: House) -> None:
    anna, credentials = account(any_house)
    thief, phone = any_house.bearer(token_of(anna)), logged_in(any_house, credentials)
    table = anna.open_table("me", "open")
    assert is_known(thief)
    assert anna.ask("DELETE", "/api/session").status_code == 204
    assert not is_known(thief)
    assert not thief.table(table)["seats"][0]["yours"]
    assert is_known(phone)
    assert is_known(logged_in(any_house, credentials))


def test_logging_out_everywhere_ends_all_sessions_so_far(any_house: House) -> None:
    anna, credentials = account(any_house)
    phone, other = logged_in(any_house, credentials), any_house.browser()
    stolen = [any_house.bearer(token_of(one)) for one in (anna, phone)]
    other.get("/api/me")
    assert phone.ask("DELETE", "/api/session?everywhere=true").status_code == 204
    assert not any(is_known(one) for one in (anna, *stolen))
    assert is_known(other)
    time.sleep(0.002)  # a session that begins in the same millisecond may end with the others
    assert is_known(logged_in(any_house, credentials))


def test_a_clock_that_is_set_back_locks_nobody_out(any_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, credentials = account(any_house)
    assert anna.ask("DELETE", "/api/session?everywhere=true").status_code == 204
    an_hour_ago = milliseconds() - 3_600_000
    monkeypatch.setattr("moothall.server.sessions.milliseconds", lambda: an_hour_ago)
    phone = logged_in(any_house, credentials)
    assert is_known(phone)
    thief = any_house.bearer(token_of(phone))
    assert phone.ask("DELETE", "/api/session?everywhere=true").status_code == 204
    assert not is_known(thief)
    assert is_known(logged_in(any_house, credentials))


def test_a_clock_that_is_set_back_keeps_no_session_alive(
    any_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _ = account(any_house)
    thief = any_house.bearer(token_of(anna))
    assert is_known(thief)
    an_hour_ago = milliseconds() - 3_600_000
    monkeypatch.setattr("moothall.server.sessions.milliseconds", lambda: an_hour_ago)
    assert anna.ask("DELETE", "/api/session?everywhere=true").status_code == 204
    assert not is_known(thief)


def test_a_weaker_hash_of_a_password_is_made_anew(house: House) -> None:
    people, strong = house.server.hall.people, HASHER
    people._hasher = argon2.PasswordHasher(time_cost=1, memory_cost=64)
    _, credentials = account(house)
    weak = stored_hash(house, credentials["name"])
    people._hasher = strong
    logged_in(house, credentials)
    fresh = stored_hash(house, credentials["name"])
    assert strong.check_needs_rehash(weak)
    assert not strong.check_needs_rehash(fresh)
    logged_in(house, credentials)
    assert stored_hash(house, credentials["name"]) == fresh


def stored_hash(house: House, name: str) -> str:
    with sqlite3.connect(str(house.server.storage.engine.url.database)) as books:
        ((found,),) = books.execute("SELECT password FROM people WHERE name = ?", (name,)).fetchall()
    books.close()
    return str(found)


def test_who_logs_in_is_no_longer_the_guest(any_house: House) -> None:
    _, credentials = account(any_house)
    guest = any_house.browser()
    guest.get("/api/me")
    former = any_house.bearer(token_of(guest))
    assert is_known(former)
    assert guest.post("/api/session", credentials).status_code == 200
    assert is_known(guest)
    assert not is_known(former)


def closing_code(line: ClientConnection) -> int | None:
    """With which the server ends a websocket."""
    with suppress(ConnectionClosed):
        while True:
            line.recv(timeout=600)
    return line.close_code


@pytest.mark.parametrize("everywhere", [False, True])
def test_whoever_listens_is_cut_off_with_the_session(any_house: House, everywhere: bool) -> None:
    anna, credentials = account(any_house)
    phone = logged_in(any_house, credentials)
    table = anna.open_table("me", "open")
    thief = any_house.bearer(token_of(anna))
    with thief.listen(table) as first, phone.listen(table) as second:
        anna.ask("DELETE", f"/api/session?everywhere={str(everywhere).lower()}")
        assert closing_code(first) == 4401
        if everywhere:
            assert closing_code(second) == 4401
        else:
            second.send("ping")
            while msgspec.json.decode(second.recv(timeout=600))["type"] != "pong":
                pass


def test_a_session_ends_in_every_process(postgres: str) -> None:
    with running(settings(postgres)) as house, running(settings(postgres)) as annex:
        anna, _ = account(house)
        thief = annex.bearer(token_of(anna))
        table = anna.open_table("me", "open")
        assert is_known(thief)
        with thief.listen(table) as line:
            anna.ask("DELETE", "/api/session")
            assert closing_code(line) == 4401
        assert not is_known(thief)


def test_sessions_stay_ended_after_a_restart(tmp_path: Path) -> None:
    database = settings(str(tmp_path / "moothall.db"))
    with running(database) as house:
        anna, credentials = account(house)
        phone = logged_in(house, credentials)
        other, _ = account(house)
        tokens = [token_of(person) for person in (anna, phone, other)]
        anna.ask("DELETE", "/api/session")
        other.ask("DELETE", "/api/session?everywhere=true")
    with running(database) as house:
        assert [is_known(house.bearer(token)) for token in tokens] == [False, True, False]


def test_ended_sessions_are_kept_no_longer_than_they_would_have_lasted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = settings(str(tmp_path / "moothall.db"))

    def ended() -> int:
        with sqlite3.connect(tmp_path / "moothall.db") as books:
            (count,) = books.execute("SELECT count(*) FROM ended_sessions").fetchone()
        books.close()
        return int(count)

    with running(database) as house:
        anna, _ = account(house)
        anna.ask("DELETE", "/api/session")
        anna.ask("DELETE", "/api/session")
    assert ended() == 1
    later = time.time() + LIFETIME + 1
    monkeypatch.setattr("moothall.server.sessions.time.time", lambda: later)
    with running(database):
        assert ended() == 0


def test_names_of_accounts_are_taken_once(any_house: House) -> None:
    name = f"Béla {random.random()}"
    assert any_house.browser().post("/api/accounts", {"name": name, "password": PASSWORD}).status_code == 201
    for same in (name, name.upper(), f" {name} "):
        wanted = {"name": same, "password": PASSWORD}
        refused(any_house.browser().post("/api/accounts", wanted), 409, "name_taken")


def test_a_wrong_password_says_no_more_than_a_wrong_name(any_house: House) -> None:
    name = f"Csaba {random.random()}"
    any_house.browser().post("/api/accounts", {"name": name, "password": PASSWORD})
    wrong_password = any_house.browser().post("/api/session", {"name": name, "password": "something else"})
    wrong_name = any_house.browser().post("/api/session", {"name": "Nobody", "password": PASSWORD})
    assert refused(wrong_password, 403, "wrong_credentials") == refused(wrong_name, 403, "wrong_credentials")
    short = any_house.browser().post("/api/accounts", {"name": "Short", "password": "short"})
    refused(short, 400, "bad_request")


def test_passwords_are_stored_as_argon2(house: House) -> None:
    house.browser().post("/api/accounts", {"name": "Dóra", "password": PASSWORD})
    path = house.server.storage.engine.url.database
    assert path is not None
    stored = Path(path).read_bytes() + Path(path + "-wal").read_bytes()
    assert PASSWORD.encode() not in stored
    assert b"$argon2id$" in stored


def test_a_token_works_as_a_bearer_and_only_with_our_signature(house: House) -> None:
    token = httpx.post(f"{house.url}/api/guests", json={"name": "Bot"}).json()
    headers = {"authorization": f"Bearer {token['token']}"}
    assert httpx.get(f"{house.url}/api/me", headers=headers).json() == token["me"]
    foreign = Passport(b"another secret").issue(token["me"]["id"])
    stranger = httpx.get(f"{house.url}/api/me", headers={"authorization": f"Bearer {foreign}"}).json()
    assert stranger["id"] != token["me"]["id"]


def test_old_tokens_expire(monkeypatch: pytest.MonkeyPatch) -> None:
    passport = Passport(b"secret")
    token = passport.issue("anna")
    session = passport.read(token)
    assert session is not None
    assert session.person == "anna"
    assert passport.issue("anna") != token
    monkeypatch.setattr("moothall.server.sessions.LIFETIME", -1)
    assert passport.read(token) is None


def test_a_token_of_the_first_version_is_still_good() -> None:
    """It had no number, and the time in seconds."""
    passport = Passport(b"secret")
    seconds = int(time.time()) - 60
    text = f"anna.{seconds:x}"
    assert passport.read(f"{text}.{passport._sign(text)}") == Session(text, "anna", 1000 * seconds)
