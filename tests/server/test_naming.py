"""A table has a name of its own."""

import pytest
from msgspec import convert

from moothall.engine.text import LANGUAGES
from moothall.server.naming import name_for_table, table_names
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
    taken: set[str] = set()
    for _ in table_names("hu"):
        taken.add(name_for_table("hu", taken))
    assert taken == {*table_names("hu")}
    assert name_for_table("hu", taken) in taken
    assert name_for_table("xx", ()) in table_names("en")


def test_a_table_gets_a_name_in_its_owner_s_language_and_may_get_another(any_house: House) -> None:
    anna, bela = any_house.guest("Anna"), any_house.guest("Béla")
    table = anna.open_table("me", "open", language="de")
    assert table["name"] in table_names("de")
    assert anna.open_table("me")["name"] in table_names("en")
    path = f"/api/tables/{table['id']}"
    bela.post(f"{path}/seats/1")
    refused(bela.ask("PATCH", path, {"name": "Mine"}), 403, "not_yours")
    refused(anna.ask("PATCH", path, {"name": "  "}), 400, "bad_request")
    assert anna.ask("PATCH", path, {"name": " Zum Bären "}).json()["name"] == "Zum Bären"
    assert bela.table(table)["name"] == "Zum Bären"
    assert "Zum Bären" in [card["name"] for card in bela.get("/api/tables").json()]
