"""What is printed on the components, whatever the deck says: as data, and as tellings."""

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import Struct

from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.telling import Values, amount_of
from moothall.games.nobility.stages import berk
from moothall.games.nobility.state import (
    ACTIVATION,
    ASCENDING,
    BANDS,
    BUY_GOODS,
    CASTLE_SLOTS,
    CLOSE_LOCATION,
    CONDITIONS,
    EFFECT_KINDS,
    EXCHANGE_GOODS,
    GAIN_GOODS,
    GOODS,
    GUILDS,
    HALL_SPACES,
    HAND,
    HOUSES,
    LEAST_REPUTATION,
    LOCATIONS,
    LORD_LEVEL,
    METRIC_SETTLERS_OF_RACE,
    METRICS,
    MODIFIERS,
    MODIFY,
    MOST_NOBILITY,
    MOST_REPUTATION,
    NO_EFFECT,
    NOTHING,
    OWN_VALUE,
    PARAMETERS,
    PIPS,
    PLACE_APPRENTICES,
    PLOTS,
    RACES,
    REROLL_DICE,
    SET,
    SPACES,
    SUPPRESS,
    TAKE_SETTLERS,
    WAIVE,
)
from moothall.games.nobility.telling import (
    gain_of,
    tell_gain,
    tell_goods,
    tell_wares,
    together,
)

Amounts = dict[str, int]  # only what there is of
EventDeck = Literal["I", "II"]
Operation = Literal["add", "set"]

BAND_VALUES = ((1, 2), (3, 4), (5, 6))
EFFECT_GOODS = (*GOODS, "guild", "choice")
EVENT_DECKS: tuple[EventDeck, ...] = ("I", "II")
OPERATIONS: tuple[Operation, ...] = ("add", "set")
RULES_NAMED = {WAIVE: ASCENDING, SUPPRESS: ACTIVATION}


class Effect(Struct, omit_defaults=True):
    """Its kind, and what belongs to that."""

    kind: str
    amount: int | None = None
    good: str | None = None
    price: int | None = None
    parameter: str | None = None
    op: Operation | None = None
    least: int | None = None
    location: str | None = None
    rule: str | None = None


class Good(Struct):
    price: int


class GuildBoard(Struct):
    good: str
    automa_value: int  # that sends a die of the automa there


class Reputation(Struct):
    least: int
    most: int


class GuildSlot(Struct):
    values: list[int]
    goods: int
    workers: int


class WorkshopSpace(Struct):
    points: int
    stars: int
    reward: Effect | None


class HallPlace(Struct):
    value: int
    price: int


class BerkSlot(Struct):
    values: list[int]
    free: int
    paid: int
    most: int  # tokens, free and paid
    price: int
    cards: int
    reputation_loss: int


class CastleSlot(Struct):
    values: list[int]  # of dice that it takes
    reputation: list[int]  # for each of these


class Plot(Struct):
    points: int
    stars: int
    income: Amounts


class Sale(Struct):
    workshop: int
    public: int
    public_loss: int


class DeskColumn(Struct):
    race: str
    effect: Effect


class SettlerCard(Struct):
    name: str
    race: str
    goods: list[str]
    least: int
    most: int
    workers: int
    stars: int
    back: int


class BuildingTile(Struct):
    name: str
    guild: str | None  # None for a public building
    effects: list[Effect]


class Ware(Struct):
    """A good that a ship takes."""

    good: str
    price: int
    spaces: int


class ShipTile(Struct):
    name: str
    goods: list[Ware]


class CouncilTile(Struct):
    nobility: int
    goods: Amounts
    coins: int
    points: int


class CharacterCard(Struct):
    name: str
    good: str
    limit: int
    benefit: list[Effect]


class EventCard(Struct):
    name: str
    deck: EventDeck
    at_start: bool
    effects: list[Effect]


class GoalCondition(Struct):
    metric: str
    least: int


class GoalCard(Struct):
    name: str
    conditions: list[GoalCondition]


class CommissionCard(Struct):
    name: str
    metric: str
    race: str | None
    points: int
    per: int
    most: int


class Components(Struct, tag_field="game", tag="nobility"):
    """All that is printed, by the ids of the components."""

    goods: dict[str, Good]
    guilds: dict[str, GuildBoard]
    races: list[str]
    reputation: Reputation
    nobility: list[int]  # points, by level
    lord_levels: list[int]  # of nobility: who reaches them is a Lord, then a White Lord
    house_plots: int
    modifiers: int
    hand_limit: int
    house_price: int
    guild_slots: list[GuildSlot]
    workshop_spaces: list[WorkshopSpace]
    reward_times: list[int]
    income: list[list[int]]
    hall: list[HallPlace]
    council_loss: int
    berk_slots: list[BerkSlot]
    castle_slots: list[CastleSlot]
    own_slot: list[int]  # values of dice
    bands: list[list[int]]  # values of dice that share a slot, from the first slot on
    plots: list[Plot]
    sale: Sale
    desks: list[DeskColumn]
    desk_income: int
    settlers: dict[str, SettlerCard]
    buildings: dict[str, BuildingTile]
    ships: dict[str, ShipTile]
    council_tiles: dict[str, CouncilTile]
    characters: dict[str, CharacterCard]
    events: dict[str, EventCard]
    goals: dict[str, GoalCard]
    commissions: dict[str, CommissionCard]
    dice_tiles: dict[str, list[int]]


def components(deck: Deck) -> Components:
    printed = deck.printed
    return Components(
        goods={name: Good(int(printed.good_price[good])) for good, name in enumerate(GOODS)},
        guilds={name: guild_board(deck, guild) for guild, name in enumerate(GUILDS)},
        races=list(RACES),
        reputation=Reputation(LEAST_REPUTATION, MOST_REPUTATION),
        nobility=[int(level) for level in printed.nobility_points],
        lord_levels=[LORD_LEVEL, MOST_NOBILITY],
        house_plots=HOUSES,
        modifiers=MODIFIERS,
        hand_limit=HAND,
        house_price=int(printed.house_price),
        guild_slots=[guild_slot(deck, band) for band in range(BANDS)],
        workshop_spaces=[workshop_space(deck, space) for space in range(SPACES)],
        reward_times=[int(times) for times in printed.reward_times],
        income=[[int(coins) for coins in table] for table in printed.income],
        hall=[hall_place(deck, space) for space in range(HALL_SPACES)],
        council_loss=int(printed.council_loss),
        berk_slots=[berk_slot(deck, band) for band in range(BANDS)],
        castle_slots=[castle_slot(deck, slot) for slot in range(CASTLE_SLOTS)],
        own_slot=list(range(OWN_VALUE, PIPS + 1)),
        bands=[list(values) for values in BAND_VALUES],
        plots=[plot_of(deck, plot) for plot in range(PLOTS)],
        sale=Sale(int(printed.sale_workshop), int(printed.sale_public), int(printed.sale_loss)),
        desks=[desk_column(deck, column) for column in range(PIPS)],
        desk_income=int(printed.desk_income),
        settlers={name: settler_card(deck, i) for i, name in enumerate(deck.ids("settler"))},
        buildings={name: building_tile(deck, i) for i, name in enumerate(deck.ids("building"))},
        ships={
            name: ShipTile(deck.names["ship"][name], ship_goods(deck, i))
            for i, name in enumerate(deck.ids("ship"))
        },
        council_tiles={name: council_tile(deck, i) for i, name in enumerate(deck.ids("council"))},
        characters={name: character_card(deck, i) for i, name in enumerate(deck.ids("character"))},
        events={name: event_card(deck, i) for i, name in enumerate(deck.ids("event"))},
        goals={name: goal_card(deck, i) for i, name in enumerate(deck.ids("goal"))},
        commissions={name: commission_card(deck, i) for i, name in enumerate(deck.ids("commission"))},
        dice_tiles={
            name: [int(value) for value in printed.tile_values[i]] for i, name in enumerate(deck.ids("tile"))
        },
    )


def some(names: Iterable[str], amounts: Iterable[int]) -> dict[str, int]:
    """Only what there is of."""
    return {name: int(amount) for name, amount in zip(names, amounts, strict=True) if amount}


def bits_in(bits: int, names: Iterable[str]) -> list[str]:
    return [name for bit, name in enumerate(names) if (bits >> bit) & 1]


def effect_of(effect: Any) -> Effect:
    kind, target = effect.kind, int(effect.target)
    told = Effect(EFFECT_KINDS[kind])
    if kind not in (WAIVE, CLOSE_LOCATION, SUPPRESS):
        told.amount = int(effect.amount)
    if kind in (GAIN_GOODS, BUY_GOODS):
        told.good = EFFECT_GOODS[effect.good]
    if kind == BUY_GOODS:
        told.price = int(effect.price)
    if kind == MODIFY:
        told.parameter, told.op, told.least = PARAMETERS[target], OPERATIONS[effect.op], int(effect.least)
    if kind == CLOSE_LOCATION:
        told.location = LOCATIONS[target]
    told.rule = RULES_NAMED.get(kind)
    return told


def effect_if_any(effect: Any) -> Effect | None:
    return None if effect.kind == NO_EFFECT else effect_of(effect)


def effects_of(effects: Iterable[Any]) -> list[Effect]:
    return [effect_of(effect) for effect in effects if effect.kind != NO_EFFECT]


def guild_board(deck: Deck, guild: int) -> GuildBoard:
    return GuildBoard(GOODS[guild], list(deck.printed.automa_guild).index(guild, 1))


def guild_slot(deck: Deck, band: int) -> GuildSlot:
    printed = deck.printed
    return GuildSlot(
        list(BAND_VALUES[band]), int(printed.goods_limit[band]), int(printed.workers_limit[band])
    )


def workshop_space(deck: Deck, space: int) -> WorkshopSpace:
    printed = deck.printed
    reward = effect_if_any(printed.space_reward[space])
    return WorkshopSpace(int(printed.space_vp[space]), int(printed.space_stars[space]), reward)


def hall_place(deck: Deck, space: int) -> HallPlace:
    printed = deck.printed
    return HallPlace(list(printed.hall_space).index(space, 1), int(printed.hall_price[space]))


def berk_slot(deck: Deck, band: int) -> BerkSlot:
    printed = deck.printed
    return BerkSlot(
        values=list(BAND_VALUES[band]),
        free=int(printed.berk_free[band]),
        paid=int(printed.berk_paid[band]),
        most=int(berk.most_tokens(printed, band)),
        price=int(printed.berk_price[band]),
        cards=int(printed.berk_draw[band]),
        reputation_loss=int(printed.berk_loss[band]),
    )


def castle_slot(deck: Deck, slot: int) -> CastleSlot:
    values = list(BAND_VALUES[slot]) if slot < BANDS else list(range(1, PIPS + 1))
    return CastleSlot(values, [int(deck.printed.castle_gain[slot, value]) for value in values])


def plot_of(deck: Deck, plot: int) -> Plot:
    printed = deck.printed
    effect = printed.plot_income[plot]
    income = {} if effect.kind == NO_EFFECT else gain_of(effect)
    return Plot(int(printed.plot_vp[plot]), int(printed.plot_stars[plot]), income)


def desk_column(deck: Deck, column: int) -> DeskColumn:
    printed = deck.printed
    return DeskColumn(RACES[printed.desk_race[column]], effect_of(printed.desk_effect[column]))


def settler_card(deck: Deck, card: int) -> SettlerCard:
    printed = deck.printed
    return SettlerCard(
        name=deck.names["settler"][deck.ids("settler")[card]],
        race=RACES[printed.settler_race[card]],
        goods=bits_in(int(printed.settler_goods[card]), GOODS),
        least=int(printed.settler_least[card]),
        most=int(printed.settler_most[card]),
        workers=int(printed.settler_workers[card]),
        stars=int(printed.settler_stars[card]),
        back=int(printed.settler_back[card]),
    )


def building_tile(deck: Deck, tile: int) -> BuildingTile:
    printed = deck.printed.buildings[tile]
    return BuildingTile(
        name=deck.names["building"][deck.ids("building")[tile]],
        guild=None if printed.guild == NOTHING else GUILDS[printed.guild],
        effects=effects_of(printed.effects),
    )


def ship_goods(deck: Deck, ship: int) -> list[Ware]:
    printed = deck.printed
    return [
        Ware(name, int(printed.ship_price[ship][good]), int(printed.ship_spaces[ship][good]))
        for good, name in enumerate(GOODS)
        if printed.ship_spaces[ship][good]
    ]


def council_tile(deck: Deck, tile: int) -> CouncilTile:
    printed = deck.printed
    return CouncilTile(
        nobility=int(printed.council_nobility[tile]),
        goods=some(GOODS, printed.council_goods[tile]),
        coins=int(printed.council_coins[tile]),
        points=int(printed.council_vp[tile]),
    )


def character_card(deck: Deck, character: int) -> CharacterCard:
    printed = deck.printed.characters[character]
    return CharacterCard(
        name=deck.names["character"][deck.ids("character")[character]],
        good=GOODS[printed.good],
        limit=int(printed.limit),
        benefit=effects_of(printed.parts),
    )


def event_card(deck: Deck, event: int) -> EventCard:
    printed = deck.printed.events[event]
    return EventCard(
        name=deck.names["event"][deck.ids("event")[event]],
        deck=EVENT_DECKS[printed.deck],
        at_start=bool(printed.at_start),
        effects=effects_of(printed.effects),
    )


def goal_card(deck: Deck, goal: int) -> GoalCard:
    conditions = [GoalCondition(METRICS[metric], least) for metric, least in goal_conditions(deck, goal)]
    return GoalCard(deck.names["goal"][deck.ids("goal")[goal]], conditions)


def goal_conditions(deck: Deck, goal: int) -> list[tuple[int, int]]:
    metrics, least = deck.printed.goal_metric[goal], deck.printed.goal_least[goal]
    return [(int(metrics[i]), int(least[i])) for i in range(CONDITIONS) if metrics[i] != NOTHING]


def commission_card(deck: Deck, card: int) -> CommissionCard:
    printed = deck.printed
    race = printed.commission_race[card]
    return CommissionCard(
        name=deck.names["commission"][deck.ids("commission")[card]],
        metric=METRICS[printed.commission_metric[card]],
        race=None if race == NOTHING else RACES[race],
        points=int(printed.commission_vp[card]),
        per=int(printed.commission_per[card]),
        most=int(printed.commission_most[card]),
    )


# In words.


# What each parameter counts.
COUNTED = {
    "harbour.coins_per_good": "coin",
    "yard.house_price": "coin",
    "hall.building_price": "coin",
    "income.coins_per_apprentice": "coin",
    "guild.goods_limit": "good",
    "castle.reputation_gain": "reputation",
    "council.reputation_loss": "reputation",
    "council.coin_cost": "coin",
    "tavern.cards_taken": "settler_card",
    "player.dice_sum_limit": "pip",
    "settler.vp_bonus": "point",
}


def tell_card(deck: Deck, kind: str, name: str) -> list[Telling]:
    """Its heading, then what it does; nothing for kinds of components that have no cards or tiles."""
    return _CARDS[kind](deck, deck.ids(kind).index(name)) if kind in _CARDS else []


def tell_settler_card(deck: Deck, card: int) -> list[Telling]:
    printed = deck.printed
    heading: Values = {
        "settler": deck.ids("settler")[card],
        "race": RACES[printed.settler_race[card]],
        "back": int(printed.settler_back[card]),
    }
    return [Telling("card-settler", heading), settler_effect(deck, card)]


def settler_effect(deck: Deck, card: int) -> Telling:
    printed = deck.printed
    gained = amount_of(worker=int(printed.settler_workers[card]), star=int(printed.settler_stars[card]))
    values: Values = {
        "least": int(printed.settler_least[card]),
        "most": int(printed.settler_most[card]),
        "wares": tell_wares(int(printed.settler_goods[card])),
        "goods_gained": gained,
    }
    return Telling("effect-settler", values)


def tell_building_tile(deck: Deck, tile: int) -> list[Telling]:
    name: Values = {"building": deck.ids("building")[tile]}
    building = deck.printed.buildings[tile]
    if building.guild == NOTHING:
        points = int(building.effects[0].amount)
        return [Telling("card-public", name), Telling("effect-public", {"points": points})]
    effects = [effect for effect in building.effects if effect.kind != NO_EFFECT]
    told = [
        tell_effect(effect, "or" if place else "none", building.guild) for place, effect in enumerate(effects)
    ]
    return [Telling("card-workshop", name | {"guild": GUILDS[building.guild]}), *told]


def tell_effect(effect: Any, lead: str = "none", guild: int = NOTHING) -> Telling:
    """What it does; `lead` says what comes before that."""
    values: Values = {"lead": lead, "amount": int(effect.amount)}
    if effect.kind == MODIFY:
        return Telling(f"does-modify-{PARAMETERS[effect.target].replace('.', '_')}", tell_change(effect))
    if effect.kind in CHOSEN:
        return Telling(f"does-{CHOSEN[effect.kind]}", values | {"goods_cost": amount_of(coin=effect.price)})
    if effect.kind == CLOSE_LOCATION:
        return Telling("does-close", {"location": LOCATIONS[effect.target]})
    if effect.kind in (WAIVE, SUPPRESS):
        return Telling("does-waive" if effect.kind == WAIVE else "does-suppress")
    return Telling("does-gain", values | {"goods_gained": tell_gain(effect, guild)})


CHOSEN = {
    REROLL_DICE: "reroll",
    BUY_GOODS: "buy",
    EXCHANGE_GOODS: "exchange",
    TAKE_SETTLERS: "take_settlers",
    PLACE_APPRENTICES: "place_apprentices",
}


def tell_change(effect: Any) -> Values:
    amount = int(effect.amount)
    thing = COUNTED[PARAMETERS[effect.target]]
    change = "set" if effect.op == SET else "more" if amount > 0 else "less"
    return {"amount": abs(amount), "goods_change": amount_of(**{thing: abs(amount)}), "change": change}


def tell_ship_tile(deck: Deck, ship: int) -> list[Telling]:
    goods = [
        Telling(
            "effect-ship",
            {
                "ware": each.good,
                "goods_gained": amount_of(coin=each.price),
                "spaces": each.spaces,
            },
        )
        for each in ship_goods(deck, ship)
    ]
    return [Telling("card-ship", {"ship": deck.ids("ship")[ship]}), *goods]


def tell_council_tile(deck: Deck, tile: int) -> list[Telling]:
    printed = deck.printed
    cost = together(tell_goods(printed.council_goods[tile]), amount_of(coin=int(printed.council_coins[tile])))
    values: Values = {
        "nobility": int(printed.council_nobility[tile]),
        "goods_cost": cost,
        "goods_gained": amount_of(point=int(printed.council_vp[tile])),
    }
    return [
        Telling("card-council", {"council": deck.ids("council")[tile]}),
        Telling("effect-council", values),
    ]


def tell_character_card(deck: Deck, card: int) -> list[Telling]:
    character = deck.printed.characters[card]
    most: Values = {"limit": int(character.limit), "ware": GOODS[character.good]}
    parts = [part for part in character.parts if part.kind != NO_EFFECT]
    benefit = [tell_effect(part, "none" if place else "lord") for place, part in enumerate(parts)]
    heading = Telling("card-character", {"character": deck.ids("character")[card]})
    return [heading, Telling("effect-character", most), *benefit]


def tell_event_card(deck: Deck, card: int) -> list[Telling]:
    event = deck.printed.events[card]
    lead = "all" if event.at_start else "none"
    effects = [tell_effect(effect, lead) for effect in event.effects if effect.kind != NO_EFFECT]
    heading: Values = {"event": deck.ids("event")[card], "number": ("I", "II")[event.deck]}
    return [Telling("card-event", heading), *effects]


def tell_goal_card(deck: Deck, goal: int) -> list[Telling]:
    conditions = [
        Telling("effect-goal", {"least": least, "metric": METRICS[metric]})
        for metric, least in goal_conditions(deck, goal)
    ]
    return [Telling("card-goal", {"goal": deck.ids("goal")[goal]}), *conditions]


def tell_commission_card(deck: Deck, card: int) -> list[Telling]:
    return [
        Telling("card-commission", {"commission": deck.ids("commission")[card]}),
        commission_effect(deck, card),
    ]


def commission_effect(deck: Deck, card: int) -> Telling:
    printed = deck.printed
    metric = int(printed.commission_metric[card])
    values: Values = {
        "goods_each": amount_of(point=int(printed.commission_vp[card])),
        "per": int(printed.commission_per[card]),
        "most": int(printed.commission_most[card]),
    }
    if metric == METRIC_SETTLERS_OF_RACE:
        return Telling("effect-commission_race", values | {"race": RACES[printed.commission_race[card]]})
    return Telling("effect-commission", values | {"metric": METRICS[metric]})


def tell_dice_tile(deck: Deck, tile: int) -> list[Telling]:
    slots = ", ".join(str(int(value)) for value in deck.printed.tile_values[tile])
    return [Telling("card-tile", {"tile": deck.ids("tile")[tile]}), Telling("effect-tile", {"values": slots})]


def tell_desk(deck: Deck, column: int) -> list[Telling]:
    """One of each row, both alike."""
    printed = deck.printed
    heading: Values = {
        "desk": deck.ids("desk")[column],
        "race": RACES[printed.desk_race[column]],
        "value": column + 1,
    }
    return [Telling("card-desk", heading), tell_effect(printed.desk_effect[column])]


_CARDS = {
    "settler": tell_settler_card,
    "building": tell_building_tile,
    "ship": tell_ship_tile,
    "council": tell_council_tile,
    "character": tell_character_card,
    "event": tell_event_card,
    "goal": tell_goal_card,
    "commission": tell_commission_card,
    "tile": tell_dice_tile,
    "desk": tell_desk,
}
