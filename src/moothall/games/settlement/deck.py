"""Reads Settlement's deck.toml (or a custom one) into a record, and checks what the rules rely on."""

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
    STACK_SIZE,
    STACKS,
)

STANDARD_DECK = Path(__file__).with_name("deck.toml")

Thing = Literal["wood", "clay", "stone", "any_normal", "diamond", "gold", "bonus_settler"]
Resource = Literal["wood", "clay", "stone", "diamond", "gold"]
Colour = Literal["green", "yellow", "blue", "red"]
Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*\Z", max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Amount = Annotated[int, Meta(ge=1, le=20)]
Points = Annotated[int, Meta(ge=0, le=100)]
Settlers = Annotated[int, Meta(ge=1, le=6)]
Things = Annotated[dict[Thing, Amount], Meta(min_length=1)]
Cost = dict[Resource, Amount]  # may be nothing
Payment = Annotated[Cost, Meta(min_length=1)]


class Entry(Struct, kw_only=True, forbid_unknown_fields=True):
    """Notes on where a figure comes from are welcome everywhere; the rules don't read them."""

    source: str = ""
    source_detail: dict[str, str] = {}
    note: str = ""
    physical_count: int = 0


class Setup(Entry, kw_only=True):
    start_normal_settlers: Annotated[int, Meta(ge=1, le=20)]
    start_resources: Cost
    artifacts_dealt_per_player: Literal[1] = 1
    artifact_row_extra: Literal[3]
    hero_row_size: Literal[4]
    market_fields: Literal[9]
    building_stacks: Literal[3]
    rounds: Literal[6]


class Monster(Entry, kw_only=True):
    id: Colour
    name: Name
    settlers: Settlers
    reward: Things


class Track(Struct):
    """Of the hero row; all else about the tracks is fixed."""

    id: Id
    surcharge: list[Cost] = []


class SoloRank(Entry, kw_only=True):
    id: Id
    name: Name
    min_vp: Annotated[int, Meta(ge=0, le=1000)]
    max_vp: int | None = None


class ActionCost(Struct):
    """What an action takes; all else about the actions is fixed."""

    id: Id
    settlers: list[Settlers]


class Exchange(Entry, kw_only=True):
    id: Literal[
        "two_normal_for_one", "set_for_diamond", "diamonds_for_gold", "gold_for_normal", "diamonds_for_normal"
    ]
    pay: Things
    gain: Things
    derived_from: list[str] = []


class Landscape(Entry, kw_only=True):
    id: Id
    row: Literal["I", "II", "III"]
    resource: Resource
    monster: Colour
    amount: Literal[1] = 1


class Effect(Struct, tag_field="kind", forbid_unknown_fields=True):
    """What a component does, or scores; which fields it has depends on its kind."""


class Gain(Effect, tag="gain"):
    gain: Things


class Convert(Effect, tag="convert"):
    pay: Things
    gain: Things


class Store(Effect, tag="store"):
    pay: Payment
    vp_each: Points


class GainLandscape(Effect, tag="gain_landscape"):
    scope: Literal["trigger_landscape", "yielding_in_row", "own_fortress"]
    amount: Amount


class ExchangeRate(Effect, tag="exchange_rate"):
    pay: Things
    gain: Things


class ExtraActivation(Effect, tag="extra_activation"):
    scope: Literal["wilderness_row", "settlement_row"]
    per_round: Literal[1]


class ResolveBuilding(Effect, tag="resolve_building"):
    scope: Literal["built_building"]


class MonsterChoice(Effect, tag="monster_choice"):
    pass


class Building(Entry, kw_only=True):
    id: Id
    name: Name
    count: Annotated[int, Meta(ge=1, le=36)]
    cost: Cost
    trigger: Literal["activate"]
    optional: Literal[True] = True
    effect: Gain | Convert | Store | GainLandscape


ArtifactEffect = Gain | GainLandscape | ExchangeRate | ExtraActivation | ResolveBuilding | MonsterChoice


class Artifact(Entry, kw_only=True):
    id: Id
    name: Name
    count: Literal[1] = 1
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
    timing: str = ""
    optional: bool | None = None
    effect: ArtifactEffect


class FixedScore(Effect, tag="score_fixed"):
    vp: Points


class ScorePer(Effect, tag="score_per"):
    per: Literal["landscape", "building", "fortress"]
    vp: Points


class Hero(Entry, kw_only=True):
    id: Id
    name: Name
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


# What the rules know in one way only. A deck may say it or leave it out, but not say otherwise.
FIXED_PARTS = {"schema", "vocabulary", "players", "setup_by_players", "resource", "settler", "piece", "board"}
# The same, in this order, of parts that must be there, but for the fields in which a deck is free.
HALF_FIXED: dict[str, tuple[str, ...]] = {
    "action": ("placed_on", "requires", "settlers"),
    "track": ("order", "surcharge"),
    "exchange": ("pay", "gain", "derived_from"),
}

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
THING = {name: number for number, name in enumerate(GOODS)} | {"any_normal": ANY_NORMAL}


def parse_deck(name: str, text: str) -> Deck:
    file = DeckFile(name, text)
    parts = file.read(Components)
    file.expect_parts(*Components.__struct_fields__, *FIXED_PARTS)
    file.expect_standard(STANDARD_DECK, FIXED_PARTS, HALF_FIXED)
    check_counts(file, parts)
    array = np.zeros(1, state.Printed.twin)
    deck: state.Printed = array[0]
    fill_board(file, deck, parts)
    fill_exchanges(file, deck, parts.exchange)
    fill_landscapes(deck, parts.landscape)
    fill_buildings(file, deck, parts.building)
    fill_artifacts(file, deck, parts.artifact)
    fill_heroes(deck, parts.hero)
    return Deck(array, names_of(parts), text)


def check_counts(file: DeckFile, parts: Components) -> None:
    """SET-008, SET-011, SET-016, SET-018: the boards and stacks are made for these numbers."""
    for kind, entries, count in (
        ("monster", parts.monster, len(COLOURS)),
        ("landscape", parts.landscape, 3 * LANDSCAPES_PER_ROW),
        ("building", parts.building, BUILDINGS),
        ("artifact", parts.artifact, ARTIFACTS),
        ("hero", parts.hero, HEROES),
        ("solo_rank", parts.solo_rank, 4),
    ):
        file.expect_entries(kind, [entry.id for entry in entries], count)
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


def fill_board(file: DeckFile, deck: state.Printed, parts: Components) -> None:
    fill(deck.start_supply, parts.setup.start_resources)
    deck.start_settlers = parts.setup.start_normal_settlers
    deck.artifact_row_extra = parts.setup.artifact_row_extra
    for monster in parts.monster:
        no_choice(file, f"monster '{monster.id}'", "reward", monster.reward)
        deck.monster_settlers[by_colour(monster)] = monster.settlers
        fill(deck.monster_reward[by_colour(monster)], monster.reward)
    check_settlers(file, deck, parts.action)
    deck.explore_settlers[:] = next(action.settlers for action in parts.action if action.id == "explore")
    for track in parts.track:
        count = HERO_ROW if track.id == "hero_row" else 0
        wanted = f"expected {count} surcharges, found {len(track.surcharge)}"
        file.expect(len(track.surcharge) == count, f"track '{track.id}'", "surcharge", wanted)
        for space, surcharge in enumerate(track.surcharge):
            fill(deck.surcharge[space], surcharge)
    fill_ranks(file, deck, parts.solo_rank)


def check_settlers(file: DeckFile, deck: state.Printed, actions: list[ActionCost]) -> None:
    """A deck is free in what exploring takes; fighting takes what the monsters say, all else one."""
    for action in actions:
        entry = f"action '{action.id}'"
        if action.id == "explore":
            found = len(action.settlers)
            wanted = f"expected the settlers for rows I, II and III, found {found} numbers"
            file.expect(found == state.ROWS, entry, "settlers", wanted)
        elif action.id == "fight":
            colours = [int(settlers) for settlers in deck.monster_settlers]
            wanted = f"expected {colours}, as the monsters say"
            file.expect(action.settlers == colours, entry, "settlers", wanted)
        else:
            file.expect(action.settlers == [1], entry, "settlers", "expected [1]")


def fill_ranks(file: DeckFile, deck: state.Printed, ranks: list[SoloRank]) -> None:
    """SET-224: each rank begins where the one before it ends."""
    least = 0
    for number, rank in enumerate(ranks):
        entry = f"solo_rank '{rank.id}'"
        if number == 0:
            file.expect(rank.min_vp == 0, entry, "min_vp", "expected 0 for the lowest rank")
        file.expect(rank.min_vp >= least, entry, "min_vp", f"expected at least {least}")
        last = ranks[number + 1].min_vp - 1 if number + 1 < len(ranks) else None
        if rank.max_vp is not None:
            wanted = "expected none for the highest rank" if last is None else f"expected {last}"
            file.expect(rank.max_vp == last, entry, "max_vp", wanted)
        deck.rank_from[number] = rank.min_vp
        least = rank.min_vp + 1


def fill_exchanges(file: DeckFile, deck: state.Printed, exchanges: list[Exchange]) -> None:
    """The rates with a free choice are fixed in what is chosen, since each choice is an action."""
    for rate, exchange in enumerate(exchanges):
        entry = f"exchange '{exchange.id}'"
        if rate == state.TWO_FOR_ONE:
            file.expect(exchange.pay == {"any_normal": 2}, entry, "pay", "expected any_normal = 2 alone")
            file.expect(exchange.gain == {"any_normal": 1}, entry, "gain", "expected any_normal = 1 alone")
        else:
            no_choice(file, entry, "pay", exchange.pay)
            chosen = 1 if rate in (state.GOLD_FOR_NORMAL, state.DIAMONDS_FOR_NORMAL) else 0
            found = exchange.gain.get("any_normal", 0)
            file.expect(found == chosen, entry, "gain", f"expected any_normal = {chosen}, found {found}")
        paid, gained = sum(exchange.pay.values()), sum(exchange.gain.values())
        limit = f"expected {paid} pieces at most, or goods would grow without end"
        file.expect(gained <= paid, entry, "gain", limit)
        fill(deck.rate_pay[rate], exchange.pay)
        fill(deck.rate_gain[rate], exchange.gain)


def fill_landscapes(deck: state.Printed, landscapes: list[Landscape]) -> None:
    for number, landscape in enumerate(by_row(landscapes)):
        deck.landscape_good[number] = THING[landscape.resource]
        deck.landscape_colour[number] = COLOURS.index(landscape.monster)


def by_row(landscapes: list[Landscape]) -> list[Landscape]:
    return sorted(landscapes, key=lambda landscape: ("I", "II", "III").index(landscape.row))


def fill_buildings(file: DeckFile, deck: state.Printed, buildings: list[Building]) -> None:
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


def fill_artifacts(file: DeckFile, deck: state.Printed, artifacts: list[Artifact]) -> None:
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
        # SET-226: gains come by themselves, everything else is for the holder to use.
        choice = not isinstance(effect, Gain | GainLandscape)
        fits = artifact.optional in (None, choice)
        file.expect(
            fits, entry, "optional", f"expected {str(choice).lower()}: the effect leaves no other way"
        )


def fill_heroes(deck: state.Printed, heroes: list[Hero]) -> None:
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


def by_colour(monster: Monster) -> int:
    return COLOURS.index(monster.id)


def names_of(parts: Components) -> dict[str, dict[str, str]]:
    names: dict[str, dict[str, str]] = {
        "landscape": {landscape.id: landscape.id for landscape in by_row(parts.landscape)},
        "monster": {monster.id: monster.name for monster in sorted(parts.monster, key=by_colour)},
        "rank": {rank.id: rank.name for rank in parts.solo_rank},
    }
    for kind in ("building", "artifact", "hero"):
        names[kind] = {entry.id: entry.name for entry in getattr(parts, kind)}
    return names
