"""Custom decks for Guilds: every kind of mistake is a DeckError that says where it is."""

from copy import deepcopy
from typing import Any

import pytest

from moothall.engine.deck import Deck
from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.games.guilds.deck import FIXED_PARTS, Components
from moothall.games.guilds.game import GAME
from moothall.games.guilds.state import EFFECT_KINDS
from tests.decks import CustomDecks, Mistakes
from tests.games.guilds.table import CHARACTER_IDS, ROOM_IDS, SCRIPTORIUM, SMALL_IDS, Table
from tests.games.guilds.walks import generous_deck
from tests.laws import broken_law

STANDARD = SCRIPTORIUM.standard


def character(name: str, *steps: str | int) -> str:
    return ".".join(map(str, ("character", CHARACTER_IDS.index(name), *steps)))


def room(name: str, *steps: str | int) -> str:
    part, first = ("small_room", 0) if name in SMALL_IDS else ("large_room", len(SMALL_IDS))
    return ".".join(map(str, (part, ROOM_IDS.index(name) - first, *steps)))


def with_effects(name: str, *effects: dict[str, Any]) -> tuple[str, Any]:
    way = character(name, "effects") if name in CHARACTER_IDS else room(name, "effects")
    return way, list(effects)


GAIN = {"kind": "gain", "timing": "weekly", "phase": "money", "silver": 1}
DRAIN = {
    "kind": "drain",
    "timing": "on_join",
    "currency": "gold",
    "amount": 1,
    "target": "one",
    "to": "owner",
}
SWAP = {"kind": "exchange", "timing": "weekly", "phase": "money", "give": "silver", "give_amount": 4}
MISTAKES: Mistakes = {
    "meta": [("meta.game", "chess", 'game: expected "guilds"')],
    "vocabulary": [("vocabulary.timings.0", "later", 'timings.0: expected "on_join"')],
    "round_track": [("round_track.spaces", 9, "spaces: expected 8")],
    "site": [("site.width", 4, "width: expected 3"), ("site.hall_x", 1, "hall_x: expected 2")],
    "coins": [
        ("coins.exchange.give_amount", 4, "exchange.give_amount: expected 5"),
        ("coins.tie_break_rate.counts_as_silver", 5, "tie_break_rate.counts_as_silver: expected 3"),
        ("coins.metric_rate.counts_as_silver", 3, "metric_rate.counts_as_silver: expected 5"),
    ],
    "player_count number 1": [
        ("player_count.0.small_rooms", 3, "small_rooms: expected 2"),
        ("player_count.0.goals", 5, "goals: expected 4"),
        ("player_count.0.weeks", 9, "weeks: expected 8"),
    ],
    "layout 'two'": [
        ("layout.0.areas", [], "areas: length >= 1"),
        ("layout.0.areas.0.cards", 2, "areas: 3 cards a week, as player_count says"),
        ("layout.0.areas.0.cards", 5, "areas.0.cards: <= 4"),
        ("layout.0.areas.0.cards", 0, "areas.0.cards: >= 1"),
        ("layout.0.areas.0.id", "A4", "areas: each area once, in ascending order"),
        ("layout.0.areas.1.id", "A1", "areas: each area once, in ascending order"),
        ("layout.0.areas.0.id", "A7", "areas.0.id: "),
        ("layout.0.players", 3, "players: expected 2"),
    ],
    "layout 'three_six'": [("layout.2.areas.0.cards", 3, "areas: 5 or 6 cards a week, as player_count says")],
    "entrance_hall 'H1'": [
        ("entrance_hall.0.colour", "black", 'colour: expected "red"'),
        ("entrance_hall.0.income_silver", 21, "income_silver: <= 20"),
    ],
    "entrance_hall 'H3'": [
        ("entrance_hall.2.income_silver", 9, "income_silver: the same as of 'H1'"),
        ("entrance_hall.2.income_gold", 1, "income_gold: the same as of 'H1'"),
    ],
    "faction 'rogues'": [("faction.3.cards", 6, "cards: expected 7: so many there are")],
    "room_type 'garden'": [("room_type.3.large", 5, "large: expected 4: so many there are")],
    "character 'W1'": [
        (character("W1", "faction"), "wizards", "faction: "),
        (character("W1", "second_faction"), "warriors", "second_faction: another faction than the first"),
        (character("W1", "race"), "troll", "race: "),
        (character("W1", "gender"), "x", "gender: "),
        (character("W1", "ap_halves"), 61, "ap_halves: <= 60"),
        (character("W1", "income_silver"), 6, "income_silver: <= 5"),
        (character("W1", "income_gold"), -1, "income_gold: >= 0"),
        (character("W1", "name"), "", "name: length >= 1"),
        (*with_effects("W1", GAIN, GAIN, GAIN, GAIN), "effects: length <= 3"),
        (*with_effects("W1", {"kind": "explode", "timing": "passive"}), "effects.0.kind: "),
        (*with_effects("W1", GAIN | {"timing": "passive"}), "effects.0.timing: "),
        (*with_effects("W1", GAIN | {"phase": "end"}), "effects.0.phase: "),
        (*with_effects("W1", GAIN | {"max_uses": 6}), "effects.0.max_uses: <= 5"),
        (*with_effects("W1", GAIN | {"silver": 0}), "effects.0: some silver or gold"),
        (*with_effects("W1", GAIN | {"timing": "once", "max_uses": 2}), "effects.0.max_uses: one use"),
        (*with_effects("W1", GAIN, GAIN | {"timing": "on_join"}), "effects.1.phase: no phase with"),
        (*with_effects("W1", DRAIN | {"max_uses": 2}), "effects.0.max_uses: one use"),
        (*with_effects("W1", DRAIN | {"timing": "weekly"}), "effects.0.phase: a phase with the timing"),
        (*with_effects("W1", DRAIN | {"target": "two"}), "effects.0.target: "),
        (*with_effects("W1", DRAIN | {"to": "target"}), "effects.0.to: "),
        (*with_effects("W1", DRAIN | {"colour": "red"}), "effects.0.colour: unknown field"),
        (*with_effects("W1", SWAP | {"get": "silver", "get_amount": 1}), "effects.0.get: the other currency"),
    ],
    "character 'B1'": [(character("B1", "race"), "elf", "race: 'none' of animals, and of them alone")],
    "character 'N3'": [
        (character("N3", "effects", 0, "metric"), "income_weekly", "effects.0.metric: another metric"),
        (character("N3", "effects", 0, "metric"), "members", "effects.0.metric: "),
        (character("N3", "effects", 0, "per"), 0, "effects.0.per: >= 1"),
    ],
    "character 'W4'": [(character("W4", "effects", 0, "against"), "rain", "effects.0.against: ")],
    "character 'W7'": [(character("W7", "effects", 0, "scope"), "huge", "effects.0.scope: ")],
    "character 'M4'": [(character("M4", "effects", 0, "timing"), "weekly", "effects.0.timing: ")],
    "character 'W6'": [(character("W6", "effects", 0, "timing"), "passive", "effects.0.timing: ")],
    "goal 'G01'": [
        ("goal.0.metric", "members:wizards", "metric: "),
        ("goal.0.first_ap", 61, "first_ap: <= 60"),
        ("goal.0.minimum", -1, "minimum: >= 0"),
    ],
    "small_room 'S01'": [
        (room("S01", "cost_gold"), 0, "cost_gold: >= 1"),
        (room("S01", "type"), "cellar", "type: "),
        (room("S01", "symbol"), "wizards", "symbol: "),
        (room("S01", "cells"), [], "cells: 1, found 0"),
        (room("S01", "cells", 0, "dx"), 1, "cells.0: the first cell at dx = 0, dy = 0"),
        (room("S01", "cells", 0, "doors"), ["N", "N"], "cells.0.doors: each side at most once"),
        (room("S01", "cells", 0, "doors"), ["X"], "cells.0.doors.0: "),
        (*with_effects("S01", DRAIN), "effects.0.timing: 'on_join' on a character only"),
    ],
    "large_room 'L01'": [
        (room("L01", "cells", 1, "dx"), -2, "cells.1.dx: >= -1"),
        (room("L01", "cells", 1, "dy"), 1, "cells.1: a cell beside the first"),
        (room("L01", "cells", 0, "doors"), ["E", "W"], "cells.0.doors: no door on the open inner edge"),
        (room("L01", "cells", 1, "doors"), ["W"], "cells.1.doors: no door on the open inner edge"),
        (room("L01", "cells"), [{"dx": 0, "dy": 0, "doors": []}], "cells: 2, found 1"),
    ],
}


class TestCustomDecks(CustomDecks):
    scriptorium, components, fixed, mistakes = SCRIPTORIUM, Components, FIXED_PARTS, MISTAKES
    prose = ("effect_value", "german")  # a number with a point, and a word that nobody reads
    misnamed = ("characters", "Goal", "weather")
    piles = ("character", "goal", "small_room", "large_room")


# What a whole deck may come to.


def deck_of(effect: dict[str, Any], cards: int, each: int = 1) -> dict[str, Any]:
    """So many characters with so many such effects, and no other effects anywhere."""
    parts = deepcopy(STANDARD)
    for entry in parts["character"] + parts["small_room"] + parts["large_room"]:
        entry["effects"] = []
    for entry in parts["character"][:cards]:
        entry["effects"] = [effect] * each
    return parts


def test_there_is_a_number_for_every_ability() -> None:
    ability = {"kind": "gain", "timing": "weekly", "phase": "money", "gold": 1}
    assert SCRIPTORIUM.parse(deck_of(ability, 16)).record[0].abilities == 16
    error = SCRIPTORIUM.complaint(deck_of(ability, 17))
    assert "16 effects at most that are used by choice, found 17" in error.expected


def test_there_is_a_count_for_every_effect_with_a_limit() -> None:
    discount = {"kind": "discount", "timing": "passive", "scope": "any", "gold": 1, "max_uses": 1}
    SCRIPTORIUM.parse(deck_of(discount, 32))
    error = SCRIPTORIUM.complaint(deck_of(discount, 33))
    assert "32 effects at most that can have a limit, found 33" in error.expected


@pytest.mark.rule("GLD-247")
def test_the_count_of_the_last_effect_with_a_limit_restarts_too() -> None:
    discount = {"kind": "discount", "timing": "passive", "scope": "any", "gold": 1, "max_uses": 1}
    table = Table(2, deck=SCRIPTORIUM.parse(deck_of(discount, 32)))
    last = CHARACTER_IDS[31]
    table.join(last, seat=0)
    table.display("S07", "L18")
    table.begin("building")
    table.has(gold=2)
    table.buy("S07", 2, 2, 2)
    assert (table.gold(0), table.used(last)) == (0, 1)
    table.next_week()
    assert table.used(last) == 0


def test_there_is_a_place_for_every_effect() -> None:
    weight = {"kind": "start_weight", "timing": "passive", "silver": 1}
    SCRIPTORIUM.parse(deck_of(weight, 32, each=3))
    error = SCRIPTORIUM.complaint(deck_of(weight, 33, each=3))
    assert "96 effects at most, found 99" in error.expected


@pytest.mark.parametrize(
    ("effect", "each"),
    [
        ({"kind": "gain", "timing": "on_join", "silver": 4, "gold": 0}, 4),
        ({"kind": "gain", "timing": "weekly", "phase": "money", "silver": 2, "gold": 0, "max_uses": 2}, 4),
        ({"kind": "keep_silver", "timing": "passive", "silver": 4}, 4),
        (SWAP | {"give": "gold", "give_amount": 1, "get": "silver", "get_amount": 4}, 4),
        (DRAIN | {"currency": "silver", "amount": 4}, 4),
        (DRAIN | {"currency": "silver", "amount": 1, "target": "each"}, 3),
        (
            {"kind": "income_per", "timing": "passive", "metric": "women", "per": 1}
            | {"silver": 1, "cap_silver": 4},
            4,
        ),
    ],
)
def test_there_is_a_number_for_every_bid(effect: dict[str, Any], each: int) -> None:
    """Hall, characters and rooms bring 26 silver a week at most: 37 more are within 63."""
    cards = 37 // each
    SCRIPTORIUM.parse(deck_of(effect, cards))
    error = SCRIPTORIUM.complaint(deck_of(effect, cards + 1))
    found = 26 + each * (cards + 1)
    assert f"63 silver at most that one player could have in a week, found {found}" in error.expected


@pytest.mark.parametrize(
    "effect",
    [
        DRAIN | {"currency": "silver", "amount": 20, "to": "supply"},
        DRAIN | {"currency": "gold", "amount": 20},
        {"kind": "start_weight", "timing": "passive", "silver": 20},
        {"kind": "rebate", "timing": "passive", "silver": 20},
        {"kind": "gain", "timing": "on_join", "silver": 0, "gold": 20},
    ],
)
def test_what_brings_no_silver_has_no_such_limit(effect: dict[str, Any]) -> None:
    SCRIPTORIUM.parse(deck_of(effect, 16))


# Sound decks.


def test_a_deck_may_differ_in_numbers_and_names() -> None:
    parts = SCRIPTORIUM.changed(("character", 0, "ap_halves"), -7)
    parts["character"][0]["name"] = "Sentinel"
    parts["small_room"][0]["cost_gold"] = 4
    parts["goal"][2]["first_ap"] = 9
    for hall in parts["entrance_hall"]:
        hall["income_silver"], hall["income_gold"] = 12, 1
    deck = SCRIPTORIUM.parse(parts)
    printed: Any = deck.record[0]
    assert (printed.characters[0].halves, printed.rooms[0].price, printed.goals[2].first) == (-7, 4, 9)
    assert deck.names["character"]["W1"] == "Sentinel"
    table = Table(3, deck=deck)
    assert (table.silvers(), table.golds()) == ([12] * 3, [1] * 3)


def test_remarks_may_be_left_out_and_added() -> None:
    parts = deepcopy(STANDARD)
    for entry in parts["character"]:
        del entry["source"]
        entry["note"] = "as we like it"
    assert SCRIPTORIUM.parse(parts).digest == GAME.read_deck().digest


def kinds_in(deck: Deck) -> set[str]:
    printed: Any = deck.record[0]
    return {EFFECT_KINDS[effect.kind] for effect in printed.effects} - {"none"}


def test_both_decks_of_these_tests_have_every_kind_of_effect() -> None:
    assert kinds_in(GAME.read_deck()) == kinds_in(generous_deck()) == {*EFFECT_KINDS} - {"none"}


def test_a_deck_of_large_numbers_is_played_by_them() -> None:
    """The highest that the file may say: games still end, and nothing overflows."""
    parts = deepcopy(STANDARD)
    for entry in parts["character"]:
        entry["ap_halves"], entry["income_gold"] = 60, 5
    for entry in parts["small_room"] + parts["large_room"]:
        entry["ap_halves"], entry["income_gold"], entry["cost_gold"] = 60, 5, 1
    for hall in parts["entrance_hall"]:
        hall["income_gold"] = 5
    deck = SCRIPTORIUM.parse(parts)
    for seed in range(20):
        match = Match(GAME, {"players": 2}, seed=seed, deck=deck, rules=native(GAME))
        native(GAME).play_randomly(match.state, deck.record, seed)
        assert match.over
        assert broken_law(GAME, match.state, deck, GAME.encode_options(match.options)) is None
        assert min(match.result().scores) >= 0
