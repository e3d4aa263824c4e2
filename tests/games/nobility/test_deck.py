"""Custom decks for Nobility: every kind of mistake is a DeckError that says where it is."""

from copy import deepcopy
from typing import Any

import pytest

from moothall.engine.match import Match
from moothall.engine.native import native
from moothall.games.nobility.deck import FIXED_PARTS, Components
from moothall.games.nobility.game import GAME
from tests.decks import CustomDecks, Mistakes, Scriptorium
from tests.laws import broken_law

SCRIPTORIUM = Scriptorium(GAME)
STANDARD = SCRIPTORIUM.standard
PILES = (
    "settlers", "buildings", "ships", "council_tiles", "characters", "events", "solo_goals", "commissions",
    "dice_tiles",
)  # fmt: skip
COINS, CHOICE = {"kind": "gain_coins", "amount": 1}, {"kind": "gain_goods", "good": "choice", "amount": 1}
GUILD_GOOD = {"kind": "gain_goods", "good": "guild", "amount": 1}
FASTER = {"kind": "modify", "param": "yard.house_price", "op": "add", "amount": -1}
MISTAKES: Mistakes = {
    "goods 'books'": [
        ("goods.0.price", -1, "price: >= 0"),
    ],
    "goods 'silk'": [
        ("goods.0.id", "silk", 'id: expected one of "artwork"'),
    ],
    "start": [
        ("start.coins", 21, "coins: <= 20"),
        ("start.houses_on_platform", 8, "houses_on_platform: <= 7"),
        ("start.vp", 1, "vp: expected 0"),
    ],
    "tracks": [
        ("tracks.nobility.vp_by_level", [0] * 12, "nobility.vp_by_level: length >= 13"),
        ("tracks.reputation.max", 25, "reputation.max: expected 24"),
    ],
    "player_counts number 2": [
        ("player_counts.1.start_reputation", 25, "start_reputation: <= 24"),
        ("player_counts.1.tavern_slots", 3, "tavern_slots: expected 2"),
        ("player_counts.1.starting_modifiers_by_seat", [0], "starting_modifiers_by_seat: one for each of 2"),
        ("player_counts.1.income_per_apprentice", [1, 2, 3], "income_per_apprentice: 2 amounts"),
        ("player_counts.1.owner_reward_multiplier", 4, "owner_reward_multiplier: <= 3"),
    ],
    "locations": [
        ("locations.yard.house_price", 21, "yard.house_price: <= 20"),
        ("locations.guild_die_slots.0.goods_limit", 7, "guild_die_slots.0.goods_limit: <= 6"),
        ("locations.hall_slots.0.die_value", 2, "hall_slots.0.die_value: expected"),
        ("locations.berk_slots.0.commission_draw", 0, "berk_slots.0.commission_draw: >= 1"),
        ("locations.workshop_spaces.0.owner_reward", FASTER, "workshop_spaces.0.owner_reward.kind: "),
        ("locations.chancery_desks.0.effects", [FASTER, FASTER], "chancery_desks.0.effects: length <= 1"),
        ("locations.market", {}, "market: unknown field"),
    ],
    "locations.workshop_spaces number 2": [
        ("locations.workshop_spaces.1.owner_reward", CHOICE, "owner_reward: no choice"),
    ],
    "locations.berk_slots number 3": [
        ("locations.berk_slots.2.paid_modifiers", 3, "paid_modifiers: 3 tokens at most"),
    ],
    "locations.castle_slots number 1": [
        (
            "locations.castle_slots.0.reputation_gain_by_value",
            {"1": 1},
            "reputation_gain_by_value: one amount",
        ),
    ],
    "locations.public_plots number 1": [
        ("locations.public_plots.0.income", GUILD_GOOD, "income: the name of a good"),
    ],
    "locations.chancery_desks number 7": [
        ("locations.chancery_desks.6.effects", [FASTER], "effects: the same as in the upper row"),
    ],
    "settlers 'S01'": [
        ("settlers.0.race", "orc", 'race: "halfling", "human"'),
        ("settlers.0.goods", [], "goods: length >= 1"),
        ("settlers.0.goods", ["books", "books"], "goods: each good once"),
        ("settlers.0.min_goods", 7, "min_goods: a range that can be paid"),
        ("settlers.0.max_goods", 1, "min_goods: a range that can be paid"),
        ("settlers.0.workers", 15, "workers: <= 14"),
        ("settlers.0.stars", 13, "stars: <= 12"),
        ("settlers.0.hats", 1, "hats: unknown field"),
    ],
    "settlers 'S13'": [
        # Five at least, and at most three of one kind.
        ("settlers.12.goods", ["books"], "min_goods: a range that can be paid"),
    ],
    "settlers": [
        ("settlers.0.deck", 2, "deck: expected '2' 24 times"),
    ],
    "buildings 'B01'": [
        ("buildings.0.effects", [COINS] * 3, "effects: length <= 2"),
        ("buildings.0.effects", [CHOICE], "effects.good: no choice"),
        ("buildings.0.effects", [FASTER], 'effects.0.kind: "gain_coins"'),
        ("buildings.0.choose", 2, "choose: expected one of 1"),
    ],
    "buildings": [
        ("buildings.0.guild", "artists", "guild: 6 times, found it"),
    ],
    "buildings 'B37'": [
        ("buildings.36.effects.0.amount", 2, "effects.amount: expected 1"),
    ],
    "ships 'H01'": [
        ("ships.0.demand", [], "demand: length >= 1"),
        ("ships.0.demand.0.spaces", 0, "demand.0.spaces: >= 1"),
        (
            "ships.0.demand",
            [{"good": "books", "price": 1, "spaces": 1}] * 2,
            "demand: each good at most once",
        ),
    ],
    "council_tiles 'T01'": [
        ("council_tiles.0.nobility_required", 13, "nobility_required: <= 12"),
        ("council_tiles.0.goods", {"silk": 1}, "goods: found 'silk'"),
    ],
    "characters 'P01'": [
        ("characters.0.extra_good_limit", 5, "extra_good_limit: <= 4"),
        ("characters.0.effects", [GUILD_GOOD], "effects.good: a good or 'choice'"),
        ("characters.0.effects", [COINS] * 4, "effects: length <= 3"),
    ],
    "events 'E01'": [
        ("events.0.trigger", "on_round_start", "effects: effects that come at once"),
        ("events.0.effects.0.param", "weather", 'effects.0.param: "harbour.coins_per_good"'),
        ("events.0.effects.0.amount", 21, "effects.0.amount: <= 20"),
    ],
    "events 'E07'": [
        ("events.6.trigger", "during_round", "effects: effects that last"),
        ("events.6.effects", [GUILD_GOOD], "effects.good: the name of a good"),
        ("events.6.effects", [CHOICE], "effects.good: no choice"),
    ],
    "events": [
        ("events.0.deck", "II", "deck: expected 'II' 8 times"),
    ],
    "solo_goals 'G01'": [
        ("solo_goals.0.all_of", [], "all_of: length >= 1"),
        ("solo_goals.0.all_of.0.metric", "settlers_of_race", "all_of.metric: one without a race"),
    ],
    "commissions 'M01'": [
        ("commissions.0.per", 0, "per: >= 1"),
        ("commissions.0.race", "elf", "race: the metric settlers_of_race"),
        ("commissions.0.metric", "settlers_of_race", "race: the metric settlers_of_race"),
    ],
    "dice_tiles 'D01'": [
        ("dice_tiles.0.slots", [1, 2], "slots: length >= 3"),
        ("dice_tiles.0.slots", [1, 2, 7], "slots.2: <= 6"),
        ("dice_tiles.0.pip_total", 10, "pip_total: expected 9"),
    ],
}


@pytest.mark.rule("NOB-004", "NOB-006", "NOB-008", "NOB-009", "NOB-018", "NOB-023", "NOB-024", "NOB-026")
class TestCustomDecks(CustomDecks):
    scriptorium, components, fixed, mistakes = SCRIPTORIUM, Components, FIXED_PARTS, MISTAKES
    prose = ("tier", "class", "cube_color", "benefit", "source", "name", "text")
    misnamed = ("settler", "Settlers", "houses")
    piles = PILES


# Sound decks.


def test_a_deck_may_differ_in_numbers_and_names() -> None:
    parts = SCRIPTORIUM.changed(("settlers", 0, "goods"), ["magic", "jewelry", "furnishings"])
    parts["settlers"][0]["name"] = "Bell Founders"
    parts["start"]["coins"] = 3
    parts["locations"]["yard"]["house_price"] = 7
    parts["characters"][0]["effects"] = [{"kind": "take_settlers", "amount": 2}]
    parts["events"][3]["effects"][0]["min"] = 2
    deck = SCRIPTORIUM.parse(parts)
    printed: Any = deck.record[0]
    assert printed.settler_goods[0] == 0b111000
    assert (printed.start_coins, printed.house_price) == (3, 7)
    assert [int(kind) for kind in printed.characters[0].parts["kind"]] == [8, 0, 0]
    assert printed.events[3].effects[0].least == 2
    assert deck.names["settler"]["S01"] == "Bell Founders"


def test_remarks_may_be_left_out() -> None:
    parts = deepcopy(STANDARD)
    for part in PILES:
        for entry in parts[part]:
            entry.pop("source", None)
            entry.pop("source_fields", None)
    assert SCRIPTORIUM.parse(parts).digest == GAME.read_deck().digest


def test_a_deck_of_other_numbers_is_played_by_them() -> None:
    """The largest numbers that a deck may have: games still end, and nothing overflows."""
    parts = deepcopy(STANDARD)
    parts["start"] |= {"coins": 20, "goods_each": 20}
    for column in parts["player_counts"]:
        column["owner_reward_multiplier"] = 3
        column["income_per_apprentice"] = [20] * len(column["income_per_apprentice"])
    for space in parts["locations"]["workshop_spaces"]:
        space["owner_reward"] = {"kind": "gain_vp", "amount": 20}
    for desk in parts["locations"]["chancery_desks"]:
        desk["effects"] = [{"kind": "modify", "param": "settler.vp_bonus", "op": "add", "amount": 20}]
    for ship in parts["ships"]:
        for demand in ship["demand"]:
            demand["price"] = demand["spaces"] = 20
    deck = SCRIPTORIUM.parse(parts)
    for seed in range(20):
        options: dict[str, int | str] = {"players": 4, "chancery": "on", "events": "on"}
        match = Match(GAME, options, seed=seed, deck=deck, rules=native(GAME))
        native(GAME).play_randomly(match.state, deck.record, seed)
        assert match.over
        assert broken_law(GAME, match.state, deck, GAME.encode_options(match.options)) is None
