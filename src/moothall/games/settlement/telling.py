"""What is asked, what an answer would do and how it came out, as ids of texts; `text/` has the words.

A value's key begins with the kind of thing that it names, so that the words know how to say it:
`building`, `hero`, `good_landscape`, `goods_cost` (as `stone=1,gold=2`), `effect` (as `building:bank`:
what is printed on that card), ... Where a thing could be but isn't, its name is `none`, and so ends the id.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from moothall.engine.agenda import open_seat, open_stage
from moothall.engine.deck import Deck
from moothall.engine.game import Result, Telling
from moothall.engine.record import Ints
from moothall.engine.telling import Memory, Values, tell_victory
from moothall.engine.text import NOBODY
from moothall.games.settlement.actions import DEPLOY, SPACE, STACK
from moothall.games.settlement.stages.build import fullest_stack
from moothall.games.settlement.stages.exchange import first_of, second_of
from moothall.games.settlement.stages.fortress import fortresses_of
from moothall.games.settlement.stages.monsters import field_to_check
from moothall.games.settlement.stages.passing import kept_goods
from moothall.games.settlement.stages.wilderness import holds_scroll
from moothall.games.settlement.state import (
    CHOOSE_SETTLERS,
    CHOOSE_STACK,
    COLOURS,
    COLUMNS,
    DIAMONDS_FOR_GOLD,
    DIAMONDS_FOR_NORMAL,
    GAIN_NORMAL,
    GOLD_FOR_NORMAL,
    GOODS,
    HOURGLASS,
    KEEP,
    LAY_LANDSCAPE,
    MASK,
    NOTHING,
    PAY_NORMAL,
    PLACE_BUILDING,
    SET_FOR_DIAMOND,
    SETTLEMENT_ROW,
    STAGES,
    TRADING_POST,
    TURN,
    Player,
    State,
)

ROW_NAMES = ("I", "II", "III")
LEVELS = ("upper", "middle", "lower")  # the rows of the settlement
THING_NAMES = (*GOODS, "any_normal")

GROUPS = {
    "actions": (
        "build",
        "explore",
        "fight",
        "erect_fortress",
        "activate_wilderness_row",
        "activate_settlement_row",
        "activate_fortress",
    ),
    "invitations": ("invite",),
    "exchanges": (
        "exchange_two",
        "exchange_set",
        "exchange_diamonds_for_gold",
        "exchange_gold",
        "exchange_diamonds",
        "mirror",
    ),
    "turn": ("end_turn", "pass_round"),
}


# What these do stands in the rules and on the components; the position has no say in it.
STANDING = frozenset(
    (
        *GROUPS["exchanges"],
        *GROUPS["turn"],
        "explore",
        "place",
        "lay",
        "pay",
        "gain",
        "monster",
        "keep",
        "take",
    )
)


def tell_action(s: State, deck: Deck, number: int) -> Telling:
    """What this action would do in this position, whether or not it is legal."""
    action, depends = SPACE.decode(number), None
    if action.name not in STANDING:
        if action.name not in _DEPENDS:
            return _tell(s, deck, number)
        depends = _DEPENDS[action.name](s, asked_player(s), action.values)
    return _told.recall((deck, number, depends), lambda: _tell(s, deck, number))


def asked_player(s: State) -> Player:
    return s.players[max(0, open_seat(s.agenda))]


_told = Memory()


def _tell(s: State, deck: Deck, number: int) -> Telling:
    action, me = SPACE.decode(number), asked_player(s)
    values: Values = {}
    for axis, value in action.values.items():
        values |= _AXES[axis](s, deck, me, value)
    if action.name in _FURTHER:
        values |= _FURTHER[action.name](s, deck, me, action.values)
    return Telling(f"action-{action.name}{_variant(s, action.name, values)}", values, group_of(action.name))


def _variant(s: State, name: str, values: Values) -> str:
    """What is over depends on the question, and what isn't there has no name."""
    if name == "done":
        stage = open_stage(s.agenda)
        return f"-{STAGES[stage]}" if stage in (SETTLEMENT_ROW, HOURGLASS, KEEP) else ""
    return f"-{NOBODY}" if NOBODY in values.values() else ""


@cache
def group_of(name: str) -> str:
    """The heading that an action stands under: what isn't named there completes a command."""
    return next((group for group, names in GROUPS.items() if name in names), "answers")


# What completes a command, or ends the turn: the answer before said what is done, and what it changed says
# the rest.
UNTOLD = frozenset(("deploy", "end_turn", "place", "lay", "stack", "done"))


def tell_deed(s: State, deck: Deck, number: int) -> Telling | None:
    """What all hear of an answer; in Settlement nothing of it is secret."""
    name = SPACE.decode(number).name
    if name in UNTOLD:
        return None
    who: Values = {"seat": int(open_seat(s.agenda))}
    return Telling(f"deed-{name}", who | tell_action(s, deck, number).values)


def tell_question(s: State, deck: Deck) -> Telling:
    stage = open_stage(s.agenda)
    values: Values = {}
    if stage in _QUESTIONS:
        values = _QUESTIONS[stage](s, deck, s.players[open_seat(s.agenda)])
    return Telling(f"question-{STAGES[stage]}", values)


def tell_result(result: Result) -> Telling:
    """Who won and by what (SET-212..215), or which rank a solo player reached (SET-224)."""
    if result.rank is not None:
        return Telling("result-solo", {"points": max(result.scores), "rank": result.rank})
    return tell_victory(result, ("gold", "result-by_gold"), ("diamond", "result-by_diamonds"))


# The answers that the rules give where a player names none; by the word that a player knows them by.


def normal_settlers_first(s: State) -> int | None:
    """SET-065."""
    if open_stage(s.agenda) != CHOOSE_SETTLERS:
        return None
    me = s.players[open_seat(s.agenda)]
    return DEPLOY + max(0, int(s.command.settlers) - int(me.settlers))


def tile_from_fullest_stack(s: State) -> int | None:
    """SET-082."""
    return STACK + fullest_stack(s) if open_stage(s.agenda) == CHOOSE_STACK else None


HABITS = {"settlers": normal_settlers_first, "stacks": tile_from_fullest_stack}


# Goods and components.


def tell_goods(amounts: Ints | list[int]) -> str:
    return ",".join(f"{THING_NAMES[thing]}={int(amount)}" for thing, amount in enumerate(amounts) if amount)


def tell_landscape(deck: Deck, tile: int) -> Values:
    if tile == NOTHING:
        return {"good_landscape": NOBODY, "monster": NOBODY}
    printed = deck.printed
    return {
        "good_landscape": GOODS[printed.landscape_good[tile]],
        "monster": COLOURS[printed.landscape_colour[tile]],
    }


def tell_building(deck: Deck, building: int) -> Values:
    return {"building": NOBODY if building == NOTHING else deck.ids("building")[building]}


# What the open question is about.


def tell_turn(s: State, deck: Deck, me: Player) -> Values:
    return {"acted": "yes" if s.acted else "no", "invited": "yes" if s.invited else "no"}


def tell_building_to_place(s: State, deck: Deck, me: Player) -> Values:
    return tell_building(deck, int(s.market[s.command.target]))


def tell_drawn_landscape(s: State, deck: Deck, me: Player) -> Values:
    return tell_landscape(deck, int(s.command.landscape)) | {"row": ROW_NAMES[s.command.target]}


def tell_settlers(s: State, deck: Deck, me: Player) -> Values:
    return {"settlers": int(s.command.settlers)}


def tell_refill(s: State, deck: Deck, me: Player) -> Values:
    return {"field": int(s.command.target) + 1}


def tell_level(s: State, deck: Deck, me: Player) -> Values:
    return {"tier": LEVELS[s.command.target]}


def tell_building_at_work(s: State, deck: Deck, me: Player) -> Values:
    return tell_building(deck, int(me.building[s.command.place]))


def tell_check(s: State, deck: Deck, me: Player) -> Values:
    field = int(field_to_check(s))
    return tell_landscape(deck, int(me.landscape[field])) | tell_field(field)


def tell_store(s: State, deck: Deck, me: Player) -> Values:
    return {"room": int(fortresses_of(me)) - int(kept_goods(s))}


_QUESTIONS: dict[int, Callable[[State, Deck, Player], Values]] = {
    TURN: tell_turn,
    PLACE_BUILDING: tell_building_to_place,
    LAY_LANDSCAPE: tell_drawn_landscape,
    CHOOSE_SETTLERS: tell_settlers,
    CHOOSE_STACK: tell_refill,
    SETTLEMENT_ROW: tell_level,
    HOURGLASS: tell_building_at_work,
    PAY_NORMAL: tell_building_at_work,
    GAIN_NORMAL: tell_building_at_work,
    TRADING_POST: tell_building_at_work,
    MASK: tell_check,
    KEEP: tell_store,
}


# What an action names.


def tell_field(field: int) -> Values:
    return {"row": ROW_NAMES[field // COLUMNS], "column": field % COLUMNS + 1}


def tell_market(s: State, deck: Deck, me: Player, field: int) -> Values:
    building = int(s.market[field])
    cost = "" if building == NOTHING else tell_goods(deck.printed.building_cost[building])
    return tell_building(deck, building) | {"field": field + 1, "goods_cost": cost}


def tell_hero(s: State, deck: Deck, me: Player, space: int) -> Values:
    hero = int(s.hero_row[space])
    if hero == NOTHING:
        return {"space": space + 1, "hero": NOBODY, "goods_cost": ""}
    printed = deck.printed
    dues = zip(printed.hero_cost[hero], printed.surcharge[space], strict=True)
    cost = tell_goods([price + surcharge for price, surcharge in dues])
    return {"space": space + 1, "hero": deck.ids("hero")[hero], "goods_cost": cost}


def tell_pair(s: State, deck: Deck, me: Player, pair: int) -> Values:
    first, second = GOODS[first_of(pair)], GOODS[second_of(pair)]
    return {"goods_paid": f"{first}=2" if first == second else f"{first}=1,{second}=1"}


def tell_mix(s: State, deck: Deck, me: Player, bonus: int) -> Values:
    return {"bonus": bonus, "normal": max(0, int(s.command.settlers) - bonus)}


def tell_artifact(s: State, deck: Deck, me: Player, artifact: int) -> Values:
    name = deck.ids("artifact")[artifact]
    return {"artifact": name, "effect": f"artifact:{name}"}


_AXES: dict[str, Callable[[State, Deck, Player, int], Values]] = {
    "market": tell_market,
    "space": tell_hero,
    "pair": tell_pair,
    "bonus": tell_mix,
    "row": lambda s, deck, me, row: {"row": ROW_NAMES[row], "tier": LEVELS[row]},
    "column": lambda s, deck, me, column: {"column": column + 1},
    "gain": lambda s, deck, me, good: {"goods_gained": f"{GOODS[good]}=1"},
    "pay": lambda s, deck, me, good: {"goods_paid": f"{GOODS[good]}=1"},
    "good": lambda s, deck, me, good: {"goods": f"{GOODS[good]}=1"},
    "stack": lambda s, deck, me, stack: {"stack": stack + 1, "tiles": int(s.buildings_left[stack])},
    "appears": lambda s, deck, me, appears: {"appears": "yes" if appears else "no"},
    "artifact": tell_artifact,
}


# What else there is to say about an action in this position.

Named = dict[str, int]


def field_named(values: Named) -> int:
    return values["row"] * COLUMNS + values["column"]


def tell_expedition(s: State, deck: Deck, me: Player, values: Named) -> Values:
    return {"settlers": int(deck.printed.explore_settlers[values["row"]])}


def tell_site(s: State, deck: Deck, me: Player, values: Named) -> Values:
    return tell_landscape(deck, int(me.landscape[field_named(values)]))


def tell_fight(s: State, deck: Deck, me: Player, values: Named) -> Values:
    tile = int(me.landscape[field_named(values)])
    if not me.monster[field_named(values)]:
        return {"monster": NOBODY}
    printed = deck.printed
    colour = printed.landscape_colour[tile]
    return tell_landscape(deck, tile) | {
        "settlers": int(printed.monster_settlers[colour]),
        "goods_reward": tell_goods(printed.monster_reward[colour]),
    }


def tell_harvest(s: State, deck: Deck, me: Player, values: Named) -> Values:
    """What the row would yield now, and whether the Scroll adds to it."""
    printed = deck.printed
    amounts = [0] * len(GOODS)
    for column in range(COLUMNS):
        field = values["row"] * COLUMNS + column
        if me.landscape[field] != NOTHING and not me.monster[field]:
            amounts[printed.landscape_good[me.landscape[field]]] += 1
    scroll = any(amounts) and me.artifact != NOTHING and holds_scroll(printed, me)
    return {"goods_yield": tell_goods(amounts), "scroll": "yes" if scroll else "no"}


def tell_row(s: State, deck: Deck, me: Player, values: Named) -> Values:
    places = [int(me.building[values["row"] * COLUMNS + column]) for column in range(COLUMNS)]
    ids = [deck.ids("building")[building] for building in places if building != NOTHING]
    return {"buildings": ",".join(ids) or NOBODY}


def tell_place(s: State, deck: Deck, me: Player, values: Named) -> Values:
    told = tell_building(deck, int(me.building[field_named(values)]))
    return told | {"effect": f"building:{told['building']}"}


def tell_rate(rate: int) -> Callable[[State, Deck, Player, Named], Values]:
    def tell(s: State, deck: Deck, me: Player, values: Named) -> Values:
        printed = deck.printed
        told: Values = {"goods_paid": tell_goods(printed.rate_pay[rate])}
        return told if "gain" in values else told | {"goods_gained": tell_goods(printed.rate_gain[rate])}

    return tell


_FURTHER: dict[str, Callable[[State, Deck, Player, Named], Values]] = {
    "explore": tell_expedition,
    "fight": tell_fight,
    "erect_fortress": tell_site,
    "activate_wilderness_row": tell_harvest,
    "activate_settlement_row": tell_row,
    "activate_fortress": tell_site,
    "exchange_set": tell_rate(SET_FOR_DIAMOND),
    "exchange_diamonds_for_gold": tell_rate(DIAMONDS_FOR_GOLD),
    "exchange_gold": tell_rate(GOLD_FOR_NORMAL),
    "exchange_diamonds": tell_rate(DIAMONDS_FOR_NORMAL),
    "resolve": tell_place,
    "trade_at": tell_site,
    "scroll": tell_site,
}


# What, besides the components, the telling of an action depends on.


def on_landscape(s: State, me: Player, values: Named) -> Any:
    return int(me.landscape[field_named(values)])


def on_monster(s: State, me: Player, values: Named) -> Any:
    field = field_named(values)
    return int(me.landscape[field]), int(me.monster[field])


def on_building(s: State, me: Player, values: Named) -> Any:
    return int(me.building[field_named(values)])


def on_buildings(s: State, me: Player, values: Named) -> Any:
    first = values["row"] * COLUMNS
    return tuple(me.building[first : first + COLUMNS])


_DEPENDS: dict[str, Callable[[State, Player, Named], Any]] = {
    "build": lambda s, me, values: int(s.market[values["market"]]),
    "fight": on_monster,
    "erect_fortress": on_landscape,
    "activate_fortress": on_landscape,
    "activate_settlement_row": on_buildings,
    "invite": lambda s, me, values: int(s.hero_row[values["space"]]),
    "resolve": on_building,
    "trade_at": on_landscape,
    "scroll": on_landscape,
}
