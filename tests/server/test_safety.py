"""Headers, cookies, origins and limits."""

import contextlib
import os
import random
import socket
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from moothall.server.safety import Gate, Limit, Limits, Tally
from tests.server.running import (
    House,
    Person,
    crew,
    refused,
    running,
    settings,
    two_at_a_table,
    wait_until,
)


@pytest.mark.parametrize("path", ["/api/me", "/api/games", "/api/nothing", "/", "/schema/openapi.json"])
def test_every_answer_has_safe_headers(house: House, path: str) -> None:
    headers = house.stranger().get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe-eval" not in policy
    assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["x-frame-options"] == "DENY"
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(house: House) -> None:
    cookie = house.stranger().get("/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie  # over plain HTTP a browser would throw it away


def test_over_https_the_cookie_stays_there(house: House, tmp_path: Path) -> None:
    """As behind a proxy that ends TLS; such headers are believed only from one that was named."""
    forwarded = {"x-forwarded-proto": "https"}
    with running(settings(str(tmp_path / "moothall.db"), trusted_proxies=("127.0.0.0/8",))) as behind:
        headers = httpx.get(f"{behind.url}/api/me", headers=forwarded).headers
        assert "secure" in headers["set-cookie"].lower()
        assert "max-age" in headers["strict-transport-security"]
    headers = httpx.get(f"{house.url}/api/me", headers=forwarded).headers
    assert "secure" not in headers["set-cookie"].lower()
    assert "strict-transport-security" not in headers


WRONG = ("http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1.evil.example", "https")


@pytest.mark.parametrize("origin", WRONG)
def test_another_site_changes_nothing(house: House, origin: str) -> None:
    anna = house.browser()
    table = anna.open_table("me")
    attack = {"origin": house.url.replace("http", "https") if origin == "https" else origin}
    seen = anna.table(table)
    for method, path, body in (
        ("POST", "/api/tables", {"game": "settlement", "seats": [{"kind": "me"}]}),
        ("POST", f"/api/tables/{table['id']}/answers", {"ply": 0, "seat": 0, "action": 1}),
        ("PATCH", "/api/me", {"name": "Thief"}),
        ("DELETE", "/api/session", None),
        ("POST", f"/api/tables/{table['id']}/redo", None),
    ):
        refused(anna.ask(method, path, body, headers=attack), 403, "wrong_origin")
    assert anna.table(table) == seen
    assert len(anna.get("/api/tables").json()) == 1


def test_a_cookie_without_an_origin_changes_nothing(house: House) -> None:
    anna = house.browser()
    del anna.http.headers["origin"]
    refused(anna.ask("PATCH", "/api/me", {"name": "Thief"}), 403, "wrong_origin")
    same_site = {"sec-fetch-site": "same-site"}
    refused(anna.ask("PATCH", "/api/me", {"name": "Thief"}, headers=same_site), 403, "wrong_origin")
    same_origin = {"sec-fetch-site": "same-origin"}
    assert anna.ask("PATCH", "/api/me", {"name": "Anna"}, headers=same_origin).status_code == 200


@pytest.mark.parametrize("origin", [*WRONG, None])
def test_another_site_hears_nothing(house: House, origin: str | None) -> None:
    anna = house.browser()
    table = anna.open_table("me")
    if origin is None:
        del anna.http.headers["origin"]
    else:
        anna.http.headers["origin"] = house.url.replace("http", "https") if origin == "https" else origin
    with pytest.raises((InvalidStatus, ConnectionClosed)), anna.listen(table) as line:
        line.recv(timeout=600)


def limited(tmp_path: Path, **limits: Any) -> Any:
    return running(settings(str(tmp_path / "moothall.db"), limits=Limits(**limits)))


def until_refused(ask: Any, most: int) -> int:
    for count in range(most):
        if (response := ask()).status_code == 429:
            refused(response, 429, "too_many_requests")
            return count
        assert response.status_code < 400, response.text
    raise AssertionError("nobody stopped it")


def test_too_many_requests_of_one_person(tmp_path: Path) -> None:
    with limited(tmp_path, person=Limit(30, 0.01)) as house:
        anna, bela = house.guest(), house.guest()
        assert until_refused(lambda: anna.get("/api/games"), 100) == 30
        assert int(anna.get("/api/games").headers["retry-after"]) > 0
        assert bela.get("/api/games").status_code == 200


def test_too_many_requests_of_one_address(tmp_path: Path) -> None:
    with limited(tmp_path, address=Limit(30, 0.01)) as house:
        assert until_refused(lambda: house.stranger().get("/api/games"), 100) <= 30


def test_too_many_newcomers(tmp_path: Path) -> None:
    with limited(tmp_path, newcomers=Limit(5, 0.01)) as house:
        assert until_refused(lambda: house.stranger().get("/api/me"), 100) == 5


def test_too_many_tables_and_lines_of_chat(tmp_path: Path) -> None:
    with limited(tmp_path, new_tables=Limit(3, 0.01), chat=Limit(4, 0.01)) as house:
        anna = house.guest()
        table = anna.open_table("me")
        wanted = {"game": "settlement", "seats": [{"kind": "me"}]}
        assert until_refused(lambda: anna.post("/api/tables", wanted), 100) == 2
        said = {"text": "Hello"}
        assert until_refused(lambda: anna.post(f"/api/tables/{table['id']}/chat", said), 100) == 4


def test_passwords_can_not_be_tried_for_long(tmp_path: Path) -> None:
    with limited(tmp_path, passwords=Limit(3, 0.01)) as house:
        tries = [
            house.browser().post("/api/session", {"name": "Anna", "password": f"guess {i} of many"})
            for i in range(5)
        ]
        assert [response.status_code for response in tries] == [403, 403, 403, 429, 429]


def test_so_many_websockets_and_no_more(house: House) -> None:
    anna, _, table = two_at_a_table(house)
    with contextlib.ExitStack() as lines:
        for _ in range(20):
            lines.enter_context(anna.listen(table))
        with pytest.raises((InvalidStatus, ConnectionClosed)), anna.listen(table) as line:
            line.recv(timeout=600)


def test_only_so_many_websockets_of_people_whom_nobody_knows(tmp_path: Path) -> None:
    few = Limits(strangers=3, sockets_of_address=5)
    with (
        running(settings(str(tmp_path / "moothall.db"), limits=few)) as house,
        contextlib.ExitStack() as lines,
    ):
        anna = house.guest()
        table = anna.open_table("me")
        strangers = [lines.enter_context(house.stranger().listen(table)) for _ in range(3)]
        must_be_full(house.stranger(), table)
        strangers[0].close()
        wait_for(lambda: house.stranger().listen(table), lines)  # there is room again
        wait_for(lambda: anna.listen(table), lines)
        wait_for(lambda: anna.listen(table), lines)
        must_be_full(anna, table)


def must_be_full(person: Person, table: dict[str, Any]) -> None:
    with pytest.raises((InvalidStatus, ConnectionClosed)), person.listen(table) as line:
        line.recv(timeout=600)


def wait_for(listen: Any, lines: contextlib.ExitStack) -> None:
    """A websocket that is given up is noticed a moment later."""
    deadline = time.monotonic() + 600
    while True:
        with contextlib.suppress(InvalidStatus, ConnectionClosed):
            lines.enter_context(listen())
            return
        assert time.monotonic() < deadline, "there is never room again"
        time.sleep(0.05)


def forwarded(number: int) -> dict[str, str]:
    return {"x-forwarded-for": f"10.0.{number // 250}.{number % 250}"}


def test_nobody_passes_for_another_address(tmp_path: Path) -> None:
    limits = Limits(passwords=Limit(3, 0.01))
    guess = {"name": "Anna", "password": "a guess of many"}
    with running(settings(str(tmp_path / "one.db"), limits=limits)) as house:
        tries = [house.browser().ask("POST", "/api/session", guess, headers=forwarded(n)) for n in range(5)]
        assert [response.status_code for response in tries] == [403, 403, 403, 429, 429]
    proxies = ("127.0.0.1", "192.0.2.0/24")
    with running(settings(str(tmp_path / "two.db"), limits=limits, trusted_proxies=proxies)) as house:
        tries = [house.browser().ask("POST", "/api/session", guess, headers=forwarded(n)) for n in range(5)]
        assert [response.status_code for response in tries] == [403] * 5


def test_one_account_is_not_guessed_at_from_everywhere(database: str) -> None:
    """And whoever knows the password costs it nothing."""
    limits = Limits(accounts=Limit(3, 0.01))
    known = {"name": f"Anna {random.random()}", "password": "correct horse battery"}
    with running(settings(database, limits=limits, trusted_proxies=("127.0.0.1",))) as house:
        assert house.browser().post("/api/accounts", known).status_code == 201
        for _ in range(5):
            assert house.browser().post("/api/session", known).status_code == 200
        guess = known | {"name": known["name"].upper(), "password": "a guess of many"}
        tries = [house.browser().ask("POST", "/api/session", guess, headers=forwarded(n)) for n in range(5)]
        assert [response.status_code for response in tries] == [403, 403, 403, 429, 429]
        other = house.browser().post("/api/session", guess | {"name": "Somebody else"})
        refused(other, 403, "wrong_credentials")


def test_limits_hold_in_all_processes_together(database: str) -> None:
    limits = Limits(new_tables=Limit(4, 0.01))
    wanted = {"game": "settlement", "seats": [{"kind": "me"}]}
    with crew(database, limits=limits) as (one, other):
        anna = one.guest()
        there = other.bearer(anna.http.headers["authorization"].removeprefix("Bearer "))
        given = [who.post("/api/tables", wanted).status_code for who in (anna, there) * 4]
        assert given == [201] * 4 + [429] * 4


def test_websockets_are_counted_in_all_processes_together(database: str) -> None:
    with crew(database, limits=Limits(sockets=6)) as (one, other), contextlib.ExitStack() as lines:
        anna = one.guest()
        there = other.bearer(anna.http.headers["authorization"].removeprefix("Bearer "))
        table = anna.open_table("me")
        first = lines.enter_context(anna.listen(table))
        for who in (anna, there, anna, there, there):
            lines.enter_context(who.listen(table))
        wait_until(lambda: is_full(anna, table) and is_full(there, table), "there is always room")
        first.close()
        wait_for(lambda: there.listen(table), lines)  # there is room again
        wait_until(lambda: is_full(anna, table), "there is room for too many")


def is_full(person: Person, table: dict[str, Any]) -> bool:
    with contextlib.suppress(InvalidStatus, ConnectionClosed), person.listen(table):
        return False
    return True


def test_requests_are_counted_in_all_processes_together(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: Counter[Gate] = Counter()
    hear = Gate.hear

    def listen(gate: Gate, tally: Tally) -> None:
        hear(gate, tally)
        heard[gate] += sum(count for (kind, _), count in tally.requests if kind == "person")

    monkeypatch.setattr(Gate, "hear", listen)
    with crew(database, limits=Limits(person=Limit(30, 0.001))) as (one, other):
        anna = one.guest()
        there = other.bearer(anna.http.headers["authorization"].removeprefix("Bearer "))
        while anna.get("/api/me").status_code == 200:
            pass
        wait_until(lambda: heard[other.server.gate] >= 30, "the other process is not told")
        refused(there.get("/api/me"), 429, "too_many_requests")


def test_a_page_under_another_name_is_not_ours(tmp_path: Path) -> None:
    with running(settings(str(tmp_path / "moothall.db"), names=frozenset({"hall.example"}))) as house:
        port = house.url.rsplit(":", 1)[1]
        for host in ("127.0.0.1", f"localhost:{port}", "[::1]", f"HALL.example:{port}", socket.gethostname()):
            assert httpx.get(f"{house.url}/api/games", headers={"host": host}).status_code == 200, host
        for host in ("evil.example", "hall.example.evil.example", "127.0.0.1.evil.example", "", "[::", "a b"):
            response = httpx.get(f"{house.url}/api/games", headers={"host": host})
            refused(response, 421, "wrong_host")


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "moothall.db"
    before = os.umask(0)
    try:
        for _ in range(2):
            with running(settings(str(file))) as house:
                house.guest()
                for each in tmp_path.glob("moothall.db*"):
                    assert each.stat().st_mode & 0o077 == 0, each
            file.chmod(0o644)  # as an earlier version left it
    finally:
        os.umask(before)


def test_those_who_sit_talk_and_others_where_the_table_says_so(house: House) -> None:
    anna, bela = house.guest("Anna"), house.guest("Béla")
    said = {"text": "Hello"}
    closed, open_to_all = anna.open_table("me", "open"), anna.open_table("me", "open", chat_by="anyone")
    assert (closed["chat_by"], open_to_all["chat_by"]) == ("seated", "anyone")
    assert anna.post(f"/api/tables/{closed['id']}/chat", said).status_code == 201
    refused(bela.post(f"/api/tables/{closed['id']}/chat", said), 403, "not_at_the_table")
    assert bela.post(f"/api/tables/{open_to_all['id']}/chat", said).status_code == 201
    assert bela.post(f"/api/tables/{closed['id']}/seats/1").status_code == 200
    assert bela.post(f"/api/tables/{closed['id']}/chat", said).status_code == 201


def test_pages_are_cached_as_their_names_allow(tmp_path: Path) -> None:
    client = tmp_path / "dist"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Moothall</title>" + " " * 2000)
    (client / "assets" / "index-abc123.js").write_text("console.log(1);" * 100)
    with running(settings(str(tmp_path / "moothall.db"), client=client)) as house:
        person = house.stranger()
        for path in ("/", "/tables/abc", "/settings"):
            page = person.get(path)
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-encoding"] == "gzip"
            assert page.text.startswith("<!doctype html>")
        again = person.ask("GET", "/", headers={"if-none-match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        script = person.get("/assets/index-abc123.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        refused(person.get("/assets/missing.js"), 404, "not_found")


def test_without_a_client_the_page_says_what_to_do(tmp_path: Path) -> None:
    with running(settings(str(tmp_path / "moothall.db"), client=tmp_path / "none")) as house:
        page = Person.get(house.stranger(), "/")
        assert page.status_code == 503
        assert "make play" in page.text
