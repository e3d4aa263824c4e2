"""Custom decks for Settlement: every kind of mistake is a DeckError that says where it is."""

from copy import deepcopy
from typing import Any

import pytest

from moothall.engine.match import Match
from moothall.games.settlement.deck import FIXED_PARTS, Components
from moothall.games.settlement.game import GAME
from tests.decks import CustomDecks, Mistakes, Scriptorium
from tests.games.settlement.walks import generous_deck

SCRIPTORIUM = Scriptorium(GAME)
STANDARD = SCRIPTORIUM.standard


def ranks(*beginnings: int) -> list[dict[str, str | int]]:
    """The solo ranks without a word of where they end."""
    names = zip(("settler", "mayor", "knight", "lord"), beginnings, strict=True)
    return [{"id": name, "name": name.title(), "min_vp": least} for name, least in names]


MISTAKES: Mistakes = {
    "": [
        ("game", "chess", 'game: "settlement"; found'),
        ("schema", 2, "schema: expected 1"),
    ],
    "players": [
        ("players.max", 6, "max: expected 4"),
    ],
    "board": [
        ("board.wilderness.fields_per_row", 4, "wilderness.fields_per_row: expected 3"),
    ],
    "setup": [
        ("setup.rounds", 7, "rounds: expected one of 6; found 7"),
        ("setup.start_normal_settlers", 0, "start_normal_settlers: >= 1"),
        ("setup.start_normal_settlers", 10**30, "start_normal_settlers: <= 20"),
        ("setup.start_resources.bonus_settler", 1, "start_resources: found 'bonus_settler'"),
        ("setup.artifacts_dealt_per_player", 2, "artifacts_dealt_per_player: expected one of 1"),
    ],
    "monster 'red'": [
        ("monster.3.settlers", 7, "settlers: <= 6"),
    ],
    "action 'fight'": [
        ("monster.3.settlers", 5, "settlers: expected [1, 2, 3, 5], as the monsters say"),
    ],
    "monster 'green'": [
        ("monster.0.reward", {}, "reward: length >= 1"),
        ("monster.0.reward", {"any_normal": 1}, "reward: named resources"),
    ],
    "monster 'pink'": [
        ("monster.0.id", "pink", 'id: "blue", "green", "red", "yellow"'),
    ],
    "action 'explore'": [
        ("action.1.settlers", [1, 2], "settlers: rows I, II and III, found 2"),
    ],
    "action 'build'": [
        ("action.0.settlers", [2], "settlers: expected [1]"),
        ("action.0.limit_per_round", "twice", 'limit_per_round: expected "none"'),
    ],
    "action 'destroy'": [
        ("action.0.id", "destroy", 'id: expected "build"'),
    ],
    "track 'hero_row'": [
        ("track.1.refill_space", 2, "refill_space: expected 1"),
        ("track.1.surcharge", [{}], "surcharge: expected 4 surcharges, found 1"),
    ],
    "track 'round'": [
        ("track.0.surcharge", [{}], "surcharge: expected 0 surcharges, found 1"),
    ],
    "solo_rank 'settler'": [
        ("solo_rank.0.min_vp", 1, "min_vp: expected 0"),
    ],
    "solo_rank 'mayor'": [
        ("solo_rank.2.min_vp", 51, "max_vp: expected 50"),
        ("solo_rank.1.max_vp", 80, "max_vp: expected 75"),
        ("solo_rank", ranks(0, 0, 76, 101), "min_vp: expected at least 1"),
    ],
    "solo_rank 'lord'": [
        ("solo_rank.3.max_vp", 120, "max_vp: none for the highest rank"),
        ("solo_rank.3.min_vp", 1001, "min_vp: <= 1000"),
    ],
    "exchange 'two_normal_for_one'": [
        ("exchange.0.pay", {"any_normal": 3}, "pay: any_normal = 2 alone"),
        ("exchange.0.gain.gold", 1, "gain: any_normal = 1 alone"),
    ],
    "exchange 'set_for_diamond'": [
        ("exchange.1.gain.diamond", 4, "gain: 3 pieces at most"),
        ("exchange.1.pay.any_normal", 1, "pay: named resources"),
    ],
    "exchange 'diamonds_for_gold'": [
        ("exchange.2.gain", {"any_normal": 1}, "gain: any_normal = 0, found 1"),
    ],
    "exchange 'gold_for_normal'": [
        ("exchange.3.gain", {"wood": 1}, "gain: any_normal = 1, found 0"),
        ("exchange.3.pay", {}, "pay: length >= 1"),
    ],
    "landscape 'land_1_06'": [
        ("landscape.5.amount", 2, "amount: expected one of 1; found 2"),
        ("landscape.5.monster", "black", "monster: found 'black'"),
        ("landscape.5.row", "IV", 'row: "I", "II", "III"; found'),
    ],
    "landscape": [
        ("landscape.5.row", "II", "row: expected 12 tiles for row I, found 11"),
    ],
    "landscape 'Big Hill'": [
        ("landscape.5.id", "Big Hill", "id: matching regex"),
    ],
    "building": [
        ("building.3.count", 4, "count: expected 36 tiles in all, found 37"),
        ("building.3.count", 2, "count: expected 36 tiles in all, found 35"),
    ],
    "building 'bank'": [
        ("building.3.count", 0, "count: >= 1"),
        ("building.3.cost.gold", 21, "cost: <= 20"),
        ("building.3.cost.any_normal", 1, "cost: found 'any_normal'"),
        ("building.3.optional", False, "optional: expected one of true"),
        ("building.3.effect.pay", {}, "effect.pay: length >= 1"),
        ("building.3.effect.vp_each", 101, "effect.vp_each: <= 100"),
        ("building.3.effect.kind", "hoard", 'effect.kind: "gain", "convert", "store"'),
    ],
    "building 'sawmill'": [
        ("building.0.effect.gain.any_normal", 2, "effect.gain: 1 at most"),
    ],
    "building 'trading_post'": [
        ("building.11.effect.scope", "trigger_landscape", "effect.scope: own_fortress"),
        ("building.11.effect.amount", 2, "effect.amount: expected 1"),
    ],
    "artifact 'eternal_hourglass'": [
        ("artifact.0.trigger", "take", "trigger: expected build"),
        ("artifact.0.optional", False, "optional: expected true"),
    ],
    "artifact 'enchanted_compass'": [
        ("artifact.1.optional", True, "optional: expected false"),
        ("artifact.1.trigger", "take", "trigger: explore or fight"),
        ("artifact.1.effect.scope", "own_fortress", "effect.scope: another"),
    ],
    "artifact 'mace_of_bravery'": [
        ("artifact.2.effect.gain.any_normal", 1, "effect.gain: named"),
        ("artifact.2.count", 2, "count: expected one of 1; found 2"),
    ],
    "artifact 'lodestar'": [
        ("artifact.10.effect.per_round", 2, "effect.per_round: expected one of 1"),
        ("artifact.10.trigger", "build", "trigger: row_activation_choice"),
    ],
    "artifact 'mirror_of_transformation'": [
        ("artifact.12.effect.pay", {"wood": 1}, "effect.pay: any_normal = 1"),
    ],
    "hero 'adv_08'": [
        ("hero.7.guild", "pirate", 'guild: "adventurer", "artisan", "builder"'),
        ("hero.7.bonus_settlers", -1, "bonus_settlers: >= 0"),
        ("hero.7.cost.love", 1, "cost: found 'love'"),
        ("hero.7.score.per", "friend", 'score.per: "building", "fortress", "landscape"'),
        ("hero.7.score.vp", -1, "score.vp: >= 0"),
        ("hero.7.name", "", "name: length >= 1"),
    ],
}


@pytest.mark.rule("SET-008", "SET-011", "SET-016", "SET-018")
class TestCustomDecks(CustomDecks):
    scriptorium, components, fixed, mistakes = SCRIPTORIUM, Components, FIXED_PARTS, MISTAKES
    prose = ("placed_on", "requires", "order", "derived_from")
    misnamed = ("heros", "Hero", "monsters")
    piles = (
        "monster", "solo_rank", "action", "exchange", "landscape", "building", "artifact", "hero", "track"
    )  # fmt: skip


REQUIRED = {
    "setup": ("start_normal_settlers", "start_resources", "artifact_row_extra", "hero_row_size",
              "market_fields", "building_stacks", "rounds"),
    "monster": ("id", "name", "settlers", "reward"),
    "solo_rank": ("id", "name", "min_vp"),
    "action": ("id", "settlers", "number", "limit_per_round"),
    "exchange": ("id", "pay", "gain"),
    "landscape": ("id", "row", "resource", "monster"),
    "building": ("id", "name", "count", "cost", "trigger", "effect"),
    "artifact": ("id", "name", "trigger", "effect"),
    "hero": ("id", "name", "guild", "cost", "bonus_settlers", "monster", "score"),
}  # fmt: skip


@pytest.mark.parametrize(("part", "field"), [(part, field) for part in REQUIRED for field in REQUIRED[part]])
def test_a_missing_field_is_named(part: str, field: str) -> None:
    if part == "setup":
        error = SCRIPTORIUM.complaint(SCRIPTORIUM.without((part, field)))
        assert (error.entry, error.field) == (part, field)
        return
    number = len(STANDARD[part]) - 1
    error = SCRIPTORIUM.complaint(SCRIPTORIUM.without((part, number, field)))
    name = f"{part} number {number + 1}" if field == "id" else f"{part} '{STANDARD[part][number]['id']}'"
    assert (error.entry, error.field) == (name, field)


# Sound decks.


def test_a_deck_may_differ_in_numbers_and_names() -> None:
    parts = SCRIPTORIUM.changed(("hero", 0, "cost"), {"gold": 20})
    parts["hero"][0]["name"] = "Trailblazer"
    parts["action"][1]["settlers"] = [2, 3, 4]
    parts["exchange"][1]["pay"] = {"clay": 2}
    deck = SCRIPTORIUM.parse(parts)
    printed: Any = deck.record[0]
    assert printed.hero_cost[0].tolist() == [0, 0, 0, 0, 20, 0]
    assert printed.explore_settlers.tolist() == [2, 3, 4]
    assert printed.rate_pay[1].tolist() == [0, 2, 0, 0, 0, 0, 0]
    assert deck.names["hero"]["adv_01"] == "Trailblazer"


def test_the_order_of_monsters_in_the_file_does_not_matter() -> None:
    parts = deepcopy(STANDARD)
    parts["monster"].reverse()
    assert SCRIPTORIUM.parse(parts).digest == GAME.read_deck().digest
    assert SCRIPTORIUM.parse(parts).ids("monster") == ["green", "yellow", "blue", "red"]


def test_a_deck_that_only_renames_is_saved_with_the_game() -> None:
    deck = SCRIPTORIUM.parse(SCRIPTORIUM.changed(("hero", 0, "name"), "Trailblazer"))
    match = Match(GAME, {"players": 2}, seed=4, deck=deck)
    loaded = Match.load(match.save(), {"settlement": GAME}.__getitem__)
    assert loaded.deck.names["hero"]["adv_01"] == "Trailblazer"


def test_with_a_generous_deck_heroes_are_free() -> None:
    printed: Any = generous_deck().record[0]
    assert not printed.hero_cost.any()
    assert printed.surcharge.tolist() == GAME.read_deck().record[0].surcharge.tolist()
