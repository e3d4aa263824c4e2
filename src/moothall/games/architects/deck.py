"""Reads Architects' deck.toml (or a custom one) into a record, and checks what the rules rely on."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import numpy as np
from msgspec import Meta, Struct

from moothall.engine.deck import Deck, DeckFile
from moothall.games.architects import state
from moothall.games.architects.actions import MOST_LET_OUT, MOST_MIX
from moothall.games.architects.state import (
    APPRENTICES,
    BUILDING_CARDS,
    BUILDINGS,
    CATHEDRAL_ROWS,
    CATHEDRAL_VIRTUE,
    COLOURS,
    GOODS,
    LOCATIONS,
    MARKET_CARDS,
    MARKET_LARGE,
    MARKET_SMALL,
    MARKET_VIRTUE,
    MOST_VIRTUE,
    POWERS,
    REWARDS,
    SCHEME_KINDS,
    SCHEMES,
    SKILLS,
    VIRTUE,
    SchemeKind,
)

STANDARD_DECK = Path(__file__).with_name("deck.toml")
MARKET = LOCATIONS[MARKET_SMALL : MARKET_LARGE + 1]

Resource = Literal["clay", "wood", "stone", "gold", "marble"]
Good = Literal["clay", "wood", "stone", "gold", "marble", "silver"]
Item = Literal["clay", "wood", "stone", "gold", "marble", "silver", "virtue", "building_cards"]
Skill = Literal["carpentry", "tiling", "masonry"]
Unit = Literal[
    "apprentice_with_carpentry",
    "apprentice_with_tiling",
    "apprentice_with_masonry",
    "clay_wood_stone_total",
    "gold",
    "marble",
    "virtue",
    "paid_debt",
    "captured_worker",
    "constructed_building",
]
Measure = Literal["cathedral_progress", "stone", "wood", "clay", "silver"]
Id = Annotated[str, Meta(pattern=r"^[A-Za-z][A-Za-z0-9_]*\Z", max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Amount = Annotated[int, Meta(ge=1, le=20)]
Count = Annotated[int, Meta(ge=0, le=20)]
Points = Annotated[int, Meta(ge=-100, le=100)]
Change = Annotated[int, Meta(ge=-14, le=14)]
Goods = Annotated[dict[Good, Amount], Meta(min_length=1)]
Items = Annotated[dict[Item, Amount], Meta(min_length=1)]
OnlyVirtue = Annotated[dict[Literal["virtue"], Amount], Meta(min_length=1)]
Skills = Annotated[list[Skill], Meta(max_length=3)]


class Entry(Struct, kw_only=True, forbid_unknown_fields=True):
    """Notes on where a figure comes from are welcome everywhere; the rules don't read them."""

    source: str = ""
    rulebook_fields: list[str] = []
    note: str = ""


# Effects: which fields one has depends on its kind.


class Effect(Struct, tag_field="kind", kw_only=True, forbid_unknown_fields=True):
    when: str = ""
    optional: bool = False


class NoEffect(Effect, tag="none"):
    pass


class Gain(Effect, tag="gain"):
    items: Items


class Lose(Effect, tag="lose"):
    items: OnlyVirtue


class GainChoice(Effect, tag="gain_choice"):
    options: Annotated[list[Items], Meta(min_length=2, max_length=2)]


class GainIf(Effect, tag="gain_if"):
    condition: Literal["no_own_workers_in_prison"]
    items: Items


class GainPer(Effect, tag="gain_per"):
    unit: Unit
    per: Amount
    items: Items


class Trade(Effect, tag="trade"):
    give: Annotated[dict[Literal["clay", "wood", "stone", "silver"], Amount], Meta(min_length=1)]
    get: Items


class CostReduction(Effect, tag="cost_reduction"):
    items: Annotated[dict[Literal["silver", "virtue"], Amount], Meta(min_length=1)]


class Capture(Effect, tag="capture"):
    count: Amount


class ReleaseFromPrison(Effect, tag="release_from_prison"):
    max: Amount


class ReleaseCaptured(Effect, tag="release_captured"):
    pass


class ChooseOne(Effect, tag="choose_one"):
    options: list[ReleaseCaptured | Capture]


class HireFree(Effect, tag="hire_free"):
    count: Literal[1]


class TakeDebt(Effect, tag="take_debt"):
    count: Amount


class DestroyDebt(Effect, tag="destroy_debt"):
    max: Amount


class CardFromHand(Struct, forbid_unknown_fields=True):
    building_cards_in_hand: Literal[1]


class DiscardFor(Effect, tag="discard_for"):
    give: CardFromHand
    get: Items


class AllPlayersGain(Effect, tag="all_players_gain"):
    items: OnlyVirtue


class AllPlayersLoseIf(Effect, tag="all_players_lose_if"):
    condition: Literal["own_workers_in_prison_at_least_3"]
    items: OnlyVirtue


class VpPer(Effect, tag="vp_per"):
    unit: Unit
    per: Amount
    vp: Points


class VpIf(Effect, tag="vp_if"):
    condition: Literal["no_unpaid_debts"]
    vp: Points


class VpIfMost(Effect, tag="vp_if_most"):
    measure: Measure
    vp: Points


class VirtuePer(Effect, tag="virtue_per"):
    unit: Unit
    per: Amount
    virtue: Amount


class VirtueIfMost(Effect, tag="virtue_if_most"):
    measure: Measure
    virtue: Amount


class UnpaidDebtVpDelta(Effect, tag="unpaid_debt_vp_delta"):
    vp: Points


Ability = NoEffect | Gain | GainIf | ReleaseFromPrison | Trade | CostReduction
BuildingEffect = (
    Gain
    | GainChoice
    | GainPer
    | HireFree
    | Capture
    | ChooseOne
    | TakeDebt
    | DestroyDebt
    | ReleaseFromPrison
    | DiscardFor
    | AllPlayersGain
    | AllPlayersLoseIf
    | Lose
    | VirtuePer
    | VirtueIfMost
    | VpPer
    | VpIf
    | VpIfMost
    | UnpaidDebtVpDelta
)


# The parts of the file.


class Setup(Struct):
    """Of the setup; all else about it is fixed."""

    tax_stand_silver: Count


class VirtueSpace(Entry, kw_only=True):
    value: int
    vp: Points
    tax_evasion: Count
    black_market_allowed: bool
    cathedral_allowed: bool


class CathedralRow(Entry, kw_only=True):
    row: int
    steps_from_start: int
    cost: dict[
        Literal["clay", "wood", "stone", "gold", "marble", "wood_or_stone"], Annotated[int, Meta(ge=1, le=8)]
    ]
    discard_building_cards: Literal[1]
    vp: Points
    slots: Annotated[int, Meta(ge=1, le=5)]


class LocationCost(Struct, frozen=True, forbid_unknown_fields=True):
    tax: Count = 0
    silver: Count = 0
    virtue: Count = 0


class Location(Struct):
    """What a visit costs and gives; all else about the locations is fixed."""

    id: Id
    cost: LocationCost = LocationCost()
    hire_cost: LocationCost = LocationCost()
    printed_default: dict[Good, Amount] = {}


class GuardhouseCost(Struct, forbid_unknown_fields=True):
    tax: Count = 0
    silver: Count = 0
    debt: Count = 0
    virtue: Count = 0


class GuardhouseAction(Struct):
    id: Id
    silver_per_worker: Count = 0
    cost_options: list[GuardhouseCost] = []


class Debts(Entry, kw_only=True):
    virtue_on_pay_off: Count
    unpaid_vp: Annotated[int, Meta(ge=-20, le=0)]


class Apprentice(Entry, kw_only=True):
    id: Id
    name: Name
    copy: int = 1
    skills: Skills
    virtue_on_hire: Change
    applies_at: str = ""
    effects: Annotated[list[Ability], Meta(min_length=1, max_length=1)]


class Building(Entry, kw_only=True):
    id: Id
    name: Name
    vp: Points
    cost: dict[Resource, Amount]
    skills_required: Skills
    virtue_on_build: Change
    effects: Annotated[list[BuildingEffect], Meta(min_length=1, max_length=1)]


class MarketCard(Entry, kw_only=True):
    id: Id
    small: Goods
    large: Goods


class Reward(Entry, kw_only=True):
    id: Id
    gain: Items


class StartBundle(Struct, forbid_unknown_fields=True):
    clay: Count = 0
    wood: Count = 0
    stone: Count = 0
    gold: Count = 0
    marble: Count = 0
    silver: Count = 0
    virtue: Annotated[int, Meta(ge=0, le=MOST_VIRTUE)] = 0
    building_cards: Annotated[int, Meta(ge=0, le=3)] = 0
    debt: Count = 0


class PlayerBoard(Entry, kw_only=True):
    colour: Literal["blue", "green", "purple", "red", "yellow"]
    name: Name
    side: Literal["standard", "variable"]
    workers_in_prison: Count = 0
    start: StartBundle
    power: Literal[
        "none",
        "gold_equals_marble",
        "black_market_bonus_card",
        "ignore_one_tax",
        "no_cathedral_discard",
        "cheaper_workshop_hire",
    ]
    power_text: str = ""


class OpponentStart(Struct, forbid_unknown_fields=True):
    virtue: Annotated[int, Meta(ge=0, le=MOST_VIRTUE)]
    silver: Count
    materials: Count


class OpponentBoard(Entry, kw_only=True):
    id: Literal["constantine", "helena"]
    name: Name
    difficulty: str = ""
    start: OpponentStart
    workers_in_prison: Count
    unpaid_debts: Count
    max_captures: Amount
    building_cards_revealed: Annotated[int, Meta(ge=1, le=5)]
    black_market_bonus_materials: Count


class Automaton(Entry, kw_only=True):
    workers: Literal[20]
    building_material_cost: Count
    cathedral_material_cost: Count
    storehouse_material_cost: Count
    storehouse_virtue_gain: Count
    black_market_small_materials: Count
    black_market_large_materials: Count
    workshop_tax_from_supply: Count
    capture_tax_from_supply: Count
    materials_per_vp: Amount


class SchemeCard(Entry, kw_only=True):
    id: Id
    scheme: SchemeKind
    location: Id
    row: Literal[1, 2] | None = None
    prefer: Literal["building", "cathedral"] | None = None


class Layout(Struct):
    """Fixed, and read all the same: by number of participants."""

    players: int
    spaces: int
    reset_positions: list[int]


class SetupByPlayers(Struct):
    players: int
    reward_cards: int
    starting_silver_by_turn_order: list[int]
    capture_locations_per_visit: int


class Components(Struct):
    """The parts of the file that the rules read; the rest of it is for people."""

    game: Literal["architects-of-the-west-kingdom"]
    setup: Setup
    setup_by_players: list[SetupByPlayers]
    guildhall_layout: list[Layout]
    virtue_space: list[VirtueSpace]
    cathedral_row: list[CathedralRow]
    location: list[Location]
    guardhouse_action: list[GuardhouseAction]
    debts: Debts
    apprentice: list[Apprentice]
    building: list[Building]
    black_market_card: list[MarketCard]
    reward: list[Reward]
    player_board: list[PlayerBoard]
    opponent_board: list[OpponentBoard]
    bot: Automaton
    scheme_card: list[SchemeCard]


# What the rules know in one way only. A deck may say it or leave it out, but not say otherwise.
FIXED_PARTS = {
    "schema_version",
    "min_players",
    "max_players",
    "resources",
    "skills",
    "location_order",
    "effect_kind",
    "effect_field",
    "trigger",
    "condition",
    "unit",
    "measure",
    "component",
    "cathedral_rules",
    "storehouse_exchange",
    "black_market_reset",
    "power",
    "scoring",
    "tie_break",
    "bot_mode",
    "scheme_kind",
}
# The same of parts that must be there, but for the fields in which a deck is free.
HALF_FIXED: dict[str, tuple[str, ...]] = {
    "setup": ("tax_stand_silver",),
    "setup_by_players": (),
    "guildhall_layout": (),
    "virtue_space": ("vp", "tax_evasion"),
    "cathedral_row": ("cost", "vp", "slots"),
    "location": ("cost", "hire_cost", "printed_default"),
    "guardhouse_action": ("silver_per_worker", "cost_options"),
}

TRIGGERS = {
    "quarry_action": state.ON_QUARRY,
    "forest_action": state.ON_FOREST,
    "mines_action": state.ON_MINES,
    "silversmith_action": state.ON_SILVERSMITH,
    "tax_stand_action": state.ON_TAX_STAND,
    "black_market_action": state.ON_MARKET,
    "cathedral_advance": state.ON_ADVANCE,
    "debt_paid_off": state.ON_PAY_OFF,
    "town_centre_visit": state.ON_TOWN_CENTRE,
    "storehouse_action": state.ON_STOREHOUSE,
    "black_market_reset": state.ON_RESET,
    "passive": state.NEVER,
}
# What goes with each trigger that makes a cost smaller.
REDUCTIONS = {
    "town_centre_visit": {"silver"},
    "tax_stand_action": {"virtue"},
    "black_market_action": {"silver", "virtue"},
}
UNITS = {
    "gold": state.GOLD,
    "marble": state.MARBLE,
    "clay": state.CLAY,
    "wood": state.WOOD,
    "stone": state.STONE,
    "silver": state.SILVER,
    "clay_wood_stone_total": state.UNIT_COMMON,
    "virtue": state.UNIT_VIRTUE,
    "paid_debt": state.UNIT_PAID_DEBT,
    "captured_worker": state.UNIT_CAPTURED,
    "constructed_building": state.UNIT_BUILDING,
    "cathedral_progress": state.UNIT_CATHEDRAL,
    "apprentice_with_carpentry": state.UNIT_CARPENTRY,
    "apprentice_with_tiling": state.UNIT_TILING,
    "apprentice_with_masonry": state.UNIT_MASONRY,
}
ITEM = {name: number for number, name in enumerate(GOODS)} | {
    "virtue": VIRTUE,
    "building_cards": BUILDING_CARDS,
}
# Where each scheme sends the opponent's worker.
SCHEME_LOCATIONS = {
    "gather": ("quarry", "forest", "mines", "silversmith"),
    "storehouse": ("kings_storehouse",),
    "workshop": ("workshop",),
    "town_centre": ("town_centre",),
    "guardhouse": ("guardhouse",),
    "tax_stand": ("tax_stand",),
    "black_market": ("black_market_small", "black_market_large"),
    "construct": ("guildhall",),
}


def parse_deck(name: str, text: str) -> Deck:
    file = DeckFile(name, text)
    parts = file.read(Components)
    file.expect_parts(*Components.__struct_fields__, *FIXED_PARTS, "source")
    file.expect_standard(STANDARD_DECK, FIXED_PARTS, HALF_FIXED)
    check_counts(file, parts)
    array = np.zeros(1, state.Printed.twin)
    deck: state.Printed = array[0]
    fill_setup(deck, parts)
    fill_tracks(file, deck, parts)
    fill_locations(file, deck, parts)
    fill_apprentices(file, deck, parts.apprentice)
    fill_buildings(file, deck, parts.building)
    fill_market_and_rewards(deck, parts)
    fill_boards(file, deck, parts)
    fill_automaton(file, deck, parts)
    return Deck(array, names_of(parts), text)


def check_counts(file: DeckFile, parts: Components) -> None:
    """ARC-012..016, ARC-024: the piles are made for these numbers."""
    for kind, ids, count in (
        ("apprentice", [entry.id for entry in parts.apprentice], APPRENTICES),
        ("building", [entry.id for entry in parts.building], BUILDINGS),
        ("black_market_card", [entry.id for entry in parts.black_market_card], MARKET_CARDS),
        ("reward", [entry.id for entry in parts.reward], REWARDS),
        ("player_board", [f"{entry.colour} {entry.side}" for entry in parts.player_board], 2 * len(COLOURS)),
        ("opponent_board", [entry.id for entry in parts.opponent_board], 2),
        ("scheme_card", [entry.id for entry in parts.scheme_card], SCHEMES),
    ):
        file.expect_entries(kind, ids, count)


def fill_setup(deck: state.Printed, parts: Components) -> None:
    """By participants: solo counts the opponent, so its entries are those of two (ARC-340)."""
    deck.tax_stand_silver = parts.setup.tax_stand_silver
    for setup in parts.setup_by_players:
        if setup.players > 1:
            deck.reward_cards[setup.players] = setup.reward_cards
            deck.capture_locations[setup.players] = setup.capture_locations_per_visit
            deck.start_silver[: setup.players] = setup.starting_silver_by_turn_order
    for layout in parts.guildhall_layout:
        if layout.players > 1:
            deck.hall_spaces[layout.players] = layout.spaces
            deck.hall_resets[layout.players] = layout.reset_positions


def fill_tracks(file: DeckFile, deck: state.Printed, parts: Components) -> None:
    for space in parts.virtue_space:
        deck.virtue_points[space.value] = space.vp
        deck.evasion[space.value] = space.tax_evasion
        assert space.black_market_allowed == (space.value < MARKET_VIRTUE)
        assert space.cathedral_allowed == (space.value >= CATHEDRAL_VIRTUE)
    for row in parts.cathedral_row:
        entry, step = f"cathedral_row number {row.steps_from_start}", CATHEDRAL_ROWS - row.row
        alone = "wood_or_stone" not in row.cost or len(row.cost) == 1
        file.expect(alone, entry, "cost", "expected wood_or_stone to stand alone")
        deck.cathedral_mix[step] = row.cost.get("wood_or_stone", 0)
        fill(deck.cathedral_cost[step], {k: v for k, v in row.cost.items() if k != "wood_or_stone"})
        check_mix(file, entry, deck.cathedral_cost[step])
        deck.cathedral_points[step] = row.vp
        deck.cathedral_slots[step] = row.slots
    deck.unpaid_points = parts.debts.unpaid_vp
    deck.pay_off_virtue = parts.debts.virtue_on_pay_off


def fill_locations(file: DeckFile, deck: state.Printed, parts: Components) -> None:
    location = {entry.id: entry for entry in parts.location}
    deck.hire_tax = location["workshop"].hire_cost.tax
    deck.hire_silver = location["workshop"].hire_cost.silver
    deck.tax_stand_virtue = location["tax_stand"].cost.virtue
    for space, name in enumerate(MARKET):
        deck.market_silver[space] = location[name].cost.silver
        deck.market_virtue[space] = location[name].cost.virtue
    fill(deck.market_default[0], location["black_market_small"].printed_default)
    fill(deck.market_default[1], location["black_market_large"].printed_default)
    check_locations(file, parts.location)
    fill_guardhouse(file, deck, {entry.id: entry for entry in parts.guardhouse_action})


def check_locations(file: DeckFile, locations: list[Location]) -> None:
    """Only what the rules ask for can be told of a location: these costs, and the defaults of two spaces."""
    asked = {"tax_stand": ("virtue",)} | dict.fromkeys(MARKET, ("silver", "virtue"))
    for location in locations:
        entry = f"location '{location.id}'"
        hire = ("tax", "silver") if location.id == "workshop" else ()
        for field, cost, known in (
            ("cost", location.cost, asked.get(location.id, ())),
            ("hire_cost", location.hire_cost, hire),
        ):
            for name in ("tax", "silver", "virtue"):
                file.expect(
                    not getattr(cost, name) or name in known, entry, f"{field}.{name}", "expected none"
                )
        has_default = location.id in (MARKET[0], MARKET[-1])
        wanted = "expected some goods" if has_default else "expected none"
        file.expect(bool(location.printed_default) == has_default, entry, "printed_default", wanted)


def fill_guardhouse(file: DeckFile, deck: state.Printed, action: Mapping[str, GuardhouseAction]) -> None:
    deck.deliver_silver = action["deliver"].silver_per_worker
    for name, other in action.items():
        fits = name == "deliver" or not other.silver_per_worker
        file.expect(fits, f"guardhouse_action '{name}'", "silver_per_worker", "expected none")
    for name, count in (("ransom", 2), ("pay_off_debt", 1), ("deliver", 0), ("release_prison", 0)):
        found = len(action[name].cost_options)
        entry = f"guardhouse_action '{name}'"
        file.expect(found == count, entry, "cost_options", f"expected {count} ways to pay, found {found}")
    with_silver, with_debt = action["ransom"].cost_options
    pay_off = action["pay_off_debt"].cost_options[0]
    for entry, in_silver in (("ransom", with_silver), ("pay_off_debt", pay_off)):
        only = not in_silver.debt and not in_silver.virtue
        file.expect(only, f"guardhouse_action '{entry}'", "cost_options.0", "expected tax and silver alone")
    only = not with_debt.tax and not with_debt.silver
    file.expect(only, "guardhouse_action 'ransom'", "cost_options.1", "expected debt and virtue alone")
    deck.ransom_tax, deck.ransom_silver = with_silver.tax, with_silver.silver
    deck.ransom_debts, deck.ransom_virtue = with_debt.debt, with_debt.virtue
    deck.pay_off_tax, deck.pay_off_silver = pay_off.tax, pay_off.silver


def fill_apprentices(file: DeckFile, deck: state.Printed, apprentices: list[Apprentice]) -> None:
    for number, apprentice in enumerate(apprentices):
        entry, effect = f"apprentice '{apprentice.id}'", apprentice.effects[0]
        deck.apprentice_skills[number] = bits_of(apprentice.skills)
        deck.apprentice_virtue[number] = apprentice.virtue_on_hire
        deck.apprentice_gain[number] = 0
        wanted: Iterable[str]
        match effect:
            case NoEffect():
                deck.apprentice_kind[number], wanted = state.NO_ABILITY, ("passive",)
            case Gain():
                deck.apprentice_kind[number], wanted = state.GAIN, list(TRIGGERS)[: state.ON_PAY_OFF + 1]
                fill(deck.apprentice_gain[number], effect.items)
            case GainIf():
                deck.apprentice_kind[number] = state.GAIN_IF_NONE_IN_PRISON
                wanted = ("black_market_reset",)
                fill(deck.apprentice_gain[number], effect.items)
            case ReleaseFromPrison():
                deck.apprentice_kind[number], wanted = state.RELEASE, ("black_market_reset",)
                most = f"expected {MOST_LET_OUT} at most"
                file.expect(effect.max <= MOST_LET_OUT, entry, "effects.max", most)
                deck.apprentice_amount[number] = effect.max
            case Trade():
                deck.apprentice_kind[number], wanted = state.TRADE, ("storehouse_action",)
                fill(deck.apprentice_give[number], effect.give)
                fill(deck.apprentice_gain[number], effect.get)
            case CostReduction():
                deck.apprentice_kind[number] = state.REDUCE
                wanted = [when for when, costs in REDUCTIONS.items() if set(effect.items) <= costs]
                fill(deck.apprentice_gain[number], effect.items)
        check_effect(file, entry, effect, wanted, isinstance(effect, ReleaseFromPrison))
        deck.apprentice_when[number] = TRIGGERS[effect.when]


def fill_buildings(file: DeckFile, deck: state.Printed, buildings: list[Building]) -> None:
    for number, building in enumerate(buildings):
        entry, effect = f"building '{building.id}'", building.effects[0]
        fill(deck.building_cost[number], building.cost)
        check_mix(file, entry, deck.building_cost[number])
        deck.building_skills[number] = bits_of(building.skills_required)
        deck.building_points[number] = building.vp
        deck.building_virtue[number] = building.virtue_on_build
        kind = fill_effect(file, entry, deck, number, effect)
        deck.building_effect[number] = kind
        wanted = "immediate" if kind < state.BEFORE_COUNT else "end_game"
        # ARC-187: these may be declined, and no others.
        free = isinstance(effect, Capture | ChooseOne | DestroyDebt | DiscardFor)
        check_effect(file, entry, effect, (wanted,), free)


def fill_effect(file: DeckFile, entry: str, deck: state.Printed, number: int, effect: BuildingEffect) -> int:
    """What a building does, and the numbers that go with it; returns the kind."""
    gain = deck.building_gain[number]
    match effect:
        case Gain():
            fill(gain, effect.items)
            return state.EFFECT_GAIN
        case GainChoice():
            fill(gain, effect.options[0])
            fill(deck.building_other_gain[number], effect.options[1])
            return state.EFFECT_GAIN_CHOICE
        case GainPer():
            fill(gain, effect.items)
            return fill_unit(deck, number, effect.unit, effect.per, 1, state.EFFECT_GAIN_PER)
        case HireFree():
            return state.EFFECT_HIRE
        case Capture():
            deck.building_amount[number] = effect.count
            return state.EFFECT_CAPTURE
        case ChooseOne():
            check_barracks(file, entry, effect)
            deck.building_amount[number] = 1
            return state.EFFECT_RANSOM_OR_CAPTURE
        case TakeDebt():
            deck.building_amount[number] = effect.count
            return state.EFFECT_TAKE_DEBT
        case DestroyDebt():
            deck.building_amount[number] = effect.max
            return state.EFFECT_DESTROY_DEBT
        case ReleaseFromPrison():
            deck.building_amount[number] = effect.max
            return state.EFFECT_RELEASE
        case DiscardFor():
            fill(gain, effect.get)
            return state.EFFECT_DISCARD_FOR
        case AllPlayersGain():
            deck.building_amount[number] = effect.items["virtue"]
            return state.EFFECT_ALL_GAIN
        case AllPlayersLoseIf():
            deck.building_amount[number] = effect.items["virtue"]
            return state.EFFECT_ALL_LOSE
        case Lose():
            deck.building_amount[number] = effect.items["virtue"]
            return state.END_LOSE
        case VirtuePer():
            return fill_unit(deck, number, effect.unit, effect.per, effect.virtue, state.END_VIRTUE_PER)
        case VirtueIfMost():
            return fill_unit(deck, number, effect.measure, 1, effect.virtue, state.END_VIRTUE_IF_MOST)
        case VpPer():
            return fill_unit(deck, number, effect.unit, effect.per, effect.vp, state.END_VP_PER)
        case VpIf():
            deck.building_amount[number] = effect.vp
            return state.END_VP_IF_NO_DEBT
        case VpIfMost():
            return fill_unit(deck, number, effect.measure, 1, effect.vp, state.END_VP_IF_MOST)
        case UnpaidDebtVpDelta():
            deck.building_amount[number] = effect.vp
            return state.END_DEBT_DELTA


def fill_unit(deck: state.Printed, number: int, unit: str, per: int, amount: int, kind: int) -> int:
    deck.building_unit[number] = UNITS[unit]
    deck.building_per[number] = per
    deck.building_amount[number] = amount
    return kind


def check_barracks(file: DeckFile, entry: str, effect: ChooseOne) -> None:
    kinds = [type(option) for option in effect.options]
    once = all(option.count == 1 for option in effect.options if isinstance(option, Capture))
    wanted = "expected release_captured, then a capture of count 1"
    file.expect(kinds == [ReleaseCaptured, Capture] and once, entry, "effects.options", wanted)
    for option in effect.options:
        file.expect(not option.when and not option.optional, entry, "effects.options", wanted)


def check_effect(file: DeckFile, entry: str, effect: Effect, wanted: Iterable[str], optional: bool) -> None:
    choices = [*wanted]
    file.expect(
        effect.when in choices, entry, "effects.when", f"expected {' or '.join(choices) or 'another kind'}"
    )
    word = str(optional).lower()
    file.expect(effect.optional == optional, entry, "effects.optional", f"expected {word}: the rules say so")


def check_mix(file: DeckFile, entry: str, cost: Any) -> None:
    """What Therese may mix: each mix is an action."""
    total = int(cost[state.GOLD]) + int(cost[state.MARBLE])
    file.expect(
        total <= MOST_MIX, entry, "cost", f"expected {MOST_MIX} gold and marble at most, found {total}"
    )


def fill_market_and_rewards(deck: state.Printed, parts: Components) -> None:
    for number, card in enumerate(parts.black_market_card):
        fill(deck.market_card[0, number], card.small)
        fill(deck.market_card[1, number], card.large)
    for number, reward in enumerate(parts.reward):
        fill(deck.reward_gain[number], reward.gain)


def fill_boards(file: DeckFile, deck: state.Printed, parts: Components) -> None:
    deck.start_virtue = next(b.start.virtue for b in parts.player_board if b.side == "standard")
    for place, board in enumerate(parts.player_board, start=1):
        entry, number = f"player_board number {place}", COLOURS.index(board.colour)
        start = {name: getattr(board.start, name) for name in ITEM}
        if board.side == "standard":
            check_standard_side(file, entry, deck, board)
            continue
        deck.board_power[number] = POWERS.index(board.power)
        deck.board_prison[number] = board.workers_in_prison
        deck.board_debts[number] = board.start.debt
        fill(deck.board_start[number], start)


def check_standard_side(file: DeckFile, entry: str, deck: state.Printed, board: PlayerBoard) -> None:
    """ARC-276: no power and nothing to start with; ARC-035: everybody at the same virtue."""
    only_virtue = board.start == StartBundle(virtue=board.start.virtue) and not board.workers_in_prison
    file.expect(only_virtue, entry, "start", "expected virtue alone on the standard side")
    file.expect(board.power == "none", entry, "power", "expected none on the standard side")
    same = board.start.virtue == deck.start_virtue
    file.expect(same, entry, "start.virtue", "expected the same on every standard side")


def fill_automaton(file: DeckFile, deck: state.Printed, parts: Components) -> None:
    for number, opponent in enumerate(sorted(parts.opponent_board, key=lambda board: board.id)):
        deck.opponent_virtue[number] = opponent.start.virtue
        deck.opponent_silver[number] = opponent.start.silver
        deck.opponent_materials[number] = opponent.start.materials
        deck.opponent_prison[number] = opponent.workers_in_prison
        deck.opponent_debts[number] = opponent.unpaid_debts
        deck.opponent_captures[number] = opponent.max_captures
        deck.opponent_reveals[number] = opponent.building_cards_revealed
        deck.opponent_bonus[number] = opponent.black_market_bonus_materials
    bot = parts.bot
    deck.bot_building_cost = bot.building_material_cost
    deck.bot_cathedral_cost = bot.cathedral_material_cost
    deck.bot_storehouse_cost = bot.storehouse_material_cost
    deck.bot_storehouse_virtue = bot.storehouse_virtue_gain
    deck.bot_market[:] = bot.black_market_small_materials, bot.black_market_large_materials
    deck.bot_workshop_tax = bot.workshop_tax_from_supply
    deck.bot_capture_tax = bot.capture_tax_from_supply
    deck.bot_materials_per_point = bot.materials_per_vp
    for number, card in enumerate(parts.scheme_card):
        check_scheme(file, card)
        deck.scheme_kind[number] = SCHEME_KINDS.index(card.scheme)
        deck.scheme_at[number] = LOCATIONS.index(card.location)
        if card.row is not None:
            deck.scheme_detail[number] = card.row - 1
        if card.prefer is not None:
            deck.scheme_detail[number] = ("building", "cathedral").index(card.prefer)


def check_scheme(file: DeckFile, card: SchemeCard) -> None:
    entry, places = f"scheme_card '{card.id}'", SCHEME_LOCATIONS[card.scheme]
    file.expect(card.location in places, entry, "location", f"expected {' or '.join(places)}")
    for field, value, kind in (("row", card.row, "workshop"), ("prefer", card.prefer, "construct")):
        fits = (value is not None) == (card.scheme == kind)
        file.expect(fits, entry, field, f"expected it with the scheme {kind}, and with no other")


def fill(target: Any, things: Mapping[Any, int]) -> None:
    for thing, amount in things.items():
        target[ITEM[thing]] = amount


def bits_of(skills: list[Skill]) -> int:
    return sum(1 << number for number, skill in enumerate(SKILLS) if skill in skills)


def names_of(parts: Components) -> dict[str, dict[str, str]]:
    names: dict[str, dict[str, str]] = {
        "market": {card.id: card.id for card in parts.black_market_card},
        "reward": {reward.id: reward.id for reward in parts.reward},
        "scheme": {card.id: card.id for card in parts.scheme_card},
        "board": {
            board.colour: board.name
            for board in sorted(parts.player_board, key=lambda board: COLOURS.index(board.colour))
            if board.side == "variable"
        },
        "opponent": {board.id: board.name for board in sorted(parts.opponent_board, key=lambda b: b.id)},
    }
    names["apprentice"] = {entry.id: entry.name for entry in parts.apprentice}
    names["building"] = {entry.id: entry.name for entry in parts.building}
    return names
