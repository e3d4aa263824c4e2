"""A table has a name of its own."""

import pytest
from msgspec import convert

from moothall.engine.text import LANGUAGES
from moothall.server.naming import house_name, table_names
from moothall.server.wire import Name
from tests.server.running import House, refused


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_as_many_names_and_each_fits(language: str) -> None:
    names = table_names(language)
    assert len(names) == len(table_names("en")) > 30
    assert len({*names}) == len(names)
    for name in names:
        assert convert(name, Name) == name.strip()


def test_somebody_s_tables_are_told_apart() -> None:
    taken: set[int] = set()
    for _ in table_names("hu"):
        taken.add(house_name(taken))
    assert taken == {*range(len(table_names("hu")))}
    assert house_name(taken) in taken


def test_a_table_gets_a_name_of_the_house_and_may_get_another(any_house: House) -> None:
    """A number, so that everybody reads it in their own language; a name that somebody typed has none."""
    anna, bela = any_house.guest("Anna"), any_house.guest("Béla")
    table = anna.open_table("me", "open")
    assert table["name"] == table_names("en")[table["house_name"]]
    assert anna.open_table("me")["house_name"] not in (None, table["house_name"])
    lesson = anna.post("/api/games/settlement/lesson").json()
    assert lesson["house_name"] is not None
    typed = anna.open_table("me", name=table["name"])
    assert (typed["name"], typed["house_name"]) == (table["name"], None)
    path = f"/api/tables/{table['id']}"
    bela.post(f"{path}/seats/1")
    refused(bela.ask("PATCH", path, {"name": "Mine"}), 403, "not_yours")
    refused(anna.ask("PATCH", path, {"name": "  "}), 400, "bad_request")
    assert [card["house_name"] for card in bela.get("/api/tables").json()] == [table["house_name"]]
    renamed = anna.ask("PATCH", path, {"name": " Zum Bären "}).json()
    assert (renamed["name"], renamed["house_name"]) == ("Zum Bären", None)
    assert bela.table(table)["name"] == "Zum Bären"
    assert "Zum Bären" in [card["name"] for card in bela.get("/api/tables").json()]
