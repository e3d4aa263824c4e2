"""What is asked, what an answer would do, what was done and how it came out, as ids of texts.

`text/` has the words. A value's key begins with the kind of thing that it names, so that the words know how
to say it: `location`, `apprentice`, `goods_cost` (as `silver=4,virtue=1`), `seat_whose`, `effect` (as
`building:BD01`: what is printed on that card), ... Where a thing could be but isn't, its name is `none`, and
so ends the id.

Questions and deeds are heard by everybody, so nothing of a hand, a packet or a blueprint is in them.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from moothall.engine.agenda import open_seat, open_stage
from moothall.engine.deck import Deck
from moothall.engine.game import Result, Telling
from moothall.engine.telling import Memory, Values, amount_of, tell_victory
from moothall.engine.text import NOBODY
from moothall.games.architects.actions import MARBLE_PRICE, SPACE
from moothall.games.architects.stages.goods import reduction, tax_due
from moothall.games.architects.stages.guardhouse import captives_of, captured_from
from moothall.games.architects.stages.guildhall import rare_price
from moothall.games.architects.stages.market import market_price
from moothall.games.architects.stages.storehouse import first_of, second_of
from moothall.games.architects.stages.town_centre import capture_silver, capture_tax
from moothall.games.architects.stages.workshop import hire_price, skip_coins
from moothall.games.architects.state import (
    AT_GUARDHOUSE,
    AT_WORKSHOP,
    BLUEPRINT_CARDS,
    CAPTURE,
    CATHEDRAL_ROWS,
    CHOOSE_GAIN,
    CLAY,
    COLOURS,
    DISMISS,
    DRAFT,
    END_ORDER,
    EXCHANGE,
    FOREST,
    FREE_CAPTURE,
    GAIN,
    GATEKEEPER,
    GOLD,
    GOODS,
    GRID_COLUMNS,
    GUARDHOUSE,
    GUILDHALL,
    HAND_CARDS,
    HAND_LIMIT,
    LIBRARY,
    LOCATIONS,
    MARKET_LARGE,
    MARKET_MIDDLE,
    MARKET_SMALL,
    MINES,
    NOTHING,
    ON_FOREST,
    ON_MARKET,
    ON_MINES,
    ON_QUARRY,
    ON_SILVERSMITH,
    ON_TAX_STAND,
    PAY_GOLD_OR_MARBLE,
    PAY_WOOD_OR_STONE,
    QUARRY,
    RESOURCES,
    SILVERSMITH,
    STAGES,
    STOREHOUSE,
    SURPLUS_VIRTUE,
    TAX_STAND,
    TOWN_CENTRE,
    TRADE,
    TURN,
    VIRTUE,
    WORKSHOP,
    Player,
    State,
)
from moothall.games.architects.view import MARKET_NAMES

Named = Mapping[str, int]
THINGS = (*GOODS, "virtue", "building_card")
ROWS = ("upper", "lower")  # of the apprentice grid

GROUPS = {
    "exchanges": ("exchange_for_virtue", "exchange_for_marble", "exchange_with"),
    "hires": ("hire",),
    "cards": ("draw_buildings", "blueprint"),
    "captures": ("capture",),
    "buildings": ("construct",),
}


# What these say stands on the components, whatever the position; the question may have its own word for it.
STANDING = frozenset(
    (
        "pick",
        "discard",
        "construct",
        "choose_board",
        "exchange_for_virtue",
        "exchange_for_marble",
        "destroy_debt",
        "let_out",
        "done",
        "recall_from_market",
        "recall_from_prison",
        "recall_from_board",
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
    return Telling(f"action-{action.name}{_variant(s, seat, action, values)}", values, group_of(action.name))


def _variant(s: State, seat: int, action: Any, values: Values) -> str:
    """Places have their own words, questions theirs for the same answer, and what isn't there has no name."""
    stage = open_stage(s.agenda)
    if action.name == "place":
        return f"-{LOCATIONS[action.values['location']]}"
    if action.name == "capture":
        return "-own" if action.values["seat"] == seat else ""
    if action.name == "hire":
        return "" if stage == AT_WORKSHOP else "-free"
    if action.name == "pick":
        return f"-{STAGES[stage]}" if stage == END_ORDER else ""
    if action.name == "done":
        return "" if stage in (EXCHANGE, CAPTURE, AT_GUARDHOUSE) else "-declined"
    return f"-{NOBODY}" if NOBODY in values.values() else ""


@cache
def group_of(name: str) -> str:
    """The heading that an action stands under: what isn't named there is an answer like any other."""
    return next((group for group, names in GROUPS.items() if name in names), "answers")


# What everybody hears of an answer. What it changed says the rest: so a mix that is paid is no news.
UNTOLD = frozenset(("done", "pay_stone", "pay_gold"))


def tell_deed(s: State, deck: Deck, number: int) -> Telling | None:
    action, stage = SPACE.decode(number), open_stage(s.agenda)
    if action.name in UNTOLD:
        return None
    seat = int(open_seat(s.agenda))
    who: Values = {"seat": seat}
    if action.name in ("pick", "discard"):
        # Which card it is stays secret, but for buildings that stand on the table already.
        if stage != END_ORDER:
            return Telling(f"deed-{action.name}", who)
        return Telling("deed-pick-end_order", who | tell_building(deck, action.values["building"]))
    if action.name == "scheme":
        return Telling("deed-scheme" if s.players[seat].supply else "deed-scheme-regain", who)
    variant = ""
    if action.name == "capture" and action.values["seat"] == seat:
        variant = "-own"
    return Telling(f"deed-{action.name}{variant}", who | tell_action(s, deck, number).values)


def tell_question(s: State, deck: Deck) -> Telling:
    stage = open_stage(s.agenda)
    values: Values = {}
    if stage in _QUESTIONS:
        values = _QUESTIONS[stage](s, deck, int(open_seat(s.agenda)))
    return Telling(f"question-{STAGES[stage]}", values)


def tell_result(result: Result) -> Telling:
    """Who won and by what (ARC-264..267), or that nobody did (ARC-373)."""
    if result.rank is not None:
        return Telling("result-draw", {"points": result.scores[0]})
    return tell_victory(result, ("virtue_left", "result-by_virtue"), ("silver_left", "result-by_silver"))


# Goods and components.


def tell_goods(amounts: Any) -> str:
    return ",".join(f"{THINGS[thing]}={int(amount)}" for thing, amount in enumerate(amounts) if amount)


def tell_building(deck: Deck, building: int) -> Values:
    name = deck.ids("building")[building]
    return {"building": name, "effect": f"building:{name}"}


def tell_apprentice(deck: Deck, card: int) -> Values:
    name = NOBODY if card == NOTHING else deck.ids("apprentice")[card]
    return {"apprentice": name, "effect": f"apprentice:{name}"}


def bonus_of(deck: Deck, me: Player, when: int, gained: list[int]) -> list[int]:
    """What is gained, with what own apprentices add to it."""
    printed = deck.printed
    for card in me.apprentices:
        if (
            card != NOTHING
            and printed.apprentice_when[card] == when
            and printed.apprentice_kind[card] == GAIN
        ):
            gained = [a + b for a, b in zip(gained, printed.apprentice_gain[card], strict=True)]
    return gained


def items(**amounts: int) -> list[int]:
    return [amounts.get(thing, 0) for thing in THINGS]


# What placing a worker would bring.


def tell_place(s: State, deck: Deck, seat: int, values: Named) -> Values:
    location, me = values["location"], s.players[seat]
    told: Values = {"location": LOCATIONS[location]}
    if location in GATHERED:
        thing, more, when = GATHERED[location]
        gained = items(**{thing: int(me.working[location]) + 1 + more})
        return told | {"goods_yield": tell_goods(bonus_of(deck, me, when, gained))}
    return told | _PLACES[location](s, deck, me) if location in _PLACES else told


# Where gathering brings one of a thing for each worker, and so much more; with the apprentices' trigger.
GATHERED = {
    QUARRY: ("stone", 0, ON_QUARRY),
    FOREST: ("wood", 0, ON_FOREST),
    SILVERSMITH: ("silver", 1, ON_SILVERSMITH),
}


def mined(deck: Deck, me: Player, workers: int) -> tuple[str, str]:
    """Clay, and gold if there are workers enough (ARC-074..076)."""
    clay = bonus_of(deck, me, ON_MINES, items(clay=workers + 1))
    gold = bonus_of(deck, me, ON_MINES, items(gold=workers // 2)) if workers > 1 else []
    return tell_goods(clay), tell_goods(gold)


def tell_mines(s: State, deck: Deck, me: Player) -> Values:
    clay, gold = mined(deck, me, int(me.working[MINES]) + 1)
    return {"goods_clay": clay, "goods_gold": gold, "choice": "yes" if gold else "no"}


def tell_workers_at(location: int) -> Callable[[State, Deck, Player], Values]:
    return lambda s, deck, me: {"workers": int(me.working[location]) + 1}


def tell_workshop(s: State, deck: Deck, me: Player) -> Values:
    workers = int(me.working[WORKSHOP]) + 1
    return {"columns": min(workers, GRID_COLUMNS), "cards": 1 + workers // 2}


def tell_tax_stand(s: State, deck: Deck, me: Player) -> Values:
    virtue = max(
        0, int(deck.printed.tax_stand_virtue) - int(reduction(deck.printed, me, ON_TAX_STAND, VIRTUE))
    )
    gained = bonus_of(deck, me, ON_TAX_STAND, items(silver=int(s.tax_stand)))
    return {"goods_yield": tell_goods(gained), "goods_cost": amount_of(virtue=virtue)}


def tell_market_space(space: int) -> Callable[[State, Deck, Player], Values]:
    def tell(s: State, deck: Deck, me: Player) -> Values:
        printed = deck.printed
        virtue = max(0, int(printed.market_virtue[space]) - int(reduction(printed, me, ON_MARKET, VIRTUE)))
        cost = amount_of(silver=int(market_price(printed, me, space)), virtue=virtue)
        goods = items() if space == 1 else [*market_goods(s, deck, space // 2), 0, 0]
        return {"goods_cost": cost, "goods_yield": tell_goods(bonus_of(deck, me, ON_MARKET, goods))}

    return tell


def market_goods(s: State, deck: Deck, side: int) -> list[int]:
    """What the small or the large space gives now (ARC-138)."""
    printed = deck.printed
    top = next((card for card, depth in enumerate(s.market_depth) if depth == 0), NOTHING)
    card = s.market_large if side else top
    return [*(printed.market_default[side] if card == NOTHING else printed.market_card[side, card])]


def tell_guildhall(s: State, deck: Deck, me: Player) -> Values:
    spaces, space = int(deck.printed.hall_spaces[s.seats]), int(s.guildhall_filled) + 1
    resets = space in deck.printed.hall_resets[s.seats]
    kind = "beside" if space > spaces else "last" if space == spaces else "reset" if resets else "plain"
    return {"space": space, "spaces": spaces, "kind": kind}


_PLACES: dict[int, Callable[[State, Deck, Player], Values]] = {
    MINES: tell_mines,
    STOREHOUSE: tell_workers_at(STOREHOUSE),
    WORKSHOP: tell_workshop,
    TOWN_CENTRE: tell_workers_at(TOWN_CENTRE),
    TAX_STAND: tell_tax_stand,
    GUARDHOUSE: tell_workers_at(GUARDHOUSE),
    MARKET_SMALL: tell_market_space(0),
    MARKET_MIDDLE: tell_market_space(1),
    MARKET_LARGE: tell_market_space(2),
    GUILDHALL: tell_guildhall,
}


# What the other answers name and would bring.


def tell_recall(s: State, deck: Deck, seat: int, values: Named) -> Values:
    location = values["location"]
    return {"location": LOCATIONS[location], "workers": int(s.players[seat].working[location])}


def tell_mined(good: int) -> Callable[[State, Deck, int, Named], Values]:
    def tell(s: State, deck: Deck, seat: int, values: Named) -> Values:
        told = mined(deck, s.players[seat], int(s.command.workers))
        return {"goods_gained": told[0 if good == CLAY else 1]}

    return tell


def tell_pair(s: State, deck: Deck, seat: int, values: Named) -> Values:
    paid = [0] * RESOURCES
    paid[first_of(values["pair"])] += 1
    paid[second_of(values["pair"])] += 1
    return {"goods_paid": tell_goods(paid), "goods_gained": amount_of(virtue=1)}


def tell_marble_price(s: State, deck: Deck, seat: int, values: Named) -> Values:
    stone = values["stone"]
    return {
        "goods_paid": amount_of(wood=MARBLE_PRICE - stone, stone=stone),
        "goods_gained": amount_of(marble=1),
    }


def own_apprentice(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return tell_apprentice(deck, int(s.players[seat].apprentices[values["slot"]]))


def tell_trade(s: State, deck: Deck, seat: int, values: Named) -> Values:
    card, printed = int(s.players[seat].apprentices[values["slot"]]), deck.printed
    if card == NOTHING or printed.apprentice_kind[card] != TRADE:
        return {"apprentice": NOBODY, "slot": values["slot"] + 1}
    paid, gained = printed.apprentice_give[card], printed.apprentice_gain[card]
    return tell_apprentice(deck, card) | {"goods_paid": tell_goods(paid), "goods_gained": tell_goods(gained)}


def tell_hire(s: State, deck: Deck, seat: int, values: Named) -> Values:
    cell, printed = values["row"] * GRID_COLUMNS + values["column"], deck.printed
    told: Values = {"row": ROWS[values["row"]], "column": values["column"] + 1}
    told |= tell_apprentice(deck, int(s.grid[cell]))
    coins = int(s.coins[cell])
    told |= {"goods_coins": amount_of(silver=coins), "coins": coins}
    if open_stage(s.agenda) != AT_WORKSHOP:
        return told
    price = int(hire_price(s, printed, s.players[seat])) + int(skip_coins(s, cell))
    return told | {"goods_cost": amount_of(silver=price)}


def tell_draw(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return {"cards": min(1 + int(s.command.workers) // 2, int(s.buildings_left))}


def tell_blueprint(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return {"cards": min(BLUEPRINT_CARDS, int(s.buildings_left))}


def tell_capture(s: State, deck: Deck, seat: int, values: Named) -> Values:
    location, other = values["location"], values["seat"]
    told: Values = {"location": LOCATIONS[location], "seat_whose": other}
    told |= {"workers": int(s.players[other].working[location])}
    price, me, printed = 0, s.players[seat], deck.printed
    if open_stage(s.agenda) == CAPTURE:
        price = int(capture_tax(s, printed, me)) + int(capture_silver(s, printed, me))
    return told | {"price": price, "goods_cost": amount_of(silver=price)}


def tell_ransom(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return {"workers": int(captured_from(s, seat))}


def tell_ransom_with_silver(s: State, deck: Deck, seat: int, values: Named) -> Values:
    printed = deck.printed
    price = int(tax_due(s, printed, s.players[seat], printed.ransom_tax)) + int(printed.ransom_silver)
    return tell_ransom(s, deck, seat, values) | {"goods_cost": amount_of(silver=price)}


def tell_ransom_with_debt(s: State, deck: Deck, seat: int, values: Named) -> Values:
    printed = deck.printed
    cost = amount_of(debt=int(printed.ransom_debts), virtue=int(printed.ransom_virtue))
    return tell_ransom(s, deck, seat, values) | {"goods_cost": cost}


def tell_delivery(s: State, deck: Deck, seat: int, values: Named) -> Values:
    workers = int(captives_of(s.players[seat]))
    return {"workers": workers, "goods_gained": amount_of(silver=workers * int(deck.printed.deliver_silver))}


def tell_release(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return {"workers": int(s.players[seat].prison)}


def tell_pay_off(s: State, deck: Deck, seat: int, values: Named) -> Values:
    printed = deck.printed
    price = int(tax_due(s, printed, s.players[seat], printed.pay_off_tax)) + int(printed.pay_off_silver)
    return {
        "goods_cost": amount_of(silver=price),
        "goods_gained": amount_of(virtue=int(printed.pay_off_virtue)),
    }


def tell_construction(s: State, deck: Deck, seat: int, values: Named) -> Values:
    building = values["building"]
    told: Values = {"goods_cost": tell_goods(deck.printed.building_cost[building])}
    return tell_building(deck, building) | told | {"points": int(deck.printed.building_points[building])}


def tell_advance(s: State, deck: Deck, seat: int, values: Named) -> Values:
    step, printed = int(s.players[seat].cathedral), deck.printed
    if step == CATHEDRAL_ROWS:
        return {"row": NOBODY}
    cost, mix = tell_goods(printed.cathedral_cost[step]), int(printed.cathedral_mix[step])
    if mix:
        cost = ",".join(filter(None, (cost, amount_of(wood_or_stone=mix))))
    return {"row": CATHEDRAL_ROWS - step, "goods_cost": cost, "points": int(printed.cathedral_points[step])}


def tell_wood_and_stone(s: State, deck: Deck, seat: int, values: Named) -> Values:
    step, stone = min(int(s.players[seat].cathedral), CATHEDRAL_ROWS - 1), values["stone"]
    wood = max(0, int(deck.printed.cathedral_mix[step]) - stone)
    return {"goods_paid": amount_of(wood=wood, stone=stone)}


def tell_gold_and_marble(s: State, deck: Deck, seat: int, values: Named) -> Values:
    gold, me = values["gold"], s.players[seat]
    at_the_top = s.command.building == NOTHING and me.cathedral == CATHEDRAL_ROWS
    price = 0 if at_the_top else int(rare_price(s, deck.printed, me))
    return {"goods_paid": amount_of(gold=gold, marble=max(0, price - gold))}


def tell_gain(s: State, deck: Deck, seat: int, values: Named) -> Values:
    building, printed = int(s.command.building), deck.printed
    if building == NOTHING:
        return {"goods_gained": ""}
    gains = (printed.building_gain, printed.building_other_gain)
    return {"goods_gained": tell_goods(gains[values["option"]][building])}


def tell_board(s: State, deck: Deck, seat: int, values: Named) -> Values:
    name = deck.ids("board")[values["board"]]
    return {"board": name, "colour": COLOURS[values["board"]], "effect": f"board:{name}"}


_ACTIONS: dict[str, Callable[[State, Deck, int, Named], Values]] = {
    "place": tell_place,
    "recall": tell_recall,
    "recall_from_market": lambda s, deck, seat, values: {"location": MARKET_NAMES[values["space"]]},
    "recall_from_board": lambda s, deck, seat, values: {"seat_whose": values["seat"]},
    "mine_clay": tell_mined(CLAY),
    "mine_gold": tell_mined(GOLD),
    "exchange_for_virtue": tell_pair,
    "exchange_for_marble": tell_marble_price,
    "exchange_with": tell_trade,
    "hire": tell_hire,
    "draw_buildings": tell_draw,
    "blueprint": tell_blueprint,
    "dismiss": own_apprentice,
    "capture": tell_capture,
    "ransom_free": tell_ransom,
    "deliver": tell_delivery,
    "release": tell_release,
    "ransom_with_silver": tell_ransom_with_silver,
    "ransom_with_debt": tell_ransom_with_debt,
    "pay_off": tell_pay_off,
    "construct": tell_construction,
    "advance": tell_advance,
    "pay_stone": tell_wood_and_stone,
    "pay_gold": tell_gold_and_marble,
    "pick": lambda s, deck, seat, values: tell_building(deck, values["building"]),
    "discard": lambda s, deck, seat, values: tell_building(deck, values["building"]),
    "gain": tell_gain,
    "resolve": own_apprentice,
    "let_out": lambda s, deck, seat, values: {"workers": values["workers"]},
    "choose_board": tell_board,
}


# What the open question is about.


def tell_turn(s: State, deck: Deck, seat: int) -> Values:
    return {"workers": int(s.players[seat].supply), "last": "yes" if s.turns_left else "no"}


def tell_left(s: State, deck: Deck, seat: int) -> Values:
    """How many exchanges, captures or actions are left."""
    return {"left": int(s.command.workers) - int(s.command.used)}


def building_at_work(s: State, deck: Deck, seat: int) -> Values:
    return tell_building(deck, int(s.command.building))


def tell_building_captures(s: State, deck: Deck, seat: int) -> Values:
    return building_at_work(s, deck, seat) | {"left": int(s.command.captures)}


def tell_price_in_wood(s: State, deck: Deck, seat: int) -> Values:
    step = int(s.players[seat].cathedral)
    price = amount_of(wood_or_stone=int(deck.printed.cathedral_mix[step]))
    return {"row": CATHEDRAL_ROWS - step, "goods_cost": price}


def tell_price_in_gold(s: State, deck: Deck, seat: int) -> Values:
    return {"price": int(rare_price(s, deck.printed, s.players[seat]))}


def tell_newcomer(s: State, deck: Deck, seat: int) -> Values:
    """Who is being hired."""
    return tell_apprentice(deck, int(s.grid[s.command.cell]))


def tell_library(s: State, deck: Deck, seat: int) -> Values:
    gained = tell_goods(deck.printed.building_gain[s.command.building])
    return building_at_work(s, deck, seat) | {"goods_gained": gained}


def tell_gatekeeper(s: State, deck: Deck, seat: int) -> Values:
    card = int(s.players[seat].apprentices[s.command.slot])
    most = min(int(deck.printed.apprentice_amount[card]), int(s.players[seat].prison))
    return tell_apprentice(deck, card) | {"workers": most}


def tell_surplus_cards(s: State, deck: Deck, seat: int) -> Values:
    return {"cards": int(s.players[seat].hand) - HAND_CARDS}


_QUESTIONS: dict[int, Callable[[State, Deck, int], Values]] = {
    TURN: tell_turn,
    DRAFT: lambda s, deck, seat: {"step": int(s.draft_step)},
    EXCHANGE: tell_left,
    CAPTURE: tell_left,
    AT_GUARDHOUSE: tell_left,
    FREE_CAPTURE: tell_building_captures,
    DISMISS: tell_newcomer,
    PAY_WOOD_OR_STONE: tell_price_in_wood,
    PAY_GOLD_OR_MARBLE: tell_price_in_gold,
    CHOOSE_GAIN: building_at_work,
    LIBRARY: tell_library,
    GATEKEEPER: tell_gatekeeper,
    HAND_LIMIT: tell_surplus_cards,
    SURPLUS_VIRTUE: lambda s, deck, seat: {"debts": int(s.players[seat].unpaid)},
}
