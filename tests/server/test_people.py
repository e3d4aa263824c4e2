"""Guests and accounts: who one is, in every browser."""

import random
from pathlib import Path

import httpx

from moothall.server.people import Passport
from tests.server.running import House, play_on, refused

PASSWORD = "correct horse battery"


def test_a_newcomer_becomes_a_guest_and_stays_the_same(any_house: House) -> None:
    anna = any_house.browser()
    me = anna.get("/api/me").json()
    assert me["account"] is False
    assert anna.get("/api/me").json() == me
    assert any_house.browser().get("/api/me").json()["id"] != me["id"]


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


def test_old_tokens_expire(monkeypatch) -> None:
    passport = Passport(b"secret")
    token = passport.issue("anna")
    assert passport.read(token) == "anna"
    monkeypatch.setattr("moothall.server.people.LIFETIME", -1)
    assert passport.read(token) is None
