"""Reads Guilds' deck.toml (or a custom one) into a `Printed` record, and checks what the rules rely on."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import numpy as np
from msgspec import Meta, Struct

from moothall.engine.deck import Deck, DeckFile
from moothall.engine.record import Ints
from moothall.games.guilds import state
from moothall.games.guilds.state import (
    ABILITIES,
    AREAS,
    CARDS,
    CHARACTERS,
    CURRENCIES,
    EFFECT_KINDS,
    EFFECTS,
    EFFECTS_OF_ONE,
    FACTIONS,
    GENDERS,
    GOALS,
    LARGE_ROOMS,
    LAYOUTS,
    LIMITED,
    MAX_SEATS,
    METRICS,
    MOST_SILVER,
    NOTHING,
    PHASES,
    RACES,
    RECEIVERS,
    ROOM_TYPES,
    SCOPES,
    SIDES,
    SMALL_ROOMS,
    TARGETS,
    THREATS,
    TIMINGS,
)

STANDARD_DECK = Path(__file__).with_name("deck.toml")

Faction = Literal["warriors", "mages", "priests", "rogues", "nobles", "artisans", "animals"]
RoomType = Literal["study", "training", "workshop", "garden", "parlour"]
Side = Literal["N", "E", "S", "W"]
Currency = Literal["silver", "gold"]
Metric = Literal[
    "members:warriors",
    "members:mages",
    "members:priests",
    "members:rogues",
    "members:nobles",
    "members:artisans",
    "members:animals",
    "rooms_type:study",
    "rooms_type:training",
    "rooms_type:workshop",
    "rooms_type:garden",
    "rooms_type:parlour",
    "members_total",
    "factions_distinct",
    "races_distinct",
    "women",
    "rooms_large",
    "built_cells",
    "windows",
    "income_weekly",
    "gold_held",
]
Id = Annotated[str, Meta(pattern=r"^[A-Za-z][A-Za-z0-9_]*\Z", max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Halves = Annotated[int, Meta(ge=-60, le=60)]
Points = Annotated[int, Meta(ge=0, le=60)]
Income = Annotated[int, Meta(ge=0, le=5)]
Coins = Annotated[int, Meta(ge=0, le=20)]
Amount = Annotated[int, Meta(ge=1, le=20)]
Uses = Annotated[int, Meta(ge=1, le=5)]
Phase = Literal["auction", "money", "building"]


class Entry(Struct, kw_only=True, forbid_unknown_fields=True):
    """Notes on where a figure comes from are welcome everywhere; the rules don't read them."""

    source: str = ""
    concept_source: str = ""
    note: str = ""


# Effects: which fields one has depends on its kind (section 16), and which timings too (GLD-320).


class Effect(Struct, tag_field="kind", kw_only=True, forbid_unknown_fields=True):
    pass


class ByChoice(Effect, kw_only=True):
    """Used by the owner in a phase, or on joining."""

    phase: Phase | None = None
    max_uses: Uses | None = None


class Gain(ByChoice, tag="gain"):
    timing: Literal["on_join", "weekly", "once"]
    silver: Coins = 0
    gold: Coins = 0


class Drain(ByChoice, tag="drain"):
    timing: Literal["on_join", "weekly", "once"]
    currency: Currency
    amount: Amount
    target: Literal["one", "each"]
    to: Literal["owner", "supply"]


class Exchange(ByChoice, tag="exchange"):
    timing: Literal["weekly", "once"]
    give: Currency
    give_amount: Amount
    get: Currency
    get_amount: Amount


class RemoveCharacter(ByChoice, tag="remove_character"):
    timing: Literal["weekly", "once"]
    max_ap_halves: Halves


class Discount(Effect, tag="discount"):
    timing: Literal["passive"]
    scope: Literal["small", "large", "any"]
    gold: Amount
    max_uses: Uses | None = None


class SoloBid(Effect, tag="solo_bid"):
    timing: Literal["passive"]
    max_uses: Uses | None = None


class Rebate(Effect, tag="rebate"):
    timing: Literal["passive"]
    silver: Amount
    max_uses: Uses | None = None


class FreeProtect(Effect, tag="free_protect"):
    timing: Literal["passive"]
    max_uses: Uses | None = None


class Protect(Effect, tag="protect"):
    timing: Literal["passive"]
    against: Literal["remove_character", "drain"]


class KeepSilver(Effect, tag="keep_silver"):
    timing: Literal["passive"]
    silver: Amount


class StartWeight(Effect, tag="start_weight"):
    timing: Literal["passive"]
    silver: Amount


class IncomePer(Effect, tag="income_per"):
    timing: Literal["passive"]
    metric: Metric
    per: Amount
    silver: Amount
    cap_silver: Amount


class ApPer(Effect, tag="ap_per"):
    timing: Literal["end"]
    metric: Metric
    per: Amount
    ap_halves: Halves


class ApIf(Effect, tag="ap_if"):
    timing: Literal["end"]
    metric: Metric
    at_least: Points
    ap_halves: Halves


AnyEffect = (
    Gain
    | Drain
    | Exchange
    | RemoveCharacter
    | Discount
    | SoloBid
    | Rebate
    | FreeProtect
    | Protect
    | KeepSilver
    | StartWeight
    | IncomePer
    | ApPer
    | ApIf
)
EffectsOfOne = Annotated[list[AnyEffect], Meta(max_length=EFFECTS_OF_ONE)]


# The parts of the file.


class ExchangeRate(Struct):
    give_amount: int


class GoldRate(Struct):
    counts_as_silver: int


class Coinage(Struct):
    exchange: ExchangeRate
    tie_break_rate: GoldRate
    metric_rate: GoldRate


class PlayerCount(Struct):
    players: int
    characters_per_week: list[int]
    small_rooms: int
    large_rooms: int
    goals: int
    weeks: int


class Area(Struct, forbid_unknown_fields=True):
    id: Literal["A1", "A2", "A3", "A4", "A5", "A6"]
    cards: Annotated[int, Meta(ge=1, le=CARDS)]


class Layout(Struct):
    id: Literal["two", "three_five", "three_six", "four"]
    players: int
    areas: Annotated[list[Area], Meta(min_length=1, max_length=AREAS)]


class EntranceHall(Struct):
    id: Id
    income_silver: Coins
    income_gold: Income


class FactionEntry(Struct):
    id: Faction
    cards: int


class RoomTypeEntry(Struct):
    id: RoomType
    small: int
    large: int


class Character(Entry, kw_only=True):
    id: Id
    name: Name
    faction: Faction
    second_faction: Faction | None = None
    race: Literal["human", "elf", "dwarf", "orc", "halfling", "none"]
    gender: Literal["f", "m", "none"]
    ap_halves: Halves
    income_silver: Income
    income_gold: Income
    effects: EffectsOfOne
    effect_value: float = 0.0  # GLD-283: of this and the next the rules take no notice
    fair_price: int = 0


class Goal(Entry, kw_only=True):
    id: Id
    name: Name
    metric: Metric
    first_ap: Points
    second_ap: Points
    minimum: Points


class Cell(Struct, forbid_unknown_fields=True):
    dx: Annotated[int, Meta(ge=-1, le=1)]
    dy: Annotated[int, Meta(ge=-1, le=1)]
    doors: list[Side]


class Room(Entry, kw_only=True):
    id: Id
    name: Name
    type: RoomType
    cost_gold: Amount
    ap_halves: Halves
    symbol: Faction | None = None
    income_silver: Income
    income_gold: Income
    cells: list[Cell]
    effects: EffectsOfOne


class Components(Struct):
    """The parts of the file that the rules read; the rest of it is for people."""

    coins: Coinage
    player_count: list[PlayerCount]
    layout: list[Layout]
    entrance_hall: list[EntranceHall]
    faction: list[FactionEntry]
    room_type: list[RoomTypeEntry]
    character: list[Character]
    goal: list[Goal]
    small_room: list[Room]
    large_room: list[Room]


# What the rules know in one way only. A deck may say it or leave it out, but not say otherwise.
FIXED_PARTS = {"meta", "vocabulary", "round_track", "site"}
# The same of parts that must be there, but for the fields in which a deck is free.
HALF_FIXED: dict[str, tuple[str, ...]] = {
    "coins": (),
    "player_count": ("characters_per_week",),
    "layout": ("areas",),
    "entrance_hall": ("income_silver", "income_gold"),
    "faction": ("german", "cards"),
    "room_type": ("small", "large"),
}
# Where the second cell of a large room lies.
OFFSETS = ((0, 1), (1, 0), (0, -1), (-1, 0))
# Effects of these kinds may have a limit; of those that are not used by choice they come first in the list.
COUNTED = ("discount", "solo_bid", "rebate", "free_protect")


def parse_deck(name: str, text: str) -> Deck:
    file = DeckFile(name, text)
    parts = file.read(Components)
    file.expect_parts(*Components.__struct_fields__, *FIXED_PARTS)
    file.expect_standard(STANDARD_DECK, FIXED_PARTS, HALF_FIXED)
    check_counts(file, parts)
    array = np.zeros(1, state.Printed.twin)
    deck: state.Printed = array[0]
    fill_table(file, deck, parts)
    fill_effects(file, deck, parts)
    fill_characters(file, deck, parts.character)
    fill_rooms(file, deck, parts)
    for number, goal in enumerate(parts.goal):
        into = deck.goals[number]
        into.metric = METRICS.index(goal.metric)
        into.first, into.second, into.least = goal.first_ap, goal.second_ap, goal.minimum
    check_silver(file, deck)
    return Deck(array, names_of(parts), text)


def check_counts(file: DeckFile, parts: Components) -> None:
    """GLD-007, GLD-016 to GLD-018, GLD-025: the piles are made for these, and each is there once."""
    kinds: tuple[tuple[str, list[Any], int], ...] = (
        ("character", parts.character, CHARACTERS),
        ("goal", parts.goal, GOALS),
        ("small_room", parts.small_room, SMALL_ROOMS),
        ("large_room", parts.large_room, LARGE_ROOMS),
    )
    seen: set[str] = {hall.id for hall in parts.entrance_hall}
    for kind, entries, count in kinds:
        file.expect(len(entries) == count, kind, "", f"expected {count} entries, found {len(entries)}")
        for entry in entries:
            file.expect(entry.id not in seen, f"{kind} '{entry.id}'", "id", "expected an id of its own")
            seen.add(entry.id)
    check_tally(file, "faction", "cards", parts.faction, Counter(card.faction for card in parts.character))
    for size, rooms in (("small", parts.small_room), ("large", parts.large_room)):
        check_tally(file, "room_type", size, parts.room_type, Counter(room.type for room in rooms))


def check_tally(file: DeckFile, part: str, field: str, entries: list[Any], found: Counter[Any]) -> None:
    """GLD-010, GLD-021: how many there are is said once more."""
    for entry in entries:
        count = found[entry.id]
        wanted = f"expected {count}: so many there are"
        file.expect(getattr(entry, field) == count, f"{part} '{entry.id}'", field, wanted)


def fill_table(file: DeckFile, deck: state.Printed, parts: Components) -> None:
    """Numbers by players (GLD-028 to GLD-030), the town centre, halls and rates."""
    for column in parts.player_count:
        deck.small_rooms[column.players] = column.small_rooms
        deck.large_rooms[column.players] = column.large_rooms
        deck.goal_cards[column.players] = column.goals
        deck.weeks[column.players] = column.weeks
    fill_layouts(file, deck, parts)
    hall = parts.entrance_hall[0]
    for other in parts.entrance_hall[1:]:
        for field in ("income_silver", "income_gold"):
            same = getattr(other, field) == getattr(hall, field)
            file.expect(same, f"entrance_hall '{other.id}'", field, f"expected the same as of '{hall.id}'")
    deck.hall_silver, deck.hall_gold = hall.income_silver, hall.income_gold
    deck.exchange_silver = parts.coins.exchange.give_amount
    deck.tie_break_gold = parts.coins.tie_break_rate.counts_as_silver
    deck.metric_gold = parts.coins.metric_rate.counts_as_silver


def fill_layouts(file: DeckFile, deck: state.Printed, parts: Components) -> None:
    """GLD-084: any of the six areas, in ascending order; and as many cards as the table says."""
    cards_of = {column.players: column.characters_per_week for column in parts.player_count}
    for layout in parts.layout:
        entry, ids = f"layout '{layout.id}'", [area.id for area in layout.areas]
        file.expect(ids == sorted({*ids}), entry, "areas", "expected each area once, in ascending order")
        cards = sum(area.cards for area in layout.areas)
        wanted = " or ".join(map(str, cards_of[layout.players]))
        fits = cards in cards_of[layout.players]
        file.expect(fits, entry, "areas", f"expected {wanted} cards a week, as player_count says")
        for area in layout.areas:
            number = int(area.id[1]) - 1
            deck.area_cards[LAYOUTS.index(layout.id), number] = area.cards
            deck.last_area[LAYOUTS.index(layout.id)] = number


# Effects.


def sources(parts: Components) -> Iterator[tuple[str, Character | Room]]:
    """All that may have effects, in the order of their numbers as sources."""
    for character in parts.character:
        yield f"character '{character.id}'", character
    for small in parts.small_room:
        yield f"small_room '{small.id}'", small
    for large in parts.large_room:
        yield f"large_room '{large.id}'", large


def fill_effects(file: DeckFile, deck: state.Printed, parts: Components) -> None:
    """One list of all effects: those used by choice, then those with a limit, then the others by kind."""
    listed = []
    for source, (entry, card) in enumerate(sources(parts)):
        for number, effect in enumerate(card.effects):
            check_effect(file, entry, f"effects.{number}", effect, isinstance(card, Character))
            listed.append((order_of(effect), source, number, effect))
        effects_of(deck, source)[:] = NOTHING
    listed.sort(key=lambda item: item[:3])
    file.expect(len(listed) <= EFFECTS, "", "", f"expected {EFFECTS} effects at most, found {len(listed)}")
    for place, (_, source, number, effect) in enumerate(listed):
        into = deck.effects[place]
        into.source, into.number = source, number
        fill_effect(into, effect)
        effects_of(deck, source)[number] = place
    fill_kinds(file, deck, [effect for *_, effect in listed])


def effects_of(deck: state.Printed, source: int) -> Ints:
    if source < CHARACTERS:
        return deck.characters[source].effects
    return deck.rooms[source - CHARACTERS].effects


def order_of(effect: AnyEffect) -> tuple[int, int]:
    kind = EFFECT_KINDS.index(kind_of(effect))
    if effect.timing in ("weekly", "once"):
        return 0, 0
    return (1 if kind_of(effect) in COUNTED else 2), kind


def kind_of(effect: Effect) -> str:
    return str(effect.__struct_config__.tag)


def check_effect(file: DeckFile, entry: str, field: str, effect: AnyEffect, by_character: bool) -> None:
    """GLD-320, GLD-265: what the schema can't say."""
    by_choice = effect.timing in ("weekly", "once")
    if isinstance(effect, ByChoice):
        named = f"expected {'a' if by_choice else 'no'} phase with the timing '{effect.timing}'"
        file.expect((effect.phase is not None) == by_choice, entry, f"{field}.phase", named)
        unlimited = effect.timing == "weekly" or effect.max_uses in (None, 1)
        file.expect(unlimited, entry, f"{field}.max_uses", "expected one use")
        joins = by_character or effect.timing != "on_join"
        file.expect(joins, entry, f"{field}.timing", "expected 'on_join' on a character only")
    if isinstance(effect, Gain):
        file.expect(effect.silver + effect.gold > 0, entry, field, "expected some silver or gold")
    if isinstance(effect, Exchange):
        file.expect(effect.give != effect.get, entry, f"{field}.get", "expected the other currency")
    if isinstance(effect, IncomePer):
        counted = effect.metric != "income_weekly"
        file.expect(counted, entry, f"{field}.metric", "expected another metric: income can't feed on itself")


def fill_effect(into: state.Effect, effect: AnyEffect) -> None:
    into.kind = EFFECT_KINDS.index(kind_of(effect))
    into.timing = TIMINGS.index(effect.timing)
    into.uses = getattr(effect, "max_uses", None) or (1 if effect.timing in ("weekly", "once") else 0)
    into.silver, into.gold = getattr(effect, "silver", 0), getattr(effect, "gold", 0)
    if isinstance(effect, ByChoice) and effect.phase is not None:
        into.phase = PHASES.index(effect.phase)
    match effect:
        case Drain():
            into.currency, into.amount = CURRENCIES.index(effect.currency), effect.amount
            into.target, into.receiver = TARGETS.index(effect.target), RECEIVERS.index(effect.to)
        case Exchange():
            into.currency, into.amount = CURRENCIES.index(effect.give), effect.give_amount
            into.got, into.got_amount = CURRENCIES.index(effect.get), effect.get_amount
        case RemoveCharacter():
            into.most = effect.max_ap_halves
        case Discount():
            into.scope = SCOPES.index(effect.scope)
        case Protect():
            into.against = THREATS.index(effect.against)
        case IncomePer():
            into.metric, into.per, into.most = METRICS.index(effect.metric), effect.per, effect.cap_silver
        case ApPer():
            into.metric, into.per, into.halves = METRICS.index(effect.metric), effect.per, effect.ap_halves
        case ApIf():
            into.metric, into.least = METRICS.index(effect.metric), effect.at_least
            into.halves = effect.ap_halves


def fill_kinds(file: DeckFile, deck: state.Printed, listed: list[AnyEffect]) -> None:
    """Where in the list each kind is, and that the limits of the action space and of the state hold."""
    orders = [order_of(effect) for effect in listed]
    deck.abilities = sum(section == 0 for section, _ in orders)
    limited = sum(section < 2 for section, _ in orders)
    wanted = f"expected {ABILITIES} effects at most that are used by choice, found {deck.abilities}"
    file.expect(deck.abilities <= ABILITIES, "", "", wanted)
    wanted = f"expected {LIMITED} effects at most that can have a limit, found {limited}"
    file.expect(limited <= LIMITED, "", "", wanted)
    for kind in range(1, len(EFFECT_KINDS)):
        places = [place for place, (section, found) in enumerate(orders) if section and found == kind]
        deck.kind_first[kind] = places[0] if places else 0
        deck.kind_end[kind] = places[-1] + 1 if places else 0


def check_silver(file: DeckFile, deck: state.Printed) -> None:
    """What one player could have at most: there is a number for every bid up to that."""
    most = int(deck.hall_silver) + sum(int(card.silver) for card in deck.characters)
    most += sum(int(room.silver) for room in deck.rooms)
    for effect in deck.effects:
        times = max(1, int(effect.uses))
        if effect.kind in (state.GAIN, state.KEEP_SILVER):
            most += times * int(effect.silver)
        elif effect.kind == state.INCOME_PER:
            most += int(effect.most)
        elif effect.kind == state.EXCHANGE_COINS and effect.got == state.SILVER:
            most += times * int(effect.got_amount)
        elif effect.kind == state.DRAIN and effect.currency == state.SILVER:
            if effect.receiver == state.TO_OWNER:
                robbed = MAX_SEATS - 1 if effect.target == state.FROM_EACH else 1
                most += times * robbed * int(effect.amount)
    wanted = f"expected {MOST_SILVER} silver at most that one player could have in a week, found {most}"
    file.expect(most <= MOST_SILVER, "", "", wanted)


# Characters and rooms.


def fill_characters(file: DeckFile, deck: state.Printed, characters: list[Character]) -> None:
    """GLD-009, GLD-011, GLD-015."""
    for number, card in enumerate(characters):
        entry, into = f"character '{card.id}'", deck.characters[number]
        other = card.second_faction != card.faction
        file.expect(other, entry, "second_faction", "expected another faction than the first")
        is_animal = card.faction == "animals"
        for field in ("race", "gender"):
            has_none = getattr(card, field) == "none"
            file.expect(has_none == is_animal, entry, field, "expected 'none' of animals, and of them alone")
        into.faction = FACTIONS.index(card.faction)
        into.second = NOTHING if card.second_faction is None else FACTIONS.index(card.second_faction)
        into.race, into.gender = RACES.index(card.race), GENDERS.index(card.gender)
        into.halves = card.ap_halves
        into.silver, into.gold = card.income_silver, card.income_gold


def fill_rooms(file: DeckFile, deck: state.Printed, parts: Components) -> None:
    for number, room in enumerate([*parts.small_room, *parts.large_room]):
        is_large = number >= SMALL_ROOMS
        entry, into = f"{'large' if is_large else 'small'}_room '{room.id}'", deck.rooms[number]
        into.kind = ROOM_TYPES.index(room.type)
        into.price, into.halves = room.cost_gold, room.ap_halves
        into.symbol = NOTHING if room.symbol is None else FACTIONS.index(room.symbol)
        into.silver, into.gold = room.income_silver, room.income_gold
        into.side = NOTHING
        fill_cells(file, entry, into, room.cells, 2 if is_large else 1)


def fill_cells(file: DeckFile, entry: str, into: state.Room, cells: list[Cell], count: int) -> None:
    """GLD-157, GLD-158, GLD-160, GLD-161."""
    file.expect(len(cells) == count, entry, "cells", f"expected {count}, found {len(cells)}")
    first = cells[0]
    file.expect((first.dx, first.dy) == (0, 0), entry, "cells.0", "expected the first cell at dx = 0, dy = 0")
    for number, cell in enumerate(cells):
        once = len({*cell.doors}) == len(cell.doors)
        file.expect(once, entry, f"cells.{number}.doors", "expected each side at most once")
        into.doors[number] = sum(1 << SIDES.index(side) for side in cell.doors)
    if count == 2:
        second = cells[1]
        is_beside = (second.dx, second.dy) in OFFSETS
        file.expect(is_beside, entry, "cells.1", "expected a cell beside the first")
        into.side = OFFSETS.index((second.dx, second.dy))
        for number, side in enumerate((into.side, (into.side + 2) % 4)):
            is_open = not int(into.doors[number]) >> side & 1
            file.expect(is_open, entry, f"cells.{number}.doors", "expected no door on the open inner edge")
            into.doors[number] |= 1 << side


def names_of(parts: Components) -> dict[str, dict[str, str]]:
    named: dict[str, list[Any]] = {
        "character": parts.character,
        "room": [*parts.small_room, *parts.large_room],
        "goal": parts.goal,
    }
    return {kind: {entry.id: entry.name for entry in entries} for kind, entries in named.items()}
