"""What is asked, what an answer would do, what was done and how it came out, as ids of texts.

`text/` has the words. A value's key begins with the kind of thing that it names, so that the words know how
to say it: `location`, `settler`, `wares` (as `books,magic`), `goods_cost` (as `coin=4,books=1`), `seat`,
`effect` (as `building:B01`: what is printed on that tile), ... Where a thing could be but isn't, its name is
`none`, and so ends the id.

Questions and deeds are heard by everybody, so no commission card is in them.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from moothall.engine.actions import Action
from moothall.engine.agenda import open_seat, open_stage
from moothall.engine.deck import Deck
from moothall.engine.game import Result, Telling
from moothall.engine.telling import Memory, Values, amount_of, tell_victory
from moothall.engine.text import NOBODY
from moothall.games.nobility.actions import SPACE
from moothall.games.nobility.stages.berk import price_of
from moothall.games.nobility.stages.castle import slot_of
from moothall.games.nobility.stages.dice import band_of
from moothall.games.nobility.stages.guild import goods_limit
from moothall.games.nobility.stages.parameters import has_event, parameter
from moothall.games.nobility.stages.piles import first_empty_space
from moothall.games.nobility.stages.settlers import goods_named, next_good
from moothall.games.nobility.state import (
    ANY_GOOD,
    BUILDING_PRICE,
    BUY,
    BUY_ANY,
    BUY_GOODS,
    CARDS_TAKEN,
    CASTLE_GAIN,
    COUNCIL_COINS,
    COUNCIL_LOSS,
    DICE,
    DICE_LIMIT,
    DISCARD_SETTLER,
    EMPLOY,
    EXCHANGE_GOODS,
    GAIN_COINS,
    GAIN_GOODS,
    GAIN_HOUSES,
    GAIN_MODIFIERS,
    GAIN_REPUTATION,
    GAIN_VP,
    GAIN_WORKERS,
    GOODS,
    GUILD_GOOD,
    GUILDS,
    HARBOUR_BONUS,
    HOUSE_PRICE,
    LORD_APPRENTICE,
    LORD_GOOD,
    LORD_SETTLER,
    NO_EFFECT,
    NOTHING,
    PLOT,
    RACES,
    RECEIVE,
    REROLL,
    REROLL_DICE,
    SELL,
    SPEND,
    STAGES,
    SUPPRESS,
    TAKE_SETTLER,
    TARGET,
    TURN,
    VISIT,
    WORKSHOP,
    State,
)

Named = Mapping[str, int]
ROWS = ("upper", "lower")  # of desks
GAINED = {
    GAIN_COINS: "coin",
    GAIN_REPUTATION: "reputation",
    GAIN_MODIFIERS: "modifier",
    GAIN_VP: "point",
    GAIN_HOUSES: "house",
    GAIN_WORKERS: "worker",
}

# By answers, or by a variant of one.
GROUPS = {
    "dice": ("take_die",),
    "modifiers": ("take_die-changed",),
    "settlers": ("complete",),
    "sales": ("sell_workshop", "sell_public"),
    "guilds": ("place_guild",),
    "council": ("place_council",),
    "chancery": ("place_chancery", "place_tile"),
    "town": (
        "place_tavern",
        "place_yard",
        "place_hall",
        "place_harbour",
        "place_berk",
        "place_castle",
        "place_board",
    ),
}
LOCATION_OF = {
    "place_tavern": "tavern",
    "place_yard": "yard",
    "place_guild": "guild",
    "place_hall": "hall",
    "place_harbour": "harbour",
    "place_council": "council",
    "place_berk": "berk",
    "place_castle": "castle",
    "place_board": "player_board",
    "place_chancery": "chancery",
    "place_tile": "dice_tile",
}

# What these say depends on nothing but the question.
STANDING = frozenset(
    (
        "take_die",
        "spend",
        "give_good",
        "assign",
        "return_apprentice",
        "exchange_settlers",
        "exchange_buildings",
        "keep_commission",
        "done",
    )
)


def tell_action(s: State, deck: Deck, number: int) -> Telling:
    """What this action would do in this position, whether or not it is legal."""
    if SPACE.decode(number).name not in STANDING:
        return _tell(s, deck, number)
    return _told.recall((deck, number, int(open_stage(s.agenda))), lambda: _tell(s, deck, number))


_told = Memory()


def _tell(s: State, deck: Deck, number: int) -> Telling:
    action = SPACE.decode(number)
    seat = max(0, int(open_seat(s.agenda)))
    values = _ACTIONS[action.name](s, deck, seat, action.values) if action.name in _ACTIONS else {}
    name = f"{action.name}{_variant(s, action, values)}"
    if name.startswith("place_") and values.keys() <= {"location"}:
        name = "place-none"
    return Telling(f"action-{name}", values, group_of(action.name, name))


def _variant(s: State, action: Action, values: Values) -> str:
    """Questions have their own words for the same answer, and what isn't there has no name."""
    stage = open_stage(s.agenda)
    if action.name == "take_die":
        return f"-{NOBODY}" if "value" not in values else "-changed" if values["tokens"] else ""
    if action.name == "end_turn":
        return "" if s.command.done else "-pass"
    if action.name == "place_castle":
        return "-extra" if action.values["slot"] else ""
    if action.name == "use_effect":
        return f"-{values['use']}"
    if action.name == "take_good":
        return f"-{STAGES[stage]}" if stage in (BUY_ANY, RECEIVE) else ""
    if action.name == "done":
        return "-reroll" if stage == REROLL else "" if stage in (EMPLOY, SELL, VISIT) else "-declined"
    return f"-{NOBODY}" if NOBODY in values.values() else ""


@cache
def group_of(name: str, variant: str) -> str:
    """The heading that an action stands under: what isn't named there is an answer like any other."""
    for wanted in (variant, name):
        for group, names in GROUPS.items():
            if wanted in names:
                return group
    return "answers"


# What everybody hears of an answer: not what only names a die or a good that the next one is about.
UNTOLD = frozenset(("take_die", "spend", "reroll", "give_good"))
# Where it is enough to say that a die was placed.
PLACED = frozenset(("place_tavern", "place_harbour", "place_berk", "place_castle", "place_board"))


def tell_deed(s: State, deck: Deck, number: int) -> Telling | None:
    action, stage = SPACE.decode(number), open_stage(s.agenda)
    who: Values = {"seat": int(open_seat(s.agenda))}
    if action.name in UNTOLD or (action.name == "buy" and not action.values["goods"]):
        return None
    if action.name == "end_turn":
        return None if s.command.done else Telling("deed-pass", who)
    if action.name == "done":
        dice = sum((int(s.command.rerolled) >> die) & 1 for die in range(DICE))
        return Telling("deed-reroll", who | {"dice": dice}) if stage == REROLL else None
    if action.name == "keep_commission":
        return Telling("deed-keep_commission", who)  # which one stays secret
    name = f"take_good-{STAGES[stage]}" if action.name == "take_good" else action.name
    if action.name in PLACED:
        name = "place"
    if action.name in LOCATION_OF:
        who |= {"value": int(s.command.value)}
    return Telling(f"deed-{name}", who | tell_action(s, deck, number).values)


def tell_question(s: State, deck: Deck) -> Telling:
    stage = open_stage(s.agenda)
    values: Values = {}
    if stage in _QUESTIONS:
        values = _QUESTIONS[stage](s, deck, int(open_seat(s.agenda)))
    return Telling(f"question-{STAGES[stage]}", values)


def tell_result(result: Result) -> Telling:
    """Who won and by what (NOB-338..342), or whether the solo goal was met (NOB-386)."""
    if result.rank is not None:
        return Telling(f"result-{result.rank}", {"points": max(result.scores)})
    return tell_victory(
        result,
        ("houses", "result-by_houses"),
        ("reputation", "result-by_reputation"),
        ("coins", "result-by_coins"),
    )


# Goods and components.


def tell_goods(amounts: Any) -> str:
    return ",".join(f"{GOODS[good]}={int(amount)}" for good, amount in enumerate(amounts) if amount)


def together(*amounts: str) -> str:
    return ",".join(filter(None, amounts))


def tell_wares(bits: int) -> str:
    return ",".join(name for good, name in enumerate(GOODS) if (bits >> good) & 1)


def tell_gain(effect: Any, guild: int = NOTHING) -> str:
    """What an effect gives that needs no choice."""
    if effect.kind == GAIN_GOODS:
        good = guild if effect.good == GUILD_GOOD else effect.good
        return amount_of(**{"any_good" if good == ANY_GOOD else GOODS[good]: int(effect.amount)})
    return amount_of(**{GAINED[effect.kind]: int(effect.amount)})


def tell_settler(deck: Deck, card: int) -> Values:
    if card == NOTHING:
        return {"settler": NOBODY}
    name = deck.ids("settler")[card]
    race = RACES[deck.printed.settler_race[card]]
    return {"settler": name, "race": race, "effect": f"settler:{name}"}


def tell_building(deck: Deck, tile: int) -> Values:
    if tile == NOTHING:
        return {"building": NOBODY}
    name = deck.ids("building")[tile]
    return {"building": name, "effect": f"building:{name}"}


# What placing the die that was taken would bring; a location alone where it is not known.


def tell_tavern(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return {"location": "tavern", "cards": int(parameter(s, deck.printed, seat, CARDS_TAKEN, 1))}


def tell_yard(s: State, deck: Deck, seat: int, values: Named) -> Values:
    price = int(parameter(s, deck.printed, seat, HOUSE_PRICE, int(deck.printed.house_price)))
    return {"location": "yard", "goods_cost": amount_of(coin=price)}


def tell_guild(s: State, deck: Deck, seat: int, values: Named) -> Values:
    guild, printed, me = values["guild"], deck.printed, s.players[seat]
    told: Values = {"location": "guild"}
    if not s.command.value:
        return told
    band = band_of(int(s.command.value))
    tiles = [int(tile) for tile in s.workshop[guild][: band + 1] if tile != NOTHING]
    if has_event(s, printed, SUPPRESS):
        tiles = []
    free = int(me.apprentices[guild]) - int(s.command.fresh[guild])
    return told | {
        "guild": GUILDS[guild],
        "goods_most": amount_of(**{GOODS[guild]: int(goods_limit(s, printed, seat))}),
        "free": free,
        "workers": int(printed.workers_limit[band]),
        "workshops": len(tiles),
        "buildings": ",".join(deck.ids("building")[tile] for tile in tiles),
    }


def tell_hall(s: State, deck: Deck, seat: int, values: Named) -> Values:
    told: Values = {"location": "hall"}
    space, printed = int(deck.printed.hall_space[s.command.value]), deck.printed
    if not s.command.value or s.hall[space] == NOTHING:
        return told
    tile = int(s.hall[space])
    price = int(parameter(s, printed, seat, BUILDING_PRICE, int(printed.hall_price[space])))
    told |= tell_building(deck, tile) | {"goods_cost": amount_of(coin=price)}
    return told | {"goods_gained": worth_of_building(s, deck, tile)}


def worth_of_building(s: State, deck: Deck, tile: int) -> str:
    """Points and stars where it would stand: all public plots are alike but for the income."""
    printed, guild = deck.printed, deck.printed.buildings[tile].guild
    if guild == NOTHING:
        return amount_of(point=int(printed.plot_vp[0]), star=int(printed.plot_stars[0]))
    space = int(first_empty_space(s, guild))
    if space == NOTHING:
        return ""
    return amount_of(point=int(printed.space_vp[space]), star=int(printed.space_stars[space]))


def tell_harbour(s: State, deck: Deck, seat: int, values: Named) -> Values:
    told: Values = {"location": "harbour"}
    if not s.command.value:
        return told
    return told | {"ship": deck.ids("ship")[s.ship], "goods_most": amount_of(good=int(s.command.value))}


def tell_council(s: State, deck: Deck, seat: int, values: Named) -> Values:
    told: Values = {"location": "council"}
    column, printed = values["column"], deck.printed
    tile = s.council[band_of(int(s.command.value)), column] if s.command.value else NOTHING
    if tile == NOTHING:
        return told
    coins = int(parameter(s, printed, seat, COUNCIL_COINS, int(printed.council_coins[tile])))
    loss = int(parameter(s, printed, seat, COUNCIL_LOSS, int(printed.council_loss)))
    return told | {
        "race": RACES[column],
        "nobility": int(printed.council_nobility[tile]),
        "goods_cost": together(
            tell_goods(printed.council_goods[tile]), amount_of(coin=coins, reputation=loss)
        ),
        "goods_gained": amount_of(point=int(printed.council_vp[tile])),
    }


def tell_berk(s: State, deck: Deck, seat: int, values: Named) -> Values:
    told: Values = {"location": "berk"}
    if not s.command.value:
        return told
    band, printed = band_of(int(s.command.value)), deck.printed
    tokens = int(printed.berk_free[band]) + int(printed.berk_paid[band])
    return told | {"goods_most": amount_of(modifier=tokens), "chancery": "yes" if s.chancery else "no"}


def tell_castle(s: State, deck: Deck, seat: int, values: Named) -> Values:
    told: Values = {"location": "castle"}
    if not s.command.value:
        return told
    value, printed = int(s.command.value), deck.printed
    gain = int(printed.castle_gain[slot_of(values["slot"], value), value])
    gain = int(parameter(s, printed, seat, CASTLE_GAIN, gain))
    return told | {"goods_gained": amount_of(reputation=gain)}


def tell_board(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return {"location": "player_board", "apprentices": sum(map(int, s.players[seat].apprentices))}


def tell_chancery(s: State, deck: Deck, seat: int, values: Named) -> Values:
    told: Values = {"location": "chancery"}
    value = int(s.command.value)
    if not value:
        return told
    race = RACES[deck.printed.desk_race[value - 1]]
    desk = deck.ids("desk")[value - 1]
    return told | {"row": ROWS[values["row"]], "race": race, "effect": f"desk:{desk}"}


def tell_dice_tile(s: State, deck: Deck, seat: int, values: Named) -> Values:
    tile = values["tile"]
    slots = deck.printed.tile_values[tile]
    open_slots = [
        str(int(value)) for slot, value in enumerate(slots) if not (s.tile_filled[tile] >> slot) & 1
    ]
    return {
        "location": "dice_tile",
        "tile": deck.ids("tile")[tile],
        "left": len(open_slots),
        "values": ", ".join(open_slots),
    }


# What the other answers name and would bring.


def tell_die(s: State, deck: Deck, seat: int, values: Named) -> Values:
    die, value = values["die"], values["value"]
    if not die or not value:
        return {"die": NOBODY}
    return {"die": die, "value": value, "tokens": abs(value - die)}


def own_settler(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return tell_settler(deck, int(s.players[seat].settlers[values["slot"]]))


def tell_workshop_sale(s: State, deck: Deck, seat: int, values: Named) -> Values:
    guild, space, printed = values["guild"], values["space"], deck.printed
    tile = int(s.workshop[guild, space])
    told = tell_building(deck, tile) | {"guild": GUILDS[guild]}
    if tile == NOTHING:
        return told
    paid = amount_of(point=int(printed.space_vp[space]))
    return told | {"goods_gained": amount_of(coin=int(printed.sale_workshop)), "goods_paid": paid}


def tell_public_sale(s: State, deck: Deck, seat: int, values: Named) -> Values:
    tile, printed = int(s.players[seat].public[values["plot"]]), deck.printed
    told = tell_building(deck, tile)
    if tile == NOTHING:
        return told
    paid = amount_of(point=int(printed.sale_loss))
    return told | {"goods_gained": amount_of(coin=int(printed.sale_public)), "goods_paid": paid}


def one_of(key: str) -> Callable[[State, Deck, int, Named], Values]:
    """A good that the answer names."""
    return lambda s, deck, seat, values: {key: amount_of(**{GOODS[values["good"]]: 1})}


def tell_spent(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return {"goods_paid": amount_of(**{GOODS[values["good"]]: values["goods"]})}


def tell_taken(s: State, deck: Deck, seat: int, values: Named) -> Values:
    told: Values = {"goods_taken": amount_of(**{GOODS[values["good"]]: 1})}
    if open_stage(s.agenda) == BUY_ANY:
        told["goods_cost"] = amount_of(coin=int(s.command.used))
    if open_stage(s.agenda) == RECEIVE:
        told["goods_given"] = amount_of(**{GOODS[s.command.given]: 1})
    return told


def tell_display(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return tell_settler(deck, int(s.display[values["space"]]))


def workshop_at_work(s: State) -> int:
    """The tile that is activated."""
    if open_stage(s.agenda) != WORKSHOP:
        return NOTHING
    return int(s.workshop[s.command.guild, s.command.space])


def tell_effect(s: State, deck: Deck, seat: int, values: Named) -> Values:
    tile = workshop_at_work(s)
    if tile == NOTHING:
        return {"use": NOBODY}
    building = deck.printed.buildings[tile]
    effect = building.effects[values["effect"]]
    told: Values = {"building": deck.ids("building")[tile]}
    if effect.kind == NO_EFFECT:
        return told | {"use": NOBODY}
    if effect.kind in CHOSEN:
        told |= {"use": CHOSEN[effect.kind], "goods_cost": amount_of(coin=int(effect.price))}
        return told
    return told | {"use": "gain", "goods_gained": tell_gain(effect, building.guild)}


# Effects that ask for more.
CHOSEN = {REROLL_DICE: "reroll", BUY_GOODS: "buy", EXCHANGE_GOODS: "exchange"}


def tell_reroll(s: State, deck: Deck, seat: int, values: Named) -> Values:
    value = int(s.players[seat].dice[values["die"]])
    return {"number": values["die"] + 1, "value": value or NOBODY}


def tell_purchase(s: State, deck: Deck, seat: int, values: Named) -> Values:
    guild, count = int(s.command.guild), values["goods"]
    if guild == NOTHING:
        return {"guild": NOBODY}
    free = int(s.players[seat].apprentices[guild]) - int(s.command.fresh[guild])
    good = GOODS[guild]
    return {
        "count": count,
        "goods_bought": amount_of(**{good: count}),
        "goods_cost": amount_of(coin=count * int(deck.printed.good_price[guild])),
        "free": free,
        "goods_free": amount_of(**{good: free}),
    }


def tell_guild_alone(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return {"guild": GUILDS[values["guild"]]}


def tell_employment(s: State, deck: Deck, seat: int, values: Named) -> Values:
    """Where a figure goes, as far as that is known, and where an apprentice comes from."""
    told: Values = {} if s.command.guild == NOTHING else {"guild_new": GUILDS[s.command.guild]}
    return told | ({"guild": GUILDS[values["guild"]]} if values else {})


def tell_plot(s: State, deck: Deck, seat: int, values: Named) -> Values:
    plot = values["plot"]
    told: Values = {"plot": plot + 1, "goods_income": tell_gain(deck.printed.plot_income[plot])}
    return told if s.command.building == NOTHING else told | tell_building(deck, int(s.command.building))


def tell_sale(s: State, deck: Deck, seat: int, values: Named) -> Values:
    good, printed = values["good"], deck.printed
    price = int(printed.ship_price[s.ship, good]) + int(parameter(s, printed, seat, HARBOUR_BONUS, 0))
    return {"goods_sold": amount_of(**{GOODS[good]: 1}), "goods_gained": amount_of(coin=price)}


def tell_tokens(s: State, deck: Deck, seat: int, values: Named) -> Values:
    tokens = values["tokens"]
    told: Values = {"goods_gained": amount_of(modifier=tokens), "price": 0, "goods_cost": ""}
    if not s.command.value:
        return told
    price = int(price_of(deck.printed, band_of(int(s.command.value)), tokens))
    return told | {"price": price, "goods_cost": amount_of(coin=price)}


def tell_acquisition(s: State, deck: Deck, seat: int, values: Named) -> Values:
    if not s.command.value:
        return {"cards": NOBODY}
    band, printed = band_of(int(s.command.value)), deck.printed
    cards = min(int(s.commissions_left), int(printed.berk_draw[band]))
    return {"cards": cards, "goods_cost": amount_of(reputation=int(printed.berk_loss[band]))}


def tell_commission(s: State, deck: Deck, seat: int, values: Named) -> Values:
    name = deck.ids("commission")[values["commission"]]
    return {"commission": name, "effect": f"commission:{name}"}


_ACTIONS: dict[str, Callable[[State, Deck, int, Named], Values]] = {
    "take_die": tell_die,
    "complete": own_settler,
    "sell_workshop": tell_workshop_sale,
    "sell_public": tell_public_sale,
    "place_tavern": tell_tavern,
    "place_yard": tell_yard,
    "place_guild": tell_guild,
    "place_hall": tell_hall,
    "place_harbour": tell_harbour,
    "place_council": tell_council,
    "place_berk": tell_berk,
    "place_castle": tell_castle,
    "place_board": tell_board,
    "place_chancery": tell_chancery,
    "place_tile": tell_dice_tile,
    "spend": tell_spent,
    "take_settler": tell_display,
    "discard_settler": own_settler,
    "use_effect": tell_effect,
    "reroll": tell_reroll,
    "give_good": one_of("goods_given"),
    "take_good": tell_taken,
    "buy": tell_purchase,
    "employ_worker": tell_employment,
    "move_apprentice": tell_employment,
    "assign": tell_guild_alone,
    "build": tell_plot,
    "sell_good": tell_sale,
    "return_apprentice": tell_guild_alone,
    "take_tokens": tell_tokens,
    "acquire": tell_acquisition,
    "keep_commission": tell_commission,
}


# What the open question is about.


def tell_turn(s: State, deck: Deck, seat: int) -> Values:
    """How much may still be placed, and whether anything was done in this turn."""
    me = s.players[seat]
    limit = int(parameter(s, deck.printed, seat, DICE_LIMIT, int(me.reputation)))
    return {"done": "yes" if s.command.done else "no", "room": max(0, limit - int(me.placed))}


def tell_target(s: State, deck: Deck, seat: int) -> Values:
    return {"value": int(s.command.value), "tokens": abs(int(s.command.value) - int(s.command.die))}


def tell_payment(s: State, deck: Deck, seat: int) -> Values:
    me, printed = s.players[seat], deck.printed
    card = int(me.settlers[s.command.card])
    return {
        "settler": deck.ids("settler")[card],
        "ware": GOODS[next_good(s, printed, me)],
        "least": int(printed.settler_least[card]),
        "most": int(printed.settler_most[card]),
        "goods_paid": tell_goods(s.command.spent),
        "named": int(goods_named(s)),
    }


def tell_newcomer(s: State, deck: Deck, seat: int) -> Values:
    """The card that was taken last."""
    return {"settler": deck.ids("settler")[s.players[seat].settlers[-1]]}


def tell_activated(s: State, deck: Deck, seat: int) -> Values:
    return tell_building(deck, workshop_at_work(s)) | {"guild": GUILDS[s.command.guild]}


def tell_marked(s: State, deck: Deck, seat: int) -> Values:
    dice = [
        str(int(value)) for die, value in enumerate(s.players[seat].dice) if (s.command.rerolled >> die) & 1
    ]
    return {"marked": len(dice), "values": ", ".join(dice)}


def tell_offer(s: State, deck: Deck, seat: int) -> Values:
    guild = int(s.command.guild)
    most = amount_of(**{GOODS[guild]: int(goods_limit(s, deck.printed, seat))})
    price = amount_of(coin=int(deck.printed.good_price[guild]))
    return {"guild": GUILDS[guild], "goods_most": most, "goods_cost": price}


def tell_room(s: State, deck: Deck, seat: int) -> Values:
    return {"guild": GUILDS[s.command.guild], "left": int(s.command.left)}


def tell_left(s: State, deck: Deck, seat: int) -> Values:
    return {"left": int(s.command.left), "ship": deck.ids("ship")[s.ship]}


def tell_lord(s: State, deck: Deck, seat: int) -> Values:
    character = deck.ids("character")[s.players[seat].character]
    return {"character": character, "left": int(s.command.part_left)}


_QUESTIONS: dict[int, Callable[[State, Deck, int], Values]] = {
    TURN: tell_turn,
    TARGET: tell_target,
    SPEND: tell_payment,
    TAKE_SETTLER: lambda s, deck, seat: {"cards": int(s.command.left)},
    DISCARD_SETTLER: tell_newcomer,
    WORKSHOP: tell_activated,
    REROLL: tell_marked,
    BUY_ANY: lambda s, deck, seat: {"goods_cost": amount_of(coin=int(s.command.used))},
    RECEIVE: lambda s, deck, seat: {"goods_given": amount_of(**{GOODS[s.command.given]: 1})},
    BUY: tell_offer,
    EMPLOY: tell_room,
    PLOT: lambda s, deck, seat: tell_building(deck, int(s.command.building)),
    SELL: tell_left,
    LORD_SETTLER: tell_lord,
    LORD_GOOD: tell_lord,
    LORD_APPRENTICE: tell_lord,
}
