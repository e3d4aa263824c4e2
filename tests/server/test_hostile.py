"""A hostile client: a clear refusal each time, and nothing changes."""

import contextlib
import json
import random
import socket
import time
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from tests.server.running import House, Person, legal, play_on, refused, two_at_a_table


@pytest.fixture(scope="module")
def scene(house: House) -> tuple[House, list[Person], dict[str, Any]]:
    anna, bela, table = two_at_a_table(house)
    return house, [anna, bela], play_on([anna, bela], table, random.Random(9), 6)


@pytest.fixture
def unchanged(scene: tuple[House, list[Person], dict[str, Any]]) -> Any:
    """The table before; afterwards it is compared."""
    house, people, table = scene
    before = house.stranger().table(table)
    log = people[0].get(f"/api/tables/{table['id']}/log").content
    yield
    assert house.stranger().table(table) == before
    assert people[0].get(f"/api/tables/{table['id']}/log").content == log


Scene = tuple[House, list[Person], dict[str, Any]]


@pytest.mark.usefixtures("unchanged")
def test_another_s_seat(scene: Scene) -> None:
    house, people, table = scene
    asked = table["asked_seat"]
    seen = people[asked].table(table)
    action = legal(seen)[0]
    refused(people[1 - asked].answer(seen, action), 403, "not_your_seat")
    refused(house.guest().answer(seen, action), 403, "not_your_seat")
    refused(house.stranger().answer(seen, action), 401, "unknown_person")
    refused(people[asked].answer(seen, action, seat=5), 403, "not_your_seat")


@pytest.mark.usefixtures("unchanged")
def test_an_old_and_a_coming_ply(scene: Scene) -> None:
    _, people, table = scene
    asked = people[table["asked_seat"]]
    seen = asked.table(table)
    for ply in (0, seen["ply"] - 1, seen["ply"] + 1, 1_000_000):
        refused(asked.answer(seen, legal(seen)[0], ply=ply), 409, "stale")


def test_a_finished_table(house: House) -> None:
    anna = house.guest()
    table = anna.open_table("me")
    last = play_on([anna], table, random.Random(1), 10_000)
    path = f"/api/tables/{table['id']}"
    given = {"ply": last["ply"], "seat": 0, "action": 0}
    refused(anna.post(f"{path}/answers", given), 410, "finished")
    refused(anna.post(f"{path}/undo", {"ply": last["ply"], "seat": 0}), 410, "finished")
    refused(anna.post(f"{path}/redo"), 410, "finished")
    refused(anna.post(f"{path}/start"), 409, "already_started")
    assert anna.table(table) == last


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"x"',
        b'{"ply": 0}',
        b'{"ply": "six", "seat": 0, "action": 0}',
        b'{"ply": -1, "seat": 0, "action": 0}',
        b'{"ply": 6, "seat": 0, "action": -1}',
        b'{"ply": 6, "seat": 99, "action": 0}',
        b'{"ply": 6, "seat": 0, "action": 1e99}',
        b'{"ply": 6.5, "seat": 0, "action": 1}',
        b'{"ply": 99999999999999999999999999, "seat": 0, "action": 0}',
        b'{"ply": 6, "seat": 0, "action": 0, "more": 1}',
        b"\xff\xfe\x00",
        b"[" * 5_000,
        b'{"ply":' * 2_000,
    ],
)
def test_garbage_for_an_answer(scene: Scene, body: bytes) -> None:
    _, people, table = scene
    headers = {"content-type": "application/json"}
    response = people[0].http.post(f"/api/tables/{table['id']}/answers", content=body, headers=headers)
    refused(response, 400, "bad_request")


@pytest.mark.usefixtures("unchanged")
def test_a_form_is_no_answer(scene: Scene) -> None:
    """What a foreign page could send without asking."""
    _, people, table = scene
    for kind in ("text/plain", "application/x-www-form-urlencoded"):
        body = json.dumps({"ply": table["ply"], "seat": 0, "action": 0}).encode()
        response = people[0].http.post(
            f"/api/tables/{table['id']}/answers", content=body, headers={"content-type": kind}
        )
        refused(response, 415, "unsupported_media_type")


@pytest.mark.usefixtures("unchanged")
def test_a_huge_body(scene: Scene) -> None:
    _, people, table = scene
    path = f"/api/tables/{table['id']}/chat"
    huge = json.dumps({"text": "x" * 1_000_000}).encode()
    headers = {"content-type": "application/json"}
    refused(people[0].http.post(path, content=huge, headers=headers), 413, "too_large")
    pieces = (
        huge[start : start + 4096] for start in range(0, len(huge), 4096)
    )  # chunked: no length is given
    refused(people[0].http.post(path, content=pieces, headers=headers), 413, "too_large")
    assert people[0].get(path).json() == []


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/nowhere",
        "/api/tables/%00",
        "/api/tables/%ff%fe",
        "/api/tables/" + "x" * 3_000,
        "/api/tables/'; drop table tables; --",
        "/api/tables/nowhere/moments/1",
        "/api/tables/nowhere/moments/999999999999999999999999",
        "/api/tables/nowhere/log?since=-5",
        "/api/games/chess",
        "/api/games/..%2f..",
        "/api/texts/settlement/../en",
        "/api/texts/settlement/xx",
        "/api/texts/..%2f..%2fserver/en",
        "/api/nothing",
        "/assets/..%2f..%2f..%2fpyproject.toml",
        "/..%2f..%2fpyproject.toml",
        "/%2e%2e/%2e%2e/pyproject.toml",
    ],
)
def test_what_is_not_there(house: House, path: str) -> None:
    response = house.guest().get(path)
    assert response.status_code in (400, 404), response.text
    assert response.json()["error"] in ("not_found", "bad_request")


def test_a_method_that_is_not_there(house: House) -> None:
    refused(house.guest().ask("DELETE", "/api/games"), 405, "method_not_allowed")


def test_forged_and_broken_tokens(house: House) -> None:
    good = house.guest().http.headers["authorization"].removeprefix("Bearer ")
    person, issued, number, signature = good.split(".")
    for token in (
        "-",
        "x",
        "a.b.c",
        f"{person}.{issued}.{number}.",
        f"{person}.{issued}.{signature}",
        f"{person}.{issued}.{number[::-1]}x.{signature}",
        f"{person[::-1]}.{issued}.{number}.{signature}",
        good + "A",
        "é.é.é",
    ):
        headers = {b"authorization": b"Bearer " + token.encode()}
        response = httpx.patch(f"{house.url}/api/me", json={"name": "Thief"}, headers=headers)
        refused(response, 401, "unknown_person")


def flood(line: ClientConnection) -> None:
    for _ in range(200):
        line.send("ping")
    hear_all(line)


def hear_all(line: ClientConnection) -> None:
    while True:
        line.recv(timeout=600)


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize("said", ["garbage", b"\x00\xff", "x" * 100_000])
def test_garbage_on_the_websocket(scene: Scene, said: str | bytes) -> None:
    _, people, table = scene
    with people[0].listen(table) as line:
        line.send(said)
        with pytest.raises(ConnectionClosed) as closed:
            hear_all(line)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in (1008, 1009)


@pytest.mark.usefixtures("unchanged")
def test_what_is_no_answer_is_refused_on_the_websocket(scene: Scene) -> None:
    _, people, table = scene
    with people[0].listen(table) as line:
        line.send('{"type":"ply","ply":99}')
        while (heard := json.loads(line.recv(timeout=600)))["type"] != "not_answered":
            pass
        assert heard["status"] == 400


def test_a_ping_is_answered_and_a_flood_cut_off(scene: Scene) -> None:
    _, people, table = scene
    with people[0].listen(table) as line:
        line.send("ping")
        while json.loads(line.recv(timeout=600))["type"] != "pong":
            pass
        with pytest.raises(ConnectionClosed):
            flood(line)


def test_a_websocket_to_nowhere(house: House) -> None:
    refusal = pytest.raises((InvalidStatus, ConnectionClosed))
    with refusal, house.guest().listen({"id": "nowhere"}) as line:
        line.recv(timeout=600)


def test_bytes_that_are_not_http(house: House) -> None:
    port = int(house.url.rsplit(":", 1)[1])
    for garbage in (b"\x16\x03\x01\x02\x00\x01", b"GET\r\n\r\n", b"\x00" * 1000):
        with socket.create_connection(("127.0.0.1", port), timeout=600) as line:
            line.sendall(garbage + b"\r\n\r\n")
            assert b" 400 " in line.recv(1000).split(b"\r\n")[0]
    assert house.stranger().get("/api/games").status_code == 200


def dial(house: House) -> socket.socket:
    return socket.create_connection(("127.0.0.1", int(house.url.rsplit(":", 1)[1])), timeout=600)


def send_until_cut_off(line: socket.socket, piece: bytes, most: int) -> int:
    """How many bytes somebody takes in."""
    sent = 0
    try:
        while sent < most:
            line.sendall(piece)
            sent += len(piece)
    except OSError:
        pass
    return sent


@pytest.mark.parametrize("piece", [b"x" * 65_536, b"A: " + b"x" * 1_000 + b"\r\n"], ids=["one", "many"])
def test_headers_without_end(house: House, piece: bytes) -> None:
    with dial(house) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: ")
        assert send_until_cut_off(line, piece, 100_000_000) < 50_000_000
    with dial(house) as line:  # also where they come in one piece, and end
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 40_000 + b"\r\n\r\n")
        assert line.recv(100).split(b" ")[1] in (b"400", b"431")


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n",
        (
            b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            b"Content-Length: 100\r\n\r\n{"
        ),
    ],
    ids=["nothing", "half a head", "half a body"],
)
def test_half_sent_requests_are_not_waited_for(
    house: House, half: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("moothall.server.door.PATIENCE", 0.2)
    monkeypatch.setattr("moothall.server.door.LOOK", 0.1)
    with dial(house) as line:
        line.sendall(half)
        with contextlib.suppress(ConnectionResetError):
            assert line.recv(100) == b""


def test_whoever_waits_between_requests_is_let_be(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("moothall.server.door.PATIENCE", 0.2)
    monkeypatch.setattr("moothall.server.door.LOOK", 0.1)
    with dial(house) as line:
        for _ in range(2):
            line.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert line.recv(100_000).startswith(b"HTTP/1.1 200")
            time.sleep(1)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/%00", 404),
        ("/a%00b.js", 404),
        ("/api/tables/%00", 404),
        ("/%ff", 400),
        ("/assets/%c3%28", 400),
        ("/api/tables?scope=%ff", 400),
        ("/api/tables/x/start?bots=%00", 404),
    ],
)
def test_addresses_that_are_no_text(any_house: House, path: str, status: int) -> None:
    response = any_house.guest().get(path)
    assert response.status_code == status
    assert response.json()["error"] == {404: "not_found", 400: "bad_request"}[status]


INVISIBLE = {
    "zero width": "Ed\u200bda",
    "nothing to see": "\u200b\u200b",
    "turned around": "\u202eaddE",
    "soft hyphen": "Ed\u00adda",
    "blank symbol": "\u2800",
    "filler": "\u3164",
    "tag": "Edda\U000e0041",
    "two scripts": "\u0415dda",  # its first letter is Cyrillic
    "piled marks": "E" + "\u0301" * 8 + "dda",
    "half a character": "\ud800",
}


@pytest.mark.parametrize("name", INVISIBLE.values(), ids=INVISIBLE.keys())
def test_names_that_deceive(house: House, name: str) -> None:
    anna = house.browser()
    table = anna.open_table("me", "open")
    me = anna.get("/api/me").json()
    said = json.dumps({"name": name}).encode()
    json_headers = {"content-type": "application/json"}
    wishes = [{"kind": "me", "name": name}]
    for response in (
        anna.http.patch("/api/me", content=said, headers=json_headers),
        anna.http.post("/api/guests", content=said, headers=json_headers),
        anna.http.patch(f"/api/tables/{table['id']}", content=said, headers=json_headers),
        anna.http.post(
            "/api/accounts",
            content=json.dumps({"name": name, "password": "long enough"}).encode(),
            headers=json_headers,
        ),
        anna.http.post(
            "/api/tables",
            content=json.dumps({"game": "settlement", "seats": wishes}).encode(),
            headers=json_headers,
        ),
        anna.http.post(
            "/api/tables",
            content=json.dumps({"game": "settlement", "seats": [{"kind": "me"}], "name": name}).encode(),
            headers=json_headers,
        ),
    ):
        if name == "\ud800":
            refused(response, 400, "bad_request")
        else:
            refused(response, 422, "unfit_name")
    assert anna.get("/api/me").json() == me


@pytest.mark.parametrize(
    "name", ["Łukasz Żółw", "Ödön", "Анна", "Ἀχιλλεύς", "田中", "أحمد", "O'Neil", "☺", "R2-D2"]
)
def test_names_of_all_the_world(house: House, name: str) -> None:
    anna = house.browser()
    assert anna.ask("PATCH", "/api/me", {"name": f"  {name} "}).json()["name"] == name
