"""What is printed on a component, as tellings: its heading, then what it does, whatever the deck says."""

from collections.abc import Callable, Iterable
from typing import Any

from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.telling import Values, amount_of
from moothall.engine.text import MINUS
from moothall.games.guilds.state import (
    CURRENCIES,
    EFFECT_KINDS,
    FACTIONS,
    GENDERS,
    METRICS,
    NO_RACE,
    NOTHING,
    PHASES,
    RACES,
    RECEIVERS,
    ROOM_TYPES,
    SCOPES,
    TARGETS,
    THREATS,
    TIMINGS,
)
from moothall.games.guilds.view import room_tile


def tell_card(deck: Deck, kind: str, name: str) -> list[Telling]:
    """Nothing for kinds of components that have no cards or tiles."""
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
        "size": "small" if shown["size"] == 1 else "large",
        "goods_cost": amount_of(gold=int(printed.price)),
    }
    sides = [",".join(doors) or "no" for doors in shown["doors"]]
    doors: Values = dict(zip(("sides_first", "sides_second"), sides, strict=False))
    if shown["side"] is not None:
        doors["side"] = shown["side"]
    told = what_it_brings(deck, printed)
    if printed.symbol != NOTHING:
        told.insert(1, Telling("effect-symbol", {"faction": FACTIONS[printed.symbol]}))
    layout = Telling("effect-doors" if shown["size"] == 1 else "effect-doors_large", doors)
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
