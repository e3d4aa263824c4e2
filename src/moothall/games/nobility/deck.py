"""Reads Nobility's deck.toml (or a custom one) into a `Printed` record, and checks what the rules rely on."""

from collections import Counter
from pathlib import Path
from typing import Annotated, Any, Literal

import numpy as np
from msgspec import Meta, Struct

from moothall.engine.deck import Deck, DeckFile
from moothall.games.nobility import state
from moothall.games.nobility.actions import MOST_BOUGHT, MOST_SPENT, MOST_TOKENS
from moothall.games.nobility.state import (
    BUILDINGS,
    CHARACTERS,
    CHOICES,
    COMMISSIONS,
    CONDITIONS,
    COUNCIL_TILES,
    DICE_TILES,
    EFFECT_KINDS,
    EVENT_EFFECTS,
    EVENTS,
    EVENTS_OF_DECK,
    GOALS,
    GOODS,
    GUILDS,
    HOUSES,
    LOCATIONS,
    METRICS,
    MOST_NOBILITY,
    NOTHING,
    PARAMETERS,
    PARTS,
    PIPS,
    RACES,
    SETTLERS,
    SHIPS,
    WORKSHOPS_OF_GUILD,
    Metric,
)

STANDARD_DECK = Path(__file__).with_name("deck.toml")

Good = Literal["books", "artwork", "weaponry", "magic", "jewelry", "furnishings"]
Race = Literal["halfling", "human", "elf", "dwarf", "green_elf", "trobit"]
Guild = Literal["scholars", "artists", "blacksmiths", "wizards", "merchants", "carpenters"]
Id = Annotated[str, Meta(pattern=r"^[A-Za-z][A-Za-z0-9_]*\Z", max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Amount = Annotated[int, Meta(ge=1, le=20)]
Count = Annotated[int, Meta(ge=0, le=20)]
Points = Annotated[int, Meta(ge=0, le=50)]
Pips = Annotated[int, Meta(ge=1, le=PIPS)]
Nobility = Annotated[int, Meta(ge=0, le=MOST_NOBILITY)]


class Entry(Struct, kw_only=True, forbid_unknown_fields=True):
    """Notes on where a figure comes from are welcome everywhere; the rules don't read them."""

    source: str = ""
    source_fields: dict[str, str] = {}
    note: str = ""


# Effects: which fields one has depends on its kind.


class Effect(Struct, tag_field="kind", kw_only=True, forbid_unknown_fields=True):
    pass


class GainCoins(Effect, tag="gain_coins"):
    amount: Amount


class GainGoods(Effect, tag="gain_goods"):
    good: Literal[Good, "guild", "choice"]
    amount: Amount


class GainReputation(Effect, tag="gain_reputation"):
    amount: Amount


class GainModifiers(Effect, tag="gain_modifiers"):
    amount: Amount


class GainVp(Effect, tag="gain_vp"):
    amount: Amount


class GainHouses(Effect, tag="gain_houses"):
    amount: Amount


class GainWorkers(Effect, tag="gain_workers"):
    amount: Amount


class TakeSettlers(Effect, tag="take_settlers"):
    amount: Amount


class PlaceApprentices(Effect, tag="place_apprentices"):
    amount: Amount


class RerollDice(Effect, tag="reroll_dice"):
    amount: Literal[1]


class BuyGoods(Effect, tag="buy_goods"):
    good: Literal["choice"]
    amount: Literal[1]
    price: Count


class ExchangeGoods(Effect, tag="exchange_goods"):
    amount: Literal[1]


class Modify(Effect, tag="modify"):
    param: Literal[
        "harbour.coins_per_good",
        "yard.house_price",
        "hall.building_price",
        "income.coins_per_apprentice",
        "guild.goods_limit",
        "castle.reputation_gain",
        "council.reputation_loss",
        "council.coin_cost",
        "tavern.cards_taken",
        "player.dice_sum_limit",
        "settler.vp_bonus",
    ]
    op: Literal["add", "set"]
    amount: Annotated[int, Meta(ge=-20, le=20)]
    min: Count = 0


class Waive(Effect, tag="waive"):
    rule: Literal["tavern.ascending"]


class CloseLocation(Effect, tag="close_location"):
    location: Literal[
        "tavern",
        "yard",
        "guild",
        "hall",
        "harbour",
        "council",
        "berk",
        "castle",
        "player_board",
        "chancery",
        "dice_tile",
    ]


class Suppress(Effect, tag="suppress"):
    rule: Literal["workshop.activation"]


Gain = GainCoins | GainGoods | GainReputation | GainModifiers | GainVp | GainHouses | GainWorkers
WorkshopEffect = (
    GainCoins
    | GainGoods
    | GainReputation
    | GainModifiers
    | GainVp
    | GainHouses
    | GainWorkers
    | RerollDice
    | BuyGoods
    | ExchangeGoods
)
LordPart = (
    GainCoins
    | GainGoods
    | GainReputation
    | GainModifiers
    | GainVp
    | GainHouses
    | GainWorkers
    | TakeSettlers
    | PlaceApprentices
)
EventEffect = (
    GainCoins
    | GainGoods
    | GainReputation
    | GainModifiers
    | GainVp
    | GainHouses
    | GainWorkers
    | Modify
    | Waive
    | CloseLocation
    | Suppress
)


# The parts of the file.


class GoodEntry(Entry, kw_only=True):
    id: Good
    cube_color: str = ""
    price: Count


class GuildEntry(Struct):
    id: Guild
    automa_die_value: int


class NobilityTrack(Struct):
    vp_by_level: Annotated[list[Points], Meta(min_length=MOST_NOBILITY + 1, max_length=MOST_NOBILITY + 1)]


class Tracks(Struct):
    nobility: NobilityTrack


class Start(Struct):
    coins: Count
    goods_each: Count
    houses_on_platform: Annotated[int, Meta(ge=0, le=HOUSES)]


class PlayerCount(Struct):
    players: int
    dice_per_player: int
    start_reputation: Annotated[int, Meta(ge=state.LEAST_REPUTATION, le=state.MOST_REPUTATION)]
    tavern_slots: int
    yard_slots: int
    guild_die_slots_usable: int
    guild_apprentice_slots: int
    income_per_apprentice: list[Count]
    starting_modifiers_by_seat: list[Annotated[int, Meta(ge=0, le=3)]]
    castle_slots: int
    prefilled_middle_workshops: bool
    owner_reward_multiplier: Annotated[int, Meta(ge=0, le=3)]
    chancery_desks: int


class Yard(Struct):
    house_price: Count


class GuildDieSlot(Struct):
    goods_limit: Annotated[int, Meta(ge=0, le=MOST_BOUGHT)]
    apprentices_limit: Annotated[int, Meta(ge=0, le=6)]


class WorkshopSpace(Struct):
    vp: Points
    stars: Nobility
    owner_reward: Gain


class HallSlot(Struct):
    slot: int
    die_value: int
    price: Count


class Council(Struct):
    reputation_loss: Count


class BerkSlot(Struct):
    free_modifiers: Annotated[int, Meta(ge=0, le=MOST_TOKENS)]
    paid_modifiers: Annotated[int, Meta(ge=0, le=MOST_TOKENS)]
    paid_modifier_price: Count
    commission_draw: Annotated[int, Meta(ge=1, le=3)]
    commission_reputation_loss: Count


class CastleSlot(Struct):
    slot: int
    values: list[int]
    reputation_gain_by_value: dict[Literal["1", "2", "3", "4", "5", "6"], Count]


class PublicPlot(Struct):
    vp: Points
    stars: Nobility
    income: Gain


class Sale(Struct):
    workshop_coins: Count
    public_building_coins: Count
    public_building_vp_loss: Points


class Desk(Struct):
    desk: str
    row: Literal["upper", "lower"]
    die_value: int
    race: Race
    effects: Annotated[list[Modify], Meta(min_length=1, max_length=1)]


class Places(Struct):
    """What the places of the board ask and give; all else about them is fixed."""

    yard: Yard
    guild_die_slots: list[GuildDieSlot]
    workshop_spaces: list[WorkshopSpace]
    hall_slots: list[HallSlot]
    council: Council
    berk_slots: list[BerkSlot]
    castle_slots: list[CastleSlot]
    public_plots: list[PublicPlot]
    sale: Sale
    chancery_desks: list[Desk]


class Chancery(Struct):
    income_coins_per_apprentice: Count


class Settler(Entry, kw_only=True):
    id: Id
    name: Name
    race: Race
    deck: Literal[1, 2]
    tier: str = ""
    goods: Annotated[list[Good], Meta(min_length=1, max_length=6)]
    min_goods: Amount
    max_goods: Amount
    workers: Annotated[int, Meta(ge=0, le=state.FIGURES)]
    stars: Nobility


class Workshop(Entry, kw_only=True, tag_field="type", tag="workshop"):
    id: Id
    name: Name
    guild: Guild
    trigger: Literal["on_activate"]
    choose: Literal[1]
    effects: Annotated[list[WorkshopEffect], Meta(min_length=1, max_length=CHOICES)]


class PublicBuilding(Entry, kw_only=True, tag_field="type", tag="public"):
    id: Id
    name: Name
    trigger: Literal["on_settler_completed"]
    effects: Annotated[list[GainVp], Meta(min_length=1, max_length=1)]


class Demand(Struct, forbid_unknown_fields=True):
    good: Good
    price: Count
    spaces: Amount


class Ship(Entry, kw_only=True, rename={"kind": "class"}):
    id: Id
    name: Name
    kind: str = ""
    demand: Annotated[list[Demand], Meta(min_length=1, max_length=6)]


class CouncilTile(Entry, kw_only=True):
    id: Id
    tier: str = ""
    nobility_required: Nobility
    goods: dict[Good, Amount]
    coins: Count
    vp: Points


class Character(Entry, kw_only=True):
    id: Id
    name: Name
    extra_good: Good
    extra_good_limit: Annotated[int, Meta(ge=3, le=MOST_SPENT)]
    trigger: Literal["on_lord"]
    effects: Annotated[list[LordPart], Meta(min_length=1, max_length=PARTS)]


class Event(Entry, kw_only=True):
    id: Id
    name: Name
    deck: Literal["I", "II"]
    trigger: Literal["during_round", "on_round_start"]
    effects: Annotated[list[EventEffect], Meta(min_length=1, max_length=EVENT_EFFECTS)]


class Condition(Struct, forbid_unknown_fields=True):
    metric: Metric
    at_least: Annotated[int, Meta(ge=0, le=1000)]


class Goal(Entry, kw_only=True):
    id: Id
    name: Name
    all_of: Annotated[list[Condition], Meta(min_length=1, max_length=CONDITIONS)]


class Commission(Entry, kw_only=True):
    id: Id
    name: Name
    metric: Metric
    race: Race | None = None
    vp: Points
    per: Amount
    max_vp: Points


class DiceTile(Entry, kw_only=True):
    id: Id
    slots: Annotated[list[Pips], Meta(min_length=3, max_length=3)]
    pip_total: int


class Components(Struct):
    """The parts of the file that the rules read; the rest of it is for people."""

    goods: list[GoodEntry]
    guilds: list[GuildEntry]
    tracks: Tracks
    start: Start
    player_counts: list[PlayerCount]
    locations: Places
    chancery: Chancery
    settlers: list[Settler]
    buildings: list[Workshop | PublicBuilding]
    ships: list[Ship]
    council_tiles: list[CouncilTile]
    characters: list[Character]
    events: list[Event]
    solo_goals: list[Goal]
    commissions: list[Commission]
    dice_tiles: list[DiceTile]


# What the rules know in one way only. A deck may say it or leave it out, but not say otherwise.
FIXED_PARTS = {"meta", "vocabulary", "races", "component_counts", "event_setup", "solo", "end_scoring"}
# The same of parts that must be there, but for the fields in which a deck is free.
HALF_FIXED: dict[str, tuple[str, ...]] = {
    "goods": ("price", "cube_color"),
    "guilds": (),
    "tracks.reputation": (),
    "tracks.nobility": ("vp_by_level",),
    "tracks.rounds": (),
    "start": ("coins", "goods_each", "houses_on_platform"),
    "player_counts": (
        "start_reputation",
        "income_per_apprentice",
        "starting_modifiers_by_seat",
        "owner_reward_multiplier",
    ),
    "locations.tavern": (),
    "locations.yard": ("house_price",),
    "locations.guild_die_slots": ("goods_limit", "apprentices_limit"),
    "locations.workshop_spaces": ("vp", "stars", "owner_reward"),
    "locations.hall_slots": ("price",),
    "locations.harbour_slots": (),
    "locations.council_rows": (),
    "locations.council": ("reputation_loss",),
    "locations.berk_slots": (
        "free_modifiers",
        "paid_modifiers",
        "paid_modifier_price",
        "commission_draw",
        "commission_reputation_loss",
    ),
    "locations.castle_slots": ("reputation_gain_by_value",),
    "locations.player_board_slot": (),
    "locations.public_plots": ("vp", "stars", "income"),
    "locations.sale": ("workshop_coins", "public_building_coins", "public_building_vp_loss"),
    "locations.chancery_desks": ("benefit", "effects"),
    "chancery": ("income_coins_per_apprentice",),
}


def parse_deck(name: str, text: str) -> Deck:
    file = DeckFile(name, text)
    parts = file.read(Components)
    file.expect_parts(*Components.__struct_fields__, *FIXED_PARTS)
    check_wholes(file)
    file.expect_standard(STANDARD_DECK, FIXED_PARTS, HALF_FIXED)
    check_counts(file, parts)
    array = np.zeros(1, state.Printed.twin)
    deck: state.Printed = array[0]
    fill_player_counts(file, deck, parts)
    fill_start(deck, parts)
    fill_guilds_and_hall(file, deck, parts.locations)
    fill_other_places(file, deck, parts)
    fill_desks(file, deck, parts)
    fill_settlers(file, deck, parts.settlers)
    fill_buildings(file, deck, parts.buildings)
    fill_ships_and_council(file, deck, parts)
    fill_characters_and_events(file, deck, parts)
    fill_goals(file, deck, parts)
    fill_commissions(file, deck, parts)
    return Deck(array, names_of(parts), text)


def check_wholes(file: DeckFile) -> None:
    """Of the two parts that are made of others: those, and no more."""
    for whole in ("tracks", "locations"):
        known = {part.partition(".")[2] for part in HALF_FIXED if part.startswith(f"{whole}.")}
        for part in sorted(file.data[whole].keys() ^ known):
            file.expect(part in known, whole, part, f"unknown field; expected one of {', '.join(known)}")
            file.fail(whole, part, "expected this field, but it is missing")


def check_counts(file: DeckFile, parts: Components) -> None:
    """NOB-004 to NOB-010, NOB-018, NOB-019, NOB-023, NOB-024, NOB-026: the piles are made for these."""
    kinds: tuple[tuple[str, list[Any], int], ...] = (
        ("settlers", parts.settlers, SETTLERS),
        ("buildings", parts.buildings, BUILDINGS),
        ("ships", parts.ships, SHIPS),
        ("council_tiles", parts.council_tiles, COUNCIL_TILES),
        ("characters", parts.characters, CHARACTERS),
        ("events", parts.events, EVENTS),
        ("solo_goals", parts.solo_goals, GOALS),
        ("commissions", parts.commissions, COMMISSIONS),
        ("dice_tiles", parts.dice_tiles, DICE_TILES),
    )
    for kind, entries, count in kinds:
        file.expect_entries(kind, [entry.id for entry in entries], count)
    check_split(file, "settlers", "deck", Counter(f"{card.deck}" for card in parts.settlers), SETTLERS // 2)
    check_split(file, "events", "deck", Counter(card.deck for card in parts.events), EVENTS_OF_DECK)
    workshops = Counter[str](tile.guild for tile in parts.buildings if isinstance(tile, Workshop))
    for guild in GUILDS:
        workshops[guild] += 0
    check_split(file, "buildings", "guild", workshops, WORKSHOPS_OF_GUILD)


def check_split(file: DeckFile, part: str, field: str, found: Counter[Any], wanted: int) -> None:
    for value, count in found.items():
        file.expect(
            count == wanted, part, field, f"expected '{value}' {wanted} times, found it {count} times"
        )


def fill_player_counts(file: DeckFile, deck: state.Printed, parts: Components) -> None:
    for number, column in enumerate(parts.player_counts):
        players = column.players
        entry = f"player_counts number {number + 1}"
        seats = len(column.starting_modifiers_by_seat)
        file.expect(
            seats == players, entry, "starting_modifiers_by_seat", f"expected one for each of {players}"
        )
        slots, incomes = column.guild_apprentice_slots, len(column.income_per_apprentice)
        file.expect(incomes == slots, entry, "income_per_apprentice", f"expected {slots} amounts")
        deck.dice[players] = column.dice_per_player
        deck.start_reputation[players] = column.start_reputation
        deck.tavern_slots[players] = column.tavern_slots
        deck.yard_slots[players] = column.yard_slots
        deck.guild_dice[players] = column.guild_die_slots_usable
        deck.apprentice_slots[players] = slots
        deck.castle_slots[players] = column.castle_slots
        deck.prefilled[players] = column.prefilled_middle_workshops
        deck.reward_times[players] = column.owner_reward_multiplier
        deck.desks[players] = column.chancery_desks
        deck.start_modifiers[players, :seats] = column.starting_modifiers_by_seat
        deck.income[players, 1 : slots + 1] = column.income_per_apprentice


def fill_start(deck: state.Printed, parts: Components) -> None:
    deck.start_coins = parts.start.coins
    deck.start_goods = parts.start.goods_each
    deck.start_houses = parts.start.houses_on_platform
    deck.nobility_points[:] = parts.tracks.nobility.vp_by_level
    for good in parts.goods:
        deck.good_price[GOODS.index(good.id)] = good.price
    for guild in parts.guilds:
        deck.automa_guild[guild.automa_die_value] = GUILDS.index(guild.id)


def fill_guilds_and_hall(file: DeckFile, deck: state.Printed, places: Places) -> None:
    for band, slot in enumerate(places.guild_die_slots):
        deck.goods_limit[band] = slot.goods_limit
        deck.workers_limit[band] = slot.apprentices_limit
    for number, space in enumerate(places.workshop_spaces):
        deck.space_vp[number] = space.vp
        deck.space_stars[number] = space.stars
        reward = space.owner_reward
        check_no_choice(file, f"locations.workshop_spaces number {number + 1}", "owner_reward", reward)
        fill_effect(deck.space_reward[number], reward)
    for number, hall in enumerate(places.hall_slots):
        deck.hall_space[hall.die_value] = number
        deck.hall_price[number] = hall.price


def fill_other_places(file: DeckFile, deck: state.Printed, parts: Components) -> None:
    places = parts.locations
    deck.house_price = places.yard.house_price
    deck.council_loss = places.council.reputation_loss
    for band, berk in enumerate(places.berk_slots):
        most = berk.free_modifiers + berk.paid_modifiers <= MOST_TOKENS
        entry = f"locations.berk_slots number {band + 1}"
        file.expect(
            most, entry, "paid_modifiers", f"expected {MOST_TOKENS} tokens at most, with the free ones"
        )
        deck.berk_free[band] = berk.free_modifiers
        deck.berk_paid[band] = berk.paid_modifiers
        deck.berk_price[band] = berk.paid_modifier_price
        deck.berk_draw[band] = berk.commission_draw
        deck.berk_loss[band] = berk.commission_reputation_loss
    for number, castle in enumerate(places.castle_slots):
        gains = castle.reputation_gain_by_value
        fits = sorted(gains) == [str(value) for value in castle.values]
        entry = f"locations.castle_slots number {number + 1}"
        file.expect(fits, entry, "reputation_gain_by_value", "expected one amount for each of the values")
        for value, gain in gains.items():
            deck.castle_gain[number, int(value)] = gain
    for number, plot in enumerate(places.public_plots):
        deck.plot_vp[number] = plot.vp
        deck.plot_stars[number] = plot.stars
        check_no_choice(
            file, f"locations.public_plots number {number + 1}", "income", plot.income, guild=False
        )
        fill_effect(deck.plot_income[number], plot.income)
    deck.sale_workshop = places.sale.workshop_coins
    deck.sale_public = places.sale.public_building_coins
    deck.sale_loss = places.sale.public_building_vp_loss


def fill_desks(file: DeckFile, deck: state.Printed, parts: Components) -> None:
    """NOB-399, NOB-400: the lower row repeats the upper."""
    deck.desk_income = parts.chancery.income_coins_per_apprentice
    upper = {desk.die_value: desk for desk in parts.locations.chancery_desks if desk.row == "upper"}
    for number, desk in enumerate(parts.locations.chancery_desks):
        entry = f"locations.chancery_desks number {number + 1}"
        same = desk.effects == upper[desk.die_value].effects
        file.expect(same, entry, "effects", "expected the same as in the upper row")
        deck.desk_race[desk.die_value - 1] = RACES.index(desk.race)
        fill_effect(deck.desk_effect[desk.die_value - 1], desk.effects[0])


def fill_settlers(file: DeckFile, deck: state.Printed, settlers: list[Settler]) -> None:
    for number, card in enumerate(settlers):
        entry = f"settlers '{card.id}'"
        kinds = len(set(card.goods))
        file.expect(kinds == len(card.goods), entry, "goods", "expected each good once")
        # NOB-154: at most three of each, so that every player can complete every card.
        can_be = kinds <= card.max_goods and card.min_goods <= min(card.max_goods, 3 * kinds)
        wanted = "expected a range that can be paid with one to three of each good"
        file.expect(can_be, entry, "min_goods", wanted)
        deck.settler_race[number] = RACES.index(card.race)
        deck.settler_goods[number] = sum(1 << GOODS.index(good) for good in card.goods)
        deck.settler_least[number] = card.min_goods
        deck.settler_most[number] = card.max_goods
        deck.settler_workers[number] = card.workers
        deck.settler_stars[number] = card.stars
        deck.settler_back[number] = card.deck


def fill_buildings(file: DeckFile, deck: state.Printed, buildings: list[Workshop | PublicBuilding]) -> None:
    for number, tile in enumerate(buildings):
        entry, into = f"buildings '{tile.id}'", deck.buildings[number]
        if isinstance(tile, PublicBuilding):
            into.guild = NOTHING
            file.expect(tile.effects[0].amount == 1, entry, "effects.amount", "expected 1: NOB-161 says so")
            fill_effect(into.effects[0], tile.effects[0])
            continue
        into.guild = GUILDS.index(tile.guild)
        for choice, effect in enumerate(tile.effects):
            check_no_choice(file, entry, "effects.good", effect)
            fill_effect(into.effects[choice], effect)


def fill_ships_and_council(file: DeckFile, deck: state.Printed, parts: Components) -> None:
    for number, ship in enumerate(parts.ships):
        goods = [demand.good for demand in ship.demand]
        once = len({*goods}) == len(goods)
        file.expect(once, f"ships '{ship.id}'", "demand", "expected each good at most once")
        for demand in ship.demand:
            good = GOODS.index(demand.good)
            deck.ship_price[number, good] = demand.price
            deck.ship_spaces[number, good] = demand.spaces
    for number, tile in enumerate(parts.council_tiles):
        deck.council_nobility[number] = tile.nobility_required
        deck.council_coins[number] = tile.coins
        deck.council_vp[number] = tile.vp
        for name, amount in tile.goods.items():
            deck.council_goods[number, GOODS.index(name)] = amount


def fill_characters_and_events(file: DeckFile, deck: state.Printed, parts: Components) -> None:
    for number, character in enumerate(parts.characters):
        into = deck.characters[number]
        into.good = GOODS.index(character.extra_good)
        into.limit = character.extra_good_limit
        for part, effect in enumerate(character.effects):
            named = not isinstance(effect, GainGoods) or effect.good != "guild"
            file.expect(named, f"characters '{character.id}'", "effects.good", "expected a good or 'choice'")
            fill_effect(into.parts[part], effect)
    for number, event in enumerate(parts.events):
        entry, at_start = f"events '{event.id}'", event.trigger == "on_round_start"
        deck.events[number].deck = ("I", "II").index(event.deck)
        deck.events[number].at_start = at_start
        for place, change in enumerate(event.effects):
            at_once = isinstance(change, Gain)
            wanted = f"expected effects that {'come at once' if at_start else 'last'}"
            file.expect(at_once == at_start, entry, "effects", wanted)
            check_no_choice(file, entry, "effects.good", change, guild=False)
            fill_effect(deck.events[number].effects[place], change)


def fill_goals(file: DeckFile, deck: state.Printed, parts: Components) -> None:
    deck.goal_metric[:] = NOTHING
    for number, goal in enumerate(parts.solo_goals):
        for place, condition in enumerate(goal.all_of):
            no_race = condition.metric != "settlers_of_race"
            file.expect(no_race, f"solo_goals '{goal.id}'", "all_of.metric", "expected one without a race")
            deck.goal_metric[number, place] = METRICS.index(condition.metric)
            deck.goal_least[number, place] = condition.at_least


def fill_commissions(file: DeckFile, deck: state.Printed, parts: Components) -> None:
    for number, card in enumerate(parts.commissions):
        fits = (card.race is None) == (card.metric != "settlers_of_race")
        wanted = "expected it with the metric settlers_of_race, and with no other"
        file.expect(fits, f"commissions '{card.id}'", "race", wanted)
        deck.commission_metric[number] = METRICS.index(card.metric)
        deck.commission_race[number] = NOTHING if card.race is None else RACES.index(card.race)
        deck.commission_vp[number] = card.vp
        deck.commission_per[number] = card.per
        deck.commission_most[number] = card.max_vp
    for number, tile in enumerate(parts.dice_tiles):
        right = tile.pip_total == sum(tile.slots)
        file.expect(right, f"dice_tiles '{tile.id}'", "pip_total", f"expected {sum(tile.slots)}")
        deck.tile_values[number] = tile.slots


def check_no_choice(file: DeckFile, entry: str, field: str, effect: Effect, guild: bool = True) -> None:
    """What comes of itself names its good, or is of a guild and means that guild's."""
    if isinstance(effect, GainGoods):
        file.expect(effect.good != "choice", entry, field, "expected no choice here")
        file.expect(guild or effect.good != "guild", entry, field, "expected the name of a good")


def fill_effect(into: state.Effect, effect: Effect) -> None:
    into.kind = EFFECT_KINDS.index(str(effect.__struct_config__.tag))
    into.amount = getattr(effect, "amount", 0)
    match effect:
        case GainGoods() | BuyGoods():
            into.good = [*GOODS, "guild", "choice"].index(effect.good)
            into.price = getattr(effect, "price", 0)
        case Modify():
            into.target = PARAMETERS.index(effect.param)
            into.op = ("add", "set").index(effect.op)
            into.least = effect.min
        case CloseLocation():
            into.target = LOCATIONS.index(effect.location)


def names_of(parts: Components) -> dict[str, dict[str, str]]:
    named: dict[str, list[Any]] = {
        "settler": parts.settlers,
        "building": parts.buildings,
        "ship": parts.ships,
        "character": parts.characters,
        "event": parts.events,
        "goal": parts.solo_goals,
        "commission": parts.commissions,
    }
    names = {kind: {entry.id: entry.name for entry in entries} for kind, entries in named.items()}
    names["council"] = {tile.id: tile.id for tile in parts.council_tiles}
    names["tile"] = {tile.id: tile.id for tile in parts.dice_tiles}
    names["desk"] = {f"desk{value}": f"Desk {value}" for value in range(1, PIPS + 1)}
    return names
