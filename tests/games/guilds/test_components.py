"""Components and counts (section 1)."""

from collections import Counter
from typing import Any

import pytest
from msgspec import to_builtins

from moothall.engine.game import OptionError
from moothall.games.guilds.game import GAME
from moothall.games.guilds.state import COLOURS, FACTIONS, ROOM_TYPES
from tests.games.guilds.table import (
    CHARACTER_IDS,
    DECK,
    GOAL_IDS,
    LARGE_IDS,
    ROOM_IDS,
    SCRIPTORIUM,
    SMALL_IDS,
    Table,
)

FILE: dict[str, Any] = SCRIPTORIUM.standard
CARDS = to_builtins(GAME.components(DECK))
CHARACTERS: dict[str, Any] = CARDS["characters"]
ROOMS: dict[str, Any] = CARDS["rooms"]


@pytest.mark.rule("GLD-001")
def test_there_is_one_town_centre_and_it_has_six_sides() -> None:
    table = Table(4)
    assert [side.area for side in table.view.areas] == ["A1", "A2", "A3", "A4", "A5", "A6"]
    assert len(table.s.town) == 6
    assert GAME.space.blocks["bid"].length == 6


@pytest.mark.rule("GLD-002")
def test_each_player_has_a_site_and_there_are_four() -> None:
    """What a player buys lies on the own site, and on no other."""
    rooms = ("S22", "S18", "S07", "S28")
    table = Table(4)
    assert len(table.s.players) == 4
    table.display(*rooms, "S30")
    table.begin("building")
    for seat, room in enumerate(rooms):
        table.has(gold=3)
        table.buy(room, 2, 2)
        assert [table.site(other) for other in range(4)] == [
            [rooms[other]] if other <= seat else [] for other in range(4)
        ]
    assert [board.site.occupied for board in table.view.boards] == [2, 2, 2, 2]


@pytest.mark.rule("GLD-003", "GLD-004")
@pytest.mark.parametrize(("currency", "count"), [("silver", 87), ("gold", 33)])
def test_so_many_coins_belong_to_the_game(currency: str, count: int) -> None:
    assert FILE["coins"][currency]["count"] == count
    assert FILE["coins"][currency]["limits_play"] is False
    error = SCRIPTORIUM.complaint(SCRIPTORIUM.changed(("coins", currency, "count"), count - 7))
    assert (error.entry, error.field) == ("coins", f"{currency}.count")


@pytest.mark.rule("GLD-005")
def test_a_coin_is_worth_one_of_its_currency() -> None:
    assert FILE["coins"].keys() == {"silver", "gold", "exchange", "tie_break_rate", "metric_rate"}
    table = Table(2)
    for silver in range(1, 10):
        table.has(silver=10)
        table.play("bid", area="A1")
        assert table.is_legal("add", silver=silver)
        table.play("add", silver=silver)
        assert (table.silver(0), table.tents("A1")) == (10 - silver, [silver, 0])
        table.tent("A1", 0)
        table.begin("auction")


@pytest.mark.rule("GLD-006")
def test_the_supply_never_runs_out() -> None:
    """All players together hold more coins than lie in the box, and still get more."""
    table = Table(4)
    for seat in range(4):
        table.has(seat, silver=45, gold=20)
    table.begin("money")
    for _ in range(4):
        table.play("exchange", lots=4)
        table.play("done")
    assert table.golds() == [24] * 4
    assert sum(table.golds()) > 33
    for seat in range(4):
        table.has(seat, silver=30)
        table.join(*CHARACTER_IDS[2 + 10 * seat : 4 + 10 * seat], seat=seat)
    earned = [table.income(seat)[0] for seat in range(4)]
    table.week(1)
    table.next_week()
    assert table.silvers() == earned
    assert all(silver >= 10 for silver in table.silvers())


@pytest.mark.rule("GLD-007", "GLD-016", "GLD-017", "GLD-018")
@pytest.mark.parametrize(
    ("part", "ids", "count"),
    [
        pytest.param("character", CHARACTER_IDS, 48, id="characters"),
        pytest.param("goal", GOAL_IDS, 18, id="goals"),
        pytest.param("small_room", SMALL_IDS, 35, id="small rooms"),
        pytest.param("large_room", LARGE_IDS, 18, id="large rooms"),
    ],
)
def test_there_are_so_many_cards_and_tiles(part: str, ids: list[str], count: int) -> None:
    assert len(ids) == count == len(FILE[part])
    error = SCRIPTORIUM.complaint(SCRIPTORIUM.without((part, count - 1)))
    assert (error.entry, error.expected) == (part, f"expected {count} entries, found {count - 1}")


@pytest.mark.rule("GLD-007", "GLD-017", "GLD-018")
def test_all_of_them_are_in_the_game() -> None:
    table = Table(2)
    assert len(table.town_ids() + table.pile("character")) == 48
    display = table.display_ids()
    assert len([name for name in display if name in SMALL_IDS] + table.pile("small")) == 35
    assert len([name for name in display if name in LARGE_IDS] + table.pile("large")) == 18


@pytest.mark.rule("GLD-008")
def test_there_are_seven_factions() -> None:
    assert CARDS["factions"] == ["warriors", "mages", "priests", "rogues", "nobles", "artisans", "animals"]
    assert {card["faction"] for card in CHARACTERS.values()} == set(FACTIONS)
    assert [entry["id"] for entry in FILE["faction"]] == list(FACTIONS)


@pytest.mark.rule("GLD-009")
def test_every_character_has_one_faction() -> None:
    for card in CHARACTERS.values():
        assert FACTIONS.count(card["faction"]) == 1
    number = CHARACTER_IDS.index("W1")
    for wrong in ("wizards", "", ["warriors", "mages"]):
        error = SCRIPTORIUM.complaint(SCRIPTORIUM.changed(("character", number, "faction"), wrong))
        assert (error.entry, error.field) == ("character 'W1'", "faction")
    error = SCRIPTORIUM.complaint(SCRIPTORIUM.without(("character", number, "faction")))
    assert error.entry == "character 'W1'"


@pytest.mark.rule("GLD-010")
def test_factions_have_seven_characters_but_animals_six() -> None:
    counts = Counter(card["faction"] for card in CHARACTERS.values())
    assert counts == {
        "warriors": 7,
        "mages": 7,
        "priests": 7,
        "rogues": 7,
        "nobles": 7,
        "artisans": 7,
        "animals": 6,
    }
    error = SCRIPTORIUM.complaint(SCRIPTORIUM.changed(("faction", 6, "cards"), 7))
    assert (error.entry, error.field) == ("faction 'animals'", "cards")


@pytest.mark.rule("GLD-011", "GLD-012")
def test_five_characters_have_a_second_faction() -> None:
    seconds = {name: card["second_faction"] for name, card in CHARACTERS.items() if card["second_faction"]}
    assert seconds == {"W7": "artisans", "M6": "rogues", "R7": "nobles", "B1": "warriors", "B2": "mages"}


@pytest.mark.rule("GLD-011")
@pytest.mark.parametrize("name", ["W7", "M6", "R7", "B1", "B2"])
def test_a_second_faction_stands_besides_the_first(name: str) -> None:
    card = CHARACTERS[name]
    assert card["faction"] != card["second_faction"]
    table = Table(2)
    table.join(name, seat=1)
    for faction in FACTIONS:
        is_member = faction in (card["faction"], card["second_faction"])
        assert table.metric(f"members:{faction}", seat=1) == is_member
    assert table.metric("members_total", seat=1) == 1


@pytest.mark.rule("GLD-013")
def test_what_is_on_a_character() -> None:
    for name, card in CHARACTERS.items():
        assert card["name"]
        assert card.keys() >= {"faction", "halves", "silver", "gold", "effects"}, name
    assert CHARACTERS["N2"]["name"] == "Landed Baron"
    assert {card["halves"] > 0 for card in CHARACTERS.values()} == {True, False}
    assert min(card["halves"] for card in CHARACTERS.values()) == CHARACTERS["C3"]["halves"] == -5
    silver = {name: card["silver"] for name, card in CHARACTERS.items() if card["silver"]}
    assert silver == {"W3": 1, "M3": 1, "P2": 2, "R3": 2, "C1": 1, "C5": 2, "B4": 1}
    assert {name for name, card in CHARACTERS.items() if card["gold"]} == {"N2", "C3"}
    assert CHARACTERS["W1"]["effects"] == []
    assert [effect["kind"] for effect in CHARACTERS["R6"]["effects"]] == ["drain", "ap_per"]


@pytest.mark.rule("GLD-014")
def test_prestige_has_half_points() -> None:
    """C3 is worth -2.5, W3 1.5; S02 1.5, S24 half a point; three of them come to one point and a half."""
    assert any(card["halves"] % 2 for card in CHARACTERS.values())
    assert any(room["halves"] % 2 for room in ROOMS.values())
    table = Table(2)
    table.goals()
    table.join("W3", "P4", seat=0)  # 1.5 and 2
    assert table.view.boards[0].points.characters == 3
    table.join("N4", seat=0)  # 1.5, and half a point for each of two peoples
    assert table.view.boards[0].points.characters == 6
    table.furnish("S24", "S29", seat=1)
    assert table.view.boards[1].points.rooms == 1


@pytest.mark.rule("GLD-015")
def test_everybody_but_animals_has_a_gender_and_a_race() -> None:
    for name, card in CHARACTERS.items():
        if card["faction"] == "animals":
            assert (card["gender"], card["race"]) == (None, None), name
        else:
            assert card["gender"] in ("f", "m"), name
            assert card["race"] in ("human", "elf", "dwarf", "orc", "halfling"), name
    assert CARDS["races"] == ["human", "elf", "dwarf", "orc", "halfling"]
    genders = Counter(card["gender"] for card in CHARACTERS.values())
    assert genders == {"f": 20, "m": 22, None: 6}
    for name, field, wrong in (("W1", "race", "none"), ("W1", "gender", "none"), ("B1", "gender", "f")):
        way = ("character", CHARACTER_IDS.index(name), field)
        error = SCRIPTORIUM.complaint(SCRIPTORIUM.changed(way, wrong))
        assert (error.entry, error.field) == (f"character '{name}'", field)


@pytest.mark.rule("GLD-015")
def test_gender_and_race_matter_for_metrics_alone() -> None:
    """Two characters who differ in nothing else: the same income, points and bids."""
    tables = []
    for gender, race in (("m", "human"), ("f", "dwarf")):
        parts = SCRIPTORIUM.changed(("character", 0, "gender"), gender)
        parts["character"][0]["race"] = race
        table = Table(2, deck=SCRIPTORIUM.parse(parts))
        table.goals("G01")
        table.bid("A1", 2, "A3", 2)
        table.pass_turn()
        table.take("W1")
        tables.append(table)
    plain, other = tables
    assert plain.match.state.tobytes() == other.match.state.tobytes()
    assert (plain.score(0), plain.income(0)) == (other.score(0), other.income(0))
    assert (plain.metric("women"), other.metric("women")) == (0, 1)


@pytest.mark.rule("GLD-019", "GLD-024")
def test_there_is_an_entrance_hall_in_each_of_four_colours() -> None:
    assert [hall["colour"] for hall in FILE["entrance_hall"]] == ["red", "blue", "green", "yellow"]
    assert len({hall["id"] for hall in FILE["entrance_hall"]}) == 4
    assert CARDS["colours"] == ["red", "blue", "green", "yellow"]
    assert [board.colour for board in Table(4).view.boards] == ["red", "blue", "green", "yellow"]
    halls = FILE["entrance_hall"]
    assert SCRIPTORIUM.complaint(FILE | {"entrance_hall": halls[:3]}).entry == "entrance_hall"


@pytest.mark.rule("GLD-020")
def test_what_is_on_a_room() -> None:
    for name, room in ROOMS.items():
        assert room["price"] >= 1, name
        assert room["type"] in ROOM_TYPES, name
        assert room["halves"] > 0 or room["symbol"], name
        assert room["symbol"] in (None, *FACTIONS), name
    assert (ROOMS["S02"]["price"], ROOMS["S02"]["type"], ROOMS["S02"]["symbol"]) == (1, "study", "mages")
    table = Table(2)
    table.join("M2", seat=0)
    assert table.metric("members:mages") == 1
    table.furnish("S02")
    assert (table.metric("members:mages"), table.metric("members_total")) == (2, 1)


@pytest.mark.rule("GLD-021")
def test_there_are_five_types_of_rooms() -> None:
    assert CARDS["room_types"] == ["study", "training", "workshop", "garden", "parlour"]
    small = Counter(ROOMS[name]["type"] for name in SMALL_IDS)
    assert small == {"study": 7, "training": 7, "workshop": 7, "garden": 7, "parlour": 7}
    large = Counter(ROOMS[name]["type"] for name in LARGE_IDS)
    assert large == {"study": 4, "training": 3, "workshop": 3, "garden": 4, "parlour": 4}
    for size, wrong in (("small", 6), ("large", 3)):
        error = SCRIPTORIUM.complaint(SCRIPTORIUM.changed(("room_type", 0, size), wrong))
        assert (error.entry, error.field) == ("room_type 'study'", size)


@pytest.mark.rule("GLD-022")
def test_one_player_has_the_start_player_figure() -> None:
    for players in GAME.seats:
        for start in range(players):
            view = Table(players, start_seat=start).view
            assert view.start_seat == start
            assert view.turn_order == [(start + step) % players for step in range(players)]


@pytest.mark.rule("GLD-023")
def test_the_round_marker_has_a_dove_and_a_cat() -> None:
    table = Table(2)
    faces = {}
    while not table.s.over:
        faces[table.view.week] = table.view.marker
        table.next_week()
    assert set(faces.values()) == {"dove", "cat"}


@pytest.mark.rule("GLD-024")
def test_there_are_no_more_colours_than_four() -> None:
    assert COLOURS == ("red", "blue", "green", "yellow")
    with pytest.raises(OptionError):
        GAME.options_from({"players": 5})


@pytest.mark.rule("GLD-025")
def test_no_two_cards_or_tiles_have_the_same_id() -> None:
    ids = CHARACTER_IDS + ROOM_IDS + GOAL_IDS + [hall["id"] for hall in FILE["entrance_hall"]]
    assert len(ids) == len({*ids}) == 48 + 53 + 18 + 4
    for part, number, taken in (
        ("character", 5, "W1"),
        ("goal", 3, "W1"),
        ("small_room", 9, "G01"),
        ("large_room", 2, "S35"),
        ("character", 7, "H3"),
    ):
        error = SCRIPTORIUM.complaint(SCRIPTORIUM.changed((part, number, "id"), taken))
        assert (error.entry, error.field) == (f"{part} '{taken}'", "id")


@pytest.mark.rule("GLD-025")
def test_every_card_and_tile_is_there_once() -> None:
    for players in GAME.seats:
        table = Table(players, seed=players)
        for _ in range(3):
            table.next_week()
        seats = range(players)
        there = table.town_ids() + table.pile("character") + table.discards()
        there += [name for seat in seats for name in table.guild(seat)]
        assert sorted(there) == sorted(CHARACTER_IDS)
        rooms = table.display_ids() + table.pile("small") + table.pile("large") + table.discards("room")
        assert sorted(rooms + [name for seat in seats for name in table.site(seat)]) == sorted(ROOM_IDS)
