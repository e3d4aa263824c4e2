"""The API keeps its word: its schema, its games, its texts, and the example client."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from moothall.games import CATALOGUE
from moothall.server.app import build
from tests.server.running import House, legal, running
from tests.server.running import settings as server_settings

ROOT = Path(__file__).parents[2]


SCHEMA = build(server_settings(str(ROOT / "never-opened.db"))).litestar.openapi_schema.to_schema()
schema = schemathesis.openapi.from_dict(SCHEMA)
PATIENCE = 600  # seconds
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]


class Caller:
    """Somebody with a table that waits for nobody else; where a case has ended either, there is another."""

    def __init__(self, house: House) -> None:
        self.house, self.person = house, house.guest("Caller")
        self._table = "nowhere"

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": self.person.http.headers["authorization"]}

    @property
    def table(self) -> str:
        if self.person.ask("PATCH", "/api/me", {"name": "Caller"}).status_code == 401:
            self.person = self.house.guest("Caller")
            self._table = "nowhere"
        seen = self.person.get(f"/api/tables/{self._table}")
        if seen.status_code != 200 or seen.json()["status"] != "playing":
            self._table = self.person.open_table("me", "me")["id"]
        return self._table


@pytest.fixture(scope="module")
def caller(postgres: str) -> Iterator[Caller]:
    """On PostgreSQL, which minds more of what it is given to keep than SQLite does."""
    with running(server_settings(postgres)) as house:
        yield Caller(house)


@schema.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_whatever_is_asked_the_answer_is_as_documented(case: Any, caller: Caller) -> None:
    url = caller.house.url
    case.call_and_validate(base_url=url, headers=caller.headers, checks=CHECKS, timeout=PATIENCE)
    if "table_id" in (case.path_parameters or {}):
        case.path_parameters["table_id"] = caller.table
        case.call_and_validate(base_url=url, headers=caller.headers, checks=CHECKS, timeout=PATIENCE)


def test_the_games(house: House) -> None:
    person = house.stranger()
    cards = {card["name"]: card for card in person.get("/api/games").json()}
    assert tuple(cards) == CATALOGUE
    card = cards["settlement"]
    assert card["players"] == [1, 2, 3, 4]
    assert "greedy" in card["bots"]
    details = person.get("/api/games/settlement").json()
    assert details["components"]["buildings"]
    assert details["cards"]["building:bank"]
    blocks = {block["name"]: block for block in details["actions"]}
    assert blocks["fight"]["axes"] == {"row": 3, "column": 3}
    rules = person.get("/api/games/settlement/rules").json()
    assert {"id", "number", "section", "text", "table", "house", "technical"} == rules[0].keys()
    german = person.get("/api/games/settlement/rules?language=de").json()
    assert [rule["id"] for rule in german] == [rule["id"] for rule in rules]
    assert german[0]["text"] != rules[0]["text"]


@pytest.mark.parametrize(
    ("language", "title"), [("de", "So spielt man Settlement"), ("xx", "How to play Settlement")]
)
def test_how_to_play(house: House, language: str, title: str) -> None:
    person = house.stranger()
    assert person.get(f"/api/games/settlement/play?language={language}").json()["title"] == title
    assert person.get("/api/games/chess/play").status_code == 404


@pytest.mark.parametrize("game", ["settlement", "common"])
@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_the_texts(house: House, game: str, language: str) -> None:
    response = house.stranger().get(f"/api/texts/{game}/{language}")
    assert response.status_code == 200
    assert response.headers["content-type"] == "text/plain; charset=utf-8"
    assert " = " in response.text


def test_tellings_say_what_every_answer_would_do(house: House) -> None:
    table = house.guest().open_table("me")
    asked = {str(action) for action, number in enumerate(table["verdict"]) if number >= 0}
    assert table["tellings"].keys() == asked
    assert str(legal(table)[0]) in table["tellings"]
    assert all(telling["id"].startswith("action-") for telling in table["tellings"].values())


def test_the_example_client_plays_a_whole_game(house: House) -> None:
    program = ROOT / "docs" / "example_client.py"
    played = subprocess.run([sys.executable, program, house.url], capture_output=True, text=True, check=False)
    assert played.returncode == 0, played.stderr
    assert played.stdout.startswith("After ")
