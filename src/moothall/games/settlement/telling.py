"""What is asked and what an answer would do, as ids of texts and their values; `text/` has the words.

A value's key begins with the kind of thing that it names, so that the words know how to say it:
`building`, `hero`, `good_paid`, `goods_cost` (as "stone=1,gold=2"), ...
"""

from collections.abc import Callable

from moothall.engine.agenda import open_stage
from moothall.engine.deck import Deck
from moothall.engine.game import Telling
from moothall.engine.record import Ints
from moothall.games.settlement.actions import SPACE
from moothall.games.settlement.stages.exchange import first_of, second_of
from moothall.games.settlement.stages.monsters import field_to_check
from moothall.games.settlement.state import (
    COLOURS,
    COLUMNS,
    FIRST_ARTIFACT,
    GOODS,
    KEEP,
    MASK,
    NOTHING,
    STAGES,
    Player,
    State,
)

Values = dict[str, int | str]
ROW_NAMES = ("I", "II", "III")


def tell_action(s: State, deck: Deck, number: int) -> Telling:
    """What this action would do in this position, whether or not it is legal."""
    action = SPACE.decode(number)
    values: Values = {}
    seat = max(0, s.agenda.questions[max(0, s.agenda.depth - 1)].seat)
    for axis, value in action.values.items():
        values |= _AXES[axis](s, deck, s.players[seat], value)
    if action.name in _FIELD_ACTIONS:
        values |= _FIELD_ACTIONS[action.name](s, deck, s.players[seat], values)
    if action.name == "done":
        return Telling(f"action-done-{STAGES[open_stage(s.agenda)]}")
    return Telling(f"action-{action.name}", values)


def tell_question(s: State, deck: Deck) -> Telling:
    stage = open_stage(s.agenda)
    values: Values = {}
    if s.agenda.depth and stage not in (KEEP, FIRST_ARTIFACT):
        me = s.players[s.agenda.questions[s.agenda.depth - 1].seat]
        if s.command.landscape != NOTHING:
            values |= tell_landscape(deck, s.command.landscape)
        if stage == MASK:
            values |= tell_landscape(deck, me.landscape[field_to_check(s)])
    return Telling(f"question-{STAGES[stage]}", values)


def tell_goods(amounts: Ints) -> str:
    return ",".join(f"{GOODS[thing]}={int(amounts[thing])}" for thing in range(len(GOODS)) if amounts[thing])


def tell_landscape(deck: Deck, tile: int) -> Values:
    printed = deck.record[0]
    return {
        "good_landscape": GOODS[printed.landscape_good[tile]],
        "colour": COLOURS[printed.landscape_colour[tile]],
    }


def tell_market(s: State, deck: Deck, me: Player, field: int) -> Values:
    building = int(s.market[field])
    if building == NOTHING:
        return {"field": field + 1, "building": "none", "goods_cost": ""}
    cost = tell_goods(deck.record[0].building_cost[building])
    return {"field": field + 1, "building": deck.ids("building")[building], "goods_cost": cost}


def tell_hero(s: State, deck: Deck, me: Player, space: int) -> Values:
    hero = int(s.hero_row[space])
    if hero == NOTHING:
        return {"space": space + 1, "hero": "none", "goods_cost": ""}
    printed = deck.record[0]
    cost = tell_goods(printed.hero_cost[hero] + printed.surcharge[space])
    return {"space": space + 1, "hero": deck.ids("hero")[hero], "goods_cost": cost}


def tell_pair(s: State, deck: Deck, me: Player, pair: int) -> Values:
    return {"good_paid": GOODS[first_of(pair)], "good_also": GOODS[second_of(pair)]}


def tell_mix(s: State, deck: Deck, me: Player, bonus: int) -> Values:
    return {"bonus": bonus, "normal": int(s.command.settlers) - bonus}


_AXES: dict[str, Callable[[State, Deck, Player, int], Values]] = {
    "market": tell_market,
    "space": tell_hero,
    "pair": tell_pair,
    "bonus": tell_mix,
    "row": lambda s, deck, me, row: {"row": ROW_NAMES[row], "number": row + 1},
    "column": lambda s, deck, me, column: {"column": column + 1},
    "gain": lambda s, deck, me, good: {"good_gained": GOODS[good]},
    "pay": lambda s, deck, me, good: {"good_paid": GOODS[good]},
    "good": lambda s, deck, me, good: {"good": GOODS[good]},
    "stack": lambda s, deck, me, stack: {"stack": stack + 1, "tiles": int(s.buildings_left[stack])},
    "appears": lambda s, deck, me, appears: {"appears": "yes" if appears else "no"},
    "artifact": lambda s, deck, me, artifact: {"artifact": deck.ids("artifact")[artifact]},
}


def tell_field(s: State, deck: Deck, me: Player, values: Values) -> Values:
    """The landscape that an action points at, where there is one."""
    tile = int(me.landscape[field_of(values)])
    return {"good_landscape": "none", "colour": "none"} if tile == NOTHING else tell_landscape(deck, tile)


def tell_place(s: State, deck: Deck, me: Player, values: Values) -> Values:
    building = int(me.building[field_of(values)])
    return {"building": "none" if building == NOTHING else deck.ids("building")[building]}


def field_of(values: Values) -> int:
    return (int(values["number"]) - 1) * COLUMNS + int(values["column"]) - 1


_FIELD_ACTIONS: dict[str, Callable[[State, Deck, Player, Values], Values]] = {
    "fight": tell_field,
    "erect_fortress": tell_field,
    "activate_fortress": tell_field,
    "trade_at": tell_field,
    "scroll": tell_field,
    "resolve": tell_place,
}
