"""Custom decks for Architects: every kind of mistake is a DeckError that says where it is."""

from copy import deepcopy
from typing import Any

import pytest

from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.games.architects.deck import FIXED_PARTS, Components
from moothall.games.architects.game import GAME
from tests.decks import CustomDecks, Mistakes, Scriptorium

SCRIPTORIUM = Scriptorium(GAME)
STANDARD = SCRIPTORIUM.standard
MISTAKES: Mistakes = {
    "": [
        ("game", "chess", 'game: "architects-of-the-west-kingdom"; found'),
        ("min_players", 2, "min_players: expected 1"),
    ],
    "setup": [
        ("setup.tax_stand_silver", 21, "tax_stand_silver: <= 20"),
        ("setup.apprentice_limit", 6, "apprentice_limit: expected 5"),
    ],
    "setup_by_players number 1": [
        ("setup_by_players.0.reward_cards", 6, "reward_cards: expected 5"),
    ],
    "guildhall_layout number 2": [
        ("guildhall_layout.1.spaces", 17, "spaces: expected 16"),
    ],
    "virtue_space number 10": [
        ("virtue_space.9.black_market_allowed", False, "black_market_allowed: expected true"),
        ("virtue_space.9.vp", 101, "vp: <= 100"),
    ],
    "cathedral_row number 2": [
        ("cathedral_row.1.cost", {"wood_or_stone": 4, "clay": 1}, "cost: wood_or_stone to stand alone"),
        ("cathedral_row.1.cost", {"wood_or_stone": 9}, "cost: <= 8"),
        ("cathedral_row.1.slots", 0, "slots: >= 1"),
        ("cathedral_row.1.cost", {"gold": 5, "marble": 4}, "cost: 8 gold and marble at most, found 9"),
    ],
    "location 'forest'": [
        ("location.1.cost", {"virtue": 1}, "cost.virtue: none"),
        ("location.1.capturable", False, "capturable: expected true"),
    ],
    "location 'workshop'": [
        ("location.5.hire_cost.virtue", 1, "hire_cost.virtue: none"),
    ],
    "location 'tax_stand'": [
        ("location.7.cost.silver", 1, "cost.silver: none"),
    ],
    "location 'black_market_small'": [
        ("location.9.cost.tax", 1, "cost.tax: none"),
        ("location.9.printed_default", {}, "printed_default: some goods"),
    ],
    "location 'black_market_middle'": [
        ("location.10.printed_default", {"gold": 1}, "printed_default: none"),
    ],
    "guardhouse_action 'ransom'": [
        ("guardhouse_action.2.cost_options", [{"silver": 5}], "cost_options: 2 ways to pay, found 1"),
        ("guardhouse_action.2.cost_options.0.debt", 1, "cost_options.0: tax and silver alone"),
        ("guardhouse_action.2.cost_options.1.tax", 1, "cost_options.1: debt and virtue alone"),
        ("guardhouse_action.2.silver_per_worker", 1, "silver_per_worker: none"),
    ],
    "guardhouse_action 'pay_off_debt'": [
        ("guardhouse_action.3.cost_options.0.debt", 1, "cost_options.0: tax and silver alone"),
    ],
    "debts": [
        ("debts.unpaid_vp", 1, "unpaid_vp: <= 0"),
    ],
    "apprentice 'AP01'": [
        ("apprentice.0.skills", ["magic"], 'skills.0: "carpentry", "masonry", "tiling"'),
        ("apprentice.0.virtue_on_hire", 15, "virtue_on_hire: <= 14"),
        ("apprentice.0.effects", [], "effects: length >= 1"),
        ("apprentice.0.effects.0.when", "storehouse_action", "effects.when: quarry_action or forest_action"),
        ("apprentice.0.effects.0.when", "town_centre_visit", "effects.when: quarry_action or forest_action"),
        ("apprentice.0.effects.0.optional", True, "effects.optional: expected false"),
    ],
    "apprentice 'AP09'": [
        ("apprentice.8.effects.0.max", 5, "effects.max: 4 at most"),
        ("apprentice.8.effects.0.optional", False, "effects.optional: expected true"),
    ],
    "apprentice 'AP10'": [
        ("apprentice.9.effects.0.when", "town_centre_visit", "effects.when: tax_stand_action or black"),
        ("apprentice.9.effects.0.items", {"gold": 1}, "effects.0.items: found 'gold'"),
    ],
    "apprentice 'AP14'": [
        ("apprentice.13.effects.0.give", {"gold": 1}, "effects.0.give: found 'gold'"),
        ("apprentice.13.effects.0.get", {}, "effects.0.get: length >= 1"),
    ],
    "building 'BD01'": [
        ("building.0.cost", {"silver": 1}, "cost: found 'silver'"),
        ("building.0.cost", {"gold": 5, "marble": 4}, "cost: 8 gold and marble at most, found 9"),
        ("building.0.effects.0.when", "end_game", "effects.when: immediate"),
        ("building.0.effects.0.kind", "explode", 'effects.0.kind: "gain", "gain_choice"'),
    ],
    "building 'BD02'": [
        ("building.1.effects.0.measure", "gold", 'effects.0.measure: "cathedral_progress", "clay"'),
        ("building.1.effects.0.when", "immediate", "effects.when: end_game"),
    ],
    "building 'BD08'": [
        ("building.7.effects.0.options", [{"gold": 1}], "effects.0.options: length >= 2"),
    ],
    "building 'BD14'": [
        ("building.13.effects.0.optional", False, "effects.optional: expected true"),
    ],
    "building 'BD15'": [
        ("building.14.effects.0.options.1.count", 2, "effects.options: a capture of count 1"),
    ],
    "building 'BD31'": [
        ("building.30.effects.0.give.building_cards_in_hand", 2, "effects.0.give.building_cards_in_hand: 1"),
    ],
    "black_market_card 'BM01'": [
        ("black_market_card.0.small", {"virtue": 1}, "small: found 'virtue'"),
    ],
    "reward 'RW01'": [
        ("reward.0.gain", {}, "gain: length >= 1"),
    ],
    "player_board number 1": [
        ("player_board.0.start.silver", 1, "start: virtue alone"),
        ("player_board.0.power", "ignore_one_tax", "power: none on the standard side"),
        ("player_board.0.workers_in_prison", 1, "start: virtue alone"),
    ],
    "player_board number 2": [
        ("player_board.1.start.virtue", 8, "start.virtue: the same on every standard side"),
        ("player_board.1.start.hats", 1, "start.hats: unknown field"),
    ],
    "player_board number 6": [
        ("player_board.5.start.virtue", 15, "start.virtue: <= 14"),
        ("player_board.5.workers_in_prison", 21, "workers_in_prison: <= 20"),
    ],
    "opponent_board 'constantine'": [
        ("opponent_board.0.building_cards_revealed", 6, "building_cards_revealed: <= 5"),
    ],
    "bot": [
        ("bot.workers", 21, "workers: expected one of 20"),
        ("bot.materials_per_vp", 0, "materials_per_vp: >= 1"),
    ],
    "scheme_card 'SC01'": [
        ("scheme_card.0.location", "workshop", "location: quarry or forest or mines or silversmith"),
        ("scheme_card.0.row", 1, "row: with the scheme workshop"),
    ],
    "scheme_card 'SC23'": [
        ("scheme_card.22.prefer", "tower", 'prefer: "building", "cathedral"'),
    ],
    "scheme_card 'SC11'": [
        ("scheme_card.10.row", 3, "row: expected one of 1, 2"),
    ],
}


@pytest.mark.rule("ARC-012", "ARC-013", "ARC-014", "ARC-015", "ARC-016", "ARC-024")
class TestCustomDecks(CustomDecks):
    scriptorium, components, fixed, mistakes = SCRIPTORIUM, Components, FIXED_PARTS, MISTAKES
    prose = ("applies_at", "power_text", "difficulty", "source")
    misnamed = ("buildings", "Building", "market")
    piles = (
        "apprentice", "building", "black_market_card", "reward", "player_board", "opponent_board",
        "scheme_card",
    )  # fmt: skip


def test_a_preferred_kind_is_needed_where_something_is_constructed() -> None:
    error = SCRIPTORIUM.complaint(SCRIPTORIUM.without(("scheme_card", 22, "prefer")))
    assert (error.entry, error.field) == ("scheme_card 'SC23'", "prefer")


# Sound decks.


def test_a_deck_may_differ_in_numbers_and_names() -> None:
    parts = SCRIPTORIUM.changed(("building", 0, "cost"), {"gold": 4})
    parts["building"][0]["name"] = "Forge"
    parts["location"][5]["hire_cost"] = {"tax": 1, "silver": 5}
    parts["location"][7]["cost"] = {"virtue": 3}
    parts["cathedral_row"][0]["slots"] = 1
    deck = SCRIPTORIUM.parse(parts)
    printed: Any = deck.record[0]
    assert printed.building_cost[0].tolist() == [0, 0, 0, 4, 0]
    assert (printed.hire_tax, printed.hire_silver, printed.tax_stand_virtue) == (1, 5, 3)
    assert printed.cathedral_slots[0] == 1
    assert deck.names["building"]["BD01"] == "Forge"


def test_remarks_may_be_left_out() -> None:
    parts = deepcopy(STANDARD)
    for building in parts["building"]:
        del building["source"]
    for location in parts["location"]:
        location.pop("rulebook_fields", None)
    assert SCRIPTORIUM.parse(parts).digest == GAME.read_deck().digest


def test_a_deck_of_other_numbers_is_played_by_them() -> None:
    """Effects of all kinds with larger numbers: games still end, and nothing overflows."""
    parts = deepcopy(STANDARD)
    for building in parts["building"]:
        building["cost"] = dict.fromkeys(building["cost"], 1)
    for card in parts["black_market_card"]:
        card["large"] = {"gold": 20, "marble": 20}
    for reward in parts["reward"]:
        reward["gain"] = {"virtue": 20, "building_cards": 3}
    deck = SCRIPTORIUM.parse(parts)
    for seed in range(20):
        match = Match(GAME, {"players": 2}, seed=seed, deck=deck, rules=native(GAME))
        native(GAME).play_randomly(match.state, deck.record, seed)
        assert match.over
        players = match.state["players"][0]
        assert (players["goods"] >= 0).all()
        assert (players["virtue"] <= 14).all()
