"""What is printed on a component, as tellings: its heading, then what it does, whatever the deck says."""

from typing import Any

from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.telling import Values, amount_of
from moothall.games.nobility.state import (
    BUY_GOODS,
    CLOSE_LOCATION,
    EXCHANGE_GOODS,
    GOODS,
    GUILDS,
    LOCATIONS,
    METRIC_SETTLERS_OF_RACE,
    METRICS,
    MODIFY,
    NO_EFFECT,
    NOTHING,
    PARAMETERS,
    PLACE_APPRENTICES,
    RACES,
    REROLL_DICE,
    SET,
    SUPPRESS,
    TAKE_SETTLERS,
    WAIVE,
)
from moothall.games.nobility.telling import (
    tell_gain,
    tell_goods,
    tell_wares,
    together,
)
from moothall.games.nobility.view import goal_conditions, ship_goods

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
    """Nothing for kinds of components that have no cards or tiles."""
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
                "ware": each["good"],
                "goods_gained": amount_of(coin=each["price"]),
                "spaces": each["spaces"],
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
