"""What is printed on the components, whatever the deck says: as data, and as tellings."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.telling import Values, amount_of
from moothall.engine.text import MINUS
from moothall.games.guilds import placement, telling
from moothall.games.guilds.stages import site
from moothall.games.guilds.state import (
    AREA_NAMES,
    CARDS,
    COLOURS,
    CURRENCIES,
    DEPTH_OF_SITE,
    EFFECT_KINDS,
    FACTIONS,
    GENDERS,
    HALL_CELL,
    HALL_DOORS,
    LAYOUTS,
    LEAST_SEATS,
    MAX_SEATS,
    METRICS,
    NO_RACE,
    NOTHING,
    PHASES,
    RACES,
    RECEIVERS,
    ROOM_TYPES,
    SCOPES,
    SIDES,
    SOUTH,
    TARGETS,
    THREATS,
    TIMINGS,
    TRACK,
    WIDTH,
)

DOVE_SPACE, CAT_SPACE = 1, 6  # of the round track (GLD-054, GLD-055, GLD-058)


class Effect(Struct, omit_defaults=True):
    """Its kind, when it works, and what belongs to that kind."""

    kind: str
    timing: str
    phase: str | None
    uses: int | None
    ability: int | None  # as `use_ability` numbers it, where it is used by choice
    silver: int | None = None
    gold: int | None = None
    currency: str | None = None
    amount: int | None = None
    target: str | None = None
    to: str | None = None
    give: str | None = None
    give_amount: int | None = None
    get: str | None = None
    get_amount: int | None = None
    most_halves: int | None = None
    scope: str | None = None
    against: str | None = None
    metric: str | None = None
    per: int | None = None
    most: int | None = None
    least: int | None = None
    halves: int | None = None


class CharacterCard(Struct):
    name: str
    faction: str
    second_faction: str | None
    race: str | None
    gender: str | None
    halves: int
    silver: int
    gold: int
    effects: list[Effect]


class RoomTile(Struct):
    """Doors and the side of the second cell are those of the tile before it is turned."""

    name: str
    type: str
    size: int
    side: str | None  # of the first cell, on which the second lies
    doors: list[list[str]]
    price: int
    halves: int
    symbol: str | None
    silver: int
    gold: int
    effects: list[Effect]


class GoalCard(Struct):
    name: str
    metric: str
    first: int
    second: int
    least: int


class EffectRef(Struct):
    """An effect, by the card or room that it is on."""

    kind: str  # character or room
    source: str
    number: int  # among its effects, from 0


class RoundTrack(Struct):
    spaces: int
    dove: int
    cat: int


class Ground(Struct):
    """A player's site, before anything is built."""

    width: int
    depth: int
    hall_cell: int
    hall_doors: list[str]
    street: str


class EntranceHall(Struct):
    silver: int
    gold: int


class Components(Struct, tag_field="game", tag="guilds"):
    """All that is printed, by the ids of the components."""

    factions: list[str]
    races: list[str]
    room_types: list[str]
    colours: list[str]
    areas: list[str]
    layouts: dict[str, dict[str, int]]  # cards by area
    cards_in_area: int
    track: RoundTrack
    weeks: dict[str, int]  # by the number of players
    exchange_silver: int
    tie_break_gold: int
    metric_gold: int
    site: Ground
    hall: EntranceHall
    metrics: list[str]
    abilities: list[EffectRef]  # as `use_ability` numbers them
    characters: dict[str, CharacterCard]
    rooms: dict[str, RoomTile]
    goals: dict[str, GoalCard]


def components(deck: Deck) -> Components:
    printed = deck.printed
    return Components(
        factions=list(FACTIONS),
        races=list(RACES[:NO_RACE]),
        room_types=list(ROOM_TYPES),
        colours=list(COLOURS),
        areas=list(AREA_NAMES),
        layouts={name: layout_of(deck, plan) for plan, name in enumerate(LAYOUTS)},
        cards_in_area=CARDS,
        track=RoundTrack(TRACK, DOVE_SPACE, CAT_SPACE),
        weeks={str(players): int(printed.weeks[players]) for players in range(LEAST_SEATS, MAX_SEATS + 1)},
        exchange_silver=int(printed.exchange_silver),
        tie_break_gold=int(printed.tie_break_gold),
        metric_gold=int(printed.metric_gold),
        site=Ground(WIDTH, DEPTH_OF_SITE, HALL_CELL, placement.sides_in(HALL_DOORS), SIDES[SOUTH]),
        hall=EntranceHall(int(printed.hall_silver), int(printed.hall_gold)),
        metrics=list(METRICS),
        abilities=[effect_ref(deck, ability) for ability in range(printed.abilities)],
        characters={name: character_card(deck, i) for i, name in enumerate(deck.ids("character"))},
        rooms={name: room_tile(deck, i) for i, name in enumerate(deck.ids("room"))},
        goals={name: goal_card(deck, i) for i, name in enumerate(deck.ids("goal"))},
    )


def layout_of(deck: Deck, plan: int) -> dict[str, int]:
    return {area: int(deck.printed.area_cards[plan, i]) for i, area in enumerate(AREA_NAMES)}


def effect_ref(deck: Deck, effect: int) -> EffectRef:
    kind, source = telling.source_of(deck, effect)
    return EffectRef(kind, source, int(deck.printed.effects[effect].number))


def character_card(deck: Deck, character: int) -> CharacterCard:
    printed = deck.printed.characters[character]
    return CharacterCard(
        name=deck.names["character"][deck.ids("character")[character]],
        faction=FACTIONS[printed.faction],
        second_faction=faction_of(printed.second),
        race=None if printed.race == NO_RACE else RACES[printed.race],
        gender=None if GENDERS[printed.gender] == "none" else GENDERS[printed.gender],
        halves=int(printed.halves),
        silver=int(printed.silver),
        gold=int(printed.gold),
        effects=effects_of(deck, printed.effects),
    )


def faction_of(faction: int) -> str | None:
    return None if faction == NOTHING else FACTIONS[faction]


def room_tile(deck: Deck, room: int) -> RoomTile:
    printed = deck.printed.rooms[room]
    side = int(site.second_side(deck.printed, room, 0))
    inner = [NOTHING] if side == NOTHING else [side, int(site.opposite(side))]
    doors = [
        placement.sides_in(placement.doors_among(int(printed.doors[i]), edge)) for i, edge in enumerate(inner)
    ]
    return RoomTile(
        name=deck.names["room"][deck.ids("room")[room]],
        type=ROOM_TYPES[printed.kind],
        size=len(doors),
        side=None if side == NOTHING else SIDES[side],
        doors=doors,
        price=int(printed.price),
        halves=int(printed.halves),
        symbol=faction_of(printed.symbol),
        silver=int(printed.silver),
        gold=int(printed.gold),
        effects=effects_of(deck, printed.effects),
    )


def goal_card(deck: Deck, goal: int) -> GoalCard:
    printed = deck.printed.goals[goal]
    return GoalCard(
        name=deck.names["goal"][deck.ids("goal")[goal]],
        metric=METRICS[printed.metric],
        first=int(printed.first),
        second=int(printed.second),
        least=int(printed.least),
    )


def effects_of(deck: Deck, effects: Iterable[int]) -> list[Effect]:
    return [effect_of(deck, effect) for effect in effects if effect != NOTHING]


def effect_of(deck: Deck, number: int) -> Effect:
    effect = deck.printed.effects[number]
    kind, timing = EFFECT_KINDS[effect.kind], TIMINGS[effect.timing]
    return Effect(
        kind=kind,
        timing=timing,
        phase=PHASES[effect.phase] if timing in ("weekly", "once") else None,
        uses=int(effect.uses) or None,
        ability=number if number < deck.printed.abilities else None,
        **details_of(kind, effect),
    )


def details_of(kind: str, effect: Any) -> dict[str, Any]:
    if kind == "gain":
        return {"silver": int(effect.silver), "gold": int(effect.gold)}
    if kind == "drain":
        return {
            "currency": CURRENCIES[effect.currency],
            "amount": int(effect.amount),
            "target": TARGETS[effect.target],
            "to": RECEIVERS[effect.receiver],
        }
    if kind == "exchange":
        give, get = CURRENCIES[effect.currency], CURRENCIES[effect.got]
        amounts = {"give_amount": int(effect.amount), "get_amount": int(effect.got_amount)}
        return {"give": give, "get": get} | amounts
    if kind == "remove_character":
        return {"most_halves": int(effect.most)}
    if kind == "discount":
        return {"scope": SCOPES[effect.scope], "gold": int(effect.gold)}
    if kind == "protect":
        return {"against": THREATS[effect.against]}
    if kind in ("rebate", "keep_silver", "start_weight"):
        return {"silver": int(effect.silver)}
    if kind == "income_per":
        amounts = {"silver": int(effect.silver), "most": int(effect.most)}
        return {"metric": METRICS[effect.metric], "per": int(effect.per)} | amounts
    if kind == "ap_per":
        return {"metric": METRICS[effect.metric], "per": int(effect.per), "halves": int(effect.halves)}
    if kind == "ap_if":
        return {"metric": METRICS[effect.metric], "least": int(effect.least), "halves": int(effect.halves)}
    return {}


# In words.


def tell_card(deck: Deck, kind: str, name: str) -> list[Telling]:
    """Its heading, then what it does; nothing for kinds of components that have no cards or tiles."""
    return _CARDS[kind](deck, deck.ids(kind).index(name)) if kind in _CARDS else []


def tell_character_card(deck: Deck, card: int) -> list[Telling]:
    printed = deck.printed.characters[card]
    heading: Values = {
        "character": deck.ids("character")[card],
        "faction": FACTIONS[printed.faction],
        "second": "no",
        "people": "no",
    }
    if printed.second != NOTHING:
        heading |= {"second": "yes", "faction_second": FACTIONS[printed.second]}
    if printed.race != NO_RACE:
        heading |= {"people": "yes", "race": RACES[printed.race], "gender": GENDERS[printed.gender]}
    return [Telling("card-character", heading), *what_it_brings(deck, printed)]


def tell_room_tile(deck: Deck, room: int) -> list[Telling]:
    printed, shown = deck.printed.rooms[room], room_tile(deck, room)
    heading: Values = {
        "room": deck.ids("room")[room],
        "type": ROOM_TYPES[printed.kind],
        "size": "small" if shown.size == 1 else "large",
        "goods_cost": amount_of(gold=int(printed.price)),
    }
    sides = [",".join(doors) or "no" for doors in shown.doors]
    doors: Values = dict(zip(("sides_first", "sides_second"), sides, strict=False))
    if shown.side is not None:
        doors["side"] = shown.side
    told = what_it_brings(deck, printed)
    if printed.symbol != NOTHING:
        told.insert(1, Telling("effect-symbol", {"faction": FACTIONS[printed.symbol]}))
    layout = Telling("effect-doors" if shown.size == 1 else "effect-doors_large", doors)
    return [Telling("card-room", heading), *told, layout]


def tell_goal_card(deck: Deck, goal: int) -> list[Telling]:
    printed = deck.printed.goals[goal]
    values: Values = tell_metric(int(printed.metric)) | {
        "goods_first": amount_of(point=int(printed.first)),
        "goods_second": amount_of(point=int(printed.second)),
        "least": int(printed.least),
    }
    return [Telling("card-goal", {"goal": deck.ids("goal")[goal]}), Telling("effect-goal", values)]


def what_it_brings(deck: Deck, printed: Any) -> list[Telling]:
    """Of a character or a room: prestige, weekly income, effects."""
    told = [Telling("effect-points", tell_points(int(printed.halves)))]
    income = amount_of(silver=int(printed.silver), gold=int(printed.gold))
    if income:
        told.append(Telling("effect-income", {"goods_income": income}))
    return told + tell_effects(deck, printed.effects)


def tell_effects(deck: Deck, effects: Iterable[int]) -> list[Telling]:
    return [tell_effect(deck.printed.effects[effect]) for effect in effects if effect != NOTHING]


def tell_effect(effect: Any) -> Telling:
    kind = EFFECT_KINDS[effect.kind]
    values: Values = {"timing": TIMINGS[effect.timing], "uses": int(effect.uses)}
    if values["timing"] in ("weekly", "once"):
        values["phase"] = PHASES[effect.phase]
    if kind in _DETAILS:
        values |= _DETAILS[kind](effect)
    return Telling(f"does-{kind}", values)


def tell_points(halves: int) -> Values:
    """Half points as people write them, and whether their word is in the singular."""
    whole, half = divmod(abs(halves), 2)
    number = f"{whole or ''}{'½' if half else ''}" or "0"
    sign = MINUS if halves < 0 else ""
    return {"points": f"{sign}{number}", "grammar": "one" if 0 < abs(halves) <= 2 else "other"}


def tell_metric(metric: int) -> Values:
    return {"metric": METRICS[metric].replace(":", "_")}


def tell_drain(effect: Any) -> Values:
    return {
        "goods_taken": amount_of(**{CURRENCIES[effect.currency]: int(effect.amount)}),
        "target": TARGETS[effect.target],
        "receiver": RECEIVERS[effect.receiver],
    }


def tell_exchange(effect: Any) -> Values:
    return {
        "goods_paid": amount_of(**{CURRENCIES[effect.currency]: int(effect.amount)}),
        "goods_gained": amount_of(**{CURRENCIES[effect.got]: int(effect.got_amount)}),
    }


def tell_discount(effect: Any) -> Values:
    return {"scope": SCOPES[effect.scope], "goods_less": amount_of(gold=int(effect.gold))}


def tell_silver(effect: Any) -> Values:
    return {"goods_silver": amount_of(silver=int(effect.silver))}


def tell_extra_income(effect: Any) -> Values:
    most = amount_of(silver=int(effect.most))
    return tell_silver(effect) | tell_metric(effect.metric) | {"per": int(effect.per), "goods_most": most}


_DETAILS: dict[str, Callable[[Any], Values]] = {
    "gain": lambda effect: {"goods_gained": amount_of(silver=int(effect.silver), gold=int(effect.gold))},
    "drain": tell_drain,
    "exchange": tell_exchange,
    "remove_character": lambda effect: tell_points(int(effect.most)),
    "discount": tell_discount,
    "rebate": tell_silver,
    "protect": lambda effect: {"threat": THREATS[effect.against]},
    "keep_silver": tell_silver,
    "start_weight": tell_silver,
    "income_per": tell_extra_income,
    "ap_per": lambda effect: (
        tell_points(int(effect.halves)) | tell_metric(effect.metric) | {"per": int(effect.per)}
    ),
    "ap_if": lambda effect: (
        tell_points(int(effect.halves)) | tell_metric(effect.metric) | {"least": int(effect.least)}
    ),
}


_CARDS = {"character": tell_character_card, "room": tell_room_tile, "goal": tell_goal_card}
