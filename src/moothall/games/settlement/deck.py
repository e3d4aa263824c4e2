"""Reads Settlement's deck.toml (or a custom one) into the Deck record, and checks what the rules rely on."""

from pathlib import Path
from typing import Annotated, Any, Literal

import numpy as np
from msgspec import Meta, Struct

from moothall.engine.deck import Deck, DeckFile
from moothall.games.settlement import state
from moothall.games.settlement.state import (
    ANY_NORMAL,
    ARTIFACTS,
    BUILDINGS,
    COLOURS,
    GOODS,
    GUILDS,
    HERO_ROW,
    HEROES,
    LANDSCAPES_PER_ROW,
    RATES,
    STACK_SIZE,
    STACKS,
)

STANDARD_DECK = Path(__file__).with_name("deck.toml")

Thing = Literal["wood", "clay", "stone", "any_normal", "diamond", "gold", "bonus_settler"]
Resource = Literal["wood", "clay", "stone", "diamond", "gold"]
Colour = Literal["green", "yellow", "blue", "red"]
Amount = Annotated[int, Meta(ge=1, le=20)]
Points = Annotated[int, Meta(ge=0, le=100)]
Settlers = Annotated[int, Meta(ge=1, le=6)]
Things = dict[Thing, Amount]
Cost = dict[Resource, Amount]


class Entry(Struct, kw_only=True):
    """Notes on where a figure comes from are welcome everywhere; the rules don't read them."""

    source: str = ""
    source_detail: dict[str, str] = {}
    note: str = ""


class Setup(Entry, kw_only=True):
    start_normal_settlers: Annotated[int, Meta(ge=1, le=20)]
    start_resources: Cost
    artifact_row_extra: Literal[3]
    hero_row_size: Literal[4]
    market_fields: Literal[9]
    building_stacks: Literal[3]
    rounds: Literal[6]


class Monster(Entry, kw_only=True):
    id: Colour
    name: str
    settlers: Settlers
    reward: Things


class Track(Entry, kw_only=True):
    id: str
    surcharge: list[Cost] = []


class SoloRank(Entry, kw_only=True):
    id: str
    name: str
    min_vp: Annotated[int, Meta(ge=0, le=1000)]


class ActionCost(Entry, kw_only=True):
    id: str
    settlers: list[Settlers]


class Exchange(Entry, kw_only=True):
    id: str
    pay: Things
    gain: Things


class Landscape(Entry, kw_only=True):
    id: str
    row: Literal["I", "II", "III"]
    resource: Resource
    monster: Colour
    amount: Literal[1] = 1


class Gain(Struct, tag_field="kind", tag="gain"):
    gain: Things


class Convert(Struct, tag_field="kind", tag="convert"):
    pay: Things
    gain: Things


class Store(Struct, tag_field="kind", tag="store"):
    pay: Cost
    vp_each: Points


class GainLandscape(Struct, tag_field="kind", tag="gain_landscape"):
    scope: Literal["trigger_landscape", "yielding_in_row", "own_fortress"]
    amount: Amount


class ExchangeRate(Struct, tag_field="kind", tag="exchange_rate"):
    pay: Things
    gain: Things


class ExtraActivation(Struct, tag_field="kind", tag="extra_activation"):
    scope: Literal["wilderness_row", "settlement_row"]
    per_round: Literal[1]


class ResolveBuilding(Struct, tag_field="kind", tag="resolve_building"):
    scope: Literal["built_building"]


class MonsterChoice(Struct, tag_field="kind", tag="monster_choice"):
    pass


class Building(Entry, kw_only=True):
    id: str
    name: str
    count: Annotated[int, Meta(ge=1, le=36)]
    cost: Cost
    trigger: Literal["activate"]
    effect: Gain | Convert | Store | GainLandscape


ArtifactEffect = Gain | GainLandscape | ExchangeRate | ExtraActivation | ResolveBuilding | MonsterChoice


class Artifact(Entry, kw_only=True):
    id: str
    name: str
    trigger: Literal[
        "take",
        "build",
        "explore",
        "fight",
        "erect_fortress",
        "activate_wilderness_row",
        "activate_fortress",
        "invite_hero",
        "own_turn",
        "row_activation_choice",
        "monster_check",
    ]
    effect: ArtifactEffect


class FixedScore(Struct, tag_field="kind", tag="score_fixed"):
    vp: Points


class ScorePer(Struct, tag_field="kind", tag="score_per"):
    per: Literal["landscape", "building", "fortress"]
    vp: Points


class Hero(Entry, kw_only=True):
    id: str
    name: str
    guild: Literal["adventurer", "builder", "defender", "artisan"]
    cost: Cost
    bonus_settlers: Annotated[int, Meta(ge=0, le=20)]
    monster: Colour
    score: FixedScore | ScorePer


class Components(Struct):
    """The parts of the file that the rules read; the rest of it is for people."""

    game: Literal["settlement"]
    setup: Setup
    monster: list[Monster]
    track: list[Track]
    solo_rank: list[SoloRank]
    action: list[ActionCost]
    exchange: list[Exchange]
    landscape: list[Landscape]
    building: list[Building]
    artifact: list[Artifact]
    hero: list[Hero]


KNOWN_PARTS = {"schema", "vocabulary", "players", "setup_by_players", "resource", "settler", "piece", "board"}

TRIGGERS = {
    "take": state.ON_TAKING,
    "build": state.ON_BUILDING,
    "explore": state.ON_EXPLORING,
    "fight": state.ON_FIGHTING,
    "erect_fortress": state.ON_ERECTING,
    "activate_wilderness_row": state.ON_WILDERNESS_ROW,
    "activate_fortress": state.ON_FORTRESS,
    "invite_hero": state.ON_INVITING,
    "own_turn": state.STANDING,
    "row_activation_choice": state.STANDING,
    "monster_check": state.STANDING,
}
# Which trigger an effect needs to mean anything; plain gains go with every event.
EVENTS = ("take", "build", "explore", "fight", "erect_fortress", "activate_wilderness_row",
          "activate_fortress", "invite_hero")  # fmt: skip
WITH_LANDSCAPE = ("explore", "fight", "erect_fortress", "activate_fortress")
SCORES = {"landscape": state.PER_LANDSCAPE, "building": state.PER_BUILDING, "fortress": state.PER_FORTRESS}
EXCHANGES = ("two_normal_for_one", "set_for_diamond", "diamonds_for_gold", "gold_for_normal",
             "diamonds_for_normal")  # fmt: skip
THING = {name: number for number, name in enumerate(GOODS)} | {"any_normal": ANY_NORMAL}


def parse_deck(name: str, text: str) -> Deck:
    file = DeckFile(name, text)
    parts = file.read(Components)
    check_parts(file)
    check_counts(file, parts)
    array = np.zeros(1, state.Deck.twin)
    deck: state.Deck = array[0]
    fill_board(file, deck, parts)
    fill_exchanges(file, deck, parts.exchange)
    fill_landscapes(deck, parts.landscape)
    fill_buildings(file, deck, parts.building)
    fill_artifacts(file, deck, parts.artifact)
    fill_heroes(deck, parts.hero)
    return Deck(array, names_of(parts), text)


def check_parts(file: DeckFile) -> None:
    for part in file.data.keys() - KNOWN_PARTS - set(Components.__struct_fields__):
        file.fail("", part, "unknown part; see the standard deck for the parts that exist")


def check_counts(file: DeckFile, parts: Components) -> None:
    """SET-008, SET-011, SET-016, SET-018: the boards and stacks are made for these numbers."""
    for kind, entries, count in (
        ("monster", parts.monster, len(COLOURS)),
        ("exchange", parts.exchange, RATES),
        ("landscape", parts.landscape, 3 * LANDSCAPES_PER_ROW),
        ("building", parts.building, BUILDINGS),
        ("artifact", parts.artifact, ARTIFACTS),
        ("hero", parts.hero, HEROES),
        ("solo_rank", parts.solo_rank, 4),
    ):
        file.expect(len(entries) == count, kind, "", f"expected {count} entries, found {len(entries)}")
        seen: set[str] = set()
        for entry in entries:
            file.expect(entry.id not in seen, f"{kind} '{entry.id}'", "id", "expected an id of its own")
            seen.add(entry.id)
    tiles = sum(building.count for building in parts.building)
    wanted = STACKS * STACK_SIZE
    file.expect(tiles == wanted, "building", "count", f"expected {wanted} tiles in all, found {tiles}")
    for row in ("I", "II", "III"):
        tiles = sum(landscape.row == row for landscape in parts.landscape)
        file.expect(
            tiles == LANDSCAPES_PER_ROW,
            "landscape",
            "row",
            f"expected {LANDSCAPES_PER_ROW} tiles for row {row}, found {tiles}",
        )


def fill_board(file: DeckFile, deck: state.Deck, parts: Components) -> None:
    fill(deck.start_supply, parts.setup.start_resources)
    deck.start_settlers = parts.setup.start_normal_settlers
    deck.artifact_row_extra = parts.setup.artifact_row_extra
    explore = next((action for action in parts.action if action.id == "explore"), None)
    if explore is None or len(explore.settlers) != state.ROWS:
        file.fail("action 'explore'", "settlers", "expected the settlers for rows I, II and III")
    deck.explore_settlers[:] = explore.settlers
    for monster in parts.monster:
        colour = COLOURS.index(monster.id)
        no_choice(file, f"monster '{monster.id}'", "reward", monster.reward)
        deck.monster_settlers[colour] = monster.settlers
        fill(deck.monster_reward[colour], monster.reward)
    row = next((track for track in parts.track if track.id == "hero_row"), None)
    if row is None or len(row.surcharge) != HERO_ROW:
        file.fail("track 'hero_row'", "surcharge", f"expected a surcharge for each of {HERO_ROW} spaces")
    for space, surcharge in enumerate(row.surcharge):
        fill(deck.surcharge[space], surcharge)
    points = [rank.min_vp for rank in parts.solo_rank]
    file.expect(points == sorted(points) and points[0] == 0, "solo_rank", "min_vp", "expected rising from 0")
    deck.rank_from[:] = points


def fill_exchanges(file: DeckFile, deck: state.Deck, exchanges: list[Exchange]) -> None:
    """The rates with a free choice are fixed in what is chosen, since each choice is an action."""
    for rate, (name, exchange) in enumerate(zip(EXCHANGES, exchanges, strict=True)):
        entry = f"exchange '{exchange.id}'"
        file.expect(exchange.id == name, entry, "id", f"expected '{name}' as exchange number {rate + 1}")
        chosen = 1 if name.endswith(("_for_one", "_for_normal")) else 0
        given = 2 if name.startswith("two_normal") else 0
        file.expect(
            exchange.pay.get("any_normal", 0) == given, entry, "pay", f"expected any_normal = {given}"
        )
        file.expect(
            exchange.gain.get("any_normal", 0) == chosen, entry, "gain", f"expected any_normal = {chosen}"
        )
        fill(deck.rate_pay[rate], exchange.pay)
        fill(deck.rate_gain[rate], exchange.gain)


def fill_landscapes(deck: state.Deck, landscapes: list[Landscape]) -> None:
    for number, landscape in enumerate(by_row(landscapes)):
        deck.landscape_good[number] = THING[landscape.resource]
        deck.landscape_colour[number] = COLOURS.index(landscape.monster)


def by_row(landscapes: list[Landscape]) -> list[Landscape]:
    return sorted(landscapes, key=lambda landscape: ("I", "II", "III").index(landscape.row))


def fill_buildings(file: DeckFile, deck: state.Deck, buildings: list[Building]) -> None:
    for number, building in enumerate(buildings):
        entry, effect = f"building '{building.id}'", building.effect
        deck.building_count[number] = building.count
        fill(deck.building_cost[number], building.cost)
        match effect:
            case Gain():
                deck.building_kind[number] = state.GAIN
            case Convert():
                deck.building_kind[number] = state.CONVERT
                fill(deck.building_pay[number], effect.pay)
            case Store():
                deck.building_kind[number] = state.STORE
                deck.building_points[number] = effect.vp_each
                fill(deck.building_pay[number], effect.pay)
            case GainLandscape():
                deck.building_kind[number] = state.GAIN_LANDSCAPE
                file.expect(effect.scope == "own_fortress", entry, "effect.scope", "expected 'own_fortress'")
                file.expect(effect.amount == 1, entry, "effect.amount", "expected 1")
        if isinstance(effect, Gain | Convert):
            fill(deck.building_gain[number], effect.gain)
        for field, things in (("pay", deck.building_pay), ("gain", deck.building_gain)):
            file.expect(
                things[number, ANY_NORMAL] <= 1, entry, f"effect.{field}", "expected any_normal = 1 at most"
            )


def fill_artifacts(file: DeckFile, deck: state.Deck, artifacts: list[Artifact]) -> None:
    for number, artifact in enumerate(artifacts):
        entry, effect = f"artifact '{artifact.id}'", artifact.effect
        deck.artifact_trigger[number] = TRIGGERS[artifact.trigger]
        wanted: tuple[str, ...] = EVENTS
        match effect:
            case Gain():
                deck.artifact_kind[number] = state.GAIN
                no_choice(file, entry, "effect.gain", effect.gain)
                fill(deck.artifact_gain[number], effect.gain)
            case GainLandscape():
                deck.artifact_kind[number] = state.GAIN_LANDSCAPE
                deck.artifact_amount[number] = effect.amount
                in_row = effect.scope == "yielding_in_row"
                wanted = ("activate_wilderness_row",) if in_row else WITH_LANDSCAPE
                file.expect(effect.scope != "own_fortress", entry, "effect.scope", "expected another scope")
            case ExchangeRate():
                deck.artifact_kind[number] = state.EXCHANGE_RATE
                wanted = ("own_turn",)
                one = {"any_normal": 1}
                file.expect(effect.pay == one, entry, "effect.pay", "expected any_normal = 1")
                file.expect(effect.gain == one, entry, "effect.gain", "expected any_normal = 1")
            case ExtraActivation():
                wild = effect.scope == "wilderness_row"
                kind = state.SECOND_WILDERNESS_ROW if wild else state.SECOND_SETTLEMENT_ROW
                deck.artifact_kind[number] = kind
                wanted = ("row_activation_choice",)
            case ResolveBuilding():
                deck.artifact_kind[number] = state.RESOLVE_BUILDING
                wanted = ("build",)
            case MonsterChoice():
                deck.artifact_kind[number] = state.MONSTER_CHOICE
                wanted = ("monster_check",)
        file.expect(artifact.trigger in wanted, entry, "trigger", f"expected {' or '.join(wanted)}")


def fill_heroes(deck: state.Deck, heroes: list[Hero]) -> None:
    for number, hero in enumerate(heroes):
        deck.hero_guild[number] = GUILDS.index(hero.guild)
        fill(deck.hero_cost[number], hero.cost)
        deck.hero_bonus[number] = hero.bonus_settlers
        deck.hero_colour[number] = COLOURS.index(hero.monster)
        fixed = isinstance(hero.score, FixedScore)
        deck.hero_scores[number] = state.FIXED if fixed else SCORES[hero.score.per]  # type: ignore[union-attr]
        deck.hero_points[number] = hero.score.vp


def fill(target: Any, things: dict[Any, int]) -> None:
    for thing, amount in things.items():
        target[THING[thing]] = amount


def no_choice(file: DeckFile, entry: str, field: str, things: Things) -> None:
    """What comes by itself can't ask which resource it should be."""
    file.expect("any_normal" not in things, entry, field, "expected named resources, not any_normal")


def names_of(parts: Components) -> dict[str, dict[str, str]]:
    names: dict[str, dict[str, str]] = {
        "landscape": {landscape.id: landscape.id for landscape in by_row(parts.landscape)},
        "monster": {monster.id: monster.name for monster in parts.monster},
        "rank": {rank.id: rank.name for rank in parts.solo_rank},
    }
    for kind in ("building", "artifact", "hero"):
        names[kind] = {entry.id: entry.name for entry in getattr(parts, kind)}
    return names
