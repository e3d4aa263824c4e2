"""What is asked, what an answer would do, what was done and how it came out, as ids of texts.

`text/` has the words. A value's key begins with the kind of thing that it names, so that the words know how
to say it: `character`, `characters` (as `W1,M2`), `room`, `goods_cost` (as `silver=4`), `seat_whose`,
`effect` (as `room:S01`: what is printed on that tile), ... Where a thing could be but isn't, its name is
`none`, and so ends the id. An effect is on a character or on a room: the other of the two is `none`, which is
said as nothing at all.
"""

from collections.abc import Callable, Mapping
from functools import cache

from moothall.engine.actions import Action
from moothall.engine.agenda import open_seat, open_stage
from moothall.engine.deck import Deck
from moothall.engine.game import Result, Telling
from moothall.engine.telling import Values, amount_of, tell_victory
from moothall.engine.text import NOBODY
from moothall.engine.verdict import LEGAL
from moothall.games.guilds.actions import SPACE
from moothall.games.guilds.stages.auction import forced_area, highest_bidder, is_one_enough, lead_cost
from moothall.games.guilds.stages.building import price_of
from moothall.games.guilds.stages.effects import coins_of
from moothall.games.guilds.stages.site import placement_verdict
from moothall.games.guilds.stages.sources import has_use, may_work
from moothall.games.guilds.state import (
    ADD_SILVER,
    AREAS,
    AUCTION,
    BUILDING,
    CHOOSE,
    CURRENCIES,
    EFFECT_KINDS,
    FORCED_TAKE,
    MONEY,
    NOTHING,
    PLACE_ROOM,
    PROTECT,
    REBATE,
    SECOND_AREA,
    STAGES,
    TARGETS,
    TIMINGS,
    VICTIM,
    WIDTH,
    State,
)
from moothall.games.guilds.view import AREA_NAMES, RoomCell, source_of, view_placement

Named = Mapping[str, int]
QUARTER = 90  # degrees

GROUPS = {
    "bids": ("bid",),
    "takes": ("take",),
    "abilities": ("use_ability",),
    "exchanges": ("exchange",),
    "rooms": ("buy", "protect"),
}


def tell_action(s: State, deck: Deck, number: int) -> Telling:
    """What this action would do in this position, whether or not it is legal."""
    action = SPACE.decode(number)
    seat = max(0, int(open_seat(s.agenda)))
    values = _ACTIONS[action.name](s, deck, seat, action.values) if action.name in _ACTIONS else {}
    return Telling(f"action-{action.name}{_variant(s, deck, action, values)}", values, group_of(action.name))


def _variant(s: State, deck: Deck, action: Action, values: Values) -> str:
    """Abilities have words of their own for what they do, and what isn't there has no name."""
    if action.name == "use_ability" and action.values["ability"] < deck.printed.abilities:
        return f"-{EFFECT_KINDS[deck.printed.effects[action.values['ability']].kind]}"
    if NOBODY in values.values():
        return f"-{NOBODY}"
    if action.name == "protect":
        return "-free" if action.values["free"] else ""
    if action.name == "place":
        return "-large" if "sides_second" in values else ""
    if action.name == "done":
        return "-second_area" if open_stage(s.agenda) == SECOND_AREA else ""
    return ""


@cache
def group_of(name: str) -> str:
    """The heading that an action stands under: what isn't named there is an answer like any other."""
    return next((group for group, names in GROUPS.items() if name in names), "answers")


# What everybody hears of an answer. A bid and a purchase are told when they are complete, and who loses a
# character by what changed.
UNTOLD = frozenset(("bid", "buy", "remove", "done"))


def tell_deed(s: State, deck: Deck, number: int) -> Telling | None:
    action = SPACE.decode(number)
    if action.name in UNTOLD:
        return None
    seat = int(open_seat(s.agenda))
    who: Values = {"seat": seat}
    if action.name == "pass_turn":
        return tell_pass(s, deck, seat)
    variant = ""
    if action.name == "add" and s.players[seat].tents[s.command.area]:
        variant = "-raise"
    if action.name == "use_ability":
        exchanges = EFFECT_KINDS[deck.printed.effects[action.values["ability"]].kind] == "exchange"
        variant = "-exchange" if exchanges else ""
    if action.name == "protect" and action.values["free"]:
        variant = "-free"
    return Telling(f"deed-{action.name}{variant}", who | tell_action(s, deck, number).values)


def tell_pass(s: State, deck: Deck, seat: int) -> Telling:
    """Who leads for the last card and passes last has taken it with that (GLD-125)."""
    left = [(area, card) for area in range(AREAS) for card in s.town[area] if card != NOTHING]
    if open_stage(s.agenda) == AUCTION and is_last_pass(s) and len(left) == 1:
        area, card = left[0]
        if highest_bidder(s, area) == seat:
            name = deck.ids("character")[card]
            return Telling("deed-pass_turn-taking", {"seat": seat, "character": name})
    return Telling("deed-pass_turn", {"seat": seat})


def is_last_pass(s: State) -> bool:
    """Whether everybody else has passed, one directly after the other (GLD-113, GLD-149)."""
    return bool(s.passes == s.seats - 1)


def tell_question(s: State, deck: Deck) -> Telling:
    stage = open_stage(s.agenda)
    values: Values = {}
    if stage in _QUESTIONS:
        values = _QUESTIONS[stage](s, deck, int(open_seat(s.agenda)))
    return Telling(f"question-{STAGES[stage]}", values)


def tell_result(result: Result) -> Telling:
    """Who won and by what (GLD-228 to GLD-236)."""
    return tell_victory(
        result,
        ("tie_income", "result-by_income"),
        ("tie_cells", "result-by_size"),
        ("tie_members", "result-by_members"),
        less_is_better=("tie_income",),
    )


# The auction.


def tell_area(s: State, deck: Deck, area: int) -> Values:
    cards = [deck.ids("character")[card] for card in s.town[area] if card != NOTHING]
    return {"area": AREA_NAMES[area], "characters": ",".join(cards) or NOBODY}


def tell_bid(s: State, deck: Deck, seat: int, values: Named) -> Values:
    area = values["area"]
    told, leader = tell_area(s, deck, area), int(highest_bidder(s, area))
    told |= {"goods_least": amount_of(silver=int(lead_cost(s, seat, area)))}
    if leader == NOTHING:
        return told | {"leads": "nobody"}
    highest = amount_of(silver=int(s.players[leader].tents[area]))
    leads = "you" if leader == seat else "other"
    return told | {"leads": leads, "seat_leader": leader, "goods_highest": highest}


def tell_add(s: State, deck: Deck, seat: int, values: Named) -> Values:
    area, silver = int(s.command.area), values["silver"]
    told: Values = {"goods_added": amount_of(silver=silver)}
    if open_stage(s.agenda) != ADD_SILVER:
        return told | {"area": NOBODY}
    total = int(s.players[seat].tents[area]) + silver
    return told | tell_area(s, deck, area) | {"total": total, "goods_total": amount_of(silver=total)}


def tell_take(s: State, deck: Deck, seat: int, values: Named) -> Values:
    area, card = values["area"], int(s.town[values["area"], values["card"]])
    if card == NOTHING:
        return {"area": AREA_NAMES[area], "character": NOBODY}
    name = deck.ids("character")[card]
    cost = amount_of(silver=character_price(s, deck, seat, area))
    return {"area": AREA_NAMES[area], "character": name, "effect": f"character:{name}", "goods_cost": cost}


def character_price(s: State, deck: Deck, seat: int, area: int) -> int:
    """What lies on the own tent, less what comes back of it (GLD-118, GLD-272)."""
    silver, printed = int(s.players[seat].tents[area]), deck.printed
    rebates = range(printed.kind_first[REBATE], printed.kind_end[REBATE])
    works = [e for e in rebates if may_work(s, printed, seat, e) == LEGAL and has_use(s, printed, e)]
    back = sum(int(printed.effects[effect].silver) for effect in works)
    return silver - max(0, min(back, silver - 1))


# Abilities and their targets.


def tell_source(deck: Deck, effect: int) -> Values:
    """The character or the room that an effect is on."""
    kind, name = source_of(deck, effect)
    told: Values = {"character": NOBODY, "room": NOBODY}
    return told | {kind: name}


def tell_ability(s: State, deck: Deck, seat: int, values: Named) -> Values:
    ability = values["ability"]
    if ability >= deck.printed.abilities:
        return {"ability": NOBODY}
    effect = deck.printed.effects[ability]
    kind, told = EFFECT_KINDS[effect.kind], tell_source(deck, ability)
    told |= {
        "timing": TIMINGS[effect.timing],
        "left": int(effect.uses) - int(s.uses[ability]),
        "target": TARGETS[effect.target],
    }
    if kind == "exchange":
        paid, got = CURRENCIES[effect.currency], CURRENCIES[effect.got]
        told["goods_paid"] = amount_of(**{paid: int(effect.amount)})
        told["goods_gained"] = amount_of(**{got: int(effect.got_amount)})
    if kind == "gain":
        told["goods_gained"] = amount_of(silver=int(effect.silver), gold=int(effect.gold))
    if kind == "drain":
        told["goods_taken"] = amount_of(**{CURRENCIES[effect.currency]: int(effect.amount)})
    return told


def tell_choose(s: State, deck: Deck, seat: int, values: Named) -> Values:
    whose: Values = {"seat_whose": values["seat"]}
    if open_stage(s.agenda) != CHOOSE:
        return whose | {"target": NOBODY}
    effect = deck.printed.effects[s.command.effect]
    lost = min(int(effect.amount), int(coins_of(s.players[values["seat"]], effect.currency)))
    return whose | {"goods_taken": amount_of(**{CURRENCIES[effect.currency]: lost})}


def tell_remove(s: State, deck: Deck, seat: int, values: Named) -> Values:
    name, owner = deck.ids("character")[values["character"]], int(s.character_at[values["character"]])
    told: Values = {"character": name, "effect": f"character:{name}"}
    if owner >= s.seats:
        return told | {"guild": NOBODY}
    return told | {"seat_whose": owner}


# Money and rooms.


def tell_exchange(s: State, deck: Deck, seat: int, values: Named) -> Values:
    lots = values["lots"]
    return {
        "goods_paid": amount_of(silver=lots * int(deck.printed.exchange_silver)),
        "goods_gained": amount_of(gold=lots),
    }


def tell_room(s: State, deck: Deck, place: int) -> Values:
    room = int(s.display[place])
    if room == NOTHING:
        return {"room": NOBODY, "effect": f"room:{NOBODY}"}
    name = deck.ids("room")[room]
    return {"room": name, "effect": f"room:{name}"}


def tell_buy(s: State, deck: Deck, seat: int, values: Named) -> Values:
    told, room = tell_room(s, deck, values["place"]), int(s.display[values["place"]])
    if room == NOTHING:
        return told
    return told | {"goods_cost": amount_of(gold=int(price_of(s, deck.printed, seat, room)))}


def tell_place(s: State, deck: Deck, seat: int, values: Named) -> Values:
    cell, rotation = values["cell"], values["rotation"]
    told: Values = {"where": coordinates(cell), "degrees": QUARTER * rotation}
    if open_stage(s.agenda) != PLACE_ROOM:
        return told | {"room": NOBODY}
    room = int(s.display[s.command.place])
    verdict = int(placement_verdict(deck.printed, s.players[seat], room, cell, rotation))
    found = view_placement(deck, s.players[seat], room, cell, rotation, verdict)
    told |= tell_buy(s, deck, seat, {"place": int(s.command.place)})
    told |= {
        "reach": "yes" if found.active else "no",
        "windows": sum(len(each.windows) for each in found.cells),
    }
    return told | tell_cells(found.cells)


def coordinates(cell: int) -> str:
    """GLD-153."""
    return f"({cell % WIDTH + 1},{cell // WIDTH + 1})"


def tell_cells(cells: list[RoomCell]) -> Values:
    """Where a room would lie, and the sides that its doors are on; nothing where it would stick out."""
    doors = [",".join(cell.doors) or "no" for cell in cells]
    told: Values = dict(zip(("sides_first", "sides_second"), doors, strict=False))
    if cells:
        told["where"] = "–".join(coordinates(cell.cell) for cell in cells)
    return {"sides_first": "no"} | told


def tell_protect(s: State, deck: Deck, seat: int, values: Named) -> Values:
    return tell_room(s, deck, values["place"]) | {"goods_cost": amount_of(silver=1)}


_ACTIONS: dict[str, Callable[[State, Deck, int, Named], Values]] = {
    "bid": tell_bid,
    "add": tell_add,
    "take": tell_take,
    "use_ability": tell_ability,
    "choose": tell_choose,
    "remove": tell_remove,
    "exchange": tell_exchange,
    "buy": tell_buy,
    "place": tell_place,
    "protect": tell_protect,
}


# Questions.


def tell_coins(s: State, deck: Deck, seat: int) -> Values:
    """What the player has, and whether passing ends the phase."""
    me = s.players[seat]
    return {
        "goods_has": amount_of(silver=int(me.silver), gold=int(me.gold)),
        "goods_silver": amount_of(silver=int(me.silver)),
        "goods_gold": amount_of(gold=int(me.gold)),
        "last": "yes" if is_last_pass(s) else "no",
    }


def ask_silver(s: State, deck: Deck, seat: int) -> Values:
    area = int(s.command.area)
    least = amount_of(silver=int(lead_cost(s, seat, area)))
    return tell_area(s, deck, area) | tell_coins(s, deck, seat) | {"goods_least": least}


def ask_second_area(s: State, deck: Deck, seat: int) -> Values:
    enough = is_one_enough(s, deck.printed, seat)
    return tell_coins(s, deck, seat) | {"enough": "yes" if enough else "no"}


def ask_forced_take(s: State, deck: Deck, seat: int) -> Values:
    return {"area": AREA_NAMES[forced_area(s)]}


def ask_target(s: State, deck: Deck, seat: int) -> Values:
    effect = deck.printed.effects[s.command.effect]
    lost = amount_of(**{CURRENCIES[effect.currency]: int(effect.amount)})
    return tell_source(deck, int(s.command.effect)) | {"goods_taken": lost}


_QUESTIONS: dict[int, Callable[[State, Deck, int], Values]] = {
    AUCTION: tell_coins,
    ADD_SILVER: ask_silver,
    SECOND_AREA: ask_second_area,
    FORCED_TAKE: ask_forced_take,
    CHOOSE: ask_target,
    VICTIM: lambda s, deck, seat: tell_source(deck, int(s.command.effect)),
    MONEY: tell_coins,
    BUILDING: tell_coins,
    PLACE_ROOM: lambda s, deck, seat: tell_room(s, deck, int(s.command.place)),
    PROTECT: tell_coins,
}
