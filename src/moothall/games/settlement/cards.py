"""What is printed on the components, whatever the deck says: as data, and as tellings."""

from typing import Literal

from msgspec import Struct

from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.record import Ints
from moothall.engine.telling import Values
from moothall.games.settlement import state
from moothall.games.settlement.state import COLOURS, GOODS, GUILDS
from moothall.games.settlement.telling import THING_NAMES, tell_building, tell_goods

Goods = dict[str, int]  # only what there is of
Unit = Literal["landscape", "building", "fortress"]


class MonsterCard(Struct):
    name: str
    settlers: int  # that drive it off
    reward: Goods


class LandscapeCard(Struct):
    row: int
    resource: str
    colour: str  # of its monster


class BuildingCard(Struct):
    name: str
    tiles: int
    cost: Goods
    pay: Goods
    gain: Goods
    stores: str | None  # the good that lies on it and counts
    points_each: int
    at_fortress: bool


class HeroCard(Struct):
    name: str
    guild: str
    cost: Goods
    bonus_settlers: int
    colour: str  # of the monster that it lures
    points: int
    per: Unit | None  # None where the points are fixed


class Components(Struct, tag_field="game", tag="settlement"):
    """All that is printed, by the ids of the components."""

    explore_settlers: list[int]  # by row
    surcharges: list[Goods]  # by the space of the hero row
    ranks: dict[str, int]  # from so many points on
    monsters: dict[str, MonsterCard]  # by colour
    landscapes: dict[str, LandscapeCard]
    buildings: dict[str, BuildingCard]
    artifacts: dict[str, str]  # their names
    heroes: dict[str, HeroCard]


def components(deck: Deck) -> Components:
    printed = deck.printed
    return Components(
        explore_settlers=[int(settlers) for settlers in printed.explore_settlers],
        surcharges=[some_goods(cost) for cost in printed.surcharge],
        ranks={name: int(printed.rank_from[i]) for i, name in enumerate(deck.ids("rank"))},
        monsters={colour: monster_card(deck, i) for i, colour in enumerate(COLOURS)},
        landscapes={tile: landscape_card(deck, i) for i, tile in enumerate(deck.ids("landscape"))},
        buildings={name: building_card(deck, i) for i, name in enumerate(deck.ids("building"))},
        artifacts=deck.names["artifact"],
        heroes={name: hero_card(deck, i) for i, name in enumerate(deck.ids("hero"))},
    )


def some_goods(amounts: Ints) -> Goods:
    """Only what there is of, for costs and gains."""
    return {THING_NAMES[thing]: int(amount) for thing, amount in enumerate(amounts) if amount}


def monster_card(deck: Deck, colour: int) -> MonsterCard:
    printed = deck.printed
    return MonsterCard(
        name=deck.names["monster"][COLOURS[colour]],
        settlers=int(printed.monster_settlers[colour]),
        reward=some_goods(printed.monster_reward[colour]),
    )


def landscape_card(deck: Deck, tile: int) -> LandscapeCard:
    printed = deck.printed
    return LandscapeCard(
        row=tile // state.LANDSCAPES_PER_ROW,
        resource=GOODS[printed.landscape_good[tile]],
        colour=COLOURS[printed.landscape_colour[tile]],
    )


def stored_good(deck: Deck, building: int) -> str | None:
    printed = deck.printed
    if printed.building_kind[building] != state.STORE:
        return None
    return next(iter(some_goods(printed.building_pay[building])))


def building_card(deck: Deck, building: int) -> BuildingCard:
    printed = deck.printed
    return BuildingCard(
        name=deck.names["building"][deck.ids("building")[building]],
        tiles=int(printed.building_count[building]),
        cost=some_goods(printed.building_cost[building]),
        pay=some_goods(printed.building_pay[building]),
        gain=some_goods(printed.building_gain[building]),
        stores=stored_good(deck, building),
        points_each=int(printed.building_points[building]),
        at_fortress=bool(printed.building_kind[building] == state.GAIN_LANDSCAPE),
    )


UNITS: tuple[Unit | None, ...] = (None, "landscape", "building", "fortress")


def hero_card(deck: Deck, hero: int) -> HeroCard:
    printed = deck.printed
    return HeroCard(
        name=deck.names["hero"][deck.ids("hero")[hero]],
        guild=GUILDS[printed.hero_guild[hero]],
        cost=some_goods(printed.hero_cost[hero]),
        bonus_settlers=int(printed.hero_bonus[hero]),
        colour=COLOURS[printed.hero_colour[hero]],
        points=int(printed.hero_points[hero]),
        per=UNITS[printed.hero_scores[hero]],
    )


# In words.

TRIGGERS = ("take", "build", "explore", "fight", "erect", "wilderness_row", "fortress", "invite")
SCORINGS = ("fixed", "per_landscape", "per_building", "per_fortress")
STANDING_EFFECTS = {
    state.EXCHANGE_RATE: "effect-mirror",
    state.SECOND_WILDERNESS_ROW: "effect-second_wilderness_row",
    state.SECOND_SETTLEMENT_ROW: "effect-second_settlement_row",
    state.RESOLVE_BUILDING: "effect-hourglass",
    state.MONSTER_CHOICE: "effect-mask",
}


def tell_card(deck: Deck, kind: str, name: str) -> list[Telling]:
    """Its heading, then what it does; nothing for kinds of components that have no cards or tiles."""
    if kind not in _CARDS:
        return []
    numbers = list(COLOURS) if kind == "monster" else deck.ids(kind)
    return _CARDS[kind](deck, numbers.index(name))


def tell_building_card(deck: Deck, building: int) -> list[Telling]:
    printed = deck.printed
    card = tell_building(deck, building) | {
        "goods_cost": tell_goods(printed.building_cost[building]),
        "tiles": printed.building_count[building],
    }
    return [Telling("card-building", card), building_effect(deck, building)]


def building_effect(deck: Deck, building: int) -> Telling:
    printed = deck.printed
    paid: Values = {"goods_paid": tell_goods(printed.building_pay[building])}
    gained: Values = {"goods_gained": tell_goods(printed.building_gain[building])}
    kind = printed.building_kind[building]
    if kind == state.STORE:
        points = printed.building_points[building] * sum(printed.building_pay[building])
        return Telling("effect-store", paid | {"points": points})
    if kind == state.GAIN_LANDSCAPE:
        return Telling("effect-trading_post")
    return Telling("effect-gain", gained) if kind == state.GAIN else Telling("effect-convert", paid | gained)


def tell_artifact_card(deck: Deck, artifact: int) -> list[Telling]:
    name = deck.ids("artifact")[artifact]
    return [Telling("card-artifact", {"artifact": name}), artifact_effect(deck, artifact)]


def artifact_effect(deck: Deck, artifact: int) -> Telling:
    printed = deck.printed
    kind, trigger = printed.artifact_kind[artifact], printed.artifact_trigger[artifact]
    if kind in STANDING_EFFECTS:
        return Telling(STANDING_EFFECTS[kind])
    told: Values = {"trigger": TRIGGERS[trigger]}
    if kind == state.GAIN:
        gain = tell_goods(printed.artifact_gain[artifact])
        return Telling("effect-artifact", told | {"goods_gained": gain})
    amount: Values = {"amount": printed.artifact_amount[artifact]}
    if trigger == state.ON_WILDERNESS_ROW:
        return Telling("effect-scroll", told | amount)
    return Telling("effect-landscape", told | amount)


def tell_hero_card(deck: Deck, hero: int) -> list[Telling]:
    printed = deck.printed
    card: Values = {
        "hero": deck.ids("hero")[hero],
        "guild": GUILDS[printed.hero_guild[hero]],
        "goods_cost": tell_goods(printed.hero_cost[hero]),
        "monster": COLOURS[printed.hero_colour[hero]],
    }
    bonus = printed.hero_bonus[hero]
    gift = [Telling("effect-hero", {"goods_gained": f"bonus_settler={bonus}"})] if bonus else []
    return [Telling("card-hero", card), hero_scoring(deck, hero), *gift]


def hero_scoring(deck: Deck, hero: int) -> Telling:
    printed = deck.printed
    return Telling(f"scoring-{SCORINGS[printed.hero_scores[hero]]}", {"points": printed.hero_points[hero]})


def tell_monster_card(deck: Deck, monster: int) -> list[Telling]:
    printed = deck.printed
    card: Values = {
        "monster": COLOURS[monster],
        "colour": COLOURS[monster],
        "settlers": printed.monster_settlers[monster],
        "goods_reward": tell_goods(printed.monster_reward[monster]),
    }
    return [Telling("card-monster", card)]


_CARDS = {
    "building": tell_building_card,
    "artifact": tell_artifact_card,
    "hero": tell_hero_card,
    "monster": tell_monster_card,
}
