"""Guided first rounds: tables like any other, laid out by hand."""

from pathlib import Path
from typing import Any

from moothall.engine.lesson import PUPIL
from moothall.engine.match import Match
from moothall.games import CATALOGUE, find_game
from tests.server.running import House, Person, refused, running, settings

SPACE = find_game("settlement").space


def begin(person: Person, game: str = "settlement") -> dict[str, Any]:
    table: dict[str, Any] = person.post(f"/api/games/{game}/lesson").json()
    return when_asked(person, table)


def when_asked(person: Person, table: dict[str, Any]) -> dict[str, Any]:
    """Once the bot has answered."""
    while table["asked_seat"] != PUPIL:
        table = person.table(table)
    return table


def as_meant(person: Person, table: dict[str, Any]) -> dict[str, Any]:
    assert table["lesson"]["meant"], table["question"]
    return when_asked(person, person.answer(table, table["lesson"]["meant"][0]).json())


def to_step(person: Person, table: dict[str, Any], step: int) -> dict[str, Any]:
    while table["lesson"]["step"] < step:
        table = as_meant(person, table)
    return table


def test_every_game_has_a_lesson_that_begins_alike_for_everybody(house: House) -> None:
    for game in CATALOGUE:
        anna, bela = house.guest("Anna"), house.guest("Béla")
        tables = [begin(anna, game), begin(bela, game)]
        assert tables[0]["view"] == tables[1]["view"]
        assert tables[0]["lesson"] == tables[1]["lesson"]
        assert tables[0]["lesson"]["meant"]
        assert (tables[0]["seed_hash"], tables[0]["seed"]) == (None, None)
        (card,) = anna.get("/api/tables").json()
        assert card["lesson"]
    refused(house.guest("Cora").post("/api/games/chess/lesson"), 404, "not_found")


def test_it_is_played_to_its_end_and_goes_on_as_an_ordinary_game(any_house: House) -> None:
    anna = any_house.guest("Anna")
    steps = anna.get("/api/games/settlement").json()["lesson"]
    table = to_step(anna, begin(anna), len(steps))
    assert table["lesson"]["meant"] == []
    assert table["view"]["round"] == 2
    assert table["view"]["boards"][PUPIL]["points"]["total"] == 9


def test_another_answer_is_told_and_can_be_taken_back(house: House) -> None:
    anna = house.guest("Anna")
    table = to_step(anna, begin(anna), 2)
    before = table["ply"]
    strayed = anna.answer(table, SPACE.encode("build", market=0)).json()
    assert (strayed["lesson"]["step"], strayed["lesson"]["strayed"]) == (2, before)
    assert strayed["undo"]["free"]
    back = anna.post(f"/api/tables/{table['id']}/undo", {"ply": strayed["ply"], "seat": PUPIL}).json()
    assert back["lesson"] == table["lesson"]


def test_it_is_found_again_where_it_was_left(tmp_path: Path) -> None:
    database = str(tmp_path / "moothall.db")
    with running(settings(database)) as house:
        anna = house.guest("Anna")
        table = to_step(anna, begin(anna), 5)
        headers = {"authorization": anna.http.headers["authorization"]}
    with running(settings(database)) as house:
        again = Person(house.url, headers)
        assert again.table(table) == table | {"latest": []}
        assert to_step(again, again.table(table), 6)["lesson"]["strayed"] is None
        again.http.close()


def test_its_record_can_be_replayed(house: House) -> None:
    anna = house.guest("Anna")
    table = begin(anna)
    while table["status"] == "playing":
        passing = [a for a, number in enumerate(table["verdict"] or []) if number == 0]
        table = anna.table(table) if table["asked_seat"] != PUPIL else anna.answer(table, passing[-1]).json()
    record = anna.get(f"/api/tables/{table['id']}/record").text
    match = Match.load(record, find_game)
    assert match.seed is None
    assert match.result().scores == table["result"]["scores"]
