"""Headers, cookies, origins and limits."""

import contextlib
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from moothall.server.safety import Limit, Limits
from tests.server.running import House, Person, refused, running, settings, two_at_a_table


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


def test_over_https_the_cookie_stays_there(house: House) -> None:
    """As behind a proxy that ends TLS; uvicorn trusts such headers from this machine alone."""
    headers = httpx.get(f"{house.url}/api/me", headers={"x-forwarded-proto": "https"}).headers
    assert "secure" in headers["set-cookie"].lower()
    assert "max-age" in headers["strict-transport-security"]


WRONG = ("http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1.evil.example")


@pytest.mark.parametrize("origin", WRONG)
def test_another_site_changes_nothing(house: House, origin: str) -> None:
    anna = house.browser()
    table = anna.open_table("me")
    attack = {"origin": origin}
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
        anna.http.headers["origin"] = origin
    with pytest.raises((InvalidStatus, ConnectionClosed)), anna.listen(table) as line:
        line.recv(timeout=600)


def limited(tmp_path: Path, **limits: Limit) -> Any:
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
